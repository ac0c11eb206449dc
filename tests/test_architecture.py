"""The rules of the house, held over every file there is."""

import ast
import statistics
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("desktop", "resources", "rules", "tests")
    for path in (ROOT / folder).rglob("*.py")
)
RULES = [file for file in FILES if file.startswith("rules/")]
DESKTOP = [file for file in FILES if file.startswith("desktop/")]
ENGINE = ["rules/law.py", "rules/throws.py", "rules/resolution.py"]
GAMES = {
    Path(file).parts[2].removesuffix(".py")
    for file in RULES
    if file.startswith("rules/systems/") and file != "rules/systems/__init__.py"
}
STYLED = ("desktop/app.py", "desktop/theme")
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


def text_of(file):
    return (ROOT / file).read_text(encoding="utf-8")


class Tree:
    """What the rules of the house ask of a file, read once."""

    def __init__(self, file):
        self.imported, self.functions, self.called = set(), {}, set()
        for node in ast.walk(ast.parse(text_of(file), file)):
            if isinstance(node, ast.Import):
                self.imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, "imports are absolute"
                self.imported |= {f"{node.module}.{alias.name}" for alias in node.names}
            elif isinstance(node, FUNCTION):
                name = f"{file}:{node.lineno} {node.name}"
                self.functions[name] = node.end_lineno - node.lineno + 1
            elif isinstance(node, ast.Call):
                self.called.add(getattr(node.func, "attr", None))


tree = cache(Tree)


def imported(file):
    """Every module a file imports, anywhere in it, by its absolute name."""
    return tree(file).imported


def within(name, package):
    return name == package or name.startswith(f"{package}.")


def game_of(name):
    """The game that a module's dotted name lies in, or None."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["rules", "systems"] and set(parts[2:3]) & GAMES else None


def functions(files):
    """The length in lines of every function of these files, by its place."""
    return {name: lines for file in files for name, lines in tree(file).functions.items()}


def in_clean_process(program, *unwanted):
    """Run a program in a Python of its own, and say which unwanted modules it left loaded."""
    shown = f"\nimport sys\nprint([name for name in {unwanted!r} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program + shown],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return ast.literal_eval(done.stdout)


def test_rules_stand_on_python_and_pydantic_alone():
    allowed = {*sys.stdlib_module_names, "annotated_types", "lark", "pydantic", "pydantic_core"}
    clock_and_network = {"http", "socket", "ssl", "time", "tkinter", "urllib"}
    within_bounds = (allowed - clock_and_network) | {"rules"}
    used = [(file, name) for file in RULES for name in imported(file)]
    assert [one for one in used if one[1].partition(".")[0] not in within_bounds] == []


def test_the_engine_has_no_pydantic():
    assert set(ENGINE) <= set(FILES)
    assert [file for file in ENGINE for name in imported(file) if within(name, "pydantic")] == []


def test_a_game_never_imports_another():
    found = []
    for file in RULES:
        own = game_of(file.removesuffix(".py").replace("/", "."))
        others = {game_of(name) for name in imported(file)} - {None, own}
        found += [(file, other) for other in others if own is not None]
    assert found == []


def test_no_game_is_imported_by_name():
    own = [file for file in RULES if not file.startswith("rules/systems/")]
    named = [(file, name) for file in DESKTOP + own for name in imported(file) if game_of(name)]
    assert named == []


def test_nothing_imports_main():
    assert [
        file for file in FILES for name in imported(file) if "__main__" in name.split(".")
    ] == []


def test_the_window_has_no_network():
    network = ("http", "PySide6.QtNetwork", "requests", "socket", "ssl", "urllib.request")
    used = [(file, name) for file in DESKTOP for name in imported(file)]
    assert [one for one in used if any(within(one[1], module) for module in network)] == []


def test_only_the_theme_styles():
    styling = [file for file in DESKTOP if "setStyleSheet" in tree(file).called]
    assert [file for file in styling if not file.startswith(STYLED)] == []


def test_files_have_one_subject():
    lengths = {file: len(text_of(file).splitlines()) for file in FILES}
    assert {file: lines for file, lines in lengths.items() if lines > 400} == {}


def test_functions_fit_a_screen():
    assert [name for name, lines in functions(FILES).items() if lines > 60] == []


@pytest.mark.parametrize("files", [RULES, DESKTOP], ids=["rules", "desktop"])
def test_most_functions_are_short(files):
    assert statistics.median(functions(files).values()) < 10


def test_nothing_is_left_for_later():
    words = ("TO" + "DO", "FIX" + "ME", "X" + "XX")
    assert [(file, word) for file in FILES for word in words if word in text_of(file)] == []


def test_the_games_load_without_a_window():
    unwanted = ("PySide6", "numpy", "pyqtgraph", "desktop", "resources")
    assert in_clean_process("import rules.systems; rules.systems.load()", *unwanted) == []


def test_the_engine_loads_without_pydantic():
    assert in_clean_process("import rules.resolution", "pydantic") == []

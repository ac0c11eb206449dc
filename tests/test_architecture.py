"""The rules of the house, held over every file there is."""

import ast
import statistics
import subprocess
import sys
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


def tree(file):
    return ast.parse((ROOT / file).read_text(encoding="utf-8"), file)


def imported(file):
    """Every module a file imports, anywhere in it, by its absolute name."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name, package):
    return name == package or name.startswith(f"{package}.")


def game_of(name):
    """The game that a module's dotted name lies in, or None."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["rules", "systems"] and set(parts[2:3]) & GAMES else None


def functions(file):
    """The length in lines of every function of a file, by its name."""
    return [
        (f"{file}:{node.lineno} {node.name}", node.end_lineno - node.lineno + 1)
        for node in ast.walk(tree(file))
        if isinstance(node, FUNCTION)
    ]


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


@pytest.mark.parametrize("file", RULES)
def test_rules_stand_on_python_and_pydantic_alone(file):
    allowed = {*sys.stdlib_module_names, "annotated_types", "lark", "pydantic", "pydantic_core"}
    clock_and_network = {"http", "socket", "ssl", "time", "tkinter", "urllib"}
    tops = {name.partition(".")[0] for name in imported(file)}
    assert tops <= (allowed - clock_and_network) | {"rules"}


@pytest.mark.parametrize("file", [file for file in ENGINE if file in FILES])
def test_the_engine_has_no_pydantic(file):
    assert not [name for name in imported(file) if within(name, "pydantic")]


@pytest.mark.parametrize("file", [file for file in RULES if file.startswith("rules/systems/")])
def test_a_game_never_imports_another(file):
    own = game_of(file.removesuffix(".py").replace("/", "."))
    games = {game_of(name) for name in imported(file)} - {None}
    assert games <= ({own} if own else GAMES)


@pytest.mark.parametrize(
    "file", DESKTOP + [file for file in RULES if not file.startswith("rules/systems/")]
)
def test_no_game_is_imported_by_name(file):
    assert not [name for name in imported(file) if game_of(name)]


@pytest.mark.parametrize("file", FILES)
def test_nothing_imports_main(file):
    assert not [name for name in imported(file) if "__main__" in name.split(".")]


@pytest.mark.parametrize("file", DESKTOP)
def test_the_window_has_no_network(file):
    network = ("http", "PySide6.QtNetwork", "requests", "socket", "ssl", "urllib.request")
    assert not [name for name in imported(file) for module in network if within(name, module)]


@pytest.mark.parametrize("file", [file for file in DESKTOP if not file.startswith(STYLED)])
def test_only_the_theme_styles(file):
    calls = [node.func for node in ast.walk(tree(file)) if isinstance(node, ast.Call)]
    assert "setStyleSheet" not in {getattr(call, "attr", None) for call in calls}


@pytest.mark.parametrize("file", FILES)
def test_files_have_one_subject_and_functions_fit_a_screen(file):
    text = (ROOT / file).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    assert [name for name, lines in functions(file) if lines > 60] == []


@pytest.mark.parametrize("files", [RULES, DESKTOP], ids=["rules", "desktop"])
def test_most_functions_are_short(files):
    lengths = [lines for file in files for _, lines in functions(file)]
    assert statistics.median([*lengths, 1]) < 10


@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_for_later(file):
    text = (ROOT / file).read_text(encoding="utf-8")
    assert [word for word in ("TO" + "DO", "FIX" + "ME", "X" + "XX") if word in text] == []


def test_the_games_load_without_a_window():
    unwanted = ("PySide6", "numpy", "pyqtgraph", "desktop", "resources")
    assert in_clean_process("import rules.systems; rules.systems.load()", *unwanted) == []


def test_the_engine_loads_without_pydantic():
    assert in_clean_process("import rules.resolution", "pydantic") == []

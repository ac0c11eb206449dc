"""The rules as texts: both languages, every anchor and link, the numbers the program has."""

import ast
import re
from fractions import Fraction
from pathlib import Path

import pytest

from desktop.files import read_document
from desktop.reading.book import book_of, read_book, reference_of
from desktop.reading.outline import template_named
from desktop.words import NBSP, Words
from resources import locate
from rules.law import mean as law_mean
from rules.presets import Presets
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from rules.systems import load
from rules.systems.confrontation.editions import EDITIONS
from rules.systems.confrontation.engine import DESTROYED, Engine
from rules.systems.confrontation.wounds import LOSS, row_of
from rules.systems.hell_dorado.models import COVERED, KIND_LABELS
from rules.systems.mordheim import criticals, injuries, tables
from rules.systems.mordheim.words import CELLS
from rules.systems.savage_worlds.ranges import MULTIPLES, PENALTIES
from rules.systems.savage_worlds.rolls import TraitRoll
from rules.systems.savage_worlds.steps import SUCCESS, steps_of
from rules.throws import Successes

ROOT = Path(__file__).parent.parent.parent
TEXTS = sorted(path.name for path in locate("reference").glob("*.md"))
GUIDES = sorted(locate("help").glob("*.md"))
LANGUAGES = ("fr", "en")
GAMES = sorted(load())
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)")
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]*)\)")
HIGHEST = 6


def book(game, language):
    found = reference_of(game, language)
    assert found is not None
    return found


def rows(game, language, anchor, number=0):
    """The cells of a table under a heading, its head first."""
    sections = book(game, language)
    section = sections.sections[sections.place(anchor)]
    blocks = [block for block in section.text.split("\n\n") if block.startswith("|")]
    lines = [line for line in blocks[number].splitlines() if "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def sign(number):
    return str(number).replace("-", "−")


@pytest.mark.parametrize("path", TEXTS)
def test_its_sources_are_named_so_that_a_player_finds_them(path):
    text = locate("reference", path).read_text(encoding="utf-8")
    assert not re.search(r"\b(seed|dossier) ?\d", text, re.IGNORECASE)
    assert text.partition("{#sources}")[2].count("\n- ") >= 2


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_and_tables(game):
    french, english = (book(game, language) for language in LANGUAGES)
    assert [(s.level, s.anchors) for s in french.sections] == [
        (s.level, s.anchors) for s in english.sections
    ]
    for one, other in zip(french.sections, english.sections, strict=True):
        assert one.text.count("\n|") == other.text.count("\n|"), one.title
        assert PICTURE.findall(one.text) == PICTURE.findall(other.text)


@pytest.mark.parametrize("path", [*map(Path, TEXTS), *GUIDES], ids=str)
def test_anchors_are_one_of_a_kind_and_links_lead_to_one(path):
    text = read_book(locate("reference", path.name) if path.name in TEXTS else path)
    anchors = [anchor for section in text.sections for anchor in section.anchors]
    assert len(anchors) == len(set(anchors))
    assert all(section.anchors for section in text.sections)
    for section in text.sections:
        for link in LINK.findall(section.text):
            assert link.startswith("#"), f"{link} leads out of the program"
            assert text.place(link[1:]) is not None, link


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_choice_has_its_section_named_as_in_the_form(game):
    fields = load()[game].engagement.model_fields["rules"].annotation.model_fields
    for language in LANGUAGES:
        text, words = book(game, language), Words(language)
        for name, field in fields.items():
            place = text.place(name)
            assert place is not None, name
            assert text.sections[place].title == words.label(field.title)


@pytest.mark.parametrize("game", GAMES)
def test_every_assumption_has_its_section(game):
    ids = set(assumed_in(game))
    assert ids
    for language in LANGUAGES:
        assert {one for one in ids if book(game, language).place(one) is None} == set()


def assumed_in(game):
    """The ids of the assumptions that a game's own code can make."""
    home = ROOT / "rules" / "systems" / game
    for path in home.glob("*.py") if home.is_dir() else [home.with_suffix(".py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Assumption":
                assert isinstance(node.args[0], ast.Constant)
                yield node.args[0].value


@pytest.mark.parametrize("path", [p for p in TEXTS if ".fr." in p] + ["guide.fr.md"])
def test_french_has_its_hard_spaces(path):
    text = locate("help" if path.startswith("guide") else "reference", path).read_text("utf-8")
    prose = re.sub(r"(?s)```.*?```|`[^`]*`|\{[^}]*\}|\([^)]*:[^)]*\)", "", text)
    assert re.findall(rf"[^{NBSP}\u202f\s|\-*!:][;?!»]|[\w)»] [:;?!%»]|« ", prose) == []


def test_a_section_is_found_whatever_case_and_accents():
    text = book_of("# Règles\n\n## Œil {#eye}\n\nÀ découvert, « l’Œil » voit.\n\n## Autre\n\nRien.")
    assert text.found("oeil DECOUVERT") == [1]
    assert text.found("rien oeil") == []
    assert text.found("  ") == [0, 1, 2]


def test_a_heading_in_a_fence_is_none():
    text = book_of("# One\n\n```\n# not a heading\n```\n")
    assert [section.title for section in text.sections] == ["One"]


def test_the_templates_drawn_are_those_of_the_weapons():
    weapons = {
        "hell_dorado": [
            "explosion (puissance 3/1)",
            "souffle englobant (acide • puissance 5/2)",
        ],
        "savage_worlds": [
            f"arme (2d6 • {template} • tir)"
            for template in ("petit gabarit", "gabarit moyen", "grand gabarit", "cône", "jet")
        ],
    }
    for game, printed in weapons.items():
        system = load()[game]
        laid = [system.template(system.read(text)) for text in printed]
        drawn = [name for s in book(game, "fr").sections for name in PICTURE.findall(s.text)]
        assert [template_named(name) for name in drawn] == laid


@pytest.mark.parametrize("language", LANGUAGES)
def test_hell_dorado_chances_of_a_die(language):
    for difficulty, chance, mean in rows("hell_dorado", language, "attack")[1:]:
        assert Fraction(chance) == Successes(1, int(difficulty)).law()[1]
        assert Fraction(mean) == law_mean(Successes(5, int(difficulty)).law())


@pytest.mark.parametrize("language", LANGUAGES)
def test_hell_dorado_cover_counts_where_the_program_counts_it(language):
    told = [row[1] in {"oui", "yes"} for row in rows("hell_dorado", language, "cover")[1:]]
    assert told == [kind in COVERED for kind in KIND_LABELS]


def test_hell_dorado_ranges():
    rules = load()["hell_dorado"].engagement.model_fields["rules"].annotation()
    assert [row[1] for row in rows("hell_dorado", "fr", "range")[1:]] == [
        "4",
        str(rules.long_range_difficulty),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mordheim_to_wound(language):
    for row in rows("mordheim", language, "wound")[1:]:
        strength, *needs = row
        told = [tables.wound_need(int(strength), toughness) for toughness in range(1, 11)]
        assert needs == ["–" if need > HIGHEST else str(need) for need in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mordheim_to_hit_and_saves(language):
    melee = [row[1] for row in rows("mordheim", language, "melee")[1:]]
    needs = [tables.melee_need(5, 4), tables.melee_need(3, 6), tables.melee_need(3, 7)]
    assert melee == [f"{need}+" for need in needs]
    skills, shots = rows("mordheim", language, "shooting")
    assert shots[1:] == [sign(tables.shooting_need(int(skill))) for skill in skills[1:]]
    saves = [row[1] for row in rows("mordheim", language, "save")[1:]]
    told = tables.ARMOUR_SAVES.values()
    assert saves == ["–" if save > HIGHEST else f"{save}+" for save in told]
    strengths, malus = rows("mordheim", language, "save", 1)
    for band, told in zip(strengths[1:], malus[1:], strict=True):
        ends = [int(end) for end in band.split("–")]
        assert {sign(-tables.save_malus(end)) for end in ends} == {told}
    _, _, _, *mounts, _ = [row[1] for row in rows("mordheim", language, "save", 2)]
    assert mounts == [str(tables.MOUNT_BONUS[mount]) for mount in ("mounted", "barded")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mordheim_injuries(language):
    bands = (
        tables.COMMON_BANDS,
        tables.CONCUSSION_BANDS,
        tables.HARD_TO_KILL_BANDS,
        tables.TRUE_GRIT_BANDS,
    )
    words = Words(language)
    names = [words.label(name) for name in ("knocked down", "stunned", "out of action")]
    ranks = [tables.injury_ranks(band, 0, no_pain=False) for band in bands]
    for face, *told in rows("mordheim", language, "injury")[1:]:
        assert told == [names[rank[int(face) - 1] - tables.KNOCKED_DOWN] for rank in ranks]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mordheim_criticals(language):
    words = Words(language)
    for faces, blow, wounds, save, injury in rows("mordheim", language, "critical")[1:]:
        cell = critical(None, faces)
        assert (blow, wounds) == (words.label(CELLS[cell.id]), str(cell.wounds))
        assert (save in {"oui", "yes"}, injury) == (cell.save, f"+{cell.injury}")
    optional = rows("mordheim", language, "critical_tables")[1:]
    names = {words.label(name): name for name in criticals.TABLES if name}
    for table, faces, blow, does in optional:
        cell = critical(names[table], faces)
        assert blow == words.label(CELLS[cell.id])
        assert ("+" in does, f"+{cell.injury}" in does) == (bool(cell.injury),) * 2
    assert len(optional) == sum(len(set(c)) for name, c in criticals.TABLES.items() if name)


def critical(table, faces):
    """The cell of these faces of the die, the same for each."""
    ends = [int(face) for face in faces.split("–")]
    found = {criticals.TABLES[table][face - 1] for face in range(ends[0], ends[-1] + 1)}
    assert len(found) == 1
    return found.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_mordheim_after_the_battle(language):
    words = Words(language)
    told = {row[0]: row[1] for row in rows("mordheim", language, "after")[1:]}
    assert told == {
        str(first) if first == last else f"{first}–{last}": words.label(injuries.OUTCOMES[outcome])
        for (first, last), outcome in injuries.HERO_TABLE.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_savage_worlds_ranges_and_cover(language):
    told = [row[1:] for row in rows("savage_worlds", language, "range")[1:]]
    assert told == [[sign(-PENALTIES[band]), f"×{MULTIPLES[band]}"] for band in PENALTIES]
    presets = load()["savage_worlds"].presets()
    assert isinstance(presets, Presets)
    bonuses = [str(cover.fields["cover_bonus"]) for cover in presets.armours]
    assert [row[1] for row in rows("savage_worlds", language, "cover")[1:]] == bonuses


@pytest.mark.parametrize("language", LANGUAGES)
def test_confrontation_stages(language):
    for whole, *told in rows("confrontation", language, "stages")[1:]:
        points = int(whole)
        engine = Engine(EDITIONS["c3"], points, exempt=False)
        stages = [engine.stage(lost) for lost in range(points + 1)]
        reached = [str(stages.index(stage)) if stage in stages else "–" for stage in (1, 2, 3)]
        assert told == [*reached, whole]
        assert stages[-1] == DESTROYED


@pytest.mark.parametrize("language", LANGUAGES)
def test_confrontation_wounds_and_dice(language):
    costs = [int(row[1]) for row in rows("confrontation", language, "structure")[1:]]
    assert costs == sorted(set(LOSS.values()))
    faces = [(high, low) for high in range(1, 7) for low in range(1, 7)]
    for face, higher, lower in rows("confrontation", language, "wounds", 1)[1:]:
        for told, pick in ((higher, max), (lower, min)):
            ways = sum(pick(pair) == int(face) for pair in faces)
            assert Fraction(told) == Fraction(ways, 36)
    bands = rows("confrontation", language, "wounds")[1:]
    for row, (_, band) in enumerate(bands):
        numbers = [int(number) for number in re.findall(r"[0-9]+", band)]
        values = [-1] if row == 0 else numbers
        assert {row_of(0, value, 0) for value in values} == {row}


@pytest.mark.parametrize("language", LANGUAGES)
def test_savage_worlds_attack_rolls(language):
    for die, *told in rows("savage_worlds", language, "attack")[1:]:
        sides = int(die[1:])
        laws = [
            TraitRoll(dice, steps_of(SUCCESS, 2), 0, critical=True).law()
            for dice in ((sides, 6), (sides,))
        ]
        found = [(1 - law[1] - law[2], law[1], law[2]) for law in laws]
        assert [Fraction(cell) for cell in told] == [chance for law in found for chance in law]


@pytest.mark.parametrize(
    "path",
    [path for game in GAMES for path in sorted(locate("samples", game).glob("*.json"))],
    ids=lambda path: path.stem,
)
def test_every_number_of_the_samples_leads_to_its_rule(path):
    reading = read_engagement(read_document(path))
    course = course_of(reading.case.program, Resolver())
    whys = [reading.case.why(course, 0, 1), reading.case.why_total(course, 1)]
    for why in (why for why in whys if why is not None):
        game, _, anchor = why.rule.partition("/")
        assert game == path.parent.name
        assert book(game, "fr").place(anchor) is not None, why.rule

"""What people see of a game whose attack has grades: the command line and the report."""

import json
from fractions import Fraction

import pytest

from desktop.printing.facts import chance_of, facts_of
from desktop.printing.ink import width_of
from desktop.printing.results import Grid
from desktop.printing.sheet import sheet_of
from desktop.views.dice.faces import to_come
from desktop.views.results.sentences import figure_asks, figure_sentence, one_line
from desktop.words import Words
from resources import locate
from rules.law import at_least
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from rules.story import Story
from tests.desktop.commands import succeed

SAMPLES = sorted(locate("samples", "savage_worlds").glob("*.json"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_the_grades_stand_in_place_of_a_hit(sample, capsys):
    said = succeed(capsys, "resolve", str(sample), "--lang", "en").out
    assert "critical failure" in said
    assert "under the template" in said


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_group_stands_one_by_one_in_the_report(sample):
    reading = read_engagement(sample.read_bytes())
    facts = facts_of(reading, Resolver(), title="")
    counts = [target.count for target in reading.engagement.targets]
    assert len(facts.rows) == sum(counts)


def test_where_it_landed_is_in_the_document(capsys):
    grenade = next(path for path in SAMPLES if "grenade" in path.stem)
    for seed in range(12):
        rolled = succeed(capsys, "resolve", str(grenade), "--json", "--roll", "--seed", str(seed))
        document = json.loads(rolled.out)
        failed = document["attack"] in ("failure", "critical_failure")
        assert (document["landed"] is not None) is failed
        assert not {"deviation", "damage_roll", "mean_damage"} & set(document)


def test_the_tray_asks_for_the_dice_that_are_certain_to_come():
    case = read_engagement(SAMPLES[0].read_bytes()).case
    story = Story(case.program)
    assert len(to_come(story.current)) == len(story.current.throw.dice)
    aces = story.current.sides
    story.add(aces)
    assert len(to_come(story.current)) == len(story.current.throw.dice)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_every_number_of_a_card_can_be_asked_about(sample):
    case = read_engagement(sample.read_bytes()).case
    course = course_of(case.program, Resolver())
    result = case.result(course)
    for place, figure in enumerate(result.figures):
        law = figure.chart.law
        for value, exactly in figure_asks(figure):
            why = case.why(course, place, value, exactly=exactly)
            wanted = law[value] if exactly else at_least(law, value)
            assert why.chance == wanted
            assert sum((g.chance * g.given for g in why.grounds), why.rest) == wanted


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_the_games_own_words_stand_in_cards_and_in_the_line(sample, language):
    words, case = Words(language), read_engagement(sample.read_bytes()).case
    result = case.result(course_of(case.program, Resolver()))
    said = [one_line(result, words), *(words(figure_sentence(f)) for f in result.figures)]
    for foreign in ("unharmed", "out of action", "indemne", "hors de combat"):
        assert not any(foreign in sentence for sentence in said)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_every_head_of_the_report_stands_over_its_own_numbers(sample, paper):
    reading = read_engagement(sample.read_bytes())
    facts = facts_of(reading, Resolver(), title="")
    sheet = sheet_of(paper)
    grid = Grid.of(facts, Words("fr"), sheet.body.width())
    for row in grid.rows:
        assert len((*row.values, *row.numbers)) == len(grid.heads)
    longest = max(width_of(row.name, 10, bold=True) for row in grid.rows[:-1])
    assert sheet.body.width() - sum(grid.widths) >= longest
    for row in facts.rows:
        told = [chance_of(row.figure, state) for state in facts.states]
        assert sum(chance for chance in told if chance is not None) == 1


def grid_of(sample, language="en"):
    facts = facts_of(read_engagement(sample.read_bytes()), Resolver(), title="")
    return Grid.of(facts, Words(language), sheet_of("a4").body.width())


@pytest.mark.usefixtures("qapp")
def test_the_report_says_who_may_lie_under_a_template_that_deviates(capsys):
    grenade = locate("samples", "savage_worlds") / "La grenade entre amis.json"
    grid = grid_of(grenade)
    column = grid.heads.index("under the template")
    found = {row.name: row.values[column] for row in grid.rows}
    assert (found["Capitaine"], found["Augustin"], found["Marlène"]) == ("54%", "13%", "0%")
    told = json.loads(succeed(capsys, "resolve", str(grenade), "--json").out)
    under = sum(Fraction(target["under"]) for target in told["targets"] if "states" in target)
    assert found["Figures, mean"] == f"{float(under):.2f}"
    assert "sous le gabarit" in grid_of(grenade, "fr").heads


@pytest.mark.usefixtures("qapp")
def test_the_report_says_nothing_of_it_where_chance_has_no_part_in_it():
    for sample in locate("samples", "hell_dorado").glob("*.json"):
        assert "under the template" not in grid_of(sample).heads

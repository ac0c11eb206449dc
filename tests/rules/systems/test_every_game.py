"""What holds for every game, found by its samples: a new game is covered unasked."""

import json
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from desktop.words import Words
from resources import locate
from rules.case import resolve
from rules.played import played_document, typed
from rules.readings import Measure, ends, joint, marginals
from rules.resolution import Resolver, course_of
from rules.service import read_engagement, resolve_document
from rules.story import Story, rolled
from rules.systems import load
from rules.text import Text
from tests.chi_square import agree
from tests.rules.brute_force import endings, fractions, read

EXACT = Path(__file__).parents[2] / "samples"
MOST_PATHS = 300
ROLLS = 2_000
LONGEST_BRUTE = 4_000


def exact_samples(game):
    return json.loads((EXACT / f"{game}.json").read_text("utf-8"))


def shipped_samples(game):
    return sorted(locate("samples", game).glob("*.json"))


def engagements(game):
    """Every sample engagement of a game: those with exact answers, those it ships."""
    shipped = [json.loads(file.read_text("utf-8")) for file in shipped_samples(game)]
    return [sample["engagement"] for sample in exact_samples(game)] + shipped


GAMES = sorted(load())
CASES = [
    pytest.param(engagement, id=f"{game}-{number}")
    for game in GAMES
    for number, engagement in enumerate(engagements(game))
]
every_sample = pytest.mark.parametrize("engagement", CASES)


def case_of(engagement):
    return read_engagement(engagement).case


def expected_part(document, expected):
    """The part of a result document that a sample tells, targets by name.

    States are all listed in a document; a sample may leave out those that are impossible.
    """
    targets = {target["name"]: target for target in document["targets"]}
    told = {part: document[part] for part in expected if part != "targets"}
    return told | {
        "targets": {
            name: {part: possible(targets[name][part], parts[part]) for part in parts}
            for name, parts in expected["targets"].items()
        }
    }


def possible(told, expected):
    """What a document tells without impossible states of which a sample says nothing."""
    if not isinstance(told, dict):
        return told
    return {name: chance for name, chance in told.items() if chance != "0" or name in expected}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_samples_with_exact_answers_and_samples_to_open(game):
    assert len(exact_samples(game)) >= 5
    assert shipped_samples(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_samples_have_their_exact_answers(game):
    for sample in exact_samples(game):
        document = resolve_document(sample["engagement"])
        assert expected_part(document, sample["expected"]) == sample["expected"]


def laws_in(value):
    """Every law of a document: outcomes that are numbers, each with its fraction."""
    if isinstance(value, dict):
        if value and all(key.lstrip("-").isdigit() for key in value):
            yield value
        for part in value.values():
            yield from laws_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from laws_in(part)


@every_sample
def test_every_law_of_the_document_sums_to_one_in_reduced_fractions(engagement):
    laws = list(laws_in(resolve_document(engagement)))
    assert laws or not engagement["targets"]
    for law in laws:
        assert sum(map(Fraction, law.values())) == 1
        assert all(0 < Fraction(chance) <= 1 for chance in law.values())
        assert all(str(Fraction(chance)) == chance for chance in law.values())


@every_sample
def test_no_step_has_too_many_paths(engagement):
    resolver = Resolver()
    nodes = course_of(case_of(engagement).program, resolver).nodes
    steps = {node.step for node in nodes if node.step is not None}
    assert max((len(resolver.paths(step)) for step in steps), default=0) <= MOST_PATHS


@every_sample
def test_the_rank_is_whole_and_falls_to_the_end(engagement):
    program = case_of(engagement).program
    for node in course_of(program, Resolver()).nodes:
        assert isinstance(program.rank(node.state), int)
        assert all(program.rank(e[0].state) < program.rank(node.state) for e in node.edges)


def small(engagement):
    """Whether a sample is small enough for everybody's sums side by side."""
    course = course_of(case_of(engagement).program, Resolver())
    edges = sum(len(node.edges) for node in course.nodes)
    return edges <= LONGEST_BRUTE and len(course.marked) <= 4


SMALL = [case for case in CASES if small(case.values[0])]


@pytest.mark.parametrize("game", GAMES)
def test_enough_samples_are_small_enough_to_be_counted_the_long_way(game):
    assert sum(case.id.startswith(f"{game}-") for case in SMALL) >= 3


@pytest.mark.parametrize("engagement", SMALL)
def test_marginals_and_joint_laws_are_those_of_all_paths(engagement):
    program = case_of(engagement).program
    course, truth = course_of(program, Resolver()), endings(program)
    accounts = course.marked
    caps = dict.fromkeys(accounts, 3)
    for account, law in marginals(course, accounts).items():
        assert fractions(law) == read(truth, lambda sums, a=account: sums.get(a, 0))
    together = joint(course, Measure(caps, lambda _, value: value))
    assert fractions(together) == read(
        truth, lambda sums: sum(min(sums.get(a, 0), 3) for a in accounts)
    )
    assert fractions(ends(course, lambda state: state)) == {
        state: sum(part for (end, _), part in truth.items() if end == state)
        for state in {end for end, _ in truth}
    }


@pytest.mark.parametrize("engagement", SMALL[:: max(1, len(SMALL) // 8)])
def test_rolled_stories_agree_with_the_computed_laws(engagement):
    program, random = case_of(engagement).program, Random(17)
    sums = [rolled(program, random).sums for _ in range(ROLLS)]
    course = course_of(program, Resolver())
    for account, law in marginals(course, course.marked).items():
        assert agree((told.get(account, 0) for told in sums), fractions(law))


@every_sample
def test_dice_typed_again_give_the_document_of_the_roll(engagement):
    case, words, resolver = case_of(engagement), Words("en"), Resolver()
    for seed in range(3):
        story = rolled(case.program, Random(seed))
        again = typed(case, story.faces)
        documents = [
            played_document(case, told, case.result(told.rest(resolver)), words, None)
            for told in (story, again, Story(case.program, story.faces))
        ]
        assert documents[0] == documents[1] == documents[2]


@every_sample
def test_the_record_holds_every_die_with_a_label_and_an_id(engagement):
    case, words = case_of(engagement), Words("en")
    story = rolled(case.program, Random(1))
    result = case.result(story.rest(Resolver()))
    throws = played_document(case, story, result, words, 1)["throws"]
    assert [face for thrown in throws for face in thrown["dice"]] == story.faces
    assert all(thrown["id"] and thrown["label"] and thrown["dice"] for thrown in throws)
    assert json.loads(json.dumps(throws)) == throws


@every_sample
def test_what_happened_could_happen(engagement):
    case, resolver = case_of(engagement), Resolver()
    possible = resolve(case, resolver)
    told = case.result(rolled(case.program, Random(5)).rest(resolver))
    for before, after in zip(possible.figures, told.figures, strict=True):
        assert (after.loss is None) == (before.loss is None)
        assert all(value in before.loss for value in after.loss or ())
        assert all(before.states[name] for name, chance in after.states.items() if chance)


@every_sample
def test_one_resolver_for_all_samples_says_what_one_for_each_says(engagement):
    shared = Resolver()
    for case in CASES[::5]:
        resolve_document(case.values[0], shared)
    assert resolve_document(engagement, shared) == resolve_document(engagement)


def why_law(figure):
    """The law that a figure's reasons are about: damage, or the worst state."""
    return figure.chart.law if figure.damage is None else figure.damage


@every_sample
def test_every_reason_makes_its_chance(engagement):
    case = case_of(engagement)
    course = course_of(case.program, Resolver())
    for place, figure in enumerate(case.result(course).figures):
        law = why_law(figure)
        for floor in sorted(law)[::3]:
            why = case.why(course, place, floor)
            rows = sum((row.chance * row.given for row in why.grounds), Fraction(0))
            assert rows + why.rest == why.chance
            assert why.chance == law.chance(lambda value, f=floor: value >= f)
            exactly = case.why(course, place, floor, exactly=True)
            assert exactly.chance == law[floor]


def texts_in(value):
    """A text and every text among its values."""
    if isinstance(value, Text):
        yield value
        for part in value.values.values():
            yield from texts_in(part)


@every_sample
def test_every_sentence_is_whole(engagement):
    case, words = case_of(engagement), Words("en")
    story, said = Story(case.program), [case.reading()]
    random = Random(2)
    while (thrown := story.current) is not None:
        said += [case.caption(thrown).label, case.gained(thrown)]
        story.add(random.randint(1, thrown.sides))
    said += [case.caption(thrown).label for thrown in story.throws]
    said += [case.account(chapter) for chapter in story.chapters]
    for text in filter(None, said):
        assert all("{" not in words(part) and "%n" not in words(part) for part in texts_in(text))


@every_sample
def test_the_engagement_survives_its_own_file(engagement):
    reading = read_engagement(engagement)
    saved = reading.engagement.model_dump_json(by_alias=True, exclude_unset=True)
    assert read_engagement(saved).engagement == reading.engagement
    assert read_engagement(json.dumps(engagement)).engagement == reading.engagement

"""Sums side by side: they add up to the total, and each alone is the marginal."""

import json
from pathlib import Path

from rules.combinations import combinations
from rules.readings import Measure, joint, marginals
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from rules.systems.hell_dorado.program import damage_of

SAMPLES = Path(__file__).parent.parent / "samples" / "hell_dorado.json"


def courses():
    for sample in json.loads(SAMPLES.read_text(encoding="utf-8")):
        reading = read_engagement(sample["engagement"])
        caps = [target.hit_points for target in reading.engagement.targets]
        yield course_of(reading.case.program, Resolver()), caps


def test_the_sums_side_by_side_add_up_to_the_total():
    for course, caps in courses():
        accounts = [damage_of(place) for place in range(len(caps))]
        law = combinations(course, accounts, caps)
        measure = Measure(dict(zip(accounts, caps, strict=True)), lambda _, value: value)
        assert law.map(sum) == joint(course, measure)


def test_each_sum_alone_is_its_marginal():
    for course, caps in courses():
        accounts = [damage_of(place) for place in range(len(caps))]
        law = combinations(course, accounts, caps)
        alone = marginals(course, accounts)
        for place, cap in enumerate(caps):
            capped = alone[accounts[place]].map(lambda value, cap=cap: min(value, cap))
            assert law.map(lambda sums, place=place: sums[place]) == capped


def test_too_many_states_are_not_approximated():
    course, caps = next(courses())
    accounts = [damage_of(place) for place in range(len(caps))]
    assert combinations(course, accounts, caps, limit=1) is None

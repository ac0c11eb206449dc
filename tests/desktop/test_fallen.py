"""After the dice the template lies where it landed, the aim is a ghost, and there is a way back."""

import pytest
from PySide6.QtTest import QTest

from desktop.table.draft import with_aim
from desktop.table.fall_words import fall_words
from rules.service import read_engagement
from rules.story import Story
from tests.desktop.grenade import place, session

__all__ = ["place", "session"]
FAILS = [2, 3]
FAR = [6]
NINE = [9]


def said(place):
    return place._session.words(fall_words(place.board.told))


def type_faces(session, faces):
    session.start_typing()
    more(session, faces)


def more(session, faces):
    """Type dice, and wait where a busy machine leaves the answer to the worker."""
    session.type_faces(faces)
    settled(session)


def settled(session):
    for _ in range(500):
        if not session.stale:
            return
        QTest.qWait(10)
    pytest.fail("no answer in five seconds")


def test_the_template_moves_to_where_it_landed(place, session):
    type_faces(session, [*FAILS, *FAR, *NINE])
    landed, sight = session.result.landed, place.board.sight
    assert sight.area.centre == (landed.x, landed.y)
    assert sight.aimed.centre == (6.2, 4.6)
    assert {one.name for one in sight.stands if one.touched} == {"Augustin"}
    assert place.board.scatter.places == ()
    assert place.board.scatter.chances["Augustin"] == 1
    assert said(place) == "failure: 3.9 squares towards 9 o'clock. Under the template: Augustin."
    assert place.panel.graded._danger.accessibleName() == (
        "Of ours under the template, certain: Augustin."
    )


def test_the_map_narrows_die_by_die(place, session):
    assert len(place.board.scatter.places) == 24
    type_faces(session, FAILS)
    assert sum(spot.chance for spot in place.board.scatter.places) == 1
    assert said(place) == "failure: where it comes down is still to be thrown."
    more(session, FAR)
    assert len(place.board.scatter.places) == 12
    more(session, NINE)
    assert place.board.scatter.places == ()
    session.take_back()
    settled(session)
    assert len(place.board.scatter.places) == 12
    assert place.board.sight.aimed is None


def test_a_success_stays_where_it_is_aimed(place, session):
    type_faces(session, [7, 3])
    assert place.board.sight.aimed is None
    assert said(place) == (
        "success: where it is aimed. "
        "Under the template: Capitaine, Soldat 1, Soldat 2 and Soldat 3."
    )


def test_the_way_back_restores_the_aim(place, session):
    before = place.board.result
    type_faces(session, [*FAILS, *FAR, *NINE])
    place.back_wanted.connect(session.close_story)
    place.panel.graded._fall.back_wanted.emit()
    assert place.board.told is None
    assert place.board.sight.aimed is None
    assert len(place.board.scatter.places) == 24
    assert place.board.result.document() == before.document()
    assert not place.panel.graded._fall.isVisibleTo(place)


def test_moving_the_template_leaves_the_dice(place, session):
    type_faces(session, [*FAILS, *FAR, *NINE])
    place.board.preview(with_aim(session.document, (5, 5)))
    assert place.board.sight.aimed is None
    place.board.cancel()
    assert place.board.sight.aimed is not None
    place.board.edit(with_aim(session.document, (5, 5)))
    assert session.story is None
    assert place.board.sight.area.centre == (5, 5)


def test_dice_that_fell_elsewhere_are_seen_on_coming_back(place, session):
    place.hide()
    type_faces(session, [*FAILS, *FAR, *NINE])
    place.show()
    QTest.qWait(30)
    assert place.board.sight.aimed is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_roll_lies_on_the_table_as_the_record_says(place, session, seed):
    session.roll(seed)
    settled(session)
    told = session.result.told()
    sight = place.board.sight
    under = {one["name"] for one in told["targets"] if one["under"]}
    assert {one.name for one in sight.stands if one.touched} == under
    where = told["landed"] or session.document["table"]["aim"]
    assert list(sight.area.centre) == pytest.approx(where)


def test_a_spray_that_fails_does_nothing(place, session):
    session.edit(session.document | {"weapon": "souffle (2d10 • cône • naturelle)"})
    case = read_engagement(session.document).case
    assert case.result(Story(case.program, [2, 3]).rest(session.resolver)).landings == ()
    type_faces(session, [2, 3])
    assert said(place) == "failure: nothing happens."

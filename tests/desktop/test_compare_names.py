"""What comes with the program is called by the names of the window's language."""

import pytest

from desktop.compare.desk import CompareDesk
from desktop.compare.keeping import Keeper
from desktop.compare.lists import LANGUAGES, shipped, translated
from desktop.compare.shelf import BoardShelf
from tests.desktop.compare_parts import GAS
from tests.desktop.test_compare_desk import GAMES

FRENCH = set("àâçéèêëîïôùûœ’")


def lines(board):
    return [row.attack.name for row in board.rows] + [one.mark.name for one in board.columns]


@pytest.mark.parametrize("system", GAMES)
def test_every_name_has_its_languages(system):
    english, french = (shipped(system, language).board_of_all(system) for language in LANGUAGES)
    assert [row.attack.parts for row in english.rows] == [row.attack.parts for row in french.rows]
    assert [one.mark.target for one in english.columns] == [
        one.mark.target for one in french.columns
    ]
    assert lines(english) != lines(french)
    # The name of an edition of the game is its own in every language.
    assert not [name for name in lines(english) if FRENCH & set(name) and name != "Confédé"]
    assert translated(english, "fr") == french
    assert translated(french, "en") == english


def test_a_desk_takes_up_another_language(qtbot):
    desk = CompareDesk("mordheim", language="fr")
    desk.add_attacks([GAS])
    assert lines(desk.board)[0] == "Dague"
    told = [one.name for one in desk.shipped.lists]
    desk.speak("en")
    assert lines(desk.board)[0] == "Dagger"
    assert GAS.name in lines(desk.board)
    assert told[0] == "Cibles courantes"
    assert desk.shipped.lists[0].name == "Common targets"
    desk.undo()
    assert lines(desk.board)[0] == "Dagger"
    desk.cancel()
    qtbot.wait(20)


def test_what_a_person_named_keeps_its_name(qtbot):
    desk = CompareDesk("mordheim", language="fr")
    row = desk.board.rows[0]
    named = type(row.attack)("Ma dague", row.attack.parts)
    desk.change(lambda board: board.with_attack(row.id, named))
    desk.speak("en")
    assert lines(desk.board)[:2] == ["Ma dague", "Club"]
    desk.cancel()
    qtbot.wait(20)


def test_what_was_kept_in_another_language_is_found_in_this_one(qtbot, tmp_path):
    shelf = BoardShelf(lambda: tmp_path, lambda: True)
    desk = CompareDesk("mordheim", keeper=Keeper(shelf), language="fr")
    desk.add_attacks([GAS])
    desk.save_now()
    desk.cancel()
    again = CompareDesk("mordheim", keeper=Keeper(shelf), language="en")
    assert lines(again.board)[0] == "Dagger"
    again.cancel()
    qtbot.wait(20)

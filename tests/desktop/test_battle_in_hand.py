"""The attack of a battle in Résoudre while the battle goes on: it has the points of now."""

import pytest

from desktop.dialogs.message import Message
from tests.desktop.battle_parts import answering
from tests.desktop.test_battle_flow import acts, apply, attack, desk, left, shell

__all__ = ["shell"]


def points_in_hand(shell):
    return {one["name"]: one["hit_points"] for one in shell.session.document["targets"]}


def test_the_attack_at_hand_keeps_to_the_points_of_now(shell):
    attack(shell, "f4", "Goule ×2", "Sorcier")
    planned = points_in_hand(shell)
    assert planned == {"Goule ×2": 6, "Sorcier": 4}
    desk(shell).look_at("f8")
    acts(shell).lose(2)
    assert points_in_hand(shell) == {"Goule ×2": 4, "Sorcier": 4}
    desk(shell).look_at("f11")
    acts(shell).lose(4)
    assert points_in_hand(shell) == {"Goule ×2": 4}
    desk(shell).undo()
    desk(shell).undo()
    assert points_in_hand(shell) == planned
    assert not shell.session.unsaved


def test_what_was_edited_stays_when_points_change(shell):
    attack(shell, "f4", "Goule ×2", "Sorcier")
    session = shell.session
    session.edit(session.document | {"circumstances": {"range": "long"}})
    acts(shell).play("f1", True)
    assert points_in_hand(shell)["Goule ×2"] == 6
    desk(shell).look_at("f8")
    acts(shell).lose(2)
    assert points_in_hand(shell)["Goule ×2"] == 4
    assert session.document["circumstances"] == {"range": "long"}
    assert session.unsaved


def test_dice_that_are_told_stay_with_what_they_were_thrown_against(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.start_typing()
    shell.session.type_faces([4])
    desk(shell).look_at("f11")
    acts(shell).lose(1)
    assert points_in_hand(shell) == {"Sorcier": 4}
    assert shell.session.story.faces == [4]


def test_after_an_attack_was_applied_its_targets_have_what_they_have_left(shell):
    attack(shell, "f4", "Sorcier", "Goule ×2")
    shell.session.start_typing()
    shell.session.type_faces([4, 4, *(6, 5, 4, 3, 3), *(6, 5, 4, 3, 3)])
    apply(shell)
    assert (left(desk(shell))["Goule ×2"], left(desk(shell))["Sorcier"]) == (2, 0)
    assert points_in_hand(shell) == {"Goule ×2": 2}


def answered_no():
    """What the next question asks, which is answered no."""
    asked = []

    def keep(dialog):
        asked.append(dialog.windowTitle())
        dialog.reject()

    answering(Message, keep)
    return asked


def test_dice_that_were_not_applied_are_asked_about_before_another_attack(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.roll(3)
    fallen = shell.session.story.faces
    asked = answered_no()
    attack(shell, "f3", "Succube")
    assert "Frondeuse" in asked[0]
    assert shell.session.story.faces == fallen
    answering(Message, lambda dialog: dialog.accept())
    attack(shell, "f3", "Succube")
    assert shell.session.title.endswith("Reître")


@pytest.mark.parametrize("way", ["new", "quit"])
def test_dice_that_were_not_applied_are_asked_about_on_every_way_out(shell, way):
    attack(shell, "f4", "Sorcier")
    shell.session.roll(3)
    fallen = shell.session.story.faces
    asked = answered_no()
    getattr(shell.window.commands, way).trigger()
    assert "Frondeuse" in asked[0]
    assert shell.session.story.faces == fallen
    assert shell.window.isVisible()
    answering(Message, lambda dialog: dialog.accept())
    getattr(shell.window.commands, way).trigger()
    assert shell.session.story is None or not shell.window.isVisible()


def test_after_they_were_applied_nothing_is_asked(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.roll(3)
    apply(shell)
    attack(shell, "f3", "Succube")
    assert shell.session.title.endswith("Reître")

"""A battle played through the window: begun, resolved in Résoudre, applied, ended."""

import json

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app import Shell
from desktop.dialogs.battle_apply import ApplyDialog
from desktop.dialogs.battle_attack import AttackDialog
from desktop.dialogs.battle_end import EndDialog
from desktop.dialogs.battle_small import ContactsDialog, NoteDialog, StatesDialog
from desktop.dialogs.new_battle import NewBattleDialog
from desktop.dialogs.profile_picker import ProfilePicker
from desktop.folders import Folders
from desktop.window import BATTLE, RESOLVE, ROSTERS
from desktop.words import Words
from tests.desktop.battle_parts import answering, left


@pytest.fixture
def shell(qapp, tmp_path):
    folders = Folders(tmp_path / "data", tmp_path / "config" / "preferences.json")
    running = Shell(qapp, folders, Words("en"), None)
    running.fill()
    running.window.show()
    running.window.go_to(BATTLE)
    yield running
    running._battle.desk.close()
    running.window.hide()
    running.window.deleteLater()


def desk(shell):
    return shell._battle.desk


def acts(shell):
    return shell._battle.acts


def entries(shell):
    lines = desk(shell).opened.path.read_bytes().splitlines()[1:]
    return [json.loads(line) for line in lines]


def plan(*targets):
    """Choose these targets in the dialog of an attack."""

    def choose(dialog):
        for row in range(dialog._targets.count()):
            item = dialog._targets.item(row)
            chosen = item.text().split(",")[0] in targets
            item.setCheckState(type(item.checkState())(2 if chosen else 0))
        dialog.act.click()

    answering(AttackDialog, choose)


def attack(shell, figure, *targets):
    desk(shell).look_at(figure)
    plan(*targets)
    acts(shell).attack()


def apply(shell, change=None):
    def agree(dialog):
        if change is not None:
            change(dialog)
        dialog.act.click()

    answering(ApplyDialog, agree)
    acts(shell).apply()


def test_from_a_figure_to_resoudre_and_back_with_the_result(shell):
    attack(shell, "f4", "Goule ×2", "Sorcier")
    assert shell.window.place(RESOLVE).isVisible()
    assert shell._battle.banner.isVisible()
    session = shell.session
    assert session.title == "Le gué, revanche: Frondeuse"
    assert [t["hit_points"] for t in session.document["targets"]] == [6, 4]
    session.roll(12)
    dropped = []
    session.dice_dropped.connect(lambda: dropped.append(True))
    apply(shell)
    assert shell.window.place(BATTLE).isVisible()
    assert (session.story, session.unsaved, dropped) == (None, False, [])
    written = entries(shell)[-1]
    assert (written["kind"], written["by"], written["source"]) == ("attack", "f4", "roll")
    assert written["result"]["seed"] == 12
    lost = {target["id"]: target["loss"] for target in written["result"]["targets"]}
    assert {one["figure"]: one["lost"] for one in written["applied"]} == lost
    assert left(desk(shell))["Sorcier"] == 4 - lost["f11"]
    assert "edited" not in written
    assert written["chance"]["score"] == sum(lost.values())


def test_typed_dice_are_the_tables(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.start_typing()
    shell.session.type_faces([4, 4, 6, 5, 4, 3, 3])
    apply(shell)
    written = entries(shell)[-1]
    assert (written["source"], "seed" in written["result"]) == ("dice", False)
    assert left(desk(shell))["Sorcier"] == 0


def test_edited_before_it_is_applied_says_so_and_keeps_the_score(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.roll(3)
    lost = shell.session.result.figures[0].loss

    def edit(dialog):
        dialog._losses[0].set_value(1)
        dialog._states[0].setText("stunned by the noise, out of action")

    apply(shell, edit)
    written = entries(shell)[-1]
    assert written["edited"] is True
    assert written["applied"][0] == {
        "figure": "f11", "lost": 1, "add": ["stunned by the noise", "out"], "remove": [],
    }  # fmt: skip
    assert {written["chance"]["score"]} == set(lost)
    assert desk(shell).board.standings["f11"].out


def test_without_dice_the_players_say_what_happened(shell):
    attack(shell, "f1", "Succube")
    apply(shell, lambda dialog: dialog._losses[0].set_value(2))
    written = entries(shell)[-1]
    assert (written["source"], written["result"], written["chance"]) == ("typed", None, None)
    assert left(desk(shell))["Succube"] == 0


def test_an_attack_that_asks_for_no_die_is_applied_with_its_certain_result(shell):
    attack(shell, "f4", "Sorcier")
    session = shell.session
    session.edit(session.document | {"weapon": "souffle englobant (gaz • Étourdi)"})
    assert "no die is asked for" in shell._battle.banner.said.text()
    apply(shell)
    written = entries(shell)[-1]
    assert written["applied"][0]["add"] == ["Étourdi"]
    assert written["result"]["targets"][0]["states"] == ["Étourdi"]
    assert (written["source"], written["result"]["throws"]) == ("dice", [])
    assert written["chance"] is None
    assert "Étourdi" in desk(shell).board.standings["f11"].condition.states


def test_where_no_die_is_asked_and_nothing_befalls_the_players_say_what_happened(shell):
    attack(shell, "f4", "Sorcier")
    session = shell.session
    targets = [one | {"immune": True} for one in session.document["targets"]]
    session.edit(session.document | {"weapon": "souffle englobant (gaz • Étourdi)",
                                     "targets": targets})  # fmt: skip
    apply(shell, lambda dialog: dialog._losses[0].set_value(2))
    written = entries(shell)[-1]
    assert (written["source"], written["result"]) == ("typed", None)
    assert left(desk(shell))["Sorcier"] == 2


def test_again_takes_the_points_of_now(shell):
    acts(shell).attack_again()
    document = shell.session.document
    assert document["attacker"]["name"] == "Bombardière"
    points = {target["name"]: target["hit_points"] for target in document["targets"]}
    assert points == {"Goule ×1": 1, "Succube": 2, "Reître": 8, "Sorcier": 4}


def test_who_is_attacked_is_offered_to_the_other_side(shell):
    desk(shell).look_at("f7")
    seen = []

    def look(dialog):
        seen.append((dialog.plan().targets, dialog._by.currentText()))
        dialog.reject()

    answering(AttackDialog, look)
    acts(shell).aim_at()
    assert seen == [(("f7",), "Capitaine")]


def test_who_is_out_is_not_offered(shell):
    desk(shell).look_at("f1")
    seen = []

    def look(dialog):
        seen.extend(dialog._targets.item(row).text() for row in range(dialog._targets.count()))
        dialog.reject()

    answering(AttackDialog, look)
    acts(shell).attack()
    assert not any(line.startswith("Damné") for line in seen)
    assert not any(line.startswith("Capitaine") for line in seen)


def test_the_strip_is_gone_with_another_engagement(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.open({"toise": "engagement", "version": 1, "system": "hell_dorado"}, None)
    QApplication.processEvents()
    assert not shell._battle.banner.isVisible()


def test_an_attack_of_another_battle_is_not_written_into_the_open_one(shell):
    attack(shell, "f4", "Sorcier")
    path = desk(shell).opened.path
    identity = desk(shell).head.id
    other = path.with_name("other.jsonl")
    other.write_text(path.read_text().replace(identity, "another"))
    desk(shell).open(other)
    shell.window.go_to(RESOLVE)
    before = entries(shell)
    assert not shell._battle.banner.isVisible()
    acts(shell).apply()
    assert entries(shell) == before


def test_states_contacts_and_notes(shell):
    desk(shell).look_at("f5")

    def states(dialog):
        dialog._other.setText("à couvert")
        dialog.act.click()

    answering(StatesDialog, states)
    acts(shell).change_states()

    def contacts(dialog):
        dialog._checks.item(0).setCheckState(type(dialog._checks.item(0).checkState())(2))
        dialog.act.click()

    answering(ContactsDialog, contacts)
    acts(shell).change_contacts()

    def note(dialog):
        dialog.act.click()
        assert dialog.problem.text()
        dialog._text.setPlainText("Le brouillard tombe.")
        dialog.act.click()

    answering(NoteDialog, note)
    acts(shell).note(about=True)
    kinds = [(one["kind"], one.get("figures")) for one in entries(shell)[-3:]]
    assert kinds == [("state", None), ("contact", ["f5", "f7"]), ("note", ["f5"])]
    assert desk(shell).board.standings["f5"].states == ["à couvert"]


def begin(shell, system):
    def choose(dialog):
        dialog._name.setText("Rue des Pendus")
        dialog._system.set_value(system)
        dialog._system.value_chosen.emit(system)
        dialog.act.click()

    answering(NewBattleDialog, choose)
    shell._battle.ends.begin()


def profile(shell, name):
    folder = shell._folders.data / "rosters"
    (path,) = [p for p in folder.glob("*.json") if "mercenaires" in p.name]
    document = json.loads(path.read_text(encoding="utf-8"))
    return next(one for one in document["profiles"] if one["name"] == name), path


def test_a_mordheim_battle_ends_with_injuries_in_the_roster(shell):
    begin(shell, "mordheim")
    assert desk(shell).head.name == "Rue des Pendus"
    names = [one.name for one in desk(shell).board.side("ally")]
    assert names[:3] == ["Capitaine", "Champion", "Tireur ×1"]
    desk(shell).add("state", figure="f1", add=["out_of_action"])
    desk(shell).add("state", figure="f3", add=["out_of_action"])

    def end(dialog):
        captain, shooter = dialog._rows
        captain._table.set_value("hero")
        captain._dice.setText("2 3 1")
        shooter._table.set_value("henchman")
        shooter._roll_all()
        assert shooter.told().source == "roll"
        dialog.act.click()

    answering(EndDialog, end)
    shell._battle.ends.end()
    assert [one["kind"] for one in entries(shell)[-3:]] == ["injury", "injury", "end"]
    captain, path = profile(shell, "Capitaine")
    (event,) = captain["history"]
    assert event == {"battle": desk(shell).head.id, "n": 3, "text": "Capitaine, arm lost"}
    before = path.read_bytes()
    shell._battle.ends._was_over = False
    shell._battle.ends._keep_history()
    assert path.read_bytes() == before
    desk(shell).undo()
    assert profile(shell, "Capitaine")[0]["history"] == []
    desk(shell).redo()
    assert profile(shell, "Capitaine")[0]["history"] == [event]


def test_dice_that_can_not_be_are_said_before_anything_is_written(shell):
    begin(shell, "mordheim")
    desk(shell).add("state", figure="f1", add=["out_of_action"])
    count, said = len(entries(shell)), []

    def end(dialog):
        dialog._rows[0]._dice.setText("7 1")
        dialog.act.click()
        said.append(dialog.problem.text())
        dialog.reject()

    answering(EndDialog, end)
    shell._battle.ends.end()
    assert said == ["Capitaine: a die can't show 7, 1 to 6 is allowed"]
    assert len(entries(shell)) == count


def test_an_evening_can_be_taken_up_again(shell, qapp):
    attack(shell, "f4", "Sorcier")
    shell.session.roll(5)
    apply(shell)
    now = left(desk(shell))
    again = Shell(qapp, shell._folders, Words("fr"), None)
    again.fill()
    again.window.go_to(BATTLE)
    assert left(again._battle.desk) == now
    again._battle.desk.close()
    again.window.deleteLater()


def test_several_attackers_in_a_row_are_not_one_attack_of_the_battle(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.open_row([(shell.session.document, None)] * 2, shell.session.title)
    assert not shell._battle.banner.apply.isEnabled()
    count = len(entries(shell))
    acts(shell).apply()
    assert len(entries(shell)) == count


def test_dice_that_can_not_be_written_down_are_still_in_resoudre(shell):
    attack(shell, "f4", "Sorcier")
    shell.session.roll(12)
    desk(shell).opened.path.unlink()
    apply(shell)
    assert desk(shell).trouble is not None
    assert shell.session.story is not None
    assert acts(shell).in_hand


@pytest.mark.parametrize("side", ["ally", "foe"])
def test_who_joins_stands_with_the_side_that_was_chosen(shell, side):
    shell.window.go_to(ROSTERS)
    shell.window.go_to(BATTLE)
    chosen = []

    def pick(dialog):
        chosen.append(dialog._profiles[0])
        dialog._check(chosen[0]["id"], chosen=True)
        dialog._act.click()

    answering(ProfilePicker, pick)
    shell._battle.view.head.join_wanted.emit(side)
    joined = [entry for entry in entries(shell) if entry["kind"] == "join"]
    assert {entry["side"] for entry in joined} == {side}
    assert len(joined) == chosen[0]["count"]
    assert desk(shell).board.standings[joined[0]["figure"]["id"]].side == side

"""The dialog of an attack from the board: who, with what, whom."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.battle_words import left_word
from desktop.dialogs.checks import Checks
from desktop.dialogs.frame import FrameDialog
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.words import Words
from rules.battle.board import Board, Standing
from rules.battle.head import OTHER, SIDES
from rules.engagement import MAX_TARGETS
from rules.json_reading import Json
from rules.roster_use import weapon_reading
from rules.systems import GameSystem
from rules.text import Text

WIDTH = 540


@dataclass(frozen=True, slots=True)
class AttackPlan:
    """Who attacks, with which of his weapons (None: to be chosen in the window), whom."""

    by: str
    weapon: object
    targets: tuple[str, ...]


class AttackDialog(FrameDialog):
    """Asks for an attack; ``by`` and ``target``: who is chosen already."""

    def __init__(
        self,
        words: Words,
        system: GameSystem,
        board: Board,
        *,
        by: str | None = None,
        target: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, words(Text("Attack")), words(Text("Resolve")), parent)
        self.setMinimumWidth(WIDTH)
        self._system, self._board, self._target = system, board, target
        self._by = Choice(words(Text("Attacker")), parent=self)
        self._weapon = Choice(words(Text("Weapon")), parent=self)
        self._targets = Checks(words(Text("Targets")), self)
        self.add_row(Text("Attacker"), self._by)
        self.add_row(Text("Weapon"), self._weapon)
        self.parts.addWidget(Label(words(Text("Targets")), tone="muted", parent=self))
        self.parts.addWidget(self._targets, 1)
        self._by.value_chosen.connect(self._show_attacker)
        self._offer_attackers(by)
        self._show_attacker()
        first = self._targets if by is not None else self._by
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(
        cls,
        words: Words,
        system: GameSystem,
        board: Board,
        parent: QWidget,
        *,
        by: str | None = None,
        target: str | None = None,
    ) -> AttackPlan | None:
        """The attack that is wanted, or None."""
        dialog = cls(words, system, board, by=by, target=target, parent=parent)
        plan = dialog.plan() if dialog.accepted_once() else None
        dialog.deleteLater()
        return plan

    def plan(self) -> AttackPlan:
        """The attack as it stands."""
        targets = tuple(str(value) for value in self._targets.values())
        return AttackPlan(str(self._by.value()), self._weapon.value(), targets)

    def accept(self) -> None:
        """Close once it can be resolved."""
        count = len(self.plan().targets)
        if not count:
            self.problem.say(self.words(Text("Choose whom the attack may reach.")))
        elif count > MAX_TARGETS:
            text = Text("{bound} targets at most", bound=MAX_TARGETS)
            self.problem.say(self.words(text))
        else:
            super().accept()

    def _present(self, side: str) -> list[Standing]:
        return [one for one in self._board.side(side) if not one.out]

    def _offer_attackers(self, by: str | None) -> None:
        """Both sides, that of the target last; the first who is armed is proposed."""
        target = self._board.standings.get(self._target or "")
        first = OTHER[target.side] if target is not None else SIDES[0]
        found = [*self._present(first), *self._present(OTHER[first])]
        offered = [one for one in found if one.id != self._target]
        self._by.set_options([(one.name, one.id) for one in offered], [one.side for one in offered])
        armed = next((one.id for one in offered if one.fighter.profile.get("weapons")), None)
        proposed = by if any(one.id == by for one in offered) else armed
        if proposed is not None:
            self._by.set_value(proposed)

    def _show_attacker(self) -> None:
        attacker = self._board.standings.get(str(self._by.value()))
        if attacker is None:
            return
        self._weapon.set_options(self._weapons(attacker.fighter.profile))
        self._weapon.setCurrentIndex(0)
        self._offer_targets(attacker)

    def _weapons(self, profile: Json) -> list[tuple[str, object]]:
        """What he may strike with: each of his weapons, all of them, or another."""
        carried: list[Json] = list(profile.get("weapons", ()))
        offered: list[tuple[str, object]] = [
            (weapon_reading(self._system, one["weapon"]).line, one["weapon"]) for one in carried
        ]
        if len(carried) > 1 and "weapons" in self._system.engagement.model_fields:
            known = ("weapon", "attacks")
            every = [{n: one[n] for n in known if one.get(n) is not None} for one in carried]
            offered.append((self.words(Text("all, in this order")), every))
        return [*offered, (self.words(Text("another weapon")), None)]

    def _offer_targets(self, attacker: Standing) -> None:
        """The other side first; those he fights are checked."""
        other = OTHER[attacker.side]
        found = [*self._present(other), *self._present(attacker.side)]
        offered = [one for one in found if one.id != attacker.id]
        fought = set(self._board.engaged_with(attacker.id))
        checked = {self._target} if self._target is not None else fought
        self._targets.offer([self._line(one, fought) for one in offered], checked)

    def _line(self, standing: Standing, fought: set[str]) -> tuple[str, object, str]:
        said = [standing.name]
        if standing.points is not None:
            said.append(self.words(left_word(standing)))
        if standing.id in fought:
            said.append(self.words(Text("in melee with him")))
        return ", ".join(said), standing.id, standing.side

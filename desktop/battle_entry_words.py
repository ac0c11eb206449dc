"""What an entry of the journal says, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from desktop.battle_words import points_word, score_word, state_word
from desktop.words import Words
from rules.battle.board import board_of
from rules.battle.chances import own_loss
from rules.battle.entries import (
    Applied,
    Attack,
    Contact,
    End,
    Entry,
    Injury,
    Join,
    Leave,
    Note,
    Played,
    Points,
    Repair,
    State,
    Turn,
    Wound,
)
from rules.battle.timeline import Timeline
from rules.text import Text

ICONS = {
    "attack": "resolve",
    "points": "minus",
    "wound": "warning",
    "repair": "repair",
    "state": "state",
    "contact": "melee",
    "played": "check",
    "turn": "chevron-right",
    "join": "plus",
    "leave": "close",
    "injury": "warning",
    "note": "note",
    "end": "battle",
}
DICE_ICONS = {"roll": "die", "dice": "type-dice", "typed": "resolve"}
WOUNDS = {
    "stunned": Text("stunned"),
    "light": Text("light wound"),
    "serious": Text("serious wound"),
    "critical": Text("critical wound"),
    "killed": Text("killed outright"),
}


@dataclass(frozen=True, slots=True)
class EntryLine:
    """An entry as it is shown: who (bold), with what, how much (bold, at the right), the rest."""

    icon: str
    who: str
    what: str = ""
    much: str = ""
    body: str = ""

    @property
    def whole(self) -> str:
        """All of it in one line, for those who listen."""
        head = f"{self.who}{self.what}"
        return ", ".join(part for part in (head, self.much, self.body) if part)


class EntryTeller:
    """Puts entries of one battle into words."""

    def __init__(self, timeline: Timeline, words: Words) -> None:
        game = timeline.system.battle
        assert game is not None
        self._timeline, self._words, self._game = timeline, words, game

    @cached_property
    def _mends(self) -> dict[int, int]:
        """The points that each wound took or repair gave back."""
        return board_of(self._timeline).mended if self._game.mended else {}

    def line(self, entry: Entry) -> EntryLine:
        """What an entry says."""
        tellers: dict[str, Callable[[Entry], EntryLine]] = {
            "attack": self._attack,
            "contact": self._contact,
            "note": self._note,
            "join": self._join,
            "end": self._end,
            "turn": lambda _: EntryLine(ICONS["turn"], self._words(Text("Next turn"))),
        }
        return tellers.get(entry.kind, self._about_one)(entry)

    def name(self, figure: str | None) -> str:
        """The name of a figure."""
        fighter = self._timeline.fighters.get(figure or "")
        return "" if fighter is None else fighter.name

    def weapon(self, attack: Attack) -> str:
        """The head of the weapon's notation."""
        told = attack.result or {}
        written = told.get("weapon") or attack.engagement.get("weapon")
        return written.partition(" (")[0] if isinstance(written, str) else ""

    def _attack(self, entry: Entry) -> EntryLine:
        assert isinstance(entry, Attack)
        weapon = self.weapon(entry)
        who = self.name(entry.by) or self._words(Text("Nobody in particular"))
        lost = sum(max(0, applied.lost) for applied in entry.applied)
        much = self._words(points_word(self._game, lost)) if self._game.unit == "points" else ""
        return EntryLine(
            DICE_ICONS[entry.source],
            who,
            f", {weapon}" if weapon else "",
            much,
            " ".join(self._attack_sentences(entry)),
        )

    def _attack_sentences(self, attack: Attack) -> Iterator[str]:
        hurt = [self._change(one) for one in attack.applied if _has_effect(one)]
        spared = [self.name(one.figure) for one in attack.applied if not _has_effect(one)]
        if hurt:
            yield self._words(Text("{changes}.", changes=self._joined(hurt)))
        if spared:
            yield self._words(Text("Spared: {names}.", names=self._words.names(spared)))
        ours = own_loss(self._timeline, attack)
        if ours:
            lost = score_word(self._game, ours)
            yield self._words(Text("Of it {lost} to their own.", lost=lost))
        seed = (attack.result or {}).get("seed")
        if seed is not None:
            yield self._words(Text("Seed {seed}.", seed=str(seed)))
        if attack.source == "typed":
            yield self._words(Text("Without dice."))
        if attack.edited:
            yield self._words(Text("Edited by hand."))

    def _joined(self, changes: list[str]) -> str:
        """The figures one after the other, well apart where one of them has several things."""
        if not any(", " in change for change in changes):
            return ", ".join(changes)
        said, *others = changes
        for one in others:
            said = self._words(Text("{first}; {then}", first=said, then=one))
        return said

    def _change(self, applied: Applied) -> str:
        lost = [self._signed(-applied.lost)] if applied.lost else []
        what = [*lost, *self._states(applied.add, applied.remove)]
        return f"{self.name(applied.figure)} {', '.join(what)}"

    def _signed(self, value: int) -> str:
        return f"+{self._words.number(value)}" if value > 0 else self._words.number(value)

    def _states(self, add: list[str], remove: list[str]) -> Iterator[str]:
        for state in add:
            yield self._words(state_word(self._game, state))
        for state in remove:
            name = state_word(self._game, state)
            yield self._words(Text("no longer {state}", state=name))

    def _contact(self, entry: Entry) -> EntryLine:
        assert isinstance(entry, Contact)
        names = self._words.names([self.name(one) for one in entry.figures])
        said = Text("in melee") if entry.engaged else Text("out of melee")
        return EntryLine(ICONS["contact"], names, body=self._words(said))

    def _note(self, entry: Entry) -> EntryLine:
        assert isinstance(entry, Note)
        names = self._words.names([self.name(one) for one in entry.figures])
        return EntryLine(ICONS["note"], names or self._words(Text("Note")), body=entry.text)

    def _join(self, entry: Entry) -> EntryLine:
        assert isinstance(entry, Join)
        side = next(side.name for side in self._timeline.head.sides if side.id == entry.side)
        body = self._words(Text("comes in for {side}", side=side))
        return EntryLine(ICONS["join"], entry.figure.name, body=body)

    def _end(self, entry: Entry) -> EntryLine:
        assert isinstance(entry, End)
        return EntryLine(
            ICONS["end"],
            self._words(Text("The battle is over")),
            body=self._words(winner_words(self._timeline, entry)),
        )

    def _about_one(self, entry: Entry) -> EntryLine:
        figure = getattr(entry, "figure", None)
        said, much = self._said(entry), ""
        lost = entry.lost if isinstance(entry, Points) else self._mends.get(entry.n)
        if lost is not None:
            much = self._words(points_word(self._game, abs(lost)))
        return EntryLine(ICONS.get(entry.kind, "info"), self.name(figure), "", much, said)

    def _said(self, entry: Entry) -> str:
        match entry:
            case Points():
                said = Text("lost, by hand") if entry.lost >= 0 else Text("given back, by hand")
                return self._words(said)
            case State():
                return ", ".join(self._states(entry.add, entry.remove))
            case Played():
                return self._words(Text("has played") if entry.played else Text("plays again"))
            case Leave():
                return self._words(Text("leaves the table"))
            case Injury():
                return ", ".join(self._injury(entry))
            case Wound() | Repair():
                return ", ".join(self._mended(entry))
            case _:
                return ""

    def _injury(self, entry: Injury) -> Iterator[str]:
        assert self._game.injuries is not None
        for text in self._game.injuries.words(entry.table, entry.dice):
            yield self._words(text)

    def _mended(self, entry: Wound | Repair) -> Iterator[str]:
        if isinstance(entry, Wound):
            yield self._words(WOUNDS[entry.wound])
        else:
            repaired = points_word(self._game, entry.repair)
            yield self._words(Text("{points} repaired", points=repaired))
        if entry.refused is not None:
            yield self._words(Text("refused by the rules"))


def winner_words(timeline: Timeline, end: End) -> Text:
    """Who won."""
    if end.winner == "draw":
        return Text("a draw")
    name = next((side.name for side in timeline.head.sides if side.id == end.winner), None)
    return Text("nobody is named the winner") if name is None else Text("won by {name}", name=name)


def is_turn(entry: Entry) -> bool:
    """Whether an entry only begins a turn."""
    return isinstance(entry, Turn)


def _has_effect(applied: Applied) -> bool:
    return bool(applied.lost or applied.add or applied.remove)

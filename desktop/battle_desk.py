"""The battle at work: what happened, in one object that is passed in.

What is shown is computed from the journal; what is done is one more entry of it, on the disk before
anything tells of it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.background import Background
from desktop.battle_luck import LuckBook, SideLuck
from desktop.battle_store import BattleStore, OpenBattle
from desktop.data_lock import DataLock
from desktop.files import write_whole
from desktop.joining import Joiner
from desktop.store import Shelved
from desktop.trouble import TroubleError
from rules.battle.board import Board, Standing, board_of
from rules.battle.chances import chance_of
from rules.battle.entries import Attack, Entry, read_entry
from rules.battle.head import SIDES, Head
from rules.battle.timeline import Timeline
from rules.engagement import InvalidError
from rules.json_reading import Json
from rules.resolution import Resolver
from rules.text import InputError

Clock = Callable[[], datetime]


def _now() -> datetime:
    return datetime.now().astimezone()


class BattleDesk(QObject):
    """One battle, and the figure in it that is looked at.

    Facts: ``shelf_changed`` (the battles there are), ``battle_changed`` (another one, or one
    more entry), ``luck_changed`` (the chance of both sides is known), ``trouble_changed`` (nothing
    could be read or written, or it could again), ``figure_changed`` (another one is looked at).
    ``locked_out``: another window writes in the folder, so battles are only shown here.
    """

    shelf_changed = Signal()
    battle_changed = Signal()
    luck_changed = Signal()
    trouble_changed = Signal()
    figure_changed = Signal()

    def __init__(
        self,
        store: BattleStore,
        resolver: Resolver,
        parent: QObject | None = None,
        clock: Clock = _now,
        lock: DataLock | None = None,
    ) -> None:
        super().__init__(parent)
        self.store = store
        self.shelf: list[Shelved] = []
        self.opened: OpenBattle | None = None
        self.board: Board | None = None
        self.trouble: TroubleError | None = None
        self.luck: dict[str, SideLuck] = {}
        self.current: str | None = None
        self._resolver = resolver
        self._clock = clock
        self._lock = lock
        self.locked_out = False
        self._joiner = Joiner()
        # A worker is waited for when all is closed: that must not take long.
        self.destroyed.connect(self._joiner.stop)
        self._luck_work = Background(self)
        self._book = self._new_book()
        self._luck_work.busy_changed.connect(lambda _: self.luck_changed.emit())
        self._attack_work = Background(self)

    @property
    def timeline(self) -> Timeline | None:
        """What happened so far."""
        return self.opened.journal.timeline if self.opened else None

    @property
    def head(self) -> Head | None:
        """The first line of the open battle."""
        return self.opened.journal.head if self.opened else None

    @property
    def read_only(self) -> bool:
        """Whether nothing can be added (or nothing is open)."""
        return self.opened is None or self.opened.journal.read_only or self.locked_out

    @property
    def over(self) -> bool:
        """Whether the battle has ended."""
        return self.timeline is not None and self.timeline.ended is not None

    @property
    def can_add(self) -> bool:
        """Whether something else than an undo may follow."""
        return not self.read_only and not self.over

    @property
    def can_undo(self) -> bool:
        return not self.read_only and self.timeline is not None and bool(self.timeline.live)

    @property
    def can_redo(self) -> bool:
        return not self.read_only and self.timeline is not None and bool(self.timeline.undone)

    @property
    def standing(self) -> Standing | None:
        """The figure that is looked at."""
        if self.board is None or self.current is None:
            return None
        return self.board.standings.get(self.current)

    @property
    def luck_awaited(self) -> bool:
        """Whether the chance of the sides is still being computed."""
        return self._luck_work.busy

    def start(self) -> None:
        """Open the folder, list what is there, and take up the battle that was played last."""
        self._take_lock()
        try:
            self.store.open_folder()
            self.shelf = self.store.shelf()
            latest = self.store.latest()
        except TroubleError as trouble:
            self._say(trouble)
            return
        self.shelf_changed.emit()
        if latest is not None:
            self.open(latest)

    def read_again(self) -> None:
        """Read the open battle as its file is now, to write in it if nobody else does any more."""
        self._take_lock()
        if self.opened is not None:
            self.open(self.opened.path)

    def _take_lock(self) -> None:
        self.locked_out = self._lock is not None and not self._lock.take()

    def open(self, path: Path) -> None:
        """Open another battle."""
        self._attack_work.finish()
        try:
            # A line that another window is just writing is not torn.
            self.opened = self.store.read(path, mend=not self.locked_out)
        except TroubleError as trouble:
            self.opened, self.board = None, None
            self._say(trouble)
            self.battle_changed.emit()
            return
        self._say(None)
        self._show(first=True)

    def create(self, head: Json) -> None:
        """A new battle, on disk and open."""
        try:
            path = self.store.create(head)
            self.shelf = self.store.shelf()
        except InvalidError as invalid:
            self._say(TroubleError(self.store.folder, invalid.problems[0]))
            return
        except TroubleError as trouble:
            self._say(trouble)
            return
        self.shelf_changed.emit()
        self.open(path)

    def delete(self) -> Path | None:
        """Move the open battle to the trash and open its neighbour; where it lies now."""
        if self.opened is None or self.locked_out:
            return None
        self._attack_work.finish()
        path, shelf = self.opened.path, self.shelf
        try:
            place = self.store.delete(path)
        except TroubleError as trouble:
            self._say(trouble)
            return None
        self._luck_work.drop()
        self.opened, self.board = None, None
        self._list_again()
        neighbour = _neighbour(path, shelf)
        if neighbour is not None:
            self.open(neighbour)
        else:
            self.battle_changed.emit()
        return place

    def restore(self, place: Path) -> None:
        """Take a battle back from the trash and open it."""
        if self.locked_out:
            return
        try:
            path = self.store.restore(place)
        except TroubleError as trouble:
            self._say(trouble)
            return
        self._list_again()
        self.open(path)

    def look_at(self, figure: str | None) -> None:
        """Look at a figure."""
        if figure != self.current:
            self.current = figure
            self.figure_changed.emit()

    def add(self, kind: str, **fields: object) -> bool:
        """One more entry, on the disk; whether it could be written."""
        self._attack_work.finish()
        return self._append(self._entry(kind, fields))

    def attack(self, fields: Json, written: Callable[[], object] | None = None) -> None:
        """One more attack; its chance is computed first, without making the window wait.

        ``written`` is called once it is on the disk, and not where it can't be written.
        """
        timeline = self.timeline
        if timeline is None or not self.can_add:
            return
        self._attack_work.finish()
        probe = self._entry("attack", fields)
        assert isinstance(probe, Attack)

        def take(chance: object) -> None:
            done = self._append(self._entry("attack", fields | {"chance": _plain(chance)}))
            if done and written is not None:
                written()

        self._attack_work.start(lambda: chance_of(timeline, probe, self._resolver), take)

    def undo(self) -> None:
        """Take the last entry back."""
        if self.can_undo and self.timeline is not None:
            self.add("undo", of=self.timeline.live[-1].n)

    def redo(self) -> None:
        """Let what was taken back last stand again."""
        if self.can_redo and self.timeline is not None:
            self.add("redo", of=self.timeline.undone[-1].n)

    def save_copy(self, path: Path) -> None:
        """Write the journal as it stands to a file elsewhere."""
        if self.opened is None:
            return
        try:
            write_whole(path, self.opened.path.read_bytes())
        except OSError as error:
            self._say(TroubleError(path, error))

    def close(self) -> None:
        """Write what is still being computed."""
        self._attack_work.finish()
        self._luck_work.drop()
        self._joiner.stop()

    def _list_again(self) -> None:
        try:
            self.shelf = self.store.shelf()
            self._say(None)
        except TroubleError as trouble:
            self._say(trouble)
        self.shelf_changed.emit()

    def _entry(self, kind: str, fields: Json) -> Entry:
        assert self.timeline is not None
        assert self.board is not None
        at = self._clock().isoformat(timespec="seconds")
        n = len(self.timeline.entries) + 1
        return read_entry({"n": n, "at": at, "turn": self.board.turn, "kind": kind} | fields)

    def _append(self, entry: Entry) -> bool:
        """Take an entry once it may follow, and once it is written."""
        if self.opened is None or self.read_only:
            return False
        timeline = self.opened.journal.timeline
        try:
            timeline.allows(entry)
            self.store.append(self.opened, entry)
        except InputError as error:
            self._say(TroubleError(self.opened.path, error))
            return False
        except TroubleError as trouble:
            self._say(trouble)
            return False
        timeline.add(entry)
        self._say(None)
        self._show()
        return True

    def _show(self, *, first: bool = False) -> None:
        """Compute anew; ``first``: the first figure is the one that is looked at."""
        timeline = self.timeline
        if timeline is None:
            return
        self.board = board_of(timeline)
        if first:
            self.current = next(iter(self.board.standings), None)
            # Entries are known by their numbers, which another battle has too.
            self.luck, self._book = {}, self._new_book()
        self.battle_changed.emit()
        book = self._book
        self._luck_work.start(
            lambda: {side: book.of(timeline, side) for side in SIDES}, self._take_luck
        )

    def _new_book(self) -> LuckBook:
        return LuckBook(self._resolver, self._joiner.joined, self._luck_work.step_aside)

    def _take_luck(self, luck: object) -> None:
        assert isinstance(luck, dict)
        self.luck = luck
        self.luck_changed.emit()

    def _say(self, trouble: TroubleError | None) -> None:
        if trouble is not self.trouble:
            self.trouble = trouble
            self.trouble_changed.emit()


def _neighbour(path: Path, shelf: list[Shelved]) -> Path | None:
    """The next battle of the list that can be read, else the one before; None where none is."""
    places = [one.path for one in shelf if one.trouble is None or one.path == path]
    at = places.index(path) if path in places else -1
    return next(iter(places[at + 1 :] or reversed(places[:at])), None)


def _plain(chance: object) -> Json | None:
    from rules.battle.entries import Chance

    return chance.model_dump(mode="json") if isinstance(chance, Chance) else None

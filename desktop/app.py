"""The wiring of the program on one page: who asks, who does, who shows."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop import theme
from desktop.after_paint import AfterPaint
from desktop.ahead import load_games
from desktop.commands import Commands
from desktop.documents import Documents
from desktop.files import blank_document, read_document
from desktop.focus import keeping_focus
from desktop.folders import Folders
from desktop.language import own_words, speak
from desktop.leaving import Leaving
from desktop.open_elsewhere import open_elsewhere
from desktop.picks import Picks
from desktop.preferences import read_preferences, write_preferences
from desktop.readings import Readings
from desktop.recent import fill_recent, with_recent
from desktop.report_acts import ReportActs
from desktop.rescue import Rescue
from desktop.rescue_acts import RescueActs
from desktop.roster_place import RosterPlace
from desktop.session import Session
from desktop.single import Wish
from desktop.window import BATTLE, COMPARE, RESOLVE, ROSTERS, TABLE, Window
from desktop.words import Words
from resources import locate
from rules.json_reading import Json
from rules.resolution import Resolver
from rules.text import Text

if TYPE_CHECKING:
    from desktop.battle_place import BattlePlace
    from desktop.compare.desk import CompareDesk
    from desktop.crash import Ended

FREE_AGAIN = 200
"""Milliseconds between two looks at whether a question was answered."""
SAMPLE_TITLE = "Embuscade au gué"
SAMPLE = ("samples", "hell_dorado", f"{SAMPLE_TITLE}.json")


class Shell(QObject):
    """The running program: the session, the window, and the connections between them."""

    def __init__(
        self, app: QApplication, folders: Folders, words: Words, file: Path | None
    ) -> None:
        super().__init__()
        self._app = app
        self._preferences = read_preferences(folders.preferences)
        self._compare: CompareDesk | None = None
        kept = self._preferences.data
        self._folders = folders.elsewhere(Path(kept)) if kept else folders
        self._battle: BattlePlace | None = None
        self._rosters = RosterPlace(
            self._folders, lambda: self.window.go_to(ROSTERS), self._move_data
        )
        self._scheme: theme.Scheme | None = None
        words = own_words(self._preferences, words)
        document = read_document(locate(*SAMPLE))
        self.session = Session(words, Resolver(), document, SAMPLE_TITLE, waits=True)
        self._dress()
        self._rescue = RescueActs(
            self.session,
            Rescue(folders.unsaved),
            lambda: self._documents.may_leave(),  # noqa: PLW0108  # Each window has its own.
            lambda: self._show_results(self.window),
        )
        self.leaving = Leaving(
            self,
            lambda: self.window,
            lambda: self._documents.may_leave(),  # noqa: PLW0108  # As above.
            self._rosters.may_leave,
        )
        self.window = self._make_window()
        last = Path(self._preferences.last_file)
        wanted = file or (last if self._preferences.last_file and last.is_file() else None)
        if wanted is not None:
            self._documents.open(wanted)
        self.session.document_changed.connect(self.leaving.take_back)
        app.styleHints().colorSchemeChanged.connect(self._dress)

    def start(self, ended: Ended | None = None) -> None:
        """Show the frame at once; what it holds comes after its paint, the plots after that.

        ``ended``: the last run, where it ended all of a sudden.
        """
        self.window.show()
        AfterPaint(self.window, lambda: self._complete(ended))

    def _complete(self, ended: Ended | None) -> None:
        self.fill()
        if ended is not None:
            self._tell_end(ended)
        AfterPaint(self._resolve, self._load_charts)
        AfterPaint(self._resolve, self._greet)

    def fill(self) -> None:
        """Read the engagement, put the first place into the frame, then what was asked for."""
        self.session.begin()
        self.window.go_to(RESOLVE)
        self._rosters.ready()
        self._rescue.look(self.window)

    def _greet(self) -> None:
        """Ask a newcomer for his game; never again, and not over a file that was asked for."""
        if not self._preferences.welcomed and self.session.path is None:
            self._readings.welcome()

    def _make_window(self) -> Window:
        speak(self._app, self.session.words)
        self._rosters.forget()
        if self._battle is not None:
            self._battle.desk.close()
            self._battle = None
        window = Window(self.session, self._preferences, self._may_close)
        self._reports = ReportActs(self.session, window)
        self._picks = Picks(self.session, window, self._rosters.saved)
        self._documents = Documents(
            self.session, window, self._rosters.open_file, self._remember, self._dice_may_go
        )
        self._readings = Readings(
            self.session,
            window,
            self._documents.open_example,
            lambda game: self._prefer(welcomed=game),
        )
        window.add_place(RESOLVE, lambda: self._make_resolve(window))
        window.add_place(TABLE, lambda: self._make_table(window))
        window.add_place(ROSTERS, lambda: self._rosters.make(self.session.words, window))
        window.add_place(BATTLE, lambda: self._make_battle(window))
        window.add_place(COMPARE, lambda: self._make_compare(window))
        self._connect(window)
        window.place_on_screen(self._preferences.geometry)
        return window

    def _make_resolve(self, window: Window) -> QWidget:
        from desktop.views.resolve import ResolveView
        from desktop.wear_acts import WearActs

        view = self._resolve = ResolveView(self.session, window)
        view.roll_wanted.connect(self._roll)
        view.typing_closed.connect(self.session.close_story)
        view.roster_wanted.connect(self._picks.targets)
        view.attacker_wanted.connect(self._picks.attacker)
        view.next_wanted.connect(self._picks.next_attacker)
        view.next_file_wanted.connect(self._documents.choose_next)
        view.refused.connect(window.say)
        tables = self._folders.wound_tables()
        WearActs(self.session, view.attack, tables, self._reports.preview_document).connect_wishes()
        view.rule_wanted.connect(self._readings.show_rule)
        view.backwards_wanted.connect(self._ask_backwards)
        view.said.connect(window.say)
        window.standing_changed.connect(lambda on: view.set_standing(standing=on))
        view.copied.connect(lambda: window.say(self.session.words(Text("Copied as one line"))))
        return view

    def _ask_backwards(self) -> None:
        from desktop.inquiry.asking import ask_backwards

        ask_backwards(self.session, self.window, self._rosters.saved(), self.window.say)

    def _remember(self, path: Path) -> None:
        self._prefer(recent=with_recent(self._preferences.recent, path))

    def _fill_recent(self, window: Window) -> None:
        fill_recent(
            window.recent, self.session.words, self._preferences.recent,
            self._documents.open_another, lambda kept: self._prefer(recent=kept),
        )  # fmt: skip

    def _move_data(self, data: Path) -> None:
        """Keep rosters in another folder from now on."""
        self._save_comparisons()
        self._prefer(data=str(data))
        self._folders = self._folders.elsewhere(data)
        self._rosters.move(self._folders)
        self._make_window_again(ROSTERS)

    def _make_compare(self, window: Window) -> QWidget:
        from desktop.compare.shelf import BoardShelf
        from desktop.compare_acts import Links, compare_place

        shelf = BoardShelf(lambda: self._folders.comparisons, self._rosters.may_write)
        links = Links(shelf, self._rosters.saved, self._resolve_document)
        self._compare, view = compare_place(self, self.session, self._compare, window, links)
        return view

    def _save_comparisons(self) -> None:
        if self._compare is not None:
            self._compare.save_now()

    def _resolve_document(self, document: Json) -> None:
        """Show an engagement of the comparison in Résoudre, where undo goes back."""
        self.session.edit(document)
        self.window.go_to(RESOLVE)

    def _make_battle(self, window: Window) -> QWidget:
        from desktop.battle_acts import Ways
        from desktop.battle_place import BattlePlace

        to_resolve, to_battle = lambda: self._show_results(window), lambda: window.go_to(BATTLE)
        ways = Ways(to_resolve, to_battle, self._documents.may_leave)
        self._battle = BattlePlace(self.session, self._folders, ways, window, self._rosters)
        return self._battle.view

    def _dice_may_go(self) -> bool:
        return self._battle is None or self._battle.acts.dice_may_go()

    def _make_table(self, window: Window) -> QWidget:
        from desktop.table_acts import TableActs
        from desktop.views.table.aim_guide import AimGuide
        from desktop.views.table.place import TableView

        view = TableView(self.session, window)
        view.roster_wanted.connect(lambda: self._picks.targets(view.desk.place_newcomers))
        view.back_wanted.connect(self.session.close_story)
        view.resolve_wanted.connect(lambda: self._show_results(window))
        TableActs(self.session, view, window.say).connect_wishes()
        AimGuide(self.session, view, window.bar)
        return view

    def _connect(self, window: Window) -> None:
        session, do = self.session, window.commands
        wishes = [
            (do.new, self._begin_anew), (do.open, self._documents.choose),
            (do.save, self._documents.save), (do.save_as, self._documents.save_as),
            (do.undo, lambda: keeping_focus(session.undo, self._focus_notation)),
            (do.redo, lambda: keeping_focus(session.redo, self._focus_notation)),
            (do.roll, self._roll), (do.type_dice, self._type_dice),
            (do.copy_line, self._copy_line), (do.print, self._reports.print),
            (do.backwards, self._ask_backwards),
            (do.preview, self._reports.preview), (do.pdf, self._reports.pdf),
            (do.folder, self._open_folder), (do.quit, window.close),
        ]  # fmt: skip
        for action, act in wishes:
            action.triggered.connect(lambda *_, act=act: act())
        session.dice_dropped.connect(lambda: self._say_dropped(window))
        window.bar.system_chosen.connect(self._change_system)
        window.bar.resolve_wanted.connect(lambda: self._show_results(window))
        window.example_chosen.connect(self._documents.open_example)
        window.recent.aboutToShow.connect(lambda: self._fill_recent(window))
        window.language_chosen.connect(self._change_language)
        window.scheme_chosen.connect(self._change_scheme)
        self._keep_commands(window)

    def _keep_commands(self, window: Window) -> None:
        session, do = self.session, window.commands

        def show() -> None:
            self._show_commands(do)

        for fact in (session.document_changed, session.reading_changed):
            fact.connect(show, type=Qt.ConnectionType.DirectConnection)
        show()

    def _show_commands(self, do: Commands) -> None:
        session = self.session
        do.undo.setEnabled(session.can_undo)
        do.redo.setEnabled(session.can_redo)
        for action in (do.roll, do.type_dice, do.print, do.preview, do.pdf, do.copy_line):
            action.setEnabled(session.whole is not None)
        do.backwards.setEnabled(session.whole is not None)

    def _begin_anew(self) -> None:
        if self._documents.new() and self.window.current == RESOLVE:
            self._focus_notation()

    def _roll(self) -> None:
        self.window.go_to(RESOLVE)
        self.session.roll()
        self._resolve.focus_dice()

    def _copy_line(self) -> None:
        self._resolve.line.copy()

    def _show_results(self, window: Window) -> None:
        window.go_to(RESOLVE)
        self._focus_notation()

    def _focus_notation(self) -> None:
        self._resolve.focus_notation()

    def _say_dropped(self, window: Window) -> None:
        """An edit ended a story: say so, with the way back."""
        words = self.session.words
        window.say(
            words(Text("The dice told so far were left.")),
            words(Text("Take them up again")),
            self.session.resume,
        )

    def _type_dice(self) -> None:
        self.window.go_to(RESOLVE)
        self.session.start_typing()
        self._resolve.focus_dice()

    def _open_folder(self) -> None:
        with suppress(OSError):
            self._folders.data.mkdir(parents=True, exist_ok=True)
        open_elsewhere(self._folders.data)

    def _change_system(self, system: str) -> None:
        if system != self.session.document.get("system"):
            self.session.edit(blank_document(system))

    def _change_language(self, language: str) -> None:
        self._prefer(language=language)
        self.session.words = Words("fr" if language == "fr" else "en")
        self._make_window_again(self.window.current)

    def _make_window_again(self, place: str) -> None:
        """Another window where the one before stood, with the same place in it."""
        old, self.window = self.window, self._make_window()
        self._rescue.show_in(self.window)
        self.window.go_to(RESOLVE)
        self.window.go_to(place)
        self.window.stand_like(old)
        old.deleteLater()
        self._load_charts()

    def _change_scheme(self, scheme: str) -> None:
        self._prefer(scheme=scheme)
        self._dress()

    def _prefer(self, **chosen: str | list[str]) -> None:
        self._preferences = replace(self._preferences, **chosen)
        write_preferences(self._folders.preferences, self._preferences)

    def _dress(self) -> None:
        chosen = self._preferences.scheme
        scheme = theme.scheme_of(self._app) if chosen == "system" else chosen
        if scheme != self._scheme:
            self._scheme = scheme
            theme.apply(self._app, scheme)

    def _load_charts(self) -> None:
        from desktop.charts import LawChart

        self._resolve.load_charts(LawChart)
        load_games()

    def last_words(self) -> tuple[Json, int | None]:
        """The engagement of now and the seed of its roll, for a report."""
        rolled = self.session.rolled
        return self.session.document, None if rolled is None else rolled.seed

    def tell_crash(self, report: str) -> None:
        """Show a report; nothing waits for it."""
        from desktop.dialogs.crash import BROKE, CrashDialog

        CrashDialog(self.session.words, BROKE, report, self.window).show()

    def _tell_end(self, ended: Ended) -> None:
        """Show the report of a run that ended all of a sudden; what it left unsaved is offered."""
        from desktop.crash import report
        from desktop.dialogs.crash import ENDED, ENDED_UNSAVED, CrashDialog

        left = self._rescue.offered
        said = ENDED if left is None else ENDED_UNSAVED
        CrashDialog(self.session.words, said, report(*ended), self.window).show()

    def come_forward(self, wish: Wish) -> None:
        """Show the window to whoever started the program again, with the file he gave."""
        wish.use_token()
        self.window.come_forward()
        if wish.file:
            self._open_when_free(Path(wish.file))

    def _open_when_free(self, file: Path) -> None:
        """Open a file, once the question that the window may be asking is answered."""
        if QApplication.activeModalWidget() is None:
            self._documents.open_another(file)
        else:
            QTimer.singleShot(FREE_AGAIN, self, lambda: self._open_when_free(file))

    def _may_close(self) -> bool:
        if not self.leaving.may_leave():
            return False
        if self._battle is not None:
            self._battle.desk.close()
        self._save_comparisons()
        self._rescue.finish()
        file = "" if self.session.path is None else str(self.session.path)
        self._prefer(geometry=self.window.geometry_text(), last_file=file)
        self._rosters.release()
        return True

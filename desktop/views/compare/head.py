"""The head of the place: the game, what is measured, undo, and what may be added or taken out."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from desktop.compare.desk import CompareDesk
from desktop.compare.lists import TargetList
from desktop.widgets.button import Button, IconButton
from desktop.widgets.choice import Choice
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.head import Head
from desktop.words import Words
from rules.gauges import Gauge
from rules.presets import WeaponPreset
from rules.systems import names
from rules.text import Text

LEAST_MEASURE = 130


class CompareHead(Head):
    """Emits wishes for what concerns files, rosters and dialogs; the rest it asks of the desk."""

    attack_wanted = Signal()
    attack_from_roster_wanted = Signal()
    attack_from_resolve_wanted = Signal()
    preset_wanted = Signal(object)
    target_wanted = Signal()
    targets_from_roster_wanted = Signal()
    list_wanted = Signal(object)
    csv_wanted = Signal()
    picture_wanted = Signal()
    print_wanted = Signal()
    preview_wanted = Signal()
    begin_again_wanted = Signal()

    def __init__(self, words: Words, desk: CompareDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self._listed: str | None = None
        self._offered: list[Gauge] = []
        self._title = ElidedLabel(factor=1.2, bold=True, parent=self)
        self._title.setText(words(Text("Compare")))
        games = [(words.label(name), game) for game, name in names().items()]
        self.system = Choice(words(Text("Game")), games, chip=True, parent=self)
        self.measure = Choice(words(Text("Measure")), parent=self)
        self.measure.setMinimumWidth(LEAST_MEASURE)
        self.measure.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self._undo = IconButton("undo", words(Text("Undo")), parent=self)
        self._redo = IconButton("redo", words(Text("Redo")), parent=self)
        self.export = Button(words(Text("Export")), icon="export", parent=self)
        self.add_target = Button(
            words(Text("Targets")), icon="plus", name=words(Text("Add targets")), parent=self
        )
        self.add_attack = Button(
            words(Text("Attack")), role="primary", icon="plus",
            name=words(Text("Add an attack")), parent=self,
        )  # fmt: skip
        self._worded = {one: one.text() for one in (self.export, self.add_target, self.add_attack)}
        self._make_menus()
        self._lay_out()
        self._connect()
        self.show_board()
        self.show_measures()

    def minimumSizeHint(self) -> QSize:
        """With buttons of icons alone: a small window stays small."""
        whole = super().minimumSizeHint()
        return QSize(whole.width() - self._width_of_words(shown=True), whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        worded = self.width() >= self.minimumSizeHint().width() + self._width_of_words(shown=False)
        for button, text in self._worded.items():
            button.setText(text if worded else "")
            button.setToolTip("" if worded else button.accessibleName())

    def _width_of_words(self, *, shown: bool) -> int:
        """What the words of the buttons take, or would take."""
        return sum(
            button.fontMetrics().horizontalAdvance(button.text() if shown else text)
            for button, text in self._worded.items()
        )

    def keyed(self) -> list[QAction]:
        """The actions with keys, for the widget in which the keys are to work."""
        return [self._attack_item, self._target_item]

    def show_board(self) -> None:
        """Show the game and what can be undone."""
        desk = self._desk
        if self._listed != desk.board.system:
            self._listed = desk.board.system
            self._fill_lists()
        self.system.set_value(desk.board.system)
        self._undo.setEnabled(desk.can_undo)
        self._redo.setEnabled(desk.can_redo)
        self.export.setEnabled(bool(desk.board.rows and desk.board.columns))
        self.show_measures()

    def show_measures(self) -> None:
        """Offer what can be measured; a list that somebody has open stays under his hands."""
        gauges, chosen = self._desk.gauges(), self._desk.gauge
        if chosen not in gauges:
            gauges = [*gauges, chosen]
        if gauges != self._offered:
            self._offered = gauges
            self.measure.set_options([(self._words(one.name), one) for one in gauges])
        self.measure.set_value(chosen)

    def _make_menus(self) -> None:
        words = self._words
        self._attacks, self._targets, self._exports = QMenu(self), QMenu(self), QMenu(self)
        self._attack_item = _item(self._attacks, words(Text("Type an attack…")), "Ins")
        self._resolve_item = _item(self._attacks, words(Text("The attack of Resolve")))
        self._attack_roster_item = _item(self._attacks, words(Text("From a roster…")))
        self._presets = self._attacks.addMenu(words(Text("From the game’s lists")))
        self._attacks.addSeparator()
        self._again_item = _item(self._attacks, words(Text("Begin again with the usual ones")))
        self._target_item = _item(self._targets, words(Text("Type a target…")), "Shift+Ins")
        self._target_roster_item = _item(self._targets, words(Text("From a roster…")))
        self._lists = self._targets.addMenu(words(Text("Usual targets")))
        self._csv_item = _item(self._exports, words(Text("As CSV…")))
        self._picture_item = _item(self._exports, words(Text("As a picture…")))
        self._exports.addSeparator()
        self._preview_item = _item(self._exports, words(Text("Print preview…")), "Ctrl+Shift+P")
        self._print_item = _item(self._exports, words(Text("Print…")), "Ctrl+P")
        self.add_attack.setMenu(self._attacks)
        self.add_target.setMenu(self._targets)
        self.export.setMenu(self._exports)

    def _fill_lists(self) -> None:
        """Offer the game's lists of targets and of weapons."""
        self._lists.clear()
        for one in self._desk.shipped.lists:
            self._add_list(one)
        self._lists.menuAction().setVisible(bool(self._desk.shipped.lists))
        self._presets.clear()
        presets = self._desk.system.presets
        weapons = presets().weapons if presets else ()
        groups = {one.group: QMenu(self._words.label(one.group), self._presets) for one in weapons}
        for menu in groups.values():
            self._presets.addMenu(menu)
        for one in weapons:
            self._add_preset(groups[one.group], one)
        self._presets.menuAction().setVisible(bool(weapons))

    def _add_list(self, one: TargetList) -> None:
        self._lists.addAction(one.name, lambda: self.list_wanted.emit(one))

    def _add_preset(self, menu: QMenu, one: WeaponPreset) -> None:
        menu.addAction(self._words.label(one.name), lambda: self.preset_wanted.emit(one))

    def _connect(self) -> None:
        desk = self._desk
        desk.board_changed.connect(self.show_board)
        desk.cells_changed.connect(self.show_measures)
        self.system.value_chosen.connect(lambda value: desk.choose_system(str(value)))
        self.measure.value_chosen.connect(self._measure)
        self._undo.clicked.connect(desk.undo)
        self._redo.clicked.connect(desk.redo)
        for item, wish in (
            (self._attack_item, self.attack_wanted),
            (self._resolve_item, self.attack_from_resolve_wanted),
            (self._attack_roster_item, self.attack_from_roster_wanted),
            (self._target_item, self.target_wanted),
            (self._target_roster_item, self.targets_from_roster_wanted),
            (self._csv_item, self.csv_wanted),
            (self._picture_item, self.picture_wanted),
            (self._preview_item, self.preview_wanted),
            (self._print_item, self.print_wanted),
            (self._again_item, self.begin_again_wanted),
        ):
            item.triggered.connect(wish)

    def _measure(self, gauge: Gauge) -> None:
        self._desk.measure_by(gauge)

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 0, 20, 0)
        layout.setSpacing(8)
        for part in (self._title, self.system, self.measure):
            layout.addWidget(part)
        layout.addStretch()
        for part in (self._undo, self._redo, self.export, self.add_target, self.add_attack):
            layout.addWidget(part)


def _item(menu: QMenu, text: str, keys: str = "") -> QAction:
    """A line of a menu; its keys work while the grid has the keyboard."""
    action = menu.addAction(text)
    if keys:
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    return action

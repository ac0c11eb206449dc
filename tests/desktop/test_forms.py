from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, Field
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QListWidget, QWidget

from desktop.forms.fields import UnsupportedFieldError, form_fields, part_models
from desktop.forms.model_form import ModelForm
from desktop.forms.values import value_words
from desktop.widgets.choice import Choice
from desktop.widgets.numbers import NumberBox
from desktop.words import Words
from rules.hints import Hint
from rules.systems import load

MODELS = [
    pytest.param(model, id=f"{system.id}-{part}")
    for system in load().values()
    for part, model in part_models(system.engagement).items()
]


class Everything(BaseModel):
    """One field of each type that a form can show."""

    name: str = Field(title="Name")
    note: str | None = None
    count: int = Field(default=2, ge=0, le=9, title="Count", description="How many")
    bonus: int | None = Field(default=None, ge=-5, le=5)
    reach: Annotated[float, Hint(unit="toises")] = 3.0
    limit: float | None = Field(default=None, ge=0)
    ready: bool = False
    size: Annotated[Literal["small", "large"], Hint(labels={"small": "tiny", "large": "huge"})] = (
        "small"
    )
    side: Literal["ally", "foe"] | None = None
    friends: list[str] = Field(default_factory=list)
    table: list[Annotated[int, Field(ge=0)]] | None = None
    secret: Annotated[str | None, Hint(hidden=True)] = None
    aimed: Annotated[int, Hint(kinds=("shot",))] = 0


@pytest.fixture
def form(qtbot):
    form = ModelForm(Everything, Words("en"))
    qtbot.addWidget(form)
    values = {}

    def keep(name, value):
        values[name] = value
        form.show_values(values)

    form.edited.connect(keep)
    form.show_values(values)
    form.show()
    form.values = values
    return form


def widget(form, name):
    return form.row(name).editor.widget


def focusable(root):
    """Every widget the keyboard may reach; one that lends its focus is its lender."""
    return [
        child
        for child in [root, *root.findChildren(QWidget)]
        if child.focusPolicy() != Qt.FocusPolicy.NoFocus and child.focusProxy() is None
    ]


def scroll(target):
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(target.mapToGlobal(QPoint(5, 5))),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)


@pytest.mark.parametrize("model", MODELS)
def test_every_model_of_every_game_has_a_form_that_keeps_its_defaults(qtbot, model):
    form = ModelForm(model, Words("fr"))
    qtbot.addWidget(form)
    told = []
    form.edited.connect(lambda *wish: told.append(wish))
    form.show_values({})
    for field in form.fields():
        assert form.row(field.name).editor.value() == field.default
    assert told == []
    assert [child for child in focusable(form) if not child.accessibleName()] == []


def test_a_type_without_an_editor_is_refused():
    class Strange(BaseModel):
        parts: dict[str, int]

    with pytest.raises(UnsupportedFieldError, match="parts"):
        form_fields(Strange)


def test_fields_are_read_from_the_model():
    fields = {field.name: field for field in form_fields(Everything)}
    assert "secret" not in fields
    assert (fields["count"].minimum, fields["count"].maximum) == (0, 9)
    assert fields["friends"].shape == "texts"
    assert fields["table"].shape == "numbers"
    assert fields["side"].optional
    assert not fields["size"].optional
    assert fields["name"].title == "Name"


def test_typing_gives_values(form):
    QTest.keyClicks(widget(form, "name"), "Goule")
    QTest.keyClicks(widget(form, "table"), "2/4/6")
    widget(form, "count").selectAll()
    QTest.keyClicks(widget(form, "count"), "5")
    QTest.keyClick(widget(form, "size"), Qt.Key.Key_Down)
    QTest.keyClick(widget(form, "ready"), Qt.Key.Key_Space)
    assert form.values == {
        "name": "Goule",
        "table": [2, 4, 6],
        "count": 5,
        "size": "large",
        "ready": True,
    }
    assert widget(form, "count").accessibleDescription() == "How many"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("typed", ["2.5", "2,5"])
def test_both_decimal_separators(qtbot, language, typed):
    form = ModelForm(Everything, Words(language))
    qtbot.addWidget(form)
    told = {}

    def keep(name, value):
        told[name] = value
        form.show_values(told)

    form.edited.connect(keep)
    form.show_values({})
    widget(form, "limit").selectAll()
    QTest.keyClicks(widget(form, "limit"), typed)
    assert told == {"limit": 2.5}


def test_a_value_out_of_bounds_is_told_and_said_wrong_by_its_owner(form):
    widget(form, "count").selectAll()
    QTest.keyClicks(widget(form, "count"), "12")
    assert form.values == {"count": 12}
    form.show_problem("count", "too large")
    assert form.row("count").problem() == "too large"
    assert widget(form, "count").property("error") is True
    form.show_problem("count", None)
    assert form.row("count").problem() is None
    assert widget(form, "count").property("error") is False


def test_a_field_that_cannot_be_read_says_so_until_it_belongs_to_something_else(form):
    box = widget(form, "count")
    box.setFocus()
    box.selectAll()
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert form.row("count").problem() == "a whole number is expected"
    assert form.values == {}
    form.show_values({"count": 2}, afresh=True)
    assert box.lineEdit().text() == "2"
    assert form.row("count").problem() is None


def test_numbers_in_a_row_say_what_they_expect(form):
    QTest.keyClicks(widget(form, "table"), "2/a")
    assert form.row("table").problem() == "whole numbers with slashes between are expected"
    assert form.values == {"table": [2]}
    QTest.keyClick(widget(form, "table"), Qt.Key.Key_Backspace)
    assert form.row("table").problem() is None


def test_what_a_file_holds_in_place_of_a_value_is_shown_and_kept(form):
    strange = {"count": "many", "size": "giant", "friends": "Bob", "bonus": 10**30, "limit": True}
    form.show_values(strange)
    assert widget(form, "count").lineEdit().text() == "many"
    assert widget(form, "size").currentText() == "giant"
    assert form.values == {}


def test_kinds_choose_the_rows(form):
    form.show_values({}, "melee")
    assert not form.row("aimed").isVisible()
    form.show_values({}, "shot")
    assert form.row("aimed").isVisible()
    form.show_problem("aimed", "wrong")
    form.show_values({}, "melee")
    assert form.row("aimed").isVisible(), "what is wrong can be mended"


def test_the_wheel_changes_no_field_without_focus(form):
    form.setFocus()
    for kind in (NumberBox, Choice):
        for child in form.findChildren(kind):
            child.clearFocus()
            scroll(child)
    assert form.values == {}


def test_names_are_offered_and_checked(form):
    form.offer("friends", ["Anna", "<b>Bob</b>"])
    checks = form.row("friends").findChild(QListWidget)
    assert [checks.item(at).text() for at in range(2)] == ["Anna", "<b>Bob</b>"]
    checks.setFocus()
    checks.setCurrentRow(1)
    QTest.keyClick(checks, Qt.Key.Key_Space)
    assert form.values == {"friends": ["<b>Bob</b>"]}
    form.show_values({"friends": ["Unknown"]})
    assert checks.item(2).text() == "Unknown"


def test_free_names_are_typed_and_added(form):
    line = form.row("friends").findChild(QLineEdit)
    QTest.keyClicks(line, "Anna")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert form.values == {"friends": ["Anna"]}


def test_the_same_value_from_outside_leaves_the_caret(form):
    line = widget(form, "name")
    QTest.keyClicks(line, "Goule")
    line.setCursorPosition(2)
    form.show_values(form.values)
    assert line.cursorPosition() == 2
    QTest.keyClicks(widget(form, "reach"), "")
    widget(form, "reach").selectAll()
    QTest.keyClicks(widget(form, "reach"), "4,")
    assert widget(form, "reach").lineEdit().text() == "4,"


def test_switches_show_their_label(form):
    assert all(box.text() for box in form.findChildren(QCheckBox))


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("count", 1, "1"),
        ("bonus", None, "–"),
        ("limit", 5, "5,0"),
        ("limit", 2.25, "2,25"),
        ("ready", True, "yes"),
        ("size", "large", "huge"),
        ("friends", ["A", "B"], "A, B"),
        ("count", "many", "many"),
    ],
)
def test_values_in_words(name, value, shown):
    field = next(field for field in form_fields(Everything) if field.name == name)
    words = Words("fr")
    told = value_words(field, value, words)
    assert told in {shown, words.label(shown), {"yes": "oui"}.get(shown)}

"""Every field of every place that takes a number takes ``,`` and ``.`` alike, in both languages."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QAbstractSpinBox

from desktop.app import Shell
from desktop.files import read_document
from desktop.folders import Folders
from desktop.forms.fields import form_fields, part_models
from desktop.forms.model_form import ModelForm
from desktop.preferences import Preferences, write_preferences
from desktop.widgets.numbers import DecimalBox, IntBox, NumberBox
from desktop.window import BATTLE, RESOLVE, ROSTERS, TABLE
from desktop.words import Words
from resources import locate
from rules.case import resolve
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.systems import load
from tests.desktop.every_dialog import dialogs
from tests.desktop.test_every_dialog import NAMES

LANGUAGES = ("fr", "en")
POINT = {"fr": ",", "en": "."}
MODELS = [
    pytest.param(model, id=f"{system.id}-{part}")
    for system in load().values()
    for part, model in part_models(system.engagement).items()
]
DESKTOP = Path(__file__).parent.parent.parent / "desktop"
PLACES = (RESOLVE, TABLE, ROSTERS, BATTLE)
"""Where numbers are typed outside of a dialog."""
SAMPLES = [next(iter(sorted(locate("samples", game).glob("*.json")))) for game in load()]


def told(box, text):
    """What a field holds once a text was put into it and left, and how it is written then."""
    line = box.lineEdit()
    with QSignalBlocker(box):
        line.setText(text)
        box._settle()
    return box.value(), line.text(), box.is_valid()


def hold_to_both(root, language):
    """Hold every number within to it; how many were decimal."""
    decimals = 0
    for box in root.findChildren(QAbstractSpinBox):
        assert isinstance(box, NumberBox), box
        if isinstance(box, DecimalBox):
            decimals += 1
            one, other = told(box, "1.5"), told(box, "1,5")
            assert one == other
            assert (one[0], one[1].rstrip("°"), one[2]) == (1.5, f"1{POINT[language]}5", True)
        else:
            assert isinstance(box, IntBox)
            before = box.value()
            for text in ("2.5", "2,5"):
                assert told(box, text) == (before, text, False), box.accessibleName()
            box.set_value(before)
    return decimals


def test_no_other_field_takes_numbers():
    ours = DESKTOP / "widgets" / "numbers.py"
    others = ("QSpinBox(", "QDoubleSpinBox(", "QDoubleValidator", "QIntValidator", "QInputDialog")
    found = [
        path.name
        for path in DESKTOP.rglob("*.py")
        if path != ours and any(other in path.read_text(encoding="utf-8") for other in others)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("model", MODELS)
def test_in_every_form(qtbot, model, language):
    form = ModelForm(model, Words(language))
    qtbot.addWidget(form)
    form.show_values({})
    asked = [field for field in form_fields(model) if field.shape == "decimal"]
    assert hold_to_both(form, language) == len(asked)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_in_every_dialog(qtbot, tmp_path, name, language):
    dialog = dialogs(Words(language), tmp_path)[name]()
    qtbot.addWidget(dialog)
    hold_to_both(dialog, language)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.parent.name)
def test_in_every_place(qapp, tmp_path, sample):
    folders = Folders(tmp_path / "data", tmp_path / "preferences.json")
    write_preferences(folders.preferences, Preferences(language="fr", welcomed="mordheim"))
    shell = Shell(qapp, folders, Words("fr"), sample)
    shell.fill()
    for place in PLACES:
        shell.window.go_to(place)
    hold_to_both(shell.window, "fr")
    shell.window.deleteLater()


def test_in_the_notation_with_a_decimal():
    read = load()["hell_dorado"].read
    comma, point = (
        read("explosion (puissance 3/1 • rayon 2,5)"),
        read("explosion (3/1 • rayon 2.5)"),
    )
    assert comma.radius == point.radius == 2.5


@pytest.mark.parametrize("chance", ["0{point}25", "25{point}0 %"])
def test_in_the_chance_of_a_wound(chance):
    document = read_document(SAMPLES[0])
    laws = []
    for point in ",.":
        document["circumstances"]["severity"] = {
            "light": chance.format(point=point),
            "stunned": "3/4",
        }
        laws.append(resolve(read_engagement(document).case, Resolver()).document()["targets"])
    assert laws[0] == laws[1]

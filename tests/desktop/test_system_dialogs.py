"""The dialogs that are Qt's own, opened in both languages: files, folders, printer, preview."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from desktop.language import speak
from desktop.printing.dialogs import Preview, printer_for
from desktop.printing.output import Printable
from desktop.words import Words

NOTHING = Printable("t", lambda _: [])
SAME = {"Copies", "Options", "Options >>", "Pages", "Portrait", "Type"}
"""What is written alike in both languages."""
BUTTONS = {
    "open": ({"Ouvrir", "Annuler"}, {"Open", "Cancel"}),
    "save": ({"Enregistrer", "Annuler"}, {"Save", "Cancel"}),
    "folder": ({"Choisir", "Annuler"}, {"Choose", "Cancel"}),
    "print": ({"Imprimer", "Annuler"}, {"Print", "Cancel"}),
    "preview": (set(), set()),
    "line": (set(), set()),
    "text": (set(), set()),
}


@pytest.fixture
def opened(qtbot, qapp):
    """A dialog of Qt as the program opens it in a language; Qt speaks its own afterwards."""
    before = QLocale()

    def open_(name, language):
        speak(qapp, Words(language))
        made = {
            "open": lambda: files(QFileDialog.FileMode.ExistingFiles),
            "save": lambda: files(QFileDialog.FileMode.AnyFile, QFileDialog.AcceptMode.AcceptSave),
            "folder": lambda: files(QFileDialog.FileMode.Directory),
            "print": lambda: QPrintDialog(printer_for(NOTHING)),
            "preview": lambda: Preview(None, NOTHING, Words(language)),
            "line": lambda: Menu(QLineEdit("a")),
            "text": lambda: Menu(QTextEdit("a")),
        }[name]()
        qtbot.addWidget(made)
        return made

    yield open_
    speak(qapp, Words("en"))
    QLocale.setDefault(before)


class Menu(QWidget):
    """What a field offers at the right button, with the field."""

    def __init__(self, field):
        super().__init__()
        field.setParent(self)
        field.createStandardContextMenu().setParent(self)


def files(mode, accept=QFileDialog.AcceptMode.AcceptOpen):
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setFileMode(mode)
    dialog.setAcceptMode(accept)
    return dialog


def said(dialog):
    """Every word of it, the accelerators left out."""
    texts = [dialog.windowTitle()]
    texts += [one.text() for kind in (QLabel, QAbstractButton) for one in dialog.findChildren(kind)]
    texts += [one.title() for one in dialog.findChildren(QGroupBox)]
    texts += [one.text() for one in dialog.findChildren(QAction)]
    texts += [one.toolTip() for one in dialog.findChildren(QWidget)]
    for tabs in dialog.findChildren(QTabWidget):
        texts += [tabs.tabText(at) for at in range(tabs.count())]
    for head in dialog.findChildren(QHeaderView):
        columns = range(head.model().columnCount()) if head.model() else ()
        texts += [str(head.model().headerData(at, Qt.Orientation.Horizontal)) for at in columns]
    plain = {text.replace("&", "").partition("\t")[0] for text in texts}
    return {text for text in plain if any(map(str.isalpha, text)) and "<" not in text}


def pressed(dialog):
    return {one.text().replace("&", "") for one in dialog.findChildren(QPushButton)}


@pytest.mark.parametrize("name", BUTTONS)
def test_it_speaks_the_language_of_the_window(opened, name):
    told = []
    for language, buttons in zip(("fr", "en"), BUTTONS[name], strict=True):
        dialog = opened(name, language)
        # Some words are only asked for as they are shown.
        told.append(said(dialog))
        assert buttons <= pressed(dialog)
    french, english = told
    assert len(french) > 5
    assert (french & english) - SAME == set()


@pytest.mark.parametrize(("system", "chosen", "own"), [
    ("fr_FR.UTF-8", "fr", False), ("fr_FR.UTF-8", "en", True),
    ("C.UTF-8", "fr", True), ("de_DE.UTF-8", "en", False),
])  # fmt: skip
def test_a_dialog_of_the_system_is_not_used_in_another_language(
    qapp, monkeypatch, system, chosen, own
):
    monkeypatch.setenv("LC_ALL", system)
    before = QLocale()
    speak(qapp, Words(chosen))
    assert qapp.testAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs) is own
    monkeypatch.undo()
    speak(qapp, Words("en"))
    QLocale.setDefault(before)

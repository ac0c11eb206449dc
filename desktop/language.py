"""The language of the program: which words it speaks, and Qt with it."""

from __future__ import annotations

import os

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from desktop.preferences import Preferences
from desktop.words import Words, system_language


def own_words(preferences: Preferences, words: Words) -> Words:
    """Words in the language that was chosen, or else those of the locale."""
    chosen = preferences.language
    return words if chosen in (None, words.language) else Words(chosen)


def speak(app: QApplication, words: Words) -> None:
    """Let Qt's own texts and numbers follow the language, before any widget is made.

    The system's dialogs speak the system's language: where another was chosen, Qt's own take their
    place.
    """
    french = words.language == "fr"
    other = words.language != system_language(os.environ)
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, other)
    QLocale.setDefault(QLocale("fr_FR" if french else "en_GB"))
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    if french:
        translator = QTranslator(app)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load("qtbase_fr", folder):
            app.installTranslator(translator)

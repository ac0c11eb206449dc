"""Words in a language: sentences, numbers and dates as French or English write them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Literal

from resources import locate
from rules.text import Mean, Names, Percent, Text

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

Language = Literal["fr", "en"]
Number = int | float | Fraction

NBSP = "\u00a0"
MINUS = "\u2212"
WEIGHTY = (int, float, Fraction, Percent, Mean)
SLOT = re.compile(r"%n|\{(\w+)\}")
MONTHS: dict[Language, tuple[str, ...]] = {
    "fr": (
        *("janvier", "février", "mars", "avril", "mai", "juin", "juillet"),
        *("août", "septembre", "octobre", "novembre", "décembre"),
    ),
    "en": (
        *("January", "February", "March", "April", "May", "June", "July"),
        *("August", "September", "October", "November", "December"),
    ),
}


class Words:
    """Renders a ``Text`` and the values in it; without a catalogue the English stands."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self.decimal_point = "," if language == "fr" else "."
        self._thousands = "\u202f" if language == "fr" else ","
        self._unit_gap = NBSP if language == "fr" else ""

    @cached_property
    def _translator(self) -> QTranslator | None:
        """The catalogue, read when the first word is asked for: the JSON of a result needs none."""
        return _catalogue(self.language)

    def __call__(self, text: Text) -> str:
        """The sentence as plain text."""
        return self._fill(self._message(text), text, self._plain)

    def html(self, text: Text) -> str:
        """The sentence as rich text: values escaped, numbers bold."""
        return self._fill(escape(self._message(text), quote=False), text, self._rich)

    def label(self, marked: str) -> str:
        """The translation of a plain string marked in ``rules``."""
        return self._translated(marked, None, None)

    def number(self, value: int) -> str:
        """A whole number, its thousands apart: ``1 000 000``, ``1,000,000``."""
        return _signed(value < 0, self._grouped(abs(value)))

    def ordinal(self, place: int) -> str:
        """A place in an order: ``1er``, ``2e``; ``1st``, ``2nd``."""
        if self.language == "fr":
            return f"{self.number(place)}{'er' if place == 1 else 'e'}"
        teens = place // 10 % 10 == 1
        ending = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
        return f"{self.number(place)}{ending}"

    def decimal(self, value: Number, places: int = 1) -> str:
        """A number with this many decimals, halves rounded away from zero, exactly."""
        units = _units(abs(value), places)
        return self._decimal(-units if value < 0 else units, places)

    def percent(self, value: Fraction) -> str:
        """A probability without decimals; 0 and 100 only when it is exactly so."""
        return self._share(value, 0)

    def percent1(self, value: Fraction) -> str:
        """A probability with one decimal; 0 and 100 only when it is exactly so."""
        return self._share(value, 1)

    def names(self, names: Sequence[str]) -> str:
        """Names joined: ``A, B et C``."""
        last = " et " if self.language == "fr" else " and "
        return last.join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)

    def date(self, day: date) -> str:
        """A date in full: ``29 novembre 2026``."""
        first = self.language == "fr" and day.day == 1
        month = MONTHS[self.language][day.month - 1]
        return f"{'1er' if first else day.day} {month} {day.year}"

    def _share(self, value: Fraction, places: int) -> str:
        part, of = value.as_integer_ratio()
        if part in {0, of}:
            return self._per_cent(100 if part else 0, 0)
        certain = 100 * 10**places
        units = (2 * certain * part + of) // (2 * of)
        if units == 0:
            return f"<{NBSP}{self._per_cent(1, places)}"
        if units == certain:
            return f">{NBSP}{self._per_cent(certain - 1, places)}"
        return self._per_cent(units, places)

    def _per_cent(self, units: int, places: int) -> str:
        return f"{self._decimal(units, places)}{self._unit_gap}%"

    def _decimal(self, units: int, places: int) -> str:
        """A number of so many of its last decimal."""
        whole, rest = divmod(abs(units), 10**places)
        digits = f"{self.decimal_point}{rest:0{places}d}" if places else ""
        return _signed(units < 0, self._grouped(whole) + digits)

    def _grouped(self, value: int) -> str:
        return f"{value:,}".replace(",", self._thousands)

    def _message(self, text: Text) -> str:
        return self._translated(text.message, text.comment, text.n)

    def _translated(self, message: str, comment: str | None, n: int | None) -> str:
        found = ""
        if self._translator is not None:
            count = -1 if n is None else n
            found = self._translator.translate("", message, comment or "", count) or ""
        return found or _english(message, n)

    def _fill(self, message: str, text: Text, show: Callable[[object], str]) -> str:
        def value(slot: re.Match[str]) -> str:
            name = slot[1]
            if name is None:
                return slot[0] if text.n is None else show(text.n)
            return show(text.values[name]) if name in text.values else slot[0]

        return SLOT.sub(value, message)

    def _rich(self, value: object) -> str:
        if isinstance(value, Text):
            return self.html(value)
        shown = escape(self._plain(value))
        return f"<b>{shown}</b>" if isinstance(value, WEIGHTY) else shown

    def _plain(self, value: object) -> str:
        match value:
            case Text():
                shown = self(value)
            case int():
                shown = self.number(value)
            case Percent():
                shown = self.percent(value.value)
            case Mean():
                shown = self.decimal(value.value)
            case Names():
                shown = self.names(value.names)
            case float():
                shown = self._shortest(value)
            case date():
                shown = self.date(value)
            case _:
                shown = str(value)
        return shown

    def _shortest(self, value: float) -> str:
        digits = f"{Decimal(repr(abs(value))):f}"
        shown = digits.rstrip("0").rstrip(".") if "." in digits else digits
        return _signed(value < 0, shown.replace(".", self.decimal_point))


def default_language(environ: Mapping[str, str]) -> Language:
    """The language of a POSIX environment: French where it says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name, ""):
            return _language(value)
    return "en"


def system_language(environ: Mapping[str, str], platform: str = sys.platform) -> Language:
    """The language of the desktop; Windows and macOS say it elsewhere than the environment."""
    if platform not in {"win32", "darwin"}:
        return default_language(environ)
    from PySide6.QtCore import QLocale

    return _language(QLocale.system().uiLanguages()[0])


def _language(locale: str) -> Language:
    return "fr" if locale.lower().startswith("fr") else "en"


def _catalogue(language: Language) -> QTranslator | None:
    path = locate("translations", f"toise_{language}.qm")
    if not path.is_file():
        return None
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    return translator if translator.load(str(path)) else None


def _english(message: str, n: int | None) -> str:
    return message if n is None else message.replace("(s)", "" if n == 1 else "s")


def _units(value: Number, places: int) -> int:
    """How many of the last decimal; a float is as it is written: 0.1 is a tenth exactly."""
    if isinstance(value, float):
        return int(Decimal(repr(value)).scaleb(places).to_integral_value(ROUND_HALF_UP))
    return _half_up(Fraction(value) * 10**places)


def _half_up(value: Fraction) -> int:
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def _signed(negative: bool, digits: str) -> str:
    return MINUS + digits if negative else digits

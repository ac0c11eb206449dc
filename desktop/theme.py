"""The look of the program: Fusion, one palette and one style sheet, both from the tokens."""

from __future__ import annotations

from dataclasses import asdict
from string import Template
from typing import Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from desktop.theme_tokens import DARK, LIGHT, Tokens
from resources import locate

__all__ = [
    "DARK",
    "LIGHT",
    "Scheme",
    "Tokens",
    "apply",
    "broadened",
    "give",
    "is_redressed",
    "scaled",
    "scheme_of",
    "tokens_of",
    "tokens_shown",
]

Scheme = Literal["light", "dark"]
Role = QPalette.ColorRole

ROLES: dict[QPalette.ColorRole, str] = {
    Role.Window: "window",
    Role.Button: "window",
    Role.Base: "base",
    Role.AlternateBase: "alt",
    Role.Midlight: "rail",
    Role.Text: "text",
    Role.WindowText: "text",
    Role.ButtonText: "text",
    Role.PlaceholderText: "muted",
    Role.Mid: "line",
    Role.Dark: "border",
    Role.Light: "base",
    Role.Shadow: "border",
    Role.Accent: "accent",
    Role.Link: "accent",
    Role.LinkVisited: "accent",
    Role.Highlight: "select",
    Role.HighlightedText: "text",
    Role.ToolTipBase: "tip",
    Role.ToolTipText: "tip_text",
    Role.BrightText: "negative",
}
DRESSED = "toise_dressed"
USUAL_POINTS = 10
INKS = (Role.Text, Role.WindowText, Role.ButtonText, Role.HighlightedText)


def apply(app: QApplication, scheme: Scheme) -> Tokens:
    """Dress the whole program in a scheme; may be called again when the system changes."""
    tokens = DARK if scheme == "dark" else LIGHT
    if not app.property(DRESSED):
        app.setProperty(DRESSED, True)
        app.setStyle("Fusion")
        _set_tabular_digits(app)
        _hold_still(app)
    app.setPalette(palette(tokens))
    QToolTip.setPalette(palette(tokens))
    app.setStyleSheet(style_sheet(tokens))
    return tokens


def scheme_of(app: QApplication) -> Scheme:
    """The scheme the desktop asks for; light where it does not say."""
    dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return "dark" if dark else "light"


def palette(tokens: Tokens) -> QPalette:
    """The Qt palette of a scheme, with what is disabled pale but readable."""
    made = QPalette()
    for role, token in ROLES.items():
        made.setColor(role, QColor(getattr(tokens, token)))
    for role in INKS:
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.disabled))
    return made


def tokens_shown() -> Tokens:
    """The tokens the program is shown in, told by its palette."""
    return tokens_of(QGuiApplication.palette())


def tokens_of(palette: QPalette) -> Tokens:
    """The tokens a palette was made of, told by a role that no style sheet changes."""
    return DARK if palette.color(Role.ToolTipBase) == QColor(DARK.tip) else LIGHT


def is_redressed(event: QEvent) -> bool:
    """Whether a widget's ``changeEvent`` may mean another scheme.

    The first palette of the program reaches a widget as another style only.
    """
    return event.type() in {QEvent.Type.PaletteChange, QEvent.Type.StyleChange}


def style_sheet(tokens: Tokens) -> str:
    """The one style sheet, filled from the tokens."""
    template = locate("theme", "toise.qss").read_text(encoding="utf-8")
    names = {key: str(value) for key, value in asdict(tokens).items()}
    tick = locate("icons", f"tick-{'dark' if tokens.dark else 'light'}.svg").as_posix()
    icons = locate("icons").as_posix()
    return Template(template).substitute(names, disabled=tokens.disabled, icons=icons, tick=tick)


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """The font at a factor of its size; the factors stand in the look's table of type."""
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * factor)
    made.setBold(bold)
    return made


def broadened(width: int) -> int:
    """A width that was measured for type of ten points, in the person's own where it is larger."""
    return round(width * max(1.0, QApplication.font().pointSizeF() / USUAL_POINTS))


def give(widget: QWidget, **properties: object) -> None:
    """Set the dynamic properties the style sheet reads, and let it look at them again."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def _hold_still(app: QApplication) -> None:
    """No menu or tooltip fades or slides, whatever a desktop has as its default."""
    for effect in Qt.UIEffect:
        app.setEffectEnabled(effect, False)


def _set_tabular_digits(app: QApplication) -> None:
    font = app.font()
    font.setFeature(QFont.Tag("tnum"), 1)
    app.setFont(font)

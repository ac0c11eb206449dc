"""Texts on the screen: plain ones that show what a person typed as it is, and sentences."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

from desktop.theme import give, is_redressed, scaled, tokens_shown

BADGES = {"badge", "warning"}


class Label(QLabel):
    """Plain text at a factor of the program's font; ``tone`` is a role of the style sheet."""

    def __init__(
        self,
        text: str = "",
        *,
        factor: float = 1.0,
        bold: bool = False,
        tone: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._factor = factor
        self._bold = bold
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("tone", tone)
        if tone in BADGES:
            self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self._dress()

    def set_tone(self, tone: str | None) -> None:
        """Change the colour to another role of the style sheet."""
        give(self, tone=tone)

    def set_factor(self, factor: float) -> None:
        """Change the size, as a factor of the program's font."""
        self._factor = factor
        self._dress()

    def _dress(self) -> None:
        self.setFont(scaled(QApplication.font(), self._factor, bold=self._bold))


class Sentence(Label):
    """A wrapped sentence from ``words.html``, muted, its figures in the colour of text.

    Links in it are reached by keyboard and reported by ``linkActivated``. ``accent``: they look
    like links; else they are its figures, in the colour of text.
    """

    def __init__(
        self, *, factor: float = 0.9, accent: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(factor=factor, tone="muted", parent=parent)
        self._accent = accent
        self._html = ""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.setWordWrap(True)

    def show_html(self, html: str) -> None:
        """Show a sentence; what a person typed in it has been escaped."""
        self._html = html
        linked = "<a " in html
        flags = Qt.TextInteractionFlag
        keys = flags.LinksAccessibleByKeyboard if linked else flags.NoTextInteraction
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | keys)
        self._ink()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._ink()

    def _ink(self) -> None:
        ink = tokens_shown().text
        inked = self._html.replace("<b>", f'<b style="color:{ink}">')
        link = tokens_shown().accent if self._accent else ink
        plain = f'<a style="color:{link}; text-decoration:none" '
        shown = inked.replace("<a ", plain)
        if shown != self.text():
            self.setText(shown)

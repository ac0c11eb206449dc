"""Texts on the screen: plain ones that show what a person typed as it is, and sentences."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

from desktop.theme import give, is_redressed, scaled, tokens_shown

BADGES = {"badge", "warning"}
LINK = re.compile(r'<a [^>]*href="([^"]*)"')


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

    Tab goes through its links, Enter follows one: ``linkActivated``. ``accent``: they look
    like links; else they are its figures, in the colour of text.
    """

    def __init__(
        self, *, factor: float = 0.9, accent: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(factor=factor, tone="muted", parent=parent)
        self._accent = accent
        self._html = ""
        self._links: list[str] = []
        self._at = 0
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.setWordWrap(True)

    def show_html(self, html: str) -> None:
        """Show a sentence; what a person typed in it has been escaped."""
        self._html = html
        self._links = LINK.findall(html)
        self._at = min(self._at, max(0, len(self._links) - 1))
        linked = bool(self._links)
        flags = Qt.TextInteractionFlag
        keys = flags.LinksAccessibleByKeyboard if linked else flags.NoTextInteraction
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | keys)
        self._ink()

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Qt's own way starts before the first link and never leaves backwards one at the start.
        at = self._at + (1 if forward else -1)
        if not 0 <= at < len(self._links):
            return QWidget.focusNextPrevChild(self, forward)
        self._go_to(at)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reasons = Qt.FocusReason
        if event.reason() == reasons.TabFocusReason:
            self._at = 0
        elif event.reason() == reasons.BacktabFocusReason:
            self._at = len(self._links) - 1
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._links:
            self.linkActivated.emit(self._links[self._at])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus() and self._links:
            self._paint_ring()
        super().paintEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._ink()

    def _go_to(self, at: int) -> None:
        """Put the ring on a link, and say which it is."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        from desktop.widgets.link_place import place_of_link

        self._at = at
        self.update()
        said = place_of_link(self, at)[1]
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _paint_ring(self) -> None:
        """The ground and the ring of the link that Enter follows, within the widget."""
        from desktop.widgets.link_place import place_of_link

        tokens, painter = tokens_shown(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.accent), 2))
        painter.setBrush(QColor(tokens.accent_soft))
        place = place_of_link(self, self._at)[0].adjusted(-3, -1, 3, 1)
        inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(place.intersected(inside), 3, 3)

    def _ink(self) -> None:
        ink = tokens_shown().text
        inked = self._html.replace("<b>", f'<b style="color:{ink}">')
        link = tokens_shown().accent if self._accent else ink
        plain = f'<a style="color:{link}; text-decoration:none" '
        shown = inked.replace("<a ", plain)
        if shown != self.text():
            self.setText(shown)

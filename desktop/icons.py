"""The line icons, drawn at any size in the colour their state and the scheme ask for."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from desktop.theme_tokens import LIGHT, Tokens
from resources import locate

FADED = 0.38
DISABLED = {"accent_text": "text"}
"""Inks that would not be seen where the accent under them is gone."""


def icon(
    name: str,
    tokens: Tokens,
    ink: str = "muted",
    on: str | None = None,
    size: int = 20,
    gap: int = 0,
) -> QIcon:
    """An icon in one scheme, sharp on the densest screen, with its disabled and checked states.

    ``ink`` and ``on`` (while checked; the same when None) name tokens; ``gap`` leaves room at the
    right, before a button's words (below zero: at the left, after them). An unknown name is a
    ``KeyError``. When the scheme changes the icon is made anew.
    """
    ratio = _densest_screen()
    made = QIcon()
    for state, token in ((QIcon.State.Off, ink), (QIcon.State.On, on or ink)):
        drawn = pixmap(name, size, ratio, tokens, token, gap)
        made.addPixmap(drawn, QIcon.Mode.Normal, state)
        idle = pixmap(name, size, ratio, tokens, DISABLED.get(token, token), gap)
        made.addPixmap(_faded(idle), QIcon.Mode.Disabled, state)
    return made


def pixmap(
    name: str, size: int, ratio: float, tokens: Tokens, ink: str = "muted", gap: int = 0
) -> QPixmap:
    """A pixmap of ``size`` device-independent pixels on a screen of this ratio."""
    key = f"toise {name} {size}+{gap} {ratio} {getattr(tokens, ink)} {tokens.accent}"
    known = QPixmap()
    if QPixmapCache.find(key, known):
        return known
    made = _blank(QSize(size + abs(gap), size) * ratio, ratio)
    with QPainter(made) as painter:
        draw(painter, QRectF(max(0, -gap), 0, size, size), name, tokens, ink)
    QPixmapCache.insert(key, made)
    return made


def draw(painter: QPainter, rect: QRectF, name: str, tokens: Tokens, ink: str = "muted") -> None:
    """Draw an icon with a painter; ``ink`` names a token, an accent in the file follows too."""
    _renderer(name, getattr(tokens, ink), tokens.accent).render(painter, rect)


@lru_cache(maxsize=256)
def _renderer(name: str, ink: str, accent: str) -> QSvgRenderer:
    """An icon in its colours, read once: some are drawn at every move of a drag."""
    inked = source(name).replace(b"currentColor", ink.encode())
    return QSvgRenderer(QByteArray(inked.replace(LIGHT.accent.encode(), accent.encode())))


@cache
def source(name: str) -> bytes:
    """The bytes of an icon's file."""
    path = locate("icons", f"{name}.svg")
    if not path.is_file():
        raise KeyError(name)
    return path.read_bytes()


def _densest_screen() -> float:
    return max(screen.devicePixelRatio() for screen in QGuiApplication.screens())


def _faded(drawn: QPixmap) -> QPixmap:
    made = _blank(drawn.size(), drawn.devicePixelRatio())
    with QPainter(made) as painter:
        painter.setOpacity(FADED)
        painter.drawPixmap(0, 0, drawn)
    return made


def _blank(pixels: QSize, ratio: float) -> QPixmap:
    made = QPixmap(pixels)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made

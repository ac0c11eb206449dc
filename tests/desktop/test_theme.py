import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QToolButton

from desktop import icons, theme
from desktop.theme_tokens import DARK, LIGHT, contrast, mix
from desktop.widgets.search_field import SearchField
from desktop.words import Words
from resources import locate

NAMES = [
    *("resolve", "table", "rosters", "battle", "compare", "rules", "settings", "undo", "redo"),
    *("open", "save", "print", "export", "import", "die", "type-dice", "erase", "repeat"),
    *("plus", "minus", "duplicate", "delete", "close", "check", "grip", "chevron-right"),
    *("chevron-down", "more", "search", "why", "info", "warning", "error", "triangle"),
    *("circle", "cone", "stream", "wall", "aim", "zoom-in", "zoom-out", "fit", "melee"),
    *("cover", "state", "note", "repair", "link", "language", "help"),
]
SCHEMES = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])


@SCHEMES
def test_text_can_be_read(tokens):
    for ink in (tokens.text, tokens.muted):
        for ground in (tokens.base, tokens.window, tokens.alt, tokens.field, tokens.select):
            assert contrast(ink, ground) >= 4.49
    for ink, ground in (
        (tokens.accent, tokens.base),
        (tokens.accent_text, tokens.accent),
        (tokens.on_soft, tokens.accent_soft),
        (tokens.negative, tokens.neg_soft),
        (tokens.warn, tokens.warn_soft),
        (tokens.tip_text, tokens.tip),
        (tokens.ally, tokens.base),
        (tokens.foe, tokens.base),
    ):
        assert contrast(ink, ground) >= 4.5


@SCHEMES
def test_what_is_disabled_is_paler_but_readable(tokens):
    for ground in (tokens.base, tokens.window, tokens.alt, tokens.field, tokens.grid):
        assert 3 <= contrast(tokens.disabled, ground) < contrast(tokens.muted, ground)


def test_colours_mix_and_compare():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert mix("#FF0000", "#0000FF", 0.5) == "#800080"


@SCHEMES
def test_the_style_sheet_is_filled_and_short(tokens):
    filled = theme.style_sheet(tokens)
    assert "$" not in filled
    assert len(filled.splitlines()) < 150
    for path in re.findall(r'url\("([^"]+)"\)', filled):
        assert locate(path).is_file()


def test_schemes_can_be_changed_while_it_runs(qapp):
    for scheme, tokens in (("dark", DARK), ("light", LIGHT)):
        assert theme.apply(qapp, scheme) is tokens
        assert qapp.style().name() in {"fusion", ""}
        assert qapp.palette().color(QPalette.ColorRole.Base) == QColor(tokens.base)
        assert theme.tokens_shown() is tokens
    assert theme.scheme_of(qapp) in {"light", "dark"}


def test_fonts_are_factors_of_the_programs_own(qapp):
    font = qapp.font()
    large = theme.scaled(font, 1.45, bold=True)
    assert large.pointSizeF() == pytest.approx(font.pointSizeF() * 1.45)
    assert large.bold()
    assert not theme.scaled(large, 1).bold()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("qapp")
def test_icons_are_lines_in_the_current_colour(name):
    drawing = icons.source(name).decode()
    assert 'viewBox="0 0 24 24"' in drawing
    assert 'fill="none"' in drawing
    assert 'stroke="currentColor"' in drawing
    assert 'stroke-width="1.75"' in drawing
    image = icons.pixmap(name, 24, 2.0, LIGHT, "negative").toImage()
    assert image.size() == QSize(48, 48)
    solid = {
        image.pixelColor(x, y).name()
        for x in range(48)
        for y in range(48)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert LIGHT.negative.lower() in solid


@pytest.mark.usefixtures("qapp")
def test_an_icon_has_its_states():
    icon = icons.icon("undo", LIGHT, on="accent")
    normal, disabled, checked = (
        icon.pixmap(QSize(20, 20), mode, state).toImage()
        for mode, state in (
            (QIcon.Mode.Normal, QIcon.State.Off),
            (QIcon.Mode.Disabled, QIcon.State.Off),
            (QIcon.Mode.Normal, QIcon.State.On),
        )
    )
    assert normal != disabled
    assert normal != checked
    with pytest.raises(KeyError):
        icons.icon("nothing", LIGHT)


@pytest.mark.usefixtures("qapp")
def test_the_mark_follows_the_accent():
    assert icons.pixmap("mark", 36, 1.0, LIGHT).toImage() != (
        icons.pixmap("mark", 36, 1.0, DARK).toImage()
    )


def test_the_cross_of_a_search_stands_in_its_field(qapp, qtbot):
    theme.apply(qapp, "light")
    field = SearchField(Words("en"))
    qtbot.addWidget(field)
    field.setText("soeur")
    field.resize(200, field.sizeHint().height())
    field.show()
    (cross,) = field.findChildren(QToolButton)
    qtbot.waitUntil(lambda: field.rect().contains(cross.geometry()))
    assert abs(cross.geometry().center().y() - field.rect().center().y()) <= 1
    cross.click()
    assert field.text() == ""
    assert not cross.isVisible()

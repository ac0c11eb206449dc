"""Where the files of an installed Toise lie, below a root such as a package's or ``/``."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from pathlib import Path

from pictures import with_pictures

HERE = Path(__file__).parent
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SHARED = {
    "toise.desktop": "usr/share/applications/toise.desktop",
    "toise-mime.xml": "usr/share/mime/packages/toise.xml",
    "icons/toise.svg": "usr/share/icons/hicolor/scalable/apps/toise.svg",
}
METAINFO = "org.toise.Toise.metainfo.xml"
MANUALS = {
    "man/toise.1": "usr/share/man/man1/toise.1.gz",
    "man/toise.fr.1": "usr/share/man/fr/man1/toise.1.gz",
}


def lay_out(root: Path, bundle: Path, pictures: str = "") -> None:
    """Lay the bundle and all that belongs to the desktop below a root, which must not exist.

    ``pictures`` is the address at which those of the metadata are kept.
    """
    shutil.copytree(bundle, root / "usr/lib/toise", symlinks=True)
    command = root / "usr/bin/toise"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/toise/toise")
    for source, place in SHARED.items():
        _put(root / place, (HERE / source).read_bytes())
    metainfo = (HERE / METAINFO).read_text(encoding="utf-8")
    _put(root / "usr/share/metainfo" / METAINFO, with_pictures(metainfo, pictures).encode())
    for source, place in MANUALS.items():
        _put(root / place, packed((HERE / source).read_bytes()))
    for size, picture in icons():
        _put(root / f"usr/share/icons/hicolor/{size}x{size}/apps/toise.png", picture)


def packed(data: bytes) -> bytes:
    """Compressed so that the same text always gives the same bytes."""
    return gzip.compress(data, 9, mtime=0)


def icons() -> Iterator[tuple[int, bytes]]:
    """The icon as PNG in each size a desktop asks for."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    drawing = QSvgRenderer(str(HERE / "icons/toise.svg"))
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")
        yield size, bytes(data.data())


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)

"""The pictures in AppStream's metadata, once somebody keeps them at an address of the web."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).parent
BEFORE = "  <content_rating"
PLACES = {
    "resolve": ("What may happen to each target", "Ce qui peut arriver à chaque cible"),
    "dice": ("The dice as they fall", "Les dés comme ils tombent"),
    "table": ("Who is under the template", "Qui est sous le gabarit"),
    "rosters": ("The rosters", "Les compagnies"),
    "battle": ("The journal of a battle", "Le journal d’une bataille"),
    "compare": ("Attacks compared on targets", "Des attaques comparées sur des cibles"),
}


def with_pictures(metainfo: str, address: str) -> str:
    """The metadata with all pictures below an address; as it is where that is empty."""
    if not address:
        return metainfo
    shown = "".join(_screenshot(address.rstrip("/"), place) for place in PLACES)
    return metainfo.replace(BEFORE, f"  <screenshots>\n{shown}  </screenshots>\n{BEFORE}", 1)


def _screenshot(address: str, place: str) -> str:
    english, french = PLACES[place]
    kind = ' type="default"' if place == next(iter(PLACES)) else ""
    return (
        f"    <screenshot{kind}>\n"
        f"      <caption>{escape(english)}</caption>\n"
        f'      <caption xml:lang="fr">{escape(french)}</caption>\n'
        f"{_image(address, f'{place}-en-dark.png')}"
        f"{_image(address, f'{place}-fr-light.png', 'fr')}"
        "    </screenshot>\n"
    )


def _image(address: str, name: str, language: str = "") -> str:
    """One picture; its width and height are in the first bytes of a PNG."""
    width, height = struct.unpack(">II", (HERE / "screenshots" / name).read_bytes()[16:24])
    spoken = f' xml:lang="{language}"' if language else ""
    size = f'width="{width}" height="{height}"'
    return f'      <image type="source"{spoken} {size}>{escape(address)}/{name}</image>\n'

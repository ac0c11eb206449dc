"""The colours of the two schemes as plain data, without Qt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """Every colour of one scheme, as ``#RRGGBB``, by what it is for."""

    dark: bool
    window: str
    base: str
    alt: str
    field: str
    rail: str
    text: str
    muted: str
    faint: str
    line: str
    border: str
    accent: str
    accent_text: str
    accent_soft: str
    on_soft: str
    select: str
    tip: str
    tip_text: str
    positive: str
    negative: str
    neg_soft: str
    warn: str
    warn_soft: str
    ally: str
    foe: str
    ally_soft: str
    foe_soft: str
    grid: str
    out: str
    s1: str
    s2: str
    s3: str
    s4: str
    s5: str
    s6: str

    @property
    def disabled(self) -> str:
        """Text that can't be used: pale, but still three to one against every ground it has."""
        return mix(self.text, self.base, 0.44 if self.dark else 0.56)


LIGHT = Tokens(
    dark=False,
    window="#F1F3F1",
    base="#FFFFFF",
    alt="#F7F9F7",
    field="#F3F5F0",
    rail="#E7EBE8",
    text="#18211D",
    muted="#535F59",
    faint="#7C8882",
    line="#D8DEDA",
    border="#7C8882",
    accent="#0A6C5C",
    accent_text="#FFFFFF",
    accent_soft="#DDEFE9",
    on_soft="#0A4F43",
    select="#CFE7DF",
    tip="#18211D",
    tip_text="#F4F7F5",
    positive="#1F7A38",
    negative="#B3261E",
    neg_soft="#FBE9E7",
    warn="#8A5A00",
    warn_soft="#FBF0D9",
    ally="#1B5EAB",
    foe="#B4480A",
    ally_soft="#E3EDF8",
    foe_soft="#FBEADF",
    grid="#E3E8E5",
    out="#18211D",
    s1="#1B8573",
    s2="#D0661A",
    s3="#1D4F91",
    s4="#B0478B",
    s5="#5E4A00",
    s6="#7C8791",
)

DARK = Tokens(
    dark=True,
    window="#141817",
    base="#1C2120",
    alt="#212726",
    field="#191E1C",
    rail="#101413",
    text="#E8EDEA",
    muted="#A4B0AA",
    faint="#7D8A84",
    line="#2F3735",
    border="#75827C",
    accent="#5CCBB4",
    accent_text="#06231D",
    accent_soft="#1B3A34",
    on_soft="#A9E7D9",
    select="#22483F",
    tip="#E8EDEA",
    tip_text="#141817",
    positive="#74C98A",
    negative="#FF8A80",
    neg_soft="#3B2120",
    warn="#E8B44C",
    warn_soft="#372B14",
    ally="#7FB6F2",
    foe="#F29A63",
    ally_soft="#1D3046",
    foe_soft="#40291B",
    grid="#2A3230",
    out="#D3DCD7",
    s1="#36957F",
    s2="#F0905A",
    s3="#5B98E8",
    s4="#D977BC",
    s5="#EBD88A",
    s6="#8F9AA4",
)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of ``#RRGGBB``, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(over: str, under: str, share: float) -> str:
    """The colour seen when ``over`` lies on ``under`` with this opacity (0 to 1)."""
    pairs = zip(channels(over), channels(under), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


def _luminance(colour: str) -> float:
    parts = [part / 255 for part in channels(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours after WCAG, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)

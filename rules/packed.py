"""Laws over 0, 1, 2… packed in one integer: a slot of bits per value.

Adding, scaling, shifting and dividing exactly act on all slots at once, as long as no slot
overflows; the width of a slot must hold the total.
"""

from __future__ import annotations


def packed_step(unit: int, weight: int, shift: int) -> int:
    """The packed law ``unit`` taken ``weight`` times, its values raised by ``shift`` bits."""
    return (unit * weight) << shift


def unpacked(packed: int, width: int, slots: int) -> dict[int, int]:
    """The weights of a packed law of ``slots`` values, each ``width`` bytes wide."""
    data = packed.to_bytes(slots * width, "little")
    weights = (int.from_bytes(data[at : at + width], "little") for at in range(0, len(data), width))
    return {value: weight for value, weight in enumerate(weights) if weight}

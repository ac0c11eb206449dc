"""Laws over 0, 1, 2… packed in one integer: a slot of bits per value.

Adding, scaling, shifting and dividing exactly act on all slots at once, as long as no slot
overflows; the width of a slot must hold the total.
"""

from __future__ import annotations


def unpacked(packed: int, width: int, slots: int) -> dict[int, int]:
    """The weights of a packed law of ``slots`` values, each ``width`` bytes wide."""
    data, read = packed.to_bytes(slots * width, "little"), int.from_bytes
    return {
        value: weight
        for value in range(slots)
        if (weight := read(data[value * width : (value + 1) * width], "little"))
    }

"""Text as people search for it and as file names hold it: no case, no accents, no ligatures."""

from __future__ import annotations

import re
import unicodedata

LONGEST_SLUG = 60
NAMELESS = "sans-nom"

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "’": "'"})
_APART = re.compile(r"[^a-z0-9]+")


def folded(text: str) -> str:
    """The text without case, accents, ligatures and runs of spaces: ``Sœur Éloïse``, soeur eloise.

    Compatibility forms (full-width digits, say) become plain ones.
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(_LIGATURES)
    bare = "".join(sign for sign in plain if not unicodedata.category(sign).startswith("M"))
    return " ".join(bare.split())


def slug(name: str) -> str:
    """Lower-case ASCII letters, digits and hyphens, at most 60, for the name of a file."""
    apart = _APART.sub("-", folded(name)).strip("-")
    return apart[:LONGEST_SLUG].strip("-") or NAMELESS

"""Words for the names and free texts of drawn weapons, as hostile as a card or a PDF makes them."""

from hypothesis import strategies as st
from pydantic import ValidationError

COMMON = [
    *["(", ")", "[", "]", " ", "  ", " - ", "-", "*", "•", ";", ",", ".", ":", "/", "«", "»", "\n"],
    *["&", "&bull;", "\u00a0", "\u0301", "\u200d", "\u00ad", "ß", "☠", "ﬄ", "５", "”", "'", '"'],
]


def words_of(fragments, longest=60):
    """Texts of these fragments, which mean something to the game, among what a text may hold."""
    pieces = st.sampled_from([*fragments, *COMMON])
    return st.one_of(
        st.lists(pieces, min_size=1, max_size=6).map("".join),
        st.lists(pieces, min_size=1, max_size=4).map(" ".join),
        st.text(min_size=1, max_size=longest),
    )


def accepted(adapter, text):
    """Whether a document may hold this text."""
    try:
        adapter.validate_python(text)
    except ValidationError:
        return False
    return True

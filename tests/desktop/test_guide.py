"""The guide says what stands in the window: its bold words are labels or keys."""

import re

import pytest

from resources import locate
from tests.test_translations import FRENCH

BOLD = re.compile(r"(?P<start>^|\n\n|\n- )?\*\*(?P<said>[^*]+)\*\*(?P<end>[\u00a0 ]?:)?")
LEADS = {
    "fr": {"La colonne Attaque", "Les cartes"},
    "en": {"The Attack column", "The cards"},
}
"""What a paragraph begins with, and is no label."""
KEYS = {
    "fr": {"Ctrl", "D", "Entrée", "Espace", "F2", "Inser", "Maj", "P", "S", "Suppr", "−", ""},
    "en": {"Ctrl", "D", "Delete", "Enter", "F2", "Ins", "P", "S", "Shift", "Space", "−", ""},
}
MORE = "…"


def labels(language):
    told = (
        FRENCH if language == "en" else [one for value in FRENCH.values() for one in listed(value)]
    )
    return {plain(one[0] if isinstance(one, tuple) else one) for one in told}


def listed(value):
    return value if isinstance(value, list) else [value]


def plain(label):
    return label.replace("&", "").replace("\u00a0", " ").rstrip("… ").lower()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_its_bold_words_are_labels_or_keys(language):
    text = locate("help", f"guide.{language}.md").read_text(encoding="utf-8")
    known = labels(language)
    wrong = [
        found["said"]
        for found in BOLD.finditer(text)
        if plain(found["said"]) not in known
        and not set(found["said"].split("+")) <= KEYS[language]
        and found["said"] not in LEADS[language] | {MORE}
        and not (found["start"] and found["end"])
    ]
    assert wrong == []

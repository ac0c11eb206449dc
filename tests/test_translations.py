"""The catalogues: fresh, whole, in each number, with the slots of the source and its typography."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from desktop.words import NBSP, Words
from resources import locate
from rules.text import Text
from tests.catalogues import ordered

ROOT = Path(__file__).parent.parent
CATALOGUES = {language: locate("translations", f"toise_{language}.ts") for language in ("fr", "en")}
SLOT = re.compile(r"%n|\{\w+\}")
FEW = {"fr": (0, 0, 1), "en": (1, 0, 1)}
"""Which form is said of 0, 1 and 2: in French nought is singular."""


def messages(path):
    """What a catalogue holds: the source and its comment, each with its form or forms."""
    found = {}
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.findall("numerusform")]
        key = message.findtext("source"), message.findtext("comment") or ""
        assert key not in found
        found[key] = forms or translation.text or ""
    return found


FRENCH, ENGLISH = (messages(CATALOGUES[language]) for language in ("fr", "en"))
PLURALS = {
    "fr": {key: forms for key, forms in FRENCH.items() if isinstance(forms, list)},
    "en": ENGLISH,
}


def test_the_catalogues_hold_what_the_program_says(tmp_path):
    """As ``make translations`` gathers it."""
    files = sorted(str(one) for part in ("rules", "desktop") for one in (ROOT / part).rglob("*.py"))
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    gathered = tmp_path / "gathered.ts"
    functions = "tr+=Text,tr+=mark"
    subprocess.run(
        [tool, "-silent", *files, "-tr-function-alias", functions, "-ts", gathered],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip
    asked = {
        (one.findtext("source"), one.findtext("comment") or "")
        for one in ET.parse(gathered).iter("message")
    }
    assert len(asked) > 1000
    assert asked == set(FRENCH)
    assert set(PLURALS["fr"]) == set(PLURALS["en"])


def test_messages_of_one_source_are_put_in_the_order_of_their_comments():
    """Else every gathering would shuffle them."""
    shuffled = f"<TS>\n{message('a', 'z')}{message('a', 'b')}{message('a')}{message('c')}</TS>\n"
    told = f"<TS>\n{message('a')}{message('a', 'b')}{message('a', 'z')}{message('c')}</TS>\n"
    assert ordered(shuffled) == told


def message(source, comment=""):
    """A message as a catalogue has it."""
    said = f"        <comment>{comment}</comment>\n" if comment else ""
    return f"    <message>\n        <source>{source}</source>\n{said}    </message>\n"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_left_untranslated(language):
    known = FRENCH if language == "fr" else ENGLISH
    assert [key for key, told in known.items() if not all(told) or not told] == []
    assert 'type="unfinished"' not in CATALOGUES[language].read_text(encoding="utf-8")
    assert [key for key, forms in PLURALS[language].items() if len(forms) != 2] == []
    assert [
        forms for forms in PLURALS[language].values() if any("(s)" in one for one in forms)
    ] == []


@pytest.mark.parametrize("known", [FRENCH, ENGLISH], ids=["fr", "en"])
def test_a_translation_has_the_slots_of_its_source(known):
    wrong = [
        (key[0], one)
        for key, told in known.items()
        for one in (told if isinstance(told, list) else [told])
        if set(SLOT.findall(one)) - {"%n"} != set(SLOT.findall(key[0])) - {"%n"}
    ]
    assert wrong == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nought_one_and_two_are_said_in_their_number(language):
    words = Words(language)
    for (source, comment), forms in PLURALS[language].items():
        said = [words(Text(source, comment or None, n)) for n in (0, 1, 2)]
        expected = zip(FEW[language], (0, 1, 2), strict=True)
        assert said == [forms[form].replace("%n", str(n)) for form, n in expected]


def test_french_signs_have_their_space():
    told = [one for told in FRENCH.values() for one in (told if isinstance(told, list) else [told])]
    bare = re.compile(rf"[^{NBSP}\s\d)…?!][;!?:%](?=\s|$)| (?:[:;!?]|%(?!n))|« |[^{NBSP}]»")
    assert [one for one in told if bare.search(one)] == []

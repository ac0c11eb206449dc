"""What a PDF of Qt holds, read without Qt: pages, their text letter by letter, fonts, pictures."""

import re
import zlib
from dataclasses import dataclass

OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)endobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
RANGE = re.compile(rb"<(\w+)> <(\w+)> \[([^\]]*)\]")
RUN = re.compile(rb"BT(.*?)ET", re.DOTALL)
STEP = re.compile(rb"/(F\d+) [\d.]+ Tf|(-?[\d.]+) (-?[\d.]+) Td|<(\w+)> Tj")


@dataclass(frozen=True)
class Pdf:
    data: bytes

    @property
    def objects(self):
        return {int(number): body for number, body in OBJECT.findall(self.data)}

    @property
    def contents(self):
        """What each page draws, in order."""
        bodies = self.objects
        pages = [body for body in bodies.values() if re.search(rb"/Type /Page\b", body)]
        return [stream_of(bodies[_reference(page, b"Contents")]) for page in pages]

    @property
    def pages(self):
        """The text of each page, spaces of any kind as one, runs apart by a bar."""
        letters = self._letters()
        return ["|".join(_run(run, letters) for run in RUN.findall(page)) for page in self.contents]

    @property
    def text(self):
        return "\n".join(self.pages)

    @property
    def sizes(self):
        """Width and height of each page, in points."""
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", self.data)
        return [(round(float(width)), round(float(height))) for width, height in boxes]

    @property
    def has_pictures(self):
        return b"/Subtype /Image" in self.data

    @property
    def fonts_are_embedded(self):
        described = [body for body in self.objects.values() if b"/Type /FontDescriptor" in body]
        return bool(described) and all(b"/FontFile2" in body for body in described)

    def _letters(self):
        """For each font the letter behind each glyph."""
        bodies = self.objects
        names = {
            name.decode(): int(number)
            for body in bodies.values()
            for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", body)
        }
        return {name: _unicode(bodies, bodies[number]) for name, number in names.items()}


def stream_of(body):
    raw = STREAM.search(body)[1]
    return zlib.decompress(raw) if b"FlateDecode" in body else raw


def _reference(body, key):
    return int(re.search(rb"/" + key + rb" (\d+) 0 R", body)[1])


def _unicode(bodies, font):
    table = stream_of(bodies[_reference(font, b"ToUnicode")])
    found = {}
    for first, _, values in RANGE.findall(table):
        codes = [int(value, 16) for value in re.findall(rb"<(\w+)>", values)]
        found |= {int(first, 16) + at: chr(code) for at, code in enumerate(codes)}
    return found


def _run(run, letters):
    shown, font = "", {}
    for name, _, _, glyphs in STEP.findall(run):
        font = letters[name.decode()] if name else font
        codes = [int(glyphs[at : at + 4], 16) for at in range(0, len(glyphs), 4)]
        shown += "".join(font.get(code, "\ufffd") for code in codes)
    return re.sub(r"\s", " ", shown)

"""Reports of the sample and of engagements written short."""

import re
from datetime import date
from random import Random

from desktop.printing import output
from desktop.printing.facts import facts_of
from desktop.printing.report import report_on_paper
from desktop.printing.sheet import sheet_of
from resources import locate
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.story import Rolled, Story, rolled

SAMPLE = locate("samples", "hell_dorado", "Embuscade au gué.json")
TYPED = [6, 1, 4, 2, 3, 5, 1, 2, 2, 5, 3, 6, 1, 4, 2, 4, 1]
LONG = "<b>W&amp;" + "W" * 191
DAY = date(2026, 11, 29)
BLAST = "souffle percutant (mitraille • puissance 4/2)"


def engagement(targets, weapon=BLAST, **parts):
    named = {"name": "Bombardière", "shooting": 3}
    return {
        "toise": "engagement", "version": 1, "system": "hell_dorado", "attacker": named,
        "weapon": weapon, "targets": targets, **parts,
    }  # fmt: skip


def target(name, **values):
    return {"name": name, "protection": 1, "hit_points": 6, **values}


def facts(document=None, faces=None, seed=None, title="Embuscade au gué"):
    reading = read_engagement(SAMPLE.read_bytes() if document is None else document)
    story = None if faces is None else Story(reading.case.program, faces)
    if seed is not None:
        story = rolled(reading.case.program, Random(seed))
    source = None if seed is None else Rolled(seed)
    return facts_of(reading, Resolver(), story, source, title=title, day=DAY)


def pdf(facts, words, paper="a4"):
    """The report as a PDF, in memory."""
    return output.pdf(report_on_paper(facts, words), paper)


def report_pages(paper, facts, words):
    """The pages of the report on a paper by its name."""
    return report_on_paper(facts, words).laid_on(sheet_of(paper))


def crowd(count, name="Goule {}"):
    return engagement([target(name.format(i), distance=1 + i / 10) for i in range(count)])


def flat(text):
    """The text without spaces and breaks: where lines end, a space is not drawn."""
    return re.sub(r"[|\s]", "", text)

"""The report as a page of rich text: its template filled in one language."""

from __future__ import annotations

from typing import Any

from desktop.printing.entries import record_in_words
from desktop.printing.facts import ReportFacts, Trait
from desktop.printing.ink import width_of
from desktop.printing.results import heads_of, rows_of, value_in_words, widths_of
from desktop.printing.said import reason_in_words
from desktop.printing.sheets import compared_in_words, sheets_in_words
from desktop.words import Words
from resources import locate
from rules.text import Text

MOST_TOGETHER = 2
"""Up to this many rows of cards stay on one page with their heading."""

WIDE = 8500
"""From this width in twips on, attack and assumptions stand side by side."""


def markup(facts: ReportFacts, words: Words, width: float) -> str:
    """The rich text of a report ``width`` twips wide; what people typed is escaped once."""
    import jinja2

    folder = jinja2.FileSystemLoader(locate("templates"))
    pages = jinja2.Environment(
        loader=folder,
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return pages.get_template("report.html").render(_values(facts, words, width))


def _values(facts: ReportFacts, words: Words, width: float) -> dict[str, Any]:
    attack = _attack_lines(facts, words)
    record = facts.record and record_in_words(facts.record, words)
    rows, heads = rows_of(facts, words), heads_of(facts, words)
    return {
        "title": facts.title,
        "sentence": _joined(f"{words.label(facts.game)}.", words(facts.sentence)),
        "says": _says(facts, words),
        "wide": width >= WIDE,
        "attack_lines": attack,
        "trait_width": round(max(width_of(name, 10) for name, _ in attack) + 180),
        "assumptions": [words(assumption) for assumption in facts.assumptions],
        "heads": heads,
        "rows": rows,
        "widths": widths_of(rows, heads, width),
        "card_rows": -(-len(facts.rows) // 2) if facts.is_open else 0,
        "totalled": not facts.is_counted,
        "sheets": sheets_in_words(facts, words),
        "compared": facts.comparison and compared_in_words(facts.comparison, words),
        "rows_together": MOST_TOGETHER,
        "table": facts.table is not None,
        "record": record,
        "record_widths": record and record.widths(width),
        "reasons": [reason_in_words(reason, words) for reason in facts.reasons],
    }


def _says(facts: ReportFacts, words: Words) -> dict[str, str]:
    return {
        "attack": words(Text("Attack")),
        "assumptions": words(Text("Assumptions")),
        "none": words(Text("None.")),
        "results": words(Text("Results")),
        "figure": words(Text("Figure")),
        "nobody": words(Text("No fighter touched.")),
        "table": words(Text("Table", "the battlefield")),
        "charts": words(Text("{unit} lost by figure", unit=words.label(facts.unit))),
        "sheets": words(Text("Sheets")),
        "compared": words(Text("Editions side by side")),
        "no_dice": words(Text("No die was thrown.")),
        "reasons": words(Text("Why these numbers")),
    }


def _attack_lines(facts: ReportFacts, words: Words) -> list[tuple[str, str]]:
    """Who, with what, how, and what was understood of it."""
    who = [facts.attacker or "", *(_trait(trait, words) for trait in facts.traits)]
    how = [_trait(trait, words) for trait in facts.circumstances]
    lines = [
        (words(Text("Attacker")), ", ".join(part for part in who if part)),
        (words(Text("Weapon")), facts.result.weapon),
        (words(Text("Circumstances")), ", ".join(how)),
        (words(Text("Chance to hit")), _chance_to_hit(facts, words)),
        (words(Text("Reading", "what was understood of a weapon")), words(facts.reading)),
    ]
    return [(name, value) for name, value in lines if value]


def _chance_to_hit(facts: ReportFacts, words: Words) -> str:
    attack = facts.result.attack or {}
    return words.percent(attack["hit"]) if "hit" in attack else ""


def _trait(trait: Trait, words: Words) -> str:
    title = words.label(trait.title)
    if trait.value is True:
        return title
    return _joined(title, value_in_words(trait.value, words))


def _joined(*parts: str) -> str:
    return " ".join(parts)

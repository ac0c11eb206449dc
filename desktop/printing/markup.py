"""The report as a page of rich text: its template filled in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop.printing.entries import record_in_words
from desktop.printing.facts import AttackFacts, ReportFacts, Trait
from desktop.printing.ink import width_of
from desktop.printing.results import Grid, value_in_words
from desktop.printing.said import reason_in_words
from desktop.printing.sheets import compared_in_words, sheets_in_words
from desktop.views.results.sentences import further_chances
from desktop.words import Words
from resources import locate
from rules.grades import GRADE_LABELS
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
    grid = Grid.of(facts, words, width)
    return {
        "title": facts.title,
        "sentence": _joined(f"{words.label(facts.game)}.", words(facts.sentence)),
        "says": _says(facts, words),
        "wide": width >= WIDE,
        "attack_lines": attack,
        "trait_width": round(max(width_of(name, 10) for name, _ in attack) + 180),
        "assumptions": [words(assumption) for assumption in facts.assumptions],
        "heads": grid.heads,
        "rows": grid.rows,
        "widths": grid.widths,
        "further": _further(facts, words),
        "card_rows": -(-len(facts.rows) // 2) if facts.result.has_charts else 0,
        "totalled": not facts.is_counted,
        "sheets": sheets_in_words(facts, words),
        "compared": facts.comparison and compared_in_words(facts.comparison, words),
        "rows_together": MOST_TOGETHER,
        "table": facts.table is not None,
        "record": record,
        "record_widths": record and record.widths(width),
        "meanings": [words(meaning) for meaning in facts.meanings],
        "reasons": [reason_in_words(reason, words) for reason in facts.reasons],
    }


def _further(facts: ReportFacts, words: Words) -> str:
    """What else may happen to each figure."""
    chances = ((row.figure.name, further_chances(row.figure, words)) for row in facts.rows)
    return _sentences(chances, words)


def _says(facts: ReportFacts, words: Words) -> dict[str, str]:
    return {
        "attack": words(Text("Attack")),
        "assumptions": words(Text("Assumptions")),
        "none": words(Text("None.")),
        "results": words(Text("Results")),
        "figure": words(Text("Figure")),
        "nobody": words(Text("No fighter touched.")),
        "meanings": words(Text("What the states mean")),
        "table": words(Text("Table", "the battlefield")),
        "charts": words(charts_title(facts, words)),
        "sheets": words(Text("Sheets")),
        "compared": words(Text("Editions side by side")),
        "no_dice": words(Text("No die was thrown.")),
        "reasons": words(Text("Why these numbers")),
    }


def charts_title(facts: ReportFacts, words: Words) -> Text:
    """What the charts show."""
    if facts.result.is_graded:
        return Text("Worst state reached by figure")
    return Text("{unit} lost by figure", unit=words.label(facts.unit))


def _attack_lines(facts: ReportFacts, words: Words) -> list[tuple[str, str]]:
    """Who, with what, how, and what was understood of it, of one attacker after the other."""
    if len(facts.attacks) == 1:
        lines = _lines_of(facts.attacks[0], words(Text("Attacker")), words)
        lines.insert(-1, (words(_roll(facts)), _chance_to_hit(facts, words)))
        lines.append((words(Text("Danger")), _danger(facts, words)))
    else:
        lines = [
            line
            for number, attack in enumerate(facts.attacks, 1)
            for line in _lines_of(attack, words(Text("Attacker {number}", number=number)), words)
        ]
    lines.append((words(Text("Targets")), _targets(facts, words)))
    return [(name, value) for name, value in lines if value]


def _targets(facts: ReportFacts, words: Words) -> str:
    """What the entries of the figures say that has no column of its own."""
    traits = (
        (row.figure.name, ", ".join(_trait(trait, words) for trait in row.traits))
        for row in facts.rows
    )
    return _sentences(traits, words)


def _sentences(told: Iterable[tuple[str, str]], words: Words) -> str:
    """What is said of each figure, nothing of whom nothing is."""
    said = (Text("{name}: {what}.", name=name, what=what) for name, what in told if what)
    return " ".join(map(words, said))


def _lines_of(attack: AttackFacts, title: str, words: Words) -> list[tuple[str, str]]:
    who = [attack.attacker or "", *(_trait(trait, words) for trait in attack.traits)]
    how = [_trait(trait, words) for trait in attack.circumstances]
    return [
        (title, ", ".join(part for part in who if part)),
        (words(Text("Weapon")), attack.weapon),
        (words(Text("Circumstances")), ", ".join(how)),
        (words(Text("Reading", "what was understood of a weapon")), words(attack.reading)),
    ]


def _roll(facts: ReportFacts) -> Text:
    graded = facts.result.attack is not None and "hit" not in facts.result.attack
    return Text("Attack roll") if graded else Text("Chance to hit")


def _chance_to_hit(facts: ReportFacts, words: Words) -> str:
    attack = facts.result.attack or {}
    if "hit" in attack:
        return words.percent(attack["hit"])
    grades = (f"{words.label(GRADE_LABELS[g])} {words.percent(c)}" for g, c in attack.items())
    return ", ".join(grades)


def _danger(facts: ReportFacts, words: Words) -> str:
    danger = facts.result.danger
    return "" if danger is None else " ".join(words(said) for said in danger.sentences())


def _trait(trait: Trait, words: Words) -> str:
    title = words.label(trait.title)
    if trait.value is True:
        return title
    return _joined(title, value_in_words(trait.value, words))


def _joined(*parts: str) -> str:
    return " ".join(parts)

"""The command line (contract.md § the command line).

Qt and the games are imported only where they are needed: the window comes before the games.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from desktop import console
from desktop.failures import failure_of, reason_of
from desktop.options import (
    COMMANDS,
    HELP,
    WINDOW,
    command_options,
    language_option,
    refuse_misspelt,
)
from desktop.seeds import drawn_seed
from desktop.touch_lines import doubt_lines, touch_lines
from desktop.versions import version_of
from desktop.words import Words, system_language
from rules.readings import STATE_LIMIT
from rules.resolution import Resolver
from rules.story import Rolled, rolled
from rules.text import InputError, InvalidError, Names, Text

if TYPE_CHECKING:
    from rules.sequence import Row
    from rules.service import Reading

DONE, FAILED, WRONG_INPUT = 0, 1, 2


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit code: 0 done, 2 the input is wrong, 1 anything else."""
    words = Words(system_language(os.environ))
    try:
        shared, rest = language_option().parse_known_args(arguments)
        words = Words(shared.lang or words.language)
        return _run(rest, words)
    except InvalidError as invalid:
        _complain(console.problem_line(invalid.problems[0], words))
        return WRONG_INPUT
    except InputError as error:
        _complain(console.problem_line(error, words))
        return WRONG_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        _complain(words(failure_of(error)))
        return FAILED


def _run(arguments: Sequence[str], words: Words) -> int:
    if list(arguments) == ["--version"]:
        _print([f"toise {version_of('toise')}"])
        return DONE
    named = arguments[:1] and arguments[0] in (*COMMANDS, *HELP)
    if arguments and not named:
        refuse_misspelt(arguments[0])
    parser = command_options(words.label) if {*HELP} & {*arguments} else command_options()
    options = parser.parse_args(arguments if named else [WINDOW, *arguments])
    commands: dict[str, Callable[[argparse.Namespace, Words], int]] = {
        WINDOW: _window,
        "resolve": _resolve,
        "parse": _parse,
        "touch": _touch,
        "battle": _battle,
        "roster": _roster,
        "report": _report,
    }
    return commands[options.command](options, words)


def _resolve(options: argparse.Namespace, words: Words) -> int:
    if options.seed is not None and not options.roll:
        raise InputError(Text("only with --roll"), where="--seed")
    row = _read_row(options.files, words)
    resolver = Resolver()
    if options.roll or options.dice is not None:
        return _play(row, options, resolver, words)
    limit = None if options.joint else STATE_LIMIT
    if options.json:
        _print_json(row.resolve(resolver, limit=limit).document())
    else:
        _print(console.row_lines(row, row.results(resolver, limit=limit), words))
    return DONE


def _play(row: Row, options: argparse.Namespace, resolver: Resolver, words: Words) -> int:
    given: int | None = options.seed
    seed = (drawn_seed() if given is None else given) if options.roll else None
    story = row.typed(_faces(options.dice or "")) if seed is None else row.rolled(Random(seed))
    if options.json:
        _print_json(row.document(story, resolver, words, seed))
    else:
        _print(console.story_lines(row, story, row.told(story, resolver), seed, words))
    return DONE


def _faces(dice: str) -> list[int]:
    return [_face(word) for word in dice.replace(",", " ").split()]


def _face(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 4:
        return int(word)
    raise InputError(Text("{value} is not the face of a die", value=word[:40]))


def _parse(options: argparse.Namespace, words: Words) -> int:
    from rules.notations import found_in

    weapons = found_in(_readable(options.text), options.system)
    if options.json:
        _print_json({"weapons": [weapon.document() for weapon in weapons]})
    else:
        _print([console.weapon_line(weapon, words) for weapon in weapons])
    return DONE


def _readable(text: str) -> str:
    """The text with what was no UTF-8 in it shown as such; it could not be printed otherwise."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _touch(options: argparse.Namespace, words: Words) -> int:
    reading = _read(options.file, words)
    touch = reading.system.touch
    if touch is None:
        raise InputError(Text("this game has no template to lay on a table"), where="system")
    rows = touch(reading.engagement)
    if options.json:
        _print_json([row.document() for row in rows])
    else:
        doubts = reading.system.doubts
        warned = [] if doubts is None else doubt_lines(doubts(reading.engagement), words)
        _print([*touch_lines(rows, reading.system.unit, words), *warned])
    return DONE


def _battle(options: argparse.Namespace, words: Words) -> int:
    from desktop.battle_lines import battle_lines, notice_lines
    from rules.battle.document import battle_document
    from rules.battle.journal import read_journal

    journal = read_journal(_content(options.file))
    for line in notice_lines(journal, words):
        _complain(line)
    if options.json:
        _print_json(battle_document(journal.timeline, Resolver()))
    else:
        _print(battle_lines(journal, Resolver(), words))
    return DONE


def _roster(options: argparse.Namespace, words: Words) -> int:
    from desktop.roster_command import roster_document, roster_lines, told_lines
    from desktop.store import random_id
    from rules.roster_csv import SEPARATORS, csv_of
    from rules.roster_reading import read_roster

    if options.csv not in (None, *SEPARATORS):
        said = Text(
            "{value} is not one of: {allowed}", value=options.csv, allowed=Names(SEPARATORS)
        )
        raise InputError(said, where="--csv")
    reading = read_roster(_content(options.file), random_id)
    for line in told_lines(reading, words):
        _complain(line)
    if options.csv is not None:
        table = csv_of(reading.system, reading.document, options.csv)
        sys.stdout.buffer.write(table.encode())
        sys.stdout.flush()
    elif options.json:
        _print_json(roster_document(reading))
    else:
        _print(roster_lines(reading, words))
    return DONE


def _report(options: argparse.Namespace, words: Words) -> int:
    from desktop.printing.facts import facts_of
    from desktop.printing.output import write_pdf
    from desktop.printing.report import report_on_paper

    reading = _read(options.file, words)
    seed = options.seed
    story = None if seed is None else rolled(reading.case.program, Random(seed))
    facts = facts_of(
        reading,
        Resolver(),
        story,
        None if seed is None else Rolled(seed),
        title=_title(options.file, words),
    )
    write_pdf(options.output, report_on_paper(facts, words), options.paper)
    return DONE


def _title(file: str, words: Words) -> str:
    return words(Text("Engagement")) if file == "-" else Path(file).stem


def _window(options: argparse.Namespace, words: Words) -> int:
    # What is loaded stays: to look through it for garbage takes longer than the window's paint.
    gc.disable()
    from desktop.start import open_window

    return open_window(options.file, words)


def _read_row(files: Sequence[str], words: Words) -> Row:
    from rules.sequence import row_of

    if files.count("-") > 1:
        raise InputError(Text("standard input can be read once only"), where="-")
    alone = len(files) == 1
    return row_of([_read(file, words, named="" if alone else file) for file in files])


def _read(file: str, words: Words, named: str = "") -> Reading:
    """An engagement; ``named``: what tells its file from others, in what is said of it."""
    from rules.service import read_engagement

    content, place = _content(file), [named] if named else []
    try:
        reading = read_engagement(content)
    except InvalidError as invalid:
        for problem in invalid.problems:
            problem.where = words(console.COLON).join([*place, *filter(None, [problem.where])])
        raise
    for field in reading.unknown:
        _complain(words(console.COLON).join([*place, console.unknown_line(field, words)]))
    return reading


def _content(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        reason = reason_of(error)
        text = Text("{file}: can't be read ({reason})", file=file, reason=reason)
        raise InputError(text) from None


def _print(lines: Sequence[str]) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _print_json(document: Any) -> None:
    json.dump(document, sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
    sys.stdout.flush()


def _complain(line: str) -> None:
    sys.stderr.write(f"toise: {' '.join(line.splitlines())}\n")

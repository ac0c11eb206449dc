"""The commands and their options, and what their help says of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from desktop.usage import Parser
from rules.text import InputError, Text, mark

COMMANDS = ("resolve", "parse", "touch", "roster", "battle", "report")
WINDOW = "window"
"""The command that stands for none."""
HELP = ("-h", "--help")
FILE = mark("FILE")
NUMBER = mark("N")
ENGAGEMENT = mark("an engagement file, or - for standard input")

Say = Callable[[str], str]
"""The marked English in the language of the help, or left as it is where no help is asked for."""


def refuse_misspelt(word: str) -> None:
    """InputError where a word is no file to open, but nearly a command."""
    near = get_close_matches(word.casefold(), COMMANDS, 1)
    if near and not Path(word).exists():
        text = Text("{word} is neither a command nor a file", word=word)
        raise InputError(text, suggestion=near[0])


class Sheet:
    """What one command reads and takes, written into its parser."""

    def __init__(self, parser: argparse.ArgumentParser, say: Say) -> None:
        self._say = say
        self._reads = parser.add_argument_group(say(mark("What it reads")))
        self._options = parser.add_argument_group(say(mark("Options")))
        told = say(mark("show this help and leave"))
        self._options.add_argument(*HELP, action="help", help=told)
        self._options.add_argument("--lang", choices=("fr", "en"), help=say(mark("the language")))

    def reads(self, name: str, metavar: str, told: str, **more: Any) -> None:
        """What is named without an option."""
        told = self._say(told)
        self._reads.add_argument(name, metavar=self._say(metavar), help=told, **more)

    def option(self, *names: str, metavar: str, told: str, **more: Any) -> None:
        """An option with a value."""
        told = self._say(told)
        self._options.add_argument(*names, metavar=self._say(metavar), help=told, **more)

    def choice(self, name: str, told: str, choices: tuple[str, ...]) -> None:
        """An option with a value among few, the first where it is not given."""
        told = self._say(told)
        self._options.add_argument(name, choices=choices, default=choices[0], help=told)

    def flag(self, name: str, told: str) -> None:
        """An option without a value."""
        self._options.add_argument(name, action="store_true", help=self._say(told))

    def either(self, flag: tuple[str, str], valued: tuple[str, str, str]) -> None:
        """A flag and an option with a value, of which only one may be given."""
        both = self._options.add_mutually_exclusive_group()
        both.add_argument(flag[0], action="store_true", help=self._say(flag[1]))
        name, metavar, told = valued
        both.add_argument(name, metavar=self._say(metavar), help=self._say(told))


def language_option() -> Parser:
    """The one option that may stand anywhere."""
    parser = Parser(add_help=False)
    parser.add_argument("--lang", choices=("fr", "en"))
    return parser


def command_options(say: Say = str) -> Parser:
    """The commands; ``--lang`` is taken out before and stands here for the help only."""
    usage = say(mark("usage"))
    without = mark(
        "Without a command: the window, with the engagement or roster FILE where one is named."
    )
    parser = Parser(prog="toise", usage_word=usage, description=say(without), add_help=False)
    commands = parser.add_subparsers(
        title=say(mark("Commands")), dest="command", required=True, metavar=say(mark("COMMAND"))
    )
    for name, (title, write) in _commands().items():
        told = say(title)
        one = commands.add_parser(
            name, help=told, description=told, usage_word=usage, add_help=False
        )
        write(Sheet(one, say))
    commands.add_parser(WINDOW).add_argument("file", nargs="?", type=Path)
    Sheet(parser, say).flag("--version", mark("print the version and leave"))
    return parser


def _commands() -> dict[str, tuple[str, Callable[[Sheet], None]]]:
    return {
        "resolve": (mark("resolve an engagement"), _resolve),
        "parse": (mark("read the weapons in a text"), _parse),
        "touch": (mark("who is under the template"), _touch),
        "roster": (mark("print a roster"), _roster),
        "battle": (mark("what a battle comes to"), _battle),
        "report": (mark("write the printable report"), _report),
    }


def _resolve(sheet: Sheet) -> None:
    told = mark("an engagement file, or - for standard input; several follow one another")
    sheet.reads("files", FILE, told, nargs="+")
    sheet.flag("--json", mark("print the document made for programs"))
    sheet.flag("--joint", mark("compute the joint laws however large they are"))
    dice = mark('play the dice that fell on the table, such as "2 6 1"')
    sheet.either(("--roll", mark("roll the dice")), ("--dice", mark("DICE"), dice))
    sheet.option("--seed", metavar=NUMBER, told=mark("with --roll: the seed of the dice"), type=int)


def _parse(sheet: Sheet) -> None:
    sheet.reads("text", mark("TEXT"), mark("any text with weapons as their cards print them"))
    sheet.option("--system", metavar=mark("GAME"), told=mark("read the weapons of one game only"))
    sheet.flag("--json", mark("print the document made for programs"))


def _touch(sheet: Sheet) -> None:
    sheet.reads("file", FILE, mark("an engagement file with a table, or - for standard input"))
    sheet.flag("--json", mark("print the document made for programs"))


def _roster(sheet: Sheet) -> None:
    sheet.reads("file", FILE, mark("a roster, or - for standard input"))
    json = mark("print the roster repaired, with its totals, for programs")
    csv = mark("print a table, its columns cut by , or ;")
    sheet.either(("--json", json), ("--csv", mark("SIGN"), csv))


def _battle(sheet: Sheet) -> None:
    sheet.reads("file", FILE, mark("the journal of a battle, or - for standard input"))
    sheet.flag("--json", mark("print the document made for programs"))


def _report(sheet: Sheet) -> None:
    sheet.reads("file", FILE, ENGAGEMENT)
    told = mark("where the report is written")
    sheet.option("-o", "--output", metavar="REPORT.pdf", told=told, type=Path, required=True)
    told = mark("roll the dice with this seed and tell them")
    sheet.option("--seed", metavar=NUMBER, told=told, type=int)
    sheet.choice("--paper", mark("the size of its pages"), ("a4", "a5"))

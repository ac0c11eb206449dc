"""A parser of commands that says what is wrong in our own words."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from rules.text import InputError, Names, Text, mark

MISUSES = tuple(
    (re.compile(pattern, re.DOTALL), said)
    for pattern, said in (
        (r"the following arguments are required: (?P<value>.+)", mark("{value} is missing")),
        (r"unrecognized arguments: (?P<value>.+)", mark("{value} is not understood here")),
        (
            r"argument (?P<name>\S+): invalid choice: '?(?P<value>.*?)'? \((?P<allowed>.+)\)",
            mark("{value} is not one of: {allowed}"),
        ),
        (
            r"argument (?P<name>\S+): invalid int value: '(?P<value>.*)'",
            mark("{value} is not a whole number"),
        ),
        (
            r"argument (?P<name>\S+): not allowed with argument (?P<value>\S+)",
            mark("can't be given together with {value}"),
        ),
        (r"argument (?P<name>\S+): expected .*", mark("a value is missing")),
        (r"argument (?P<name>\S+): ignored explicit .*", mark("takes no value")),
    )
)
"""What argparse says, which is English and tells of its own workings, and what we say."""

LONGEST_SHOWN = 40
USAGE = "usage"


class Parser(argparse.ArgumentParser):
    """Raises InputError where argparse would print and leave; options are written out.

    ``usage_word`` stands for argparse's own in front of the usage.
    """

    def __init__(self, *, usage_word: str = USAGE, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)
        self._usage_word = usage_word

    def format_help(self) -> str:
        return super().format_help().replace(USAGE, self._usage_word, 1)

    def error(self, message: str) -> NoReturn:
        raise misuse(message)


def misuse(message: str) -> InputError:
    """The error for a message of argparse."""
    for pattern, said in MISUSES:
        found = pattern.fullmatch(message)
        if found is not None:
            parts = found.groupdict(default="")
            allowed = Names(tuple(re.findall(r"[\w-]+", parts.get("allowed", ""))[2:]))
            value = parts.get("value", "")[:LONGEST_SHOWN]
            return InputError(Text(said, value=value, allowed=allowed), where=parts.get("name", ""))
    return InputError(Text("{message}", message=message))

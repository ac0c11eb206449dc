"""What is asked of every notation that is refused, whatever the game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from rules.text import InputError

Reader = Callable[[str], Any]


def trouble(reader: Reader, text: str) -> InputError | None:
    """The error a text is refused with, or None."""
    try:
        reader(text)
    except InputError as error:
        return error
    return None


def refused(reader: Reader, text: str) -> InputError:
    """The error of a text that must be refused."""
    with pytest.raises(InputError) as caught:
        reader(text)
    return caught.value


def pointed(text: str, error: InputError) -> str:
    """The part of the text at which an error points."""
    assert error.column is not None
    return text[error.column : error.column + error.length]


def told(reader: Reader, text: str) -> tuple[str, str | None]:
    """What the error of a text points at, and what it suggests."""
    error = refused(reader, text)
    return pointed(text, error), error.suggestion


def refused_at_once(reader: Reader, text: str) -> None:
    """A monstrous text is refused soon, and not told at length."""
    begun = time.process_time()
    error = refused(reader, text)
    assert time.process_time() - begun < 5
    assert all(len(str(value)) < 20 for value in error.text.values.values())


def points_into(text: str, error: InputError | None, normal: Reader) -> None:
    """An error points into its text; ``normal`` writes a suggestion as it was, read and written."""
    if error is None:
        return
    assert error.column is not None
    assert 0 <= error.column <= len(text)
    assert error.length >= 1
    if error.suggestion is not None:
        assert normal(error.suggestion) == error.suggestion

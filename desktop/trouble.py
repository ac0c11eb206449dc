"""What goes wrong with a file of the person's data."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rules.text import InputError, InvalidError


class TroubleError(Exception):
    """A file or the folder can't be read or written; ``error`` says why, ``path`` which."""

    def __init__(self, path: Path, error: InputError | OSError) -> None:
        super().__init__(str(path))
        self.path = path
        self.error = error


@contextmanager
def trouble_with(path: Path) -> Iterator[None]:
    """Raise what goes wrong meanwhile as a TroubleError that names this path."""
    try:
        yield
    except (OSError, InputError) as error:
        raise TroubleError(path, error) from None
    except InvalidError as invalid:
        raise TroubleError(path, invalid.problems[0]) from None

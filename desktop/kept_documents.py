"""Documents of a model of their own, as they are kept on disk."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from desktop.files import unreadable
from rules.document import Document
from rules.engagement import InvalidError, validated
from rules.json_reading import parse_json
from rules.text import InputError

D = TypeVar("D", bound=Document)


def read_kept(model: type[D], path: Path) -> D:
    """A document of this model from a file; InputError naming the file and the place."""
    try:
        return validated(model, parse_json(path.read_bytes()))
    except OSError as error:
        raise unreadable(path, error) from None
    except InputError as error:
        raise InputError(error.text, where=path.name) from None
    except InvalidError as invalid:
        problem = invalid.problems[0]
        raise InputError(problem.text, where=f"{path.name}, {problem.where}") from None

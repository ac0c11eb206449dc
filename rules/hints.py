"""What a form needs to know of a field beside its type, bounds, title and description."""

from __future__ import annotations

from dataclasses import dataclass, field

from pydantic import BaseModel


@dataclass(frozen=True, slots=True)
class Hint:
    """A neutral hint in a field's metadata (``Annotated[int, Hint(column="PV")]``).

    ``kinds``: the weapon kinds for which the field is read (empty: all). ``column``: the head
    under which a table shows it (None: only in the details). ``unit``: shown after the number.
    ``labels``: the words for the choices of a ``Literal``. ``hidden``: kept in files, not in forms.
    ``lone``: of a list of numbers, one alone is written without a list.
    """

    kinds: tuple[str, ...] = ()
    column: str | None = None
    unit: str | None = None
    labels: dict[str, str] = field(default_factory=dict[str, str])
    hidden: bool = False
    suggestions: tuple[str, ...] = ()
    lone: bool = False

    def read_by(self, kind: str) -> bool:
        """Whether a weapon of this kind reads the field."""
        return not self.kinds or kind in self.kinds


NO_HINT = Hint()


def hint_of(model: type[BaseModel], name: str) -> Hint:
    """The hint of a field, or one that says nothing."""
    metadata = model.model_fields[name].metadata if name in model.model_fields else []
    return next((item for item in metadata if isinstance(item, Hint)), NO_HINT)

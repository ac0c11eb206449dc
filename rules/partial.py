"""A game's model with nothing required: what a profile knows of an attacker or a target."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Annotated, Any, Optional

from pydantic import Field, create_model
from pydantic.fields import FieldInfo

from rules.document import Document


@cache
def partial(model: type[Document], left_out: frozenset[str]) -> type[Document]:
    """The model without some fields; what it requires may be lacking, and is then None."""
    fields: dict[str, Any] = {
        name: _lenient(field) for name, field in model.model_fields.items() if name not in left_out
    }
    return create_model(f"Partial{model.__name__}", __base__=Document, **fields)


def required(model: type[Document], among: Collection[str]) -> list[str]:
    """The fields the model can't do without, in its order, of those named."""
    fields = model.model_fields.items()
    return [name for name, field in fields if field.is_required() and name in among]


def _lenient(field: FieldInfo) -> Any:
    if not field.is_required():
        return field.annotation, field
    # Spelt so because an annotation known only at run time has no other spelling in Python 3.11.
    annotation: Any = Optional[field.annotation]  # noqa: UP045
    bounded = Annotated[annotation, *field.metadata]
    return bounded, Field(default=None, title=field.title, description=field.description)

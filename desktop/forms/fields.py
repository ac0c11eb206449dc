"""What a form reads of a pydantic model: its fields, their shapes, bounds and words."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Collection
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules.hints import Hint, hint_of

Shape = Literal["whole", "decimal", "switch", "text", "choice", "texts", "numbers", "printed"]
PLAIN: dict[object, Shape] = {bool: "switch", int: "whole", float: "decimal", str: "text"}
LISTS: dict[object, Shape] = {int: "numbers", str: "texts"}


class UnsupportedFieldError(TypeError):
    """A model has a field that no editor can show."""


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a model; ``title`` and ``description`` are marked, not yet translated.

    ``choices`` are the values of a ``Literal``, or yes and no; ``default`` is None where there is
    none.
    """

    name: str
    shape: Shape
    title: str
    description: str
    hint: Hint
    optional: bool
    choices: tuple[object, ...]
    default: object
    minimum: float
    maximum: float

    def read_by(self, kind: str | None) -> bool:
        """Whether a weapon of this kind reads the field; None stands for any kind."""
        return kind is None or self.hint.read_by(kind)


def form_fields(model: type[BaseModel]) -> list[FormField]:
    """The fields a form shows, in their order; UnsupportedFieldError for an unknown type."""
    shown = (name for name in model.model_fields if not hint_of(model, name).hidden)
    return [_form_field(name, model.model_fields[name]) for name in shown]


def fields_of(annotation: Any, without: Collection[str]) -> list[FormField]:
    """The fields of the items of a list, less those that no form shows."""
    item = _bare(get_args(annotation)[0])[0]
    fields = item.model_fields.items()
    return [_form_field(name, info) for name, info in fields if name not in without]


def part_models(engagement: type[BaseModel]) -> dict[str, type[BaseModel]]:
    """The models an engagement is made of, by the name of their part (``targets``: of one)."""
    found: dict[str, type[BaseModel]] = {}
    for name in ("attacker", "weapon", "circumstances", "targets", "rules"):
        annotation = engagement.model_fields[name].annotation
        item = get_args(annotation)[0] if get_origin(annotation) is list else annotation
        assert isinstance(item, type)
        assert issubclass(item, BaseModel)
        found[name] = item
    return found


def _form_field(name: str, info: FieldInfo) -> FormField:
    core, metadata, optional = _bare(info.annotation)
    metadata = [*info.metadata, *metadata]
    choices = _choices(core, optional=optional)
    return FormField(
        name=name,
        shape="choice" if choices else _shape(core, name),
        title=info.title or name,
        description=info.description or "",
        hint=next((item for item in metadata if isinstance(item, Hint)), Hint()),
        optional=optional,
        choices=choices,
        default=None if info.is_required() else info.get_default(call_default_factory=True),
        minimum=next((_number(item.ge) for item in metadata if isinstance(item, Ge)), -math.inf),
        maximum=next((_number(item.le) for item in metadata if isinstance(item, Le)), math.inf),
    )


def _bare(annotation: Any) -> tuple[Any, list[Any], bool]:
    """A type without its metadata and without None, what was taken off, and whether None was."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        core, metadata, optional = _bare(arguments[0])
        return core, [*arguments[1:], *metadata], optional
    if origin in {Union, UnionType} and NoneType in arguments:
        others = [item for item in arguments if item is not NoneType]
        core, metadata, _ = _bare(functools.reduce(operator.or_, others))
        return core, metadata, True
    return annotation, [], False


def _choices(core: Any, *, optional: bool) -> tuple[object, ...]:
    """The values to choose among; a yes or no that may be left open is a choice too."""
    if get_origin(core) is Literal:
        return get_args(core)
    return (True, False) if core is bool and optional else ()


def _shape(core: Any, name: str) -> Shape:
    if get_origin(core) is list:
        item = _bare(get_args(core)[0])[0]
        if item in LISTS:
            return LISTS[item]
    elif get_origin(core) in {Union, UnionType} and set(get_args(core)) == {int, str}:
        return "printed"
    elif core in PLAIN:
        return PLAIN[core]
    raise UnsupportedFieldError(f"no editor for the field {name}: {core!r}")


def _number(bound: Any) -> float:
    return bound

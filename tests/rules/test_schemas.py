"""The schemas that are shipped: fresh, and saying of documents what the program says."""

import json

import pytest

from resources import locate
from rules.schemas import schemas
from rules.systems import load
from tests.schemas import text_of

MADE = schemas(load().values())
TYPES = {
    "string": str,
    "boolean": bool,
    "object": dict,
    "array": list,
    "null": type(None),
}


def wrong(value, schema, whole):
    """What a schema has against a value: the keywords used here, and no others."""
    if "$ref" in schema:
        yield from wrong(value, whole["$defs"][schema["$ref"].removeprefix("#/$defs/")], whole)
    if "anyOf" in schema and all(list(wrong(value, one, whole)) for one in schema["anyOf"]):
        yield "anyOf"
    if "type" in schema and not is_a(value, schema["type"]):
        yield schema["type"]
    elif value != schema.get("const", value):
        yield "const"
    elif value not in schema.get("enum", [value]):
        yield "enum"
    else:
        yield from out_of_bounds(value, schema)
        yield from wrong_inside(value, schema, whole)


def wrong_inside(value, schema, whole):
    if isinstance(value, list):
        for item in value:
            yield from wrong(item, schema.get("items", {}), whole)
    if isinstance(value, dict):
        yield from (name for name in schema.get("required", []) if name not in value)
        for name, part in schema.get("properties", {}).items():
            if name in value:
                yield from wrong(value[name], part, whole)


def out_of_bounds(value, schema):
    if isinstance(value, str | list):
        kind, size = "Length" if isinstance(value, str) else "Items", len(value)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        return
    else:
        kind, size = "imum", value
    if size < schema.get(f"min{kind}", size):
        yield f"min{kind}"
    if size > schema.get(f"max{kind}", size):
        yield f"max{kind}"


def is_a(value, kind):
    if kind in {"integer", "number"}:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole or (kind == "number" and isinstance(value, float))
    return isinstance(value, TYPES[kind])


def check(document, name):
    return list(wrong(document, MADE[name], MADE[name]))


def sample(path):
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", MADE)
def test_the_schema_is_fresh(name):
    shipped = locate("schemas", name).read_text(encoding="utf-8")
    assert shipped == text_of(MADE[name]), "run make schemas"


def test_no_schema_is_left_over():
    assert {path.name for path in locate("schemas").glob("*.json")} == set(MADE)


@pytest.mark.parametrize("path", sorted(locate("samples").glob("*/*.json")), ids=lambda p: p.stem)
def test_every_sample_is_as_its_schema_says(path):
    document = sample(path)
    kind = document["toise"]
    assert check(document, f"{kind}-{document['system']}.json") == []


@pytest.mark.parametrize("game", sorted(load()))
def test_what_the_program_refuses_the_schema_refuses(game):
    document = sample(min(locate("samples", game).glob("*.json")))
    name = f"engagement-{game}.json"
    assert check(document | {"system": "chess"}, name) == ["const"]
    assert check(document | {"weapon": 3}, name) == ["anyOf"]
    assert check(document | {"targets": [{}]}, name)
    assert check({key: value for key, value in document.items() if key != "targets"}, name)
    assert check(document | {"version": 2}, name) == ["const"]


@pytest.mark.parametrize("name", MADE)
def test_every_keyword_of_the_schemas_is_understood_by_this_test(name):
    known = {
        *("$ref", "anyOf", "type", "const", "enum", "minimum", "maximum", "minLength"),
        *("maxLength", "minItems", "maxItems", "items", "required", "properties"),
        *("title", "description", "default", "additionalProperties"),
    }
    whole = MADE[name]
    parts = [whole, *whole["$defs"].values()]
    parts += [field for part in parts for field in part.get("properties", {}).values()]
    used = {key for part in parts for key in part} - {"$schema", "$defs"}
    assert used <= known

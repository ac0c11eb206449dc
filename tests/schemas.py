"""Writes the schemas of the public documents: ``python -m tests.schemas``."""

import json

from resources import locate
from rules.schemas import schemas
from rules.systems import load


def text_of(schema):
    """A schema as its file holds it."""
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def write():
    """Write a schema for each game and document."""
    folder = locate("schemas")
    folder.mkdir(exist_ok=True)
    for name, schema in schemas(load().values()).items():
        (folder / name).write_text(text_of(schema), encoding="utf-8")


if __name__ == "__main__":
    write()

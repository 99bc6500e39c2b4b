"""Whether a document is as a schema says, as far as the schemas here use JSON Schema."""

import functools
import json
import os

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "integer": int, "number": (int, float)}
KEYWORDS = {"$schema", "$defs", "$ref", "title", "description", "type", "required", "additionalProperties", "properties", "items", "minimum", "enum", "anyOf"}


@functools.cache
def read(path):
    """A schema, which knows where it stands."""
    with open(path) as file:
        return json.load(file) | {"path": os.path.abspath(path)}


def referred(reference, whole):
    """What a reference means in a schema: its own part, or one of a schema beside it; and the schema of that."""
    file, _, place = reference.partition("#/")
    whole = read(os.path.join(os.path.dirname(whole["path"]), file)) if file else whole
    return functools.reduce(lambda part, name: part[name], place.split("/"), whole), whole


def has_type(value, name):
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def found(value, schema, whole, place):
    if "$ref" in schema:
        schema, whole = referred(schema["$ref"], whole)
    yield from (f"{place}: unknown keyword {k}" for k in schema.keys() - KEYWORDS - {"path"})
    if "anyOf" in schema:
        if all(any(found(value, s, whole, place)) for s in schema["anyOf"]):
            yield f"{place}: no alternative"
        return
    types = schema.get("type", [])
    types = types if isinstance(types, list) else [types]
    if types and not any(has_type(value, t) for t in types):
        yield f"{place}: {value!r} is not {types}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{place}: {value!r} is not in {schema['enum']}"
    if "minimum" in schema and value is not None and value < schema["minimum"]:
        yield f"{place}: {value} is too small"
    if isinstance(value, dict):
        yield from (f"{place}: {k} is missing" for k in schema["required"] if k not in value)
        yield from (f"{place}: {k} is not expected" for k in value if k not in schema["properties"])
        for k in value.keys() & schema["properties"].keys():
            yield from found(value[k], schema["properties"][k], whole, f"{place}.{k}")
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield from found(item, schema["items"], whole, f"{place}[{i}]")


def faults(value, schema):
    """Whatever in the value is not as the schema says; and what of the schema is not understood."""
    return list(found(value, schema, schema, "document"))

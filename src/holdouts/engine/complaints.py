"""Complaints: what is wrong with a card, made out of what msgspec says, for those who write cards."""

import re
from typing import Any

from msgspec import inspect

from holdouts.engine.yaml_guard import Steps

MAX_MESSAGE = 300

# What msgspec says, and where: "Expected `int`, got `str` - at `$.effects[0].amount`".
_AT = re.compile(r" - at `(?:key` in `)?\$([^`]*)`$")
_STEP = re.compile(r"\.([^.\[\]]+)|\[([0-9]+)\]")
UNKNOWN_KEY = re.compile(r"Object contains unknown field `([^`]*)`")
UNKNOWN_CHOICE = re.compile(r"Invalid enum value '([^']*)'")
_NEEDS_QUOTES = re.compile(r"expected str, got (int|float|bool)")


def split(error: str) -> tuple[str, str]:
    """What is wrong, and the path to it. Each hook passed on the way adds a path at the end, the outermost last."""
    where = ""
    while at := _AT.search(error):
        where += at[1]
        error = error[: at.start()]
    return error, where.removeprefix(".")


def steps(where: str) -> Steps:
    """The path as steps, as far as it is known: msgspec writes [...] for the key of a mapping."""
    found: list[str | int] = []
    rest = f".{where}" if where and where[0] != "[" else where
    while step := _STEP.match(rest):
        found.append(step[1] or int(step[2]))
        rest = rest[step.end() :]
    return tuple(found)


def readable(message: str) -> str:
    """What is wrong, in words of those who write cards."""
    if message.startswith("Expected `"):
        message = message.replace("`", "")
    message = quoted(message.removeprefix("Object "))
    message = message[:1].lower() + message[1:]
    return f"{message}; put it in quotes" if _NEEDS_QUOTES.fullmatch(message) else message


def quoted(message: str) -> str:
    """With the quotes of a sentence instead of those of code."""
    return message.replace("`", "'")


def printable(text: str) -> str:
    """What a pack says may be shown in a terminal: no control characters, no endless lines."""
    plain = "".join(char if char.isprintable() else "?" for char in text[:MAX_MESSAGE])
    return plain if len(text) <= MAX_MESSAGE else f"{plain}..."


def names_at(wanted: type, path: Steps) -> list[str]:
    """The keys of the object, or the values of the choice, that a type has at a path."""
    info: Any = inspect.type_info(wanted)
    for step in (*path, None):
        if isinstance(info, inspect.UnionType):
            info = next((one for one in info.types if isinstance(one, inspect.StructType | inspect.EnumType)), None)
        if step is None:
            break
        if isinstance(info, inspect.StructType):
            info = next((field.type for field in info.fields if field.encode_name == step), None)
        else:
            info = getattr(info, "item_type", None)
    if isinstance(info, inspect.StructType):
        return [field.encode_name for field in info.fields]
    if isinstance(info, inspect.EnumType):
        return [str(choice.value) for choice in info.cls]
    if isinstance(info, inspect.LiteralType):
        return [str(value) for value in info.values]
    return []

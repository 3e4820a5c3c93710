"""The words of the terminal: the same keys in every language, none missing, none idle."""

import ast
from pathlib import Path
from typing import get_args

import holdouts.terminal
from holdouts.engine.library import LANGUAGES
from holdouts.engine.record import Kind
from holdouts.engine.table import Back
from holdouts.engine.words import lint
from holdouts.terminal.commands import COMMANDS, Watch

FOLDER = Path(holdouts.terminal.__file__).parent

FAMILIES = {
    "command-": COMMANDS,
    "help-": COMMANDS,
    "undo-": get_args(Back),
    "watch-": get_args(Watch),
    "watch-is-": get_args(Watch),
    "seat-": get_args(Kind),
    "menu-": ("learn", "new", "campaign", "rules", "quit"),
}
"""Keys that are put together: their beginnings, and what follows."""


def needed():
    """Every key that the code says, with the slots it fills."""
    found: dict[str, frozenset[str]] = {}
    for file in FOLDER.glob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "say":
                slots = frozenset(keyword.arg or "" for keyword in call.keywords)
                for key in keys(call.args[0]) if call.args else ():
                    found[key] = found.get(key, frozenset()) | slots
            elif isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "_pick":
                found.update({key: frozenset() for key in keys(call.args[0])})
    return found


def keys(node):
    match node:
        case ast.Constant(value=str(key)):
            return [key] if " " not in key and key == key.lower() else []
        case ast.IfExp(body=one, orelse=other):
            return [*keys(one), *keys(other)]
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), ast.FormattedValue()]):
            return [f"{beginning}{rest}" for rest in FAMILIES.get(beginning, ())]
    return []


def test_every_language_has_exactly_the_words_the_terminal_says():
    files = {lang: [FOLDER / "words" / f"{lang}.ftl", *(FOLDER / "words" / lang).glob("*.ftl")] for lang in LANGUAGES}
    sources = {lang: [file.read_text(encoding="utf-8") for file in files[lang]] for lang in LANGUAGES}
    assert lint(sources, needed()) == []


def test_a_command_never_has_two_meanings():
    from holdouts.terminal.room import own_words

    for lang in LANGUAGES:
        names = [own_words(lang).say(f"command-{name}") for name in COMMANDS]
        assert len(set(names)) == len(names)
        assert not {name for name, own in zip(COMMANDS, names, strict=True) if own in COMMANDS and own != name}

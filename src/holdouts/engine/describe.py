"""What effects say, in words: a sentence or more for each node, from the same tree that is executed.

A game has words for every node of its vocabulary: `effect-<name>`, with the node's fields as slots. They are whole
sentences that begin with an ordinary word and end with a full stop. Effects inside a control node reach its words as
part of a sentence: `You may { $effects }.`
"""

from collections.abc import Iterable

from msgspec.structs import fields

from holdouts.engine.effects import Each, Effect, Either, May, Node, Repeat, Roll, Vocabulary, When
from holdouts.engine.names import kebab
from holdouts.engine.words import Words

OTHERWISE = "effect-otherwise"


def describe(effects: Iterable[Effect], words: Words) -> str:
    """What these effects do, one sentence after the other."""
    return " ".join(_sentences(effect, words) for effect in effects)


def inline(text: str) -> str:
    """A text as it goes on after a colon: it begins small."""
    return text[:1].lower() + text[1:]


def clause(text: str) -> str:
    """A text as part of a sentence: it begins small and has no full stop."""
    return inline(text).removesuffix(".")


def needed_words(vocabulary: Vocabulary) -> dict[str, frozenset[str]]:
    """Every key that describing effects may say, with the slots it fills."""
    needed = {_key(node): frozenset(_slot_names(node)) for node in vocabulary.words.values()}
    return {**needed, OTHERWISE: frozenset({"effects"})}


def _sentences(effect: Effect, words: Words) -> str:
    assert isinstance(effect, Node)
    said = words.say(_key(type(effect)), **_slots(effect, words))
    if isinstance(effect, Roll | When) and effect.otherwise:
        return f"{said} {words.say(OTHERWISE, effects=_clauses(effect.otherwise, words))}"
    return said


def _slots(node: Node, words: Words) -> dict[str, object]:
    match node:
        case Either():
            return {"ways": words.join((_clauses(way, words) for way in node.of), "or")}
        case May() | Each() | Repeat() | Roll() | When():
            plain = {name: getattr(node, name) for name in _slot_names(type(node))}
            return {**plain, "effects": _clauses(node.effects, words)}
        case _:
            return {name: getattr(node, name) for name in _slot_names(type(node))}


def _slot_names(node: type[Node]) -> list[str]:
    if node is Either:
        return ["ways"]
    return [field.name for field in fields(node) if field.name != "otherwise"]


def _clauses(effects: Iterable[Effect], words: Words) -> str:
    return words.join([clause(_sentences(effect, words)) for effect in effects], "and")


def _key(node: type[Node]) -> str:
    return f"effect-{kebab(node.__name__)}"

"""What cards say, in words: from the same trees that are executed.

A game has words for everything its vocabulary names, with the node's fields as slots:

- `effect-<name>`: whole sentences that begin with an ordinary word and end with a full stop; what stands inside a
  control node reaches its words as part of a sentence (`You may { $effects }.`);
- `piece`, with the slot `of`: how one of a list of names is said (a list without any is `none`);
- `text-amount`, with the slots `count` and `of`: how so many of something are said;
- `effect-roll-<faces>`, where a die with so many faces has a name of its own;
- `if-<test>` and `if-<test>.not`, `if-count-<count>`: part of a sentence (`you are hungry`);
- `change-<figure>-<way>` and `forbid-<deed>`: whole sentences;
- `when-<moment>`: the beginning of one (`After your Search phase`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from holdouts.engine.conditions import All, AnyOf, Condition, Count, Not, Test
from holdouts.engine.effects import Each, Effect, Either, May, Node, Roll, When
from holdouts.engine.modifiers import Ban, Change
from holdouts.engine.names import kebab
from holdouts.engine.reactions import Reaction
from holdouts.engine.vocabulary import Vocabulary
from holdouts.engine.words import Words

OTHERWISE = "effect-otherwise"
BAND = "effect-roll-band"
JOIN = "effect-roll-join"
NOTHING = "effect-nothing"
PIECE, NONE = "piece", "none"
AMOUNT = "text-amount"

Lines = Callable[[Any, Words], Iterable[str]]
"""What a card says of itself, line by line."""


def describe(effects: Iterable[Effect], words: Words) -> str:
    """What these effects do, one sentence after the other."""
    return " ".join(_sentences(effect, words) for effect in effects)


def does(card: Any, words: Words) -> list[str]:
    """What a card does, if it has any effects."""
    return [describe(card.effects, words)] if card.effects else []


def lasting(card: Any, words: Words) -> list[str]:
    """What a card, or a part of one, changes, forbids and listens to as long as it is in force, a line each."""
    said = (("changes", _change), ("forbids", _ban), ("reactions", _reaction))
    return [say(one, words) for name, say in said for one in getattr(card, name, ())]


def card_lines(card: Struct, words: Words, *parts: str | Lines) -> Iterator[str]:
    """All that a card says, part by part: fields by their names, as `field_lines` says them, and what needs more."""
    for part in parts:
        yield from field_lines("text", card, words, part) if isinstance(part, str) else part(card, words)


def figures(key: str, *names: str, **slots: str) -> Lines:
    """One line for several fields of a card, said where the first of them is set: each fills the slot of its name, or
    another one (`count="nights"`)."""
    filled = {name: name for name in names} | slots
    first = next(iter(filled.values()))

    def said(card: Any, words: Words) -> Iterator[str]:
        if getattr(card, first):
            yield words.say(key, **{slot: getattr(card, name) for slot, name in filled.items()})

    return said


def called(key: str, family: str, **slots: str) -> Lines:
    """A line for a field that holds the id of something that has a word of its own, `<family>-<id>`, or several of
    them: said where it is set, with the slot that the field fills (`name="next_to"`)."""
    [(slot, name)] = slots.items()

    def said(card: Any, words: Words) -> Iterator[str]:
        value = getattr(card, name)
        ids = (value,) if isinstance(value, str) and value else value
        if ids:
            yield words.say(key, **{slot: words.join([words.say(f"{family}-{id_}") for id_ in ids])})

    return said


def field_lines(family: str, card: Struct, words: Words, *names: str) -> Iterator[str]:
    """A line for each of these fields of a card that is set, `<family>-<field>`, with what it holds: `effects`, a
    `count`, the name `of` something, `goods` where it is so many of each or names them one by one, or nothing more
    where it is a plain yes."""
    for name in names:
        value = getattr(card, name)
        if value:
            yield words.say(f"{family}-{kebab(name)}", **_held(value, words))


def _held(value: Any, words: Words) -> dict[str, object]:
    match value:
        case bool():
            return {}
        case int():
            return {"count": value}
        case str():
            return {"of": value}
        case dict():
            return {"goods": amounts(value, words)}
        case (str(), *_):
            return {"goods": amounts(Counter(value), words)}
    return {"effects": inline(describe(value, words))}


def amounts(goods: Mapping[str, int], words: Words) -> str:
    """So many of each, as part of a sentence."""
    return words.join([words.say(AMOUNT, count=count, of=name) for name, count in goods.items()])


def condition(node: Condition, words: Words) -> str:
    """A condition as part of a sentence: you are hungry and it is not your turn."""
    match node:
        case All():
            return words.join([condition(part, words) for part in node.of], "and")
        case AnyOf():
            return words.join([condition(part, words) for part in node.of], "or")
        case Not(of=Test() as test):
            return words.say(f"{_test(type(test))}.not", **_plain(test))
        case Not(of=Count() as count):
            return words.say(f"{_count(type(count))}.not", **_plain(count))
        case Not():
            return condition(node.of.denied(), words)
        case Test():
            return words.say(_test(type(node)), **_plain(node))
        case Count():
            return words.say(_count(type(node)), **_plain(node))
    raise TypeError(f"no words for {node}")


def inline(text: str) -> str:
    """A text as it goes on after a colon: it begins small."""
    return text[:1].lower() + text[1:]


def clause(text: str) -> str:
    """A text as part of a sentence: it begins small and has no full stop."""
    return inline(text).removesuffix(".")


def needed_words(vocabulary: Vocabulary) -> dict[str, frozenset[str]]:
    """Every key that describing cards may say, with the slots it fills."""
    needed = {_key(node): frozenset(_slot_names(node)) for node in vocabulary.effects.values()}
    for test in vocabulary.tests.values():
        needed[_test(test)] = needed[f"{_test(test)}.not"] = frozenset(_names(test))
    for count in vocabulary.counts.values():
        needed[_count(count)] = needed[f"{_count(count)}.not"] = frozenset(_names(count))
    for figure, ways in vocabulary.figures.items():
        needed |= {f"change-{figure}-{way}": frozenset({"amount", "less"}) for way in ways}
    needed |= {f"forbid-{deed}": frozenset() for deed in vocabulary.deeds}
    needed |= {f"when-{moment}": frozenset({"whose"}) for moment in vocabulary.moments}
    needed |= {OTHERWISE: frozenset({"effects"}), NOTHING: frozenset(), JOIN: frozenset()}
    needed |= {BAND: frozenset({"least", "most", "span", "effects"})}
    needed |= {"change-if": frozenset({"condition", "change"}), "forbid-if": frozenset({"condition", "ban"})}
    needed |= {"listens": frozenset({"when", "effects"}), "listens-if": frozenset({"when", "condition", "effects"})}
    return needed


# --- what lasts ---


def _change(change: Change, words: Words) -> str:
    key = f"change-{change.change}-{change.way}"
    said = words.say(key, amount=abs(change.amount), less=change.amount < 0)
    if change.given is None:
        return said
    return words.say("change-if", condition=condition(change.given, words), change=inline(said))


def _ban(ban: Ban, words: Words) -> str:
    said = words.say(f"forbid-{ban.forbid}")
    if ban.given is None:
        return said
    return words.say("forbid-if", condition=condition(ban.given, words), ban=inline(said))


def _reaction(reaction: Reaction, words: Words) -> str:
    when = words.say(f"when-{reaction.when}", whose=reaction.whose)
    effects = inline(describe(reaction.do, words))
    if reaction.given is None:
        return words.say("listens", when=when, effects=effects)
    return words.say("listens-if", when=when, condition=condition(reaction.given, words), effects=effects)


# --- effects ---


def _sentences(effect: Effect, words: Words) -> str:
    assert isinstance(effect, Node)
    said = words.say(_named(effect, words), **_slots(effect, words))
    if isinstance(effect, When) and effect.otherwise:
        return f"{said} {words.say(OTHERWISE, effects=_clauses(effect.otherwise, words))}"
    return said


def _slots(node: Node, words: Words) -> dict[str, object]:
    match node:
        case Either():
            return {"ways": words.join((_clauses(way, words) for way in node.of), "or")}
        case Roll():
            return {"dice": node.dice, "faces": node.faces, "bands": words.say(JOIN).join(_bands(node, words))}
        case When():
            return {"condition": condition(node.given, words), "effects": _clauses(node.effects, words)}
        case May() | Each():
            plain = {name: getattr(node, name) for name in _slot_names(type(node))}
            return {**plain, "effects": _clauses(node.effects, words)}
        case _:
            return {name: _slot(getattr(node, name), words) for name in _slot_names(type(node))}


def _slot(value: object, words: Words) -> object:
    """A field as it is; effects inside it as part of a sentence; what it makes last begins small; names one by one."""
    if isinstance(value, tuple) and all(isinstance(part, str) for part in value) and words.has(PIECE):
        return words.join([words.say(PIECE, of=name) for name in value]) or NONE
    if isinstance(value, tuple) and value and all(isinstance(part, Effect) for part in value):
        return _clauses(value, words)
    if not isinstance(value, tuple) or not all(isinstance(part, Change | Ban | Reaction) for part in value):
        return value
    return inline(" ".join(_lasts(part, words) for part in value))


def _lasts(part: Change | Ban | Reaction, words: Words) -> str:
    match part:
        case Change():
            return _change(part, words)
        case Ban():
            return _ban(part, words)
        case Reaction():
            return _reaction(part, words)


def _bands(roll: Roll, words: Words) -> Iterator[str]:
    least = roll.dice
    for band in roll.bands:
        effects = _clauses(band.effects, words) if band.effects else words.say(NOTHING)
        yield words.say(BAND, least=least, most=band.up_to, span=band.up_to - least + 1, effects=effects)
        least = band.up_to + 1


def _slot_names(node: type[Node]) -> tuple[str, ...]:
    if node is Either:
        return ("ways",)
    if node is When:
        return ("condition", "effects")
    return _names(node)


def _clauses(effects: Iterable[Effect], words: Words) -> str:
    return words.join([clause(_sentences(effect, words)) for effect in effects], "and")


def _named(effect: Node, words: Words) -> str:
    """The key of an effect; a game that knows a die by its name has words of its own for it."""
    key = _key(type(effect))
    if isinstance(effect, Roll) and words.has(f"{key}-{effect.faces}"):
        return f"{key}-{effect.faces}"
    return key


def _key(node: type[Node]) -> str:
    return f"effect-{kebab(node.__name__)}"


# --- conditions ---


def _test(kind: type[Test]) -> str:
    return f"if-{kebab(kind.__name__)}"


def _count(kind: type[Count]) -> str:
    return f"if-count-{kebab(kind.__name__)}"


def _plain(node: Test | Count) -> dict[str, object]:
    """Its fields; a bound that is not set is 0 for `at_least` and -1 for `at_most`."""
    unset = {"at_least": 0, "at_most": -1}
    return {name: unset.get(name) if (value := getattr(node, name)) is None else value for name in _names(type(node))}


def _names(kind: type[Struct]) -> tuple[str, ...]:
    return kind.__struct_fields__

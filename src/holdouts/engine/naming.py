"""Naming: how a language calls the things of a table, and how options point at them.

A game's naming has a method for each noun of its fields that is not simply the name of a card or a word of its own:
`pile(pile)`; what belongs to something else is given with it: `foe((seat, number))`. Several things are listed, unless
there is a method for several: `cards(cards)`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from holdouts.engine.conditions import Condition
from holdouts.engine.describe import condition
from holdouts.engine.fields import ME, Field, Noun, fields_of
from holdouts.engine.words import Words

S = TypeVar("S")


class Naming(Generic[S]):
    """What one reader calls the things of a table in one language."""

    def __init__(self, state: S, reader: int | None, words: Words, names: Sequence[str]) -> None:
        self.state = state
        self.reader = reader
        self.words = words
        self.names = names

    def look(self, state: S) -> None:
        """Speak of the table as it stands now: a state veiled for the same reader."""
        self.state = state

    def seat(self, seat: int) -> str:
        """A player; a number below 0 is nobody in particular."""
        return self.names[seat] if seat >= 0 else self.words.say("somebody")

    def card(self, card: int) -> str:
        state: Any = self.state
        return self.named(f"name-{state.book.cards[card].id}")

    def cards(self, cards: Iterable[int]) -> str:
        return self.listed((self.card(card) for card in cards), self.words.say("cards-none"))

    def phrase(self, key: str) -> str:
        """Something that is said at the table, whoever says it."""
        return self.words.say(f"phrase-{key}")

    def named(self, key: str) -> str:
        """A name as it stands in a sentence: in quotation marks, for it may read as a verb or end like a sentence."""
        return self.words.say("named", name=self.words.say(key))

    def listed(self, names: Iterable[str], none: str) -> str:
        """All of these, or what is said where there is none."""
        found = list(names)
        return self.words.join(found) if found else none

    def slots(self, thing: Struct) -> dict[str, object]:
        """The fields of an option or an event, each as it is called."""
        return {
            field.name: self._said(field, getattr(thing, field.name), lambda name: getattr(thing, name))
            for field in fields_of(type(thing)).values()
            if field.name not in _UNSAID
        }

    def about(self, kind: type, slots: Mapping[str, Any]) -> dict[str, object]:
        """What a question is about, each as it is called; `kind` says what each name stands for."""
        known = fields_of(kind)
        return {name: self._said(known[name], value, slots.__getitem__) for name, value in slots.items()}

    def refs(self, thing: Struct) -> tuple[str, ...]:
        """The things an option concerns, as the table knows them: card:12, foe:0.2."""
        found = []
        for field in fields_of(type(thing)).values():
            if field.noun is not None and field.name not in _UNSAID:
                value = getattr(thing, field.name)
                values = value if field.several else (value,)
                owner = self._owner(field.noun, lambda name: getattr(thing, name))
                found += [_ref(field.noun, owner, each) for each in values]
        return tuple(found)

    def _said(self, field: Field, value: Any, sibling: Any) -> object:
        noun = field.noun
        if noun is None:
            return value
        if field.several:
            return self._several(noun, value)
        return self._called(noun, (self._owner(noun, sibling), value) if noun.of else value)

    def _called(self, noun: Noun, value: Any) -> object:
        """As what must be true, by the game's own method, by the name of its card, or by its word."""
        if isinstance(value, Condition):
            return condition(value, self.words)
        say = getattr(self, noun.name, None)
        if say is not None:
            said: object = say(value)
            return said
        if not noun.shelf:
            return self.words.say(f"{noun.name}-{value}")
        state: Any = self.state
        return self.named(f"name-{getattr(state.book, noun.shelf)[value].id}")

    def _several(self, noun: Noun, values: Iterable[Any]) -> object:
        say = getattr(self, f"{noun.name}s", None)
        if say is not None:
            said: object = say(values)
            return said
        return self.words.join(str(self._called(noun, value)) for value in values)

    def _owner(self, noun: Noun, sibling: Any) -> Any:
        if not noun.of:
            return None
        return (self.reader or 0) if noun.of == ME else sibling(noun.of)


_UNSAID = ("rule", "to")


def _ref(noun: Noun, owner: Any, value: Any) -> str:
    name = noun.ref or noun.name
    return f"{name}:{value}" if not noun.of else f"{name}:{owner}.{value}"

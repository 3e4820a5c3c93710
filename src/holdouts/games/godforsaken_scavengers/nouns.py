"""How the fields of options, events and prompts are named: cards, players, piles, promises."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holdouts.engine.secrets import BACK
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers.rules import deals, feeding, perils
from holdouts.games.godforsaken_scavengers.state import FINAL, Deal, Expedition, Term
from holdouts.games.godforsaken_scavengers.text import price_text


class Nouns:
    """What a language calls the things of this table.

    The chronicle is read from its beginning, and piles are named by how the deck was cut last: the cut told there
    says how many piles there were.
    """

    def __init__(self, expedition: Expedition, seat: int | None, words: Words, names: Sequence[str]) -> None:
        self.look(expedition)
        self._seat = seat
        self._book = expedition.book
        self._words = words
        self._names = names
        self._piles = len(expedition.piles)
        named: dict[str, Callable[[Any], object]] = {
            **dict.fromkeys(("who", "other", "seat", "debtor", "creditor"), self.person),
            **dict.fromkeys(("card", "mine"), self.card),
            "cards": self.cards,
            **dict.fromkeys(("pile", "second"), self.pile),
            "sizes": self._cut,
            "need": self._need,
            "affliction": self.affliction,
            "character": self.character,
            "location": self.location,
            "locations": lambda places: words.join(self.location(place) for place in places),
            "way": self._price,
            "kind": lambda kind: words.say(f"kind-{kind}"),
            "verb": self._help,
            "sort": lambda sort: words.say(f"sort-{sort}"),
            "terms": self._terms,
            "deal": self.deal,
            "how": lambda how: words.say(f"ending-{how}"),
            "winners": self._winners,
        }
        self._named = named

    def look(self, expedition: Expedition) -> None:
        """Speak of the table as it stands now; what piles are called goes on from the last cut that was told."""
        self._expedition = expedition

    def __call__(self, field: str, value: Any) -> object:
        """What a field's value is called; plain numbers and words are what they are."""
        name = self._named.get(field)
        return value if name is None else name(value)

    def person(self, seat: int) -> str:
        return self._names[seat] if seat >= 0 else self._words.say("somebody")

    def card(self, card: int) -> str:
        return self._words.say(f"name-{self._book.cards[card].id}")

    def cards(self, cards: Iterable[int]) -> str:
        found = [self.card(card) for card in cards]
        return self._words.join(found) if found else self._words.say("cards-none")

    def pile(self, pile: int) -> str:
        """With two piles there is no middle one."""
        if pile == 0:
            return self._words.say("pile-left")
        return self._words.say("pile-middle" if pile == 1 and self._piles != 2 else "pile-right")

    def _cut(self, sizes: Sequence[int]) -> str:
        self._piles = len(sizes)
        return self._words.join(str(size) for size in sizes)

    def _need(self, cost: int) -> int:
        """What the reader needs to eat; who eats nothing reads the Location's cost. [GOD-LOCATION-6]"""
        return cost if self._seat is None else feeding.need(self._expedition, self._seat)

    def affliction(self, affliction: int) -> str:
        """By name, unless it is a placeholder or lies face down and was never seen."""
        if affliction >= BACK:
            return self._words.say("affliction-unseen")
        return self._words.say(f"name-{self._book.afflictions[affliction].id}")

    def character(self, character: int) -> str:
        return self._words.say(f"name-{self._book.characters[character].id}")

    def location(self, location: int) -> str:
        place = self._expedition.card.final if location == FINAL else self._book.locations[location]
        return self._words.say(f"name-{place.id}")

    def _price(self, way: int) -> str:
        """What neutralising the open Peril costs now, one way or another."""
        price = perils.price(self._expedition, way)
        return price_text(price, self._words) if price else self._words.say("price-none")

    def _winners(self, winners: Sequence[int]) -> str:
        if not winners:
            return self._words.say("winners-none")
        return self._words.say(
            "winners", who=self._words.join(self.person(seat) for seat in winners), count=len(winners)
        )

    # --- promises ---

    def deal(self, deal: Deal) -> str:
        return self._terms(promise.term for promise in deal.promises)

    def _terms(self, terms: Iterable[Term]) -> str:
        return self._words.join(self._promise(Term(*term)) for term in terms)

    def _promise(self, term: Term) -> str:
        return self._words.say(
            f"promise-{term.kind}",
            who=self.person(term.debtor),
            other=self.person(term.creditor),
            number=term.number,
            verb="" if term.thing is None or term.kind != deals.PLAY_FOR else self._help(term.thing),
            pile="" if term.thing is None or term.kind != deals.PILE else self.pile(term.thing),
            sort=term.sort,
            due=term.due,
        )

    def _help(self, verb: int) -> str:
        return self._words.say(f"help-{deals.HELP[verb]}")


def nouns(expedition: Expedition, seat: int | None, words: Words, names: Sequence[str]) -> Nouns:
    """How this table's things are called; only what a meal costs depends on who reads."""
    return Nouns(expedition, seat, words, names)

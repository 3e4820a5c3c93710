"""What things are called: cards, players, piles, promises."""

from collections.abc import Sequence

from msgspec import Struct

from holdouts.engine.modifiers import Standing
from holdouts.engine.naming import Naming
from holdouts.engine.secrets import BACK
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers.fields import Terms
from holdouts.games.godforsaken_scavengers.picks import DigOn
from holdouts.games.godforsaken_scavengers.rules import feeding, perils, promises
from holdouts.games.godforsaken_scavengers.state import FINAL, Deal, Expedition, Term
from holdouts.games.godforsaken_scavengers.text import price_text

SIDES = ("left", "middle", "right")


class ExpeditionNaming(Naming[Expedition]):
    """What a language calls the things of an expedition; only what a meal costs depends on who reads.

    The chronicle is read from its beginning, and piles are named by how the deck was cut last: the cut told there
    says how many piles there were.
    """

    def __init__(self, expedition: Expedition, reader: int | None, words: Words, names: Sequence[str]) -> None:
        super().__init__(expedition, reader, words, names)
        self._piles = len(expedition.piles)

    def refs(self, thing: Struct) -> tuple[str, ...]:
        """Whoever goes on searching goes on with their pile."""
        found = super().refs(thing)
        if not isinstance(thing, DigOn) or self.reader is None or self.state.players[self.reader].pile is None:
            return found
        return (*found, f"pile:{self.state.players[self.reader].pile}")

    def pile(self, pile: int, family: str = "pile") -> str:
        """By the side on which it lies: with two of them there is no middle one."""
        return self.words.say(f"{family}-{SIDES[2 if pile == 1 and self._piles == 2 else pile]}")

    def cut(self, sizes: Sequence[int]) -> str:
        self._piles = len(sizes)
        return self.words.join(str(size) for size in sizes)

    def need(self, cost: int) -> int:
        """What the reader needs to eat; who eats nothing reads the Location's cost. [GOD-LOCATION-6]"""
        return cost if self.reader is None else feeding.need(self.state, self.reader)

    def affliction(self, affliction: int) -> str:
        """By name, unless it is a placeholder or lies face down and was never seen."""
        if affliction >= BACK:
            return self.words.say("affliction-unseen")
        return self.named(f"name-{self.state.book.afflictions[affliction].id}")

    def location(self, location: int) -> str:
        place = self.state.card.final if location == FINAL else self.state.book.locations[location]
        return self.words.say(f"name-{place.id}")

    def source(self, source: Standing) -> str:
        """A Location, an Affliction or a Character that stands in the way."""
        return self.named(f"name-{source.source.id}")

    def price(self, way: int) -> str:
        """What neutralising the open Peril costs now, one way or another."""
        price = perils.price(self.state, way)
        return price_text(price, self.words) if price else self.words.say("price-none")

    def winners(self, winners: Sequence[int]) -> str:
        if not winners:
            return self.words.say("winners-none")
        return self.words.say("winners", who=self.words.join(self.seat(seat) for seat in winners), count=len(winners))

    # --- promises ---

    def deal(self, deal: Deal) -> str:
        return self.terms(tuple(promise.term for promise in deal.promises))

    def terms(self, terms: Terms) -> str:
        return self.words.say("promise-join").join(self._promise(Term(*term)) for term in terms)

    def _promise(self, term: Term) -> str:
        return self.words.say(
            f"promise-{term.kind}",
            who=self.seat(term.debtor),
            other=self.seat(term.creditor),
            number=term.number,
            verb="" if term.thing is None or term.kind != promises.PLAY_FOR else self.help(term.thing),
            pile="" if term.thing is None or term.kind != promises.PILE else self.pile(term.thing),
            sort=term.sort,
            due=term.due,
        )

    def help(self, verb: int) -> str:
        return self.words.say(f"help-{promises.HELP[verb]}")

"""Effects that get back what was discarded, or look something up in one's own deck."""

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import Word
from holdouts.games.maximum_apocalypse.picks import Equip, Pick, ToHand
from holdouts.games.maximum_apocalypse.rules import gear, hands
from holdouts.games.maximum_apocalypse.state import Apocalypse


class TakeBack(Word, frozen=True, kw_only=True):
    """A card comes back into your hand, or into play. [MAX-EQUIP-12]"""

    lacks: ClassVar[Why] = Why("nothing-discarded")

    what: str
    """Any `card`, any `equipment`, or the card of that id."""
    out_of: Literal["own-discard", "own-cards", "discards"] = "discards"
    """Your own survivor discard, that or your deck, which is shuffled then, or any discard but the monsters'."""
    to: Literal["hand", "play", "either"] = "play"
    """Into play at any survivor, if it comes out of any discard."""

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seat, rule = deed.seat, "MAX-EQUIP-12" if self.out_of == "discards" else deed.rule
        found = list(self._found(world, seat))
        if not found:
            return
        card = found[0]
        if self.what in ("card", "equipment"):
            card = (yield Choose(seat, [Pick(card) for card in found], rule=rule, ask="take-back-which")).card
        ways: list[Any] = [Equip(taker) for taker in self._takers(world, seat, card)]
        if self._to_hand(world, card):
            ways.append(ToHand())
        pick = yield Choose(seat, ways, rule=rule, ask="take-back-where", about={"card": card})
        pile = next(pile for pile in self._piles(world, seat) if card in pile)
        pile.remove(card)
        from_deck = pile is world.kit_of(seat).deck
        world.tell(events.Took(who=seat, card=card, from_deck=from_deck, rule=rule))
        if isinstance(pick, ToHand):
            world.kit_of(seat).hand.append(card)
            yield from hands.keep_limit(world, seat)
        elif not (yield from gear.equip(world, pick.seat, card, rule=rule)):
            self._put_back(world, seat, card, pile, rule)
        if from_deck:
            world.shuffle(pile)

    def _put_back(self, world: Apocalypse, seat: int, card: int, pile: list[int], rule: str) -> None:
        """No room was made for it after all. [MAX-EQUIP-14]"""
        pile.append(card)
        back = events.BackToDeck if pile is world.kit_of(seat).deck else events.Discarded
        world.tell(back(who=seat, card=card, rule=rule))

    def _piles(self, world: Apocalypse, seat: int) -> list[list[int]]:
        """Where it may lie; a discard before the deck, which is as long as its owner's life."""
        if self.out_of == "discards":
            return [*(kit.discard for kit in world.kits), world.scavenge_discard]
        kit = world.kit_of(seat)
        return [kit.discard] if self.out_of == "own-discard" else [kit.discard, kit.deck]

    def _found(self, world: Apocalypse, seat: int) -> Iterator[int]:
        """The cards that are meant, and for which there is a place to go."""
        for pile in self._piles(world, seat):
            for card in pile:
                if self._means(world, card) and (self._to_hand(world, card) or self._takers(world, seat, card)):
                    yield card

    def _means(self, world: Apocalypse, card: int) -> bool:
        design = world.book.cards[card]
        return self.what == "card" or (design.equipment and self.what in ("equipment", design.id))

    def _to_hand(self, world: Apocalypse, card: int) -> bool:
        """What is equipped or discarded when found never lies in a hand. [MAX-SCAV-8]"""
        return self.to != "play" and getattr(world.book.cards[card], "on_draw", "") != "equip-or-discard"

    def _takers(self, world: Apocalypse, seat: int, card: int) -> list[int]:
        """One makes room for oneself; at others it must fit as things are. [MAX-EQUIP-14]"""
        if self.to == "hand":
            return []
        own = [seat] if gear.can_equip(world, seat, card) else []
        others = world.others(seat) if self.out_of == "discards" else []
        return own + [other for other in others if gear.fits(world, other, card)]

    def possible(self, world: Apocalypse, seat: int) -> bool:
        return next(self._found(world, seat), None) is not None

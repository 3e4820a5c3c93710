"""Effects that make people part with cards, and what counts as theirs."""

from typing import ClassVar, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.words import CountOrAll, Word
from holdouts.games.maximum_apocalypse.picks import Drop
from holdouts.games.maximum_apocalypse.rules import gear, hands
from holdouts.games.maximum_apocalypse.state import Apocalypse

Belongings = Literal["cards", "food", "scavenge", "equipment"]
"""Cards in hand, Food in hand, Scavenge cards in hand and in play, Equipment in play."""


def belongings(world: Apocalypse, seat: int, what: Belongings) -> list[int]:
    """What somebody could be made to discard: never what the mission needs. [MAX-MISSION-3]"""
    hand = world.kit_of(seat).hand
    in_play = [held.card for held in world.gear(seat)]
    match what:
        case "cards":
            cards = hand
        case "food":
            cards = [card for card in hand if world.family(card) == what]
        case "scavenge":
            cards = [card for card in (*hand, *in_play) if world.is_scavenge(card)]
        case "equipment":
            cards = in_play
    return [card for card in cards if not world.is_item(card)]


def discard(world: Apocalypse, seat: int, card: int, *, rule: str) -> None:
    """From the hand or from play to its pile."""
    if card in world.kit_of(seat).hand:
        hands.discard_card(world, seat, card, rule=rule)
    else:
        gear.lose_gear(world, seat, gear.find_gear(world, card)[1], rule=rule)


def part_with(world: Apocalypse, seat: int, card: int, *, rule: str) -> Steps[None]:
    """Discard a card; with it the storage limit may shrink. [MAX-EQUIP-3]"""
    discard(world, seat, card, rule=rule)
    yield from gear.fitting(world)


class Lose(Word, frozen=True, kw_only=True):
    """Discard so many cards of your choice, or all there are; as far as there are any. [MAX-CARD-7]"""

    costs: ClassVar[bool] = True

    what: Belongings
    amount: CountOrAll = 1

    def carry(self, world: Apocalypse, deed: Deed) -> Steps[None]:
        seat = deed.seat
        if not self.amount:
            for card in belongings(world, seat, self.what):
                discard(world, seat, card, rule=deed.rule)
        for left in range(self.amount, 0, -1):
            options = [Drop(card) for card in belongings(world, seat, self.what)]
            if not options:
                break
            pick = yield Choose(seat, options, rule=deed.rule, ask="drop-card", about={"count": left}, parts=(Drop,))
            discard(world, seat, pick.card, rule=deed.rule)
        yield from gear.fitting(world)

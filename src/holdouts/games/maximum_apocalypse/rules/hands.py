"""Hands, decks and discard piles. [MAX-CARD]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.events import Burned, Discarded, LeftLying
from holdouts.games.maximum_apocalypse.picks import Drop
from holdouts.games.maximum_apocalypse.state import Apocalypse, Kit


def keep_limit(world: Apocalypse, seat: int) -> Steps[None]:
    """As soon as a hand is too big, its owner discards; mission items are passed over. [MAX-CARD-5, MAX-DRAW-4]"""
    hand = world.kit_of(seat).hand
    while len(hand) > world.hand_limit and (spare := [card for card in hand if not world.is_item(card)]):
        options = [Drop(card) for card in spare]
        pick = yield Choose(seat, options, rule="MAX-CARD-5", ask="hand-limit", parts=(Drop,))
        discard_card(world, seat, pick.card, rule="MAX-CARD-5")


def discard_card(world: Apocalypse, seat: int, card: int, *, rule: str) -> None:
    """From the hand to its pile."""
    world.kit_of(seat).hand.remove(card)
    world.tell(Discarded(who=seat, card=card, rule=rule))
    to_pile(world, card)


def burn(world: Apocalypse, seat: int, count: int, *, rule: str) -> None:
    """The top of the own deck goes to the discard; an empty deck burns nothing. [MAX-KEYWORD-5]"""
    kit = world.kit_of(seat)
    burned = tuple(kit.deck.pop() for _ in range(min(count, len(kit.deck))))
    if burned and not world.survivors[seat].dead:
        world.unveil()
        world.tell(Burned(who=seat, cards=burned, rule=rule))
    for card in burned:
        to_pile(world, card)


def home(world: Apocalypse, card: int) -> Kit | None:
    """The kit a survivor card belongs to; None once its owner has left the game."""
    owner = world.book.owner_numbers[card]
    for survivor in world.survivors:
        if survivor.bodies[0].character == owner:
            shared = survivor.dead and any(other.kit == survivor.kit and not other.dead for other in world.survivors)
            return world.kits[survivor.kit] if shared or not survivor.dead else None
    return None


def to_pile(world: Apocalypse, card: int) -> None:
    """Scavenge cards go to the common discard, survivor cards to their owner's. [MAX-SCAV-9, MAX-EQUIP-13]"""
    if card >= world.book.first_scavenge:
        world.scavenge_discard.append(card)
        return
    kit = home(world, card)
    (world.removed if kit is None else kit.discard).append(card)


def lay_down(world: Apocalypse, place: int, card: int, *, rule: str) -> None:
    """A card lies on the tile until somebody picks it up. [MAX-FREE-8]"""
    world.lying.append((place, card))
    world.tell(LeftLying(place=place, card=card, rule=rule))


def leave_cards(world: Apocalypse, seat: int) -> None:
    """A dead survivor's Scavenge cards stay on the tile, the deck leaves the game. [MAX-END-5, MAX-END-6]"""
    kit = world.kit_of(seat)
    for card in kit.hand:
        if world.is_scavenge(card):
            lay_down(world, world.survivors[seat].place, card, rule="MAX-END-5")
        else:
            to_pile(world, card)
    world.removed += kit.deck + kit.discard
    kit.deck, kit.hand, kit.discard = [], [], []

"""Hunger: a die that climbs to six, then a track that ends in a skull. [MAX-HUNGER]"""

from holdouts.games.maximum_apocalypse.events import Ate, BackToDeck, Hungrier, Starving
from holdouts.games.maximum_apocalypse.rules import gear, harm
from holdouts.games.maximum_apocalypse.state import STARVING, TRACK, Apocalypse


def hungrier(world: Apocalypse, seat: int, count: int = 1, *, rule: str) -> None:
    """Up by one at a time; at six the card is turned and the track begins. [MAX-HUNGER-1..3, MAX-HUNGER-11]"""
    survivor = world.survivors[seat]
    for _ in range(count):
        if survivor.dead:
            return
        if survivor.starving:
            survivor.track += 1
        else:
            survivor.hunger += 1
            if survivor.hunger < STARVING:
                world.tell(Hungrier(who=seat, count=survivor.hunger, rule=rule))
                continue
            survivor.track = 1
            lose_innate(world, seat)
        suffer(world, seat, rule=rule)


def suffer(world: Apocalypse, seat: int, *, rule: str) -> None:
    """What the space of the hunger track does; both of a pair suffer it. [MAX-HUNGER-4, MAX-HUNGER-5, MAX-DOG-2]"""
    track = world.survivors[seat].track
    if track > len(TRACK):
        harm.eliminate(world, seat, how="hunger", rule="MAX-END-3")
        return
    world.tell(Starving(who=seat, count=TRACK[track - 1], rule=rule))
    harm.hurt_all(world, [seat], TRACK[track - 1], kind="hunger", rule="MAX-HUNGER-3")


def lose_innate(world: Apocalypse, seat: int) -> None:
    """On the starving side there is no ability; what it had brought into play goes back to the deck. [MAX-HUNGER-7]"""
    for body in world.survivors[seat].bodies:
        wanted = world.character(body).innate.starts_with
        if not wanted:
            continue
        kit = world.kit_of(seat)
        card = gear.take_back(world, seat, wanted)
        if card is not None:
            kit.deck.append(card)
            world.shuffle(kit.deck)
            world.tell(BackToDeck(who=seat, card=card, rule="MAX-HUNGER-7"))


def feed(world: Apocalypse, seat: int, count: int, *, rule: str) -> None:
    """Down to nothing at the lowest; whoever starves counts as six and is turned back. [MAX-HUNGER-8..10]"""
    survivor = world.survivors[seat]
    survivor.hunger = max(0, survivor.hunger - count)
    survivor.track = 0
    world.tell(Ate(who=seat, count=survivor.hunger, rule=rule))

"""What foresight reads of an apocalypse: the numbers that decide over life and death, Stealth in dice, the decks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from holdouts.engine.decision import Option
from holdouts.engine.outlook import Measure, Odds, Outlook, rolled
from holdouts.games.maximum_apocalypse import objective
from holdouts.games.maximum_apocalypse.events import (
    BossMet,
    Died,
    LostGear,
    SentBack,
    Starving,
    SurelySeen,
    Tested,
)
from holdouts.games.maximum_apocalypse.picks import EndActions, Move, Play, Sneak, Use
from holdouts.games.maximum_apocalypse.rules import gear, moving
from holdouts.games.maximum_apocalypse.state import STARVING, TRACK, Apocalypse

ROLLS = [one + two for one, two in product(range(1, 7), repeat=2)]
"""Every roll of two dice, each as likely as the others."""


def measures(world: Apocalypse, seat: int) -> Iterator[Measure]:
    """Of everybody what they can lose; one's own actions and hand; what all run out of."""
    survivor = world.survivors[seat]
    if not survivor.dead:
        if world.active == seat:
            yield Measure(name="actions", value=max(0, survivor.actions), whose=seat)
        hand = len(world.kit_of(seat).hand)
        yield Measure(name="hand", value=hand, most=world.hand_limit, whose=seat)
        limit = world.character(survivor.bodies[0]).storage + world.worn("storage", seat, survivor.bodies[0])
        used = limit - gear.storage_left(world, seat)
        yield Measure(name="storage", value=used, most=limit, whose=seat)
    for other in world.seats:
        yield from _body_and_soul(world, other)
    yield from _mission(world)
    yield Measure(name="supply", value=world.supply)
    if world.deadline:
        yield Measure(name="deadline", value=world.turns_left, good=1)


def _mission(world: Apocalypse) -> Iterator[Measure]:
    """What is at the goal, of goods and of survivors. [MAX-END-10]"""
    needs = world.card.needs
    for part in needs.goods:
        there = objective.brought(world).count(part.family)
        family = f"family-{part.family}"
        yield Measure(name="brought", value=there, most=part.count, of=(("goods", family),))
    if needs.gathered:
        yield Measure(name="gathered", value=objective.gathered(world), most=len(world.living()))


def _body_and_soul(world: Apocalypse, seat: int) -> Iterator[Measure]:
    survivor = world.survivors[seat]
    pair = len(survivor.bodies) > 1
    for body in survivor.bodies:
        card = world.character(body)
        name, of = ("hp-of", (("character", f"name-{card.id}"),)) if pair else ("hp", ())
        yield Measure(name=name, value=max(0, body.hp), whose=seat, of=of, good=1)
    if survivor.dead:
        return
    yield Measure(name="hunger", value=survivor.hunger, most=STARVING, whose=seat, good=-1)
    yield Measure(name="track", value=survivor.track, most=len(TRACK) + 1, whose=seat, good=-1)
    yield Measure(name="poison", value=sum(body.poison for body in survivor.bodies), whose=seat, good=-1)
    yield Measure(name="foes", value=len(survivor.foes), whose=seat, good=-1)


def odds(world: Apocalypse, seat: int, option: Option) -> Iterator[Odds]:
    """Stealth, where it is tested at once; and the dice of cards."""
    match option:
        case Sneak():
            yield from _stealth(world, seat, world.survivors[seat].place)
        case Move(place):
            guarded = world.up[place] and world.tile(place).sends_back and not world.tokens[place]
            if guarded and not world.bars("being-sent-back", seat):
                yield from _stealth(world, seat, place)
        case Play(card):
            yield from rolled(world.design(card).effects)
        case Use(card):
            yield from rolled(world.design(card).action)


def _stealth(world: Apocalypse, seat: int, place: int) -> Iterator[Odds]:
    """How two dice may fall against it; below 2 nothing is rolled. [MAX-STEALTH-4, MAX-STEALTH-10]"""
    stealth = moving.stealth(world, seat, place)
    if stealth >= min(ROLLS):
        ways = sum(roll <= stealth for roll in ROLLS)
        yield Odds(name="stealth", ways=ways, of=len(ROLLS), count=min(stealth, max(ROLLS)))


def decks(world: Apocalypse) -> Mapping[str, Sequence[str]]:
    """By name: the Monster deck, the Scavenge decks, and what everybody can still draw of their own."""
    book = world.book
    found = {"monsters": [f"name-{book.monsters[card].id}" for card in (*world.monsters, *world.lower)]}
    for colour, deck in enumerate(world.scavenge):
        found[f"colour:{colour}"] = [f"name-{book.names[card]}" for card in deck]
    for seat in world.seats:
        found[f"deck:{seat}"] = [f"name-{book.names[card]}" for card in world.kit_of(seat).deck]
    return found


def spend(world: Apocalypse, seat: int) -> None:
    """All actions must be taken before the step ends. [MAX-ACTION-11]"""
    world.survivors[seat].actions = 0


ILLS = (BossMet, Died, Starving, SurelySeen, SentBack, LostGear)

OUTLOOK = Outlook(
    measures=measures,
    odds=odds,
    decks=decks,
    rests=(EndActions,),
    spend=spend,
    midway=frozenset({"who-is-attacked", "who-takes-it", "hand-limit"}),
    ills=ILLS,
    reckoned=(Tested,),
)

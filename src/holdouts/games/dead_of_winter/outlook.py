"""What foresight reads of a winter: what all live on, the crisis, the people, and the exposure die."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from holdouts.engine.decision import Option
from holdouts.engine.outlook import Measure, Odds, Outlook
from holdouts.games.dead_of_winter.events import (
    BarricadeBroken,
    CrisisFailed,
    Died,
    Eliminated,
    HelplessDied,
    Overrun,
    Starved,
)
from holdouts.games.dead_of_winter.picks import Attack, EndTurn, Keep, Move, Risk
from holdouts.games.dead_of_winter.rules import colony, gifts, harm
from holdouts.games.dead_of_winter.state import NONE, OUTSIDE, Survivor, Winter


def measures(winter: Winter, seat: int) -> Iterator[Measure]:
    """What all live on, how the crisis stands, and the people."""
    yield Measure(name="morale", value=winter.morale, good=1)
    yield Measure(name="food", value=winter.food, good=1)
    yield Measure(name="starvation", value=winter.starvation, good=-1)
    yield Measure(name="waste", value=len(winter.waste), good=-1)
    yield Measure(name="progress", value=winter.tokens, good=1)
    yield Measure(name="stored", value=len(winter.stored), good=1)
    yield Measure(name="helpless", value=winter.helpless)
    if winter.crisis != NONE:
        name = f"name-{winter.crisis_card.id}"
        yield Measure(name="lacking", value=lacking(winter, seat), of=(("crisis", name),), good=-1)
    for other, player in enumerate(winter.players):
        yield Measure(name="group", value=len(player.group), whose=other, good=1)
        yield Measure(name="hand", value=len(player.hand), whose=other)
        yield from _people(winter, other)


def lacking(winter: Winter, seat: int) -> int:
    """How many cards a crisis still takes if everything helps that others gave; one's own cards one knows.
    [DOW-CRISIS-7]"""
    own = winter.players[seat].given
    wrong = sum(winter.symbol(card) not in winter.crisis_card.symbols for card in own)
    given = sum(len(player.given) for player in winter.players)
    return max(0, colony.crisis_need(winter) - winter.crisis_bonus - given + 2 * wrong)


def _people(winter: Winter, seat: int) -> Iterator[Measure]:
    """How hurt everybody is."""
    for survivor in winter.players[seat].group:
        yield _hurt(winter, seat, survivor)


def _hurt(winter: Winter, seat: int, survivor: Survivor) -> Measure:
    """How hurt somebody is, and what kills them. [DOW-SURVIVOR-4]"""
    name, most = f"name-{winter.card_of(survivor).id}", harm.limit(winter, seat, survivor)
    return Measure(name="hurt", value=survivor.hurt, most=most, whose=seat, of=(("survivor", name),), good=-1)


def odds(winter: Winter, seat: int, option: Option) -> Iterator[Odds]:
    """The exposure die, where it is rolled for a move or for a zombie that is killed. [DOW-MOVE-3, DOW-ATTACK-4]"""
    match option:
        case Move(card):
            survivor = _own(winter, seat, card)
            if survivor and not gifts.spared(winter, seat, survivor, "move-roll"):
                yield from _exposure(winter, seat, survivor)
        case Attack(card):
            survivor = _own(winter, seat, card)
            if survivor and _is_exposed_by_attack(winter, seat, survivor):
                yield from _exposure(winter, seat, survivor)


def odds_about(winter: Winter, seat: int, option: Option, about: Mapping[str, Any]) -> Iterator[Odds]:
    """The exposure die against an infection: whatever it shows but a blank kills. [DOW-BITE-4, DOW-BITE-5]"""
    survivor = _own(winter, seat, about["survivor"]) if isinstance(option, Risk) else None
    if survivor is not None:
        results = harm.results(winter, seat, survivor)
        safe = results.count(harm.BLANK)
        yield Odds(name="unharmed", ways=safe, of=len(results))
        yield Odds(name="infected", ways=len(results) - safe, of=len(results))


def _own(winter: Winter, seat: int, card: int) -> Survivor | None:
    return next((one for one in winter.players[seat].group if one.card == card), None)


def _is_exposed_by_attack(winter: Winter, seat: int, survivor: Survivor) -> bool:
    """Whether there is a zombie to attack, and nothing to name that changes what is rolled for it."""
    if not sum(winter.locations[survivor.place].zombies) or gifts.spared(winter, seat, survivor, "attack-roll"):
        return False
    return not gifts.sources(winter, seat, survivor, "attack")


def _exposure(winter: Winter, seat: int, survivor: Survivor) -> Iterator[Odds]:
    """One roll: nothing, another wound or death of it, or a bite. [DOW-EXPOSE-2..6, DOW-SURVIVOR-4]"""
    if harm.promise(winter, survivor) is not None:
        return
    results = harm.results(winter, seat, survivor)
    safe, bites, sides = results.count(harm.BLANK), results.count(harm.BITE), len(results)
    hurt = _hurt(winter, seat, survivor).what
    yield Odds(name="unharmed", ways=safe, of=sides)
    if survivor.hurt + 1 >= harm.limit(winter, seat, survivor):
        yield Odds(name="dies", ways=sides - safe, of=sides)
    else:
        yield Odds(name="hurt", ways=sides - safe - bites, of=sides, tells=hurt)
    if bites:
        yield Odds(name="bitten", ways=bites, of=sides)


def decks(winter: Winter) -> Mapping[str, Sequence[str]]:
    """By name: what may still be found at each place."""
    book = winter.book
    return {
        f"place:{place}": [f"name-{book.cards[card].id}" for card in winter.locations[place].deck] for place in OUTSIDE
    }


OUTLOOK = Outlook(
    measures=measures,
    odds=odds,
    odds_about=odds_about,
    decks=decks,
    reckoned=(Died,),
    rests=(EndTurn,),
    setting=(Keep,),
    ills=(Died, HelplessDied, Overrun, BarricadeBroken, Starved, CrisisFailed, Eliminated),
)

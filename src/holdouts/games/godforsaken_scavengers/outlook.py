"""What foresight reads of an expedition: the numbers that decide over life and death, and what the piles hold."""

from collections.abc import Iterator, Mapping, Sequence

from holdouts.engine.decision import Option
from holdouts.engine.outlook import Measure, Odds, Outlook, rolled
from holdouts.games.godforsaken_scavengers.events import Died, FeedingBegan, PerilMet, PromiseBroken, Starved
from holdouts.games.godforsaken_scavengers.picks import Finish, Play, Stop
from holdouts.games.godforsaken_scavengers.rules import feeding, search
from holdouts.games.godforsaken_scavengers.rules.hands import hand_limit
from holdouts.games.godforsaken_scavengers.state import HARVESTING, SEARCHING, Expedition


def measures(expedition: Expedition, seat: int) -> Iterator[Measure]:
    """One's own hand, catch and food; of everybody the Afflictions; of all together trophies and food that is due."""
    if not expedition.players[seat].dead:
        yield from _own(expedition, seat)
    for other, player in enumerate(expedition.players):
        if not player.dead:
            count = len(player.afflictions)
            yield Measure(name="afflictions", value=count, most=expedition.limit, whose=other, good=-1)
    if expedition.card.victory.trophies:
        yield Measure(name="trophies", value=len(expedition.trophies), good=1)


def _own(expedition: Expedition, seat: int) -> Iterator[Measure]:
    player = expedition.players[seat]
    yield Measure(name="hand", value=len(player.hand), most=hand_limit(expedition, seat), whose=seat)
    if expedition.on_turn(seat):
        yield Measure(name="searched", value=len(expedition.zone(seat)), whose=seat, good=1)
    if expedition.location is not None:
        need = feeding.need(expedition, seat)
        yield Measure(name="need", value=need, whose=seat, good=-1)
        larder = sum(feeding.worth(expedition, seat, card) for card in player.hand)
        laid_out = feeding.laid_out(expedition, seat)
        yield Measure(name="larder", value=larder, whose=seat, good=1)
        yield Measure(name="food", value=laid_out, most=need, whose=seat, good=1)
        lack = max(need - larder - laid_out, 0) if expedition.feeding else 0
        yield Measure(name="lack", value=lack, whose=seat, good=-1)
    if expedition.card.victory.fed_caravan:
        yield Measure(name="fed-caravan", value=player.fed_caravan, whose=seat, good=1)
    if expedition.card.victory.oaths:
        yield Measure(name="oaths-kept", value=player.oaths_kept, whose=seat, good=1)
        yield Measure(name="oaths-broken", value=player.oaths_broken, whose=seat, good=-1)


def odds(expedition: Expedition, seat: int, option: Option) -> Iterator[Odds]:
    """No rule rolls dice; a card may."""
    if isinstance(option, Play):
        yield from rolled(expedition.book.texts[option.card])


def decks(expedition: Expedition) -> Mapping[str, Sequence[str]]:
    """By kinds: which cards of a kind lie in which pile, nobody knows."""
    cards = expedition.book.cards
    return {
        f"pile:{number}": [f"type-{cards[card].kind}" for card in pile] for number, pile in enumerate(expedition.piles)
    }


def spend(expedition: Expedition, seat: int) -> None:
    """Whoever may stop searching may also take nothing, and end the turn. [GOD-SEARCH-4, GOD-HARVEST-1]"""
    player = expedition.players[seat]
    if player.phase == SEARCHING and Stop() in search.search_options(expedition, seat):
        player.phase = HARVESTING


ILLS = (PerilMet, Starved, Died, FeedingBegan, PromiseBroken)

OUTLOOK = Outlook(measures=measures, odds=odds, decks=decks, rests=(Finish,), spend=spend, ills=ILLS)

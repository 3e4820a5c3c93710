"""Searching a place, with noise or without. [DOW-SEARCH]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.picks import MakeNoise, MakeNoiseWith, Stop, Take
from holdouts.games.dead_of_winter.rules import dice, gifts, hands, zombies
from holdouts.games.dead_of_winter.script import step
from holdouts.games.dead_of_winter.secrets import alone, not_to
from holdouts.games.dead_of_winter.state import COLONY, NOISE_SLOTS, Survivor, Winter

IN_COLONY = Why("no-search-in-colony")
EMPTY = Why("deck-is-empty")
FORBIDDEN = Why("no-search-here-now")


def why_not_search(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What speaks against a search with this survivor. [DOW-SEARCH-1, DOW-SEARCH-2, DOW-SEARCH-10]"""
    place = survivor.place
    if place == COLONY:
        return IN_COLONY
    if not winter.locations[place].deck:
        return EMPTY
    if winter.lasts("no-search", place):
        return FORBIDDEN
    least = winter.card_of(survivor).search
    return None if dice.has(winter, seat, least) else dice.TOO_LOW[least]


def search(winter: Winter, seat: int, survivor: Survivor) -> Steps[None]:
    """Draw, look, and stop or make noise for more; then keep what may be kept. [DOW-SEARCH-3..8]"""
    place = survivor.place
    among = gifts.sources(winter, seat, survivor, "search")
    named = yield from gifts.name_sources(winter, seat, among, rule="DOW-SEARCH-14")
    least = winter.card_of(survivor).search
    dice.spend(winter, seat, (yield from dice.choose(winter, seat, least, rule="DOW-SEARCH-2")))
    yield from gifts.spend_sources(winter, seat, named, rule="DOW-SEARCH-14")
    looks = gifts.figure(winter, seat, survivor, "looks", 0, named)
    keeps = gifts.figure(winter, seat, survivor, "keeps", 0, named)
    hands.draw(winter, seat, place, 1 + looks + keeps)
    winter.then(search_on, seat, survivor.card, 1 + keeps, 0, int(take_quiet(winter, survivor)))


@step
def search_on(winter: Winter, seat: int, card: int, keeps: int, made: int, quiet: int) -> Steps[None]:
    """As long as the player likes and noise can be made: it made so much so far, and may draw silently once.
    [DOW-SEARCH-4..6, DOW-SEARCH-10]"""
    survivor = winter.member(seat, card)
    location = winter.locations[survivor.place]
    helpers = gifts.sources(winter, seat, survivor, "noise") if location.noise < NOISE_SLOTS else []
    options: list[Stop | MakeNoise | MakeNoiseWith] = [Stop()]
    if location.deck:
        options += [MakeNoise()] if quiet or location.noise < NOISE_SLOTS else []
        options += [MakeNoiseWith(source.held.card) for source in helpers if source.held is not None]
    about = {"place": survivor.place}
    pick = yield Choose(seat, options, rule="DOW-SEARCH-4", ask="search-on", about=about, default=Stop())
    if isinstance(pick, Stop):
        winter.then(keep_found, seat, card, keeps, made)
        return
    count, silent = 1, isinstance(pick, MakeNoise) and bool(quiet)
    if not silent:
        made += zombies.make_noise(winter, survivor.place, 1, rule="DOW-SEARCH-5")
    if isinstance(pick, MakeNoiseWith):
        source = next(one for one in helpers if one.held is not None and one.held.card == pick.card)
        yield from gifts.spend(winter, seat, source, rule="DOW-SEARCH-14")
        count = gifts.figure(winter, seat, survivor, "noise-draw", 1, [source])
    hands.draw(winter, seat, survivor.place, count)
    winter.then(search_on, seat, card, keeps, made, int(quiet and not silent))


def take_quiet(winter: Winter, survivor: Survivor) -> bool:
    """Whether a card lets the first extra draw of this search be silent; it does so once."""
    for one in winter.lasting:
        if one.rule == "quiet-search" and one.of == survivor.card and one.round == winter.round:
            winter.lasting.remove(one)
            return True
    return False


@step
def keep_found(winter: Winter, seat: int, card: int, keeps: int, made: int) -> Steps[None]:
    """Exactly so many of the drawn cards go into the hand, all others under the deck. [DOW-SEARCH-7, DOW-SEARCH-13]"""
    player, place = winter.players[seat], winter.member(seat, card).place
    looked = len(player.drawn)
    kept: list[int] = []
    parts = (Take,) if keeps > 1 else ()
    while player.drawn and len(kept) < keeps:
        options, about = [Take(card) for card in player.drawn], {"count": keeps - len(kept)}
        pick = yield Choose(seat, options, rule="DOW-SEARCH-7", ask="keep-card", about=about, parts=parts)
        hands.take_drawn(winter, seat, pick.card)
        kept.append(pick.card)
    hands.put_under(winter, seat, place)
    rule, count = "DOW-SEARCH-7", len(kept)
    winter.tell(events.Found(who=seat, place=place, cards=tuple(kept), rule=rule, to=alone(seat)))
    winter.tell(events.FoundUnseen(who=seat, place=place, count=count, looked=looked, rule=rule, to=not_to(seat)))
    winter.note(moments.Searched, survivor=card, place=place)
    if made:
        winter.note(moments.MadeNoise, survivor=card, place=place, count=made)

"""What a seat may believe, found out by playing the game again with something else in its place.

A thing may lie in a hidden place if the whole game could have been played with it there, and the seat would have been
told the same. That owes nothing to how games are imagined: 300 of these must show what is found out here.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product
from random import Random
from typing import NamedTuple, cast

import pytest
from msgspec.structs import replace

from holdouts.engine.decision import Option
from holdouts.engine.events import readable
from holdouts.engine.library import base_book, new_table
from holdouts.engine.table import Illegal, Table
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import CallVote, Clean, Contribute, Keep, NextCrisis, ThumbUp
from holdouts.games.dead_of_winter.positions import WinterPosition
from holdouts.games.dead_of_winter.rules.setup import WinterSetup, deal
from holdouts.games.dead_of_winter.state import NONE, OUTSIDE, Winter
from holdouts.lab.wander import Manner, Wanderer
from holdouts.testing import colony, rule

READER = 0
WORLDS = 300
TRIED = 5
"""How many values of each place are tried that are imagined there, and how many that are not."""
FEW = 45
"""A place that may hold no more than so many things shows all of them in that many worlds."""


def imagined(table: Table) -> list[Winter]:
    return [cast(Winter, table.imagine(READER, seed).state) for seed in range(WORLDS)]


# --- the same game with something else in its place ---

Swap = Mapping[int, int]
NOTHING: Swap = {}


class Game(NamedTuple):
    """A game in the middle, as chance has played it."""

    setup: WinterSetup
    seed: int
    table: Table

    @property
    def winter(self) -> Winter:
        return cast(Winter, self.table.state)


def played(seed: int, length: int) -> Game:
    setups = [setup for setup in GAME.setups() if 2 < setup.seats < 5]
    setup = setups[seed % len(setups)]
    table = new_table(GAME, setup, seed, shared=True)
    Wanderer(seed, Manner(late=0.0)).play(table, length)
    assert not table.over, "at the end hands lie open"
    return Game(setup, seed, table)


def played_again(game: Game, family: str, swap: Swap, contributed: Swap = NOTHING) -> Table | None:
    """The same choices, with things being where others were from the start, and others of them laid face down; None if
    it cannot be dealt or played so."""
    state = deal(game.setup, base_book(GAME), game.seed)
    for zone in _dealt(state, family):
        zone[:] = [swap.get(thing, thing) for thing in zone]
    if family == "secrets":
        for player in state.players:
            player.secret = swap.get(player.secret, player.secret)
        _keep_one_betrayal(state, set(swap))
    if not _may_be_dealt(state):
        return None
    again = Table(GAME, state, shared=True)
    try:
        for seat, option in game.table.choices:
            meant = _renamed(option, family, swap)
            if isinstance(meant, Contribute):
                meant = Contribute(contributed.get(meant.card, meant.card))
            again.make(seat, _possible(again, seat, meant))
    except Illegal:
        return None
    return again


def _possible(table: Table, seat: int, option: Option) -> Option:
    """Whoever cannot give an answer that nobody else hears of would have given the other one."""
    decision = table.decision
    if decision is None or not decision.joint or option in decision.options(seat):
        return option
    return decision.default or option


def _dealt(state: Winter, family: str) -> list[list[int]]:
    """Everywhere that a thing of a family may be at the start."""
    decks = [state.locations[place].deck for place in OUTSIDE]
    return {
        "items": [state.box, *decks, *(player.hand for player in state.players)],
        "secrets": [state.undealt, state.box_secrets],
        "survivors": [state.survivor_deck, *(player.offered for player in state.players)],
        "crises": [state.crises],
        "exiles": [state.exile_deck],
        "crossroads": [state.crossroads_deck],
    }[family]


def _keep_one_betrayal(state: Winter, but: set[int]) -> None:
    """One of another kind takes the place of a betrayal that is too many in the deal, or there was none in it."""
    betrayals = {card for card, secret in enumerate(state.book.secrets) if secret.betrayal}
    dealt = [*state.undealt, *(player.secret for player in state.players)]
    found = betrayals.intersection(dealt)
    if not found:
        gone, come = (
            next(card for card in state.undealt if card not in but),
            min(betrayals.intersection(state.box_secrets)),
        )
    elif len(found) > 1:
        gone, come = min(found - but), next(card for card in state.box_secrets if card not in betrayals | but)
    else:
        return
    state.box_secrets[state.box_secrets.index(come)] = gone
    state.undealt = [come if card == gone else card for card in state.undealt]
    for player in state.players:
        player.secret = come if player.secret == gone else player.secret


def _may_be_dealt(state: Winter) -> bool:
    """Every item card begins in its own deck, and one betrayal is in the deal. [DOW-SETUP-3, DOW-SETUP-6]"""
    homes = state.book.homes
    if any(homes[card] != place for place in OUTSIDE for card in state.locations[place].deck):
        return False
    dealt = [*state.undealt, *(player.secret for player in state.players)]
    return state.coop or sum(state.book.secrets[card].betrayal for card in dealt) == 1


def _renamed(option: Option, family: str, swap: Swap) -> Option:
    """The same choice, of who has the other thing before them."""
    match option:
        case Keep(leader, followers) if family == "survivors":
            return Keep(swap.get(leader, leader), tuple(swap.get(card, card) for card in followers))
        case NextCrisis(crisis) if family == "crises":
            return NextCrisis(swap.get(crisis, crisis))
    card: int = getattr(option, "card", NONE)
    return replace(option, card=swap[card]) if family == "items" and card in swap else option


def told(table: Table) -> tuple[object, ...]:
    """All that the reader was told and has before them, and what everybody sees of how things stand."""
    winter = cast(Winter, table.state)
    own = winter.players[READER]
    lines = [repr(event) for event in table.chronicle if readable(event, READER)]
    sizes = [[len(player.hand), len(player.given), len(player.drawn), len(player.lost)] for player in winter.players]
    people = [(seat, repr(survivor)) for seat, survivor in winter.everybody()]
    open_ = [winter.waste, winter.removed, winter.stored, winter.playing, winter.past_crossroads, winter.known]
    mine = [own.hand, own.given, own.drawn, own.lost, own.offered, own.secret, own.exile]
    foreseen = winter.crises[len(winter.crises) - own.foresees :]
    put_back = [[card if card in own.knows else NONE for card in location.deck] for location in winter.locations]
    met = [[card for card in player.hand if card in own.knows] for player in winter.players]
    read = [winter.crossroads] if winter.reader == READER else []
    read += [card if card in own.read else NONE for card in winter.crossroads_deck]
    asked = table.waiting_for()
    return (lines, sizes, people, open_, mine, foreseen, put_back, met, read, winter.ended, winter.morale, asked)


# --- the hidden places ---


class Place(NamedTuple):
    """A hidden place, and what may be in it."""

    name: str
    family: str
    things: Callable[[Winter], list[int]]
    owner: int = NONE
    """Whose cards they are."""


def _zone(name: str, seat: int, winter: Winter) -> list[int]:
    return cast(list[int], getattr(winter.players[seat], name))


def _one(name: str, seat: int, winter: Winter) -> list[int]:
    return [getattr(winter.players[seat], name)]


def _top(place: int, winter: Winter) -> list[int]:
    return winter.locations[place].deck[-1:]


def hidden_places(winter: Winter) -> Iterator[Place]:
    """All there are in this position. Of a deck it is the card that comes next."""
    for seat in range(1, len(winter.players)):
        unmixed = [player.mixed for player in winter.players].count(winter.players[seat].mixed) == 1
        for zone in ("hand", "given", "lost", "drawn"):
            if unmixed and getattr(winter.players[seat], zone):
                yield Place(f"{zone} of {seat}", "items", partial(_zone, zone, seat), seat)
        if not winter.coop:
            yield Place(f"secret of {seat}", "secrets", partial(_one, "secret", seat))
        if winter.players[seat].exile != NONE:
            yield Place(f"exile of {seat}", "exiles", partial(_one, "exile", seat))
    for place in OUTSIDE:
        if winter.locations[place].deck:
            yield Place(f"deck of {place}", "items", partial(_top, place))
    yield Place("box", "items", lambda state: state.box)
    yield Place("survivors", "survivors", lambda state: state.survivor_deck[-1:])
    yield Place("crises", "crises", lambda state: state.crises[-1:])
    yield Place("exiles", "exiles", lambda state: state.exile_deck[-1:])
    yield Place("crossroads to come", "crossroads", lambda state: state.crossroads_deck[-1:])
    if not winter.coop:
        yield Place("undealt", "secrets", lambda state: state.undealt)
    if winter.crossroads != NONE:
        yield Place("crossroads", "crossroads", lambda state: [state.crossroads])


SHELF = {"items": "cards", "secrets": "secrets", "survivors": "survivors", "crises": "crises"} | {
    name: name for name in ("exiles", "crossroads")
}


def believable(game: Game, place: Place, thing: int) -> bool:
    """Whether the reader could have been told the same with that thing in that place."""
    real = place.things(game.winter)
    if thing in real:
        return True
    if place.family == "survivors":  # the deck was sorted before it was shuffled: nothing lies where it was dealt
        return thing in game.winter.survivor_deck
    before = told(game.table)
    for swap, contributed in _ways(game, place, thing):
        again = played_again(game, place.family, swap, contributed)
        if again is not None and thing in place.things(cast(Winter, again.state)) and told(again) == before:
            return True
    return False


def _ways(game: Game, place: Place, thing: int) -> Iterator[tuple[Swap, Swap]]:
    """How it may have come there: in the place of what is there, or of another card of that player who has laid down
    the other one; or both in the place of a third."""
    real = dict.fromkeys(place.things(game.winter))
    for other in real:
        yield {thing: other, other: thing}, NOTHING
    if place.owner != NONE:
        player = game.winter.players[place.owner]
        for kept, laid in product(player.hand, player.given):
            if kept in real:
                yield {thing: laid, laid: thing}, {thing: kept}
            else:
                yield {thing: kept, kept: thing}, {laid: thing}
    if place.family == "crossroads":
        for other, third in product(real, game.winter.crossroads_deck[:20]):
            if third not in (thing, other):
                yield {thing: third, third: other, other: thing}, NOTHING


@rule("DOW-SECRET-14")
@pytest.mark.parametrize(("seed", "length"), [(0, 30), (1, 65), (2, 100), (3, 135)])
def test_300_imagined_worlds_show_in_every_hidden_place_what_could_be_there_and_nothing_else(seed: int, length: int):
    random = Random(seed)
    game = played(seed, length)
    dreams = imagined(game.table)
    for place in hidden_places(game.winter):
        shown = {thing for dream in dreams for thing in place.things(dream)}
        every = range(len(getattr(game.winter.book, SHELF[place.family])))
        others = [thing for thing in every if thing not in shown]
        for thing in random.sample(sorted(shown), min(TRIED, len(shown))):
            assert believable(game, place, thing), f"{place.name}: {thing} is imagined there"
        for thing in random.sample(others, min(TRIED, len(others))):
            if len(shown) <= FEW:
                assert not believable(game, place, thing), f"{place.name}: {thing} is never imagined there"


# --- who may be a betrayer ---


def sent_away(betrayer: int | None, votes: int) -> Table:
    """Seat 1 was exiled; if there is a vote, seat 2 is too. One of them all was dealt a betrayal, or nobody was."""
    table = colony(5).group(1, "haddad@gas").group(2, "stern@school")
    table.exiled(1).secret(READER, "full-cellar")
    for seat, aim in enumerate(("medicine-chest", "pill-counter", "open-road", "night-reader"), start=1):
        table.secret(seat, aim)
    if betrayer is not None:
        table.secret(betrayer, "gun-runner")
    table.turn(0)
    for _ in range(votes):
        table.choose(CallVote(2))
        for seat in (0, 2, 3, 4):
            table.choose(ThumbUp(), seat)
    return table.table


def betrayers(winters: list[Winter]) -> set[int | None]:
    """Who was dealt a betrayal in any of these worlds, and whether nobody was in some."""
    kinds = winters[0].book.secrets
    found: set[int | None] = set()
    for winter in winters:
        traitors = [seat for seat in winter.seats if kinds[winter.players[seat].secret].betrayal]
        found |= set(traitors) if traitors else {None}
        assert len(traitors) + sum(kinds[card].betrayal for card in winter.undealt) == 1
    return found


@rule("DOW-EXILE-14", "DOW-EXILE-15", "DOW-SECRET-14", "DOW-SETUP-4")
@pytest.mark.parametrize("votes", [0, 1])
def test_who_may_be_a_betrayer_is_everybody_with_whom_the_game_would_still_go_on(votes: int):
    suspects = [None, 1, 2, 3, 4]
    still_going = {betrayer for betrayer in suspects if not sent_away(betrayer, votes).over}
    assert still_going == ({1, 2} if votes else set(suspects))
    for betrayer in still_going:
        assert betrayers(imagined(sent_away(betrayer, votes))) == still_going


@rule("DOW-EXILE-14", "DOW-SECRET-14")
def test_an_innocent_exile_knows_who_the_betrayer_is_and_a_betrayer_that_there_is_no_other():
    table = sent_away(2, votes=1)
    assert betrayers([cast(Winter, table.imagine(1, seed).state) for seed in range(WORLDS)]) == {2}
    assert betrayers([cast(Winter, table.imagine(2, seed).state) for seed in range(WORLDS)]) == {2}


# --- the waiting crossroads ---


@rule("DOW-CROSS-14", "DOW-SECRET-8", "DOW-SECRET-14")
def test_the_waiting_card_may_be_any_that_what_has_happened_would_not_have_set_off():
    """Each card in turn waits in the same position, in which the same is done; those that fire are none of them."""

    def after_cleaning(card: int) -> WinterPosition:
        table = colony(3).dice(READER, 1, 1).waste("antiseptic", "antiseptic")
        state = table.arranging()
        state.past_crossroads = state.crossroads_deck[:-40]
        state.crossroads_deck = state.crossroads_deck[-40:]
        state.crossroads_deck.remove(card)
        return table.arrange(crossroads=card).turn(READER).choose(Clean("brandt"))

    cards = colony(3).state.crossroads_deck[-40:]
    silent = {card for card in cards if after_cleaning(card).now.crossroads == card}
    assert 2 < len(silent) < len(cards)
    table = after_cleaning(min(silent))
    assert {dream.crossroads for dream in imagined(table.table)} == silent

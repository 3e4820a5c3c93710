"""Rounds and Locations. [GOD-ROUND, GOD-LOCATION]"""

from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import moments
from holdouts.games.godforsaken_scavengers.events import BannerPassed, DeckCut, FirstPlayer, RoundBegan, TurnedUp
from holdouts.games.godforsaken_scavengers.rules import caravan, exchanges, feeding, hunt
from holdouts.games.godforsaken_scavengers.rules.piles import reveal_tops
from holdouts.games.godforsaken_scavengers.rules.playing import settle_hand
from holdouts.games.godforsaken_scavengers.rules.turn import next_turn
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import FINAL, PILES, WAITING, Expedition


@step
def open_round(expedition: Expedition) -> Steps[None]:
    """The first player turns up the next Location and cuts the deck. [GOD-ROUND-1, GOD-LOCATION-3]"""
    expedition.round += 1
    expedition.turn += 1
    expedition.location = expedition.locations.pop()
    expedition.unveil()
    for player in expedition.players:
        player.phase = WAITING
        player.journeys = []
        player.power_used = False
        player.perils = player.perils_in_search = 0
        player.foresees = max(0, player.foresees - 1)
    final = expedition.location == FINAL
    expedition.tell(
        RoundBegan(
            location=expedition.location,
            final=final,
            number=expedition.round,
            rule="GOD-LOCATION-3" if final else "GOD-ROUND-1",
        )
    )
    if expedition.round == 1:
        expedition.tell(FirstPlayer(who=expedition.first, rule="GOD-SETUP-10"))
    whole = len(expedition.draw)
    yield from announce(expedition, moments.LocationRevealed, expedition.first)
    if len(expedition.draw) < whole:
        expedition.shuffle(expedition.draw)
    caravan.load(expedition)
    cut(expedition)
    yield from announce(expedition, moments.DeckCut, expedition.first)
    have_visions(expedition)
    exchanges.open_window(expedition)
    if expedition.hunt:
        expedition.then(hunt.hunt_begins)
    else:
        expedition.then(next_turn, 0)
    expedition.then(feeding.feeding_begins)
    expedition.then(cleanup)


def cut(expedition: Expedition) -> None:
    """Even parts of the shuffled deck, larger ones left; nobody chooses or peeks. [GOD-ROUND-1, GOD-ROUND-2]"""
    count = expedition.figure("piles", expedition.first, PILES)
    deck, expedition.draw = expedition.draw, []
    size, extra = divmod(len(deck), count)
    expedition.piles = []
    for number in range(count):
        rest = len(deck) - size - (number < extra)
        expedition.piles.append(deck[rest:])
        del deck[rest:]
    expedition.tell(DeckCut(sizes=tuple(len(pile) for pile in expedition.piles), rule="GOD-ROUND-1"))


def have_visions(expedition: Expedition) -> None:
    """The Mad Prophet sees what is uppermost, as far as the Location has not shown it. [GOD-SCENARIO-1]"""
    if expedition.card.visions and not expedition.forbidden("look", expedition.first):
        hidden = [pile for pile in expedition.piles_left() if expedition.piles[pile][-1] not in expedition.known]
        reveal_tops(expedition, hidden, 1, rule="GOD-LOCATION-5")


@step.silent
def cleanup(expedition: Expedition) -> None:
    """Piles and searched cards are shuffled, never the discard pile; the Banner moves on. [GOD-ROUND-5..8]"""
    deck = expedition.draw + expedition.searched + expedition.aside
    for pile in expedition.piles:
        deck += pile
    roused = [seat for seat in expedition.living() if expedition.players[seat].resting]
    for seat, player in enumerate(expedition.players):
        deck += player.zone
        player.zone = []
        for affliction in player.resting:
            player.face_down.remove(affliction)
            expedition.tell(TurnedUp(who=seat, affliction=affliction, rule="GOD-LOCATION-4"))
        player.resting = []
    expedition.searched, expedition.piles, expedition.aside = [], [], []
    expedition.shuffle(deck)
    expedition.forget(deck)
    expedition.draw = deck
    if expedition.location is not None:
        expedition.past_locations.append(expedition.location)
    expedition.location = None
    expedition.first = expedition.clockwise((expedition.first + 1) % len(expedition.players))[0]
    expedition.tell(BannerPassed(who=expedition.first, rule="GOD-ROUND-7"))
    for seat in roused:
        expedition.then(settle_hand, seat)
    expedition.then(open_round)

"""Rounds and Locations. [GOD-ROUND, GOD-LOCATION]"""

from holdouts.games.godforsaken_scavengers.events import BannerPassed, DeckCut, FirstPlayer, RoundBegan, TurnedUp
from holdouts.games.godforsaken_scavengers.rules import caravan, exchanges, feeding, hunt
from holdouts.games.godforsaken_scavengers.rules.hands import store
from holdouts.games.godforsaken_scavengers.rules.piles import reveal_tops
from holdouts.games.godforsaken_scavengers.rules.playing import settle_hand
from holdouts.games.godforsaken_scavengers.rules.turn import next_turn
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import FINAL, WAITING, Expedition


@step
def open_round(expedition: Expedition) -> None:
    """The first player turns up the next Location and cuts the deck. [GOD-ROUND-1, GOD-LOCATION-3]"""
    expedition.round += 1
    expedition.turn += 1
    expedition.location = expedition.locations.pop()
    expedition.unveil()
    for player in expedition.players:
        player.phase = WAITING
        player.journeys = []
        player.power_used = player.spared = False
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
    on_reveal(expedition)
    caravan.load(expedition)
    cut(expedition)
    after_cut(expedition)
    exchanges.open_window(expedition)
    expedition.then(feeding.feeding_begins)
    if expedition.hunt:
        expedition.then(hunt.hunt_begins)
    else:
        expedition.then(next_turn, 0)


def on_reveal(expedition: Expedition) -> None:
    """What a Location does once, before the deck is cut. [GOD-LOCATION-5]"""
    for _ in range(expedition.rule.store_on_reveal):
        for seat in expedition.living():
            store_topmost_action(expedition, seat)
        expedition.shuffle(expedition.draw)


def store_topmost_action(expedition: Expedition, seat: int) -> None:
    for place in range(len(expedition.draw) - 1, -1, -1):
        card = expedition.draw[place]
        if expedition.is_action(card):
            del expedition.draw[place]
            store(expedition, seat, card, rule="GOD-LOCATION-5")
            return


def cut(expedition: Expedition) -> None:
    """Even parts of the shuffled deck, larger ones left; nobody chooses or peeks. [GOD-ROUND-1, GOD-ROUND-2]"""
    count = expedition.rule.piles
    deck, expedition.draw = expedition.draw, []
    size, extra = divmod(len(deck), count)
    expedition.piles = []
    for number in range(count):
        rest = len(deck) - size - (number < extra)
        expedition.piles.append(deck[rest:])
        del deck[rest:]
    expedition.tell(DeckCut(sizes=tuple(len(pile) for pile in expedition.piles), rule="GOD-ROUND-1"))


def after_cut(expedition: Expedition) -> None:
    """What a Location or the scenario does to the piles. [GOD-LOCATION-5]"""
    count = max(expedition.rule.reveal_after_cut, 1 if expedition.card.visions else 0)
    if count and not expedition.rule.blind:
        reveal_tops(expedition, expedition.piles_left(), count, rule="GOD-LOCATION-5")


@step
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
    expedition.then(open_round)
    for seat in roused:
        expedition.then(settle_hand, seat)

"""Anomalies bring the discard pile back. [GOD-ANOMALY]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.events import AnomalyResolved
from holdouts.games.godforsaken_scavengers.picks import OnPile
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import Expedition


def meet_anomaly(expedition: Expedition, seat: int, card: int, pile: int) -> None:
    """Searched or discarded, it is resolved before anything else. [GOD-ANOMALY-1]"""
    expedition.open.append(card)
    expedition.then(anomaly, seat, card, pile)


def meet_stray_anomaly(expedition: Expedition, seat: int, card: int) -> None:
    """One that was discarded from elsewhere than a pile. [GOD-ANOMALY-5]"""
    expedition.open.append(card)
    expedition.then(stray_anomaly, seat, card)


@step
def anomaly(expedition: Expedition, seat: int, card: int, pile: int) -> Steps[None]:
    """Any pile with cards; only when all are empty the one it came from. [GOD-ANOMALY-5]"""
    eligible = expedition.piles_left() or [pile]
    yield from resolve(expedition, seat, card, eligible, pile if pile in eligible else eligible[0])


@step
def stray_anomaly(expedition: Expedition, seat: int, card: int) -> Steps[None]:
    """Any pile with cards; only when all are empty any pile; without piles the deck. [GOD-ANOMALY-5, -8]"""
    if not expedition.piles:
        into_the_deck(expedition, card)
        return
    eligible = expedition.piles_left() or list(range(len(expedition.piles)))
    yield from resolve(expedition, seat, card, eligible, eligible[0])


def resolve(expedition: Expedition, seat: int, card: int, eligible: list[int], usual: int) -> Steps[None]:
    """Shuffle the whole discard pile into a pile; the Anomaly goes under it, face down. [GOD-ANOMALY-2..6]"""
    default = OnPile(usual)
    pick = yield Choose(seat, [OnPile(number) for number in eligible], rule="GOD-ANOMALY-2", default=default)
    chosen = expedition.piles[pick.pile]
    returned = len(expedition.discards)
    chosen += expedition.discards
    expedition.discards = []
    if returned:
        expedition.shuffle(chosen)
        expedition.forget(chosen)
    expedition.open.remove(card)
    chosen.insert(0, card)
    expedition.known.append(card)
    expedition.tell(AnomalyResolved(who=seat, pile=pick.pile, count=returned, rule="GOD-ANOMALY-3"))


def into_the_deck(expedition: Expedition, card: int) -> None:
    """While there are no piles it goes into the draw deck, and the discard pile with it. [GOD-ANOMALY-8]"""
    expedition.open.remove(card)
    expedition.draw += [*expedition.discards, card]
    expedition.discards = []
    expedition.shuffle(expedition.draw)
    expedition.forget(expedition.draw)

"""Anomalies bring the discard pile back. [GOD-ANOMALY]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.events import AnomalyResolved
from holdouts.games.godforsaken_scavengers.picks import OnPile
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import NONE, Expedition


def meet_anomaly(expedition: Expedition, seat: int, card: int, pile: int) -> None:
    """Searched or discarded, it is resolved before anything else. [GOD-ANOMALY-1]"""
    expedition.open.append(card)
    expedition.then(anomaly, seat, card, pile)


@step
def anomaly(expedition: Expedition, seat: int, card: int, pile: int) -> Steps[None]:
    """Shuffle the whole discard pile into a pile; the Anomaly goes under it, face down. [GOD-ANOMALY-2..6]"""
    if not expedition.piles:
        into_the_deck(expedition, card)
        return
    eligible = eligible_piles(expedition, pile)
    default = OnPile(pile) if pile in eligible else OnPile(eligible[0])
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


def eligible_piles(expedition: Expedition, pile: int) -> list[int]:
    """Any pile with cards; only when all are empty the one it came from, or any. [GOD-ANOMALY-5]"""
    if left := expedition.piles_left():
        return left
    return [pile] if pile != NONE else list(range(len(expedition.piles)))


def into_the_deck(expedition: Expedition, card: int) -> None:
    """While there are no piles it goes into the draw deck, and the discard pile with it. [GOD-ANOMALY-8]"""
    expedition.open.remove(card)
    expedition.draw += [*expedition.discards, card]
    expedition.discards = []
    expedition.shuffle(expedition.draw)
    expedition.forget(expedition.draw)

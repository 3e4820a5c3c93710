"""Looking at piles, and discarding from them, without searching. [GOD-SEARCH-13]"""

from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.events import LookedAt, Milled, Saw, Shown
from holdouts.games.godforsaken_scavengers.rules.anomalies import meet_anomaly
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import Expedition


def reveal_tops(expedition: Expedition, piles: list[int], count: int, *, rule: str) -> None:
    """Show the top cards to all; they stay where they are and stay known. [GOD-SEARCH-13, Q-02]"""
    for pile in piles:
        for card in reversed(expedition.piles[pile][-count:]):
            expedition.show([card])
            expedition.tell(Shown(pile=pile, card=card, rule=rule))


def look_at(expedition: Expedition, seat: int, pile: int, count: int, *, rule: str) -> None:
    """One player looks at the top cards alone; a smaller pile is looked at whole. [GOD-SEARCH-13, GOD-SEARCH-17]"""
    cards = expedition.piles[pile][-count:]
    expedition.show_to(seat, cards)
    expedition.tell(LookedAt(who=seat, pile=pile, count=len(cards), rule=rule, to=secrets.not_to(seat)))
    expedition.tell(Saw(who=seat, pile=pile, cards=tuple(reversed(cards)), rule=rule, to=secrets.alone(seat)))


@step.silent
def discard_top(expedition: Expedition, seat: int, pile: int, count: int) -> None:
    """Top cards are discarded unresolved, one by one; an Anomaly happens before the next. [GOD-ANOMALY-1]"""
    if not expedition.piles[pile]:
        return
    card = expedition.piles[pile].pop()
    expedition.unveil()
    expedition.forget([card])
    expedition.tell(Milled(who=seat, pile=pile, card=card, rule=expedition.deeds[-1].rule))
    if expedition.book.cards[card].kind == "anomaly":
        meet_anomaly(expedition, seat, card, pile)
    else:
        expedition.discards.append(card)
    if count > 1:
        expedition.then(discard_top, seat, pile, count - 1)

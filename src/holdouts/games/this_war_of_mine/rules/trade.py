"""Trade: what is offered, the commission, the swap. [TWM-TRADE]"""

from typing import NamedTuple

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.picks import GiveUp
from holdouts.games.this_war_of_mine.rules import goods
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import Siege


class Offered(NamedTuple):
    """What somebody has for sale. [TWM-TRADE-1]"""

    colours: tuple[str, ...]
    goods: tuple[str, ...]
    singly: tuple[str, ...]
    sort: str
    commission: int


def trade(siege: Siege, offered: Offered, store: list[int], *, rule: str) -> Steps[None]:
    """One Trade action. [TWM-TRADE-3, TWM-TRADE-4]"""
    yield from ()


def fitting(siege: Siege, store: list[int], colours: tuple[str, ...] = ()) -> list[int]:
    """The tokens of a store that count as payment: never resources. [TWM-TRADE-6]"""
    kinds = enumerate(siege.book.goods)
    return [n for n, good in kinds if store[n] and good.token and (not colours or good.colour in colours)]


def total(siege: Siege, store: list[int], colours: tuple[str, ...] = ()) -> int:
    """What the tokens of a store are worth together."""
    return sum(store[good] * goods.worth(siege, good) for good in fitting(siege, store, colours))


def pay_value(siege: Siege, value: int, store: list[int], colours: tuple[str, ...] = (), *, rule: str) -> Steps[None]:
    """Tokens worth so much or more are discarded; no change is given. [TWM-TRADE-5]"""
    while value > 0 and (held := fitting(siege, store, colours)):
        options = [GiveUp(good) for good in held]
        pick = yield from choose(siege, options, rule=rule, ask="pay-value", about={"count": value}, parts=(GiveUp,))
        goods.discard(siege, pick.good, 1, store, rule=rule)
        value -= goods.worth(siege, pick.good)

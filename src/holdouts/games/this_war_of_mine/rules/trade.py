"""Trade: what is offered, the commission, the swap. [TWM-TRADE]"""

from functools import partial
from typing import NamedTuple

from msgspec import Struct, field

from holdouts.engine.decision import ChooseWithin, Option
from holdouts.engine.modifiers import reckon
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why, because
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.picks import Buy, GiveUp, GoOn, No, PlayNarrative, Sell, SellToken
from holdouts.games.this_war_of_mine.rules import anytime, goods, narratives, tokens
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import IN_SHELTER, ON_TRIP, Siege

JUST_SOLD = Why("just-sold")


class Offered(NamedTuple):
    """What somebody has for sale. [TWM-TRADE-1]"""

    colours: tuple[str, ...]
    goods: tuple[str, ...]
    singly: tuple[str, ...]
    sort: str
    commission: int


class Counter(Struct):
    """What lies between the two sides of a trade; it lives within one step."""

    offered: Offered
    wares: list[int]
    """What they could have, whatever is in the box: the same for the whole trade."""
    laid: int = 0
    """What was laid down so far is worth so much more than what was taken."""
    sold: set[int] = field(default_factory=set)
    bought: list[int] = field(default_factory=list)
    owed: int = 0
    """The commission, as long as it is not paid."""

    def stall(self, siege: Siege) -> list[int]:
        return for_sale(siege, self.offered, self.wares, self.bought)

    def why_not_buy(self, siege: Siege, good: int) -> Why | None:
        """What was just laid down is not taken back, and everything is paid for first. [TWM-TRADE-4]"""
        if self.owed:
            return because("commission-first", count=self.owed)
        if good in self.sold:
            return JUST_SOLD
        missing = price(siege, good) - self.laid
        return because("not-paid", count=missing) if missing > 0 else None

    def beyond(self, siege: Siege) -> list[tuple[Option, Why]]:
        """All of the stall that cannot be taken yet."""
        whys = [(Buy(good), self.why_not_buy(siege, good)) for good in self.stall(siege)]
        return [(buy, why) for buy, why in whys if why is not None]


def trade(siege: Siege, offered: Offered, store: list[int], *, rule: str) -> Steps[None]:
    """One Trade action: the commission, then as many swaps as one likes. All that is laid down and taken comes to one
    swap, and what is left at its end is lost. [TWM-TRADE-3..5, TWM-TRADE-7]"""
    yield from _haggle(siege)
    owed = commission(siege, offered)
    siege.good_bargain = False
    counter = Counter(offered, wares(siege, offered))
    if total(siege, store) < owed or not (yield from _pay_commission(siege, owed, store, counter)):
        return
    while True:
        pick = yield ChooseWithin(
            siege.leader,
            partial(swap_options, siege, counter, store),
            beyond=partial(counter.beyond, siege),
            rule="TWM-TRADE-4",
            ask="trade",
            about={"count": counter.laid},
            parts=(Sell, SellToken, Buy),
        )
        match pick:
            case Sell(good):
                counter.laid += goods.worth(siege, good)
                counter.sold.add(good)
                goods.discard(siege, good, 1, store, what="counter", rule="TWM-TRADE-4")
            case SellToken(token):
                counter.laid += token_price(siege, token)
                tokens.lose(siege, siege.book.tokens[token].id, rule="TWM-TRADE-4")
            case Buy(good):
                counter.laid -= price(siege, good)
                counter.bought.append(good)
                siege.tell(events.Bought(good=good, count=goods.take(siege, good, 1, store), rule="TWM-TRADE-4"))
            case _:
                siege.tell(events.TradeEnded(count=counter.laid, rule="TWM-TRADE-5"))
                return


def swap_options(siege: Siege, counter: Counter, store: list[int]) -> list[Option]:
    """What can be bought for what is laid down, and laid down besides. [TWM-TRADE-4, TWM-TRADE-6]"""
    return [
        GoOn(),
        *[Buy(good) for good in counter.stall(siege) if counter.why_not_buy(siege, good) is None],
        *[Sell(good) for good in fitting(siege, store)],
        *[SellToken(token) for token in sellable(siege)],
    ]


def _haggle(siege: Siege) -> Steps[None]:
    """What can be played before a trade. [10.18]"""
    while options := narratives.playable(siege, "trade"):
        pick = yield from choose(siege, [*options, GoOn()], rule="TWM-ANYTIME-9", ask="before-trade")
        if not isinstance(pick, PlayNarrative):
            return
        yield from anytime.play(siege, pick.narrative)


def _pay_commission(siege: Siege, owed: int, store: list[int], counter: Counter) -> Steps[bool]:
    """The commission comes first, and in full; who does not want to pay it does not trade. [TWM-TRADE-1,
    TWM-TRADE-3, TWM-SCAV-26]"""
    if not owed:
        return True
    options = [*(GiveUp(good) for good in fitting(siege, store)), No()]
    counter.owed = owed
    pick = yield ChooseWithin(
        siege.leader,
        options,
        beyond=partial(counter.beyond, siege),
        rule="TWM-TRADE-3",
        ask="commission",
        about={"count": owed},
        parts=(GiveUp,),
    )
    if isinstance(pick, No):
        return False
    counter.owed = 0
    goods.discard(siege, pick.good, 1, store, what="commission", rule="TWM-TRADE-3")
    owed -= goods.worth(siege, pick.good)
    yield from pay_value(siege, owed, store, what="commission", rule="TWM-TRADE-3")
    return True


def commission(siege: Siege, offered: Offered) -> int:
    """What the middleman wants; a good bargainer who is there brings it down. [TWM-TRADE-3, 10.4]"""
    if siege.good_bargain:
        return 0
    gifts = [siege.book.gifts[person.card] for person in siege.present() if siege.awake(person)]
    return max(0, reckon(siege, siege.leader, "commission", offered.commission, gifts))


def wares(siege: Siege, offered: Offered) -> list[int]:
    """What they deal in: never resources. [TWM-TRADE-6, TWM-TRADE-8]"""
    named, sorts = (*offered.goods, *offered.singly), siege.book.sorts
    kinds = [n for n in sorts["token"] if not offered.sort or n in sorts[offered.sort]]
    return [n for n in kinds if siege.book.goods[n].colour in offered.colours or siege.book.goods[n].id in named]


def for_sale(siege: Siege, offered: Offered, wares: list[int], bought: list[int]) -> list[int]:
    """What they have of it, as far as the box has it; of some things one piece only. [TWM-TRADE-2]"""
    gone = [good for good in bought if _sold_out(siege, offered, good)]
    return [good for good in wares if good not in gone and goods.available(siege, good)]


def _sold_out(siege: Siege, offered: Offered, good: int) -> bool:
    """Whether one piece was all they had. [TWM-TRADE-2]"""
    card = siege.book.goods[good]
    return card.id in offered.singly and card.id not in offered.goods and card.colour not in offered.colours


def fitting(siege: Siege, store: list[int], colours: tuple[str, ...] = ()) -> list[int]:
    """The tokens of a store that count as payment: never resources. [TWM-TRADE-6]"""
    held = [good for good in siege.book.sorts["token"] if store[good]]
    return [good for good in held if siege.book.goods[good].colour in colours] if colours else held


def sellable(siege: Siege) -> list[int]:
    """Blank tokens that can be sold, where things happen. [TWM-ERRATA-11]"""
    here = IN_SHELTER if siege.trip is None else ON_TRIP
    return [n for n, where in enumerate(siege.tokens) if where == here and token_price(siege, n)]


def token_price(siege: Siege, token: int) -> int:
    card = siege.book.tokens[token]
    return card.value + card.stroke_value * siege.strokes[token]


def price(siege: Siege, good: int) -> int:
    """What a piece costs now: Events may change it, but not what one's own pieces are worth. [TWM-TRADE-4, 10.15]"""
    worth = goods.worth(siege, good)
    if not siege.lying:
        return worth
    return reckon(siege, siege.leader, f"{siege.book.goods[good].colour}-price", worth, siege.weather())


def total(siege: Siege, store: list[int], colours: tuple[str, ...] = ()) -> int:
    """What the tokens of a store are worth together."""
    return sum([store[good] * goods.worth(siege, good) for good in fitting(siege, store, colours)])


def pay_value(
    siege: Siege, value: int, store: list[int], colours: tuple[str, ...] = (), *, rule: str, what: str = "paid"
) -> Steps[None]:
    """Tokens worth so much or more are discarded; no change is given. [TWM-TRADE-5]"""
    while value > 0 and (held := fitting(siege, store, colours)):
        options = [GiveUp(good) for good in held]
        pick = yield from choose(siege, options, rule=rule, ask="pay-value", about={"count": value}, parts=(GiveUp,))
        goods.discard(siege, pick.good, 1, store, what=what, rule=rule)
        value -= goods.worth(siege, pick.good)

"""Effects on pieces: found, given, lent, and the blank tokens of the book."""

from typing import Literal

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.words import Amount, Word
from holdouts.games.this_war_of_mine.household import Colour, Script
from holdouts.games.this_war_of_mine.picks import PickGood
from holdouts.games.this_war_of_mine.rules import book, goods, tokens, trade
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import Siege


class Gain(Word, frozen=True, kw_only=True):
    """Pieces out of the box; of a sort the group says which."""

    of: str
    amount: Amount = 1

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        sorts = siege.book.sorts[self.of]
        if len(sorts) == 1:
            taken = goods.gain(siege, sorts[0], self.amount, deed.income(siege), rule=deed.rule)
            deed.received(siege, sorts[0], taken)
            return
        for _ in range(self.amount):
            there = [PickGood(good) for good in sorts if goods.available(siege, good)]
            if not there:
                return
            pick = yield from choose(siege, there, rule=deed.rule, ask="gain", parts=(PickGood,))
            goods.gain(siege, pick.good, 1, deed.income(siege), rule=deed.rule)

    def possible(self, siege: Siege, seat: int) -> bool:
        return any(goods.available(siege, good) for good in siege.book.sorts[self.of])


class Lose(Word, frozen=True, kw_only=True):
    """Pieces go back into the box, as far as they are there; as a price all of them."""

    of: str
    amount: Amount = 1
    every: bool = False
    """All there are."""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        store, sorts = deed.store(siege), siege.book.sorts[self.of]
        count = sum(store[good] for good in sorts) if self.every else self.amount
        yield from goods.give_up(siege, sorts, count, store, rule=deed.rule, what="paid" if deed.pays else "lost")

    def payable(self, siege: Siege, deed: Deed) -> bool:
        return siege.count(self.of, deed.store(siege)) >= max(1, self.amount)


class PayValue(Word, frozen=True, kw_only=True):
    """Tokens worth so much together; no change is given."""

    amount: Amount
    colours: tuple[Colour, ...] = ()

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from trade.pay_value(siege, self.amount, deed.store(siege), self.colours, rule=deed.rule)

    def payable(self, siege: Siege, deed: Deed) -> bool:
        return trade.total(siege, deed.store(siege), self.colours) >= self.amount


class Lend(Word, frozen=True, kw_only=True):
    """A piece is lent out until tomorrow's Morning."""

    of: str

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        good = siege.book.good(self.of)
        siege.storage[good] -= 1
        siege.lent[good] += 1
        yield from ()

    def payable(self, siege: Siege, deed: Deed) -> bool:
        return siege.storage[siege.book.good(self.of)] > 0


class Trade(Word, frozen=True, kw_only=True):
    """One Trade action. [TWM-TRADE]"""

    colours: tuple[Colour, ...] = ()
    goods: tuple[str, ...] = ()
    """Besides, these goods."""
    singly: tuple[str, ...] = ()
    """Of these at most one each. [TWM-TRADE-8]"""
    sort: Literal["", "food"] = ""
    """Only this sort."""
    commission: Amount = 0
    script: Script = 0
    """It is made under this script, which is read first. [TWM-SCAV-26]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        if self.script:
            yield from book.read(siege, self.script, deed)
        offered = trade.Offered(self.colours, self.goods, self.singly, self.sort, self.commission)
        yield from trade.trade(siege, offered, deed.store(siege), rule=deed.rule)


class GainToken(Word, frozen=True, kw_only=True):
    """A blank token comes into play, unless it is there or gone. [TWM-GEN-20]"""

    token: str
    on: Literal["", "me"] = ""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        tokens.gain(siege, self.token, deed, on=deed.me if self.on == "me" else None)
        yield from ()


class LoseToken(Word, frozen=True, kw_only=True):
    """A blank token goes back into the box, or out of the campaign."""

    token: str
    removed: bool = False

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        tokens.lose(siege, self.token, removed=self.removed, rule=deed.rule)
        yield from ()

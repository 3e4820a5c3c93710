"""A stall is read whole: what can be paid for can be taken, the rest says what is missing."""

from holdouts.engine.library import base_words
from holdouts.engine.view import Prompt, view
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import Buy, GiveUp, GoOn, GoTo, Pack, Sell, UseLocation
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.games.this_war_of_mine.rules import trade
from holdouts.testing import rule, shelter


def at_the_square() -> SiegePosition:
    """Somebody trades on the square, with a few Cigarettes and something of value."""
    table = shelter().people("anton", "cveta").tasks(anton="scavenge").storage(cigarette=3, jewelry=1)
    table.places("central-square", "construction-site", "farm-at-the-edge").phase("night").choose(
        GoTo("central-square")
    )
    for good in ("cigarette", "cigarette", "cigarette", "jewelry"):
        table.choose(Pack(good))
    return table.choose(GoOn()).choose(UseLocation("trade"))


def asked(table: SiegePosition, lang: str = "en") -> Prompt:
    return view(table.table, 0, base_words(GAME, lang), ("Ilka",)).prompt


@rule("TWM-TRADE-1", "TWM-TRADE-3")
def test_the_whole_stall_is_read_before_the_commission_is_paid():
    prompt = asked(at_the_square())
    assert prompt.beyond
    assert {one.why for one in prompt.beyond} == {
        f"The commission of {prompt.text.split()[3].rstrip('.')} comes first."
    }
    assert "Canned Food, worth 15" in {one.label for one in prompt.beyond}
    assert all("worth" in one.label for one in prompt.beyond), "everything has its price"


@rule("TWM-TRADE-4")
def test_what_is_too_dear_says_how_much_is_missing():
    table = at_the_square()
    while any(isinstance(option, GiveUp) for option in table.options()):
        table.choose(GiveUp("cigarette"))
    stall = {one.label: one.why for one in asked(table).beyond}
    (food,) = [label for label in stall if label.startswith("Take: Canned Food")]
    price = int(food.rpartition(" ")[2])
    assert stall[food] == f"Lay {price} more on the counter."
    table.choose(Sell("jewelry"))
    prompt = asked(table)
    still = {one.label: one.why for one in prompt.beyond}
    assert still[food] == f"Lay {price - 10} more on the counter."
    taken = {choice.label for choice in prompt.choices if choice.label.startswith("Take")}
    assert taken, "what it is worth can be taken"
    assert taken == set(stall) - set(still)


@rule("TWM-TRADE-4")
def test_what_was_just_laid_down_is_not_taken_back():
    siege = shelter().people("boris").storage(cigarette=2).now
    steps = trade.trade(siege, trade.Offered((), ("cigarette",), (), "", 0), siege.storage, rule="TWM-TRADE-4")
    next(steps)
    cigarette = siege.book.good("cigarette")
    decision = steps.send(Sell(cigarette))
    assert decision.beyond() == [(Buy(cigarette), trade.JUST_SOLD)]

"""What somebody curious buys and does not spend, because a page will ask for it."""

from holdouts.games.this_war_of_mine.picks import Act, Buy, CarryOut, DrinkWater, Eat, GoOn, Pack, Sell, TakeOffer
from holdouts.games.this_war_of_mine.positions import SiegePosition
from holdouts.lab.curious import Quest
from holdouts.lab.leads import Leads
from holdouts.lab.proofs import open_book
from holdouts.lab.provisions import Provisions
from holdouts.testing import shelter


def provisions(*, at_home: bool = True, **asked: int) -> Provisions:
    named = {name.replace("_", "-"): count for name, count in asked.items()}
    return Provisions(open_book(), named, lambda options: options[0], at_home=at_home)


def goods(*names: str) -> set[int]:
    return {open_book().good(name) for name in names}


def wish(kept: Provisions, table: SiegePosition, *options: object) -> object:
    by_kind: dict[type, list[object]] = {}
    for option in options:
        by_kind.setdefault(type(option), []).append(option)
    return kept.wish(table.state, by_kind)


def test_what_the_ways_to_a_goal_cost_or_ask_for_is_what_is_put_by():
    leads = Leads(open_book())
    rifle, feast = "2401.wait-for-his-cigarette-to-glow", "2583.cook-everything"
    assert Quest(rifle, leads.plans(rifle), {}).goods == {"assault-rifle": 1, "ammo": 1}
    assert Quest(feast, leads.plans(feast), {}).goods == {"food": 3}
    assert Quest(feast, leads.plans(feast), {}).at_home(open_book())
    bowl = "2003.add-food"
    assert not Quest(bowl, leads.plans(bowl), {}).at_home(open_book())


def test_something_is_lacking_until_there_is_as_much_of_its_sort_as_is_asked_for():
    kept = provisions(alcohol=2)
    assert kept.lacking(shelter().storage(moonshine=1).state) == goods("moonshine", "pure-alcohol")
    assert kept.lacking(shelter().storage(moonshine=1, pure_alcohol=1).state) == set()


def test_what_is_lacking_is_bought_and_paid_for_with_what_is_not_asked_for():
    kept, book = provisions(sugar=1, shovel=1), open_book()
    sugar, shovel, knife = (book.good(name) for name in ("sugar", "shovel", "knife"))
    table = shelter().storage(shovel=1, knife=1)
    assert wish(kept, table, TakeOffer("barter")) == TakeOffer("barter")
    assert wish(kept, table, GoOn(), Sell(shovel), Sell(knife)) == Sell(knife)
    assert wish(kept, table, GoOn(), Buy(knife), Buy(sugar), Sell(knife)) == Buy(sugar)
    assert wish(kept, table, GoOn(), Sell(shovel)) == GoOn()


def test_nobody_trades_who_lacks_nothing():
    kept, knife = provisions(sugar=1), open_book().good("knife")
    table = shelter().storage(sugar=1, knife=1)
    assert wish(kept, table, TakeOffer("barter")) is None
    assert wish(kept, table, GoOn(), Sell(knife)) == GoOn()
    assert wish(kept, table, Act(0, 0, "go-outside"), CarryOut()) is None


def test_what_is_put_by_is_not_eaten_and_what_is_left_over_is():
    kept, raw = provisions(food=3), open_book().good("raw-food")
    options = [Eat(0, raw), DrinkWater(0)]
    assert kept.spared(shelter().storage(raw_food=3).state, Eat(0, raw), options) == DrinkWater(0)
    assert kept.spared(shelter().storage(raw_food=4).state, Eat(0, raw), options) == Eat(0, raw)
    assert kept.spared(shelter().storage(raw_food=3).state, Eat(0, raw), options[:1]) == Eat(0, raw)


def test_what_is_asked_for_at_home_stays_there_and_what_is_asked_for_in_the_city_is_taken_along():
    raw, siege = open_book().good("raw-food"), shelter().storage(raw_food=1).state
    assert provisions(food=1).spared(siege, Pack(raw), [Pack(raw), GoOn()]) == GoOn()
    assert provisions(food=1, at_home=False).spared(siege, Pack(raw), [Pack(raw), GoOn()]) == Pack(raw)

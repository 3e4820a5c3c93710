"""Night Raids and trade. [TWM-RAID, TWM-TRADE]"""

import pytest

from holdouts.engine.chance import Dice
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.events import LevelChanged
from holdouts.games.this_war_of_mine.fight_events import CombatRolled, CrimeGrew, RaidCame, RaidCut, RaidIgnored
from holdouts.games.this_war_of_mine.picks import (
    BringIn,
    Buy,
    CutDamage,
    GiveUp,
    GoOn,
    LetStand,
    No,
    PickSpace,
    PlayNarrative,
    RollAgain,
    Sell,
    Shoot,
    TakeUp,
    Wounded,
)
from holdouts.games.this_war_of_mine.rules import goods, raid, trade
from holdouts.games.this_war_of_mine.state import FLOOR, GUARD, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done


def night(*cards, guards=("boris",), people=("boris", "anton", "katia"), **goods):
    """A night with these raid cards; the others sleep on the floor."""
    table = shelter().people(*people).storage(**goods).phase("raid")
    state = table.state
    for person in state.group:
        person.task = GUARD if state.book.characters[person.card].id in guards else FLOOR
    state.raids += state.red_raids
    state.red_raids = []
    return table.next_card("raids", "raids", *cards)


def stand(table):
    while table.can(LetStand()):
        table.choose(LetStand())
    return table


def come(table):
    """Guards are armed as they are, and the dice are let lie."""
    if table.asks() == "TWM-RAID-1":
        table.choose(GoOn())
    return stand(table)


@rule("TWM-RAID-1")
def test_each_guard_is_given_one_weapon_at_most():
    table = night("quiet-night", knife=1, hatchet=1).choose(TakeUp("boris", "knife")).choose(TakeUp("boris", "hatchet"))
    assert table.stored("knife") == 1
    assert table.who("boris").arms == [table.state.book.good("hatchet")]
    assert not table.can(TakeUp("anton", "knife"))


@rule("TWM-RAID-2", "TWM-RAID-17")
def test_the_top_card_comes():
    table = come(night("petty-thieves", wood=3).rolling(1))
    assert [table.state.book.raids[event.raid].id for event in table.told(RaidCame)] == ["petty-thieves"]


@rule("TWM-RAID-2", "TWM-MORNING-15", "EX-14")
def test_with_one_or_both_crime_events_two_raids_come_and_not_three():
    for events in (("crime-wave",), ("crime-wave", "rising-crime")):
        table = night("petty-thieves", "quiet-night", "burglars", wood=12).rolling(*[1] * 8)
        for event in events:
            table.lying(event, nights=2)
        table = come(table)
        while table.asks() not in ("", "TWM-RAID-16"):
            table.choose(table.options()[-1])
        assert len(table.told(RaidCame)) == 2


@rule("TWM-RAID-3", "TWM-RAID-4")
def test_damage_is_so_many_pieces_of_storage_and_the_group_picks():
    table = come(night("petty-thieves", wood=2, knife=1, ammo=1).rolling(1))
    table.choose(GiveUp("wood")).choose(GiveUp("ammo"))
    assert (table.stored("wood"), table.stored("ammo"), table.stored("knife")) == (1, 0, 1)


@rule("TWM-RAID-3")
def test_a_weapon_in_a_guard_s_hands_is_safe():
    table = night("petty-thieves", knife=1).rolling(1).choose(TakeUp("boris", "knife"))
    come(table)
    assert table.stored("knife") == 1


@rule("TWM-RAID-4", "TWM-RAID-5")
def test_some_take_the_most_valuable_first_and_wood_last():
    table = come(night("looters", jewelry=1, cigarette=2, wood=5).rolling(1))
    assert (table.stored("jewelry"), table.stored("cigarette"), table.stored("wood")) == (0, 0, 4)


@rule("TWM-RAID-4")
def test_hungry_neighbours_take_what_is_green_first():
    table = come(night("hungry-neighbours", jewelry=1, vegetable=2).rolling(1))
    assert (table.stored("jewelry"), table.stored("vegetable")) == (0, 0)
    table = come(night("hungry-neighbours", jewelry=1, vegetable=3).rolling(1))
    assert (table.stored("jewelry"), table.stored("vegetable")) == (1, 0)


@rule("TWM-RAID-6")
def test_an_empty_storage_ends_the_damage():
    table = come(night("looters", wood=1).rolling(1))
    assert table.stored("wood") == 0


@rule("TWM-RAID-7")
def test_wounds_go_to_guards_alone_as_the_group_likes():
    table = night("armed-thugs", guards=("boris", "katia")).rolling(1, 1)
    table = come(table)
    assert {option.person for option in table.options(kind=Wounded)} == {
        table.who("boris").card,
        table.who("katia").card,
    }
    for name in ("boris", "boris", "boris", "katia"):
        table.choose(Wounded(name))
    wounded = {event.person: event.by for event in table.told(LevelChanged) if event.rule == "TWM-RAID-7"}
    assert wounded == {table.state.book.number("characters", name): by for name, by in (("boris", 3), ("katia", 1))}


@rule("TWM-RAID-8", "TWM-RAID-13")
def test_one_die_each_by_weapon_and_prowess_rolls_again():
    table = night("burglars", guards=("boris", "katia"), knife=1, wood=9).rolling(1, 4, 1)
    table.choose(TakeUp("boris", "knife")).choose(GoOn()).choose(RollAgain("boris", "yellow"))
    stand(table)
    assert [event.die for event in table.told(CombatRolled)] == ["yellow", "yellow", "grey"]


@rule("TWM-RAID-9", "EX-4")
def test_a_reduction_is_split_as_the_group_likes():
    table = night("raiding-bandits", knife=1, wood=9, guards=("boris", "katia")).rolling(6, 5)
    table = stand(table.choose(TakeUp("boris", "knife")).choose(GoOn()))
    assert {option.count for option in table.options(kind=CutDamage)} == {1, 2, 3}
    table.choose(CutDamage(1))
    assert [(event.damage, event.wounds) for event in table.told(RaidCut)] == [(4, 0)]


@rule("TWM-RAID-10")
def test_a_shot_costs_ammo_of_storage_and_without_it_a_gun_is_nothing():
    table = night("quiet-night", assault_rifle=1, ammo=3).rolling(*[2] * 3)
    table.choose(TakeUp("boris", "assault-rifle")).choose(GoOn()).choose(Shoot("boris", 2))
    stand(table)
    assert table.stored("ammo") == 1
    dry = night("quiet-night", pistol=1).rolling(1).choose(TakeUp("boris", "pistol")).choose(GoOn())
    assert [event.die for event in stand(dry).told(CombatRolled)] == ["grey"]


@rule("TWM-RAID-11", "TWM-RAID-19")
def test_an_axe_in_the_right_hands_ends_the_raid_and_only_this_one():
    table = night("armed-thugs", "burglars", hatchet=1, wood=9).lying("crime-wave", nights=2).rolling(3, 1)
    table = stand(table.choose(TakeUp("boris", "hatchet")).choose(GoOn()))
    assert len(table.told(RaidIgnored)) == 1
    assert len(table.told(RaidCame)) == 2
    assert table.options(kind=GiveUp) or table.stored("wood") < 9


@rule("TWM-RAID-11", "TWM-RAID-12")
def test_other_signs_are_misses_at_night():
    table = night("petty-thieves", knife=1, wood=2).rolling(3).choose(TakeUp("boris", "knife")).choose(GoOn())
    assert not stand(table).told(RaidIgnored)
    script = night("petty-thieves", knife=1, wood=2).rolling(2).choose(TakeUp("boris", "knife")).choose(GoOn())
    stand(script)
    assert script.stored("wood") == 0
    assert script.asks() != "TWM-COMBAT-24"


@rule("TWM-RAID-14", "TWM-FAQ-1", "TWM-BOARD-15")
def test_each_barricade_takes_one_off_every_raid():
    table = night("petty-thieves", wood=3).rolling(1)
    hole = next(space.id for space in table.state.spaces if space.hole)
    come(table.barricaded(hole))
    assert table.stored("wood") == 2
    assert table.now.barricades() == 1


@rule("TWM-RAID-15")
def test_if_all_guards_die_in_a_raid_the_game_is_not_lost_by_that():
    table = night("armed-thugs").rolling(1).levels("boris", wounds=3)
    come(table)
    assert not table.lives("boris")
    assert not table.now.ended


@rule("TWM-RAID-16")
def test_two_red_corners_join_every_night_in_the_mix_the_group_likes():
    table = shelter().tasks().phase("raid").next_card("raids", "raids", "quiet-night").rolling(*[1] * 3)
    table = come(table)
    reds = len(table.now.red_raids), len(table.now.red_residents)
    assert table.options(kind=BringIn) == [BringIn(0), BringIn(1), BringIn(2)]
    table.choose(BringIn(1))
    assert [(event.raids, event.residents) for event in table.told(CrimeGrew)] == [(1, 1)]
    assert (len(table.now.red_raids), len(table.now.red_residents)) == (reds[0] - 1, reds[1] - 1)


@rule("TWM-RAID-18", "TWM-GEN-12")
def test_raid_cards_go_back_into_the_deck_at_the_end():
    table = come(night("petty-thieves").rolling(1))
    while table.asks() == "TWM-RAID-16":
        table.choose(table.options()[0])
    assert not table.now.raided


@rule("TWM-BOOK-10")
def test_what_was_said_of_the_next_raid_is_spent_on_it():
    table = night("petty-thieves", wood=9).rolling(1).arrange(next_damage=2, next_cut=1)
    come(table)
    assert table.stored("wood") == 6
    assert (table.now.next_damage, table.now.next_cut) == (0, 0)


@rule("TWM-ANYTIME-9")
def test_watchful_takes_three_off_a_raid_that_has_come():
    table = night("looters", wood=9).holding("watchful").rolling(1)
    if table.asks() == "TWM-RAID-1":
        table.choose(GoOn())
    table.choose(table.options(kind=PlayNarrative)[0])
    stand(table)
    assert table.options(kind=CutDamage)


@rule("TWM-ADV-18")
def test_a_dog_takes_one_more_off():
    table = come(night("petty-thieves", wood=3).token("dog").rolling(1))
    assert table.stored("wood") == 2


# --- trade ---


MARKET = trade.Offered(("green", "yellow"), (), (), "", 2)


def bargain(siege, offered, *wishes):
    """A Trade action at home, picked like that."""
    steps = trade.trade(siege, offered, siege.storage, rule="TWM-TRADE-4")
    decision, asked = next(steps), []
    for wish in wishes:
        asked.append(decision.options(0))
        assert wish in asked[-1], (wish, asked[-1])
        try:
            decision = steps.send(wish)
        except StopIteration:
            return asked
    return [*asked, decision.options(0)]


@rule("TWM-TRADE-1", "TWM-TRADE-2", "TWM-TRADE-3", "TWM-TRADE-4")
def test_first_the_commission_then_tokens_for_tokens():
    siege = shelter().people("boris").storage(cigarette=2, pistol=1).now
    cigarette, pistol, food = (siege.book.good(name) for name in ("cigarette", "pistol", "canned-food"))
    bargain(siege, MARKET, GiveUp(cigarette), GiveUp(cigarette), Sell(pistol), Buy(food), GoOn())
    assert (siege.storage[cigarette], siege.storage[pistol], siege.storage[food]) == (0, 0, 1)


@rule("TWM-TRADE-3")
def test_who_cannot_pay_the_commission_does_not_trade():
    siege = shelter().people("boris").storage(cigarette=1).now
    assert list(trade.trade(siege, MARKET, siege.storage, rule="TWM-TRADE-3")) == []
    assert siege.storage[siege.book.good("cigarette")] == 1


@rule("TWM-TRADE-5", "EX-7")
def test_no_change_is_given():
    siege = shelter().people("boris").storage(jewelry=1).now
    jewelry, meds = siege.book.good("jewelry"), siege.book.good("herbal-meds")
    free = trade.Offered(("yellow",), (), (), "", 0)
    bargain(siege, free, Sell(jewelry), Buy(meds), GoOn())
    assert siege.storage[meds] == 1
    assert sum(siege.storage) == 1


@rule("TWM-TRADE-6")
def test_water_wood_and_components_stand_outside_all_trade():
    siege = shelter().storage(wood=5, water=3, components=4, cigarette=3).now
    asked = bargain(siege, trade.Offered(("grey",), (), (), "", 0), Sell(siege.book.good("cigarette")))
    resources = {siege.book.wood, siege.book.water, siege.book.components}
    assert not resources & {option.good for options in asked for option in options if hasattr(option, "good")}
    assert trade.total(siege, siege.storage) == 2


@rule("TWM-TRADE-7")
def test_what_was_bought_can_be_paid_on():
    siege = shelter().people("boris").storage(pistol=1).now
    pistol, food, meds = (siege.book.good(name) for name in ("pistol", "canned-food", "meds"))
    bargain(
        siege, trade.Offered(("green", "yellow"), (), (), "", 0), Sell(pistol), Buy(food), Sell(food), Buy(meds), GoOn()
    )
    assert siege.storage[meds] == 1
    assert not siege.storage[food]


@rule("TWM-TRADE-4", "TWM-TRADE-5", "TWM-TRADE-7")
def test_a_trade_comes_to_one_swap_in_whatever_order_it_is_made():
    for seed in range(20):
        siege = shelter(seed=seed).people("boris").storage(pistol=2, jewelry=1, coffee=3, cigarette=4, meds=1).now
        chance, before = Dice(seed), list(siege.storage)
        steps = trade.trade(siege, trade.Offered(("green", "yellow", "grey"), (), (), "", 0), siege.storage, rule="")
        decision = next(steps)
        while len(swaps := decision.options(0)[1:]):
            decision = steps.send(chance.pick(swaps))
            change = [now - then for then, now in zip(before, siege.storage, strict=True)]
            given = sum(goods.worth(siege, good) * -count for good, count in enumerate(change) if count < 0)
            taken = sum(trade.price(siege, good) * count for good, count in enumerate(change) if count > 0)
            assert given >= taken


@rule("TWM-TRADE-3")
def test_once_the_commission_is_begun_it_is_paid_in_full():
    siege = shelter().people("boris").storage(cigarette=4).now
    cigarette = siege.book.good("cigarette")
    asked = bargain(siege, MARKET._replace(commission=4), GiveUp(cigarette), GiveUp(cigarette))
    assert No() in asked[0]
    assert No() not in asked[1]


@rule("TWM-TRADE-8")
def test_of_some_things_rebels_have_one_each():
    siege = shelter().people("boris").storage(pistol=2, jewelry=2).now
    rebels = trade.Offered(("red",), ("bandages", "meds", "jewelry"), ("canned-food", "cigarette", "moonshine"), "", 0)
    pistol, food = siege.book.good("pistol"), siege.book.good("canned-food")
    asked = bargain(siege, rebels, Sell(pistol), Sell(pistol), Buy(food))
    assert Buy(food) not in asked[-1]
    assert Buy(siege.book.good("knife")) in asked[-1]


@rule("TWM-TRADE-9")
def test_katia_brings_the_commission_down_and_never_below_nothing():
    siege = shelter().people("katia", "boris").now
    assert [trade.commission(siege, MARKET._replace(commission=count)) for count in (4, 2, 1)] == [2, 0, 0]
    siege.good_bargain = True
    assert trade.commission(siege, MARKET._replace(commission=4)) == 0


@rule("TWM-MORNING-20")
def test_shortages_make_food_dearer():
    siege = shelter().lying("shortages").now
    assert trade.price(siege, siege.book.good("raw-food")) == 12
    assert trade.price(siege, siege.book.good("meds")) == 10


@rule("TWM-MORNING-20", "TWM-TRADE-4")
def test_in_shortages_what_one_gives_for_something_is_worth_no_more_than_before():
    siege = shelter().people("boris").lying("shortages").storage(raw_food=1).now
    food, alcohol, vegetable = (siege.book.good(name) for name in ("raw-food", "pure-alcohol", "vegetable"))
    assert trade.total(siege, siege.storage) == 10
    asked = bargain(siege, trade.Offered(("green",), (), (), "", 0), Sell(food))
    assert Buy(vegetable) in asked[-1]
    assert Buy(alcohol) not in asked[-1]


@rule("TWM-MORNING-20", "TWM-TRADE-3")
def test_in_shortages_a_commission_is_paid_in_what_things_are_worth():
    siege = shelter().people("boris").lying("shortages").storage(coffee=1).now
    assert list(trade.trade(siege, MARKET, siege.storage, rule="TWM-TRADE-3")) == []
    assert siege.storage[siege.book.good("coffee")] == 1


@rule("TWM-RAID-3")
def test_what_stands_on_the_x5_space_is_lost_piece_by_piece():
    siege = shelter().fives(wood=1).now
    for _ in raid.lose_goods(siege, 2, "choice"):
        raise AssertionError("there is nothing to choose")
    assert siege.storage[siege.book.wood] == 3
    assert siege.fives == [0, 0]


@rule("TWM-RAID-7")
def test_a_staged_raid_follows_the_same_rules():
    table = shelter().tasks().people("boris").phase("day").start()
    siege = table.now
    siege.group[0].task = GUARD
    siege.loaded = [0]
    for decision in raid.stage(siege, 0, 2, rule="TWM-BOOK-10"):
        assert LetStand() in decision.options(0)
        break
    assert siege.group[0].levels[WOUNDS] == 0
    assert Deed(0, "x").store(siege) is siege.storage


@rule("TWM-RAID-9")
@pytest.mark.parametrize(("won", "burnt"), [(3, True), (4, False)])
def test_arsonists_who_are_beaten_back_burn_nothing(won, burnt):
    table = shelter().tasks(boris="floor", anton="floor", katia="floor").fitting("bed", "t2").arrange(next_cut=won)
    arsonists = next(card for card in table.state.book.raids if card.id == "arsonists")
    answers = [CutDamage(2), PickSpace(table.space("t2"))] if burnt else []
    done(raid._resolve(table.state, arsonists, Deed(0, "TWM-RAID-2")), *answers)
    assert table.stands("t2") == ("" if burnt else "bed")


@rule("TWM-RAID-4")
def test_food_is_taken_first_also_where_it_is_the_last_thing_named():
    siege = shelter().storage(pistol=1, sugar=1).state
    assert [siege.book.goods[good].id for good in raid._next_lost(siege, "green")] == ["sugar"]

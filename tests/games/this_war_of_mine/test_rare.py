"""What happens seldom: the party that melts away, the second meeting, the token that is sold, the page of an ending."""

import pytest

from holdouts.engine.state import GameOver
from holdouts.games.this_war_of_mine import events, fight_events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects import goods as pieces
from holdouts.games.this_war_of_mine.effects.city import SlipAway
from holdouts.games.this_war_of_mine.night import Enemy, Trip
from holdouts.games.this_war_of_mine.picks import GoOn, LetStand, PackToken, PlayNarrative, SellToken
from holdouts.games.this_war_of_mine.rules import (
    anytime,
    carrying,
    combat,
    combat_dice,
    dawn,
    day,
    ending,
    meeting,
    morning,
    raid,
    scavenging,
    setup,
    states,
    trade,
    traits,
    visitors,
)
from holdouts.games.this_war_of_mine.rules.states import BREAKING, LEAVING
from holdouts.games.this_war_of_mine.state import (
    ENDINGS,
    FATIGUE,
    ILLNESS,
    IN_BOX,
    IN_SHELTER,
    MISERY,
    MOST,
    NONE,
    ON_TRIP,
    OUT,
    SCAVENGE,
    WOUNDS,
    Order,
)
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import Desk, page
from tests.games.this_war_of_mine.stepping import done_or_over


def out(*names, place="garage"):
    """These are at the nearest Location, with six cards ahead of them, and Zlata is at home."""
    table = shelter().people(*names, "zlata").places(place, "warehouse", "church")
    for person in table.state.group[:-1]:
        person.where, person.task = OUT, SCAVENGE
    table.state.unknown = [table.state.exploration.pop() for _ in range(6)]
    return table.arrange(trip=Trip(0))


# --- the end of a story ---


@rule("TWM-STATE-7")
@pytest.mark.parametrize(
    ("state", "script", "leaves"),
    [
        *((state, script, script in LEAVING) for state in (WOUNDS, ILLNESS) for script in ENDINGS[state][:2]),
        *((MISERY, script, True) for script in ENDINGS[MISERY] if script in (*LEAVING, BREAKING)),
    ],
)
def test_whose_story_ends_is_gone_even_if_the_page_does_not_say_so(state, script, leaves):
    ending_page = Desk().book.volume.endings[script, "anton"]
    desk = Desk(page(ending_page, kind="ending", scene="end", card="anton", callers=[script]))
    anton = desk.person("anton")
    anton.levels[state], anton.marks[state] = MOST, ENDINGS[state].index(script)
    desk.run_anyhow(states.settle(desk.siege, anton, rule="TWM-STATE-7"), _Last())
    assert desk.siege.find(anton.card) is None
    assert [told.person for told in desk.told_of(events.Left if leaves else events.Died)] == [anton.card]


class _Last:
    """Picks the last of several."""

    def pick(self, options):
        return options[-1]


@rule("TWM-END-2")
def test_while_somebody_is_left_nothing_has_ended():
    siege = shelter().state
    assert done_or_over(ending.check_group(siege)) == (None, [])
    assert siege.ended == ""


# --- on the way ---


@rule("TWM-SCAV-29")
def test_the_last_of_a_party_who_ends_on_leaving_brings_nothing_home():
    table = out("boris", place="sewer-outlet").rolling(1)
    siege = table.now
    knife = siege.book.good("knife")
    siege.box[knife] -= 1
    siege.pile[knife] += 1
    boris = siege.group[0]
    boris.levels[ILLNESS], boris.marks[ILLNESS] = 3, 0
    steps = carrying.turn_back(siege)
    asked = next(steps, None)
    while asked is not None:
        try:
            asked = steps.send(asked.options(0)[-1])
        except StopIteration:
            break
    assert boris not in siege.group
    assert (siege.trip, siege.pile[knife]) == (None, 0)
    assert siege.past_trip.party == []


@rule("TWM-SCAV-28", "TWM-SCAV-1")
def test_who_has_broken_off_has_no_part_in_what_a_place_does_to_those_who_leave():
    table = out("boris", "anton", place="sewer-outlet").rolling(1, 1)
    siege = table.now
    siege.group[1].broken = True
    done_or_over(carrying.turn_back(siege))
    assert [person.levels[ILLNESS] for person in siege.group] == [1, 0, 0]


@rule("TWM-SCAV-42")
def test_who_had_to_wait_is_met_after_the_others():
    table = out("boris")
    siege = table.state
    siege.trip.waiting = 1
    steps = meeting.encounter(siege, rule="TWM-SCAV-42")
    asked = next(steps)
    for _ in range(20):
        if siege.trip.met == 2:
            break
        asked = steps.send(asked.options(0)[-1])
    assert (siege.trip.met, siege.trip.waiting) == (2, 0)


@rule("TWM-SCAV-7", "TWM-SCAV-8")
def test_at_home_and_without_anybody_nobody_is_met_or_fought():
    home = shelter().now
    for steps in (
        meeting.roll_for_noise(home, rule="x"),
        meeting.encounter(home, rule="x"),
        meeting.fight_residents(home, Deed(0, "x")),
    ):
        assert done_or_over(steps) == (None, [])
    table = out("boris")
    table.now.group[0].broken = True
    for steps in (meeting.roll_for_noise(table.now, rule="x"), meeting.encounter(table.now, rule="x")):
        assert done_or_over(steps) == (None, [])
    assert table.told(events.DieRolled) == []
    assert table.now.trip.met == 0


@rule("TWM-SCAV-7")
@pytest.mark.parametrize(("rolled", "met"), [(3, 1), (4, 0)])
def test_noise_is_heard_up_to_its_level(rolled, met):
    table = out("boris").rolling(rolled)
    table.now.trip.noise = 3
    next(meeting.roll_for_noise(table.now, rule="TWM-SCAV-7"), None)
    assert table.now.trip.met == met


@rule("TWM-ERRATA-11")
@pytest.mark.parametrize(("where", "may"), [(ON_TRIP, True), (IN_SHELTER, False), (IN_BOX, False)])
def test_a_blank_token_is_a_tool_where_it_has_come_along(where, may):
    siege = out("katia").state
    number = next(n for n, token in enumerate(siege.book.tokens) if token.tool)
    siege.tokens[number] = where
    offer = next(
        offer
        for card in siege.book.exploration
        for offer in card.offers
        if offer.tool == siege.book.tokens[number].tool
    )
    assert meeting._has_tool(siege, offer) is may


@rule("TWM-SCAV-2")
def test_a_token_that_is_packed_comes_along():
    table = shelter().people("boris", "anton").tasks(boris="scavenge").token("fine-saw-blade").token("cat")
    siege = table.state
    siege.group[0].where, siege.trip = OUT, Trip(0)
    saw, cat = (siege.book.number("tokens", name) for name in ("fine-saw-blade", "cat"))
    steps = scavenging.pack(siege)
    asked = next(steps)
    assert PackToken(saw) in asked.options(0)
    assert PackToken(cat) not in asked.options(0)
    steps.send(PackToken(saw))
    assert siege.tokens[saw] == ON_TRIP


# --- fights ---


@rule("TWM-ANYTIME-9", "TWM-COMBAT-6")
def test_who_slips_away_before_a_fight_is_not_struck():
    table = out("boris").holding("slip-away")
    siege = table.state
    card = siege.held[0]
    siege.trip = Trip(0)
    won, asked = done_or_over(
        combat.fight(siege, Deed(0, "x", trip=True), combat.Terms(enemies=2)), PlayNarrative(card)
    )
    assert PlayNarrative(card) in asked[0]
    assert won is False
    assert (siege.trip.fled, siege.group[0].levels[WOUNDS], siege.slipped) == (True, 0, False)
    assert siege.enemies == []


@rule("TWM-ANYTIME-9")
@pytest.mark.parametrize(("fighting", "trip", "may"), [(True, True, True), (True, False, False), (False, True, False)])
def test_one_slips_away_only_out_of_a_fight_in_the_city(fighting, trip, may):
    siege = shelter().arrange(fighting=fighting, trip=Trip(0) if trip else None).state
    assert SlipAway().possible(siege, 0) is may


@rule("TWM-ANYTIME-9")
def test_a_steady_aim_makes_an_enemy_roll_again():
    table = shelter().holding("steady-aim").rolling(5, 1)
    siege = table.now
    card = siege.held[0]
    steps = combat_dice.throw_for(siege, Enemy(0, []), 0, rule="x")
    thrown, asked = done_or_over(steps, PlayNarrative(card))
    assert asked == [[PlayNarrative(card), LetStand()]]
    assert not thrown.telling
    assert siege.held == []
    table = shelter().holding("steady-aim").rolling(5)
    thrown, _ = done_or_over(combat_dice.throw_for(table.now, Enemy(0, []), 0, rule="x"), LetStand())
    assert thrown.face.wounds == 1
    table = shelter().holding("steady-aim").rolling(1)
    assert done_or_over(combat_dice.throw_for(table.now, Enemy(0, []), 0, rule="x"))[1] == []


# --- raids ---


@rule("TWM-BOOK-10")
def test_a_raid_of_which_nothing_comes_uses_up_what_was_said_of_it():
    table = shelter().storage(wood=3).tasks().arrange(no_raid=True, next_damage=2, next_wounds=1, next_cut=3)
    siege = table.now
    assert done_or_over(raid.stage(siege, 3, 3, rule="x")) == (None, [])
    assert (siege.no_raid, siege.next_damage, siege.next_wounds, siege.next_cut) == (False, 0, 0, 0)
    assert siege.storage[siege.book.wood] == 3
    assert len(table.told(fight_events.RaidIgnored)) == 1


@rule("TWM-BOOK-7")
def test_a_blank_raid_card_is_read_and_does_not_go_back():
    siege = shelter().state
    number, (_, card) = next((n, where) for n, where in siege.book.volume.blanks.items() if where[0] == "raids")
    siege.raids.append(card)
    next(raid.raid_card(siege), None)
    assert number in siege.pages
    assert siege.raided == []


@rule("TWM-BOOK-7")
def test_a_blank_visitor_is_read_and_does_not_go_back():
    siege = shelter().state
    number, (_, card) = next((n, where) for n, where in siege.book.volume.blanks.items() if where[0] == "visitors")
    siege.visitors.append(card)
    steps = visitors.receive(siege, siege.group[0])
    asked = next(steps, None)
    while asked is not None:
        try:
            asked = steps.send(asked.options(0)[-1])
        except StopIteration:
            break
    assert number in siege.pages
    assert card not in siege.visitors
    assert siege.visiting == NONE


# --- by day ---


@rule("TWM-CHAR-10")
def test_a_sleeper_is_no_better_at_anything():
    table = shelter().people("marin", "boris")
    marin = table.who("marin")
    assert day.ability_figure(table.state, marin, "rummage", 2) == 3
    marin.levels[FATIGUE] = MOST
    assert day.ability_figure(table.state, marin, "rummage", 2) == 2


@rule("TWM-DAY-6")
def test_a_fitting_that_is_gone_by_now_is_not_used():
    table = shelter().storage(wood=1)
    order = Order(table.now.group[0].card, table.space("t3"), "nap")
    assert done_or_over(day.use_fitting(table.now, table.now.group[0], order)) == (None, [])


@rule("TWM-MORNING-1", "TWM-END-6")
def test_a_deck_that_has_run_out_brings_no_event():
    table = shelter().people("boris")
    siege = table.state
    siege.past_events += siege.events
    siege.events = []
    steps = morning.reveal(siege)
    try:
        while True:
            next(steps)
    except (StopIteration, GameOver):
        pass
    assert siege.ended in ("victory", "outlived", "")
    assert siege.lying == []


@rule("TWM-CHAR-4")
def test_nobody_writes_a_diary_that_is_nobodys():
    siege = shelter().state
    assert done_or_over(dawn.write_diary(siege, Deed(0, "x"), 2)) == (None, [])
    assert done_or_over(dawn.write_diary(siege, Deed(0, "x", me=99), 2)) == (None, [])


@rule("TWM-GEN-7")
def test_of_a_sort_that_is_used_up_nothing_is_gained():
    siege = shelter().box(raw_food=0, canned_food=0, vegetable=0).state
    assert done_or_over(pieces.Gain(of="food", amount=2).resolve(siege, Deed(0, "x"))) == (None, [])


@rule("TWM-SCEN-4")
def test_where_nothing_more_can_stand_no_more_is_installed_for_nothing():
    siege = shelter(scenario="endless-night").state
    for space in siege.book.plans[siege.board].sites:
        siege.rooms[space].closed = True
    assert done_or_over(setup.install_some(siege)) == (None, [])


@rule("TWM-ERRATA-11", "TWM-TRADE-4")
def test_a_blank_token_that_is_sold_counts_with_its_strokes_and_is_gone():
    table = shelter().people("boris", "anton").storage(jewelry=1)
    siege = table.now
    token = next(n for n, card in enumerate(siege.book.tokens) if card.value or card.stroke_value)
    siege.tokens[token], siege.strokes[token] = IN_SHELTER, siege.book.tokens[token].strokes
    worth = trade.token_price(siege, token)
    done_or_over(
        trade.trade(siege, trade.Offered(("green",), (), (), "", 0), siege.storage, rule="x"), SellToken(token), GoOn()
    )
    assert [told.count for told in table.told(events.TradeEnded)] == [worth]
    assert siege.tokens[token] == IN_BOX


@rule("TWM-ERRATA-22")
def test_a_token_on_the_card_has_its_say_when_a_trait_is_called_and_nobody_elses_does():
    table = shelter().people("boris", "anton")
    siege = table.state
    token = next(n for n, card in enumerate(siege.book.tokens) if (card.id, "trait") in siege.book.volume.clauses)
    boris, anton = siege.group
    boris.token = token
    next(traits.suspect(siege, anton), None)
    assert siege.pages == []
    levels = [list(person.levels) for person in siege.group]
    steps = traits.suspect(siege, boris)
    asked = next(steps, None)
    while asked is not None:
        try:
            asked = steps.send(asked.options(0)[0])
        except StopIteration:
            break
    changed = levels != [list(person.levels) for person in siege.group]
    assert changed or siege.pages or asked is not None


@rule("TWM-SCAV-12")
def test_an_offer_is_open_when_its_condition_holds_its_price_is_there_and_it_would_do_anything():
    table = shelter()
    siege = table.state
    shovelling = next(offer for card in siege.book.visitors for offer in card.offers if offer.given is not None)
    assert not visitors.can_take(siege, shovelling, Deed(0, "x"))
    table.storage(shovel=1)
    assert shovelling.given is not None
    assert shovelling.given.holds(siege, 0)
    feeding = next(offer for card in siege.book.residents for offer in card.offers if offer.all_food)
    assert not visitors.can_take(siege, feeding, Deed(0, "x"))
    table.storage(raw_food=1)
    assert visitors.can_take(siege, feeding, Deed(0, "x"))


@rule("TWM-DAWN-9", "TWM-ADV-11")
def test_what_somebody_eats_or_drinks_comes_out_of_their_own_store():
    table = out("boris").levels("boris", hunger=3, misery=2)
    siege = table.now
    boris, zlata = siege.group
    raw, bottle = siege.book.good("raw-food"), siege.book.good("moonshine")
    for good in (raw, bottle):
        siege.box[good] -= 2
        siege.pile[good] += 1
        siege.storage[good] += 1
    done_or_over(anytime.eat(siege, boris, raw, rule="TWM-ADV-11"))
    done_or_over(anytime.drink(siege, boris, bottle))
    assert (siege.pile[raw], siege.pile[bottle]) == (0, 0)
    assert (siege.storage[raw], siege.storage[bottle]) == (1, 1)
    assert [(one.person, one.good) for one in table.told(events.Ate)] == [(boris.card, raw)]
    assert [(one.person, one.good) for one in table.told(events.Drunk)] == [(boris.card, bottle)]
    assert boris.levels[MISERY] == 1
    assert boris.levels[FATIGUE] == siege.book.goods[bottle].tiring
    assert boris.levels[1] == 3 - siege.book.goods[raw].filling
    assert zlata.levels == [0] * 5

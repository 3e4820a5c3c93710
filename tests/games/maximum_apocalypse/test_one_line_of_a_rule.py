"""Small print that a single forgotten line would break. [MAX-MOVE, MAX-KEYWORD, MAX-FREE, MAX-HUNGER, MAX-DOG]"""

import pytest

from holdouts.engine.effects import Each
from holdouts.engine.events import Event
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.cards import Tokens
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.effects.acting import Actions
from holdouts.games.maximum_apocalypse.effects.belongings import Lose
from holdouts.games.maximum_apocalypse.effects.drawing import Scavenge
from holdouts.games.maximum_apocalypse.effects.fighting import Barrage, Strike, Volley
from holdouts.games.maximum_apocalypse.effects.ground import Jump
from holdouts.games.maximum_apocalypse.effects.people import GuardDog, Starve
from holdouts.games.maximum_apocalypse.effects.words import as_whom
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Ask,
    Give,
    LayAside,
    Leave,
    Move,
    Play,
    Propose,
    Search,
    Trade,
    Use,
    Whom,
)
from holdouts.games.maximum_apocalypse.rules import (
    drawing,
    encounters,
    gear,
    hands,
    harm,
    monsters,
    moving,
    scavenging,
    setup,
    turn,
)
from holdouts.games.maximum_apocalypse.rules.deeds import carry_out
from holdouts.games.maximum_apocalypse.rules.mapping import next_spot
from holdouts.games.maximum_apocalypse.rules.razing import may_raze
from holdouts.games.maximum_apocalypse.rules.scavenging import take_top
from holdouts.games.maximum_apocalypse.rules.setup import deal_hands
from holdouts.games.maximum_apocalypse.state import TRACK, Gear, Lasting
from holdouts.testing import apocalypse, rule, set_up

QUIET = (1, 1)
VETERAN, DOG = 0, 1
FOUND = Cause("action")


# --- on the way ---


@rule("MAX-MOVE-5", "MAX-END-1")
def test_whoever_dies_of_entering_a_tile_does_not_go_on_to_its_tokens():
    table = apocalypse("fireman", "hunter").map("van bandit-camp-a").swarm("bandit-camp-a", 2).hp(0, 1)
    table.rolling(*QUIET).turn(0).choose(Move("bandit-camp-a"))
    assert table.survivor(0).dead
    assert table.tokens_on("bandit-camp-a") == 2
    assert table.asked() == (1,)


@rule("MAX-MOVE-6", "MAX-END-1")
def test_whoever_dies_on_the_way_of_a_longer_move_goes_no_further():
    table = apocalypse("fireman", "hunter").map("van bandit-camp-a tunnel-a").hand(0, "firemans-endurance").hp(0, 1)
    table.turn(0).rolling(*QUIET).choose(Play("firemans-endurance", 0)).choose(Move("bandit-camp-a"))
    assert table.survivor(0).dead
    assert table.asked() == (1,)


@rule("MAX-KEYWORD-14")
def test_a_tile_that_acts_on_everybody_is_named_as_the_cause():
    table = apocalypse("fireman", "hunter").map("van ?cemetery").only_monsters("walker", "spitter")
    table.turn(0).choose(Move("cemetery"))
    assert [(event.who, event.place) for event in table.told(events.TileActed)] == [(0, table.place("cemetery"))]


# --- Equipment that nobody has room for ---


@rule("MAX-FREE-11", "MAX-EQUIP-4")
def test_traded_equipment_that_neither_side_can_keep_lies_on_the_tile():
    """The one has such a thing already, the other has filled its room with what came for it."""
    table = apocalypse("fireman", "hunter").gear(0, "fuel", "flashlight").turn(0)
    table.gear(1, "flashlight", "bow", "machete", "camouflage")
    table.choose(Trade(1)).choose(Give("fuel")).choose(Ask("flashlight")).choose(Propose()).choose(Accept(), 1)
    table.choose(Leave(), 1)
    assert table.gear_ids(0) == ["flashlight"]
    assert table.gear_ids(1) == ["bow", "machete", "camouflage", "fuel"]
    assert table.lying_ids("van") == ["flashlight"]


@rule("MAX-FREE-5")
def test_the_very_card_that_finds_no_room_is_told_to_stay():
    table = apocalypse("fireman", "hunter").gear(0, "fuel").gear(1, "crossbow", "machete", "bow").turn(0)
    fuel = table.state.survivors[0].bodies[0].gear[0].card
    table.choose(Trade(1)).choose(Give("fuel")).choose(Propose()).choose(Accept(), 1).choose(Leave())
    assert [(event.who, event.card) for event in table.told(events.KeptGear)] == [(0, fuel)]


@rule("MAX-FREE-11", "MAX-EQUIP-1")
def test_what_was_fitted_to_equipment_that_is_set_down_is_discarded():
    table = apocalypse("gunslinger").gear(0, "colt").fitted(0, "colt", "hollow-points").turn(0)
    held = gear.lift(table.now, 0, table.held(0, "colt"))
    gear.set_down(table.now, 0, held)
    assert (table.lying_ids("van"), table.discard_ids(0)) == (["colt"], ["hollow-points"])


# --- hunger ---


@rule("MAX-HUNGER-11", "MAX-END-3")
def test_whoever_starves_to_death_gets_no_hungrier():
    table = apocalypse("fireman", "hunter").hunger(0, 6, len(TRACK)).turn(0)
    assert list(Starve(amount=3).resolve(table.now, Deed(0, "MAX-HUNGER-11"))) == []
    assert [event.how for event in table.told(events.Died)] == ["hunger"]
    assert table.survivor(0).track == len(TRACK) + 1


@rule("MAX-CARD-7")
def test_equipment_that_discards_itself_does_so_once_and_only_while_it_is_in_play():
    table = apocalypse("fireman").gear(0, "lighter").turn(0)
    deed = Deed(0, "MAX-CARD-7", gear=table.held(0, "lighter"))
    assert list(Lose(what="this").resolve(table.now, deed)) == []
    assert (table.gear_ids(0), table.discard_ids(0)) == ([], ["lighter"])
    table.now.survivors[0].bodies[0].gear.append(Gear(table.now.kit_of(0).deck.pop()))
    assert list(Lose(what="this").resolve(table.now, deed)) == []
    assert (len(table.gear_ids(0)), table.discard_ids(0)) == (1, ["lighter"])


@rule("MAX-CARD-6")
def test_a_single_monster_is_reason_enough_to_bombard_a_tile():
    barrage = Barrage(amount=1, reach="short")
    assert barrage.possible(apocalypse("fireman").foes(0, "walker").state, 0)
    assert not barrage.possible(apocalypse("fireman").state, 0)


# --- one of a pair ---


@rule("MAX-DOG-15")
def test_whose_veteran_is_dead_is_chosen_as_the_dog():
    table = apocalypse("fireman", "veteran").dead(1, VETERAN).turn(0)
    assert as_whom(table.now, [0, 1]) == [Whom(0, 0), Whom(1, DOG)]


@rule("MAX-DOG-15")
def test_what_hits_both_of_a_pair_leaves_the_dead_one_alone():
    table = apocalypse("veteran").dead(0, VETERAN).turn(0)
    harm.hurt_all(table.now, [0], 2, kind="tile", rule="MAX-DOG-15")
    assert [event.character for event in table.told(events.Hurt)] == [table.body(0, DOG).character]


@rule("MAX-MONSTER-7", "MAX-DOG-15")
@pytest.mark.parametrize(("body", "amount"), [(DOG, 2), (VETERAN, 0)])
def test_the_dead_suffer_nothing_and_nobody_suffers_from_a_hit_of_nothing(body, amount):
    table = apocalypse("veteran").dead(0, DOG).turn(0)
    assert harm.hurt(table.now, 0, body, amount, kind="monster", rule="MAX-MONSTER-7") == 0
    assert table.told(events.Hurt) == []


@rule("MAX-FAQ-7", "MAX-CARD-7")
def test_whoever_has_no_living_dog_guards_none():
    table = apocalypse("veteran", "fireman").dead(0, DOG).turn(0)
    for seat in (0, 1):
        assert list(GuardDog().resolve(table.now, Deed(seat, "MAX-CARD-7"))) == []
    assert table.told(events.Shielded) == []


@rule("MAX-DOG-15", "MAX-HUNGER-8")
def test_food_is_for_both_of_a_pair_so_that_nobody_is_asked_for_whom_it_is():
    table = apocalypse("veteran").hunger(0, 4).hand(0, "food-2").turn(0).choose(Play("food-2", 0))
    assert (table.asks(), table.survivor(0).hunger) == ("MAX-ACTION-1", 2)


# --- what is no reason by itself ---


@rule("MAX-CARD-6")
def test_a_second_shot_or_a_pull_is_no_reason_to_aim_at_nobody():
    table = apocalypse("gunslinger").gear(0, "revolver").hand(0, "lasso").turn(0)
    assert not table.can(Use("revolver"))
    assert not table.can(Play("lasso", 0))


@rule("MAX-CARD-7")
@pytest.mark.parametrize(("tokens", "foes"), [(0, ("walker",)), (3, ())])
def test_a_volley_without_ammunition_or_without_a_monster_does_nothing(tokens, foes):
    table = apocalypse("gunslinger").gear(0, "colt", tokens=tokens).foes(0, *foes).turn(0)
    before = len(table.told(Event))
    assert list(Volley(per=2, reach="short").resolve(table.now, Deed(0, "MAX-CARD-7"))) == []
    assert len(table.told(Event)) == before
    assert table.held(0, "colt").tokens == tokens


@rule("MAX-SCAV-7")
def test_a_card_that_was_found_is_something_learned_that_nobody_takes_back():
    table = apocalypse("fireman").map("van hospital").at(0, "hospital").scavenge("red", "food-1").turn(0)
    before = table.now.unveiled
    assert table.choose(Search("red")).now.unveiled > before


@rule("MAX-CARD-7")
def test_a_monster_that_is_gone_strikes_nobody():
    table = apocalypse("fireman").foes(0, "walker", "spitter").turn(0)
    gone = table.now.survivors[0].foes.pop()
    for foe in (gone, None):
        assert list(Strike().resolve(table.now, Deed(0, "MAX-CARD-7", foe=foe))) == []
    assert table.told(events.Attacked) == []
    table.now.survivors[0].foes.append(gone)


@rule("MAX-MOVE-10")
def test_whoever_stands_in_no_tunnel_cannot_leave_by_one_though_others_could():
    world = apocalypse("fireman", "hunter").map("van tunnel-a tunnel-b").at(1, "tunnel-a").state
    assert [Jump(to="same-kind").possible(world, seat) for seat in (0, 1)] == [False, True]
    assert Jump(to="same-kind", whom="one").possible(world, 0)


@rule("MAX-CARD-6", "MAX-DRAW-2")
@pytest.mark.parametrize(("left", "fine"), [(0, False), (1, True)])
def test_a_card_that_draws_one_can_be_played_for_the_last_card_of_the_deck(left, fine):
    table = apocalypse("fireman").hand(0, "energy-drink").deck(0, *["ladder"] * left).turn(0)
    assert table.can(Play("energy-drink", 0)) == fine


# --- before the first turn ---


@rule("MAX-SETUP-16")
def test_what_somebody_starts_with_is_found_wherever_it_lies_in_the_deck():
    world = set_up("gunslinger").state
    deck = world.kit_of(0).deck
    colts = [card for card in deck if world.design(card).id == "colt"]
    world.kit_of(0).deck = [card for card in deck if card not in colts] + colts[:1]
    assert deal_hands(world) is None
    assert [held.card for held in world.survivors[0].bodies[0].gear] == colts[:1]


# --- the place a mission is about ---


@rule("MAX-MISSION-1")
def test_the_place_a_mission_is_about_is_known_once_it_is_turned_up():
    table = apocalypse("fireman", mission="develop-the-cure").map("van ?hospital farm-a").arrange(goal=None).turn(0)
    table.choose(Move("hospital"))
    assert table.now.goal == table.place("hospital")


@rule("MAX-CARD-7", "MAX-END-1")
@pytest.mark.parametrize("dead", [True, False])
def test_what_the_dead_would_have_done_to_others_is_not_done(dead):
    table = apocalypse("fireman", "hunter").hunger(1, 2)
    if dead:
        table.dead(0)
    hungry = Each(who="others", effects=(Starve(),))
    assert list(carry_out(table.state, (hungry,), Deed(0, "MAX-CARD-7"))) == []
    assert table.state.survivors[1].hunger == (2 if dead else 3)


# --- a deck for two ---


@rule("MAX-VARIANT-7", "MAX-DRAW-2")
def test_the_dead_draw_nothing_of_a_deck_they_shared():
    table = apocalypse("fireman", "hunter", solo="merged").dead(0).turn(1)
    before = len(table.now.kit_of(1).deck)
    assert list(drawing.draw_cards(table.now, 0, cause=Cause("action"), rule="MAX-DRAW-2")) == []
    assert (len(table.now.kit_of(1).deck), table.hand_ids(1)) == (before, [])


# --- tiles that go ---


@rule("MAX-SPAWN-10")
def test_a_seven_that_reveals_a_tile_at_the_edge_removes_none():
    rows = ("van ?tunnel-a refuge-a", "refuge-b oasis prison", "desert-a mountain-a tunnel-b")
    table = apocalypse("fireman", "hunter", mission="fallout").map(*rows).rolling(3, 4, *QUIET).turn(0, "spawn")
    assert [event.place for event in table.told(events.Revealed)] == [table.place("tunnel-a")]
    assert not any(table.now.gone)
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-MISSION-8")
@pytest.mark.parametrize(("laid", "spot"), [("avenue-red", "prison"), ("desert-a", "mountain-a")])
def test_where_no_tile_is_far_enough_the_farthest_is_taken_that_leaves_the_map_in_one_piece(laid, spot):
    """A ring of eight tiles, of which one will go: its neighbours on the ring can go as well."""
    rows = ("van ?tunnel-a ?avenue-red", "?refuge-a . ?prison", "?refuge-b ?desert-a ?mountain-a")
    table = apocalypse("fireman").map(*rows).turn(0)
    far = Tokens(role="machine", from_start=9)
    assert next_spot(table.now, far, [table.place(laid)], None) == table.place(spot)


@rule("MAX-MISSION-5")
def test_on_which_of_the_tiles_far_enough_a_token_lies_is_left_to_chance():
    def spot(seed):
        rows = ("van ?tunnel-a ?avenue-red", "?refuge-a ?oasis ?prison", "?refuge-b ?desert-a ?mountain-a")
        table = apocalypse("fireman", seed=seed).map(*rows).turn(0)
        return table.now.tile(next_spot(table.now, Tokens(role="machine", from_start=3), [], None)).id

    assert {spot(seed) for seed in range(20)} == {"prison", "desert-a", "mountain-a"}


@rule("MAX-ACTION-12")
def test_more_actions_cite_the_rule_of_actions_and_fewer_what_took_them():
    for by, cited in ((1, "MAX-ACTION-12"), (-1, "MAX-KEYWORD-8")):
        table = apocalypse("fireman").turn(0)
        assert list(Actions(by=by).resolve(table.now, Deed(0, "MAX-KEYWORD-8"))) == []
        assert [event.rule for event in table.told(events.ActionsChanged)] == [cited]


@rule("MAX-MISSION-8")
@pytest.mark.parametrize(("tile", "fine"), [("avenue-red", False), ("prison", True), ("mountain-a", True)])
def test_no_tile_goes_that_would_make_a_marked_one_the_last_bridge(tile, fine):
    rows = ("van tunnel-a avenue-red", "refuge-a . prison", "refuge-b desert-a mountain-a")
    table = apocalypse("fireman", mission="burn-the-machines").map(*rows).marked("mountain-a").turn(0)
    assert may_raze(table.now, table.place(tile)) == fine


# --- what lies known under a deck ---


@rule("MAX-SCAV-1")
@pytest.mark.parametrize(("sunk", "after"), [(0, [0, 0]), (1, [1, 1]), (2, [2, 1]), (3, [2, 1])])
def test_of_the_cards_known_under_a_deck_no_more_are_left_than_the_deck_holds(sunk, after):
    state = apocalypse("fireman").only_scavenge("red", "food-1", "food-2", "food-3").state
    state.sunk[0] = sunk
    seen = []
    for _ in after:
        take_top(state, 0)
        seen.append(state.sunk[0])
    assert seen == after


# --- what was seen is not taken back ---


def lay_one_aside(world):
    steps = setup.mulligan(world, 0)
    next(steps)
    with pytest.raises(StopIteration):
        steps.send(LayAside(world.kit_of(0).hand[0]))


def turn_two_over(world):
    steps = Scavenge(amount=1, look=2).resolve(world, Deed(0, "MAX-SCAV-11"))
    steps.send(next(steps).options(0)[0])


SEEN = {
    "a card is drawn": lambda world: list(drawing.draw_cards(world, 0, cause=FOUND, rule="MAX-ACTION-2")),
    "an opening hand is drawn anew": lay_one_aside,
    "a light shows two cards": lambda world: next(scavenging._best_of(world, 0, 0, 2)),
    "a monster comes": lambda world: next(
        encounters.attach(world, 0, world.monsters.pop(), cause=FOUND, rule="MAX-SPAWN-1"), None
    ),
    "a tile is turned up": lambda world: next(moving.uncover(world, 0, 0, rule="MAX-MOVE-4"), None),
    "cards are burned": lambda world: hands.burn(world, 0, 2, rule="MAX-KEYWORD-5"),
    "cards are turned over": turn_two_over,
}


@rule("MAX-SETUP-12", "MAX-DRAW-2", "MAX-SCAV-1", "MAX-MONSTER-2", "MAX-MOVE-4", "MAX-KEYWORD-5", "MAX-SCAV-11")
@pytest.mark.parametrize("seen", SEEN)
def test_what_somebody_has_seen_is_something_learned_that_nobody_takes_back(seen):
    world = apocalypse("fireman", "surgeon").hand(0, "firemans-endurance").state
    before = world.unveiled
    SEEN[seen](world)
    assert world.unveiled == before + 1


# --- what begins anew, and what is over ---


@rule("MAX-TURN-1", "MAX-TURN-3")
def test_with_a_turn_begins_anew_all_that_is_counted_by_turns():
    world = apocalypse("fireman", "veteran").state
    survivor = world.survivors[1]
    flags = ("moved", "swapped", "traded", "stored", "gave_up", "confined")
    for name in flags:
        setattr(survivor, name, True)
    survivor.searched, survivor.declined, survivor.actions = [1], [(0, [], [])], 1
    for body in survivor.bodies:
        body.guarded = True
        for held in body.gear:
            held.used = True
    for other in world.survivors:
        other.entered = 0
    turn.begin_turn(world, 1)
    assert not any(getattr(survivor, name) for name in flags)
    assert (survivor.searched, survivor.declined, survivor.actions, survivor.start) == ([], [], 4, survivor.place)
    assert not any(body.guarded or any(held.used for held in body.gear) for body in survivor.bodies)
    assert [other.entered for other in world.survivors] == [None, None]


@rule("MAX-TURN-4", "MAX-KEYWORD-3")
def test_what_lasts_until_ones_turn_is_over_for_the_last_of_all():
    world = apocalypse("fireman", "hunter").foes(1, "walker", "walker").state
    last = world.survivors[1]
    last.foes[0].stunned, last.foes[1].stunned = [0, 1], [0]
    last.lasting = [Lasting(1, 0), Lasting(2, 1)]
    turn.wear_off(world, 0)
    assert [foe.stunned for foe in last.foes] == [[1], []]
    assert [one.card for one in last.lasting] == [2]
    last.lasting = [Lasting(1, 0, this_turn=True), Lasting(2, 1)]
    list(turn.check(world, 0))
    assert [one.card for one in last.lasting] == [2]


@rule("MAX-MONSTER-7")
def test_no_damage_at_all_is_nothing_to_tell():
    world = apocalypse("fireman").arrange(told=[]).state
    assert harm.hurt(world, 0, 0, 0, kind="monster", rule="MAX-MONSTER-7") == 0
    assert world.told == []
    assert harm.hurt(world, 0, 0, 1, kind="monster", rule="MAX-MONSTER-7") == 1


def test_of_the_weakest_the_next_in_turn_order_is_meant_and_the_active_one_last():
    table = apocalypse("fireman", "hunter", "surgeon")
    for seat in range(3):
        table.hp(seat, 3)
    world = table.arrange(active=1).state
    assert monsters.weakest(world) == 2
    table.hp(2, 4)
    assert monsters.weakest(world) == 0
    table.hp(0, 4)
    assert monsters.weakest(world) == 1


# --- bosses ---


def test_a_boss_that_came_has_come_for_good_and_no_other_monster_is_one():
    world = apocalypse("fireman").state
    designs = world.book.monsters
    boss, plain = (next(card for card, one in enumerate(designs) if one.boss is kind) for kind in (True, False))
    for card, came in ((plain, False), (boss, True), (plain, True)):
        next(encounters.attach(world, 0, card, cause=FOUND, rule="MAX-SPAWN-1"), None)
        assert world.boss_came is came


@rule("MAX-SETUP-4")
def test_a_boss_that_is_shuffled_into_the_deck_may_lie_anywhere_in_it():
    missions = apocalypse("fireman").state.book.missions
    shuffled = [one.id for one in missions if one.boss in ("shuffled", "in-and-under") and one.bosses]
    assert shuffled
    for mission in shuffled:
        depths = set()
        for seed in range(6):
            world = set_up("fireman", mission=mission, seed=seed).state
            depths |= {place for place, card in enumerate(world.monsters) if world.book.monsters[card].boss}
        assert len(depths) > 2, mission


@rule("MAX-SETUP-4")
def test_what_lies_in_the_lower_part_of_the_deck_and_where_is_left_to_chance():
    missions = apocalypse("fireman").state.book.missions
    for mission in [one.id for one in missions if one.boss in ("under", "lower-half") and one.bosses]:
        worlds = [set_up("fireman", mission=mission, seed=seed).state for seed in range(8)]
        lower = [[world.book.monsters[card] for card in world.lower] for world in worlds]
        assert len({next(place for place, one in enumerate(cards) if one.boss) for cards in lower}) > 1, mission
        assert len({tuple(sorted(one.id for one in cards if not one.boss)) for cards in lower}) > 1, mission

"""What a table is worth to the team: of two tables of one mission the one from which it is more likely to be won."""

from holdouts.games.maximum_apocalypse.worth import facts, worth
from holdouts.testing import apocalypse

FIELD = ("van avenue-red avenue-green avenue-blue", "tunnel-a gas-station-a farm-a police-station")
"""A map with a tile for each deck, the Van in a corner."""


def of(table) -> float:
    return worth(table.state, 0)


def fact(name, table) -> float:
    return facts(table.state, 0)[name]


def team(mission="rescue-the-scientist", *rows):
    return apocalypse("fireman", "gunslinger", mission=mission).map(*(rows or FIELD))


# --- goods ---


def test_goods_are_worth_more_stored_than_far_away_in_hand_and_that_more_than_lying_there():
    stored = team().stored("fuel", "fuel").at(0, "police-station")
    far = team().gear(0, "fuel", "fuel").at(0, "police-station")
    left = team().lying("police-station", "fuel", "fuel").at(0, "police-station")
    assert of(stored) > of(far) > of(left)


def test_the_fuller_the_decks_are_of_what_is_wanted_the_fewer_searches_it_takes():
    rich = team().stored("fuel", "fuel", "fuel").only_scavenge("red", "fuel", "fuel", "ammo-full")
    poor = team().stored("fuel", "fuel", "fuel").only_scavenge("red", "fuel", "ammo-2", "ammo-full")
    assert fact("searches", rich) < fact("searches", poor)
    assert of(rich) > of(poor)


def test_what_is_nowhere_any_more_is_as_good_as_lost():
    def without_fuel():
        return team().only_scavenge("red", "ammo-full").only_scavenge("green", "food-1").only_scavenge("blue", "ammo-2")

    there = without_fuel().only_scavenge("red", *["fuel"] * 4)
    assert fact("gone", without_fuel())
    assert not fact("gone", there)
    assert of(without_fuel()) < of(there)


def test_it_is_good_to_be_near_a_tile_where_what_is_wanted_can_be_found():
    def at(tile):
        return team("tutorial").stored("fuel", "fuel").only_scavenge("green").only_scavenge("blue").at(0, tile)

    assert fact("way-to-search", at("gas-station-a")) < fact("way-to-search", at("police-station"))
    assert of(at("gas-station-a")) > of(at("police-station"))


def test_what_nobody_lacks_takes_no_search():
    table = team().stored("fuel", "fuel", "fuel", "fuel")
    assert not fact("missing", table)
    assert fact("searches", table) == fact("way-to-search", table) == 0


def test_what_lies_under_objective_tokens_is_not_looked_for_elsewhere():
    table = team("convoy", "van farm-a", "tunnel-a military-base")
    assert fact("missing", table)
    with_token = team("convoy", "van farm-a", "tunnel-a military-base").marked("farm-a")
    assert fact("buried", with_token) > 0
    assert fact("searches", with_token) < fact("searches", table)


# --- whom the mission wants ---


def test_the_scientist_is_worth_more_in_somebodys_care_than_left_behind_and_most_near_by():
    held = team().gear(0, "scientist").at(0, "police-station")
    left = team().lying("police-station", "scientist").at(0, "avenue-blue").at(1, "avenue-blue")
    lost = team().lying("police-station", "scientist")
    assert of(held) > of(left) > of(lost)


def test_the_journal_is_as_dear_as_the_scientist_once_it_carries_the_message():
    table = team("recover-the-intelligence", "military-base avenue-red farm-a").hand(0, "dusty-journal").at(0, "farm-a")
    assert not fact("person-held", table)
    table.arrange(message=True)
    assert fact("person-held", table)
    assert fact("homeward", table)


def test_contact_is_likelier_with_the_journal_or_stealth_and_best_behind_one():
    rows = ("military-base avenue-red farm-a",)
    usual = team("recover-the-intelligence", *rows).marked("farm-a")
    watched = team("recover-the-intelligence", *rows).marked("farm-a").swarm("farm-a", 3)
    ready = team("recover-the-intelligence", *rows).marked("farm-a").hand(1, "dusty-journal")
    assert fact("contact-odds", watched) < fact("contact-odds", usual) < fact("contact-odds", ready) == 1
    assert of(watched) < of(usual) < of(ready)
    made = team("recover-the-intelligence", *rows).marked("farm-a").arrange(marked=[2])
    assert fact("contact", made)
    assert not fact("contact", ready)


# --- what is to be done ---


def test_what_the_mission_is_about_is_worth_being_found():
    shown = team("nuclear-winter", "van avenue-red refuge-a")
    hidden = team("nuclear-winter", "van avenue-red ?refuge-a").arrange(goal=None)
    assert fact("unknown", hidden)
    assert of(shown) > of(hidden)
    assert fact("way-to-unseen", team("nuclear-winter", "van ?refuge-a avenue-red").arrange(goal=None)) < fact(
        "way-to-unseen", hidden
    )


def test_the_way_to_work_counts_until_it_is_done():
    near, far = team().at(0, "avenue-blue"), team()
    assert fact("way-to-work", near) < fact("way-to-work", far)
    assert fact("way-to-work", team().arrange(work=2)) == 0


def test_it_is_the_way_of_whoever_has_what_work_takes():
    def bomb(holder):
        rows = ("van avenue-red avenue-green power-plant",)
        return team("defuse-the-bomb", *rows).hand(holder, "dusty-journal").at(1, "avenue-green")

    assert fact("way-to-work", bomb(1)) < fact("way-to-work", bomb(0))


def test_nests_are_worth_more_with_fewer_monsters_in_them():
    rows = ("military-base avenue-red farm-a",)
    full = team("defend-the-base", *rows).marked("farm-a").swarm("farm-a", 3)
    thinned = team("defend-the-base", *rows).marked("farm-a").swarm("farm-a", 1)
    cleared = team("defend-the-base", *rows)
    assert of(full) < of(thinned) < of(cleared)


def test_a_sample_that_clings_to_somebody_need_only_be_killed():
    assert fact("samples-met", team("collect-samples").foes(0, "spitter", "walker")) > 0
    done = team("collect-samples").sampled("spitter", "spitter").foes(0, "spitter")
    assert fact("samples-met", done) == 0


def test_the_last_hidden_tile_counts_where_all_are_to_be_seen():
    rows = ("van avenue-red ?farm-a", "tunnel-a ?farm-b ?hospital")
    assert fact("last-unseen", team("scout-the-alien-zone", *rows)) < 1
    assert fact("last-unseen", team("rescue-the-scientist", *rows)) == 1


# --- home ---


def test_when_all_is_done_it_counts_how_far_the_farthest_is_from_home():
    def done():
        return team("tutorial").stored("fuel", "fuel", "fuel", "fuel")

    assert fact("homeward", done())
    assert of(done()) > of(done().at(1, "avenue-green")) > of(done().at(1, "police-station"))
    assert not fact("homeward", team("tutorial").stored("fuel", "fuel", "fuel"))


def test_a_clock_leaves_less_time_to_whoever_is_far_away():
    def ticking(left):
        return team("defuse-the-bomb").arrange(work=2, deadline=left, deadline_seat=0).at(1, "police-station")

    assert fact("spare", ticking(3)) > fact("spare", ticking(1)) > fact("spare", ticking(1).arrange(deadline=0)) - 1
    assert of(ticking(3)) > of(ticking(1))


def test_monsters_on_people_keep_them_from_winning_only_where_the_mission_says_so():
    assert fact("harried", team("nuclear-winter").foes(0, "mutant-rat")) > 0
    assert fact("harried", team("fallout").foes(0, "mutant-rat")) == 0


# --- people and the map ---


def test_wounds_monsters_hunger_and_death_are_worth_less():
    usual = of(team())
    assert of(team().hp(0, 6)) < usual
    assert of(team().foes(0, "zombie-dog", "zombie-dog")) < usual
    assert of(team().hunger(0, 6, track=2)) < usual
    assert of(team().dead(1)) < usual


def test_whoever_dies_soon_is_dying():
    assert fact("dying", team()) == 0
    assert fact("dying", team().hp(0, 4).foes(0, "zombie-dog")) == 0.5
    assert fact("dying", team().hp(0, 3).poisoned(0, 2)) == 0.5
    assert fact("dying", team().hunger(0, 6, track=4)) == 0.5
    assert fact("dying", team().hunger(0, 6, track=4).hand(0, "food-3")) == 0


def test_a_stunned_monster_is_less_of_a_danger():
    assert of(team().foes(0, "zombie-dog", stunned_by=0)) > of(team().foes(0, "zombie-dog"))


def test_a_weapon_counts_while_it_can_be_used_and_so_do_fists():
    armed = team().gear(1, "colt")
    assert fact("unarmed", armed) == 0
    assert fact("unarmed", team().gear(1, "colt", tokens=0)) == 0.5
    assert fact("unarmed", team().gear(1, "colt").hunger(0, 6)) == 0.5


def test_the_last_cards_of_a_deck_count_most():
    table = team().deck(0, "lighter", "lighter")
    assert fact("last-cards", table) > fact("last-cards", team()) == 0
    assert of(table) < of(team())


def test_tokens_are_worth_less_the_more_they_are_and_the_nearer():
    assert of(team().swarm("police-station", 3)) < of(team())
    assert of(team().swarm("avenue-red", 3)) < of(team().swarm("police-station", 3))


def test_food_that_was_found_is_worth_more_than_food_in_the_decks():
    table = team().only_scavenge("green", "ammo-3")
    assert fact("food-left", table) < fact("food-left", team())


def test_one_hand_that_two_survivors_share_counts_once():
    table = apocalypse("fireman", "gunslinger", solo="merged").map(*FIELD).hand(0, "fuel", "fuel")
    assert table.state.merged
    assert fact("missing", table)

"""What a seat sees: everything it may know, and nothing else."""

from collections.abc import Iterator

import msgspec
import pytest

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Window
from holdouts.engine.events import readable
from holdouts.engine.library import base_words, new_table
from holdouts.engine.table import Table
from holdouts.engine.view import Back, Face, Person, View, Zone, line, log, naming_for, view
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Begin,
    Dig,
    Eat,
    Feed,
    Finish,
    Give,
    OnPile,
    Play,
    Stop,
)
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition, expedition, set_out
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.testing import rule

EN = base_words(GAME, "en")
FR = base_words(GAME, "fr")
NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")


def seen_by(table: ExpeditionPosition, seat: int | None) -> View:
    return view(table.table, seat, EN, NAMES)


def encoded(shown: View) -> str:
    return msgspec.json.encode(shown).decode()


def zone(shown: View | Person, ref: str) -> Zone:
    zones = shown.scene.zones if isinstance(shown, View) else shown.zones
    return next(zone for zone in zones if zone.ref == ref)


def faces(zone: Zone) -> list[str]:
    return [card.name for card in zone.cards if isinstance(card, Face)]


def backs(zone: Zone) -> list[str]:
    return [card.back for card in zone.cards if isinstance(card, Back)]


def reason(shown: View, name: str) -> str:
    """Why the card of that name cannot be used."""
    cards = [
        card
        for place in (*shown.scene.zones, *(z for p in shown.scene.people for z in p.zones))
        for card in place.cards
    ]
    refs = {card.ref for card in cards if isinstance(card, Face) and card.name == name}
    return next((why.text for why in shown.reasons if why.ref in refs), "")


# --- hands ---


@rule("GOD-CARD-14")
def test_a_hidden_hand_card_is_nowhere_in_another_seats_view():
    table = expedition(seats=2).hand(0, "royal-jelly", "bait").hand(1, "hunt").turn(0)
    assert "Royal Jelly" in encoded(seen_by(table, 0))
    assert "Royal Jelly" not in encoded(seen_by(table, 1))


@rule("GOD-CARD-14")
def test_backs_of_hands_show_their_levels_in_an_order_that_tells_nothing():
    table = expedition(seats=2).hand(0, "royal-jelly", "bait", "hunt").turn(0)
    assert backs(zone(seen_by(table, 1).scene.people[0], "hand:0")) == ["Level 1", "Level 2", "Level 3"]


def test_a_card_that_everybody_saw_is_still_seen_in_the_hand():
    table = expedition(seats=2).hand(0, "bait").searched("hunt").harvest(0)
    table.choose(table.options(0)[0])
    hand = zone(seen_by(table, 1).scene.people[0], "hand:0")
    assert (faces(hand), backs(hand)) == (["Hunt"], ["Level 1"])


def test_the_owner_is_told_which_of_their_cards_everybody_saw():
    table = expedition(seats=2).hand(0, "bait").searched("hunt").harvest(0)
    table.choose(table.options(0)[0])
    tags = {
        card.name: card.tags
        for card in zone(seen_by(table, 0).scene.people[0], "hand:0").cards
        if isinstance(card, Face)
    }
    assert tags == {"Bait": (), "Hunt": ("Seen by everyone",)}


def give(table: ExpeditionPosition, card: str) -> ExpeditionPosition:
    return table.choose(Approach()).choose(Aim(1)).choose(Give(card)).choose(Accept())


@rule("GOD-HAND-4")
def test_a_gift_is_known_to_giver_and_receiver_alone():
    table = give(expedition(seats=3).hand(0, "royal-jelly", "instinct").turn(0), "royal-jelly")
    assert faces(zone(seen_by(table, 0).scene.people[1], "hand:1")) == ["Royal Jelly"]
    assert "Royal Jelly" not in encoded(seen_by(table, 2))


@rule("GOD-CARD-14")
def test_what_stays_in_a_hand_does_not_tell_which_of_two_known_cards_was_given():
    table = expedition(seats=3).searched("hunt", "rest", "scout").harvest(0)
    for _ in range(3):
        table.choose(table.options(0)[0])
    give(table, "hunt")
    third = seen_by(table, 2)
    assert faces(zone(third.scene.people[0], "hand:0")) == ["Scout"]
    assert backs(zone(third.scene.people[1], "hand:1")) == ["Level 2"]


@rule("GOD-CARD-14")
def test_a_known_card_that_is_the_only_one_with_its_back_is_still_known_after_a_gift():
    table = expedition(seats=3).hand(0, "bait").searched("hunt").harvest(0)
    table.choose(table.options(0)[0])
    give(table, "hunt")
    assert faces(zone(seen_by(table, 2).scene.people[1], "hand:1")) == ["Hunt"]


def test_a_spectator_sees_no_secret():
    table = expedition(seats=2).hand(0, "royal-jelly", "torch").pile(0, "hunt", "snare").turn(0)
    table.choose(Play("torch")).choose(OnPile(0))
    text = encoded(seen_by(table, None))
    assert all(name not in text for name in ("Royal Jelly", "Hunt", "Snare"))
    assert not any("Snare" in told.text for told in log(table.table, None, EN, NAMES))


# --- piles ---


def test_the_back_of_the_top_card_shows_its_level():
    table = expedition().pile(0, "hunt", "bait").turn(0)
    pile = zone(seen_by(table, 0), "pile:0")
    assert (pile.count, backs(pile), pile.note) == (2, ["Level 2"], "")


def test_only_who_looked_sees_the_cards_of_a_pile():
    table = expedition().hand(0, "torch").pile(0, "hunt", "snare", "rest", "bait").turn(0)
    table.choose(Play("torch")).choose(OnPile(0))
    mine, theirs = (zone(seen_by(table, seat), "pile:0") for seat in (0, 1))
    assert faces(mine) == ["Hunt", "Snare", "Rest"]
    assert mine.note == "Known below: “Snare” under 1 card and “Rest” under 2 cards."
    assert (backs(theirs), theirs.note) == (["Level 2"], "")


def test_whoever_chooses_among_cards_of_a_pile_can_read_each_of_them():
    table = expedition().hand(0, "hunt").pile(0, "snare", "rest", "bait").turn(0)
    table.choose(Play("hunt")).choose(OnPile(0))
    shown = seen_by(table, 0)
    on_the_table = {card.ref for card in zone(shown, "pile:0").cards}
    wanted = {ref for choice in shown.prompt.choices for ref in choice.refs}
    assert len(wanted) == 3
    assert wanted <= on_the_table


def test_what_was_revealed_is_seen_by_all():
    table = expedition().hand(0, "scout").pile(0, "hunt").turn(0)
    table.choose(Play("scout"))
    assert faces(zone(seen_by(table, 1), "pile:0")) == ["Hunt"]
    assert faces(zone(seen_by(table, None), "pile:0")) == ["Hunt"]


def test_a_blind_location_hides_the_levels():
    table = expedition(location="blind-gallery").pile(0, "hunt").turn(0)
    assert backs(zone(seen_by(table, 0), "pile:0")) == ["Level hidden"]


def test_with_two_piles_there_is_no_middle_one():
    table = expedition(location="split-tunnels").turn(0)
    assert [z.title for z in seen_by(table, 0).scene.zones[:2]] == ["Left pile", "Right pile"]


def test_the_chronicle_keeps_the_name_of_a_pile_when_later_there_are_more():
    table = expedition(location="split-tunnels").next_locations("split-tunnels", "choking-narrows").new_round()
    table.choose(Begin()).choose(Dig(1))
    before = [told.text for told in log(table.table, 0, EN, NAMES)]
    assert "the right pile" in before[-1]
    table.choose(Stop()).choose(Finish()).idle_turn().starve(0, 1)
    after = [told.text for told in log(table.table, 0, EN, NAMES)]
    assert len(table.now.piles) == 3
    assert after[: len(before)] == before


# --- the table ---


def test_the_open_peril_shows_what_it_costs_now():
    table = expedition(location="nest-of-eyes").hand(0, "bait", "torch").pile(0, "cave-worm").turn(0).choose(Dig(0))
    assert zone(seen_by(table, 1), "open").note == "To neutralise it now: 1 card and 1 more card."


def test_in_the_last_hunt_everybody_has_a_zone_of_their_own():
    table = expedition(scenario="last-hunt").searched("hunt", seat=0).searched("rest", seat=1)
    shown = seen_by(table, 0)
    assert [faces(zone(person, f"zone:{person.seat}")) for person in shown.scene.people] == [["Hunt"], ["Rest"]]
    assert all(z.ref != "searched" for z in shown.scene.zones)


@rule("GOD-SCENARIO-11")
def test_both_faces_of_the_scenario_can_always_be_read():
    shown = seen_by(expedition(scenario="lost-expedition").turn(0), None)
    assert faces(zone(shown, "scenario")) == ["Lost Expedition", "Messenger's Shaft"]


def test_the_caravan_shows_backs_only():
    table = expedition(caravan=True).under_caravan("hunt", "bait").turn(0)
    caravan = zone(seen_by(table, 0), "caravan")
    assert (backs(caravan), caravan.note) == (["Level 1", "Level 2"], "Not fed yet.")


def test_an_affliction_that_arrived_face_down_is_seen_by_nobody_and_one_turned_down_by_all():
    table = expedition().hand(0, "carapace").afflicted(0, "dread", face_down=True).next_afflictions("rot")
    table.pile(0, "cave-worm").turn(0).choose(Dig(0)).choose(Play("carapace"))
    table.endure()
    for seat in (0, 1, None):
        lying = zone(seen_by(table, seat).scene.people[0], "afflictions:0")
        assert (faces(lying), backs(lying)) == (["Dread"], ["Affliction"])
        assert "Rot" not in [card.name for card in lying.cards if isinstance(card, Face)]


def test_a_face_down_character_is_a_survivor_with_a_known_name():
    table = expedition(characters=True).character(0, "mender", face_up=False).turn(0)
    card = zone(seen_by(table, 1).scene.people[0], "role:0").cards[0]
    assert isinstance(card, Face)
    assert (card.name, card.tags) == ("Survivor", ("“Mender” on the other side",))


# --- plans ---


@pytest.mark.parametrize(("scenario", "shown"), [("daring-retreat", ["Royal Jelly"]), ("wicked-few", [])])
@rule("GOD-FEED-13")
def test_plans_are_open_among_friends_only(scenario: str, shown: list[str]):
    table = expedition(scenario=scenario).hand(0, "royal-jelly", "bait").feeding()
    table.choose(Eat("royal-jelly"), 0)
    assert [face for z in seen_by(table, 1).scene.people[0].zones for face in faces(z)] == shown


@rule("GOD-FEED-13")
def test_a_hidden_plan_leaves_no_trace_in_the_view_of_others():
    table = expedition(scenario="wicked-few", location="choking-narrows").hand(0, "hunt", "rest").feeding()
    before = encoded(seen_by(table, 1))
    table.choose(Eat("hunt"), 0)
    assert encoded(seen_by(table, 1)) == before


def test_a_locked_plan_says_whether_one_feeds_only_where_plans_are_open():
    for scenario, tag in (("daring-retreat", "feeds"), ("wicked-few", "plan locked")):
        table = expedition(scenario=scenario, location="choking-narrows").hand(0, "bait").feeding()
        table.choose(Eat("bait"), 0).choose(Feed(), 0)
        assert tag in seen_by(table, 1).scene.people[0].tags


# --- reasons ---


def test_a_reaction_waits_for_a_peril():
    table = expedition().hand(0, "hide").turn(0)
    assert reason(seen_by(table, 0), "Hide") == ("“Hide” is a Reaction: it can be played only while a Peril is open.")


def test_while_a_peril_is_open_other_cards_wait():
    table = expedition().hand(0, "scout", "salvation").pile(0, "cave-worm").turn(0).choose(Dig(0))
    assert reason(seen_by(table, 0), "Scout") == (
        "“Scout” is no Reaction: while a Peril is open, only Reactions can be played."
    )


def test_the_location_that_forbids_a_card_is_named():
    table = expedition(location="silent-mire").hand(1, "bait").turn(0)
    assert reason(seen_by(table, 1), "Bait") == ("“Silent Mire”: outside your own turn you may play only Reactions.")


def test_a_harvest_without_anything_to_take_says_so():
    asked = seen_by(expedition(seats=2).searched("cave-worm").harvest(0), 0).prompt.text
    assert asked == "There is nothing for you to take. End your turn when you are ready."
    asked = seen_by(expedition(seats=2).searched("hunt").harvest(0), 0).prompt.text
    assert asked == "Harvest: take what you want of the searched Actions, then end your turn."


def test_a_card_that_can_be_played_needs_no_reason():
    table = expedition(seats=2).hand(0, "scout", "dry-ration").turn(0)
    assert reason(seen_by(table, 0), "Scout") == ""
    assert reason(seen_by(table, 0), "Dry Ration") == "“Dry Ration” is food and nothing else: it cannot be played."


def test_between_two_steps_every_hand_card_can_be_played_or_has_a_reason():
    for table, seat in wander(every=5):
        if not isinstance(table.decision, Window) or seat not in table.waiting_for():
            continue
        offered = {f"card:{option.card}" for option in table.options(seat) if isinstance(option, Play)}
        assert isinstance(table.state, Expedition)
        held = {f"card:{card}" for card in table.state.players[seat].hand}
        refused = {why.ref for why in view(table, seat, EN, NAMES).reasons} & held
        assert (offered | refused, offered & refused) == (held, set())


# --- two worlds ---


def wander(*, every: int, stride: int = 5, most: int = 130) -> Iterator[tuple[Table, int]]:
    """Random games of all scenarios; now and then, a table and a seat that looks at it."""
    for number, setup in enumerate(GAME.setups()[::stride]):
        table = new_table(GAME, setup, seed=number)
        dice = Dice(number)
        for step in range(most):
            if table.over:
                break
            if table.go_on().over:
                break
            asked = dice.pick(list(table.waiting_for()))
            if step % every == 0:
                yield table, dice.pick([asked, dice.below(setup.seats)])
            table.choose(dice.pick(table.options(asked)), asked)


def chronicle(table: Table, world: Table, seat: int | None) -> list[str]:
    """What that seat reads of a table's past, with the things of a world called by their names."""
    names = naming_for(world, seat, FR, NAMES)
    return [line(event, FR, names) for _, event in table.story() if readable(event, seat)]


def test_a_world_dealt_anew_looks_the_same_to_who_cannot_tell_it_apart():
    for table, seat in wander(every=11):
        for watcher in (seat, None):
            twin = table.imagine(watcher, seed=seat + 1)
            assert encoded(view(twin, watcher, FR, NAMES)) == encoded(view(table, watcher, FR, NAMES))
            assert chronicle(table, twin, watcher) == chronicle(table, table, watcher)


def test_a_world_dealt_anew_is_another_one():
    """Otherwise the test above would prove nothing."""
    for table, seat in wander(every=40):
        dealt = GAME.encoder.encode(table.imagine(seat, seed=1).state)
        assert dealt != GAME.encoder.encode(table.imagine(seat, seed=2).state)


def test_the_corner_says_what_its_number_means_in_every_language():
    table = expedition().searched("hunt", "fungus-patch").turn(0)
    labels = []
    for words in (EN, FR):
        shown = view(table.table, 0, words, NAMES)
        assert shown.scene.place is not None
        cards = [card for card in zone(shown, "searched").cards if isinstance(card, Face)]
        labels.append([card.corner_label for card in (shown.scene.place, *cards)])
    cost = table.state.place.cost
    assert labels == [[f"cost {cost}", "food 2", ""], [f"coût {cost}", "nourriture 2", ""]]


@pytest.mark.parametrize(
    ("scenario", "told"),
    [("daring-retreat", ("Locations before the last", 2)), ("wicked-few", ("Locations before the last, at least", 2))],
)
def test_only_where_the_last_location_is_shuffled_in_does_the_number_before_it_say_at_least(
    scenario: str, told: tuple[str, int]
):
    gauges = seen_by(set_out(scenario=scenario), 0).scene.gauges
    assert told in [(gauge.title, gauge.value) for gauge in gauges]

"""What comes, goes, changes hands or runs out, told line by line with how much and of whom."""

import pytest

from holdouts.games.this_war_of_mine import events, fight_events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.night import Enemy, Trip
from holdouts.games.this_war_of_mine.picks import BuySeat, CarryOut, Dismantle, GiveUp
from holdouts.games.this_war_of_mine.rules import (
    absence,
    arms,
    dawn,
    dusk,
    enemies,
    goods,
    meeting,
    memory,
    people,
    scavenging,
    tokens,
    unknown,
)
from holdouts.games.this_war_of_mine.state import (
    AWAY,
    HOME,
    IN_BOX,
    IN_SHELTER,
    IN_WASTE,
    NO_TASK,
    NONE,
    ON_SOMEBODY,
    ON_TRIP,
    OUT,
    SCAVENGE,
)
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import run
from tests.games.this_war_of_mine.test_convoy import at_the_yard


def lines(table, kind):
    """What was told of that kind: its fields without the rule."""
    told = [{name: getattr(event, name) for name in event.__struct_fields__} for event in table.told(kind)]
    return [{name: value for name, value in one.items() if name not in ("rule", "to")} for one in told]


def out(*names, noise=1, **options):
    """These are at the nearest Location, with six cards ahead of them, and Zlata is at home."""
    table = shelter(**options).people(*names, "zlata").places("garage", "warehouse", "church")
    for person in table.state.group[:-1]:
        person.where, person.task = OUT, SCAVENGE
    table.state.unknown = [table.state.exploration.pop() for _ in range(6)]
    return table.arrange(trip=Trip(0, noise=noise))


# --- pieces ---


@rule("TWM-GEN-7", "TWM-ADV-8")
@pytest.mark.parametrize(
    ("box", "hidden", "wanted", "gained"), [(3, 2, 2, 2), (1, 2, 2, 2), (1, 1, 3, 2), (0, 0, 1, 0), (2, 0, 2, 2)]
)
def test_what_is_gained_comes_out_of_the_box_and_then_out_of_hiding(box, hidden, wanted, gained):
    table = shelter().box(jewelry=box + hidden)
    siege = table.now
    jewel = siege.book.good("jewelry")
    siege.box[jewel], siege.places[2].hidden[jewel] = box, hidden
    assert goods.available(siege, jewel) == box + hidden
    assert goods.gain(siege, jewel, wanted, siege.storage, rule="TWM-GEN-7") == gained
    assert siege.storage[jewel] == gained
    assert (siege.box[jewel], siege.places[2].hidden[jewel]) == (max(0, box - wanted), hidden + min(0, box - gained))
    assert lines(table, events.Gained) == ([{"good": jewel, "count": gained}] if gained else [])
    assert lines(table, events.BoxEmpty) == ([{"good": jewel}] if gained < wanted else [])


@rule("TWM-GEN-5", "TWM-GEN-6")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_what_is_discarded_or_removed_is_told_as_far_as_it_was_there(there, taken):
    table = shelter().storage(wood=there)
    siege, wood = table.now, table.now.book.wood
    assert goods.discard(siege, wood, 2, siege.storage, rule="TWM-GEN-5") == taken
    assert lines(table, events.Spent) == ([{"good": wood, "count": taken, "what": "discarded"}] if taken else [])
    table = shelter().storage(wood=there)
    siege = table.now
    assert goods.remove(siege, wood, 2, siege.storage, rule="TWM-GEN-6") == taken
    assert lines(table, events.Removed) == ([{"good": wood, "count": taken}] if taken else [])
    assert (siege.storage[wood], siege.waste[wood]) == (there - taken, taken)


@rule("TWM-BOARD-1", "TWM-BOARD-4")
def test_a_swap_is_told_by_what_comes_and_what_goes():
    table = shelter().storage(wood=5, components=4)
    siege, wood = table.now, table.now.book.wood
    assert [type(swap).__name__ for swap in goods.swaps(siege)] == ["PutAside"]
    goods.put_aside(siege, wood)
    assert (siege.storage[wood], siege.fives) == (0, [1, 0])
    goods.break_up(siege, wood)
    assert (siege.storage[wood], siege.fives) == (5, [0, 0])
    assert lines(table, events.Swapped) == [{"good": wood, "count": -5}, {"good": wood, "count": 5}]


@rule("TWM-BOOK-4")
def test_pieces_of_a_sort_are_given_up_one_by_one_until_only_one_kind_is_left():
    siege = shelter().storage(raw_food=1, canned_food=3).now
    raw, canned = siege.book.good("raw-food"), siege.book.good("canned-food")
    steps = goods.give_up(siege, siege.book.sorts["food"], 3, siege.storage, rule="TWM-BOOK-4")
    asked = next(steps)
    assert set(asked.options(0)) == {GiveUp(raw), GiveUp(canned)}
    assert asked.about == {"count": 3}
    with pytest.raises(StopIteration):
        steps.send(GiveUp(raw))
    assert (siege.storage[raw], siege.storage[canned]) == (0, 1)


# --- blank tokens, memories, notes ---


@rule("TWM-GEN-20")
def test_a_blank_token_comes_once_and_goes_into_the_box_or_out_of_the_campaign():
    table = shelter().people("boris", "anton")
    siege = table.now
    cat = tokens.number(siege, "cat")
    assert tokens.gain(siege, "cat", Deed(0, "x"))
    assert siege.tokens[cat] == IN_SHELTER
    assert not tokens.gain(siege, "cat", Deed(0, "x"))
    tokens.lose(siege, "cat", rule="x")
    tokens.lose(siege, "cat", rule="x")
    assert siege.tokens[cat] == IN_BOX
    assert tokens.gain(siege, "cat", Deed(0, "x"), on=siege.group[1].card)
    assert (siege.tokens[cat], siege.group[1].token) == (ON_SOMEBODY, cat)
    tokens.lose(siege, "cat", removed=True, rule="x")
    assert (siege.tokens[cat], siege.group[1].token) == (IN_WASTE, NONE)
    assert not tokens.gain(siege, "cat", Deed(0, "x"))
    assert lines(table, events.TokenCame) == [{"token": cat}] * 2
    assert lines(table, events.TokenWent) == [{"token": cat}] * 2


@rule("TWM-GEN-20")
def test_what_is_found_on_a_trip_comes_along_and_has_its_strokes_until_it_is_lost():
    siege = out("boris").now
    suit = tokens.number(siege, "camouflage-suit")
    tokens.gain(siege, "camouflage-suit", Deed(0, "x", trip=True))
    assert (siege.tokens[suit], siege.strokes[suit]) == (ON_TRIP, 2)
    tokens.lose(siege, "camouflage-suit", rule="x")
    assert siege.strokes[suit] == 0


@rule("TWM-BOOK-12")
def test_whoever_is_fed_is_named_and_a_piece_of_food_is_gone():
    table = shelter().token("dog").storage(raw_food=2)
    siege = table.now
    dog, raw = tokens.number(siege, "dog"), siege.book.good("raw-food")
    dusk.feed(siege, dog, raw)
    assert lines(table, events.Fed) == [{"token": dog, "good": raw}]
    assert (siege.fed, siege.storage[raw]) == ([dog], 1)


@rule("TWM-BOOK-5", "TWM-END-5")
def test_a_memory_and_a_note_come_and_go_once():
    table = shelter().arrange(round=4)
    siege = table.now
    for _ in range(2):
        memory.remember(siege, "aunt")
        memory.note(siege, 1848)
    assert (siege.memories, siege.memory_days, siege.notes) == (["aunt"], {"aunt": 4}, [1848])
    for _ in range(2):
        memory.forget(siege, "aunt")
        memory.strike(siege, 1848)
    assert (siege.memories, siege.memory_days, siege.notes) == ([], {}, [])
    assert lines(table, events.Remembered) == [{"memory": "aunt"}]
    assert lines(table, events.Forgotten) == [{"memory": "aunt"}]
    assert len(table.told(events.NoteWritten)) == len(table.told(events.NoteStruck)) == 1


# --- people ---


@rule("TWM-BOOK-13")
def test_whoever_is_held_on_a_trip_keeps_the_load_until_all_are_back():
    table = out("boris", "anton", "katia")
    siege = table.now
    boris, anton, katia, _ = siege.group
    knife = siege.book.good("knife")
    siege.box[knife] -= 1
    siege.load[knife] += 1
    siege.leaving = [(anton.card, "dusk"), (katia.card, "dusk")]
    absence.begin(siege)
    assert siege.leaving == [(anton.card, "dusk"), (katia.card, "dusk")]
    absence.come_home(siege)
    assert (siege.leaving, siege.storage[knife]) == ([], 0)
    assert [person.where for person in siege.group] == [HOME, AWAY, AWAY, HOME]
    assert lines(table, events.PartyHome) == [{"people": (boris.card,)}]
    assert lines(table, events.WentAway) == [{"person": who.card, "phase": "dusk"} for who in (anton, katia)]
    assert [(who.until, who.task, who.bed) for who in (anton, katia)] == [("dusk", NO_TASK, NONE)] * 2
    katia.until = "evening"
    absence.come_back(siege, "dusk")
    assert ([person.where for person in siege.group], siege.storage[knife]) == ([HOME, HOME, AWAY, HOME], 0)
    absence.come_back(siege, "evening")
    assert (siege.storage[knife], siege.load[knife]) == (1, 0)
    assert lines(table, events.CameBack) == [{"person": anton.card}, {"person": katia.card}]


@rule("TWM-BOOK-13")
def test_those_at_home_go_at_once_and_somebody_who_is_gone_goes_nowhere():
    table = shelter().people("boris", "anton")
    siege = table.now
    siege.leaving = [(99, "dusk"), (siege.group[1].card, "dusk")]
    absence.begin(siege)
    assert siege.leaving == []
    assert [person.where for person in siege.group] == [HOME, AWAY]


@rule("TWM-CHAR-7", "TWM-CHAR-8", "TWM-SETUP-7")
def test_whoever_joins_is_new_unharmed_and_takes_the_first_free_ring():
    table = shelter().people("boris", "anton", "katia").next_card("unused", "characters", "zlata")
    siege = table.now
    siege.group.pop(1)
    siege.unused.insert(0, table.state.book.number("characters", "anton"))
    unveiled = siege.unveiled
    person = people.join(siege, rule="TWM-CHAR-7")
    assert person is siege.group[-1]
    assert siege.character(person).id == "zlata"
    assert (person.ring, person.newcomer, person.levels) == (1, True, [0] * 5)
    assert lines(table, events.Joined) == [{"person": person.card}]
    assert siege.unveiled == unveiled + 1


@rule("TWM-CHAR-9", "TWM-COMBAT-8")
@pytest.mark.parametrize(("died", "fallen"), [(True, 1), (False, 0)])
def test_whoever_is_lost_on_a_trip_leaves_weapons_medicine_and_token_behind(died, fallen):
    table = out("boris", "anton").medicine("boris", meds=2, bandages=1)
    siege = table.state
    boris = siege.group[0]
    knife, cat = siege.book.good("knife"), tokens.number(siege, "cat")
    siege.box[knife] -= 1
    boris.arms, boris.token, siege.tokens[cat] = [knife], cat, ON_SOMEBODY
    boxed = [siege.box[good] for good in siege.book.medicines]
    run(people.lose(siege, boris, died=died, rule="TWM-CHAR-9"))
    assert (siege.pile[knife], siege.storage[knife], siege.dropped) == (1, 0, [])
    assert [siege.box[good] for good in siege.book.medicines] == [boxed[0] + 2, boxed[1], boxed[2] + 1]
    assert siege.tokens[cat] == IN_BOX
    assert (siege.trip.fallen, siege.mourned, siege.gone) == (fallen, 1, [boris.card])


@rule("TWM-COMBAT-8")
@pytest.mark.parametrize("fighting", [True, False])
def test_weapons_of_the_fallen_lie_where_they_fell_in_a_fight_and_go_home_else(fighting):
    table = shelter().people("boris", "anton").storage(knife=1)
    siege = table.state
    boris, knife = siege.group[0], siege.book.good("knife")
    arms.take_up(siege, boris, knife, siege.storage)
    siege.fighting = fighting
    run(people.lose(siege, boris, died=True, rule="TWM-CHAR-9"))
    assert (siege.dropped, siege.storage[knife]) == (([knife], 0) if fighting else ([], 1))


# --- on the way ---


@rule("TWM-SCAV-11", "TWM-SCAV-14")
@pytest.mark.parametrize(
    ("count", "scouted", "left", "known", "returned"),
    [(2, 0, 4, 0, 0), (2, 3, 4, 1, 2), (3, 3, 3, 0, 3), (4, 3, 2, 0, 0), (9, 0, 0, 0, 0)],
)
def test_cards_go_back_on_top_and_what_was_seen_of_them_is_known_there(count, scouted, left, known, returned):
    table = out("boris").arrange(scouted=scouted)
    siege = table.now
    top, deck = siege.unknown[::-1][:count], len(siege.exploration)
    unknown.return_cards(siege, count, rule="TWM-SCAV-11")
    assert (len(siege.unknown), siege.scouted, siege.returned) == (left, known, returned)
    assert siege.exploration[deck:] == top
    assert lines(table, events.CardsReturned) == [{"count": 6 - left, "now": left}]


@rule("TWM-SCAV-14")
def test_cards_that_are_added_lie_below_the_others():
    table = out("boris").arrange(returned=1)
    siege = table.now
    before, coming = list(siege.unknown), siege.exploration[-2:][::-1]
    unknown.add_unknown(siege, 2, rule="TWM-SCAV-14")
    assert siege.unknown == [*coming, *before]
    assert siege.returned == 0
    assert lines(table, events.UnknownGrew) == [{"count": 2, "now": 8}]


@rule("TWM-SCAV-5")
def test_the_first_card_drawn_is_the_first_to_be_turned():
    siege = shelter().now
    top = siege.exploration[-3:][::-1]
    siege.scouted = 2
    unknown.lay_out(siege, 3)
    assert siege.unknown[::-1] == top
    assert siege.scouted == 0
    siege.exploration += siege.unknown
    siege.unknown = []


@rule("TWM-ADV-6")
@pytest.mark.parametrize(("rolled", "lost"), [(6, True), (7, False)])
def test_up_to_a_six_somebody_has_found_what_was_hidden(rolled, lost):
    table = out("boris").rolling(rolled)
    siege = table.now
    knife = siege.book.good("knife")
    siege.box[knife] -= 1
    siege.places[0].hidden[knife] = 1
    boxed = siege.box[knife]
    run(scavenging._look_for_hidden(siege))
    assert siege.places[0].hidden[knife] == 0
    assert (siege.box[knife] - boxed, siege.pile[knife]) == ((1, 0) if lost else (0, 1))
    assert len(table.told(events.CacheEmptied)) == lost
    assert len(table.told(events.CacheFound)) == (not lost)


@rule("TWM-SCAV-6")
@pytest.mark.parametrize(
    ("noise", "by", "to", "now"), [(1, 2, 0, 3), (7, 2, 0, 8), (8, 1, 0, 8), (2, -3, 0, 1), (5, 0, 1, 1), (1, 0, 1, 1)]
)
def test_noise_stays_between_one_and_eight_and_is_told_when_it_changes(noise, by, to, now):
    table = out("boris", noise=noise)
    meeting.make_noise(table.now, by, to=to, rule="TWM-SCAV-6")
    assert table.now.trip.noise == now
    assert lines(table, events.NoiseChanged) == ([{"by": now - noise, "now": now}] if now != noise else [])


@rule("TWM-SCAV-1")
@pytest.mark.parametrize(("weapons", "armed"), [(0, False), (1, True), (2, True)])
def test_one_weapon_is_enough_to_come_armed(weapons, armed):
    table = out("boris")
    siege = table.state
    siege.pile[siege.book.good("knife")] = weapons
    siege.exploration += siege.unknown
    for _ in scavenging.arrive(siege):
        break
    assert siege.trip.armed is armed


@rule("TWM-DAY-11")
@pytest.mark.parametrize(("rolled", "holds"), [(3, True), (4, False)])
def test_a_lock_in_the_city_holds_up_to_a_three_and_costs_the_lockpick_when_it_gives_way(rolled, holds):
    table = out("boris").rolling(rolled)
    siege = table.now
    door = next(card for card in siege.book.exploration if card.id == "map-locked-door")
    offer = next(offer for offer in door.offers if offer.picks_lock)
    lockpick = siege.book.good("lockpick")
    siege.box[lockpick] -= 1
    siege.pile[lockpick] += 1
    assert meeting._open(siege, offer) is not holds
    assert siege.pile[lockpick] == holds
    assert len(table.told(events.DoorHeld)) == holds


@rule("TWM-SCEN-8")
def test_a_seat_that_is_bought_is_told_with_how_many_there_are():
    table = at_the_yard(jewelry=2, meds=1).arrange(bus_seats=1).choose(BuySeat())
    table.choose(GiveUp("jewelry")).choose(GiveUp("meds"))
    assert table.now.bus_seats == 2
    assert lines(table, events.SeatBought) == [{"count": 2}]


# --- fights ---


@rule("TWM-COMBAT-17", "TWM-COMBAT-31", "TWM-COMBAT-37")
def test_an_enemy_changes_weapons_and_falls_with_all_of_them():
    table = shelter()
    siege = table.now
    pistol, knife = siege.book.good("pistol"), siege.book.good("knife")
    enemy = Enemy(siege.bag.pop(), [pistol, knife])
    siege.enemies = [enemy]
    enemies.lose_weapon(siege, enemy)
    enemies.lose_weapon(siege, enemy)
    enemies.lose_weapon(siege, enemy)
    assert (enemy.weapons, enemy.useless) == ([], [pistol, knife])
    assert lines(table, fight_events.EnemyChanged) == [
        {"enemy": enemy.token, "good": knife},
        {"enemy": enemy.token, "good": NONE},
    ]
    assert enemies.fall(siege, enemy) == [pistol, knife]
    assert lines(table, fight_events.EnemyFell) == [{"enemy": enemy.token}]
    assert (siege.enemies, siege.bag) == ([], list(range(9)))


@rule("TWM-COMBAT-1", "TWM-COMBAT-2", "TWM-COMBAT-37")
def test_enemies_come_with_what_their_letter_says_the_firearm_first_and_nine_at_most():
    table = shelter()
    siege = table.now
    unveiled = siege.unveiled
    enemies.draw(siege, 12, ((), ("knife",), ("knife", "pistol")))
    pistol, knife = siege.book.good("pistol"), siege.book.good("knife")
    armed = {"A": [], "B": [knife], "C": [pistol, knife]}
    assert sorted(enemy.token for enemy in siege.enemies) == list(range(9))
    assert all(enemy.weapons == armed[enemies.TOKENS[enemy.token].letter] for enemy in siege.enemies)
    assert lines(table, fight_events.EnemyCame) == [
        {"enemy": enemy.token, "good": enemy.weapons[0] if enemy.weapons else NONE} for enemy in siege.enemies
    ]
    assert (siege.bag, siege.unveiled) == ([], unveiled + 1)
    assert [token.prowess for token in enemies.TOKENS] == [0, 0, 1, 0, 1, 1, 1, 1, 2]
    assert "".join(token.letter for token in enemies.TOKENS) == "AAABBBCCC"
    siege.bag, siege.enemies = list(range(9)), []


# --- the house ---


@rule("TWM-DAWN-7", "TWM-MORNING-16")
def test_what_waited_on_every_fitting_is_there_and_is_told():
    table = shelter().people("boris", "katia").fitting("bed", "g4")
    table.fitting("rainwater-collector", "t3").fitting("trap", "m3")
    siege = table.now
    for space, good in (("t3", "water"), ("m3", "raw-food")):
        siege.rooms[table.space(space)].waiting = [(siege.book.good(good), 1)]
    dawn.end_waits(siege)
    assert (table.stored("water"), table.stored("raw-food")) == (1, 1)
    assert [room.waiting for room in siege.rooms if room.waiting] == []
    assert [siege.book.fittings[told["fitting"]].id for told in lines(table, events.WaitOver)] == [
        "rainwater-collector",
        "trap",
    ]


@rule("TWM-ADV-14")
def test_whoever_takes_a_fitting_apart_is_named_with_it():
    table = shelter(free_fittings=True).fitting("bed", "t3").choose(Dismantle("boris", "t3")).choose(CarryOut())
    bed = next(n for n, card in enumerate(table.state.book.fittings) if card.id == "bed")
    assert lines(table, events.Dismantled) == [{"person": table.who("boris").card, "fitting": bed}]
    assert bed in table.now.fittings

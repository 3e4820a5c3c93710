"""Fights: rounds, weapons, fate, flight. [TWM-COMBAT, TWM-ANYTIME]"""

import pytest

from holdouts.engine.decision import Decision
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.events import StoryEnded
from holdouts.games.this_war_of_mine.fight_events import (
    CombatRolled,
    EnemiesRan,
    EnemyFell,
    EnemyRolled,
    FightEnded,
    FledFight,
)
from holdouts.games.this_war_of_mine.picks import (
    CountMiss,
    ExploreOn,
    FightOn,
    Flee,
    GoOn,
    GoTo,
    KillEnemy,
    LetStand,
    Lower,
    Pack,
    RollAgain,
    Shoot,
    StrikeFromHiding,
    Struck,
    TakeOffer,
    TakeUp,
    TrustFate,
    Wounded,
    WoundEnemy,
)
from holdouts.games.this_war_of_mine.rules import combat
from holdouts.games.this_war_of_mine.rules.enemies import TOKENS
from holdouts.games.this_war_of_mine.state import ENDINGS, MISERY, NONE, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import Desk

A, B, C = 0, 3, 6
"""Enemy tokens with that letter: A without Prowess, B without, C with 1."""


def ambush(*tokens, residents="thugs", people=("boris", "katia"), cards=("footsteps",), packed=()):
    """These people are about to meet these Residents; the bag holds these Enemy tokens first."""
    goods = {good.replace("-", "_"): packed.count(good) for good in packed}
    table = shelter().people(*people, "anton").storage(moonshine=1, **goods)
    table.tasks(**dict.fromkeys(people, "scavenge")).places("garage", "warehouse", "church").phase("night")
    state = table.state
    state.residents += state.red_residents
    state.red_residents = []
    state.bag = [*tokens, *(token for token in range(len(TOKENS)) if token not in tokens)]
    return table.next_card("exploration", "exploration", *cards).next_card("residents", "residents", residents)


def begin(table, *packed):
    """They have met, and the fight is on: the first tokens of the bag were drawn."""
    table.choose(GoTo("garage"))
    for good in ("moonshine", *packed):
        table.choose(Pack(good))
    return table.choose(GoOn()).choose(ExploreOn()).choose(TakeOffer("meet-them"))


def stand(table):
    """Every die is let lie, every sign of the book is a miss."""
    while True:
        options = table.options()
        if LetStand() in options:
            table.choose(LetStand())
        elif CountMiss() in options:
            table.choose(CountMiss())
        else:
            return table


def fight(table):
    """They are attacked; where nothing else can be done, the fight is on already."""
    return next((table.choose(TakeOffer(way)) for way in ("fight", "attack") if table.can(TakeOffer(way))), table)


def thugs(*rolls, packed=(), **options):
    """Two Thugs, both unarmed (letter A); the dice after drawing them are given."""
    return fight(begin(ambush(packed=packed, **options).rolling(1, 1, *rolls), *packed))


@rule("TWM-COMBAT-1", "TWM-COMBAT-2")
def test_tokens_are_drawn_blind_and_their_letter_says_the_weapon():
    table = ambush()
    table = fight(begin(table.rolling(1, 3)))
    knife = table.state.book.good("knife")
    assert [(enemy.token, enemy.weapons) for enemy in table.now.enemies] == [(A, []), (B, [knife])]


@rule("TWM-COMBAT-1")
def test_the_nine_tokens_are_those_of_the_box():
    assert [(token.letter, token.prowess) for token in TOKENS] == [
        *(("A", 0), ("A", 0), ("A", 1)),
        *(("B", 0), ("B", 1), ("B", 1)),
        *(("C", 1), ("C", 1), ("C", 2)),
    ]


@rule("TWM-COMBAT-3", "TWM-COMBAT-5", "TWM-COMBAT-31")
def test_the_third_wound_kills_and_the_fight_is_over_when_one_side_is_gone():
    table = thugs(5, 5, 1, 1)
    table.now.enemies[0].wounds = table.now.enemies[1].wounds = 2
    table = stand(table.choose(FightOn()))
    table.choose(WoundEnemy(A))
    assert len(table.told(EnemyFell)) == 2
    assert table.told(FightEnded)
    assert sorted(table.now.bag) == list(range(9))


@rule("TWM-COMBAT-4", "TWM-GEN-15")
def test_each_takes_one_weapon_out_of_the_pile_and_not_out_of_storage():
    table = thugs(packed=("knife",))
    assert table.can(TakeUp("boris", "knife"))
    table.choose(TakeUp("boris", "knife"))
    assert not table.can(TakeUp("katia", "knife"))


@rule("TWM-COMBAT-4")
def test_a_weapon_at_home_is_no_use_out_here():
    table = ambush().storage(hatchet=1)
    table = fight(begin(table.rolling(1, 1)))
    assert not table.options(kind=TakeUp)


@rule("TWM-COMBAT-6", "TWM-COMBAT-28")
def test_before_every_round_one_may_flee_and_is_struck_once_more():
    table = thugs(5, 6).choose(Flee())
    stand(table)
    assert table.told(FledFight)
    assert len(table.told(EnemyRolled)) == 2
    assert not table.told(CombatRolled)
    table.choose(Wounded("boris")).choose(Wounded("katia")) if table.options(kind=Wounded) else None
    assert table.level("boris", "wounds") + table.level("katia", "wounds") == 2
    assert table.now.trip.fled


@rule("TWM-COMBAT-7", "EX-6", "TWM-COMBAT-36")
def test_at_the_start_of_a_round_one_may_change_to_another_weapon_of_ones_own():
    table = thugs(*[1] * 4, packed=("pistol", "knife"))
    table.choose(TakeUp("boris", "pistol"))
    table = stand(table.choose(FightOn()))
    table.choose(TakeUp("boris", "knife"))
    assert table.can(TakeUp("boris", "pistol"))
    assert not table.can(TakeUp("katia", "pistol"))


@rule("TWM-COMBAT-8")
def test_the_weapon_of_the_fallen_is_found_after_a_fight_that_was_fought_out_and_lost_in_flight():
    for flees in (False, True):
        table = thugs(*([1, 1, 5, 5] if not flees else [5, 5]), packed=("knife",), people=("boris", "katia"))
        table.who("boris").levels[WOUNDS] = 3
        table.who("boris").marks[WOUNDS] = 1
        table.choose(TakeUp("boris", "knife"))
        table = stand(table.choose(Flee() if flees else FightOn()))
        table.choose(Wounded("boris"))
        if table.options(kind=Wounded):
            table.choose(Wounded("katia"))
        knife = table.state.book.good("knife")
        assert not table.lives("boris")
        assert not table.now.pile[knife]
        if flees:
            assert table.now.box[knife] == 3
        else:
            assert table.now.dropped == [knife]


@rule("TWM-COMBAT-9", "TWM-COMBAT-10")
def test_one_die_each_by_weapon_and_only_wounds_count():
    table = thugs(3, 4, 1, 1, packed=("knife",)).choose(TakeUp("boris", "knife"))
    table = stand(table.choose(FightOn()))
    dice = [(event.die, event.face) for event in table.told(CombatRolled)]
    assert dice == [("yellow", "axe"), ("grey", "script")]
    assert [enemy.wounds for enemy in table.now.enemies] == [0, 0]


@rule("TWM-COMBAT-11", "TWM-COMBAT-12")
def test_both_sides_strike_at_once_and_the_group_shares_out_both():
    table = thugs(5, 6, 6, 5)
    table.now.enemies[0].wounds = 1
    table = stand(table.choose(FightOn()))
    table.choose(WoundEnemy(A)).choose(WoundEnemy(A))
    table.choose(Wounded("boris")).choose(Wounded("katia"))
    assert (table.level("boris", "wounds"), table.level("katia", "wounds")) == (1, 1)
    assert [enemy.token for enemy in table.now.enemies] == [1]


@rule("TWM-COMBAT-13", "EX-5")
def test_nobody_is_given_more_wounds_than_bring_them_to_four():
    table = shelter().people("boris", "katia").levels("boris", wounds=3).phase("day")
    siege = table.now
    steps = combat.share(siege, Deed(0, "x"), combat.Blow(4), [], rule="TWM-COMBAT-13")
    decision = next(steps)
    assert {option.person for option in decision.options(0)} == {table.who("boris").card, table.who("katia").card}
    with pytest.raises(StopIteration) as done:
        steps.send(Wounded(table.who("boris").card))
    assert dict(done.value.value) == {table.who("boris").card: 1, table.who("katia").card: 3}


@rule("TWM-COMBAT-14", "TWM-STATE-8")
def test_wounds_of_a_fight_are_levels_of_a_state_and_the_third_has_a_token_that_nobody_reads():
    table = thugs(1, 1, 5, 1)
    table.who("boris").levels[WOUNDS] = 2
    table = stand(table.choose(FightOn())).choose(Wounded("boris"))
    assert table.who("boris").levels == [0, 0, 3, 0, 0]
    assert table.who("boris").marks[WOUNDS] != NONE
    assert table.level("katia", "wounds") == 0


@rule("TWM-COMBAT-14", "TWM-STATE-7")
def test_a_fourth_wound_in_a_fight_ends_a_story():
    table = thugs(1, 1, 5, 1)
    table.who("boris").levels[WOUNDS], table.who("boris").marks[WOUNDS] = 3, 1
    table = stand(table.choose(FightOn())).choose(Wounded("boris"))
    assert [(event.state, event.script) for event in table.told(StoryEnded)] == [(WOUNDS, ENDINGS[WOUNDS][1])]
    assert not table.lives("boris")


@rule("TWM-COMBAT-15")
def test_who_is_shot_dead_does_not_strike_back():
    table = thugs(6, 1, 6, packed=("pistol", "ammo")).choose(TakeUp("boris", "pistol"))
    table = stand(table.choose(FightOn()))
    for _ in range(3):
        table.choose(WoundEnemy(A))
    stand(table)
    assert [event.enemy for event in table.told(EnemyRolled)] == [1]


@rule("TWM-COMBAT-16", "TWM-ANYTIME-10")
def test_a_shot_costs_ammo_once_however_often_it_is_rolled_again():
    table = thugs(2, 2, 2, *[1] * 4, packed=("pistol", "ammo", "ammo")).choose(TakeUp("boris", "pistol"))
    table.choose(FightOn()).choose(RollAgain("boris", "red")).choose(RollAgain("boris", "red")).choose(LetStand())
    assert table.now.pile[table.state.book.ammo] == 1


@rule("TWM-COMBAT-16")
def test_a_gun_without_ammo_is_no_better_than_bare_hands():
    table = thugs(*[1] * 4, packed=("pistol",)).choose(TakeUp("boris", "pistol"))
    stand(table.choose(FightOn()))
    assert table.told(CombatRolled)[0].die == "grey"


@rule("TWM-COMBAT-17", "TWM-COMBAT-18", "TWM-COMBAT-37")
def test_an_enemy_who_runs_dry_takes_the_other_weapon():
    table = ambush(C, A, 1, 2, residents="bandits")
    table = fight(begin(table.rolling(1, 1, 1, 1, *[2] * 40)))
    assert table.now.enemies[0].weapons
    table = stand(table.choose(FightOn()))
    assert not table.now.enemies[0].weapons
    assert table.now.enemies[0].useless == [table.state.book.good("pistol")]


@rule("TWM-COMBAT-19", "TWM-ANYTIME-2")
def test_a_rifle_fires_twice_for_two_ammo_and_shares_its_re_rolls():
    table = thugs(*[2] * 12, packed=("assault-rifle", "ammo", "ammo", "ammo")).choose(TakeUp("boris", "assault-rifle"))
    table.choose(FightOn()).choose(Shoot("boris", 2))
    assert table.now.pile[table.state.book.ammo] == 1
    for _ in range(3):
        table.choose(RollAgain("boris", "red"))
    assert not table.can(RollAgain("boris", "red"))


@rule("TWM-COMBAT-20", "TWM-COMBAT-22", "TWM-COMBAT-23")
def test_a_shotgun_kills_at_once_and_with_a_pistol_that_face_is_a_miss():
    table = thugs(3, 1, 1, 1, packed=("shotgun", "ammo")).choose(TakeUp("boris", "shotgun"))
    stand(table.choose(FightOn())).choose(KillEnemy(A))
    assert [event.enemy for event in table.told(EnemyFell)] == [A]
    table = thugs(3, 1, 1, 1, packed=("pistol", "ammo")).choose(TakeUp("boris", "pistol"))
    stand(table.choose(FightOn()))
    assert not table.told(EnemyFell)


@rule("TWM-COMBAT-21")
def test_a_hatchet_kills_at_once_with_an_axe():
    table = thugs(3, 1, 1, 1, packed=("hatchet",)).choose(TakeUp("boris", "hatchet"))
    stand(table.choose(FightOn())).choose(KillEnemy(1))
    assert [event.enemy for event in table.told(EnemyFell)] == [1]


@rule("TWM-COMBAT-23")
def test_an_enemy_s_axe_kills_whom_the_group_says():
    table = ambush(C, A, 1, residents="more-thugs")
    table = fight(begin(table.rolling(1, 1, 1, 1, 1, 3, *[1] * 6)))
    table = stand(table.choose(FightOn()))
    table.choose(Struck("katia"))
    stand(table)
    assert not table.lives("katia")


@rule("TWM-COMBAT-24", "TWM-FAQ-5")
def test_the_sign_of_the_book_is_a_miss_or_a_fate_card_of_the_same_colour():
    table = ambush().next_card("fate", "fate", "fate-1")
    table = fight(begin(table.rolling(1, 1, 4, 1, 1, 1))).choose(FightOn())
    table.choose(LetStand()).choose(TrustFate())
    table = stand(table)
    assert {option.enemy for option in table.options(kind=WoundEnemy)} == {A, 1}
    table.choose(WoundEnemy(A)).choose(WoundEnemy(A))
    assert table.now.enemies[0].wounds == 2


@rule("TWM-COMBAT-24")
def test_fate_of_another_colour_is_a_miss():
    table = ambush().next_card("fate", "fate", "fate-2")
    table = fight(begin(table.rolling(1, 1, 4, 1, 1, 1))).choose(FightOn())
    table.choose(LetStand()).choose(TrustFate())
    stand(table)
    assert [enemy.wounds for enemy in table.now.enemies] == [0, 0]


@rule("TWM-COMBAT-25")
def test_what_jammed_is_back_in_hand_after_the_fight():
    table = ambush(packed=("knife",)).next_card("fate", "fate", "fate-6")
    table = fight(begin(table.rolling(1, 1, 2, 1, 1, 1), "knife"))
    table.choose(TakeUp("boris", "knife")).choose(FightOn()).choose(LetStand()).choose(TrustFate())
    table = stand(table)
    assert table.who("boris").held == NONE
    assert not table.can(TakeUp("boris", "knife"))
    table.now.loaded = [0, 0]
    stand(table.choose(Flee()))
    assert table.now.pile[table.state.book.good("knife")] == 1


@rule("TWM-COMBAT-26")
def test_dodge_protects_whoever_rolled_for_it():
    table = ambush().next_card("fate", "fate", "fate-5")
    table = fight(begin(table.rolling(1, 1, 4, 1, 5, 5))).choose(FightOn())
    table.choose(LetStand()).choose(TrustFate())
    stand(table)
    assert (table.level("boris", "wounds"), table.level("katia", "wounds")) == (0, 2)


@rule("TWM-COMBAT-27", "TWM-ANYTIME-3")
def test_an_enemy_rolls_again_only_while_it_does_nothing_and_has_prowess():
    table = fight(begin(ambush(2, 0).rolling(1, 1, 1, 1, 1, 5, 1)))
    stand(table.choose(FightOn()))
    assert [(event.enemy, event.face) for event in table.told(EnemyRolled)] == [
        (2, "blank"),
        (2, "hit-1"),
        (0, "blank"),
    ]


@rule("TWM-COMBAT-29", "TWM-SCAV-21", "TWM-ERRATA-4")
def test_out_of_a_hideout_one_strikes_first_and_then_the_fight_begins():
    table = ambush(cards=("hideout", "search-junk", "search-junk", "footsteps"))
    table.rolling(1, 1, 5, 1)
    table.choose(GoTo("garage")).choose(Pack("moonshine")).choose(GoOn())
    table.choose(ExploreOn()).choose(TakeOffer("keep-in-mind")).choose(ExploreOn()).choose(TakeOffer("meet-them"))
    fight(table)
    table.choose(StrikeFromHiding(table.now.area[0]))
    stand(table).choose(WoundEnemy(A))
    assert not table.told(EnemyRolled)
    assert table.now.enemies[0].wounds == 1
    assert not table.now.area


@rule("TWM-COMBAT-30")
def test_who_killed_somebody_may_not_get_over_it_and_thugs_do_not_count():
    for residents, misery in (("homeless", 1), ("thugs", 0)):
        table = ambush(residents=residents)
        rolls = [1, 5, 5, 1, 1] if residents == "homeless" else [1, 1, 5, 5, 1, 1, 1]
        table = fight(begin(table.rolling(*rolls)))
        for enemy in table.now.enemies:
            enemy.wounds = 2
        table = stand(table.choose(FightOn()))
        while table.options(kind=WoundEnemy):
            table.choose(table.options(kind=WoundEnemy)[0])
        assert table.told(FightEnded)
        assert table.level("boris", "misery") == misery


@rule("TWM-COMBAT-30")
@pytest.mark.parametrize(("beasts", "misery"), [(False, 1), (True, 0)])
def test_a_beast_is_nobody_and_killing_it_is_not_taken_to_heart(beasts, misery):
    desk = Desk(people=("boris",), at="warehouse")
    desk.siege.bag.sort()
    desk.siege.loaded = [1, *[5, 1] * 3, 1]
    terms = combat.Terms(enemies=1, beasts=beasts)
    desk.run_anyhow(combat.fight(desk.siege, desk.deed(), terms), Calm())
    assert desk.told_of(FightEnded)
    assert desk.level("boris", "misery") == misery


class Calm:
    """Fights on, and lets every die lie."""

    def pick(self, options):
        return next((one for one in options if isinstance(one, FightOn | LetStand)), options[0])


@rule("TWM-COMBAT-32")
def test_the_weapons_of_the_slain_are_found_without_ammo():
    table = ambush(B, 4, residents="soldiers")
    table = fight(begin(table.rolling(1, 1, 1, 1, 1, 5, 5, 10)))
    for enemy in table.now.enemies:
        enemy.wounds = 2
    table = stand(table.choose(FightOn()))
    for enemy in (B, 4):
        if table.can(WoundEnemy(enemy)):
            table.choose(WoundEnemy(enemy))
    pile, book = table.now.pile, table.state.book
    assert pile[book.good("pistol")] == 2
    assert not pile[book.ammo]


@rule("TWM-COMBAT-34")
def test_nobody_flees_out_of_the_house():
    table = shelter().phase("day").start()
    siege = table.now
    bout = combat.Bout(Deed(0, "x"), combat.Terms(enemies=1))
    assert not combat.may_flee(siege, bout)
    assert combat.may_flee(siege, combat.Bout(Deed(0, "x", trip=True), combat.Terms(enemies=1)))
    assert not combat.may_flee(siege, combat.Bout(Deed(0, "x", trip=True), combat.Terms(enemies=1, no_flight=True)))


@rule("TWM-COMBAT-35", "TWM-ERRATA-21", "TWM-ERRATA-24", "TWM-ERRATA-26")
def test_enemies_run_when_they_have_taken_so_many_wounds_together():
    siege = shelter().phase("day").now
    siege.loaded = [0, 0]
    steps = combat.fight(siege, Deed(0, "x"), combat.Terms(enemies=2, run_at=2))
    decision: Decision | None = next(steps)
    siege.loaded = [4, 4, 0, 0, 0]
    while decision is not None:
        options = decision.options(0)
        wish = next(o for o in (FightOn(), LetStand(), CountMiss(), *options) if o in options)
        try:
            decision = steps.send(wish)
        except StopIteration:
            decision = None
    assert any(isinstance(event, EnemiesRan) for event in siege.told or [])
    assert not siege.enemies


@rule("TWM-COMBAT-38")
def test_sleepers_at_home_are_not_in_a_fight_and_scavengers_still_are():
    table = shelter().levels("boris", fatigue=4).phase("day").start()
    names = [person.card for person in combat.fighters(table.now, Deed(0, "x"))]
    assert table.who("boris").card not in names
    out = thugs()
    out.who("boris").levels[0] = 4
    assert out.who("boris") in combat.fighters(out.now, Deed(0, "x", trip=True))


@rule("TWM-ANYTIME-1")
def test_prowess_is_so_many_re_rolls_a_round_and_need_not_be_used():
    table = thugs(*[1] * 20).choose(FightOn())
    for _ in range(3):
        table.choose(RollAgain("boris", "grey"))
    assert not table.can(RollAgain("boris", "grey"))


@rule("TWM-ANYTIME-11")
def test_a_hazard_wounds_whoever_rolls_wounds():
    table = shelter().phase("day").start()
    siege = table.now
    siege.loaded = [5]
    anton = table.who("anton")
    for _ in combat.hazard(siege, anton, "red", rule="TWM-ANYTIME-11"):
        raise AssertionError("Anton has no Prowess")
    assert anton.levels[WOUNDS] == 3
    assert anton.levels[MISERY] == 0


@rule("TWM-CHAR-1")
def test_roman_strikes_harder_from_behind_and_pavle_runs_well():
    siege = shelter().people("roman", "pavle", "boris").now
    roman, pavle, boris = siege.group
    assert combat.gift(siege, roman, "backstab", 1) == 2
    assert combat.gift(siege, boris, "backstab", 1) == 1
    assert combat.gift(siege, pavle, "backstab-suffered", 3) == 1


@rule("TWM-COMBAT-7")
def test_a_weapon_can_be_lowered():
    table = thugs(packed=("knife",)).choose(TakeUp("boris", "knife")).choose(Lower("boris"))
    assert table.who("boris").held == NONE

"""What seldom comes about in play: bans that last, nobody to choose, nothing to pay with, no space, and empty decks."""

from holdouts.games.dead_of_winter.events import (
    BarricadeBuilt,
    Died,
    Looked,
    LookedAtCrises,
    ZombieMoved,
)
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Attack,
    Attract,
    Barricade,
    CallVote,
    Enough,
    First,
    GoAhead,
    HandOff,
    Move,
    Play,
    RaiseDie,
    Search,
    Second,
    Stop,
    ThumbDown,
    ThumbUp,
    ToDice,
    UseAbility,
    Where,
    Whom,
    WithItem,
)
from holdouts.games.dead_of_winter.positions import BLANK, WinterPosition
from holdouts.games.dead_of_winter.rules import (
    actions,
    crossroads,
    exile,
    harm,
    moving,
    newcomers,
    requests,
    searching,
    zombies,
)
from holdouts.games.dead_of_winter.rules.ending import kind_of
from holdouts.games.dead_of_winter.state import GAS, NONE, OUTSIDE, SCHOOL, Lasting, Trace
from holdouts.testing import colony, rule
from tests.games.dead_of_winter.test_edges import crowded, heard


def lasting(table: WinterPosition, what: str, of: int = -1) -> WinterPosition:
    """A card has changed that rule for this round."""
    state = table.arranging()
    state.lasting.append(Lasting(what, of, state.round))
    return table


def emptied(table: WinterPosition, *places: int) -> WinterPosition:
    """There is no card left at these places."""
    state = table.arranging()
    for place in places:
        state.removed += state.locations[place].deck
        state.locations[place].deck = []
    return table


def way(table: WinterPosition, pick: type[First | Second], id_: str) -> WinterPosition:
    """That way of a crossroads card is taken."""
    return table.choose(pick(table.state.book.number("crossroads", id_)))


def voted(table: WinterPosition, thumb: ThumbUp | ThumbDown) -> WinterPosition:
    for seat in table.now.seats:
        table.choose(thumb, seat)
    return table


# --- what a card has forbidden ---


@rule("DOW-BARRICADE-1")
def test_where_a_card_forbids_it_nobody_builds():
    table = lasting(colony(3).dice(0, 6), "no-barricade").turn(0)
    assert not table.can(Barricade("brandt"))
    assert actions.why_not_barricade(table.now, 0, table.person("brandt")) == actions.BANNED
    assert colony(3).dice(0, 6).turn(0).can(Barricade("brandt"))


@rule("DOW-ATTRACT-1")
def test_where_a_card_forbids_it_nobody_attracts():
    table = lasting(colony(3).dice(0, 6).zombies("gas", 1), "no-attract").turn(0)
    assert not table.can(Attract("brandt"))
    assert actions.why_not_attract(table.now, 0, table.person("brandt")) == actions.BANNED
    assert colony(3).dice(0, 6).zombies("gas", 1).turn(0).can(Attract("brandt"))


@rule("DOW-SEARCH-1")
def test_where_a_card_forbids_it_nobody_searches_there_and_elsewhere_they_do():
    table = lasting(colony(3).group(0, "brandt@school", "tak@gas").dice(0, 6), "no-search", SCHOOL).turn(0)
    assert not table.can(Search("brandt"))
    assert searching.why_not_search(table.now, 0, table.person("brandt")) == searching.FORBIDDEN
    assert table.can(Search("tak"))


@rule("DOW-MOVE-1")
def test_who_is_held_back_by_a_card_does_not_move_and_others_do():
    table = colony(3).group(0, "brandt", "tak")
    table = lasting(table, "no-move", table.state.book.person("brandt")).turn(0)
    assert not table.can(Move("brandt", "school"))
    assert moving.why_stay(table.now, 0, table.person("brandt")) == moving.HELD_BACK
    assert table.can(Move("tak", "school"))


# --- nobody to attack, nobody to ask ---


@rule("DOW-ATTACK-15", "DOW-TEXT-4")
def test_a_free_attack_where_nobody_is_asks_nothing():
    table = colony(3).group(0, "haddad@gas").hand(0, "site-lamp").turn(0).choose(Play("site-lamp"))
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-ATTACK-13")
def test_what_makes_any_die_do_is_named_first_and_the_rest_after_it():
    table = colony(3).group(0, "marsh@gas", "tak").gear("marsh", "cricket-bat", "pipe-wrench", "folding-knife")
    table.zombies("gas", 2).dice(0, 1).rolling(BLANK).turn(0).choose(Attack("marsh"))
    wrench, knife, bat = (table.meant(WithItem(card), 0) for card in ("pipe-wrench", "folding-knife", "cricket-bat"))
    assert table.options() == [wrench, knife]
    table.choose(WithItem("folding-knife"))
    assert table.options() == [GoAhead(), bat, wrench]
    table.choose(WithItem("cricket-bat")).choose(GoAhead())
    table.choose(table.options()[0])
    used = {table.now.design(held.card).id: held.used for held in table.person("marsh").gear}
    assert used == {"cricket-bat": True, "pipe-wrench": False, "folding-knife": True}
    assert table.count("gas") == 0


@rule("DOW-ABILITY-1", "DOW-TEXT-4")
def test_where_nobody_holds_a_card_none_is_taken_and_none_given():
    table = colony(3).group(0, "henneken").hand(0, "jerrycan").turn(0).choose(UseAbility("henneken"))
    assert table.hand_of(0) == ["jerrycan"]
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-REQUEST-5")
def test_where_all_others_are_out_there_is_nobody_to_ask():
    table = colony(3).turn(0)
    assert requests.requestable(table.state, 0)
    for seat in (1, 2):
        table.arrange(table.state.players[seat], out=True)
    assert requests.requestable(table.state, 0) == []


# --- the price of what is named ---


@rule("DOW-ATTACK-13", "DOW-ATTACK-14")
def test_one_card_pays_for_one_of_two_lighters():
    for cans, offered in ((1, False), (2, True)):
        table = colony(3).group(0, "haddad@gas", "tak").gear("haddad", "petrol-lighter", "petrol-lighter")
        table.hand(0, *["jerrycan"] * cans).zombies("gas", 3).dice(0, 6).turn(0).choose(Attack("haddad"))
        one, other = table.options()[1:]
        table.choose(one)
        assert (other in table.options()) is offered


# --- crossroads ---


@rule("DOW-CROSS-14")
def test_what_happened_before_the_last_test_fires_no_card_later():
    table = colony(3).group(0, "brandt@gas", "tak").hand(0, "traveller-with-child").crossroads("girl-from-the-hall")
    table.rolling(BLANK).turn(0).choose(Move("brandt", "colony")).choose(Play("traveller-with-child"))
    assert table.now.helpless == 1
    assert table.asks() == "DOW-TURN-3"
    assert table.now.past_crossroads == []


@rule("DOW-CROSS-14")
def test_the_same_card_fires_when_it_happens_once_more():
    table = colony(3).group(0, "brandt@gas", "tak@gas").hand(0, "traveller-with-child")
    table.crossroads("girl-from-the-hall").rolling(BLANK).turn(0).choose(Move("brandt", "colony"))
    table.choose(Play("traveller-with-child")).choose(Move("tak", "colony"))
    assert table.now.past_crossroads == [table.now.book.number("crossroads", "girl-from-the-hall")]


@rule("DOW-CROSS-20")
def test_a_card_neither_way_of_which_can_be_paid_is_read_and_nothing_happens():
    table = colony(3).crossroads("widow").arrange(told=[]).turn(0)
    assert list(crossroads.fire(table.state, 0, Trace("equipped"))) == []
    assert [type(told).__name__ for told in heard(table.state)] == ["CrossroadsRead", "NothingToDo"]
    assert table.state.past_crossroads == [table.state.book.number("crossroads", "widow")]
    assert (table.state.crossroads, table.state.reading) == (NONE, NONE)


@rule("DOW-CROSS-5")
def test_whoever_read_a_card_under_the_deck_knows_no_more_of_it_once_it_is_drawn():
    table = colony(3).next_crossroads("shouting").next_crossroads("feast")
    shouting, feast = (table.state.book.number("crossroads", id_) for id_ in ("shouting", "feast"))
    table.arrange(table.state.players[1], read=[shouting, feast]).arrange(table.state.players[2], read=[feast])
    table.beginning(0)
    assert [player.read for player in table.now.players] == [[], [shouting], []]


@rule("DOW-CROSS-13")
def test_a_serum_may_kill_the_weakest_in_the_colony():
    table = colony(3).group(0, "brandt", "falk").group(1, "haddad@gas", "cole").next_crossroads("serum").rolling(2)
    voted(table.arrange(morale=5).beginning(0), ThumbUp())
    assert [(told.who, told.survivor, told.cause) for told in table.told(Died)] == [
        (1, table.state.book.person("cole"), "card")
    ]


@rule("DOW-CROSS-13")
def test_of_two_pairs_the_player_says_which_one_quarrels():
    for place, weaker in (("gas", "cole"), ("school", "tak")):
        table = colony(3).group(0, "haddad@gas", "cole@gas", "brandt@school", "tak@school").dice(0, 3)
        table = way(table.crossroads("old-quarrel").turn(0).choose(Barricade("cole")), First, "old-quarrel")
        assert table.options() == [Where(SCHOOL), Where(GAS)]
        table.choose(Where(place))
        assert [one.card for _, one in table.now.everybody() if one.wounds] == [table.person(weaker).card]


@rule("DOW-CROSS-13")
def test_of_two_pairs_one_of_the_named_pair_goes_home():
    table = colony(3).group(0, "haddad@gas", "cole@gas", "brandt@school", "tak@school").dice(0, 3)
    table = way(table.crossroads("old-quarrel").turn(0).choose(Barricade("cole")), Second, "old-quarrel")
    table.choose(Where("school"))
    assert {option.survivor for option in table.options()} == {table.person(id_).card for id_ in ("brandt", "tak")}
    table.choose(Whom("tak"))
    assert [table.person(id_).place for id_ in ("haddad", "cole", "brandt", "tak")] == [GAS, GAS, SCHOOL, 0]


@rule("DOW-CROSS-18", "DOW-TEXT-4")
def test_a_lorry_takes_whoever_can_be_put_elsewhere_and_nobody_who_stands_at_the_only_space():
    for whom, place in (("haddad", GAS), ("tak", GAS)):
        table = crowded(colony(3).group(0, "haddad@gas", "cole@gas", "tak").hand(0, "jerrycan", "jerrycan"))
        table.crossroads("lorry").turn(0).choose(Play("jerrycan")).choose(Move("cole", "colony"))
        voted(table, ThumbUp()).choose(Whom(whom)).choose(Enough())
        assert table.person(whom).place == place
        assert table.person("cole").place == 0
        assert table.asks() == "DOW-TURN-3"


@rule("DOW-VARIANT-10")
def test_who_is_out_of_the_game_draws_no_card_for_what_killed_them():
    table = colony(3, elimination=True).group(0, "haddad@school").hurt("haddad", wounds=2).dice(0, 6)
    table.arrange(morale=5).crossroads("familiar-coat").rolling(7)
    state = table.state
    state.dead, state.survivor_deck = state.survivor_deck[:3], state.survivor_deck[3:]
    table.turn(0).choose(Search("haddad")).choose(Stop())
    assert table.now.players[0].out
    assert table.now.players[0].hand == []
    assert table.now.active == NONE


@rule("DOW-VARIANT-10")
def test_who_is_out_has_no_turn():
    table = colony(3, elimination=True)
    table.arrange(table.state.players[0], out=True, group=[], leader=-1)
    table.state.dead.append(table.state.book.person("brandt"))
    assert table.beginning(0).now.turn == 0


# --- decks and crises ---


@rule("DOW-TEXT-4")
def test_where_every_deck_is_empty_nothing_is_looked_at():
    table = emptied(colony(3).group(0, "stern"), *OUTSIDE).turn(0).choose(UseAbility("stern"))
    assert table.asks() == "DOW-TURN-3"
    assert table.told(Looked) == []


@rule("DOW-TEXT-4")
def test_only_a_deck_with_cards_may_be_chosen():
    table = emptied(colony(3).group(0, "stern"), *OUTSIDE[1:-1]).turn(0).choose(UseAbility("stern"))
    assert table.options() == [Where(OUTSIDE[0]), Where(OUTSIDE[-1])]


@rule("DOW-TEXT-4")
def test_a_dog_that_leads_to_an_empty_place_finds_nothing():
    table = emptied(colony(3).group(0, "haddad", "kessel"), SCHOOL).crossroads("scent").dice(0, 3).turn(0)
    way(table.choose(UseAbility("haddad")).choose(AtEntrance("colony", 0)), First, "scent").choose(Where("school"))
    assert table.person("kessel").place == SCHOOL
    assert table.told(Looked) == []
    assert table.hand_of(0) == []


@rule("DOW-ABILITY-1", "DOW-TEXT-4")
def test_where_no_crisis_is_left_none_is_looked_at():
    table = colony(3).group(0, "marchetti")
    table.state.past_crises, table.state.crises = table.state.crises, []
    table.arrange(table.state.players[1], foresees=1).turn(0).choose(UseAbility("marchetti"))
    assert [told.crises for told in table.told(LookedAtCrises)] == [()]
    assert table.asks() == "DOW-TURN-3"


# --- zombies, barricades and noise ---


@rule("DOW-ATTRACT-3")
def test_a_horn_draws_no_more_than_find_a_space():
    table = colony(3).group(0, "haddad@gas").hand(0, "air-horn").zombies("gas", 2).zombies("colony", 4).turn(0)
    table.choose(Play("air-horn"))
    assert len(table.told(ZombieMoved)) == 1
    assert (table.count("gas"), table.count("colony")) == (3, 3)


@rule("DOW-SETUP-17")
def test_when_the_board_is_laid_out_what_finds_no_space_is_left_out():
    for setting_up, left in ((True, 1), (False, 0)):
        state = colony(3).barricades("gas", 1).zombies("gas", 1).state
        for _ in zombies.add(state, GAS, 2, rule="DOW-SETUP-17", setting_up=setting_up):
            pass
        assert state.locations[GAS].zombies == [2]
        assert state.locations[GAS].barricades == [left]


@rule("DOW-SETUP-17")
def test_who_finds_no_space_takes_nothing_from_who_comes_after():
    state = colony(3).zombies("colony", 3).state
    list(zombies.add(state, 0, 3, rule="DOW-SETUP-17", setting_up=True))
    assert state.locations[0].zombies == [3, 1, 1, 0, 0, 0]


@rule("DOW-ZOMBIE-5")
def test_no_zombie_is_nothing_to_tell():
    state = colony(3).arrange(told=[]).state
    assert list(zombies.add(state, GAS, 0, rule="DOW-ZOMBIE-5")) == []
    assert state.told == []


@rule("DOW-BARRICADE-2")
def test_a_chain_closes_no_more_than_there_are_gaps():
    table = colony(3).group(0, "haddad@gas").hand(0, "chain-and-padlock").zombies("gas", 2).turn(0)
    table.choose(Play("chain-and-padlock"))
    assert len(table.told(BarricadeBuilt)) == 1
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-SEARCH-5")
def test_in_the_colony_no_noise_is_made():
    table = colony(3).noise("gas", 3).turn(0)
    assert zombies.make_noise(table.state, 0, 2, rule="DOW-SEARCH-5") == 0
    assert table.state.locations[0].noise == 0
    assert zombies.make_noise(table.state, GAS, 2, rule="DOW-SEARCH-5") == 1
    assert zombies.make_noise(table.state, GAS, 2, rule="DOW-SEARCH-5") == 0
    assert table.state.locations[GAS].noise == 4


# --- people ---


@rule("DOW-SURVIVOR-18")
def test_an_only_survivor_goes_to_nobody():
    table = colony(3).group(0, "haddad", "tak").group(1, "cole").exiled(2).turn(0)
    assert newcomers.may_take(table.state, 1, table.person("cole")) == []
    assert newcomers.may_take(table.state, 0, table.person("tak")) == [1]
    table.person("tak").place = GAS
    assert newcomers.may_take(table.state, 0, table.person("tak")) == [1, 2]


@rule("DOW-SURVIVOR-18", "DOW-EXILE-22")
def test_where_nobody_may_take_a_survivor_nobody_is_asked():
    assert list(newcomers.choose_taker(0, [], rule="DOW-SURVIVOR-18")) == []


@rule("DOW-SURVIVOR-9", "DOW-SURVIVOR-18")
def test_a_leader_who_changes_sides_leaves_the_group_to_another():
    table = colony(3).group(0, "haddad", "tak", "cole").turn(0)
    steps = newcomers.transfer(table.state, 0, table.person("haddad"), 1, rule="DOW-SURVIVOR-18")
    question = next(steps)
    assert question.rule == "DOW-SURVIVOR-9"
    assert list(newcomers.transfer(table.state, 1, table.person("haddad"), 2, rule="DOW-SURVIVOR-18")) == []


@rule("DOW-TEXT-4", "DOW-SURVIVOR-3")
def test_who_is_not_in_the_deck_or_finds_no_space_does_not_join_by_name():
    table = colony(3).group(1, "fisk", "haddad")
    fisk, cole = (table.state.book.person(id_) for id_ in ("fisk", "cole"))
    assert came(newcomers.join_by_name(table.state, 0, fisk, rule="DOW-CROSS-13")) is None
    table.arrange(helpless=table.state.room(0))
    assert came(newcomers.join_by_name(table.state, 0, cole, rule="DOW-CROSS-13")) is None
    assert cole in table.state.survivor_deck
    table.arrange(helpless=table.state.helpless - 1)
    assert came(newcomers.join_by_name(table.state, 0, cole, rule="DOW-CROSS-13")) == cole
    assert cole not in table.state.survivor_deck


@rule("DOW-CROSS-13")
def test_a_deck_that_was_looked_through_for_somebody_is_shuffled():
    state = colony(3).state
    cole = state.book.person("cole")
    others = [card for card in state.survivor_deck if card != cole]
    assert came(newcomers.join_by_name(state, 0, cole, rule="DOW-CROSS-13")) == cole
    assert sorted(state.survivor_deck) == sorted(others)
    assert state.survivor_deck != others


def came(steps):
    """Who joins, where nobody has anything to choose."""
    try:
        next(steps)
    except StopIteration as done:
        return done.value
    raise AssertionError("somebody was asked")


@rule("DOW-HANDOFF-1")
def test_equipment_may_go_to_the_last_survivor_of_the_last_seat():
    table = colony(3).group(0, "haddad").gear("haddad", "nail-gun").group(2, "stern", "cole").turn(0)
    assert table.can(HandOff("nail-gun", "cole"))
    assert table.can(HandOff("nail-gun", "stern"))
    assert not table.can(HandOff("nail-gun", "haddad"))


@rule("DOW-EXILE-10")
def test_an_exile_raises_no_die_above_six_and_may_stop_before():
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "ration-box").dice(0, 5).turn(0)
    table.choose(Play("ration-box")).choose(ToDice())
    assert table.now.players[0].dice == [6]
    assert table.asks() == "DOW-TURN-3"
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "ration-box").dice(0, 2, 3).turn(0)
    table.choose(Play("ration-box")).choose(ToDice())
    assert table.options() == [RaiseDie(2), RaiseDie(3)]
    table.choose(RaiseDie(2))
    assert table.options() == [RaiseDie(3), Enough()]
    assert table.choose(Enough()).now.players[0].dice == [3, 3]


# --- who everybody was, and whom they may suspect ---


@rule("DOW-END-7")
def test_what_kind_of_player_somebody_was():
    table = colony(4).secret(0, "magpie").secret(1, "homebody").exiled(1)
    betrayal = next(secret.id for secret in table.state.book.secrets if secret.betrayal)
    table.secret(2, betrayal)
    kinds = [kind_of(table.state, seat) for seat in range(3)]
    assert kinds == ["ordinary", "exiled ordinary", "betrayer"]
    table.exiled(2, "fuel-run")
    assert kind_of(table.state, 2) == "exiled betrayer"


@rule("DOW-VOTE-11")
def test_only_who_can_be_exiled_is_a_suspect_and_nobody_where_all_play_together():
    assert exile.suspects(colony(3).exiled(1).state) == [0, 2]
    assert exile.suspects(colony(3, together=True).state) == []


@rule("DOW-VOTE-11")
def test_the_last_seat_can_be_put_to_the_vote_and_an_exile_cannot():
    table = colony(4).exiled(1).group(1, "haddad@gas").turn(0)
    assert [option.seat for option in table.options(kind=CallVote)] == [2, 3]


# --- the exposure die ---


def test_what_the_exposure_die_would_do_to_somebody():
    table = colony(3).group(0, "brandt", "kessel", "tak").gear("brandt", "insulated-boots").gear("tak", "riot-shield")
    blank, wound, frost, bite = (harm.BLANK, harm.WOUND, harm.FROST, harm.BITE)

    def counted(id_: str) -> tuple[int, ...]:
        felt = harm.results(table.state, 0, table.person(id_))
        return tuple(felt.count(face) for face in (blank, wound, frost, bite))

    assert counted("brandt") == (6, 5, 0, 1)
    assert counted("kessel") == (6, 4, 2, 0)
    assert counted("tak") == (9, 0, 2, 1)
    table.person("tak").gear[0].used = True
    assert counted("tak") == (6, 3, 2, 1)


# --- setting up ---


@rule("DOW-SETUP-2")
def test_any_objective_may_be_drawn():
    drawn = {colony(3, "any", seed=seed).state.objective for seed in range(60)}
    assert drawn == set(range(len(colony(3).state.book.objectives)))


@rule("DOW-VARIANT-4")
def test_where_all_play_together_competitive_cards_count_as_gone_from_the_start():
    state = colony(3, together=True).state
    competitive = [number for number, card in enumerate(state.book.crossroads) if card.competitive]
    assert state.past_crossroads == competitive
    assert colony(3).state.past_crossroads == []

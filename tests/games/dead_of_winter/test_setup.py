"""Setting up and the variants. [DOW-SETUP, DOW-VARIANT]"""

import pytest

from holdouts.engine.game import SetupError
from holdouts.games.dead_of_winter.picks import CallVote, EndTurn, Keep
from holdouts.games.dead_of_winter.state import COLONY, NONE, OUTSIDE
from holdouts.testing import colony, moving_in, rule


def settle(table, **leaders):
    """Everybody keeps the first cards dealt, unless a leader is named by seat."""
    for seat in table.state.seats:
        table.choose(table.options(seat)[0], seat)
    return table


@rule("DOW-SETUP-1", "DOW-SETUP-8", "DOW-SETUP-14")
def test_there_is_a_colony_and_six_places_each_with_a_deck_of_its_own():
    state = moving_in().state
    assert [len(location.deck) for location in state.locations] == [0, 20, 20, 20, 20, 20, 20]
    assert all(state.book.homes[card] == place for place in OUTSIDE for card in state.locations[place].deck)
    assert [state.food, state.starvation, state.helpless, state.waste, state.stored] == [0, 0, 0, [], []]
    other = moving_in(seed=2).state
    assert other.locations[1].deck != state.locations[1].deck


@rule("DOW-SETUP-2", "DOW-SETUP-17")
def test_the_main_objective_says_how_the_game_begins_once_survivors_are_placed():
    table = moving_in(4, "strip-the-town")
    assert (table.state.morale, table.state.rounds_left) == (5, 6)
    assert [table.state.zombies(place) for place in OUTSIDE] == [0] * 6
    settle(table)
    assert [table.now.zombies(place) for place in OUTSIDE] == [2] * 6
    assert [len(table.now.locations[place].deck) for place in OUTSIDE] == [16] * 6
    assert table.now.zombies(COLONY) == 2


@rule("DOW-SETUP-17")
def test_zombies_of_the_set_up_that_find_no_space_are_left_out():
    table = settle(moving_in(5, "higher-walls", hard=True))
    assert table.count("colony") == 14
    table = settle(moving_in(3, "clear-the-streets"))
    assert table.count("library") == 3
    assert table.now.morale == 7


@rule("DOW-SETUP-3", "DOW-SETUP-4")
def test_e1_the_pile_of_four_players_holds_eight_ordinary_objectives_and_a_betrayal():
    for seed in range(5):
        state = moving_in(4, seed=seed).state
        dealt = [player.secret for player in state.players]
        pile = dealt + state.undealt
        assert len(dealt) == 4
        assert len(state.undealt) == 5
        assert sum(state.book.secrets[card].betrayal for card in pile) == 1
        assert len(set(pile)) == 9


@rule("DOW-SETUP-4")
def test_e1_with_four_players_somebody_is_a_betrayer_in_four_deals_of_nine():
    found = 0
    for seed in range(900):
        state = moving_in(4, seed=seed).state
        found += any(state.book.secrets[player.secret].betrayal for player in state.players)
    assert abs(found / 900 - 4 / 9) < 0.05


@rule("DOW-SETUP-4")
def test_there_is_a_betrayer_in_some_games_and_none_in_others():
    dealt = [
        any(state.book.secrets[player.secret].betrayal for player in state.players)
        for state in (moving_in(4, seed=seed).state for seed in range(40))
    ]
    assert 8 <= sum(dealt) <= 30


@rule("DOW-SETUP-5", "DOW-SETUP-6")
def test_crises_survivors_exiles_and_crossroads_are_shuffled_decks():
    one, other = moving_in(seed=1).state, moving_in(seed=2).state
    assert one.crises != other.crises
    assert one.exile_deck != other.exile_deck
    assert one.crossroads_deck != other.crossroads_deck
    assert (len(one.crises), len(one.exile_deck), len(one.crossroads_deck)) == (20, 10, 80)


@rule("DOW-SETUP-7")
def test_everybody_gets_five_starting_items_and_the_rest_stays_in_the_box():
    state = moving_in(3).state
    assert [len(player.hand) for player in state.players] == [5, 5, 5]
    assert len(state.box) == 10
    assert {state.book.homes[card] for player in state.players for card in player.hand} == {0}


@rule("DOW-SETUP-9", "DOW-SETUP-11", "DOW-SETUP-13")
def test_two_of_four_survivors_stay_one_as_leader_and_all_begin_in_the_colony():
    table = moving_in(3)
    assert NONE not in [player.secret for player in table.state.players]
    offered = table.state.players[0].offered
    assert len(offered) == 4
    assert len(table.options(0)) == 12
    settle(table)
    group = table.now.players[0].group
    assert [survivor.card for survivor in group] == offered[:2]
    assert table.now.players[0].leader == offered[0]
    assert {survivor.place for _, survivor in table.now.everybody()} == {COLONY}


@rule("DOW-SETUP-10", "DOW-SETUP-16")
def test_all_choose_at_once_and_the_rejected_go_back_into_the_deck():
    table = moving_in(3)
    assert table.asked() == (0, 1, 2)
    rejected = table.state.players[2].offered[2:]
    table.choose(table.options(2)[0], 2)
    assert table.now.players[2].group == []
    for seat in (0, 1):
        table.choose(table.options(seat)[0], seat)
    assert set(rejected) <= set(table.now.survivor_deck)
    assert len(table.now.survivor_deck) == 32 - 6


@rule("DOW-SETUP-12", "DOW-SETUP-15")
def test_e2_whose_leader_has_the_highest_influence_begins():
    table = moving_in(3)
    offered = (("rousse", "lund"), ("brandt", "renn"), ("rooke", "falk"))
    for player, (leader, follower) in zip(table.state.players, offered, strict=True):
        player.offered = [table.state.book.person(leader), table.state.book.person(follower)]
    for seat, player in enumerate(table.state.players):
        first, second = player.offered
        table.choose(Keep(first, (second,)), seat)
    assert [table.now.book.influences[player.leader] for player in table.now.players] == [41, 63, 27]
    assert table.now.first == 1
    assert len(set(table.now.book.influences)) == 32


# --- variants ---


@rule("DOW-VARIANT-5", "DOW-VARIANT-6", "DOW-VARIANT-7", "DOW-VARIANT-1", "DOW-VARIANT-2", "DOW-VARIANT-3")
def test_e28_two_players_play_together_with_seven_items_and_three_survivors_each():
    table = moving_in(2)
    state = table.state
    assert [len(player.hand) for player in state.players] == [7, 7]
    assert state.coop
    assert state.hard
    assert [player.secret for player in state.players] == [NONE, NONE]
    settle(table)
    assert [len(player.group) for player in table.now.players] == [3, 3]
    assert [len(player.dice) for player in table.now.players] == [4, 4]
    assert table.options(kind=CallVote) == []


@rule("DOW-VARIANT-2")
def test_together_all_win_exactly_when_the_main_objective_is_reached():
    table = colony(3, together=True).arrange(rounds_left=1).phase("check_goal")
    assert table.table.over
    assert table.state.winners == [0, 1, 2]
    table = colony(3, together=True).arrange(morale=1, food=0).phase("feed")
    assert table.table.over
    assert table.state.winners == []


@rule("DOW-VARIANT-4", "DOW-CROSS-10")
def test_competitive_crossroads_stay_out_where_everybody_plays_together():
    state = moving_in(4, together=True).state
    assert len(state.crossroads_deck) == 67
    assert all(state.book.crossroads[card].competitive for card in state.past_crossroads)
    assert len(moving_in(4).state.crossroads_deck) == 80


@rule("DOW-VARIANT-8")
def test_with_one_ordinary_objective_each_a_betrayer_is_more_likely():
    state = moving_in(4, betrayer=True).state
    assert len(state.undealt) == 1
    dealt = [player.secret for player in state.players] + state.undealt
    assert sum(state.book.secrets[card].betrayal for card in dealt) == 1


@rule("DOW-VARIANT-9")
def test_the_hard_side_changes_nothing_but_the_main_objective():
    state = moving_in(4, "until-the-thaw", hard=True).state
    assert (state.morale, state.rounds_left, state.coop) == (6, 8, False)
    assert len(state.players[0].hand) == 5


@rule("DOW-VARIANT-12")
def test_nobody_can_be_betrayed_where_everybody_plays_together():
    with pytest.raises(SetupError):
        moving_in(4, together=True, betrayer=True)
    with pytest.raises(SetupError):
        moving_in(2, betrayer=True)
    assert moving_in(3, hard=True, betrayer=True, elimination=True).state.elimination


@rule("DOW-VARIANT-10", "DOW-VARIANT-11", "DOW-VARIANT-13")
def test_who_loses_the_last_survivor_is_out_and_has_no_turn_any_more():
    table = colony(3, elimination=True).arrange(morale=5).hand(1, "tinned-soup").dice(1, 4)
    table.zombies("colony", 3, 3, 3, 3, 3, 3).group(1, "sandoval").group(0, "brandt").group(2, "stern")
    table.arrange(first=1).phase("add_zombies")
    state = table.now
    assert state.players[1].out
    assert state.players[1].hand == []
    assert state.players[1].dice == []
    assert 1 not in state.clockwise(0)
    assert state.present == [0]  # two came, and the two of lowest influence died


@rule("DOW-VARIANT-14")
def test_when_everybody_is_out_nobody_wins():
    table = colony(2, elimination=True).arrange(morale=9).zombies("colony", 3, 3, 3, 3, 3, 3)
    table.group(0, "sandoval").group(1, "cole").arrange(helpless=2)
    table.phase("add_zombies")
    assert table.table.over
    assert table.state.ended == "nobody"
    assert table.state.winners == []


@rule("DOW-VARIANT-15", "DOW-VARIANT-13")
def test_the_turn_of_a_player_who_is_out_ends_and_the_card_goes_back():
    table = colony(3, elimination=True).group(0, "brandt").hurt("brandt", wounds=2, frost=0).arrange(morale=5)
    table.hurt("brandt", wounds=1, frost=1).next_crossroads("song").beginning(0)
    assert table.table.over or table.now.players[0].out
    assert table.now.crossroads == NONE
    assert table.now.active == NONE


def test_the_pick_of_survivors_names_whoever_is_kept():
    table = moving_in(3)
    assert all(isinstance(option, Keep) for option in table.options(0))
    assert not any(isinstance(option, EndTurn) for option in table.options(0))

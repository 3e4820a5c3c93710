"""What a seat may imagine: every world that it could still believe in, and none that public facts exclude."""

from collections.abc import Sequence
from typing import cast

from holdouts.games.dead_of_winter.picks import (
    Contribute,
    Decline,
    Leave,
    Move,
    Offer,
    Play,
    Request,
    Search,
    Stop,
    ThumbUp,
)
from holdouts.games.dead_of_winter.positions import WinterPosition
from holdouts.games.dead_of_winter.state import Winter
from holdouts.testing import colony, moving_in, rule


def dreams(table: WinterPosition, seat: int | None, count: int = 100) -> list[Winter]:
    return [cast(Winter, table.table.imagine(seat, seed).state) for seed in range(count)]


def searched() -> WinterPosition:
    """Seat 0 holds a starting item, and has found something at the Police Station."""
    table = colony(3).group(0, "haddad@police").hand(0, "jerrycan").dice(0, 6, 6).turn(0)
    return table.choose(Search("haddad")).choose(Stop())


@rule("DOW-SECRET-14", "DOW-SEARCH-7")
def test_a_hand_holds_cards_only_of_decks_that_its_owner_has_drawn_from():
    table = searched()
    real = [table.now.book.homes[card] for card in table.now.players[0].hand]
    for dream in dreams(table, 1):
        assert sorted(dream.book.homes[card] for card in dream.players[0].hand) == sorted(real)
        assert table.game.audit(dream) == []


@rule("DOW-SECRET-14")
def test_whatever_lies_in_a_deck_may_have_been_found_there():
    table = searched()
    found = {table.state.book.cards[card].id for dream in dreams(table, 1, 300) for card in dream.players[0].hand}
    police = {item.id for item in table.state.book.items if "police" in item.copies}
    assert police <= found


@rule("DOW-CRISIS-1", "DOW-SECRET-14")
def test_what_was_contributed_may_be_any_card_of_that_hand():
    table = searched().choose(Contribute("jerrycan"))
    homes = {dream.book.homes[dream.players[0].given[0]] for dream in dreams(table, 1)}
    assert homes == {0, 1}
    own = {dream.players[0].given[0] for dream in dreams(table, 0, 10)}
    assert own == set(table.now.players[0].given)


@rule("DOW-SECRET-14", "DOW-ATTACK-7")
def test_what_was_seen_of_a_hand_stays_there():
    table = colony(3).hand(1, "nail-gun", "jerrycan").turn(0)
    table.state.known.append(table.state.players[1].hand[0])
    for dream in dreams(table, 2, 20):
        assert "nail-gun" in [dream.book.cards[card].id for card in dream.players[1].hand]


@rule("DOW-REQUEST-8", "DOW-SECRET-14")
def test_who_has_seen_an_offer_knows_it_and_nobody_else_does():
    table = colony(3).hand(1, "antiseptic", "jerrycan").to_be_asked(1, 2).turn(0).choose(Request("med"))
    table.choose(Offer("antiseptic"), 1).choose(Decline(), 2).choose(Leave())
    held = [{dream.book.cards[card].id for card in dream.players[1].hand} for dream in dreams(table, 0, 20)]
    assert all("antiseptic" in hand for hand in held)
    others = [{dream.book.cards[card].id for card in dream.players[1].hand} for dream in dreams(table, 2, 60)]
    assert not all("antiseptic" in hand for hand in others)


@rule("DOW-END-7", "DOW-SECRET-14")
def test_objectives_that_nobody_got_stay_unseen_after_the_end():
    table = colony(3).arrange(rounds_left=1).phase("check_goal").start()
    assert table.table.over
    assert len({tuple(dream.undealt) for dream in dreams(table, 0, 20)}) > 1
    assert {dream.players[1].secret for dream in dreams(table, 0, 20)} == {table.state.players[1].secret}


@rule("DOW-SETUP-9", "DOW-SETUP-16")
def test_others_may_have_been_offered_anybody():
    table = moving_in(3)
    offered = {card for dream in dreams(table, 0, 60) for card in dream.players[1].offered}
    assert offered.isdisjoint(table.state.players[0].offered)
    assert len(offered) == 28


@rule("DOW-SURVIVOR-8", "DOW-SECRET-14")
def test_equipment_that_went_into_a_deck_may_be_found_there_by_anybody():
    table = colony(3).group(0, "haddad@gas", "brandt").gear("haddad", "nail-gun").hurt("haddad", wounds=1, frost=1)
    table.group(1, "stern@gas").arrange(morale=5).beginning(0).start()
    places = {
        any(dream.book.cards[card].id == "nail-gun" for card in dream.locations[6].deck)
        for dream in dreams(table, 2, 20)
    }
    assert places == {True}


def without_fuel(*cards: str, before: Sequence[str] = ()) -> WinterPosition:
    """All have voted for the lorry, and seat 0, who holds these cards and has laid others down, had no fuel for it."""
    table = colony(3).group(0, "haddad", "tak").hand(0, *cards).given(0, *before).crossroads("lorry").dice(0, 6, 6)
    table.deck("gas", "jerrycan", "odds-and-ends").turn(0).rolling(1).choose(Move("haddad", "gas"))
    for seat in range(3):
        table.choose(ThumbUp(), seat)
    return table


def fuel_of(dream: Winter, seat: int, *, hand_alone: bool = False) -> int:
    player = dream.players[seat]
    return sum(dream.symbol(card) == "fuel" for card in (*player.hand, *([] if hand_alone else player.given)))


@rule("DOW-SECRET-9", "DOW-CROSS-20", "DOW-SECRET-14")
def test_whoever_could_not_pay_before_everybodys_eyes_is_imagined_without_it():
    assert {fuel_of(dream, 0) for dream in dreams(colony(3).hand(0, "antiseptic").turn(0), 1)} == {0, 1}
    table = without_fuel("antiseptic")
    assert {fuel_of(dream, 0) for dream in dreams(table, 1, 300)} == {0}
    table.choose(Contribute("antiseptic"))
    assert {fuel_of(dream, 0) for dream in dreams(table, 1, 300)} == {0}


@rule("DOW-SECRET-9", "DOW-SECRET-14")
def test_what_was_found_or_laid_down_at_another_time_may_be_what_could_not_be_paid():
    table = without_fuel("antiseptic").choose(Search("haddad")).choose(Stop())
    assert {fuel_of(dream, 0) for dream in dreams(table, 1, 300)} == {0, 1}
    earlier = without_fuel("antiseptic", before=["jerrycan", "jerrycan"])
    assert {fuel_of(dream, 0) for dream in dreams(earlier, 1, 300)} == {0, 1, 2}
    assert all(fuel_of(dream, 0, hand_alone=True) == 0 for dream in dreams(earlier, 1, 300))


@rule("DOW-SECRET-9", "DOW-SECRET-14")
def test_fuel_that_is_shown_since_was_the_fuel_that_came():
    table = without_fuel("antiseptic").choose(Search("haddad")).choose(Stop())
    assert table.hand_of(0) == ["antiseptic", "jerrycan"]
    table.choose(Contribute("antiseptic"))
    assert {fuel_of(dream, 0) for dream in dreams(table, 1, 300)} == {0, 1}
    table.choose(Play("jerrycan")).choose(Move("tak", "school"))
    assert {fuel_of(dream, 0) for dream in dreams(table, 1, 300)} == {0}

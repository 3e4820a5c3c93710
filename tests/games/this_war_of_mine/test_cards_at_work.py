"""A card that is being resolved is neither in a hand nor in a deck: what it leads to cannot pay with it or draw it."""

from holdouts.games.this_war_of_mine.accounts import audit
from holdouts.games.this_war_of_mine.picks import (
    Act,
    CarryOut,
    EatPet,
    ExploreOn,
    GoOn,
    Keep,
    LayAside,
    OpenMap,
    PickSpace,
    PlayNarrative,
    TakeOption,
)
from holdouts.games.this_war_of_mine.rules import dawn
from holdouts.games.this_war_of_mine.state import ENDINGS, MIDDLE, MISERY, NONE, UNKNOWN_CARDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import done
from tests.games.this_war_of_mine.trips import away, party


def favour(page, *held):
    """Somebody is told of at the door while a neighbourly favour is being done; the book opens at this page."""
    subject = shelter().state.book.pages[page].card
    table = shelter().people(subject).holding("neighbourly-favour", *held)
    entries = [number for number, one in table.state.book.pages.items() if one.card == subject and number != page]
    table.next_card("visitors", "visitors", "reality-at-the-door").arrange(pages=entries).rolling(10)
    table.choose(CarryOut()).choose(PlayNarrative("neighbourly-favour"))
    return table.choose(Act(subject, "g5", "go-outside"))


def held(table):
    return [table.now.book.narratives[card].id for card in table.now.held]


@rule("TWM-ANYTIME-9")
def test_a_narrative_action_that_is_being_played_is_not_put_back_by_its_own_page():
    table = favour(2702, "old-song").choose(TakeOption("2702.all-keep-silent"))
    assert held(table) == []
    assert sorted(table.now.narratives) == list(range(15))


@rule("TWM-ANYTIME-9")
def test_who_holds_nothing_but_what_is_being_played_has_nothing_to_put_back():
    table = favour(2702).choose(TakeOption("2702.all-keep-silent"))
    assert sorted(table.now.narratives) == list(range(15))


@rule("TWM-ANYTIME-9", "TWM-GEN-19")
def test_what_is_being_played_cannot_be_drawn_by_its_own_page():
    others = [card.id for card in shelter().state.book.narratives if card.id != "neighbourly-favour"]
    table = favour(2702, *others)
    assert table.now.narratives == []
    assert table.now.looking == [table.now.book.number("narratives", "neighbourly-favour")]
    assert audit(table.now) == []


@rule("TWM-DAWN-13")
def test_what_an_ending_brings_is_kept_besides_what_is_looked_at():
    table = shelter(free_eating=True).people("emilia", "boris").token("cat").levels("emilia", misery=3)
    table.arrange(table.who("emilia"), marks=[NONE, NONE, NONE, NONE, ENDINGS[MISERY].index(285)])
    siege = table.next_card("narratives", "narratives", "old-song", "watchful", "second-wind").rolling(3).state
    cat, watchful = siege.book.number("tokens", "cat"), siege.book.number("narratives", "watchful")
    done(dawn.remember(siege), GoOn(), EatPet(cat), Keep(watchful))
    assert siege.gone == [siege.book.number("characters", "emilia")]
    assert siege.held == [siege.book.number("narratives", "second-wind"), watchful]
    assert audit(siege) == []


@rule("TWM-SCAV-19", "TWM-SCAV-14")
def test_a_map_card_that_is_opened_later_does_not_lie_under_the_cards_that_it_leads_to():
    table = party("map-basement-entrance", place="city-hospital").rolling(10)
    deck = table.state.exploration
    table.arrange(exploration=deck[-UNKNOWN_CARDS[MIDDLE] :], explored=deck[: -UNKNOWN_CARDS[MIDDLE]])
    away(table, "city-hospital").choose(ExploreOn()).choose(LayAside())
    (opened,) = table.options(kind=OpenMap)
    assert table.choose(opened).now.explored == [opened.exploration]


@rule("TWM-MORNING-6", "TWM-MORNING-19")
def test_the_next_objective_is_turned_up_when_the_reward_has_been_had_and_not_before():
    table = shelter().objective("board-the-windows").next_events("chapter-2", "thaw").phase("morning")
    table.arrange(status=6, paid=[*range(6)])
    assert table.options(kind=PickSpace)
    assert table.now.live() == []
    table.choose(table.options(kind=PickSpace)[0])
    assert table.now.live()

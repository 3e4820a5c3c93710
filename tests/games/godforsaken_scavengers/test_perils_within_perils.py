"""A pack may bring a Peril up inside another, before somebody else: each is resolved as if it were alone.

No card of the box does so. Here seat 1 has met a Sinkhole out of turn, which makes seat 0, who has the turn, search on.
"""

from collections.abc import Iterable
from pathlib import Path

import pytest

from holdouts.engine.content import load_pack
from holdouts.engine.library import base_pack
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Give,
    Neutralise,
    OnPile,
    Pass,
    Pay,
    Play,
    Select,
)
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.games.godforsaken_scavengers.rules.gifts import may_give
from holdouts.testing import expedition, rule

PACK = {
    "pack.yaml": "id: deeper\ngame: godforsaken-scavengers\ntitle: Deeper\nversion: 1.0.0\n",
    "actions.yaml": "- {id: lantern, level: 1, food: 1, effects: [{do: search, who: self}]}\n",
    "perils.yaml": "- {id: sinkhole, level: 1, extra: [{do: search, amount: 3, who: active}]}\n"
    "- {id: burrow, level: 1, neutralise: [[{cards: 1}]], reward: [{do: search, amount: 3, who: active}]}\n"
    "- {id: vapour, level: 1, neutralise: [[{cards: 1}]], reward: [{do: move, to: discard}]}\n",
    "words/en.ftl": "name-lantern = Lantern\nflavour-lantern = It flickers.\n"
    "name-sinkhole = Sinkhole\nflavour-sinkhole = The floor gives way.\n"
    "name-burrow = Burrow\nflavour-burrow = It goes on.\nname-vapour = Vapour\nflavour-vapour = It stings.\n",
}


@pytest.fixture(scope="module")
def deeper(tmp_path_factory: pytest.TempPathFactory):
    """The cards of the box, a Lantern and a Sinkhole."""
    folder: Path = tmp_path_factory.mktemp("packs") / "deeper"
    (folder / "words").mkdir(parents=True)
    for name, text in PACK.items():
        (folder / name).write_text(text, encoding="utf-8")
    pack = load_pack(folder, GAME.id, GAME.cards.shelves, GAME.cards.vocabulary.hook)
    return GAME.cards.make_book([base_pack(GAME), pack])


def fallen(book, inner: str, *hand: str, helps: tuple[str, ...] = ()) -> ExpeditionPosition:
    """Seat 1 has fallen into the Sinkhole and lost a Torch; seat 0 has found two cards since, and meets a Peril."""
    table = expedition(3, book=book).hand(0, *hand).hand(2, *helps).hand(1, "lantern").searched("torch")
    table.pile(0, "hunt", "rest", inner, "bait").pile(1, "sinkhole").pile(2, "scout").turn(0, pile=0)
    table.choose(Play("lantern"), 1).choose(OnPile(1))
    while len(table.told(events.PerilMet)) < 2:
        table.choose(Pass())
    return table


def names(table: ExpeditionPosition, cards: Iterable[int]) -> list[str]:
    return [table.now.book.cards[card].id for card in cards]


def wounds(table: ExpeditionPosition) -> list[int]:
    return [len(table.player(seat).afflictions) for seat in range(3)]


def until_it_can_be_paid(table: ExpeditionPosition) -> ExpeditionPosition:
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    return table


@rule("GOD-TURN-5", "GOD-PERIL-8")
def test_whoever_has_met_the_inner_peril_is_asked_first(deeper):
    table = fallen(deeper, "acid-rain", "hide", helps=("hide",))
    assert (table.asks(), table.asked()) == ("GOD-PERIL-10", (0,))
    table.choose(Pass())
    assert table.asked() == (2,)


@rule("GOD-PERIL-10", "GOD-PERIL-9")
def test_cards_searched_before_the_inner_peril_can_still_be_saved(deeper):
    table = fallen(deeper, "acid-rain", "hide").choose(Play("hide"))
    assert [event.who for event in table.told(events.SavedSearched)] == [0]
    table.endure()
    assert table.ids("searched") == ["hunt", "rest"]
    assert wounds(table) == [1, 1, 0]


@rule("GOD-PERIL-2")
def test_the_inner_peril_discards_what_was_searched_since(deeper):
    table = fallen(deeper, "acid-rain").endure()
    lost = [(event.who, names(table, event.cards)) for event in table.told(events.LostSearched)]
    assert lost == [(1, ["torch"]), (0, ["hunt", "rest"])]
    assert wounds(table) == [1, 1, 0]
    assert table.ids("discards")[-2:] == ["acid-rain", "sinkhole"]


@rule("GOD-PERIL-5")
def test_the_inner_peril_is_paid_by_its_own_searcher_and_gives_back_its_own_loss(deeper):
    table = until_it_can_be_paid(fallen(deeper, "pit-trap", "move", "forage"))
    assert (table.asks(), table.asked()) == ("GOD-PERIL-5", (0,))
    table.choose(Neutralise(0)).choose(Pay("move"))
    assert names(table, [option.card for option in table.options(kind=Select)]) == ["hunt", "rest"]
    table.choose(Select("rest"))
    assert table.ids("searched") == ["rest"]
    assert [(event.who, names(table, [event.card])) for event in table.told(events.Neutralised)] == [(0, ["pit-trap"])]
    assert [(event.who, names(table, [event.card])) for event in table.told(events.Recovered)] == [(0, ["rest"])]
    assert wounds(table) == [0, 1, 0]


@rule("GOD-PERIL-5", "GOD-PERIL-7")
def test_the_inner_peril_can_be_made_cheaper_and_be_neutralised(deeper):
    table = fallen(deeper, "pit-trap", "move", helps=("barricade",))
    table.pass_until(Play("barricade"), 2).choose(Play("barricade"), 2)
    until_it_can_be_paid(table).choose(Neutralise(0))
    assert table.hand_ids(0) == []
    assert table.asks() == "GOD-PERIL-5"
    table = fallen(deeper, "pit-trap", helps=("ambush",))
    table.pass_until(Play("ambush"), 2).choose(Play("ambush"), 2).nobody_reacts().choose(Select("hunt"))
    assert wounds(table) == [0, 1, 0]


@rule("GOD-PERIL-12")
def test_somebody_may_help_the_searcher_of_the_inner_peril_late(deeper):
    table = until_it_can_be_paid(fallen(deeper, "pit-trap", helps=("ambush",)))
    assert (table.asks(), table.asked()) == ("GOD-PERIL-12", (1,))
    table.choose(Pass()).choose(Play("ambush"), 2)
    until_it_can_be_paid(table).choose(Select("hunt"))
    assert wounds(table) == [0, 1, 0]


@rule("GOD-PERIL-9", "GOD-PERIL-15", "GOD-PERIL-16")
@pytest.mark.parametrize(
    ("card", "seat", "hurt", "covered"),
    [
        ("salvation", 0, [0, 1, 0], [0, 0, 0]),
        ("sacrifice", 2, [0, 1, 1], [0, 0, 0]),
        ("carapace", 0, [1, 1, 0], [1, 0, 0]),
    ],
)
def test_a_reaction_to_the_inner_peril_is_about_that_one(deeper, card, seat, hurt, covered):
    hands = {"helps": (card,)} if seat else {}
    table = fallen(deeper, "pit-trap", *([] if seat else [card]), **hands)
    table.pass_until(Play(card), seat).choose(Play(card), seat)
    if card == "sacrifice":
        table.choose(Pass(), 0).choose(Pass(), 1).choose(Select("torch"))
    table.endure()
    assert wounds(table) == hurt
    assert [len(table.player(seat).face_down) for seat in range(3)] == covered


@rule("GOD-PERIL-12", "GOD-HAND-7")
def test_cards_may_be_given_to_the_searcher_of_the_inner_peril_alone(deeper):
    table = fallen(deeper, "pit-trap", helps=("ambush",))
    assert [may_give(table.now, 2, seat) for seat in (0, 1)] == [True, False]


@rule("GOD-PERIL-5", "GOD-PERIL-7")
def test_an_inner_peril_can_be_neutralised_though_the_outer_one_has_been(deeper):
    """The reward of a Burrow that seat 1 has paid for makes seat 0 search on, who has promised nothing to anybody."""
    table = expedition(3, book=deeper).hand(1, "lantern", "move").hand(2, "ambush").promised(2, 0, "play-for", thing=4)
    table.pile(0, "hunt", "rest", "pit-trap", "bait").pile(1, "burrow").pile(2, "scout").turn(0, pile=0)
    table.choose(Play("lantern"), 1).choose(OnPile(1)).nobody_reacts().choose(Neutralise(0))
    assert [event.who for event in table.told(events.PerilMet)] == [1, 0]
    table.pass_until(Play("ambush"), 2).choose(Play("ambush"), 2).nobody_reacts().choose(Select("hunt"))
    assert [event.who for event in table.told(events.Neutralised)] == [1, 2]
    assert [(event.who, event.other) for event in table.told(events.PromiseKept)] == [(2, 0)]
    assert wounds(table) == [0, 0, 0]


@rule("GOD-PERIL-9")
def test_an_affliction_borne_by_another_in_the_outer_peril_does_not_keep_one_from_being_prevented(deeper):
    table = expedition(3, book=deeper).hand(0, "salvation").hand(1, "lantern").hand(2, "sacrifice").searched("torch")
    table.pile(0, "hunt", "rest", "pit-trap", "bait").pile(1, "sinkhole").pile(2, "scout").turn(0, pile=0)
    table.choose(Play("lantern"), 1).choose(OnPile(1)).pass_until(Play("sacrifice"), 2).choose(Play("sacrifice"), 2)
    while len(table.told(events.PerilMet)) < 2:
        table.choose(table.options(table.asked()[0])[0], table.asked()[0])
    table.pass_until(Play("salvation"), 0).choose(Play("salvation"), 0).endure()
    assert wounds(table) == [0, 0, 1]


@rule("GOD-PERIL-9")
def test_cards_that_were_saved_from_the_outer_peril_must_be_saved_again(deeper):
    table = expedition(3, book=deeper).hand(0, "hide").hand(1, "lantern", "hide").searched("torch")
    table.pile(0, "hunt", "rest", "acid-rain", "bait").pile(1, "sinkhole").pile(2, "scout").turn(0, pile=0)
    table.choose(Play("lantern"), 1).choose(OnPile(1)).choose(Play("hide"), 1)
    while len(table.told(events.PerilMet)) < 2:
        table.choose(Pass())
    table.choose(Play("hide"), 0).endure()
    assert [event.who for event in table.told(events.SavedSearched)] == [1, 0]
    assert table.ids("searched") == ["torch", "hunt", "rest"]


@rule("GOD-PERIL-8", "GOD-AFFLICTION-11")
def test_with_numb_feelers_one_reacts_to_the_inner_peril_only_if_it_is_ones_own(deeper):
    table = expedition(3, book=deeper).hand(0, "hide").hand(1, "lantern", "hide").searched("torch")
    table.pile(0, "hunt", "rest", "acid-rain").pile(1, "sinkhole").afflicted(1, "numb-feelers").turn(0, pile=0)
    table.choose(Play("lantern"), 1).choose(OnPile(1))
    assert table.can(Play("hide"), 1)
    while len(table.told(events.PerilMet)) < 2:
        table.choose(Pass())
    assert table.can(Play("hide"), 0)
    assert not table.can(Play("hide"), 1)


@rule("GOD-PERIL-12")
def test_a_gift_to_the_searcher_of_the_inner_peril_reopens_the_question_of_paying(deeper):
    table = until_it_can_be_paid(fallen(deeper, "cave-worm", helps=("move",)))
    assert table.asks() == "GOD-PERIL-12"
    table.choose(Pass()).choose(Approach(), 2).choose(Aim(0)).choose(Give("move")).choose(Accept())
    assert (table.asks(), table.asked()) == ("GOD-PERIL-10", (0,))
    until_it_can_be_paid(table).choose(Neutralise(0))
    assert wounds(table) == [0, 1, 0]


@rule("GOD-TURN-5")
def test_a_reward_inside_a_card_cites_its_own_rule(deeper):
    table = expedition(2, book=deeper).hand(0, "lantern", "move").pile(0, "vapour", "bait").turn(0, pile=0)
    table.choose(Play("lantern")).nobody_reacts().choose(Neutralise(0)).choose(OnPile(0))
    assert [event.rule for event in table.told(events.Milled)] == ["GOD-PERIL-5"]

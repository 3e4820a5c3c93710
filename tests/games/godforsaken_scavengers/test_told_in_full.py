"""Scenes whose whole log is known: nothing is told that did not happen, nothing is left out, nobody else is named.

What is expected stands in told_in_full.yaml; a card of which there are several is told apart by a number.
"""

from functools import partial
from pathlib import Path

import pytest

from holdouts.engine.effects import This
from holdouts.games.godforsaken_scavengers.accounts import audit
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Begin,
    Complete,
    Dig,
    DigOn,
    Drop,
    FeedCaravan,
    Finish,
    Forgive,
    Give,
    NextPlace,
    OnPile,
    Pass,
    Pay,
    Play,
    Propose,
    Punish,
    Refuse,
    Select,
    Stop,
    Swap,
    Take,
    UsePower,
)
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition
from holdouts.games.godforsaken_scavengers.state import FINAL
from holdouts.testing import expedition
from tests.games.godforsaken_scavengers.bargains import FULL, draft, gift, hand_over, starve_all
from tests.games.godforsaken_scavengers.test_log_lines import SCENES
from tests.games.scenes import Scene, copy_of, numbered, played, read_scenes, told_lines

EXPECTED = Path(__file__).with_name("told_in_full.yaml")


def naming(table: ExpeditionPosition, field: str, number: int) -> str | None:
    """Cards, Afflictions, Characters and Locations by their names; seats, piles and counts are numbers."""
    book = table.now.book
    if field in ("card", "mine", "cards"):
        return copy_of([card.id for card in book.cards], number)
    if field == "affliction":
        return book.afflictions[number].id
    if field == "character":
        return book.characters[number].id
    if field in ("location", "locations"):
        return "final" if number == FINAL else book.locations[number].id
    return None


def in_full(table: ExpeditionPosition) -> list[str]:
    return told_lines(table, partial(naming, table))


def caravan(*under: str, seats: int = 3) -> ExpeditionPosition:
    """Seat 1 has the turn and has just fed the Caravan, with these cards under it."""
    table = expedition(seats, location="silent-mire", caravan=True).under_caravan(*under).hand(1, "dry-ration").turn(1)
    return table.choose(FeedCaravan())


def met(card: str, *hand: str, seats: int = 3) -> ExpeditionPosition:
    """Seat 1 has found two cards, and meets a Peril."""
    table = expedition(seats).searched("hunt", "rest").hand(1, *hand).pile(1, card, "torch").turn(1)
    return table.choose(Dig(1))


def quest(card: str, *hand: str, seats: int = 3) -> ExpeditionPosition:
    return expedition(seats).searched(card, "scout").hand(1, *hand).discarded("hide", "bait").turn(1)


def owing(*kind: str | int) -> ExpeditionPosition:
    """A promise of seat 2 to seat 1, due in this round, which is the last."""
    return expedition(3, location="final").promised(2, 1, *kind)


def hunters() -> ExpeditionPosition:
    table = expedition(2, "last-hunt").pile(0, "bait", "scout").pile(1, "torch").pile(2, "hunt").clock_running()
    return table.choose(Dig(0), 1).choose(Stop(), 1)


NEW: dict[str, Scene[ExpeditionPosition]] = {
    "a turn from its beginning to its end": lambda: played(
        expedition(3).pile(2, "hunt", "rest").turn_about_to_begin(1),
        Begin(),
        Dig(2),
        DigOn(),
        Stop(),
        Take("rest"),
        Finish(),
    ),
    "a round begins": lambda: (
        expedition(3).draw_deck("hunt", "rest", "relief", "bait").next_locations("rusted-lift").new_round()
    ),
    "a round ends and the next one begins": lambda: (
        expedition(2, location="choking-narrows")
        .hand(0, "bait")
        .hand(1, "torch")
        .draw_deck("hunt", "rest", "relief", "scout", "move", "snare")
        .next_locations("echo-vault")
        .feeding()
        .feed(0, "bait")
        .starve(1)
    ),
    "the last round ends": lambda: starve_all(expedition(2, location="final").feeding()),
    "a peril is endured": lambda: met("void-hunger").endure(),
    "a peril is prevented": lambda: (
        met("acid-rain", "salvation").pass_until(Play("salvation")).choose(Play("salvation")).endure()
    ),
    "everybody drops a card": lambda: met("spore-cloud", "bait", "scout").endure().choose(Drop("scout"), 1),
    "the searcher drops a card": lambda: played(met("maw-of-the-deep", "move", "forage").endure(), Drop("forage")),
    "a mist hides the characters": lambda: (
        expedition(2, characters=True)
        .character(0, "mender")
        .character(1, "packrat")
        .pile(0, "black-mist", "torch")
        .turn(1)
        .choose(Dig(0))
        .endure()
    ),
    "a mist turns afflictions up": lambda: (
        expedition(2).afflicted(0, "rot", face_down=True).pile(0, "black-mist", "torch").turn(1).choose(Dig(0)).endure()
    ),
    "a rest shows a character": lambda: (
        expedition(2, characters=True)
        .character(0, "mender", face_up=False)
        .hand(1, "rest")
        .turn(1)
        .choose(Play("rest"))
        .choose(Aim(0))
    ),
    "a carapace covers": lambda: (
        met("acid-rain", "carapace").pass_until(Play("carapace")).choose(Play("carapace")).endure()
    ),
    "a snare throws an anomaly out": lambda: played(
        expedition(3).hand(1, "snare").discarded("bait").pile(2, "anomaly-one", "torch").turn(1),
        Play("snare"),
        OnPile(2),
        OnPile(0),
    ),
    "an anomaly comes round three times": lambda: played(
        expedition(2).pile(0, "anomaly-one").pile(1).pile(2).turn(1), Dig(0), DigOn(), DigOn()
    ),
    "a torch shows three cards to one": lambda: played(
        expedition(3).hand(1, "torch").pile(2, "hunt", "rest", "relief", "move").turn(1), Play("torch"), OnPile(2)
    ),
    "a scout shows cards to all": lambda: played(
        expedition(2).hand(1, "scout").pile(0, "hunt").pile(1).pile(2, "rest", "move").turn(1), Play("scout")
    ),
    "a path is found": lambda: played(
        expedition(2).next_locations("warm-hollow", "echo-vault", "silent-mire").hand(1, "pathfinder").turn(1),
        Play("pathfinder"),
        NextPlace("silent-mire"),
        NextPlace("warm-hollow"),
    ),
    "a camp is paid for": lambda: played(
        quest("abandoned-camp", "bait", "torch").pile(0, "hunt", "rest"),
        Complete("abandoned-camp"),
        Pay("torch"),
        OnPile(0),
        Select("rest"),
    ),
    "a larva is given a card for": lambda: played(
        quest("stray-larva", "move", "forage"),
        Complete("stray-larva"),
        Aim(2),
        Give("forage"),
        Accept(),
        Select("hide"),
    ),
    "a larva's gift is refused": lambda: played(
        quest("stray-larva", "move", "forage"), Complete("stray-larva"), Aim(2), Give("forage"), Refuse()
    ),
    "a larva alone": lambda: played(
        expedition(1, "mad-prophet")
        .searched("stray-larva")
        .hand(0, "move", "forage")
        .discarded("hide", "bait")
        .turn(0),
        Complete("stray-larva"),
        Drop("forage"),
        Select("hide"),
    ),
    "a rift is stepped into": lambda: played(quest("rift-in-the-dark", seats=2), Complete("rift-in-the-dark"), Pass()),
    "a larder is shared": lambda: played(
        expedition(3)
        .searched("royal-larder", "hunt", "rest")
        .pile(0, "bait", "move", "torch", "snare", "scout")
        .turn(1),
        Dig(0),
        DigOn(),
        DigOn(),
        DigOn(),
        Complete("royal-larder"),
        Select("hunt"),
        Aim(2),
        Pass(),
    ),
    "the caravan gives what lies under it": lambda: played(
        caravan("cave-worm", "shrine-of-the-queen", "hunt", "rest"), Take("hunt"), Aim(2), Accept()
    ),
    "an anomaly lay under the caravan": lambda: played(caravan("anomaly-one", "hunt"), OnPile(1), Take("hunt")),
    "a card of the caravan is traded": lambda: played(caravan_with_a_full_friend(), Aim(2), Swap("bait"), Accept()),
    "a card of the caravan fits no hand": lambda: played(full_at_the_caravan(), Drop("rest")),
    "the caravan stays unfed": lambda: starve_all(
        expedition(2, location="silent-mire", caravan=True).under_caravan("hunt").feeding()
    ),
    "a gift is made": lambda: hand_over(expedition(3).hand(2, "hunt", "rest"), 2, 1, "rest"),
    "a gift is refused": lambda: (
        expedition(3).hand(2, "hunt").choose(Approach(), 2).choose(Aim(1)).choose(Give("hunt")).choose(Refuse())
    ),
    "a swap is refused by who is asked": lambda: (
        expedition(3)
        .hand(2, "hunt")
        .hand(1, "rest")
        .choose(Approach(), 2)
        .choose(Aim(1))
        .choose(Swap("hunt"))
        .choose(Refuse())
    ),
    "a swap is refused by who asked": lambda: (
        expedition(3)
        .hand(2, "hunt")
        .hand(1, "rest")
        .choose(Approach(), 2)
        .choose(Aim(1))
        .choose(Swap("hunt"))
        .choose(Swap("rest"))
        .choose(Refuse())
    ),
    "a deal is struck": lambda: bargain().choose(Accept()),
    "a deal is refused": lambda: bargain().choose(Refuse()),
    "a promise is kept": lambda: hand_over(expedition(3).promised(2, 1, "give", 1).hand(2, "hunt"), 2, 1, "hunt"),
    "a broken promise is forgiven": lambda: starve_all(owing("give", 1).feeding()).choose(Forgive()),
    "a broken promise is punished": lambda: starve_all(
        owing("give", 1).next_afflictions("pride", "rot", "dread", "frailty").feeding()
    ).choose(Punish()),
    "what was owed is refused": lambda: starve_all(refused_gift()),
    "somebody starves with a store": lambda: (
        expedition(2, location="final")
        .stored(1, "bait")
        .hand(1, "torch")
        .hand(0, "royal-jelly", "dry-ration")
        .feeding()
        .starve(1)
        .feed(0, "royal-jelly", "dry-ration")
    ),
    "needs differ": lambda: expedition(3).afflicted(1, "torn-abdomen").feeding(),
    "somebody starves to death": lambda: (
        expedition(3, location="final")
        .afflicted(1, "rot", "pride")
        .hand(1, "torch")
        .stored(1, "bait")
        .feeding()
        .starve(0, 1, 2)
    ),
    "hunters begin": lambda: expedition(2, "last-hunt").next_locations("echo-vault").new_round(),
    "a hunter is done and time runs out": lambda: hunters().choose(Finish(), 1).time_out(),
    "a hollow heals the fed": lambda: (
        expedition(2, location="queens-antechamber")
        .next_locations("echo-vault")
        .afflicted(1, "rot")
        .hand(1, "royal-jelly", "hunt")
        .feeding()
        .starve(0)
        .feed(1, "royal-jelly", "hunt")
    ),
    "a power searches": lambda: played(
        expedition(2, characters=True).character(0, "drummer").pile(0, "hunt", "rest").turn(1, pile=0)
    ).choose(UsePower(), 0),
    "a resting affliction wakes up": lambda: (
        expedition(2, location="warm-hollow")
        .next_locations("echo-vault")
        .afflicted(1, "pride")
        .turn_about_to_begin(1)
        .choose(Begin())
        .choose(This(0))
        .idle_turn()
        .starve(0, 1)
    ),
}


def caravan_with_a_full_friend() -> ExpeditionPosition:
    table = expedition(3, location="silent-mire", caravan=True).under_caravan("hunt").hand(1, "dry-ration")
    return table.hand(2, *FULL).turn(1).choose(FeedCaravan())


def full_at_the_caravan() -> ExpeditionPosition:
    table = expedition(3, location="silent-mire", caravan=True).under_caravan("hunt", "rest")
    return (
        table.hand(1, "dry-ration", *FULL[:4])
        .turn(1)
        .choose(FeedCaravan())
        .choose(Pay("dry-ration"))
        .choose(Take("hunt"))
    )


def bargain() -> ExpeditionPosition:
    table = expedition(3).hand(2, "hunt")
    draft(table, gift(2, 1), seat=2, other=1)
    return table.choose(Propose())


def refused_gift() -> ExpeditionPosition:
    table = owing("give", 1).hand(2, "hunt").feeding()
    return table.choose(Approach(), 2).choose(Aim(1)).choose(Give("hunt")).choose(Refuse())


ALL: dict[str, Scene[ExpeditionPosition]] = numbered(SCENES) | NEW


@pytest.mark.parametrize("name", ALL)
def test_the_whole_log_of_a_scene_is_what_happened(name: str):
    table = ALL[name]()
    assert in_full(table) == read_scenes(EXPECTED)[name]
    assert audit(table.now) == []


def test_every_scene_that_is_written_down_is_played():
    assert list(read_scenes(EXPECTED)) == list(ALL)

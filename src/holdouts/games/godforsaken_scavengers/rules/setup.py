"""Setting out: scenario, decks, hands, Characters. [GOD-SCENARIO, GOD-SETUP]"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from holdouts.engine.chance import Seed
from holdouts.engine.decision import Choose, ChooseTogether
from holdouts.engine.game import Setup, SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.setup import check_seats
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.cards import AnyCard, Book, Scenario
from holdouts.games.godforsaken_scavengers.events import CharacterChosen, HandDealt, PutBack
from holdouts.games.godforsaken_scavengers.picks import Become, Drop
from holdouts.games.godforsaken_scavengers.rules.hands import hand_limit
from holdouts.games.godforsaken_scavengers.rules.rounds import open_round
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import FINAL, Expedition, Scavenger

SHORTER, LONGER = -1, 2
"""How far the number of Locations may be changed as a difficulty. [GOD-SCENARIO-7]"""


class CarryOver(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player brings from the chapter before."""

    scar: str = ""
    heirloom: str = ""
    character: str = ""
    wounded: bool = False


class ExpeditionSetup(Setup, frozen=True, kw_only=True):
    """What the table settles before setting out. [GOD-SCENARIO-1]"""

    caravan: bool = False
    characters: Literal["off", "two", "one"] = "off"
    locations: Annotated[int, Meta(ge=SHORTER, le=LONGER)] = 0
    first: int = -1
    optional_search: bool = False
    seconds: Annotated[int, Meta(ge=30, le=120)] = 60
    merciless: bool = False
    secret_deals: bool = False
    limit_bonus: Annotated[int, Meta(ge=0, le=3)] = 0
    carry: tuple[CarryOver, ...] = ()


def deal(setup: ExpeditionSetup, book: Book, seed: Seed) -> Expedition:
    """Everything on the table, ready for the first round. [GOD-SETUP-1..13]"""
    number, scenario = find_scenario(setup, book)
    expedition = Expedition(
        scenario=number,
        players=[Scavenger() for _ in range(setup.seats)],
        limit=scenario.affliction_limit + setup.limit_bonus,
        with_caravan=setup.caravan or scenario.caravan,
        with_characters=setup.characters != "off",
        optional_search=setup.optional_search,
        seconds=setup.seconds,
        merciless=setup.merciless,
        secret_deals=setup.secret_deals,
    )
    expedition.attach(book, None)
    expedition.seed(seed)
    stack_locations(expedition, setup.locations)
    stack_afflictions(expedition)
    bring_afflictions(expedition, setup.carry)
    expedition.draw = list(range(len(book.cards)))
    bring_heirlooms(expedition, setup.carry)
    deal_hands(expedition)
    expedition.first = setup.first if setup.first >= 0 else expedition.below(setup.seats)
    if expedition.with_characters:
        deal_characters(expedition, 2 if setup.characters == "two" else 1, setup.carry)
        expedition.then(choose_characters)
    expedition.then(trim_hands)
    expedition.then(open_round)
    expedition.shuffle(expedition.draw)
    return expedition


def find_scenario(setup: ExpeditionSetup, book: Book) -> tuple[int, Scenario]:
    """Only combinations the scenario allows. [GOD-SCENARIO-4]"""
    names = [scenario.id for scenario in book.scenarios]
    if setup.scenario not in names:
        known = tuple(Name(name, (f"name-{name}",)) for name in names)
        raise SetupError("setup-no-scenario", name=setup.scenario, known=known)
    number = names.index(setup.scenario)
    scenario = book.scenarios[number]
    check_seats(Name(scenario.id, (f"name-{scenario.id}",)), *scenario.players, setup.seats)
    if not -1 <= setup.first < setup.seats:
        raise SetupError("setup-no-seat", seat=setup.first)
    if setup.carry and len(setup.carry) != setup.seats:
        raise SetupError("setup-carry-count", count=len(setup.carry), seats=setup.seats)
    return number, scenario


def stack_locations(expedition: Expedition, longer: int) -> None:
    """As many as the scenario says, the marker at the bottom or mixed in. [GOD-SETUP-3..6, GOD-SCENARIO-12]"""
    scenario = expedition.card
    deck = list(range(len(expedition.book.locations)))
    expedition.shuffle(deck)
    mixed = scenario.mixed_with_final
    count = max(scenario.locations + longer, 1)
    upper, lower = deck[:count], [*deck[count : count + mixed], FINAL]
    expedition.shuffle(lower)
    expedition.locations = lower + upper
    expedition.box_locations = deck[count + mixed :]


def stack_afflictions(expedition: Expedition) -> None:
    """A shuffled deck; those about other players stay in the box when there are none. [GOD-SETUP-2]"""
    for number, affliction in enumerate(expedition.book.afflictions):
        alone = expedition.solo and affliction.together_only
        (expedition.box_afflictions if alone else expedition.affliction_deck).append(number)
    expedition.shuffle(expedition.affliction_deck)


def deal_hands(expedition: Expedition) -> None:
    """Actions only, so many of each level: whatever else comes up goes back into the deck. [GOD-SETUP-7..9]"""
    expedition.shuffle(expedition.draw)
    for player in expedition.players:
        for level, count in enumerate(expedition.card.hands, start=1):
            for _ in range(count):
                player.hand.append(topmost_action(expedition, level))


def topmost_action(expedition: Expedition, level: int) -> int:
    book = expedition.book
    for place in range(len(expedition.draw) - 1, -1, -1):
        card = expedition.draw[place]
        if book.actions[card] and book.levels[card] == level:
            del expedition.draw[place]
            return card
    raise SetupError("setup-too-few-actions", level=level, seats=len(expedition.players))


def deal_characters(expedition: Expedition, each: int, carry: tuple[CarryOver, ...]) -> None:
    """Two each to choose from, or a single one; who brings a Character along keeps it. [GOD-CHARACTER-1]"""
    deck = list(range(len(expedition.book.characters)))
    for player, brought in zip(expedition.players, carry, strict=False):
        if brought.character:
            player.offered = [_claim(expedition.book.characters, deck, brought.character)]
    newcomers = [player for player in expedition.players if not player.offered]
    if len(deck) < each * len(newcomers):
        raise SetupError("setup-too-few-characters", seats=len(expedition.players))
    expedition.shuffle(deck)
    for player in newcomers:
        player.offered = [deck.pop() for _ in range(each)]
    expedition.box_characters = deck


@step
def choose_characters(expedition: Expedition) -> Steps[None]:
    """Everybody keeps one, which starts with the Survivor side up. [GOD-CHARACTER-1, GOD-CHARACTER-2]"""
    choosing = [seat for seat in expedition.seats if len(expedition.players[seat].offered) > 1]
    answers: dict[int, Become] = {}
    if choosing:
        answers = yield ChooseTogether(
            choosing,
            lambda seat: [Become(character) for character in expedition.players[seat].offered],
            rule="GOD-CHARACTER-1",
        )
    for seat in expedition.seats:
        player = expedition.players[seat]
        if player.offered:
            chosen = answers[seat].character if seat in answers else player.offered[0]
            expedition.box_characters += [other for other in player.offered if other != chosen]
            player.character = player.chosen = chosen
            player.offered = []
            expedition.tell(CharacterChosen(who=seat, character=chosen, rule="GOD-CHARACTER-2"))


# --- what the chapter before left ---


def bring_afflictions(expedition: Expedition, carry: tuple[CarryOver, ...]) -> None:
    """A scar lies face down; whoever died starts with a random Affliction, face up. [GOD-SCENARIO-10]"""
    for player, brought in zip(expedition.players, carry, strict=False):
        if brought.scar:
            scar = _claim(expedition.book.afflictions, expedition.affliction_deck, brought.scar)
            player.afflictions.append(scar)
            player.face_down.append(scar)
    for player, brought in zip(expedition.players, carry, strict=False):
        if brought.wounded:
            player.afflictions.append(expedition.affliction_deck.pop())


def bring_heirlooms(expedition: Expedition, carry: tuple[CarryOver, ...]) -> None:
    """Set apart before anything is dealt, so that nobody else is dealt them. [GOD-SCENARIO-10]"""
    for player, brought in zip(expedition.players, carry, strict=False):
        if brought.heirloom:
            player.hand.append(_claim(expedition.book.cards, expedition.draw, brought.heirloom))


def _claim(cards: Sequence[AnyCard], deck: list[int], id_: str) -> int:
    """The first copy of that card that is still in its deck."""
    for number, card in enumerate(cards):
        if card.id == id_ and number in deck:
            deck.remove(number)
            return number
    raise SetupError("setup-no-card-left", card=Name(id_, (f"name-{id_}",)))


@step
def trim_hands(expedition: Expedition) -> Steps[None]:
    """Whoever holds more than the limit puts the excess back into the deck before play. [GOD-HAND-8, GOD-SETUP-7]"""
    for seat in expedition.seats:
        player = expedition.players[seat]
        while len(player.hand) > hand_limit(expedition, seat):
            pick = yield Choose(seat, [Drop(card) for card in player.hand], rule="GOD-HAND-8")
            player.hand.remove(pick.card)
            expedition.draw.append(pick.card)
            expedition.shuffle(expedition.draw)
            expedition.tell(PutBack(who=seat, rule="GOD-HAND-8"))
        hand = tuple(player.hand)
        expedition.tell(HandDealt(who=seat, cards=hand, rule="GOD-SETUP-7", to=secrets.alone(seat)))

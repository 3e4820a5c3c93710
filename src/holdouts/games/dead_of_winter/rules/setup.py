"""Setting up: objective, secrets, hands, survivors, decks. [DOW-SETUP, DOW-VARIANT]"""

from itertools import combinations
from typing import Literal

from holdouts.engine.chance import Seed, derived, key_of, number_below
from holdouts.engine.decision import ChooseTogether
from holdouts.engine.game import Setup, SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.setup import ANY, check_seats
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.cards import Book
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.picks import Keep
from holdouts.games.dead_of_winter.rules.colony import begin_round
from holdouts.games.dead_of_winter.script import step
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, OUTSIDE, Location, Player, Survivor, Winter

LEAST_PLAYERS, MOST_PLAYERS = 2, 5
OFFERED = 4


class WinterSetup(Setup, frozen=True, kw_only=True):
    """What the group settles before the game: the scenario is the main objective. [DOW-SETUP-2, DOW-VARIANT]"""

    together: bool = False
    betrayer: bool = False
    hard: bool = False
    elimination: bool = False
    outside_spawn: Literal["per-location", "per-survivor"] = "per-location"
    starvation: Literal["flat", "cumulative"] = "flat"
    crisis_need: Literal["non-exiled", "players"] = "non-exiled"
    frost_tick: Literal["survivor", "token"] = "survivor"
    token_passes: Literal["left", "right"] = "left"


def deal(setup: WinterSetup, book: Book, seed: Seed) -> Winter:
    """Everything on the table, ready for the choice of survivors. [DOW-SETUP-1..8]"""
    objective = find_objective(setup, book, seed)
    check_seats(_named(setup.scenario), LEAST_PLAYERS, MOST_PLAYERS, setup.seats)
    coop = setup.together or setup.seats == 2
    if coop and setup.betrayer:
        raise SetupError("setup-nobody-to-betray")  # [DOW-VARIANT-12]
    winter = Winter(
        objective=objective,
        hard=coop or setup.hard,
        coop=coop,
        elimination=setup.elimination,
        outside_spawn=setup.outside_spawn,
        starvation_costs=setup.starvation,
        crisis_need=setup.crisis_need,
        frost_tick=setup.frost_tick,
        token_passes=setup.token_passes,
        players=[Player(mixed=seat) for seat in range(setup.seats)],
    )
    winter.attach(book, None)
    winter.seed(seed)
    winter.morale, winter.rounds_left = winter.side.morale, winter.side.rounds
    if not coop:
        deal_secrets(winter, ordinary=1 if setup.betrayer else 2)
    stack_decks(winter)
    deal_items(winter)
    offer_survivors(winter)
    winter.then(choose_survivors)
    winter.then(begin_round)
    return winter


def find_objective(setup: WinterSetup, book: Book, seed: Seed) -> int:
    """The main objective that was chosen, or any. [DOW-SETUP-2]"""
    names = [objective.id for objective in book.objectives]
    if setup.scenario == ANY:
        return number_below(key_of(derived(seed, "objective")), 0, len(names))
    if setup.scenario not in names:
        raise SetupError("setup-no-scenario", name=setup.scenario, known=tuple(_named(name) for name in names))
    return names.index(setup.scenario)


def _named(id_: str) -> Name:
    return Name(id_, (f"name-{id_}",))


def deal_secrets(winter: Winter, *, ordinary: int) -> None:
    """So many ordinary objectives for each player and one betrayal are mixed, and one dealt to each. [DOW-SETUP-3,
    DOW-SETUP-4, DOW-VARIANT-8]"""
    book, count = winter.book, len(winter.players)
    plain, betrayals = list(book.ordinary), list(book.betrayals)
    winter.shuffle(plain)
    winter.shuffle(betrayals)
    pile = [plain.pop() for _ in range(ordinary * count)] + [betrayals.pop()]
    winter.shuffle(pile)
    for player in winter.players:
        player.secret = pile.pop()
    winter.undealt = pile
    winter.box_secrets = plain + betrayals


def stack_decks(winter: Winter) -> None:
    """Every deck is shuffled; what is not for playing together stays out of it. [DOW-SETUP-5..8, DOW-VARIANT-4]"""
    book = winter.book
    winter.crises = list(range(len(book.crises)))
    winter.exile_deck = list(range(len(book.exiles)))
    winter.survivor_deck = list(range(len(book.survivors)))
    out = [number for number, card in enumerate(book.crossroads) if winter.coop and card.competitive]
    winter.past_crossroads = out
    winter.crossroads_deck = [number for number in range(len(book.crossroads)) if number not in out]
    for deck in (winter.crises, winter.exile_deck, winter.survivor_deck, winter.crossroads_deck):
        winter.shuffle(deck)
    for spaces in ENTRANCES:
        winter.locations.append(Location([0] * len(spaces), [0] * len(spaces)))
    for place in OUTSIDE:
        deck = list(book.stocks[place])
        winter.shuffle(deck)
        winter.locations[place].deck = deck


def deal_items(winter: Winter) -> None:
    """Five starting items each, seven for two players; the rest goes back into the box. [DOW-SETUP-7, DOW-VARIANT-6]"""
    items = list(winter.book.stocks[COLONY])
    winter.shuffle(items)
    count = 7 if len(winter.players) == 2 else 5
    for player in winter.players:
        player.hand = [items.pop() for _ in range(count)]
    winter.box = items


def offer_survivors(winter: Winter) -> None:
    """Four survivor cards each, to choose from. [DOW-SETUP-9]"""
    for player in winter.players:
        player.offered = [winter.survivor_deck.pop() for _ in range(OFFERED)]


def kept(winter: Winter) -> int:
    """How many of them stay. [DOW-VARIANT-7]"""
    return 3 if len(winter.players) == 2 else 2


@step
def choose_survivors(winter: Winter) -> Steps[None]:
    """All choose at the same time and in secret; what they keep is shown together. [DOW-SETUP-9..12, DOW-SETUP-16]"""
    count = kept(winter)

    def choices(seat: int) -> list[Keep]:
        offered = winter.players[seat].offered
        return [
            Keep(leader, followers)
            for leader in offered
            for followers in combinations([card for card in offered if card != leader], count - 1)
        ]

    answers = yield ChooseTogether(
        winter.seats, choices, rule="DOW-SETUP-9", ask="keep-survivors", about={"count": count}
    )
    for seat, keep in answers.items():
        player = winter.players[seat]
        player.leader = keep.leader
        chosen = (keep.leader, *keep.followers)
        player.group = [Survivor(card) for card in chosen]
        winter.survivor_deck += [card for card in player.offered if card not in chosen]
        player.offered = []
        winter.tell(events.GroupChosen(who=seat, leader=keep.leader, followers=keep.followers, rule="DOW-SETUP-16"))
    winter.survivor_deck.sort()
    winter.shuffle(winter.survivor_deck)
    winter.first = max(winter.seats, key=lambda seat: winter.book.influences[winter.players[seat].leader])
    winter.tell(events.FirstPlayer(who=winter.first, rule="DOW-SETUP-12"))
    deed = Deed(winter.first, "DOW-SETUP-2", setting_up=True)
    for effect in winter.side.setup:
        yield from effect.resolve(winter, deed)

"""How likely a seat is to win from here: what a search reads where it looks no further ahead.

A game tells afterwards what came of each thing: whether the main objective was reached, whether morale was gone if it
was not, and what each seat had in the end of what it wanted for itself. So each has facts and weights of its own, found
by logistic regression over games of sensible bots (of the main objective, over pairs of plans besides). An objective is
a tree of conditions, and its chance is put together as the tree is: ordinary, betrayal and exile objectives are read
alike.
"""

from collections.abc import Iterator
from math import exp, inf, prod
from typing import NamedTuple

from holdouts.engine.conditions import All, AnyOf, Condition, leaves
from holdouts.engine.names import kebab
from holdouts.games.dead_of_winter import conditions as needs
from holdouts.games.dead_of_winter.bot.board import MORALE, Board
from holdouts.games.dead_of_winter.bot.nearness import counted
from holdouts.games.dead_of_winter.bot.reckoning import worth_of
from holdouts.games.dead_of_winter.bot.suspicion import suspicion
from holdouts.games.dead_of_winter.rules import ending
from holdouts.games.dead_of_winter.rules.colony import WASTE_FOR_MORALE, crisis_need
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, NONE, OUTSIDE, Player, Winter

CARD, TOKEN, MEAL, ARM, WALL = 1.0, 1.25, 0.7, 2.3, 0.5
"""How many nights it takes a player to find a card to store, a token, a food, a weapon for one group, or to raise a
barricade that stands."""

STREET, YARD, OUTPOST, DECK, DRAW = 0.2, 0.25, 0.13, 0.5, 0.12
"""How many it takes them all to be rid of a zombie too many outside or before the colony, to wall in a place, to empty
a deck, and for each card in it."""

CARD_HELD, MEAL_HELD, ARM_HELD = 0.8, 0.6, 0.5
"""What part of that is done when somebody holds the card."""

SETTLING = 0.6
"""How many nights it takes besides, however little is to do."""

SPARE, LONG, STOCK = 3.0, 6.0, 3
"""So many nights count of those too many or too few, and of those to come; for so many there should be food."""

SOME, MUCH = 3.0, 4.0
"""So much counts of what there is beyond what is wanted, and of what is missing."""

WEIGHTS = {
    "nothing": (-0.36, 3.55),
    "hard": (-0.17, 0.09),
    "wants-barricades": (-2.79, 0.87),
    "wants-equipped-each": (-0.51, -0.19),
    "wants-food": (-0.89, -0.34),
    "wants-helpless": (-2.14, -1.82),
    "wants-stored": (-0.68, -1.13),
    "wants-tokens": (-0.71, 1.06),
    "wants-zombies": (-1.75, 3.50),
    "alone": (-0.97, -0.25),
    "averted": (0.27, -0.34),
    "betrayer": (-1.04, 1.20),
    "cards": (0.14, -0.25),
    "crisis": (-0.12, 0.32),
    "dice": (0.20, -0.10),
    "frost": (-0.44, 1.18),
    "guests": (0.25, 0.66),
    "helpless": (-0.20, 0.52),
    "hunger": (-0.03, 0.12),
    "hurt": (-0.12, -0.08),
    "late": (1.87, 0.32),
    "low": (0.39, -0.40),
    "morale": (0.32, -0.70),
    "nights": (-0.24, -0.21),
    "overrun": (-0.15, 0.21),
    "people": (0.25, -0.67),
    "spare": (0.28, 0.61),
    "turns": (-0.45, -0.05),
    "waits": (1.72, 1.98),
    "waste": (-0.25, 0.59),
    "zombies": (-0.50, 0.14),
}
"""Of each fact: what it tells of whether the main objective is reached; and if it is not, of whether morale is gone,
and not time."""

KINDS = (needs.Stored, needs.Tokens, needs.Food, needs.EquippedEach, needs.Barricades, needs.Zombies, needs.Helpless)
"""What a goal may want; how hard each is, is seen before anybody has moved."""


class Likelihood(NamedTuple):
    """How likely one has something in the end: what one has, with each one beyond and each night to come; what one
    lacks, with each one that is missing and each night to come."""

    kept: float
    beyond: float
    fading: float
    lacking: float
    missing: float
    coming: float


LIKELIHOODS = {
    "hand-food": Likelihood(2.7, 0.3, -0.2, -0.3, -0.9, 0.6),
    "hand-med": Likelihood(2.6, 0.0, -0.1, -1.7, -0.9, 0.7),
    "hand-fuel": Likelihood(2.0, 0.3, -0.3, -0.3, -0.8, 0.2),
    "hand-tool": Likelihood(2.9, 0.0, -0.3, -0.8, -1.0, 0.5),
    "hand-weapon": Likelihood(3.5, 0.3, -0.1, -1.1, -1.3, 0.7),
    "hand-book": Likelihood(1.8, 0.7, 2.2, 0.8, -2.2, 0.7),
    "borne": Likelihood(2.1, 1.6, 0.0, 0.1, -1.7, 0.6),
    "cards": Likelihood(1.2, 0.2, 0.0, 0.3, -0.4, 0.2),
    "few-cards": Likelihood(2.1, 0.3, -0.1, -0.3, -0.2, 0.7),
    "group": Likelihood(1.8, 0.0, -0.2, -1.2, -0.6, 0.3),
    "few-group": Likelihood(1.8, 0.0, -0.2, -0.4, -1.7, 0.2),
    "largest-group": Likelihood(0.7, 1.5, 0.0, 0.3, -2.4, 0.3),
    "unhurt": Likelihood(1.4, 0.0, -0.2, -1.8, -0.6, 0.5),
    "all-at": Likelihood(0.8, 0.0, 0.0, -2.0, 0.0, 0.6),
    "own-at": Likelihood(1.4, 0.0, 0.0, -0.7, -0.7, 0.7),
    "few-own-at": Likelihood(1.9, 0.0, 0.2, 1.1, -1.5, 0.8),
    "barricades": Likelihood(0.8, 0.3, -0.4, -1.9, -0.4, 0.5),
    "few-barricades": Likelihood(0.3, 0.0, -0.3, -1.8, 0.0, -0.2),
    "zombies": Likelihood(1.0, 0.6, 0.4, 0.6, -0.2, 0.5),
    "helpless": Likelihood(1.9, 1.5, 0.3, -1.0, -0.8, 0.2),
    "dead": Likelihood(4.0, 0.0, 0.0, -0.6, -0.2, 0.1),
    "few-thinnest-deck": Likelihood(4.0, 0.0, 0.0, 1.8, -1.2, 1.4),
    "morale": Likelihood(0.1, 0.6, -0.3, 0.5, -1.6, -0.3),
    "food": Likelihood(-0.2, 0.4, -0.4, -2.1, 0.0, 0.1),
    "few-waste": Likelihood(0.6, 0.2, -0.2, 0.1, -0.5, 0.2),
    "starvation": Likelihood(1.7, 0.2, -0.2, 0.9, -1.6, 0.3),
    "few-starvation": Likelihood(1.7, 0.0, -0.2, -4.0, 0.0, 0.0),
}
ANY_OTHER = Likelihood(2.0, 0.0, -0.2, -1.5, -0.2, 0.4)
"""What no objective of ours asks for."""

SUSPECTED = 0.25
"""What it costs to be as good as accused; set by hand."""


def worth(winter: Winter, seat: int) -> float:
    """The chance of one seat, from 0 to 1."""
    player = winter.players[seat]
    if player.out:
        return 0.0
    chance = Outlook(winter, seat).chance(ending.wish(winter, seat))
    if player.exiled or winter.coop:
        return chance
    others = [other for other in winter.present if other != seat]
    seen = sum(suspicion(winter, other, seat) for other in others) / max(1, len(others))
    return chance * (1 - SUSPECTED * min(1.0, max(0.0, seen)))


class Outlook:
    """One table as it stands: how it may end, and what one seat will have then."""

    def __init__(self, winter: Winter, seat: int) -> None:
        self.winter = winter
        self.seat = seat
        colony = Colony(winter)
        self.nights = min(LONG, colony.nights)
        told = [(WEIGHTS[fact], number) for fact, number in colony.facts()]
        self.reached = _even(sum(reached * number for (reached, _), number in told))
        self.ruined = (1 - self.reached) * _even(sum(ruined * number for (_, ruined), number in told))
        in_time = 1.0 if colony.waits else max(0.0, min(1.0, 1 - winter.rounds_left + colony.work))
        self.last = in_time * self.reached
        """How likely the goal is reached, and that in the last round."""

    def chance(self, need: Condition) -> float:
        """How likely a condition is to be true at the end."""
        match need:
            case All(of=parts):
                return prod(map(self.chance, parts))
            case AnyOf(of=parts):
                return 1 - prod(1 - self.chance(part) for part in parts)
            case needs.MainReached():
                return self.reached
            case needs.MoraleGone():
                return self.ruined
            case needs.RoundsOver():
                return 1 - self.reached - self.ruined
            case needs.LastRound():
                return self.last
        return self.own(need)

    def own(self, need: Condition) -> float:
        """How likely one is to have something at the end."""
        name, margin = _margin(self.winter, self.seat, need)
        found = LIKELIHOODS.get(name, ANY_OTHER)
        kept = found.kept + found.beyond * max(0.0, min(SOME, margin)) + found.fading * self.nights
        if margin >= 0:
            return _even(kept)
        comes = found.lacking + found.missing * min(MUCH, -margin) + found.coming * self.nights
        return _even(min(kept, comes))


# --- the colony ---


class Colony:
    """The colony as it stands, counted once: what it still has to do, and how many nights that takes."""

    def __init__(self, winter: Winter) -> None:
        self.winter = winter
        self.board = Board(winter)
        self.groups = [winter.players[seat] for seat in winter.present]
        self.count = max(1, len(self.groups))
        self.hands = [winter.symbol(card) for player in self.groups for card in player.hand]
        self.wanted = [need for need in counted(winter) if isinstance(need, needs.Tally)]
        self.waits = any(isinstance(need, needs.LastRound) for need in leaves(winter.side.goal))
        """Whether the goal is looked at in the last night and not before."""
        order = winter.living()
        self.over = order.index(winter.active) / len(order) if winter.active in order else 0.0
        """What part of this round is over."""
        self.work = SETTLING + self.over + sum(map(self._work, self.wanted))
        """How many nights the goal takes, this one among them."""
        self.nights = (max if self.waits else min)(self.work, float(winter.rounds_left))
        """How many the game goes on, if all goes well."""

    def _work(self, need: needs.Tally) -> float:
        """How many nights it takes to do what a part of the goal still wants."""
        winter, board = self.winter, self.board
        number, more = need.number(winter, winter.first), need.more(winter)
        lacks = max(0, (need.at_least or 0) + more - number)
        match need:
            case needs.Stored(symbol=symbol):
                return CARD * (lacks - CARD_HELD * min(lacks, self.hands.count(symbol))) / self.count
            case needs.Tokens():
                return TOKEN * lacks / self.count
            case needs.Food():
                lacks = max(0, (need.at_least or 0) + more + board.need - number)
                return MEAL * (lacks - MEAL_HELD * min(lacks, self.hands.count("food"))) / self.count
            case needs.EquippedEach(symbol=symbol):
                return ARM * sum(self._unarmed(player, symbol) for player in self.groups) / self.count
            case needs.Barricades(place="colony"):
                return WALL * max(0, lacks + number - board.standing(COLONY)) / self.count
            case needs.Barricades():
                return OUTPOST * sum(not winter.barricades(place) for place in OUTSIDE)
            case needs.Zombies(place="colony", at_most=int(most)):
                return YARD * max(0, number + board.need - most - more)
            case needs.Zombies(at_most=int(most)):
                return STREET * max(0, number + sum(board.arrivals[1:]) - most - more)
            case needs.EmptyDecks():
                decks = sorted(len(winter.locations[place].deck) for place in OUTSIDE)
                return DECK * lacks + DRAW * sum(decks[: need.at_least])
        return 0.0

    def _unarmed(self, player: Player, symbol: str) -> float:
        """Whether nobody of a group bears a weapon; less, if there is one in the hand."""
        symbols = self.winter.book.symbols
        if any(symbols[held.card] == symbol for survivor in player.group for held in survivor.gear):
            return 0.0
        return 1 - ARM_HELD * any(symbols[card] == symbol for card in player.hand)

    def facts(self) -> Iterator[tuple[str, float]]:
        """What its chance is read off."""
        yield "nothing", 1.0
        yield from self._goal()
        yield from self._people()
        yield from self._dangers()
        yield from self._crisis()

    def _goal(self) -> Iterator[tuple[str, float]]:
        """What is to do, how much time there is for it, and how long morale has to last."""
        winter, kinds = self.winter, {type(need) for need in self.wanted}
        yield "hard", float(winter.hard)
        for kind in KINDS:
            yield f"wants-{kebab(kind.__name__)}", float(kind in kinds)
        timed = not self.waits or needs.Stored in kinds
        spare = max(-SPARE, min(SPARE, winter.rounds_left - self.work)) if timed else 0.0
        yield "spare", spare
        yield "late", min(0.0, spare)
        yield "waits", float(self.waits)
        yield "nights", self.nights
        yield "turns", 1 - self.over
        yield "morale", winter.morale / max(1.0, self.nights)
        yield "low", float(min(SOME, winter.morale))
        for need in self.wanted:
            if isinstance(need, needs.Helpless):
                yield "guests", max(-2.0, min(MUCH, float(winter.helpless - (need.at_least or 0))))

    def _people(self) -> Iterator[tuple[str, float]]:
        """Who is there, in what state, and what they have."""
        winter, count = self.winter, self.count
        people = [survivor for player in self.groups for survivor in player.group]
        wounds = sum(survivor.hurt for survivor in people) / max(1, len(people))
        secrets = [winter.book.secrets[player.secret] for player in self.groups if player.secret != NONE]
        yield "people", len(people) / count
        yield "alone", sum(len(player.group) == 1 for player in self.groups) / count
        yield "hurt", wounds * min(LONG, self.nights)
        yield "frost", sum(survivor.frost > 0 for survivor in people) / count
        yield "dice", sum(len(player.dice) for player in self.groups) / count
        yield "cards", sum(symbol not in winter.wanted for symbol in self.hands) / count
        yield "betrayer", float(any(secret.betrayal for secret in secrets))

    def _dangers(self) -> Iterator[tuple[str, float]]:
        """What the colony eats, what smells, and what comes at night."""
        winter, board = self.winter, self.board
        yield "hunger", float(max(0, board.need * min(STOCK, winter.rounds_left) - winter.food))
        yield "helpless", float(winter.helpless)
        yield "waste", len(winter.waste) / WASTE_FOR_MORALE
        gates = range(len(ENTRANCES[COLONY]))
        yield "overrun", float(sum(max(0, board.coming_to(COLONY, gate) - board.room(COLONY, gate)) for gate in gates))
        yield "zombies", sum(map(winter.zombies, OUTSIDE)) / len(OUTSIDE)

    def _crisis(self) -> Iterator[tuple[str, float]]:
        """What the crisis still takes, against what it does."""
        winter = self.winter
        if winter.crisis == NONE:
            return
        symbols = winter.crisis_card.symbols
        given = [card for player in winter.players for card in player.given]
        right = sum(1 if winter.symbol(card) in symbols else -1 for card in given)
        lacks = max(0, crisis_need(winter) - right - winter.crisis_bonus)
        held = sum(symbol in symbols for symbol in self.hands)
        harm = -worth_of(winter, winter.crisis_card.fail) / MORALE
        yield "averted", float(lacks == 0)
        yield "crisis", harm * max(0.0, lacks - held / 2) / self.count


# --- what one wants oneself ---


def _margin(winter: Winter, seat: int, need: Condition) -> tuple[str, float]:
    """Under which name a condition stands among the prospects, and by how much it is met (below 0: missed)."""
    player, name = winter.players[seat], kebab(type(need).__name__)
    match need:
        case needs.Unhurt():
            return name, -float(sum(survivor.hurt for survivor in player.group))
        case needs.LargestGroup():
            others = [len(other.group) for other in winter.players if other is not player]
            return name, float(len(player.group) - 1 - max(others, default=0))
        case needs.Cards(where="equipped"):
            return _nearer(winter, seat, need, "borne")
        case needs.Cards(symbol=symbol):
            return _nearer(winter, seat, need, "cards" if symbol == "any" else f"hand-{symbol}")
        case needs.Tally():
            return _nearer(winter, seat, need, name)
    return name, 0.0 if need.holds(winter, seat) else -1.0


def _nearer(winter: Winter, seat: int, need: needs.Tally, name: str) -> tuple[str, float]:
    """Of two bounds the one that is nearer to being missed."""
    number, more = need.number(winter, seat), need.more(winter)
    least = inf if need.at_least is None else number - need.at_least - more
    most = inf if need.at_most is None else need.at_most + more - number
    return (f"few-{name}", most) if most < least else (name, least)


def _even(balance: float) -> float:
    """From a balance to a chance: what is even comes to a half."""
    return 1 / (1 + exp(-balance))

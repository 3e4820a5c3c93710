"""What a seat wants: of the colony's goal and of its own, what is still missing, read off their conditions."""

from collections import Counter, defaultdict

from holdouts.engine.conditions import leaves
from holdouts.games.dead_of_winter import conditions as needs
from holdouts.games.dead_of_winter.bot.board import Board
from holdouts.games.dead_of_winter.effects.items import Volunteer
from holdouts.games.dead_of_winter.rules import ending
from holdouts.games.dead_of_winter.rules.witness import clears_streets
from holdouts.games.dead_of_winter.state import COLONY, OUTSIDE, Player, Winter

INNOCENT, IN_HASTE = 2, 1
"""For so many rounds whoever wants ruin does nothing that others would not; fewer where the streets are to be cleared:
that is done in three rounds or not at all."""
NO_LIMIT = 99
SURELY = 0.75
"""What part of all dice does what it is meant for."""
SAMPLES = 2
"""So many zombies must die for each token, on the average."""


def innocent(winter: Winter) -> bool:
    """Whether it is too early for harm, and for whoever looks for a betrayer."""
    return winter.round <= (IN_HASTE if clears_streets(winter) else INNOCENT)


class Wishes:
    """The own objective of a seat, as numbers."""

    def __init__(self, winter: Winter, seat: int) -> None:
        found = list(leaves(ending.wish(winter, seat)))
        kinds = {type(need) for need in found}
        self.ruin = needs.MoraleGone in kinds and needs.MainReached not in kinds
        """Whether it wins only without morale."""
        self.kept: Counter[str] = Counter()
        """How many cards of each symbol should be in the hand at the end; `any` stands for all of them."""
        self.worn = 0
        """How many weapons should be equipped."""
        least: Counter[type] = Counter()
        most: dict[type, int] = defaultdict(lambda: NO_LIMIT)
        for need in found:
            if not isinstance(need, needs.Tally):
                continue
            wanted = (need.at_least or 0) + need.more(winter)
            if isinstance(need, needs.Cards) and need.where == "equipped":
                self.worn = max(self.worn, wanted)
                continue
            if need.at_most is not None:
                most[type(need)] = need.at_most
            if isinstance(need, needs.Cards):
                self.kept[need.symbol] = max(self.kept[need.symbol], wanted)
            elif getattr(need, "place", "colony") == "colony":
                least[type(need)] = max(least[type(need)], wanted)
        self.group, self.most_group = least[needs.Group], most[needs.Group]
        if needs.LargestGroup in kinds:
            self.group = 1 + max(len(player.group) for other, player in enumerate(winter.players) if other != seat)
        self.walls, self.most_walls = least[needs.Barricades], most[needs.Barricades]
        self.most_cards, self.most_waste = most[needs.Cards], most[needs.Waste]
        self.food, self.hunger, self.dead = least[needs.Food], least[needs.Starvation], least[needs.Dead]
        self.colony_zombies = least[needs.Zombies]
        self.home = needs.AllAt in kinds or least[needs.OwnAt] > 0
        self.away = most[needs.OwnAt] == 0
        self.unhurt, self.thin = needs.Unhurt in kinds, needs.ThinnestDeck in kinds

    def lacks(self, winter: Winter, player: Player, symbol: str) -> bool:
        """Whether another card of a symbol brings the own objective nearer."""
        held = sum(winter.symbol(card) == symbol for card in player.hand)
        if held < self.kept[symbol] or len(player.hand) < self.kept["any"]:
            return True
        if symbol != "weapon":
            return False
        worn = sum(winter.symbol(held.card) == "weapon" for one in player.group for held in one.gear)
        return worn + held < self.worn

    def ready(self, winter: Winter, player: Player) -> bool:
        """Whether hand, gear and group are as one wants them, and enough have died."""
        if len(player.group) < self.group or self.dead > len(winter.dead):
            return False
        return not any(self.lacks(winter, player, symbol) for symbol in {*self.kept, "weapon"} - {"any"})

    def spares(self, winter: Winter, player: Player, symbol: str) -> bool:
        """Whether one card less of a symbol leaves the own objective where it is."""
        held = sum(winter.symbol(card) == symbol for card in player.hand)
        return held > self.kept[symbol] and len(player.hand) > self.kept["any"]


class Goal:
    """The main objective: what the colony still lacks."""

    def __init__(self, winter: Winter, board: Board) -> None:
        self.stored: Counter[str] = Counter()
        """Cards of each symbol that are still to be stored."""
        self.walls = dict.fromkeys([COLONY, *OUTSIDE], 0)
        """Barricades that are missing at each place, once this night is over."""
        self.walled: set[int] = set()
        """Where the goal wants barricades, missing or not."""
        self.kills = dict.fromkeys([COLONY, *OUTSIDE], 0)
        """Zombies that are too many, at each place where killing one helps."""
        self.labour = 0
        """The dice it takes to build and to kill what is missing."""
        self.clears = False
        """Whether it wants few zombies: more come every night, so that it is done at once or not at all."""
        self._room = 0
        """For how many zombies more there is room before the colony then."""
        self.armed = False
        """Whether everybody should bear a weapon."""
        self.food = 0
        self.empty_decks = 0
        phase = winter.side.each_phase
        self.nightly = {effect.symbol for effect in phase if isinstance(effect, Volunteer)}
        """What somebody must pay every night: it is not stored before."""
        for need in leaves(winter.side.goal):
            if isinstance(need, needs.Tally):
                self._read(winter, board, need)
        streets = max(self.kills[place] for place in OUTSIDE)
        self.lure = min(self._room, streets)
        """Zombies outside that are too many, and for which there is room before the colony."""
        if self.clears:
            self.kills[COLONY] += streets - self.lure  # it makes room for others
        self.labour += sum(self.walls.values()) - self.lure // 2
        here = [winter.players[seat] for seat in winter.present]
        dice = sum(len(player.dice) for player in here)
        to_come = dice + sum(len(player.group) + 1 for player in here) * (winter.rounds_left - 1)
        closing = 0 < self.labour <= SURELY * dice  # the rest can be done in this round
        self.zeal = 6.0 + 11.0 * min(1.0, self.labour / max(1, to_come)) + 6.0 * (closing + self.clears)
        """What a die is worth that goes into it: the more, the larger a part of all dice it takes."""

    def _read(self, winter: Winter, board: Board, need: needs.Tally) -> None:
        number, more = need.number(winter, winter.first), need.more(winter)
        missing = max(0, (need.at_least or 0) + more - number)
        match need:
            case needs.Stored(symbol=symbol):
                self.stored[symbol] = missing
            case needs.Barricades(place="colony"):
                self.walls[COLONY] = max(0, missing + number - board.standing(COLONY))
                self.walled.add(COLONY)
            case needs.Barricades():
                self.walled.update(OUTSIDE)
                self.walls.update({place: int(board.standing(place) == 0) for place in OUTSIDE})
            case needs.Zombies(place="colony", at_most=int(most)):
                room = most + more - number - board.need
                self.kills[COLONY], self._room, self.clears = max(0, -room), max(0, room), True
                self.labour += self.kills[COLONY]
            case needs.Zombies(at_most=int(most)):
                over = max(0, number + sum(board.arrivals[1:]) - most - more)
                self.kills.update(dict.fromkeys(OUTSIDE, over))
                self.labour += over
            case needs.Tokens():
                self.kills = dict.fromkeys(self.kills, missing)
                self.labour += SAMPLES * missing
            case needs.EquippedEach():
                self.armed = True
            case needs.Food():
                self.food = missing
            case needs.EmptyDecks():
                self.empty_decks = missing

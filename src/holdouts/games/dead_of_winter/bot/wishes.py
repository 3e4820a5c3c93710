"""What a seat wants: of the colony's goal and of its own, what is still missing, read off their conditions."""

from holdouts.engine.conditions import Condition, leaves
from holdouts.games.dead_of_winter import conditions as needs
from holdouts.games.dead_of_winter.bot.board import Board, dice_now, dice_to_come
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
        wish = ending.wish(winter, seat)
        found = list(leaves(wish))
        self.main = any(isinstance(need, needs.MainReached) for need in found)
        """Whether it wins only with the colony."""
        self.ruin = not self.main and any(isinstance(need, needs.MoraleGone) for need in found)
        """Whether it wins only without morale."""
        self.kept: dict[str, int] = {}
        """How many cards of each symbol should be in the hand at the end; `any` stands for all of them."""
        self.worn = 0
        """How many weapons should be equipped."""
        self.most_cards = NO_LIMIT
        self.group, self.most_group = 0, NO_LIMIT
        self.unhurt = self.home = self.away = False
        self.walls, self.most_walls = 0, NO_LIMIT
        self.most_waste = NO_LIMIT
        self.food = self.dead = self.colony_zombies = self.hunger = 0
        self.thin = False
        for need in found:
            self._read(winter, seat, need)

    def _read(self, winter: Winter, seat: int, need: Condition) -> None:
        more = need.more(winter) if isinstance(need, needs.Tally) else 0
        least = (getattr(need, "at_least", None) or 0) + more
        most = getattr(need, "at_most", None)
        match need:
            case needs.Cards(where="equipped"):
                self.worn = max(self.worn, least)
            case needs.Cards(symbol=symbol):
                self.kept[symbol] = max(self.kept.get(symbol, 0), least)
                self.most_cards = self.most_cards if most is None else most
            case needs.Group():
                self.group = max(self.group, least)
                self.most_group = self.most_group if most is None else most
            case needs.LargestGroup():
                others = [len(player.group) for other, player in enumerate(winter.players) if other != seat]
                self.group = max(others, default=0) + 1
            case needs.Unhurt():
                self.unhurt = True
            case needs.AllAt():
                self.home = True
            case needs.OwnAt():
                self.away = self.away or most == 0
                self.home = self.home or least > 0
            case needs.Barricades(place="colony"):
                self.walls = max(self.walls, least)
                self.most_walls = self.most_walls if most is None else most
            case needs.Waste():
                self.most_waste = self.most_waste if most is None else most
            case needs.Food():
                self.food = max(self.food, least)
            case needs.Starvation():
                self.hunger = max(self.hunger, least)
            case needs.Dead():
                self.dead = max(self.dead, least)
            case needs.Zombies(place="colony"):
                self.colony_zombies = max(self.colony_zombies, least)
            case needs.ThinnestDeck():
                self.thin = True

    def lacks(self, winter: Winter, player: Player, symbol: str) -> bool:
        """Whether another card of a symbol brings the own objective nearer."""
        held = sum(winter.symbol(card) == symbol for card in player.hand)
        if held < self.kept.get(symbol, 0) or len(player.hand) < self.kept.get("any", 0):
            return True
        worn = sum(winter.symbol(held.card) == "weapon" for one in player.group for held in one.gear)
        return symbol == "weapon" and worn + held < self.worn

    def ready(self, winter: Winter, player: Player) -> bool:
        """Whether hand, gear and group are as one wants them, and enough have died."""
        symbols = [symbol for symbol in self.kept if symbol != "any"] + ["weapon"]
        if len(player.hand) < self.kept.get("any", 0) or len(player.group) < self.group or self.dead > len(winter.dead):
            return False
        return not any(self.lacks(winter, player, symbol) for symbol in symbols)

    def spares(self, winter: Winter, player: Player, symbol: str) -> bool:
        """Whether one card less of a symbol leaves the own objective where it is."""
        held = sum(winter.symbol(card) == symbol for card in player.hand)
        return held > self.kept.get(symbol, 0) and len(player.hand) > self.kept.get("any", 0)


class Goal:
    """The main objective: what the colony still lacks."""

    def __init__(self, winter: Winter, board: Board) -> None:
        self.stored: dict[str, int] = {}
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
        self.urgency = min(1.0, self.labour / max(1, dice_to_come(winter)))
        """What part of all dice that are still to be rolled must go into walls and kills."""
        self.closing = 0 < self.labour <= SURELY * dice_now(winter)
        """Whether the rest can be done in this round."""
        self.zeal = 6.0 + 11.0 * self.urgency + 6.0 * (self.closing + self.clears)
        """What a die is worth that goes into it."""

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

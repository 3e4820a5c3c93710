"""What cards can ask of a winter: counts and tests, for objectives, abilities and crossroads alike.

Nothing here looks at more than the state, so that an objective is judged at the end as it is shown on the way.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Literal, Self

from msgspec.structs import replace

from holdouts.engine.conditions import Count, Test
from holdouts.engine.reactions import Moment
from holdouts.games.dead_of_winter.cards import PLACES, InSomeGroup, PlaceName, Symbol
from holdouts.games.dead_of_winter.state import COLONY, OUTSIDE, Winter

Zone = Literal["hand", "equipped", "both"]
Counted = Literal["colony", "police", "grocery", "school", "library", "hospital", "gas", "outside", "each-outside"]
"""A place, all places outside together, or each of them by itself."""

NUMBER_OF = {name: number for number, name in enumerate(PLACES)}
"""The number of each place. Some twenty crossroads cards are asked after every action: what they ask is asked quickly
here (3 % less for a choice)."""


class Tally(Count, frozen=True, kw_only=True):
    """Base of all counts: bounds may grow with the players who began, or with those who are still there."""

    players: int = 0
    """So many more for each player who began."""
    present: int = 0
    """So many more for each player who is neither exiled nor eliminated."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        number = self.number(game, seat)
        more = self.more(game) if self.players or self.present else 0
        if self.at_least is not None and number < self.at_least + more:
            return False
        return self.at_most is None or number <= self.at_most + more

    def settled(self, game: Winter) -> Self:
        """The same with its bounds reckoned out for those who play."""
        more = self.more(game)
        least, most = (None if bound is None else bound + more for bound in (self.at_least, self.at_most))
        return replace(self, at_least=least, at_most=most, players=0, present=0)

    def more(self, game: Winter) -> int:
        """What the number of players adds to the bounds."""
        return self.players * len(game.players) + (self.present * len(game.present) if self.present else 0)


# --- how the game ended ---


class MainReached(Test, frozen=True, kw_only=True):
    """The game ended because the main objective was reached."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return game.ended == "main"


class MoraleGone(Test, frozen=True, kw_only=True):
    """The game ended because morale was gone."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return game.ended == "morale"


class RoundsOver(Test, frozen=True, kw_only=True):
    """The game ended because the rounds were over."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return game.ended == "rounds"


class LastRound(Test, frozen=True, kw_only=True):
    """The round marker stands on 1. [DOW-STORE-2]"""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return game.rounds_left == 1


# --- what one has ---


class Cards(Tally, frozen=True, kw_only=True):
    """Cards in one's hand, on one's survivors, or both."""

    where: Zone = "hand"
    symbol: Literal["any", "food", "med", "fuel", "tool", "weapon", "book", "person"] = "any"

    def number(self, game: Winter, seat: int) -> int:
        player = game.players[seat]
        cards = list(player.hand) if self.where != "equipped" else []
        if self.where != "hand":
            cards += [held.card for survivor in player.group for held in survivor.gear]
        return len(cards) if self.symbol == "any" else sum(game.symbol(card) == self.symbol for card in cards)


class EquippedEach(Tally, frozen=True, kw_only=True):
    """What the worst equipped of those who are neither exiled nor eliminated has on survivors."""

    symbol: Symbol

    def number(self, game: Winter, seat: int) -> int:
        worn = Cards(where="equipped", symbol=self.symbol, at_least=0)
        return min((worn.number(game, other) for other in game.present), default=0)


class Group(Tally, frozen=True, kw_only=True):
    """Survivors in one's group."""

    def number(self, game: Winter, seat: int) -> int:
        return len(game.players[seat].group)


class LargestGroup(Test, frozen=True, kw_only=True):
    """More survivors than any other player, exiled ones included."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        own = game.players[seat]
        for player in game.players:
            if player is not own and len(player.group) >= len(own.group):
                return False
        return bool(own.group)


class Unhurt(Test, frozen=True, kw_only=True):
    """No survivor of one's own has a wound or a frostbite."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return not any(survivor.hurt for survivor in game.players[seat].group)


class OwnAt(Tally, frozen=True, kw_only=True):
    """One's own survivors at a place."""

    place: PlaceName

    def number(self, game: Winter, seat: int) -> int:
        place, found = NUMBER_OF[self.place], 0
        for survivor in game.players[seat].group:
            if survivor.place == place:
                found += 1
        return found


class AllAt(Test, frozen=True, kw_only=True):
    """All of one's own survivors are at a place."""

    place: PlaceName

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        place = NUMBER_OF[self.place]
        return all(survivor.place == place for survivor in game.players[seat].group)


# --- the board ---


def _spread(where: Counted, number: Callable[[int], int]) -> int:
    """A number of each place, as a region counts it: of each place outside, the smallest."""
    if where == "outside":
        return sum(map(number, OUTSIDE))
    if where == "each-outside":
        return min(map(number, OUTSIDE))
    return number(NUMBER_OF[where])


class Barricades(Tally, frozen=True, kw_only=True):
    """Barricades somewhere."""

    place: Counted

    def number(self, game: Winter, seat: int) -> int:
        return _spread(self.place, game.barricades)


class Zombies(Tally, frozen=True, kw_only=True):
    """Zombies somewhere."""

    place: Counted

    def number(self, game: Winter, seat: int) -> int:
        return _spread(self.place, game.zombies)


class Morale(Tally, frozen=True, kw_only=True):
    """Morale as it is now."""

    def number(self, game: Winter, seat: int) -> int:
        return game.morale


class Waste(Tally, frozen=True, kw_only=True):
    """Cards in the waste pile."""

    def number(self, game: Winter, seat: int) -> int:
        return len(game.waste)


class Food(Tally, frozen=True, kw_only=True):
    """Food in the supply."""

    def number(self, game: Winter, seat: int) -> int:
        return game.food


class Starvation(Tally, frozen=True, kw_only=True):
    """Starvation tokens in the supply."""

    def number(self, game: Winter, seat: int) -> int:
        return game.starvation


class Helpless(Tally, frozen=True, kw_only=True):
    """Helpless survivors in the colony."""

    def number(self, game: Winter, seat: int) -> int:
        return game.helpless


class EmptyDecks(Tally, frozen=True, kw_only=True):
    """Item decks with no card left."""

    def number(self, game: Winter, seat: int) -> int:
        return sum(not game.locations[place].deck for place in OUTSIDE)


class ThinnestDeck(Tally, frozen=True, kw_only=True):
    """Cards in the smallest item deck."""

    def number(self, game: Winter, seat: int) -> int:
        return min(len(game.locations[place].deck) for place in OUTSIDE)


class Dead(Tally, frozen=True, kw_only=True):
    """Survivors of all players who died or left the game."""

    def number(self, game: Winter, seat: int) -> int:
        return len(game.dead)


class Stored(Tally, frozen=True, kw_only=True):
    """Cards of a symbol on the main objective."""

    counts_stored: ClassVar[bool] = True

    symbol: Symbol

    def number(self, game: Winter, seat: int) -> int:
        return sum(game.symbol(card) == self.symbol for card in game.stored)


class Tokens(Tally, frozen=True, kw_only=True):
    """Progress on the main objective."""

    def number(self, game: Winter, seat: int) -> int:
        return game.tokens


# --- exile ---


class Exiles(Tally, frozen=True, kw_only=True):
    """Exiled players."""

    def number(self, game: Winter, seat: int) -> int:
        found = 0
        for player in game.players:
            if player.exiled:
                found += 1
        return found


class Exiled(Test, frozen=True, kw_only=True):
    """One is exiled oneself."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return game.players[seat].exiled


class WithExile(Test, frozen=True, kw_only=True):
    """One is not exiled, and has a survivor where an exiled one is."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return not game.players[seat].exiled and bool(meetings(game, seat))


def meetings(game: Winter, seat: int) -> list[int]:
    """The exiled survivors who share a place with somebody of this seat."""
    found, own = [], game.players[seat]
    for player in game.players:
        if player.exiled and player is not own:
            places = {survivor.place for survivor in own.group}
            found += [survivor.card for survivor in player.group if survivor.place in places]
    return found


# --- people with names ---


class InPlay(InSomeGroup, frozen=True, kw_only=True):
    """That survivor is in somebody's group."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return game.find(game.book.person(self.survivor)) is not None


class Mine(InSomeGroup, frozen=True, kw_only=True):
    """That survivor is in one's own group."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return game.owns(seat, game.book.person(self.survivor))


class InDeck(Test, frozen=True, kw_only=True):
    """That survivor is still in the survivor deck."""

    survivor: str

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        card = game.book.person(self.survivor)
        return card not in game.dead and game.find(card) is None


class Pair(Test, frozen=True, kw_only=True):
    """Two survivors of one's own are alone together somewhere outside."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return bool(pairs(game, seat))


def pairs(game: Winter, seat: int) -> list[int]:
    """The places outside where two survivors of this seat are, and nobody else."""
    places = [survivor.place for survivor in game.players[seat].group if survivor.place != COLONY]
    if len(places) == len(set(places)):
        return []
    return [place for place in sorted(set(places)) if places.count(place) == 2 == len(game.at(place))]


# --- this turn ---


class GaveNothing(Test, frozen=True, kw_only=True):
    """One has added nothing to the crisis this turn."""

    def holds(self, game: Winter, seat: int, moment: Moment | None = None) -> bool:
        return not game.players[seat].gave


class Shared(Test, frozen=True, kw_only=True):
    """Who has just rolled is alive, and somebody else is there."""

    def holds(self, game: Winter, seat: int, moment: Any = None) -> bool:
        if moment is None or game.find(moment.survivor) is None:
            return False
        return any(survivor.card != moment.survivor for _, survivor in game.at(moment.place))


CONDITIONS: tuple[type[Test | Count], ...] = (
    *(MainReached, MoraleGone, RoundsOver, LastRound),
    *(Cards, EquippedEach, Group, LargestGroup, Unhurt, OwnAt, AllAt),
    *(Barricades, Zombies, Morale, Waste, Food, Starvation, Helpless, EmptyDecks, ThinnestDeck, Dead, Stored, Tokens),
    *(Exiles, Exiled, WithExile, InPlay, Mine, InDeck, Pair, GaveNothing, Shared),
)

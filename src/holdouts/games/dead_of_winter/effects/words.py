"""What all effects of the game share: their base, and whom, where and who they mean."""

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.decision import Choose
from holdouts.engine.effects import Node
from holdouts.engine.names import kebab
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter.cards import PLACES
from holdouts.games.dead_of_winter.conditions import meetings, pairs
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.picks import Enough, Where, Who, Whom
from holdouts.games.dead_of_winter.state import COLONY, OUTSIDE, Survivor, Winter

Amount = Annotated[int, Meta(ge=0, le=20)]
Signed = Annotated[int, Meta(ge=-20, le=20)]

Selector = Literal[
    "actor",
    "new",
    "rolled",
    "other",
    "own",
    "lowest-own",
    "follower",
    "all-own",
    "foreign",
    "anybody-here",
    "near",
    "exile",
    "pair",
    "lowest-of-pair",
    "lowest",
    "highest",
    "all",
    "named",
]
"""Whom an effect means: the one who acts, somebody new, who has just rolled, somebody else there; one of one's own, of
one's own followers, of somebody else's; the lowest or the highest; all at a place; or somebody by name."""

At = Literal["", "colony", "police", "grocery", "school", "library", "hospital", "gas", "here", "there"]

Spot = Literal[
    "colony", "police", "grocery", "school", "library", "hospital", "gas",
    "here", "there", "own", "any", "any-outside", "each-outside",
]  # fmt: skip
"""Where: a place by name, where it happened, the place named before, a place where one has somebody, any, or each."""

Deck = Literal["police", "grocery", "school", "library", "hospital", "gas", "here", "there", "any", "each-outside"]
SymbolOrAny = Literal["any", "food", "med", "fuel", "tool", "weapon", "book", "person"]
Player = Literal["you", "reader", "other", "exile"]
"""Who: whoever does it, who read the card, another of one's choice, or whose exiled survivor is there."""

Chosen = list[tuple[int, Survivor]]


class Word(Node, frozen=True, kw_only=True):
    """Base of the game's own nodes."""

    is_cost: ClassVar[bool] = False
    """Whether, first in a way of a crossroads card, it must be paid in full; then it says whether it is `payable`.
    [DOW-CROSS-19]"""
    adds_survivor: ClassVar[bool] = False
    """Whether it needs a space for somebody new. [DOW-CROSS-12]"""

    def resolve(self, winter: Winter, deed: Deed) -> Steps[None]:
        """Those who are out of the game do no more."""
        if winter.players[deed.seat].out:
            return
        yield from self.carry(winter, deed)

    def carry(self, winter: Winter, deed: Deed) -> Steps[None]:
        """Do it, as far as it can be done. [DOW-TEXT-4]"""
        raise NotImplementedError

    def prove_unpayable(self, winter: Winter, deed: Deed) -> None:
        """Everybody learns that it could not be paid: what they see of a hand by that, if anything. [DOW-SECRET-9]"""


class OnPeople(Word, frozen=True, kw_only=True):
    """Base of what happens to survivors."""

    whom: Selector
    at: At = ""
    most: Amount = 1
    """How many are chosen at most, or how many are the lowest or the highest."""
    named: str = ""

    def meant(self, winter: Winter, deed: Deed) -> Steps[Chosen]:
        """Whom it means, settled once for a deed; those who are gone by now do not count."""
        key = (self.whom, f"{self.at}{self.most}{self.named}")
        if key not in deed.chosen:
            found = yield from self._choose(winter, deed)
            deed.chosen[key] = [survivor.card for _, survivor in found]
        alive = (winter.find(card) for card in deed.chosen[key])
        return [pair for pair in alive if pair is not None]

    def candidates(self, winter: Winter, deed: Deed) -> Chosen:
        """Among whom the choice is, or all who are meant."""
        seat = deed.seat
        place = spot(self.at, deed) if self.at else None
        match self.whom:
            case "actor" | "rolled":
                return _in_play(winter, [deed.actor])
            case "new":
                return _in_play(winter, deed.newcomers)
            case "named":
                return _in_play(winter, [winter.book.person(self.named)])
            case "own" | "lowest-own" | "follower" | "all-own":
                own = [(seat, one) for one in winter.own(seat) if place is None or one.place == place]
                if self.whom == "follower":
                    return [pair for pair in own if not winter.is_leader(*pair)]
                return own[:1] if self.whom == "lowest-own" else own
            case "foreign":
                return [pair for pair in winter.everybody() if pair[0] != seat]
            case "near":
                places = {one.place for one in winter.players[seat].group}
                return [pair for pair in winter.everybody() if pair[1].place in places]
            case "anybody-here" | "other":
                here = [] if deed.here is None else winter.at(deed.here)
                return [pair for pair in here if self.whom != "other" or pair[1].card != deed.actor]
            case "exile":
                return _in_play(winter, meetings(winter, seat))
            case "pair" | "lowest-of-pair":
                two = [pair for spot_ in pairs(winter, seat) for pair in winter.at(spot_)][:2]
                return two[:1] if self.whom == "lowest-of-pair" else two
            case "highest":
                ranked = [pair for pair in winter.everybody() if not winter.players[pair[0]].exiled]
                ranked.sort(key=lambda pair: -winter.influence(pair[1]))
                return ranked[: self.most]
            case "lowest":
                return [] if place is None else winter.at(place)[: self.most]
            case "all":
                return [] if place is None else winter.at(place)

    @property
    def what(self) -> str:
        """What the question calls it."""
        return kebab(type(self).__name__)

    def _choose(self, winter: Winter, deed: Deed) -> Steps[Chosen]:
        if self.whom in ("pair", "lowest-of-pair") and len(pairs(winter, deed.seat)) > 1:
            return (yield from self._choose_pair(winter, deed))
        among = self.candidates(winter, deed)
        if self.whom not in CHOSEN or not among:
            return among
        return (yield from choose_people(winter, deed, among, self.most, self.what))

    def _choose_pair(self, winter: Winter, deed: Deed) -> Steps[Chosen]:
        """Of several pairs the player says which."""
        place = yield from choose_place(deed, pairs(winter, deed.seat))
        two = winter.at(place)
        return two[:1] if self.whom == "lowest-of-pair" else (yield from choose_people(winter, deed, two, 1, self.what))


class Met(OnPeople, frozen=True, kw_only=True):
    """Only a way to say whom: it does nothing, and is no word for cards."""


CHOSEN = ("own", "follower", "foreign", "anybody-here", "near", "exile", "pair", "other")


def choose_people(winter: Winter, deed: Deed, among: Chosen, most: int, what: str) -> Steps[Chosen]:
    """One of these, or up to so many, of the deciding player's choice; `what` is to happen to them, or to be done."""
    found: Chosen = []
    parts = (Whom,) if most > 1 else ()
    while among and len(found) < most:
        options: list[Whom | Enough] = [Whom(survivor.card) for _, survivor in among]
        if found:
            options.append(Enough())
        pick = yield Choose(
            deed.seat, options, rule=deed.rule, ask="choose-survivor", about={"what": what}, parts=parts
        )
        if isinstance(pick, Enough):
            break
        chosen = next(pair for pair in among if pair[1].card == pick.survivor)
        among = [pair for pair in among if pair is not chosen]
        found.append(chosen)
    return found


def _in_play(winter: Winter, cards: Iterable[int | None]) -> Chosen:
    found = (winter.find(card) for card in cards if card is not None)
    return [pair for pair in found if pair is not None]


# --- where ---


def spot(name: str, deed: Deed) -> int | None:
    """A place that needs no choice."""
    if name == "here":
        return deed.here
    if name == "there":
        return deed.there
    return PLACES.index(name)


def choose_place(deed: Deed, places: list[int]) -> Steps[int]:
    """One of these places."""
    pick = yield Choose(deed.seat, [Where(place) for place in places], rule=deed.rule, ask="choose-place")
    place: int = pick.place
    return place


def where(winter: Winter, deed: Deed, name: Spot, fitting: Any = None) -> Steps[list[int]]:
    """The place or places meant; where the player chooses, only fitting ones if there are any."""
    if name == "each-outside":
        return list(OUTSIDE)
    if name not in ("own", "any", "any-outside"):
        found = spot(name, deed)
        return [] if found is None else [found]
    if name == "own":
        places = sorted({survivor.place for survivor in winter.players[deed.seat].group})
    else:
        places = list(OUTSIDE) if name == "any-outside" else [COLONY, *OUTSIDE]
    if fitting is not None:
        places = [place for place in places if fitting(place)] or places
    deed.there = yield from choose_place(deed, places)
    return [deed.there]


def deck(winter: Winter, deed: Deed, name: Deck) -> Steps[list[int]]:
    """The item deck or decks meant; one of one's choice has at least one card."""
    if name == "each-outside":
        return list(OUTSIDE)
    if name != "any":
        found = spot(name, deed)
        return [] if found is None or found == COLONY else [found]
    places = [place for place in OUTSIDE if winter.locations[place].deck]
    if not places:
        return []
    deed.there = yield from choose_place(deed, places)
    return [deed.there]


# --- who ---


def choose_player(deed: Deed, seats: list[int]) -> Steps[int | None]:
    """One of these players, if there are any."""
    if not seats:
        return None
    pick = yield Choose(deed.seat, [Who(seat) for seat in seats], rule=deed.rule, ask="choose-player")
    seat: int = pick.seat
    return seat


OTHER = ("player", "other")
"""Under this a deed notes which other player was chosen."""


def player(winter: Winter, deed: Deed, name: Player, *, with_cards: bool = False) -> Steps[int | None]:
    """The player meant; the same other player throughout a deed."""
    if name == "you":
        return deed.seat
    if name == "reader":
        return deed.reader
    if name == "exile":
        met = yield from Met(whom="exile").meant(winter, deed)
        return met[0][0] if met else None
    if OTHER not in deed.chosen:
        others = [seat for seat in winter.others(deed.seat) if not with_cards or winter.players[seat].hand]
        seat = yield from choose_player(deed, others)
        deed.chosen[OTHER] = [] if seat is None else [seat]
    return next(iter(deed.chosen[OTHER]), None)


def has_symbol(winter: Winter, card: int, symbol: str) -> bool:
    return symbol == "any" or winter.symbol(card) == symbol

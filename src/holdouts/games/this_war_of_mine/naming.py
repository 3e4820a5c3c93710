"""What things are called: people, goods, spaces, cards."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from holdouts.engine.naming import Naming
from holdouts.engine.secrets import BACK
from holdouts.games.this_war_of_mine.cards import Findings
from holdouts.games.this_war_of_mine.household import STATES, Action
from holdouts.games.this_war_of_mine.picks import (
    BreakOpen,
    Buy,
    Carry,
    CarryAll,
    Clear,
    ClearTogether,
    ExploreOn,
    GiveUp,
    GoHome,
    GoScavenging,
    KeepFind,
    OnceMore,
    PickSpace,
    Sell,
    SellToken,
    SleepOnFloor,
    StandGuard,
    TakeFind,
    UseFitting,
    UseLocation,
)
from holdouts.games.this_war_of_mine.rules import carrying, goods, orders, trade
from holdouts.games.this_war_of_mine.state import NONE, Order, Siege
from holdouts.games.this_war_of_mine.text import amounts

LETTERS = "ABC"
_DONE_AT: dict[type, str] = {StandGuard: "guard", SleepOnFloor: "floor", GoScavenging: "go-outside"}
"""Where in the house a task of the night begins."""
TASKS = ("none", "bed", "floor", "guard", "scavenge")


class SiegeNaming(Naming[Siege]):
    """What a language calls the things of a siege."""

    def character(self, card: int) -> str:
        if card == NONE:
            return self.words.say("somebody")
        return self.words.say(f"name-{self.state.book.characters[card].id}")

    def characters(self, cards: Iterable[int]) -> str:
        return self.listed((self.character(card) for card in cards), self.words.say("nobody"))

    def goods(self, goods: Iterable[int]) -> str:
        """Pieces, so many of each."""
        kinds = Counter(goods).items()
        some = (self.words.say("so-many", count=count, good=self.good(good)) for good, count in kinds)
        return self.listed(some, self.words.say("nothing-carried"))

    def good(self, good: int) -> str:
        """A piece; whoever has none has nothing."""
        if good == NONE:
            return self.words.say("nothing-carried")
        return self.words.say(f"good-{self.state.book.goods[good].id}")

    def condition(self, state: int) -> str:
        return self.words.say(f"state-{STATES[state]}")

    def space(self, space: int) -> str:
        """A space by its floor and its place on it, or by what is done there."""
        if space == NONE:
            return self.words.say("space-anywhere")
        return self.words.say("space", label=self.state.spaces[space].id.upper())

    def exploration(self, card: int) -> str:
        if card >= BACK:
            return self.words.say("card-unknown")
        return self.named(f"name-{self.state.book.exploration[card].id}")

    def token(self, token: int) -> str:
        return self.words.say(f"name-{self.state.book.tokens[token].id}")

    def script(self, script: int) -> str:
        """A page of the book by its title and its number."""
        return self.words.say("script-named", title=self.page_title(script), number=str(script))

    def slots(self, thing: Struct) -> dict[str, object]:
        """A way to use a Fitting is called by what it takes of whom, and goods with their worth or weight."""
        found = super().slots(thing)
        match thing:
            case UseFitting() | OnceMore():
                found["way"] = self._way(thing)
            case PickSpace(space=space) | Clear(space=space) | ClearTogether(space=space) | BreakOpen(space=space):
                found["space"] = self._room(space)
            case Sell(good) | GiveUp(good):
                found["good"] = self._worth(found["good"], goods.worth(self.state, good))
            case SellToken(token):
                found["token"] = self._worth(found["token"], trade.token_price(self.state, token))
            case Carry(good, count):
                found["load"] = 0 if self.state.trip is None else carrying.more(self.state, good, count)
            case CarryAll():
                found["fits"] = "all" if len(carrying.taking(self.state)) == sum(self.state.pile) else "some"
            case KeepFind(card, row) | TakeFind(card, row):
                found["goods"] = self._held(self.state.book.findings[card], row)
            case Buy(good):
                found["good"] = self._worth(found["good"], trade.price(self.state, good))
        return found

    def refs(self, thing: Struct) -> tuple[str, ...]:
        """What is done somewhere points at that place, too: the tasks of the night at rooms, the way on at the dark."""
        return super().refs(thing) + self._where(thing)

    def _where(self, pick: Struct) -> tuple[str, ...]:
        siege = self.state
        match pick:
            case StandGuard() | SleepOnFloor() | GoScavenging():
                name = _DONE_AT[type(pick)]
                return tuple(f"space:{n}" for n, space in enumerate(siege.spaces) if space.printed == name)
            case ExploreOn() if siege.unknown:
                ahead = siege.unknown[-1]
                return ("ahead:0",) if ahead >= BACK else (f"exploration:{ahead}",)
            case GoHome():
                return ("home",)
            case UseLocation() if siege.trip is not None:
                return (f"location:{siege.places[siege.trip.place].card}",)
        return ()

    def _room(self, space: int) -> str:
        """A space with what stands there or lies in the way, as far as everybody sees it."""
        siege, say, called = self.state, self.words.say, self.space(space)
        room = siege.rooms[space]
        if room.fitting != NONE:
            return say("found-at", what=say(f"name-{siege.fitting(room).id}"), space=called)
        if room.cards:
            kind = "remnants" if room.remnants else siege.spaces[space].card
            return say("found-at", what=say(f"kind-{kind}"), space=called)
        return called

    def _held(self, card: Findings, row: str) -> str:
        """What lies there, as whoever looks sees it."""
        if card.reality:
            return self.words.say("find-page")
        return amounts(card.row(row), self.words) if card.row(row) else self.words.say("nothing-carried")

    def _worth(self, called: object, value: int) -> object:
        return self.words.say("worth", of=called, value=value) if value else called

    def _way(self, pick: UseFitting | OnceMore) -> str:
        siege = self.state
        person, action = siege.find(pick.person), self._action(pick)
        if person is None or action is None or not action.ways:
            return ""
        unpaid = orders.unpaid(siege, person, action)
        price = {name: count for name, count in action.ways[pick.way].pay.items() if name != unpaid}
        return self.words.say("with-goods", goods=amounts(price, self.words))

    def _action(self, pick: UseFitting | OnceMore) -> Action | None:
        """The action that is taken, or taken once more, if anything of the kind still stands."""
        siege = self.state
        if isinstance(pick, UseFitting):
            here = siege.rooms[pick.space]
            actions = siege.fitting(here).actions if here.fitting != NONE else ()
            return next((action for action in actions if action.id == pick.deed), None)
        under_way = (order for order in siege.orders if order.person == pick.person and order.way != NONE)
        order = next(under_way, None)
        return None if order is None else orders.action_of(siege, order)

    def page_title(self, number: int) -> str:
        """The title of a page: its own, or that of the page it follows from."""
        if self.words.has(f"page-{number}.title"):
            return self.words.say(f"page-{number}.title")
        callers = self.state.book.pages[number].callers
        return self.page_title(callers[0]) if callers else self.words.say("zone-page")

    def page_option(self, option: str) -> str:
        """An option or a passage of a page, as the page calls it."""
        return self.words.say(f"page-{option}")

    def memory(self, memory: str) -> str:
        return self.words.say(f"memory-{memory}")

    def order(self, order: Order) -> str:
        """What somebody was told to do, by name where it is something to build."""
        if order.card == NONE:
            return self.deed(order.deed)
        fitting = self.words.say(f"name-{self.state.book.fittings[order.card].id}")
        return self.words.say("deed-build-it", fitting=self.words.say("named", name=fitting))

    def deed(self, deed: str) -> str:
        return self.words.say(f"deed-{deed}")

    def phase(self, phase: str) -> str:
        return self.words.say(f"phase-{phase}")

    def task(self, task: int) -> str:
        return self.words.say(f"task-{TASKS[task]}")

    # --- fights ---

    def enemy(self, enemy: int) -> str:
        """An enemy by the letter on the token."""
        return self.words.say("enemy", letter=LETTERS[enemy // len(LETTERS)], number=enemy % len(LETTERS) + 1)

    def die(self, die: str) -> str:
        return self.words.say(f"die-{die}")

    def roll(self, rolled: int) -> int:
        """A die is called by what it shows."""
        return rolled

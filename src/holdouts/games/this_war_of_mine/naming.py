"""What things are called: people, goods, spaces, cards."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from holdouts.engine.describe import amounts, clause
from holdouts.engine.naming import Naming
from holdouts.engine.secrets import BACK
from holdouts.games.this_war_of_mine import picks
from holdouts.games.this_war_of_mine.cards import Findings
from holdouts.games.this_war_of_mine.events import FoundCard
from holdouts.games.this_war_of_mine.household import STATES, Action
from holdouts.games.this_war_of_mine.rules import carrying, goods, orders, trade
from holdouts.games.this_war_of_mine.rules.enemies import LETTERS, TOKENS
from holdouts.games.this_war_of_mine.state import NONE, Order, Siege
from holdouts.games.this_war_of_mine.text import ability_text

_DONE_AT: dict[type, str] = {picks.StandGuard: "guard", picks.SleepOnFloor: "floor", picks.GoScavenging: "go-outside"}
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
        """A page of the book by its title and its number; nothing where none lies open."""
        if not script:
            return ""
        return self.words.say("script-named", title=self.page_title(script), number=str(script))

    def slots(self, thing: Struct) -> dict[str, object]:
        """A way to use a Fitting is called by what it takes of whom, and goods with their worth or weight."""
        found = super().slots(thing)
        match thing:
            case picks.UseFitting() | picks.OnceMore():
                found["way"] = self._way(thing)
            case picks.PickSpace() | picks.Clear() | picks.ClearTogether() | picks.BreakOpen():
                found["space"] = self._room(thing.space)
            case picks.CarryOut():
                found["count"] = len(self.state.orders)
            case picks.UseAbility(person=card):
                found["does"] = clause(ability_text(self.state.book.characters[card], self.words))
            case FoundCard(findings=card, deed=row):
                find = self.state.book.findings[card]
                found["use"] = "some" if find.reality or find.row(row) else "none"
            case picks.Sell(good) | picks.GiveUp(good):
                found["good"] = self._worth(found["good"], goods.worth(self.state, good))
            case picks.SellToken(token):
                found["token"] = self._worth(found["token"], trade.token_price(self.state, token))
            case picks.Carry(good, count):
                found["load"] = 0 if self.state.trip is None else carrying.more(self.state, good, count)
            case picks.CarryAll():
                found["fits"] = "all" if len(carrying.taking(self.state)) == sum(self.state.pile) else "some"
            case picks.KeepFind(card, row) | picks.TakeFind(card, row):
                found["goods"] = self._held(self.state.book.findings[card], row)
            case picks.Buy(good):
                found["good"] = self._worth(found["good"], trade.price(self.state, good))
        return found

    def refs(self, thing: Struct) -> tuple[str, ...]:
        """What is done somewhere points at that place, too: the tasks of the night at rooms, the way on at the dark."""
        return super().refs(thing) + self._where(thing)

    def _where(self, pick: Struct) -> tuple[str, ...]:
        siege, printed = self.state, _DONE_AT.get(type(pick))
        if printed:
            return tuple(f"space:{n}" for n, space in enumerate(siege.spaces) if space.printed == printed)
        match pick:
            case picks.ExploreOn() if siege.unknown:
                ahead = siege.unknown[-1]
                return ("ahead:0",) if ahead >= BACK else (f"exploration:{ahead}",)
            case picks.GoHome():
                return ("home",)
            case picks.UseLocation() if siege.trip is not None:
                return (f"location:{siege.places[siege.trip.place].card}",)
        return ()

    def _room(self, space: int) -> str:
        """A space with what stands there or lies in the way, as far as everybody sees it."""
        siege, room, called = self.state, self.state.rooms[space], self.space(space)
        if room.fitting == NONE and not room.cards:
            return called
        kind = "remnants" if room.remnants else siege.spaces[space].card
        what = f"kind-{kind}" if room.fitting == NONE else f"name-{siege.fitting(room).id}"
        return self.words.say("found-at", what=self.words.say(what), space=called)

    def _held(self, card: Findings, row: str) -> str:
        """What lies there, as whoever looks sees it."""
        if card.reality:
            return self.words.say("find-page")
        return amounts(card.row(row), self.words) or self.words.say("nothing-carried")

    def _worth(self, called: object, value: int) -> object:
        return self.words.say("worth", of=called, value=value) if value else called

    def _way(self, pick: picks.UseFitting | picks.OnceMore) -> str:
        siege = self.state
        person, action = siege.find(pick.person), self._action(pick)
        if person is None or action is None or not action.ways:
            return ""
        unpaid = orders.unpaid(siege, person, action)
        price = {name: count for name, count in action.ways[pick.way].pay.items() if name != unpaid}
        return self.words.say("with-goods", goods=amounts(price, self.words))

    def _action(self, pick: picks.UseFitting | picks.OnceMore) -> Action | None:
        """The action that is taken, or taken once more, if anything of the kind still stands."""
        siege = self.state
        if isinstance(pick, picks.UseFitting):
            here = siege.rooms[pick.space]
            actions = siege.fitting(here).actions if here.fitting != NONE else ()
            return next((action for action in actions if action.id == pick.deed), None)
        order = orders.repeatable(siege, pick.person)
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

    def order(self, order: Order) -> str:
        """What somebody was told to do, by name where it is something to build."""
        if order.card == NONE:
            return self.words.say(f"deed-{order.deed}")
        fitting = self.words.say(f"name-{self.state.book.fittings[order.card].id}")
        return self.words.say("deed-build-it", fitting=self.words.say("named", name=fitting))

    def task(self, task: int) -> str:
        return self.words.say(f"task-{TASKS[task]}")

    # --- fights ---

    def enemy(self, enemy: int) -> str:
        """An enemy by the letter on the token."""
        return self.words.say("enemy", letter=TOKENS[enemy].letter, number=enemy % len(LETTERS) + 1)

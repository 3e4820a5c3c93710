"""How a careful newcomer decides: weigh every option in the same coin, and take the best."""

from collections.abc import Callable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.games.maximum_apocalypse import picks
from holdouts.games.maximum_apocalypse.bot.errands import steps
from holdouts.games.maximum_apocalypse.bot.reckoning import (
    SHOT,
    blow,
    burden,
    healing,
    keeping,
    meal,
    standing,
    threat,
    value,
)
from holdouts.games.maximum_apocalypse.bot.trails import Guide
from holdouts.games.maximum_apocalypse.observation import Held, Observation, Person
from holdouts.games.maximum_apocalypse.state import NONE, STRIDE

NEVER = -100.0
"""What is worse than anything else one could do."""

ROOM_FOR_FUEL = 2
"""Storage a survivor keeps free as long as Fuel is wanted."""


def sensible(sight: Observation, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; of options that are worth the same, any."""
    look = Guide(sight)
    weigh = Scales(look, question).weigh
    best = max(map(weigh, options))
    picked: Option = dice.pick([option for option in options if weigh(option) >= best - 1e-9])
    return picked


class Scales:
    """Weighs the options of one question."""

    def __init__(self, look: Guide, question: Question) -> None:
        self.look = look
        self.question = question
        self._known: dict[Option, float] = {}
        self._steps: dict[int, float] | None = None

    def weigh(self, option: Option) -> float:
        if option not in self._known:
            self._known[option] = WEIGHTS[type(option)](self, option)
        return self._known[option]

    @property
    def steps(self) -> dict[int, float]:
        if self._steps is None:
            self._steps = steps(self.look)
        return self._steps

    def held(self, card: int) -> Held:
        return next(held for held in self.look.me.gear if held.card == card)

    # --- actions ---

    def move(self, option: picks.Move) -> float:
        look = self.look
        here = look.me.place
        worth = self.steps.get(option.place, 0.0)
        if look.me.stopped == here:
            worth -= look.meeting
        if look.me.actions == 1:
            worth += look.resting(here) - look.resting(option.place)
        return worth

    def play(self, option: picks.Play) -> float:
        look = self.look
        design = look.sight.book.cards[option.card]
        if not design.equipment:
            return value(look, design.effects) - 0.2 - self.missed(option.card)
        worth = standing(look, option.card) + max(0.0, value(look, design.equip))
        room = look.room - design.storage
        if room < 0:
            return worth - burden(look, -room)
        if "fuel" in look.missing and room < ROOM_FOR_FUEL and design.storage:
            worth -= 2.0
        return worth

    def missed(self, card: int) -> float:
        """What the mission loses with a card."""
        family = self.look.sight.book.families[card]
        return 6.0 if family in self.look.asked and not self.look.spare(family) else 0.0

    def use(self, option: picks.Use) -> float:
        design = self.look.sight.book.cards[option.card]
        if self.look.sight.book.families[option.card] == "fuel":
            return -5.0 if "fuel" in self.look.asked else 1.0
        held = self.held(option.card)
        return value(self.look, design.action, held) - (SHOT if design.ammo else 0.0)

    def innate(self, option: picks.UseInnate) -> float:
        figure = self.look.me.figures[option.body]
        return value(self.look, self.look.sight.book.characters[figure.character].innate.action) - 0.1

    def use_tile(self, option: picks.UseTile) -> float:
        tile = self.look.tile(self.look.me.place)
        return value(self.look, tile.action) if tile is not None else 0.0

    def search(self, option: picks.Search) -> float:
        return self.look.decks[option.colour] + 0.2

    def draw(self, option: picks.DrawCard) -> float:
        me = self.look.me
        if me.deck < 8 or len(me.hand) > 8:
            return 0.05
        return 0.9 / (1 + 0.2 * len(me.hand)) if self.look.armed(me) else 1.6 + 0.3 * self.look.harm(me)

    # --- free actions ---

    def swap(self, option: picks.SwapTwo) -> float:
        poor = [card for card in self.look.me.hand if self.own(card) and keeping(self.look, card) < 0.4]
        return 0.9 if len(poor) > 1 and self.look.me.deck > 10 else -1.0

    def own(self, card: int) -> bool:
        return card < self.look.sight.book.first_scavenge

    def trade(self, option: picks.Trade) -> float:
        """Food for whoever is hungry; who has refused once this turn is not asked again."""
        other = self.look.sight.people[option.seat]
        if option.seat in self.look.me.declined:
            return -1.0
        return 4.0 if self.hungry_and_bare(self.look.me, other) or self.hungry_and_bare(other, self.look.me) else -1.0

    def hungry_and_bare(self, one: Person, other: Person) -> bool:
        """Whether one is hungry without food while the other could spare some."""
        count = self.look.count
        return one.hunger >= 4 and not count(one.hand, "food") and count(other.hand, "food") > (other.hunger >= 4)

    def spend(self, option: picks.Spend) -> float:
        design = self.look.sight.book.cards[option.card]
        return value(self.look, design.discard) - 1.5 - 0.5 * standing(self.look, option.card)

    def use_free(self, option: picks.UseFree) -> float:
        design = self.look.sight.book.cards[option.card]
        return value(self.look, design.free) - 0.6

    def pick_up(self, option: picks.PickUp) -> float:
        """Not what would be left again for want of room, or there is no end to it."""
        look = self.look
        book = look.sight.book
        family = book.families[option.card]
        lacks_room = book.cards[option.card].equipment and book.cards[option.card].storage > look.room
        if lacks_room and not (family in (*look.missing, *look.treasures) and self.expendable()):
            return NEVER
        return max(0.2, look.worth(family))

    def expendable(self) -> bool:
        """Whether I have Equipment in play that the mission does not ask for."""
        look = self.look
        book = look.sight.book
        return any(
            book.cards[held.card].storage and book.families[held.card] not in (*look.asked, *look.treasures)
            for held in look.me.figures[0].gear
        )

    # --- aims ---

    def target(self, option: picks.Target) -> float:
        person = self.look.sight.people[option.seat]
        foe = person.foes[option.foe]
        mine = 0.5 if option.seat == self.look.sight.seat else 0.0
        wound = max(blow(self.look, person, foe, amount) for amount in (2, 4))
        return wound + 0.3 * threat(self.look, person, foe) + mine

    def at_place(self, option: picks.AtPlace) -> float:
        look = self.look
        tokens = look.sight.tokens[option.place]
        match self.question.ask:
            case "clear-where" | "bombard-where":
                people = [person for person in look.living if person.place == option.place]
                harm = sum(threat(look, person, foe) for person in people for foe in person.foes)
                return tokens + 3 * look.sight.marks[option.place] + harm
            case "reveal-edge" | "raze-edge":
                return -look.search_worth(option.place) + look.apart(look.me.place, option.place)
            case "raze-where":
                return 5.0 * look.sight.marks[option.place]
        there = self.steps.get(option.place, 0.0)
        return there - tokens + look.search_worth(option.place) + 3.0 * (option.place == look.sight.goal)

    def whom(self, option: picks.Whom) -> float:
        person = self.look.sight.people[option.seat]
        figure = person.figures[option.body]
        ask = self.question.ask
        if "feed" in ask:
            return meal(person, 1)
        if "act" in ask or "play" in ask:
            return self.look.harm(person) * self.look.armed(person) + 0.1 * len(person.hand)
        return healing(person, 4) * (1.0 if figure.hp == person.hp else 0.9) + figure.poison

    def pick_card(self, option: picks.Pick) -> float:
        if self.question.ask == "store":
            return 5.0
        return keeping(self.look, option.card)

    def drop(self, option: picks.Drop) -> float:
        return -keeping(self.look, option.card)

    def equip(self, option: picks.Equip) -> float:
        """Found Fuel, or Equipment out of a discard pile: for me, unless somebody else needs it more."""
        card = self.question.about.get("card", NONE)
        worth = standing(self.look, card) if isinstance(card, int) and card != NONE else 1.0
        return worth - (0.0 if option.seat == self.look.sight.seat else 0.5)

    def leave(self, option: picks.Leave) -> float:
        """Leave a card rather than give up something better for it, or talk about a trade without end."""
        card = self.question.about.get("card", NONE)
        if self.question.ask != "make-room" or not isinstance(card, int) or card == NONE:
            return 0.5
        if self.look.sight.book.families[card] in (*self.look.asked, *self.look.treasures) and self.expendable():
            return NEVER
        return -keeping(self.look, card)

    def sneak(self, option: picks.Sneak) -> float:
        return 1.0

    def fight(self, option: picks.Fight) -> float:
        """Only where tokens have to go: nests, launchers, samples, or an empty supply."""
        look = self.look
        tokens = look.sight.mission.tokens
        here = look.me.place
        if look.sight.marks[here] and tokens is not None and tokens.role in ("nest", "launcher"):
            return 5.0
        if (look.lacking_samples or look.tokens_run_out) and look.health(look.me) > 0.4:
            return 2.0
        return 0.0

    def take_hit(self, option: picks.TakeHit) -> float:
        figure = self.look.me.figures[option.body]
        if self.question.ask == "toll":
            amount = int(self.question.about.get("count", 1))
            return -10.0 * amount / max(figure.hp, 1)
        return float(figure.hp) + (20.0 if figure.guarded else 0.0)

    def against(self, option: picks.Against) -> float:
        figure = self.look.me.figures[option.body]
        return float(figure.hp) + (20.0 if figure.guarded else 0.0)

    def halt(self, option: picks.Halt) -> float:
        return self.steps.get(self.look.me.place, 0.4)

    # --- setting up and talking ---

    def lay(self, option: picks.Lay) -> float:
        """Close to what lies there: gaps make the game harder."""
        code = option.row * STRIDE + option.column
        return float(sum(abs(other - code) in (1, STRIDE) for other in self.look.sight.grid))

    def lay_aside(self, option: picks.LayAside) -> float:
        return 0.8 - keeping(self.look, option.card)

    def hand_over(self, option: picks.HandOver) -> float:
        person = self.look.sight.people[option.seat]
        return person.hp - 3.0 * len(person.gear) - (10.0 if len(person.figures) > 1 else 0.0)

    def give(self, option: picks.Give) -> float:
        other = self.look.sight.people[self.question.about["other"]]
        food = self.look.sight.book.families[option.card] == "food"
        return 2.0 if food and not self.question.about["given"] and self.hungry_and_bare(other, self.look.me) else -1.0

    def ask(self, option: picks.Ask) -> float:
        other = self.look.sight.people[self.question.about["other"]]
        food = self.look.sight.book.families[option.card] == "food"
        return 2.0 if food and not self.question.about["taken"] and self.hungry_and_bare(self.look.me, other) else -1.0

    def react(self, option: picks.React) -> float:
        return 1.0 if self.question.ask != "before-draw" or len(self.look.me.foes) else 0.5

    def this(self, option: This) -> float:
        node = self.question.about.get("of")
        ways = getattr(node, "of", None)
        if ways is not None:
            return value(self.look, ways[option.way])
        return value(self.look, getattr(node, "effects", ())) if option.way == 0 else 0.0


def always(worth: float) -> Callable[[Scales, Any], float]:
    """An option that is worth the same whatever the table looks like."""
    return lambda scales, option: worth


WEIGHTS: dict[type[Option], Callable[[Scales, Any], float]] = {
    This: Scales.this,
    picks.Lay: Scales.lay,
    picks.LayAside: Scales.lay_aside,
    picks.KeepHand: always(0.3),
    picks.GoFirst: lambda scales, option: -float(option.seat),
    picks.HandOver: Scales.hand_over,
    picks.Move: Scales.move,
    picks.DrawCard: Scales.draw,
    picks.Play: Scales.play,
    picks.Use: Scales.use,
    picks.UseInnate: Scales.innate,
    picks.UseTile: Scales.use_tile,
    picks.Search: Scales.search,
    picks.DoWork: always(14.0),
    picks.EndActions: always(0.0),
    picks.SwapTwo: Scales.swap,
    picks.Trade: Scales.trade,
    picks.Store: always(15.0),
    picks.PickUp: Scales.pick_up,
    picks.UseFree: Scales.use_free,
    picks.Spend: Scales.spend,
    picks.PayParts: always(15.0),
    picks.Concede: always(2 * NEVER),
    picks.Target: Scales.target,
    picks.Enough: always(0.1),
    picks.AtPlace: Scales.at_place,
    picks.Whom: Scales.whom,
    picks.Pick: Scales.pick_card,
    picks.FromDeck: lambda scales, option: scales.look.decks[option.colour],
    picks.Sneak: Scales.sneak,
    picks.Fight: Scales.fight,
    picks.Halt: Scales.halt,
    picks.Drop: Scales.drop,
    picks.TakeHit: Scales.take_hit,
    picks.Equip: Scales.equip,
    picks.ToHand: always(0.8),
    picks.Leave: Scales.leave,
    picks.Discard: always(0.3),
    picks.React: Scales.react,
    picks.Decline: always(0.6),
    picks.Give: Scales.give,
    picks.Ask: Scales.ask,
    picks.Propose: always(1.0),
    picks.Accept: lambda scales, option: -1.0 if scales.question.ask == "concede" else 1.0,
    picks.Refuse: always(0.0),
    picks.Against: Scales.against,
}

"""How a careful newcomer decides: weigh every option in the same coin, and take the best."""

from collections.abc import Callable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.effects import This
from holdouts.games.maximum_apocalypse import picks
from holdouts.games.maximum_apocalypse.bot.belongings import Keeper
from holdouts.games.maximum_apocalypse.bot.prey import Prey
from holdouts.games.maximum_apocalypse.bot.reckoning import SHOT, always, healing, meal, value
from holdouts.games.maximum_apocalypse.observation import Sight
from holdouts.games.maximum_apocalypse.state import STRIDE, Survivor

NEVER = -100.0
"""What is worse than anything else one could do."""

ROOM_FOR_FUEL = 2
"""Storage a survivor keeps free as long as Fuel is wanted."""


def sensible(seen: Sight, question: Question, options: list[Any], must: bool, dice: Dice) -> Option | None:
    """What a careful newcomer picks; of options that are worth the same, any."""
    newcomer = Newcomer(seen, question)
    picked: Option = dice.best(options, lambda option: WEIGHTS[type(option)](newcomer, option))
    return picked


class Newcomer(Keeper):
    """Weighs the options of one question."""

    def __init__(self, seen: Sight, question: Question) -> None:
        super().__init__(seen)
        self.question = question

    # --- actions ---

    def move(self, option: picks.Move) -> float:
        me = self.me
        worth = self.steps.get(option.place, 0.0)
        if me.entered == me.place and self.book.tiles[self.world.tiles[me.place]].reactions:
            worth -= self.meeting
        if self.strays(option.place):
            return NEVER
        if me.actions == 1 and not self.homeward:
            worth += self.resting(me.place) - self.resting(option.place)
        return worth

    def play(self, option: picks.Play) -> float:
        design = self.book.cards[option.card]
        if not design.equipment:
            missed = 6.0 if self.precious(self.book.families[option.card]) else 0.0
            return value(self, design.effects) - 0.2 - missed
        worth = self.standing(option.card)
        if design.equip:
            worth += max(0.0, value(self, design.equip))
        room = self.room - design.storage
        if room < 0:
            return worth - self.burden(-room)
        if "fuel" in self.missing and room < ROOM_FOR_FUEL and design.storage:
            worth -= 2.0
        return worth

    def use(self, option: picks.Use) -> float:
        design = self.book.cards[option.card]
        if self.book.families[option.card] == "fuel":
            return -5.0 if "fuel" in self.asked else 1.0
        held = next(held for held in self.gear(self.me) if held.card == option.card)
        return value(self, design.action, held) - (SHOT if design.ammo else 0.0)

    def innate(self, option: picks.UseInnate) -> float:
        body = self.me.bodies[option.body]
        return value(self, self.book.characters[body.character].innate.action) - 0.1

    def use_tile(self, option: picks.UseTile) -> float:
        tile = self.tile(self.me.place)
        return value(self, tile.action) if tile is not None else 0.0

    def draw(self, option: picks.DrawCard) -> float:
        kit = self.world.kits[self.me.kit]
        if len(kit.deck) < 8 or len(kit.hand) > 8:
            return 0.05
        return 0.9 / (1 + 0.2 * len(kit.hand)) if self.is_armed else 1.6 + 0.3 * self.harm(self.me)

    def work(self, option: picks.DoWork) -> float:
        """At once, unless it would start a clock before all is at hand."""
        work, left = self.mission.work, self.mission.countdown
        last = work is not None and self.world.work + 1 >= work.cost
        return -1.0 if left and last and not self.all_at_hand else 14.0

    # --- free actions ---

    def swap(self, option: picks.SwapTwo) -> float:
        kit, cards = self.world.kits[self.me.kit], self.book.cards
        poor = [card for card in kit.hand if cards[card].needs and self.lacks_dog(cards[card].needs)]
        return 0.9 if len(poor) > 1 and len(kit.deck) > 10 else -1.0

    def trade(self, option: picks.Trade) -> float:
        """Food for whoever is hungry; who has refused once this turn is not asked again.

        Talk uses nothing up: where it would come to nothing, anything that does is better, or there is no end to it.
        """
        if any(declined[0] == option.seat for declined in self.me.declined):
            return NEVER
        other = self.world.survivors[option.seat]
        return 4.0 if self.could_feed(other, self.me) or self.could_feed(self.me, other) else NEVER

    def could_feed(self, one: Survivor, other: Survivor) -> bool:
        """Whether one could spare food for the other, who is hungry and has none."""
        return other.hunger >= 4 and not self.food(other) and self.spares_food(one)

    def spend(self, option: picks.Spend) -> float:
        return value(self, self.book.cards[option.card].discard) - 1.5 - 0.5 * self.standing(option.card)

    def use_free(self, option: picks.UseFree) -> float:
        return value(self, self.book.cards[option.card].free) - 0.6

    def pick_up(self, option: picks.PickUp) -> float:
        """Not what would be left again for want of room, or there is no end to it."""
        design, family = self.book.cards[option.card], self.book.families[option.card]
        lacks_room = design.equipment and design.storage > self.room
        if lacks_room and not (family in (*self.missing, *self.treasures) and self.expendable):
            return NEVER
        return max(0.2, self.worth[family])

    # --- aims ---

    def target(self, option: picks.Target) -> float:
        person = self.world.survivors[option.seat]
        prey = Prey(self, person, person.foes[option.foe])
        return max(prey.blow(2), prey.blow(4)) + 0.3 * prey.threat + 0.5 * (person is self.me)

    def at_place(self, option: picks.AtPlace) -> float:
        place = option.place
        tokens, marked = self.world.tokens[place], self.world.marks[place] > 0
        match self.question.ask:
            case "clear-where" | "bombard-where":
                return tokens + 3 * marked + sum(prey.threat for prey in self.prey if prey.owner.place == place)
            case "reveal-edge" | "raze-edge":
                return -self.searches.get(place, 0.0) + self.ground.spans[self.me.place][place]
            case "raze-where":
                return 5.0 * marked
        there = self.steps.get(place, 0.0)
        return there - tokens + self.searches.get(place, 0.0) + 3.0 * (place == self.world.goal)

    def whom(self, option: picks.Whom) -> float:
        person = self.world.survivors[option.seat]
        body = person.bodies[option.body]
        ask = self.question.ask
        if "feed" in ask:
            return meal(person, 1)
        if "act" in ask or "play" in ask:
            return self.harm(person) * self.armed(person) + 0.1 * len(self.hand(person))
        return healing(self, person, 4) * (1.0 if body.hp == self.hp(person) else 0.9) + body.poison

    def equip(self, option: picks.Equip) -> float:
        """Found Fuel, or Equipment out of a discard pile: for me, unless somebody else needs it more."""
        card = self.question.about.get("card")
        worth = self.standing(card) if isinstance(card, int) else 1.0
        return worth - (0.0 if option.seat == self.seat else 0.5)

    def leave(self, option: picks.Leave) -> float:
        """Leave a card rather than give up something better for it, or talk about a trade without end."""
        card = self.question.about.get("card")
        if self.question.ask != "make-room" or not isinstance(card, int):
            return 0.5
        if self.book.families[card] in (*self.asked, *self.treasures) and self.expendable:
            return NEVER
        return -self.keeping(card)

    def fight(self, option: picks.Fight) -> float:
        """Only where tokens have to go: nests, launchers, samples, or an empty supply."""
        tokens = self.mission.tokens
        if self.world.marks[self.me.place] and tokens is not None and tokens.role in ("nest", "launcher"):
            return 5.0
        return 2.0 if (self.lacking_samples or self.tokens_run_out) and self.condition > 0.4 else 0.0

    def take_hit(self, option: picks.TakeHit | picks.Against) -> float:
        body = self.me.bodies[option.body]
        if self.question.ask == "toll":
            return -10.0 * int(self.question.about.get("count", 1)) / max(body.hp, 1)
        return float(body.hp) + (20.0 if body.guarded else 0.0)

    # --- setting up and talking ---

    def lay(self, option: picks.Lay) -> float:
        """Close to what lies there: gaps make the game harder."""
        code = option.row * STRIDE + option.column
        return float(sum(abs(other - code) in (1, STRIDE) for other in self.world.grid))

    def hand_over(self, option: picks.HandOver) -> float:
        person = self.world.survivors[option.seat]
        return self.hp(person) - 3.0 * len(self.gear(person)) - (10.0 if len(person.bodies) > 1 else 0.0)

    def give(self, option: picks.Give) -> float:
        other = self.world.survivors[self.question.about["other"]]
        return self.meal_changes_hands(option.card, "given", self.me, other)

    def ask(self, option: picks.Ask) -> float:
        other = self.world.survivors[self.question.about["other"]]
        return self.meal_changes_hands(option.card, "taken", other, self.me)

    def meal_changes_hands(self, card: int, so_far: str, giver: Survivor, taker: Survivor) -> float:
        """One meal a trade, for whoever is hungry."""
        is_food = self.book.families[card] == "food"
        return 2.0 if is_food and not self.question.about[so_far] and self.could_feed(giver, taker) else -1.0

    def react(self, option: picks.React) -> float:
        return 1.0 if self.question.ask != "before-draw" or self.me.foes else 0.5

    def this(self, option: This) -> float:
        node = self.question.about.get("of")
        ways = getattr(node, "of", None)
        if ways is not None:
            return value(self, ways[option.way])
        return value(self, getattr(node, "effects", ())) if option.way == 0 else 0.0


WEIGHTS: dict[type[Option], Callable[[Newcomer, Any], float]] = {
    This: Newcomer.this,
    picks.Lay: Newcomer.lay,
    picks.LayAside: lambda self, option: 0.8 - self.keeping(option.card),
    picks.KeepHand: always(0.3),
    picks.GoFirst: lambda self, option: -float(option.seat),
    picks.HandOver: Newcomer.hand_over,
    picks.Move: Newcomer.move,
    picks.DrawCard: Newcomer.draw,
    picks.Play: Newcomer.play,
    picks.Use: Newcomer.use,
    picks.UseInnate: Newcomer.innate,
    picks.UseTile: Newcomer.use_tile,
    picks.Search: lambda self, option: self.decks[option.colour] + 0.2,
    picks.DoWork: Newcomer.work,
    picks.EndActions: always(0.0),
    picks.SwapTwo: Newcomer.swap,
    picks.Trade: Newcomer.trade,
    picks.Store: always(15.0),
    picks.PickUp: Newcomer.pick_up,
    picks.UseFree: Newcomer.use_free,
    picks.Spend: Newcomer.spend,
    picks.PayParts: always(15.0),
    picks.Concede: always(2 * NEVER),
    picks.Target: Newcomer.target,
    picks.Enough: always(0.1),
    picks.AtPlace: Newcomer.at_place,
    picks.Whom: Newcomer.whom,
    picks.Pick: lambda self, option: 5.0 if self.question.ask == "store" else self.keeping(option.card),
    picks.FromDeck: lambda self, option: self.decks[option.colour],
    picks.Sneak: always(1.0),
    picks.Fight: Newcomer.fight,
    picks.Halt: lambda self, option: self.steps.get(self.me.place, 0.4),
    picks.Drop: lambda self, option: -self.keeping(option.card),
    picks.TakeHit: Newcomer.take_hit,
    picks.Equip: Newcomer.equip,
    picks.ToHand: always(0.8),
    picks.Leave: Newcomer.leave,
    picks.Discard: always(0.3),
    picks.React: Newcomer.react,
    picks.Decline: always(0.6),
    picks.Give: Newcomer.give,
    picks.Ask: Newcomer.ask,
    picks.Propose: always(1.0),
    picks.Accept: lambda self, option: -1.0 if self.question.ask == "concede" else 1.0,
    picks.Refuse: always(0.0),
    picks.Against: Newcomer.take_hit,
}

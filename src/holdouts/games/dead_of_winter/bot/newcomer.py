"""How a careful newcomer decides: weigh every option in the same coin, and take the best.

It looks after the colony and after its own objective. One that wants the colony's ruin plays along until it has what
it wants itself or the end is near, and then does harm where it is not seen.
"""

from collections.abc import Iterator
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.observation import Drawn, Observation
from holdouts.engine.weighing import Weigh, always, weights_of
from holdouts.games.dead_of_winter import picks
from holdouts.games.dead_of_winter.bot import board
from holdouts.games.dead_of_winter.bot.cards import NEVER, Hand
from holdouts.games.dead_of_winter.bot.reckoning import worth_of
from holdouts.games.dead_of_winter.bot.suspicion import SURE
from holdouts.games.dead_of_winter.cards import Ability
from holdouts.games.dead_of_winter.effects.board import KillZombies
from holdouts.games.dead_of_winter.rules.actions import CLEANED
from holdouts.games.dead_of_winter.rules.colony import WASTE_FOR_MORALE
from holdouts.games.dead_of_winter.rules.gifts import Source, abilities, figure, payable, sources, spared
from holdouts.games.dead_of_winter.rules.moving import destinations
from holdouts.games.dead_of_winter.rules.playing import movers
from holdouts.games.dead_of_winter.state import COLONY, Survivor, Winter


def sensible(
    seen: Observation[Winter], question: Question, options: list[Any], must: bool, dice: Dice
) -> Option | None:
    """What a careful newcomer picks; of options that are worth the same, any."""
    if not must:
        return next((option for option in options if isinstance(option, picks.AskMe)), None)
    newcomer = Newcomer(seen, question)
    picked: Option = dice.best(options, newcomer.worth)
    return picked


class Newcomer(Hand):
    """Weighs the options of one question."""

    def __init__(self, seen: Observation[Winter], question: Question) -> None:
        super().__init__(seen.state, seen.seat, seen.heard)
        self.question = question
        self._stays: dict[tuple[int, int], float] = {}

    def worth(self, option: Option) -> float:
        weigh = WEIGHTS.get(type(option))
        return 0.0 if weigh is None else weigh(self, option)

    @Drawn
    def own(self) -> dict[int, Survivor]:
        """One's own survivors by their cards."""
        return {survivor.card: survivor for survivor in self.me.group}

    # --- dice ---

    def search(self, option: picks.Search) -> float:
        return 1.5 + self.pulls[self.own[option.survivor].place]

    def attack(self, option: picks.Attack) -> float:
        """Zombies less where it matters, against the rolls; others are left alone."""
        survivor, winter = self.own[option.survivor], self.winter
        helps = [
            source
            for source in sources(winter, self.seat, survivor, "attack")
            if payable(winter, self.seat, source) and self.pays(source)
        ]
        kills = min(figure(winter, self.seat, survivor, "kills", 1, helps), winter.zombies(survivor.place))
        rolls = 0
        if not spared(winter, self.seat, survivor, "attack-roll", helps):
            rolls = figure(winter, self.seat, survivor, "attack-rolls", kills, helps)
        return self.slaughter(survivor, kills, rolls)

    @property
    def zeal(self) -> float:
        """What a die is worth that goes into the main objective: nothing to whoever wants ruin and need not pretend."""
        return 0.0 if self.bold else self.goal.zeal

    def slaughter(self, survivor: Survivor, kills: int, rolls: int) -> float:
        """What it is worth that a survivor kills so many zombies here and rolls so often for it."""
        gates = [gate for gate, count in enumerate(self.winter.locations[survivor.place].zombies) if count]
        best = max((self.kill_at(survivor.place, gate) for gate in gates), default=NEVER)
        return best * (1 + 0.7 * (kills - 1)) - rolls * self.risk(survivor, survivor.place) - 0.5

    def risk(self, survivor: Survivor, place: int) -> float:
        """What an exposure roll costs, among those who are at a place."""
        others = self.board.crowd[place] - int(survivor.place == place)
        return board.risk(survivor, self.death, others)

    def pays(self, source: Source) -> bool:
        """Whether one gives the price of some help, if it has any."""
        price = source.ability.price
        return not price or (not self.saved(price) and any(self.goal.kills.values()))

    def kill_at(self, place: int, gate: int) -> float:
        if self.harmful and place == COLONY:
            return -1.0
        wanted = self.zeal if self.goal.kills[place] else 0.0
        if self.goal.walls[place] and not self.bold:
            wanted = max(wanted, 13.0 * self.gain(place, gate, 1, 0))
        return self.board.dangers[place][gate] + wanted

    def gain(self, place: int, gate: int, free: int, walls: int) -> int:
        """How many barricades more outlast the night with so many free spaces and barricades more."""
        here, built = self.winter.free_at(place, gate), self.winter.locations[place].barricades[gate]
        coming = self.board.coming_to(place, gate)
        return board.outlasts(here + free, built + walls, coming) - board.outlasts(here, built, coming)

    def barricade(self, option: picks.Barricade) -> float:
        place = self.own[option.survivor].place
        return max((self.wall_at(place, gate) for gate in self.winter.gaps(place)), default=NEVER) - 0.1

    def wall_at(self, place: int, gate: int) -> float:
        """What a barricade is worth there: for the night, for the goal, for oneself."""
        worth = self.board.dangers[place][gate]
        if place == COLONY and self.bold and self.wishes.most_walls == 0 and (self.harmful or worth < board.DIE):
            return -3.0
        if self.harmful and place == COLONY:
            return -1.0
        if self.goal.walls[place] and not self.bold:
            worth += (12.0 + 3.0 * self.lasts(place, gate)) * self.gain(place, gate, -1, 1)
        if place == COLONY and self.winter.barricades(COLONY) < self.wishes.walls:
            worth += 2.0 * self.lasts(place, gate)
        return worth

    def lasts(self, place: int, gate: int) -> float:
        """How likely a barricade is to stand for some nights, from 0 to 1."""
        nights = min(3, self.winter.rounds_left)
        spare = self.winter.free_at(place, gate) - 1 - self.board.coming_to(place, gate, nights)
        return max(0.0, min(1.0, 1 + spare / 3))

    def clean(self, option: picks.Clean) -> float:
        """Ten cards smell; what lies beyond a full ten is the next to go."""
        waste = len(self.winter.waste)
        if self.harmful:
            return -1.0
        if waste > self.wishes.most_waste and self.winter.rounds_left <= 3:
            return 5.0
        dice = (waste % WASTE_FOR_MORALE) // CLEANED + 1
        if waste >= WASTE_FOR_MORALE and dice <= len(self.me.dice):
            return max(5.0, board.grief(self.winter) / dice)
        return 2.6 if waste >= 7 else 0.1

    def attract(self, option: picks.Attract) -> float:
        """Harm that everybody sees, unless the goal wants the streets clear and there is room before the colony."""
        here, winter = self.own[option.survivor].place, self.winter
        if here != COLONY:
            return -3.0
        if self.harmful:
            wanted = self.wishes.colony_zombies > winter.zombies(COLONY)
            return 1.5 if wanted or self.desperate else -3.0
        room = max(winter.free_at(COLONY, gate) - self.board.coming_to(COLONY, gate) for gate in winter.gaps(COLONY))
        return self.zeal + 1.0 if self.goal.lure and room > 0 and not self.bold else -3.0

    def ability(self, option: picks.UseAbility) -> float:
        survivor = self.own[option.survivor]
        found = abilities(self.winter, self.seat, survivor, "")
        return max((self.deed(survivor, source.ability) for source in found), default=-1.0)

    def deed(self, survivor: Survivor, ability: Ability) -> float:
        """What it is worth to use an ability, against the die it takes."""
        die = 2.0 if ability.die else 0.0
        for effect in ability.effects:
            if isinstance(effect, KillZombies) and effect.place == "here":
                kills = min(effect.amount, self.winter.zombies(survivor.place))
                rolls = {"each": kills, "once": 1, "none": 0}[effect.rolls]
                return self.slaughter(survivor, kills, rolls) if kills else -1.0
        return worth_of(self.winter, ability.effects) - die

    def use_item(self, option: picks.UseItem) -> float:
        ability = self.winter.design(option.card).ability
        return worth_of(self.winter, ability.effects) if ability is not None else -1.0

    # --- where to be ---

    def move(self, option: picks.Move) -> float:
        """There instead of here; on foot a roll comes between."""
        if self.question.ask == "leave-colony":
            return self.stay(option.place, 1)
        survivor = self.own[option.survivor]
        gain = self.stay(option.place, 1) - self.stay(survivor.place, 0)
        on_foot = 0.0 if self.question.ask == "drive" else self.step(survivor, option.place)
        return gain - on_foot - 0.5

    def step(self, survivor: Survivor, place: int) -> float:
        """What the roll costs that comes with a move."""
        if spared(self.winter, self.seat, survivor, "move-roll"):
            return 0.0
        return self.risk(survivor, place)

    def drive(self) -> float:
        """The best move there is, if it were worth the roll too."""
        gains = [
            self.stay(place, 1) - self.stay(survivor.place, 0)
            for survivor in movers(self.winter, self.seat)
            for place in destinations(self.winter, self.seat, survivor)
            if self.stay(place, 1) - self.stay(survivor.place, 0) > self.risk(survivor, place) + 0.5
        ]
        return max(gains, default=0.0)

    def stay(self, place: int, coming: int) -> float:
        """What it is worth to have somebody at a place until the end of the round: somebody who comes, or is there."""
        if (place, coming) not in self._stays:
            self._stays[place, coming] = self._outside(place, coming) if place else self._at_home(coming)
        return self._stays[place, coming]

    def _at_home(self, coming: int) -> float:
        """Another mouth, against what there is to do in the colony; nobody is there without dice to do it."""
        winter = self.winter
        worth = -1.3 * min(winter.rounds_left, 5)
        if self.harmful and not self.me.exiled:
            worth = 2.0  # another mouth, and those whom it draws
        if winter.rounds_left <= 1 or self.harmful:  # it may be over at any moment
            worth += (8.0 if self.wishes.home else 0.0) - (8.0 if self.wishes.away else 0.0)
        one_too_many = self.hunger == 1 and winter.mouths() % 2 == 1 - coming and self.to_come <= 1
        if one_too_many and not self.harmful:
            worth -= 8.0
        return worth + (max(self._chores(coming)) if self.me.dice else 0.0)

    def _chores(self, coming: int) -> Iterator[float]:
        """What somebody in the colony can do with dice: fight, guard and build if nobody of one's own is there, clean
        if nobody is."""
        winter = self.winter
        yield self.fight(COLONY)
        if sum(one.place == COLONY for one in self.me.group) <= 1 - coming:
            yield min(9.0, max(self.board.dangers[COLONY]))
            yield 8.0 if self.goal.lure or self.goal.walls[COLONY] else 0.0
        if len(winter.waste) >= 8 and self.board.crowd[COLONY] <= 1 - coming:
            yield 0.7 * board.grief(self.winter)

    def _outside(self, place: int, coming: int) -> float:
        """What one may find and do there, against those who come at night, more of them to an empty place."""
        winter = self.winter
        nights = min(winter.rounds_left, 5)
        others = self.board.crowd[place] - 1 + coming
        tonight = self.board.coming_to(place, 0) + (coming and not others)
        worth = -0.2 * nights if others else -1.1 * nights
        if self.board.room(place, 0) < tonight:
            worth -= 9.0
        if self.goal.clears and not others:
            worth -= 0.5 * self.zeal  # whoever comes at night because of them must be killed as well
        if place in self.goal.walled:
            worth += self._wall_duty(place, tonight, others)
        return worth + self.fight(place) + self.pulls[place] * min(2, len(self.me.dice)) * 0.7

    def _wall_duty(self, place: int, tonight: int, others: int) -> float:
        """Somebody is needed where a barricade is missing; where one stands, they draw those who break it."""
        built = self.winter.locations[place].barricades[0]
        if not built:
            return 0.0 if others else 7.0
        if board.outlasts(self.winter.free_at(place, 0), built, tonight):
            return 0.0
        return -2.0 if others else -7.0

    def fight(self, place: int) -> float:
        """What it is worth to be where the goal wants zombies dead, with dice to kill them."""
        kills = min(len(self.me.dice), self.goal.kills[place], self.winter.zombies(place))
        return kills * 0.3 * self.zeal

    # --- cards ---

    def play(self, option: picks.Play) -> float:
        winter, card = self.winter, self.winter.design(option.card)
        cost = self.saved(card.symbol) - (3.0 if self.dumps() else 0.0)
        if card.equipment:
            return self.equip(card.symbol) - cost
        if card.with_move:
            return self.drive() - self.need_of(card.symbol) - cost
        if card.symbol == "food":
            return self.feed() - cost
        if card.symbol == "med":
            near = {one.place for one in self.me.group}
            hurt = [one for _, one in winter.everybody() if one.place in near and (one.frost or one.hurt > 1)]
            scratched = self.wishes.unhurt and winter.rounds_left <= 2 and any(one.hurt for one in self.me.group)
            return (7.0 if hurt else 4.0 if scratched else -1.5) - cost
        if card.symbol == "person":
            return self.recruit(card.effects) - cost
        return worth_of(winter, card.effects) - 1.5 - cost

    # --- questions ---

    def gate(self, option: picks.AtEntrance) -> float:
        """An entrance: for a barricade, for an attack, or for zombies to come to."""
        if self.question.ask in ("attract", "move-zombie", "kill-zombie", "kill-more", "attack-whom"):
            return self.kill_at(option.place, option.entrance)
        if self.question.ask == "zombie-to":
            return -self.board.dangers[option.place][option.entrance]
        return self.wall_at(option.place, option.entrance)

    def whom(self, option: picks.Whom) -> float:
        """The worst hurt is healed; everything else is for who can bear it. Nobody is attacked."""
        if self.question.ask == "attack-whom":
            return NEVER
        found = self.winter.find(option.survivor)
        if found is None:
            return 0.0
        owner, survivor = found
        playing = [self.winter.symbol(card) for card in self.winter.playing]
        if "med" in playing:
            return survivor.hurt + survivor.frost + (0.5 if owner == self.seat else 0.0)
        return -survivor.hurt - (0.5 if self.question.ask == "who-dies-first" else 0.0)

    def thumb_up(self, option: picks.ThumbUp) -> float:
        if self.question.ask == "exile-vote":
            return self.exile(self.question.about["other"])
        if self.question.ask == "tie":
            return -0.1
        return self.way(self.question.about["crossroads"], 0) - self.way(self.question.about["crossroads"], 1)

    def exile(self, other: int) -> float:
        """Out with whom one suspects; one who hides goes with what everybody suspects."""
        if other == self.seat:
            return -5.0
        return self.suspicions.get(other, 0.0) - SURE

    def call_vote(self, option: picks.CallVote) -> float:
        if self.bold and self.masked:
            return -5.0
        return 2.0 if self.suspect == option.seat else -5.0

    def offer(self, option: picks.Offer) -> float:
        """Given away is what one does not want and the colony does, and nothing to whom one takes for a betrayer."""
        symbol, foe = self.winter.symbol(option.card), self.mistrusts(self.question.about["other"])
        if self.harmful or foe or self.saved(symbol) or self.goal.stored[symbol]:
            return -1.0
        return 1.0 if symbol in ("food", "med") else -1.0

    def way(self, crossroads: int, way: int) -> float:
        """What a way of a crossroads card is worth to this seat."""
        worth = worth_of(self.winter, self.winter.book.crossroads[crossroads].options[way])
        return -worth if self.harmful else worth

    def keep_survivors(self, option: picks.Keep) -> float:
        """Good searchers first; a leader with influence lives longer."""
        book = self.winter.book
        people = [book.survivors[card] for card in (option.leader, *option.followers)]
        skill = sum(12 - 2 * one.search - one.attack for one in people)
        return skill + sum(one.influence for one in people) / 40 + book.influences[option.leader] / 100

    def noise(self, option: Option) -> float:
        """More cards to choose from, where it is quiet and nothing good was found."""
        place = self.question.about.get("place", COLONY)
        best = max((self.need_of(self.winter.symbol(card)) for card in self.me.drawn), default=0.0)
        location = self.winter.locations[place]
        room = self.board.room(place, 0) - self.board.coming_to(place, 0)
        if self.harmful and location.noise < 3 and self.board.crowd[place] > 1:
            return 0.5
        quiet = self.goal.kills[place] or place in self.goal.walled
        return 0.5 if best < 2.0 and location.noise < 1 and room > 1 and not quiet else -0.5


WEIGHTS: dict[type[Option], Weigh] = {
    **weights_of(Newcomer, Option),
    picks.SpendFood: always(-3.0),
    picks.HandOff: always(-3.0),
    picks.UseDie: lambda newcomer, option: -float(option.die),
    picks.WithAbility: always(0.3),
    picks.WithItem: always(0.3),
    picks.MakeNoise: Newcomer.noise,
    picks.MakeNoiseWith: always(0.4),
    picks.HealFrost: always(1.0),
    picks.Risk: always(1.0),
    picks.First: lambda newcomer, option: newcomer.way(option.crossroads, 0),
    picks.Second: lambda newcomer, option: newcomer.way(option.crossroads, 1),
    picks.Accept: always(1.0),
    picks.Pay: lambda newcomer, option: -1.0 if newcomer.harmful else 1.0,
    picks.TakeOne: always(1.0),
    picks.RollAgain: always(1.0),
    picks.ToSupply: always(0.5),
}

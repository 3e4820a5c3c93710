"""What doing something now is worth to a careful newcomer: playing a card, a power, a quest, a Reaction."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from holdouts.engine.decision import Option
from holdouts.engine.effects import Effect
from holdouts.engine.observation import Drawn
from holdouts.engine.secrets import BACK
from holdouts.engine.weighing import Weigh, always, weights_of
from holdouts.games.godforsaken_scavengers import picks
from holdouts.games.godforsaken_scavengers.bot.dealings import KINDNESS, Dealer
from holdouts.games.godforsaken_scavengers.bot.judgement import DEATH, TROPHY, severity_of
from holdouts.games.godforsaken_scavengers.cards import Book, Effects, Opportunity, Peril
from holdouts.games.godforsaken_scavengers.effects import people, perils, piles, searching, taking
from holdouts.games.godforsaken_scavengers.rules.caravan import can_feed
from holdouts.games.godforsaken_scavengers.rules.perils import price
from holdouts.games.godforsaken_scavengers.rules.playing import power_of, power_ready
from holdouts.games.godforsaken_scavengers.rules.promises import GIVE, open_promises
from holdouts.games.godforsaken_scavengers.secrets import level_of
from holdouts.games.godforsaken_scavengers.state import HARVESTING, SEARCHING, Expedition

WORTH_IT = 0.4
"""What something must promise before it is done without need."""

REWARD = 1.5
"""What the reward for a neutralised Peril is worth on average."""

FACE_UP = 2.0
"""A Character that turns its named side up."""

USED_TEXT = 0.3
"""A text that is used now could have been of use later, too."""

FINE_CARD = 3
"""The food one hopes for where one of several cards may be searched."""


class Reckoner(Dealer):
    """A dealer who knows what deeds are worth."""

    def place_value(self, option: picks.UsePlace) -> float:
        """What the Location offers, less the card it asks for."""
        effects = self.place.effects
        drops = any(isinstance(effect, taking.Drop) for effect in effects)
        return self.effects_gain(effects) - (self.least_loss if drops else 0.0)

    def play_value(self, option: picks.Play) -> float:
        """What the text brings now, less the card; a text that brings too little is not worth reckoning on."""
        brings = self.effects_gain(self.book.texts[option.card])
        return brings - self.cost(option.card) if brings > WORTH_IT else -1.0

    def cost(self, card: int) -> float:
        """What playing a card costs: its food, a message, and a little of its text."""
        return self.spend(card) - (1 - USED_TEXT) * self.text_value(card)

    def power_value(self, gain: Callable[[Effects], float]) -> float:
        """What the Character's own action brings, less the named side that it may cost."""
        power = power_of(self.state, self.seat)
        assert power is not None
        return gain(power.effects) - (FACE_UP if power.flip else 0.0)

    def quest_value(self, option: picks.Complete) -> float:
        """An Opportunity: what its effects bring, less what it asks."""
        design = self.book.cards[option.card]
        assert isinstance(design, Opportunity)
        quest = design.quest
        asked = self.payment(quest.price) + self.own_hurt * len(quest.do)
        if quest.give:
            asked += self.least_loss * (0.5 if self.kind else 1.0)
        return self.effects_gain(design.effects) - asked

    # --- what each effect brings ---

    def effects_gain(self, effects: Effects) -> float:
        return sum([GAINS[type(effect)](self, effect) for effect in effects if type(effect) in GAINS])

    def heal_gain(self, effect: people.Heal) -> float:
        """One Affliction less, for me or for a partner."""
        gains = [self.healing_gain(self.seat)]
        if effect.who == "any" and self.kind:
            gains += [KINDNESS * self.healing_gain(seat) for seat in self.partners]
        return max(gains)

    def turn_down_gain(self, effect: people.TurnDown) -> float:
        worst = max([severity_of(burden) for burden in self.state.burdens(self.seat)], default=0.0)
        return worst * (0.2 if self.final else 0.8)

    def show_gain(self, effect: people.TurnCharacter) -> float:
        hidden = self.state.with_characters and not self.me.revealed
        return FACE_UP if hidden and self.state.trial is None else 0.0

    def look_gain(self, effect: piles.Look) -> float:
        """To search one of several cards in Harvest is as good as a fine card; merely to look spares a Peril."""
        if effect.then != "search":
            return self.foresight if effect.then != "reorder" else 0.0
        return self.more_food(FINE_CARD) + REWARD if self.me.phase == HARVESTING else 0.0

    @Drawn
    def foresight(self) -> float:
        """A Peril one sees coming can be left alone, if it would have been searched at all."""
        if self.me.phase != SEARCHING:
            return 0.0
        pile, heaps = self.own_pile, self.state.piles
        tops = [heap[-1] for heap in (heaps if pile is None else heaps[pile : pile + 1]) if heap]
        level = min([level_of(top) for top in tops if top >= BACK], default=None)
        return 0.0 if level is None else 0.7 * self.odds(level).peril * self.danger(level) + 0.3

    def change_gain(self, effect: searching.ChangePile) -> float:
        """How much better the best pile looks than one's own."""
        if self.own_pile is None:
            return 0.0
        best = max([self.dig_gain(other) for other in range(len(self.state.piles))])
        return best - max(self.dig_gain(self.own_pile), 0.0)

    def take_gain(self, effect: taking.Take) -> float:
        """The best discarded card in reach of the text; what can be harvested anyway is no gain."""
        book = self.book
        if effect.source not in ("discard", "both") or len(self.hand) > self.limit:
            return 0.0
        cards = [
            card
            for card in self.state.discards
            if book.actions[card]
            and book.levels[card] <= effect.level_to
            and (effect.of == "action" or book.reactions[card])
            and not (effect.other and effect in book.texts[card])
        ]
        return max([self.gain(card) for card in cards], default=0.0)

    def store_gain(self, effect: taking.Store) -> float:
        """Food in the store takes no room in the hand."""
        source = {"searched": self.zone, "discard": self.state.discards}.get(effect.source, ())
        return self.more_food(max([self.foods[card] for card in source], default=0)) if self.gap > 0 else 0.0

    def more_food(self, food: int) -> float:
        return self.meal(self.pantry(self.in_reach) + food) - self.reach_worth

    def find_value(self, card: int) -> float:
        """What it is worth to search this card."""
        design = self.book.cards[card]
        return -self.danger(design.level, design) - 1.0 if isinstance(design, Peril) else self.gain(card)

    # --- Perils ---

    def neutralising_value(self, option: Any) -> float:
        """What is spared and won, less what is paid; 0 for passing."""
        if isinstance(option, picks.Pass):
            return 0.0
        return self.trouble + self.winnings() - self.payment(price(self.state, option.way))

    def winnings(self) -> float:
        return REWARD + (TROPHY if self.wants_trophies else 0.0)

    def reaction_value(self, option: Any) -> float:
        """What a Reaction saves, less what it costs; 0 for passing."""
        match option:
            case picks.Play(card):
                return self.reaction_gain(self.book.texts[card]) - self.cost(card)
            case picks.UsePower():
                return self.power_value(self.reaction_gain)
            case picks.Approach():
                return DEATH if self.rescue is not None else -1.0
        return 0.0

    def reaction_gain(self, effects: Effects) -> float:
        """For one's own Peril all counts; for a partner's, what one would do out of kindness."""
        assert self.state.trial is not None
        own = self.state.trial.searcher == self.seat
        if not own and not self.kind:
            return 0.0
        saved = sum(REACTIONS[type(effect)](self, own) for effect in effects if type(effect) in REACTIONS)
        return saved if own else KINDNESS * saved

    def keep_gain(self, own: bool) -> float:
        """The searched cards at stake."""
        actions = [card for card in self.zone if self.book.actions[card]]
        if not own:
            return 0.8 * sum(self.book.food[card] for card in actions)
        return self.larder((*self.hand, *actions)) - self.hand_worth + 0.5 * len(actions)

    def prevent_gain(self, own: bool) -> float:
        """An Affliction less, unless there is a cheaper way out."""
        ways = range(len(self.state.peril().neutralise)) if own else ()
        return self.trouble - max([0.0, *(self.neutralising_value(picks.Neutralise(way)) for way in ways)])


VALUES: dict[type[Any], Weigh] = {
    **weights_of(Reckoner, Option),
    picks.UsePower: lambda self, option: self.power_value(self.effects_gain),
    picks.FeedCaravan: lambda self, option: self.caravan_value(),
    picks.Approach: lambda self, option: 4.0 if self.intent is not None else -1.0,
}
"""What each option is worth that can be taken beside the ordinary course of a turn."""

GAINS: dict[type[Any], Weigh] = {
    **weights_of(Reckoner, Effect),
    piles.Reveal: lambda self, effect: self.foresight,
    taking.TakeThis: always(0.5),
}
"""What each effect brings when it is used now; what is not named brings nothing."""

REACTIONS: dict[type[Any], Weigh] = {
    perils.KeepSearched: Reckoner.keep_gain,
    perils.Prevent: Reckoner.prevent_gain,
    perils.Neutralise: lambda self, own: self.prevent_gain(own) + self.winnings(),
    perils.Discount: lambda self, own: 0.4 * self.prevent_gain(own),
}
"""What each effect saves when somebody has met a Peril."""


EASING, SHOWING = (people.Heal, people.TurnDown), (people.TurnCharacter,)
ANYWAY = tuple(GAINS.keys() - {*EASING, *SHOWING, piles.Look, piles.Reveal, searching.ChangePile})
"""What brings something off one's turn, too: where there are Afflictions, with a Character face down, in any case."""


def tempted(expedition: Expedition, seat: int) -> bool:
    """Whether anything could be worth doing while somebody else decides: off one's own turn, little is."""
    me, effects = expedition.players[seat], ANYWAY
    if expedition.feeding or expedition.trials or expedition.on_turn(seat):
        return True
    if can_feed(expedition, seat) or power_ready(expedition, seat) or open_promises(expedition, seat, GIVE):
        return True
    if any(player.afflictions for player in expedition.players):
        effects += EASING
    if expedition.with_characters and not me.revealed:
        effects += SHOWING
    return not peaceful(expedition.book, effects).isdisjoint(me.hand)


@lru_cache(maxsize=64)
def peaceful(book: Book, effects: tuple[type[Any], ...]) -> frozenset[int]:
    """The cards with any of these effects that can be played while no Peril is open."""
    cards = [card for card, plays in enumerate(book.in_peace) if plays]
    return frozenset([card for card in cards if any(isinstance(one, effects) for one in book.texts[card])])

"""What one more card of a pile may bring a careful newcomer: how likely a Peril is, and how bad, and how much food."""

from functools import lru_cache
from typing import NamedTuple

from holdouts.engine.observation import Drawn, once
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.bot.judgement import DEATH, TROPHY, Judge
from holdouts.games.godforsaken_scavengers.cards import Book, Peril
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.rules.ending import half_of_the_table
from holdouts.games.godforsaken_scavengers.secrets import level_of


class Odds(NamedTuple):
    """What a card of some level may turn out to be: how likely a Peril is, and each food number."""

    peril: float
    foods: tuple[tuple[int, float], ...]


@lru_cache(maxsize=16)
def perils_of(book: Book) -> frozenset[int]:
    """The cards of a book that are Perils."""
    return frozenset([card for card, design in enumerate(book.cards) if isinstance(design, Peril)])


class Digger(Judge):
    """A judge who knows what lies in the piles, as far as it can be known."""

    @Drawn
    def faces(self) -> set[int]:
        """The cards of which this seat knows where they are."""
        state, me = self.state, self.me
        faces = {*self.hand, *me.plan, *self.zone, *state.discards, *state.trophies, *state.aside}
        faces.update(state.known, me.knows)
        for player in state.players:
            faces.update(player.store, player.zone)
        return faces

    def held(self, level: int) -> int:
        """How many cards with this back (0: with any) others hold, as far as one cannot know their faces."""
        found = 0
        for seat, player in enumerate(self.state.players):
            if seat != self.seat:
                backs = self.levels[seat].count(level) if level else len(player.hand)
                found += max(0, backs - len([card for card in player.hand if card < BACK]))
        return found

    @once
    def odds(self, level: int) -> Odds:
        """The share of Perils and Actions among the cards of a level (0: of any) that this seat has not seen."""
        book, faces, foods = self.book, self.faces, self.foods
        left = [card for card in (book.by_level[level] if level else range(len(book.cards))) if card not in faces]
        dangers = len(perils_of(book).intersection(left))
        eaten = [foods[card] for card in left if book.actions[card]]
        actions = len(eaten)
        held = min(self.held(level), actions)
        rest = max(len(left) - held, 1)
        share = (actions - held) / actions if actions else 0.0
        return Odds(dangers / rest, tuple([(food, eaten.count(food) * share / rest) for food in dict.fromkeys(eaten)]))

    def dig_gain(self, pile: int) -> float:
        """What one more card of this pile is worth, with all that lies on the table at stake."""
        cards = self.state.piles[pile]
        if not cards:
            return -DEATH
        return self.known_gain(cards[-1]) if cards[-1] < BACK else self.blind_gain(level_of(cards[-1]))

    @once
    def blind_gain(self, level: int) -> float:
        """What a card is worth of which only the back is seen."""
        reach = self.in_reach
        now = self.pantry(reach)
        chance = self.odds(level)
        barred = len(self.harvestable) >= self.takes_left
        full = barred or len(reach) >= self.limit
        least = min([self.foods[card] for card in (self.harvestable if barred else reach)], default=0) if full else 0
        text = (0.3 if full else 0.9) + (self.message_missing if level == 3 else 0.0)
        gains = [
            share * (self.meal(now + max(0, food - least)) - self.reach_worth + text) for food, share in chance.foods
        ]
        return sum(gains) - chance.peril * self.danger(level)

    @once
    def known_gain(self, card: int) -> float:
        """The next card is known."""
        design = self.book.cards[card]
        if isinstance(design, Peril):
            return -self.danger(design.level, design)
        if not self.book.actions[card]:
            return 0.0
        room = len(self.in_reach) < self.limit
        more = self.larder((*self.in_reach, card)) - self.reach_worth
        return more + self.text_value(card) * (1.0 if room else 0.5) + 0.2

    def danger(self, level: int, design: Peril | None = None) -> float:
        """What a Peril would cost: the searched cards, and an Affliction or the price of escaping it."""
        at_stake = self.reach_worth - self.hand_worth + 0.4 * len(self.zone)
        if perils.KeepSearched in self.means:
            at_stake *= 0.3
        if design is not None and not design.afflictions:
            return at_stake + 1.0
        if "peril-met" in self.state.here.reactions and not self.me.perils_in_search:
            return at_stake + min(self.own_hurt, 0.0)
        escape = self.escape_chance(level, design)
        trophies = TROPHY if self.wants_trophies else 0.0
        return at_stake + self.own_hurt * (1 - escape) + (2.5 - trophies) * escape

    def escape_chance(self, level: int, design: Peril | None) -> float:
        """How likely this seat gets away with a Peril of that level without an Affliction."""
        if perils.Prevent in self.means or (perils.Neutralise in self.means and level < 3):
            return 0.9
        if design is not None and not design.neutralise:
            return 0.0
        spare = len(self.hand) - (0 if self.wants_trophies else 1)
        # Two cards pay for most Perils; a third of the worst ones cannot be paid off at all.
        chance = 0.0 if spare < 1 else 0.3 if spare < 2 else 0.6
        return chance * (0.6 if level == 3 else 0.9)

    @Drawn
    def means(self) -> set[type]:
        """What the cards in hand can do."""
        return {type(effect) for card in self.hand for effect in self.book.texts[card]}

    @Drawn
    def wants_trophies(self) -> bool:
        return self.wanted.trophies and len(self.state.trophies) <= half_of_the_table(self.state)

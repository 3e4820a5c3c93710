"""Why not? A sentence for every card and power before a seat that cannot be used now."""

from collections.abc import Iterator

from holdouts.engine.view import Reason
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers.cards import Opportunity, Passive, Power
from holdouts.games.godforsaken_scavengers.rules import harvest, opportunities, playing
from holdouts.games.godforsaken_scavengers.rules.hands import hand_limit
from holdouts.games.godforsaken_scavengers.state import (
    BEFORE_DISCARD,
    EXTRA,
    HARVESTING,
    REWARD,
    SEARCHING,
    Expedition,
)


def reasons(expedition: Expedition, seat: int, words: Words) -> list[Reason]:
    """Why the hand, the Character and the searched cards before that seat cannot be used now."""
    if expedition.players[seat].dead or expedition.location is None:
        return []
    found = _Reasons(expedition, seat, words)
    return [*found.hand(), *found.power(), *found.searched()]


class _Reasons:
    """What stands between one seat and the things before it."""

    def __init__(self, expedition: Expedition, seat: int, words: Words) -> None:
        self.expedition = expedition
        self.seat = seat
        self.words = words
        self.player = expedition.players[seat]

    def hand(self) -> Iterator[Reason]:
        for card in self.player.hand:
            if why := self.why_not_play(card):
                yield Reason(ref=f"card:{card}", text=why)

    def power(self) -> Iterator[Reason]:
        if self.player.character is None:
            return
        power = self.expedition.book.characters[self.player.character].power
        if power is not None and (why := self.why_not_use(power)):
            yield Reason(ref=f"character:{self.player.character}", text=why)

    def searched(self) -> Iterator[Reason]:
        for card in self.expedition.zone(self.seat):
            design = self.expedition.book.cards[card]
            why = self.why_not_complete(card) if isinstance(design, Opportunity) else self.why_not_take(card)
            if why:
                yield Reason(ref=f"card:{card}", text=why)

    # --- hand cards ---

    def why_not_play(self, card: int) -> str:
        """Empty when the card can be played. [GOD-CARD-12]"""
        book, words = self.expedition.book, self.words
        name = self.name(card)
        if not book.texts[card]:
            return words.say("reason-food-only", card=name)
        if self.working():
            return words.say("reason-card-at-work")
        if self.expedition.trials:
            return self.why_not_react(card)
        if playing.can_play(self.expedition, self.seat, card):
            return ""
        if playing.forbidden(self.expedition, self.seat, card):
            return self.forbidden(card)
        if book.reactions[card]:
            return words.say("reason-needs-peril", card=name)
        return words.say("reason-no-effect", card=name)

    def why_not_react(self, card: int) -> str:
        """While a Peril is open each Reaction has its moment. [GOD-PERIL-8, GOD-PERIL-10]"""
        expedition, book, words = self.expedition, self.expedition.book, self.words
        name = self.name(card)
        trial = expedition.trials[-1]
        if not book.reactions[card]:
            return words.say("reason-reactions-only", card=name)
        if trial.searcher != self.seat and (mine := self.burden("reactions_in_own_perils_only")):
            return words.say("reason-own-perils-only", affliction=mine)
        early = trial.stage == BEFORE_DISCARD
        if book.early[card] and not early:
            return words.say("reason-too-late", card=name)
        if early and not book.early[card]:
            return words.say("reason-too-early", card=name)
        if any(effect.possible(expedition, self.seat) for effect in book.decisive[card]):
            return ""
        return words.say("reason-no-use-in-peril", card=name)

    def forbidden(self, card: int) -> str:
        """Which Location or Affliction stands in the way."""
        words = self.words
        if self.expedition.book.reactions[card]:
            return words.say("reason-own-perils-only", affliction=self.burden("reactions_in_own_perils_only"))
        if self.expedition.rule.only_active_plays:
            return words.say("reason-only-active-plays", location=words.say(f"name-{self.expedition.place.id}"))
        return words.say("reason-own-turn-only", affliction=self.burden("only_reactions_off_turn"))

    def working(self) -> bool:
        """Whether a card or a reward is being carried out. [GOD-TURN-5]"""
        deeds = self.expedition.deeds
        return bool(deeds) and (not self.expedition.trials or deeds[-1].part in (REWARD, EXTRA))

    # --- the Character ---

    def why_not_use(self, power: Power) -> str:
        """Once a round, with the timing of cards. [GOD-CHARACTER-10, GOD-CHARACTER-12]"""
        expedition, words = self.expedition, self.words
        trial = expedition.trial
        if not self.player.revealed:
            return words.say("reason-survivor")
        if self.player.power_used:
            return words.say("reason-power-used")
        if self.working():
            return words.say("reason-card-at-work")
        if power.reaction and trial is None:
            return words.say("reason-power-needs-peril")
        if trial is not None and (not power.reaction or trial.stage == BEFORE_DISCARD):
            return words.say("reason-power-too-early") if power.reaction else words.say("reason-power-no-reaction")
        if power.own_turn and not expedition.on_turn(self.seat):
            return words.say("reason-power-own-turn")
        if playing.power_ready(expedition, self.seat):
            return ""
        return words.say("reason-power-no-effect")

    # --- searched cards ---

    def why_not_take(self, card: int) -> str:
        """Only Actions, only in one's own Harvest phase, only so many. [GOD-HARVEST-1, GOD-HARVEST-4]"""
        expedition, words, player = self.expedition, self.words, self.player
        if not expedition.is_action(card):
            return words.say("reason-not-an-action", card=self.name(card))
        if not expedition.on_turn(self.seat) or player.phase not in (SEARCHING, HARVESTING):
            return words.say("reason-not-your-harvest", card=self.name(card))
        if expedition.trials:
            return words.say("reason-peril-first")
        if player.phase == SEARCHING:
            return words.say("reason-harvest-later", card=self.name(card))
        most = harvest.most_takes(expedition, self.seat)
        if player.takes >= most:
            return words.say("reason-enough-taken", source=self.source("most_takes"), count=most)
        if not player.hand and hand_limit(expedition, self.seat) < 1:
            return words.say("reason-no-room")
        return ""

    def why_not_complete(self, card: int) -> str:
        """An offer to the active player, never during a Peril. [GOD-OPPORTUNITY-1, GOD-OPPORTUNITY-7]"""
        words = self.words
        if not self.expedition.on_turn(self.seat):
            return words.say("reason-quest-not-your-turn", card=self.name(card))
        if self.expedition.trials:
            return words.say("reason-peril-first")
        if opportunities.can_complete(self.expedition, self.seat, card):
            return ""
        return words.say("reason-quest-unmet", card=self.name(card))

    # --- names ---

    def name(self, card: int) -> str:
        return self.words.say(f"name-{self.expedition.book.cards[card].id}")

    def burden(self, rule: str) -> str:
        """The name of the face-up Affliction that has this rule."""
        player, texts = self.player, self.expedition.book.afflictions
        for affliction in player.afflictions:
            if affliction is not None and affliction not in player.face_down and _has(texts[affliction].passive, rule):
                return self.words.say(f"name-{texts[affliction].id}")
        return ""

    def source(self, rule: str) -> str:
        """The name of the Location or Affliction that has this rule."""
        return self.burden(rule) or self.words.say(f"name-{self.expedition.place.id}")


def _has(passive: Passive, rule: str) -> bool:
    return bool(getattr(passive, rule) != getattr(Passive(), rule))

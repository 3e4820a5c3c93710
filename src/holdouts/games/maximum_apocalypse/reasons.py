"""Why not? A sentence for every card, ability and deck before a seat that cannot be used now."""

from collections.abc import Iterator

from holdouts.engine.effects import Effect, Either
from holdouts.engine.names import kebab
from holdouts.engine.view import Reason
from holdouts.engine.words import Words
from holdouts.games.maximum_apocalypse.cards import COLOURS, Offer, PlayCard
from holdouts.games.maximum_apocalypse.rules import actions, gear, missions
from holdouts.games.maximum_apocalypse.rules.deeds import ready
from holdouts.games.maximum_apocalypse.state import NONE, Apocalypse, Gear

NO_TARGET = {
    **dict.fromkeys(("wound", "stun", "volley", "pull"), "no-monster"),
    "barrage": "nothing-to-hit",
    "banish": "no-monster-on-you",
    "heal": "nobody-hurt",
    "cure": "nobody-poisoned",
    "feed": "nobody-hungry",
    **dict.fromkeys(("scavenge", "look-over"), "decks-empty"),
    **dict.fromkeys(("recall", "salvage"), "nothing-discarded"),
    "reload": "nothing-to-reload",
    "fit": "no-weapon",
    "fetch": "cannot-fetch",
    "give-gear": "nobody-to-give",
    "uncover": "nothing-hidden",
    "clear": "no-tokens",
    **dict.fromkeys(("jump", "shift", "raze"), "no-place"),
    "let-act": "nobody-else",
    **dict.fromkeys(("sate", "loot", "guard-dog"), "in-force"),
}
"""Why an effect would do nothing, by its name."""

NO_COST = {"pay": "nothing-to-pay", "draw": "deck-empty"}
"""Why a cost cannot be paid."""


def reasons(world: Apocalypse, seat: int, words: Words) -> list[Reason]:
    """Why the things before that seat cannot be used now; nothing while it is plainly not their time."""
    survivor = world.survivors[seat]
    if survivor.dead or world.active == NONE:
        return []
    found = _Reasons(world, seat, words)
    if world.active == seat and survivor.actions <= 0:
        return [*found.spent(), *found.lying()]
    return [*found.hand(), *found.in_play(), *found.innate(), *found.search(), *found.work(), *found.lying()]


class _Reasons:
    """What stands between one seat and the things before it."""

    def __init__(self, world: Apocalypse, seat: int, words: Words) -> None:
        self.world = world
        self.seat = seat
        self.words = words
        self.survivor = world.survivors[seat]

    def spent(self) -> Iterator[Reason]:
        """Without actions only what is free is left. [MAX-ACTION-1]"""
        for card in self.world.kit_of(self.seat).hand:
            yield Reason(ref=f"card:{card}", text=self.words.say("reason-no-actions"))

    def hand(self) -> Iterator[Reason]:
        for card in self.world.kit_of(self.seat).hand:
            if why := self.why_not_play(card):
                yield Reason(ref=f"card:{card}", text=why)

    def in_play(self) -> Iterator[Reason]:
        for held in self.world.gear(self.seat):
            if why := self.why_not_use(held):
                yield Reason(ref=f"card:{held.card}", text=why)

    # --- cards ---

    def why_not_play(self, card: int) -> str:
        """Empty when it can be played. [MAX-CARD-6]"""
        world, words = self.world, self.words
        design = world.design(card)
        name = self.name(design)
        if any(
            actions.playable(world, by, card) for by in (world.clockwise(self.seat) if world.merged else [self.seat])
        ):
            return ""
        if design.equipment:
            return self.why_not_equip(card, design)
        if world.is_item(card):
            return words.say("reason-item", card=name)
        if not design.effects:
            return words.say("reason-no-text", card=name)
        return self.why_not_do(name, world.book.plays[card])

    def why_not_equip(self, card: int, design: PlayCard) -> str:
        """No second one of a name, no more than fits. [MAX-EQUIP-2, MAX-EQUIP-4]"""
        world, words = self.world, self.words
        body = gear.wearer(world, self.seat, card)
        if self.survivor.bodies[body].dead:
            return words.say("reason-wearer-dead", card=self.name(design))
        if not gear.bears(world, self.seat, card):
            return words.say("reason-duplicate", card=self.name(design))
        left = max(0, gear.storage_left(world, self.seat, body))
        return words.say("reason-no-room", card=self.name(design), storage=design.storage, left=left)

    def why_not_use(self, held: Gear) -> str:
        """Empty when its action, its free ability or discarding it is on offer, or it has nothing of the kind."""
        world, words, seat = self.world, self.words, self.seat
        design = world.design(held.card)
        name = self.name(design)
        if design.discard and ready(world, world.book.spends[held.card], seat):
            return ""
        if design.action:
            if design.ammo and not held.tokens:
                return words.say("reason-empty", card=name, fuelled=design.fuelled)
            return self.why_not_do(name, world.book.uses[held.card])
        if design.free:
            if held.used:
                return words.say("reason-used", card=name)
            return self.why_not_do(name, world.book.frees[held.card])
        return self.why_not_do(name, world.book.spends[held.card]) if design.discard else ""

    def why_not_do(self, name: str, offer: Offer) -> str:
        """The first condition, cost or target that is not there."""
        world, words, seat = self.world, self.words, self.seat
        if ready(world, offer, seat):
            return ""
        for need in offer.needs:
            if not world.holds(need, seat):
                return words.say("reason-need", card=name, need=words.say(f"need-{need}"))
        for cost in offer.costs:
            if not cost.possible(world, seat):
                return words.say(f"reason-{NO_COST.get(_word(cost), 'no-effect')}", card=name)
        if offer.gains:
            gain = offer.gains[0]
            first = gain.of[0][0] if isinstance(gain, Either) else gain
            return words.say(f"reason-{NO_TARGET.get(_word(first), 'no-effect')}", card=name)
        return words.say("reason-no-effect", card=name)

    # --- Characters, decks, the mission ---

    def innate(self) -> Iterator[Reason]:
        """On the starving side there is no ability. [MAX-ACTION-10]"""
        for number, body in enumerate(self.survivor.bodies):
            card = self.world.character(body)
            if body.dead or not card.innate.action:
                continue
            name = self.words.say(f"innate-{card.id}")
            if self.survivor.starving:
                why = self.words.say("reason-starving", card=name)
            else:
                why = self.why_not_do(name, self.world.book.innates[body.character])
            if why:
                yield Reason(ref=f"body:{self.seat}.{number}", text=why)

    def search(self) -> Iterator[Reason]:
        """Only in the colours of the tile, once per turn, as long as there are cards. [MAX-SCAV-2, -3, -6]"""
        world, words, place = self.world, self.words, self.survivor.place
        for number, colour in enumerate(COLOURS):
            if colour not in world.tile(place).search:
                why = words.say("reason-no-symbol", colour=words.say(f"colour-{colour}"))
            elif place in self.survivor.searched:
                why = words.say("reason-searched")
            elif not world.scavenge[number]:
                why = words.say("reason-deck-gone")
            else:
                continue
            yield Reason(ref=f"colour:{number}", text=why)

    def work(self) -> Iterator[Reason]:
        """At the right place without what the work takes. [MAX-MISSION-1]"""
        world, words, here = self.world, self.words, self.survivor.place
        work = world.card.work
        if work is None or missions.work_options(world, self.seat):
            return
        why = ""
        if work.kind == "demolish" and world.marks[here]:
            why = words.say("reason-work-tokens")
        elif work.place == world.tile(here).kind and world.work < work.cost:
            lacks = work.holding or work.parts_of
            why = words.say("reason-work-lacks", family=words.say(f"family-{lacks}"))
        if why:
            yield Reason(ref=f"mission:{world.mission}", text=why)

    def lying(self) -> Iterator[Reason]:
        """What lies here and cannot be picked up. [MAX-FREE-11]"""
        world, words = self.world, self.words
        for place, card in world.lying:
            if place == self.survivor.place and not actions.can_pick_up(world, self.seat, card):
                why = words.say("reason-no-room-for", card=self.name(world.design(card)))
                yield Reason(ref=f"card:{card}", text=why)

    def name(self, design: PlayCard) -> str:
        return self.words.say(f"name-{design.id}")


def _word(effect: Effect) -> str:
    return kebab(type(effect).__name__)

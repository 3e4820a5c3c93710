"""What survivors and their equipment are good at: what always holds, and what is named with an action. [DOW-ABILITY]"""

from collections.abc import Sequence
from typing import NamedTuple

from holdouts.engine.decision import Choose, ChooseUnseen
from holdouts.engine.modifiers import Standing, forbidden, reckon
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.cards import Ability, fits
from holdouts.games.dead_of_winter.picks import GoAhead, Take, WithAbility, WithItem
from holdouts.games.dead_of_winter.rules import hands
from holdouts.games.dead_of_winter.state import Held, Survivor, Winter


class Source(NamedTuple):
    """An ability or equipment that a survivor may use."""

    ability: Ability
    standing: Standing
    bearer: Survivor
    whose: int
    """Whose ability it is: the bearer's own, or that of the survivor it is copied from. [DOW-ABILITY-7]"""
    held: Held | None = None
    """The equipment, if it is no ability of a survivor."""

    @property
    def pick(self) -> WithAbility | WithItem:
        """How it is named with an action."""
        return WithAbility(self.whose) if self.held is None else WithItem(self.held.card)


# --- what always holds ---


def at_work(winter: Winter, seat: int, survivor: Survivor, topic: str) -> list[Standing]:
    """What always holds for a survivor where they are and speaks of a figure or deed, also outside their owner's turn.
    [DOW-ABILITY-5]"""
    book = winter.book
    found = []
    card = survivor.card
    if card in book.people_on.get(topic, ()) and holds(winter, seat, survivor, book.survivors[card].ability):
        found.append(book.survivor_gifts[card])
    if survivor.gear and topic in book.items_on:
        for held in survivor.gear:
            worn = book.cards[held.card].ability
            if worn is not None and held.card in book.items_on[topic] and holds(winter, seat, survivor, worn):
                found.append(book.item_gifts[held.card])
    return found


def holds(winter: Winter, seat: int, survivor: Survivor, ability: Ability) -> bool:
    """Whether the place and the condition of an ability are right. [DOW-ABILITY-3]"""
    if not fits(ability.at, survivor.place):
        return False
    return ability.given is None or ability.given.holds(winter, seat)


def figure(
    winter: Winter, seat: int, survivor: Survivor, name: str, start: int, named: list[Source] | None = None
) -> int:
    """A figure of the rules for a survivor, with what was named. [DOW-ABILITY-8, DOW-ATTACK-13, DOW-SEARCH-13]"""
    standings = at_work(winter, seat, survivor, name)
    if named:
        standings += [source.standing for source in named]
    return reckon(winter, seat, name, start, standings) if standings else start


def spared(winter: Winter, seat: int, survivor: Survivor, what: str, named: list[Source] | None = None) -> bool:
    """Whether something does not happen to a survivor, or is not asked of them."""
    standings = at_work(winter, seat, survivor, what)
    if named:
        standings += [source.standing for source in named]
    return bool(standings) and forbidden(winter, seat, what, standings) is not None


# --- what is used ---


def sources(winter: Winter, seat: int, survivor: Survivor, action: str) -> list[Source]:
    """What a survivor could name with an action now, whatever it may cost. [DOW-ATTACK-13, DOW-SEARCH-14]"""
    return abilities(winter, seat, survivor, action) + equipment(winter, seat, survivor, action)


def abilities(winter: Winter, seat: int, survivor: Survivor, action: str) -> list[Source]:
    """A survivor's own ability, if it goes with that action, or those that may be copied. [DOW-ABILITY-7]"""
    book = winter.book
    if survivor.card not in book.helpers.get(action, ()):
        return []
    own = book.survivors[survivor.card].ability
    if survivor.spent or (survivor.used and own.use == "round"):
        return []
    if not own.mimics:
        if not holds(winter, seat, survivor, own):
            return []
        return [Source(own, book.survivor_gifts[survivor.card], survivor, survivor.card)]
    found = []
    for _, other in winter.at(survivor.place):
        copied = book.survivors[other.card].ability
        may_copy = other is not survivor and copied.use == "round" and not copied.mimics and copied.to == action
        if may_copy and holds(winter, seat, survivor, copied):
            found.append(Source(copied, book.survivor_gifts[other.card], survivor, other.card))
    return found


def equipment(winter: Winter, seat: int, survivor: Survivor, action: str) -> list[Source]:
    """The equipment of a survivor that goes with that action and is not used up."""
    book = winter.book
    found = []
    for held in survivor.gear:
        ability = book.cards[held.card].ability
        if ability is None or ability.to != action or ability.lasting or held.used:
            continue
        if holds(winter, seat, survivor, ability):
            found.append(Source(ability, book.item_gifts[held.card], survivor, survivor.card, held))
    return found


def works(winter: Winter, seat: int, ability: Ability) -> bool:
    """Whether what an ability does by itself would do anything: where no die is left, none can be changed.
    [DOW-ABILITY-2]"""
    return any(effect.possible(winter, seat) for effect in ability.effects)


def payable(winter: Winter, seat: int, source: Source, named: Sequence[Source] = ()) -> bool:
    """Whether the price of naming it lies in the hand, beside the price of what was named before it."""
    price = source.ability.price
    if not price:
        return True
    held = sum(winter.symbol(card) == price for card in winter.players[seat].hand)
    return held > sum(other.ability.price == price for other in named)


def name_sources(winter: Winter, seat: int, among: list[Source], *, rule: str) -> Steps[list[Source]]:
    """The player names what goes with the action. Where a price is to be paid the others are not told whether it
    could be. [DOW-ATTACK-13, DOW-SECRET-6]"""
    named: list[Source] = []
    while left := [source for source in among if source not in named]:
        options = [GoAhead(), *(source.pick for source in left if payable(winter, seat, source, named))]
        ask = ChooseUnseen if any(source.ability.price for source in left) else Choose
        more = "name-more" if named else "name-help"
        pick = yield ask(seat, options, rule=rule, ask=more, default=GoAhead(), parts=(WithAbility, WithItem))
        if isinstance(pick, GoAhead):
            break
        named.append(next(source for source in left if source.pick == pick))
    return named


def spend_sources(winter: Winter, seat: int, named: list[Source], *, rule: str) -> Steps[None]:
    """Everything that was named is used up and paid for, also where another outbids it. [DOW-ATTACK-14]"""
    for source in named:
        yield from spend(winter, seat, source, rule=rule)


def spend(winter: Winter, seat: int, source: Source, *, rule: str) -> Steps[None]:
    """The use of this round or this game is over, and the price is paid."""
    if source.held is not None:
        source.held.used = source.ability.use != "freely"
        winter.tell(events.ItemUsed(who=seat, card=source.held.card, survivor=source.bearer.card, rule=rule))
    else:
        mark_used(source)
        winter.note(moments.UsedAbility, survivor=source.bearer.card, place=source.bearer.place)
        user, whose = source.bearer.card, source.whose
        winter.tell(events.AbilityUsed(who=seat, survivor=user, whose=whose, copied=user != whose, rule=rule))
    if source.ability.price:
        yield from pay_card(winter, seat, source.ability.price, rule=rule)


def mark_used(source: Source) -> None:
    """The bearer's own use is spent, whoever's ability it is. [DOW-ABILITY-7]"""
    if source.ability.use == "game":
        source.bearer.spent = True
    elif source.ability.use == "round":
        source.bearer.used = True


def pay_card(winter: Winter, seat: int, symbol: str, *, rule: str) -> Steps[None]:
    """A hand card of a symbol leaves the game; which of several, the player says unseen."""
    cards = [Take(card) for card in winter.players[seat].hand if winter.symbol(card) == symbol]
    if not cards:  # so it may be in a hand that somebody only imagines
        return
    pick = yield ChooseUnseen(seat, cards, rule=rule, ask="pay-card", about={"symbol": symbol})
    hands.discard(winter, seat, pick.card, rule=rule)

"""Perils: what is lost, who can help, what it costs. [GOD-PERIL]"""

from holdouts.engine.decision import Call, Choose, Option
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import moments
from holdouts.games.godforsaken_scavengers.cards import Price
from holdouts.games.godforsaken_scavengers.events import (
    Discarded,
    LostSearched,
    Neutralised,
    PerilMet,
    SearchEnded,
    TrophyTaken,
)
from holdouts.games.godforsaken_scavengers.picks import Approach, Keep, Neutralise, Pass, Play, Take, UsePower
from holdouts.games.godforsaken_scavengers.rules import exchanges, playing
from holdouts.games.godforsaken_scavengers.rules.afflictions import afflict
from holdouts.games.godforsaken_scavengers.rules.hands import can_pay, pay, take_openly
from holdouts.games.godforsaken_scavengers.rules.harvest import wants
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import (
    BEFORE_AFFLICTION,
    BEFORE_DISCARD,
    EXTRA,
    REWARD,
    SEARCHING,
    Expedition,
    Trial,
)


def meet_peril(expedition: Expedition, seat: int, card: int, pile: int) -> None:
    """A searched Peril is resolved at once, apart from the searched cards. [GOD-PERIL-1, GOD-PERIL-21]"""
    expedition.open.append(card)
    expedition.then(peril, seat, card, pile)


@step
def peril(expedition: Expedition, seat: int, card: int, pile: int) -> Steps[None]:
    """It lies apart while it is resolved; some Locations spare a player's first of the round. [GOD-PERIL-21]"""
    player = expedition.players[seat]
    in_search_phase = expedition.on_turn(seat) and player.phase == SEARCHING
    player.perils += 1
    player.perils_in_search += in_search_phase
    expedition.trials.append(Trial(card, seat, pile, deeds_before=len(expedition.deeds)))
    expedition.tell(PerilMet(who=seat, card=card, rule="GOD-PERIL-1"))
    yield from announce(expedition, moments.PerilMet, seat, in_search_phase=in_search_phase)
    open_reactions(expedition, BEFORE_DISCARD)
    expedition.then(discard_searched)
    expedition.then(before_affliction)


# --- reactions ---


def open_reactions(expedition: Expedition, stage: int) -> None:
    exchanges.open_window(expedition)
    expedition.trials[-1].stage = stage
    expedition.then(react, stage, expedition.trials[-1].searcher)


@step
def react(expedition: Expedition, stage: int, first: int) -> Steps[None]:
    """Reactions, gifts to the searcher and deals: all are called, the searcher comes first, then clockwise; whoever
    acts, all are called again. [GOD-PERIL-8, GOD-PERIL-12]"""
    called = yield Call(
        expedition.clockwise(first),
        lambda seat: reactions(expedition, seat, stage),
        rule="GOD-PERIL-10",
        ask="react-before-discard" if stage == BEFORE_DISCARD else "react-before-affliction",
        default=Pass(),
    )
    if called is None:
        return
    seat, pick = called
    act(expedition, seat, pick)
    expedition.then(react, stage, following(expedition, seat))


def act(expedition: Expedition, seat: int, pick: Option) -> None:
    """Do what was picked out of `reactions`."""
    match pick:
        case Play(card):
            playing.play(expedition, seat, card)
        case UsePower():
            playing.use_power(expedition, seat)
        case Approach():
            expedition.then(exchanges.approach, seat)


def following(expedition: Expedition, seat: int) -> int:
    """The next living player clockwise."""
    others = expedition.others(seat)
    return others[0] if others else seat


def reactions(expedition: Expedition, seat: int, stage: int) -> list[Play | UsePower | Approach]:
    """What a player may do while a Peril is open. [GOD-TURN-4, GOD-PERIL-10]"""
    options: list[Play | UsePower | Approach] = [*playing.own_plays(expedition, seat)]
    if (options or may_help(expedition, seat, stage)) and exchanges.may_approach(expedition, seat):
        options.append(exchanges.APPROACH)
    return options


def may_help(expedition: Expedition, seat: int, stage: int) -> bool:
    """Whether a gift or a deal could still matter, so that it is worth asking. [GOD-PERIL-12, GOD-DEAL-10]"""
    trial = expedition.trials[-1]
    if stage == BEFORE_AFFLICTION:
        return looming(expedition) > 0 or can_be_neutralised(expedition)
    early = expedition.book.early
    return trial.searcher != seat and any(
        early[card] and playing.is_useful(expedition, trial.searcher, card) for card in expedition.players[seat].hand
    )


def can_be_neutralised(expedition: Expedition) -> bool:
    """Whether the open Peril has a cost line and nobody has met it yet. [GOD-PERIL-5, GOD-PERIL-7]"""
    return bool(expedition.peril().neutralise) and not expedition.trials[-1].neutralised


# --- the loss of the searched cards ---


@step.silent
def discard_searched(expedition: Expedition) -> None:
    """Every Peril first costs the searched cards, neutralised or not. [GOD-PERIL-2, GOD-PERIL-3, GOD-LASTHUNT-8]"""
    trial = expedition.trials[-1]
    if trial.saved:
        return
    zone = expedition.zone(trial.searcher)
    trial.lost = list(zone)
    expedition.discards += zone
    zone.clear()
    if trial.lost:
        expedition.tell(LostSearched(who=trial.searcher, cards=tuple(trial.lost), rule="GOD-PERIL-2"))


# --- neutralising ---


@step.silent
def before_affliction(expedition: Expedition) -> None:
    open_reactions(expedition, BEFORE_AFFLICTION)
    expedition.then(offer_neutralise)
    expedition.then(punish)


@step
def offer_neutralise(expedition: Expedition) -> Steps[None]:
    """The searcher may pay from hand to be spared and rewarded; asked last, able to or not. [GOD-PERIL-5..7]"""
    yield from ask_to_pay(expedition)
    if can_be_neutralised(expedition):
        expedition.then(last_help, following(expedition, expedition.trials[-1].searcher))


@step
def offer_again(expedition: Expedition) -> Steps[None]:
    """The last question about paying, after somebody has helped late. [GOD-PERIL-12]"""
    yield from ask_to_pay(expedition)


def ask_to_pay(expedition: Expedition) -> Steps[None]:
    if not can_be_neutralised(expedition):
        return
    trial = expedition.trials[-1]
    seat = trial.searcher
    called = yield Call((seat,), lambda _: ways_to_pay(expedition), rule="GOD-PERIL-5", default=Pass())
    if called is None:
        return
    way: int = called[1].way
    trial.paid = yield from pay(expedition, seat, price(expedition, way), rule="GOD-PERIL-5")
    neutralise(expedition, seat)


def ways_to_pay(expedition: Expedition) -> list[Neutralise]:
    """The cost lines the searcher could pay as they stand, from the hand alone. [GOD-PERIL-6]"""
    hand = expedition.players[expedition.trials[-1].searcher].hand
    lines = range(len(expedition.peril().neutralise))
    return [Neutralise(way) for way in lines if can_pay(expedition, hand, price(expedition, way))]


@step
def last_help(expedition: Expedition, first: int) -> Steps[None]:
    """The searcher has not paid; somebody's gift or Reaction may reopen the question, once. [GOD-PERIL-12]"""
    searcher = expedition.trials[-1].searcher
    order = expedition.clockwise(first)
    helpers = order[: order.index(searcher)] if searcher in order else order
    if not helpers:
        return
    called = yield Call(
        helpers,
        lambda seat: reactions(expedition, seat, BEFORE_AFFLICTION),
        rule="GOD-PERIL-12",
        ask="react-before-affliction",
        default=Pass(),
        waits=False,
    )
    if called is None:
        return
    helper, pick = called
    act(expedition, helper, pick)
    if isinstance(pick, Approach):
        expedition.then(reopen, helper, held_by_helpers(expedition))
    else:
        reopen_reactions(expedition)


@step.silent
def reopen(expedition: Expedition, helper: int, held: int) -> None:
    """If a card was given, all may react again, and the searcher is asked for the last time. [GOD-PERIL-12]"""
    if held_by_helpers(expedition) < held:
        reopen_reactions(expedition)
    else:
        expedition.then(last_help, following(expedition, helper))


def held_by_helpers(expedition: Expedition) -> int:
    """How many cards everybody sees with those who might help: fewer, once one of them has given a card."""
    return sum(expedition.held(seat) for seat in expedition.others(expedition.trials[-1].searcher))


def reopen_reactions(expedition: Expedition) -> None:
    expedition.then(react, BEFORE_AFFLICTION, expedition.trials[-1].searcher)
    expedition.then(offer_again)


def neutralise(expedition: Expedition, by: int) -> None:
    """The open Peril does its searcher no harm, thanks to whoever paid or helped."""
    trial = expedition.trials[-1]
    trial.neutralised = True
    expedition.tell(Neutralised(who=by, card=trial.card, rule="GOD-PERIL-5"))


def price(expedition: Expedition, way: int) -> list[Price]:
    """A cost line as it stands now: the Berserker's replacement, then additions, then discounts. [GOD-PERIL-5]"""
    trial = expedition.trials[-1]
    seat = trial.searcher
    prices = list(expedition.peril().neutralise[way])
    by_food = any(part.food for part in prices)
    if cards := expedition.figure("peril-price", seat, 0):
        prices = [Price(food=(part.food + 1) // 2) for part in prices] if by_food else [Price(cards=cards)]
    return change_price(prices, expedition.figure("peril-cost", seat, -trial.discount))


def change_price(prices: list[Price], by: int) -> list[Price]:
    """Add or remove cards, unrestricted ones first; a food cost changes by 2 for each card."""
    if any(part.food for part in prices):
        return [Price(food=food) for part in prices if (food := part.food + 2 * by) > 0]
    if by > 0:
        prices = [*prices, Price(cards=by)]
    less = max(-by, 0)
    for part in sorted(prices, key=lambda part: not part.plain):
        cut = min(less, part.cards)
        less -= cut
        place = prices.index(part)
        prices[place] = Price(
            cards=part.cards - cut, level_from=part.level_from, food_from=part.food_from, reaction=part.reaction
        )
    return [part for part in prices if part.cards]


# --- punishment, side effects, reward ---


@step
def punish(expedition: Expedition) -> Steps[None]:
    """Afflictions with their death checks, then side effects, then the reward. [GOD-PERIL-4, GOD-PERIL-20]"""
    trial = expedition.trials[-1]
    if trial.neutralised:
        playing.begin_deed(expedition, trial.card, REWARD, trial.searcher, paid=trial.paid)
        expedition.then(peril_ends)
        return
    playing.begin_deed(expedition, trial.card, EXTRA, trial.searcher)
    expedition.then(peril_ends)
    bearer = trial.bearer if trial.bearer is not None else trial.searcher
    for _ in range(looming(expedition)):
        if expedition.players[bearer].dead:
            return
        if bearer == trial.searcher:
            end_search(expedition, bearer)
        trial.hurt.append(bearer)
        yield from afflict(expedition, bearer, rule="GOD-PERIL-4", face_down=bearer in trial.covered)


def looming(expedition: Expedition) -> int:
    """How many Afflictions the open Peril still has in store for whoever bears them."""
    trial = expedition.trials[-1]
    if trial.prevented or trial.neutralised:
        return 0
    return expedition.peril().afflictions


def end_search(expedition: Expedition, seat: int) -> None:
    """An Affliction from a Peril ends the Search phase, open or still ahead. [GOD-SEARCH-4, -16, GOD-PERIL-14]"""
    player = expedition.players[seat]
    if expedition.on_turn(seat) and player.phase == SEARCHING and not player.search_over:
        player.search_over = True
        player.ended_by_affliction = True
        expedition.tell(SearchEnded(who=seat, rule="GOD-PERIL-14"))


@step
def peril_ends(expedition: Expedition) -> Steps[None]:
    """The Peril goes to the discard pile, unless its text or the scenario sends it elsewhere. [GOD-PERIL-13]"""
    trial = expedition.trials[-1]
    keep_as_trophy = trial.neutralised and expedition.card.victory.trophies
    if trial.to_hand and keep_as_trophy:
        pick = yield Choose(trial.searcher, [Keep(), Take(trial.card)], rule="GOD-PERIL-13", ask="hand-or-trophy")
        trial.to_hand = isinstance(pick, Take)
    if trial.to_hand:
        trial.to_hand = yield from wants(expedition, trial.searcher, trial.card)
    if trial.to_hand:
        take_openly(expedition, trial.searcher, trial.card, expedition.open, rule="GOD-CARD-7")
    elif keep_as_trophy:
        expedition.open.remove(trial.card)
        expedition.trophies.append(trial.card)
        expedition.tell(TrophyTaken(card=trial.card, rule="GOD-PERIL-13"))
    else:
        expedition.open.remove(trial.card)
        expedition.discards.append(trial.card)
        expedition.tell(Discarded(card=trial.card, rule="GOD-PERIL-13"))
    expedition.trials.pop()
    exchanges.open_window(expedition)
    for seat in expedition.clockwise(trial.searcher):
        met = trial.neutralised and seat == trial.searcher
        yield from announce(expedition, moments.PerilOver, seat, neutralised=met, hurt=seat in trial.hurt)

"""Dealing anew what a seat cannot know."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from holdouts.engine.redealing import fill
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.accounts import card_zones
from holdouts.games.godforsaken_scavengers.rules.feeding import plan_cheaply
from holdouts.games.godforsaken_scavengers.secrets import SECRETS, level_of
from holdouts.games.godforsaken_scavengers.state import FINAL, LOCKED, PLANNING, Expedition


def redeal(expedition: Expedition, seat: int | None) -> None:
    """Deal anew all that the seat (None: a spectator) cannot know.

    All that is looked at here is the state as it is veiled for that seat, so that nothing else can shine through.
    Backs stay what they are, and what lies in a hand stays something that can be held. [GOD-CARD-14]
    """
    seen = SECRETS.veiled(expedition, seat)
    _redeal_cards(expedition, seen)
    _redeal_locations(expedition, seen)
    _redeal_afflictions(expedition, seen)
    _redeal_characters(expedition, seen)
    _imagine_people(expedition, seen, seat)


def _redeal_cards(expedition: Expedition, seen: Expedition) -> None:
    """First what something is known of, then the rest, mixed: whatever is taken out of mixed cards because it fits is
    missing near their beginning."""
    book = expedition.book
    unseen = _unseen(len(book.cards), *card_zones(seen))
    for player, eyed in zip(expedition.players, seen.players, strict=True):
        # Into a hand goes an Action, or what else has once been taken into one.
        player.hand[:] = _faced(expedition, eyed.hand, unseen, book.actions_by_level, book.texts_by_level)
    expedition.caravan[:] = _faced(expedition, seen.caravan, unseen, book.by_level)
    tops = [_faced(expedition, pile[-1:], unseen, book.by_level) for pile in seen.piles]
    rest = sorted(unseen)
    expedition.shuffle(rest)
    faces = iter(rest)
    fill(expedition.draw, seen.draw, faces)
    for pile, eyed_pile, top in zip(expedition.piles, seen.piles, tops, strict=True):
        fill(pile, eyed_pile[:-1] + top, faces)


def _faced(expedition: Expedition, cards: list[int], unseen: set[int], *sorts: list[list[int]]) -> list[int]:
    """These cards with a face behind every back that shows its level."""
    return [_face(expedition, level_of(card), unseen, *sorts) if card > BACK else card for card in cards]


def _face(expedition: Expedition, level: int, unseen: set[int], sort: list[list[int]], *others: list[list[int]]) -> int:
    """One of the unseen cards with that level, of the first sort of which there is any."""
    fitting = sort[level]
    if unseen.isdisjoint(fitting):
        return _face(expedition, level, unseen, *others)
    while (face := expedition.pick(fitting)) not in unseen:
        pass  # most are unseen: to try one after the other is quicker than to list those that are
    unseen.remove(face)
    return face


def _unseen(count: int, *seen: Iterable[int | None]) -> set[int]:
    """Of so many things those that nobody has before their eyes."""
    return set(_all_of(count).difference(*seen))


@cache
def _all_of(count: int) -> frozenset[int]:
    """So many things, by their numbers."""
    return frozenset(range(count))


def _left_over(expedition: Expedition, count: int, *seen: Iterable[int | None]) -> list[int]:
    """The same, mixed. They are sorted before, so that the same dice deal the same in every world."""
    pool = sorted(_unseen(count, *seen))
    expedition.shuffle(pool)
    return pool


def _redeal_locations(expedition: Expedition, seen: Expedition) -> None:
    """The Location deck and the box are hidden, but for what was looked at; so is the place of a mixed-in marker."""
    deck = list(seen.locations)
    unseen = deck.count(BACK) + deck.count(FINAL)
    if FINAL in deck[:unseen]:
        end = expedition.below(min(expedition.card.mixed_with_final + 1, unseen))
        deck[0], deck[end] = deck[end], FINAL
    known = [*deck, expedition.location, *expedition.past_locations]
    pool = _left_over(expedition, len(expedition.book.locations), known)
    expedition.locations[:] = [pool.pop() if place == BACK else place for place in deck]
    expedition.box_locations[:] = pool


def _redeal_afflictions(expedition: Expedition, seen: Expedition) -> None:
    """Nobody knows the deck, nor what arrived face down. [GOD-AFFLICTION-4]"""
    known = [player.afflictions for player in seen.players]
    pool = _left_over(expedition, len(expedition.book.afflictions), expedition.box_afflictions, *known)
    for player, eyed in zip(expedition.players, seen.players, strict=True):
        if not eyed.unseen:
            continue
        dealt: dict[int | None, Any] = {back: pool.pop() for back in eyed.unseen}
        player.afflictions[:] = [dealt.get(one, one) for one in eyed.afflictions]
        player.face_down[:] = [dealt.get(one, one) for one in eyed.face_down]
        player.unseen[:] = dealt.values()
    expedition.affliction_deck[:] = pool


def _redeal_characters(expedition: Expedition, seen: Expedition) -> None:
    """Offers of others and what nobody chose are hidden; once chosen, a Character is named. [GOD-CHARACTER-1]"""
    if not expedition.with_characters:
        return
    known = [one for player in seen.players for one in (player.character, *player.offered)]
    pool = _left_over(expedition, len(expedition.book.characters), known)
    for player, eyed in zip(expedition.players, seen.players, strict=True):
        player.offered[:] = [pool.pop() if one == BACK else one for one in eyed.offered]
    expedition.box_characters[:] = pool


def _imagine_people(expedition: Expedition, seen: Expedition, seat: int | None) -> None:
    """What others bargain for, remember and plan is theirs: they are taken as they show themselves."""
    expedition.deals[:] = seen.deals
    expedition.drafts[:] = seen.drafts
    expedition.oaths[:] = seen.oaths
    expedition.pledged[:] = seen.pledged
    planning = any(eyed.feeding == PLANNING and not eyed.dead for eyed in seen.players)
    for other, (player, eyed) in enumerate(zip(expedition.players, seen.players, strict=True)):
        if other == seat:
            continue
        player.plan[:] = eyed.plan
        player.knows, player.received, player.refused, player.refused_deals = [], [], [], []
        player.foresees = player.approaches = 0
        player.spare_food, player.starving, player.feeding = eyed.spare_food, eyed.starving, eyed.feeding
        if expedition.secret_deals:
            player.oaths_kept = expedition.below(expedition.round + 1)
        if planning and expedition.plans_hidden and player.feeding == LOCKED and not player.dead:
            plan_cheaply(expedition, other)

"""Dealing anew what a seat cannot know."""

from collections.abc import Iterable, Sequence
from typing import Any

from holdouts.engine.redealing import Zone, fill
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
    zones: list[Zone] = [(expedition.draw, seen.draw), (expedition.caravan, seen.caravan)]
    zones += zip(expedition.piles, seen.piles, strict=True)
    book = expedition.book
    pool = _left_over(len(book.cards), *card_zones(seen))
    expedition.shuffle(pool)
    for player, eyed in zip(expedition.players, seen.players, strict=True):
        # Into a hand goes an Action, or what else has once been taken into one.
        player.hand[:] = _faced(eyed.hand, pool, book.levels, book.actions, book.texts)
    expedition.shuffle(pool)  # hands took the first Actions: in the old order Perils would lie on top too often
    backs = [_faced(cards, pool, book.levels, book.levels) for _, cards in zones]
    any_back = iter(pool)
    for (zone, _), cards in zip(zones, backs, strict=True):
        fill(zone, cards, any_back)


def _faced(cards: list[int], pool: list[int], levels: list[int], *sorts: Sequence[Any]) -> list[int]:
    """These cards with a face behind every back: of the first sort of which there is one with that level."""
    dealt = cards[:]
    for place in [place for place, card in enumerate(cards) if card > BACK]:
        level = level_of(cards[place])
        dealt[place] = face = next(f for sort in sorts for f in pool if levels[f] == level and sort[f])
        pool.remove(face)
    return dealt


def _left_over(count: int, *seen: Iterable[int | None]) -> list[int]:
    """Of so many things those that nobody has before their eyes."""
    return sorted(set(range(count)).difference(*seen))


def _redeal_locations(expedition: Expedition, seen: Expedition) -> None:
    """The Location deck and the box are hidden, but for what was looked at; so is the place of a mixed-in marker."""
    deck = list(seen.locations)
    unseen = deck.count(BACK) + deck.count(FINAL)
    if FINAL in deck[:unseen]:
        end = expedition.below(min(expedition.card.mixed_with_final + 1, unseen))
        deck[0], deck[end] = deck[end], FINAL
    known = [*deck, expedition.location, *expedition.past_locations]
    pool = _left_over(len(expedition.book.locations), known)
    expedition.shuffle(pool)
    expedition.locations[:] = [pool.pop() if place == BACK else place for place in deck]
    expedition.box_locations[:] = pool


def _redeal_afflictions(expedition: Expedition, seen: Expedition) -> None:
    """Nobody knows the deck, nor what arrived face down. [GOD-AFFLICTION-4]"""
    known = [*expedition.box_afflictions, *(one for player in seen.players for one in player.afflictions)]
    pool = _left_over(len(expedition.book.afflictions), known)
    expedition.shuffle(pool)
    for player, eyed in zip(expedition.players, seen.players, strict=True):
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
    pool = _left_over(len(expedition.book.characters), known)
    expedition.shuffle(pool)
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
        player.knows[:] = player.received[:] = []
        player.refused[:] = []
        player.refused_deals[:] = []
        player.foresees = player.approaches = 0
        player.spare_food, player.starving, player.feeding = eyed.spare_food, eyed.starving, eyed.feeding
        if expedition.secret_deals:
            player.oaths_kept = expedition.below(expedition.round + 1)
        if planning and expedition.plans_hidden and player.feeding == LOCKED and not player.dead:
            plan_cheaply(expedition, other)

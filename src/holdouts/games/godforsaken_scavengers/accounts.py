"""Accounting for every card of an expedition."""

from itertools import chain

from holdouts.engine.accounts import unaccounted
from holdouts.games.godforsaken_scavengers.state import FINAL, Expedition


def audit(expedition: Expedition) -> list[str]:
    """Every card is somewhere, exactly once; what is wrong is listed."""
    book, players = expedition.book, expedition.players
    road = [*expedition.locations, expedition.location, *expedition.past_locations, *expedition.box_locations]
    borne = chain(expedition.affliction_deck, expedition.box_afflictions, *(player.afflictions for player in players))
    problems = unaccounted("draw card", chain(*card_zones(expedition)), range(len(book.cards)))
    problems += unaccounted("Location", [p for p in road if p is not None and p != FINAL], range(len(book.locations)))
    problems += unaccounted("Affliction", [a for a in borne if a is not None], range(len(book.afflictions)))
    if expedition.with_characters:
        played = [player.character for player in players if player.character is not None]
        characters = chain(expedition.box_characters, played, *(player.offered for player in players))
        problems += unaccounted("Character", characters, range(len(book.characters)))
    for seat, player in enumerate(players):
        if not set(player.face_down) <= set(player.afflictions):
            problems.append(f"seat {seat}: a face-down Affliction nobody has")
    return problems


def card_zones(expedition: Expedition) -> list[list[int]]:
    """Wherever cards lie."""
    common = [expedition.draw, *expedition.piles, expedition.searched, expedition.open, expedition.trophies]
    common += [expedition.discards, expedition.caravan, expedition.aside]
    players = expedition.players
    return common + [zone for player in players for zone in (player.hand, player.store, player.plan, player.zone)]

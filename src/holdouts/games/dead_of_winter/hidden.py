"""Dealing anew what a seat cannot know.

An item card that lies face down comes from a deck that everybody knows (`Winter.origin`): how many cards of each deck
are in the hands of players who have swapped none unseen is public, and stays as it is. So does everything that public
facts tell of the objectives and of the crossroads card.
"""

from collections.abc import Iterator
from itertools import chain

from holdouts.engine.redealing import Zone, as_many, deal_anew, fill, stacked
from holdouts.engine.secrets import BACK
from holdouts.games.dead_of_winter.secrets import SECRETS
from holdouts.games.dead_of_winter.state import COLONY, NONE, OUTSIDE, Player, Winter

Slot = tuple[list[int], int]
"""Where a card lies: among which cards, and how far in."""


def redeal(winter: Winter, seat: int | None) -> None:
    """Deal anew all that the seat (None: a spectator) cannot know. What is shuffled is sorted first, so that the same
    dice deal the same in every world."""
    seen = SECRETS.veiled(winter, seat)
    _redeal_items(winter, seen)
    _redeal_survivors(winter, seen)
    _redeal_crises(winter, seen)
    _redeal_secrets(winter, seen)
    _redeal_exiles(winter, seen)
    _redeal_crossroads(winter, seen)
    for other, player in enumerate(winter.players):
        if other != seat:
            player.knows, player.read, player.ready = [], [], []


# --- item cards ---


def _redeal_items(winter: Winter, seen: Winter) -> None:
    """Of each deck its cards go where cards of it lie face down: into the deck, into hands, into the box."""
    unseen = [_hidden(location.deck, eyed.deck) for location, eyed in _both(winter.locations, seen.locations)]
    unseen[COLONY] = set(winter.box)
    pools = _pools(winter, seen)
    drawn = [_hidden(player.drawn, eyed.drawn) for player, eyed in _both(winter.players, seen.players)]
    origins = winter.origins()
    stacks = stacked(sorted(chain(*unseen, *pools.values(), *drawn)), origins)
    for stack in stacks:
        winter.shuffle(stack)
    dealt = {pool: reversed(as_many(winter, cards, origins, stacks)) for pool, cards in pools.items()}
    for player, eyed, cards in zip(winter.players, seen.players, drawn, strict=True):
        fill(player.drawn, eyed.drawn, reversed(as_many(winter, cards, origins, stacks)))
    winter.box = stacks[COLONY]
    for place in OUTSIDE:
        fill(winter.locations[place].deck, seen.locations[place].deck, reversed(stacks[place]))
    for player, eyed in _both(winter.players, seen.players):
        for zone, shown in _hand_zones(player, eyed):
            fill(zone, shown, dealt[player.mixed])
    if any(player.lacks for player in winter.players):
        _heed_lacks(winter, seen)


def _both(real: list, seen: list) -> Iterator[tuple]:  # type: ignore[type-arg]
    return zip(real, seen, strict=True)


def _hand_zones(player: Player, eyed: Player) -> list[Zone]:
    """Where a player's own hidden cards lie, and what is seen of them."""
    return [(player.hand, eyed.hand), (player.given, eyed.given), (player.lost, eyed.lost)]


def _heed_lacks(winter: Winter, seen: Winter) -> None:
    """Whoever could not pay a symbol before everybody's eyes has no more cards of it than may have come since: what
    would be too many lies elsewhere. [DOW-SECRET-9]"""
    zones = [(winter.box, [BACK] * len(winter.box))]
    zones += [(here.deck, eyed.deck) for here, eyed in _both(winter.locations, seen.locations)]
    elsewhere = [slot for zone, shown in zones for slot in _unseen(zone, shown)]
    for player, eyed in _both(winter.players, seen.players):
        own = _hand_zones(player, eyed)
        for lack in player.lacks:
            _keep_few(winter, own[:1], lack.symbol, lack.most, elsewhere)
            _keep_few(winter, own, lack.symbol, lack.most + lack.aside, elsewhere)


def _unseen(zone: list[int], seen: list[int]) -> list[Slot]:
    """Where only backs are seen in a zone."""
    return [(zone, place) for place, card in enumerate(seen) if card == BACK]


def _keep_few(winter: Winter, zones: list[Zone], symbol: str, most: int, elsewhere: list[Slot]) -> None:
    """Of a symbol only so many cards stay, and those that are seen; others of the same decks come in their place."""
    origins = winter.origins()
    excess = sum(winter.symbol(card) == symbol for zone, _ in zones for card in zone) - most
    slots = [slot for zone, seen in zones for slot in _unseen(zone, seen)]
    winter.shuffle(slots)
    for zone, place in slots:
        if excess <= 0:
            return
        card = zone[place]
        others = [slot for slot in elsewhere if _instead(winter, origins, card, slot)]
        if winter.symbol(card) == symbol and others:
            pile, at = winter.pick(others)
            zone[place], pile[at] = pile[at], card
            excess -= 1


def _instead(winter: Winter, origins: list[int], card: int, slot: Slot) -> bool:
    """Whether another card of the same deck lies there that is of another symbol."""
    pile, at = slot
    return origins[pile[at]] == origins[card] and winter.symbol(pile[at]) != winter.symbol(card)


def _pools(winter: Winter, seen: Winter) -> dict[int, set[int]]:
    """The cards that are hidden with players who have swapped some unseen."""
    pools: dict[int, set[int]] = {}
    for player, eyed in _both(winter.players, seen.players):
        pool = pools.setdefault(player.mixed, set())
        for zone, shown in _hand_zones(player, eyed):
            pool |= _hidden(zone, shown)
    return pools


def _hidden(cards: list[int], seen: list[int]) -> set[int]:
    """Of the cards of a zone those whose faces are not seen there."""
    return set(cards).difference(seen)


# --- survivors, crises ---


def _redeal_survivors(winter: Winter, seen: Winter) -> None:
    """The order of the deck, and what others may choose from."""
    offers = [(player.offered, eyed.offered) for player, eyed in _both(winter.players, seen.players)]
    deal_anew(winter, [*offers, (winter.survivor_deck, seen.survivor_deck)])


def _redeal_crises(winter: Winter, seen: Winter) -> None:
    deal_anew(winter, [(winter.crises, seen.crises)])


# --- objectives ---


def _redeal_secrets(winter: Winter, seen: Winter) -> None:
    """One betrayal among so many ordinary objectives; two exiles and play that goes on mean that one of them has it.
    [DOW-SETUP-3, DOW-EXILE-14]"""
    if winter.coop:
        return
    book = winter.book
    known = [player.secret for player in seen.players if player.secret != BACK]
    hidden = [seat for seat, player in enumerate(seen.players) if player.secret == BACK]
    ordinary = [card for card in book.ordinary if card not in known]
    betrayals = [card for card in book.betrayals if card not in known]
    winter.shuffle(ordinary)
    winter.shuffle(betrayals)
    betrayer = None
    if not any(book.secrets[card].betrayal for card in known):
        betrayer = winter.pick(_suspects(winter, hidden))
    for seat in hidden:
        winter.players[seat].secret = betrayals.pop() if seat == betrayer else ordinary.pop()
    count = len(winter.undealt)
    undealt = [ordinary.pop() for _ in range(count - (betrayer == NONE))]
    undealt += [betrayals.pop()] if betrayer == NONE else []
    winter.shuffle(undealt)
    winter.undealt = undealt
    winter.box_secrets = [*ordinary, *betrayals]


def _suspects(winter: Winter, hidden: list[int]) -> list[int]:
    """Who may have been dealt the betrayal, each as often as is likely; NONE: nobody was. [DOW-SETUP-4]"""
    if not hidden:
        return [NONE]
    exiled = [seat for seat in hidden if winter.players[seat].exiled]
    if sum(player.exiled for player in winter.players) >= 2:
        return exiled
    return hidden + [NONE] * len(winter.undealt)


def _redeal_exiles(winter: Winter, seen: Winter) -> None:
    known = [player.exile for player in seen.players]
    cards = [card for card in range(len(winter.book.exiles)) if card not in known]
    winter.shuffle(cards)
    for player, eyed in _both(winter.players, seen.players):
        if eyed.exile == BACK:
            player.exile = cards.pop()
    winter.exile_deck = cards


# --- crossroads ---


def _redeal_crossroads(winter: Winter, seen: Winter) -> None:
    """The deck, and the card of the turn: none that would have fired already. [DOW-CROSS-14]"""
    hidden = _hidden(winter.crossroads_deck, seen.crossroads_deck)
    if seen.crossroads == BACK:
        hidden.add(winter.crossroads)
    cards = sorted(hidden)
    winter.shuffle(cards)
    if seen.crossroads == BACK:
        winter.crossroads = next(card for card in reversed(cards) if card not in winter.ruled_out)
        cards.remove(winter.crossroads)
    fill(winter.crossroads_deck, seen.crossroads_deck, reversed(cards))

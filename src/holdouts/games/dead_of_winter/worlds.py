"""Other worlds: how each secret of a winter, and nothing else, might be otherwise.

For the law of secrecy. It must not lean on what it checks: nothing here comes from `secrets` or from `hidden`.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec.structs import replace

from holdouts.engine.decision import Option
from holdouts.engine.game import OtherWorld
from holdouts.engine.worlds import Change, Pair, World, exchanged, of_one, one_alike, one_less, otherwise, two_of
from holdouts.games.dead_of_winter.picks import Keep
from holdouts.games.dead_of_winter.state import NONE, OUTSIDE, Player, Winter

# --- item cards ---


def _face_down(winter: Winter) -> Iterator[list[int]]:
    """Everywhere an item card may lie of which not everybody sees the face."""
    yield winter.box
    for place in OUTSIDE:
        yield winter.locations[place].deck
    for player in winter.players:
        yield from (player.hand, player.given, player.lost, player.drawn, player.knows, player.ready)


def _met(winter: Winter, seat: int | None) -> set[int]:
    """The cards whose faces a reader has before their eyes or has been shown."""
    zones = [winter.waste, winter.playing, winter.stored, winter.removed, winter.known]
    zones += [[held.card for held in survivor.gear] for _, survivor in winter.everybody()]
    if seat is not None:
        own = winter.players[seat]
        zones += [own.hand, own.given, own.lost, own.drawn, own.knows]
    if winter.ended:
        zones += [player.hand for player in winter.players]
    return {card for zone in zones for card in zone} | _proved_elsewhere(winter)


def _proved_elsewhere(winter: Winter) -> set[int]:
    """The cards that somebody does not hold, since they could not pay them before everybody's eyes."""
    symbols = {lack.symbol: player for player in winter.players for lack in player.lacks}
    return {
        card
        for card, symbol in enumerate(winter.book.symbols)
        if symbol in symbols and card not in symbols[symbol].hand
    }


def _other_card(winter: Winter, cards: Sequence[int], random: Random) -> World:
    """In the place of one of these cards lies another that was hidden in the same deck."""
    origins = winter.origins()
    hidden = [card for zone in _face_down(winter) for card in zone if card not in winter.known]
    unlike = [card for card in cards if card not in winter.known]
    pair = one_alike(unlike, [card for card in hidden if card not in cards], origins, random)
    return exchanged(winter, _face_down(winter), pair, _met, "card")


def _hand(winter: Winter, random: Random) -> World:
    hands = [player.hand for player in winter.players if player.hand]
    return _other_card(winter, random.choice(hands), random) if hands else None


def _given(winter: Winter, random: Random) -> World:
    """Another card lies before the crisis: one of the same hand, if there is one."""
    givers = [player for player in winter.players if player.given]
    if not givers:
        return None
    player = random.choice(givers)
    free = [card for card in player.hand if card not in winter.known]
    if free:
        pair = (random.choice(player.given), random.choice(free))
        return _only_for(winter, player, exchanged(winter, _face_down(winter), pair, _met, "card"))
    return _other_card(winter, player.given, random)


def _only_for(winter: Winter, player: Player, world: World) -> World:
    """Its owner, who has both cards before them, knows the difference from the start."""
    if world is None:
        return None
    knowers = world.knowers | {winter.players.index(player)}
    return OtherWorld(frozenset(knowers), world.out, world.same)


def _ready(winter: Winter, random: Random) -> World:
    """Somebody holds a card ready no longer, which comes out to whoever sees it offered or paid."""
    owners = [seat for seat, player in enumerate(winter.players) if player.ready]
    if not owners:
        return None
    seat = random.choice(owners)
    card = winter.players[seat].ready.pop()

    def out(winter: Winter, reader: int | None) -> bool:
        return card in _met(winter, reader)

    return OtherWorld(frozenset({seat}), out)


def _lost(winter: Winter, random: Random) -> World:
    losers = [player.lost for player in winter.players if player.lost]
    return _other_card(winter, random.choice(losers), random) if losers else None


def _drawn(winter: Winter, random: Random) -> World:
    searching = [player.drawn for player in winter.players if player.drawn]
    return _other_card(winter, random.choice(searching), random) if searching else None


def _deck(winter: Winter, random: Random) -> World:
    decks = [winter.locations[place].deck for place in OUTSIDE if len(winter.locations[place].deck) > 1]
    if not decks:
        return None
    return exchanged(winter, _face_down(winter), two_of(random.choice(decks), random), _met, "card")


def _box(winter: Winter, random: Random) -> World:
    return _other_card(winter, winter.box, random)


# --- survivors ---


def _met_people(winter: Winter, seat: int | None) -> list[int]:
    open_ = [survivor.card for _, survivor in winter.everybody()] + winter.dead
    return open_ + ([] if seat is None else winter.players[seat].offered)


def _other_survivor(winter: Winter, pair: Pair) -> World:
    zones = [winter.survivor_deck, *(player.offered for player in winter.players)]
    world = exchanged(winter, zones, pair, _met_people)
    if world is None or pair is None:
        return None
    other = {pair[0]: pair[1], pair[1]: pair[0]}

    def same(option: Option) -> Option:
        if not isinstance(option, Keep):
            return option
        followers = tuple(other.get(card, card) for card in option.followers)
        return replace(option, leader=other.get(option.leader, option.leader), followers=followers)

    return OtherWorld(world.knowers, world.out, same)


def _offered(winter: Winter, random: Random) -> World:
    choosing = [player.offered for player in winter.players if player.offered]
    if not choosing:
        return None
    return _other_survivor(winter, (random.choice(random.choice(choosing)), random.choice(winter.survivor_deck)))


def _survivor_deck(winter: Winter, random: Random) -> World:
    return _other_survivor(winter, two_of(winter.survivor_deck, random))


# --- crises and crossroads ---


def _met_crises(winter: Winter, seat: int | None) -> list[int]:
    ahead = 0 if seat is None else winter.players[seat].foresees
    return [*winter.past_crises, winter.crisis, *winter.crises[len(winter.crises) - ahead :]]


def _crises(winter: Winter, random: Random) -> World:
    return exchanged(winter, [winter.crises], two_of(winter.crises, random), _met_crises, "crisis")


def _met_crossroads(winter: Winter, seat: int | None) -> list[int]:
    fired = [*winter.past_crossroads]
    if seat is None:
        return fired
    return fired + winter.players[seat].read + ([winter.crossroads] if seat == winter.reader else [])


def _crossroads_deck(winter: Winter, random: Random) -> World:
    zones = [winter.crossroads_deck, *(player.read for player in winter.players)]
    return exchanged(winter, zones, two_of(winter.crossroads_deck, random), _met_crossroads)


def _crossroads(winter: Winter, random: Random) -> World:
    """Another card waits this turn: none that would have fired already."""
    there = [card for card in winter.crossroads_deck if card not in winter.ruled_out]
    if winter.crossroads == NONE or not there:
        return None
    real, other = winter.crossroads, random.choice(there)
    world = exchanged(winter, [winter.crossroads_deck], (real, other), _met_crossroads)
    if world is None:
        return None
    winter.crossroads = other
    for player in winter.players:
        player.read = [real if card == other else card for card in player.read]
    knowers = world.knowers | ({winter.reader} if winter.reader != NONE else set())
    return OtherWorld(frozenset(knowers), world.out)


# --- objectives ---


def _ended(winter: Winter, seat: int | None) -> bool:
    return bool(winter.ended)


def _secret(winter: Winter, random: Random) -> World:
    """Somebody was dealt another objective: one that nobody got, so that there is a betrayer or none, or one out of
    the box."""
    if winter.coop or winter.ended or sum(player.exiled for player in winter.players) > 1:
        return None
    seat = random.choice(winter.seats)
    player = winter.players[seat]
    betrayal = winter.book.secrets[player.secret].betrayal
    alike = [card for card in winter.box_secrets if winter.book.secrets[card].betrayal == betrayal]
    zone = winter.undealt if random.random() < 0.5 or not alike else winter.box_secrets
    other = random.choice(winter.undealt if zone is winter.undealt else alike)
    zone[zone.index(other)] = player.secret
    player.secret = other
    return OtherWorld(frozenset({seat}), _ended)


def _undealt(winter: Winter, random: Random) -> World:
    """Nobody got another objective of the same kind."""
    kinds = [secret.betrayal for secret in winter.book.secrets]
    pair = one_alike(winter.undealt, winter.box_secrets, kinds, random)
    return exchanged(winter, [winter.undealt, winter.box_secrets], pair, lambda winter, seat: ())


def _exiles_met(winter: Winter, seat: int | None) -> set[int]:
    """The exiled objectives whose faces a reader has seen: one's own, and in the end everybody's."""
    return {player.exile for other, player in enumerate(winter.players) if other == seat or winter.ended}


def _exile(winter: Winter, random: Random) -> World:
    """Somebody who was exiled has another objective. Whoever is exiled later may draw the one or the other."""
    exiled = [seat for seat, player in enumerate(winter.players) if player.exile != NONE]
    if not exiled or winter.ended or not winter.exile_deck:
        return None
    seat = random.choice(exiled)
    place = random.randrange(len(winter.exile_deck))
    player = winter.players[seat]
    player.exile, winter.exile_deck[place] = winter.exile_deck[place], player.exile
    both = {player.exile, winter.exile_deck[place]}
    return OtherWorld(frozenset({seat}), lambda winter, reader: bool(both & _exiles_met(winter, reader)))


def _exile_deck(winter: Winter, random: Random) -> World:
    """The next exile would draw another card, and nobody but them would know."""
    return exchanged(winter, [winter.exile_deck], two_of(winter.exile_deck, random), _exiles_met)


def _players(winter: Winter) -> list[Player]:
    return winter.players


WORLDS: Mapping[str, Change] = {
    "box": _box,
    "deck": _deck,
    "hand": _hand,
    "given": _given,
    "lost": _lost,
    "drawn": _drawn,
    "offered": _offered,
    "survivor_deck": _survivor_deck,
    "crises": _crises,
    "crossroads_deck": _crossroads_deck,
    "crossroads": _crossroads,
    "secret": _secret,
    "undealt": _undealt,
    "box_secrets": _undealt,
    "exile": _exile,
    "exile_deck": _exile_deck,
    "knows": of_one(_players, lambda winter, player: bool(player.knows), otherwise("knows", one_less)),
    "ready": _ready,
    "read": of_one(_players, lambda winter, player: bool(player.read), otherwise("read", one_less)),
}

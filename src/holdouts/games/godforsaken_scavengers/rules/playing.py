"""Playing cards and using Characters. [GOD-CARD, GOD-TURN-3..7]"""

from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.cards import Effects, Opportunity, Peril, Power
from holdouts.games.godforsaken_scavengers.events import CharacterHidden, CharacterShown, Played, UsedPower
from holdouts.games.godforsaken_scavengers.picks import Play, UsePower
from holdouts.games.godforsaken_scavengers.rules.hands import keep_to_limit, lose
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import (
    BEFORE_AFFLICTION,
    BEFORE_DISCARD,
    EXTRA,
    PLAY,
    POWER,
    QUEST,
    REWARD,
    SEARCHING,
    Deed,
    Expedition,
    Trial,
)

# --- which cards can be played ---


def can_play(expedition: Expedition, seat: int, card: int) -> bool:
    """Any card at any moment, if its text would do something and nothing forbids it. [GOD-TURN-3, GOD-CARD-12]"""
    book = expedition.book
    for effect in book.decisive[card]:
        if effect.possible(expedition, seat):
            return not forbidden(expedition, seat, card)
    return False


def forbidden(expedition: Expedition, seat: int, card: int) -> bool:
    """Locations and Afflictions may forbid a card, never one that searches or takes. [GOD-TURN-7, GOD-AFFLICTION-11]"""
    book = expedition.book
    if book.reactions[card]:
        return any(burden.reactions_in_own_perils_only for burden in expedition.burdens(seat))
    if expedition.on_turn(seat) or book.keywords[card]:
        return False
    return expedition.rule.only_active_plays or any(
        burden.only_reactions_off_turn for burden in expedition.burdens(seat)
    )


def reactions(expedition: Expedition, seat: int, stage: int) -> list[Play | UsePower]:
    """While a Peril is open only Reactions can be played, each in its moment. [GOD-PERIL-8, GOD-PERIL-10]"""
    book = expedition.book
    player = expedition.players[seat]
    options: list[Play | UsePower] = []
    own = expedition.trials[-1].searcher == seat
    if own or not any(burden.reactions_in_own_perils_only for burden in expedition.burdens(seat)):
        options += [
            Play(card)
            for card in player.hand
            if book.reactions[card]
            and book.early[card] == (stage == BEFORE_DISCARD)
            and any(effect.possible(expedition, seat) for effect in book.decisive[card])
        ]
    if stage == BEFORE_AFFLICTION and power_ready(expedition, seat):
        options.append(UsePower())
    return options


def power_of(expedition: Expedition, seat: int) -> Power | None:
    """The action on a player's Character, whichever side is up."""
    character = expedition.players[seat].character
    return None if character is None else expedition.book.characters[character].power


def power_ready(expedition: Expedition, seat: int) -> bool:
    """A face-up Character's action, once a round, with the timing of cards. [GOD-CHARACTER-10, GOD-CHARACTER-12]"""
    player = expedition.players[seat]
    if not player.revealed or player.power_used:
        return False
    power = power_of(expedition, seat)
    if power is None or power.reaction != bool(expedition.trials) or (power.own_turn and not expedition.on_turn(seat)):
        return False
    return all(effect.possible(expedition, seat) for effect in power.effects)


# --- playing ---


def play(expedition: Expedition, seat: int, card: int) -> None:
    """The card goes to the discard pile before its effect, which can never pick it. [GOD-CARD-6, GOD-CARD-11]"""
    lose(expedition, seat, card)
    expedition.discards.append(card)
    expedition.tell(Played(who=seat, card=card, rule="GOD-TURN-4" if expedition.trials else "GOD-TURN-3"))
    begin_deed(expedition, card, PLAY, seat)


def use_power(expedition: Expedition, seat: int) -> None:
    """Some strong actions cost turning the Character face down. [GOD-CHARACTER-6, GOD-CHARACTER-7]"""
    player = expedition.players[seat]
    power = power_of(expedition, seat)
    assert power is not None
    assert player.character is not None
    player.power_used = True
    expedition.tell(UsedPower(who=seat, character=player.character, rule="GOD-CHARACTER-6"))
    begin_deed(expedition, player.character, POWER, seat)
    if power.flip:
        hide_character(expedition, seat, rule="GOD-CHARACTER-7")


def begin_deed(expedition: Expedition, source: int, part: int, seat: int, paid: list[int] | None = None) -> None:
    expedition.deeds.append(Deed(source, part, seat, paid=paid or []))
    expedition.then(work)


@step
def work(expedition: Expedition) -> Steps[None]:
    """Carry out the next effect of the card at work; nothing else can be played until it is done. [GOD-TURN-5]"""
    deed = expedition.deeds[-1]
    effects = text_of(expedition, deed)
    if deed.index >= len(effects) or (expedition.players[deed.seat].dead and deed.part != EXTRA):
        expedition.deeds.pop()
        return
    deed.index += 1
    expedition.then(work)
    effect = effects[deed.index - 1]
    if effect.possible(expedition, deed.seat):
        yield from effect.resolve(expedition, deed)


def text_of(expedition: Expedition, deed: Deed) -> Effects:
    """The text that is at work."""
    if deed.part == POWER:
        power = expedition.book.characters[deed.source].power
        return power.effects if power else ()
    card = expedition.book.cards[deed.source]
    if deed.part == REWARD and isinstance(card, Peril):
        return card.reward
    if deed.part == EXTRA and isinstance(card, Peril):
        return card.extra
    if deed.part == QUEST and isinstance(card, Opportunity):
        return card.effects
    return expedition.book.texts[deed.source]


def open_trial(expedition: Expedition, seat: int, card: int, pile: int) -> Trial:
    """A Peril lies apart while it is resolved; some Locations spare a player's first of the round. [GOD-PERIL-21]"""
    player = expedition.players[seat]
    counts = (expedition.on_turn(seat) and player.phase == SEARCHING) or expedition.rule.any_first_peril_spares
    first = counts and not player.spared
    player.spared |= first
    return Trial(card, seat, pile, is_first=first)


# --- Characters ---


def show_character(expedition: Expedition, seat: int, *, rule: str) -> None:
    """Turn a Character's named side up. [GOD-CHARACTER-4, GOD-CHARACTER-5]"""
    player = expedition.players[seat]
    if can_show(expedition, seat) and player.character is not None:
        player.revealed = True
        expedition.tell(CharacterShown(who=seat, character=player.character, rule=rule))


def can_show(expedition: Expedition, seat: int) -> bool:
    player = expedition.players[seat]
    return expedition.with_characters and player.character is not None and not player.revealed


def hide_character(expedition: Expedition, seat: int, *, rule: str) -> None:
    """The Survivor side appears, with its smaller hand. [GOD-CHARACTER-8, GOD-CHARACTER-9]"""
    player = expedition.players[seat]
    if player.revealed:
        player.revealed = False
        expedition.tell(CharacterHidden(who=seat, rule=rule))
        expedition.then(settle_hand, seat)


@step
def settle_hand(expedition: Expedition, seat: int) -> Steps[None]:
    yield from keep_to_limit(expedition, seat)

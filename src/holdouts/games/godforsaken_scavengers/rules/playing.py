"""Playing cards and using Characters. [GOD-CARD, GOD-TURN-3..7]"""

from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why, because
from holdouts.games.godforsaken_scavengers.cards import Effects, Opportunity, Peril, Power
from holdouts.games.godforsaken_scavengers.events import CharacterHidden, CharacterShown, Played, UsedPower
from holdouts.games.godforsaken_scavengers.picks import Play, UsePower
from holdouts.games.godforsaken_scavengers.rules.hands import keep_to_limit, lose
from holdouts.games.godforsaken_scavengers.script import step
from holdouts.games.godforsaken_scavengers.state import (
    BEFORE_DISCARD,
    EXTRA,
    HERE,
    PLAY,
    POWER,
    QUEST,
    REWARD,
    Deed,
    Expedition,
)

FOOD_ONLY = Why("food-only")
CARD_AT_WORK = Why("card-at-work")
NEEDS_PERIL = Why("needs-peril")
REACTIONS_ONLY = Why("reactions-only")
NO_EFFECT = Why("no-effect")
NO_USE_IN_PERIL = Why("no-use-in-peril")
TOO_LATE = Why("too-late")
TOO_EARLY = Why("too-early")
SURVIVOR = Why("survivor")
POWER_USED = Why("power-used")
POWER_NEEDS_PERIL = Why("power-needs-peril")
POWER_TOO_EARLY = Why("power-too-early")
POWER_NO_REACTION = Why("power-no-reaction")
POWER_OWN_TURN = Why("power-own-turn")
POWER_NO_EFFECT = Why("power-no-effect")

# --- which cards can be played ---


def at_work(expedition: Expedition) -> bool:
    """Whether a card, a power or a reward is being carried out; a Peril it has met comes first. [GOD-TURN-5]"""
    trials = expedition.trials
    return len(expedition.deeds) > (trials[-1].deeds_before if trials else 0)


def why_not_play(expedition: Expedition, seat: int, card: int) -> Why | None:
    """Any card at any moment, if its text would do something and nothing forbids it. [GOD-TURN-3, GOD-CARD-12]"""
    book = expedition.book
    if not book.texts[card]:
        return FOOD_ONLY
    if expedition.deeds and at_work(expedition):
        return CARD_AT_WORK
    if expedition.trials:
        return why_not_react(expedition, seat, card)
    if why := why_forbidden(expedition, seat, card):
        return why
    for effect in book.decisive[card]:
        if effect.possible(expedition, seat):
            return None
    return NEEDS_PERIL if book.reactions[card] else NO_EFFECT


def why_not_react(expedition: Expedition, seat: int, card: int) -> Why | None:
    """While a Peril is open only Reactions can be played, each in its moment. [GOD-PERIL-8, GOD-PERIL-10]"""
    book = expedition.book
    if not book.reactions[card]:
        return REACTIONS_ONLY
    if why := why_forbidden(expedition, seat, card):
        return why
    early = expedition.trials[-1].stage == BEFORE_DISCARD
    if book.early[card] != early:
        return TOO_EARLY if early else TOO_LATE
    return None if is_useful(expedition, seat, card) else NO_USE_IN_PERIL


def is_useful(expedition: Expedition, seat: int, card: int) -> bool:
    """Whether a card would do anything now, if that player played it."""
    return any(effect.possible(expedition, seat) for effect in expedition.book.decisive[card])


def why_forbidden(expedition: Expedition, seat: int, card: int) -> Why | None:
    """Locations and Afflictions may forbid a card, never one that searches or takes. [GOD-TURN-7, GOD-AFFLICTION-11]"""
    ban = expedition.book.bans[card]
    source = expedition.forbidden(ban, seat) if ban else None
    if source is None:
        return None
    if ban == "react":
        return because("own-perils-only", source=source)
    return because("own-turn-only", source=source)


USE_POWER = UsePower()


def own_plays(expedition: Expedition, seat: int) -> list[Play | UsePower]:
    """What a player could play or use now, whether a Peril is open or not."""
    player, book = expedition.players[seat], expedition.book
    timely = book.in_perils if expedition.trials else book.in_peace
    options: list[Play | UsePower] = [
        Play(card) for card in player.hand if timely[card] and why_not_play(expedition, seat, card) is None
    ]
    if player.revealed and power_ready(expedition, seat):
        options.append(USE_POWER)
    return options


def power_of(expedition: Expedition, seat: int) -> Power | None:
    """The action on a player's Character, whichever side is up."""
    character = expedition.players[seat].character
    return None if character is None else expedition.book.characters[character].power


def power_ready(expedition: Expedition, seat: int) -> bool:
    """Whether a player may use their Character now."""
    power = power_of(expedition, seat) if expedition.players[seat].revealed else None
    return power is not None and why_not_use(expedition, seat, power) is None


def why_not_use(expedition: Expedition, seat: int, power: Power) -> Why | None:
    """A face-up Character's action, once a round, with the timing of cards. [GOD-CHARACTER-10, GOD-CHARACTER-12]"""
    player = expedition.players[seat]
    if not player.revealed:
        return SURVIVOR
    if player.power_used:
        return POWER_USED
    if at_work(expedition):
        return CARD_AT_WORK
    if why := why_not_timely(expedition, power):
        return why
    if power.own_turn and not expedition.on_turn(seat):
        return POWER_OWN_TURN
    return None if all(effect.possible(expedition, seat) for effect in power.effects) else POWER_NO_EFFECT


def why_not_timely(expedition: Expedition, power: Power) -> Why | None:
    """A Reaction needs a Peril that has discarded, anything else none. [GOD-PERIL-10]"""
    trial = expedition.trial
    if trial is None:
        return POWER_NEEDS_PERIL if power.reaction else None
    if not power.reaction:
        return POWER_NO_REACTION
    return POWER_TOO_EARLY if trial.stage == BEFORE_DISCARD else None


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
    if power.flip:
        hide_character(expedition, seat, rule="GOD-CHARACTER-7")
    begin_deed(expedition, player.character, POWER, seat)


def can_use_place(expedition: Expedition, seat: int) -> bool:
    """Some Locations offer something, once on one's own turn. [GOD-LOCATION-1]"""
    effects = expedition.place.effects
    if not effects or expedition.players[seat].used_place:
        return False
    return all(effect.possible(expedition, seat) for effect in effects)


def use_place(expedition: Expedition, seat: int) -> None:
    assert expedition.location is not None
    expedition.players[seat].used_place = True
    begin_deed(expedition, expedition.location, HERE, seat)


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
    effect = effects[deed.index - 1]
    if effect.possible(expedition, deed.seat):
        yield from effect.resolve(expedition, deed)
    expedition.then(work)


def text_of(expedition: Expedition, deed: Deed) -> Effects:
    """The text that is at work."""
    if deed.part == POWER:
        power = expedition.book.characters[deed.source].power
        return power.effects if power else ()
    if deed.part == HERE:
        return expedition.place.effects
    card = expedition.book.cards[deed.source]
    if deed.part == REWARD and isinstance(card, Peril):
        return card.reward
    if deed.part == EXTRA and isinstance(card, Peril):
        return card.extra
    if deed.part == QUEST and isinstance(card, Opportunity):
        return card.effects
    return expedition.book.texts[deed.source]


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

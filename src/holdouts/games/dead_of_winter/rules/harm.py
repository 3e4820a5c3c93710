"""Wounds, frostbite, exposure rolls, bites and death. [DOW-EXPOSE, DOW-BITE, DOW-SURVIVOR]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.picks import LetDie, LetStand, Risk, RollAgain, Whom
from holdouts.games.dead_of_winter.rules import ending, gifts, hands, newcomers
from holdouts.games.dead_of_winter.state import COLONY, DEADLY, NONE, Held, Lasting, Survivor, Winter

BLANK, WOUND, FROST, BITE = "blank", "wound", "frostbite", "bite"
FACES = (BLANK,) * 6 + (WOUND,) * 3 + (FROST,) * 2 + (BITE,)
"""The twelve sides of the exposure die."""

Hurt = list[tuple[int, Survivor]]
"""Survivors, each with the seat that controls them."""


# --- wounds ---


def limit(winter: Winter, seat: int, survivor: Survivor) -> int:
    """How many wounds and frostbites kill this survivor. [DOW-SURVIVOR-4]"""
    return gifts.figure(winter, seat, survivor, "wound-limit", DEADLY)


def hurt(winter: Winter, seat: int, survivor: Survivor, *, wounds: int = 0, frost: int = 0, rule: str) -> Steps[None]:
    """One survivor gets wounds or frostbites, and may die of them."""
    mark(winter, seat, survivor, wounds=wounds, frost=frost, rule=rule)
    if survivor.hurt >= limit(winter, seat, survivor):
        yield from kill(winter, seat, survivor, cause="wounds", rule="DOW-SURVIVOR-4")


def mark(winter: Winter, seat: int, survivor: Survivor, *, wounds: int, frost: int, rule: str) -> None:
    """The tokens lie there; who dies of them is another matter. [DOW-SURVIVOR-19]"""
    survivor.wounds += wounds
    survivor.frost += frost
    if wounds:
        winter.tell(events.Wounded(who=seat, survivor=survivor.card, count=wounds, rule=rule))
    if frost:
        winter.tell(events.Frostbitten(who=seat, survivor=survivor.card, count=frost, rule=rule))


def hurt_all(winter: Winter, whom: Hurt, *, wounds: int = 0, frost: int = 0, rule: str) -> Steps[None]:
    """Several survivors get the same tokens at once: those who live first, then the dying one after the other, in an
    order that the first player fixes. [DOW-TEXT-2]"""
    in_order = sorted(whom, key=lambda pair: winter.influence(pair[1]))
    dying = []
    for seat, survivor in in_order:
        if survivor.hurt + wounds + frost >= limit(winter, seat, survivor):
            dying.append((seat, survivor))
        else:
            mark(winter, seat, survivor, wounds=wounds, frost=frost, rule=rule)
    while dying:
        seat, survivor = yield from choose_dying(winter, dying)
        dying.remove((seat, survivor))
        if winter.find(survivor.card) is not None:
            yield from hurt(winter, seat, survivor, wounds=wounds, frost=frost, rule=rule)


def choose_dying(winter: Winter, dying: Hurt) -> Steps[tuple[int, Survivor]]:
    """Who dies next, if there are several. [DOW-TEXT-2]"""
    options = [Whom(survivor.card) for _, survivor in dying]
    pick = yield Choose(winter.living()[0], options, rule="DOW-TEXT-2", ask="who-dies-first", default=options[0])
    return next(pair for pair in dying if pair[1].card == pick.survivor)


def heal(winter: Winter, seat: int, survivor: Survivor, *, frost: bool, rule: str) -> None:
    """One wound or frostbite less."""
    if frost:
        survivor.frost -= 1
    else:
        survivor.wounds -= 1
    winter.tell(events.Healed(who=seat, survivor=survivor.card, frost=frost, rule=rule))


def frost_bites(winter: Winter, seat: int) -> Steps[None]:
    """At the start of a turn frostbite wounds whoever has it. [DOW-TURN-2, DOW-EXPOSE-5]"""
    bitten = [
        (seat, survivor)
        for survivor in winter.own(seat)
        if survivor.frost and not gifts.spared(winter, seat, survivor, "frost-wound")
    ]
    if winter.frost_tick == "survivor":
        yield from hurt_all(winter, bitten, wounds=1, rule="DOW-EXPOSE-5")
        return
    for tokens in sorted({survivor.frost for _, survivor in bitten}):
        alike = [(seat, survivor) for _, survivor in bitten if survivor.frost == tokens]
        yield from hurt_all(winter, alike, wounds=tokens, rule="DOW-EXPOSE-5")


# --- exposure ---


def expose(winter: Winter, seat: int, survivor: Survivor, *, again: bool = False, rule: str) -> Steps[bool]:
    """An exposure roll and what comes of it; whether a second roll was made, where one is allowed. [DOW-EXPOSE]"""
    if skip_roll(winter, survivor):
        return False
    result = roll_exposure(winter, seat, survivor, rule=rule)
    rerolled = False
    if again and result != BLANK:
        about = {"survivor": survivor.card, "result": result}
        options = [RollAgain(), LetStand()]
        pick = yield Choose(seat, options, rule="DOW-EXPOSE-11", ask="roll-again", about=about)
        if rerolled := isinstance(pick, RollAgain):
            result = roll_exposure(winter, seat, survivor, rule=rule)
    result = shrugged(winter, seat, survivor, result)
    if seat == winter.active:
        winter.note(moments.Rolled, survivor=survivor.card, place=survivor.place, what=result)
    if result == WOUND:
        yield from hurt(winter, seat, survivor, wounds=1, rule="DOW-EXPOSE-3")
    elif result == FROST:
        yield from hurt(winter, seat, survivor, frost=1, rule="DOW-EXPOSE-4")
    elif result == BITE:
        yield from kill(winter, seat, survivor, cause="bite", rule="DOW-EXPOSE-6")
    return rerolled


def promise(winter: Winter, survivor: Survivor) -> Lasting | None:
    """What a card has promised: the next roll of this survivor is skipped. [DOW-EXPOSE-11]"""
    rules = (one for one in winter.lasting if one.rule == "no-exposure" and one.round == winter.round)
    return next((one for one in rules if one.of == survivor.card), None)


def skip_roll(winter: Winter, survivor: Survivor) -> bool:
    """Whether the roll is skipped, as was promised; once."""
    promised = promise(winter, survivor)
    if promised is None:
        return False
    winter.lasting.remove(promised)
    return True


def roll_exposure(winter: Winter, seat: int, survivor: Survivor, *, rule: str) -> str:
    """The exposure die, with what replaces its results."""
    result = FACES[winter.below(len(FACES))]
    winter.tell(events.Exposed(who=seat, survivor=survivor.card, result=result, rule=rule))
    return replaced(winter, seat, survivor, result)


def replaced(winter: Winter, seat: int, survivor: Survivor, result: str) -> str:
    """What a result is to this survivor. [DOW-EXPOSE-9]"""
    if result == FROST and gifts.spared(winter, seat, survivor, "frostbite"):
        return WOUND
    if result == BITE and gifts.spared(winter, seat, survivor, "bite"):
        return WOUND
    return result


def shield(winter: Winter, survivor: Survivor) -> Held | None:
    """What keeps off the first wound of a round."""
    for held in survivor.gear:
        ability = winter.design(held.card).ability
        if ability is not None and not held.used and any(ban.forbid == "first-wound" for ban in ability.forbids):
            return held
    return None


def shrugged(winter: Winter, seat: int, survivor: Survivor, result: str) -> str:
    """What keeps off the first wound of a round does so without being asked. [DOW-EXPOSE-11]"""
    held = shield(winter, survivor) if result == WOUND else None
    if held is None:
        return result
    held.used = True
    winter.tell(events.ItemUsed(who=seat, card=held.card, survivor=survivor.card, rule="DOW-EXPOSE-11"))
    return BLANK


def results(winter: Winter, seat: int, survivor: Survivor) -> list[str]:
    """What each side of the exposure die would do to this survivor now."""
    felt = [replaced(winter, seat, survivor, face) for face in FACES]
    return felt if shield(winter, survivor) is None else [BLANK if one == WOUND else one for one in felt]


# --- bites ---


def spread(winter: Winter, place: int) -> Steps[None]:
    """An infection goes from the lowest influence to the next, until it stops. [DOW-BITE-1..6]"""
    while True:
        exposed = [pair for pair in winter.at(place) if not gifts.spared(winter, *pair, "infection")]
        if not exposed:
            return
        seat, survivor = exposed[0]
        about = {"survivor": survivor.card}
        pick = yield Choose(seat, [LetDie(), Risk()], rule="DOW-BITE-2", ask="infected", about=about, default=LetDie())
        if isinstance(pick, LetDie):
            yield from die(winter, seat, survivor, cause="infection", rule="DOW-BITE-3")
            return
        result = shrugged(winter, seat, survivor, roll_exposure(winter, seat, survivor, rule="DOW-BITE-4"))
        if result == BLANK:
            return
        yield from die(winter, seat, survivor, cause="infection", rule="DOW-BITE-5")


# --- death ---


def kill(winter: Winter, seat: int, survivor: Survivor, *, cause: str, rule: str) -> Steps[None]:
    """A survivor dies, a bite spreads, and whoever has nobody left gets somebody new after that. [DOW-BITE-9]"""
    place = survivor.place
    yield from die(winter, seat, survivor, cause=cause, rule=rule)
    if cause == "bite":
        yield from spread(winter, place)
    yield from replace_lost(winter)


def die(winter: Winter, seat: int, survivor: Survivor, *, cause: str, rule: str) -> Steps[None]:
    """The death of one survivor, as one piece. [DOW-SURVIVOR-6..10, DOW-END-8]"""
    quiet = gifts.spared(winter, seat, survivor, "grief")
    winter.tell(events.Died(who=seat, survivor=survivor.card, place=survivor.place, cause=cause, rule=rule))
    if seat == winter.active:
        winter.note(moments.LostSurvivor, survivor=survivor.card, place=survivor.place)
    grief = 0 if quiet or winter.players[seat].exiled else 1
    yield from take_away(winter, seat, survivor, grief=grief)


def remove(winter: Winter, seat: int, survivor: Survivor, *, rule: str) -> Steps[None]:
    """A survivor leaves the game without dying: no grief, no spread. [DOW-SURVIVOR-14, DOW-SURVIVOR-17]"""
    winter.tell(events.LeftGame(who=seat, survivor=survivor.card, rule=rule))
    yield from take_away(winter, seat, survivor, grief=0)
    yield from replace_lost(winter)


def take_away(winter: Winter, seat: int, survivor: Survivor, *, grief: int) -> Steps[None]:
    """What becomes of pawn, equipment, morale, hand and leader; the end of the game waits until then. [DOW-END-8]"""
    player = winter.players[seat]
    player.group.remove(survivor)
    winter.dead.append(survivor.card)
    leave_equipment(winter, seat, survivor)
    if grief:
        ending.shift_morale(winter, -grief, rule="DOW-SURVIVOR-6")
    if not player.group:
        player.leader = NONE
        hands.lose_hand(winter, seat)
    ending.check_morale(winter)
    if not player.group:
        if winter.elimination:
            eliminate(winter, seat)
        else:
            winter.bereft.append(seat)
    elif player.leader == survivor.card:
        yield from newcomers.choose_leader(winter, seat)


def leave_equipment(winter: Winter, seat: int, survivor: Survivor) -> None:
    """In the colony to the hand, elsewhere into the deck of the place; the last survivor's leaves the game.
    [DOW-SURVIVOR-7, DOW-SURVIVOR-8, DOW-SURVIVOR-12]"""
    cards = [held.card for held in survivor.gear]
    survivor.gear = []
    if not cards:
        return
    player = winter.players[seat]
    if survivor.place != COLONY:
        winter.tell(events.EquipmentLeft(who=seat, cards=tuple(cards), place=survivor.place, rule="DOW-SURVIVOR-8"))
        lay_into_deck(winter, cards, survivor.place)
    elif player.group:
        winter.tell(events.EquipmentReturned(who=seat, cards=tuple(cards), rule="DOW-SURVIVOR-7"))
        hands.receive(winter, seat, cards, shown=True)
    else:
        winter.tell(events.EquipmentGone(who=seat, cards=tuple(cards), rule="DOW-SURVIVOR-10"))
        winter.removed += cards


def lay_into_deck(winter: Winter, cards: list[int], place: int) -> None:
    """Cards that everybody has seen are shuffled into the deck of a place."""
    winter.strays = [stray for stray in winter.strays if stray[0] not in cards]
    winter.strays += [(card, place) for card in cards if winter.book.homes[card] != place]
    winter.locations[place].deck += cards
    hands.shuffle_deck(winter, place)


def eliminate(winter: Winter, seat: int) -> None:
    """A player is out of the game, with all cards. [DOW-VARIANT-10, DOW-VARIANT-13, DOW-VARIANT-14]"""
    player = winter.players[seat]
    player.out = True
    player.dice = []
    winter.tell(events.Eliminated(who=seat, rule="DOW-VARIANT-10"))
    if all(other.out for other in winter.players):
        ending.finish(winter, ending.NOBODY, rule="DOW-VARIANT-14")


def replace_lost(winter: Winter) -> Steps[None]:
    """Everybody whose last survivor is gone gets another. [DOW-SURVIVOR-11]"""
    while winter.bereft:
        seat = winter.bereft[0]
        came = yield from newcomers.replacement(winter, seat)
        winter.bereft.remove(seat)
        if not came:
            eliminate(winter, seat)


def equip(survivor: Survivor, card: int) -> None:
    """A survivor bears a card from now on. [DOW-PLAY-3, DOW-PLAY-4]"""
    survivor.gear.append(Held(card))

"""Setting up: survivors, mission, decks, hands, and the steps before the first turn. [MAX-SETUP, MAX-VARIANT]"""

from itertools import chain
from typing import Annotated, Literal

from msgspec import Meta

from holdouts.engine.chance import Seed, derived, key_of, number_below
from holdouts.engine.decision import Choose, ChooseOpenly
from holdouts.engine.game import Setup, SetupError
from holdouts.engine.refusal import Name
from holdouts.engine.setup import ANY, EACH_SEAT_ITS_OWN, check_seats, only_for
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.cards import Book
from holdouts.games.maximum_apocalypse.events import (
    Cast,
    Equipped,
    Gained,
    HandDealt,
    HungerRolled,
    LaidAside,
    WentFirst,
)
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import GoFirst, HandOver, KeepHand, LayAside
from holdouts.games.maximum_apocalypse.rules import encounters, gear, hands, mapping, missions
from holdouts.games.maximum_apocalypse.rules.hunger import hungrier
from holdouts.games.maximum_apocalypse.rules.turn import begin_round
from holdouts.games.maximum_apocalypse.script import step
from holdouts.games.maximum_apocalypse.state import STARVING, Apocalypse, Body, Gear, Kit, Survivor

MOST_PLAYERS = 6
OPENING_HAND = 4
SPEAKER = 0
"""The seat that is asked what the group decides."""

Who = Literal["any", "fireman", "gunslinger", "hunter", "mechanic", "surgeon", "veteran"]
MonsterSet = Literal["zombie", "mutant", "robot", "alien"]


class ApocalypseSetup(Setup, frozen=True, kw_only=True):
    """What the group settles before the game: the scenario is the mission. [MAX-SETUP-1, MAX-SETUP-2]"""

    survivors: Annotated[tuple[Who, ...], EACH_SEAT_ITS_OWN] = ()
    map: Literal["ready", "laid", "spaced"] = "ready"
    harder: Annotated[int, Meta(ge=0, le=2)] = 0
    tokens: Literal["capped", "uncapped", "pandemic"] = "capped"
    rolled_hunger: bool = False
    more_tiles: Annotated[int, Meta(ge=0, le=20)] = 0
    sudden_death: bool = False
    solo: Annotated[Literal["off", "merged", "turns"], only_for(2, 3, 4, 5, 6, alone=True)] = "off"
    sets: tuple[MonsterSet, ...] = ()


def deal(setup: ApocalypseSetup, book: Book, seed: Seed) -> Apocalypse:
    """Everything on the table, ready for what the players still have to settle. [MAX-SETUP-1..17]"""
    world = Apocalypse(
        mission=find_mission(setup, book, seed),
        no_cap=setup.tokens == "uncapped",
        pandemic=setup.tokens == "pandemic",
        sudden_death=setup.sudden_death,
        merged=setup.solo == "merged",
        more_tiles=setup.more_tiles,
    )
    world.attach(book, None)
    world.seed(seed)
    check_choices(world, setup)
    seat_survivors(world, setup)
    stack_monsters(world, setup.sets)
    stack_scavenge(world, setup.harder)
    mapping.pick_tiles(world, setup.more_tiles)
    plan(world, setup)
    return world


def plan(world: Apocalypse, setup: ApocalypseSetup) -> None:
    """What comes before the first turn. [MAX-SETUP-7..16]"""
    if setup.map == "ready":
        mapping.lay_ready(world)
        world.then(mapping.lay_marks_in_areas)
    else:
        if setup.map == "spaced":
            mapping.split_piles(world)
        world.then(mapping.lay_tile)
        world.then(mapping.lay_marks)
    world.then(deal_hands)
    for seat in hand_owners(world):
        world.then(mulligan, seat)
    if setup.rolled_hunger:
        world.then(roll_hunger)
    world.then(hand_out)
    if world.card.starting_monsters:
        for seat in world.seats:
            world.then(meet_first, seat)
    world.then(choose_first)
    world.then(begin_round)


# --- what can be chosen ---


def find_mission(setup: ApocalypseSetup, book: Book, seed: Seed) -> int:
    """A mission of the packs, for up to six; chosen, or left to chance among those that fit. [MAX-SETUP-2]"""
    names = [mission.id for mission in book.missions]
    if setup.scenario != ANY and setup.scenario not in names:
        raise SetupError("setup-no-scenario", name=setup.scenario, known=tuple(_named(name) for name in names))
    check_seats(_named(setup.scenario), 1, MOST_PLAYERS, setup.seats)
    if setup.scenario != ANY:
        return names.index(setup.scenario)
    fitting = [
        number
        for number, mission in enumerate(book.missions)
        if mission.set not in setup.sets and not (mission.shape.only and setup.map != "ready")
    ] or list(range(len(names)))
    return fitting[number_below(key_of(derived(seed, "mission")), 0, len(fitting))]


def check_choices(world: Apocalypse, setup: ApocalypseSetup) -> None:
    """Variants that do not go with the mission, or with the number of seats."""
    mission = world.card
    if world.merged and setup.seats != 2:
        option = Name("solo=merged", ("option-solo-merged",))
        raise SetupError("setup-only-for", option=option, players=(Name("2"),), seats=setup.seats)
    if setup.solo == "turns" and setup.seats < 2:
        option = Name("solo=turns", ("option-solo-turns",))
        players = tuple(Name(str(number)) for number in range(2, MOST_PLAYERS + 1))
        raise SetupError("setup-only-for", option=option, players=players, seats=setup.seats)
    if mission.shape.only and setup.map != "ready":
        raise SetupError("setup-own-map", mission=_named(mission.id))
    for name in setup.sets:
        if name == mission.set or setup.sets.count(name) > 1:
            raise SetupError("setup-twice", option=Name("sets", ("option-sets",)), value=_set_name(name))


def _named(id_: str) -> Name:
    return Name(id_, (f"name-{id_}",))


def _set_name(name: str) -> Name:
    return Name(name, (f"option-sets-{name}", f"set-{name}"))


# --- survivors ---


def seat_survivors(world: Apocalypse, setup: ApocalypseSetup) -> None:
    """One Character each, chosen or dealt, with full hit points and a deck of thirty. [MAX-SETUP-1, MAX-SETUP-13]"""
    book = world.book
    world.kits = [Kit() for _ in range(1 if world.merged else setup.seats)]
    for seat, number in enumerate(choose_characters(world, setup)):
        card = book.characters[number]
        kit = 0 if world.merged else seat
        bodies = [Body(number, card.hp)]
        if card.companion:
            companion = book.number("characters", card.companion)
            bodies.append(Body(companion, book.characters[companion].hp))
        world.survivors.append(Survivor(kit, bodies))
        world.kits[kit].deck += book.decks.get(card.id, [])


def choose_characters(world: Apocalypse, setup: ApocalypseSetup) -> list[int]:
    """Who is played at each seat: nobody twice, the rest by chance. [MAX-SETUP-1]"""
    option = Name("survivors", ("option-survivors",))
    names = {card.id: number for number, card in enumerate(world.book.characters) if card.playable}
    wanted = setup.survivors or (ANY,) * setup.seats
    if len(wanted) != setup.seats:
        raise SetupError("setup-one-each", option=option, count=len(wanted), seats=setup.seats)
    for name in wanted:
        if name != ANY and name not in names:
            values = tuple(map(_named, names))
            raise SetupError("setup-choice", option=option, value=name, values=values)
        if name != ANY and wanted.count(name) > 1:
            raise SetupError("setup-twice", option=option, value=_named(name))
    left = [number for name, number in names.items() if name not in wanted]
    if len(left) < wanted.count(ANY):
        raise SetupError("setup-too-few-survivors", seats=setup.seats)
    world.shuffle(left)
    return [left.pop() if name == ANY else names[name] for name in wanted]


@step.silent
def deal_hands(world: Apocalypse) -> None:
    """When the map is finished: what starts in play, then shuffled decks and hands. [MAX-SETUP-11, MAX-SETUP-16]"""
    for seat in world.seats:
        world.tell(Cast(who=seat, character=world.survivors[seat].bodies[0].character, rule="MAX-SETUP-1"))
        for body in world.survivors[seat].bodies:
            id_ = world.character(body).innate.starts_with
            if id_:
                deck = world.kit_of(seat).deck
                card = next(card for card in deck if world.design(card).id == id_)
                deck.remove(card)
                body.gear.append(Gear(card, world.design(card).ammo))
                world.tell(Equipped(who=seat, card=card, rule="MAX-SETUP-16"))
    for seat in hand_owners(world):
        kit = world.kit_of(seat)
        world.shuffle(kit.deck)
        sharing = 2 if world.merged else 1
        kit.hand = [kit.deck.pop() for _ in range(OPENING_HAND * sharing)]
        world.tell(HandDealt(who=seat, cards=tuple(kit.hand), rule="MAX-SETUP-11"))


def hand_owners(world: Apocalypse) -> list[int]:
    """A seat for each hand: of a shared one, the seat that speaks for it. [MAX-VARIANT-7]"""
    return [SPEAKER] if world.merged else list(world.seats)


# --- decks ---


def stack_monsters(world: Apocalypse, more_sets: tuple[MonsterSet, ...]) -> None:
    """All ordinary Monsters of the mission's set, and the Boss where the mission puts it. [MAX-SETUP-3, MAX-SETUP-4]"""
    book, mission = world.book, world.card
    bosses = list(book.bosses[mission.set])
    world.monsters = sorted(chain(*(book.sets[name] for name in (mission.set, *more_sets))))
    used = {*world.monsters, *bosses}
    world.box_monsters = [number for number in range(len(book.monsters)) if number not in used]
    if len(bosses) < mission.bosses:
        raise SetupError("setup-too-few-bosses", count=mission.bosses)
    world.shuffle(bosses)
    world.shuffle(world.monsters)
    world.box_bosses = bosses[mission.bosses :]
    place_bosses(world, bosses[: mission.bosses])


def place_bosses(world: Apocalypse, bosses: list[int]) -> None:
    """Set aside, or into a part of the deck. [MAX-SETUP-4]"""
    mission = world.card
    match mission.boss:
        case "arrival" | "token":
            world.bosses = bosses
        case "under":
            world.lower = bosses + [world.monsters.pop() for _ in range(min(mission.boss_with, len(world.monsters)))]
        case "lower-half":
            half = (len(world.monsters) + len(bosses)) // 2
            world.lower = bosses + [world.monsters.pop() for _ in range(half - len(bosses))]
        case "shuffled":
            world.monsters += bosses
        case "in-and-under":
            world.lower = [bosses[0]]
            world.monsters += bosses[1:]
    world.shuffle(world.lower)
    world.shuffle(world.monsters)


def stack_scavenge(world: Apocalypse, harder: int) -> None:
    """Three decks of the mission's lists, any cards of a family being as good as others. [MAX-SETUP-5, MAX-SETUP-6]"""
    box = {family: list(cards) for family, cards in world.book.stocks.items()}
    world.aside = take_families(world, box, world.card.aside)
    world.scavenge = [take_families(world, box, families) for families in world.card.decks]
    world.sunk = [0] * len(world.scavenge)
    hazards = [card for cards in box.values() for card in cards if world.book.hazards[card]]
    world.shuffle(hazards)
    if harder * len(world.scavenge) > len(hazards):
        raise SetupError("setup-too-hard", count=harder, most=len(hazards) // len(world.scavenge))
    for deck in world.scavenge:
        for _ in range(harder):
            card = hazards.pop()
            box[world.family(card)].remove(card)
            deck.append(card)
        world.shuffle(deck)
    world.box_cards = sorted(chain(*box.values()))


def take_families(world: Apocalypse, box: dict[str, list[int]], families: dict[str, int]) -> list[int]:
    """So many cards of each family out of the box, whichever come. [MAX-SETUP-6]"""
    taken: list[int] = []
    for family, count in families.items():
        stock = box.get(family, [])
        if len(stock) < count:
            raise SetupError("setup-missing-card", family=Name(family, (f"family-{family}", f"name-{family}")))
        taken += [stock.pop(world.below(len(stock))) for _ in range(count)]
    return taken


# --- before the first turn ---


@step
def mulligan(world: Apocalypse, seat: int) -> Steps[None]:
    """Lay aside any cards of the opening hand, draw as many, and only then shuffle them back. [MAX-SETUP-12]"""
    kit = world.kit_of(seat)
    laid: list[int] = []
    while kit.hand:
        options = [KeepHand(), *(LayAside(card) for card in kit.hand)]
        pick = yield Choose(seat, options, rule="MAX-SETUP-12", ask="mulligan", default=KeepHand(), parts=(LayAside,))
        if isinstance(pick, KeepHand):
            break
        kit.hand.remove(pick.card)
        world.playing.append(pick.card)
        laid.append(pick.card)
    if not laid:
        return
    world.unveil()
    drawn = [kit.deck.pop() for _ in laid]
    kit.hand += drawn
    for card in laid:
        world.playing.remove(card)
    kit.deck += laid
    world.shuffle(kit.deck)
    world.tell(LaidAside(who=seat, given=tuple(laid), taken=tuple(drawn), rule="MAX-SETUP-12"))


@step.silent
def roll_hunger(world: Apocalypse) -> None:
    """Each player rolls for the first hunger; a 6 means starving from the start. [MAX-VARIANT-4]"""
    for seat in world.seats:
        rolled = world.roll(6)
        world.tell(HungerRolled(who=seat, count=rolled, rule="MAX-VARIANT-4"))
        world.survivors[seat].hunger = min(rolled, STARVING - 1)
        if rolled == STARVING:
            hungrier(world, seat, rule="MAX-VARIANT-4")


@step
def hand_out(world: Apocalypse) -> Steps[None]:
    """What the team starts with comes into play as the players like; what does not fit lies there. [MAX-MISSION-6]"""
    for family, count in world.card.starts_with.items():
        for card in missions.of_family(world, world.aside, family)[:count]:
            room = world.design(card).storage
            options = [HandOver(seat) for seat in world.seats if gear.storage_left(world, seat) >= room]
            if options:
                pick = yield ChooseOpenly(
                    SPEAKER, options, rule="MAX-MISSION-6", ask="hand-out", about={"card": card}, parts=(HandOver,)
                )
                world.survivors[pick.seat].bodies[0].gear.append(Gear(card, world.design(card).ammo))
                world.tell(Gained(who=pick.seat, card=card, rule="MAX-MISSION-6"))
            else:
                hands.lay_down(world, world.start, card, rule="MAX-MISSION-6")
            world.aside.remove(card)


@step
def meet_first(world: Apocalypse, seat: int) -> Steps[None]:
    """Everybody draws a Monster card, which stays with them from the start. [MAX-SETUP-14]"""
    yield from encounters.meet(world, seat, cause=Cause("setup"), rule="MAX-SETUP-14")


@step
def choose_first(world: Apocalypse) -> Steps[None]:
    """Having seen all that, the players agree who starts. [MAX-SETUP-15]"""
    options = [GoFirst(seat) for seat in world.living()]
    pick = yield ChooseOpenly(SPEAKER, options, rule="MAX-SETUP-15", ask="who-goes-first")
    world.first = pick.seat
    world.tell(WentFirst(who=world.first, rule="MAX-SETUP-15"))

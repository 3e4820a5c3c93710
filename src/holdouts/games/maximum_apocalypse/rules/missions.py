"""Missions: what they bring, what they let people do, and when they are done. [MAX-MISSION, MAX-END-10..13]"""

from collections.abc import Iterable

from holdouts.engine.decision import Choose
from holdouts.engine.reactions import listens
from holdouts.engine.state import Steps, at_once
from holdouts.engine.why_not import Why, because
from holdouts.games.maximum_apocalypse import events, moments
from holdouts.games.maximum_apocalypse.cards import Tokens, Work
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.picks import AtPlace, DoWork, Enough, PayParts, Pick, Store
from holdouts.games.maximum_apocalypse.rules import (
    actions,
    encounters,
    ending,
    gear,
    hands,
    mapping,
    moving,
    razing,
    scavenging,
)
from holdouts.games.maximum_apocalypse.state import Apocalypse

ON_THE_SPOT = ("rescue", "defuse", "repair", "recover")
"""Work that is counted; other work is done once for each objective token."""


# --- arriving and seeing ---


@listens(moments.Arrived)
def reaches(world: Apocalypse, moment: moments.Arrived) -> Steps[None]:
    """Last of all that entering brings: first arrivals and objective tokens. [MAX-MOVE-5, MAX-MISSION-5]"""
    mission, seat, place = world.card, moment.who, moment.place
    if mission.boss == "arrival" and world.tile(place).kind == mission.boss_place:
        yield from bring_boss(world, seat)
    tokens = mission.tokens
    if tokens is None or not world.marks[place] or place in world.marked:
        return
    match tokens.role:
        case "find":
            yield from open_find(world, seat, place, tokens)
        case "contact":
            yield from make_contact(world, seat, place)
        case "machine":
            world.marked.append(place)
            world.tell(events.MarkReached(who=seat, place=place, rule="MAX-MISSION-5"))


@listens(moments.Revealed)
def revealed(world: Apocalypse, moment: moments.Revealed) -> Steps[None]:
    """A tile was turned up: it may be the one the mission is about, or hide the Boss. [MAX-MISSION-1, MAX-MISSION-4]"""
    mission, place = world.card, moment.place
    if world.goal is None and world.tile(place).kind == mission.place:
        world.goal = place
    if world.marks[place] and mission.tokens is not None and mission.tokens.role == "sight":
        mapping.remove_mark(world, place)
        yield from bring_boss(world, moment.who)


def bring_boss(world: Apocalypse, seat: int) -> Steps[None]:
    """It attaches as if this survivor had drawn it, once in the game. [MAX-MISSION-4]"""
    if world.bosses:
        yield from encounters.attach(world, seat, world.bosses.pop(), cause=Cause("mission"), rule="MAX-MISSION-4")


def open_find(world: Apocalypse, seat: int, place: int, tokens: Tokens) -> Steps[None]:
    """What the token holds for the first survivor who gets there. [MAX-MISSION-5]"""
    find = tokens.finds[world.marks[place] - 1]
    world.tell(events.MarkReached(who=seat, place=place, rule="MAX-MISSION-5"))
    mapping.remove_mark(world, place)
    if find.boss == "before":
        yield from bring_boss(world, seat)
    yield from gain(world, seat, place, find.gain)
    if find.boss == "after" and not world.survivors[seat].dead:
        yield from bring_boss(world, seat)


def make_contact(world: Apocalypse, seat: int, place: int) -> Steps[None]:
    """Unseen, the Scientist can be brought out; seen, only the Journal saves the message. Then the Boss comes.

    Whoever is seen without the Journal loses the game. [MAX-MISSION-1, MAX-MISSION-4]
    """
    world.tell(events.MarkReached(who=seat, place=place, rule="MAX-MISSION-5"))
    if moving.stealth_test(world, seat, place, rule="MAX-KEYWORD-16"):
        world.marked.append(place)
    else:
        journals = of_family(world, world.kit_of(seat).hand, world.card.needs.message)
        if not journals:
            ending.lose(world, "no-message", rule="MAX-MISSION-1")
        world.message = True
        mapping.remove_mark(world, place)
        world.tell(events.MessageSaved(who=seat, card=journals[0], rule="MAX-MISSION-1"))
    yield from bring_boss(world, seat)


@listens(moments.TokensTaken)
def tokens_left(world: Apocalypse, moment: moments.TokensTaken) -> Steps[None]:
    """Where all Monster tokens are gone, however they went, a nest is gone too. [MAX-MISSION-1]"""
    tokens, place = world.card.tokens, moment.place
    if tokens is not None and tokens.role == "nest" and world.marks[place] and not world.tokens[place]:
        mapping.remove_mark(world, place)
    return at_once()


@listens(moments.Killed)
def claim(world: Apocalypse, moment: moments.Killed) -> Steps[None]:
    """A killed monster of a kind still needed goes from the discard to the mission. [MAX-MISSION-1]"""
    foe = moment.foe
    kind = world.monster(foe).sample
    wanted = sum(goods.count for goods in world.card.needs.samples if goods.family == kind)
    if kind and samples_of(world, kind) < wanted:
        world.monster_discard.remove(foe.card)
        world.samples.append(foe.card)
        world.tell(events.Sampled(monster=foe.card, rule="MAX-MISSION-1"))
    return at_once()


def samples_of(world: Apocalypse, kind: str) -> int:
    return sum(world.book.monsters[card].sample == kind for card in world.samples)


# --- cards of the mission ---


def of_family(world: Apocalypse, cards: Iterable[int], family: str) -> list[int]:
    return [card for card in cards if world.family(card) == family]


def gain(world: Apocalypse, seat: int, place: int, goods: dict[str, int]) -> Steps[None]:
    """Cards set aside for this, one by one; if their finder is dead they lie there. [MAX-MISSION-6]"""
    for family, count in goods.items():
        for card in of_family(world, world.aside, family)[:count]:
            world.aside.remove(card)
            if world.survivors[seat].dead:
                hands.lay_down(world, place, card, rule="MAX-MISSION-6")
            else:
                yield from scavenging.gain(world, seat, [card], rule="MAX-MISSION-6")


def asked_for(world: Apocalypse) -> dict[str, int]:
    """The families of cards the mission wants brought to its place, and how many."""
    needs = world.card.needs
    asked = {goods.family: goods.count for goods in needs.goods}
    if needs.person:
        asked[needs.person] = 1
    if world.message:
        asked[needs.message] = 1
    return asked


def store_options(world: Apocalypse, seat: int) -> list[Store]:
    """One deposit per turn. [MAX-FREE-7]"""
    return [] if world.survivors[seat].stored or not storable(world, seat) else [Store()]


def storable(world: Apocalypse, seat: int) -> list[int]:
    """Cards that could be put on the objective here; only such as it asks for. [MAX-FREE-6, MAX-MISSION-2]"""
    if world.survivors[seat].place != world.goal:
        return []
    asked, families = asked_for(world), world.book.families
    if not asked:
        return []
    stored = [families[card] for card in world.stored]
    return [card for card in held_by(world, [seat]) if stored.count(families[card]) < asked.get(families[card], 0)]


def held_by(world: Apocalypse, seats: Iterable[int]) -> list[int]:
    """The cards these survivors have in hand and in play, each once even if they share a hand."""
    found: list[int] = []
    for seat in seats:
        found += world.kit_of(seat).hand
        found += [held.card for held in world.gear(seat)]
    return list(dict.fromkeys(found)) if world.merged else found


def store(world: Apocalypse, seat: int, _: Store) -> Steps[None]:
    """One deposit of any number of cards, which can neither be lost nor taken back. [MAX-FREE-7, MAX-MISSION-2]"""
    world.survivors[seat].stored = True
    done = False
    while cards := storable(world, seat):
        options: list[Pick | Enough] = [Pick(card) for card in cards]
        if done:
            options.insert(0, Enough())
        pick = yield Choose(seat, options, rule="MAX-MISSION-2", ask="store", default=Enough(), parts=(Pick,))
        if isinstance(pick, Enough):
            return
        put_on_objective(world, seat, pick.card)
        done = True


def put_on_objective(world: Apocalypse, seat: int, card: int) -> None:
    """A card leaves hand or play for good and lies with the mission. [MAX-MISSION-2]"""
    hand = world.kit_of(seat).hand
    if card in hand:
        hand.remove(card)
    else:
        gear.unhand(world, seat, gear.find_gear(world, card)[1])
    world.stored.append(card)
    world.tell(events.Stored(who=seat, card=card, rule="MAX-MISSION-2"))


# --- work ---


WORK_DONE, WORK_ELSEWHERE, WORK_TOKENS = Why("work-done"), Why("work-elsewhere"), Why("work-tokens")


def work_options(world: Apocalypse, seat: int) -> list[DoWork]:
    """What the mission lets this survivor do for an action now. [MAX-MISSION-1]"""
    work = world.card.work
    if work is None or why_not_work(world, seat, work) is not None:
        return []
    here = world.survivors[seat].place
    return [DoWork(place) for place in (burnable(world, here) if work.kind == "burn" else [here])]


def why_not_work(world: Apocalypse, seat: int, work: Work) -> Why | None:
    """Not yet done, at the right place, with what it takes beside the action. [MAX-MISSION-1]"""
    if work.kind in ON_THE_SPOT and world.work >= work.cost:
        return WORK_DONE
    here = world.survivors[seat].place
    match work.kind:
        case "burn":
            return None if burnable(world, here) else WORK_ELSEWHERE
        case "demolish" if world.marks[here]:
            return WORK_TOKENS if world.tokens[here] else None
        case "recover" if here in world.marked:
            return None
    if world.tile(here).kind != work.place:
        return WORK_ELSEWHERE
    if work.parts in ("held", "besides") and not of_family(world, world.kit_of(seat).hand, work.parts_of):
        return because("work-lacks", family=work.parts_of)
    return None


def burnable(world: Apocalypse, here: int) -> list[int]:
    """Marked tiles next to a place that have been entered, and where nobody stands."""
    return [place for place in world.near(here) if place in world.marked and not world.here(place)]


def do_work(world: Apocalypse, seat: int, pick: DoWork) -> Steps[None]:
    """An action for the mission. [MAX-MISSION-1]"""
    work = world.card.work
    assert work is not None
    match work.kind:
        case "burn":
            world.tell(events.Demolished(who=seat, what=work.kind, place=pick.place, rule="MAX-MISSION-1"))
            razing.raze(world, pick.place, rule="MAX-MISSION-1")
        case "demolish":
            world.tell(events.Demolished(who=seat, what=work.kind, place=pick.place, rule="MAX-MISSION-1"))
            mapping.remove_mark(world, pick.place)
        case _:
            if work.parts == "besides":
                put_on_objective(world, seat, of_family(world, world.kit_of(seat).hand, work.parts_of)[0])
            yield from progress(world, seat, work)


def parts_options(world: Apocalypse, seat: int) -> list[PayParts]:
    """Spare Parts that can be put on the objective instead of spending an action. [MAX-FREE-6]"""
    work = world.card.work
    if work is None or work.parts != "instead" or world.work >= work.cost:
        return []
    if world.tile(world.survivors[seat].place).kind != work.place:
        return []
    return [PayParts(card) for card in of_family(world, world.kit_of(seat).hand, work.parts_of)[:1]]


def pay_parts(world: Apocalypse, seat: int, pick: PayParts) -> Steps[None]:
    """A Spare Parts card does the work of an action. [MAX-FREE-6]"""
    work = world.card.work
    assert work is not None
    put_on_objective(world, seat, pick.card)
    yield from progress(world, seat, work)


def progress(world: Apocalypse, seat: int, work: Work) -> Steps[None]:
    """Payments add up over turns and survivors; whoever makes the last one gets what it was for. [MAX-MISSION-1]"""
    place = world.survivors[seat].place
    world.work += 1
    world.tell(
        events.Worked(who=seat, what=work.kind, place=place, count=world.work, needed=work.cost, rule="MAX-MISSION-1")
    )
    if world.work < work.cost:
        return
    if work.kind == "recover":
        mapping.remove_mark(world, place)
    yield from gain(world, seat, place, work.gain)
    if world.card.countdown:
        start_clock(world, seat)


# --- the clock ---


def start_clock(world: Apocalypse, seat: int) -> None:
    """So many further turns of whoever set it off; the turn that is going on does not count. [MAX-MISSION-7]"""
    world.deadline = world.card.countdown + (seat == world.active)
    world.deadline_seat = seat
    world.tell(events.ClockRan(who=seat, count=world.card.countdown, started=True, rule="MAX-MISSION-7"))


@listens(moments.SeatPassed)
def turn_passed(world: Apocalypse, moment: moments.SeatPassed) -> Steps[None]:
    """A turn is over, or the order of play has passed a dead survivor's seat. [MAX-MISSION-7]"""
    seat = moment.who
    if not world.deadline or seat != world.deadline_seat:
        return at_once()
    world.deadline -= 1
    if not world.deadline:
        ending.lose(world, "too-late", rule="MAX-MISSION-7")
    if world.deadline < world.card.countdown:
        world.tell(events.ClockRan(who=seat, count=world.deadline, started=False, rule="MAX-MISSION-7"))
    return at_once()


# --- tiles that go ---


@listens(moments.SevenRolled)
def crumble(world: Apocalypse, moment: moments.SevenRolled) -> Steps[None]:
    """Where the map crumbles, a 7 reveals a hidden tile at its edge, or else removes one. [MAX-SPAWN-10]"""
    seat = moment.who
    if not world.card.crumbles:
        return
    edge = [place for place in world.places() if len(world.near(place)) < 4 and place != world.goal]
    hidden = [place for place in edge if not world.up[place]]
    if hidden:
        pick = yield Choose(seat, [AtPlace(place) for place in hidden], rule="MAX-SPAWN-10", ask="reveal-edge")
        yield from moving.uncover(world, seat, pick.place, rule="MAX-SPAWN-10")
        return
    loose = [place for place in edge if razing.may_raze(world, place)]
    if loose:
        pick = yield Choose(seat, [AtPlace(place) for place in loose], rule="MAX-MISSION-8", ask="raze-edge")
        razing.raze(world, pick.place, rule="MAX-SPAWN-10")


@listens(moments.Blasted)
def blast(world: Apocalypse, moment: moments.Blasted) -> Steps[None]:
    """Dynamite destroys a launcher too. [MAX-MISSION-1]"""
    tokens = world.card.tokens
    if tokens is not None and tokens.role == "launcher" and world.marks[moment.place]:
        mapping.remove_mark(world, moment.place)
    return at_once()


# --- the end ---


@listens(moments.TurnChecked)
def check(world: Apocalypse, _: moments.TurnChecked) -> Steps[None]:
    """Only in step 7 a win is looked for. [MAX-END-11]"""
    if fulfilled(world):
        tally(world)
        ending.win(world)
    return at_once()


def fulfilled(world: Apocalypse) -> bool:
    """Whether all that the mission needs is true now. [MAX-END-10, MAX-END-12, MAX-END-13]"""
    needs = world.card.needs
    goal = world.goal
    if needs.gathered and [survivor for survivor in world.survivors if survivor.place != goal and not survivor.dead]:
        return False
    if needs.unharried and any(survivor.foes for survivor in world.survivors):
        return False
    if needs.all_revealed and world.hidden():
        return False
    if needs.tokens_gone and any(world.marks):
        return False
    if needs.work_done and (world.card.work is None or world.work < world.card.work.cost):
        return False
    if any(samples_of(world, goods.family) < goods.count for goods in needs.samples):
        return False
    return goods_are_there(world)


def tally(world: Apocalypse) -> None:
    """What counted at the end is named, where the mission wanted cards. [MAX-END-12]"""
    asked = asked_for(world)
    held = [] if world.goal is None else held_by(world, world.here(world.goal))
    counted = tuple(card for card in held if world.family(card) in asked)
    if asked:
        world.tell(events.Tallied(stored=tuple(world.stored), held=counted, rule="MAX-END-12"))


def goods_are_there(world: Apocalypse) -> bool:
    """Stored at the mission's place, or held by survivors who stand on it. [MAX-END-12, MAX-MISSION-2]"""
    needs = world.card.needs
    there = [] if world.goal is None else held_by(world, world.here(world.goal))
    families = [world.family(card) for card in (*world.stored, *there)]
    if any(families.count(goods.family) < goods.count for goods in needs.goods):
        return False
    has_message = world.message and needs.message in families
    return not needs.person or needs.person in families or has_message


# --- what missions add to a turn ---

actions.add(DoWork, work_options, do_work)
actions.add_free(Store, store_options, store)
actions.add_free(PayParts, parts_options, pay_parts)

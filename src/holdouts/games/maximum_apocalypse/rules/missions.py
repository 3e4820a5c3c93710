"""Missions: what they bring, what they let people do, and when they are done. [MAX-MISSION, MAX-END-10..13]"""

from collections.abc import Iterable

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps, at_once
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.cards import Tokens, Work
from holdouts.games.maximum_apocalypse.picks import AtPlace, DoWork, Enough, PayParts, Pick
from holdouts.games.maximum_apocalypse.rules import ending, gear, hands, mapping, monsters, moving, scavenging
from holdouts.games.maximum_apocalypse.state import NONE, Apocalypse, Foe

ON_THE_SPOT = ("rescue", "defuse", "repair", "recover")
"""Work that is counted; other work is done once for each objective token."""


# --- arriving and seeing ---


def reaches(a: Apocalypse, seat: int, place: int) -> Steps[None]:
    """Last of all that entering brings: first arrivals and objective tokens. [MAX-MOVE-5, MAX-MISSION-5]"""
    if a.marks[place] or a.card.boss == "arrival":
        return _first_there(a, seat, place)
    return at_once()


def _first_there(a: Apocalypse, seat: int, place: int) -> Steps[None]:
    mission = a.card
    if mission.boss == "arrival" and a.tile(place).kind == mission.boss_place:
        yield from bring_boss(a, seat)
    tokens = mission.tokens
    if tokens is None or not a.marks[place] or place in a.marked:
        return
    match tokens.role:
        case "find":
            yield from open_find(a, seat, place, tokens)
        case "contact":
            yield from make_contact(a, seat, place)
        case "machine":
            a.marked.append(place)
            a.tell(events.MarkReached(who=seat, place=place, rule="MAX-MISSION-5"))


def revealed(a: Apocalypse, seat: int, place: int) -> Steps[None]:
    """A tile was turned up: it may be the one the mission is about, or hide the Boss. [MAX-MISSION-1, MAX-MISSION-4]"""
    mission = a.card
    if a.goal == NONE and a.tile(place).kind == mission.place:
        a.goal = place
    if a.marks[place] and mission.tokens is not None and mission.tokens.role == "sight":
        remove_mark(a, place)
        return bring_boss(a, seat)
    return at_once()


def bring_boss(a: Apocalypse, seat: int) -> Steps[None]:
    """It attaches as if this survivor had drawn it, once in the game. [MAX-MISSION-4]"""
    if a.bosses:
        yield from monsters.attach(a, seat, a.bosses.pop(), rule="MAX-MISSION-4")


def open_find(a: Apocalypse, seat: int, place: int, tokens: Tokens) -> Steps[None]:
    """What the token holds for the first survivor who gets there. [MAX-MISSION-5]"""
    find = tokens.finds[a.marks[place] - 1]
    a.tell(events.MarkReached(who=seat, place=place, rule="MAX-MISSION-5"))
    remove_mark(a, place)
    if find.boss == "before":
        yield from bring_boss(a, seat)
    yield from gain(a, seat, place, find.gain)
    if find.boss == "after" and not a.survivors[seat].dead:
        yield from bring_boss(a, seat)


def make_contact(a: Apocalypse, seat: int, place: int) -> Steps[None]:
    """Unseen, the Scientist can be brought out; seen, only the Journal saves the message. Then the Boss comes.

    Whoever is seen without the Journal loses the game. [MAX-MISSION-1, MAX-MISSION-4]
    """
    a.tell(events.MarkReached(who=seat, place=place, rule="MAX-MISSION-5"))
    if moving.test(a, seat, place, rule="MAX-KEYWORD-16"):
        a.marked.append(place)
    else:
        journals = of_family(a, a.kit_of(seat).hand, "journal")
        if not journals:
            ending.lose(a, "no-message", rule="MAX-MISSION-1")
        a.message = True
        remove_mark(a, place)
        a.tell(events.MessageSaved(who=seat, card=journals[0], rule="MAX-MISSION-1"))
    yield from bring_boss(a, seat)


def remove_mark(a: Apocalypse, place: int) -> None:
    """An objective token has done its work. [MAX-MISSION-5]"""
    a.marks[place] = 0
    if place in a.marked:
        a.marked.remove(place)
    a.tell(events.MarkGone(place=place, rule="MAX-MISSION-5"))


def tokens_left(a: Apocalypse, place: int) -> None:
    """Where all Monster tokens are gone, however they went, a nest is gone too. [MAX-MISSION-1]"""
    tokens = a.card.tokens
    if tokens is not None and tokens.role == "nest" and a.marks[place] and not a.tokens[place]:
        remove_mark(a, place)


def claims_kill(a: Apocalypse, foe: Foe) -> bool:
    """A killed monster of a kind still needed goes to the mission instead of the discard. [MAX-MISSION-1]"""
    kind = a.monster(foe).sample
    if not kind:
        return False
    wanted = sum(goods.count for goods in a.card.needs.samples if goods.family == kind)
    if samples_of(a, kind) >= wanted:
        return False
    a.samples.append(foe.card)
    a.tell(events.Sampled(monster=foe.card, rule="MAX-MISSION-1"))
    return True


def samples_of(a: Apocalypse, kind: str) -> int:
    return sum(a.book.monsters[card].sample == kind for card in a.samples)


# --- cards of the mission ---


def of_family(a: Apocalypse, cards: Iterable[int], family: str) -> list[int]:
    return [card for card in cards if a.family(card) == family]


def gain(a: Apocalypse, seat: int, place: int, goods: dict[str, int]) -> Steps[None]:
    """Cards set aside for this, one by one; if their finder is dead they lie there. [MAX-MISSION-6]"""
    for family, count in goods.items():
        for card in of_family(a, a.aside, family)[:count]:
            a.aside.remove(card)
            if a.survivors[seat].dead:
                hands.lay_down(a, place, card, rule="MAX-MISSION-6")
            else:
                yield from scavenging.gain(a, seat, [card], rule="MAX-MISSION-6")


def asked_for(a: Apocalypse) -> dict[str, int]:
    """The families of cards the mission wants brought to its place, and how many."""
    needs = a.card.needs
    asked = {goods.family: goods.count for goods in needs.goods}
    if needs.scientist or needs.message:
        asked["scientist"] = 1
    if a.message:
        asked["journal"] = 1
    return asked


def storable(a: Apocalypse, seat: int) -> list[int]:
    """Cards that could be put on the objective here; only such as it asks for. [MAX-FREE-6, MAX-MISSION-2]"""
    if a.survivors[seat].place != a.goal:
        return []
    found = a.book.first_scavenge
    cards = [card for card in a.kit_of(seat).hand if card >= found]
    cards += [held.card for held in a.gear(seat) if held.card >= found]
    if not cards:  # as mostly: survivor cards have no family
        return []
    asked = asked_for(a)
    lacking = {family for family, count in asked.items() if len(of_family(a, a.stored, family)) < count}
    return [card for card in cards if a.family(card) in lacking]


def held_by(a: Apocalypse, seats: Iterable[int]) -> list[int]:
    """The cards these survivors have in hand and in play, each once even if they share a hand."""
    found: dict[int, None] = {}
    for seat in seats:
        found |= dict.fromkeys(a.kit_of(seat).hand)
        found |= dict.fromkeys(held.card for held in a.gear(seat))
    return list(found)


def store(a: Apocalypse, seat: int) -> Steps[None]:
    """One deposit of any number of cards, which can neither be lost nor taken back. [MAX-FREE-7, MAX-MISSION-2]"""
    done = False
    while cards := storable(a, seat):
        options: list[Pick | Enough] = [Pick(card) for card in cards]
        if done:
            options.insert(0, Enough())
        pick = yield Choose(seat, options, rule="MAX-MISSION-2", ask="store", default=Enough())
        if isinstance(pick, Enough):
            return
        put_on_objective(a, seat, pick.card)
        done = True


def put_on_objective(a: Apocalypse, seat: int, card: int) -> None:
    """A card leaves hand or play for good and lies with the mission. [MAX-MISSION-2]"""
    hand = a.kit_of(seat).hand
    if card in hand:
        hand.remove(card)
    else:
        gear.unhand(a, seat, gear.find_gear(a, card)[1])
    a.stored.append(card)
    a.tell(events.Stored(who=seat, card=card, rule="MAX-MISSION-2"))


# --- work ---


def work_options(a: Apocalypse, seat: int) -> list[DoWork]:
    """What the mission lets this survivor do for an action now. [MAX-MISSION-1]"""
    work = a.card.work
    if work is None or (work.kind in ON_THE_SPOT and a.work >= work.cost):
        return []
    here = a.survivors[seat].place
    match work.kind:
        case "burn":
            return [DoWork(place) for place in a.near(here) if place in a.marked and not a.here(place)]
        case "demolish":
            return [DoWork(here)] if a.marks[here] and not a.tokens[here] else []
        case "recover":
            return [DoWork(here)] if here in a.marked else []
    return [DoWork(here)] if a.tile(here).kind == work.place and is_equipped_for(a, seat, work) else []


def is_equipped_for(a: Apocalypse, seat: int, work: Work) -> bool:
    """Whether the survivor holds what the work takes beside the action."""
    hand = a.kit_of(seat).hand
    if work.parts == "besides" and not of_family(a, hand, "spare-parts"):
        return False
    return not work.holding or bool(of_family(a, hand, work.holding))


def do_work(a: Apocalypse, seat: int, pick: DoWork) -> Steps[None]:
    """An action for the mission. [MAX-MISSION-1]"""
    work = a.card.work
    assert work is not None
    match work.kind:
        case "burn":
            raze(a, pick.place, rule="MAX-MISSION-1")
        case "demolish":
            remove_mark(a, pick.place)
        case _:
            if work.parts == "besides":
                put_on_objective(a, seat, of_family(a, a.kit_of(seat).hand, "spare-parts")[0])
            yield from progress(a, seat, work)


def parts_options(a: Apocalypse, seat: int) -> list[PayParts]:
    """Spare Parts that can be put on the objective instead of spending an action. [MAX-FREE-6]"""
    work = a.card.work
    if work is None or work.parts != "instead" or a.work >= work.cost:
        return []
    if a.tile(a.survivors[seat].place).kind != work.place:
        return []
    return [PayParts(card) for card in of_family(a, a.kit_of(seat).hand, "spare-parts")[:1]]


def pay_parts(a: Apocalypse, seat: int, pick: PayParts) -> Steps[None]:
    """A Spare Parts card does the work of an action. [MAX-FREE-6]"""
    work = a.card.work
    assert work is not None
    put_on_objective(a, seat, pick.card)
    yield from progress(a, seat, work)


def progress(a: Apocalypse, seat: int, work: Work) -> Steps[None]:
    """Payments add up over turns and survivors; whoever makes the last one gets what it was for. [MAX-MISSION-1]"""
    place = a.survivors[seat].place
    a.work += 1
    a.tell(events.Worked(who=seat, what=work.kind, place=place, count=a.work, needed=work.cost, rule="MAX-MISSION-1"))
    if a.work < work.cost:
        return
    if a.marks[place] and work.kind == "recover":
        remove_mark(a, place)
    yield from gain(a, seat, place, work.gain)
    if a.card.countdown:
        start_clock(a, seat)


# --- the clock ---


def start_clock(a: Apocalypse, seat: int) -> None:
    """So many further turns of whoever set it off; the turn that is going on does not count. [MAX-MISSION-7]"""
    a.deadline = a.card.countdown + (seat == a.active)
    a.deadline_seat = seat
    a.tell(events.ClockStarted(who=seat, count=a.card.countdown, rule="MAX-MISSION-7"))


def turn_passed(a: Apocalypse, seat: int) -> None:
    """A turn is over, or the order of play has passed a dead survivor's seat. [MAX-MISSION-7]"""
    if not a.deadline or seat != a.deadline_seat:
        return
    a.deadline -= 1
    if not a.deadline:
        ending.lose(a, "too-late", rule="MAX-MISSION-7")
    if a.deadline < a.card.countdown:
        a.tell(events.ClockRan(who=seat, count=a.deadline, rule="MAX-MISSION-7"))


# --- tiles that go ---


def on_seven(a: Apocalypse, seat: int) -> Steps[None]:
    """Where the map crumbles, a 7 reveals a hidden tile at its edge, or else removes one. [MAX-SPAWN-10]"""
    return _crumble(a, seat) if a.card.crumbles else at_once()


def _crumble(a: Apocalypse, seat: int) -> Steps[None]:
    edge = [place for place in a.places() if len(a.near(place)) < 4 and place != a.goal]
    hidden = [place for place in edge if not a.up[place]]
    if hidden:
        pick = yield Choose(seat, [AtPlace(place) for place in hidden], rule="MAX-SPAWN-10", ask="reveal-edge")
        yield from moving.uncover(a, seat, pick.place, quiet=True, rule="MAX-SPAWN-10")
        return
    loose = [place for place in edge if may_raze(a, place)]
    if loose:
        pick = yield Choose(seat, [AtPlace(place) for place in loose], rule="MAX-MISSION-8", ask="raze-edge")
        raze(a, pick.place, rule="MAX-SPAWN-10")


def may_raze(a: Apocalypse, place: int) -> bool:
    """Revealed, nobody there, no place the mission needs, and no loss that cuts the map in two. [MAX-MISSION-8]

    That must hold with the marked tiles that are to go anyway, and without them, so that none becomes the last bridge.
    """
    mission = a.card
    work_place = mission.work.place if mission.work is not None else ""
    if a.gone[place] or not a.up[place] or a.here(place):
        return False
    if a.tile(place).kind in ("van", mission.start, mission.place, mission.boss_place, work_place):
        return False
    if not mapping.holds_together(a, {place}):
        return False
    if mission.tokens is None or mission.tokens.role != "machine":
        return not a.marks[place]
    doomed = {other for other, mark in enumerate(a.marks) if mark}
    return place in doomed or mapping.holds_together(a, {*doomed, place})


def raze(a: Apocalypse, place: int, *, rule: str) -> None:
    """A tile leaves the map with all that lies on it, and a gap stays. [MAX-MISSION-8]"""
    a.gone[place] = True
    a.supply += a.tokens[place]
    a.tokens[place] = 0
    for spot, card in [lying for lying in a.lying if lying[0] == place]:
        a.lying.remove((spot, card))
        hands.to_pile(a, card)
    a.tell(events.Razed(place=place, tile=a.tiles[place], rule=rule))
    if a.marks[place]:
        remove_mark(a, place)


def blast(a: Apocalypse, place: int) -> None:
    """Dynamite destroys a launcher too. [MAX-MISSION-1]"""
    tokens = a.card.tokens
    if tokens is not None and tokens.role == "launcher" and a.marks[place]:
        remove_mark(a, place)


# --- the end ---


def fulfilled(a: Apocalypse) -> bool:
    """Whether all that the mission needs is true now. [MAX-END-10, MAX-END-12, MAX-END-13]"""
    needs = a.card.needs
    goal = a.goal
    if needs.gathered and [survivor for survivor in a.survivors if survivor.place != goal and not survivor.dead]:
        return False
    if needs.unharried and any(survivor.foes for survivor in a.survivors):
        return False
    if needs.all_revealed and a.hidden():
        return False
    if needs.tokens_gone and any(a.marks):
        return False
    if needs.work_done and (a.card.work is None or a.work < a.card.work.cost):
        return False
    if any(samples_of(a, goods.family) < goods.count for goods in needs.samples):
        return False
    return goods_are_there(a)


def goods_are_there(a: Apocalypse) -> bool:
    """Stored at the mission's place, or held by survivors who stand on it. [MAX-END-12, MAX-MISSION-2]"""
    needs = a.card.needs
    there = [] if a.goal == NONE else held_by(a, a.here(a.goal))
    families = [a.family(card) for card in (*a.stored, *there)]
    if any(families.count(goods.family) < goods.count for goods in needs.goods):
        return False
    has_message = a.message and "journal" in families
    if needs.message and not (has_message or "scientist" in families):
        return False
    return not needs.scientist or "scientist" in families

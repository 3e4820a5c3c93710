"""Exile: the vote, the exiled objective, and the way out of the colony. [DOW-EXILE]"""

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.picks import Move
from holdouts.games.dead_of_winter.rules import ending, harm, moving
from holdouts.games.dead_of_winter.rules.voting import thumbs
from holdouts.games.dead_of_winter.secrets import alone, not_to
from holdouts.games.dead_of_winter.state import COLONY, OUTSIDE, Winter

TOGETHER = Why("no-votes-together")
NO_VOICE = Why("exiles-do-not-vote")
CALLED = Why("vote-was-called")


def why_not_call(winter: Winter, seat: int) -> Why | None:
    """What speaks against calling an exile vote. [DOW-VOTE-1, DOW-VOTE-6, DOW-VOTE-9, DOW-VOTE-12]"""
    if winter.coop:
        return TOGETHER
    if winter.players[seat].exiled:
        return NO_VOICE
    return CALLED if winter.players[seat].called else None


def suspects(winter: Winter) -> list[int]:
    """Who may be taken for a betrayer: all who can be exiled, unless everybody plays together. [DOW-VOTE-11]"""
    return [] if winter.coop else winter.present


def candidates(winter: Winter, seat: int) -> list[int]:
    """Who can be put to the vote. [DOW-VOTE-11]"""
    return [other for other in winter.others(seat) if not winter.players[other].exiled]


def call_vote(winter: Winter, seat: int, other: int) -> Steps[None]:
    """Everybody votes, the one concerned too; if it passes, exile follows at once. [DOW-VOTE-5, DOW-VOTE-10]"""
    winter.players[seat].called = True
    winter.tell(events.VoteCalled(who=seat, other=other, rule="DOW-VOTE-1"))
    passed = yield from thumbs(winter, rule="DOW-VOTE-2", ask="exile-vote", about={"other": other})
    if passed:
        yield from exile(winter, other)
    else:
        winter.tell(events.VoteFailed(other=other, rule="DOW-VOTE-3"))
    winter.note(moments.VoteCalled)


def exile(winter: Winter, seat: int) -> Steps[None]:
    """A new objective that nobody else sees, the check of two exiles, and the way out. [DOW-EXILE-2, DOW-EXILE-19]"""
    player = winter.players[seat]
    player.exiled = True
    player.exile = winter.exile_deck.pop()
    winter.unveil()
    winter.tell(events.Exiled(who=seat, exile=player.exile, rule="DOW-EXILE-2", to=alone(seat)))
    winter.tell(events.ExiledUnseen(who=seat, rule="DOW-EXILE-2", to=not_to(seat)))
    if two_innocents(winter):
        ending.shift_morale(winter, -winter.morale, rule="DOW-EXILE-14")
        ending.check_morale(winter)
    yield from leave_colony(winter, seat)


def two_innocents(winter: Winter) -> bool:
    """Two are exiled, and nobody exiled was dealt a betrayal. [DOW-EXILE-14, DOW-EXILE-15]"""
    exiled = [player for player in winter.players if player.exiled]
    return len(exiled) >= 2 and not any(winter.book.secrets[player.secret].betrayal for player in exiled)


def leave_colony(winter: Winter, seat: int) -> Steps[None]:
    """One survivor after the other leaves, in any order, each with a roll; without space they are lost. [DOW-EXILE-4,
    DOW-EXILE-18]"""
    while staying := winter.own(seat, COLONY):
        places = [place for place in OUTSIDE if winter.room(place) > 0]
        if not places or winter.players[seat].out:
            for survivor in staying:
                yield from harm.remove(winter, seat, survivor, rule="DOW-EXILE-4")
            return
        options = [Move(survivor.card, place) for survivor in staying for place in places]
        pick = yield Choose(seat, options, rule="DOW-EXILE-4", ask="leave-colony")
        survivor = winter.member(seat, pick.survivor)
        yield from moving.go(winter, seat, survivor, pick.place, safely=False, rule="DOW-EXILE-4")

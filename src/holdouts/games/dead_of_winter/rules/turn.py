"""The turn of a player. [DOW-TURN]"""

from holdouts.engine.decision import Window
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.picks import EndTurn
from holdouts.games.dead_of_winter.rules import actions, crossroads, harm, readiness
from holdouts.games.dead_of_winter.script import step
from holdouts.games.dead_of_winter.state import NONE, Winter


@step
def begin_turn(winter: Winter, seat: int) -> Steps[None]:
    """The crossroads card, then frostbite, then whatever the player likes. [DOW-TURN-1..3, DOW-TURN-8]"""
    player = winter.players[seat]
    if player.out:
        return
    winter.turn += 1
    winter.active = seat
    winter.relist()
    player.called = player.gave = False
    player.requested = []
    for survivor in player.group:
        survivor.moves = 0
    winter.tell(events.TurnBegan(who=seat, rule="DOW-TURN-1"))
    crossroads.draw_card(winter, seat)
    yield from harm.frost_bites(winter, seat)
    winter.note(moments.TurnBegan)
    winter.then(crossroads.watch, seat)
    winter.then(take_action, seat)


@step
def take_action(winter: Winter, seat: int) -> Steps[None]:
    """One action, then the crossroads card is looked at; until the player ends the turn. [DOW-TURN-3, DOW-TURN-9]"""
    if winter.players[seat].out:
        winter.then(end_turn)
        return
    window = Window(
        seat,
        lambda asked: actions.options(winter, asked),
        offers=lambda other: readiness.offers(winter, other),
        open_to=winter.others(seat),
        unseen=readiness.UNSEEN,
        rule="DOW-TURN-3",
        default=EndTurn(),
    )
    window.cache = winter.listed  # what was listed before and still holds need not be listed again
    who, pick = yield window
    if who != seat:
        readiness.change(winter, who, pick)
        winter.relist(who)
        winter.then(take_action, seat)
        return
    if isinstance(pick, EndTurn):
        winter.note(moments.TurnEnding)
        winter.then(crossroads.watch, seat)
        winter.then(end_turn)
        return
    changed = yield from actions.act(winter, seat, pick)
    if changed:
        winter.relist()
    winter.then(crossroads.watch if changed else crossroads.pass_over, seat)
    winter.then(take_action, seat)


@step.silent
def end_turn(winter: Winter) -> None:
    """A card that has not fired goes back, and what lasted for the turn is over. [DOW-CROSS-5, DOW-CROSS-21]"""
    crossroads.put_back(winter)
    winter.lasting = [one for one in winter.lasting if not one.this_turn]
    winter.active = winter.reader = NONE
    crossroads.clear_notes(winter)

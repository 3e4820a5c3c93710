"""Why not: what speaks against a thing before a seat is what keeps it from being on offer. [GOD-CARD-12]"""

from collections.abc import Callable, Iterator

import pytest

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Call, Window
from holdouts.engine.library import base_pack, base_words, new_table
from holdouts.engine.modifiers import Change, FigureName, Standing
from holdouts.engine.table import Table
from holdouts.engine.view import view
from holdouts.games.godforsaken_scavengers.cards import Affliction, Book
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Complete, Dig, Play, Take, UsePower
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition, expedition
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.games.godforsaken_scavengers.why_not import why_not
from holdouts.testing import rule

EN = base_words(GAME, "en")
NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")


def before_the_discard() -> ExpeditionPosition:
    """A Peril is open, and the searched cards can still be saved."""
    table = expedition(characters=True).character(0, "warden").hand(0, "hide", "salvation").searched("torch")
    return table.pile(0, "acid-rain").turn(0).choose(Dig(0))


def before_the_affliction() -> ExpeditionPosition:
    """A Peril is open, and the searched cards are gone."""
    table = expedition(characters=True).character(0, "mender").hand(0, "hide", "salvation", "barricade", "scout")
    return table.pile(0, "acid-rain").turn(0).choose(Dig(0))


def somebody(character: str, *, face_up: bool = True) -> ExpeditionPosition:
    return expedition(characters=True).character(0, character, face_up=face_up)


def used_up() -> ExpeditionPosition:
    table = somebody("mender").turn(0)
    table.state.players[0].power_used = True
    return table


def taken_enough() -> ExpeditionPosition:
    table = expedition(location="crumbling-bridge").searched("torch").harvest(0)
    table.state.players[0].takes = 2
    return table


def without_claws() -> ExpeditionPosition:
    book = Book([base_pack(GAME)])
    number = book.number("afflictions", "crushed-claw")
    change = Change(change=FigureName("hand-limit"), by=-9)
    book.of_burdens[number] = Standing(Affliction(id="crushed-claw", changes=(change,)))
    return expedition(book=book).afflicted(0, "crushed-claw").searched("torch").harvest(0)


MET: dict[str, tuple[int, Callable[[], ExpeditionPosition]]] = {
    "food-only": (0, lambda: expedition().hand(0, "dry-ration").turn(0)),
    "card-at-work": (0, lambda: expedition().hand(0, "torch", "bait").turn(0).choose(Play("torch"))),
    "needs-peril": (0, lambda: expedition().hand(0, "hide").turn(0)),
    "reactions-only": (0, before_the_affliction),
    "no-effect": (0, lambda: expedition().hand(0, "rest").turn(0)),
    "no-use-in-peril": (0, before_the_affliction),
    "too-late": (0, before_the_affliction),
    "too-early": (0, before_the_discard),
    "own-perils-only": (0, lambda: expedition().afflicted(0, "numb-feelers").hand(0, "salvation").turn(0)),
    "own-turn-only": (1, lambda: expedition(location="silent-mire").hand(1, "bait").turn(0)),
    "survivor": (0, lambda: somebody("mender", face_up=False).turn(0)),
    "power-used": (0, used_up),
    "power-needs-peril": (0, lambda: somebody("warden").turn(0)),
    "power-too-early": (0, before_the_discard),
    "power-no-reaction": (0, before_the_affliction),
    "power-own-turn": (0, lambda: somebody("quartermaster").turn(1)),
    "power-no-effect": (0, lambda: somebody("mender").turn(0)),
    "not-your-harvest": (1, lambda: expedition().searched("torch").turn(0)),
    "harvest-later": (0, lambda: expedition().searched("torch").turn(0)),
    "peril-first": (0, before_the_discard),
    "enough-taken": (0, taken_enough),
    "no-room": (0, without_claws),
    "quest-not-your-turn": (1, lambda: expedition().searched("abandoned-camp").turn(0)),
    "quest-unmet": (0, lambda: expedition().searched("abandoned-camp").turn(0)),
}


def barriers(table: Table, seat: int) -> dict[str, str]:
    """What cannot be used before a seat, and the keys of the reasons."""
    veiled = GAME.secrets.veiled(table.state, seat)
    assert isinstance(veiled, Expedition)
    return {f"{barrier.noun}:{barrier.thing}": barrier.why.key for barrier in why_not(veiled, seat)}


@rule("GOD-CARD-12")
@pytest.mark.parametrize("key", MET)
def test_every_reason_is_met_at_some_table_and_said_in_words(key: str):
    seat, arrange = MET[key]
    table = arrange().table
    assert key in barriers(table, seat).values()
    said = [reason.text for reason in view(table, seat, EN, NAMES).reasons]
    assert said
    assert not any("{" in text for text in said)


def test_no_reason_has_words_that_nobody_ever_reads():
    keys = EN.keys()
    assert {key.removeprefix("reason-") for key in keys if key.startswith("reason-")} == set(MET)


def on_offer(table: Table, seat: int) -> set[str]:
    assert isinstance(table.state, Expedition)
    character = table.state.players[seat].character
    found = set()
    for option in table.options(seat):
        if isinstance(option, Play | Take | Complete):
            found.add(f"card:{option.card}")
        if isinstance(option, UsePower):
            found.add(f"character:{character}")
    return found


def usable(state: Expedition, seat: int) -> set[str]:
    """The hand, the Character's action and the searched cards before a seat."""
    player = state.players[seat]
    things = {f"card:{card}" for card in (*player.hand, *state.zone(seat))}
    if player.character is not None and state.book.characters[player.character].power is not None:
        things.add(f"character:{player.character}")
    return things


def moments(setup_number: int) -> Iterator[tuple[Table, int]]:
    """A random game, and whoever is asked in it while cards can be played."""
    table = new_table(GAME, GAME.setups()[setup_number], seed=setup_number)
    dice = Dice(setup_number)
    for _ in range(250):
        if table.go_on().over:
            return
        asked = dice.pick(list(table.waiting_for()))
        decision = table.decision
        if isinstance(decision, Window) or (isinstance(decision, Call) and decision.ask.startswith("react-")):
            yield table, asked
        table.choose(dice.pick(table.options(asked)), asked)


@rule("GOD-CARD-12")
@pytest.mark.parametrize("number", range(0, len(GAME.setups()), 9))
def test_in_random_play_everything_before_a_seat_is_on_offer_or_has_a_reason_and_never_both(number: int):
    met = 0
    for table, seat in moments(number):
        state = table.state
        assert isinstance(state, Expedition)
        offered, refused = on_offer(table, seat), set(barriers(table, seat))
        things = usable(state, seat)
        assert offered & refused == set()
        assert things - offered - refused == set()
        met += 1
    assert met > 10

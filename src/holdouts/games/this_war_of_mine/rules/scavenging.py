"""Scavenging: setting out, noise, the Unknown deck, what is found, who is met, coming home. [TWM-SCAV]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import goods, leading
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import LOUDEST, NONE, OUT, SCAVENGE, TRIP, PastTrip, Siege


@step
def set_out(siege: Siege) -> Steps[None]:
    """The party leaves for the night, if there is one. [TWM-SCAV-1, TWM-EVENING-9]"""
    party = [person for person in siege.group if person.task == SCAVENGE]
    if not party:
        siege.past_trip = PastTrip(NONE, [], False)
        return
    siege.phase = TRIP
    for person in party:
        person.where = OUT
    siege.past_trip = PastTrip(NONE, [person.card for person in party], False)
    leading.pass_on(siege)
    yield from ()


# --- noise ---


def make_noise(siege: Siege, by: int, *, to: int = 0, rule: str) -> None:
    """Noise goes up or down and stays between 1 and 8. [TWM-SCAV-6]"""
    if siege.trip is not None:
        siege.trip.noise = min(max(to or siege.trip.noise + by, 1), LOUDEST)


def roll_for_noise(siege: Siege, *, rule: str) -> Steps[None]:
    """Was it heard? [TWM-SCAV-7]"""
    yield from ()


def encounter(siege: Siege, *, named: str = "", rule: str) -> Steps[None]:
    """Somebody is met. [TWM-SCAV-8]"""
    yield from ()


def send_off(siege: Siege, *, rule: str) -> None:
    """Those who are met, or stay, go. [10.13]"""


# --- the Unknown deck ---


def return_cards(siege: Siege, count: int, *, rule: str) -> None:
    """Cards go back on top of the Exploration deck, unseen. [TWM-SCAV-11]"""


def add_unknown(siege: Siege, count: int, *, rule: str) -> None:
    """More cards go into the Unknown deck."""


def end_exploration(siege: Siege) -> None:
    """After what is being resolved, the party chooses its finds. [TWM-SCAV-16]"""
    if siege.trip is not None:
        siege.trip.over = True


# --- finds ---


def find(siege: Siege, row: str, deed: Deed, *, plainly: bool = False, special: bool = True) -> Steps[None]:
    """A Findings card, one row of it. [TWM-SCAV-23]"""
    if not siege.findings:
        siege.findings, siege.used_findings = siege.used_findings, []
        siege.shuffle(siege.findings)
    card = siege.findings.pop()
    while plainly and siege.book.findings[card].reality:
        siege.findings.insert(0, card)
        siege.shuffle(siege.findings)
        card = siege.findings.pop()
    siege.used_findings.append(card)
    siege.unveil()
    for name, count in siege.book.findings[card].row("furniture" if row == "any" else row).items():
        goods.gain(siege, siege.book.good(name), count, deed.income(siege), rule=deed.rule)
    yield from ()


def special_find(siege: Siege, deed: Deed) -> Steps[None]:
    """Up to 5 on the black die the special column of a Findings card."""
    yield from ()


def lose_weapons(siege: Siege, count: int, store: list[int], *, rule: str) -> Steps[None]:
    """So many weapons are given up."""
    yield from goods.give_up(siege, siege.book.sorts["weapon"], count, store, rule=rule)

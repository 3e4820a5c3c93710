"""Who is here, and for how long the others have been away."""

import pytest

from holdouts.server.attendance import AWAY_FOR_BOT, AWAY_FOR_SEAT, Attendance, Want
from holdouts.server.phrases import why


class Hours:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def pass_(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def attendance(hours: Hours) -> Attendance:
    return Attendance(hours)


def refusal(attendance: Attendance, want: Want) -> str:
    refused = attendance.why_not("her", "Runa", want)
    return "" if refused is None else why(refused, "en")


def test_in_a_room_that_was_just_opened_nobody_has_been_away(attendance: Attendance, hours: Hours):
    assert attendance.away("her") == 0.0
    hours.pass_(40)
    assert attendance.away("her") == 40.0


def test_whoever_has_a_page_open_is_not_away_however_long(attendance: Attendance, hours: Hours):
    for _ in range(2):
        attendance.come("her")
    attendance.go("her")
    hours.pass_(10_000)
    assert attendance.is_here("her")
    assert refusal(attendance, "bot") == "Runa is here: only they can let a bot play for them."


def test_a_reload_starts_the_absence_anew(attendance: Attendance, hours: Hours):
    hours.pass_(AWAY_FOR_SEAT - 1)
    attendance.come("her")
    attendance.go("her")
    hours.pass_(AWAY_FOR_BOT - 1)
    for want in ("bot", "seat", "pause"):
        assert "Runa has been away" in refusal(attendance, want)


def test_each_thing_needs_its_own_absence(attendance: Attendance, hours: Hours):
    hours.pass_(AWAY_FOR_BOT)
    assert refusal(attendance, "bot") == ""
    assert refusal(attendance, "pause") == ""
    assert refusal(attendance, "seat") == (
        "Runa has been away for 2 minutes; after 10 minutes the host may offer their seat to somebody else."
    )
    hours.pass_(AWAY_FOR_SEAT - AWAY_FOR_BOT)
    assert refusal(attendance, "seat") == ""


def test_a_refusal_tells_seconds_where_there_are_no_minutes_yet(attendance: Attendance, hours: Hours):
    hours.pass_(40)
    assert refusal(attendance, "bot") == "Runa has been away for 40 seconds; after 2 minutes a bot may play for them."


def test_the_next_turn_is_when_somebody_has_been_away_long_enough_for_something(attendance: Attendance, hours: Hours):
    attendance.come("him")
    assert attendance.next_turn(["him"]) is None
    hours.pass_(20)
    assert attendance.next_turn(["him", "her"]) == AWAY_FOR_BOT - 20
    hours.pass_(AWAY_FOR_BOT)
    assert attendance.next_turn(["him", "her"]) == AWAY_FOR_SEAT - AWAY_FOR_BOT - 20
    hours.pass_(AWAY_FOR_SEAT)
    assert attendance.next_turn(["him", "her"]) is None

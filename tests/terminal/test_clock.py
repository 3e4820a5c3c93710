"""The clocks of a race: one for people, one for files."""

from holdouts.terminal.clock import CountedClock, RealClock


class Wall:
    """A clock on the wall that moves when it is told to."""

    def __init__(self):
        self.time = 100.0

    def __call__(self):
        return self.time


def test_the_real_clock_runs_by_itself_and_stands_still_while_paused():
    wall = Wall()
    clock = RealClock(now=wall)
    clock.start(60)
    wall.time += 10
    assert clock.left() == 50
    clock.pause()
    wall.time += 30
    assert clock.left() == 50
    clock.resume()
    wall.time += 5
    assert clock.left() == 45


def test_the_real_clock_never_shows_less_than_nothing():
    wall = Wall()
    clock = RealClock(now=wall)
    clock.start(30)
    wall.time += 99
    assert clock.left() == 0


def test_a_bot_takes_between_08_and_25_seconds_over_an_action():
    wall = Wall()
    clock = RealClock(seed=3, now=wall)
    clock.start(60)
    waits = []
    for _ in range(50):
        clock.bot_done(acted=True)
        waits.append(clock.until_bot())
    assert min(waits) >= 0.8
    assert max(waits) <= 2.5
    assert len(set(waits)) > 10


def test_the_counted_clock_moves_only_when_somebody_acts():
    clock = CountedClock()
    clock.start(60)
    clock.person_acted()
    clock.bot_done(acted=True)
    clock.bot_done(acted=False)
    assert clock.left() == 56.5


def test_by_the_counted_clock_a_bot_acts_after_each_person():
    clock = CountedClock()
    clock.start(60)
    clock.bot_done(acted=True)
    assert clock.until_bot() > 0
    clock.person_acted()
    assert clock.until_bot() == 0

"""Last Hunt with three browsers: everybody at once, against the server's clock."""

import json
import sqlite3
import time

import pytest
from playwright.sync_api import expect

from holdouts.engine.decision import CLOCK
from tests.browser.people import Person, next_asked
from tests.browser.truth import choices, expedition_of
from tests.browser.watch import PageIn
from tests.server.process import Server

SEED = 29
"""On the left pile lie two harmless cards; on the middle one a Peril."""

SECONDS = 120
"""So many that a busy machine does not use them up."""

HUNTING = ("dig", "dig-on", "stop", "finish")
_DIG = """pile => [...document.querySelectorAll("#prompt .option")].find(
    (one) => one.dataset.option === JSON.stringify({pick: "dig", pile})).click()"""


@pytest.fixture
def server(own_server: Server) -> Server:
    """One that may be killed."""
    return own_server


def clocks(me: Person) -> list[dict[str, float]]:
    return [told["clock"] for told in me.heard if "clock" in told]


def seconds_shown(me: Person) -> int:
    return int(me.text("[data-clock]"))


def leave_it_few_seconds(server: Server) -> None:
    """While nobody serves, the clock is moved on; a server that starts again goes on from there."""
    server.kill()
    with sqlite3.connect(server.data) as link:
        (stored,) = link.execute("SELECT clock FROM tables").fetchone()
        round_, turn, left, merciless = json.loads(stored)
        assert left > 3
        link.execute("UPDATE tables SET clock = ?", [json.dumps([round_, turn, 3.0, merciless])])
    link.close()
    server.start()


def hunting(me: Person) -> bool:
    """Whether somebody may go on; a Peril asks everybody something else."""
    return any(answer.pick in HUNTING for answer in me.look().answers)


@pytest.mark.rule("GOD-LASTHUNT-2", "GOD-LASTHUNT-4", "GOD-LASTHUNT-7")
def test_three_hunt_at_once_against_the_clock(server: Server, page_in: PageIn):
    options = {"seconds": SECONDS}
    program = server.open_table("me", "open", "open", scenario="last-hunt", seed=SEED, options=options)
    people = [Person(page_in()).sit_with(program)]
    assert people[0].page.locator("[data-clock]").count() == 0, "it does not run before all are here"
    for seat, name in ((1, "Bea"), (2, "Cyr")):
        people.append(Person(page_in()).join(program.info["seats"][seat]["invite"], name))
    ilka, bea, cyr = people

    # it starts when the last of them is ready; until then all see whom it waits for, and nobody can choose
    for each in people:
        each.see("#prompt [data-do=ready]")
    for each in (bea, cyr):
        assert each.press_tool("ready")["ok"]
    for each in (bea, cyr):
        expect(each.page.locator("#prompt .ready")).to_contain_text("Not ready yet: Ilka.")
        expect(each.page.locator("#prompt .option, [data-clock]")).to_have_count(0)
    expect(cyr.page.locator("#people .person.seat-0")).to_contain_text("not ready yet")
    assert ilka.press_tool("ready")["ok"]

    # the clock is shown to everybody, and is the server's: who comes again finds it where it is
    for each in people:
        each.wait_for_turn()
        each.see("[data-clock]")
        assert 0 < seconds_shown(each) <= SECONDS
    first = seconds_shown(ilka)
    ilka.until(lambda me: seconds_shown(me) < first)
    ilka.page.reload()
    ilka.wait_for_turn()
    ilka.see("[data-clock]")
    assert seconds_shown(ilka) < first
    ilka.until(lambda me: abs(seconds_shown(me) - seconds_shown(bea)) <= 1)

    # two clicks at the same pile, made for the same version
    for each in (ilka, bea):
        each.page.evaluate(_DIG, 0)
    for each in (ilka, bea):
        each.until(lambda me: any(answer.pick == "dig-on" for answer in me.look().answers))
    zones = [player.zone for player in expedition_of(server, program.table).players]
    assert [len(zone) for zone in zones] == [1, 1, 0]
    assert zones[0] != zones[1]
    assert ilka.refusals() == bea.refusals() == []

    # a Peril stops everybody, and the clock
    cyr.page.evaluate(_DIG, 1)
    for each in (ilka, bea):
        each.until(lambda me: not hunting(me))
        each.until(lambda me: not clocks(me)[-1]["running"])
        each.see(".clock.still", "stopped")
    told, shown, since = len(clocks(bea)), seconds_shown(bea), time.monotonic()
    stopped = clocks(bea)[told - 1]["left"]
    cyr.page.wait_for_timeout(1500)
    assert seconds_shown(bea) == shown, "it is seen to stand still"
    assert expedition_of(server, program.table).trial is not None
    for asked in iter(lambda: next_asked(people), None):
        if hunting(asked):
            break
        asked.choose(asked.look().answers[0])
    stood = time.monotonic() - since
    bea.until(lambda me: clocks(me)[-1]["running"])
    bea.see(".clock:not(.still)")
    on = next(clock["left"] for clock in clocks(bea)[told:] if clock["running"])
    assert stopped >= on > stopped - stood / 2, "it went on from where it stood"

    # time runs out: the round ends for everybody
    before = choices(server, program.table).count(CLOCK)
    leave_it_few_seconds(server)
    for each in people:
        each.see("#prompt [data-rule^=GOD-FEED]")
        assert each.page.locator("[data-clock]").count() == 0
    assert choices(server, program.table).count(CLOCK) == before + 1
    assert expedition_of(server, program.table).feeding
    assert len({each.text("#head .phase") for each in people}) == 1

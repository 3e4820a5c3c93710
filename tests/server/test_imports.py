"""Saves that strangers send: what replays is a table like others, what does not says so, and the rest is refused."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from holdouts.engine import intake, past, record
from holdouts.engine.bounds import excess
from holdouts.engine.chance import Dice, commitment
from holdouts.engine.library import LANGUAGES, new_table
from holdouts.engine.mixing import Mixture, Share, commitment_to
from holdouts.engine.names import kebab
from holdouts.engine.record import CannotLoad, save, settle
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.lab.forgery import Plain, attest, opened, sealed
from holdouts.server import forms, origins
from holdouts.server.app import create_app
from holdouts.server.site import Site
from holdouts.server.store import Store

GAME = "godforsaken-scavengers"


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    app = create_app(store, pace=0.0, tables_an_hour=10_000)
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client
    store.close()


@cache
def game_of(id_: str, scenario: str = "", choices: int = 40) -> tuple[Table, bytes]:
    """A game under way, and its save."""
    game = find_game(id_)
    setup = next(each for each in game.setups() if each.seats == 3 and scenario in each.scenario)
    table, dice = new_table(game, setup, 5, shared=True), Dice(5)
    for _ in range(choices):
        seat = dice.pick(list(table.go_on().waiting_for()))
        table.choose(dice.pick(table.options(seat)), seat)
    about = settle(game, setup, 5, names=["Ada", "Bo", "Cleo"], kinds=["person", "person", "sensible"])
    return table, save(table, about)


def forged(change: Callable[[Plain], object], id_: str = GAME, *, attested: bool = False) -> bytes:
    """The save with something changed, sealed again; and perhaps with fingerprints that fit."""
    plain = opened(game_of(id_)[1])
    change(plain)
    if attested:
        attest(find_game(id_), plain)
    return sealed(plain)


def bring(browser: TestClient, data: bytes) -> Any:
    return browser.post("/import", content=data, headers={"accept": "application/json"}, follow_redirects=False)


def row_of(browser: TestClient, table: str) -> Any:
    site: Site = browser.app.state.site  # type: ignore[attr-defined]
    return site.archive.store.table(table.removeprefix("/t/"))


def brought(browser: TestClient, data: bytes) -> str:
    answer = bring(browser, data)
    assert answer.status_code == 303, answer.text
    table = str(answer.headers["location"])
    assert browser.get(table).status_code == 200
    return table


def deal_to_order(plain: Plain) -> None:
    """The last card of a pile becomes a card of the first player's hand."""
    state = plain["checkpoint"]
    pile = max(state["piles"], key=len)
    hand = state["players"][0]["hand"]
    pile[-1], hand[0] = hand[0], pile[-1]


# --- what replays, and what does not ---


@pytest.mark.parametrize("id_", IDS)
def test_a_save_that_replays_is_a_table_that_says_it_was_brought(browser: TestClient, id_: str):
    assert row_of(browser, brought(browser, game_of(id_)[1])).origins == origins.IMPORT


def test_a_hand_dealt_to_order_is_never_a_table_like_others(browser: TestClient):
    """Fingerprints adjusted, seal computed anew: nothing in the file itself gives it away, but it does not replay."""
    data = forged(deal_to_order, attested=True)
    assert record.load(data, find_game).verdict == "migrated"
    table = brought(browser, data)
    assert row_of(browser, table).origins == origins.ALTERED
    site: Site = browser.app.state.site  # type: ignore[attr-defined]
    again = site.archive.load(table.removeprefix("/t/"))
    assert again is not None
    assert again.row.origins == origins.ALTERED


def test_an_altered_table_stays_altered_when_it_is_saved_and_brought_again(browser: TestClient):
    table = brought(browser, forged(deal_to_order, attested=True))
    site: Site = browser.app.state.site  # type: ignore[attr-defined]
    standing = site.archive.load(table.removeprefix("/t/"))
    assert standing is not None
    data = save(standing.table, site.archive.about(standing.row, standing.seats))
    assert row_of(browser, brought(browser, data)).origins == origins.ALTERED


def test_where_checkpoint_and_replay_disagree_the_replay_wins(browser: TestClient):
    """A forged state that no fingerprint speaks of would wait in the file for the day on which the rules change."""
    truth, data = game_of(GAME)
    row = row_of(browser, bring(browser, forged(deal_to_order)).headers["location"])  # nobody has opened it yet
    assert row.origins == origins.IMPORT
    kept = record.read_record(row.snapshot)
    assert kept.checkpoint == record.read_record(data).checkpoint
    site: Site = browser.app.state.site  # type: ignore[attr-defined]
    standing = site.archive.load(row.id)
    assert standing is not None
    assert standing.table.state == truth.state


def test_an_older_version_whose_game_still_replays_is_only_brought(browser: TestClient):
    table = brought(browser, forged(lambda plain: plain.update(engine="0.0.1")))
    assert row_of(browser, table).origins == origins.IMPORT


def test_what_a_set_up_means_is_kept_not_how_it_was_written(browser: TestClient):
    """A flag may be typed as a number; what is stored is read strictly."""
    table = brought(browser, forged(lambda plain: plain["about"]["setup"].update(merciless=0, seconds="60")))
    assert '"merciless":false' in row_of(browser, table).setup
    assert '"seconds":60' in row_of(browser, table).setup


def test_loaded_dice_are_altered(browser: TestClient):
    data = forged(lambda plain: plain["checkpoint"].update(loaded=[0, 0, 0]), attested=True)
    assert row_of(browser, brought(browser, data)).origins == origins.ALTERED


# --- where the seed comes from ---


SECRET, PARTS = "5" * 64, ("1" * 64, "2" * 64)
SHARES: list[dict[str, Any]] = [
    {"seat": seat, "commitment": commitment_to(part), "contribution": part} for seat, part in enumerate(PARTS)
]
MIXED = Mixture(table="aTable", secret=SECRET, shares=tuple(Share(**share) for share in SHARES))


def mixed_save(choices: int = 20, **changes: Any) -> bytes:
    """A game under way whose seed two people have drawn together; or which says so."""
    game = find_game(GAME)
    setup = next(each for each in game.setups() if each.seats == 2)
    table, dice = new_table(game, setup, MIXED.seed(), shared=True), Dice(5)
    for _ in range(choices):
        seat = dice.pick(list(table.go_on().waiting_for()))
        table.choose(dice.pick(table.options(seat)), seat)
    about = settle(game, setup, MIXED.seed(), names=["Ada", "Bo"], kinds=["person", "person"])
    about = msgspec.structs.replace(about, mixture=MIXED, salt="5a17")
    plain = opened(save(table, msgspec.structs.replace(about, seal=about.commitment())))
    plain["about"].update(changes)
    return sealed(plain)


def chance_shown(browser: TestClient, table: str) -> str:
    """What the page says of the table's chance, behind the curtain or not."""
    return unescape(browser.get(table).text.partition('class="chance"')[2].partition("</section>")[0])


def test_a_save_that_replays_keeps_what_its_seed_was_mixed_from_and_its_page_calls_nothing_mixed(browser: TestClient):
    table = brought(browser, mixed_save())
    row = row_of(browser, table)
    assert row.origins == origins.IMPORT
    assert msgspec.json.decode(row.mixture, type=Mixture) == MIXED
    assert row.seal == commitment(SECRET, "5a17")
    shown = chance_shown(browser, table)
    assert "was not mixed from everybody’s part" in shown
    assert not any(part in shown for part in (*PARTS, *map(commitment_to, PARTS), row.seal))
    headers = {"authorization": f"Bearer {browser.cookies['holdouts']}"}
    told = browser.get(f"/api{table.replace('/t/', '/tables/')}/chance", headers=headers).json()
    assert (told["mixed"], told["shares"]) == (False, [])
    assert told["seal"] == commitment(row.seed, "5a17"), "at the end, the seed and the salt give it again"


def test_a_save_that_does_not_replay_brings_no_mixture_and_no_seal(browser: TestClient):
    plain = opened(mixed_save())
    deal_to_order(plain)
    attest(find_game(GAME), plain)
    row = row_of(browser, brought(browser, sealed(plain)))
    assert row.origins == origins.ALTERED
    assert row.mixture == ""
    assert row.seal == commitment(MIXED.seed(), "5a17")
    about = record.read_record(row.snapshot).about
    assert (about.mixture, about.seal) == (None, row.seal)


@pytest.mark.parametrize(
    "parts",
    [
        {"secret": "6" * 64, "shares": SHARES},
        {"secret": SECRET, "shares": SHARES[:1]},
        {"secret": SECRET, "shares": [{**SHARES[0], "commitment": "a" * 64}, SHARES[1]]},
    ],
)
def test_parts_that_do_not_give_the_seed_are_not_kept(browser: TestClient, parts: dict[str, Any]):
    data = mixed_save(mixture={"table": "aTable", **parts}, seal="f" * 64)
    row = row_of(browser, brought(browser, data))
    assert (row.origins, row.mixture) == (origins.IMPORT, "")
    assert row.seal == commitment(MIXED.seed(), "5a17")


NOTES: tuple[Plain, ...] = (
    {"event": "took-back", "who": 0, "count": 1},
    {"event": "changed-hands", "who": 0, "now": "sensible"},
    {"event": "saved", "who": 1},
    {"event": "taken-up", "who": 0, "count": 3},
    {"event": "halted"},
    {"event": "accused", "who": 0, "other": 1},
    {"event": "withdrew", "who": 0, "other": 1},
    {"event": "said", "who": 1, "phrase": "yes"},
)


def test_every_note_that_a_table_makes_may_come_with_its_save(browser: TestClient):
    assert {kebab(kind.__name__) for kind in past.NOTES} == {note["event"] for note in NOTES}
    data = forged(lambda plain: plain.update(notes=[[3, {**each, "rule": ""}] for each in NOTES]))
    table = brought(browser, data)
    assert len(msgspec.json.decode(row_of(browser, table).notes)) == len(NOTES)


# --- what is refused ---


def note(plain: Plain, at: int = 1, **fields: object) -> None:
    plain["notes"] = [[at, {"event": "took-back", "who": 0, "count": 1, "rule": "", **fields}]]


def mix(plain: Plain, **fields: object) -> None:
    plain["about"]["mixture"] = {"table": "aTable", "secret": SECRET, "shares": SHARES, **fields}


WRONG: dict[str, Callable[[Plain], object]] = {
    "`scenario`": lambda plain: plain["about"].update(setup={}),
    "no-such": lambda plain: plain["about"]["setup"].update(scenario="no-such"),
    "about.setup.seats cannot be “500”": lambda plain: plain["about"]["setup"].update(seats=500),
    "about.seed cannot be “9223372036854775808”": lambda plain: plain["about"].update(seed=2**63),
    "about.seed cannot be “-1”": lambda plain: plain["about"].update(seed=-1),
    "players do not fit its names": lambda plain: plain["about"].update(names=["Ada"]),
    "players do not fit": lambda plain: plain["about"].update(kinds=["person"] * 4),
    "about.names[1]": lambda plain: plain["about"].update(names=["Ada", "b" * 101, "Cleo"]),
    "about.salt": lambda plain: plain["about"].update(salt="s" * 65),
    "about.mixture.table": lambda plain: mix(plain, table="../.."),
    "about.mixture.secret": lambda plain: mix(plain, secret="x"),
    "about.mixture.shares has more": lambda plain: mix(plain, shares=SHARES[:1] * 4),
    "about.mixture.shares[1].seat cannot be “0”": lambda plain: mix(plain, shares=SHARES[:1] * 2),
    "about.mixture.shares[0].seat cannot be “9”": lambda plain: mix(plain, shares=[{**SHARES[0], "seat": 9}]),
    "about.mixture.shares[0].commitment": lambda plain: mix(plain, shares=[{**SHARES[0], "commitment": "\0"}]),
    "about.mixture.shares[0].contribution": lambda plain: mix(plain, shares=[{**SHARES[0], "contribution": "é"}]),
    "about.language": lambda plain: plain["about"].update(language="xx"),
    "about.setup.packs": lambda plain: plain["about"]["setup"].update(packs=["other"]),
    "about.packs[0]": lambda plain: plain["about"]["packs"][0].update(id="../.."),
    "choices_before": lambda plain: plain.update(choices_before=9999),
    "events_before": lambda plain: plain.update(events_before=-1),
    "told[3]": lambda plain: plain["told"].__setitem__(3, 10**9),
    "told cannot be “": lambda plain: plain["told"].pop(),
    "notes[0][0]": lambda plain: note(plain, at=99),
    "notes[0].who": lambda plain: note(plain, who=8),
    "notes[0].count": lambda plain: note(plain, count=-9),
    "notes[0].now": lambda plain: note(plain, event="changed-hands", now="<b>"),
    "notes[0].phrase": lambda plain: note(plain, event="said", phrase="no-such"),
    "notes[0].other": lambda plain: note(plain, event="accused", other=9),
    "notes[0] cannot be read": lambda plain: note(plain, event="gone"),
    "fingerprints[0][0]": lambda plain: plain["fingerprints"][0].__setitem__(0, 10**6),
    "fingerprints[0] cannot be “zz”": lambda plain: plain["fingerprints"][0].__setitem__(1, "zz"),
    "fingerprints has more than": lambda plain: plain.update(fingerprints=plain["fingerprints"] * 500),
    "choices[2][0]": lambda plain: plain["choices"][2].__setitem__(0, 7),
    "choices cannot be read": lambda plain: plain["choices"][2].__setitem__(1, {"type": "fly"}),
    "choices has more than": lambda plain: plain["choices"].extend(plain["choices"] * 200),
    "events[0] cannot be read": lambda plain: plain["events"].__setitem__(0, {"event": "nothing"}),
    "events[0].rule": lambda plain: plain["events"][0].update(rule="<script>"),
    "events has more than": lambda plain: plain["events"].extend(plain["events"][:1] * intake.MOST_EVENTS),
    "checkpoint cannot be read": lambda plain: plain.update(checkpoint={"agenda": 7}),
    "number at checkpoint.round": lambda plain: plain["checkpoint"].update(round=10**15),
    "too much at checkpoint.agenda": lambda plain: plain["checkpoint"].update(agenda=[["turn", []]] * 3000),
}  # fmt: skip


@pytest.mark.parametrize("said", WRONG)
def test_what_is_wrong_is_said_with_its_place_before_a_table_exists(browser: TestClient, said: str):
    answer = bring(browser, forged(WRONG[said], attested=True))
    assert answer.status_code == 400, answer.text
    assert said in answer.json()["why"]
    page = browser.get("/")
    assert page.status_code == 200
    assert "my-tables" not in page.text


@pytest.mark.parametrize("said", WRONG)
def test_every_refusal_is_said_in_every_language(said: str):
    with pytest.raises(CannotLoad) as caught:
        intake.take_in(forged(WRONG[said], attested=True), find_game)
    assert len({caught.value.said(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_large_file_is_not_read_to_its_end(browser: TestClient):
    assert bring(browser, b"holdouts-save 1 " + b"x" * 7_600_000).status_code == 413
    assert len(game_of(GAME, choices=200)[1]) < forms.LARGEST_SAVE / 10


def test_numbers_of_a_game_in_play_are_within_measure():
    """What is refused to a stranger must never happen by itself."""
    for id_ in IDS:
        game = find_game(id_)
        for setup in game.setups()[::9]:
            table, dice = new_table(game, setup, 3), Dice(3)
            for _ in range(80):
                if not (waiting := table.go_on().waiting_for()):
                    break
                seat = dice.pick(list(waiting))
                table.choose(dice.pick(table.options(seat)), seat)
            for step in table.checkpoints():
                state = msgspec.to_builtins(game.decoder.decode(step.state))
                assert not list(excess(state, id_, game.unmeasured | {"dice"}))


def test_while_a_save_is_examined_everybody_else_goes_on(browser: TestClient, monkeypatch: pytest.MonkeyPatch):
    site: Site = browser.app.state.site  # type: ignore[attr-defined]
    busy, done = threading.Event(), threading.Event()
    examine = site.archive.take_in

    def slowly(data: bytes) -> Any:
        busy.set()
        assert done.wait(60)
        return examine(data)

    monkeypatch.setattr(site.archive, "take_in", slowly)
    asked = threading.Thread(target=bring, args=(browser, game_of(GAME)[1]))
    asked.start()
    assert busy.wait(60)
    assert browser.get("/").status_code == 200
    done.set()
    asked.join(60)


def test_a_save_as_long_as_may_be_sent_is_examined_in_little_time():
    """Beside it, in the same run: a whole honest game. A file at the limits may cost as much as some dozens of it."""
    honest = game_of(GAME, choices=200)[1]
    began = time.thread_time()
    intake.take_in(honest, find_game)
    unit = time.thread_time() - began

    def longest(plain: Plain) -> None:
        plain["choices"] = (plain["choices"] * 200)[: intake.MOST_CHOICES]
        plain["told"] = [0] * intake.MOST_CHOICES
        plain["events"] = (plain["events"] * 1000)[: intake.MOST_EVENTS // 4]

    data = forged(longest, attested=True)
    assert len(data) < forms.LARGEST_SAVE
    began = time.thread_time()
    with suppress(CannotLoad):
        intake.take_in(data, find_game)
    assert time.thread_time() - began < max(50 * unit, 2.0)

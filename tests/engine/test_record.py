"""Saves: what comes back, what is refused, and what survives a change of the rules."""

import hashlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdouts.engine.chance import Dice, commitment
from holdouts.engine.decision import CLOCK, Choose
from holdouts.engine.game import Game
from holdouts.engine.library import new_table
from holdouts.engine.past import ChangedHands
from holdouts.engine.record import CannotLoad, Loaded, load, read, read_record, save, settle, write
from holdouts.engine.state import Script, Steps
from holdouts.engine.table import CannotUndo, Table
from tests.engine import toy
from tests.engine.toy import (
    Bid,
    Book,
    Cellar,
    CellarSetup,
    Draw,
    Stop,
    Warn,
    about_table,
    deal,
    find,
    make_game,
    open_table,
)
from tests.engine.toy_play import move, play, snapshot
from tests.engine.toy_words import PROVISIONS

SHELF = "- {id: pickle, food: 2}\n"


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_game(tmp_path / "toy")


def midway(game: Game, choices: int = 30, seed: int = 3) -> Table:
    """A game under way, in the middle of a turn if it can be."""
    table, dice = open_table(game, 3), Dice(seed)
    for _ in range(choices):
        move(table, dice)
    return table


def saved(table: Table) -> bytes:
    return save(table, about_table(table.game, len(table.state.hands)))  # type: ignore[attr-defined]


def back(table: Table) -> Loaded:
    return load(saved(table), find(table.game))


def resealed(data: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """A save with other content, sealed as if it had been saved so."""
    plain = msgspec.json.decode(data.split(b"\n", 1)[1])
    change(plain)
    body = msgspec.json.encode(plain)
    return b"holdouts-save 1 sha256=%s bytes=%d\n" % (hashlib.sha256(body).hexdigest().encode(), len(body)) + body


# What comes back


def test_a_save_at_every_decision_loads_exactly_and_plays_on_the_same(game: Game):
    def save_it(table: Table) -> None:
        loaded = back(table)
        assert (loaded.verdict, loaded.reason) == ("exact", "")
        assert snapshot(loaded.table) == snapshot(table)
        assert loaded.table.choices == table.choices
        assert list(loaded.table.story()) == list(table.story())

    table = play(open_table(game, 3), 3, save_it)
    assert any(seat == CLOCK for seat, _ in table.choices)


def test_a_loaded_game_can_be_taken_back_to_its_first_choice(game: Game):
    table = midway(game)
    loaded = back(table).table
    for _ in range(30):
        table.undo()
        loaded.undo()
        assert snapshot(loaded) == snapshot(table)


def test_answers_given_in_secret_are_saved_with_the_rest(game: Game):
    loaded = back(open_table(game, 3).choose(Bid(2), 1))
    assert loaded.table.waiting_for() == (0, 2)


def test_notes_come_back_in_their_places(game: Game):
    table = midway(game)
    table.undo(by=0)
    table.note(ChangedHands(who=1, now="random", rule=""))
    assert back(table).table.notes == table.notes


def test_who_plays_and_how_comes_back(game: Game):
    loaded = back(open_table(game, 3))
    assert loaded.about.names == ("Ada", "Bruno", "Cleo")
    assert loaded.about.kinds == ("person", "sensible", "random")
    assert loaded.about.setup["scenario"] == "plain"
    assert not loaded.table.shared
    assert back(open_table(game, 3, shared=True)).table.shared


def test_saving_what_was_loaded_gives_the_same_bytes(game: Game):
    table = midway(game)
    about = about_table(game, 3)
    data = save(table, about)
    loaded = load(data, find(game))
    assert save(loaded.table, loaded.about) == data


def test_fingerprints_are_kept_about_every_25_choices_and_at_the_current_step(game: Game):
    table = midway(game, 60, seed=4)
    kept = [choices for choices, _ in read_record(saved(table)).fingerprints]
    assert kept[0] == 0
    assert kept[-1] == table.checkpoint().choices
    assert all(later - earlier < 35 for earlier, later in pairwise(kept))


def test_the_seed_and_salt_of_a_save_prove_what_was_shown_at_the_start(game: Game):
    about = about_table(game)
    shown = about.commitment()
    record = read_record(save(open_table(game), about))
    assert commitment(record.about.seed, record.about.salt) == shown


def test_two_games_of_the_same_seed_do_not_show_the_same_commitment(game: Game):
    assert about_table(game).commitment() != about_table(game).commitment()


# What is refused


def test_every_byte_that_flips_is_noticed(game: Game):
    data = saved(open_table(game).choose(Bid(0), 0))
    for place in range(len(data)):
        for bit in (0x01, 0x20, 0x80):
            with pytest.raises(CannotLoad):
                load(data[:place] + bytes([data[place] ^ bit]) + data[place + 1 :], find(game))


def test_every_cut_is_noticed(game: Game):
    data = saved(open_table(game))
    for length in range(len(data)):
        with pytest.raises(CannotLoad):
            load(data[:length], find(game))


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"", "empty"),
        (lambda data: b"PK\x03\x04 something else", "not a save"),
        (lambda data: data[1:], "not a save"),
        (lambda data: b"\n" + data, "not a save"),
        (lambda data: data[:5], "cut short"),
        (lambda data: data[:-1], "cut short"),
        (lambda data: data + b"\n", "damaged"),
        (lambda data: data.replace(b'"seed"', b'"sead"'), "damaged"),
        (lambda data: data.replace(b"holdouts-save 1", b"holdouts-save 2"), "newer version"),
        (lambda data: data.replace(b"holdouts-save 1", b"holdouts-save 0"), "damaged"),
        (lambda data: resealed(data, lambda plain: plain.pop("choices")), "damaged"),
        (lambda data: resealed(data, lambda plain: plain["about"].update(packs=[])), "damaged"),
        (lambda data: resealed(data, lambda plain: plain.update(game="chess")), "not here"),
        (lambda data: resealed(data, lambda plain: plain.update(now="", checkpoint={"food": "much"})), "too much"),
    ],
)
def test_a_refusal_says_what_is_wrong(game: Game, spoil: Callable[[bytes], bytes], reason: str):
    with pytest.raises(CannotLoad, match=reason):
        load(spoil(saved(midway(game))), find(game))


def test_nesting_beyond_all_measure_is_refused(game: Game):
    body = b'{"format":' + b"[" * 100_000
    seal = b"holdouts-save 1 sha256=%s bytes=%d\n" % (hashlib.sha256(body).hexdigest().encode(), len(body))
    with pytest.raises(CannotLoad, match="damaged"):
        load(seal + body, find(game))


def test_a_file_far_too_large_is_not_even_read(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.engine.record.MAX_BYTES", 10)
    (tmp_path / "big").write_bytes(b"x" * 11)
    with pytest.raises(CannotLoad, match="far too large"):
        read(tmp_path / "big", find(game))


def test_a_file_that_is_not_there_is_said_so(game: Game, tmp_path: Path):
    with pytest.raises(CannotLoad, match="There is no file old-game"):
        read(tmp_path / "old-game", find(game))


# Files


def test_a_file_is_written_and_read(game: Game, tmp_path: Path):
    table = midway(game)
    write(tmp_path / "game", table, about_table(game, 3))
    assert snapshot(read(tmp_path / "game", find(game)).table) == snapshot(table)


@pytest.mark.parametrize("broken", ["os.fsync", "pathlib.Path.replace"])
def test_a_disk_that_is_full_leaves_the_old_file_and_nothing_else(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
):
    saves = tmp_path / "saves"
    saves.mkdir()
    write(saves / "game", open_table(game), about_table(game))
    before = (saves / "game").read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(broken, full)
    with pytest.raises(OSError, match="No space left"):
        write(saves / "game", midway(game), about_table(game, 3))
    assert [path.name for path in saves.iterdir()] == ["game"]
    assert (saves / "game").read_bytes() == before


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a system that can kill at once")
def test_a_kill_in_the_middle_of_writing_leaves_the_old_file(game: Game, tmp_path: Path):
    write(tmp_path / "game", open_table(game), about_table(game))
    before = (tmp_path / "game").read_bytes()
    script = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from holdouts.engine.record import write\n"
        "from tests.engine.toy import about_table, make_game, open_table\n"
        "os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)\n"
        "game = make_game(Path(sys.argv[1]) / 'other')\n"
        "write(Path(sys.argv[1]) / 'game', open_table(game, 4), about_table(game, 4))\n"
    )
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(root / "src")])
    child = subprocess.run([sys.executable, "-c", script, str(tmp_path)], env={**os.environ, "PYTHONPATH": path})
    assert child.returncode == -signal.SIGKILL
    assert (tmp_path / "game").read_bytes() == before
    assert read(tmp_path / "game", find(game)).verdict == "exact"


# What survives a change


def changed(tmp_path: Path, provisions: str = PROVISIONS, **rooms: Any) -> Game:
    """The same game some time later."""
    return make_game(tmp_path / "later", provisions, **rooms)


def other_rules(**steps: Callable[..., Any]) -> Script:
    """The script with some steps written anew."""
    script = Script()
    script.steps = {**toy.step.steps, **steps}
    script.asking = set(toy.step.asking)
    return script


def bids_count_double(cellar: Cellar) -> Steps[None]:
    food = list(cellar.food)
    yield from toy.bids(cellar)
    cellar.food = [2 * after - before for before, after in zip(food, cellar.food, strict=True)]


def drawing_is_over(cellar: Cellar, seat: int) -> Steps[None]:
    yield Choose(seat, [toy.Grab(1), Stop()], rule="TOY-TURN-1")


def in_a_turn(game: Game) -> Table:
    """Two bids, then seat 0 has been warned and draws: two choices before the step, one in it."""
    table = open_table(game).choose(Bid(2), 0).choose(Bid(0), 1).choose(Warn(), 1)
    while True:
        table.choose(Draw())
        if table.checkpoint().choices < len(table.choices):
            return table


def test_a_rules_fix_carries_a_running_game_on_from_its_step(game: Game, tmp_path: Path):
    table = in_a_turn(game)
    later = changed(tmp_path, script=other_rules(bids=bids_count_double))
    loaded = load(saved(table), find(later))
    assert loaded.verdict == "migrated"
    assert "From its seed the game no longer comes to the same point" in loaded.reason
    assert snapshot(loaded.table) == snapshot(table)
    assert play(loaded.table, 1).over


def test_after_a_rules_fix_the_whole_story_is_still_there(game: Game, tmp_path: Path):
    table = in_a_turn(game)
    table.undo(by=0)
    table.choose(Draw())
    loaded = load(saved(table), find(changed(tmp_path, script=other_rules(bids=bids_count_double))))
    assert list(loaded.table.story()) == list(table.story())
    assert loaded.table.choices == table.choices


def test_after_a_rules_fix_undo_goes_back_to_the_start_of_the_step_and_no_further(game: Game, tmp_path: Path):
    table = in_a_turn(game)
    before = table.checkpoint().choices
    loaded = load(saved(table), find(changed(tmp_path, script=other_rules(bids=bids_count_double)))).table
    loaded.undo("round")
    assert len(loaded.choices) == before
    assert snapshot(loaded) == snapshot(table.undo("step"))
    with pytest.raises(CannotUndo, match="can be read, but not taken back"):
        loaded.undo()


def test_a_migrated_game_can_be_saved_and_loaded_again(game: Game, tmp_path: Path):
    later = changed(tmp_path, script=other_rules(bids=bids_count_double))
    first = load(saved(in_a_turn(game)), find(later))
    again = load(save(first.table, first.about), find(later))
    assert again.verdict == "migrated"
    assert snapshot(again.table) == snapshot(first.table)
    assert list(again.table.story()) == list(first.table.story())


def test_choices_that_can_no_longer_be_made_let_the_step_start_anew(game: Game, tmp_path: Path):
    table = in_a_turn(game)
    later = changed(tmp_path, script=other_rules(turn=drawing_is_over))
    loaded = load(saved(table), find(later))
    assert loaded.verdict == "diverged"
    assert "Seat 0 cannot choose Draw() now." in loaded.reason
    assert len(loaded.table.choices) == table.checkpoint().choices
    assert loaded.table.options(0) == [toy.Grab(1), Stop()]


def test_a_fingerprint_that_differs_on_the_way_is_noticed(game: Game):
    """As if a rule had led through another state and back to the same."""
    data = resealed(saved(midway(game)), lambda plain: plain.update(fingerprints=[[0, "0123456789abcdef"]]))
    loaded = load(data, find(game))
    assert loaded.verdict == "migrated"
    assert "it differs after 0 choices" in loaded.reason


def test_a_checkpoint_that_lost_a_card_is_refused(game: Game):
    def lose_a_card(plain: dict[str, Any]) -> None:
        plain.update(now="")
        plain["checkpoint"]["deck"].pop()

    with pytest.raises(CannotLoad, match="cards:"):
        load(resealed(saved(open_table(game)), lose_a_card), find(game))


def test_a_step_that_is_gone_is_a_reason_to_refuse(game: Game, tmp_path: Path):
    script = other_rules()
    del script.steps["turn"]
    with pytest.raises(CannotLoad, match="no step “turn” any more"):
        load(saved(in_a_turn(game)), find(changed(tmp_path, script=script)))


def test_another_version_that_plays_the_same_keeps_the_whole_past(game: Game, monkeypatch: pytest.MonkeyPatch):
    table = midway(game)
    data = saved(table)
    monkeypatch.setattr("holdouts.engine.record.__version__", "9.9")
    loaded = load(data, find(game))
    assert loaded.verdict == "migrated"
    assert "this is 9.9" in loaded.reason
    assert len(loaded.table.undo("round").choices) == len(table.undo("round").choices)


class LaterCellar(Cellar):
    lanterns: int = 4


def later_deal(setup: CellarSetup, book: Book, seed: int) -> LaterCellar:
    """Today a game begins with five."""
    state = msgspec.convert(msgspec.to_builtins(deal(setup, book, seed)), LaterCellar)
    state.attach(book, None)
    state.lanterns = 5
    return state


def test_a_state_with_a_new_field_takes_its_default(game: Game, tmp_path: Path):
    table = in_a_turn(game)
    later = changed(tmp_path, state=LaterCellar, deal=later_deal)
    loaded = load(saved(table), find(later))
    assert loaded.verdict == "migrated"
    assert isinstance(loaded.table.state, LaterCellar)
    assert loaded.table.state.lanterns == 4
    assert loaded.table.state.food == table.state.food  # type: ignore[attr-defined]


def test_a_past_with_choices_nobody_knows_any_more_goes_on_without_them(game: Game, tmp_path: Path):
    table = open_table(game)
    table.choose(Bid(2), 0).choose(Bid(0), 1)
    table.note(ChangedHands(who=0, now="random", rule=""))
    picks = tuple(pick for pick in game.picks if pick is not Bid)
    loaded = load(saved(table), find(changed(tmp_path, picks=picks)))
    assert loaded.table.choices == []
    assert loaded.table.options(0) == table.options(0)
    assert [place for place, _ in loaded.table.story()] == [0] * len(list(table.story()))


def test_events_nobody_knows_any_more_are_left_out_of_the_story(game: Game, tmp_path: Path):
    table = in_a_turn(game)
    events = tuple(event for event in game.events if event is not toy.NightFell)
    rules = other_rules(bids=bids_count_double)
    loaded = load(saved(table), find(changed(tmp_path, events=events, script=rules)))
    expected = [(place, event) for place, event in table.story() if not isinstance(event, toy.NightFell)]
    assert list(loaded.table.story()) == expected


# Packs


def test_cards_that_changed_their_text_migrate_the_game(game: Game, tmp_path: Path):
    table = midway(game)
    later = changed(tmp_path, PROVISIONS.replace("amount: 3", "amount: 2"))
    loaded = load(saved(table), find(later))
    assert loaded.verdict == "migrated"
    assert "The pack “base” has changed since." in loaded.reason
    assert load(save(loaded.table, loaded.about), find(later)).about == loaded.about


@pytest.mark.parametrize(
    "provisions",
    [PROVISIONS + SHELF, PROVISIONS.replace("jar-0", "jam-0"), PROVISIONS.split("- id: honey")[0]],
)
def test_cards_that_came_or_went_would_change_what_lies_on_the_table_and_are_refused(
    game: Game, tmp_path: Path, provisions: str
):
    with pytest.raises(CannotLoad, match="“base” holds other cards now"):
        load(saved(midway(game)), find(changed(tmp_path, provisions)))


def own_pack(root: Path) -> Path:
    (root / "pantry").mkdir(parents=True)
    (root / "pantry" / "pack.yaml").write_text("id: pantry\ngame: the-cellar\ntitle: Pantry\nversion: '1'\n")
    (root / "pantry" / "provisions.yaml").write_text(SHELF)
    return root


def save_with_own_pack(game: Game, root: Path) -> bytes:
    setup = CellarSetup(scenario="plain", seats=2, packs=("pantry",))
    about = settle(game, setup, 1, names=("Ada", "Bruno"), kinds=("person", "person"), root=root)
    return save(new_table(game, setup, 1, root=root), about)


def test_a_game_with_a_pack_of_ones_own_finds_it_in_its_folder(game: Game, tmp_path: Path):
    root = own_pack(tmp_path / "packs")
    loaded = load(save_with_own_pack(game, root), find(game), root)
    assert loaded.verdict == "exact"
    assert [pack.id for pack in loaded.about.packs] == ["base", "pantry"]


@pytest.mark.parametrize("root", [None, Path("nowhere")])
def test_a_pack_that_is_missing_is_named(game: Game, tmp_path: Path, root: Path | None):
    data = save_with_own_pack(game, own_pack(tmp_path / "packs"))
    with pytest.raises(CannotLoad, match=r"needs a pack that is not here.*pantry"):
        load(data, find(game), root)


def test_a_pack_that_is_broken_is_named_with_its_fault(game: Game, tmp_path: Path):
    root = own_pack(tmp_path / "packs")
    data = save_with_own_pack(game, root)
    (root / "pantry" / "provisions.yaml").write_text("- {id: pickle, food: lots}\n")
    with pytest.raises(CannotLoad, match=r"cannot be read: pantry/provisions\.yaml"):
        load(data, find(game), root)


def test_a_save_cannot_reach_for_packs_outside_of_the_folder(game: Game, tmp_path: Path):
    root = own_pack(tmp_path / "packs")
    data = save_with_own_pack(game, root)
    outside = resealed(data, lambda plain: plain["about"]["packs"][1].update(id="../packs/pantry"))
    with pytest.raises(CannotLoad, match="not here"):
        load(outside, find(game), root)

"""The law of secrecy finds every way to tell two worlds apart, and nothing where there is none."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holdouts.engine.decision import Choose
from holdouts.engine.events import EVERYONE, only
from holdouts.engine.game import Game, OtherWorld
from holdouts.engine.observation import Drawn, Observation
from holdouts.engine.secrets import Secrets
from holdouts.engine.state import Steps
from holdouts.engine.table import CannotUndo, Table
from holdouts.engine.view import Scene
from holdouts.games import IDS, find_game
from holdouts.games.godforsaken_scavengers import secrets
from holdouts.games.godforsaken_scavengers.picks import Dig
from holdouts.lab.secrecy import ANSWERS, MUTATED, Law, keep_secrets
from holdouts.testing import expedition
from tests.engine import toy
from tests.engine.toy import Cellar
from tests.lab.cellar import WORLDS, forgetting, make_cellar

GAME = find_game(IDS[0])


def faults(game: Game, times: int = 40) -> str:
    """What the law finds, in one text."""
    return "\n".join(keep_secrets(game, times, seed=1, games=60).verdict())


# --- nothing is found where there is nothing ---


def test_a_game_that_keeps_its_secrets_is_left_in_peace_and_every_mutant_of_it_is_caught(tmp_path: Path):
    law = keep_secrets(make_cellar(tmp_path), 10, seed=1, mutants=True, games=60)
    assert law.verdict() == []
    assert law.summary() == f"7 secrets, {7 * len(MUTATED)} mutants, all caught"
    assert all(law.tally.met[name] >= 10 for name in law.secrets)


@pytest.mark.parametrize("id_", IDS)
def test_answers_that_lie_face_down_are_a_secret_only_where_a_question_is_put_to_several_at_once(id_: str):
    """In a siege only the Leader answers."""
    assert (ANSWERS in Law(find_game(id_)).secrets) == (id_ != "this-war-of-mine")


# --- what leaves a table ---


@pytest.mark.parametrize("field", ["hands", "deck", "buried"])
def test_a_veil_that_forgets_a_field_is_found(tmp_path: Path, field: str):
    assert "can tell two worlds apart by the " in faults(forgetting(make_cellar(tmp_path), f"Cellar.{field}"))


class Peeping(Secrets):
    """Somebody looks at the state before the veil falls."""

    seen: Any = None

    def veiled(self, state: Any, seat: int | None) -> Any:
        self.seen = state
        return super().veiled(state, seat)


def test_a_scene_that_finds_a_side_door_is_found(tmp_path: Path):
    door = Peeping(Cellar, toy.SECRETS.parts)
    game = make_cellar(tmp_path, secrets=door, scene=lambda *_: Scene(title=f"{door.seen.deck}"))
    assert "Cellar.deck: seat 0 can tell two worlds apart by the view." in faults(game)


def test_an_observation_that_finds_a_side_door_is_found(tmp_path: Path):
    door = Peeping(Cellar, toy.SECRETS.parts)
    game = make_cellar(tmp_path, secrets=door, observe=lambda cellar, seat: list(door.seen.buried))
    assert "seat 0 can tell two worlds apart by the observation." in faults(game)


class Curious(Observation[Cellar]):
    """An observation that is drawn as it is read, with one thing in it that comes from a side door."""

    @Drawn
    def buried(self) -> list[int]:
        return list(self.state._gaze.state.buried)  # type: ignore[attr-defined]


def test_the_law_reads_all_of_an_observation_that_is_drawn_as_it_is_read(tmp_path: Path):
    assert re.search(r"by the observation\..* \.buried\[", faults(make_cellar(tmp_path, observe=Curious), times=10))
    assert not faults(make_cellar(tmp_path, observe=Observation), times=10)


@pytest.mark.parametrize("field", ["hands", "deck", "buried"])
def test_a_glimpse_past_a_veil_that_forgets_a_field_is_found(tmp_path: Path, field: str):
    game = make_cellar(tmp_path, observe=Observation, scene=lambda *_: Scene(title=""))
    assert "by the observation" in faults(forgetting(game, f"Cellar.{field}"))


def test_an_event_told_to_everybody_that_only_one_may_read_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(toy, "only", lambda *seats: EVERYONE)
    assert "can tell two worlds apart by the log" in faults(make_cellar(tmp_path))


def test_a_step_that_takes_a_secret_along_on_the_agenda_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The agenda is open: what the rules do next must not depend on what is hidden."""

    def draw(cellar: Cellar, seat: int) -> Steps[None]:
        card = cellar.deck.pop()
        cellar.hands[seat].append(card)
        cellar.then(toy.use, card, seat)
        yield Choose(0, [toy.Stop(), toy.Draw()], rule="TOY-TURN-1")

    monkeypatch.setattr(toy, "draw", draw)
    assert "can tell two worlds apart by the report" in faults(make_cellar(tmp_path))


# --- what comes out and is put away again ---


def glance(readers: Callable[[int], int]) -> Callable[[Cellar, int], Steps[None]]:
    """Somebody looks at the jar on top and puts it under all the others, before anybody is asked again."""

    def draw(cellar: Cellar, seat: int) -> Steps[None]:
        cellar.hands[seat].append(cellar.deck.pop())
        cellar.unveil()
        cellar.tell(toy.Drew(who=seat, card=cellar.hands[seat][-1], rule="TOY-DRAW-1", to=readers(seat)))
        cellar.deck.insert(0, cellar.hands[seat].pop())
        yield from ()

    return draw


def test_who_was_shown_a_card_may_know_it_though_it_is_hidden_again_before_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(toy, "draw", glance(only))
    assert "Cellar.deck" not in faults(make_cellar(tmp_path), times=10)


def test_who_was_not_shown_it_must_still_not_hear_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(toy, "draw", glance(lambda seat: EVERYONE))
    found = faults(make_cellar(tmp_path))
    assert re.search(r"Cellar.deck: seat 0 can tell two worlds apart by the log.* P1 found", found)


# --- asking tells ---


def ask_holder(cellar: Cellar, seat: int) -> Steps[bool]:
    """The rule as one would write it who does not think of it: whoever holds honey is asked."""
    honey = len(cellar.book.cards) - 1
    for other in cellar.seats:
        if honey in cellar.hands[other]:
            yield Choose(other, [toy.Stop(), toy.Lure(honey)], rule="TOY-DRAW-3")
    return False


def test_a_question_put_only_to_who_could_answer_it_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(toy, "lured", ask_holder)
    assert "Cellar.hands: " in faults(make_cellar(tmp_path), times=400)


def test_an_undo_that_depends_on_what_others_have_answered_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def undo_target(table: Table, to: str = "choice", by: int | None = None) -> int:
        raise CannotUndo("undo-others" if table.answers() else "undo-nothing")

    monkeypatch.setattr(Table, "undo_target", undo_target)
    assert "Table.answers: " in faults(make_cellar(tmp_path))


# --- imagined games ---


def test_a_redeal_that_leaves_something_is_found(tmp_path: Path):
    def redeal(cellar: Cellar, seat: int | None) -> None:
        buried = list(cellar.buried)
        cellar.buried = []
        toy.redeal(cellar, seat)
        cellar.buried = buried

    assert "can tell two worlds apart by the redeal" in faults(make_cellar(tmp_path, redeal=redeal))


# --- what the law has not seen ---


def test_a_secret_that_nobody_ever_changed_is_not_proved(tmp_path: Path):
    game = make_cellar(tmp_path, worlds={**WORLDS, "buried": lambda cellar, random: None})
    law = keep_secrets(game, 1, seed=1, mutants=True, games=3)
    assert "Cellar.buried was never met in play." in law.verdict()
    assert "Cellar.buried, shown by the view, was not caught." in law.verdict()
    assert law.summary() == "7 secrets, 42 mutants, 1 never met"


def test_a_world_that_changes_nothing_lets_its_mutants_get_away(tmp_path: Path):
    """An oracle that is blind proves nothing, and the law says so."""
    world = OtherWorld(frozenset(), lambda cellar, seat: False)
    game = make_cellar(tmp_path, worlds={**WORLDS, "deck": lambda cellar, random: world})
    law = keep_secrets(game, 5, seed=1, mutants=True, games=10)
    assert law.verdict() == [f"Cellar.deck, shown by the {way}, was not caught." for way in sorted(MUTATED)]
    assert law.summary() == "7 secrets, 42 mutants, 6 at large"


def test_a_secret_without_another_world_is_named(tmp_path: Path):
    worlds = {name: world for name, world in WORLDS.items() if name != "deck"}
    law = keep_secrets(make_cellar(tmp_path, worlds=worlds), 1, seed=1, games=3)
    assert law.verdict()[0] == "deck: say in worlds.py how it might be otherwise."


# --- the games themselves ---


def about_to_give(seed: int) -> Table:
    """A turn in which hardly anything else can be done: nobody can search."""
    position = expedition(seats=3, seed=seed).hand(0, "torch", "hunt").hand(1, "scout")
    return position.pile(0).pile(1).pile(2).turn(0).table


def told() -> Iterator[str]:
    """What the law finds, position after position."""
    law, seeds = Law(GAME), 40
    for seed in range(seeds):
        law.check(about_to_give(seed), 3, Random(seed), ["Scavenger.hand"])
        yield from law.tally.faults
        law.tally.faults.clear()
    assert law.tally.met["Scavenger.hand"] > seeds / 2


def test_a_chronicle_that_tells_everybody_which_card_was_given_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(secrets, "between", lambda one, other: EVERYONE)
    assert any("Scavenger.hand: seat 2 can tell two worlds apart by the log." in fault for fault in told())


def test_a_chronicle_that_tells_only_the_two_which_card_was_given_is_not():
    assert [*told()] == []


def test_the_affliction_that_killed_somebody_was_seen_by_all_though_it_is_back_in_its_deck():
    law, died = Law(GAME), 0
    for seed in range(20):
        position = expedition(seats=3, seed=seed).afflicted(0, "pride", "amnesia").pile(0, "cave-worm").turn(0)
        law.check(position.choose(Dig(0)).table, 3, Random(seed), ["Expedition.affliction_deck"])
        died += position.endure().player(0).dead
    assert law.tally.faults == []
    assert died == 20

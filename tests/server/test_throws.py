"""Dice with faces: they are drawn, rolled on the stage with what they did, and lie in the question about them."""

from holdouts.engine.library import base_words
from holdouts.engine.view import line_of, naming_for
from holdouts.games.this_war_of_mine.fight_events import CombatRolled, EnemyHit
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.rules.combat_dice import throw
from holdouts.games.this_war_of_mine.state import NONE
from holdouts.server.chronicles import Entry
from holdouts.server.pages import Shown
from holdouts.testing import shelter


def test_a_throw_in_a_fight_is_a_die_with_a_face_and_a_round_is_staged_with_what_it_did():
    words = base_words(GAME, "en")
    naming = naming_for(shelter().table, 0, words, ("Ilka",))
    told = (
        CombatRolled(person=0, die="red", face="hit-2", rule="TWM-COMBAT-9"),
        EnemyHit(enemy=0, now=2, rule="TWM-COMBAT-3"),
    )
    lines = [line_of(0, event, words, naming) for event in told]
    assert lines[0].dice == ("red-hit-2",)
    entries = tuple(Entry(place, line) for place, line in enumerate(lines))
    (staged,) = Shown(version=1, parts={}, entries=entries, length=2).staged_since(0)
    assert [one["dice"] for one in staged["throws"]] == [("red-hit-2",), ()]
    assert [one["text"] for one in staged["throws"]] == [line.text for line in lines]


def test_a_die_that_may_be_rolled_again_lies_in_the_question():
    siege = shelter().people("roman").now
    steps = throw(siege, siege.group[0], "grey", NONE, {siege.group[0].card: 1}, rule="TWM-COMBAT-9")
    about = next(steps).about
    assert about is not None
    assert about["thrown"] == f"grey-{about['face']}"

"""An effect that finds nothing to work on does nothing and asks nobody: a text is carried out as far as possible."""

import msgspec
import pytest
import yaml

from holdouts.engine.effects import Effect
from holdouts.engine.events import Event
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

IDLE = [
    "{do: let-act, count: 1, whom: other}",
    "{do: let-act, count: 1, whom: other, only: cards}",
    "{do: scavenge, amount: 1}",
    "{do: scavenge, amount: 1, look: 3}",
    "{do: reload}",
    "{do: fit, power: 1}",
    "{do: give-gear, reach: short}",
    "{do: wound, amount: 2, at: one, reach: short}",
    "{do: wound, amount: 2, at: all, reach: short}",
    "{do: wound, amount: 2, at: it}",
    "{do: wound, amount: 2, at: on-you}",
    "{do: wound, amount: 2, at: rest-on-you}",
    "{do: wound, amount: 2, at: rest-there}",
    "{do: second-shot, amount: 2, reach: short}",
    "{do: volley, per: 2, reach: short}",
    "{do: barrage, amount: 2, reach: short}",
    "{do: stun, at: one, reach: short}",
    "{do: stun, at: it}",
    "{do: pull, at: it}",
    "{do: pull, at: all, reach: long}",
    "{do: banish}",
    "{do: restore}",
    "{do: jump}",
    "{do: jump, whom: one}",
    "{do: jump, to: same-kind}",
    "{do: shift, reach: short}",
    "{do: uncover}",
    "{do: raze, reach: short}",
    "{do: clear, reach: short}",
    "{do: heal, amount: 1, whom: one, reach: short}",
    "{do: cure, whom: one, reach: short}",
    "{do: take-back, what: equipment}",
    "{do: take-back, what: card, out-of: own-discard, to: hand}",
    "{do: lose, what: cards, amount: 2}",
    "{do: lose, what: equipment, amount: 0}",
    "{do: lose, what: this}",
]


def alone() -> ApocalypsePosition:
    """One healthy survivor on the only tile there is, with nothing at all, and nothing left to find."""
    table = apocalypse("fireman").map("van").turn(0)
    for colour in ("red", "green", "blue"):
        table.only_scavenge(colour)
    return table


@rule("MAX-CARD-7")
@pytest.mark.parametrize("text", IDLE)
def test_what_finds_nothing_to_work_on_does_nothing_and_asks_nobody(text: str):
    table = alone()
    before = msgspec.json.encode(table.now.survivors)
    told = len(table.told(Event))
    effect = GAME.cards.vocabulary.hook(Effect, yaml.safe_load(text))
    assert list(effect.resolve(table.now, Deed(0, "MAX-CARD-7", card=table.now.kit_of(0).deck[0]))) == []
    assert len(table.told(Event)) == told
    assert msgspec.json.encode(table.now.survivors) == before

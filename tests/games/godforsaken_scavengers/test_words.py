"""Everything the table says: every key exists in both languages, none is idle, none asks for what it is not given."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import fields

import holdouts
from holdouts.engine import library, story
from holdouts.engine.chance import Dice
from holdouts.engine.names import kebab
from holdouts.engine.table import NOTES
from holdouts.engine.view import View, log, view
from holdouts.engine.words import lint
from holdouts.games.godforsaken_scavengers import campaign, road
from holdouts.games.godforsaken_scavengers.events import EVENTS
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import PICKS
from holdouts.games.godforsaken_scavengers.rules import deals, ending
from holdouts.games.godforsaken_scavengers.text import needed_words

Keys = Iterator[tuple[str, frozenset[str]]]

SOURCE = Path(holdouts.__file__).parent
ROOM = SOURCE / "games" / "godforsaken_scavengers"
SPEAKING = [SOURCE / "engine" / "view.py", *(ROOM / name for name in ("view.py", "nouns.py", "reasons.py", "road.py"))]
ASKING = [SOURCE / "engine" / "effects.py", *sorted(ROOM.glob("rules/*.py")), *sorted(ROOM.glob("effects/*.py"))]
WORDS = {lang: [SOURCE / "engine" / "lang" / f"{lang}.ftl", *ROOM.glob(f"words/{lang}/*.ftl")] for lang in ("en", "fr")}

TYPES = ("action", "reaction", "peril", "opportunity", "anomaly", "location", "final-location", "affliction")
PROMISES = (*deals.AMOUNTS, deals.GIVE_NOW, deals.PLAY_FOR, deals.PILE, deals.FEED_CARAVAN, deals.NO_HARM)
NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")

in_both_languages = pytest.mark.parametrize("lang", WORDS)


# --- what the source says and asks ---


def strings(node: ast.AST | None) -> list[str]:
    """The texts an expression may come to."""
    constants = [] if node is None else [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [text for text in constants if isinstance(text, str) and text]


def said(path: Path) -> Keys:
    """The keys that a module says by name, with the slots they are given."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="say"), args=[ast.Constant() | ast.IfExp() as key], keywords=slots):
                yield from ((text, frozenset(slot.arg for slot in slots if slot.arg)) for text in strings(key))


def asked(path: Path) -> Keys:
    """The questions that a module asks, with what they are about."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        local = {
            target.id: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for parameter, default in zip(reversed(function.args.args), reversed(function.args.defaults), strict=False):
            if parameter.arg == "ask":
                yield from ((ask, frozenset[str]()) for ask in strings(default))
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                yield from questions(call, call.func.id, local)


def questions(call: ast.Call, name: str, local: dict[str, ast.expr]) -> Keys:
    given = {
        slot.arg: local.get(slot.value.id) if isinstance(slot.value, ast.Name) else slot.value for slot in call.keywords
    }
    about = given.get("about")
    slots = (
        frozenset(key.value for key in about.keys if isinstance(key, ast.Constant) and isinstance(key.value, str))
        if isinstance(about, ast.Dict)
        else frozenset[str]()
    )
    asks = strings(given.get("ask"))
    if name == "choose_pile":
        asks += [text for argument in call.args for text in strings(argument)]
    elif name in ("Choose", "ChooseTogether", "Window") and "ask" not in given:
        asks = strings(given["rule"])
    yield from ((ask, slots) for ask in asks)


def needed() -> dict[str, frozenset[str]]:
    """Every key the engine and the game may say, with the slots it is given."""
    found = needed_words(library.base_book(GAME))
    for thing in (*PICKS, *EVENTS, *NOTES):
        family = "pick" if thing in PICKS else "event"
        slots = frozenset(field.name for field in fields(thing) if field.name not in ("rule", "to"))
        found[f"{family}-{kebab(thing.__name__)}"] = slots
    for path in ASKING:
        for ask, slots in asked(path):
            found[f"ask-{ask}"] = found.get(f"ask-{ask}", frozenset()) | slots
    for path in SPEAKING:
        found |= dict(said(path))
    promise = frozenset({"who", "other", "number", "verb", "pile", "due"})
    found |= {f"promise-{kind}": promise for kind in PROMISES}
    plain = [f"kind-{kind}" for kind in PROMISES]
    plain += [f"help-{verb}" for verb in deals.HELP]
    plain += [f"ending-{how}" for how in ending.ENDINGS]
    plain += [f"type-{kind}" for kind in (*TYPES, "character", "scenario")]
    plain += [road.ROAD_BACK.title, road.SCAR, road.HEIRLOOM, road.REPEAT]
    plain += ["campaign-onward", "campaign-again", "campaign-no-heirloom"]
    chapters = [*campaign.ROAD, *(f"alone-{name}" for name in campaign.ROAD_ALONE)]
    plain += [f"{family}-{name}" for family in ("chapter", "way") for name in chapters]
    plain += [f"rank-{rank}" for rank in (*(rank for _, rank in campaign.RANKS), campaign.BEST_RANK)]
    return found | story.NEEDED | dict.fromkeys(plain, frozenset())


def test_both_languages_have_exactly_the_words_that_are_needed():
    sources = {lang: [path.read_text(encoding="utf-8") for path in paths] for lang, paths in WORDS.items()}
    assert [line for line in lint(sources, needed()) if not line.startswith("note:")] == []


def test_the_source_is_read_for_its_questions():
    """Where reading finds nothing, the lint above would prove nothing."""
    found = needed()
    assert found["ask-GOD-HAND-6"] == {"who", "mine", "card"}
    assert found["ask-promise-pile"] == {"who", "other"}
    assert {"ask-GOD-SEARCH-3", "ask-pay-food", "ask-mix-first", "ask-choose-pile", "ask-either"} <= found.keys()


# --- what is said in play ---


def lines(shown: View) -> Iterable[str]:
    """All that the words of the table made for a view: no card texts."""
    yield shown.prompt.text
    yield from (choice.label for choice in shown.prompt.choices)
    yield from (reason.text for reason in shown.reasons)
    yield from shown.scene.notes
    yield shown.scene.subtitle


@in_both_languages
def test_random_games_of_every_scenario_can_be_told_from_every_seat(lang: str):
    words = library.base_words(GAME, lang)
    told: set[str] = set()
    for number, setup in enumerate(GAME.setups()[::4]):
        table = library.new_table(GAME, setup, seed=number)
        dice = Dice(number)
        for step in range(100):
            if table.over:
                break
            asked = dice.pick(list(table.waiting_for()))
            if step % 6 == 0:
                told.update(lines(view(table, dice.below(setup.seats), words, NAMES)))
            told.update(lines(view(table, asked, words, NAMES)) if step % 3 == 0 else ())
            table.choose(dice.pick(table.options(asked)), asked)
        for seat in range(setup.seats):
            told.update(line.text for line in log(table, seat, words, NAMES))
    for line in told:
        assert line == line.strip()
        assert line[0].isupper() or line[0].isdigit(), line
        assert not re.search(r"[{}$!]|  | ,| \.", line), line


@pytest.mark.parametrize(
    ("lang", "silent"), [("en", r"\b(he|she|his|her|him)\b"), ("fr", r"est (mort|parti|arrivé)\b|\bs'est\b|\bde Ilka")]
)
def test_no_line_tells_the_gender_of_a_player(lang: str, silent: str):
    table_words = (ROOM / "words" / lang / "table.ftl").read_text(encoding="utf-8")
    events = [line for line in table_words.splitlines() if "{ $who }" in line or "{ $other }" in line]
    assert events
    assert [line for line in events if re.search(silent, line)] == []
    if lang == "fr":
        assert [line for line in events if re.search(r"\b(de|que|d'|qu') ?\{ \$(who|other)", line)] == []

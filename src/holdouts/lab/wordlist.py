"""Which words a game says: read from its source and heard in its play, so that no list has to be kept beside it."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path

import holdouts
from holdouts.engine import briefing, glossary, lessons, library, pieces, setup, story, talk
from holdouts.engine.chance import Dice
from holdouts.engine.effects import MOST_FACES
from holdouts.engine.game import Game
from holdouts.engine.names import kebab
from holdouts.engine.past import NOTES
from holdouts.engine.refusal import engine_words
from holdouts.engine.view import View, log, view
from holdouts.engine.words import lint

Keys = Mapping[str, frozenset[str]]
"""Keys of words, each with the slots that are filled."""

Found = Iterator[tuple[str, frozenset[str]]]

SOURCE = Path(holdouts.__file__).parent
SPEAKING = (
    "engine/view.py",
    "engine/painter.py",
    "engine/naming.py",
    "engine/foresight.py",
    "engine/holdings.py",
    "bots/oracles.py",
)
"""The files that say keys of the engine by name for all games."""

PAINTED = {"zone": "zone", "laid": "zone", "plan": "zone", "gauge": "gauge"}
"""What a painter puts on the table by its name, and the family of its words."""

REFUSING = ("engine", "server", "terminal", "lab")
"""Where else there are refusals in words of the engine."""

REFUSALS = ("Astray", "CannotLoad", "CannotSay", "CannotUndo", "Illegal", "Sentence", "SetupError")
"""What is raised or told with a key of words as its first argument."""

PERSON = re.compile(r"\{ \$(who|other) \}")
GENDERED = {
    "en": re.compile(r"\b(he|she|his|her|him)\b"),
    "fr": re.compile(r"est (mort|parti|arrivé)\b|\bs'est\b|\b(de|que|d'|qu') ?\{ \$(who|other)"),
}
"""How a line betrays the gender of a player, or stumbles over a name that begins with a vowel."""

NAMES = ("Ilka", "Bo", "Cass", "Dov", "Ede", "Fay")

ODD = re.compile(r"[{}$!]|  | [,.)]|\( |[.?:;,][.,:;]|“ | ”")
"""What no line should have: an empty slot, a cry, a space too many, two stops."""

ODD_IN = {
    "en": re.compile(r" [:;?]|[«»]|\ba [AEIOaeio]|\ban [^AEIOUaeiouh\W\d]"),
    "fr": re.compile(
        r"[^\s\d][:;?»]|«\S|[“”]"
        r"|\b(?:[Dd]e|[ÀàA]) les? (?=[A-ZÀÉÈÎÔ«])"
        r"|(?<!-)\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Jj]e) (?=[AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô])(?!onz|oui)"
    ),
}
"""What a line of one language should not have: an article, an elision or a mark of another."""

QUOTED = {"en": re.compile(r"“[^“”]*”"), "fr": re.compile(r"«\s[^«»]*\s»")}
"""A name as it stands in a sentence."""


def needed(
    game: Game,
    own: Keys,
    *,
    speaking: Iterable[str] = ("view.py", "naming.py", "reasons.py"),
    asks: Callable[[str], bool] = lambda function: False,
) -> dict[str, frozenset[str]]:
    """Every key that the engine and a game may say: what all games have in common, and what is its own.

    `speaking` are the files of the game that say keys by name; `asks` knows the functions that are given the key of a
    question among their arguments.
    """
    found = dict(own)
    for thing in (*game.picks, *game.events, *NOTES):
        family = "pick" if thing in game.picks else "event"
        slots = frozenset(name for name in thing.__struct_fields__ if name not in ("rule", "to"))
        found[f"{family}-{kebab(thing.__name__)}"] = slots
    for ask, slots in asked([SOURCE / "engine" / "effects.py", game.folder / "rules", game.folder / "effects"], asks):
        found[f"ask-{ask}"] = found.get(f"ask-{ask}", frozenset()) | slots
    found |= dict(_in_answer_to(game, found)) | dict(_counted(game)) | dict(_foretold(game, found))
    found |= dict(said([*(SOURCE / name for name in SPEAKING), *(game.folder / name for name in speaking)]))
    found |= dict(_dice_by_name(game)) if "effect-roll" in found else {}
    found |= reasons([game.folder]) | lessons.needed_words(lessons.base_lessons(game)) | dict(_grouped(game, found))
    found |= briefing.NEEDED | dict(_briefed(game)) | glossary.needed_words(game) | pieces.needed_words(game)
    found |= _common(refused([SOURCE / "games"])) | refused([*(SOURCE / name for name in REFUSING), game.folder])
    found |= {f"phrase-{phrase}": frozenset() for phrase in talk.phrases(game)}
    return found | story.NEEDED | setup.NEEDED | dict.fromkeys(_options(game), frozenset())


def _in_answer_to(game: Game, keys: Keys) -> Found:
    """Options that have words of their own where one question is asked: `pick-<option>-to-<ask>`, in any language."""
    words = [library.base_words(game, lang) for lang in library.LANGUAGES]
    for pick, ask in product(keys, keys):
        key = f"{pick}-to-{ask.removeprefix('ask-')}"
        if pick.startswith("pick-") and ask.startswith("ask-") and any(one.has(key) for one in words):
            yield key, keys[pick]


def _dice_by_name(game: Game) -> Found:
    """Dice that a game knows by a name, as it has words for it in some language: `effect-roll-<faces>`."""
    words = [library.base_words(game, lang) for lang in library.LANGUAGES]
    for key in (f"effect-roll-{faces}" for faces in range(2, MOST_FACES + 1)):
        if any(one.has(key) for one in words):
            yield key, frozenset({"dice", "faces", "bands"})


def _counted(game: Game) -> Found:
    """Events that a game counts or has a tip for, as it has words for it in some language: `tip-<event>`."""
    words = [library.base_words(game, lang) for lang in library.LANGUAGES]
    for family, event in product(("statistic", "tip"), game.events):
        key = f"{family}-{kebab(event.__name__)}"
        if any(one.has(key) for one in words):
            yield key, frozenset()


def _briefed(game: Game) -> Found:
    """What a game says before the first move, because it has words for that in some language."""
    words = [library.base_words(game, lang) for lang in library.LANGUAGES]
    yield from ((key, frozenset()) for key in briefing.GIVEN if any(one.has(key) for one in words))


def _foretold(game: Game, keys: Keys) -> Found:
    """Events and questions that are foretold, because there are words for that in some language; numbers and dice."""
    words = [library.base_words(game, lang) for lang in library.LANGUAGES]
    for key, slots in keys.items():
        told = f"foresee-{key}" if key.startswith("ask-") else f"foresee-{key.removeprefix('event-')}"
        if key.startswith(("ask-", "event-")) and any(one.has(told) for one in words):
            yield told, frozenset() if key.startswith("ask-") else slots
        for several in (f"{told}-any", f"{told}-several"):
            if any(one.has(several) for one in words):
                yield several, frozenset({"people"})
    for node in _nodes([SOURCE / "engine" / "outlook.py", game.folder / "outlook.py"]):
        match node:
            case ast.Call(func=ast.Name(id="Measure" | "Odds" as kind), keywords=given):
                for name in _strings(next((slot.value for slot in given if slot.arg == "name"), None)):
                    yield (f"gauge-{name}", _slots(given)) if kind == "Measure" else (f"odds-{name}", _COUNTED)
                    for key in (f"gauge-{name}-all", f"gauge-{name}-any"):
                        if any(one.has(key) for one in words):
                            yield key, _slots(given) - {"person"}


def _slots(given: list[ast.keyword]) -> frozenset[str]:
    """The slots of a number's words: `of=((slot, key), ...)`."""
    of = next((slot.value for slot in given if slot.arg == "of"), None)
    pairs = [pair.elts[0] for pair in getattr(of, "elts", ()) if isinstance(pair, ast.Tuple)]
    return frozenset(name for slot in pairs for name in _strings(slot))


_COUNTED = frozenset({"count"})


def _grouped(game: Game, keys: Keys) -> Found:
    """Options that are grouped where there are many, because a language has a word for that: `group-<option>`."""
    words = [library.base_words(game, lang) for lang in library.LANGUAGES]
    for key in (f"group-{pick.removeprefix('pick-')}" for pick in keys if pick.startswith("pick-")):
        if any(one.has(key) for one in words):
            yield key, frozenset()


def _common(keys: Keys) -> dict[str, frozenset[str]]:
    """What the engine has the words for, whichever game uses them."""
    words = engine_words("en")
    return {key: slots for key, slots in keys.items() if words.has(key)}


def _options(game: Game) -> Iterator[str]:
    """The words of what can be settled; a value that is the name of a card needs none of its own."""
    words = library.base_words(game, "en")
    if words.has("option-scenario"):
        yield "option-scenario"
    for field in (field for field in setup.fields_of(game) if field.kind != "data"):
        yield from (f"option-{field.name}", f"option-{field.name}-note")
        for value in field.values:
            own, other = field.value(value).keys
            if words.has(own) or not words.has(other):
                yield own


def faults(game: Game, keys: Keys) -> list[str]:
    """What is wrong with the words of a game and the engine, in any language."""
    sources = {lang: library.word_sources(game, lang) for lang in library.LANGUAGES}
    return [line for line in lint(sources, keys) if not line.startswith("note:")]


# --- what the source says ---


def said(paths: Iterable[Path]) -> Found:
    """The keys that are said by name, with the slots they are given."""
    for node in _nodes(paths):
        match node:
            case ast.Call(func=ast.Attribute(attr="say"), args=[ast.Constant() | ast.IfExp() as key], keywords=slots):
                yield from ((text, frozenset(slot.arg for slot in slots if slot.arg)) for text in _strings(key))
            case ast.Call(func=ast.Attribute(attr=painted), args=[ast.Constant(value=str(name)), *_]) if (
                painted in PAINTED
            ):
                yield f"{PAINTED[painted]}-{name}", frozenset()
            case ast.Call(func=ast.Name(id="field_lines"), args=[ast.Constant(value=str(family)), _, _, *names]):
                yield from ((f"{family}-{kebab(text)}", _HELD) for name in names for text in _strings(name))
            case ast.Call(func=ast.Name(id="figures"), args=[ast.Constant(value=str(key)), *names], keywords=slots):
                filled = [text for name in names for text in _strings(name)]
                yield key, frozenset([*filled, *(slot.arg for slot in slots if slot.arg)])
            case ast.Call(func=ast.Name(id="called"), args=[ast.Constant(value=str(key)), _], keywords=slots):
                yield key, frozenset(slot.arg for slot in slots if slot.arg)
            case ast.AnnAssign(target=ast.Name(id="TEXTS"), value=ast.Dict(values=values)):
                yield from ((f"text-{kebab(text)}", _HELD) for parts in values for text in _parts(parts))


def _parts(node: ast.expr) -> list[str]:
    """The fields that a sort of card speaks of by their names, among its other parts."""
    parts = node.elts if isinstance(node, ast.Tuple) else []
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


_HELD = frozenset({"effects", "count", "of", "goods"})
"""What the line of a field may be given."""


def refused(paths: Iterable[Path]) -> dict[str, frozenset[str]]:
    """The keys of all refusals, with the slots they fill."""
    found: dict[str, frozenset[str]] = {}
    for node in _nodes(paths, naming=REFUSALS):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key))], keywords=slots) if (
                name in REFUSALS
            ):
                found[key] = found.get(key, frozenset()) | {slot.arg for slot in slots if slot.arg}
    return found


def reasons(paths: Iterable[Path]) -> dict[str, frozenset[str]]:
    """The keys of all reasons why something is not on offer, with what fills their slots: the thing itself too."""
    found: dict[str, frozenset[str]] = {}
    things: set[str] = set()
    for node in _nodes(paths, naming=("Why", "because", "Barrier", "barriers")):
        match node:
            case ast.Call(func=ast.Name(id="Why" | "because"), args=[ast.Constant(value=str(key)), *more], keywords=kw):
                dicts = [part for part in more if isinstance(part, ast.Dict)]
                told = {text for part in dicts for name in part.keys for text in _strings(name)}
                found[key] = found.get(key, frozenset()) | told | {slot.arg for slot in kw if slot.arg}
            case ast.Call(func=ast.Name(id="Barrier" | "barriers"), args=[ast.Constant(value=str(thing)), *_]):
                things.add(thing)
    return {f"reason-{key}": slots | things for key, slots in found.items()}


QUESTIONS = ("Choose", "ChooseSecretly", "ChooseUnseen", "ChooseTogether", "Call", "Window")


def asked(paths: Iterable[Path], asks: Callable[[str], bool] = lambda function: False) -> Found:
    """The questions that are asked, with what they are about."""
    for function in _nodes(paths):
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
                yield from ((ask, frozenset[str]()) for ask in _strings(default))
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                yield from _questions(call, call.func.id, local, asks)


def _questions(call: ast.Call, name: str, local: Mapping[str, ast.expr], asks: Callable[[str], bool]) -> Found:
    given = {
        slot.arg: local.get(slot.value.id) if isinstance(slot.value, ast.Name) else slot.value for slot in call.keywords
    }
    about = given.get("about")
    slots = (
        frozenset(key.value for key in about.keys if isinstance(key, ast.Constant) and isinstance(key.value, str))
        if isinstance(about, ast.Dict)
        else frozenset[str]()
    )
    found = _strings(given.get("ask"))
    if asks(name):
        found += [text for arg in call.args if isinstance(arg, ast.Constant | ast.IfExp) for text in _strings(arg)]
    elif name in QUESTIONS and "ask" not in given:
        found = _strings(given["rule"])
    yield from ((ask, slots) for ask in found)


def _nodes(paths: Iterable[Path], naming: Iterable[str] = ("",)) -> Iterator[ast.AST]:
    """All of some files, and of all files in some folders; of those only which name one of these.

    To read a file as text takes a hundredth of what it takes to read it as Python.
    """
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else (path,):
            text = file.read_text(encoding="utf-8")
            if any(name in text for name in naming):
                yield from ast.walk(ast.parse(text, filename=str(file)))


def _strings(node: ast.AST | None) -> list[str]:
    """The texts an expression may come to."""
    constants = [] if node is None else [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [text for text in constants if isinstance(text, str) and text]


# --- what is said in play ---


def heard(game: Game, lang: str, games: int = 30, choices: int = 100) -> set[str]:
    """Prompts, options, reasons, notes and the chronicle of random games from all over the set-ups; no card texts."""
    words = library.base_words(game, lang)
    setups = list(game.setups())
    told: set[str] = set()
    for number, settled in enumerate(setups[:: max(1, len(setups) // games)]):
        table = library.new_table(game, settled, seed=number)
        names = NAMES[: settled.seats]
        dice = Dice(number)
        for step in range(choices):
            if table.go_on().over:
                break
            asked = dice.pick(list(table.waiting_for()))
            if step % 6 == 0:
                told.update(_lines(view(table, dice.below(settled.seats), words, names)))
            if step % 3 == 0:
                told.update(_lines(view(table, asked, words, names)))
            table.choose(dice.pick(table.options(asked)), asked)
        for seat in range(settled.seats):
            told.update(line.text for line in log(table, seat, words, names))
    return told


def odd(lines: Iterable[str], lang: str = "en") -> list[str]:
    """The lines that are not written as they should be; a name in quotation marks may be anything."""
    return [line for line in lines if _is_odd(line, lang)]


def _is_odd(line: str, lang: str) -> bool:
    plain = QUOTED[lang].sub("Name", line)
    if line != line.strip() or not plain[:1].isalnum() or plain[0].islower():
        return True
    return bool(ODD.search(plain) or ODD_IN[lang].search(plain))


def gendered(game: Game, lang: str) -> list[str]:
    """The lines about players that would not fit everybody."""
    return [line for line in _written(game, lang) if PERSON.search(line) and GENDERED[lang].search(line)]


def mistyped(game: Game, lang: str) -> list[str]:
    """The lines in which somebody speaks between the marks of a typewriter; what is computed in braces needs them."""
    return [line for line in _written(game, lang) if '"' in _COMPUTED.sub("", line)]


_COMPUTED = re.compile(r"\{[^{}]*\}")


def _written(game: Game, lang: str) -> list[str]:
    return [line for source in library.word_sources(game, lang) for line in source.splitlines()]


def _lines(shown: View) -> Iterator[str]:
    yield shown.prompt.text
    yield from (choice.label for choice in shown.prompt.choices)
    yield from (reason.text for reason in shown.reasons)
    yield from shown.scene.notes
    yield shown.scene.subtitle

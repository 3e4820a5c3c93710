"""What the pages say: every key that a template or the server names is there in both languages, and none is idle."""

import ast
from collections.abc import Iterator
from pathlib import Path

from jinja2 import Environment, nodes

import holdouts
from holdouts.engine.words import lint
from holdouts.server import colours, forms, home, limits, origins, phrases, seats

SOURCE = Path(holdouts.__file__).parent
TEMPLATES = [*sorted((SOURCE / "web" / "templates").glob("*.html")), *sorted(SOURCE.glob("games/*/table.html"))]
SCRIPTS = sorted((SOURCE / "web" / "static").glob("*.js"))
SERVER = sorted((SOURCE / "server").glob("*.py"))
WORDS = {lang: phrases.word_files(lang) for lang in ("en", "fr")}

FAMILIES = {
    "colour-": tuple(map(str, range(colours.COLOURS))),
    "pace-": ("slow", "steady", "quick", "at-once"),
    "seat-": (seats.PERSON, seats.DEVICE, seats.OPEN, *seats.BOTS),
    "kind-": (*forms.KINDS, "none"),
    "light-": ("auto", "light", "dark"),
    "part-": ("scene", "people", "log", "chat"),
    "origin-": (origins.SEED, origins.IMPORT, origins.ALTERED, origins.ALONE, origins.AGAIN, origins.LESSON),
    "tables-": home.GROUPS,
    "tag-": ("deciding", "thinking", "not-ready"),
    "statistic-": ("choices", "rounds", "undone"),
    "refused-": (*limits.RATES, "chat"),
}
"""Keys that are put together: how they begin, and all that may follow."""

LIMITED = frozenset({"wait", "count", "time", "unit"})
"""What is filled in where a limit refuses something."""

Keys = dict[str, frozenset[str]]


# --- templates ---


def said_by(template: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """The keys that a template says, with the slots it fills."""
    tree = Environment().parse(template.read_text(encoding="utf-8"))
    for call in tree.find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "say":
            slots = frozenset(str(each.key) for each in call.kwargs)
            for key in keys_of(call.args[0], tree, template):
                yield key, slots


def keys_of(node: nodes.Node, tree: nodes.Template, template: Path) -> Iterator[str]:
    match node:
        case nodes.Const(value=str(key)):
            yield key
        case nodes.Concat(nodes=[nodes.Const(value=str(start)), _]):
            yield from (start + end for end in FAMILIES[start])
        case nodes.CondExpr(expr1=one, expr2=nodes.Node() as other):
            yield from keys_of(one, tree, template)
            yield from keys_of(other, tree, template)
        case nodes.Name(name=name):
            found = list(handed_over(name, tree))
            assert found, f"{template.name}: where does the key {name} come from?"
            yield from found
        case _:
            raise AssertionError(f"{template.name}: line {node.lineno}: a key that no test can read")


def handed_over(name: str, tree: nodes.Template) -> Iterator[str]:
    """The keys that a name may stand for: from what a macro is called with, or a loop goes through."""
    for macro in tree.find_all(nodes.Macro):
        places = [place for place, argument in enumerate(macro.args) if argument.name == name]
        for call in tree.find_all(nodes.Call):
            if places and isinstance(call.node, nodes.Name) and call.node.name == macro.name:
                yield from strings(call.args[places[0]])
    for loop in tree.find_all(nodes.For):
        if isinstance(loop.target, nodes.Tuple) and isinstance(loop.iter, nodes.Tuple):
            places = [place for place, one in enumerate(loop.target.items) if getattr(one, "name", "") == name]
            for row in loop.iter.items:
                if places and isinstance(row, nodes.Tuple):
                    yield from strings(row.items[places[0]])


def strings(node: nodes.Node) -> Iterator[str]:
    assert isinstance(node, nodes.Const), node
    yield str(node.value)


# --- the server ---


def said_in(module: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """The keys that a module says, and the reasons it refuses with."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    filled = dict(refusals_in(tree))
    common = frozenset({"reason", "why"}) | (LIMITED if module.stem == "limits" else frozenset())
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="say"), args=[ast.Constant(value=str(key))], keywords=slots):
                yield key, frozenset(slot.arg for slot in slots if slot.arg)
            case ast.JoinedStr(values=[ast.Constant(value="refused-"), *_]):
                yield from ((f"refused-{what}", common) for what in FAMILIES["refused-"])
            case ast.Constant(value=str(key)) if key.startswith("refused-") and key not in FAMILIES:
                yield key, common | filled.get(key, frozenset())


def refusals_in(tree: ast.AST) -> Iterator[tuple[str, frozenset[str]]]:
    """The reasons that are given with slots of their own."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(key)), *_], keywords=slots):
                yield key, frozenset(slot.arg for slot in slots if slot.arg)
            case ast.Call(func=ast.Name(id="too_much"), args=[ast.Constant(value=str(key)), *_]):
                yield key, LIMITED


def needed() -> Keys:
    found: Keys = {}
    for key, slots in (each for template in TEMPLATES for each in said_by(template)):
        found[key] = found.get(key, slots) & slots
    for key, slots in (each for module in SERVER for each in said_in(module)):
        found[key] = found.get(key, slots) & slots
    return found | {f"statistic-{name}": frozenset[str]() for name in FAMILIES["statistic-"]}


# --- the promises ---


def test_both_languages_have_every_word_that_the_pages_say_and_none_that_is_idle():
    sources = {lang: [path.read_text(encoding="utf-8") for path in paths] for lang, paths in WORDS.items()}
    assert lint(sources, needed()) == []


def test_a_key_that_is_missing_or_idle_would_be_found():
    found = lint({"en": ["home = Home\nspare = Spare"]}, {"home": frozenset(), "undo": frozenset()})
    assert [line for line in found if "undo: missing" in line]
    assert [line for line in found if "spare" in line]


def test_templates_are_read_for_all_ways_of_saying():
    found = needed()
    assert {
        "home",
        "vote",
        "refused-stale",
        "kind-none",
        "seat-person",
        "part-chat",
        "key-digits",
        "history",
    } <= found.keys()
    assert found["hand-for"] == {"name"}
    assert found["new-title"] == {"game"}


def test_scripts_have_no_words_of_their_own():
    """They are given what to say by the page, in its language."""
    for script in SCRIPTS:
        for line in script.read_text(encoding="utf-8").splitlines():
            assert "say(" not in line, script.name
            assert 'textContent = "' not in line, script.name
            assert 'tell("' not in line, script.name


def test_no_page_and_no_server_knows_a_game_by_its_name():
    """A game brings its look and its words; what is around the table is the same in all of them."""
    names = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file()]
    spoken = [name.replace("_", " ") for name in names] + [name.replace("_", "-") for name in names] + names
    assert spoken
    for path in (*SERVER, *SCRIPTS, *(SOURCE / "web").rglob("*.*")):
        if path.suffix in (".py", ".html", ".js", ".css", ".ftl", ".svg"):
            text = path.read_text(encoding="utf-8").casefold()
            assert [name for name in spoken if name in text] == [], path.name

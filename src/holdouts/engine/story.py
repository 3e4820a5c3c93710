"""Story: a finished game, or one under way, as something to read and to keep.

It is told as one seat may read it, in chapters that the events themselves open. One HTML page that needs nothing else
tells it in prose, with the table as it stood when each chapter began, and the log of every turn folded below it;
Markdown gives the log itself. Each line of the log cites its rule.
"""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, get_args

from holdouts.engine import course, prose, snapshot
from holdouts.engine.chance import preimage
from holdouts.engine.course import Fate, Standings, TurningPoint
from holdouts.engine.events import readable
from holdouts.engine.past import NOTES
from holdouts.engine.record import About, Kind
from holdouts.engine.rulebook import Rule, Rulebook
from holdouts.engine.snapshot import Snapshot
from holdouts.engine.table import Table
from holdouts.engine.typography import typeset
from holdouts.engine.view import line, naming_for
from holdouts.engine.words import Words

if TYPE_CHECKING:
    from jinja2 import Template

DEEPEST = 2

NEEDED: dict[str, frozenset[str]] = {
    "story-players": frozenset(),
    **{f"story-seat-{kind}": frozenset({"name"}) for kind in get_args(Kind)},
    "story-seen-by": frozenset({"name"}),
    "story-seen-by-all": frozenset(),
    "story-opening": frozenset(),
    "story-result": frozenset(),
    "story-open": frozenset(),
    "story-winners": frozenset({"who"}),
    "story-no-winners": frozenset(),
    "story-chance": frozenset(),
    "story-commitment": frozenset({"commitment"}),
    "story-revealed": frozenset({"seed", "salt", "preimage"}),
    "story-rules": frozenset(),
    "story-turned": frozenset(),
    "story-better": frozenset(),
    "story-worse": frozenset(),
    "story-log": frozenset(),
    "story-stood": frozenset(),
    "story-stood-at-last": frozenset(),
    "story-lived": frozenset({"who"}),
    "story-apart": frozenset({"name"}),
    "story-fell": frozenset({"name", "how"}),
    "story-nobody-lived": frozenset(),
    "story-unseen": frozenset(),
    **course.NEEDED,
    **snapshot.NEEDED,
    **prose.NEEDED,
}
"""Every key that a story says of its own, with the slots it fills."""


LABELS = ("better", "worse", "log", "stood", "stood-at-last")


class Said(NamedTuple):
    """A line of the story, and the rule behind it."""

    text: str
    rule: str
    in_passing: bool = False
    """Whether only the log tells it."""


class Passage(NamedTuple):
    """What stands under one heading; chapters have depth 1, their parts 2."""

    heading: Said
    depth: int
    lines: list[Said]
    stood: Snapshot | None = None
    """The table as it stood then, where a chapter begins."""
    prose: str = ""


class Story(NamedTuple):
    """All that is told, in words, before it is set on a page."""

    lang: str
    title: str
    scenario: str
    seen_by: str
    players_title: str
    players: list[str]
    passages: list[Passage]
    turned_title: str
    turned: list[TurningPoint]
    stood: Snapshot
    """The table as it stands now, or at the end."""
    labels: dict[str, str]
    """What the page says around all this."""
    result_title: str
    result: list[str]
    chance_title: str
    chance: list[str]
    rules_title: str
    rules: list[Rule]


def markdown(table: Table, seat: int | None, words: Words, rulebook: Rulebook, about: About) -> str:
    """The story in Markdown, as that seat (None: a spectator) may read it."""
    return "\n".join(_markdown(tell(table, seat, words, rulebook, about)))


def html(table: Table, seat: int | None, words: Words, rulebook: Rulebook, about: About) -> str:
    """The story as one page: no script, nothing fetched, bright or dark as the reader likes it."""
    story = tell(table, seat, words, rulebook, about)
    texts = {rule.id: rule.text for rule in story.rules}
    return typeset(page("story.html").render(story=story, texts=texts, policy=POLICY, style=STYLE), words.lang)


def tell(table: Table, seat: int | None, words: Words, rulebook: Rulebook, about: About) -> Story:
    """Put into words all that the seat may read."""
    standings = Standings(table, seat, words, about.names)
    passages = _passages(table, seat, words, about.names, standings)
    now = standings.now
    cited = dict.fromkeys(said.rule for part in passages for said in (part.heading, *part.lines) if said.rule)
    return Story(
        lang=words.lang,
        title=rulebook.title,
        scenario=now.title,
        seen_by=words.say("story-seen-by-all") if seat is None else words.say("story-seen-by", name=about.names[seat]),
        players_title=words.say("story-players"),
        players=[
            words.say(f"story-seat-{kind}", name=name) for name, kind in zip(about.names, about.kinds, strict=True)
        ],
        passages=passages,
        turned_title=words.say("story-turned"),
        turned=course.turning_points(table, seat, words, about.names) if table.over else [],
        stood=snapshot.taken(now, words),
        labels={key: words.say(f"story-{key}") for key in LABELS},
        result_title=words.say("story-result"),
        result=result(table, seat, words, about.names),
        chance_title=words.say("story-chance"),
        chance=_chance(table, words, about),
        rules_title=words.say("story-rules"),
        rules=[rule for id_ in cited if (rule := rulebook.find(id_)) is not None],
    )


def _passages(
    table: Table, seat: int | None, words: Words, names: Sequence[str], standings: Standings
) -> list[Passage]:
    naming = naming_for(table, seat, words, names)
    passages = [Passage(Said(words.say("story-opening"), ""), 1, [])]
    place = -1
    for _, event in table.story():
        place += not isinstance(event, NOTES)
        if not readable(event, seat):
            continue
        said = Said(line(event, words, naming), event.rule, isinstance(event, table.game.telling.passing))
        if event.heading:
            depth = min(event.heading, DEEPEST)
            scene = standings.at(place) if depth == 1 else None
            passages.append(Passage(said, depth, [], None if scene is None else snapshot.taken(scene, words)))
        else:
            passages[-1].lines.append(said)
    told = passages if passages[0].lines else passages[1:]
    return [part._replace(prose=_prose(part, names, words)) for part in told]


def _prose(part: Passage, names: Sequence[str], words: Words) -> str:
    return prose.paragraph([said.text for said in part.lines if not said.in_passing], names, words)


def result(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> list[str]:
    """How it ended, and for whom."""
    if not table.over:
        return [words.say("story-open")]
    state = table.state
    ending = [words.say(f"ending-{state.ended}")] if state.ended else []
    won = words.join([names[winner] for winner in state.winners])
    ending.append(words.say("story-winners", who=won) if won else words.say("story-no-winners"))
    return [*ending, *_fates(course.fates(table, seat, words, names), words)]


def _fates(fates: Sequence[Fate], words: Words) -> list[str]:
    lived = words.join([fate.name for fate in fates if fate.lived])
    fell = [
        words.say("story-fell", name=fate.name, how=" ".join(fate.how) or words.say("story-unseen"))
        for fate in fates
        if not fate.lived
    ]
    apart = [words.say("story-apart", name=fate.name) for fate in fates if fate.apart]
    return [words.say("story-lived", who=lived) if lived else words.say("story-nobody-lived"), *apart, *fell]


def _chance(table: Table, words: Words, about: About) -> list[str]:
    """The seed stays hidden until the game is over: with it, anybody could read the deck."""
    shown = [words.say("story-commitment", commitment=about.commitment())]
    if table.over:
        secret = preimage(about.secret, about.salt)
        shown.append(words.say("story-revealed", seed=str(about.seed), salt=about.salt, preimage=secret))
    return shown


# --- Markdown ---

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~&])")


def _plain(text: str) -> str:
    """Text that Markdown leaves as it is."""
    return _MARKUP.sub(r"\\\1", " ".join(text.split()))


def _cited(said: Said) -> str:
    return f"{_plain(said.text)} [{said.rule}]" if said.rule else _plain(said.text)


def _markdown(story: Story) -> Iterator[str]:
    yield f"# {_plain(story.title)}\n"
    yield f"{_plain(story.scenario)}\n"
    yield f"*{_plain(story.seen_by)}*\n"
    yield from _list(story.players_title, story.players)
    for passage in story.passages:
        yield f"{'#' * (passage.depth + 1)} {_cited(passage.heading)}\n"
        if passage.lines:
            yield "\n".join(f"- {_cited(said)}" for said in passage.lines) + "\n"
    if story.turned:
        yield f"## {_plain(story.turned_title)}\n"
        told = (" ".join((point.chapter, point.heading, *point.lines)) for point in story.turned)
        yield "\n".join(f"- {_plain(text)}" for text in told) + "\n"
    yield from _list(story.result_title, story.result)
    yield from _list(story.chance_title, story.chance)
    if story.rules:
        yield f"## {_plain(story.rules_title)}\n"
        yield "\n".join(f"- **{rule.id}** {_plain(rule.text)}" for rule in story.rules) + "\n"


def _list(title: str, lines: list[str]) -> Iterator[str]:
    yield f"## {_plain(title)}\n"
    yield "\n".join(f"- {_plain(text)}" for text in lines) + "\n"


# --- HTML ---

STYLE = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")


def policy(style: str) -> str:
    """What a page with this style may do: nothing, but look as it was made to look."""
    return f"default-src 'none'; style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"


POLICY = policy(STYLE)


@cache
def page(name: str) -> "Template":
    """A template that lies beside this module; what it is given is text, and stays text."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    jinja = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return jinja.get_template(name)

"""Fragments: the pieces of a table's page, each with its template and all that it is drawn from."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

Path = tuple[str, ...]
"""A name in the context with the fields that follow it: ("view", "scene", "people")."""

_MISSING = object()

_ENCODED = (dict, list)

_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True)
class Fragment:
    """A template sees what stands here, besides the voice of its game, and nothing else of what there is."""

    template: str
    sees: tuple[Path, ...]
    only: str = ""
    """Without this of what it sees there is nothing to draw; empty where there always is something."""

    def has_nothing(self, context: Mapping[str, Any]) -> bool:
        return bool(self.only) and not context.get(self.only)

    def seen(self, context: Mapping[str, Any]) -> dict[str, Any]:
        """What the template is drawn from: two readers for whom it is equal are shown the same."""
        return _take(self._tree, context)

    def key(self, context: Mapping[str, Any]) -> Hashable:
        """What is seen of it, as something to look a drawing up by."""
        return self.template, _key(self._tree, context)

    @cached_property
    def _tree(self) -> "Tree":
        tree: Tree = {}
        for path in self.sees:
            branch = tree
            for name in path:
                branch = branch.setdefault(name, {})
        return tree


Tree = dict[str, "Tree"]
"""Names, each with those that are seen of it; all of it where there are none."""


def _take(tree: Tree, held: Any) -> dict[str, Any]:
    taken: dict[str, Any] = {}
    by_name = isinstance(held, dict)
    for name, branch in tree.items():
        found = held.get(name, _MISSING) if by_name else getattr(held, name, _MISSING)
        if found is not _MISSING:
            taken[name] = _take(branch, found) if branch and found is not None else found
    return taken


def _key(tree: Tree, held: Any) -> tuple[Hashable, ...]:
    """Shapes of the engine are hashable, and cheap to compare; lists and dicts are taken by their encoding."""
    taken: list[Hashable] = []
    by_name = isinstance(held, dict)
    for name, branch in tree.items():
        found = held.get(name, _MISSING) if by_name else getattr(held, name, _MISSING)
        if branch and found is not _MISSING and found is not None:
            found = _key(branch, found)
        elif isinstance(found, _ENCODED):
            found = _encode(found)
        taken.append(found)
    return tuple(taken)


def _fragment(template: str, *names: str, only: str = "") -> Fragment:
    return Fragment(template, tuple(tuple(name.split(".")) for name in names), only)


_CHANCE = ("chance.dealt", "chance.mixed", "chance.seal", "chance.seats")

TABLE = {
    "head": _fragment(
        "_head.html", "clock", "muster.seconds", "origins", "paused", "view.scene.subtitle", "view.scene.title"
    ),
    "scene": _fragment(
        "_scene.html",
        "view.scene.board",
        "view.scene.gauges",
        "view.scene.notes",
        "view.scene.place",
        "view.scene.zones",
        "whys.table",
    ),
    "people": _fragment("_people.html", "host", "muster.seats", "others", "seats", "suspicions", "view.prompt.waiting"),
    "hand": _fragment("_hand.html", "me", "whys.mine"),
    "prompt": _fragment(
        "_prompt.html",
        "called",
        "curtained",
        "hush",
        "may_lift",
        "may_point",
        "mine",
        "minutes.bot",
        "muster",
        "no_undo",
        "options",
        "past",
        "paused",
        "pauser",
        "read",
        "row",
        "seat",
        "seats",
        "view.over",
        "view.prompt.beyond",
        "view.prompt.mine",
        "view.prompt.rule",
        "view.prompt.text",
        "view.prompt.thrown",
        "vote",
    ),
    "moment": _fragment("_moment.html", "base", "moment", only="moment"),
    "log": _fragment("_log.html", "bots", "passages"),
    "chat": _fragment("_chat.html", "chat"),
    "phrases": _fragment("_phrases.html", "phrases", "seat", "suspects", "suspicions"),
    "end": _fragment(
        "_end.html",
        "base",
        "chance.json",
        *_CHANCE,
        "deeds",
        "fates",
        "leaves",
        "look_file",
        "mine",
        "next",
        "preimage",
        "result",
        "road",
        "seed",
        "statistics",
        "verdict",
        "view.ending",
        "view.over",
        "view.scene.title",
        only="result",
    ),
    "curtain": _fragment("_curtain.html", "curtain", only="curtain"),
    "lesson": _fragment("_lesson.html", "lesson", only="lesson"),
    "tips": _fragment("_tips.html", "tips", only="tips"),
    "seats": _fragment(
        "_seats.html",
        "base",
        *_CHANCE,
        "colours",
        "gathering",
        "host",
        "kept",
        "may_lift",
        "mine",
        "minutes",
        "origins",
        "paused",
        "road",
        "saving",
        "seats",
        "view.over",
        "watch",
        "watchable",
    ),
}
"""What is drawn of a table, in the order of the page."""

LOBBY = {
    "head": _fragment("_lobby_head.html", "paused", "title"),
    "prompt": _fragment("_lobby.html", "awaited", "base", *_CHANCE, "due", "host", "patience", "seats"),
    "chat": TABLE["chat"],
    "seats": TABLE["seats"],
}
"""What is drawn of a table whose cards are not dealt: nothing else."""

PAST = {part: TABLE[part] for part in ("head", "scene", "people", "hand", "prompt", "log")}
"""What is drawn of a table as it was."""

"""Fragments: the pieces of a table's page, each with its template and all that it is drawn from."""

from typing import Any, NamedTuple

Path = tuple[str, ...]
"""A name in the context with the fields that follow it: ("view", "scene", "people")."""

_MISSING = object()


class Fragment(NamedTuple):
    """A template sees what stands here, besides the voice of its game, and nothing else of what there is."""

    template: str
    sees: tuple[Path, ...]

    def seen(self, context: Any) -> dict[str, Any]:
        """What the template is drawn from: two readers for whom it is equal are shown the same."""
        kept: dict[str, Any] = {}
        for path in self.sees:
            _keep(kept, context, path)
        return kept


def _keep(kept: dict[str, Any], context: Any, path: Path) -> None:
    name, *deeper = path
    found = context.get(name, _MISSING) if isinstance(context, dict) else getattr(context, name, _MISSING)
    if found is _MISSING:
        return
    if found is None or not deeper:
        kept[name] = found
    else:
        _keep(kept.setdefault(name, {}), found, tuple(deeper))


def _fragment(template: str, *names: str) -> Fragment:
    return Fragment(template, tuple(tuple(name.split(".")) for name in names))


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
        "whys",
    ),
    "people": _fragment("_people.html", "host", "muster.seats", "seats", "view.prompt.waiting", "view.scene.people"),
    "hand": _fragment("_hand.html", "view.scene.people", "whys"),
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
        "view.prompt.mine",
        "view.prompt.rule",
        "view.prompt.text",
        "vote",
    ),
    "log": _fragment("_log.html", "bots", "passages"),
    "chat": _fragment("_chat.html", "chat"),
    "end": _fragment(
        "_end.html",
        "base",
        "chance.json",
        *_CHANCE,
        "deeds",
        "fates",
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
    ),
    "curtain": _fragment("_curtain.html", "curtain"),
    "lesson": _fragment("_lesson.html", "lesson"),
    "tips": _fragment("_tips.html", "tips"),
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

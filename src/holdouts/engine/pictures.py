"""Pictures: what is drawn on a card, composed of layers that its game has drawn.

A picture is a scene, a light upon it, and a subject of one part or several, each a group in a file of the game's folder
`pictures`, in a square of 64 by 64. Scenes and lights go beyond the square, to fill the frame around it.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

SCENE, LIGHT = "scene-", "light-"
"""How the names of layers begin that are no parts of a subject."""

SIDE = 64
"""Of the square in which all layers are drawn."""

_LAYER = re.compile(r'<g id="([a-z0-9-]+)"')
_COLOUR = re.compile(r"^\s*--p-([a-z]+):", re.MULTILINE)
_FILE = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.DOTALL)

Shift = Annotated[float, Meta(ge=-SIDE, le=SIDE)]


class Part(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """A part of a subject that is moved, larger or smaller, turned, mirrored, or of another colour than drawn."""

    part: str
    at: tuple[Shift, Shift] = (0, 0)
    """How far it is moved, to the right and down."""
    size: Annotated[float, Meta(ge=0.1, le=3)] = 1
    turn: Annotated[float, Meta(ge=-360, le=360)] = 0
    flip: bool = False
    tint: str = ""

    @property
    def place(self) -> str:
        """Where it stands, as a transformation of the square about its middle."""
        middle = SIDE / 2
        right, down = middle + self.at[0], middle + self.at[1]
        steps = [f"translate({right:g} {down:g})"]
        if self.turn:
            steps.append(f"rotate({self.turn:g})")
        if self.size != 1 or self.flip:
            across = -self.size if self.flip else self.size
            steps.append(f"scale({across:g} {self.size:g})")
        steps.append(f"translate({-middle:g} {-middle:g})")
        return "" if (self.at, self.size, self.turn, self.flip) == ((0, 0), 1, 0, False) else " ".join(steps)


class Picture(
    Struct, frozen=True, kw_only=True, cache_hash=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True
):
    """What a card shows, from the back to the front: a scene, a light, and a subject."""

    scene: str = ""
    light: str = ""
    subject: str | tuple[str | Part, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of its subject, from the back to the front."""
        parts = (self.subject,) if isinstance(self.subject, str) else self.subject
        return tuple(Part(part=part) if isinstance(part, str) else part for part in parts)

    @property
    def art(self) -> str:
        """The same in one line, as views carry it: layers divided by `;`, of each its name, place and tint by `|`."""
        return _spelt(self)


@cache
def _spelt(picture: Picture) -> str:
    if picture == Picture():
        return ""
    scene, light = picture.scene and SCENE + picture.scene, picture.light and LIGHT + picture.light
    parts = (f"{part.part}|{part.place}|{part.tint}".rstrip("|") for part in picture.parts)
    return ";".join((scene, light, *parts))


class Drawn(NamedTuple):
    """What a game has drawn: the layers by name, and the colours a part can be tinted with."""

    layers: frozenset[str]
    tints: frozenset[str]

    def faults(self, picture: Picture) -> Iterator[tuple[str, str, frozenset[str]]]:
        """What a picture names that there is not: the kind of thing, its name, and those there are."""
        scenes, lights = self._named(SCENE), self._named(LIGHT)
        parts = self.layers - {SCENE + name for name in scenes} - {LIGHT + name for name in lights}
        named = [("scene", picture.scene, scenes), ("light", picture.light, lights)]
        for part in picture.parts:
            named += [("part", part.part, parts), ("tint", part.tint, self.tints)]
        for kind, name, known in named:
            if name and name not in known:
                yield kind, name, known

    def _named(self, beginning: str) -> frozenset[str]:
        return frozenset(name.removeprefix(beginning) for name in self.layers if name.startswith(beginning))


@cache
def drawn(folder: Path) -> Drawn:
    """What the game in a folder has drawn."""
    style = folder / "palette.css"
    tints = _COLOUR.findall(style.read_text(encoding="utf-8")) if style.is_file() else ()
    return Drawn(frozenset(_LAYER.findall(layers(folder))), frozenset(tints))


@cache
def layers(folder: Path) -> str:
    """All layers of the game in a folder, as one file."""
    texts = (file.read_text(encoding="utf-8") for file in sorted((folder / "pictures").glob("*.svg")))
    found = (_FILE.search(text) for text in texts)
    inner = "".join(match[1] for match in found if match is not None)
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{inner}</defs></svg>\n'

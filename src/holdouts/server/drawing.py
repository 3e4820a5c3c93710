"""Drawing: fragments of HTML, each drawn once for all who see the same.

A fragment says what it is drawn from, and gets nothing else: two readers for whom all of that is equal share one
drawing, and a fragment of which nothing has changed is not drawn again. It is made of patches, and a page that has some
of them is told only the others.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import partial
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, TypeVar

import jinja2

from holdouts.engine.typography import typeset
from holdouts.server.fragments import Fragment

T = TypeVar("T")

FRAGMENTS, KEPT = 16_000_000, 16_000_000
"""How many characters of drawings are kept: of fragments, and in each voice of what they are put together from."""

PATCH = 1000
"""How long a text is that is told by its place once a page has it."""

STROKE_SECONDS = 0.003
"""For how long is drawn before others get to do something."""


class Memory(Generic[T]):
    """What was made lately, by what it was made from.

    It lies on two shelves: what is asked for again moves to the upper one, and when that is full, the lower is cleared.
    """

    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        """`most` is how much is kept, measured by `size`."""
        self._shelf = most // 2
        self._size = size
        self._filled = 0
        self._upper: dict[Hashable, T] = {}
        self._lower: dict[Hashable, T] = {}

    def recall(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._upper.get(key)
        if found is not None:
            return found
        made = self._lower.get(key)
        if made is None:
            made = make()
        size = self._size(made)
        if size > self._shelf:
            return made
        self._filled += size
        if self._filled > self._shelf:
            self._filled, self._lower, self._upper = size, self._upper, {}
        self._upper[key] = made
        return made


class Voice:
    """How all fragments of one game and language speak and look. What they are put together from is kept in mind."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = {**names, "keep": self._keep}
        self.recall = Memory[str](KEPT, len).recall

    def _keep(self, macro: Any) -> Callable[..., str]:
        """For templates: the macro, but called once only for the same arguments."""
        name, recall = macro.name, self.recall

        def call(*args: Any, **named: Any) -> str:
            key = (name, args, *named.items()) if named else (name, args)
            return recall(key, partial(macro, *args, **named))

        return call


class Easel:
    """One drawing at a time; who comes first draws first.

    Drawing is most of what a server does, and all of it is Python: threads would not draw more, only hold each other
    up, and a table would have to stand still meanwhile. So it is done between other things, a few milliseconds at a
    time: an answer waits no longer than that, however many are to be shown something.
    """

    def __init__(self) -> None:
        self._taken = False
        self._began = 0.0
        self._queue: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            self._began = time.perf_counter()
            return
        turn = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise
        self._began = time.perf_counter()

    async def rest(self) -> None:
        """Let everybody else go on, if whoever draws has drawn for long enough."""
        if time.perf_counter() - self._began > STROKE_SECONDS:
            await asyncio.sleep(0)
            self._began = time.perf_counter()

    async def __aexit__(self, *_: object) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False


class Drawn(NamedTuple):
    """A fragment in patches, and a stamp that another fragment does not have."""

    patches: tuple[str, ...]
    stamp: str

    @property
    def html(self) -> str:
        return "".join(self.patches)

    def since(self, before: "Drawn | None") -> str | list[str | int]:
        """How it is told to a page that has `before`: a number is the patch that stood there at that place."""
        if len(self.patches) == 1:
            return self.patches[0]
        places = {patch: place for place, patch in enumerate(before.patches if before else ())}
        return [places.get(patch, patch) for patch in self.patches]


EMPTY = Drawn(("",), "empty")
"""What is drawn where there is nothing to see."""


class Patch(NamedTuple):
    """A part of a fragment that is large enough to be told by its place, and its digest."""

    text: str
    digest: bytes


class Brush:
    """Draws fragments."""

    def __init__(self, jinja: jinja2.Environment) -> None:
        self._jinja = jinja
        self._templates: dict[str, jinja2.Template] = {}
        self._drawn = Memory[Drawn](FRAGMENTS, lambda drawn: sum(map(len, drawn.patches)))
        self._patches = Memory[Patch](FRAGMENTS, lambda patch: len(patch.text))

    def draw(self, fragment: Fragment, voice: Voice, context: Mapping[str, Any]) -> Drawn:
        if fragment.has_nothing(context):
            return EMPTY
        return self._drawn.recall(
            (voice, fragment.key(context)), lambda: self._fresh(fragment.template, voice, fragment.seen(context))
        )

    def _fresh(self, template: str, voice: Voice, seen: Mapping[str, Any]) -> Drawn:
        """What the template yields at once, as macros that are kept do, is a patch, unless it is small."""
        patches, stamp, lang = [], blake2b(digest_size=6), voice.names["lang"]
        for drawn in _gathered(self._template(template).generate({**voice.names, **seen})):
            patch = self._patches.recall((lang, drawn), partial(_patch, drawn, lang))
            patches.append(patch.text)
            stamp.update(patch.digest)
        return Drawn(tuple(patches), stamp.hexdigest())

    def _template(self, name: str) -> jinja2.Template:
        if name not in self._templates:
            template = self._templates[name] = self._jinja.get_template(name)
            template.globals = {**template.globals}  # a plain dict: it is gone through for every drawing
        return self._templates[name]


def _patch(drawn: str, lang: str) -> Patch:
    text = typeset(str(drawn), lang)
    return Patch(text, blake2b(text.encode(), digest_size=16).digest())


def _gathered(texts: Iterable[str]) -> Iterator[str]:
    """The same texts, small ones put together."""
    small: list[str] = []
    for text in texts:
        if len(text) < PATCH:
            small.append(text)
            continue
        if small:
            yield "".join(small)
            small = []
        yield text
    yield "".join(small)

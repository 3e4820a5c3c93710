"""Drawing: fragments of HTML, each drawn once for all who see the same.

A fragment says what it is drawn from, and gets nothing else: two readers for whom all of that is equal share one
drawing, and a fragment of which nothing has changed is not drawn again.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Mapping
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, TypeVar

import jinja2
import msgspec

from holdouts.server.fragments import Fragment

T = TypeVar("T")

FRAGMENTS, CARDS = 500, 5000
"""How many drawings are kept."""

STROKE_SECONDS = 0.003
"""For how long is drawn before others get to do something."""

_encode = msgspec.msgpack.Encoder().encode


class Memory(Generic[T]):
    """What was made lately, by what it was made from."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Hashable, T] = OrderedDict()

    def recall(self, key: Hashable, make: Callable[[], T]) -> T:
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        made = self._made[key] = make()
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return made


class Voice:
    """How all fragments of one game and language speak and look. Each has cards of its own in mind."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = {**names, "keep": self._keep}
        self._cards = Memory[Any](CARDS)

    def _keep(self, macro: Any) -> Callable[..., Any]:
        """For templates: the macro, but called once only for the same arguments."""

        def call(*args: Any, **named: Any) -> Any:
            return self._cards.recall((macro.name, args, *named.items()), lambda: macro(*args, **named))

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
    """A fragment, and a stamp that another fragment does not have."""

    html: str
    stamp: str


class Brush:
    """Draws fragments."""

    def __init__(self, jinja: jinja2.Environment) -> None:
        self._jinja = jinja
        self._drawn = Memory[Drawn](FRAGMENTS)

    def draw(self, fragment: Fragment, voice: Voice, context: Mapping[str, Any]) -> Drawn:
        seen = fragment.seen(context)
        key = (fragment.template, voice, blake2b(_encode(seen), digest_size=16).digest())
        return self._drawn.recall(key, lambda: self._fresh(fragment.template, voice, seen))

    def _fresh(self, template: str, voice: Voice, seen: Mapping[str, Any]) -> Drawn:
        html = self._jinja.get_template(template).render({**voice.names, **seen})
        return Drawn(html, blake2b(html.encode(), digest_size=6).hexdigest())

"""Drawing: fragments of HTML, each drawn once for all who see the same.

What a fragment depends on is read from its template: two readers for whom all of that is equal share one drawing, and a
fragment of which nothing has changed is not drawn again.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, TypeVar

import jinja2
import msgspec
from jinja2 import meta, nodes

T = TypeVar("T")

Path = tuple[str, ...]
"""A name in a template with the fields that follow it: ("view", "scene", "people")."""

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
    """A fragment, and a mark that another fragment does not have."""

    html: str
    mark: str


class Brush:
    """Draws fragments."""

    def __init__(self, jinja: jinja2.Environment) -> None:
        self._jinja = jinja
        self._paths: dict[str, tuple[Path, ...]] = {}
        self._drawn = Memory[Drawn](FRAGMENTS)

    def draw(self, template: str, voice: Voice, context: Mapping[str, Any]) -> Drawn:
        self.prepare(template)
        seen = _encode([_find(context, path) for path in self._paths[template]])
        key = (template, voice, blake2b(seen, digest_size=16).digest())
        return self._drawn.recall(key, lambda: self._fresh(template, voice, context))

    def prepare(self, template: str) -> None:
        """Find out what a template looks at, once."""
        if template not in self._paths:
            self._jinja.get_template(template)
            self._paths[template] = tuple(sorted(set(looked_at(self._jinja, template))))

    def _fresh(self, template: str, voice: Voice, context: Mapping[str, Any]) -> Drawn:
        html = self._jinja.get_template(template).render({**voice.names, **context})
        return Drawn(html, blake2b(html.encode(), digest_size=6).hexdigest())


def looked_at(jinja: jinja2.Environment, template: str) -> Iterator[Path]:
    """All that a template, and those it imports, take out of their context."""
    assert jinja.loader is not None
    tree = jinja.parse(jinja.loader.get_source(jinja, template)[0])
    yield from _paths(tree, meta.find_undeclared_variables(tree))
    for other in meta.find_referenced_templates(tree):
        if other is None:
            raise ValueError(f"{template}: what is drawn once must name the templates it imports")
        yield from looked_at(jinja, other)


def _paths(node: nodes.Node, names: set[str]) -> Iterator[Path]:
    fields: list[str] = []
    base = node
    while isinstance(base, nodes.Getattr):
        fields.insert(0, base.attr)
        base = base.node
    if isinstance(base, nodes.Name):
        if base.name in names:
            yield (base.name, *fields)
    elif isinstance(node, nodes.Call) and isinstance(node.node, nodes.Getattr):  # a method looks at the whole thing
        yield from _paths(node.node.node, names)
        for child in node.iter_child_nodes(exclude=("node",)):
            yield from _paths(child, names)
    else:
        for child in base.iter_child_nodes():
            yield from _paths(child, names)


def _find(context: Mapping[str, Any], path: Path) -> Any:
    """What a template finds there; nothing, where a name of its own hides that of the context."""
    found: Any = context
    for name in path:
        found = found.get(name) if isinstance(found, dict) else getattr(found, name, None)
    return found

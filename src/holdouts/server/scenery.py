"""Scenery: Jinja without what none of our templates asks for.

Usually every call looks whether it is to be given the context, every dot tries an attribute before a key, and whatever
is put into a page is copied, marked as safe or not. Most of what is drawn from is plain, and a move is thousands of
calls, dots and texts.
"""

from collections.abc import Callable
from functools import lru_cache
from types import CodeType
from typing import Any

import jinja2
from jinja2.bccache import Bucket
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Context
from markupsafe import Markup, escape

TEXTS = 16_384
"""So many texts are kept in mind as they stand in a page."""

_escaped = lru_cache(maxsize=TEXTS)(escape)


class PlainContext(Context):
    """What a template is drawn from. Nothing that is called there is given the context."""

    def call(self, thing: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        if named:
            named.pop("_loop_vars", None)
            named.pop("_block_vars", None)
        return thing(*args, **named)


class PlainCode(CodeGenerator):
    """Templates as Python, which put things into the page by `Scenery.put`."""

    def _output_child_pre(self, node: Any, frame: Any, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.put(")


class Compiled(jinja2.BytecodeCache):
    """Templates as code, kept as long as the process lasts: whoever opens another site there need not compile them."""

    def __init__(self) -> None:
        self._code: dict[tuple[str, str], CodeType | None] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._code.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._code[bucket.key, bucket.checksum] = bucket.code


COMPILED = Compiled()


class Scenery(jinja2.Environment):
    """Where templates are read and drawn."""

    context_class = PlainContext
    code_generator_class = PlainCode

    def getattr(self, obj: Any, attribute: str) -> Any:
        """In a dict, what stands under that key; everything else as usual."""
        if type(obj) is not dict:
            try:
                return getattr(obj, attribute)
            except AttributeError:
                pass
        elif attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    @staticmethod
    def put(thing: Any) -> str:
        """How something stands in a page. What was drawn before is the very same, so that it is known again."""
        kind = type(thing)
        if kind is Markup:
            return thing  # type: ignore[no-any-return]
        if kind is str:
            return _escaped(thing)
        return str(thing) if kind is int else escape(thing)

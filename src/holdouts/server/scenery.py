"""Scenery: Jinja without what none of our templates asks for.

Usually every call looks whether it is to be given the context, and every dot tries an attribute before a key. Most of
what is drawn from is plain, and a move is thousands of calls and dots.
"""

from collections.abc import Callable
from typing import Any

import jinja2
from jinja2.runtime import Context


class PlainContext(Context):
    """What a template is drawn from. Nothing that is called there is given the context."""

    def call(self, thing: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return thing(*args, **named)


class Scenery(jinja2.Environment):
    """Where templates are read and drawn."""

    context_class = PlainContext

    def getattr(self, obj: Any, attribute: str) -> Any:
        """In a dict, what stands under that key; everything else as usual."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

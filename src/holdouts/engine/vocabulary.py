"""The vocabulary of a game: every effect, condition, moment, figure and deed that its cards may name.

An unknown name is an error when the cards are read, with the nearest known one; never a silent nothing.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from holdouts.engine.conditions import LOGIC, Condition, Count, Test
from holdouts.engine.content import decode, did_you_mean
from holdouts.engine.effects import CONTROL, Each, Effect, Node, branches, unfolds
from holdouts.engine.modifiers import DeedName, FigureName
from holdouts.engine.names import kebab
from holdouts.engine.reactions import Moment, MomentName


class Vocabulary:
    """The engine's control nodes and the game's own words, by the names that packs use."""

    def __init__(
        self,
        *effects: type[Node],
        conditions: Iterable[type[Test | Count]] = (),
        moments: Iterable[type[Moment]] = (),
        figures: Mapping[str, tuple[str, ...]] | None = None,
        deeds: Iterable[str] = (),
    ) -> None:
        self.effects = _by_name((*CONTROL, *effects))
        tests = list(conditions)
        self.tests = _by_name(kind for kind in tests if issubclass(kind, Test))
        self.counts = _by_name(kind for kind in tests if issubclass(kind, Count))
        self.moments = _by_name(moments)
        self.figures = dict(figures or {})
        """What cards may change, and in which ways: to, by, times, at-most, at-least."""
        self.deeds = tuple(deeds)
        self._names: dict[type, tuple[str, frozenset[str]]] = {
            MomentName: ("moment", frozenset(self.moments)),
            FigureName: ("figure", frozenset(self.figures)),
            DeedName: ("deed", frozenset(self.deeds)),
        }

    @property
    def nodes(self) -> dict[type, list[type[Any]]]:
        """Every node a pack may write in the place of each base, for a schema."""
        conditions = [*LOGIC, *self.tests.values(), *self.counts.values()]
        return {Effect: list(self.effects.values()), Condition: conditions}

    @property
    def names(self) -> dict[type, frozenset[str]]:
        """Every word a pack may write where a name is wanted, for a schema."""
        return {kind: known for kind, (_, known) in self._names.items()}

    def hook(self, kind: type, raw: Any) -> Any:
        """msgspec's hook: decode what it does not know itself."""
        if kind is Effect:
            return self._effect(raw)
        if kind is Condition:
            return self._condition(raw)
        if kind in self._names:
            return self._name(kind, raw)
        raise NotImplementedError(f"no way to decode {kind}")

    def _effect(self, raw: Any) -> Node:
        if not isinstance(raw, dict) or not isinstance(raw.get("do"), str):
            raise ValueError("Expected an effect such as {do: search, amount: 2}")
        node: Node = self._read(raw, "effect", raw["do"], self.effects)
        check_order(node)
        return node

    def _condition(self, raw: Any) -> Any:
        forms = [kind for kind in LOGIC if isinstance(raw, dict) and kind.form in raw]
        if len(forms) == 1:
            return decode(raw, forms[0], self.hook)
        for form, known in ((Test.form, self.tests), (Count.form, self.counts)):
            if isinstance(raw, dict) and isinstance(raw.get(form), str):
                return self._read(raw, "condition", raw[form], known)
        raise ValueError("Expected a condition such as {is: hungry} or {not: {is: hungry}}")

    def _read(self, raw: dict[str, Any], what: str, name: str, known: Mapping[str, type[Any]]) -> Any:
        kind = known.get(name)
        if kind is None:
            raise ValueError(f"Unknown {what} `{name}`{did_you_mean(name, known)}")
        return decode(raw, kind, self.hook)

    def _name(self, kind: type, raw: Any) -> Any:
        what, known = self._names[kind]
        if not isinstance(raw, str):
            raise ValueError(f"Expected the name of a {what}")
        if raw not in known:
            raise ValueError(f"Unknown {what} `{raw}`{did_you_mean(raw, known)}")
        name = kind(raw)
        if isinstance(name, FigureName):
            name.ways = self.figures[raw]
        return name


def _by_name(kinds: Iterable[type[Any]]) -> dict[str, type[Any]]:
    return {kebab(kind.__name__): kind for kind in kinds}


def check_order(node: Node) -> None:
    """Inside a control node nothing can come after what unfolds later, nor can it be done over again."""
    outer = kebab(type(node).__name__)
    for branch in branches(node):
        for place, effect in enumerate(branch):
            if not unfolds(effect):
                continue
            inner = kebab(type(effect).__name__)
            if isinstance(node, Each):
                raise ValueError(f"`{inner}` cannot stand inside `{outer}`: what it brings to light happens later")
            if place < len(branch) - 1:
                raise ValueError(f"`{inner}` must be the last effect of its list inside `{outer}`")

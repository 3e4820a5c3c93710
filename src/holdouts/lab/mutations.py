"""Mutations: every small fault that could be put into a module of rules, one at a time.

A fault is what tired hands do: a comparison the other way round, one more or one less, a line left out, two arguments
swapped, a list read to the last but one, a word of the log that is not true. Types, decorators, words and rule IDs are
left alone: other gates hold those.
"""

import ast
import builtins
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

OPPOSITES: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TELLING = "tell"
"""What rules call to write a line of the log."""

UNSAID = frozenset({"strict"})
"""What only guards against a mistake of ours, as an assertion does."""

UNTOLD = frozenset({"rule", "to"})
"""What an event cites and who may read it: held by the laws of the rulebook and of secrecy."""

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Mutant:
    """One fault: where it stands, how it read before and after, and which statements must run for it to matter."""

    file: str
    line: int
    where: str
    before: str
    after: str
    number: int
    lines: tuple[int, ...] = ()
    """Lines of statements; a test that runs none of them is not the first to notice."""

    at_import: bool = False
    """Whether it matters as soon as the module is loaded, so that any test might notice."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.where}"


@dataclass
class Site:
    """A place in a syntax tree where something else could stand."""

    holder: ast.AST | list[Any]
    key: str | int
    other: ast.AST | list[ast.expr]
    root: ast.AST
    statement: ast.stmt
    scopes: tuple[Scope, ...]

    @property
    def stands(self) -> Any:
        return self.holder[self.key] if isinstance(self.holder, list) else getattr(self.holder, str(self.key))  # type: ignore[index]

    def put(self, node: Any) -> None:
        if isinstance(self.holder, list):
            self.holder[self.key] = node  # type: ignore[index]
        else:
            setattr(self.holder, str(self.key), node)

    def reading(self) -> tuple[str, str]:
        """How it reads before and after."""
        stands = self.stands
        before = ast.unparse(self.root)
        self.put(self.other)
        after = ast.unparse(self.other if self.root is stands and isinstance(self.other, ast.AST) else self.root)
        self.put(stands)
        return before, after


def all_but_last(things: Any) -> list[Any]:
    """What a loop reads that stops too early."""
    return list(things)[:-1]


def other_than(value: Any) -> Any:
    """Something of the same kind that is not true."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}-"
        case tuple() | list():
            return value[:-1] if value else type(value)([0])
        case None:
            return 0
        case _:
            return None


def lend_names() -> None:
    """Let faulty modules of this process call what faults are written with."""
    for helper in (all_but_last, other_than):
        setattr(builtins, helper.__name__, helper)


# --- finding ---


def find_mutants(source: str, file: str) -> list[Mutant]:
    """Every fault of a module, in the order of its text."""
    found = []
    for number, site in enumerate(_sites(ast.parse(source))):
        before, after = site.reading()
        named = [scope.name for scope in site.scopes]
        function = next((scope for scope in reversed(site.scopes) if not isinstance(scope, ast.ClassDef)), None)
        inside = function is not None and site.statement is not function
        found.append(
            Mutant(
                file,
                getattr(site.stands, "lineno", site.statement.lineno),
                ".".join(named) or "the module",
                before,
                after,
                number,
                (site.statement.lineno,) if inside else tuple(_lines(site.scopes[-1])) if site.scopes else (),
                at_import=function is None,
            )
        )
    return found


def mutated(source: str, number: int) -> ast.Module:
    """The module with one fault."""
    tree = ast.parse(source)
    for count, site in enumerate(_sites(tree)):
        if count == number:
            site.put(site.other)
            return ast.fix_missing_locations(tree)
    raise IndexError(number)


def traced(source: str, call: str, file: int) -> ast.Module:
    """The module with a call ahead of every statement of a function, which tells that it is run."""
    tree = ast.parse(source)
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
        start = 1 if ast.get_docstring(function, clean=False) is not None else 0
        function.body[start:] = _with_calls(function.body[start:], call, file)
    return ast.fix_missing_locations(tree)


def _with_calls(body: Sequence[ast.stmt], call: str, file: int) -> list[ast.stmt]:
    found: list[ast.stmt] = []
    for node in body:
        here = ast.Tuple([ast.Constant(file), ast.Constant(node.lineno)], ast.Load())
        found += [ast.copy_location(ast.Expr(ast.Call(ast.Name(call, ast.Load()), [here], [])), node), node]
        if isinstance(node, Scope):  # a function has its own turn
            continue
        for name in ("body", "orelse", "finalbody"):
            if getattr(node, name, None):
                setattr(node, name, _with_calls(getattr(node, name), call, file))
        for part in [*getattr(node, "cases", ()), *getattr(node, "handlers", ())]:
            part.body = _with_calls(part.body, call, file)
    return found


def _lines(scope: Scope) -> Iterator[int]:
    """The statements in the functions of a scope."""
    for node in ast.walk(scope):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (inner.lineno for inner in ast.walk(node) if isinstance(inner, ast.stmt) and inner is not node)


# --- where something else could stand ---


def _sites(tree: ast.Module) -> Iterator[Site]:
    return _Walk().body(tree.body)


@dataclass
class _Walk:
    """One walk over a module, always in the same order."""

    scopes: list[Scope] = field(default_factory=list)
    statement: ast.stmt = field(default_factory=ast.Pass)

    def site(self, holder: Any, key: str | int, other: ast.AST | list[ast.expr], root: ast.AST) -> Site:
        return Site(holder, key, other, root, self.statement, tuple(self.scopes))

    # --- statements ---

    def body(self, body: list[Any], *, outermost: bool = False) -> Iterator[Site]:
        for index, node in enumerate(body):
            self.statement = node
            if (instead := _left_out(node, early=not (outermost and index == len(body) - 1))) is not None:
                yield self.site(body, index, instead, node)
            yield from self.inside(node)

    def inside(self, node: ast.stmt) -> Iterator[Site]:
        match node:
            case ast.Import() | ast.ImportFrom():
                return
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                return
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                self.scopes.append(node)
                if not isinstance(node, ast.ClassDef):
                    for defaults in (node.args.defaults, node.args.kw_defaults):
                        yield from self.parts(defaults)
                yield from self.body(node.body, outermost=True)
                self.scopes.pop()
                return
        for name, value in ast.iter_fields(node):
            if name == "annotation":
                continue
            if name in ("body", "orelse", "finalbody"):
                yield from self.body(value)
                self.statement = node
            elif name in ("cases", "handlers"):
                for part in value:
                    if getattr(part, "guard", None) is not None:
                        yield from self.root(part, "guard")
                    yield from self.body(part.body)
                    self.statement = node
            elif isinstance(value, list):
                yield from self.parts(value)
            elif isinstance(value, ast.expr):
                yield from self.root(node, name)
            elif type(value) in OPPOSITES:
                yield self.site(node, name, OPPOSITES[type(value)](), node)

    def parts(self, values: list[Any]) -> Iterator[Site]:
        for index, value in enumerate(values):
            if isinstance(value, ast.expr):
                yield from self.root(values, index)
            elif isinstance(value, ast.withitem):
                yield from self.root(value, "context_expr")

    # --- expressions ---

    def root(self, holder: Any, key: str | int) -> Iterator[Site]:
        """Everything in an expression that is no part of another."""
        node: Any = holder[key] if isinstance(holder, list) else getattr(holder, str(key))  # type: ignore[index]
        if isinstance(node.__dict__.get("ctx"), ast.Store) and not isinstance(node, ast.Subscript):
            return
        if key in ("test", "guard"):
            yield from self.negated(holder, key, node, node)
        if isinstance(holder, ast.For) and key == "iter":
            yield self.site(holder, key, _call("all_but_last", node), node)
        yield from self.expression(holder, key, node, node)

    def negated(self, holder: Any, key: str | int, node: ast.expr, root: ast.AST) -> Iterator[Site]:
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return  # the "not" is taken away below
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) not in _ORDERS:
            return  # the comparison is turned round below
        yield self.site(holder, key, ast.UnaryOp(ast.Not(), node), root)

    def expression(self, holder: Any, key: str | int, node: ast.AST, root: ast.AST) -> Iterator[Site]:
        match node:
            case ast.Constant(value=bool() as flag):
                yield self.site(holder, key, ast.Constant(not flag), root)
            case ast.Constant(value=int() as number):
                yield self.site(holder, key, ast.Constant(number + 1), root)
                if number > 0:
                    yield self.site(holder, key, ast.Constant(number - 1), root)
            case ast.UnaryOp(op=ast.Not()):
                yield self.site(holder, key, node.operand, root)
            case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in OPPOSITES:
                yield self.site(node, "op", OPPOSITES[type(op)](), root)
            case ast.Compare():
                for index, sign in enumerate(node.ops):
                    yield self.site(node.ops, index, OPPOSITES[type(sign)](), root)
            case ast.IfExp():
                yield from self.negated(node, "test", node.test, root)
            case ast.comprehension():
                yield self.site(node, "iter", _call("all_but_last", node.iter), root)
                for index, test in enumerate(node.ifs):
                    yield from self.negated(node.ifs, index, test, root)
            case ast.Call():
                yield from self.call(node, root)
            case ast.Lambda():
                yield from self.expression(node, "body", node.body, root)
                return
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                for index, part in enumerate(value):
                    if isinstance(part, ast.keyword) and part.arg in UNSAID:
                        continue
                    if isinstance(part, ast.expr | ast.comprehension | ast.keyword):
                        yield from self.expression(value, index, part, root)
            elif isinstance(value, ast.expr):
                yield from self.expression(node, name, value, root)

    def call(self, node: ast.Call, root: ast.AST) -> Iterator[Site]:
        if isinstance(node.func, ast.Name) and node.func.id in TWINS:
            yield self.site(node, "func", ast.Name(TWINS[node.func.id], ast.Load()), root)
        known = self.things()
        for index, (one, two) in enumerate(zip(node.args, node.args[1:], strict=False)):
            if isinstance(one, ast.Name) and isinstance(two, ast.Name) and {one.id, two.id} <= known:
                swapped = [*node.args[:index], two, one, *node.args[index + 2 :]]
                yield self.site(node, "args", swapped, root)
        if isinstance(node.func, ast.Attribute) and node.func.attr == TELLING:
            for event in node.args:
                if isinstance(event, ast.Call):
                    for said in event.keywords:
                        if said.arg not in UNTOLD:
                            yield self.site(said, "value", _call("other_than", said.value), root)

    def things(self) -> frozenset[str]:
        """What can be mixed up in a function: all it is given and keeps, except the state it is given first."""
        for scope in reversed(self.scopes):
            if not isinstance(scope, ast.ClassDef):
                return _things(scope)
        return frozenset()


@cache
def _things(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    given = [*function.args.args[1:], *function.args.kwonlyargs]
    kept = {name.id for name in ast.walk(function) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
    return frozenset(kept | {argument.arg for argument in given})


_ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def _left_out(node: ast.stmt, *, early: bool) -> ast.stmt | None:
    """What stands there instead of a statement that was forgotten; None if nothing can."""
    match node:
        case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):
            return None
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            return ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Continue() | ast.Break():
            return ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return ast.Pass()
        case ast.Return() if early:
            return ast.Pass()
        case _:
            return None


def _call(name: str, node: ast.AST) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [node], [])  # type: ignore[list-item]

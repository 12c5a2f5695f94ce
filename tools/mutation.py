"""Small faults planted in the source of a function, one at a time: what `tools/mutants.py` tries the tests with.

Faults that Python would notice by itself (a name that is not there, a type that does not fit) are not planted, nor changes of
texts and types; each fault is one that somebody could have made.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One planted fault: where, what was and what is there now, and the function with it."""

    path: Path
    #: The function by its name inside the module, such as `Take.play`.
    function: str
    #: The lines it stands on; not every one of them has code of its own.
    lines: range
    was: str
    now: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.name} {self.function}: {self.was} -> {self.now}"


def mutants(path: Path) -> list[Mutant]:
    """All faults that can be planted in the functions of a module."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    return [m for name, function in functions(module) for m in _planted(path, module, name, function)]


def functions(module: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module with their names."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def _planted(path: Path, module: ast.Module, name: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    found: set[tuple[range, str, str]] = set()
    for statement, node in _places(function):
        was = _spell(statement)
        before = dict(vars(node))
        lines = _lines(node)
        for change in _changes(node):
            vars(node).update(change)
            now = _spell(statement)
            if (lines, was, now) not in found:
                found.add((lines, was, now))
                yield Mutant(path, name, lines, was, now, _compiled(path, module, function))
            vars(node).update(before)


def _compiled(path: Path, module: ast.Module, function: ast.FunctionDef) -> CodeType:
    """The code of a function, compiled as its module is."""
    future: list[ast.stmt] = [n for n in module.body if isinstance(n, ast.ImportFrom) and n.module == "__future__"]
    alone = ast.fix_missing_locations(ast.Module(body=[*future, function], type_ignores=[]))
    compiled = compile(alone, str(path), "exec")
    return next(c for c in compiled.co_consts if isinstance(c, CodeType) and c.co_name == function.name)


def _places(function: ast.FunctionDef) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """What a fault can be planted in, with the statement it stands in: the body, without docstring and annotations."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    waiting: list[tuple[ast.stmt, ast.AST]] = [(statement, statement) for statement in body]
    while waiting:
        statement, node = waiting.pop(0)
        yield statement, node
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns") or (
                isinstance(node, ast.UnaryOp) and isinstance(value, ast.Constant)
            ):
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST):
                    waiting.append((part if isinstance(part, ast.stmt) else statement, part))


def _changes(node: ast.AST) -> Iterator[dict[str, object]]:
    """The fields of a node that make it a faulty one, for each fault it can have."""
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                yield {"ops": [*ops[:i], COMPARED[type(op)](), *ops[i + 1 :]]}
        case ast.BinOp(op=op) if type(op) in COMPUTED and not _of_texts(node):
            yield {"op": COMPUTED[type(op)]()}
        case ast.AugAssign(op=op, value=value) if not isinstance(value, (ast.List, ast.ListComp)):
            yield {"op": COMPUTED[type(op)]()}
            if isinstance(op, ast.Add):  # as if it were set, not added to
                target = ast.parse(ast.unparse(node.target), mode="eval").body
                yield {"value": ast.BinOp(left=value, op=ast.Sub(), right=target)}
        case ast.BoolOp(op=op):
            yield {"op": ast.Or() if isinstance(op, ast.And) else ast.And()}
        case ast.Constant(value=bool(value)):
            yield {"value": not value}
        case ast.Constant(value=int(value)):
            yield {"value": value + 1}
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not _has_own(test):
            yield {"test": _not(test)}
        case ast.comprehension(ifs=[first, *rest]) if not _has_own(first):
            yield {"ifs": [_not(first), *rest]}
        case ast.UnaryOp(op=ast.Not()):
            yield {"operand": _not(node.operand)}
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            yield {"op": ast.UAdd()}  # the number by itself stays: -1 and -2 both mean nobody or nowhere
        case ast.Call(func=ast.Name(id="min" | "max" as called)):
            yield {"func": ast.Name(id="max" if called == "min" else "min", ctx=ast.Load())}
        case ast.Expr(value=ast.Call()):
            yield {"value": ast.Constant(value=None)}
        case ast.Return(value=ast.List() | ast.ListComp()):
            yield {"value": ast.List(elts=[], ctx=ast.Load())}


def _has_own(test: ast.expr) -> bool:
    """Whether the opposite of a condition is a fault of its own part already."""
    return isinstance(test, (ast.Compare, ast.UnaryOp))


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(op=ast.Not(), operand=test)


def _of_texts(node: ast.BinOp) -> bool:
    """Whether an operator joins texts or lists, where another one would only raise an error."""
    joined = (ast.JoinedStr, ast.List, ast.ListComp)
    return any(
        isinstance(part, joined) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in (node.left, node.right)
    )


def _lines(node: ast.AST) -> range:
    """The lines of what is changed: of a statement with a body, those of its condition."""
    part = node.iter if isinstance(node, ast.comprehension) else getattr(node, "test", node)
    return (
        range(part.lineno, (part.end_lineno or part.lineno) + 1) if isinstance(part, (ast.expr, ast.stmt)) else range(0)
    )


def _spell(statement: ast.stmt) -> str:
    """A statement in one line; one with a body without it."""
    match statement:
        case ast.If() | ast.While():
            said = f"{type(statement).__name__.lower()} {ast.unparse(statement.test)}"
        case ast.For():
            said = f"for {ast.unparse(statement.target)} in {ast.unparse(statement.iter)}"
        case _:
            said = ast.unparse(ast.fix_missing_locations(statement))
    return " ".join(said.split())

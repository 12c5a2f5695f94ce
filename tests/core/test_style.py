"""What the house promises of its own source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
#: A function fits on a screen.
LONGEST = 60


@pytest.mark.parametrize("folder", ["westward", "tools", "tests", "examples", "bench"])
def test_no_function_is_longer_than_a_screen(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)} {node.name}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and (node.end_lineno or 0) - node.lineno >= LONGEST
    ]
    assert found == []

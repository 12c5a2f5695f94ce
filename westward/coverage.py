"""Which clauses of a rulebook page are proven by a test, which only define words, and which are still open."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from westward.core.errors import SettingsError
from westward.core.title import Title


@dataclass(frozen=True)
class Coverage:
    """The clauses of one game, sorted by how they are checked."""

    total: list[str]
    definitions: dict[str, str]
    tested: list[str]

    @property
    def open(self) -> list[str]:
        """Clauses that are neither tested nor definitions."""
        return [c for c in self.total if c not in self.tested and c not in self.definitions]

    @property
    def unknown(self) -> list[str]:
        """Cited or defined ids that are no clause of the page."""
        return sorted({*self.definitions, *self.tested} - set(self.total))


def find_tests(start: Path) -> Path:
    """The project's tests, looked for from a folder upwards; a SettingsError says when there are none."""
    here = start.resolve()
    for folder in (here, *here.parents):
        if (folder / "tests" / "games").is_dir():
            return folder / "tests"
    raise SettingsError("Clause coverage needs the project's tests: run it inside a checkout of Westward.")


def coverage(title: Title, tests: Path) -> Coverage:
    """What the tests of a game cite."""
    folder = tests / "games" / title.folder.name
    cited: set[str] = set()
    for path in sorted(folder.glob("**/*.py")):
        cited |= citations(path.read_text(encoding="utf-8"))
    listed = folder / "definitions.toml"
    definitions: dict[str, str] = tomllib.loads(listed.read_text(encoding="utf-8")) if listed.exists() else {}
    return Coverage(list(title.rulebook().clauses), definitions, sorted(cited, key=_by_number))


def citations(source: str) -> set[str]:
    """The clause ids that stand in `clause(...)` marks of a test module."""
    cited: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            cited |= {str(a.value) for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return cited


def _by_number(clause: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", clause)]

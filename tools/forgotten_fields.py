"""Leaves out each field of each position at each place of the plumbing, one at a time, and asks the contract tests to notice.

    python tools/forgotten_fields.py [GAME …]

A place is a method that deals with field after field: setting up, copying, writing and reading, deriving. What a copy has of
its own is also tried as shared with the original. Each trial runs `tests/contract/test_fields.py` for its game alone, in a
process of its own, with the plain source changed in memory. Exit status 1 if a single trial goes unnoticed.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

import fluent.runtime
import librt.vecs
import msgspec
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests" / "contract" / "test_fields.py"
#: Imported here once, so that no trial has to.
SHARED: Final = (fluent.runtime, librt.vecs, msgspec)
#: The methods that deal with field after field.
PLACES: Final = (
    "set_up",
    "clear",
    "read_options",
    "copy",
    "adopt",
    "copy_agenda",
    "fields",
    "load",
    "count_anew",
    "lay_anew",
)
#: A trial that takes so many seconds of the processor runs in circles, and so has been noticed.
LONGEST: Final = 120
NOTICED: Final = int(pytest.ExitCode.TESTS_FAILED)


@dataclass(frozen=True)
class Trial:
    """One change: where, which field, how, and the module's source with it."""

    game: str
    module: str
    place: str
    field: str
    how: str
    source: str


class Altered(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from the given source."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        """The altered module, and no other."""
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the altered source."""
        exec(compile(self.source, self.module, "exec"), module.__dict__)


def games() -> list[str]:
    """The folders of all games."""
    return sorted(p.parent.name for p in (ROOT / "westward" / "games").glob("*/state.py"))


def trials(game: str, path: Path) -> Iterator[Trial]:
    """Every change of a file: each field left out at each place, and each copied one shared."""
    text = path.read_text(encoding="utf-8")
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    for function in [f for c in classes for f in c.body if isinstance(f, ast.FunctionDef) and f.name in PLACES]:
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                field = node.targets[0].attr
                place = f"{path.stem}.{function.name}"
                yield Trial(game, module, place, field, "left out", changed(text, node, "pass"))
                if function.name == "copy" and not isinstance(node.value, ast.Attribute):
                    line = f"{ast.unparse(node.targets[0])} = self.{field}"
                    yield Trial(game, module, place, field, "shared", changed(text, node, line))


def changed(text: str, node: ast.stmt, line: str) -> str:
    """The source with other words in the place of a statement."""
    lines = text.splitlines()
    assert node.end_lineno is not None
    lines[node.lineno - 1 : node.end_lineno] = [" " * node.col_offset + line]
    return "\n".join(lines) + "\n"


def outcome(trial: Trial) -> int:
    """Pytest's exit code for a trial."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 1))
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    sys.path.insert(0, str(ROOT))
    sys.meta_path.insert(0, Altered(trial.module, trial.source))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    from westward.core import registry

    setattr(registry, "ids", lambda: [trial.game.replace("_", "-")])  # noqa: B010 (the other games need not be imported)
    os._exit(pytest.main([str(TESTS), "-x", "-p", "no:cacheprovider", "-p", "pytest_timeout"]))


def all_trials(game: str) -> list[Trial]:
    """The trials of a game, and with the first game those of what all share, by place."""
    files = [ROOT / "westward" / "games" / game / f"{name}.py" for name in ("state", "landscape")]
    files += [ROOT / "westward" / "core" / "state.py"] if game == games()[0] else []
    found = [trial for path in files if path.exists() for trial in trials(game, path)]
    return sorted(found, key=lambda trial: (trial.module, PLACES.index(trial.place.split(".")[1]), trial.how))


def report(game: str) -> list[Trial]:
    """Try everything of a game and say what was tried; the trials that went unnoticed."""
    source = (ROOT / "westward" / "games" / game / "state.py").read_text(encoding="utf-8")
    if outcome(Trial(game, f"westward.games.{game}.state", "", "", "", source)) != 0:
        sys.exit(f"{game}: the tests fail before anything is left out.")
    unnoticed: list[Trial] = []
    heading = ""
    for trial in all_trials(game):
        if heading != (heading := f"{game}: {trial.place}, {trial.how}"):
            print(f"\n{heading}\n  ", end="")
        code = outcome(trial)
        noticed = code in (NOTICED, -signal.SIGXCPU)
        print(trial.field if noticed else f"[{trial.field}: NOT NOTICED]", end=" ", flush=True)
        if not noticed:
            unnoticed.append(trial)
    print(flush=True)
    return unnoticed


def main() -> None:
    """Try the named games, or all."""
    wanted = [name.replace("-", "_") for name in sys.argv[1:]] or games()
    unnoticed = [trial for game in wanted for trial in report(game)]
    for trial in unnoticed:
        print(f"NOT NOTICED: {trial.game}, {trial.place}: {trial.field} {trial.how}")
    tried = sum(len(all_trials(game)) for game in wanted)
    print(f"\n{tried} changes tried, {len(unnoticed)} not noticed.")
    sys.exit(bool(unnoticed))


if __name__ == "__main__":
    main()

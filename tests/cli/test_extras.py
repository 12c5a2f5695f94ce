"""`pip install westward` alone is engine, bots and terminal; what an extra adds is named where it is missing.

A virtual environment gets the installed package and what its base needs, and nothing else.
"""

from __future__ import annotations

import re
import subprocess
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement


def needed(name: str, extras: set[str], found: dict[str, Distribution]) -> None:
    """A distribution and all that it needs, with these extras of it."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key not in found or extras:
        found[key] = distribution(name)
        for line in found[key].requires or []:
            wanted = Requirement(line)
            asked = [{"extra": extra} for extra in extras] or [{"extra": ""}]
            if wanted.marker is None or any(wanted.marker.evaluate(environment) for environment in asked):
                needed(wanted.name, wanted.extras, found)


def base_distributions() -> dict[str, Distribution]:
    found: dict[str, Distribution] = {}
    needed("westward", set(), found)
    return found


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the base packages only."""
    folder = tmp_path_factory.mktemp("base")
    venv.create(folder, with_pip=False, symlinks=True)
    site = next(folder.glob("lib/python*/site-packages"))
    for found in base_distributions().values():
        for file in found.files or []:
            there = site / file
            if ".." in file.parts:
                continue  # scripts
            there.parent.mkdir(parents=True, exist_ok=True)
            if not there.exists():
                there.symlink_to(Path(str(found.locate_file(file))).resolve())
    return folder / "bin" / "python"


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {"COLUMNS": "120", "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    asked = [str(python), "-P", "-m", "westward", *words]
    return subprocess.run(asked, capture_output=True, text=True, cwd=python.parent, env=env, check=False)


def test_the_base_is_small() -> None:
    assert not {"fastapi", "openskill", "sqlalchemy", "uvicorn", "numpy"} & set(base_distributions())


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("rules", "golden-city", "4.6"),
        ("simulate", "gold-rush", "-p", "2", "--games", "1", "--bots", "sheriff,random"),
    ],
)
def test_the_base_lists_explains_and_plays(base: Path, words: tuple[str, ...]) -> None:
    done = run(base, *words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve",), r"The table needs \w+, which is not installed: pip install 'westward\[table\]'\."),
        (("arena", "gold-rush", "-p", "2"), r"The arena needs openskill, .*: pip install 'westward\[arena\]'\."),
        (("report", "none.sqlite"), r"The report of an arena needs openskill, .*: pip install 'westward\[arena\]'\."),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(base: Path, words: tuple[str, ...], said: str) -> None:
    done = run(base, *words)
    assert done.returncode == 2
    assert re.fullmatch(said, done.stderr.strip()), done.stderr


@pytest.mark.parametrize("adapter", ["batch", "gym", "openspiel", "pettingzoo"])
def test_an_adapter_without_its_library_says_so(base: Path, adapter: str) -> None:
    asked = [str(base), "-P", "-c", f"from westward.envs import {adapter}"]
    done = subprocess.run(asked, capture_output=True, text=True, cwd=base.parent, check=False)
    assert f"pip install 'westward[{adapter}]'." in done.stderr.splitlines()[-1]

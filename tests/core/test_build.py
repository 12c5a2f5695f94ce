"""The installed package is compiled wherever it can be."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_installed_rules_are_compiled_where_there_is_a_compiler(tmp_path: Path) -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(compiler)
    works = found is not None and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0
    possible = works and Path(sysconfig.get_paths()["include"], "Python.h").exists()
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    asked = [sys.executable, "-P", "-c", "import westward; print(westward.compiled)"]
    said = subprocess.run(asked, cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout.strip()
    assert said == str(possible and not os.environ.get("WESTWARD_INTERPRETED"))


def setup(*words: str, **changed: str) -> subprocess.CompletedProcess[str]:
    """Run the project's setup.py as an installer would."""
    command = [sys.executable, "setup.py", "--quiet", *words]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **changed}, capture_output=True, text=True, check=False, timeout=120
    )


def test_without_a_compiler_that_works_the_package_is_built_all_the_same(tmp_path: Path) -> None:
    built = setup("build", "--build-base", str(tmp_path), CC="false")
    assert built.returncode == 0, built.stderr
    assert "run interpreted" in built.stderr
    assert list(tmp_path.rglob("westward/core/state.py"))
    assert not list(tmp_path.rglob("*.so"))


def test_the_source_distribution_has_all_that_building_and_testing_need(tmp_path: Path) -> None:
    made = setup(
        "egg_info",
        "--egg-base",
        str(tmp_path),
        "sdist",
        "--dist-dir",
        str(tmp_path),
        CC="false",
        WESTWARD_HOME="https://example.org/us",
    )
    assert made.returncode == 0, made.stderr
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
        told = packed.extractfile(next(name for name in packed.getnames() if name.endswith("/PKG-INFO")))
        assert told is not None
        page = told.read().decode()
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        kept = {
            name for name in listed.stdout.split("\n") if name and not name.startswith(".") and (ROOT / name).exists()
        }
        assert kept <= names, sorted(kept - names)[:10]
    for name in (
        "tests/run.sh",
        "docs/research.md",
        "CHANGELOG.md",
        "CITATION.cff",
        "westward/core/_collector.c",
        "westward/core/_mirror.c",
        "tools/site.py",
    ):
        assert name in names
    assert "Project-URL: Changelog, https://example.org/us/blob/main/CHANGELOG.md" in page
    assert "# Westward" in page, "the page of the package is the README"
    assert not re.search(r"\]\((?!https?:)", page), "without links into the source tree"

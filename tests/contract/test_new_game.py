"""Adding a game means adding one folder: the example of docs/architecture.md passes the contract suite as it is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import westward

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "games" / "nuggets"


def test_the_page_shows_the_code_of_the_example() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    files = "\n".join(path.read_text(encoding="utf-8") for path in EXAMPLE.glob("*.py"))
    shown = [line.strip() for block in blocks for line in block.splitlines() if line.strip()]
    assert len(shown) > 50
    assert [line for line in shown if line not in files] == []


def test_a_new_folder_is_a_new_game_that_passes_the_contract_suite(tmp_path: Path) -> None:
    package = Path(westward.__file__).parent
    ignore = shutil.ignore_patterns(
        "__pycache__", "golden_city", "gold_rush", "gold_seekers", "colorado_county", "great_western_trail"
    )
    shutil.copytree(package, tmp_path / "westward", ignore=ignore)
    shutil.copytree(EXAMPLE, tmp_path / "westward" / "games" / "nuggets")
    for compiled in package.parent.glob("westward_*__mypyc*"):
        shutil.copy(compiled, tmp_path)
    shutil.copytree(ROOT / "tests" / "contract", tmp_path / "tests" / "contract")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    suite = ["tests/contract/test_play.py", "tests/contract/test_views.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *suite],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d{2,} passed", done.stdout)

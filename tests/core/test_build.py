"""The installed package is compiled wherever it can be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def test_the_installed_rules_are_compiled_where_there_is_a_compiler(tmp_path: Path) -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    possible = shutil.which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    asked = [sys.executable, "-P", "-c", "import westward; print(westward.compiled)"]
    said = subprocess.run(asked, cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout.strip()
    assert said == str(possible and not os.environ.get("WESTWARD_INTERPRETED"))

"""Prints what pyproject.toml asks for, so that it is said in one place: `build`, `base` (to run), or the names of extras.

With --lowest, the lowest version of each that is asked for is meant, and no other.
"""

import re
import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path(__file__).parent.parent.joinpath("pyproject.toml").read_text(encoding="utf-8"))
groups = {
    "build": [*project["build-system"]["requires"], "wheel"],
    "base": project["project"]["dependencies"],
    **project["project"]["optional-dependencies"],
}
wanted = [word for word in sys.argv[1:] if word != "--lowest"]
packages = dict.fromkeys(package for name in wanted for package in groups[name])
if "--lowest" in sys.argv:
    packages = dict.fromkeys(re.sub(r">=([\w.]+)(,<[\w.]+)?", r"==\1", package) for package in packages)
print("\n".join(f'"{package}"' for package in packages))

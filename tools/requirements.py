"""Prints what pyproject.toml asks for, so that it is said in one place: `build`, `base` (to run), or the names of extras."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path(__file__).parent.parent.joinpath("pyproject.toml").read_text(encoding="utf-8"))
groups = {
    "build": [*project["build-system"]["requires"], "wheel"],
    "base": project["project"]["dependencies"],
    **project["project"]["optional-dependencies"],
}
packages = dict.fromkeys(package for name in sys.argv[1:] for package in groups[name])
print("\n".join(f'"{package}"' for package in packages))

"""Prints what pyproject.toml asks for, so that it is said in one place: `build` (to run and build) or the name of an extra."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads(Path(__file__).parent.parent.joinpath("pyproject.toml").read_text(encoding="utf-8"))
wanted = sys.argv[1]
if wanted == "build":
    packages = project["build-system"]["requires"] + project["project"]["dependencies"] + ["wheel"]
else:
    packages = project["project"]["optional-dependencies"][wanted]
print("\n".join(f'"{package}"' for package in packages))

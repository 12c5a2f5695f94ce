"""Compiles the hot modules with mypyc where a C compiler is at hand; without one the same source runs interpreted.

Each game is a group of its own beside the core, so that groups compile side by side and a changed game alone is built anew.
Set WESTWARD_INTERPRETED=1 to build without compiling.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
#: Modules that are never hot, or use what mypyc does not compile.
NOT_COMPILED = {"__init__", "arrange", "components", "events", "invariants", "picture", "view"}
CORE = ["rng", "state", "playout", "hints", "tensor", "rows"]


def has_compiler() -> bool:
    """Whether a C extension can be built here: a compiler and Python's headers."""
    if os.environ.get("WESTWARD_INTERPRETED"):
        return False
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\n")
        try:
            include = f"-I{sysconfig.get_paths()['include']}"
            subprocess.run(
                [*compiler, include, "-c", str(source), "-o", f"{folder}/try.o"], check=True, capture_output=True
            )
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile, by group."""
    found = [([f"westward/core/{name}.py" for name in CORE], "westward_core")]
    for folder in sorted(Path("westward/games").iterdir()):
        if (folder / "__init__.py").exists():
            modules = [
                p
                for p in sorted(folder.glob("*.py"))
                if p.stem.split("_")[0] not in NOT_COMPILED and p.stem not in NOT_COMPILED
            ]
            found.append(([p.as_posix() for p in modules], f"westward_{folder.name}"))
    bots = sorted(Path("westward/bots").glob("search*.py"))
    if bots:
        found.append(([p.as_posix() for p in bots], "westward_bots"))
    return found


def extensions() -> list[Extension]:
    """One extension module per compiled group and module."""
    if not has_compiler() or not {"build_ext", "bdist_wheel", "build", "install", "develop"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    os.chdir(HERE)
    parts = groups()
    files = [file for group, _ in parts for file in group]
    # Modules that are not compiled may need packages that are not installed: what is wrong there is not asked here.
    flags = ["--config-file=pyproject.toml", "--follow-imports=silent"]
    return mypycify([*files, *flags], opt_level="2", debug_level="0", separate=parts)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})

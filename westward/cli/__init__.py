"""The command line. Its commands stand by subject in the modules of this package; `westward --help` lists them in this order."""

from __future__ import annotations

import sys

# isort: off
from westward.cli import playing, records, rulebooks, contests, hosting

# isort: on
from westward.cli.base import app, err
from westward.core.errors import WestwardError

__all__ = ["app", "contests", "hosting", "main", "playing", "records", "rulebooks"]


def main() -> None:
    """Run the command line; bad input gives one sentence and exit code 2."""
    try:
        app()
    except WestwardError as problem:
        err.print(str(problem), markup=False)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)

"""What `pip install westward` leaves out, and the sentence that says so where it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from westward.core.errors import SettingsError


class MissingExtra(SettingsError, ImportError):
    """Something was asked for that needs packages which are not installed."""


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Import inside this what needs an extra: where a package is missing, one sentence says how to get it.

    >>> with extra("table", "The table"):
    ...     import no_such_package
    Traceback (most recent call last):
    westward.extras.MissingExtra: The table needs no_such_package, which is not installed: pip install 'westward[table]'.
    """
    try:
        yield
    except ModuleNotFoundError as problem:
        missing = (problem.name or "").partition(".")[0]
        if missing in ("", "westward"):
            raise
        raise MissingExtra(f"{what} needs {missing}, which is not installed: pip install 'westward[{name}]'.") from None

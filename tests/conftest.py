"""The order of the tests: those that take long begin, so that several processes end together."""

from __future__ import annotations

import os

import pytest

#: Small networks are quicker on one core, and the tests run on all of them anyway.
os.environ.setdefault("OMP_NUM_THREADS", "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)

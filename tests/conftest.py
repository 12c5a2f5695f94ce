"""The order of the tests: those that take long begin, so that several processes end together."""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path

import pytest

#: Small networks are quicker on one core, and the tests run on all of them anyway.
os.environ.setdefault("OMP_NUM_THREADS", "1")
#: What is tested with servers and browsers: it takes longest, and each file has servers of its own.
SERVED = {"server", "browser"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    facts: dict[str, int] = getattr(config, "workerinput", {})
    items[:] = dealt(items, facts.get("workercount", 1))


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """The items in such an order that every process, which begins with an equal stretch of them, begins with some files that take long; the others come
    last in each stretch, where processes that are done take them over.
    """
    files: dict[Path, list[pytest.Item]] = defaultdict(list)
    quick: list[pytest.Item] = []
    for item in items:
        slow = item.get_closest_marker("long") is not None or item.path.parent.name in SERVED
        (files[item.path] if slow else quick).append(item)
    hands: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for number, file in enumerate(files.values()):
        hands[number % processes] += file
    found: list[pytest.Item] = []
    for number, hand in enumerate(hands):
        end = len(items) * (number + 1) // processes
        found += hand
        count = max(0, end - len(found))
        found += quick[:count]
        del quick[:count]
    return found + quick

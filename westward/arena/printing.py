"""The outcomes of an arena in the terminal."""

from __future__ import annotations

from rich.table import Table

from westward.arena.intervals import Interval
from westward.arena.ratings import Rating
from westward.arena.tournament import Outcome


def percent(interval: Interval) -> str:
    """A share with its interval."""
    return f"{100 * interval.value:.1f} % [{100 * interval.low:.1f}, {100 * interval.high:.1f}]"


def outcomes(found: list[Outcome]) -> Table:
    """Who beat whom, one line per meeting."""
    table = Table(
        "bot",
        "against",
        "games",
        "victories",
        "paired",
        "lead in points",
        "s/decision",
        "clear",
        box=None,
        pad_edge=False,
    )
    for o in found:
        table.add_row(
            o.first,
            o.second,
            str(o.games),
            percent(o.wins),
            percent(o.paired),
            f"{o.lead.value:+.1f} [{o.lead.low:+.1f}, {o.lead.high:+.1f}]",
            " / ".join(f"{s:.3f}" for s in o.seconds),
            "yes" if o.clear else "no",
        )
    return table


def ratings(found: list[Rating]) -> Table:
    """The bots by rating."""
    table = Table("bot", "rating", "games", box=None, pad_edge=False)
    for r in found:
        table.add_row(r.bot, f"{r.rating.value:.1f} [{r.rating.low:.1f}, {r.rating.high:.1f}]", str(r.games))
    return table

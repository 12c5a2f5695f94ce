"""What somebody's games of one kind come to: figures, against whom, and plots drawn by the house's own charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import Any, Final

from westward.art.charts import Bar, Line, bars, lines
from westward.core.journal import Item
from westward.core.opening import opening_words
from westward.core.title import Title
from westward.core.words import Words
from westward.server import describe
from westward.server.database import Database
from westward.server.played import Opponent, Rating, Row, Sum
from westward.server.problems import say

Json = dict[str, Any]

#: Openskill's ratings as people are used to read them: whoever comes new has 1,500, and a point of openskill's counts 40.
_MIDDLE: Final = 1500
_POINT: Final = 40
#: How wide plots are: as a phone, so that their words stay readable there, and two of them side by side elsewhere.
_WIDTH: Final = 420
#: Points over the games are plotted as the mean of so many.
_OVER: Final = 5


@dataclass(frozen=True)
class Found:
    """All that is told of somebody's games of one kind."""

    title: Title
    language: str
    rows: list[Row]
    winners: list[Row]
    ratings: dict[str, Rating]
    me: str

    @property
    def words(self) -> Words:
        """The game's words."""
        return Words(self.title, self.language)

    def number(self, value: float) -> str:
        """A number with one digit after the point, or the comma."""
        return f"{value:.1f}".replace(".", "," if self.language == "de" else ".")

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence of the server's own."""
        return say(key, self.language, **facts)


def points(mu: float) -> int:
    """A rating as it is shown."""
    return round(_MIDDLE + _POINT * (mu - 25))


def rating(found: Rating | None) -> Json | None:
    """A rating with how far it may be off (19 times of 20 it is not further), and from how many games; None if there is none."""
    if found is None:
        return None
    return {"points": points(found.mu), "give": round(2 * _POINT * found.sigma), "games": found.games}


def summary(sums: Sequence[Sum], title: str, game: str, rated: Rating | None) -> Json:
    """The figures of one game."""
    games = sum(s.games for s in sums)
    return {
        "game": game,
        "title": title,
        "games": games,
        "wins": sum(s.wins for s in sums),
        "fair": round(sum(s.games / s.players for s in sums), 1),
        "mean": round(sum(s.total for s in sums) / games, 1) if games else 0.0,
        "best": max((s.best for s in sums), default=0),
        "rating": rating(rated),
    }


async def gather(database: Database, guest: str, title: Title, language: str) -> Found:
    """Look up what there is to tell."""
    bots = [f"bot:{level}" for level in describe.OFFERED]
    return Found(
        title,
        language,
        await database.played.latest(guest, title.id),
        await database.played.winners(guest, title.id),
        await database.played.ratings(title.id, [guest, *bots]),
        guest,
    )


def opponents(against: Sequence[Opponent], language: str) -> list[Json]:
    """Against whom somebody has played, in words."""
    return [
        {
            "name": one.name if one.guest else describe.bot_title(one.level, language) if one.level else say("somebody", language),
            "bot": bool(one.level),
            "games": one.games,
            "better": one.better,
            "worse": one.worse,
            "rating": rating(one.rating),
        }
        for one in against
    ]  # fmt: skip


def plots(found: Found) -> list[Json]:
    """The plots, those that there is something for."""
    drawn = {
        "places": _places(found),
        "points": _points(found),
        "categories": _categories(found),
        "openings": _openings(found),
        "rating": _rating(found),
    }
    return [{"name": name, "svg": svg} for name, svg in drawn.items() if svg]


def _places(found: Found) -> str:
    """How often somebody came first, second and so on."""
    count = Counter(row.place for row in found.rows)
    most = max((row.players for row in found.rows), default=0)
    rows = [
        _bar(found.say("place", place=place), count[place], f"{100 * count[place] / len(found.rows):.0f} %")
        for place in range(1, most + 1)
    ]
    return bars(rows, found.say("plot-places"), width=_WIDTH)


def _points(found: Found) -> str:
    """Points game by game, and the mean of the latest."""
    scores = [float(row.score) for row in found.rows]
    if len(scores) < 2:
        return ""
    mean = [fmean(scores[max(0, i - _OVER + 1) : i + 1]) for i in range(len(scores))]
    series = [Line(found.say("plot-score"), scores), Line(found.say("plot-mean", count=_OVER), mean)]
    return lines(series, found.say("plot-points"), low=min(0.0, *scores), width=_WIDTH)


def _categories(found: Found) -> str:
    """Points by category: the mean, where the middle half lies, and what others had who won."""
    mine, theirs = _by_category(found, found.rows), _by_category(found, found.winners)
    rows: list[Bar] = []
    for name, values in mine.items():
        low, _, high = quantiles(values, n=4) if len(values) > 3 else (fmean(values),) * 3
        others = theirs.get(name)
        note = found.say("plot-others", points=found.number(fmean(others))) if others else ""
        rows.append(Bar(name, fmean(values), low, high, note))
    return bars(rows, found.say("plot-categories"), width=_WIDTH)


def _by_category(found: Found, rows: Sequence[Row]) -> dict[str, list[float]]:
    words = found.words
    names = list(dict.fromkeys(name for row in found.rows for name in row.items))
    shown = {name: words.category(Item(name, 0, "")) for name in names}
    return {
        category: [float(sum(row.items.get(n, 0) for n in names if shown[n] == category)) for row in rows]
        for category in dict.fromkeys(shown.values())
        if rows
    }


def _openings(found: Found) -> str:
    """How games went by what they began with."""
    count = Counter(row.opening for row in found.rows if row.opening)
    if not count:
        return ""
    won = Counter(row.opening for row in found.rows if row.place == 1)
    words = found.words
    rows = [
        _bar(opening_words(words, name), 100 * won[name] / games, found.say("plot-won", won=won[name], games=games))
        for name, games in count.most_common(10)
    ]
    return bars(rows, found.say("plot-openings", opening=words.say("opening-title")), unit=" %", width=_WIDTH)


def _rating(found: Found) -> str:
    """How the rating went, and the bots' levels on the same scale."""
    mine = [float(points(row.mu)) for row in found.rows if row.mu is not None]
    if not mine:
        return ""
    series = [Line(found.say("plot-me"), [float(_MIDDLE), *mine])]
    for level in describe.OFFERED:
        known = found.ratings.get(f"bot:{level}")
        if known is not None:
            flat = [float(points(known.mu))] * (len(mine) + 1)
            series.append(Line(describe.bot_title(level, found.language), flat))
    lowest = min(min(line.values) for line in series)
    return lines(series, found.say("plot-rating"), low=100.0 * (lowest // 100), width=_WIDTH)


def _bar(name: str, value: float, note: str) -> Bar:
    return Bar(name, value, value, value, note)

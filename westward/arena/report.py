"""One self-contained page about a file of results: tables and plots, nothing loaded from elsewhere."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from westward.arena.intervals import Interval, bootstrap, wilson
from westward.arena.plan import Contest
from westward.arena.playing import Played
from westward.arena.ratings import rated
from westward.arena.results import Kept, Results, meeting_of
from westward.arena.tournament import Outcome, outcome
from westward.art.charts import Bar, Spread, bars, spreads
from westward.art.palette import DARK_INK, DARK_PAPER, INK, PAPER, PAPER_EDGE, RUST
from westward.core.errors import SettingsError
from westward.core.phrases import phrases
from westward.core.registry import title
from westward.core.title import write_value
from westward.core.words import Words

_HERE: Final = Path(__file__).parent / "words"
_STYLE: Final = f"""
:root {{ color-scheme: light dark; }}
body {{ margin: 0 auto; padding: 1.5rem; max-width: 62rem; background: {PAPER}; color: {INK};
  font: 16px/1.5 'Source Sans 3', 'DejaVu Sans', sans-serif; }}
h1, h2, h3 {{ font-family: 'Zilla Slab', 'DejaVu Serif', Georgia, serif; line-height: 1.2; }}
h2 {{ margin-top: 2.5rem; border-bottom: 2px solid {RUST}; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: left; padding: .3rem .6rem; border-bottom: 1px solid {PAPER_EDGE}; }}
td.number, th.number {{ text-align: right; }}
.wide {{ overflow-x: auto; }}
svg {{ width: 100%; height: auto; display: block; margin: 1rem 0; }}
code {{ font-size: .9em; overflow-wrap: anywhere; }}
@media (prefers-color-scheme: dark) {{ body {{ background: {DARK_PAPER}; color: {DARK_INK}; }} }}
"""


def say(language: str, key: str, **facts: int | str) -> str:
    """A phrase of the report."""
    return phrases(language, _HERE).say(f"report-{key}", **facts)


def page(results: Results, language: str = "en") -> str:
    """The whole report as HTML."""
    kept = results.meetings()
    games = {k.id: results.games(k.id) for k in kept}
    kept = [k for k in kept if games[k.id]]
    if not kept:
        raise SettingsError("There is nothing to report: the file holds no games.")
    bots = {name for k in kept for name in (k.first, k.second)}
    total = sum(len(g) for g in games.values())
    groups: dict[tuple[str, int, str], list[Kept]] = {}
    for k in kept:
        settings = ", ".join(f"{name} {write_value(v)}" for name, v in k.settings.items() if v != _default(k, name))
        groups.setdefault((k.game, k.players, settings), []).append(k)
    sections = [_section(group, games, language) for group in groups.values()]
    heading = say(language, "title")
    return "\n".join(
        [
            f'<!doctype html><html lang="{language}"><meta charset="utf-8">',
            f'<meta name="viewport" content="width=device-width"><title>{heading}</title><style>{_STYLE}</style>',
            f"<h1>{heading}</h1><p>{say(language, 'about', games=total, bots=len(bots))}</p>",
            *sections,
            "</html>",
        ]
    )


def _default(kept: Kept, name: str) -> object:
    return next(o.choices[0] for o in title(kept.game).options if o.name == name)


def _section(group: list[Kept], by_meeting: dict[str, list[Played]], language: str) -> str:
    head = group[0]
    words = Words(title(head.game), language)
    games = [g for k in group for g in by_meeting[k.id]]
    options = ", ".join(f"{n} = {write_value(v)}" for n, v in head.settings.items() if v != _default(head, n))
    heading = f"{words.say('title')}, {say(language, 'players', count=head.players)}" + (
        f" ({options})" if options else ""
    )
    outcomes = [_count(k, by_meeting[k.id]) for k in group]
    bots = list(dict.fromkeys(name for g in games for name in g.seats))
    parts = [
        f"<h2>{html.escape(heading)}</h2>",
        _meetings(outcomes, group, language),
        _ratings(games, language),
        _seats(games, head.players, language),
        spreads([Spread(b, _of(games, b)) for b in bots], say(language, "scores")),
        spreads(
            [Spread(f"{k.first} / {k.second}", [g.length for g in by_meeting[k.id]]) for k in group],
            say(language, "length"),
        ),
        spreads([Spread(b, _branching(games, b)) for b in bots], say(language, "branching")),
        _items(games, bots, words, language),
        _winners(games, language),
    ]
    return "\n".join(parts)


def _count(kept: Kept, games: list[Played]) -> Outcome:
    contest = Contest(kept.game, kept.players, kept.settings, [kept.second, kept.first], "ladder", kept.seed)
    return outcome(contest, meeting_of(kept), games, 0.5, 0.95)


def _percent(interval: Interval) -> str:
    return f"{100 * interval.value:.1f} % [{100 * interval.low:.1f}, {100 * interval.high:.1f}]"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    cells = "".join(f"<th>{html.escape(h)}" for h in head)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(c)}" for c in row) for row in rows)
    return f'<div class="wide"><table><tr>{cells}{body}</table></div>'


def _meetings(outcomes: list[Outcome], group: list[Kept], language: str) -> str:
    head = [say(language, key) for key in ("first", "against", "games", "wins", "paired", "lead", "seconds")]
    rows = [
        [
            o.first,
            o.second,
            str(o.games),
            _percent(o.wins),
            _percent(o.paired),
            f"{o.lead.value:+.1f} [{o.lead.low:+.1f}, {o.lead.high:+.1f}]",
            " / ".join(f"{s:.3f}" for s in o.seconds),
        ]
        for o in outcomes
    ]
    shown = [
        Bar(
            f"{o.first} / {o.second}",
            100 * o.wins.value,
            100 * o.wins.low,
            100 * o.wins.high,
            f"{o.games} {say(language, 'unit-games')}",
        )
        for o in outcomes
    ]
    commands = "<br>".join(
        f"<code>westward arena {k.game} --players {k.players} --bots {k.second},{k.first} --games {o.games} --all --seed {k.seed}"
        f"{_options(k)}</code>"
        for k, o in zip(group, outcomes, strict=True)
    )
    return (
        f"<h3>{say(language, 'meetings')}</h3>{_table(head, rows)}"
        f"{bars(shown, say(language, 'wins'), unit=' %', mark=50)}<p>{say(language, 'repeat')}:<br>{commands}</p>"
    )


def _options(kept: Kept) -> str:
    return "".join(f" -o {n}={write_value(v)}" for n, v in kept.settings.items() if v != _default(kept, n))


def _ratings(games: list[Played], language: str) -> str:
    found = rated(games)
    shown = [
        Bar(r.bot, r.rating.value, r.rating.low, r.rating.high, f"{r.games} {say(language, 'unit-games')}")
        for r in found
    ]
    return bars(shown, say(language, "ratings"))


def _seats(games: list[Played], players: int, language: str) -> str:
    shown: list[Bar] = []
    for seat in range(players):
        won = wilson(sum(1 / len(g.winners) for g in games if seat in g.winners), len(games))
        name = say(language, "seat", number=seat + 1)
        shown.append(Bar(name, 100 * won.value, 100 * won.low, 100 * won.high))
    plot = bars(shown, say(language, "seats"), unit=" %", mark=100 / players)
    return f"{plot}<p>{say(language, 'seats-note')}</p>"


def _of(games: list[Played], bot: str) -> list[float]:
    return [float(p) for g in games for p, name in zip(g.scores, g.seats, strict=True) if name == bot]


def _branching(games: list[Played], bot: str) -> list[float]:
    return [
        g.choices[i] / g.decisions[i]
        for g in games
        for i in range(len(g.seats))
        if g.seats[i] == bot and g.decisions[i]
    ]


def _items(games: list[Played], bots: list[str], words: Words, language: str) -> str:
    names = list(dict.fromkeys(name for g in games for items in g.items for name in items))
    rows: list[list[str]] = []
    for name in names:
        label = words.say(f"item-{name}", {"count": 1, "points": 1})
        row = [label]
        for bot in bots:
            mine = [
                items.get(name, 0) for g in games for items, who in zip(g.items, g.seats, strict=True) if who == bot
            ]
            row.append(f"{fmean(mine):.1f}" if mine else "")
        rows.append(row)
    return f"<h3>{say(language, 'items')}</h3>{_table(['', *bots], rows)}"


def _winners(games: list[Played], language: str) -> str:
    shown: list[Bar] = []
    for kind in sorted({kind for g in games for kinds in g.kinds for kind in kinds}):
        gaps: list[float] = []
        for g in games:
            won = [g.kinds[i].get(kind, 0) for i in g.winners]
            lost = [g.kinds[i].get(kind, 0) for i in range(len(g.seats)) if i not in g.winners]
            if won and lost:
                gaps.append(fmean(won) - fmean(lost))
        gap = bootstrap(gaps, resamples=400)
        if gaps and gap.excludes(0.0):
            shown.append(Bar(kind, gap.value, gap.low, gap.high))
    shown.sort(key=lambda b: -abs(b.value))
    note = say(language, "winners-note") if shown else say(language, "winners-none")
    return (
        f"<h3>{say(language, 'winners')}</h3><p>{note}</p>{bars(shown[:16], say(language, 'winners')) if shown else ''}"
    )

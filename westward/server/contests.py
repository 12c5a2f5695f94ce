"""Tournaments as clients see them; nothing is told of a round with the same luck everywhere before all of its tables are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westward.core import registry
from westward.core.luck import commitment
from westward.core.words import Words
from westward.server import arranging, describe
from westward.server.arranged import Entrant, Match, Tournament
from westward.server.problems import say
from westward.server.standings import Row

Json = dict[str, Any]


def summary(one: Tournament, guest: str | None, language: str) -> Json:
    """A tournament in a list."""
    return {
        "id": one.id,
        "name": one.name,
        "game": one.game,
        "title": Words(registry.title(one.game), language).say("title"),
        "form": one.form,
        "state": one.state,
        "round": one.round,
        "rounds": one.rounds,
        "entrants": len(one.entrants),
        "alike": one.alike,
        "mine": guest is not None and (one.host == guest or one.entrant(guest) is not None),
        "changed": one.changed,
    }


def told(one: Tournament, rows: Sequence[Row], guest: str | None, language: str) -> Json:
    """A tournament as somebody sees it, with its standings."""
    most = one.size if one.form == "series" else arranging.MOST
    return {
        **summary(one, guest, language),
        "size": one.size,
        "pace": one.pace,
        "clock": {"per": one.clock.per, "seconds": one.clock.seconds, "then": one.clock.then},
        "private": one.private,
        "level": describe.bot_title(one.level, language) if one.level else None,
        "hosted": guest is not None and one.host == guest,
        "entered": one.entrant(guest) is not None,
        "full": len(one.entrants) >= most,
        "standings": [_standing(row, one.entrants[row.entrant], guest, language) for row in rows]
        if one.round
        else _entered(one, guest, language),
        "played": [_round(one, number, rows, guest, language) for number in range(1, one.round + 1)],
        "seals": [commitment(secret) for secret in one.secrets],
        "words": [entrant.word for entrant in one.entrants] if one.alike else [],
        "word": arranging.words_of(one) if one.alike and one.state != "open" else None,
    }


def _entered(one: Tournament, guest: str | None, language: str) -> list[Json]:
    """Those who take part, before there is anything to compare."""
    return [_standing(Row(e.number, 0, 0.0, 0, 0.0, ()), e, guest, language) for e in one.entrants]


def _named(who: Entrant, language: str) -> str:
    """A name; whoever has deleted all that was theirs has none."""
    return who.name or say("somebody", language)


def _standing(row: Row, who: Entrant, guest: str | None, language: str) -> Json:
    return {
        "number": who.number,
        "name": _named(who, language),
        "bot": bool(who.level),
        "mine": guest is not None and who.guest == guest,
        "gone": bool(who.gone),
        "place": row.place,
        "points": row.points,
        "wins": row.wins,
        "opponents": row.opponents,
        "rounds": list(row.rounds),
    }


def is_closed(one: Tournament, round: int) -> bool:
    """Whether tables of a round with the same luck are still played."""
    return one.alike and any(match.result.scores is None for match in one.of_round(round))


def _round(one: Tournament, number: int, rows: Sequence[Row], guest: str | None, language: str) -> Json:
    closed = is_closed(one, number)
    points = {row.entrant: row.rounds[number - 1] for row in rows}
    return {
        "number": number,
        "tables": [_table(one, match, closed, points, guest, language) for match in one.of_round(number)],
        "commitment": commitment(one.secrets[number - 1]) if one.alike else None,
        "secret": one.secrets[number - 1] if one.alike and not closed else None,
    }


def _table(
    one: Tournament, match: Match, closed: bool, points: dict[int, float | None], guest: str | None, language: str
) -> Json:
    result = match.result
    scores = () if closed or not result.scores else result.scores
    mine = guest is not None and any(one.entrants[number].guest == guest for number in result.sat)
    seats = [
        {
            "number": number,
            "name": _named(one.entrants[number], language),
            "score": scores[seat] if scores else None,
            "won": bool(scores) and seat in result.winners,
            "points": points.get(number) if result.scores is not None and not closed else None,
        }
        for seat, number in enumerate(result.sat)
    ]
    return {"table": match.table, "state": match.state, "visible": mine or not closed, "seats": seats}

"""One step of ratings by openskill (Plackett–Luce), for any number of players: shared by tournaments of bots and tables of people."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating


def move(
    model: PlackettLuce, ratings: dict[str, PlackettLuceRating], seats: Sequence[str], ranks: Sequence[float]
) -> None:
    """Carry ratings on by one game: who sat where, and how well, the best with the lowest rank.

    Whoever has several seats moves by the mean of what they earn.
    """
    new = model.rate([[ratings[name]] for name in seats], ranks=list(ranks))
    for name in set(seats):
        mine = [new[seat][0] for seat in range(len(new)) if seats[seat] == name]
        ratings[name] = model.rating(
            name=name, mu=sum(r.mu for r in mine) / len(mine), sigma=sum(r.sigma for r in mine) / len(mine)
        )

"""Series of games between bots, on one core or several, with the same results on any number of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from westward.arena.playing import play_out
from westward.arena.workers import hire
from westward.bots import bot
from westward.core import archive
from westward.core.errors import SettingsError
from westward.core.playout import noted_playout, playout
from westward.core.registry import title
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE
from westward.core.title import Settings


class Series(msgspec.Struct, frozen=True):
    """What is to be played: `bots` take the seats in turn, rotating by one seat from game to game."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: int
    settings: Settings


class Result(msgspec.Struct, frozen=True):
    """One game: the bot of each seat, the scores, the winners, the number of decisions, and the seconds it took."""

    bots: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    seconds: float


class Summary(msgspec.Struct):
    """What came out of a series."""

    game: str
    players: int
    games: int
    decisions: int
    decisions_per_second: float
    mean_decisions_per_game: float
    bots: list[str]
    wins_per_bot: list[float]
    mean_score_per_bot: list[float]
    wins_per_seat: list[float]
    mean_score_per_seat: list[float]


def check(series: Series) -> None:
    """Refuse a series that cannot be played, with a sentence."""
    title(series.game).start(series.players, **series.settings)
    if len(series.bots) != series.players:
        raise SettingsError(f"For {series.players} players {series.players} bots are needed, not {len(series.bots)}.")
    if series.games < 1:
        raise SettingsError(f"The number of games must be at least 1, not {series.games}.")
    for name in series.bots:
        bot(name)


def play_one(series: Series, number: int, actions: list[int] | None = None) -> Result:
    """Play one game of a series; it depends on the series' seed and the game's number alone. The actions are noted in a list."""
    luck = derive(f"{series.game}/{series.players}/{series.seed}", number)
    state = title(series.game).start(series.players, **series.settings)
    seats = [(seat + number) % series.players for seat in range(series.players)]
    begun = time.perf_counter()
    if set(series.bots) == {"random"}:
        decisions = playout(state, Rng(luck)) if actions is None else noted_playout(state, Rng(luck), actions)
    else:
        noted: list[tuple[int, int]] = []
        play_out(
            state, [series.bots[i] for i in seats], luck, lambda s, action, spent: noted.append((s.to_act, action))
        )
        decisions = sum(seat != CHANCE for seat, _ in noted)
        if actions is not None:
            actions += [action for _, action in noted]
    return Result(seats, state.scores(), state.winners(), decisions, time.perf_counter() - begun)


def _play_some(series: Series, folder: Path | None, numbers: range) -> tuple[int, list[Result]]:
    if folder is None:
        return numbers[0], [play_one(series, n) for n in numbers]
    results: list[Result] = []
    file = folder / f"games-{numbers[0]:08}{archive.SUFFIX}"
    with archive.Writer(file, series.game, series.players, series.settings) as writer:
        for number in numbers:
            actions: list[int] = []
            results.append(play_one(series, number, actions))
            writer.add([series.bots[i] for i in results[-1].bots], actions)
    return numbers[0], results


def play(
    series: Series, jobs: int = 1, tick: Callable[[int], object] = int, records: Path | None = None
) -> list[Result]:
    """Play a series on a number of processes, in the order of the games; `tick` is told how many have been played.

    With `records`, the games are written into files of that folder, which must be empty: see `westward.core.archive`.
    """
    check(series)
    size = 1 if jobs == 1 and records is None else max(1, min(200, series.games // (jobs * 4)))
    if records is not None:
        _make(records)
    chunks = [range(i, min(i + size, series.games)) for i in range(0, series.games, size)]
    played: dict[int, list[Result]] = {}
    with hire(jobs) as workers:
        for first, some in workers.do(partial(_play_some, series, records), chunks):
            played[first] = some
            tick(len(some))
    return [result for first in sorted(played) for result in played[first]]


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        full = any(folder.iterdir())
    except OSError as problem:
        raise SettingsError(f"Records cannot be written to {folder}: {problem.strerror}.") from None
    if full:
        raise SettingsError(f"{folder} is not empty; records are written to a folder of their own.")


def summarise(series: Series, results: list[Result]) -> Summary:
    """Count wins (shared victories in equal parts) and average scores, per bot and per seat."""
    n = series.players
    wins_bot, wins_seat, score_bot, score_seat = [0.0] * n, [0.0] * n, [0.0] * n, [0.0] * n
    for result in results:
        for seat in range(n):
            who = result.bots[seat]
            score_bot[who] += result.scores[seat] / len(results)
            score_seat[seat] += result.scores[seat] / len(results)
            if seat in result.winners:
                wins_bot[who] += 1 / len(result.winners)
                wins_seat[seat] += 1 / len(result.winners)
    decisions = sum(r.decisions for r in results)
    return Summary(
        game=series.game,
        players=n,
        games=len(results),
        decisions=decisions,
        decisions_per_second=round(decisions / max(sum(r.seconds for r in results), 1e-9), 1),
        mean_decisions_per_game=round(decisions / len(results), 2),
        bots=series.bots,
        wins_per_bot=[round(w, 3) for w in wins_bot],
        mean_score_per_bot=[round(x, 3) for x in score_bot],
        wins_per_seat=[round(w, 3) for w in wins_seat],
        mean_score_per_seat=[round(x, 3) for x in score_seat],
    )

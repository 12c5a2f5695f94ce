"""Games to play: what there is, one in the terminal, many between bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import westward
from westward import listing
from westward.cli.base import (
    ANY_BOT,
    Box,
    Json,
    Lang,
    Options,
    Seed,
    app,
    err,
    out,
    read_options,
    use_boxes,
    write_json,
)


@app.command()
def games(json: Json = False, lang: Lang = "en") -> None:
    """List the games with players, options, clauses and maturity."""
    if json:
        write_json(listing.facts(lang))
    else:
        sys.stdout.write(listing.text(lang))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Id of the game, see 'westward games'.")] = "golden-city",
    players: Annotated[int | None, typer.Option("--players", "-p", help="Number of players.")] = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, from 1.")] = 1,
    bots: Annotated[str, typer.Option("--bots", help=f"Bot of the other seats. {ANY_BOT}")] = "rancher",
    seed: Seed = None,
    lang: Lang = "en",
    option: Options = None,
    boxes: Box = None,
    save: Annotated[Path | None, typer.Option("--save", help="File to write the record to at the end.")] = None,
) -> None:
    """Play a game in the terminal against bots."""
    from westward.terminal import Terminal

    use_boxes(boxes)
    found = westward.title(game)
    number = players if players is not None else found.players[0]
    match_ = westward.start(game, number, seed, **read_options(option))
    Terminal(match_, seat - 1, bots, lang, Console(highlight=False)).run()
    if save is not None:
        save.write_text(match_.record().dumps(), encoding="utf-8")


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="Id of the game.")],
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")],
    bots: Annotated[
        str | None,
        typer.Option("--bots", help=f"One bot per player, separated by commas; random if not given. {ANY_BOT}"),
    ] = None,
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Number that decides all chance.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.", min=1, max=256)] = 1,
    records: Annotated[
        Path | None, typer.Option("--records", help="An empty folder to write all games into, to learn from.")
    ] = None,
    option: Options = None,
    boxes: Box = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count."""
    from westward.arena import match

    use_boxes(boxes)
    names = bots.split(",") if bots else ["random"] * players
    series = match.Series(game, players, names, number, seed, westward.title(game).settings(read_options(option)))
    match.check(series)
    with Progress(console=err, transient=True, disable=json or not err.is_terminal) as progress:
        task = progress.add_task("playing", total=number)
        results = match.play(series, jobs, lambda n: progress.advance(task, n), records)
    summary = match.summarise(series, results)
    if json:
        write_json(summary)
        return
    out.print(f"{summary.games} games, {summary.decisions} decisions, {summary.mean_decisions_per_game} per game, "
              f"{summary.decisions_per_second:,.0f} decisions per second and process")  # fmt: skip
    table = Table("", *[str(i + 1) for i in range(players)], box=None, pad_edge=False)
    table.add_row("bot", *summary.bots)
    table.add_row("wins per bot", *map(str, summary.wins_per_bot))
    table.add_row("mean score per bot", *map(str, summary.mean_score_per_bot))
    table.add_row("wins per seat", *map(str, summary.wins_per_seat))
    table.add_row("mean score per seat", *map(str, summary.mean_score_per_seat))
    out.print(table)

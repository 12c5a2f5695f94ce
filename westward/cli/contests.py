"""Bots: the arena and its report, learning and what was learnt, and how fast it all is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import westward
from westward.cli.base import ANY_BOT, Box, Json, Lang, Options, app, err, out, read_options, use_boxes, write_json
from westward.extras import extra


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="Id of the game.")],
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")],
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help=f"Bots from weak to strong, separated by commas; with budgets as in search@2000 or legend@1s. {ANY_BOT}",
        ),
    ] = "greenhorn,rancher,sheriff,legend",
    mode: Annotated[str, typer.Option("--mode", help="ladder: neighbours meet; round-robin: everybody.")] = "ladder",
    number: Annotated[int, typer.Option("--games", help="At most so many games per meeting.", min=2)] = 200,
    seed: Annotated[int, typer.Option("--seed", help="Number that decides all chance.")] = 0,
    bar: Annotated[float, typer.Option("--bar", help="The share of victories in question.", min=0, max=1)] = 0.5,
    stop: Annotated[bool, typer.Option("--stop/--all", help="End a meeting as soon as the answer is clear.")] = True,
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="How many processes; all cores if not given.", min=1)
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", help="Address of a Ray cluster; 'local' starts one on this machine.")
    ] = None,
    results: Annotated[Path, typer.Option("--out", help="File of results; goes on where it was interrupted.")] = Path(
        "arena.sqlite"
    ),
    option: Options = None,
    boxes: Box = None,
    json: Json = False,
) -> None:
    """Let bots meet with paired luck and changing seats, and say how sure the outcome is."""
    with extra("arena", "The arena"):
        from westward.arena import plan, printing, ratings, tournament, workers
        from westward.arena.results import Results
    use_boxes(boxes)
    settings = westward.title(game).settings(read_options(option))
    contest = plan.Contest(game, players, settings, bots.split(","), mode, seed)
    contest.check()
    kept = Results(results)
    with Progress(console=err, transient=True, disable=json or not err.is_terminal) as progress:
        task = progress.add_task("playing", total=None)

        def tick(meeting: plan.Meeting, played: int, planned: int) -> None:
            progress.update(task, description=f"{meeting.first} v {meeting.second}", completed=played, total=planned)

        with workers.hire(jobs or os.cpu_count() or 1, ray) as hired:
            found = tournament.run(contest, number, kept, hired, stop=stop, bar=bar, tick=tick)
    rated = ratings.rated([g for m in contest.meetings() for g in kept.games(contest.id(m))])
    kept.close()
    if json:
        write_json({"outcomes": found, "ratings": rated})
    else:
        Console(width=140, highlight=False).print(printing.outcomes(found))
        out.print(printing.ratings(rated))


@app.command()
def report(
    results: Annotated[Path, typer.Argument(help="A file of results of 'westward arena'.")],
    to: Annotated[
        Path | None, typer.Option("--out", help="The page to write; beside the results if not given.")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Write one self-contained page with tables and plots about the results of an arena."""
    with extra("arena", "The report of an arena"):
        from westward.arena import report as reports
        from westward.arena.results import Results
    kept = Results(results, new=False)
    target = to or results.with_suffix(".html")
    target.write_text(reports.page(kept, lang), encoding="utf-8")
    kept.close()
    out.print(f"{target}", markup=False)


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="Id of the game.")],
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")],
    minutes: Annotated[float, typer.Option("--minutes", help="How long to learn.", min=0.05)],
    folder: Annotated[Path, typer.Option("--out", help="Folder of the net, the curve, and what is needed to go on.")],
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="How many processes play; all cores but two if not given.", min=1)
    ] = None,
    total: Annotated[
        float, typer.Option("--total", help="Minutes of all runs together, when it is to be resumed.", min=0)
    ] = 0.0,
    hidden: Annotated[int, typer.Option("--hidden", help="How large the first layer is.", min=8, max=4096)] = 256,
    win: Annotated[float, typer.Option("--win", help="Points of lead that a sure victory counts.", min=0)] = 0.0,
    rivalry: Annotated[
        tuple[float, float],
        typer.Option("--rivalry", help="How much others' points count against the own ones: the least and the most."),
    ] = (0.5, 1.0),
    start: Annotated[Path | None, typer.Option("--from", help="A net to begin with.")] = None,
    heat: Annotated[
        tuple[float, float], typer.Option("--heat", help="How warm to play at first and at last, in spans of the game.")
    ] = (0.025, 0.003),
    rate: Annotated[tuple[float, float], typer.Option("--rate", help="How fast to learn at first and at last.")] = (
        1e-3,
        3e-5,
    ),
    trace: Annotated[
        float, typer.Option("--trace", help="How much of what comes later counts on at every choice.", min=0, max=1)
    ] = 0.95,
    slips: Annotated[
        float, typer.Option("--slips", help="How many choices are left to chance.", min=0, max=0.5)
    ] = 0.003,
    hints: Annotated[
        bool, typer.Option("--hints", help="Learn what the game's hints miss, not all from nothing.")
    ] = False,
    victory: Annotated[
        bool, typer.Option("--victory", help="Play for chances of victory alone, not for points.")
    ] = False,
    search: Annotated[
        int,
        typer.Option("--search", help="Iterations of a search for every choice; 0 looks one decision ahead.", min=0),
    ] = 0,
    opponent: Annotated[str, typer.Option("--opponent", help="The bot to try it against; '' for none.")] = "sheriff",
    seed: Annotated[int, typer.Option("--seed", help="Number that decides all chance.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where the last run into the folder ended.")] = False,
) -> None:
    """Learn to play a game from its rules alone, by playing it; needs PyTorch (the extra 'learn')."""
    from westward.learn import plan as plans

    plans.train(
        plans.Plan(
            game, players, minutes, folder, jobs or max(1, (os.cpu_count() or 1) - 2), total, hidden, win=win,
            rivalry=rivalry, start=start, heat=heat, rate=rate, trace=trace, slips=slips, hints=hints, victory=victory,
            search=search, opponent=opponent, seed=seed, resume=resume, command=" ".join(["westward", *sys.argv[1:]]),
        ),
        lambda line: out.print(line, markup=False),
    )  # fmt: skip


@app.command()
def nets(json: Json = False) -> None:
    """List what was learnt: the nets that come with the games, and how each was made."""
    from westward.bots import learnt

    files = learnt.files()
    rows = [learnt.origin(file) for file in files]
    if json:
        write_json(rows)
        return
    table = Table("game", "players", "size", "games", "minutes", "commit", "command", box=None, pad_edge=False)
    for row, file in zip(rows, files, strict=True):
        size = f"{file.stat().st_size / 1e6:.1f} MB"
        table.add_row(row.game, str(row.players), size, f"{row.games:,}", f"{row.minutes:g}", row.commit, row.command)
    out.print(table)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Ids of the games; all if not given.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long each figure is measured.", min=0.01)] = 1.0,
    rounds: Annotated[int, typer.Option("--rounds", help="How often; the median counts.", min=1)] = 5,
    json: Json = False,
) -> None:
    """Measure decisions and copies per second, beside the references."""
    from westward import benchmark

    with Progress(console=err, transient=True, disable=json or not err.is_terminal) as progress:
        task = progress.add_task("measuring", total=None)
        report = benchmark.run(game or westward.ids(), seconds, rounds, lambda: progress.advance(task))
    if json:
        write_json(report)
    else:
        Console(width=140).print(benchmark.printed(report))

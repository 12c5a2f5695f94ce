"""The command line: `westward games | play | serve | simulate | arena | report | hint | replay | verify | rules | check | draw | doctor | backup | restore | bench`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import westward
from westward import listing
from westward.core import box
from westward.core.errors import SettingsError, WestwardError
from westward.core.proof import prove
from westward.core.title import write_value
from westward.core.words import LANGUAGES, Words
from westward.extras import extra

app = typer.Typer(
    name="westward",
    help="Five Wild-West board games at one table.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)

#: What may stand where a bot is named.
ANY_BOT = "A name, package.module:Class, or a file of a net."
Json = Annotated[bool, typer.Option("--json", help="Write JSON for machines.")]
Lang = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Number that decides all chance; random if not given.")]
Box = Annotated[
    list[str] | None,
    typer.Option("--box", help="A corrected components.toml to play with, as FILE or GAME=FILE; may be repeated."),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="DATABASE_URL",
        help="A file for SQLite, or postgresql://…; your own folder if not given.",
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A rule to switch, as name=value; may be repeated.")
]


def write_json(value: object) -> None:
    """One JSON value on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")


def read_options(options: list[str] | None) -> dict[str, object]:
    """Options given as name=value."""
    pairs: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise SettingsError(f"An option is given as name=value, not '{option}'.")
        pairs[name] = value
    return pairs


def read_file(path: Path) -> str:
    """The text of a file; a SettingsError says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise SettingsError(f"{path} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{path} is no text file.") from None


def use_boxes(said: list[str] | None) -> None:
    """Play with corrected boxes, and say so; they are checked at once."""
    for game in box.use(said or []):
        title = westward.title(game)
        err.print(f"{game} is played with the box {title.own_box} (version {title.version}).", markup=False)


def show_version(wanted: bool) -> None:
    """Say which version this is, and no more."""
    if wanted:
        sys.stdout.write(listing.version() + "\n")
        raise typer.Exit


@app.callback()
def everywhere(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Five Wild-West board games at one table."""


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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    move: Annotated[
        int | None, typer.Option("--move", "-m", help="Show the position after so many moves; the last if not given.")
    ] = None,
    seat: Annotated[int, typer.Option("--seat", help="Whose eyes to see it with, from 1; 0 only watches.")] = 0,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write the picture of the position to this file.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell what happened, move by move.")] = False,
    salvage: Annotated[
        bool, typer.Option("--salvage", help="Show a record that is not correct as far as it fits.")
    ] = False,
    boxes: Box = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Verify a record and show any position of it."""
    use_boxes(boxes)
    record, problem = westward.salvage(read_file(file))
    if problem is not None and not salvage:
        raise problem
    history = record.history()
    title, moves = history.title, len(history.actions) if move is None else move
    words = Words(title, lang, record.names)
    view = westward.view(history.at(moves), seat - 1)
    if svg is not None:
        svg.write_text(title.picture(view, words, "").whole(), encoding="utf-8")
    if json:
        write_json({"game": record.game, "players": record.players, "settings": record.settings, "moves": len(record.actions),
                    "shown": moves, "over": view.head.to_act == westward.OVER, "scores": view.head.scores, "view": view,
                    "problem": None if problem is None else str(problem)})  # fmt: skip
        return
    if log:
        for event in (e for number in range(moves) for e in history.told(number + 1, seat - 1)):
            out.print(words.event(event), markup=False)
    found = "correct" if problem is None else f"no further: {problem}"
    out.print(
        f"{file.name}: {words.say('title')}, {record.players} players, {len(record.actions)} moves, {found}",
        markup=False,
    )
    out.print(title.text(view, words), markup=False)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game that was played at a table.")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="What the table showed before the game, to compare with.")
    ] = None,
    boxes: Box = None,
    json: Json = False,
) -> None:
    """Prove that every draw of a record followed from what its table published before the game; docs/chance.md says how."""
    use_boxes(boxes)
    record = westward.loads(read_file(file))
    proof = prove(record, commitment)
    luck = record.luck
    assert luck is not None
    if json:
        write_json({"holds": proof.holds, "draws": proof.draws, "move": proof.move, "drawn": proof.drawn,
                    "expected": proof.expected, "luck": luck})  # fmt: skip
    elif proof.holds:
        source = (
            f"the commitment {luck.commitment}" if luck.seed is None else f"the number {luck.seed}, which was chosen"
        )
        out.print(f"{file.name}: all {proof.draws} draws followed from {source}.", markup=False)
    else:
        out.print(
            f"{file.name}: move {proof.move} drew '{proof.drawn}', but '{proof.expected}' should have been drawn.",
            markup=False,
        )
    if not proof.holds:
        raise typer.Exit(1)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Id of the game.")],
    clause: Annotated[str | None, typer.Argument(help="One clause, such as GC-4.5 or 4.5.")] = None,
    lang: Lang = "en",
    cover: Annotated[bool, typer.Option("--coverage", help="Count how many clauses the tests prove.")] = False,
    json: Json = False,
) -> None:
    """Show the rulebook, one clause, or how well it is tested."""
    from rich.markdown import Markdown

    from westward.coverage import coverage, find_tests

    title = westward.title(game)
    book = title.rulebook(lang)
    if cover:
        found = coverage(title, find_tests(Path.cwd()))
        if json:
            write_json(
                {
                    "total": len(found.total),
                    "definitions": len(found.definitions),
                    "tested": len(found.tested),
                    "open": found.open,
                }
            )
        else:
            out.print(
                f"{len(found.total)} clauses: {len(found.tested)} tested, {len(found.definitions)} definitions, {len(found.open)} open"
            )
            for name in found.open:
                out.print(name)
    elif clause is not None:
        text = book.clause(clause)
        write_json({"clause": clause, "text": text}) if json else out.print(text, markup=False)
    elif json:
        write_json(book.clauses)
    else:
        out.print(Markdown(book.markdown))


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="Id of the game.")],
    file: Annotated[Path | None, typer.Argument(help="An edited components.toml; the game's own if not given.")] = None,
    copy: Annotated[
        Path | None, typer.Option("--copy", help="Write the game's own file here, to be corrected.")
    ] = None,
) -> None:
    """Check an edited file of components: totals, links, missing entries."""
    title = westward.title(game)
    if copy is not None:
        copy.write_text(read_file(title.folder / "components.toml"), encoding="utf-8")
        out.print(f"{copy}", markup=False)
        return
    title.check_components(read_file(file or title.folder / "components.toml"))
    out.print(f"{file or 'components.toml'}: correct")
    if file is not None:
        out.print(f"Look at it: westward draw {game} --box {file}", markup=False)
        out.print(f"Play with it: westward play {game} --box {file}", markup=False)


@app.command()
def draw(
    game: Annotated[str, typer.Argument(help="Id of the game.")],
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players; as many as can if not given.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="The picture to write; named after the game if not given.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Number that decides all chance.")] = 0,
    option: Options = None,
    boxes: Box = None,
    lang: Lang = "en",
) -> None:
    """Draw the board as a game begins, for instance to compare a corrected box with one's own."""
    use_boxes(boxes)
    title = westward.title(game)
    begun = westward.start(game, players or title.players[-1], seed, **read_options(option))
    target = svg or Path(f"{game}.svg")
    target.write_text(title.picture(begun.view(westward.SPECTATOR), Words(title, lang), "").whole(), encoding="utf-8")
    out.print(f"{target}", markup=False)


@app.command()
def options(game: Annotated[str, typer.Argument(help="Id of the game.")], lang: Lang = "en") -> None:
    """Explain the options of a game."""
    title = westward.title(game)
    words = Words(title, lang)
    for o in title.options:
        out.print(f"{o.name} ({o.clause}): {words.option(o.name)}", markup=False)
        out.print(f"    {words.when(o.name)}", markup=False, style="dim")
        for value in o.choices:
            mark = "*" if value == o.choices[0] else " "
            out.print(f"  {mark} {write_value(value)}: {words.option(o.name, value)}", markup=False)


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
    trace: Annotated[
        float, typer.Option("--trace", help="How much of what comes later counts on at every choice.", min=0, max=1)
    ] = 0.95,
    slips: Annotated[
        float, typer.Option("--slips", help="How many choices are left to chance.", min=0, max=0.5)
    ] = 0.003,
    opponent: Annotated[str, typer.Option("--opponent", help="The bot to try it against; '' for none.")] = "sheriff",
    seed: Annotated[int, typer.Option("--seed", help="Number that decides all chance.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where the last run into the folder ended.")] = False,
) -> None:
    """Learn to play a game from its rules alone, by playing it; needs PyTorch (the extra 'learn')."""
    from westward.learn import plan as plans

    plans.train(
        plans.Plan(
            game, players, minutes, folder, jobs or max(1, (os.cpu_count() or 1) - 2), total, hidden, win=win,
            rivalry=rivalry, start=start, heat=heat, trace=trace, slips=slips,
            opponent=opponent, seed=seed, resume=resume, command=" ".join(["westward", *sys.argv[1:]]),
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
def hint(
    file: Annotated[Path, typer.Argument(help="A record.")],
    move: Annotated[
        int | None,
        typer.Option("--move", "-m", help="The position after so many moves; the last decision if not given."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose choice, from 1; whoever is asked if not given.")
    ] = None,
    budget: Annotated[
        str, typer.Option("--budget", help="Thinking: iterations such as 2000, or seconds such as 1.5s.")
    ] = "2000",
    player: Annotated[
        str | None, typer.Option("--bot", help="Ask this bot, and put what it would choose first; any that plays.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Number that decides the bot's luck.")] = 0,
    review: Annotated[
        bool, typer.Option("--review", help="The whole game: how the chances went and where they turned.")
    ] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="With --review, write the graph to this file.")] = None,
    boxes: Box = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the best choices of a position with what to expect of them, from the seat's own knowledge."""
    from westward.bots import advice, bot
    from westward.bots import review as reviews
    from westward.bots.budget import Budget

    use_boxes(boxes)
    record = westward.loads(read_file(file))
    thinking = Budget.read(budget)
    title = westward.title(record.game)
    words = Words(title, lang, record.names)
    if review:
        with Progress(console=err, transient=True, disable=json or not err.is_terminal) as progress:
            task = progress.add_task("thinking", total=len(record.actions))
            seen = reviews.review(record, thinking, lambda done, of: progress.update(task, completed=done))
        if svg is not None:
            svg.write_text(reviews.graph(seen, record, words), encoding="utf-8")
        if json:
            write_json(seen)
        else:
            for line in reviews.sentences(seen, record, words):
                out.print(line, markup=False)
        return
    at = advice.last_decision(record) if move is None else move
    state = record.state(at)
    asked = state.to_act if seat is None else seat - 1
    found = advice.advise(state, asked, thinking, westward.Rng(seed), bot(player) if player else None)
    if json:
        write_json({"move": at, "seat": asked, "advice": found, "sentence": advice.sentence(found, state, words)})
        return
    out.print(advice.printed(found, state, words))
    out.print(advice.sentence(found, state, words), markup=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port to listen on.", min=0, max=65535)] = 8080,
    database: Database = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the lobby in the browser.")] = False,
    pause: Annotated[float, typer.Option("--pause", help="Seconds that a bot lets pass before its move.", min=0)] = 0.9,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another origin whose pages may use this server; may be repeated."),
    ] = None,
    proxied: Annotated[
        bool, typer.Option("--proxied", help="Behind a proxy with HTTPS that sets X-Forwarded-For.")
    ] = False,
    limits: Annotated[
        float, typer.Option("--limits", help="How many times wider the limits per guest are.", min=0.1)
    ] = 1.0,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", help="A bot of yours that may be played against, as module:Class; may be repeated."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name", help="The host name by which the server is reached; others are refused. May be repeated."
        ),
    ] = None,
    path: Annotated[
        str, typer.Option("--path", help="Path below which a proxy shows the table, such as /westward.")
    ] = "",
    log: Annotated[str, typer.Option("--log", help="How to note what happens: text or json.")] = "text",
    boxes: Box = None,
) -> None:
    """Open the table: play in the browser, alone or with others."""
    use_boxes(boxes)
    with extra("table", "The table"):
        from westward.server import describe, run
    if log not in ("text", "json"):
        raise SettingsError(f"The log is 'text' or 'json', not '{log}'.")
    describe.offer(bots or [])
    form: Literal["text", "json"] = "json" if log == "json" else "text"
    run.serve(host, port, database, open_, pause, tuple(origin or ()), proxied, limits, tuple(name or ()), form, path)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    database: Database = None,
) -> None:
    """Copy the tables of a server into one file, also while it runs (SQLite)."""
    with extra("table", "The backup"):
        from westward.server import backup as backups
        from westward.server.settings import database_url
    out.print(f"{file}: {backups.back_up(database_url(database), file)} tables", markup=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that 'westward backup' has written.")],
    database: Database = None,
    instead: Annotated[
        bool, typer.Option("--instead", help="In the place of tables that are there; they are kept beside it.")
    ] = False,
) -> None:
    """Bring the tables of a backup back; the server must not be running (SQLite)."""
    with extra("table", "The backup"):
        from westward.server import backup as backups
        from westward.server.settings import database_url
    out.print(f"{backups.restore(database_url(database), file, instead)} tables are back.", markup=False)


@app.command()
def doctor(
    database: Database = None,
    export: Annotated[
        Path | None,
        typer.Option("--export", help="Folder for the records of damaged tables, as far as they can be read."),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Export every table, not only damaged ones.")] = False,
    boxes: Box = None,
    json: Json = False,
) -> None:
    """Look for damage in the database of a server, table by table; nothing in it is changed."""
    use_boxes(boxes)
    with extra("table", "The doctor"):
        from westward.server import doctor as doctors
        from westward.server.settings import database_url
    found = doctors.examine(database_url(database), export, every)
    if json:
        write_json({"tables": found.tables, "entries": found.entries, "damage": found.damage,
                    "exported": [str(path) for path in found.exported]})  # fmt: skip
    else:
        for what, line in found.damage:
            out.print(f"{what}: {line}", markup=False)
        for path in found.exported:
            out.print(f"written: {path}", markup=False)
        hurt = len({what for what, _ in found.damage})
        out.print(f"{found.tables} tables with {found.entries} entries; {hurt or 'none'} damaged.", markup=False)
    if found.damage:
        raise typer.Exit(1)


def main() -> None:
    """Run the command line; bad input gives one sentence and exit code 2."""
    try:
        app()
    except WestwardError as problem:
        err.print(str(problem), markup=False)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()

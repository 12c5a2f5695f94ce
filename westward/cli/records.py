"""Games that were played: replaying them, proving their luck, asking what would have been best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

import westward
from westward.cli.base import Box, Json, Lang, app, err, out, read_file, use_boxes, write_json
from westward.core.proof import prove
from westward.core.words import Words


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
    eyes = seat - 1 if seat else westward.SPECTATOR
    view = westward.view(history.at(moves), eyes)
    if svg is not None:
        svg.write_text(title.picture(view, words, "").whole(), encoding="utf-8")
    if json:
        write_json({"game": record.game, "players": record.players, "settings": record.settings, "moves": len(record.actions),
                    "shown": moves, "over": view.head.to_act == westward.OVER, "scores": view.head.scores, "view": view,
                    "problem": None if problem is None else str(problem)})  # fmt: skip
        return
    if log:
        for event in (e for number in range(moves) for e in history.told(number + 1, eyes)):
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

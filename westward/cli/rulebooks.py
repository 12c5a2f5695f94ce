"""Rules and boxes: clauses, options, checking and drawing an owner's box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import westward
from westward.cli.base import Box, Json, Lang, Options, app, out, read_file, read_options, use_boxes, write_json
from westward.core.title import write_value
from westward.core.words import Words


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

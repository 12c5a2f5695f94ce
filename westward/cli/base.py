"""What all commands share: where they are gathered and print, and what their options have in common."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

import westward
from westward import listing
from westward.core import box
from westward.core.errors import SettingsError
from westward.core.offering import offer
from westward.core.words import LANGUAGES

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
    typer.Option(
        "--box",
        help="A corrected components.toml to play with, as FILE or GAME=FILE; as GAME~NAME=FILE beside the usual one. May be repeated.",
    ),
]
Boxes = Annotated[
    Path | None,
    typer.Option(
        "--boxes",
        envvar="WESTWARD_BOXES",
        help="A folder of corrected boxes, each of which may be chosen for a table beside the usual one.",
    ),
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


def offer_boxes(folder: Path | None) -> None:
    """Offer the boxes of a folder beside the usual ones, and say which, and which cannot be played."""
    offered, left_out = offer(folder) if folder is not None else ([], [])
    for title in offered:
        err.print(f"{title.id} is offered with the box {title.own_box} (version {title.version}).", markup=False)
    for sentence in left_out:
        err.print(sentence, markup=False)


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

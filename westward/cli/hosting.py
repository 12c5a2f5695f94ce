"""The table in the browser, and care for its database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from westward.cli.base import Box, Boxes, Database, Json, app, offer_boxes, out, use_boxes, write_json
from westward.core.errors import SettingsError
from westward.extras import extra

Url = Annotated[
    str, typer.Option("--url", envvar="WESTWARD_URL", help="The address of the table, for links in mail and webhooks.")
]
MailServer = Annotated[
    str, typer.Option("--mail", envvar="WESTWARD_MAIL", help="The mail server, as smtp://name:password@host:port.")
]
Sender = Annotated[str, typer.Option("--sender", envvar="WESTWARD_SENDER", help="The address from which mail comes.")]


Pause = Annotated[
    float,
    typer.Option("--pause", help="Seconds that a bot lets pass before its turn; before further decisions less.", min=0),
]

Musing = Annotated[
    float,
    typer.Option(
        "--musing",
        help="Seconds of processor time for which bots that search think on while somebody else decides; 0: not at all.",
        min=0,
    ),
]

Limits = Annotated[float, typer.Option("--limits", help="How many times wider the limits per guest are.", min=0.1)]


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port to listen on.", min=0, max=65535)] = 8080,
    database: Database = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the lobby in the browser.")] = False,
    pause: Pause = 0.9,
    musing: Musing = 2.0,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another origin whose pages may use this server; may be repeated."),
    ] = None,
    proxied: Annotated[
        bool, typer.Option("--proxied", help="Behind a proxy with HTTPS that sets X-Forwarded-For.")
    ] = False,
    limits: Limits = 1.0,
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
    url: Url = "",
    mail: MailServer = "",
    sender: Sender = "",
    boxes: Box = None,
    folder: Boxes = None,
) -> None:
    """Open the table: play in the browser, alone or with others."""
    use_boxes(boxes)
    offer_boxes(folder)
    with extra("table", "The table"):
        from westward.server import describe, run
        from westward.server.run import Outside
    if log not in ("text", "json"):
        raise SettingsError(f"The log is 'text' or 'json', not '{log}'.")
    describe.offer(bots or [])
    form: Literal["text", "json"] = "json" if log == "json" else "text"
    run.serve(
        host,
        port,
        database,
        open_,
        pause,
        tuple(origin or ()),
        proxied,
        limits,
        tuple(name or ()),
        form,
        path,
        Outside(url, mail, sender),
        musing,
    )


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
    folder: Boxes = None,
    json: Json = False,
) -> None:
    """Look for damage in the database of a server, table by table; nothing in it is changed."""
    use_boxes(boxes)
    offer_boxes(folder)
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


@app.command()
def reports(
    database: Database = None,
    close: Annotated[
        list[int] | None, typer.Option("--close", help="The number of a report that was seen to; may be repeated.")
    ] = None,
    json: Json = False,
) -> None:
    """What people have reported at the tables of a server, and nobody has closed yet; also while the server runs."""
    with extra("table", "The reports"):
        from westward.server import reports as kept
        from westward.server.settings import database_url
    found = kept.read(database_url(database), close or [])
    if json:
        write_json([msgspec.to_builtins(one) for one in found])
        return
    for one in found:
        out.print(f"{one.number}  {one.name} ({one.guest}) at table {one.table}, {one.when()}", markup=False)
        for line in (one.line and f"said: {one.line}", one.why and f"because: {one.why}"):
            if line:
                out.print(f"    {line}", markup=False)
    out.print(f"{len(found)} reports are open.", markup=False)

"""The tables of the database."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

#: People who came by. Only a hash of a guest's token is kept.
GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

#: One row per table: what is played, and how far it has come.
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    #: Whether a bot is asked: such tables go on by themselves after a restart.
    sa.Column("bot_due", sa.Boolean, nullable=False),
    #: The table of the rematch, once there is one.
    sa.Column("rematch", sa.String(32)),
    #: How many entries there are, and the seats that are asked, such as `0,2`.
    sa.Column("event", sa.Integer, nullable=False),
    sa.Column("asked", sa.String(40), nullable=False),
    #: The version of the game under which the table was set up; empty for tables that are older than versions.
    sa.Column("version", sa.String(16), nullable=False, server_default=""),
    #: How many of the first entries were brought along with a record.
    sa.Column("brought", sa.Integer, nullable=False, server_default="0"),
    #: Who may talk: players, everybody or nobody; and how many seconds must pass between two lines of one person.
    sa.Column("talk", sa.String(10), nullable=False, server_default="players"),
    sa.Column("slow", sa.Integer, nullable=False, server_default="0"),
    #: The chapter of the game's lesson that is walked through; empty at every other table.
    sa.Column("lesson", sa.String(40), nullable=False, server_default=""),
    sa.Index("tables_by_state", "state", "private", "changed"),
)

#: Who sits where, in seating order.
SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(32), index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    #: The colour that was chosen; of each there is one at a table.
    sa.Column("colour", sa.String(16)),
    #: What its person added to the luck before the game.
    sa.Column("word", sa.String(40), nullable=False, server_default=""),
    sa.Index("seats_colour", "table_id", "colour", unique=True),
)

#: The history of every game, append-only: an action, or -1 for taking the latest one back.
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("action", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    #: The action's notation, which counts where there is one: numbers of actions change with the game.
    sa.Column("move", sa.Text),
    #: The id that the client gave its move, so that a move sent twice counts once.
    sa.Column("client_id", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "client_id", name="entries_client_id"),
)

#: Answers to a sealed question that wait until all are in.
ANSWERS: Final = sa.Table(
    "answers",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    #: The number of entries when the question was asked.
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    #: Which action of the answer it is, from 0: some answers take several.
    sa.Column("part", sa.Integer, primary_key=True),
    sa.Column("action", sa.BigInteger, nullable=False),
    sa.Column("client_id", sa.String(64)),
    sa.Column("move", sa.Text),
    sa.UniqueConstraint("table_id", "client_id", name="answers_names"),
)

#: What was said at a table.
CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("guest", sa.String(32), nullable=False, server_default=""),
)

#: Who may no longer talk at a table.
MUTED: Final = sa.Table(
    "muted",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True),
)

#: What the house keeps for itself: the key that signs tokens, and its pulse.
HOUSE: Final = sa.Table(
    "house",
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

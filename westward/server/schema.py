"""The tables of the database."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

#: People who came by.
GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

#: The devices of people. Only a hash of a device's token is kept.
DEVICES: Final = sa.Table(
    "devices",
    METADATA,
    sa.Column("token", sa.String(64), primary_key=True),
    #: By which its owner names it, to sign it out.
    sa.Column("id", sa.String(16), nullable=False, unique=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

#: Links and challenges that are good once and for a short while. Only a hash of each is kept.
PASSES: Final = sa.Table(
    "passes",
    METADATA,
    sa.Column("code", sa.String(64), primary_key=True),
    #: device, mail, or a challenge for a passkey: register, enter.
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("guest", sa.String(32)),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

#: The public keys of passkeys.
PASSKEYS: Final = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

#: The ways on which people are called: push messages to a browser, mail, webhooks. A mail address is also who somebody is.
WAYS: Final = sa.Table(
    "ways",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    #: What a browser gave to encrypt push messages with; else empty.
    sa.Column("keys", sa.Text, nullable=False),
    #: The device of a push message, which loses it when it is signed out.
    sa.Column("device", sa.String(16), nullable=False),
    #: The address by which the person reaches the server, for links.
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("active", sa.Boolean, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

#: When people want to be called: after so many minutes, not in these minutes of their day, in their language; and their holidays.
CALLED: Final = sa.Table(
    "called",
    METADATA,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("soon", sa.Integer, nullable=False),
    sa.Column("quiet_from", sa.Integer),
    sa.Column("quiet_to", sa.Integer),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    #: Until when somebody is away on holiday; 0 for not at all.
    sa.Column("away", sa.Float, nullable=False),
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
    #: The clock as JSON, empty for none; and whether hints are given between people.
    sa.Column("clock", sa.Text, nullable=False, server_default=""),
    sa.Column("hints", sa.String(8), nullable=False, server_default=""),
    #: Whether the results of a game that is over have been written down.
    sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()),
    #: The tournament of which the table is one; empty at every other table.
    sa.Column("tournament", sa.String(32), nullable=False, server_default=""),
    sa.Index("tables_by_state", "state", "private", "changed"),
    sa.Index("tables_by_host", "host", "changed"),
    sa.Index("tables_uncounted", "counted", "state", "changed"),
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
    #: Since when its person is asked, 0 if not; and how many seconds of the game's clock are used up.
    sa.Column("since", sa.Float, nullable=False, server_default="0"),
    sa.Column("used", sa.Float, nullable=False, server_default="0"),
    #: How far its person has been called in this turn: not yet, called (or has seen it), reminded.
    sa.Column("stage", sa.Integer, nullable=False, server_default="0"),
    #: How many hints were given to its person.
    sa.Column("helped", sa.Integer, nullable=False, server_default="0"),
    sa.Index("seats_asked", "since"),
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

#: What happened at a table besides the game: who was replaced, who came back, who is the host now.
NOTICES: Final = sa.Table(
    "notices",
    METADATA,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    #: After which event of the game.
    sa.Column("event", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

#: What somebody reported to whoever runs the server: a line of chat, or a person at a table.
REPORTS: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    #: Who reports, and whom, with the name and the line of chat as they were then; the line is empty where a person is reported.
    sa.Column("by", sa.String(32), nullable=False, index=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("line", sa.String(500), nullable=False),
    sa.Column("why", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
)

#: How a finished game ended for each seat: written once, when the game is over, so that no list has to replay it.
RESULTS: Final = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    #: Whose result it is; nobody's for bots, further people at one device, and those who are forgotten.
    sa.Column("guest", sa.String(32)),
    #: The level of a bot; empty for people.
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    #: 1 for winners, then by points; and the points, in all and by the names of their items as JSON.
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("items", sa.Text, nullable=False),
    #: What the seat began with, by the game's own measure (`Title.opening`); empty where there is none.
    sa.Column("opening", sa.String(60), nullable=False),
    #: The rating after the game and what it has gained; none if the game does not count for ratings.
    sa.Column("mu", sa.Float),
    sa.Column("sigma", sa.Float),
    sa.Column("gain", sa.Float),
    sa.Index("results_by_guest", "guest", "ended"),
    sa.Index("results_by_game", "guest", "game", "ended"),
)

#: The ratings of people and of levels of bots, per game.
RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(40), primary_key=True),
    #: A guest's id, or a bot's level after `bot:`.
    sa.Column("who", sa.String(48), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ratings_by_who", "who"),
)

#: Tournaments: what is played, how, and how far they have come.
TOURNAMENTS: Final = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("host", sa.String(32), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    #: series, robin or swiss; how many sit at a table, and how many rounds there are.
    sa.Column("form", sa.String(8), nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    #: Whether all tables of a round have the same luck; and the secrets of the rounds, of which the seals are public.
    sa.Column("alike", sa.Boolean, nullable=False),
    sa.Column("secrets", sa.Text, nullable=False),
    #: The bots that fill up, empty for none.
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("tournaments_by_state", "state", "private", "changed"),
)

#: Who takes part in a tournament, by number from 0.
ENTRANTS: Final = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    #: What somebody added to the luck.
    sa.Column("word", sa.String(40), nullable=False),
    #: The round in which somebody withdrew; 0 for nobody.
    sa.Column("gone", sa.Integer, nullable=False),
)

#: The tables of the rounds, who sat there, and how it ended.
MATCHES: Final = sa.Table(
    "matches",
    METADATA,
    sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
    #: The numbers of the entrants, in seating order, such as `3,0,1`.
    sa.Column("sat", sa.String(60), nullable=False),
    #: Scores and winners by seat; None as long as it is played, empty if it could not be finished.
    sa.Column("scores", sa.String(120)),
    sa.Column("winners", sa.String(40), nullable=False),
)

#: What the house keeps for itself: the keys that sign tokens and push messages, and its pulse.
HOUSE: Final = sa.Table(
    "house",
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

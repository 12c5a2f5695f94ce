"""People on several devices, how they are called, clocks, what hosts have done, and tables of lessons."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_ADDED = (
    ("tables", "lesson", sa.String(40), ""),
    ("tables", "clock", sa.Text(), ""),
    ("tables", "hints", sa.String(8), ""),
    ("seats", "since", sa.Float(), "0"),
    ("seats", "used", sa.Float(), "0"),
    ("seats", "stage", sa.Integer(), "0"),
)
_NEW = ("notices", "called", "ways", "passkeys", "passes", "devices")


def upgrade() -> None:
    """Carry the database one step on: the token of a guest becomes that of a first device."""
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.execute(
        "INSERT INTO devices (token, id, guest, name, since, seen) "
        "SELECT token, substr(token, 1, 16), id, '', since, since FROM guests"
    )
    with op.batch_alter_table("guests") as change:
        change.drop_column("token")
    _people()
    _calls()
    for table, name, kind, default in _ADDED:
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=default))
    op.create_index("seats_asked", "seats", ["since"])


def _people() -> None:
    op.create_table(
        "passes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )


def _calls() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "called",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("soon", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("away", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take the step back: a guest is known by the first device alone, everything else is forgotten."""
    op.drop_index("seats_asked", "seats")
    for table, name, _, _ in reversed(_ADDED):
        with op.batch_alter_table(table) as change:
            change.drop_column(name)
    op.add_column("guests", sa.Column("token", sa.String(64)))
    found = op.get_bind()
    first = "SELECT min(token) FROM devices WHERE guest = guests.id AND since = (SELECT min(since) FROM devices WHERE guest = guests.id)"
    found.execute(sa.text(f"UPDATE guests SET token = ({first})"))
    for row in list(found.execute(sa.text("SELECT id FROM guests WHERE token IS NULL"))):
        # Somebody who is known by mail or a passkey alone gets a token that nobody has.
        found.execute(
            sa.text("UPDATE guests SET token = :token WHERE id = :id"), {"token": secrets.token_hex(32), "id": row.id}
        )
    with op.batch_alter_table("guests") as change:
        change.alter_column("token", existing_type=sa.String(64), nullable=False)
        change.create_unique_constraint("guests_token_key", ["token"])
    for name in _NEW:
        op.drop_table(name)

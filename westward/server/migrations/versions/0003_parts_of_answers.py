"""Sealed answers that take several actions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Carry the database one step on."""
    op.create_table(
        "answers_in_parts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("action", sa.BigInteger, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.UniqueConstraint("table_id", "client_id", name="answers_names"),
    )
    op.execute(
        "INSERT INTO answers_in_parts (table_id, number, seat, part, action, client_id) "
        "SELECT table_id, number, seat, 0, action, client_id FROM answers"
    )
    op.drop_table("answers")
    op.rename_table("answers_in_parts", "answers")


def downgrade() -> None:
    """Take the step back; answers that have begun are forgotten."""
    op.create_table(
        "answers_whole",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("action", sa.BigInteger, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.UniqueConstraint("table_id", "client_id", name="answers_client_id"),
    )
    op.execute(
        "INSERT INTO answers_whole (table_id, number, seat, action, client_id) "
        "SELECT table_id, number, seat, action, client_id FROM answers a WHERE NOT EXISTS "
        "(SELECT 1 FROM answers b WHERE b.table_id = a.table_id AND b.number = a.number AND b.seat = a.seat AND b.part > 0)"
        " AND a.part = 0"
    )
    op.drop_table("answers")
    op.rename_table("answers_whole", "answers")

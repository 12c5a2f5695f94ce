"""Tournaments: who takes part, the tables of their rounds, and how they ended."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Carry the database one step on."""
    op.add_column("tables", sa.Column("tournament", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("alike", sa.Boolean, nullable=False),
        sa.Column("secrets", sa.Text, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "private", "changed"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("word", sa.String(40), nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("sat", sa.String(60), nullable=False),
        sa.Column("scores", sa.String(120)),
        sa.Column("winners", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Take the step back: tournaments are forgotten, their tables stay."""
    for name in ("matches", "entrants", "tournaments"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as change:
        change.drop_column("tournament")

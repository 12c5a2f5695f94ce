"""What was played: results and ratings; reports; and whether somebody was helped."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Carry the database one step on: results of games that are over are worked out later, little by little."""
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("helped", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_host", "tables", ["host", "changed"])
    op.create_index("tables_uncounted", "tables", ["counted", "state", "changed"])
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("by", sa.String(32), nullable=False, index=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("line", sa.String(500), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("items", sa.Text, nullable=False),
        sa.Column("opening", sa.String(60), nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("gain", sa.Float),
    )
    op.create_index("results_by_guest", "results", ["guest", "ended"])
    op.create_index("results_by_game", "results", ["guest", "game", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_who", "ratings", ["who"])


def downgrade() -> None:
    """Take the step back: games that were closed are open or running again, everything else is forgotten."""
    for name in ("ratings", "results", "reports"):
        op.drop_table(name)
    op.execute("UPDATE tables SET state = CASE WHEN event > 0 THEN 'running' ELSE 'open' END WHERE state = 'closed'")
    op.drop_index("tables_uncounted", "tables")
    op.drop_index("tables_by_host", "tables")
    for table, name in (("seats", "helped"), ("tables", "counted")):
        with op.batch_alter_table(table) as change:
            change.drop_column(name)

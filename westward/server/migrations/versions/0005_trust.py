"""Words for the luck, who may talk, and what the house keeps for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_ADDED = (
    ("tables", "brought", sa.Integer(), "0"),
    ("tables", "talk", sa.String(10), "players"),
    ("tables", "slow", sa.Integer(), "0"),
    ("seats", "word", sa.String(40), ""),
    ("chat", "guest", sa.String(32), ""),
)


def upgrade() -> None:
    """Carry the database one step on."""
    for table, name, kind, default in _ADDED:
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=default))
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take the step back: words, and who was muted, are forgotten."""
    op.drop_table("house")
    op.drop_table("muted")
    for table, name, _, _ in reversed(_ADDED):
        with op.batch_alter_table(table) as change:
            change.drop_column(name)

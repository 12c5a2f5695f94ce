"""Whose turn it is, so that lists of tables can tell; and the colours of the seats."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Carry the database one step on."""
    op.add_column("tables", sa.Column("event", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked", sa.String(40), nullable=False, server_default=""))
    op.execute("UPDATE tables SET event = (SELECT count(*) FROM entries WHERE entries.table_id = tables.id)")
    op.add_column("seats", sa.Column("colour", sa.String(16)))
    op.create_index("seats_colour", "seats", ["table_id", "colour"], unique=True)


def downgrade() -> None:
    """Take the step back."""
    op.drop_index("seats_colour", "seats")
    for table, column in (("seats", "colour"), ("tables", "asked"), ("tables", "event")):
        with op.batch_alter_table(table) as change:
            change.drop_column(column)

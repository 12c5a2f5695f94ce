"""Under which version of its game a table was set up, and moves by their notation."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Carry the database one step on."""
    op.add_column("tables", sa.Column("version", sa.String(16), nullable=False, server_default=""))
    op.add_column("entries", sa.Column("move", sa.Text))
    op.add_column("answers", sa.Column("move", sa.Text))


def downgrade() -> None:
    """Take the step back; the numbers of the actions are still there."""
    for table, column in (("answers", "move"), ("entries", "move"), ("tables", "version")):
        with op.batch_alter_table(table) as change:
            change.drop_column(column)

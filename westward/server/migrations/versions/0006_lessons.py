"""Which chapter of a lesson a table is."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Carry the database one step on."""
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Take the step back: lessons are plain tables."""
    with op.batch_alter_table("tables") as change:
        change.drop_column("lesson")

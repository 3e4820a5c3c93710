"""How far a campaign has come with a table."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("campaign", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "campaign")

"""What is to be told of where a table comes from."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("origins", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "origins")

"""What is left on a race's clock."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("clock", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "clock")

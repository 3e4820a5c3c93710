"""Lines of chat that everybody reads in their own language."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sql.Column("remark", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("chat", "remark")

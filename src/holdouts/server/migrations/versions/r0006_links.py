"""Links that can be made anew, and the number of the server that may write."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("watch_number", sql.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sql.Column("invite_number", sql.BigInteger, nullable=False, server_default="0"))
    claims = op.create_table("claims", sql.Column("server", sql.Integer, primary_key=True, autoincrement=False))
    op.bulk_insert(claims, [{"server": 0}])


def downgrade() -> None:
    op.drop_table("claims")
    op.drop_column("seats", "invite_number")
    op.drop_column("tables", "watch_number")

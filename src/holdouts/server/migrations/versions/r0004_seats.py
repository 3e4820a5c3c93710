"""Who ever sat at a table, who stopped it, and whether somebody had it to themself."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sitters",
        sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("token_hash", sql.String(64), primary_key=True),
    )
    op.execute(
        "INSERT INTO sitters (table_id, token_hash) SELECT DISTINCT table_id, token_hash FROM seats "
        "WHERE token_hash IS NOT NULL"
    )
    op.add_column("tables", sql.Column("paused_by", sql.Integer))
    op.add_column("tables", sql.Column("lone", sql.Boolean, nullable=False, server_default=sql.false()))
    tables, seats = (
        sql.table("tables", sql.column("id"), sql.column("lone")),
        sql.table("seats", sql.column("table_id")),
    )
    waiting = sql.select(seats.c.table_id).where(sql.literal_column("seats.kind") == "open")
    op.execute(sql.update(tables).where(tables.c.id.not_in(waiting)).values(lone=sql.true()))


def downgrade() -> None:
    op.drop_column("tables", "lone")
    op.drop_column("tables", "paused_by")
    op.drop_table("sitters")

"""Tables, seats, choices, chat."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(24), primary_key=True),
        sql.Column("game", sql.String(60), nullable=False),
        sql.Column("setup", sql.Text, nullable=False),
        sql.Column("seed", sql.BigInteger, nullable=False),
        sql.Column("salt", sql.String(64), nullable=False),
        sql.Column("shared", sql.Boolean, nullable=False),
        sql.Column("paused", sql.Boolean, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("watch_hash", sql.String(64), nullable=False),
        sql.Column("notes", sql.Text, nullable=False),
        sql.Column("snapshot", sql.LargeBinary),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("touched", sql.Float, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        _of_a_table(),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("lang", sql.String(8), nullable=False),
        sql.Column("host", sql.Boolean, nullable=False),
        sql.Column("token_hash", sql.String(64), index=True),
        sql.Column("invite_hash", sql.String(64)),
    )
    op.create_table(
        "choices",
        _of_a_table(),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("option", sql.Text, nullable=False),
        sql.Column("message", sql.String(64)),
        sql.Column("made", sql.Float, nullable=False),
        sql.UniqueConstraint("table_id", "message", name="one_choice_a_message"),
    )
    op.create_table(
        "chat",
        _of_a_table(),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.String(500), nullable=False),
        sql.Column("said", sql.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "choices", "seats", "tables"):
        op.drop_table(name)


def _of_a_table() -> sql.Column[str]:
    return sql.Column("table_id", sql.String(24), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)

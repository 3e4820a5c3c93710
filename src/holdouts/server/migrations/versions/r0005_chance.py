"""A seed is a text: 256 bits do not fit into a number."""

from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _retype("seed", sql.Text, "TEXT", "")


def downgrade() -> None:
    _retype("seed", sql.BigInteger, "BIGINT", "0")


def _retype(name: str, kind: type[sql.types.TypeEngine[Any]], cast: str, usual: str) -> None:
    """By a column beside it: SQLite changes none in place, and copying a table would take its seats along."""
    op.add_column("tables", sql.Column("beside", kind, nullable=False, server_default=usual))
    op.execute(f"UPDATE tables SET beside = CAST({name} AS {cast})")
    op.drop_column("tables", name)
    op.execute(f"ALTER TABLE tables RENAME COLUMN beside TO {name}")

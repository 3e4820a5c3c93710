"""Chance that all draw together. A seed is a text: 256 bits do not fit into a number."""

import hashlib
from typing import Any

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = sql.table("tables", sql.column("id"), sql.column("seed"), sql.column("salt"), sql.column("seal"))


def upgrade() -> None:
    _retype("seed", sql.Text, "TEXT", "")
    op.add_column("tables", sql.Column("secret", sql.Text, nullable=False, server_default=""))
    op.add_column("tables", sql.Column("seal", sql.String(64), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("mixture", sql.Text, nullable=False, server_default=""))
    op.add_column("tables", sql.Column("gathered", sql.Float, nullable=False, server_default="0"))
    op.add_column("seats", sql.Column("commitment", sql.String(64), nullable=False, server_default=""))
    op.add_column("seats", sql.Column("contribution", sql.String(64), nullable=False, server_default=""))
    _keep_seals()


def downgrade() -> None:
    for name in ("commitment", "contribution"):
        op.drop_column("seats", name)
    for name in ("secret", "seal", "mixture", "gathered"):
        op.drop_column("tables", name)
    _retype("seed", sql.BigInteger, "BIGINT", "0")


def _keep_seals() -> None:
    """What was shown so far was computed anew each time it was shown."""
    link = op.get_bind()
    for id_, seed, salt in link.execute(sql.select(TABLES.c.id, TABLES.c.seed, TABLES.c.salt)).all():
        seal = hashlib.sha256(f"holdouts:{salt}:{seed}".encode()).hexdigest()
        link.execute(sql.update(TABLES).where(TABLES.c.id == id_).values(seal=seal))


def _retype(name: str, kind: type[sql.types.TypeEngine[Any]], cast: str, usual: str) -> None:
    """By a column beside it: SQLite changes none in place, and copying a table would take its seats along."""
    op.add_column("tables", sql.Column("beside", kind, nullable=False, server_default=usual))
    op.execute(f"UPDATE tables SET beside = CAST({name} AS {cast})")
    op.drop_column("tables", name)
    op.execute(f"ALTER TABLE tables RENAME COLUMN beside TO {name}")

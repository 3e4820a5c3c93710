"""What several tests of the engine are given."""

from pathlib import Path

import pytest

from tests.engine.packs import HEADER, MakePack


@pytest.fixture
def make_pack(tmp_path: Path) -> MakePack:
    """Write a pack: `make_pack("name", {"actions.yaml": ...})`; the header is there unless given."""

    def make(name: str = "wild", files: dict[str, str | bytes] | None = None) -> Path:
        folder = tmp_path / name
        for file, text in {"pack.yaml": HEADER.replace("wild", name), **(files or {})}.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return folder

    return make

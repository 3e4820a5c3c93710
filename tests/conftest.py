"""What tests in several rooms need."""

from collections.abc import Iterator

import pytest

from tests.server.process import Server


@pytest.fixture(scope="module")
def brisk_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where minutes pass in a moment."""
    with Server(tmp_path_factory.mktemp("brisk") / "holdouts.db", away=(0.2, 0.4)) as running:
        yield running

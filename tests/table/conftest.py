from collections.abc import Iterator

import pytest

from knossos.table.serve import Server
from tests.table.serving import serving


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests that do not change how it behaves."""
    with serving() as running:
        yield running

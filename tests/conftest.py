import signal

import pytest
from hypothesis import settings

from knossos import games

settings.register_profile("knossos", deadline=None)  # machines are noisy
settings.load_profile("knossos")

# What runs in the background of a script ignores Ctrl-C, and so would every program that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_sessionstart() -> None:
    """Mutants are tested in copies of a process that has made games before: make them anew, from what was changed."""
    games._usual.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that nobody waits for it in the end."""
    items.sort(key=lambda item: "tests/faults/" not in item.nodeid)

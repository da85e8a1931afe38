"""Bots in tests use the form of reach that needs no compiler: where compiling is switched off, the other is slow."""

import pytest

from knossos.bots.greedy import amazeing
from knossos.maze import lanes


@pytest.fixture(autouse=True)
def _lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(amazeing, "reach_many", lanes.reach_many)

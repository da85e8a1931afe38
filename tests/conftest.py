import pytest
from hypothesis import settings

from knossos.bots.greedy import amazeing
from knossos.maze import lanes

settings.register_profile("knossos", deadline=None)  # machines are noisy
settings.load_profile("knossos")


@pytest.fixture(autouse=True)
def _lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots use the form of reach that needs no compiler: where compiling is switched off, the other one is slow."""
    monkeypatch.setattr(amazeing, "reach_many", lanes.reach_many)

import pytest

from tests.perft import FOLDER, counts
from tests.variants import every_mode, file_name


def stored() -> list[tuple[str, str, list[str]]]:
    found = []
    for game in every_mode():
        for block in (FOLDER / file_name(game)).read_text(encoding="utf-8").rstrip("\n").split("\n\n"):
            position, *lines = block.split("\n")
            found.append((game, position, lines))
    return found


@pytest.mark.parametrize(("game", "position", "lines"), stored())
def test_as_many_ways_lead_on_as_ever(game: str, position: str, lines: list[str]) -> None:
    assert list(counts(game, position)) == lines

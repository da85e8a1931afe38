import pytest

from tests.playthroughs import FOLDER, playthrough
from tests.variants import every_mode, file_name


@pytest.mark.parametrize("game", every_mode())
def test_the_game_goes_as_it_went_when_the_snapshot_was_read(game: str) -> None:
    assert playthrough(game) == (FOLDER / file_name(game)).read_text(encoding="utf-8")


def test_there_is_no_snapshot_of_a_game_that_is_gone() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_name(game) for game in every_mode()}

import pytest

from tests.playthroughs import FOLDER, playthrough
from tests.variants import every_mode, file_name


@pytest.mark.parametrize("game", every_mode())
def test_the_game_goes_as_it_went_when_the_snapshot_was_read(game: str) -> None:
    assert playthrough(game) == (FOLDER / file_name(game)).read_text(encoding="utf-8")


def test_there_is_no_snapshot_of_a_game_that_is_gone() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_name(game) for game in every_mode()}


def test_every_mode_has_a_story_of_its_own() -> None:
    stories = [
        "\n".join((FOLDER / file_name(game)).read_text(encoding="utf-8").split("\n")[1:]) for game in every_mode()
    ]
    assert len(set(stories)) == len(stories)


@pytest.mark.parametrize("game", [game for game in every_mode() if game.startswith("team")])
def test_a_team_collects_treasures(game: str) -> None:
    assert " Collected(" in (FOLDER / file_name(game)).read_text(encoding="utf-8")

"""Components that are read from a file, and their fingerprint."""

from pathlib import Path

import pytest
from msgspec import Struct

from knossos.game.components import chosen, digest, read
from knossos.locale import Problem


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    dice: int
    cards: dict[str, tuple[str, ...]] = {}


def check(box: Box) -> None:
    """Refuse a box without dice."""
    if box.dice < 1:
        raise Problem("components-count", what="coins", count=box.dice, right=1)


def written(folder: Path, text: str) -> Path:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def wrong(path: Path) -> Problem:
    with pytest.raises(Problem) as found:
        read(path, Box, check)
    assert found.value.__cause__ is None
    return found.value


def test_a_box_is_what_its_file_says(tmp_path: Path) -> None:
    path = written(tmp_path, 'dice = 2\n[cards]\nred = ["owl", "étoile"]\n')
    assert read(path, Box, check) == Box(2, {"red": ("owl", "étoile")})


def test_a_box_is_checked(tmp_path: Path) -> None:
    checked: list[Box] = []
    assert read(written(tmp_path, "dice = 3"), Box, checked.append) == Box(3)
    assert checked == [Box(3)]


def test_a_box_with_something_wrong_is_refused_with_the_name_of_its_file(tmp_path: Path) -> None:
    path = written(tmp_path, "dice = 0")
    found = wrong(path)
    reason = found.values["reason"]
    assert isinstance(reason, Problem)
    assert (found.key, found.values) == ("components-wrong", {"file": str(path), "reason": reason})
    assert (reason.key, reason.values) == ("components-count", {"what": "coins", "count": 0, "right": 1})
    assert str(found) == f"The components file {path} is wrong: The number of coins is 0, but must be 1."


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "lost.toml"
    found = wrong(path)
    assert (found.key, found.values) == (
        "components-unreadable",
        {"file": str(path), "reason": "No such file or directory"},
    )
    assert str(found) == f"The components file {path} cannot be read: No such file or directory."


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    found = wrong(tmp_path)
    assert (found.key, found.values) == ("components-unreadable", {"file": str(tmp_path), "reason": "Is a directory"})


def test_a_file_that_is_not_text_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xd8\xff")
    found = wrong(path)
    assert (found.key, found.values["file"]) == ("components-unreadable", str(path))
    assert str(found.values["reason"]).startswith("'utf-8' codec can't decode byte 0xff in position 0")


def test_a_name_that_no_file_can_have_cannot_be_read() -> None:
    found = wrong(Path("box\0.toml"))
    assert (found.key, found.values) == (
        "components-unreadable",
        {"file": "box\0.toml", "reason": "embedded null byte"},
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dice = ", "Invalid value"),
        ("dice", "Expected '='"),
        ("", "Object missing required field `dice`"),
        ('dice = "two"', "Expected `int`, got `str` - at `$.dice`"),
        ("dice = 2\ncoins = 3", "Object contains unknown field `coins`"),
        ("dice = 2\n[cards]\nred = [1]", "Expected `str`, got `int`"),
    ],
)
def test_a_file_that_is_broken_is_refused_with_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    path = written(tmp_path, text)
    found = wrong(path)
    assert found.key == "components-broken"
    assert set(found.values) == {"file", "reason"}
    assert found.values["file"] == str(path)
    assert reason in str(found.values["reason"])
    assert str(found) == f"The components file {path} is broken: {found.values['reason']}."


def test_a_choice_is_what_the_file_has_for_it() -> None:
    sets = {"modern": 12, "classic": 13}
    assert chosen("tiles", "classic", sets) == 13
    with pytest.raises(Problem) as found:
        chosen("tiles", "wooden", sets)
    assert (found.value.key, found.value.values) == (
        "components-choice",
        {"option": "tiles", "text": "wooden", "choices": "modern, classic"},
    )
    assert str(found.value) == 'There is no choice "wooden" for tiles. The choices are: modern, classic.'


def test_a_digest_is_sixteen_digits_of_all_that_is_in_the_box() -> None:
    assert digest(Box(2)) == "75018b6c182bdba1"
    assert digest(Box(2, {"red": ("owl",)})) != digest(Box(2))
    assert digest(Box(3)) != digest(Box(2))


def test_the_order_of_the_names_does_not_matter_but_that_of_a_list_does() -> None:
    one = Box(2, {"red": ("owl", "bat"), "blue": ("rat",)})
    assert digest(one) == digest(Box(2, {"blue": ("rat",), "red": ("owl", "bat")}))
    assert digest(one) != digest(Box(2, {"red": ("bat", "owl"), "blue": ("rat",)}))

"""Components files that differ from those of a game, and what is wrong with them."""

from collections.abc import Callable
from pathlib import Path

from knossos.locale import Problem
from tests.games.playing import problem


def written(folder: Path, text: str) -> Path:
    """A components file with this text."""
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return path


def corrected(original: Path, folder: Path, *changes: tuple[str, str]) -> Path:
    """A components file that differs from the original in some places."""
    text = original.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return written(folder, text)


def wrong(load: Callable[[Path], object], path: Path) -> Problem:
    """What is wrong with a components file; the whole problem names the file."""
    found = problem(load, path)
    reason = found.values["reason"]
    assert isinstance(reason, Problem)
    assert (found.key, found.values) == ("components-wrong", {"file": str(path), "reason": reason})
    assert str(found) == f"The components file {path} is wrong: {reason}"
    assert str(reason)
    return reason

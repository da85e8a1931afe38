"""The command `knossos`, run as people run it."""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from knossos.game.record import Luck
from knossos.games import load
from knossos.games.amazeing.components import DEFAULT
from knossos.match import Match, person
from knossos.match.fairness import commitment, seed

ENVIRONMENT = os.environ | {"COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "", "NUMBA_DISABLE_JIT": "0"}


def knossos(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = Path(sys.executable).with_name("knossos")
    return subprocess.run(
        [command, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        cwd=cwd,
        check=False,
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    assert knossos("play", "--people", "-", "--mode", "kids", "--seed", "theseus", "--save", file).returncode == 0
    return file


def refused(*arguments: str | Path) -> str:
    """What is said of wrong input: one sentence, no traceback, status 2."""
    ran = knossos(*arguments)
    assert ran.returncode == 2
    assert ran.stdout == ""
    [line] = ran.stderr.splitlines()
    return line.removeprefix("knossos: ")


def test_the_version_is_that_of_the_package() -> None:
    assert knossos("--version").stdout == f"knossos {version('knossos')}\n"


def test_help_names_every_command() -> None:
    ran = knossos("--help")
    assert ran.returncode == 0
    for command in ("games", "rules", "play", "replay", "verify"):
        assert f"\n    {command} " in ran.stdout


def test_games_are_listed_and_one_is_described() -> None:
    assert knossos("games").stdout.startswith("amazeing: The aMAZEing Labyrinth.")
    sheet = knossos("games", "amazeing(mode=kids)").stdout
    assert "seats: 2, 3, 4\n" in sheet
    assert "secrets: no" in sheet
    assert "\n  random (level 0): plays anything that is allowed\n" in sheet
    assert "  first: 0, 1, 2, …, random (default 0)\n" in sheet


def test_rules_are_listed_read_and_looked_up() -> None:
    assert knossos("rules").stdout.startswith("amazeing: 61 rules.")
    assert knossos("rules", "amazeing").stdout.startswith("# The aMAZEing Labyrinth\n")
    assert knossos("rules", "amazeing", "amaze-turn-3").stdout == (
        "AMAZE-TURN-3 The order is fixed: nobody moves before having pushed.\n"
    )
    assert knossos("--language", "de", "rules", "amazeing").stdout.startswith("# Das verrückte Labyrinth\n")
    assert knossos("--language", "de", "rules", "amazeing", "AMAZE-TURN-3").stdout == (
        "AMAZE-TURN-3 Die Reihenfolge steht fest: Niemand zieht, ohne vorher eingeschoben zu haben.\n"
    )


WATCH = ("play", "--people", "-", "--seed", "theseus")


def test_a_game_of_bots_is_told_turn_by_turn_and_the_same_seed_tells_the_same() -> None:
    told = knossos(*WATCH, "--mode", "daynight", "--seats", "3").stdout
    assert "Red pushes " in told
    assert "Night falls" in told
    assert "turns over a coin" in told
    assert "Points: Red " in told
    assert knossos(*WATCH, "--mode", "daynight", "--seats", "3").stdout == told


def test_secret_night_cards_are_told_without_their_names() -> None:
    told = knossos(*WATCH, "amazeing(mode=daynight,night_cards=secret)").stdout
    assert "Red takes 4 night cards in hand." in told


def test_a_saved_game_replays_to_the_same_story(record: Path) -> None:
    played = knossos(*WATCH, "--mode", "kids").stdout
    replayed = knossos("replay", record).stdout
    assert replayed.startswith("amazeing(mode=kids): bot:greedy, bot:greedy\n")
    told = [line.partition(": ")[2] for line in replayed.splitlines() if line[0].isdecimal()]
    flat = " ".join(played.split())
    for sentence in told:
        assert sentence in flat
    assert "The record is in order: " in replayed.splitlines()[-1]


def test_without_anybody_at_the_keyboard_nothing_is_played_or_left_behind(tmp_path: Path) -> None:
    ran = knossos("play", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Your turn: push the spare tile in." in ran.stdout
    assert list(tmp_path.iterdir()) == []


def test_who_stops_reading_gets_no_traceback() -> None:
    ran = subprocess.run(
        f"'{Path(sys.executable).with_name('knossos')}' play --people - | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["games", "chess"], 'There is no game "chess". The games are: amazeing'),
        (["rules", "chess"], 'There is no game "chess". The games are: amazeing'),
        (["games", "amazeing(mode"], '"amazeing(mode" is not a game.'),
        (["games", "amazeing(mode=hard)"], 'The option mode cannot be "hard". It can be: basic, kids, daynight.'),
        (["games", "amazeing(size=9)"], 'There is no option "size". The options are: mode, tiles, first, pieces,'),
        (["rules", "amazeing", "AMAZE-FLY-1"], 'There is no rule "AMAZE-FLY-1" in amazeing.'),
        (["play", "--seats", "5"], "amazeing is not for 5 seats, but for 2, 3, 4."),
        (["play", "--seats", "1"], "amazeing is not for 1 seat, but for 2, 3, 4."),
        (["play", "--mode", "hard"], 'The option mode cannot be "hard".'),
        (["play", "amazeing(first=2)"], "The first seat cannot be 2: the seats are 0 to 1."),
        (["play", "amazeing(pieces=red+pink)"], 'The pieces cannot be "red+pink".'),
        (["--language", "el", "games"], 'Knossos does not speak "el". It speaks: de, en.'),
        (["play", "--bot", "deep"], 'There is no bot "deep" for amazeing. The bots are: random, greedy.'),
        (["play", "--people", "a,b,c"], "3 people cannot sit in 2 seats."),
        (["play", "--people", "a:b"], 'A player cannot be called "a:b".'),
        (["play", "--resume", "nowhere.txt"], "The file nowhere.txt cannot be read: No such file or directory."),
        (["play", "--components", "nowhere.toml"], "The components file nowhere.toml cannot be read: No such file"),
        (["replay", "nowhere.txt"], "The file nowhere.txt cannot be read: No such file or directory."),
        (["verify", "nowhere.txt"], "The file nowhere.txt cannot be read: No such file or directory."),
    ],
)
def test_wrong_input_is_refused_in_one_sentence_that_names_the_culprit(arguments: list[str], says: str) -> None:
    assert refused(*arguments).startswith(says)


def test_a_file_that_is_there_is_never_overwritten(record: Path, tmp_path: Path) -> None:
    before = record.read_text(encoding="utf-8")
    assert refused("play", "--save", record) == f"The file {record} exists already. Name one that does not."
    assert record.read_text(encoding="utf-8") == before
    assert refused("play", "--save", tmp_path / "no" / "game.txt").startswith("There is no folder ")
    assert knossos("play", "--people", "-", "--save", tmp_path / "game.txt").returncode == 0
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_nothing_is_left_behind_when_a_game_cannot_be_played(tmp_path: Path) -> None:
    refused("play", "--seats", "9", "--save", tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_record_is_refused_with_the_line(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    damaged = tmp_path / "damaged.txt"
    damaged.write_text("".join([*lines[:9], lines[9].replace("move", "fly"), *lines[10:]]), encoding="utf-8")
    assert refused("replay", damaged).startswith('Line 10 of the record: "fly ')
    damaged.write_text("".join(lines[:20]), encoding="utf-8")
    assert refused("replay", damaged).startswith("Line 21 of the record: The record breaks off")
    damaged.write_bytes(b"\xff\xfe\x00")
    assert refused("replay", damaged) == f"The file {damaged} is not a text file."


def test_a_record_of_other_components_needs_their_file(tmp_path: Path) -> None:
    other = tmp_path / "box.toml"
    other.write_text(DEFAULT.read_text(encoding="utf-8").replace("[1, 3, 5]", "[1, 3, 6]"), encoding="utf-8")
    file = tmp_path / "game.txt"
    assert knossos("play", "--people", "-", "--components", other, "--save", file).returncode == 0
    assert refused("replay", file).startswith("Line 4 of the record: The record was made with other components")
    assert knossos("replay", file, "--components", other).returncode == 0


def test_a_broken_components_file_is_refused_with_the_culprit(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    text = DEFAULT.read_text(encoding="utf-8")
    box.write_text(text.replace('"owl"', '"rat"'), encoding="utf-8")
    assert refused("play", "--components", box) == (
        f"The components file {box} is wrong: "
        "The treasure rat is there twice. Every treasure belongs on exactly one tile."
    )
    box.write_text(text + "\nthis is not TOML", encoding="utf-8")
    assert refused("play", "--components", box).startswith(f"The components file {box} is broken: ")


def test_a_record_that_names_nobody_goes_on_with_bots(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    unfinished = tmp_path / "game.txt"
    unfinished.write_text("\n".join([*lines[:4], "players -, -", *lines[5:9], "end unfinished", ""]), encoding="utf-8")
    ran = knossos("play", "--resume", unfinished, "--bot", "random")
    assert ran.returncode == 0
    assert "is back home with all treasures and wins." in ran.stdout.splitlines()[-2]
    resumed = unfinished.read_text(encoding="utf-8").splitlines()
    assert resumed[4] == "players bot:random, bot:random"
    assert resumed[6:9] == lines[6:9]
    assert resumed[-1].startswith("end home winners=")


def test_a_record_with_an_unknown_bot_is_refused(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "game.txt"
    other.write_text(record.read_text(encoding="utf-8").replace("bot:greedy", "bot:deep"), encoding="utf-8")
    assert refused("play", "--resume", other).startswith('There is no bot "deep" for amazeing.')


def test_a_game_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    too_long = tmp_path / ("x" * 300)
    assert refused("play", "--save", too_long) == f"The file {too_long} cannot be written: File name too long."
    long = tmp_path / ("x" * 253)  # there is no room for the name of the unfinished file
    ran = knossos("play", "--people", "-", "--mode", "kids", "--save", long)
    assert ran.returncode == 2
    assert ran.stderr == f"knossos: The file {long} cannot be written: File name too long.\n"
    assert list(tmp_path.iterdir()) == []


# Luck that can be checked

SECRET = "5e" * 32


def of_a_server(*nonces: str, components: Path | None = None) -> str:
    """The record of a game in which the first push was taken back."""
    match = Match.begin(
        load("amazeing(mode=kids)", components=components),
        (person("Ariadne"), person("Theseus")),
        seed(SECRET, nonces),
    )
    match.play(0, match.legal(0)[0])
    match.undo(0)
    while (seat := match.to_act) is not None:
        legal = match.legal(seat)
        match.play(seat, legal[match.version * 31 % len(legal)])
    return str(match.record(Luck(SECRET, nonces)))


def test_the_luck_of_a_game_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(of_a_server("theseus8", ""), encoding="utf-8")
    ran = knossos("verify", file)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines() == [
        "All 57 draws were checked: the luck of this game follows from the secret and the nonces.",
        "One seat sent a nonce.",
        f"Commitment: {commitment(SECRET)}",
        "Compare it with the one shown before the game.",
    ]
    file.write_text(of_a_server("", ""), encoding="utf-8")
    assert "\nNo seat sent a nonce, so the server alone decided the luck.\n" in knossos("verify", file).stdout


def test_luck_that_does_not_follow_from_the_secret_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(of_a_server("theseus8", "").replace("theseus8", "theseus9"), encoding="utf-8")
    assert refused("verify", file).startswith("Line 6 of the record: ")


def test_a_record_without_the_secret_cannot_be_verified(record: Path, tmp_path: Path) -> None:
    assert refused("verify", record).startswith("This record does not say what its luck was made of")
    lines = record.read_text(encoding="utf-8").splitlines()
    running = tmp_path / "game.txt"
    running.write_text("\n".join([*lines[:9], "end unfinished", ""]), encoding="utf-8")
    assert refused("verify", running).startswith("This game has not ended.")


def test_a_record_of_other_components_is_verified_with_their_file(tmp_path: Path) -> None:
    other = tmp_path / "box.toml"
    other.write_text(DEFAULT.read_text(encoding="utf-8").replace("[1, 3, 5]", "[1, 3, 6]"), encoding="utf-8")
    file = tmp_path / "game.txt"
    file.write_text(of_a_server("theseus8", "ariadne8", components=other), encoding="utf-8")
    assert refused("verify", file).startswith("Line 4 of the record: The record was made with other components")
    assert knossos("verify", file, "--components", other).returncode == 0


def test_the_record_of_a_running_game_is_not_replayed(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    running = tmp_path / "game.txt"
    running.write_text("\n".join([*lines[:5], "deal ?", *lines[6:9], "end unfinished", ""]), encoding="utf-8")
    assert refused("replay", running).startswith("Line 6 of the record: What was drawn is left out here")
    assert refused("play", "--resume", running).startswith("Line 6 of the record: What was drawn is left out here")

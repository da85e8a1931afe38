"""Luck that everybody can check."""

import hashlib
import json
import re
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from knossos import load
from knossos.game.conformance import AnyGame
from knossos.game.record import Luck, Record
from knossos.locale import Problem
from knossos.match import Match, bot, person
from knossos.match.fairness import Verified, check_nonce, commitment, new_secret, seed, verify
from tests.conformance.dare import Dare, Options

SECRET = "5e" * 32
NONCES = ("ariadnes-thread", "")
LUCK = Luck(SECRET, NONCES)


TEXT = """\
knossos record 1
game dare(goal=6)
rules 1
components 0123456789abcdef
players Ariadne, bot:random
deal card=4 card=8
luck 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e ariadnes-thread -
1. seat 0: swap [card=7]
2. seat 1: roll [die=1]
3. seat 0: roll @6 [die=2]
4. seat 1: dare 0, seat 0: accept [card=6 card=3]
5. seat 0: roll [die=1]
6. seat 1: swap [card=1]
7. seat 0: dare 1, seat 1: accept [card=5 card=2]
end points winners=0 scores=5+3
"""


def begun(game: AnyGame, nonces: Sequence[str] = NONCES) -> Match:
    bots = [bot("greedy")] * (len(nonces) - 1)
    return Match.begin(game, (person("Ariadne"), *bots), seed(SECRET, nonces))


def play_on(match: Match, plies: int = 1_000_000) -> None:
    """Play anything, until the end or for so many actions."""
    while plies and (seat := match.to_act) is not None:
        legal = match.legal(seat)
        match.play(seat, legal[match.version * 31 % len(legal)])
        plies -= 1


def played() -> Match:
    """A game to the end, in which something was taken back and a seat changed hands."""
    match = begun(Dare(Options(goal=6)))
    play_on(match, 3)
    match.undo(0)
    match.hand_over(1, bot("random"))
    play_on(match)
    return match


def refusal(text: str) -> Problem:
    with pytest.raises(Problem) as refused:
        verify(Dare(Options(goal=6)), Record.parse(text))
    return refused.value


def changed(*changes: tuple[str, str]) -> str:
    """The record with other words in it."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


# The secret and the nonces


def test_a_secret_has_256_bits_and_is_never_the_same() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", each) for each in drawn)


def test_anybody_can_compute_the_commitment_to_a_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_anybody_can_compute_the_seed_from_the_secret_and_the_nonces() -> None:
    listed = json.dumps([SECRET, *NONCES], separators=(",", ":"))
    assert seed(SECRET, NONCES) == hashlib.sha256(listed.encode()).hexdigest()


@pytest.mark.parametrize(
    "others",
    [
        ("ariadnes-thread",),
        ("", "ariadnes-thread"),
        ("ariadnes-thread", "", ""),
        ("ariadnes-threae", ""),
        ('ariadnes-thread",""', ""),
        ('ariadnes-thread","',),
    ],
)
def test_other_nonces_are_another_seed(others: Sequence[str]) -> None:
    assert seed(SECRET, others) != seed(SECRET, NONCES)


def test_another_secret_is_another_seed() -> None:
    assert seed("5f" * 32, NONCES) != seed(SECRET, NONCES)


@pytest.mark.parametrize("nonce", ["theseus8", "A_b-0" * 12, "--------", "x" * 64])
def test_a_nonce_is_8_to_64_plain_characters(nonce: str) -> None:
    check_nonce(nonce)
    luck = Luck(SECRET, (nonce, nonce))
    assert Record.parse(str(replace(Record.parse(TEXT), luck=luck))).luck == luck


@pytest.mark.parametrize("nonce", ["", "-", "theseus", "x" * 65, "theseus 8", "theseus8\n", "thésèus8", "theseus8,"])
def test_any_other_nonce_is_refused(nonce: str) -> None:
    with pytest.raises(Problem) as refused:
        check_nonce(nonce)
    assert (refused.value.key, refused.value.values) == ("nonce-text", {"text": nonce})


# Checking a record


def test_a_record_says_what_the_luck_was_made_of_and_where_numbers_were_passed_over() -> None:
    assert str(played().record(LUCK)) == TEXT


def test_every_draw_of_a_fair_game_is_found_again() -> None:
    assert verify(Dare(Options(goal=6)), Record.parse(TEXT)) == Verified(11, 1, commitment(SECRET))


@pytest.mark.parametrize("name", ["amazeing(mode=kids)", "team", "dragon", "dedalos"])
def test_the_luck_of_every_game_can_be_checked(name: str) -> None:
    game = load(name)
    nonces = ("theseus8", *[""] * (game.facts.seats[-1] - 1))
    match = begun(game, nonces)
    play_on(match, 9)
    match.undo(0)
    play_on(match)
    record = Record.parse(str(match.record(Luck(SECRET, nonces))))
    draws = len(record.deal) + sum(len(entry.drawn) for entry in record.entries)
    assert verify(game, record) == Verified(draws, 1, commitment(SECRET))


@pytest.mark.parametrize(
    ("changes", "line", "sentence"),
    [
        (
            [("[die=2]", "[die=1]"), ("scores=5+3", "scores=4+3")],
            10,
            '"die=1" does not follow from the secret and the nonces; that would be "die=2".',
        ),
        (
            [("deal card=4", "deal card=2"), ("card=5 card=2", "card=5 card=4")],
            6,
            '"card=2" does not follow from the secret and the nonces; that would be "card=4".',
        ),
        (
            [("card=6 card=3", "card=6 card=2"), ("card=5 card=2", "card=5 card=3")],
            11,
            '"card=2" does not follow from the secret and the nonces; that would be "card=3".',
        ),
    ],
)
def test_a_draw_that_was_exchanged_is_found_with_its_line(
    changes: list[tuple[str, str]], line: int, sentence: str
) -> None:
    assert str(refusal(changed(*changes))) == f"Line {line} of the record: {sentence}"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("luck 5e5e", "luck 5f5e"),
        ("ariadnes-thread", "ariadnes-threae"),
        ("-thread -", "-thread --------"),
        ("@6", "@7"),
    ],
)
def test_luck_that_was_made_of_something_else_does_not_fit(old: str, new: str) -> None:
    problem = refusal(changed((old, new)))
    reason = problem.values["reason"]
    assert isinstance(reason, Problem)
    assert reason.key == "verify-draw"


def test_the_rest_of_the_record_must_be_in_order_too() -> None:
    problem = refusal(changed(("4. seat 1: dare 0", "4. seat 1: dare 1")))
    assert (problem.key, problem.values["line"]) == ("record-line", 11)


def test_a_record_without_the_secret_cannot_be_checked() -> None:
    without = "".join(line for line in TEXT.splitlines(keepends=True) if not line.startswith("luck"))
    assert refusal(without).key == "verify-no-luck"


def test_a_game_that_runs_cannot_be_checked() -> None:
    lines = TEXT.splitlines(keepends=True)
    assert refusal("".join([*lines[:9], "end unfinished\n"])).key == "verify-unfinished"
    match = begun(Dare(Options(goal=6)))
    assert refusal(str(match.record_so_far())).key == "verify-unfinished"

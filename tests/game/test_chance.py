"""Where luck comes from: seeded, recorded, imagined, and all of it at once."""

import hashlib
import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from knossos.game import Chance, Drawn, Imagined, Recorded, Seeded
from knossos.game.chance import fork
from knossos.locale import Problem

DIE = range(1, 7)

GOLDEN = {
    ("minos", 0): [3, 4, 1, 2, 3, 1, 4, 1, 3, 2, 3, 1],
    ("minos", 1): [1, 2, 3, 1, 5, 2, 3, 4, 1, 1, 3, 4],
    ("ariadne", 0): [5, 6, 3, 2, 4, 1, 2, 4, 6, 2, 6, 2],
    ("Θησεύς", 7): [6, 1, 4, 3, 6, 3, 5, 1, 2, 5, 1, 2],
}
"""Never to change: old games are verified by their seed."""


def rolls(chance: Chance, count: int = 12) -> list[int]:
    return [chance.draw("die", DIE) for _ in range(count)]


# Seeded


@pytest.mark.parametrize(("seed", "version"), GOLDEN)
def test_a_seed_gives_the_same_draws_for_ever(seed: str, version: int) -> None:
    assert rolls(Seeded(seed, version)) == GOLDEN[seed, version]


def test_large_numbers_of_options_are_drawn_the_same_for_ever() -> None:
    chance = Seeded("minos")
    assert [chance.draw("number", range(10**6)) for _ in range(3)] == [576346, 835893, 142324]


def test_the_stream_is_a_hash_of_version_counter_and_seed() -> None:
    chance = Seeded("minos", 4)
    for counter in range(20):
        number = int(hashlib.sha256(f"4:{counter}:minos".encode()).hexdigest(), 16)
        assert chance.draw("number", range(997)) == number % 997


def test_the_label_does_not_change_the_draw() -> None:
    assert Seeded("minos").draw("die", DIE) == Seeded("minos").draw("coin", DIE)


def test_every_version_has_a_stream_of_its_own() -> None:
    streams = {tuple(rolls(Seeded("minos", version))) for version in range(50)}
    assert len(streams) == 50


def test_another_version_does_not_depend_on_what_was_drawn_before() -> None:
    fresh, used = Seeded("minos"), Seeded("minos", 8)
    rolls(used)
    assert rolls(fresh.at(3)) == rolls(used.at(3)) == rolls(Seeded("minos", 3))


def test_a_refused_action_uses_nothing_up() -> None:
    chance = Seeded("minos")
    refused = chance.at(5)
    rolls(refused)
    assert rolls(chance.at(5)) == rolls(Seeded("minos", 5))
    assert chance.drawn == []


def test_what_was_given_is_remembered_with_its_label_and_who_may_see_it() -> None:
    chance = Seeded("minos")
    chance.draw("die", DIE)
    chance.draw("card", ["owl", "owl"], to=1)
    assert chance.drawn == [Drawn("die", "3"), Drawn("card", "owl", to=1)]


@pytest.mark.parametrize("size", [2, 3, 6, 7, 24, 100])
def test_every_option_is_as_likely_as_the_others(size: int) -> None:
    chance = Seeded(f"uniform {size}")
    count = 200 * size
    came = Counter(chance.draw("option", range(size)) for _ in range(count))
    expected = count / size
    chi_square = sum((came[option] - expected) ** 2 / expected for option in range(size))
    freedom = size - 1
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5 + 4


def test_an_option_that_is_listed_twice_is_twice_as_likely() -> None:
    chance = Seeded("weighted")
    came = Counter(chance.draw("die", "aab") for _ in range(3000))
    assert 1900 < came["a"] < 2100


def test_a_number_that_would_favour_some_options_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last number of 2**256 is too much for six options; to meet it by chance would take longer than the world."""
    blocks = []

    class Hash:
        def __init__(self, block: bytes) -> None:
            blocks.append(block)

        def digest(self) -> bytes:
            return b"\xff" * 32 if len(blocks) < 3 else bytes(31) + b"\x08"

    monkeypatch.setattr(hashlib, "sha256", Hash)
    assert Seeded("minos").draw("die", DIE) == 3
    assert blocks == [b"0:0:minos", b"0:1:minos", b"0:2:minos"]


# Recorded


def recorded(*texts: str) -> Recorded:
    return Recorded(map(Drawn.parse, texts))


def test_what_was_recorded_comes_again() -> None:
    chance = recorded("die=3", "card=owl")
    assert chance.draw("die", DIE) == 3
    assert chance.draw("card", ["bat", "owl"], to=1) == "owl"
    chance.close()
    assert chance.drawn == [Drawn("die", "3"), Drawn("card", "owl", to=1)]


def misses(chance: Recorded) -> object:
    return chance.draw("die", DIE)


@pytest.mark.parametrize(
    ("texts", "wanted", "key", "sentence"),
    [
        ([], misses, "draw-missing", "Something has to be drawn here (die), but nothing is given."),
        (["coin=3"], misses, "draw-label", '"coin=3" does not fit: what has to be drawn here is die.'),
        (["die=7"], misses, "draw-value", '"die=7" cannot be drawn here. Possible are: 1, 2, 3, 4, 5, 6.'),
        (["die=03"], misses, "draw-value", '"die=03" cannot be drawn here. Possible are: 1, 2, 3, 4, 5, 6.'),
        (
            ["die=c"],
            lambda chance: chance.draw("die", "abab"),
            "draw-value",
            '"die=c" cannot be drawn here. Possible are: a, b.',
        ),
        (["die=3"], Recorded.close, "draw-left-over", '"die=3" is too much: nothing more is drawn here.'),
    ],
)
def test_a_recorded_draw_that_does_not_fit_is_refused(
    texts: list[str], wanted: Callable[[Recorded], object], key: str, sentence: str
) -> None:
    chance = recorded(*texts)
    with pytest.raises(Problem) as refused:
        wanted(chance)
    assert refused.value.key == key
    assert str(refused.value) == sentence
    assert chance.drawn == []


# Imagined


def test_an_imagined_stream_is_the_same_for_the_same_source() -> None:
    assert rolls(Imagined(random.Random(1))) == rolls(Imagined(random.Random(1)))


def test_an_imagined_stream_reaches_every_option() -> None:
    assert set(rolls(Imagined(random.Random(1)), 200)) == set(DIE)


def test_imagining_leaves_the_luck_of_everybody_else_alone() -> None:
    before = random.getstate()
    rolls(Imagined(random.Random(1)))
    assert random.getstate() == before


# Everything that can come


def test_without_a_draw_there_is_one_outcome() -> None:
    assert fork(lambda chance: "still") == [(Fraction(1), "still")]


def test_equal_options_are_equally_likely() -> None:
    assert fork(lambda chance: chance.draw("die", DIE)) == [(Fraction(1, 6), face) for face in DIE]


def test_options_that_look_the_same_are_one_outcome_with_more_weight() -> None:
    assert fork(lambda chance: chance.draw("die", [1, 2, 1, 1])) == [(Fraction(3, 4), 1), (Fraction(1, 4), 2)]


def test_several_draws_multiply() -> None:
    sums = {total: chance for chance, total in fork(lambda each: each.draw("a", DIE) + each.draw("b", DIE))}
    assert sums == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_later_draws_may_depend_on_earlier_ones() -> None:
    def play(chance: Chance) -> tuple[str, ...]:
        first = chance.draw("bag", "aab")
        if first == "b":
            return (first,)
        return first, chance.draw("bag", "ab"), chance.draw("bag", "xyz")

    outcomes = fork(play)
    assert sum(probability for probability, _ in outcomes) == 1
    likely: dict[tuple[str, ...], Fraction] = {("b",): Fraction(1, 3)}
    likely |= {("a", second, third): Fraction(1, 9) for second in "ab" for third in "xyz"}
    assert {state: probability for probability, state in outcomes} == likely


# Text


@pytest.mark.parametrize("drawn", [Drawn("die", "3"), Drawn("b1", "EW+owl"), Drawn("card", "a=b")])
def test_the_text_of_a_draw_reads_back(drawn: Drawn) -> None:
    assert Drawn.parse(str(drawn)) == drawn


def test_the_text_of_a_draw_does_not_say_who_may_see_it() -> None:
    assert str(Drawn("card", "owl", to=2)) == "card=owl"


@pytest.mark.parametrize("text", ["", "=", "die", "die=", "=3"])
def test_a_text_that_is_not_a_draw_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        Drawn.parse(text)
    assert str(refused.value) == (
        f'"{text}" is not a draw. A draw is written as what was drawn for and what came, for example coin=3.'
    )

"""A match that goes on from a position that was kept."""

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from knossos import load
from knossos.game import Kinds
from knossos.locale import Problem
from knossos.match import Match, Snapshot, bot, person
from knossos.match.log import Undone
from tests.conformance.dare import Dare, Options

GAMES = ["amazeing(mode=daynight,night_cards=secret)", "team(mode=expert)", "dragon", "dedalos"]
SEED = "naxos"


def play_on(match: Match, plies: int) -> None:
    while plies and (seat := match.to_act) is not None:
        legal = match.legal(seat)
        match.play(seat, legal[match.version * 31 % len(legal)])
        plies -= 1


def begun(name: str = "amazeing") -> Match:
    game = load(name)
    people = ("Ariadne", "Theseus", "Phaedra")[: max(game.facts.seats[0], 2)]
    return Match.begin(game, tuple(map(person, people)), SEED)


def stored(snapshot: Snapshot) -> Snapshot:
    return msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)


def refusal(match: Match, seat: int) -> Problem:
    with pytest.raises(Problem) as refused:
        match.undo(seat, consent=range(3))
    return refused.value


@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_on_from_a_snapshot_as_if_nothing_had_happened(name: str) -> None:
    match = begun(name)
    play_on(match, 40)
    match.undo(0, consent=range(3))
    match.hand_over(1, bot("greedy"))
    again = Match.restored(match.game, SEED, stored(match.snapshot()))
    assert (again.state, again.holders, again.version) == (match.state, match.holders, match.version)
    play_on(match, 60)
    play_on(again, 60)
    assert (again.state, again.version, again.snapshot()) == (match.state, match.version, match.snapshot())
    assert again.log == match.log[-len(again.log) :]


def test_a_snapshot_is_restored_with_the_entries_after_it() -> None:
    match = begun()
    play_on(match, 7)
    kept = match.snapshot()
    assert (kept.version, kept.steps) == (8, 8)
    play_on(match, 5)
    seat = match.to_act
    assert seat is not None
    match.undo(seat, consent=range(2))
    match.hand_over(0, bot("greedy"))
    play_on(match, 1)
    again = Match.restored(match.game, SEED, stored(kept), match.log[kept.version :])
    assert (again.state, again.holders, again.version) == (match.state, match.holders, match.version)
    assert again.snapshot() == match.snapshot()


def test_what_was_played_after_the_snapshot_can_be_taken_back() -> None:
    match = begun()
    play_on(match, 2)
    again = Match.restored(match.game, SEED, match.snapshot())
    before = again.state
    play_on(again, 2)
    assert again.undo_needs(1) == set()
    again.undo(1)
    again.undo(1)
    assert again.state == before
    assert again.log[-1] == Undone(seat=1, left=2)
    match_too = Match(match.game, SEED, [*match.log, *again.log])
    assert (match_too.state, match_too.version) == (again.state, again.version)


def test_what_was_played_before_the_snapshot_cannot_be_taken_back() -> None:
    match = begun()
    play_on(match, 2)
    again = Match.restored(match.game, SEED, match.snapshot())
    play_on(again, 1)
    before = again.version
    problem = refusal(again, 0)
    assert (problem.key, problem.values) == ("undo-snapshot", {"seat": 0})
    match.undo(0)
    with pytest.raises(Problem) as refused:
        again.add(match.log[-1])
    assert refused.value.key == "undo-snapshot"
    assert (again.version, len(again.steps)) == (before, 2)


def test_a_match_without_its_beginning_has_no_record() -> None:
    match = begun()
    again = Match.restored(match.game, SEED, match.snapshot())
    for record in (again.record, again.record_so_far):
        with pytest.raises(Problem) as refused:
            record()
        assert refused.value.key == "record-snapshot"


class NewerDare(Dare):
    """The same game under newer rules."""

    rules = 2


class OtherState(Struct, frozen=True):
    held: int
    wind: str


class OtherDare(NewerDare):
    kinds = Kinds(
        options=Options, state=OtherState, action=Dare.kinds.action, view=Dare.kinds.view, event=Dare.kinds.event
    )


def kept() -> Snapshot:
    match = Match.begin(Dare(), (person("Ariadne"), person("Theseus")), SEED)
    play_on(match, 1)
    return match.snapshot()


def test_a_game_that_was_begun_under_older_rules_is_finished_under_newer_ones() -> None:
    assert kept().rules == 1
    match = Match.restored(NewerDare(), SEED, kept())
    play_on(match, 100)
    assert match.result is not None
    assert match.snapshot().rules == 2


def test_a_position_of_other_components_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        Match.restored(Dare(), SEED, replace(kept(), components="ffff"))
    assert (refused.value.key, refused.value.values) == (
        "snapshot-components", {"digest": "ffff", "right": "0123456789abcdef"},
    )  # fmt: skip


@pytest.mark.parametrize("state", [b"[]", b'{"held": 3}', b"not JSON", b""])
def test_a_position_that_cannot_be_read_is_refused(state: bytes) -> None:
    with pytest.raises(Problem) as refused:
        Match.restored(Dare(), SEED, replace(kept(), state=msgspec.Raw(state)))
    assert refused.value.key == "snapshot-state"


def test_a_position_that_newer_rules_do_not_understand_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        Match.restored(OtherDare(), SEED, kept())
    assert str(refused.value).startswith(
        "The position was kept under version 1 of the rules and cannot be read under version 2: "
    )

"""Who hears what of the things that happen."""

import msgspec

from knossos.game import Ended, Event, Outcome, Secret, TurnBegan, heard
from tests.conformance.dare import AnyEvent, Saw, Showed, Took

HAPPENINGS = (TurnBegan(0), Secret(1, Saw(1, 7), Took(1)), Showed(0, 3))


def test_the_owner_of_a_secret_hears_more() -> None:
    assert heard(HAPPENINGS, 1) == (TurnBegan(0), Saw(1, 7), Showed(0, 3))


def test_other_seats_and_spectators_hear_that_something_happened() -> None:
    assert heard(HAPPENINGS, 0) == heard(HAPPENINGS, None) == (TurnBegan(0), Took(1), Showed(0, 3))


def test_nothing_happened_and_nothing_is_heard() -> None:
    assert heard((), 0) == ()


def test_an_event_says_whether_it_reveals_something() -> None:
    assert [event.reveals for event in heard(HAPPENINGS, 1)] == [False, True, True]
    assert not Event.reveals


def test_an_event_is_stored_with_its_kind() -> None:
    ended = Ended(Outcome((1,), "points", (3, 4)))
    stored = msgspec.json.encode(ended)
    assert stored == b'{"type":"Ended","outcome":{"winners":[1],"reason":"points","scores":[3,4]}}'
    assert msgspec.json.decode(stored, type=AnyEvent) == ended

"""Whatever anybody sends, the server answers in a way that a program and a person can understand."""

from tests.faults.crowd import disturb


def test_no_message_breaks_the_server_or_a_game_beside_it() -> None:
    report = disturb(2_000, seed=0)
    assert report.answers["Done"]
    assert report.answers["message-malformed"]

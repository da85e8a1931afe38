"""One table: what its log amounts to, and who may add what to it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from knossos.game import TurnBegan
from knossos.locale import Problem, catalogue, languages
from knossos.match import HandedOver, Played, bot, fairness
from knossos.table import entries, opening, sights
from knossos.table.clocks import Clocks
from knossos.table.entries import Clock, Opened, Resumed, Said
from knossos.table.store import Row, Snapshot
from knossos.table.table import GATHERING, KEPT, PHRASES, Table
from knossos.table.tokens import hashed, new_table, new_token, same
from knossos.table.wire import Asking, ClockWish, SeatWish
from tests.table.parties import BOT, INVITED, ME, NOW, OPEN, Party, pair, party, refused

# The log


def test_a_table_read_from_its_log_is_the_same_table() -> None:
    both = pair(clock=ClockWish(30, 60))
    for _ in range(9):
        both.at += 40_000
        both.act(both.table.to_act or 0)
    both.table.say(both.caller(1), 1, "Hello", both.stamp(1, "hello"))
    both.table.undo(both.caller(0), 0, both.stamp(0, "undo"))
    again = both.again()
    assert again.running.state == both.table.running.state
    assert again.version == both.table.version == len(both.rows)
    assert again.changed == both.table.changed
    assert again.info() == both.table.info()
    assert list(again.latest) == list(both.table.latest)
    assert again.asking == both.table.asking
    assert again.done(0, "undo") == both.table.done(0, "undo") == both.table.version - 1
    assert again.clocks
    assert both.table.clocks
    assert again.clocks.reserves == both.table.clocks.reserves
    assert again.until(0) == both.table.until(0)


def test_every_kind_of_entry_is_read_as_it_was_written() -> None:
    both = pair()
    both.act_past(0)
    both.table.undo(both.caller(0), 0, both.stamp())
    both.table.answer(both.caller(1), 1, agrees=True, stamp=both.stamp())
    both.table.hand_over(both.caller(1), 1, "random", (), both.stamp())
    both.table.set_chat(both.host_caller, on=False, stamp=both.stamp())
    both.table.phrase(both.caller(0), 0, "hello", both.stamp())
    both.table.follow("elsewhere", both.stamp())
    kinds = [type(entries.decode(row.entry)).__name__ for row in both.saved()]
    assert kinds == [
        "Opened", "Sat", "Dealt", "Played", "Played", "Played",
        "Asked", "Answered", "Undone", "HandedOver", "ChatSet", "Said", "Followed",
    ]  # fmt: skip
    again = both.again()
    assert (again.chat, again.followed, again.holders[1]) == (False, "elsewhere", bot("random"))


def test_the_signs_are_those_of_the_position() -> None:
    both = pair()

    def fresh() -> bytes:
        return msgspec.json.encode(both.table.game.signs(both.table.running.view(0)))

    dealt = both.table.signs()
    assert bytes(dealt) == fresh()
    both.act(0)
    assert bytes(both.table.signs()) == fresh() != bytes(dealt)
    both.table.undo(both.caller(0), 0, both.stamp())
    assert bytes(both.table.signs()) == fresh() == bytes(dealt)


def test_a_refused_action_leaves_everything_as_it_was() -> None:
    both = pair()
    before = (both.table.version, both.table.running.state, len(both.table.unsaved))
    for text in ("b1/XX", "move a1", "?", "b1/NE\n"):
        with pytest.raises(Problem):
            both.table.act(both.caller(0), 0, text, None, both.stamp(0, "x"))
    assert (both.table.version, both.table.running.state, len(both.table.unsaved)) == before
    assert both.table.done(0, "x") is None


def test_an_action_of_someone_who_looked_at_an_older_position_is_refused() -> None:
    both = pair()
    seen = both.table.version
    both.act(0)
    with refused("position-changed"):
        both.table.act(both.caller(0), 0, "move a1", seen, both.stamp())
    both.table.say(both.caller(1), 1, "Words change nothing", both.stamp())
    both.table.act(both.caller(0), 0, str(both.table.running.legal(0)[0]), both.table.changed, both.stamp())


def test_of_entries_made_by_one_request_only_the_first_has_its_reference() -> None:
    both = pair()
    both.act_past(0)
    both.table.undo(both.caller(0), 0, both.stamp(0, "ask"))
    both.saved()
    both.table.answer(both.caller(1), 1, agrees=True, stamp=both.stamp(1, "yes"))
    answered, undone = both.table.unsaved
    assert (answered.seat, answered.reference) == (1, "yes")
    assert (undone.seat, undone.reference) == (None, None)
    assert both.table.done(1, "yes") == answered.version


def test_a_table_forgets_what_is_old_but_its_log_does_not() -> None:
    both = pair()
    while both.table.version < 3 * KEPT:
        both.act(both.table.to_act or 0, reference=str(both.table.version))
    assert len(both.table.latest) == KEPT
    assert len(both.table.running.steps) == KEPT
    assert both.table.done(0, "3") is None
    whole = Table("labyrinth", both.saved(), None, None)
    assert len(whole.latest) == 3 * KEPT
    assert whole.done(0, "3") == 3
    assert whole.running.state == both.table.running.state
    assert whole.running.record().entries
    with refused("record-snapshot"):
        both.table.running.record()


def test_what_was_forgotten_cannot_be_taken_back() -> None:
    team = party(ME, OPEN, OPEN, OPEN, game="amazeing(mode=kids)")
    for name in ("Theseus", "Minos", "Phaedra"):
        team.sit(name)
    team.start()
    match = team.table.running
    team.act_until(1)
    assert sights.sight(team.table, 0).undo == ()
    match.forget(1)
    with refused("undo-snapshot", seat=0):
        team.table.undo(team.caller(0), 0, team.stamp())


def test_whoever_reads_the_log_later_may_take_back_as_much() -> None:
    both = pair()
    while both.table.version < 2 * KEPT:
        both.act(both.table.to_act or 0)
    taken_back = 0
    while (needed := sights.sight(both.table, 0).undo) is not None:
        both.table.undo(both.caller(0), 0, both.stamp())
        for seat in needed:
            both.table.answer(both.caller(seat), seat, agrees=True, stamp=both.stamp())
        taken_back += 1
        again = both.again()
        assert [sights.sight(again, seat) for seat in (0, 1)] == [sights.sight(both.table, seat) for seat in (0, 1)]
    assert taken_back > 1


@pytest.mark.parametrize(("game", "seats"), [("amazeing(mode=kids)", 4), ("dedalos", 6), ("dragon", 4)])
def test_a_whole_round_is_remembered_however_long_it_is(game: str, seats: int) -> None:
    people = party(*(SeatWish("me", name) for name in "ABCDEF"[:seats]), game=game).start()
    people.table = Table("labyrinth", people.saved(), kept=1)
    choice = Random(1)
    played = 0
    while played < 150 and (seat := people.table.to_act) is not None:
        people.act(seat, str(choice.choice(people.table.running.legal(seat))))
        played += 1
        steps = people.table.running.steps
        turns = [each for step in steps for each in step.happenings if isinstance(each, TurnBegan)]
        assert len(turns) >= 2 * seats or len(steps) == played + 1
    assert len(people.table.running.steps) < played


# Sitting down


def test_whoever_has_the_link_takes_the_first_open_seat() -> None:
    three = party(ME, BOT, OPEN, OPEN)
    assert [three.sit("Theseus"), three.sit("Minos")] == [2, 3]
    with refused("table-full"):
        three.sit("Daedalus")


def test_a_seat_can_be_chosen() -> None:
    three = party(ME, OPEN, OPEN)
    assert three.sit("Theseus", seat=2) == 2
    with refused("seat-not-free", seat=2):
        three.sit("Minos", seat=2)
    with refused("seat-not-free", seat=0):
        three.sit("Minos", seat=0)
    with refused("seat-unknown", seat=3, last=2):
        three.sit("Minos", seat=3)


def test_a_stranger_cannot_take_an_invited_seat() -> None:
    three = party(ME, INVITED, OPEN)
    with refused("seat-not-free"):
        three.sit("Minos", seat=1)
    assert three.sit("Minos") == 2
    assert three.sit("Theseus", token=three.invitations[1]) == 1


def test_an_invitation_is_used_once() -> None:
    three = party(ME, INVITED, OPEN)
    three.sit("Theseus", token=three.invitations[1])
    assert not three.table.caller(three.invitations[1]).watches


def test_whoever_is_invited_may_take_an_open_seat_instead() -> None:
    three = party(ME, INVITED, OPEN)
    assert three.sit("Theseus", seat=2, token=three.invitations[1]) == 2


def test_two_people_at_a_table_have_different_names() -> None:
    table = party()
    with refused("name-taken", name="Ariadne"):
        table.sit("Ariadne")
    with refused("name-twice"):
        party(ME, ME)
    with refused("name-needed"):
        party(SeatWish("me"), OPEN)


@pytest.mark.parametrize(
    "name", ["a,b", "a:b", "-", " a", "a\nb", "a\rb", "a\0b", "\x1b[31mred", "a\u2028b", "\u202ea"]
)
def test_a_name_can_be_seen_and_fits_into_a_record(name: str) -> None:
    table = party()
    with refused("player-name"):
        table.sit(name)
    with refused("player-name"):
        party(SeatWish("me", name), OPEN)
    assert table.table.version == 1


def test_one_person_may_hold_several_seats_with_one_token() -> None:
    table = party(ME, OPEN, OPEN)
    assert table.sit("Phaedra", token=table.host) == 1
    other = table.tokens[table.sit("Theseus")]
    assert table.table.caller(table.host).seats == (0, 1)
    assert table.table.caller(other).seats == (2,)


def test_a_seat_that_was_left_is_free_again_and_its_token_is_nothing() -> None:
    table = party()
    table.sit("Theseus")
    token = table.tokens[1]
    table.table.stand(table.caller(1), 1, table.stamp())
    assert table.table.caller(token).seats == ()
    assert not table.table.caller(token).watches
    assert table.sit("Minos") == 1


def test_only_its_owner_or_the_host_frees_a_seat() -> None:
    table = party(ME, OPEN, OPEN)
    table.sit("Theseus")
    table.sit("Minos")
    with refused("seat-of-another", seat=2):
        table.table.stand(table.caller(1), 2, table.stamp())
    table.table.stand(table.host_caller, 2, table.stamp())
    with refused("seat-empty", seat=2):
        table.table.stand(table.host_caller, 2, table.stamp())
    with refused("seat-unknown"):
        table.table.stand(table.host_caller, 3, table.stamp())


def test_a_game_has_the_seats_and_bots_that_it_knows() -> None:
    with refused("seats-count"):
        party(ME)
    with refused("bot-name"):
        party(ME, SeatWish("bot", bot="minotaur"))
    with refused("game-name"):
        party(game="chess")
    with refused("bot-name"):
        table = party()
        table.table.start(table.host_caller, "minotaur", None, table.stamp())


def test_only_the_host_starts_and_closes() -> None:
    table = party()
    table.sit("Theseus")
    with refused("host-needed"):
        table.table.start(table.caller(1), "random", None, table.stamp())
    with refused("host-needed"):
        table.table.close(table.caller(1), table.stamp())
    with refused("host-needed"):
        table.table.set_chat(table.caller(1), on=False, stamp=table.stamp())


def test_empty_seats_go_to_bots_when_the_game_begins() -> None:
    table = party(ME, OPEN, INVITED).start()
    assert table.table.holders[1:] == (bot("random"), bot("random"))
    assert table.table.stage == "playing"
    assert [chair.invited for chair in table.table.info().chairs] == [False, False, False]


def test_nobody_sits_down_or_leaves_or_begins_once_the_game_has_begun() -> None:
    both = pair()
    with refused("table-started"):
        both.sit("Minos")
    with refused("table-started"):
        both.table.stand(both.caller(0), 0, both.stamp())
    with refused("table-started"):
        both.table.share(both.caller(0), "labyrinth", both.stamp())
    with refused("table-started"):
        both.table.close(both.host_caller, both.stamp())
    with refused("table-started"):
        both.start()


def test_nothing_can_be_played_before_the_game_begins() -> None:
    table = party()
    with refused("table-not-started"):
        table.table.act(table.caller(0), 0, "b1/NE", None, table.stamp())
    with refused("table-not-started"):
        table.table.preview(table.caller(0), 0, "b1/NE")
    with refused("table-not-started"):
        table.table.undo(table.caller(0), 0, table.stamp())
    with refused("table-not-started"):
        table.table.hand_over(table.caller(0), 0, "random", (), table.stamp())
    with refused("table-not-started"):
        table.table.check_hint(table.caller(0), 0)
    assert (table.table.to_act, table.table.outcome) == (None, None)


def test_a_closed_table_is_over_and_stays_so() -> None:
    table = party()
    table.table.close(table.host_caller, table.stamp())
    assert table.table.stage == table.again().stage == "over"
    with refused("table-started"):
        table.sit("Theseus")
    with refused("table-not-over"):
        table.table.check_rematch(table.host_caller)


# Luck


def test_the_luck_is_made_of_the_secret_and_of_what_the_seats_sent() -> None:
    table = party(ME, OPEN, OPEN)
    table.sit("Theseus", nonce="theseus_nonce")
    table.table.share(table.caller(0), "ariadne_nonce", table.stamp())
    table.sit("Minos")
    assert table.table.nonces == ("ariadne_nonce", "theseus_nonce", "")
    table.table.start(table.host_caller, "random", "another_nonce", table.stamp())
    assert table.table.nonces[:1] == ("another_nonce",)
    opened = table.table.opened
    assert table.table.running.steps[0].drawn
    assert table.table.info().commitment == fairness.commitment(opened.secret)
    right = Table("again", table.saved()).running
    assert right.steps[0].drawn == table.table.running.steps[0].drawn


def test_whoever_has_no_seat_has_no_part_in_the_luck() -> None:
    table = party()
    with refused("seat-needed"):
        table.table.share(table.table.caller(table.link), "labyrinth", table.stamp())
    table = party(OPEN, OPEN)
    table.table.start(table.host_caller, "random", "labyrinth", table.stamp())
    assert table.table.nonces == ("", "")


@pytest.mark.parametrize("nonce", ["labyrinth\n", "laby rinth", "short", "x" * 65])
def test_a_nonce_that_a_record_could_not_keep_is_refused(nonce: str) -> None:
    table = party()
    with refused("nonce-text"):
        table.table.share(table.caller(0), nonce, table.stamp())


# Taking back


def test_an_action_that_drew_nothing_is_taken_back_at_once() -> None:
    both = pair()
    both.act_until(1)
    before = both.table.running.state
    both.act(1)
    assert sights.sight(both.table, 1).undo == ()
    both.table.undo(both.caller(1), 1, both.stamp())
    assert both.table.running.state == before
    assert both.table.changed == both.table.version


def test_what_others_have_answered_is_taken_back_when_they_agree() -> None:
    three = party(ME, OPEN, OPEN)
    three.sit("Theseus")
    three.sit("Minos")
    three.start()
    three.act(0)
    before = three.table.running.state
    three.act_past(0)
    assert sights.sight(three.table, 0).undo == (1, 2)
    three.table.undo(three.caller(0), 0, three.stamp())
    assert three.table.asking == Asking(0, (1, 2))
    three.table.answer(three.caller(1), 1, agrees=True, stamp=three.stamp())
    assert three.table.asking == Asking(0, (1, 2), (1,))
    three.table.answer(three.caller(2), 2, agrees=True, stamp=three.stamp())
    assert three.table.running.state == before
    assert three.table.asking is None


def test_one_who_does_not_agree_is_enough() -> None:
    both = pair()
    both.act_past(0)
    state = both.table.running.state
    both.table.undo(both.caller(0), 0, both.stamp())
    both.table.answer(both.caller(1), 1, agrees=False, stamp=both.stamp())
    assert both.table.asking is None
    assert both.table.running.state == state
    with refused("nothing-asked", seat=1):
        both.table.answer(both.caller(1), 1, agrees=True, stamp=both.stamp())


def test_nobody_answers_for_another_or_for_oneself() -> None:
    both = pair()
    both.act_past(0)
    both.table.undo(both.caller(0), 0, both.stamp())
    with refused("seat-of-another", seat=1):
        both.table.answer(both.caller(0), 1, agrees=True, stamp=both.stamp())
    with refused("nothing-asked", seat=0):
        both.table.answer(both.caller(0), 0, agrees=True, stamp=both.stamp())


def test_what_was_asked_is_no_longer_asked_after_the_next_action() -> None:
    both = pair()
    both.act_past(0)
    both.table.undo(both.caller(0), 0, both.stamp())
    assert sights.standing(both.table, 0).asking == Asking(0, (1,))
    both.act(1)
    assert sights.standing(both.table, 0).asking is None
    with refused("nothing-asked"):
        both.table.answer(both.caller(1), 1, agrees=True, stamp=both.stamp())


def test_where_nothing_was_played_there_is_nothing_to_take_back() -> None:
    both = pair()
    assert sights.sight(both.table, 1).undo is None
    with refused("undo-nothing"):
        both.table.undo(both.caller(1), 1, both.stamp())


# Clocks


def test_what_somebody_needs_beyond_their_time_comes_out_of_their_reserve() -> None:
    both = pair(clock=ClockWish(30, 60))
    clocks = both.table.clocks
    assert clocks
    assert both.table.until(0) == NOW + 90_000
    both.at += 30_000
    both.act(0)
    assert clocks.reserves == [60_000, 60_000]
    both.at += 50_000
    both.act(0)
    assert clocks.reserves == [40_000, 60_000]
    assert both.table.to_act == 1
    assert both.table.until(0) == both.at + 90_000
    both.at += 1_000_000
    both.act(1)
    assert clocks.reserves == [40_000, 0]


def test_no_clock_runs_while_the_server_is_away() -> None:
    both = pair(clock=ClockWish(30, 60))
    back = NOW + 1_000_000
    assert both.table.until(back) == back + 90_000
    assert sights.standing(both.table, back).until == back + 90_000
    both.at, both.served_since = back + 35_000, back
    both.act(0, reference="late")
    assert isinstance(both.table.latest[-2].entry, Resumed)
    assert both.table.done(0, "late") == both.table.version - 1
    for table in (both.table, both.again()):
        assert table.clocks
        assert table.clocks.reserves == [55_000, 60_000]
    both.act(0)
    assert both.table.done(0, "late") == both.table.version - 2, "that is said once"


def test_what_was_decided_before_the_server_went_away_can_be_taken_back_afterwards() -> None:
    both = pair(clock=ClockWish(30))
    both.act(0)
    both.served_since = NOW + 1_000_000
    both.at = both.served_since + 10_000
    both.table.undo(both.caller(0), 0, both.stamp())
    assert both.table.until(0) == both.again().until(0) == both.served_since + 30_000


def test_a_log_in_which_nothing_is_said_of_servers_is_read_as_it_was_written() -> None:
    both = pair(clock=ClockWish(30, 60))
    both.at += 50_000
    both.act(0)
    assert not any(isinstance(each.entry, Resumed) for each in both.table.latest)
    again = both.again()
    assert again.clocks
    assert again.clocks.reserves == [40_000, 60_000]


def test_the_time_of_a_decision_that_is_taken_back_goes_on_as_if_it_had_not_been_made() -> None:
    both = pair(clock=ClockWish(30, 60))
    began = both.at
    both.at += 40_000
    both.act(0)
    assert both.table.clocks
    assert both.table.clocks.reserves == [50_000, 60_000]
    both.at += 10_000
    both.table.undo(both.caller(0), 0, both.stamp())
    assert both.table.until(0) == both.again().until(0) == began + 90_000
    assert both.table.clocks.reserves == [60_000, 60_000]
    both.at += 5_000
    both.act(0)
    assert both.table.clocks.reserves == both.again().clocks.reserves == [35_000, 60_000]  # type: ignore[union-attr]


def test_nobody_gains_time_by_taking_something_back_again_and_again() -> None:
    both = pair(clock=ClockWish(30, 60))
    began = both.at
    for _ in range(4):
        both.act(0)
        both.at += 20_000
        both.table.undo(both.caller(0), 0, both.stamp())
        assert both.table.until(0) == began + 90_000
    both.act(0)
    both.at += 10_000
    with refused("undo-time", seat=0):
        both.table.undo(both.caller(0), 0, both.stamp())


def test_with_the_consent_of_the_others_a_decision_has_its_whole_time_again() -> None:
    both = pair(clock=ClockWish(30, 60))
    both.at += 40_000
    both.act_past(0)
    both.at += 1_000_000
    both.table.undo(both.caller(0), 0, both.stamp())
    both.table.answer(both.caller(1), 1, agrees=True, stamp=both.stamp())
    assert both.table.to_act == 0
    assert both.table.until(0) == both.again().until(0) == both.at + 80_000


def test_who_plays_with_bots_alone_may_take_their_time() -> None:
    table = party(ME, BOT, clock=ClockWish(30)).start()
    table.act(0)
    table.at += 1_000_000
    table.table.undo(table.caller(0), 0, table.stamp())
    assert table.table.until(0) == table.again().until(0) == table.at + 30_000


def test_a_clock_counts_for_people_only() -> None:
    table = party(ME, BOT, clock=ClockWish(30)).start()
    assert table.table.until(0) == table.table.due(0) == NOW + 30_000
    table.table.hand_over(table.caller(0), 0, "random", (), table.stamp())
    assert table.table.until(0) is None
    assert table.table.due(0) == 0


def test_reserves_never_fall_below_nothing() -> None:
    clocks = Clocks(Clock(1, 1), 2)
    clocks.set(0)
    clocks.stop(0, 1_000_000)
    assert clocks.reserves == [0, 1000]
    assert clocks.until(0, 0) == 1_001_000


def test_the_server_has_something_to_do_for_bots_clocks_and_tables_that_nobody_starts() -> None:
    assert party().table.due(0) == NOW + GATHERING
    assert pair().table.due(0) is None
    assert party(BOT, ME).start().table.due(0) == 0
    over = pair().finish()
    assert over.table.due(0) is None
    assert over.table.listing(0).due is None


# Leaving and coming back


def test_somebody_leaves_their_seat_to_a_bot_and_takes_it_back() -> None:
    both = pair()
    both.table.hand_over(both.caller(1), 1, "random", (), both.stamp())
    assert both.table.info().chairs[1].owner == "Theseus"
    with refused("seat-of-bot", seat=1):
        both.table.act(both.caller(1), 1, "b1/NE", None, both.stamp())
    assert sights.sight(both.table, 1).legal == ()
    both.table.come_back(both.caller(1), 1, both.stamp())
    assert both.table.info().chairs[1].owner == ""
    assert both.table.holders[1].name == "Theseus"
    with refused("seat-taken"):
        both.table.come_back(both.caller(1), 1, both.stamp())


def test_nobody_gives_away_the_seat_of_somebody_who_is_there() -> None:
    both = pair()
    with refused("seat-of-another", seat=1):
        both.table.hand_over(both.caller(0), 1, "random", (), both.stamp())
    with refused("seat-of-another", seat=1):
        both.table.come_back(both.caller(0), 1, both.stamp())
    with refused("bot-name"):
        both.table.hand_over(both.caller(0), 0, "minotaur", (), both.stamp())


def test_those_who_play_may_give_the_seat_of_somebody_who_is_away_to_a_bot() -> None:
    both = pair()
    with refused("seat-of-another", seat=1):  # a spectator may not
        both.table.hand_over(both.table.caller(both.link), 1, "random", {1}, both.stamp())
    both.table.hand_over(both.caller(0), 1, "random", {1}, both.stamp())
    assert both.table.holders[1] == bot("random")
    both.table.come_back(both.caller(1), 1, both.stamp())
    assert both.table.holders[1].name == "Theseus"


def test_the_log_says_who_chose_an_action() -> None:
    both = pair(clock=ClockWish(1))
    both.act(0, reference="mine")
    seat = both.table.to_act
    assert seat is not None
    both.table.decide(seat, str(both.table.running.legal(seat)[0]), both.stamp())
    both.table.hand_over(both.caller(1), 1, "random", (), both.stamp())
    assert both.table.to_act == 1
    both.table.decide(1, str(both.table.running.legal(1)[0]), both.stamp())
    by = [each.by for each in both.again().latest if isinstance(each.entry, Played)]
    assert by == ["", "clock", "bot"]


# Talking


def test_words_are_tidied_up_and_said_to_everybody() -> None:
    both = pair()
    both.table.say(both.caller(1), 1, "  Come \n\t here ", both.stamp())
    assert both.table.latest[-1].entry == Said(1, "Come here")


@pytest.mark.parametrize("text", [" ", "\n", "a\0b", "\x1b[2J", "\u202eevil"])
def test_what_cannot_be_read_cannot_be_said(text: str) -> None:
    both = pair()
    with refused("chat-text"):
        both.table.say(both.caller(0), 0, text, both.stamp())


def test_words_are_off_at_listed_tables_until_the_host_allows_them() -> None:
    table = party(listed=True)
    with refused("chat-off"):
        table.table.say(table.caller(0), 0, "Hello", table.stamp())
    table.table.phrase(table.caller(0), 0, "hello", table.stamp())
    table.table.set_chat(table.host_caller, on=True, stamp=table.stamp())
    table.table.say(table.caller(0), 0, "Hello", table.stamp())
    assert party(listed=True, chat=True).table.chat
    assert party().table.chat
    assert not party(chat=False).table.chat


def test_a_phrase_is_known_in_every_language() -> None:
    both = pair()
    with refused("phrase-unknown"):
        both.table.phrase(both.caller(0), 0, "boo", both.stamp())
    for language in languages():
        assert len({catalogue(language).say(f"phrase-{phrase}") for phrase in PHRASES}) == len(PHRASES)


def test_nobody_speaks_for_another() -> None:
    both = pair()
    with refused("seat-of-another"):
        both.table.say(both.caller(0), 1, "I resign", both.stamp())
    with refused("seat-of-another"):
        both.table.phrase(both.caller(0), 1, "sorry", both.stamp())
    with refused("seat-of-another"):
        both.table.say(both.table.caller(both.link), 0, "boo", both.stamp())


# Afterwards


def test_when_the_game_is_over_nothing_more_can_be_played() -> None:
    both = pair().finish()
    assert both.table.stage == "over"
    assert both.table.outcome
    with refused("table-over"):
        both.table.act(both.caller(0), 0, "b1/NE", None, both.stamp())
    with refused("table-over"):
        both.table.undo(both.caller(0), 0, both.stamp())
    with refused("table-over"):
        both.table.hand_over(both.caller(0), 0, "random", (), both.stamp())
    with refused("table-over"):
        both.table.come_back(both.caller(0), 0, both.stamp())
    both.table.say(both.caller(0), 0, "Well played", both.stamp())


def test_in_a_rematch_everybody_sits_one_seat_further() -> None:
    three = party(ME, BOT, OPEN, clock=ClockWish(30), listed=True)
    three.sit("Theseus")
    with refused("table-not-over"):
        three.table.check_rematch(three.caller(0))
    three.start()
    with refused("table-not-over"):
        three.table.check_rematch(three.caller(0))
    three.table.hand_over(three.caller(2), 2, "greedy", (), three.stamp())
    three.finish()
    with refused("seat-needed"):
        three.table.check_rematch(three.table.caller(three.link))
    three.table.check_rematch(three.caller(2))
    opened = opening.rematch(three.table, three.tokens[2])
    again = Table.open("rematch", opened, NOW)
    assert [holder.name for holder in again.holders] == ["random", "Theseus", "Ariadne"]
    assert again.caller(three.tokens[2]).seats == (1,)
    assert again.caller(three.tokens[2]).host
    assert not again.caller(three.host).host
    assert again.caller(three.link).watches
    assert again.info().after == "labyrinth"
    assert again.info().clock == Clock(30)
    assert opened.secret != three.table.opened.secret


# Newer rules


def older(rows: list[Row]) -> list[Row]:
    """The same log, as if the table had been opened under older rules."""
    opened = entries.decode(rows[0].entry)
    assert isinstance(opened, Opened)
    return [replace(rows[0], entry=entries.encode(replace(opened, rules=opened.rules - 1))), *rows[1:]]


def kept(both: Party) -> Snapshot:
    return Snapshot(both.table.version, msgspec.json.encode(both.table.running.snapshot()))


def test_a_game_begun_under_older_rules_goes_on_from_where_it_stood() -> None:
    both = pair()
    for _ in range(7):
        both.act(both.table.to_act or 0)
    snapshot = kept(both)
    for _ in range(4):
        both.act(both.table.to_act or 0, reference=str(both.table.version))
    both.table.say(both.caller(0), 0, "Go on", both.stamp())
    again = Table("labyrinth", older(both.saved()), snapshot)
    assert again.running.state == both.table.running.state
    assert again.version == both.table.version
    assert again.done(both.table.latest[-2].entry.seat, str(both.table.version - 2)) == both.table.version - 2  # type: ignore[union-attr]
    seat = again.to_act
    assert seat is not None
    text = str(again.running.legal(seat)[0])
    for table in (again, both.table):
        table.decide(seat, text, both.stamp())
    assert again.running.state == both.table.running.state


def test_a_game_goes_on_from_a_position_that_was_the_latest_of_its_log() -> None:
    both = pair()
    both.act(0)
    again = Table("labyrinth", older(both.saved()), kept(both))
    assert again.running.state == both.table.running.state
    assert again.stage == "playing"


def test_without_a_kept_position_a_game_under_older_rules_is_lost_and_says_so() -> None:
    both = pair()
    with refused("table-older-rules", table="labyrinth"):
        Table("labyrinth", older(both.saved()))


def test_a_table_without_a_game_does_not_care_about_older_rules() -> None:
    table = party()
    assert Table("labyrinth", older(table.saved())).stage == "gathering"


def test_under_newer_rules_what_lies_before_the_kept_position_cannot_be_taken_back() -> None:
    both = pair()
    both.act_until(1)
    both.act(1)
    again = Table("labyrinth", older(both.saved()), kept(both))
    with refused("undo-snapshot"):
        again.undo(again.caller(both.tokens[1]), 1, both.stamp())


# Tokens


def test_a_token_has_at_least_128_random_bits_and_only_its_hash_is_kept() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 22 for token in tokens)
    table = party(ME, INVITED, OPEN)
    table.sit("Theseus")
    log = b"".join(row.entry for row in table.saved()).decode()
    for token in (table.host, table.link, *table.invitations.values(), *table.tokens.values()):
        assert token not in log
        assert hashed(token) in log


def test_no_hash_is_like_none() -> None:
    assert not same("", "")
    assert not same("", hashed(""))
    assert same(hashed("x"), hashed("x"))


def test_a_table_has_a_name_that_is_easy_to_say() -> None:
    names = {new_table() for _ in range(100)}
    assert len(names) == 100
    assert all(name.isalnum() and not set(name) & set("il1o0") for name in names)


def test_what_a_token_is_good_for() -> None:
    table = party(ME, INVITED, OPEN)
    assert table.table.caller(None) == table.table.caller("x" * 22)
    assert not table.table.caller(None).watches
    assert table.table.caller(table.link).watches
    assert table.table.caller(table.invitations[1]).invited == 1
    assert table.table.caller(table.host).host
    listed = party(listed=True)
    assert listed.table.caller(None).watches
    assert listed.table.caller("x" * 22).watches


def test_a_seat_in_a_later_entry_is_told_with_its_holder() -> None:
    both = pair()
    both.table.hand_over(both.caller(1), 1, "random", (), both.stamp())
    told = sights.news(both.table, both.table.latest[-1], (0,), "en")
    assert (told.type, told.seat, told.holder) == ("handedover", 1, bot("random"))
    assert isinstance(both.table.latest[-1].entry, HandedOver)

"""A running game: seats, log, undo, hand-over."""

import msgspec
import pytest
from msgspec.structs import replace

from knossos import load
from knossos.game import Outcome, Recorded, Rejection, revealing
from knossos.game.record import Record, replay
from knossos.locale import Problem, catalogue
from knossos.match import Dealt, Entry, HandedOver, Holder, Match, Played, Snapshot, Undone, bot, nobody, person
from tests.games.dragon.position import CLOSED, player, position

NO_LUCK = Recorded(())
PEOPLE = (person("Ariadne"), person("Theseus"))


def begun(*holders: Holder, mode: str = "basic", seed: str = "naxos") -> Match:
    return Match.begin(load("amazeing", mode=mode), holders or PEOPLE, seed)


def play(match: Match, choice: int = 0) -> None:
    seat = match.to_act
    assert seat is not None
    match.play(seat, match.legal(seat)[choice])


def stay(match: Match) -> None:
    seat = match.to_act
    assert seat is not None
    match.play(
        seat, match.game.parse(f"move {'abcdefg'[match.state.pieces[seat] % 7]}{match.state.pieces[seat] // 7 + 1}")
    )


def problem(match: Match, seat: int, consent: tuple[int, ...] = ()) -> Problem:
    with pytest.raises(Problem) as refused:
        match.undo(seat, consent)
    return refused.value


def test_a_match_begins_with_a_deal_for_its_players() -> None:
    match = begun()
    assert (match.version, match.to_act, match.result) == (1, 0, None)
    assert match.holders == PEOPLE
    assert match.view(1) == match.game.view(match.state, 1)
    assert match.view(None).held == ()
    assert [type(event).__name__ for event in match.heard(0)] == [
        "Dealt", "TargetSeen", "Dealt", "TargetTaken", "TurnBegan",
    ]  # fmt: skip


def test_only_the_seat_to_act_may_act() -> None:
    match = begun()
    assert match.legal(1) == ()
    with pytest.raises(Problem) as refused:
        match.play(1, match.legal(0)[0])
    assert (refused.value.key, refused.value.values) == ("not-to-act", {"seat": 1, "right": 0})
    assert match.version == 1


def test_in_a_duel_the_one_whose_turn_it_is_may_not_answer_for_the_other() -> None:
    game = load("dragon")
    yellows_turn = position(
        CLOSED,
        player("f1", cards="3 9", treasures="2 6"),
        player("g7", cards="2"),
        treasures="g7:6",
        phase="reroll",
        duellists="0",
        roll=2,
        turn=1,
    )
    match = Match.restored(game, "naxos", Snapshot.of(game, yellows_turn, PEOPLE, 1, 1))
    with pytest.raises(Problem) as refused:
        match.play(1, game.parse("pass"))
    assert catalogue("en").say(refused.value.key, **refused.value.values) == (
        "It is not for Yellow to decide now, but for Red."
    )
    assert catalogue("de").say(refused.value.key, **refused.value.values) == (
        "Jetzt entscheidet nicht Gelb, sondern Rot."
    )
    match.play(0, game.parse("pass"))
    assert match.state.hands[0].treasures == (6,)


def test_a_refused_action_leaves_everything_as_it_was() -> None:
    match = begun()
    before = match.state
    with pytest.raises(Rejection) as refused:
        match.play(0, match.game.parse("move a1"))
    assert refused.value.rule == "AMAZE-TURN-2"
    assert (match.state, match.version) == (before, 1)


def test_every_action_is_a_version_and_is_heard_of() -> None:
    match = begun()
    play(match)
    assert match.version == 2
    assert isinstance(match.log[1], Played)
    assert match.steps[-1].state == match.state
    assert [type(event).__name__ for event in match.heard(1, since=1)] == ["Pushed"]


def test_the_same_seed_is_the_same_match_and_another_one_is_not() -> None:
    assert begun().state == begun().state
    assert begun().state != begun(seed="crete").state


def test_the_log_is_the_match_stored_or_not() -> None:
    match = begun()
    for _ in range(40):
        play(match, -1)
    match.undo(0, consent={1})
    match.hand_over(1, bot("greedy"))
    stored = msgspec.json.decode(msgspec.json.encode(match.log), type=list[Entry])
    again = Match(match.game, "naxos", stored)
    assert (again.state, again.holders, again.version) == (match.state, match.holders, match.version)
    play(again)
    play(match)
    assert again.state == match.state


def test_a_match_grows_by_the_entries_of_another_one() -> None:
    match = begun()
    again = Match(match.game, "naxos")
    again.add(match.log[-1])
    for _ in range(40):
        play(match, -1)
        again.add(match.log[-1])
    match.undo(0, consent={1})
    again.add(match.log[-1])
    match.hand_over(1, bot("greedy"))
    again.add(match.log[-1])
    assert [type(entry) for entry in again.log[-3:]] == [Played, Undone, HandedOver]
    assert (again.state, again.holders, again.log, again.steps) == (match.state, match.holders, match.log, match.steps)


def test_an_entry_that_does_not_fit_leaves_everything_as_it_was() -> None:
    match = found_something()
    played = match.log[-1]
    assert isinstance(played, Played)
    dealt = match.log[0]
    assert isinstance(dealt, Dealt)
    match.undo(0, consent={1})
    for wrong, key in (
        (replace(played, drawn=()), "draw-missing"),
        (replace(played, drawn=played.drawn * 2), "draw-left-over"),
        (replace(played, seat=1), "not-to-act"),
        (replace(played, action="fly"), "amazeing-action-text"),
        (replace(played, action="b1/NE"), "push-again"),
        (replace(dealt, drawn=dealt.drawn * 2), "draw-left-over"),
    ):
        before = (match.version, match.state, len(match.steps))
        with pytest.raises(Problem) as refused:
            match.add(wrong)
        assert refused.value.key == key
        assert (match.version, match.state, len(match.steps)) == before
    match.add(played)


def test_a_push_may_be_taken_back_and_so_may_a_move_until_the_next_seat_acts() -> None:
    match = begun()
    before = match.state
    play(match)
    assert match.undo_needs(0) == set()
    match.undo(0)
    assert (match.state, match.version) == (before, 3)
    play(match)
    stay(match)
    assert match.to_act == 1
    match.undo(0)
    assert (match.to_act, match.state.phase) == (0, "move")
    match.undo(0)
    assert match.state == before


def test_after_the_next_seat_has_acted_the_others_must_agree() -> None:
    match = begun()
    play(match)
    stay(match)
    before = match.steps[-2].state
    play(match)
    assert match.undo_needs(0) == {1}
    refused = problem(match, 0)
    assert (refused.key, refused.values) == ("undo-consent", {"seats": (1,)})
    match.undo(0, consent={1})
    assert match.state == before


def test_bots_always_agree() -> None:
    match = begun(person("Ariadne"), bot("greedy"))
    play(match)
    stay(match)
    play(match)
    assert match.undo_needs(0) == set()
    match.undo(0)
    assert match.to_act == 0


def found_something(seed: str = "naxos") -> Match:
    """A match in which seat 0 has just found its treasure."""
    match = begun(seed=seed)
    while True:
        seat = match.to_act
        assert seat is not None
        before = match.version
        play(match, before * 7 % len(match.legal(seat)))
        if seat == 0 and match.steps[-1].final:
            return match


def test_what_came_to_light_is_not_simply_taken_back() -> None:
    match = found_something()
    assert match.steps[-1].drawn
    assert problem(match, 0).key == "undo-consent"
    match.undo(0, consent=(1,))
    assert match.to_act == 0


def test_an_action_that_was_taken_back_gets_fresh_luck() -> None:
    seen = set()
    for seed in ("naxos", "crete", "delos", "kos"):
        match = found_something(seed)
        played = match.log[-1]
        assert isinstance(played, Played)
        match.undo(0, consent={1})
        step = match.play(0, match.game.parse(played.action))
        seen.add(step.drawn == played.drawn)
    assert False in seen


def test_whoever_has_done_nothing_has_nothing_to_take_back() -> None:
    match = begun()
    play(match)
    assert problem(match, 1).key == "undo-nothing"


def test_a_seat_may_be_left_to_a_bot_and_taken_again() -> None:
    match = begun()
    match.hand_over(0, bot("random"))
    assert match.holders == (bot("random"), person("Theseus"))
    with pytest.raises(Problem) as refused:
        match.hand_over(0, bot("random"))
    assert (refused.value.key, refused.value.values) == ("seat-taken", {"seat": 0, "name": "bot:random"})
    match.hand_over(0, person("Ariadne"))
    assert match.holders == PEOPLE


def test_the_record_has_the_players_and_nothing_that_was_taken_back() -> None:
    match = begun(person("Ariadne"), bot("greedy"))
    play(match)
    match.undo(0)
    play(match, 3)
    stay(match)
    record = Record.parse(str(match.record()))
    assert record.players == ("Ariadne", "bot:greedy")
    assert len(record.entries) == 2
    assert [step.state for step in replay(match.game, record)] == [step.state for step in match.steps]


def test_a_match_goes_on_from_its_record() -> None:
    match = begun(person("Ariadne"), bot("greedy"))
    for _ in range(9):
        play(match, 1)
    again = Match.resume(match.game, match.record(), "another seed")
    assert (again.state, again.holders) == (match.state, match.holders)
    assert again.record() == match.record()
    play(again)


def test_a_record_says_where_its_luck_came_from_after_an_undo_and_a_hand_over() -> None:
    match = begun()
    play(match)
    match.undo(0)
    play(match, 3)
    stay(match)
    match.hand_over(1, bot("greedy"))
    play(match)
    assert match.record().streams() == [3, 4, 6]
    assert [entry.stream for entry in match.record().entries] == [3, None, 6]
    assert Record.parse(str(match.record())) == match.record()


@pytest.mark.parametrize("name", ["amazeing(mode=daynight,night_cards=secret)", "team", "dragon", "dedalos"])
def test_the_record_of_a_running_game_tells_the_actions_but_no_outcome_of_luck(name: str) -> None:
    game = load(name)
    match = Match.begin(game, [person(name) for name in ("Ariadne", "Theseus", "Phaedra")], "naxos")
    while not (match.version > 60 and any(step.drawn for step in match.steps[1:])):
        seat = match.to_act
        assert seat is not None
        play(match, match.version * 31 % len(match.legal(seat)))
    record = match.record_so_far()
    text = str(record)
    assert Record.parse(text) == record
    assert [entry.action for entry in record.entries] == [entry.action for entry in match.record().entries]
    turns = text.splitlines()[6:-1]
    assert text.splitlines()[5] == "deal ?"
    assert "=" not in "".join(turns)
    assert "".join(turns).count("[?]") == sum(bool(step.drawn) for step in match.steps[1:])
    for use in (lambda: list(replay(game, record)), lambda: Match.resume(game, record, "naxos")):
        with pytest.raises(Problem) as refused:
            use()
        assert str(refused.value).startswith("Line 6 of the record: What was drawn is left out here")


def test_a_match_ends_with_a_result() -> None:
    match = begun(mode="kids")
    while (seat := match.to_act) is not None:
        legal = match.legal(seat)
        match.play(seat, legal[match.version * 31 % len(legal)])
    assert isinstance(match.result, Outcome)
    with pytest.raises(Rejection) as refused:
        match.play(0, match.game.parse("move a1"))
    assert refused.value.key == "game-over"


@pytest.mark.parametrize("holder", [person("Ariadne of Crete"), bot("greedy"), nobody()])
def test_a_holder_reads_back(holder: Holder) -> None:
    assert Holder.parse(str(holder)) == holder


@pytest.mark.parametrize("name", ["", "-", "a,b", "a:b", "a\nb", " a", "a ", ","])
def test_a_name_that_a_record_could_not_keep_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        person(name)
    assert (refused.value.key, refused.value.values) == ("player-name", {"text": name})


def test_a_push_can_be_seen_beforehand() -> None:
    match = begun()
    action = match.legal(0)[5]
    view, legal, events = match.preview(0, action)
    assert match.version == 1
    step = match.play(0, action)
    assert view == match.view(0)
    assert list(legal) == list(match.legal(0))
    assert events == tuple(match.heard(0, since=1))
    assert step.state == match.state


def test_a_preview_shows_neither_luck_nor_secrets_nor_what_is_illegal() -> None:
    match = found_something()
    played = match.log[-1]
    assert isinstance(played, Played)
    match.undo(0, consent={1})
    with pytest.raises(Problem) as refused:
        match.preview(0, match.game.parse(played.action))
    assert refused.value.key == "preview-luck"
    with pytest.raises(Rejection):
        match.preview(0, match.game.parse("b1/NE"))


def test_a_preview_of_a_find_without_luck_is_refused_as_well() -> None:
    match = begun(mode="kids")
    while True:
        seat = match.to_act
        assert seat is not None
        finds = [action for action in match.legal(seat) if revealing(match.game.play(match.state, action, NO_LUCK)[1])]
        if finds:
            with pytest.raises(Problem) as refused:
                match.preview(seat, finds[0])
            assert refused.value.key == "preview-secret"
            return
        play(match, match.version * 7 % len(match.legal(seat)))


def test_after_the_preview_of_a_last_action_another_seat_decides() -> None:
    match = begun()
    play(match)
    stays = match.game.parse("move a1")
    assert match.preview(0, stays)[1] == ()

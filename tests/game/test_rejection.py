"""Why an action was refused."""

import copy
import pickle
from collections.abc import Callable

import pytest

from knossos.game import Rejection
from knossos.locale import Problem

REFUSED = Rejection("push-back", rule="AMAZE-PUSH-2", arrow="g4")


def pickled(problem: Problem) -> Problem:
    again = pickle.loads(pickle.dumps(problem))
    assert isinstance(again, Problem)
    return again


def test_a_rejection_is_a_sentence_with_the_rule() -> None:
    assert str(REFUSED) == ("The tile came out at g4 in the last push and may not go back in there now (AMAZE-PUSH-2).")


def test_a_rejection_keeps_its_key_rule_and_values() -> None:
    assert (REFUSED.key, REFUSED.rule) == ("push-back", "AMAZE-PUSH-2")
    assert REFUSED.values == {"rule": "AMAZE-PUSH-2", "arrow": "g4"}


def test_a_rejection_is_a_problem() -> None:
    assert isinstance(REFUSED, Problem)


@pytest.mark.parametrize("again", [pickled, copy.copy, copy.deepcopy])
def test_a_rejection_goes_from_process_to_process(again: Callable[[Rejection], Rejection]) -> None:
    other = again(REFUSED)
    assert type(other) is Rejection
    assert (other.key, other.rule, other.values) == (REFUSED.key, REFUSED.rule, REFUSED.values)
    assert str(other) == str(REFUSED)


@pytest.mark.parametrize("again", [pickled, copy.copy, copy.deepcopy])
def test_a_problem_within_a_problem_goes_along(again: Callable[[Problem], Problem]) -> None:
    problem = Problem("record-line", line=7, reason=REFUSED)
    other = again(problem)
    assert type(other) is Problem
    assert str(other) == str(problem)
    assert isinstance(other.values["reason"], Rejection)

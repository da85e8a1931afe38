"""Why an action was refused."""

from knossos.locale import Problem, Value


class Rejection(Problem):
    """An action that the rules do not allow: the message key, the rule that speaks against it, and the values.

    >>> str(Rejection("push-back", rule="AMAZE-PUSH-2", arrow="g4"))
    'The tile came out at g4 in the last push and may not go back in there now (AMAZE-PUSH-2).'
    """

    def __init__(self, key: str, *, rule: str, **values: Value) -> None:
        super().__init__(key, rule=rule, **values)
        self.rule = rule

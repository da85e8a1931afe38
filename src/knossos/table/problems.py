"""Refusals that are not about the rules of a game, each kind with its status over HTTP."""

from typing import ClassVar

from knossos.locale import Problem


class Refusal(Problem):
    """Nothing was done, and this kind of reason is why."""

    status: ClassVar[int]


class Denied(Refusal):
    """Not for whoever asked."""

    status = 403


class Unknown(Refusal):
    """There is no such thing, or not for whoever asked: the two sound alike."""

    status = 404


class WrongMethod(Refusal):
    """A path does not know this method."""

    status = 405


class TooSlow(Refusal):
    """What was to come did not come in time."""

    status = 408


class Untimely(Refusal):
    """Not now: something else has to happen first, or has happened already."""

    status = 409


class TooLarge(Refusal):
    """More than the server reads."""

    status = 413


class WrongType(Refusal):
    """Not the kind of content that is read here."""

    status = 415


class TooMany(Refusal):
    """Too much at a time."""

    status = 429


class Failed(Refusal):
    """A mistake of the server."""

    status = 500


class Unavailable(Refusal):
    """The server cannot do it at the moment; trying again later may help."""

    status = 503

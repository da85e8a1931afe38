"""How a table comes to be: from somebody's wishes, or as the rematch of another."""

from random import Random

from knossos import bots
from knossos.game import Imagined
from knossos.games import load
from knossos.locale import Problem
from knossos.match import bot, fairness, nobody, person
from knossos.table.entries import Chair, Clock, Opened
from knossos.table.table import Table
from knossos.table.tokens import hashed, new_token
from knossos.table.wire import Invitation, SeatWish, TableWish


def wished(wish: TableWish) -> tuple[Opened, str, str, tuple[Invitation, ...]]:
    """A table as somebody would like it, with the tokens of the host and of the link, and the invitations."""
    game = load(wish.game)
    game.deal(len(wish.seats), Imagined(Random()))  # what cannot be dealt could never begin
    token, link = new_token(), new_token()
    invitations = tuple(Invitation(seat, new_token()) for seat, each in enumerate(wish.seats) if each.kind == "invited")
    invited = {invitation.seat: hashed(invitation.token) for invitation in invitations}
    chairs = tuple(
        _chair(each, game.name, hashed(token), invited.get(seat, "")) for seat, each in enumerate(wish.seats)
    )
    names = [chair.holder.name for chair in chairs if chair.holder.kind == "person"]
    if len(set(names)) < len(names):
        raise Problem("name-twice")
    opened = Opened(
        game=str(game),
        rules=game.rules,
        components=game.digest,
        chairs=chairs,
        host=hashed(token),
        link=hashed(link),
        listed=wish.listed,
        chat=not wish.listed if wish.chat is None else wish.chat,
        secret=fairness.new_secret(),
        clock=Clock(wish.clock.decision, wish.clock.reserve) if wish.clock else None,
    )
    return opened, token, link, invitations


def _chair(wish: SeatWish, game: str, owner: str, invitation: str) -> Chair:
    match wish.kind:
        case "me":
            if wish.name is None:
                raise Problem("name-needed")
            return Chair(person(wish.name), owner)
        case "bot":
            bots.kind(wish.bot, game)
            return Chair(bot(wish.bot))
    return Chair(nobody(), invitation=invitation)


def rematch(table: Table, host: str) -> Opened:
    """The same players again, each one seat further, so that another begins. Everybody's token stays good."""
    first = table.opened
    game = load(first.game)
    return Opened(
        game=first.game,
        rules=game.rules,
        components=game.digest,
        chairs=(*table.chairs[1:], table.chairs[0]),
        host=hashed(host),
        link=first.link,
        listed=first.listed,
        chat=table.chat,
        secret=fairness.new_secret(),
        clock=first.clock,
        after=table.name,
    )

"""What each viewer gets to know of a table: the one place where its log becomes messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from knossos.game import Event
from knossos.game import heard as heard_by
from knossos.game.telling import Teller
from knossos.locale import Problem, catalogue
from knossos.match import Dealt, HandedOver, Played, Undone
from knossos.table.entries import Answered, Asked, ChatSet, Closed, Followed, Nonced, Opened, Resumed, Said, Sat, Stood
from knossos.table.table import Happened, Table
from knossos.table.wire import Heard, News, Sight, Standing, Update, raw

Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""

_QUIET = Said | Resumed | Nonced | Asked | Answered | ChatSet | Followed
"""Entries after which everybody sees what they saw before."""

_ABOUT_THE_TABLE = Opened | Sat | Stood | Dealt | HandedOver | ChatSet | Followed | Closed


def update(
    table: Table, happened: Sequence[Happened], viewers: Sequence[Viewer], language: str | None, not_before: int
) -> Update:
    """What is new for some viewers, and how things stand; what has not changed is left out."""
    seen = not all(isinstance(each.entry, _QUIET) for each in happened)
    told = table.stage == "over" or any(isinstance(each.entry, _ABOUT_THE_TABLE) for each in happened)
    return Update(
        version=table.version,
        news=tuple(news(table, each, viewers, language) for each in happened),
        standing=standing(table, not_before),
        sights=_sights(table, viewers) if seen else (),
        table=table.info() if told else None,
    )


def arrival(
    table: Table, happened: Iterable[Happened], viewers: Sequence[Viewer], language: str | None, not_before: int
) -> Update:
    """What viewers who have just come get: what they missed, and how everything stands."""
    return Update(
        version=table.version,
        news=tuple(news(table, each, viewers, language) for each in happened),
        standing=standing(table, not_before),
        sights=_sights(table, viewers),
    )


def _sights(table: Table, viewers: Sequence[Viewer]) -> tuple[Sight, ...]:
    return tuple(sight(table, viewer) for viewer in viewers) if table.match else ()


def standing(table: Table, not_before: int) -> Standing:
    """How things stand, for everybody."""
    return Standing(
        table.stage,
        table.to_act,
        table.outcome,
        table.until(not_before),
        tuple(table.clocks.reserves) if table.clocks else (),
        table.asking,
    )


def sight(table: Table, viewer: Viewer) -> Sight:
    """What a viewer sees, and may do."""
    match = table.running
    view = raw(match.view(viewer))
    if viewer is None or table.stage == "over" or table.holders[viewer].kind != "person":
        return Sight(view, table.signs(), viewer)
    return Sight(view, table.signs(), viewer, tuple(map(str, match.legal(viewer))), _undo(table, viewer))


def _undo(table: Table, seat: int) -> tuple[int, ...] | None:
    try:
        return tuple(sorted(table.running.undo_needs(seat)))
    except Problem:
        return None


def heard(table: Table, events: Sequence[Event], viewer: Viewer, language: str | None) -> Heard:
    """What a viewer hears, in sentences too if a language was asked for."""
    told = Teller(table.game, catalogue(language), viewer).tell(events) if language else ()
    return Heard(raw(events), viewer, tuple(told))


def news(table: Table, happened: Happened, viewers: Sequence[Viewer], language: str | None) -> News:
    """An entry of the log, as some viewers may know it."""
    return News(
        version=happened.version,
        at=happened.at,
        heard=tuple(heard(table, heard_by(happened.happenings, viewer), viewer, language) for viewer in viewers)
        if happened.happenings
        else (),
        **_public(happened, language),
    )


def _public(happened: Happened, language: str | None) -> dict[str, Any]:
    """What everybody may know of an entry: never a hash, a secret or what was drawn."""
    match happened.entry:
        case Opened():
            return {"type": "opened"}
        case Sat(seat=seat, name=name):
            return {"type": "sat", "seat": seat, "text": name}
        case Stood(seat=seat):
            return {"type": "stood", "seat": seat}
        case Nonced():
            return {"type": "nonced"}
        case Dealt():
            return {"type": "dealt"}
        case Played(seat=seat, action=action):
            return {"type": "played", "seat": seat, "action": action, "by": happened.by}
        case Undone(seat=seat):
            return {"type": "undone", "seat": seat}
        case HandedOver(seat=seat, holder=holder):
            return {"type": "handedover", "seat": seat, "holder": holder}
        case Resumed():
            return {"type": "resumed"}
        case Asked(seat=seat, of=of):
            return {"type": "asked", "seat": seat, "of": of}
        case Answered(seat=seat, agrees=agrees):
            return {"type": "answered", "seat": seat, "agrees": agrees}
        case Said(seat=seat, text=text, phrase=phrase):
            said = catalogue(language).say(f"phrase-{phrase}") if language and phrase else text
            return {"type": "said", "seat": seat, "text": said, "phrase": phrase}
        case ChatSet(on=on):
            return {"type": "chatset", "on": on}
        case Followed(table=table):
            return {"type": "followed", "table": table}
        case Closed():
            return {"type": "closed"}

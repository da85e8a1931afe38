"""A report as a table that people read."""

from collections.abc import Iterator, Sequence

from knossos.arena.report import Report, Standing
from knossos.locale import Catalogue

NOTHING = "–"
HEADINGS = (
    "simulate-wins", "simulate-rate", "simulate-interval", "simulate-reached", "simulate-pace", "simulate-pace-won",
)  # fmt: skip


def tell(report: Report, catalogue: Catalogue) -> str:
    """The report in the words of a language."""
    say = catalogue.say
    parts = [
        say("simulate-heading", game=report.game, seats=report.seats, games=report.games, seed=report.seed),
        _table("simulate-team", [report.team], catalogue)
        if report.team
        else _table("simulate-bot", report.lineup, catalogue),
        _table("simulate-seat", report.by_seat, catalogue),
        "\n".join(_remarks(report, catalogue)),
    ]
    return "\n\n".join(parts)


def _table(first: str, standings: Sequence[Standing], catalogue: Catalogue) -> str:
    """A row for each standing, without the columns in which there is nothing, such as goals where none are counted."""
    headings = [catalogue.say(heading) for heading in (first, *HEADINGS)]
    columns = [column for column in zip(headings, *map(_row, standings), strict=True) if {*column[1:]} != {NOTHING}]
    rows = list(zip(*columns, strict=True))
    widths = [max(map(len, column)) for column in columns]
    return "\n".join(
        "  ".join(
            (row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)))
        )
        for row in rows
    )


def _row(standing: Standing) -> list[str]:
    return [
        standing.name,
        f"{standing.wins:.1f}".removesuffix(".0"),
        _percent(standing.rate),
        NOTHING if standing.rate is None else f"{_percent(standing.low)} – {_percent(standing.high)}",
        _number(standing.goals, 1),
        _number(standing.turns_per_goal, 2),
        _number(standing.turns_per_goal_won, 2),
    ]


def _remarks(report: Report, catalogue: Catalogue) -> Iterator[str]:
    say = catalogue.say
    if report.finished:
        yield say("simulate-turns", turns=_number(report.turns, 1), actions=_number(report.plies, 1))
    if report.turns_per_goal is not None and not report.team:
        winner, everybody = _number(report.turns_per_goal_won, 2), _number(report.turns_per_goal, 2)
        yield say("simulate-goals", winner=winner, all=everybody)
    if report.shared and not report.team:
        yield say("simulate-shared", count=report.shared)
    if report.unfinished:
        yield say("simulate-unfinished", count=report.unfinished, limit=report.limit)
    speed = report.speed
    yield say(
        "simulate-speed",
        seconds=_number(speed.seconds, 1),
        workers=speed.workers,
        games=_number(speed.games_per_second, 1),
        actions=_number(speed.plies_per_second, 0),
    )


def _percent(share: float | None) -> str:
    return NOTHING if share is None else f"{share:.1%}"


def _number(value: float | None, digits: int) -> str:
    return NOTHING if value is None else f"{value:.{digits}f}"

"""What a turn of Labyrinth Team Edition might collect, and with which spells: the plans of the greedy bot.

A turn is a row of casts, with treasures before, between and after them. It is enough to look at these rows:

- A move that collects nothing is the last one, so it does not stand before a treasure.
- Push and Rotate lead to the same maze in either order, unless the tile is the one that comes out, where rotating is of
  no use after the push, or the one that goes in. So the mazes after both are worked out in one order, and serve for
  either. To rotate the tile that went in is of use only after a treasure in between: else it could have been inserted
  like that. Push and Switch are looked at in both orders.
- Traverse, Teleport and Escape are no casts: they carry a move further.

What is in reach after which casts is worked out for all pushes at once, and generously: a tile that lies face down on a
treasure is taken for a crossing, and a spell for walking may be used twice. So the rules have the last word on a plan.
None is missing: where a walk leads over a hidden treasure, there is another plan that collects this one on the way.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from knossos.games.team import RUBBLE, Push, Rotate, State, Switch, Team
from knossos.games.team.walks import walks
from knossos.maze import Maze, Square, SquareSet, Tile, across, carried, pushes, reach, rotations, square_set
from knossos.maze.lanes import reach_after_pushes

Cast: TypeAlias = Push | Rotate | Switch

Lanes: TypeAlias = int
"""A set of casts in one integer: bit n stands for the n-th of some casts, bit 0 for casting none of them."""

Sequels: TypeAlias = dict[str, list[str]]
"""The treasures that may be collected next in a turn, each with those that may be collected after it."""

CROSSING = Tile(15)


class Plan(NamedTuple):
    """The spells to cast and the treasures to collect in a turn, each in their order."""

    casts: tuple[Cast, ...]
    cards: tuple[str, ...]


class Fan(NamedTuple):
    """After which of some casts a treasure is in reach."""

    first: dict[str, Lanes]
    """From where the piece stands."""

    then: dict[tuple[str, ...], Lanes]
    """For two treasures: the second from the first."""

    def before(self, casts: int) -> "Fan":
        """What is in reach without a cast is so before each of so many casts."""
        every = (1 << casts + 1) - 1
        return Fan(
            {card: every * (lanes & 1) for card, lanes in self.first.items()},
            {cards: every * (lanes & 1) for cards, lanes in self.then.items()},
        )


def plans(game: Team, state: State) -> Iterator[Plan]:
    """What might be collected in the rest of a turn, with the casts that might make it possible."""
    sequels = _sequels(game, state)
    if sequels:
        switches = _casts(game, state, Switch)
        yield from _plans_with([*_casts(game, state, Rotate), *switches], Push, game, state, sequels)
        yield from _plans_turning_the_inserted(game, state, sequels)
        if switches:
            yield from _plans_with(_casts(game, state, Push), Switch, game, state, sequels)


def _sequels(game: Team, state: State) -> Sequels:
    if state.phase != "act" or not state.moves:
        return {}
    sequels = {}
    for card in game.collectable(state, state.seat):
        boards = tuple(tuple(each for each in board if each != card) for board in state.boards)
        after = replace(state, boards=boards, collected=(*state.collected, card))
        sequels[card] = [] if state.found else list(game.collectable(after, state.seat))
    return sequels


def _casts(game: Team, state: State, kind: type[Cast]) -> list[Cast]:
    return [action for action in game.legal(state) if isinstance(action, kind)]


def _plans_with(
    earlier: Sequence[Cast], kind: type[Cast], game: Team, state: State, sequels: Sequels
) -> Iterator[Plan]:
    """The plans with one of some casts, or none, and after it one of another kind, or none."""
    plain = _fan(state, _casts(game, state, kind), sequels)
    for cast in (None, *earlier):
        after = state if cast is None else game.ahead(state, cast)[0]
        casts = _casts(game, after, kind)
        fan = _fan(after, casts, sequels)
        rows = [(plain.before(len(casts)), fan.before(len(casts)), fan)]
        if isinstance(cast, Rotate):  # it may as well come after the push
            rows.append((plain.before(len(casts)), plain, fan))
        for cards in [*((card,) for card in fan.first), *fan.then]:
            lanes = 0
            for row in rows:
                lanes |= _in_reach(cards, row)
            for lane, last in enumerate((None, *casts)):
                if lanes >> lane & 1:
                    yield Plan(tuple(each for each in (cast, last) if each is not None), cards)


def _plans_turning_the_inserted(game: Team, state: State, sequels: Sequels) -> Iterator[Plan]:
    """The plans with a push, a treasure, a rotation of the tile that went in, and another treasure."""
    if not state.ready("rotate") or not any(sequels.values()):
        return
    for push in _casts(game, state, Push):
        assert isinstance(push, Push)
        turns = [Rotate(push.arrow, mask) for mask in rotations(push.openings) if mask != push.openings]
        fan = _fan(game.ahead(state, push)[0], turns, sequels)
        for cards in fan.then:
            lanes = _in_reach(cards, (fan.before(len(turns)), fan))
            yield from (Plan((push, turn), cards) for lane, turn in enumerate(turns, 1) if lanes >> lane & 1)


def orders(casts: tuple[Cast, ...]) -> Iterator[tuple[Cast, ...]]:
    """The orders of the casts of a plan that lead to the same maze."""
    yield casts
    match casts:
        case (Rotate(at=at, openings=openings), Push(arrow=arrow) as push):
            yield push, Rotate(carried(at, arrow), openings)


# What is in reach


def _in_reach(cards: tuple[str, ...], row: Iterable[Fan]) -> Lanes:
    """With which casts one treasure is in reach at some stage of a row, and the next one then or later."""
    first = both = 0
    for fan in row:
        first |= fan.first[cards[0]]
        both |= first & fan.then.get(cards, 0)
    return first if len(cards) == 1 else both


def _fan(state: State, casts: Sequence[Cast], sequels: Sequels) -> Fan:
    """What is in reach as things are, and after each of some casts."""
    spots = {card: find(card, state) for card in [*sequels, *(each for after in sequels.values() for each in after)]}
    maze = opened(state.maze, [spots[card] for card in sequels])
    ends = _ends(state, maze, state.pieces[state.seat], casts)
    fan = Fan({card: _lanes_to(spots[card], ends, casts) for card in sequels}, {})
    maze = opened(state.maze, spots.values())
    for card, after in sequels.items():
        if after:
            ends = _ends(state, maze, spots[card], casts)
            fan.then.update({(card, each): _lanes_to(spots[each], ends, casts) for each in after})
    return fan


def _ends(state: State, maze: Maze, start: Square | None, casts: Sequence[Cast]) -> list[SquareSet]:
    """Where a walk may end as things are, and after each of some casts; it starts in the maze or on the spare."""
    ways = [cast for cast in casts if isinstance(cast, Push)]
    if state.walk_spell is None and len(ways) == len(casts):
        return _ends_after_pushes(maze, state.spare, start, ways)
    ends = []
    for cast in (None, *casts):
        here = _carried(start, cast)
        after = _maze_after(cast, maze, state.spare)
        ends.append(0 if here is None else square_set(walks(after, here, state.walk_spell).ends))
    return ends


def _ends_after_pushes(maze: Maze, spare: Tile, start: Square | None, ways: Sequence[Push]) -> list[SquareSet]:
    """The same without a spell for walking, for pushes: all of them at once."""
    lanes = {}
    ends = [0 if start is None else reach(maze, start)]
    for push in ways:
        origin = across(push.arrow) if start is None else start  # a piece from there goes round onto the spare
        if origin not in lanes:
            lanes[origin] = dict(zip(pushes(spare.openings), reach_after_pushes(maze, spare, origin), strict=True))
        ends.append(lanes[origin][push.arrow, push.openings])
    return ends


def _lanes_to(goal: Square | None, ends: Sequence[SquareSet], casts: Sequence[Cast]) -> Lanes:
    """With which casts a tile is among the ends."""
    lanes = 0
    for lane, (squares, cast) in enumerate(zip(ends, (None, *casts), strict=True)):
        if goal is not None and isinstance(cast, Push) and goal == across(cast.arrow):
            continue  # it is pushed out
        here = _carried(goal, cast)
        if here is not None and squares >> here & 1:
            lanes |= 1 << lane
    return lanes


def _carried(here: Square | None, cast: Cast | None) -> Square | None:
    """Where a cast takes a tile of the maze with what is on it, or the spare; None: it is the spare."""
    match cast:
        case Push(arrow=arrow):
            return arrow if here is None else carried(here, arrow)
        case Switch(first=first, second=second):
            return second if here == first else first if here == second else here
        case _:
            return here


def _maze_after(cast: Cast | None, maze: Maze, spare: Tile) -> Maze:
    match cast:
        case Push(arrow=arrow, openings=openings):
            return maze.push(arrow, spare.turned(openings))[0]
        case Switch(first=first, second=second):
            return maze.switch(first, second)
        case Rotate(at=at, openings=openings):
            return maze.rotate(at, openings)
        case _:
            return maze


# Where a treasure is


def find(card: str, state: State) -> Square | None:
    """The square where a treasure is, seen or remembered; None: it is on the spare."""
    hidden = (front.at for front in state.fronts if card in front.tile.shows)
    return next(hidden, state.maze.find(card))


def opened(maze: Maze, squares: Iterable[Square | None]) -> Maze:
    """The maze with crossings for some tiles, as far as they lie face down."""
    for here in squares:
        if here is not None and maze.tiles[here] == RUBBLE:
            maze = maze.lay(here, CROSSING)
    return maze

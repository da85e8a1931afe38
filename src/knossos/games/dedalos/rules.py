"""The rules, in the order of the rulebook; the trapping rule is in `trap`, the ways of the minotaur in `minotaur`."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from knossos.game import Chance, Ended, Happening, Outcome, Rejection, Secret, TurnBegan
from knossos.game.options import first_seat
from knossos.games.dedalos.actions import Action, Collapse, Discard, Jump, Lay, Move, Push, Step, Stop, check
from knossos.games.dedalos.components import COLLAPSE, RED, STAR, WHITE, Box
from knossos.games.dedalos.events import (
    CameBack,
    Caught,
    Collapsed,
    Covered,
    Discarded,
    Drew,
    DrewTiles,
    Laid,
    MinotaurEntered,
    MinotaurJumped,
    MinotaurLeft,
    MinotaurStepped,
    MinotaurTiles,
    MinotaurWithdrew,
    Moved,
    Shoved,
)
from knossos.games.dedalos.minotaur import is_hopeless, moved, ways
from knossos.games.dedalos.state import HAND, Minotaur, State, Table, in_order
from knossos.games.dedalos.trap import EXIT, Stakes, trapped, traps
from knossos.locale import Seat
from knossos.maze import DIRECTIONS, Openings, Tile, opposite, rotations
from knossos.maze.grid import ORIGIN, Cell, Grid, beside, cell_name, spiral

Played = tuple[State, tuple[Happening, ...]]

ACTIONS = 3
EACH = 2
"""How often one kind of action may be taken in a turn."""

# Set-up


def deal(box: Box, seats: int, chance: Chance) -> Played:
    """Lay entrance and exits, and let everybody draw."""
    first = first_seat(box.options.first, seats, chance)  # DEDALO-SETUP-6
    state = State(
        grid=box.grid(seats),
        tributes=(ORIGIN,) * seats,
        sizes=(0,) * seats,
        seat=first,
        hands=((),) * seats,
    )
    happenings: list[Happening] = []
    for seat in range(seats):
        state, drawn = fill_hand(state, seat, box, chance)  # DEDALO-SETUP-5
        happenings += drawn
    after, more = begin_turn(state, first, box, chance)
    return after, (*happenings, *more)


def fill_hand(state: State, seat: int, box: Box, chance: Chance) -> Played:
    """DEDALO-TURN-4, DEDALO-END-4: draw up to three tiles, as far as the bag goes."""
    rest = bag(state, box)
    drawn: list[Tile] = []
    while rest and len(state.hands[seat]) + len(drawn) < HAND:
        drawn.append(chance.draw("tile", rest, to=seat))
        rest.remove(drawn[-1])
    if not drawn:
        return state, ()
    tiles = in_order(drawn)
    after = with_hand(state, seat, (*state.hands[seat], *tiles))
    return after, (Secret(seat, DrewTiles(seat, tiles), Drew(seat, len(tiles))),)


def with_hand(state: State, seat: int, tiles: Iterable[Tile]) -> State:
    """The state with another hand of a seat."""
    hand = in_order(tiles)
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        sizes=(*state.sizes[:seat], len(hand), *state.sizes[seat + 1 :]),
    )


def bag(state: State, box: Box) -> list[Tile]:
    """What is in the bag: everything that is nowhere else."""
    held = Counter(tile for hand in state.hands for tile in hand)
    return list((Counter(unseen(state, box)) - held).elements())


def unseen(table: Table, box: Box) -> list[Tile]:
    """What is in the bag or in a hand."""
    seen = Counter(tile.loose for _, tile in table.grid.laid)
    seen.update(table.gone)
    seen.update({RED: table.red, WHITE: table.white})
    return list((Counter(box.tiles(len(table.tributes))) - seen).elements())


def bag_size(table: Table, box: Box) -> int:
    """How many tiles are in the bag."""
    return len(unseen(table, box)) - sum(table.sizes)


# Turn


def begin_turn(state: State, seat: int, box: Box, chance: Chance) -> Played:
    """The minotaur first, if it hunts; then the actions."""
    state = replace(
        state,
        seat=seat,
        absent=state.tributes[seat] is None,
        refill=False,
        lays=0,
        moves=0,
        pushes=0,
        start=None,
        replaced=False,
    )
    state, entered = put_in_minotaur_tiles(state)
    after, happenings = begin_hunt(state, box, chance)
    return after, (TurnBegan(seat), *entered, *happenings)


def legal(state: State, box: Box) -> Sequence[Action]:
    """What the seat may do now."""
    match state.phase:
        case "minotaur":
            assert state.minotaur is not None
            return ways(state, state.minotaur, box)
        case "act":
            return acts(state, box)
        case "over":
            return ()


def acts(state: State, box: Box) -> list[Action]:
    """DEDALO-TURN-1, DEDALO-TURN-2, DEDALO-TURN-3: up to three actions, or a discard."""
    there = list(actions(state, box))
    first: list[Action] = []
    if not state.actions and state.hands[state.seat]:
        first.append(Discard())  # DEDALO-DISC-1, DEDALO-DISC-2
    if state.actions or not (there or first):
        first.append(Stop())
    return first + there


def actions(state: State, box: Box) -> Iterator[Action]:
    """Everything that can be done on a cell, cell by cell."""
    if state.actions == ACTIONS:
        return
    on_cell = dict(laying_places(state, box))
    for at in collapsible(state):
        on_cell.setdefault(at, []).append(Collapse(at))
    for move in moves(state):
        on_cell.setdefault(move.to, []).append(move)
    for push in pushes(state):
        on_cell.setdefault(push.to, []).append(push)
    for at in sorted(on_cell, key=spiral):
        yield from on_cell[at]


def play(state: State, action: Action, box: Box, chance: Chance) -> Played:
    """Carry out an action."""
    check(action)
    _check_phase(state, action)
    match action:
        case Step() | Jump():
            return step_minotaur(state, action, box, chance)
        case Lay():
            return lay(state, action, box)
        case Collapse():
            return collapse(state, action, box)
        case Move():
            return move(state, action, box, chance)
        case Push():
            return push(state, action, box)
        case Discard():
            return discard(state, box, chance)
        case Stop():
            return stop(state, box, chance)


def _check_phase(state: State, action: Action) -> None:
    """Refuse what is not asked for now."""
    match state.phase:
        case "over":
            raise Rejection("game-over", rule="DEDALO-END-3" if state.winner is None else "DEDALO-END-1")
        case "minotaur" if not isinstance(action, Step | Jump):
            raise Rejection("dedalos-minotaur-first", rule="DEDALO-MINO-5")
        case "act" if isinstance(action, Step | Jump):
            raise Rejection("dedalos-minotaur-done", rule="DEDALO-MINO-5")


def _check_count(state: State, taken: int) -> None:
    """DEDALO-TURN-1: three actions at most, and no kind of them more than twice."""
    if state.actions == ACTIONS:
        raise Rejection("dedalos-three-actions", rule="DEDALO-TURN-1")
    if taken == EACH:
        raise Rejection("dedalos-twice", rule="DEDALO-TURN-1")


# Laying a tile


def laying_places(state: State, box: Box) -> Iterator[tuple[Cell, list[Action]]]:
    """Every cell where a tile of the hand may be laid, with the ways to do it in ascending order.

    Found from the open sides, which are at hand; the trapping rule is tested only where it can matter.
    """
    options = _options(tuple(tile for tile in state.held if tile.openings))
    if state.lays == EACH or not options:
        return
    most = max(stars(tile) for tile in options)
    grid = state.grid
    stakes = Stakes(grid, state.tributes)
    exits = exit_sides(state, box)
    for at, met in grid.met.items():
        met &= ~exits.get(at, 0)  # DEDALO-LAY-3
        under = grid.tiles.get(at)
        if not met or (under is not None and not (most and is_coverable(state, at, under, most))):
            continue
        least = -1 if under is None else stars(under)
        concerned = stakes.at(at)
        lays: list[Action] = [
            Lay(at, tile)
            for tile in options
            if tile.openings & met  # DEDALO-LAY-1, DEDALO-LAY-2, DEDALO-STAR-3
            and len(tile.shows) > least  # DEDALO-STAR-1, DEDALO-STAR-2
            and not (concerned and _traps_any(grid, grid.lay(at, tile), at, concerned))
        ]
        if lays:
            yield at, lays


def _traps_any(before: Grid, after: Grid, at: Cell, tributes: Iterable[Cell]) -> bool:
    return any(traps(before, after, at, here) for here in tributes)


@cache
def _options(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Some tiles in all their rotations, in ascending order."""
    turned = (tile.turned(mask) for tile in tiles for mask in rotations(tile.openings))
    return tuple(sorted(turned, key=lambda tile: (tile.openings, len(tile.shows))))


def exit_sides(table: Table, box: Box) -> dict[Cell, Openings]:
    """DEDALO-LAY-3: for the cells beside an exit, the side where it meets them and does not count."""
    return {} if box.options.lay_from_exit else _exit_sides(box.exits[len(table.tributes)])


@cache
def _exit_sides(exits: tuple[Cell, ...]) -> dict[Cell, Openings]:
    return {beside(here, way): opposite(way) for here in exits for way in DIRECTIONS}


def stars(tile: Tile) -> int:
    """How many stars a tile shows."""
    return tile.shows.count(STAR)


def is_labyrinth(tile: Tile) -> bool:
    """Whether a tile came out of the bag to be laid in the maze."""
    return all(shown == STAR for shown in tile.shows)


def has_figure(table: Table, here: Cell) -> bool:
    """DEDALO-STAR-4: whether a tribute or the minotaur stands on a cell."""
    return here in table.tributes or (table.minotaur is not None and table.minotaur.at == here)


def is_coverable(table: Table, at: Cell, under: Tile, with_stars: int) -> bool:
    """Whether a tile with so many stars may cover what lies on a cell, as far as that is concerned."""
    return is_labyrinth(under) and stars(under) < with_stars and not has_figure(table, at)  # DEDALO-STAR-5


def lay(state: State, action: Lay, box: Box) -> Played:
    """Lay a tile on an empty cell, or cover one that has fewer stars."""
    seat, at, tile = state.seat, action.at, action.tile
    _check_count(state, state.lays)
    if tile.loose not in state.held:
        raise Rejection("dedalos-not-held", rule="DEDALO-LAY-1", tile=str(tile))
    under = state.grid.tiles.get(at)
    if under is not None:
        _check_cover(state, at, tile, under)
    meeting = tile.openings & state.grid.met.get(at, 0)
    if not meeting:
        raise Rejection("dedalos-no-side", rule="DEDALO-LAY-1", cell=cell_name(at))
    if not meeting & ~exit_sides(state, box).get(at, 0):
        raise Rejection("dedalos-exit-only", rule="DEDALO-LAY-3", cell=cell_name(at))
    grid = state.grid.lay(at, tile)
    _check_trap(state, grid, at, box)
    held = list(state.hands[seat])
    held.remove(tile.loose)
    after = replace(
        with_hand(state, seat, held),
        grid=grid,
        lays=state.lays + 1,
        gone=state.gone if under is None else in_order((*state.gone, under.loose)),  # DEDALO-STAR-6
        replaced=state.replaced or (under is not None and at == state.start),
    )
    return after, (Laid(seat, at, tile) if under is None else Covered(seat, at, tile, under),)


def _check_cover(state: State, at: Cell, tile: Tile, under: Tile) -> None:
    if not is_labyrinth(under):
        raise Rejection("dedalos-never-covered", rule="DEDALO-STAR-5", cell=cell_name(at))
    if not stars(tile):
        raise Rejection("dedalos-occupied", rule="DEDALO-LAY-1", cell=cell_name(at))
    if stars(tile) <= stars(under):
        raise Rejection("dedalos-stars", rule="DEDALO-STAR-2", cell=cell_name(at), stars=stars(under))
    if has_figure(state, at):
        raise Rejection("dedalos-figure", rule="DEDALO-STAR-4", cell=cell_name(at))


def _check_trap(state: State, grid: Grid, at: Cell, box: Box) -> None:
    seat = trapped(state.grid, grid, at, state.tributes)
    if seat is not None:
        here = state.tributes[seat]
        assert here is not None
        raise Rejection("dedalos-trap", rule="DEDALO-TRAP-2", seat=_named(seat, box), cell=cell_name(here))


def _named(seat: int, box: Box) -> Seat:
    """A seat for a refusal; one that has no piece is known by its number."""
    pieces = box.options.pieces
    return Seat(seat, pieces[seat] if seat < len(pieces) else str(seat))


# Closing an exit


def collapsible(state: State) -> Iterator[Cell]:
    """DEDALO-COLL-2: every usable exit, unless that would lock somebody in."""
    if state.lays == EACH or COLLAPSE not in state.held:
        return
    for at, tile in state.grid.laid:
        if EXIT in tile.shows and trapped(state.grid, state.grid.lay(at, COLLAPSE), at, state.tributes) is None:
            yield at


def collapse(state: State, action: Collapse, box: Box) -> Played:
    """Close a usable exit for good."""
    seat, at = state.seat, action.at
    _check_count(state, state.lays)
    if COLLAPSE not in state.held:
        raise Rejection("dedalos-no-collapse", rule="DEDALO-COLL-2")
    if at not in state.grid.tiles or EXIT not in state.grid.tiles[at].shows:
        raise Rejection("dedalos-no-exit", rule="DEDALO-COLL-4", cell=cell_name(at))
    grid = state.grid.lay(at, COLLAPSE)  # DEDALO-COLL-3
    _check_trap(state, grid, at, box)
    held = list(state.hands[seat])
    held.remove(COLLAPSE)
    return replace(with_hand(state, seat, held), grid=grid, lays=state.lays + 1), (Collapsed(seat, at),)


# Moving


def moves(state: State) -> Iterator[Move]:
    """DEDALO-MOVE-1, DEDALO-MOVE-3: one cell through a passage."""
    here = state.tributes[state.seat]
    if state.moves < EACH and here is not None:
        for way in DIRECTIONS:
            there = beside(here, way)
            if state.grid.joined(here, way, there) and not _goes_back(state, there):
                yield Move(there)


def _goes_back(state: State, to: Cell) -> bool:
    """DEDALO-MOVE-3: whether the second move would undo the first."""
    return state.moves == 1 and to == state.start and not state.replaced


def move(state: State, action: Move, box: Box, chance: Chance) -> Played:
    """Move the own tribute; whoever enters an exit has won."""
    seat, to = state.seat, action.to
    here = state.tributes[seat]
    _check_count(state, state.moves)
    assert here is not None
    _check_passage(state, here, to, "DEDALO-MOVE-1")
    if _goes_back(state, to):
        raise Rejection("dedalos-back", rule="DEDALO-MOVE-3", cell=cell_name(to))
    after = replace(with_tribute(state, seat, to), moves=state.moves + 1)
    told = Moved(seat, here, to)
    if EXIT in state.grid.tiles[to].shows:  # DEDALO-END-1, DEDALO-END-2
        return end_game(replace(after, winner=seat), told)
    if state.minotaur is not None and state.minotaur.at == to:  # DEDALO-CAPT-2
        after, happenings = catch(after, [seat])
        finished, more = finish(after, box, chance)  # DEDALO-CAPT-6
        return finished, (told, *happenings, *more)
    return after, (told,)


def with_tribute(state: State, seat: int, to: Cell | None) -> State:
    """The state with the tribute of a seat somewhere else."""
    return replace(state, tributes=(*state.tributes[:seat], to, *state.tributes[seat + 1 :]))


def _check_passage(state: State, here: Cell, to: Cell, rule: str) -> None:
    joined = any(beside(here, way) == to and state.grid.joined(here, way, to) for way in DIRECTIONS)
    if not joined:
        raise Rejection("dedalos-no-passage", rule=rule, start=cell_name(here), cell=cell_name(to))


# Pushing


def pushes(state: State) -> Iterator[Push]:
    """DEDALO-PUSH-1, DEDALO-PUSH-3: whoever shares the cell, through a passage, but not onto an exit."""
    here = state.tributes[state.seat]
    if state.pushes < EACH and here is not None:
        victims = [seat for seat, on in enumerate(state.tributes) if on == here and seat != state.seat]
        for way in DIRECTIONS if victims else ():
            there = beside(here, way)
            if state.grid.joined(here, way, there) and EXIT not in state.grid.tiles[there].shows:
                for victim in victims:
                    yield Push(victim, there)


def push(state: State, action: Push, box: Box) -> Played:
    """Push a tribute that shares the own cell; the pusher stays (DEDALO-PUSH-2, DEDALO-PUSH-4)."""
    seat, victim, to = state.seat, action.victim, action.to
    here = state.tributes[seat]
    _check_count(state, state.pushes)
    assert here is not None
    if victim == seat or victim >= len(state.tributes) or state.tributes[victim] != here:
        raise Rejection("dedalos-no-victim", rule="DEDALO-PUSH-1", seat=_named(victim, box), cell=cell_name(here))
    _check_passage(state, here, to, "DEDALO-PUSH-1")
    if EXIT in state.grid.tiles[to].shows:
        raise Rejection("dedalos-push-exit", rule="DEDALO-PUSH-3", cell=cell_name(to))
    after = replace(with_tribute(state, victim, to), pushes=state.pushes + 1)
    told = Shoved(seat, victim, here, to)
    if state.minotaur is not None and state.minotaur.at == to:  # DEDALO-CAPT-2, DEDALO-CAPT-8
        after, happenings = catch(after, [victim])
        return after, (told, *happenings)
    return after, (told,)


# Discarding, and the end of the turn


def discard(state: State, box: Box, chance: Chance) -> Played:
    """DEDALO-DISC-1: the whole hand leaves the game, and the turn is over."""
    seat = state.seat
    hand = state.hands[seat]
    if state.actions:
        raise Rejection("dedalos-discard-first", rule="DEDALO-DISC-1")
    if not hand:
        raise Rejection("dedalos-empty-hand", rule="DEDALO-DISC-1")
    state = replace(with_hand(state, seat, ()), gone=in_order((*state.gone, *hand)))
    state, drawn = fill_hand(state, seat, box, chance)
    after, happenings = finish(state, box, chance)
    return after, (Discarded(seat, hand), *drawn, *happenings)


def stop(state: State, box: Box, chance: Chance) -> Played:
    """DEDALO-TURN-3: after at least one action, or when nothing can be done."""
    if not state.actions and Stop() not in acts(state, box):
        raise Rejection("dedalos-not-yet", rule="DEDALO-TURN-3")
    state, drawn = fill_hand(state, state.seat, box, chance)  # DEDALO-TURN-4
    after, happenings = finish(state, box, chance)
    return after, (*drawn, *happenings)


def finish(state: State, box: Box, chance: Chance) -> Played:
    """DEDALO-END-3: an empty bag ends the game; otherwise it is the next seat's turn."""
    if not bag(state, box):
        return end_game(state)
    return begin_turn(state, (state.seat + 1) % len(state.tributes), box, chance)


def end_game(state: State, *before: Happening) -> Played:
    """Somebody has escaped, or nobody ever will."""
    over = replace(state, phase="over")
    return over, (*before, Ended(result(over)))


def result(state: State) -> Outcome:
    """How a game that is over ended."""
    return Outcome((), "minotaur") if state.winner is None else Outcome((state.winner,), "escaped")


# The minotaur: tiles and entry


def put_in_minotaur_tiles(state: State) -> Played:
    """DEDALO-MINO-2, DEDALO-MINO-3, DEDALO-MINO-12: all that are held, before anything else."""
    seat = state.seat
    red, white = state.hands[seat].count(RED), state.hands[seat].count(WHITE)
    if not red + white:
        return state, ()
    state = with_hand(state, seat, (tile for tile in state.hands[seat] if tile not in (RED, WHITE)))
    state = replace(state, red=state.red + red, white=state.white + white, refill=True)
    told: list[Happening] = [MinotaurTiles(seat, red, white, state.speed)]
    if state.minotaur is None:
        told.append(MinotaurEntered())  # DEDALO-MINO-8
        return replace(state, minotaur=Minotaur(ORIGIN)), tuple(told)
    return replace(state, minotaur=Minotaur(state.minotaur.at)), tuple(told)


# The minotaur: movement


def begin_hunt(state: State, box: Box, chance: Chance) -> Played:
    """DEDALO-MINO-5: the minotaur moves as many steps as its speed."""
    if state.minotaur is None:
        return end_hunt(state, box, chance)
    hopeless = state.hopeless + 1 if is_hopeless(state, state.minotaur, box) else 0  # DEDALO-WITH-3
    return hunt(replace(state, steps=state.speed, hopeless=hopeless), box, chance)


def hunt(state: State, box: Box, chance: Chance) -> Played:
    """DEDALO-MINO-10, DEDALO-MINO-15: on while there is only one way; where there are several, the seat chooses."""
    happenings: list[Happening] = []
    while state.steps and state.minotaur is not None:
        onward = ways(state, state.minotaur, box)
        if len(onward) > 1:
            return replace(state, phase="minotaur"), tuple(happenings)
        if not onward:
            break
        state, told = advance(state, state.minotaur, onward[0])
        happenings += told
    after, more = end_hunt(replace(state, steps=0), box, chance)
    return after, (*happenings, *more)


def step_minotaur(state: State, action: Step | Jump, box: Box, chance: Chance) -> Played:
    """The seat has chosen a step."""
    minotaur = state.minotaur
    assert minotaur is not None
    if action not in ways(state, minotaur, box):
        rule = "DEDALO-MINO-13" if isinstance(action, Jump) else "DEDALO-MINO-9"
        raise Rejection("dedalos-no-step", rule=rule, start=cell_name(minotaur.at), cell=cell_name(action.to))
    state, told = advance(state, minotaur, action)
    after, happenings = hunt(state, box, chance)
    return after, (*told, *happenings)


def advance(state: State, minotaur: Minotaur, way: Step | Jump) -> Played:
    """One step; whoever is met is caught (DEDALO-CAPT-1)."""
    kind = MinotaurJumped if isinstance(way, Jump) else MinotaurStepped
    told = kind(minotaur.at, way.to)
    state = replace(state, minotaur=moved(minotaur, way), steps=state.steps - 1)
    met = [seat for seat, here in enumerate(state.tributes) if here == way.to]
    if not met:
        return state, (told,)
    after, happenings = catch(state, met)
    return after, (told, *happenings)


def end_hunt(state: State, box: Box, chance: Chance) -> Played:
    """After the minotaur: it may withdraw; then the seat acts, comes back, or has lost its turn."""
    state, withdrawn = withdraw(state)
    seat = state.seat
    if state.absent:  # DEDALO-CAPT-5, DEDALO-CAPT-7
        state, drawn = fill_hand(with_tribute(state, seat, ORIGIN), seat, box, chance)
        after, happenings = finish(state, box, chance)
        return after, (*withdrawn, CameBack(seat), *drawn, *happenings)
    if state.tributes[seat] is None:  # DEDALO-CAPT-6
        after, happenings = finish(state, box, chance)
        return after, (*withdrawn, *happenings)
    refilled: tuple[Happening, ...] = ()
    if state.refill:  # DEDALO-MINO-6
        state, refilled = fill_hand(state, seat, box, chance)
    return replace(state, phase="act", start=state.tributes[seat]), (*withdrawn, *refilled)


# The minotaur: capture and withdrawal


def catch(state: State, seats: Sequence[int]) -> Played:
    """DEDALO-CAPT-3, DEDALO-CAPT-4: the caught and the minotaur leave the board, their tiles go back into the bag."""
    minotaur = state.minotaur
    assert minotaur is not None
    for seat in seats:
        state = with_hand(with_tribute(state, seat, None), seat, ())
    gone = in_order((*state.gone, *[WHITE] * state.white))
    state = replace(state, minotaur=None, red=0, white=0, hopeless=0, gone=gone)
    return state, (*(Caught(seat, minotaur.at) for seat in seats), MinotaurLeft())


def withdraw(state: State) -> Played:
    """DEDALO-WITH-2: after a whole round without hope it goes, and all its tiles go back into the bag."""
    if state.minotaur is None or state.hopeless < len(state.tributes):
        return state, ()
    return replace(state, minotaur=None, red=0, white=0, hopeless=0), (MinotaurWithdrew(),)

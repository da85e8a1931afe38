"""The rules, in the order of the rulebook; those of the Book are in `daedalus`, those of a walk in `walks`."""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from knossos.game import Chance, Ended, Happening, Outcome, Rejection, TurnBegan
from knossos.game.options import first_seat
from knossos.games.shifting import Push, inserted, lay_maze, pushes
from knossos.games.team.actions import (
    CHOICES,
    MOVES,
    NEIGHBOURS,
    POOL,
    ROTATIONS,
    SWITCHES,
    TURNS,
    Action,
    Choose,
    End,
    Leave,
    Move,
    Rotate,
    Switch,
    Turn,
    Uncover,
)
from knossos.games.team.components import Box, PushPage
from knossos.games.team.daedalus import turn_page
from knossos.games.team.events import (
    BonusMove,
    Carried,
    Collected,
    Drew,
    LeftCovered,
    Pushed,
    Rotated,
    SpellTaken,
    Switched,
    Turned,
    Uncovered,
    Walked,
    WalkSpellUsed,
)
from knossos.games.team.shifts import Played, in_order, relocate, ride, slide
from knossos.games.team.state import Front, Spell, State, Table
from knossos.games.team.walks import RUBBLE
from knossos.locale import Problem
from knossos.maze import ARROWS, FIXED, LOOSE, NAMES, OPENING_NAMES, SQUARES, Arrow, Openings, Square, across, rotations

BOARD = 2
"""How many treasure cards lie before a player."""

# Set-up


def deal(box: Box, seats: int, chance: Chance) -> Played:
    """Lay the maze and hand out the spells; where they are chosen, the first seat begins with that."""
    first = first_seat(box.options.first, seats, chance)  # TEAM-SETUP-11
    maze, spare = lay_maze(box.fixed, box.loose, chance)  # TEAM-SETUP-2, TEAM-SETUP-3, TEAM-SETUP-4
    state = State(
        maze=maze,
        spare=spare,
        pieces=box.homes[:seats],  # TEAM-SETUP-7
        boards=((),) * seats,
        spells=(("push",),) * seats,
        seat=first,
        phase="choose",
    )
    if box.options.mode == "introductory":
        return hand_out(state, ["rotate"] * seats, box, chance)  # TEAM-SETUP-9
    if box.options.spells == "random":
        return hand_out(state, _drawn_spells(seats, chance), box, chance)  # TEAM-STD-3
    return state, ()


def _drawn_spells(seats: int, chance: Chance) -> list[Spell]:
    drawn: list[Spell] = []
    for _ in range(seats):
        drawn.append(chance.draw("spell", [spell for spell in POOL if spell not in drawn]))
    return drawn


def hand_out(state: State, second: Sequence[Spell], box: Box, chance: Chance) -> Played:
    """Every seat gets its second spell, and the game begins."""
    spells: tuple[tuple[Spell, ...], ...] = tuple(("push", spell) for spell in second)
    taken = tuple(SpellTaken(seat, spell) for seat, spell in enumerate(second))
    after, happenings = begin(replace(state, spells=spells), box, chance)
    return after, (*taken, *happenings)


def pool(state: State) -> list[Spell]:
    """TEAM-STD-2: the spells that nobody has taken yet."""
    return [spell for spell in POOL if not any(spell in taken for taken in state.spells)]


def choose(state: State, action: Choose, box: Box, chance: Chance) -> Played:
    """TEAM-STD-6: the seats choose one after the other, from the first on."""
    seat, spell = state.seat, action.spell
    if spell not in pool(state):
        raise Rejection("team-spell-gone", rule="TEAM-STD-2", spells=_named(pool(state)))
    seats = len(state.pieces)
    spells = (*state.spells[:seat], ("push", spell), *state.spells[seat + 1 :])
    state = replace(state, spells=spells, seat=(seat + 1) % seats)
    taken = SpellTaken(seat, spell)
    if any(len(each) == 1 for each in spells):
        return state, (taken,)
    after, happenings = begin(state, box, chance)
    return after, (taken, *happenings)


def begin(state: State, box: Box, chance: Chance) -> Played:
    """TEAM-SETUP-10: deal the treasure cards; the first turn begins."""
    happenings: list[Happening] = []
    for seat in range(len(state.pieces)):
        state, drawn = draw(state, seat, box, chance)
        happenings += drawn
    after, more = begin_turn(state, state.seat, box, chance)
    return after, (*happenings, *more)


def draw(state: State, seat: int, box: Box, chance: Chance) -> Played:
    """Fill the board of a seat up from the deck, as far as that goes."""
    cards: list[str] = []
    deck = unseen_cards(state, box)
    while deck and len(state.boards[seat]) + len(cards) < BOARD:
        cards.append(chance.draw("treasure", deck))
        deck.remove(cards[-1])
    if not cards:
        return state, ()
    board = (*state.boards[seat], *cards)  # TEAM-EXP-4
    return replace(state, boards=(*state.boards[:seat], board, *state.boards[seat + 1 :])), (Drew(seat, tuple(cards)),)


def unseen_cards(table: Table, box: Box) -> list[str]:
    """The treasure cards that are still in the deck."""
    seen = {*table.collected, *(card for board in table.boards for card in board)}
    return [card for card in box.treasures if card not in seen]


# Turn


def begin_turn(state: State, seat: int, box: Box, chance: Chance) -> Played:
    """TEAM-TURN-3: Daedalus first."""
    helper = not state.boards[seat] and not unseen_cards(state, box)
    state = replace(state, seat=seat, phase="act", moves=1, found=0, helper=helper, used=())
    after, happenings = turn_page(state, box, chance)
    return after, (TurnBegan(seat), *happenings)


def legal(state: State, box: Box) -> Sequence[Action]:
    """TEAM-ACT-1, TEAM-ACT-2: spells and moves in any order, each once."""
    match state.phase:
        case "choose":
            return [choice for choice in CHOICES if choice.spell in pool(state)]
        case "act":
            return list(_acts(state, box))
        case "uncover":
            return [Uncover(), Leave()]
        case "turn":
            return [TURNS[mask] for mask in rotations(state.maze.tiles[state.pieces[state.seat]].openings)]
        case "over":
            return ()


def _acts(state: State, box: Box) -> Iterator[Action]:
    if state.ready("push"):
        for at in ARROWS:
            if blocked(state, at, box) is None:
                yield from _pushes_at(at, state.spare.openings)
    if state.ready("rotate"):
        yield from (
            ROTATIONS[here * 16 + mask]
            for here in LOOSE
            if (tile := state.maze.tiles[here]) != RUBBLE
            for mask in rotations(tile.openings)
            if mask != tile.openings
        )
    if state.ready("switch"):
        yield from (switch for switch in SWITCHES if switch.first not in FIXED and switch.second not in FIXED)
    if state.moves:
        yield from (MOVES[to] for to in ends(state, box))
    yield End()  # TEAM-ACT-3


@cache
def _pushes_at(arrow: Arrow, spare: Openings) -> tuple[Push, ...]:
    return tuple(push for push in pushes(spare) if push.arrow == arrow)


def play(state: State, action: Action, box: Box, chance: Chance) -> Played:
    """Carry out an action; a turn in which nothing is left to do but to end it then ends by itself (E-22)."""
    after, happenings = carry_out(state, action, box, chance)
    while after.phase == "act" and next(_acts(after, box)) == End():
        after, more = end_turn(after, box, chance)
        happenings = (*happenings, *more)
    return after, happenings


def carry_out(state: State, action: Action, box: Box, chance: Chance) -> Played:
    """What an action does, whatever is left to do after it."""
    _check_phase(state, action, box)
    match action:
        case Choose():
            return choose(state, action, box, chance)
        case Push():
            return push(state, action, box)
        case Rotate():
            return rotate(state, action, box)
        case Switch():
            return switch(state, action, box)
        case Move():
            return move(state, action, box)
        case Uncover():
            return uncover(state)
        case Leave():
            return replace(state, phase="act"), (LeftCovered(state.seat, state.pieces[state.seat]),)
        case Turn():
            return turn(state, action, box)
        case End():
            return end_turn(state, box, chance)
    raise Rejection("team-act", rule="TEAM-ACT-1")


def _check_phase(state: State, action: Action, box: Box) -> None:
    """Refuse what is not asked for now."""
    match state.phase:
        case "over":
            raise Rejection("game-over", rule="TEAM-WIN-1" if result(state, box).winners else "TEAM-LOSS-1")
        case "choose" if not isinstance(action, Choose):
            raise Rejection("team-choose-first", rule="TEAM-STD-6")
        case "uncover" if not isinstance(action, Uncover | Leave):
            raise Rejection("team-uncover-first", rule="TEAM-FLIP-1")
        case "turn" if not isinstance(action, Turn):
            raise Rejection("team-turn-first", rule="TEAM-FLIP-2")
        case "act" if isinstance(action, Choose):
            raise Rejection("team-chosen", rule="TEAM-STD-6")
        case "act" if isinstance(action, Uncover | Leave | Turn):
            raise Rejection("team-nothing-covered", rule="TEAM-FLIP-1")


# Spells


def _use(state: State, spell: Spell, box: Box) -> State:
    """TEAM-ACT-1, TEAM-ACT-4, TEAM-ACT-5: each own spell once in an own turn."""
    if spell not in state.spells[state.seat]:
        rule = "TEAM-SETUP-9" if box.options.mode == "introductory" else "TEAM-STD-2"
        raise Rejection("team-no-spell", rule=rule, spells=_named(state.spells[state.seat]))
    if spell in state.used:
        raise Rejection("team-spell-used", rule="TEAM-ACT-1")
    return replace(state, used=(*state.used, spell))


def _named(spells: Sequence[Spell]) -> Problem:
    """Some spells, as people call them."""
    *others, last = (Problem("team-spell-name", spell=spell) for spell in spells)
    for name in reversed(others):
        last = Problem("team-spells", first=name, others=last)
    return last


def blocked(table: Table, arrow: Arrow, box: Box) -> Rejection | None:
    """What speaks against pushing at an arrow, if anything does."""
    far = across(arrow)
    if table.maze.tiles[far] == RUBBLE:
        return Rejection("team-push-rubble", rule="TEAM-PUSH-3", square=NAMES[far])
    if box.options.reverse == "never-undo-daedalus" and table.pages[-1:] == (str(PushPage(far)),):
        return Rejection("team-push-undo", rule="TEAM-PUSH-8", arrow=NAMES[arrow])
    return None


def push(state: State, action: Push, box: Box) -> Played:
    """Slide the spare in at an arrow; the tile at the far end becomes the spare."""
    after = _use(state, "push", box)
    tile = inserted(state.spare, action, arrow_rule="TEAM-PUSH-1", rotation_rule="TEAM-PUSH-2")
    if refusal := blocked(state, action.arrow, box):
        raise refusal
    after = slide(after, action.arrow, tile)  # TEAM-PUSH-1, TEAM-PUSH-4
    after, carried = ride(after, action.arrow)  # TEAM-PUSH-5, TEAM-PUSH-6, TEAM-PUSH-7
    return after, (Pushed(state.seat, action.arrow, tile, after.spare), *carried)


def rotate(state: State, action: Rotate, box: Box) -> Played:
    """Give a tile another orientation; whoever stands on it stays there (TEAM-ROT-4)."""
    after = _use(state, "rotate", box)
    at, mask = action.at, action.openings
    _check_loose([at], "TEAM-ROT-5")
    tile = state.maze.tiles[at]
    if tile == RUBBLE:
        raise Rejection("team-rotate-rubble", rule="TEAM-ROT-6", square=NAMES[at])
    if mask == tile.openings:
        raise Rejection("team-rotate-same", rule="TEAM-ROT-3", square=NAMES[at])
    if mask not in rotations(tile.openings):
        possible = ", ".join(OPENING_NAMES[each] for each in rotations(tile.openings) if each != tile.openings)
        if not possible:
            raise Rejection("team-rotate-never", rule="TEAM-ROT-3", square=NAMES[at])
        raise Rejection("team-rotate-how", rule="TEAM-ROT-2", square=NAMES[at], possible=possible)
    maze = state.maze.rotate(at, mask)
    return replace(after, maze=maze), (Rotated(state.seat, at, maze.tiles[at]),)


def switch(state: State, action: Switch, box: Box) -> Played:
    """Exchange two neighbouring tiles with whoever stands on them, whichever side they show (TEAM-SWI-2)."""
    after = _use(state, "switch", box)
    first, second = action.first, action.second
    if (second, first) in NEIGHBOURS:
        raise Rejection("team-switch-order", rule="TEAM-SWI-1", first=NAMES[second], second=NAMES[first])
    if (first, second) not in NEIGHBOURS:
        raise Rejection("team-switch-apart", rule="TEAM-SWI-1")
    _check_loose([first, second], "TEAM-SWI-4")
    places = {first: second, second: first}
    fronts = (Front(places.get(each.at, each.at), each.tile) for each in state.fronts)
    after = replace(after, maze=state.maze.switch(first, second), fronts=in_order(fronts))
    after, carried = relocate(after, [places.get(here, here) for here in state.pieces], Carried)  # TEAM-SWI-3
    return after, (Switched(state.seat, first, second), *carried)


def _check_loose(squares: Sequence[Square], rule: str) -> None:
    for here in squares:
        if here not in LOOSE:
            raise Rejection("team-fixed", rule=rule, square=NAMES[here] if here in SQUARES else str(here))


# Movement


def ends(state: State, box: Box) -> list[Square]:
    """Every square where a move may end."""
    return sorted({*state.walks.ends, *stays(state, box)})


def stays(table: Table, box: Box) -> list[Square]:
    """The own square, where a move need not leave it: by an option, or to turn the tile that it was left on."""
    here = table.pieces[table.seat]
    return [here] if box.options.stay or table.maze.tiles[here] == RUBBLE else []


def move(state: State, action: Move, box: Box) -> Played:
    """Walk, and stop: on a square that lies open, or on a tile that is turned face up."""
    seat, to = state.seat, action.to
    start = state.pieces[seat]
    if not state.moves:
        raise Rejection("team-no-move", rule="TEAM-COLL-7" if state.found else "TEAM-ACT-1")
    remains = to in stays(state, box)
    if not remains and to not in state.walks.ends:
        if to == start:
            raise Rejection("team-move-stay", rule="TEAM-MOVE-7", square=NAMES[start])
        at = NAMES[to] if to in SQUARES else str(to)
        raise Rejection("move-unreachable", rule="TEAM-MOVE-1", square=at, start=NAMES[start])
    pieces = (*state.pieces[:seat], to, *state.pieces[seat + 1 :])
    after = replace(state, pieces=pieces, moves=0)
    if remains:
        return _arrive(after, box, Walked(seat, (start,)))
    walked = Walked(seat, state.walks.path(to))
    spell = state.walk_spell
    if spell is None or not state.walks.ends[to]:
        return _arrive(after, box, walked, may_leave=box.options.flip == "may")
    after = replace(after, used=(*state.used, spell))  # TEAM-ACT-7
    may_leave = box.options.flip == "may" and not (spell == "escape" and state.walks.enters(to))  # TEAM-ESC-3
    return _arrive(after, box, walked, WalkSpellUsed(seat, spell), may_leave=may_leave)


def _arrive(state: State, box: Box, *before: Happening, may_leave: bool = False) -> Played:
    """The walk has stopped: on a square that lies open, or on a tile that is turned face up now."""
    if state.maze.tiles[state.pieces[state.seat]] != RUBBLE:
        after, happenings = stop(state, box)
        return after, (*before, *happenings)
    if may_leave:
        return replace(state, phase="uncover"), before
    after, happenings = uncover(state)  # TEAM-FLIP-1
    return after, (*before, *happenings)


# Turning a tile face up


def uncover(state: State) -> Played:
    """Turn the tile face up on which the seat stands; then it says how the tile is to lie."""
    here = state.pieces[state.seat]
    [tile] = (front.tile for front in state.fronts if front.at == here)
    fronts = tuple(front for front in state.fronts if front.at != here)
    after = replace(state, maze=state.maze.lay(here, tile), fronts=fronts, phase="turn")  # TEAM-FLIP-3
    return after, (Uncovered(state.seat, here, tile),)


def turn(state: State, action: Turn, box: Box) -> Played:
    """TEAM-FLIP-2: any orientation, now that the front is seen."""
    here = state.pieces[state.seat]
    tile = state.maze.tiles[here]
    if action.openings not in rotations(tile.openings):
        possible = ", ".join(OPENING_NAMES[each] for each in rotations(tile.openings))
        raise Rejection("team-turn-how", rule="TEAM-FLIP-2", possible=possible)
    maze = state.maze.rotate(here, action.openings)
    after, happenings = stop(replace(state, maze=maze, phase="act"), box)  # TEAM-FLIP-4, TEAM-FLIP-5
    return after, (Turned(state.seat, here, maze.tiles[here]), *happenings)


# Collecting, and the bonus move


def collectable(table: Table, seat: int, box: Box) -> dict[str, int]:
    """The treasures that a seat may collect in its turn, as things are now, and before whom each of them lies."""
    in_time = box.options.help == "each-stop" or table.helper or seat != table.seat  # TEAM-HELP-4
    helps = in_time and not table.boards[seat] and not unseen_cards(table, box)  # TEAM-HELP-1, TEAM-HELP-2
    owners = [other for other in range(len(table.boards)) if (other != seat) == helps]  # TEAM-COLL-2
    many = 1 if box.options.mode == "expert" else BOARD  # TEAM-EXP-1, TEAM-EXP-5
    return {card: owner for owner in owners for card in table.boards[owner][:many]}


def stop(state: State, box: Box) -> Played:
    """TEAM-COLL-1, TEAM-COLL-4: what the square shows, where the move ended, is collected if it may be."""
    seat = state.seat
    wanted = collectable(state, seat, box)
    found = [card for card in state.maze.tiles[state.pieces[seat]].shows if card in wanted]
    if not found:
        return state, ()
    [card] = found
    owner = wanted[card]
    board = tuple(each for each in state.boards[owner] if each != card)  # TEAM-EXP-2
    after = replace(
        state,
        boards=(*state.boards[:owner], board, *state.boards[owner + 1 :]),
        collected=(*state.collected, card),  # TEAM-COLL-5
        found=state.found + 1,
    )
    collected = Collected(seat, card, None if owner == seat else owner)
    if len(after.collected) == len(box.treasures):  # TEAM-WIN-1
        return end_game(after, box, collected)
    if after.found == 1:  # TEAM-COLL-6, TEAM-COLL-7
        return replace(after, moves=1), (collected, BonusMove(seat))
    return after, (collected,)


# End of turn, end of game


def end_turn(state: State, box: Box, chance: Chance) -> Played:
    """TEAM-END-1: draw; the spells are ready again (TEAM-END-4); pass the Book."""
    state, drawn = draw(state, state.seat, box, chance)  # TEAM-END-2, TEAM-END-3
    if len(state.pages) == len(box.pages):  # TEAM-LOSS-1
        return end_game(replace(state, used=()), box, *drawn)
    after, happenings = begin_turn(state, (state.seat + 1) % len(state.pieces), box, chance)  # TEAM-END-5, TEAM-TURN-2
    return after, (*drawn, *happenings)


def end_game(state: State, box: Box, *before: Happening) -> Played:
    """All win, or all lose."""
    over = replace(state, phase="over")
    return over, (*before, Ended(result(over, box)))


def result(state: State, box: Box) -> Outcome:
    """How a game that is over ended."""
    if len(state.collected) == len(box.treasures):
        return Outcome(tuple(range(len(state.pieces))), "won")
    return Outcome((), "lost")

"""The Book of Daedalus: what each page does to the maze and to the pieces. Nobody decides anything (TEAM-DAED-2)."""

from collections import Counter
from collections.abc import Container, Iterable

from msgspec.structs import replace

from knossos.game import Chance, Happening
from knossos.games.team.components import Box, FlipPage, Page, PushPage, TeleportPage
from knossos.games.team.events import Covered, DaedalusFlipped, DaedalusPushed, DaedalusTeleported, Sent
from knossos.games.team.shifts import Played, cover, relocate, ride, slide
from knossos.games.team.state import State
from knossos.games.team.walks import RUBBLE
from knossos.maze import Square, across


def unturned_pages(turned: Iterable[str], box: Box) -> list[Page]:
    """The pages that are still to come, in whichever order."""
    gone = Counter(turned)
    rest = []
    for page in box.pages:
        if gone[str(page)]:
            gone[str(page)] -= 1
        else:
            rest.append(page)
    return rest


def turn_page(state: State, box: Box, chance: Chance) -> Played:
    """TEAM-DAED-1: turn the next page, and do what it says."""
    page = chance.draw("page", unturned_pages(state.pages, box))
    state = replace(state, pages=(*state.pages, str(page)))
    match page:
        case PushPage():
            return push(state, page, box)
        case FlipPage():
            return flip(state, page, box)
        case TeleportPage():
            return teleport(state, page, box)


def push(state: State, page: PushPage, box: Box) -> Played:
    """The spare goes in face down; whoever stood on the tile that comes out is sent home."""
    tile = state.spare
    after = slide(state, page.arrow, RUBBLE)  # TEAM-DAED-6, TEAM-DAED-7, TEAM-DAED-8
    after = cover(after, page.arrow, tile)  # TEAM-DAED-5
    after, sent = send_home(after, [across(page.arrow)], box)  # TEAM-DAED-9
    after, along = ride(after, page.arrow)  # TEAM-DAED-10
    return after, (DaedalusPushed(page.arrow, tile, after.spare), *along, *sent)


def flip(state: State, page: FlipPage, box: Box) -> Played:
    """Each of two tiles that lies face up in the maze is turned face down; whoever stood on it is sent home."""
    happenings: list[Happening] = [DaedalusFlipped(page.pictures)]
    for picture in page.pictures:  # TEAM-DAED-15
        at = state.maze.find(picture)
        if at is not None:  # TEAM-DAED-13, TEAM-DAED-14: elsewhere it is the spare, or lies face down already
            tile = state.maze.tiles[at]
            state = cover(state, at, tile)  # TEAM-DAED-12
            state, sent = send_home(state, [at], box)  # TEAM-DAED-16, TEAM-DAED-17
            happenings += [Covered(at, tile), *sent]
    return state, tuple(happenings)


def teleport(state: State, page: TeleportPage, box: Box) -> Played:
    """The two pieces shown, as far as they play (TEAM-DAED-19), go to the one home that is shown."""
    home = box.corners[page.home]  # TEAM-DAED-18, TEAM-DAED-20
    pieces = [home if box.options.pieces[seat] in page.pieces else here for seat, here in enumerate(state.pieces)]
    after, sent = relocate(state, pieces, Sent)  # TEAM-DAED-21
    return after, (DaedalusTeleported(page.pieces, page.home), *sent)


def send_home(state: State, squares: Container[Square], box: Box) -> Played:
    """TEAM-DAED-4: every piece on these squares goes to the corner of its own colour."""
    pieces = [home if here in squares else here for here, home in zip(state.pieces, box.homes, strict=False)]
    return relocate(state, pieces, Sent)

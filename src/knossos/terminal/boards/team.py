"""Labyrinth Team Edition, drawn as text. What the viewer may collect is in capitals, and a tile face down is a heap."""

from collections.abc import Collection

from knossos.games.team import RUBBLE, Team, View
from knossos.games.team.components import FlipPage, Page, PushPage, TeleportPage
from knossos.maze import NAMES, OPENING_NAMES, Square, Tile
from knossos.terminal.maze import (
    CLOSED,
    HEAVY,
    HEIGHT,
    THIN,
    Block,
    Blocks,
    Cell,
    Label,
    MazeBoard,
    Span,
    indented,
    joined,
    listed,
)
from knossos.terminal.screen import NO_BREAK, Screen, wrap


def draw(game: Team, view: View, lit: Collection[Square], screen: Screen) -> list[str]:
    """The lines that show a view; the squares in `lit`, such as those in reach, stand out."""
    return Board(game, view, screen).lines(lit)


class Board(MazeBoard):
    """What lies on the table, and what it means to the viewer."""

    game: Team
    view: View

    def __init__(self, game: Team, view: View, screen: Screen) -> None:
        self.page = next((page for page in game.box.pages if view.pages and str(page) == view.pages[-1]), None)
        """The page of the Book that was turned last."""
        self.signs = game.signs(view)
        super().__init__(
            game,
            view,
            screen,
            closed=tuple(self.signs.closed),
            last_push=self.page.arrow if isinstance(self.page, PushPage) else None,
            sought=() if view.viewer is None or view.phase == "over" else self.signs.collectable[view.viewer],
        )
        self.fronts = {front.at: front.tile for front in view.fronts or ()}
        """What lies face down, where the viewer is helped to remember it."""

    def covered(self, here: Square | None, tile: Tile) -> bool:
        """Whether a tile lies face down."""
        return tile == RUBBLE

    def labels(self, here: Square | None, tile: Tile) -> list[Label]:
        """What is printed on a tile or, as far as it is known, on its front; or whose home it is."""
        shown = tile if here is None or tile != RUBBLE else self.fronts.get(here, Tile(0))
        cards = [Label(self.code(card), self._roles(card), self.teller.card(card)) for card in shown.shows]
        return cards + [self._home(piece) for piece, corner in self.signs.homes.items() if corner == here]

    def _home(self, piece: str) -> Label:
        """A home corner; pieces can be sent to that of a piece that does not play, too."""
        letter = self.screen.catalogue.name(f"piece-{piece}-letter", piece[0].upper())
        return Label(f"({letter})", (f"piece-{piece}",), f"({letter})")

    def _roles(self, card: str) -> tuple[str, ...]:
        if card in self.sought:
            return ("target",)
        for seat, board in enumerate(self.view.boards):
            if card in board:
                return (f"piece-{self.game.pieces[seat]}",)
        return () if card in self.game.box.treasures and card not in self.view.collected else ("dim",)

    def tokens(self, here: Square) -> dict[Cell, Span]:
        """The pieces and, as far as they are known, the openings of a tile that lies face down."""
        openings = OPENING_NAMES[self.fronts[here].openings] if here in self.fronts else ""
        letters: dict[Cell, Span] = {(0, 1 + column): (letter, ("dim",)) for column, letter in enumerate(openings)}
        return letters | super().tokens(here)

    def find(self, card: str) -> Square | None:
        """The square of a treasure, also of one that lies face down and is known."""
        known = (at for at, front in self.fronts.items() if card in front.shows)
        return next(known, super().find(card))

    def where(self, card: str) -> str:
        """Where a treasure is, or that it lies face down somewhere."""
        return self.screen.say("team-board-face-down") if self._unseen(card) else super().where(card)

    def _unseen(self, card: str) -> bool:
        return self.find(card) is None and card not in self.view.spare.shows

    # The panel

    def full(self, columns: int) -> Blocks:
        """Every seat with its treasures in full, and what lies face down as long as there is room for that, too."""
        top = self._top(columns)
        seats = [
            [self.seat_line(seat, ""), *self._cards(columns, seat), *self._spells(columns, seat)]
            for seat in range(len(self.view.boards))
        ]
        remembered = self._remembered(columns)
        fits = len(joined([*top, remembered, *seats])) <= HEIGHT
        return Blocks([*top, remembered] if fits else top, seats)

    def short(self, columns: int) -> Blocks:
        """Every seat with its treasures by their letters, beside its piece."""
        seats = [
            [self.seat_line(seat, self._short_cards(seat)), *self._spells(columns, seat)]
            for seat in range(len(self.view.boards))
        ]
        return Blocks(self._top(columns), seats)

    def _top(self, columns: int) -> list[Block]:
        return [[*self._turn(columns), *self._spare(columns)], self._book(columns), self.also_block(columns)]

    def _turn(self, columns: int) -> Block:
        view, screen = self.view, self.screen
        if self.over:
            won = len(view.collected) == self.signs.treasures
            said = screen.say("team-board-won", count=len(view.collected)) if won else screen.say("team-board-lost")
            return self.turn_block(columns, said)
        move = "none" if not view.moves else "bonus" if view.found else "regular"
        who = "you" if view.seat == view.viewer else "they"
        text = screen.say(f"team-board-{who}-{view.phase}", piece=self.teller.seat(view.seat), move=move)
        return self.turn_block(columns, text)

    def _spare(self, columns: int) -> Block:
        """The spare; beside it the arrows, and what a heap is."""
        screen = self.screen
        texts = [
            screen.say(f"team-board-closed-{why}", mark=CLOSED, arrow=NAMES[arrow])
            for why, arrow in {why: arrow for arrow, why in self.signs.closed.items()}.items()
        ] or [screen.say("board-all-open")]
        if RUBBLE in self.view.maze.tiles:
            texts.append(screen.say("team-board-rubble", mark=THIN.heap, reached=HEAVY.heap))
        return self.spare_block(columns, *texts)

    def _book(self, columns: int) -> Block:
        """How far Daedalus and the team are."""
        signs, screen = self.signs, self.screen
        texts = [screen.say("team-board-book", left=signs.pages_left, all=signs.pages)]
        if self.page:
            texts.append(self._told(self.page))
        collected = len(self.view.collected)
        texts.append(
            screen.say("team-board-treasures", collected=collected, all=signs.treasures, deck=signs.cards_left)
        )
        return joined(wrap(text, columns, indent=2) for text in texts)

    def _told(self, page: Page) -> str:
        match page:
            case PushPage(arrow=arrow):
                return self.screen.say("team-board-page-push", arrow=NAMES[arrow])
            case FlipPage(pictures=pictures):
                return self.screen.say("team-board-page-flip", cards=listed(pictures, self.teller.card))
            case TeleportPage(pieces=pieces, home=home):
                corner = NAMES[self.signs.homes[home]]
                sent = ", ".join(map(self.teller.piece, pieces))
                return self.screen.say("team-board-page-teleport", pieces=sent, square=corner)

    def _remembered(self, columns: int) -> Block:
        """What lies face down, where the viewer is helped to remember it."""
        if not self.fronts:
            return []
        tiles = [
            " ".join((f"{NAMES[at]}:", OPENING_NAMES[tile.openings], *map(self.teller.card, tile.shows)))
            for at, tile in self.fronts.items()
        ]
        said = self.screen.say("team-board-remembered", tiles=", ".join(tile.replace(" ", NO_BREAK) for tile in tiles))
        return wrap(said, columns, indent=2)

    def _cards(self, columns: int, seat: int) -> Block:
        """The treasure cards before a seat, and where the treasures are."""
        board = self.view.boards[seat]
        if not board:
            return indented(self._no_cards(seat), columns)
        if self.game.options.mode == "expert" and len(board) > 1:
            first, second = (listed([card], self.place) for card in board)
            said = self.screen.say("team-board-seeks-first", first=first, second=second)  # TEAM-EXP-1
        else:
            said = self.screen.say("board-seeks", cards=listed(board, self.place))
        roles = ["target"] if any(card in self.sought for card in board) else []
        return [self.screen.paint(line, *roles) for line in indented(said, columns)]

    def _short_cards(self, seat: int) -> str:
        """The same in a few letters; in the expert game an arrow says which one comes first."""
        mark = "→" if self.game.options.mode == "expert" else ", "
        board = self.view.boards[seat]
        cards = (f"{self.code(card)} {'?' if self._unseen(card) else self.where(card)}" for card in board)
        return mark.join(cards) or self._no_cards(seat)

    def _no_cards(self, seat: int) -> str:
        return self.screen.say("team-board-helps" if self.signs.collectable[seat] else "team-board-no-cards")

    def _spells(self, columns: int, seat: int) -> Block:
        """The spells of a seat: which are ready, and which are used."""
        used = [spell for spell in self.view.spells[seat] if seat == self.view.seat and spell in self.view.used]
        ready = [spell for spell in self.view.spells[seat] if spell not in used]
        texts = [
            self.screen.say(
                f"team-board-{state}", spells=", ".join(self.teller.word("spell", spell) for spell in spells)
            )
            for state, spells in (("ready", ready), ("used", used))
            if spells
        ]
        return indented(", ".join(texts), columns)

"""The rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from knossos.game import Chance, Ended, Happening, Outcome, Rejection, Secret, TurnBegan
from knossos.game.options import first_seat
from knossos.games.amazeing.actions import MOVES, Action, Move
from knossos.games.amazeing.components import Box
from knossos.games.amazeing.events import (
    Carried,
    CoinTurned,
    Dealt,
    Found,
    NightCardsSeen,
    NightCardsTaken,
    NightFell,
    Pushed,
    TargetSeen,
    TargetTaken,
    Walked,
)
from knossos.games.amazeing.state import Hand, State, Table
from knossos.games.shifting import Push, inserted, lay_maze, pushes
from knossos.maze import (
    NAMES,
    SQUARES,
    Tile,
    across,
    carried,
    path,
)

DAY_POINTS = 1
NIGHT_POINTS = 2
"""AMAZE-SCORE-1: what a card counts that was found by day or by night."""

# Set-up


def deal(box: Box, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """Lay the maze, deal the cards, put every piece on its home."""
    first = first_seat(box.options.first, seats, chance)  # AMAZE-SETUP-7
    maze, spare = lay_maze(box.fixed, box.loose, chance)  # AMAZE-SETUP-2
    held: list[tuple[str, ...]] = [()] * seats
    hands = []
    happenings: list[Happening] = []
    unseen = list(box.cards)
    night = list(box.night)
    for seat in range(seats):
        hand, held[seat] = deal_cards(box, seats, seat, unseen, night, chance)
        hands.append(hand)
        happenings.append(Dealt(seat, hand.left, hand.face_up))
        happenings.extend(_target_turned(seat, card) for card in held[seat])
    state = State(
        maze=maze,
        spare=spare,
        banned=None,  # AMAZE-SETUP-8
        pieces=box.homes[:seats],  # AMAZE-SETUP-6
        hands=tuple(hands),
        seat=first,
        held=tuple(held),
    )
    return state, (*happenings, TurnBegan(first))


def deal_cards(
    box: Box, seats: int, seat: int, unseen: list[str], night: list[str], chance: Chance
) -> tuple[Hand, tuple[str, ...]]:
    """The cards of one seat, and those of them that only it sees. Takes what is drawn from the two decks."""
    face_up: tuple[str, ...] = ()
    match box.options.mode:
        case "basic":
            left = len(box.cards) // seats  # AMAZE-SETUP-3, AMAZE-SETUP-4
        case "kids":
            return Hand(0, _take(chance, "card", unseen, len(box.cards) // seats)), ()  # AMAZE-KIDS-1
        case "daynight":
            left = night_share(seats)  # AMAZE-DN-2
            if box.options.night_cards == "open":
                face_up = _take(chance, "night", night, left)  # AMAZE-DN-3
    return Hand(left, face_up), _take(chance, "target", unseen, 1, to=seat)  # AMAZE-SETUP-5


def night_share(seats: int) -> int:
    """AMAZE-DN-2: how many cards of the day, and how many of the night, each seat gets."""
    return 3 if seats == 4 else 4


def _take(chance: Chance, label: str, deck: list[str], count: int, to: int | None = None) -> tuple[str, ...]:
    taken = []
    for _ in range(count):
        taken.append(chance.draw(label, deck, to))
        deck.remove(taken[-1])
    return tuple(sorted(taken))


def _target_turned(seat: int, card: str) -> Secret:
    return Secret(seat, TargetSeen(seat, card), TargetTaken(seat))


# Turn


def legal(state: State, box: Box) -> Sequence[Action]:
    """AMAZE-TURN-1: a push, then a move."""
    match state.phase:
        case "push":
            return pushes(state.spare.openings, state.banned)  # AMAZE-PUSH-1, AMAZE-PUSH-2, AMAZE-PUSH-4
        case "move":
            return moves(state, box)
        case "over":
            return ()


def play(state: State, action: Action, box: Box, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """Carry out one half of a turn."""
    if state.phase == "over":
        raise Rejection("game-over", rule="AMAZE-NIGHT-4" if state.night else "AMAZE-END-1")
    match action:
        case Push():
            return push(state, action)
        case Move():
            return move(state, action, box, chance)


# Moving the maze


def push(state: State, action: Push) -> tuple[State, tuple[Happening, ...]]:
    """Slide the spare in at an arrow; the tile at the far end becomes the spare."""
    arrow = action.arrow
    if state.phase != "push":
        raise Rejection("push-again", rule="AMAZE-TURN-1")
    if arrow == state.banned:
        raise Rejection("push-back", rule="AMAZE-PUSH-2", arrow=NAMES[arrow])
    tile = inserted(state.spare, action, arrow_rule="AMAZE-PUSH-1", rotation_rule="AMAZE-PUSH-4")
    maze, spare = state.maze.push(arrow, tile)  # AMAZE-PUSH-5
    pieces = tuple(carried(here, arrow) for here in state.pieces)  # AMAZE-PUSH-6, AMAZE-PUSH-8
    happenings: list[Happening] = [Pushed(state.seat, arrow, tile, spare)]
    for seat, (before, after) in enumerate(zip(state.pieces, pieces, strict=True)):
        if before != after:
            happenings.append(Carried(seat, before, after))
    after_push = replace(state, maze=maze, spare=spare, banned=across(arrow), pieces=pieces, phase="move")
    return after_push, tuple(happenings)


# Moving the playing piece


def moves(state: State, box: Box) -> list[Action]:
    """AMAZE-MOVE-1, AMAZE-MOVE-2: every square joined to the own one, which is among them."""
    plain: list[Action] = []
    choices: list[tuple[str, Action]] = []
    for to in sorted(state.walks):
        findable = on_offer(state, box, state.maze.tiles[to])
        if len(findable) > 1:
            choices.extend((card, Move(to, card)) for card in findable)
        else:
            plain.append(MOVES[to])
    return plain + [move for _, move in sorted(choices, key=lambda choice: choice[0])]


def move(state: State, action: Move, box: Box, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """Walk, or stay, and see what is found there."""
    seat, to = state.seat, action.to
    if state.phase != "move":
        raise Rejection("push-first", rule="AMAZE-TURN-2")
    if to not in state.walks:
        at = NAMES[to] if to in SQUARES else str(to)
        raise Rejection("move-unreachable", rule="AMAZE-MOVE-1", square=at, start=NAMES[state.pieces[seat]])
    card = _card_found(state, action, box)
    walked = Walked(seat, path(state.walks, to))
    pieces = (*state.pieces[:seat], to, *state.pieces[seat + 1 :])
    after, happenings = find(replace(state, pieces=pieces), card, box, chance)
    return after, (walked, *happenings)


def _card_found(state: State, action: Move, box: Box) -> str | None:
    """AMAZE-FIND-5: the card that is turned, whether the seat wants it or not; of several, the one it names."""
    findable = on_offer(state, box, state.maze.tiles[action.to])
    rule = "AMAZE-NIGHT-2" if state.night else "AMAZE-KIDS-3" if box.options.mode == "kids" else "AMAZE-FIND-5"
    if len(findable) > 1:
        if action.card not in findable:
            raise Rejection("move-choose", rule=rule, square=NAMES[action.to], cards=", ".join(findable))
        return action.card
    if action.card is not None:
        raise Rejection("move-no-choice", rule=rule, square=NAMES[action.to], card=action.card)
    return findable[0] if findable else None


def on_offer(state: State, box: Box, tile: Tile) -> list[str]:
    """The cards that the seat would find on a tile at the end of its move."""
    if not tile.shows:
        return []
    wanted = sought(state, state.seat, state.held[state.seat], box)
    return sorted(card for card in tile.shows if card in wanted)


def sought(table: Table, seat: int, held: tuple[str, ...], box: Box) -> tuple[str, ...]:
    """The cards that a seat may find now: the one it looks at, or any of those that lie open before it."""
    return held + table.hands[seat].face_up if open_cards_count(table, box) else held  # AMAZE-FIND-3, AMAZE-DAY-1


def open_cards_count(table: Table, box: Box) -> bool:
    """AMAZE-KIDS-2, AMAZE-NIGHT-2: whether cards that lie open may be found now."""
    return table.night or box.options.mode == "kids"


def find(state: State, card: str | None, box: Box, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """AMAZE-FIND-1: turn over what was found, at most one card, and see whether that ends anything."""
    if card is None:
        return end_turn(state, box, chance)
    seat = state.seat
    hand = state.hands[seat]
    happenings: list[Happening] = [Found(seat, card)]
    if card in hand.face_up:
        hand = replace(hand, face_up=_without(hand.face_up, card), found=(*hand.found, card))
        held = state.held[seat]
    else:
        hand = replace(hand, left=hand.left - 1, found=(*hand.found, card))
        held = _without(state.held[seat], card)
    state = _with_cards(state, seat, hand, held)
    if not held and hand.left:  # AMAZE-FIND-4: seen at once, to be found from the next turn on
        target = chance.draw("target", unseen_cards(state, box), to=seat)
        state = _with_cards(state, seat, hand, (target,))
        happenings.append(_target_turned(seat, target))
    after, more = end_turn(state, box, chance)
    return after, (*happenings, *more)


def unseen_cards(state: State, box: Box) -> list[str]:
    """The cards of the day that nobody has looked at yet: in the piles, or never dealt."""
    seen = {card for hand in state.hands for card in hand.found} | {card for held in state.held for card in held}
    return [card for card in box.cards if card not in seen]


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(each for each in cards if each != card)


def _with_cards(state: State, seat: int, hand: Hand, held: tuple[str, ...]) -> State:
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        held=(*state.held[:seat], held, *state.held[seat + 1 :]),
    )


# Ending the game


def end_turn(state: State, box: Box, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """The game ends, or night falls, or the turn simply passes."""
    seat = state.seat
    hand = state.hands[seat]
    if box.options.mode == "daynight" and not state.night:
        if hand.left == 0:  # AMAZE-DAY-2
            return nightfall(state, box, chance)
    elif hand.left == 0 and not hand.face_up and state.pieces[seat] == box.homes[seat]:
        return end_game(state, box, chance)  # AMAZE-END-1, AMAZE-KIDS-4, AMAZE-NIGHT-4
    return pass_turn(state)


def pass_turn(state: State) -> tuple[State, tuple[Happening, ...]]:
    """The next seat pushes."""
    seat = following(state)
    return replace(state, seat=seat, phase="push"), (TurnBegan(seat),)


def following(table: Table) -> int:
    """AMAZE-TURN-4: clockwise."""
    return (table.seat + 1) % len(table.pieces)


def end_game(state: State, box: Box, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """The seat that is back home ends the game; at night it turns over a coin."""
    over = replace(state, phase="over")
    happenings: list[Happening] = []
    if state.night:
        coin = chance.draw("coin", box.coins)  # AMAZE-NIGHT-5
        over = replace(over, coin=coin)
        happenings.append(CoinTurned(state.seat, coin))
    return over, (*happenings, Ended(score(over, box)))


# Labyrinth by day and by night


def nightfall(state: State, box: Box, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """AMAZE-DAY-3, AMAZE-DAY-4, AMAZE-DAY-5: what was not found by day leaves the game, and the night cards count."""
    seats = range(len(state.pieces))
    happenings: list[Happening] = [NightFell(state.seat, tuple(hand.left for hand in state.hands))]
    held: list[tuple[str, ...]] = [() for _ in seats]
    if box.options.night_cards == "secret":
        deck = list(box.night)
        for seat in seats:
            held[seat] = _take(chance, "night", deck, night_share(len(seats)), to=seat)
            private, public = NightCardsSeen(seat, held[seat]), NightCardsTaken(seat, len(held[seat]))
            happenings.append(Secret(seat, private, public))
    hands = tuple(replace(hand, left=len(held[seat])) for seat, hand in enumerate(state.hands))
    dark, more = pass_turn(replace(state, hands=hands, held=tuple(held), night=True))  # AMAZE-DAY-6
    return dark, (*happenings, *more)


# Scoring


class Points(Struct, frozen=True):
    """What a seat has scored so far, and for what."""

    total: int
    day: int
    night: int
    coin: int


def points(table: Table, seat: int, box: Box) -> Points:
    """AMAZE-SCORE-1: the cards of the day, those of the night, and the coin of the one who ended the game."""
    found = table.hands[seat].found
    glowing = sum(card in box.night for card in found)
    day, night = DAY_POINTS * (len(found) - glowing), NIGHT_POINTS * glowing
    coin = (table.coin or 0) if seat == table.seat else 0
    return Points(day + night + coin, day, night, coin)


def score(state: State, box: Box) -> Outcome:
    """Who has won a game that is over."""
    if not state.night:
        return Outcome((state.seat,), "home")  # AMAZE-END-1
    found = [len(hand.found) for hand in state.hands]
    totals = [points(state, seat, box).total for seat in range(len(state.hands))]
    best = max(zip(totals, found, strict=True))  # AMAZE-SCORE-2, AMAZE-SCORE-3
    winners = tuple(seat for seat, each in enumerate(zip(totals, found, strict=True)) if each == best)  # AMAZE-SCORE-4
    return Outcome(winners, "points", tuple(totals))

"""The rules, in the order of the rulebook."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from knossos.game import Chance, Ended, Happening, Outcome, Rejection, Secret, TurnBegan
from knossos.game.options import first_seat
from knossos.games.dragon.actions import CARDS, COINS, MOVES, Action, Fight, Move, Pass, Play
from knossos.games.dragon.components import HIGH, LAIR, LOW, Box, Face, Guardian
from knossos.games.dragon.events import (
    Carried,
    Challenged,
    CoinGained,
    Doubled,
    DragonTurned,
    DuelRolled,
    Failed,
    FinalRolled,
    GuardianCarried,
    GuardianWoke,
    HandDealt,
    HandSeen,
    Lost,
    Pushed,
    RolledAgain,
    Slain,
    Took,
    TreasuresLaid,
    Walked,
)
from knossos.games.dragon.state import Hand, State, Table, Treasure
from knossos.games.shifting import Push, inserted, lay_maze, pushes
from knossos.maze import DIRECTIONS, NAMES, SQUARES, Direction, Square, across, carried, flood, openings, path

Played = tuple[State, tuple[Happening, ...]]

GUARDIANS: tuple[Guardian, Guardian] = ("white", "black")
SUCCESS = 4
"""The lowest roll with which nothing is lost in a duel."""

ROLLS = 3
ENOUGH = 12
"""The total of the three rolls that slays the dragon."""

COIN_POINTS = 5
DRAGON_POINTS = 15

# Set-up


def deal(box: Box, seats: int, chance: Chance) -> Played:
    """Lay the maze and the treasures of the first phase, and deal the cards."""
    first = first_seat(box.options.first, seats, chance)  # DRAGON-SETUP-7
    maze, spare = lay_maze(box.fixed, box.loose, chance)  # DRAGON-SETUP-2
    low, high = deal_cards(LOW, seats, chance), deal_cards(HIGH, seats, chance)
    cards = tuple((*low[seat], *high[seat]) for seat in range(seats))
    state = State(
        maze=maze,
        spare=spare,
        facing=first_facing(box, chance),
        pieces=box.starts[:seats],  # DRAGON-SETUP-1
        guardians=box.guardians,  # DRAGON-SETUP-5
        treasures=lay_treasures(LOW, box, chance),  # DRAGON-SETUP-4
        hands=tuple(Hand(len(low[seat]), len(high[seat])) for seat in range(seats)),
        seat=first,
        cards=cards,
    )
    hands = (
        Secret(seat, HandSeen(seat, cards[seat]), HandDealt(seat, hand.low, hand.high))
        for seat, hand in enumerate(state.hands)
    )
    return state, (*hands, TurnBegan(first))


def deal_cards(values: Sequence[int], seats: int, chance: Chance) -> list[tuple[int, ...]]:
    """DRAGON-SETUP-6: two cards of each value, dealt out completely and evenly, in secret."""
    deck = sorted((*values, *values))
    hands = []
    share = len(deck) // seats
    for seat in range(seats):
        hand = []
        for _ in range(share):
            hand.append(chance.draw("card", deck, to=seat))
            deck.remove(hand[-1])
        hands.append(tuple(sorted(hand)))
    return hands


def first_facing(box: Box, chance: Chance) -> Direction:
    """DRAGON-SETUP-3: the dragon looks at one of the four neighbours of the lair."""
    if box.options.facing == "random":
        return openings(chance.draw("facing", ("N", "E", "S", "W")))
    return openings(box.options.facing)


def lay_treasures(values: Sequence[int], box: Box, chance: Chance) -> tuple[Treasure, ...]:
    """Two treasures of each value, any of them on each of the twelve squares."""
    rest = sorted((*values, *values))
    treasures = []
    for here in box.treasures:
        treasures.append(Treasure(here, chance.draw(f"treasure-{NAMES[here]}", rest)))
        rest.remove(treasures[-1].value)
    return tuple(treasures)


# Turn


def decider(state: State) -> int | None:
    """The seat that decides: in a duel the one that duels, which need not be the one whose turn it is."""
    match state.phase:
        case "over":
            return None
        case "reroll":
            return state.duellists[0]
        case _:
            return state.seat


def legal(state: State) -> Sequence[Action]:
    """DRAGON-TURN-1: what may be done in each step of a turn."""
    match state.phase:
        case "push":
            return pushes(state.spare.openings, state.banned)  # DRAGON-PUSH-1, DRAGON-PUSH-2, DRAGON-PUSH-7
        case "move":
            return moves(state)
        case "challenge":
            return [Pass(), Fight()]  # DRAGON-FINAL-7
        case "over":
            return ()
        case _:
            return [*(CARDS[card - 1] for card in playable(state)), Pass()]


def playable(state: State) -> list[int]:
    """The cards that may be played now: 1-6 to roll again, 7-12 for a double turn."""
    seat = decider(state)
    band = HIGH if state.phase == "double" else LOW
    return [] if seat is None else sorted({card for card in state.cards[seat] if card in band})


def play(state: State, action: Action, box: Box, chance: Chance) -> Played:
    """Carry out an action."""
    match state.phase, action:
        case "over", _:
            raise Rejection("game-over", rule="DRAGON-FINAL-6")
        case "push", Push():
            return push(state, action)
        case "move", Move():
            return move(state, action, box, chance)
        case "reroll" | "final" | "double", Play(card=card):
            return play_card(state, card, box, chance)
        case "reroll", Pass():
            return lose_duel(state, box, chance)
        case "challenge", Fight():
            after, happenings = final_roll(state, box, chance)
            return after, (Challenged(state.seat), *happenings)
        case "challenge", Pass():
            return offer_double_turn(state)
        case "final", Pass():
            return stand(state, box, chance)
        case "double", Pass():
            return begin_turn(state, following(state), extra=False)
    raise _refusal(state, action)


def _refusal(state: State, action: Action) -> Rejection:
    """Why an action does not belong here."""
    match state.phase:
        case "push":
            return Rejection("push-first", rule="DRAGON-PUSH-3")
        case "move" if isinstance(action, Push):
            return Rejection("push-again", rule="DRAGON-TURN-1")
        case "move":
            return Rejection("dragon-move-now", rule="DRAGON-TURN-1")
        case "challenge":
            return Rejection("dragon-challenge-now", rule="DRAGON-FINAL-7")
        case "reroll":
            return Rejection("dragon-reroll-now", rule="DRAGON-DUEL-5")
        case "final":
            return Rejection("dragon-final-now", rule="DRAGON-FINAL-4")
        case _:
            return Rejection("dragon-double-now", rule="DRAGON-DOUBLE-1")


def following(state: Table) -> int:
    """The next seat clockwise."""
    return (state.seat + 1) % len(state.pieces)


def begin_turn(state: State, seat: int, *, extra: bool) -> Played:
    """A seat is to push. When all treasures have been taken, the final stage has begun (DRAGON-PHASE-4)."""
    stage = "final" if not state.treasures else state.stage  # DRAGON-FINAL-1
    state = replace(state, seat=seat, phase="push", stage=stage, extra=extra, rolls=())
    return state, (TurnBegan(seat),)


# Moving the maze


def push(state: State, action: Push) -> Played:
    """Slide the spare in; everything on the line rides along, or goes round to the inserted tile."""
    arrow = action.arrow
    if arrow == state.banned:
        raise Rejection("push-back", rule="DRAGON-PUSH-2", arrow=NAMES[arrow])
    tile = inserted(state.spare, action, arrow_rule="DRAGON-PUSH-1", rotation_rule="DRAGON-PUSH-7")
    maze, spare = state.maze.push(arrow, tile)
    white, black = (carried(here, arrow) for here in state.guardians)  # DRAGON-PUSH-4, DRAGON-PUSH-6
    after = replace(
        state,
        maze=maze,
        spare=spare,
        banned=across(arrow),
        pieces=tuple(carried(here, arrow) for here in state.pieces),
        guardians=(white, black),
        treasures=_by_square(Treasure(carried(each.at, arrow), each.value) for each in state.treasures),
        phase="move",
    )
    happenings: list[Happening] = [Pushed(state.seat, arrow, tile, spare)]
    for seat, (start, to) in enumerate(zip(state.pieces, after.pieces, strict=True)):
        if start != to:
            happenings.append(Carried(seat, start, to))
    for guardian, start, to in zip(GUARDIANS, state.guardians, after.guardians, strict=True):
        if start != to:
            happenings.append(GuardianCarried(guardian, start, to))
    return after, tuple(happenings)


def _by_square(treasures: Iterable[Treasure]) -> tuple[Treasure, ...]:
    return tuple(sorted(treasures, key=lambda treasure: treasure.at))


# Moving the adventurer


def moves(state: State) -> list[Action]:
    """DRAGON-MOVE-1, DRAGON-MOVE-3: every square joined to the own one; where a card fits, with and without a coin."""
    plain: list[Action] = [MOVES[to] for to in sorted(state.walks)]
    with_coin: list[Action] = [COINS[to] for to in sorted(state.walks) if takes(state, to) in state.cards[state.seat]]
    return plain + with_coin


def takes(state: Table, to: Square) -> int | None:
    """DRAGON-TREAS-2: the treasure that the seat takes if its move ends on a square; None: none."""
    if to == state.pieces[state.seat] or state.treasure(to) != state.current:  # DRAGON-TREAS-3
        return None
    return state.current


def move(state: State, action: Move, box: Box, chance: Chance) -> Played:
    """Walk, or stay; a treasure is taken, the dragon may be challenged, or the turn ends."""
    seat, to = state.seat, action.to
    start = state.pieces[seat]
    if to not in state.walks:
        if LAIR in (to, start):
            raise Rejection("dragon-lair", rule="DRAGON-LAIR-2", square=NAMES[LAIR])
        at = NAMES[to] if to in SQUARES else str(to)
        raise Rejection("move-unreachable", rule="DRAGON-MOVE-1", square=at, start=NAMES[start])
    value = takes(state, to)
    if action.coin:
        if value is None:
            raise Rejection("dragon-no-treasure", rule="DRAGON-COIN-1", square=NAMES[to])
        if value not in state.cards[seat]:
            raise Rejection("dragon-no-card", rule="DRAGON-COIN-2", value=value)
    walked = Walked(seat, path(state.walks, to))
    after = replace(state, pieces=(*state.pieces[:seat], to, *state.pieces[seat + 1 :]))
    if value is not None:
        after, happenings = take(after, value, box, chance, coin=action.coin)
    elif state.stage == "final" and to == state.faced:  # DRAGON-FINAL-2
        after, happenings = replace(after, phase="challenge"), ()
    else:
        after, happenings = offer_double_turn(after)
    return after, (walked, *happenings)


# Taking a treasure


def take(state: State, value: int, box: Box, chance: Chance, *, coin: bool) -> Played:
    """DRAGON-TREAS-4: the treasure is laid before the seat; a coin for its card; then the dragon die."""
    seat = state.seat
    here = state.pieces[seat]
    hand = state.hands[seat]
    state = replace(state, treasures=tuple(each for each in state.treasures if each.at != here))
    state = _with_hand(state, seat, replace(hand, treasures=tuple(sorted((*hand.treasures, value)))))
    happenings: list[Happening] = [Took(seat, value)]
    if coin:  # DRAGON-COIN-1, DRAGON-COIN-3
        state = _spend(state, seat, value)
        state = _with_hand(state, seat, replace(state.hands[seat], coins=state.hands[seat].coins + 1))
        happenings.append(CoinGained(seat, value))
    if not state.treasures and state.stage == "first":  # DRAGON-PHASE-1
        state = replace(state, treasures=lay_treasures(HIGH, box, chance), stage="second")
        happenings.append(TreasuresLaid())
    after, more = roll_dragon_die(state, box, chance)  # DRAGON-PHASE-3
    return after, (*happenings, *more)


def _with_hand(state: State, seat: int, hand: Hand) -> State:
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _spend(state: State, seat: int, card: int) -> State:
    """DRAGON-COIN-3: a card is played once and lies open ever after."""
    held = list(state.cards[seat])
    held.remove(card)
    hand = state.hands[seat]
    hand = replace(hand, low=hand.low - 1) if card in LOW else replace(hand, high=hand.high - 1)
    cards = (*state.cards[:seat], tuple(held), *state.cards[seat + 1 :])
    return _with_hand(replace(state, cards=cards, played=(*state.played, card)), seat, hand)


# The dragon die


def roll_dragon_die(state: State, box: Box, chance: Chance) -> Played:
    """DRAGON-DIE-1: the dragon turns, or a guardian wakes; whoever is nearest duels."""
    face: Face = chance.draw("dragon-die", box.dragon_die)
    told: Happening
    if face in GUARDIANS:
        here = state.guardians[GUARDIANS.index(face)]
        threat = None if here == LAIR else here  # DRAGON-LAIR-4
        told = GuardianWoke(face, passage(state, threat))
    else:
        state = replace(state, facing=turned(state.facing, int(face)))
        threat = state.faced  # DRAGON-DIE-3
        told = DragonTurned(int(face), state.facing, passage(state, threat))
    after, happenings = next_duel(replace(state, duellists=duellists(state, threat)), box, chance)
    return after, (told, *happenings)


def turned(facing: Direction, arrows: int) -> Direction:
    """DRAGON-DIE-2: so many quarter turns clockwise."""
    return DIRECTIONS[(DIRECTIONS.index(facing) + arrows) % len(DIRECTIONS)]


def passage(table: Table, threat: Square | None) -> tuple[Square, ...]:
    """DRAGON-DIE-2, DRAGON-DIE-4: the whole passage that contains a threatened square."""
    return () if threat is None else tuple(sorted(flood(table.passages, threat)))


# Duels


def duellists(state: Table, threat: Square | None) -> tuple[int, ...]:
    """DRAGON-DUEL-1, DRAGON-DUEL-2, DRAGON-DUEL-3: the nearest in the passage that have something to lose, in turn."""
    if threat is None:
        return ()
    came_from = flood(state.passages, threat)
    distances = {
        seat: len(path(came_from, here)) for seat, here in enumerate(state.pieces) if here in came_from
    }  # DRAGON-LAIR-5
    nearest = min(distances.values(), default=0)
    seats = len(state.pieces)
    in_turn = ((state.seat + further) % seats for further in range(seats))
    return tuple(seat for seat in in_turn if distances.get(seat) == nearest and state.hands[seat].treasures)


def next_duel(state: State, box: Box, chance: Chance) -> Played:
    """The first of those that are left duels; after the last one the turn goes on."""
    if not state.duellists:
        return offer_double_turn(state)
    return roll_duel_die(state, box, chance)


def roll_duel_die(state: State, box: Box, chance: Chance) -> Played:
    """DRAGON-DUEL-4: 4 to 6 is enough; otherwise a card may help."""
    seat = state.duellists[0]
    roll = chance.draw("duel-die", box.duel_die)
    rolled = DuelRolled(seat, roll)
    if roll >= SUCCESS:
        after, happenings = next_duel(replace(state, duellists=state.duellists[1:]), box, chance)
    elif state.hands[seat].low:  # DRAGON-DUEL-5
        after, happenings = replace(state, phase="reroll", roll=roll), ()
    else:
        after, happenings = lose_duel(state, box, chance)
    return after, (rolled, *happenings)


def lose_duel(state: State, box: Box, chance: Chance) -> Played:
    """DRAGON-DUEL-6: the roll stands."""
    state, lost = lose_lowest(state, state.duellists[0])
    after, happenings = next_duel(replace(state, duellists=state.duellists[1:]), box, chance)
    return after, (*lost, *happenings)


def lose_lowest(state: State, seat: int) -> Played:
    """The lowest treasure of a seat, if it has one, leaves the game."""
    hand = state.hands[seat]
    if not hand.treasures:
        return state, ()
    lowest, *rest = hand.treasures
    state = _with_hand(state, seat, replace(hand, treasures=tuple(rest)))
    return replace(state, lost=(*state.lost, lowest)), (Lost(seat, lowest),)


# Cards


def play_card(state: State, card: int, box: Box, chance: Chance) -> Played:
    """Roll again with a card 1-6, or take a second turn with a card 7-12."""
    if card not in playable(state):
        cards = ", ".join(map(str, playable(state)))
        rule = {"reroll": "DRAGON-DUEL-5", "final": "DRAGON-FINAL-4", "double": "DRAGON-DOUBLE-1"}[state.phase]
        raise Rejection("dragon-card", rule=rule, cards=cards)
    match state.phase:
        case "reroll":
            seat = state.duellists[0]
            after, happenings = roll_duel_die(_spend(state, seat, card), box, chance)
            return after, (RolledAgain(seat, card), *happenings)
        case "final":
            after, happenings = final_roll(_spend(state, state.seat, card), box, chance)
            return after, (RolledAgain(state.seat, card), *happenings)
        case _:
            after, happenings = begin_turn(_spend(state, state.seat, card), state.seat, extra=True)
            return after, (Doubled(state.seat, card), *happenings)


def offer_double_turn(state: State) -> Played:
    """DRAGON-DOUBLE-1, DRAGON-DOUBLE-2: at the end of a turn that is not itself the second one."""
    state = replace(state, roll=None)
    if not state.extra and state.hands[state.seat].high:
        return replace(state, phase="double"), ()
    return begin_turn(state, following(state), extra=False)


# The final duel


def final_roll(state: State, box: Box, chance: Chance) -> Played:
    """DRAGON-FINAL-3, DRAGON-FINAL-4: one of three rolls, or the same one again."""
    roll = chance.draw("duel-die", box.duel_die)
    state = replace(state, phase="final", roll=roll)
    rolled = FinalRolled(state.seat, roll)
    if state.hands[state.seat].low:
        return state, (rolled,)
    after, happenings = stand(state, box, chance)
    return after, (rolled, *happenings)


def stand(state: State, box: Box, chance: Chance) -> Played:
    """The latest roll stands; the next one follows, or the duel is over."""
    assert state.roll is not None
    rolls = (*state.rolls, state.roll)
    state = replace(state, rolls=rolls, roll=None)
    if len(rolls) < ROLLS:
        return final_roll(state, box, chance)
    total = sum(rolls)
    if total >= ENOUGH:
        return end_game(state, total)
    state, lost = lose_lowest(state, state.seat)  # DRAGON-FINAL-5
    after, happenings = begin_turn(state, following(state), extra=False)
    return after, (Failed(state.seat, total), *lost, *happenings)


def end_game(state: State, total: int) -> Played:
    """DRAGON-FINAL-6: the dragon is slain, and the game ends at once."""
    over = replace(state, phase="over", slayer=state.seat, rolls=())
    return over, (Slain(state.seat, total), Ended(score(over)))


# Scoring


def points(table: Table, seat: int) -> int:
    """DRAGON-SCORE-1: treasures, coins and the dragon."""
    hand = table.hands[seat]
    return sum(hand.treasures) + COIN_POINTS * hand.coins + DRAGON_POINTS * (seat == table.slayer)


def score(state: Table) -> Outcome:
    """Who has won a game that is over."""
    seats = range(len(state.hands))
    scores = tuple(points(state, seat) for seat in seats)
    results = [(scores[seat], len(state.hands[seat].treasures)) for seat in seats]  # DRAGON-SCORE-3
    winners = tuple(seat for seat in seats if results[seat] == max(results))  # DRAGON-SCORE-2, DRAGON-SCORE-4
    return Outcome(winners, "points", scores)

"""The greedy adventurer of Labyrinth with the dragon.

It looks at its whole turn, push and move. A turn that takes a treasure is played; of several, one after which the
fewest faces of the dragon die would make it duel. Otherwise it plays the turn after which most of the next pushes would
take one, as if nobody else were playing; of several, one that ends outside the passages that can be threatened, and
then one that ends near a treasure. When all treasures are gone, it makes for the square that the dragon looks at.

It plays a card for a coin whenever it can: five points are sure, and rolling again seldom saves as much. Any other use
of a card has to be worth more than the coin that it may still earn, where each treasure is as likely to go to any seat;
for a card 1-6 also more than its help against the dragon. It fights the dragon if it wins the game by that, and
otherwise waits for the others to fail.

It does not consider what others hold, can reach, or lose in duels, and it never leaves a treasure lying.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from knossos.bots.bot import Advice, Bot
from knossos.game import Imagined
from knossos.games.dragon import LAIR, Action, Dragon, Fight, Move, Pass, Play, Push, State, View
from knossos.games.dragon.components import HIGH, LOW
from knossos.games.dragon.rules import COIN_POINTS, DRAGON_POINTS, ENOUGH, GUARDIANS, ROLLS, SUCCESS, turned
from knossos.maze import ARROWS, NAMES, SQUARES, Arrow, Square, SquareSet, Tile, carried, members, pushes, reach
from knossos.maze.lanes import reach_after_pushes
from knossos.maze.squares import SIZE

WALLED = Tile(0)


class Turn(NamedTuple):
    """A push, the position that it leads to, and the squares to which the seat can walk there."""

    push: Push
    state: State
    squares: SquareSet


class Prize(NamedTuple):
    """A goal in reach, the least dangerous first: so many faces of the dragon die would make the seat duel there."""

    faces: int
    to: Square


class Plan(NamedTuple):
    """A square on which to end a turn that wins nothing; the best one is the greatest."""

    chances: int
    """How many of the next pushes would lead from there to a goal."""

    safety: int
    nearness: int
    luck: float
    """Among equals any one, or else bots might push to and fro for ever."""

    to: Square


class Greedy(Bot):
    """Sees one turn ahead, and one push beyond."""

    level = 1
    game: Dragon

    def advise(self, view: View, legal: Sequence[Action]) -> Advice:
        """The best action in this step of a turn."""
        state = self.game.imagine(view, (), Imagined(self.luck))  # what the others hold is made up, and never looked at
        match state.phase:
            case "push":
                return self._advise_push(state)
            case "move":
                return self._advise_move(state, legal)
            case "reroll":
                return self._advise_reroll(state)
            case "double":
                return self._advise_double_turn(state)
            case "challenge":
                return self._advise_challenge(state)
            case _:
                return self._advise_final_roll(state)

    # Push and move

    def _advise_push(self, state: State) -> Advice:
        turns = self._turns(state)
        prizes = [(prize, turn) for turn in turns for prize in self._prizes(turn.state, turn.squares)]
        if prizes:
            prize, turn = min(prizes, key=lambda each: each[0])
            return _reach(turn.push, turn.state, prize)
        plans = [(self._plan(turn.state, turn.squares), turn) for turn in turns]
        plan, turn = max(plans, key=lambda each: each[0])
        return _prepare(turn.push, plan)

    def _advise_move(self, state: State, legal: Sequence[Action]) -> Advice:
        squares = reach(state.passages, state.pieces[self.seat])
        prizes = self._prizes(state, squares)
        if not prizes:
            plan = self._plan(state, squares)
            return _prepare(Move(plan.to), plan)
        prize = min(prizes)
        coin = Move(prize.to, coin=True)
        return _reach(coin if coin in legal else Move(prize.to), state, prize)

    def _turns(self, state: State) -> list[Turn]:
        """Every push that the seat could make now."""
        state = replace(state, phase="push")
        riding = dict.fromkeys(ARROWS, state.pieces[self.seat])
        turns = []
        ways = pushes(state.spare.openings, state.banned)
        for way, squares in zip(ways, _passages_after_pushes(state, riding), strict=True):
            after, _ = self.game.play(state, Push(*way), Imagined(self.luck))
            turns.append(Turn(Push(*way), after, squares))
        return turns

    def _prizes(self, state: State, squares: SquareSet) -> list[Prize]:
        """The goals among the squares to which the seat can walk."""
        goals = [goal for goal in _goals(state) if squares >> goal & 1]
        if state.current is None:
            return [Prize(0, goal) for goal in goals]
        start = state.pieces[self.seat]
        return [Prize(self._faces(state, squares, goal), goal) for goal in goals if goal != start]

    def _faces(self, state: State, squares: SquareSet, to: Square) -> int:
        """How many faces of the dragon die would make the seat duel after it took a treasure on a square.

        What it would stake is the same after every turn, so nothing else makes one more dangerous than another.
        """
        pieces = (*state.pieces[: self.seat], to, *state.pieces[self.seat + 1 :])
        hand = replace(state.hands[self.seat], treasures=(state.treasure(to),))
        hands = (*state.hands[: self.seat], hand, *state.hands[self.seat + 1 :])
        taken = replace(state, pieces=pieces, hands=hands)
        threats = [threat for threat in self._threats(state) if squares >> threat & 1]
        return sum(self.seat in self.game.duellists(taken, threat) for threat in threats)

    def _threats(self, state: State) -> list[Square]:
        """The square that each face of the dragon die would threaten; under the lair nobody can walk to it."""
        if state.current is None:  # nobody takes a treasure, so it is not rolled any more
            return []
        threats = []
        for face in self.game.box.dragon_die:
            if face in GUARDIANS:
                threats.append(state.guardians[GUARDIANS.index(face)])
            else:
                threats.append(replace(state, facing=turned(state.facing, int(face))).faced)
        return threats

    def _plan(self, state: State, squares: SquareSet) -> Plan:
        """The best of the squares to which the seat can walk, if none of them is a goal."""
        counts = dict.fromkeys(members(squares), 0)
        for (arrow, _), region in zip(pushes(state.spare.openings, state.banned), _regions(state), strict=True):
            if region:
                for to in counts:
                    counts[to] += region >> carried(to, arrow) & 1
        safety = -sum(squares >> threat & 1 for threat in self._threats(state))
        goals = _goals(state)
        return max(
            Plan(count, safety, -min(_distance(to, goal) for goal in goals), self.luck.random(), to)
            for to, count in counts.items()
        )

    # Cards

    def _advise_reroll(self, state: State) -> Advice:
        lowest, *_ = state.hands[self.seat].treasures
        (worth, card), *rest = sorted((self._worth(state, card), card) for card in self._held(state, LOW))
        if worth + self._loss(lowest, [each for each, _ in rest]) < lowest:
            return Advice(Play(card), "advice-dragon-reroll", {"card": card, "value": lowest})
        return Advice(Pass(), "advice-dragon-lose", {"value": lowest})

    def _loss(self, lowest: int, worths: Sequence[float]) -> float:
        """What a duel costs on average, with cards of some worth in hand, the least first."""
        die = self.game.box.duel_die
        failing = sum(roll < SUCCESS for roll in die) / len(die)
        again = worths[0] + self._loss(lowest, worths[1:]) if worths else lowest
        return failing * min(lowest, again)

    def _advise_double_turn(self, state: State) -> Advice:
        passing = Advice(Pass(), "advice-dragon-end", {})
        if not any(self._prizes(turn.state, turn.squares) for turn in self._turns(state)):
            return passing
        cards = self._held(state, HIGH)
        if state.current is None:
            facing = Advice(Play(cards[0]), "advice-dragon-double-face", {"card": cards[0]})
            return facing if self._would_win(state) else passing
        gain, card = max((self._gain(state, state.current, card), card) for card in cards)
        taking = Advice(Play(card), "advice-dragon-double", {"card": card, "value": state.current})
        return taking if gain > 0 else passing

    def _gain(self, state: State, value: int, card: int) -> float:
        """How much more than a card a treasure is worth that a second turn takes."""
        rest = list(state.cards[self.seat])
        rest.remove(card)
        return value + COIN_POINTS * (value in rest) - self._worth(state, card)

    def _worth(self, state: State, card: int) -> float:
        """What a card may bring later: a coin, or for a card 1-6 a better chance against the dragon."""
        share = 1 / len(state.pieces)
        waiting = 2 if card in HIGH and state.stage == "first" else 0
        left = waiting + sum(treasure.value == card for treasure in state.treasures)
        coin = COIN_POINTS * _chance_to_get(state.cards[self.seat].count(card), left, share)
        if card in HIGH:
            return coin
        count = state.hands[self.seat].low
        better = self._chance(ENOUGH, ROLLS, count) - self._chance(ENOUGH, ROLLS, count - 1)
        return max(coin, DRAGON_POINTS * share * better)

    def _held(self, state: State, band: Sequence[int]) -> list[int]:
        return [card for card in state.cards[self.seat] if card in band]

    # The final duel

    def _advise_challenge(self, state: State) -> Advice:
        if self._would_win(state):
            chance = self._chance(ENOUGH, ROLLS, state.hands[self.seat].low)
            return Advice(Fight(), "advice-dragon-fight", {"percent": round(100 * chance)})
        return Advice(Pass(), "advice-dragon-wait", {})

    def _would_win(self, state: State) -> bool:
        """Whether slaying the dragon now would win the game, which ends with that."""
        outcome = self.game.outcome(replace(state, phase="over", slayer=self.seat))
        return outcome is not None and self.seat in outcome.winners

    def _advise_final_roll(self, state: State) -> Advice:
        assert state.roll is not None
        cards = self._held(state, LOW)
        rolls, missing = ROLLS - len(state.rolls), ENOUGH - sum(state.rolls)
        standing = self._chance(missing - state.roll, rolls - 1, len(cards))
        again = self._chance(missing, rolls, len(cards) - 1)
        if again > standing:
            return Advice(Play(cards[0]), "advice-dragon-replace", {"roll": state.roll, "percent": round(100 * again)})
        return Advice(Pass(), "advice-dragon-stand", {"roll": state.roll, "percent": round(100 * standing)})

    def _chance(self, missing: int, rolls: int, cards: int) -> float:
        return _chance_to_slay(self.game.box.duel_die, missing, rolls, cards)


def _reach(action: Push | Move, state: State, prize: Prize) -> Advice:
    square = NAMES[prize.to]
    if state.current is None:
        return Advice(action, "advice-dragon-face", {"square": square})
    if isinstance(action, Move) and action.coin:
        return Advice(action, "advice-dragon-coin", {"square": square, "value": state.current})
    return Advice(action, "advice-dragon-take", {"square": square, "value": state.current, "faces": prize.faces})


def _prepare(action: Push | Move, plan: Plan) -> Advice:
    return Advice(action, "advice-prepare", {"square": NAMES[plan.to], "count": plan.chances})


def _goals(state: State) -> list[Square]:
    """The squares of the treasures that can be taken now; when all are gone, the square before the dragon."""
    return [treasure.at for treasure in state.treasures if treasure.value == state.current] or [state.faced]


def _regions(state: State) -> list[SquareSet]:
    """After each push that could come next, the squares from which a goal can be reached."""
    if state.current is None:
        return _passages_after_pushes(state, {arrow: _origin(state.faced, arrow) for arrow in ARROWS})
    ways = pushes(state.spare.openings, state.banned)
    regions = [0] * len(ways)
    for goal in _goals(state):
        riding = dict.fromkeys(ARROWS, goal)
        for number, passage in enumerate(_passages_after_pushes(state, riding)):
            regions[number] |= passage & ~(1 << carried(goal, ways[number][0]))  # DRAGON-TREAS-2
    return regions


def _passages_after_pushes(state: State, starts: Mapping[Arrow, Square]) -> list[SquareSet]:
    """What can be walked to after each push from the square to which it carries the start for its arrow.

    The tile that comes to lie under the lair is joined to nothing; which one that is depends on the arrow.
    """
    cases = {arrow: (_origin(LAIR, arrow), starts[arrow]) for arrow in ARROWS}
    reached = {
        (beneath, start): reach_after_pushes(state.maze.lay(beneath, WALLED), state.spare, start, state.banned)
        for beneath, start in set(cases.values())
    }
    ways = pushes(state.spare.openings, state.banned)
    return [reached[cases[arrow]][number] for number, (arrow, _) in enumerate(ways)]


@cache
def _origin(here: Square, pushed: Arrow) -> Square:
    """The square from which a push carries to another."""
    return next(before for before in SQUARES if carried(before, pushed) == here)


def _distance(here: Square, there: Square) -> int:
    """How many steps it would be without walls."""
    (row, column), (other_row, other_column) = divmod(here, SIZE), divmod(there, SIZE)
    return abs(row - other_row) + abs(column - other_column)


def _chance_to_get(wanted: int, left: int, share: float) -> float:
    """How likely at least so many of those that are left come to a seat that gets such a share of them."""
    return sum(comb(left, taken) * share**taken * (1 - share) ** (left - taken) for taken in range(wanted, left + 1))


@cache
def _chance_to_slay(die: tuple[int, ...], missing: int, rolls: int, cards: int) -> float:
    """How likely some more rolls bring what is missing, if cards are played to roll again when that is better."""
    if not rolls:
        return float(missing <= 0)
    return sum(
        max(
            _chance_to_slay(die, missing - roll, rolls - 1, cards),
            _chance_to_slay(die, missing, rolls, cards - 1) if cards else 0,
        )
        for roll in die
    ) / len(die)

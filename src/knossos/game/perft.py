"""Counting positions: how many ways lead on from here, to compare with counts that are known to be right."""

from knossos.game.contract import A, Game, S, V


def perft(game: Game[S, A, V], state: S, depth: int) -> int:
    """The number of ways to play `depth` actions, each outcome of luck counted as a way of its own."""
    if depth == 0:
        return 1
    return sum(divide(game, state, depth).values())


def divide(game: Game[S, A, V], state: S, depth: int) -> dict[str, int]:
    """The same count, broken down by the first action."""
    return {
        str(action): sum(perft(game, after, depth - 1) for _, after in game.outcomes(state, action))
        for action in game.legal(state)
    }

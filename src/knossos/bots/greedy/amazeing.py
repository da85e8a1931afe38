"""The greedy seeker of The aMAZEing Labyrinth.

It looks at its whole turn, push and move: a turn that reaches a treasure is taken; otherwise the turn after which most
of the next pushes would reach one, as if nobody else were playing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from knossos.bots.bot import Advice, Bot
from knossos.games.amazeing import Amazeing, Move, Push, View
from knossos.maze import (
    NAMES,
    Arrow,
    Maze,
    Square,
    SquareSet,
    Tile,
    across,
    carried,
    members,
    pushes,
    reach,
)
from knossos.maze.lanes import reach_after_pushes, reach_many


class Site(NamedTuple):
    """The maze as one push leaves it for the next."""

    maze: Maze
    spare: Tile
    banned: Arrow | None

    def pushed(self, at: Arrow, mask: int) -> "Site":
        """The site after a push."""
        maze, spare = self.maze.push(at, self.spare.turned(mask))
        return Site(maze, spare, across(at))


class Greedy(Bot):
    """Sees one turn ahead, and one push beyond."""

    level = 1
    game: Amazeing

    def advise(self, view: View, legal: Sequence[Push | Move]) -> Advice:
        """The best push, or the best square to walk to."""
        site = Site(view.maze, view.spare, view.banned)
        start = view.pieces[self.seat]
        if view.phase == "move":
            return self._advise_move(view, site, reach(view.maze, start), legal)
        return self._advise_push(view, site, start)

    def _advise_push(self, view: View, site: Site, start: Square) -> Advice:
        ways = pushes(site.spare.openings, site.banned)
        sites = [site.pushed(*way) for way in ways]
        reached = reach_after_pushes(site.maze, site.spare, start, site.banned)
        goals = []
        for way, after, squares in zip(ways, sites, reached, strict=True):
            goals.append(self._goals(view, after.maze))
            found = [goal for goal in goals[-1] if squares >> goal & 1]
            if found:
                return Advice(Push(*way), "advice-reach", {"square": NAMES[found[0]]})
        regions = self._regions(view, sites, goals)
        plans = [_best_square(*plan) for plan in zip(sites, reached, regions, strict=True)]
        best = max(range(len(ways)), key=lambda way: plans[way].chances)
        to, count = plans[best]
        return Advice(Push(*ways[best]), "advice-prepare", {"square": NAMES[to], "count": count})

    def _advise_move(self, view: View, site: Site, squares: SquareSet, legal: Sequence[Push | Move]) -> Advice:
        goals = self._goals(view, site.maze)
        for move in legal:
            if isinstance(move, Move) and move.to in goals:
                return Advice(move, "advice-reach", {"square": NAMES[move.to]})
        [regions] = self._regions(view, [site], [goals])
        to, count = _best_square(site, squares, regions)
        return Advice(Move(to), "advice-prepare", {"square": NAMES[to], "count": count})

    def _goals(self, view: View, maze: Maze) -> list[Square]:
        """Where the treasures are that the seat may find next, if they are on the board; with none left, its home."""
        pictures = self.game.sought(view)
        if not pictures:
            return [self.game.box.homes[self.seat]]
        return [here for here, tile in enumerate(maze.tiles) for shown in tile.shows if shown in pictures]

    def _regions(self, view: View, sites: Sequence[Site], goals: Sequence[list[Square]]) -> list[list[SquareSet]]:
        """For each site with its goals and each next push there, the squares that are then joined to a goal.

        Joined is joined from both ends: one flood from the goal tells for every square whether the piece gets there.
        """
        regions = [[0] * len(pushes(site.spare.openings, site.banned)) for site in sites]
        floods = [(number, goal) for number, there in enumerate(goals) for goal in there]
        starts = [(sites[number].maze, sites[number].spare, goal, sites[number].banned) for number, goal in floods]
        for (number, goal), reached in zip(floods, reach_many(starts), strict=True):
            for push, (arrow, _) in enumerate(pushes(sites[number].spare.openings, sites[number].banned)):
                if across(arrow) != goal:  # a treasure that is pushed out does not come back in with the spare
                    regions[number][push] |= reached[push]
        pictures = set(self.game.sought(view))
        for number, site in enumerate(sites):
            if pictures & set(site.spare.shows):
                for push, (arrow, mask) in enumerate(pushes(site.spare.openings, site.banned)):
                    regions[number][push] |= reach(site.pushed(arrow, mask).maze, arrow)
        return regions


class Plan(NamedTuple):
    """A square to walk to, and how many of the next pushes would reach a goal from there."""

    to: Square
    chances: int


def _best_square(site: Site, squares: SquareSet, regions: Sequence[SquareSet]) -> Plan:
    """The square from which most of the next pushes reach a goal; `regions` says from where each of them does."""
    counts = dict.fromkeys(members(squares), 0)
    for (arrow, _), region in zip(pushes(site.spare.openings, site.banned), regions, strict=True):
        if region:
            for to in counts:
                counts[to] += region >> carried(to, arrow) & 1
    return max((Plan(to, chances) for to, chances in counts.items()), key=lambda plan: plan.chances)

"""Setting up: the maze, the pieces, the spells, the treasure cards, the Book, and who begins."""

from collections import Counter

import pytest

from knossos.game import Drawn, TurnBegan
from knossos.games import load
from knossos.games.team.events import Covered, DaedalusFlipped, DaedalusTeleported, Drew, Sent, SpellTaken
from knossos.games.team.state import Spell
from knossos.maze import FIXED, LOOSE, NAMES, Tile, square
from tests.games.playing import Noting, problem
from tests.games.team.position import (
    CLOSED,
    EXPERT,
    HOMES,
    INTRODUCTORY,
    STANDARD,
    Team,
    dealt,
    fronts,
    legal,
    lying,
    pieces,
    play,
    player,
    position,
    refused,
    signs,
    step,
)

rule = pytest.mark.rule

LOOSE_NAMES = [NAMES[here] for here in LOOSE]
FIXED_NAMES = [NAMES[here] for here in FIXED]

TILES = [
    *["NE"] * 8,
    *("NE+doll", "NE+magic-crystal", "NE+magic-wand", "NE+mandrake", "NE+mark-3", "NE+mark-4", "NE+potion", "NE+shell"),
    *("NES+lantern", "NES+magic-broom", "NES+rune-stone", "NES+scroll", "NES+skull", "NES+winged-sandals"),
    *["NS"] * 10,
    *("NS+mark-1", "NS+mark-2"),
]
"""The path tiles in the order in which they can be drawn."""

TREASURES = [
    *("amulet", "candle", "cauldron", "dagger", "doll", "dragon-tooth", "elephant", "fan", "key", "lantern"),
    *("magic-broom", "magic-crystal", "magic-hat", "magic-wand", "mandrake", "mushroom", "potion", "rune-stone"),
    *("scroll", "shell", "sickle", "skull", "urn", "winged-sandals"),
]
"""The treasure cards in the order in which they can be drawn."""

PAGES = [
    *("flip/doll+mandrake", "flip/magic-broom+scroll", "flip/magic-crystal+shell", "flip/mark-1+mark-2"),
    *("flip/mark-3+mark-4", "flip/potion+magic-wand", "flip/skull+lantern", "flip/winged-sandals+rune-stone"),
    *("push/a2", "push/a4", "push/a6", "push/b1", "push/b7", "push/d1"),
    *("push/d7", "push/f1", "push/f7", "push/g2", "push/g4", "push/g6"),
    *("teleport/blue+green/red", "teleport/green+yellow/blue", "teleport/red+blue/yellow", "teleport/yellow+red/green"),
]
"""The pages of the Book in the order in which they can be drawn."""

POOL = ["rotate", "switch", "traverse", "teleport", "escape"]


# The players, their pieces and their boards


@rule("TEAM-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    refusal = problem(INTRODUCTORY.deal, seats, Noting())
    assert (refusal.key, refusal.values) == ("seats-count", {"game": "team", "count": seats, "allowed": "2, 3, 4"})


@rule("TEAM-SETUP-1", "TEAM-SETUP-7", "TEAM-SETUP-8")
@pytest.mark.parametrize("game", [INTRODUCTORY, STANDARD, EXPERT])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_piece_on_the_corner_of_its_colour_and_nobody_else_has_any(game: Team, seats: int) -> None:
    state = dealt(seats, game)
    assert pieces(state) == list(HOMES[:seats])
    assert len(state.boards) == len(state.spells) == seats


@rule("TEAM-SETUP-7", "TEAM-SETUP-8")
def test_the_players_pick_their_colours() -> None:
    game = load("team", mode="standard", pieces=("green", "red", "yellow"))
    assert pieces(dealt(3, game)) == ["a7", "g1", "a1"]
    assert pieces(dealt(2, game)) == ["a7", "g1"]  # the third colour leaves the game
    assert game.pieces == ("green", "red", "yellow")


# The maze


@rule("TEAM-SETUP-2", "TEAM-SETUP-4")
def test_33_of_the_34_path_tiles_fill_the_free_squares_face_up_and_the_last_is_the_spare() -> None:
    chance = Noting()
    state, _ = STANDARD.deal(2, chance)  # no page is turned before the spells are chosen
    assert chance.labels == LOOSE_NAMES  # one draw for each free square, seen by all
    assert [drawn.to for drawn in chance.drawn] == [None] * 33
    assert lying(state, " ".join(LOOSE_NAMES)) == TILES[:33]
    assert str(state.spare) == TILES[33] == "NS+mark-2"
    assert state.fronts == ()
    assert lying(state, " ".join(FIXED_NAMES)) == [
        *("ES", "ESW+mushroom", "ESW+elephant", "SW"),
        *("NES+sickle", "NES+fan", "ESW+candle", "NSW+key"),
        *("NES+urn", "NEW+amulet", "NSW+magic-hat", "NSW+dragon-tooth"),
        *("NE", "NEW+cauldron", "NEW+dagger", "NW"),
    ]


@rule("TEAM-SETUP-2", "TEAM-SETUP-3")
def test_every_tile_that_is_left_is_as_likely_in_each_rotation() -> None:
    chance = Noting(position=1)  # the second rotation of the first tile each time
    state, _ = STANDARD.deal(2, chance)
    turned = {"NE": ["NE", "ES", "SW", "NW"], "NES": ["NES", "ESW", "NSW", "NEW"], "NS": ["NS", "EW", "NS", "EW"]}
    for gone, offer in enumerate(chance.offers):
        assert offer == [
            "+".join((way, *picture))
            for tile in TILES[gone:]
            for shape, *picture in [tile.split("+")]
            for way in turned[shape]
        ]
    assert lying(state, "b1 f2 d4 f7") == ["ES", "ES+doll", "ESW+lantern", "EW+mark-1"]
    assert str(state.spare) == "NS+mark-2"


@rule("TEAM-SETUP-2", "TEAM-SETUP-3")
def test_the_chances_of_the_first_free_square() -> None:
    chance = Noting()
    STANDARD.deal(2, chance)
    counted = Counter(chance.offers[0])
    assert counted["NS"] == counted["EW"] == 20  # ten plain straights, each looking alike after half a turn
    assert counted["NE"] == counted["ES"] == counted["SW"] == counted["NW"] == 8
    assert counted["NW+doll"] == counted["ESW+skull"] == 1
    assert counted["EW+mark-1"] == 2
    assert counted.total() == 4 * 34


# The treasure cards and the Book


@rule("TEAM-SETUP-5", "TEAM-SETUP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_two_treasure_cards_which_everybody_sees(seats: int) -> None:
    chance = Noting()
    state, happenings = INTRODUCTORY.deal(seats, chance)
    dealt_out = 2 * seats
    assert chance.drawn[33:-1] == [Drawn("treasure", card) for card in TREASURES[:dealt_out]]
    assert chance.offers[33:-1] == [TREASURES[gone:] for gone in range(dealt_out)]  # the whole deck, then what is left
    boards = [tuple(TREASURES[2 * seat : 2 * seat + 2]) for seat in range(seats)]
    assert list(state.boards) == boards
    assert happenings[seats : 2 * seats] == tuple(Drew(seat, cards) for seat, cards in enumerate(boards))
    assert state.collected == ()
    assert signs(state).cards_left == 24 - dealt_out


@rule("TEAM-SETUP-5")
def test_any_card_of_the_deck_may_be_the_next() -> None:
    state, _ = INTRODUCTORY.deal(2, Noting(position=-1))
    assert state.boards == (("winged-sandals", "urn"), ("skull", "sickle"))


@rule("TEAM-SETUP-6")
def test_the_book_holds_24_pages_and_any_of_them_may_be_the_first() -> None:
    chance = Noting()
    state, _ = INTRODUCTORY.deal(2, chance)
    assert chance.drawn[-1] == Drawn("page", "flip/doll+mandrake")
    assert chance.offers[-1] == PAGES
    assert state.pages == ("flip/doll+mandrake",)
    assert signs(state).pages_left == 23
    assert signs(dealt(2, STANDARD), STANDARD).pages_left == 24  # none is turned before the spells are chosen
    for place, page in enumerate(PAGES):
        assert INTRODUCTORY.deal(2, Noting(position=place))[0].pages == (page,)


@rule("TEAM-SETUP-2", "TEAM-SETUP-4", "TEAM-SETUP-6", "TEAM-SETUP-7", "TEAM-SETUP-9", "TEAM-SETUP-10", "T-01")
def test_three_players_set_up_and_the_first_page_is_turned() -> None:
    state, happenings = INTRODUCTORY.deal(3, Noting(position=-1))  # the last page teleports: no tile is turned
    assert state.fronts == ()
    assert all(tile.openings for tile in (*state.maze.tiles, state.spare))
    assert [len(board) for board in state.boards] == [2, 2, 2]
    assert signs(state).cards_left == 18
    assert signs(state).pages_left == 23
    assert state.spells == (("push", "rotate"),) * 3
    assert state.used == ()
    assert happenings == (
        *(SpellTaken(seat, "rotate") for seat in range(3)),
        Drew(0, ("winged-sandals", "urn")),
        Drew(1, ("skull", "sickle")),
        Drew(2, ("shell", "scroll")),
        TurnBegan(0),
        DaedalusTeleported(("yellow", "red"), "green"),
        Sent(0, square("a1"), square("a7")),  # until then each piece stood on its own corner
        Sent(1, square("g1"), square("a7")),
    )
    assert pieces(state) == ["a7", "a7", "g7"]


@rule("TEAM-SETUP-10")
def test_everything_in_the_box_is_somewhere() -> None:
    for game in (INTRODUCTORY, STANDARD):
        counted = game.census(dealt(3, game))
        assert Counter({tile: count for tile, count in counted.items() if tile in TILES}) == Counter(TILES)
        assert (counted["pieces"], counted["treasure cards"], counted["pages"]) == (3, 24, 24)
        assert (counted["fixed 0 ES"], counted["fixed 2 ESW+mushroom"]) == (1, 1)
        assert sum(count for name, count in counted.items() if name.startswith("fixed ")) == 16
        assert counted.total() == 34 + 16 + 3 + 24 + 24
    assert fronts(dealt(3)) == {"f2": "NE+doll", "d3": "NE+mandrake"}  # counted although they lie face down


@rule("TEAM-SETUP-10")
def test_what_is_not_where_the_box_has_it_is_not_counted() -> None:
    state = position(CLOSED, player("a1"), player("g1"), collected="key fan", pages="push/b1 flip/no+such", down="b2")
    counted = INTRODUCTORY.census(state)
    assert (counted["pieces"], counted["treasure cards"], counted["pages"]) == (2, 24, 25)
    assert (counted[""], counted["NS"]) == (33, 1)  # 32 that lie open, one face down, and the spare
    assert not any(name.startswith("fixed ") for name in counted)


# The spells


@rule("TEAM-SETUP-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_introductory_game_everybody_has_push_and_rotate(seats: int) -> None:
    chance = Noting()
    state, happenings = INTRODUCTORY.deal(seats, chance)
    assert state.spells == (("push", "rotate"),) * seats
    assert state.used == ()
    assert happenings[:seats] == tuple(SpellTaken(seat, "rotate") for seat in range(seats))
    assert "spell" not in chance.labels
    assert state.ready("push")
    assert state.ready("rotate")


@rule("TEAM-SETUP-9")
def test_the_spells_of_the_standard_game_are_not_used_in_the_introductory_game() -> None:
    state = dealt(2)
    assert refused(state, "switch b2 c2") == ("team-no-spell", "TEAM-SETUP-9", {"spells": "Push, Rotate"})
    assert state.walk_spell is None
    assert not any(text.startswith(("switch", "choose")) for text in legal(state))
    assert refused(state, "choose switch") == ("team-chosen", "TEAM-STD-6", {})


@rule("TEAM-STD-2", "TEAM-STD-4", "TEAM-STD-6")
@pytest.mark.parametrize("game", [STANDARD, EXPERT])
def test_everybody_has_push_and_takes_one_of_five_spells(game: Team) -> None:
    state = dealt(4, game)
    assert (state.phase, state.spells) == ("choose", (("push",),) * 4)
    choices: list[tuple[Spell, list[str]]] = [
        ("switch", POOL),
        ("escape", ["rotate", "traverse", "teleport", "escape"]),  # what is taken is gone
        ("rotate", ["rotate", "traverse", "teleport"]),
    ]
    for seat, (spell, left) in enumerate(choices):
        assert game.to_act(state) == seat
        assert legal(state, game) == [f"choose {each}" for each in left]
        before = state
        state, happenings, drawn = step(state, f"choose {spell}", game=game)
        assert happenings == (SpellTaken(seat, spell),)
        assert drawn == []  # no treasure card is dealt before the last one has chosen
        assert (state.phase, state.boards, state.pages) == ("choose", ((),) * 4, ())
        assert (state.maze, state.spare, state.pieces) == (before.maze, before.spare, before.pieces)
    assert legal(state, game) == ["choose traverse", "choose teleport"]
    chance = Noting()
    state, happenings = game.play(state, game.parse("choose teleport"), chance)
    assert state.spells == (("push", "switch"), ("push", "escape"), ("push", "rotate"), ("push", "teleport"))
    assert chance.labels == ["treasure"] * 8 + ["page"]
    assert happenings == (
        SpellTaken(3, "teleport"),
        *(Drew(seat, tuple(TREASURES[2 * seat : 2 * seat + 2])) for seat in range(4)),
        TurnBegan(0),
        DaedalusFlipped(("doll", "mandrake")),
        Covered(square("f2"), Tile.parse("NE+doll")),
        Covered(square("d3"), Tile.parse("NE+mandrake")),
    )
    assert (state.phase, state.seat, state.used) == ("act", 0, ())


@rule("TEAM-STD-2")
def test_a_spell_that_is_taken_cannot_be_chosen_again() -> None:
    state = play(dealt(3, STANDARD), "choose traverse", game=STANDARD)
    left = "Rotate, Switch, Teleport, Escape"
    assert refused(state, "choose traverse", STANDARD) == ("team-spell-gone", "TEAM-STD-2", {"spells": left})


@rule("TEAM-STD-2", "TEAM-STD-4")
def test_what_nobody_has_taken_is_not_used() -> None:
    """Nor are the other three Rotates: only the one who chose it can rotate."""
    deal = "treasure=key treasure=fan treasure=urn treasure=doll page=teleport/blue+green/red"
    state = play(dealt(2, STANDARD), "choose rotate", "choose switch", game=STANDARD, drawn=deal)
    assert refused(state, "switch b2 c2", STANDARD) == ("team-no-spell", "TEAM-STD-2", {"spells": "Push, Rotate"})
    state = play(state, "end", game=STANDARD, drawn="page=push/b1")
    assert refused(state, "rotate b2/ES", STANDARD) == ("team-no-spell", "TEAM-STD-2", {"spells": "Push, Switch"})
    assert not any(text.startswith("rotate") for text in legal(state, STANDARD))


@rule("TEAM-STD-6")
@pytest.mark.parametrize("action", ["b1/NE", "rotate b1/ES", "switch b2 c2", "move b1", "turn NE", "uncover", "end"])
def test_nothing_happens_before_the_spells_are_chosen(action: str) -> None:
    assert refused(dealt(2, STANDARD), action, STANDARD) == ("team-choose-first", "TEAM-STD-6", {})


@rule("TEAM-STD-6", "TEAM-SETUP-11")
def test_the_start_player_chooses_first_and_then_begins() -> None:
    game = load("team", mode="expert", first=1)
    state = dealt(3, game)
    order = []
    for spell in ("rotate", "switch", "traverse"):
        order.append(game.to_act(state))
        chance = Noting()
        state, happenings = game.play(state, game.parse(f"choose {spell}"), chance)
    assert order == [1, 2, 0]
    assert state.spells == (("push", "traverse"), ("push", "rotate"), ("push", "switch"))
    assert [each for each in happenings if isinstance(each, Drew)] == [
        Drew(0, ("amulet", "candle")),
        Drew(1, ("cauldron", "dagger")),
        Drew(2, ("doll", "dragon-tooth")),
    ]
    assert TurnBegan(1) in happenings
    assert game.to_act(state) == 1


@rule("TEAM-STD-2", "TEAM-STD-3", "TEAM-STD-4", "T-02")
@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_two_players_may_have_their_spells_drawn_by_lot(mode: str) -> None:
    game = load("team", mode=mode, spells="random")
    chance = Noting(position=2)
    state, happenings = game.deal(2, chance)
    assert chance.drawn[33:35] == [Drawn("spell", "traverse"), Drawn("spell", "teleport")]
    assert chance.offers[33:35] == [POOL, ["rotate", "switch", "teleport", "escape"]]  # never the same one twice
    assert chance.labels[35:] == ["treasure"] * 4 + ["page"]
    assert state.spells == (("push", "traverse"), ("push", "teleport"))
    assert happenings[:2] == (SpellTaken(0, "traverse"), SpellTaken(1, "teleport"))
    assert (state.phase, state.seat) == ("act", 0)
    for spell in ("rotate b1/EW", "switch b2 c2"):  # what is left of the pool is out of the game
        assert refused(state, spell, game) == ("team-no-spell", "TEAM-STD-2", {"spells": "Push, Traverse"})


@rule("TEAM-STD-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_spell_of_the_pool_is_drawn_for_each_player(seats: int) -> None:
    chance = Noting()
    state, _ = load("team", mode="standard", spells="random", first=1).deal(seats, chance)
    assert [spells[1] for spells in state.spells] == POOL[:seats]
    assert chance.offers[33 : 33 + seats] == [POOL[gone:] for gone in range(seats)]
    assert state.seat == 1


@rule("TEAM-STD-3", "TEAM-SETUP-9")
def test_there_is_nothing_to_draw_by_lot_in_the_introductory_game() -> None:
    chance = Noting()
    state, _ = load("team", spells="random").deal(2, chance)
    assert "spell" not in chance.labels
    assert state.spells == (("push", "rotate"), ("push", "rotate"))


# Who begins


@rule("TEAM-SETUP-11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_start_player_is_the_one_that_was_chosen(first: int) -> None:
    game = load("team", first=first)
    chance = Noting()
    state, happenings = game.deal(3, chance)
    assert game.to_act(state) == first
    assert happenings[6] == TurnBegan(first)
    assert "first" not in chance.labels


@rule("TEAM-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_may_be_drawn_by_lot(seats: int) -> None:
    for mode in ("introductory", "standard"):
        chance = Noting(position=-1)
        state, _ = load("team", mode=mode, first="random").deal(seats, chance)
        assert chance.drawn[0] == Drawn("first", str(seats - 1))
        assert chance.offers[0] == [str(seat) for seat in range(seats)]
        assert state.seat == seats - 1


@rule("TEAM-SETUP-11")
@pytest.mark.parametrize(("first", "seats"), [(2, 2), (3, 3), (4, 4), (-1, 2)])
def test_the_start_player_must_have_a_seat(first: int, seats: int) -> None:
    refusal = problem(load("team", first=first).deal, seats, Noting())
    assert (refusal.key, refusal.values) == ("option-first", {"first": first, "last": seats - 1})

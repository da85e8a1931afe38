"""The types of the browser client are those of the server."""

import subprocess
from pathlib import Path

import msgspec

from knossos.game import Seeded, heard
from knossos.games import load, names
from knossos.table import typescript
from knossos.table.serve import Server
from tests.table.serving import bot, me, open_table
from tests.table.test_play import SEATS

WEB = Path(__file__).parents[2] / "web"
TSC = WEB / "node_modules" / ".bin" / "tsc"


def test_the_written_types_are_fresh() -> None:
    written = (WEB / "src" / "wire" / "types.ts").read_text(encoding="utf-8")
    assert written == typescript.text(), "run: python -m knossos.table.typescript > web/src/wire/types.ts"


def samples(game_name: str) -> list[tuple[str, bytes]]:
    """Views and events of a game that is really played, each with the name of its type."""
    game = load(game_name)
    prefix = game_name.capitalize()
    seats = game.facts.seats[0]
    state, happenings = game.deal(seats, Seeded("types"))
    found: dict[str, tuple[str, bytes]] = {}
    for version in range(1, 200):
        view = game.view(state, version % seats)
        found["view"] = (f"{prefix}View", msgspec.json.encode(view))
        if game.kinds.signs:
            found["signs"] = (f"{prefix}Signs", msgspec.json.encode(game.signs(view)))
        for event in heard(happenings, 0):
            found[type(event).__name__] = (f"{prefix}Event", msgspec.json.encode(event))
        if game.to_act(state) is None:
            break
        legal = game.legal(state)
        state, happenings = game.play(state, legal[version * 7 % len(legal)], Seeded("types", version))
    return list(found.values())


def compiled(folder: Path, assertions: list[tuple[str, str]]) -> str:
    """What the TypeScript compiler says about values of some types; nothing if they fit."""
    types = sorted({name for name, _ in assertions})
    lines = [f'import type {{ {", ".join(types)} }} from "./types";']
    lines += [f"export const sample{number}: {name} = {value};" for number, (name, value) in enumerate(assertions)]
    (folder / "samples.ts").write_text("\n".join(lines), encoding="utf-8")
    (folder / "types.ts").write_text(typescript.text(), encoding="utf-8")
    (folder / "tsconfig.json").write_text(
        '{"compilerOptions": {"strict": true, "noEmit": true, "target": "ES2022", "module": "ESNext", "types": []}}'
    )
    run = subprocess.run([TSC, "-p", folder], capture_output=True, text=True, check=False)
    return run.stdout + run.stderr


def test_what_the_server_sends_fits_the_types(tmp_path: Path, server: Server) -> None:
    assertions = [(name, value.decode()) for game in names() for name, value in samples(game)]
    for game in names():
        table = open_table(server, me(), *[bot()] * (SEATS.get(game, 2) - 1), game=game).start()
        with table.connect(table.token, since=0, language="en") as client:
            assertions += [("FromServer", msgspec.json.encode(client.receive()).decode()) for _ in range(3)]
    assert compiled(tmp_path, assertions) == ""


def test_what_does_not_fit_is_noticed(tmp_path: Path) -> None:
    assert "samples.ts" in compiled(tmp_path, [("Done", '{"type": "done", "reference": 7, "version": 1}')])

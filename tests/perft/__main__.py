from tests.perft import FOLDER, counts, positions
from tests.variants import every_mode, file_name

for game in every_mode():
    blocks = ["\n".join((position, *counts(game, position))) for position in positions(game)]
    file = FOLDER / file_name(game)
    file.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
    print(file.name)

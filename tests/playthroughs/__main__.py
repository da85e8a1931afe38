from tests.playthroughs import FOLDER, playthrough
from tests.variants import every_mode, file_name

for game in every_mode():
    file = FOLDER / file_name(game)
    file.write_text(playthrough(game), encoding="utf-8")
    print(file.name)

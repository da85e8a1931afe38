"""A server in a process of its own, which can be killed and started again at the same address."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

KNOSSOS = str(Path(sys.executable).with_name("knossos"))


class Killable:
    """`knossos serve` on one file."""

    def __init__(self, folder: Path, port: int) -> None:
        self.command = [KNOSSOS, "serve", "--port", str(port), "--data", str(folder / "tables.sqlite")]
        self.command += ["--pause", "0", "--no-limits", "--thinkers", "1"]
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
        )
        assert self.process.stdout
        found = re.search(r"http://\S+:\d+/", self.process.stdout.readline())
        assert found, "the server does not listen"
        self.address = found[0]

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()

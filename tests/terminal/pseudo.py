"""The real program in a pseudo-terminal, typed at and read like a person would."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path
from types import TracebackType

PATIENCE = 60
"""Seconds after which a program that says nothing more is given up."""


class Terminal:
    """A terminal in which `knossos` runs."""

    def __init__(self, folder: Path, *arguments: str, columns: int = 80, **environment: str) -> None:
        self._keyboard, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self._process = subprocess.Popen(
            [Path(sys.executable).with_name("knossos"), *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=folder,
            env=kept | {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "NUMBA_DISABLE_JIT": "0"} | environment,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(other)
        self.text = ""
        # What is typed while the program still writes may be echoed in the middle of a character.
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                with suppress(OSError):  # it may have ended already
                    self.type("q")
                self.close()
        finally:
            self._process.kill()
            self._process.wait()
            os.close(self._keyboard)

    def expect(self, wanted: str) -> str:
        """Read until something is on the screen; gives what came up to there, and forgets it."""
        while wanted not in self.text:
            assert self._read(), f"{wanted!r} did not come after:\n{self.text}"
        before, _, self.text = self.text.partition(wanted)
        return before + wanted

    def prompt(self) -> str | None:
        """Read until a prompt; None if the program ends without another one."""
        while "\n> " not in self.text:
            if not self._read():
                return None
        return self.expect("\n> ")

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._keyboard, f"{line}\n".encode())

    def answer(self, line: str) -> str:
        """Wait for the prompt, then type a line; gives what stood before the prompt."""
        shown = self.expect("\n> ")
        self.type(line)
        return shown

    def interrupt(self) -> None:
        """Press Ctrl-C at the prompt, and again as long as nothing happens.

        A signal that comes just before the program begins to wait for a line does not wake it.
        """
        self.expect("\n> ")
        os.write(self._keyboard, b"\x03")
        while self.text.replace("^C", "").strip() == "":
            if not select.select([self._keyboard], [], [], 2)[0]:
                os.write(self._keyboard, b"\x03")
            elif not self._read():
                break

    def end_of_input(self) -> None:
        """Press Ctrl-D at the prompt."""
        self.expect("\n> ")
        os.write(self._keyboard, b"\x04")

    def close(self) -> tuple[int, str]:
        """Read to the end; gives the exit status and the rest of the text."""
        while self._read():
            pass
        return self._process.wait(PATIENCE), self.text

    def _read(self) -> bool:
        ready, _, _ = select.select([self._keyboard], [], [], PATIENCE)
        assert ready, f"nothing came for {PATIENCE} seconds after:\n{self.text}"
        try:
            block = os.read(self._keyboard, 65536)
        except OSError:  # on Linux, the end of a pseudo-terminal
            return False
        text = self.text + self._decoder.decode(block)  # a block may end within a character or a sequence
        self.text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).replace("\r\n", "\n")
        return bool(block)


def flat(text: str) -> str:
    """A text on one line, however it was wrapped."""
    return " ".join(text.split())


def _take_terminal() -> None:
    """Make the terminal that of the new session, so that Ctrl-C reaches the program."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)

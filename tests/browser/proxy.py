"""A way to the server that can be cut, or die without a word."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Proxy:
    """Passes everything on, until it is cut; then nothing comes through, and nobody new."""

    def __init__(self, address: str) -> None:
        self.target = ("127.0.0.1", urlsplit(address).port or 80)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        self.cut = False
        self.open: list[socket.socket] = []
        self.dead: set[socket.socket] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self.listener.accept()
                if self.cut:
                    caller.close()
                    continue
                server = socket.create_connection(self.target)
                self.open += caller, server
                for source, sink in ((caller, server), (server, caller)):
                    threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                if source not in self.dead:
                    sink.sendall(content)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def sever(self) -> None:
        """Cut every connection."""
        self.cut = True
        while self.open:
            end = self.open.pop()
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def freeze(self) -> None:
        """Every connection stays open, but nothing comes through any more; new ones are served."""
        self.dead.update(self.open)

    def mend(self) -> None:
        """Let everybody through again."""
        self.cut = False


@contextmanager
def proxied(address: str) -> Iterator[Proxy]:
    """A proxy until the end of the block."""
    proxy = Proxy(address)
    try:
        yield proxy
    finally:
        proxy.listener.shutdown(socket.SHUT_RDWR)
        proxy.listener.close()
        proxy.sever()

"""The command `knossos serve`: the server from its start to its end."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from msgspec import Struct

from knossos.locale import Problem, catalogue
from knossos.table import client
from knossos.table.app import application
from knossos.table.doors import Arrival, Door, Doors, asks_nothing
from knossos.table.hall import Hall, Settings
from knossos.table.limits import UNLIMITED, Limits
from knossos.table.places import Place, open_store, place, shown
from knossos.table.signals import handled
from knossos.table.sqlite import default_path
from knossos.table.thinkers import Thinkers
from knossos.table.workers import Workers

ASKING = 10
"""Seconds in which a request should begin on a connection."""

STOPPING = 5
"""Seconds for what is under way when the server stops."""

FILES = 8192
"""So many may be open: all connections, and some more."""

log = logging.getLogger(__name__)


class House(Struct, frozen=True):
    """What a server is made of."""

    data: Place | None = None
    """The file or the database of all tables; None: only in memory."""

    thinkers: int = 1
    settings: Settings = Settings()
    limits: Limits = Limits()
    proxy: str | None = None
    """The addresses of proxies that are believed about who asks."""

    web: Path | None = None
    """The folder of the browser client; None: a page says what this is."""


def run(options: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    _begin_log()
    open_many()
    words = catalogue(options.language)
    house = _house(options)

    def listens(address: str) -> None:
        print(words.say("serve-listens", address=address, file=shown(house.data)), flush=True)
        if options.open:
            webbrowser.open(address)

    if options.workers == 1:
        with listening(options.host, options.port) as listener:
            _work(house, listener, lambda server: listens(server.address))
    else:
        asyncio.run(_try(house))
        with listening(options.host, options.port) as listener, Doors.of(options.workers) as doors:
            listens(_address(listener))
            shares = [(house, listener, doors, place) for place in range(options.workers)]
            Workers(_work_along, shares, doors.abandon).run()
    print(words.say("serve-stopped"), flush=True)
    return 0


def _house(options: argparse.Namespace) -> House:
    """What was asked for."""
    data = default_path() if options.database is None else place(options.database)
    if options.workers < 1 or (options.workers > 1 and not isinstance(data, str)):
        raise Problem("serve-workers", workers=options.workers)
    return House(
        data,
        options.thinkers or max(1, ((os.cpu_count() or 2) - 1) // options.workers),
        Settings() if options.pause is None else Settings(pause=options.pause),
        UNLIMITED if options.no_limits else Limits(),
        options.proxy,
        client.folder(),
    )


def open_many() -> None:
    """Each connection is an open file; where there are no more, asyncio does little but complain in the log."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # not on every platform

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _begin_log() -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def _work(house: House, listener: socket.socket, listens: Callable[[Server], None], door: Door | None = None) -> None:
    gc.freeze()  # the modules are here to stay: looking through them for garbage would keep everybody waiting
    asyncio.run(serve(house, listener, listens, door))


def _work_along(house: House, listener: socket.socket, doors: Doors, place: int) -> None:
    """Be one of several workers, as long as the process that started them is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until there is something to stop
    _begin_log()

    def watch(server: Server) -> None:
        loop, first = asyncio.get_running_loop(), multiprocessing.parent_process()
        assert first

        def stop() -> None:
            loop.remove_reader(first.sentinel)
            server.should_exit = True

        loop.add_reader(first.sentinel, stop)

    try:
        _work(house, listener, watch, Door(doors, place))
    except Problem as problem:
        log.error("%s", problem)
        sys.exit(2)


async def _try(house: House) -> None:
    """Open the store once, so that what is wrong with it is said before any worker begins."""
    store = await open_store(house.data)
    await store.close()


async def serve(
    house: House, listener: socket.socket, listens: Callable[[Server], None], door: Door | None = None
) -> None:
    """Open the house, answer until the server is told to stop, and put everything away."""
    async with AsyncExitStack() as open_house:
        told_to_stop = open_house.enter_context(_terminated())
        store = await open_store(house.data)
        open_house.push_async_callback(store.close)
        thinkers = Thinkers(house.thinkers)
        await thinkers.start()
        open_house.push_async_callback(thinkers.close)
        hall = Hall(store, thinkers, house.settings)
        await hall.start()
        open_house.push_async_callback(hall.close)
        await Server(house, hall, listener, listens, door, told_to_stop).serve([listener])


@contextmanager
def _terminated() -> Iterator[Callable[[], bool]]:
    """Whether SIGTERM has come. It breaks off neither the opening of a house nor its closing: others wait for that."""
    told: list[int] = []
    with handled(lambda number, _: told.append(number), signal.SIGTERM):
        yield lambda: bool(told)


def _our_affair(record: logging.LogRecord) -> bool:
    """Whether something belongs in the log: a client that sends what is no text is told so, and that is all."""
    return not record.getMessage().startswith("Invalid UTF-8")


def _config(house: House, hall: Hall, door: Door | None) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(_our_affair)
    return uvicorn.Config(
        application(hall, house.limits, house.web),
        http=cast("type[Arrival]", partial(Arrival, door)) if door else "auto",
        ws="websockets-sansio",
        ws_max_size=house.limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=house.proxy is not None,
        forwarded_allow_ips=house.proxy,
        timeout_graceful_shutdown=STOPPING,
        limit_concurrency=house.limits.everybody,
    )


class Server(uvicorn.Server):
    """Says when it listens, and leaves what comes after the end to whoever started it."""

    def __init__(
        self,
        house: House,
        hall: Hall,
        listener: socket.socket,
        listens: Callable[[Server], None],
        door: Door | None,
        told_to_stop: Callable[[], bool],
    ) -> None:
        super().__init__(_config(house, hall, door))
        self.hall = hall
        self._door = door
        self._told_to_stop = told_to_stop
        self.address = _address(listener)
        self._listens = listens
        self._silent: set[tuple[Any, Any]] = set()
        """The connections that asked nothing when the server looked last, with what they had asked before."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        if self._door:
            self._door.attend(self._take_over)
        await super().startup(sockets)
        self._listens(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen no longer, and finish what is under way."""
        if self._door:
            self._door.leave()
        await super().shutdown(sockets)

    def _take_over(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection where another worker has stopped."""
        assert self._door
        loop, state = asyncio.get_running_loop(), self.server_state
        arrival = partial(
            Arrival,
            self._door,
            config=self.config,
            server_state=state,
            app_state=self.lifespan.state,
            _loop=loop,
            request=request,
        )
        connection.settimeout(0)
        begins: asyncio.Task[Any] = loop.create_task(loop.connect_accepted_socket(arrival, connection))
        state.tasks.add(begins)
        begins.add_done_callback(state.tasks.discard)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second, be at the door and see whether to stop; now and then, see who asks nothing."""
        if self._door:
            self._door.stay()
        if counter % (10 * ASKING) == 0:
            self._send_away_the_silent()
        self.should_exit = self.should_exit or self._told_to_stop()
        return await super().on_tick(counter)

    def _send_away_the_silent(self) -> None:
        """Close connections on which no request has come since last time."""
        connections: set[Any] = self.server_state.connections
        silent = {(each, each.cycle) for each in connections if asks_nothing(each)}
        for connection, _ in silent & self._silent:
            connection.transport.close()
        self._silent = silent

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in an orderly way on the first SIGINT, at once on the second."""
        with handled(self.handle_exit, signal.SIGINT):
            yield


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens."""
    if not 0 <= port <= 65535:
        raise Problem("serve-port", port=str(port))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (while ")[0]
        raise Problem("serve-address", host=host, port=str(port), reason=reason) from None
    with listener:
        # Every connection gets it from here; without it, an answer that follows another one waits for the client
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield listener

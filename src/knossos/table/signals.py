"""What to do on a signal, for a while."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def handled(handle: Callable[..., object], *numbers: signal.Signals) -> Iterator[None]:
    """Do something on each of these signals. They come to the main thread: in any other, nothing is changed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handle) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)

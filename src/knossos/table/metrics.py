"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Literal


class Metrics:
    """Counters since the process started, which are those of one of several workers. None is about one table."""

    def __init__(self) -> None:
        self.opened = 0
        self.entries = 0
        self.store_failed = 0
        self.messages = 0
        self.refused = 0
        self.bots_asked = 0
        self.bots_failed = 0

    def text(self, gauges: Mapping[str, int]) -> str:
        """All counters, and what can be measured now."""
        counters = {
            "knossos_tables_opened_total": self.opened,
            "knossos_entries_total": self.entries,
            "knossos_store_failed_total": self.store_failed,
            "knossos_messages_total": self.messages,
            "knossos_refused_total": self.refused,
            "knossos_bots_asked_total": self.bots_asked,
            "knossos_bots_failed_total": self.bots_failed,
        }
        return "".join(_family("counter", counters) + _family("gauge", gauges))


def _family(kind: Literal["counter", "gauge"], values: Mapping[str, int]) -> list[str]:
    """Figures of a kind. Who asks several workers at one address tells them apart by the process."""
    process = f'{{process="{os.getpid()}"}}'
    return [f"# TYPE {name} {kind}\n{name}{process} {value}\n" for name, value in values.items()]

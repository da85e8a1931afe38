"""What goes wrong again and again, said in the log once."""

from __future__ import annotations

import logging
from collections.abc import Collection

from knossos.locale import Problem
from knossos.table.store import StoreFailed


class Troubles:
    """What the log has said of what fails, at one table or everywhere: it is tried again and again."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._said: dict[tuple[str | None, str], str] = {}

    def note(self, failing: str, trouble: Exception, table: str | None = None) -> None:
        """Say what is wrong, unless that was said before."""
        if self._said.get((table, failing)) == repr(trouble):
            return
        self._said[table, failing] = repr(trouble)
        what = failing if table is None else f"table {table} {failing}"
        if isinstance(trouble, Problem | StoreFailed):
            self._log.error("%s: %s", what, trouble)
        else:
            self._log.error("%s", what, exc_info=trouble)

    def are_over(self, failing: str, table: str | None = None) -> None:
        """It does not fail any more; if it does so later, that is news."""
        self._said.pop((table, failing), None)

    def keep_those_of(self, tables: Collection[str]) -> None:
        """Forget what was wrong with all other tables."""
        self._said = {about: said for about, said in self._said.items() if about[0] is None or about[0] in tables}

    def __len__(self) -> int:
        return len(self._said)

"""Finds a Chromium; installs one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserType

from tests import debian

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")

FLAGS = [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(kind: BrowserType) -> Browser:
    """Open a browser that nobody sees."""
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    found = _found(kind) or _installed(kind)
    return kind.launch(executable_path=found, args=[*FLAGS, *root])


def _found(kind: BrowserType) -> str | None:
    if named := os.environ.get("KNOSSOS_CHROMIUM"):
        return named
    if Path(kind.executable_path).exists():
        return kind.executable_path
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed(kind: BrowserType) -> str | None:
    """Take Playwright's own; where that cannot be fetched, the one of the system."""
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if not _found(kind) and debian.can_install():
        with debian.one_at_a_time():
            if not _found(kind):
                debian.install("chromium")
    found = _found(kind)
    assert found, "there is no Chromium, and none could be installed: name one with KNOSSOS_CHROMIUM"
    return found

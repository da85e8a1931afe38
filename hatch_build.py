"""Brings the browser client into what is installed: built here where it has changed, as it came where it has not."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_spec = importlib.util.spec_from_file_location("web_build", Path(__file__).parent / "web" / "build.py")
assert _spec
assert _spec.loader
web = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(web)


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before everything that is built; an editable install uses the client where it lies."""

    def dependencies(self) -> list[str]:
        """Node, if there is something to build."""
        return [] if web.fresh() else [web.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and pack it in."""
        if not web.fresh():
            web.build()
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"][str(web.BUILT)] = "knossos/web"

"""The files of the browser client, where there are any."""

import os
from os import PathLike
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


def client() -> Mount | None:
    """What serves the client: as it was installed, as it was built here, or as KNOSSOS_WEB says."""
    chosen = os.environ.get("KNOSSOS_WEB")
    package = Path(__file__).parents[1]
    folders = [Path(chosen)] if chosen else [package / "web", package.parents[1] / "web" / "dist"]
    found = next((folder for folder in folders if (folder / "index.html").is_file()), None)
    return Mount("/", GZipMiddleware(_Files(directory=found, html=True))) if found else None


class _Files(StaticFiles):
    def file_response(
        self, full_path: PathLike[str] | str, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        lasting = "/assets/" in scope["path"]  # those have a fingerprint in their name
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response

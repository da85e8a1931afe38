"""The files of the browser client, where there are any."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


def folder() -> Path | None:
    """Where the client is: as it was installed, as it was built here, or where KNOSSOS_WEB says."""
    chosen = os.environ.get("KNOSSOS_WEB")
    package = Path(__file__).parents[1]
    folders = [Path(chosen)] if chosen else [package / "web", package.parents[1] / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def routes(folder: Path) -> list[BaseRoute]:
    """What serves the client. Each path has its own route, so that all others stay unknown."""
    files = [Route(_path(file), _sending(file)) for file in sorted(folder.iterdir()) if file.is_file()]
    return [*files, Mount("/assets", GZipMiddleware(_Lasting(directory=folder / "assets")))]


def _path(file: Path) -> str:
    return "/" if file.name == "index.html" else f"/{file.name}"


def _sending(file: Path) -> Callable[[Request], Awaitable[Response]]:
    async def send(_: Request) -> Response:
        return FileResponse(file, headers={"Cache-Control": "no-cache"})

    return send


class _Lasting(StaticFiles):
    """Files that never change: they have a fingerprint in their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

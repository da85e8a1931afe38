"""The description of everything that can be asked over HTTP, made from the endpoints themselves."""

import re
from importlib.metadata import version
from typing import Any

import msgspec

from knossos.table.http import ENDPOINTS, JSON, Endpoint, Refused

_REFUSED = {
    400: "What was sent is not right",
    403: "Not for whoever asks",
    404: "There is no such thing, or not for whoever asks",
    408: "The content did not come in time",
    409: "Not now",
    413: "More than the server reads",
    415: "Not the kind of content that is read here",
    429: "Too much at a time",
    503: "Not possible at the moment",
}

_PATTERNS = {"table": "^[a-z0-9]{1,16}$", "game": "^[a-z]{1,16}$", "seat": "^[0-9]{1,2}$"}


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for endpoint in ENDPOINTS for kind in (endpoint.takes, endpoint.gives) if _structured(kind)]
    _, schemas = msgspec.json.schema_components([*types, Refused], ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Knossos",
            "version": version("knossos"),
            "description": "The way to a table and what remains of it. The game itself is played at /api/play.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [_parameter(name, "path") for name in names]
    parameters += [_parameter("seat", "query")] if endpoint.seat else []
    statuses = {*endpoint.refusals, 429, 503} | ({400, 408, 413, 415} if endpoint.takes else set())
    operation = {
        "operationId": endpoint.name,
        "summary": (endpoint.handle.__doc__ or "").strip(),
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "Done", "content": _content(endpoint.gives)},
            **{str(status): _refusal(status) for status in sorted(statuses)},
        },
    }
    if "table" in names:
        operation["security"] = [{}, {"token": []}]
    if endpoint.takes:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    return operation


def _refusal(status: int) -> dict[str, Any]:
    refusal: dict[str, Any] = {"description": _REFUSED[status], "content": _content(Refused)}
    if status in (429, 503):
        seconds = {"description": "Seconds to wait", "schema": {"type": "string", "pattern": "^[0-9]+$"}}
        refusal["headers"] = {"Retry-After": seconds}
    return refusal


def _parameter(name: str, place: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": _PATTERNS[name]}
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _structured(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind.partition(";")[0]: {"schema": {"type": "string"}}}
    return {JSON: {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}

"""The API's own description: OpenAPI for programs, a page for people."""

from __future__ import annotations

import html
import re
from typing import Any

import msgspec

from .. import __version__
from .desk import Endpoint
from .failures import STATUS
from .frames import FromServer
from .wire import Failure, FromClient

_JSON = "application/json"


def describe(endpoints: list[Endpoint]) -> dict[str, Any]:
    """Describe all endpoints in OpenAPI 3.1."""
    named = [
        kind
        for endpoint in endpoints
        for kind in (endpoint.body, endpoint.reply)
        if isinstance(kind, type) and kind is not str
    ]
    types: list[Any] = [*dict.fromkeys(named), Failure, FromClient, FromServer]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}", schema_hook=lambda kind: {"description": "any JSON"}
    )
    by_type: dict[Any, dict[str, Any]] = dict(zip(types, schemas, strict=True))
    by_type[str] = {"type": "string"}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    paths["/api/tables/{table}/live"] = {
        "get": {**_LIVE, "x-messages-from-client": by_type[FromClient], "x-frames-from-server": by_type[FromServer]}
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cosmodrome",
            "version": __version__,
            "description": "Play space board games over HTTP and WebSocket. "
            "A guest is a signed cookie, given by GET /api/me. "
            f"Errors: {', '.join(sorted(STATUS))}.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "cosmodrome"}},
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    """Describe one endpoint."""
    name = endpoint.handler.__name__
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": name,
        "description": endpoint.handler.__doc__ or "",
        "parameters": [
            {"name": part, "in": "path", "required": True, "schema": {"type": "string"}}
            for part in re.findall(r"{(\w+)}", endpoint.path)
        ]
        + [{"name": part, "in": "query", "required": False, "schema": {"type": "integer"}} for part in endpoint.query],
        "responses": {
            str(endpoint.status): {
                "description": "Done",
                "content": {"text/plain" if endpoint.reply is str else _JSON: {"schema": schemas[endpoint.reply]}},
            },
            "default": {
                "description": "Refused; nothing was changed",
                "content": {_JSON: {"schema": schemas[Failure]}},
            },
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"text/plain" if endpoint.body is str else _JSON: {"schema": schemas[endpoint.body]}},
        }
    if endpoint.makes_guest:
        operation["security"] = [{"guest": []}]
    return operation


_LIVE = {
    "summary": "Play and watch (WebSocket)",
    "operationId": "live",
    "description": "Upgrade to a WebSocket. The server sends hello, position, seats, chat, hint, preview, inspected, "
    "still_there, rematch, done and error frames; the client sends act, undo, chat, hint, preview, inspect, hand_over, "
    "take_back, here, look, pace and ping.",
    "parameters": [
        {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
        {"name": "since", "in": "query", "required": False, "schema": {"type": "integer"}},
    ],
    "responses": {"101": {"description": "The WebSocket is open"}},
    "security": [{"guest": []}],
}


def page(description: dict[str, Any]) -> str:
    """Write the description as a page to read, with nothing loaded from elsewhere."""
    rows = []
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            content = operation.get("requestBody", {}).get("content", {})
            replies = operation["responses"]
            about = html.escape(operation["description"] or operation["summary"])
            good = next(iter(replies))
            rows.append(
                f"<tr><td><code>{method.upper()}</code></td><td><code>{html.escape(path)}</code>"
                f"<br>{_queries(operation)}</td><td>{about}</td>"
                f"<td>{_kind(content)}</td><td>{good} {_kind(replies[good].get('content', {}))}</td></tr>"
            )
    live = description["paths"]["/api/tables/{table}/live"]["get"]
    said = "".join(
        f"<h3>{title}</h3><table>{_messages(live[key], description)}</table>"
        for title, key in (("From the client", "x-messages-from-client"), ("From the server", "x-frames-from-server"))
    )
    parts = []
    for name, schema in sorted(description["components"]["schemas"].items()):
        fields = "".join(
            f"<tr><td><code>{html.escape(field)}</code></td><td>{_type(kind)}</td>"
            f"<td>{'required' if field in schema.get('required', []) else 'optional'}</td></tr>"
            for field, kind in schema.get("properties", {}).items()
        )
        parts.append(
            f'<h3 id="{name}">{name}</h3><p>{html.escape(schema.get("description", ""))}</p><table>{fields}</table>'
        )
    info = description["info"]
    return _PAGE.format(
        version=html.escape(info["version"]),
        about=html.escape(info["description"]),
        rows="".join(rows),
        said=said,
        types="".join(parts),
    )


def _messages(schema: dict[str, Any], description: dict[str, Any]) -> str:
    """List the messages of the WebSocket: how each is marked, its fields, what it is for."""
    rows = []
    for each in schema["anyOf"]:
        name = each["$ref"].rsplit("/", 1)[1]
        kind = description["components"]["schemas"][name]
        tag = kind["properties"]["type"]["enum"][0]
        fields = ", ".join(field for field in kind["properties"] if field != "type")
        rows.append(
            f'<tr><td><code>"type": "{tag}"</code></td><td>{_type(each)}</td><td>{html.escape(fields)}</td>'
            f"<td>{html.escape(kind.get('description', ''))}</td></tr>"
        )
    return "".join(rows)


def _queries(operation: dict[str, Any]) -> str:
    """Name the parameters of the query."""
    names = [each["name"] for each in operation["parameters"] if each["in"] == "query"]
    return f"<small>?{html.escape('&'.join(names))}</small>" if names else ""


def _kind(content: dict[str, Any]) -> str:
    """Name what a body holds."""
    return ", ".join(_type(each["schema"]) if media == _JSON else html.escape(media) for media, each in content.items())


def _type(schema: dict[str, Any]) -> str:
    """Name a type."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(html.escape(msgspec.json.encode(each).decode()) for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return html.escape(str(schema.get("type", "anything")))


_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cosmodrome API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root {{ color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }}
body {{ max-width: 68rem; margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem }}
td, th {{ text-align: left; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid #8884 }}
code {{ font-size: .92em }} h3 {{ margin-bottom: 0 }}
</style>
<body><h1>Cosmodrome API <small>{version}</small></h1>
<p>{about}</p><p>For programs: <a href="/api/openapi.json">openapi.json</a>. Everything in prose, with a
bot in 30 lines: <code>docs/api.md</code> of the source.</p>
<h2>Requests</h2>
<table><tr><th></th><th>Path</th><th>What it does</th><th>Body</th><th>Reply</th></tr>{rows}</table>
<h2>The WebSocket of a table</h2>
<p>After the upgrade the server sends <a href="#Hello">hello</a> and then a <a href="#Position">position</a> whenever it
has changed. Answer a question in <code>asks</code> with one of its <code>actions</code>:
<code>{{"type": "act", "seat": 0, "number": 42, "text": "roll"}}</code>, with the number of the position that it was
chosen on. <code>number</code> only grows; <code>step</code> counts the actions that lead to a position.</p>{said}
<h2>Types</h2>{types}</body></html>"""

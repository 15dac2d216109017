"""Refusals on the wire: a status for HTTP, a key for programs, words for people."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.message import Json, arg_to_json
from ..table.refusal import Refusal
from ..table.storage import Unavailable
from ..texts import in_english
from .wire import Failure, Message

LOCALE = Path(__file__).parent / "locale"

STATUS = {
    "malformed": 400,
    "no-name": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "no-color": 400,
    "no-level": 400,
    "no-step": 400,
    "seed": 400,
    "chat-length": 400,
    "foreign": 403,
    "invitation": 403,
    "not-yours": 403,
    "not-creator": 403,
    "no-hints": 403,
    "not-found": 404,
    "no-game": 404,
    "no-table": 404,
    "no-seat": 404,
    "method": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "color-taken": 409,
    "not-waiting": 409,
    "not-playing": 409,
    "stale": 409,
    "no-undo": 409,
    "not-away": 409,
    "unfinished": 409,
    "not-over": 409,
    "other-rules": 409,
    "handed-over": 409,
    "not-alone": 409,
    "broken": 409,
    "one-seat": 409,
    "name-taken": 409,
    "too-big": 413,
    "illegal": 422,
    "too-fast": 429,
    "too-many": 429,
    "busy": 429,
    "fault": 500,
    "unavailable": 503,
}
"""The HTTP status of every error that there is."""


def refusal_of(error: Exception) -> Refusal:
    """Return what is said about something that went wrong here."""
    return Refusal("unavailable" if isinstance(error, Unavailable) else "fault")


def failure(refusal: Refusal) -> Failure:
    """Give a refusal as clients read it."""
    args = {name: arg_to_json(arg) for name, arg in refusal.message.args.items()}
    return Failure(refusal.key, Message(refusal.message.key, args), english(refusal))


def error_frame(refusal: Refusal, signal: int | str | None) -> dict[str, Json]:
    """Give a refusal as a frame of the WebSocket."""
    told = failure(refusal)
    return {"type": "error", "id": signal, "error": told.error, "message": told.message, "text": told.text}


def english(refusal: Refusal) -> str:
    """Say a refusal in English."""
    if not refusal.key or not refusal.message.key.startswith("error-"):
        return in_english(refusal.game, refusal.message)
    return words("en", refusal.message.key, **{name: arg_to_json(arg) for name, arg in refusal.message.args.items()})


def words(language: str, key: str, **args: Json) -> str:
    """Say one of the server's own texts."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, args)
    return str(said)


@cache
def _bundle(language: str) -> FluentBundle:
    """Read the server's own texts."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle

"""Refusals on the wire: a status for HTTP, a key for programs, words for people."""

from __future__ import annotations

from pathlib import Path

from ..kernel.message import Json, arg_to_json
from ..table.refusal import Refusal
from ..table.storage import Unavailable
from ..texts import bundle_of, in_english
from .wire import Failure, Message

LOCALE = Path(__file__).parent / "locale"

_KEYS = {
    400: "malformed no-name bad-setup bad-record no-color no-level no-step seed chat-length",
    403: "foreign invitation not-yours not-creator no-hints",
    404: "not-found no-game no-table no-seat",
    405: "method",
    408: "too-slow",
    409: "seat-taken color-taken not-waiting not-playing stale no-undo not-away unfinished not-over "
    "other-rules handed-over not-alone broken one-seat name-taken",
    413: "too-big",
    422: "illegal",
    429: "too-fast too-many busy",
    500: "fault",
    503: "unavailable",
}
STATUS = {key: status for status, keys in _KEYS.items() for key in keys.split()}
"""The HTTP status of every error that there is."""


def refusal_of(error: Exception) -> Refusal:
    """Return what is said about something that went wrong here."""
    return Refusal("unavailable" if isinstance(error, Unavailable) else "fault")


def failure(refusal: Refusal) -> Failure:
    """Return a refusal as clients read it."""
    args = {name: arg_to_json(arg) for name, arg in refusal.message.args.items()}
    return Failure(refusal.key, Message(refusal.message.key, args), english(refusal))


def error_frame(refusal: Refusal, signal: int | str | None) -> dict[str, Json]:
    """Return a refusal as a frame of the WebSocket."""
    told = failure(refusal)
    return {"type": "error", "id": signal, "error": told.error, "message": told.message, "text": told.text}


def english(refusal: Refusal) -> str:
    """Say a refusal in English."""
    if not refusal.key or not refusal.message.key.startswith("error-"):
        return in_english(refusal.game, refusal.message)
    return words("en", refusal.message.key, **{name: arg_to_json(arg) for name, arg in refusal.message.args.items()})


def words(language: str, key: str, **args: Json) -> str:
    """Say one of the server's own texts."""
    bundle = bundle_of(LOCALE / f"{language}.ftl", language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, args)
    return str(said)

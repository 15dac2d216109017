"""Guests: an id in a signed cookie. The key that signs never leaves the data folder."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

COOKIE = "cosmodrome"
_YEAR = 365 * 24 * 3600


class Guests:
    """Gives out cookies and knows its own."""

    def __init__(self, folder: Path) -> None:
        self._key = _key(folder / "cookie.key")

    def new(self) -> str:
        """Make the id of a new guest."""
        return "g" + secrets.token_hex(8)

    def read(self, cookies: str | None) -> str | None:
        """Find the guest in a Cookie header; None if there is none or it was not signed here."""
        if not cookies or len(cookies) > 4096:
            return None
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        guest, _, signature = morsel.value.partition(".")
        return guest if hmac.compare_digest(signature.encode(), self._sign(guest).encode()) else None

    def cookie(self, guest: str, secure: bool) -> str:
        """Write the Set-Cookie header for a guest."""
        return (f"{COOKIE}={guest}.{self._sign(guest)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax"
                + ("; Secure" if secure else ""))

    def _sign(self, guest: str) -> str:
        digest = hmac.digest(self._key, guest.encode("utf-8", "surrogatepass"), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _key(path: Path) -> bytes:
    """Read the key, or make one that only this user can read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)  # fails where another server was quicker: its key is the one that counts
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_bytes()

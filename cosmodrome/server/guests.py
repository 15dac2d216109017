"""Guests: an id in a signed cookie, renewed while it is used. The key that signs never leaves the storage."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple

COOKIE = "cosmodrome"
SECURE_COOKIE = "__Host-cosmodrome"
"""The name where TLS is spoken: a browser takes it only from this very host, and never without TLS."""
_DAY = 24 * 3600
_YEAR = 365 * _DAY
_MONTH = 30 * _DAY


class Known(NamedTuple):
    """A guest whose cookie was signed here."""

    guest: str
    stale: bool
    """Whether the cookie should be given anew, so that who comes now and then never loses his seats."""


class Guests:
    """Gives out cookies and knows its own."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """Make the id of a new guest."""
        return "g" + secrets.token_hex(8)

    def read(self, cookies: str | None, secure: bool = False) -> Known | None:
        """Find the guest in a Cookie header; None if there is none or it was not signed here."""
        if not cookies or len(cookies) > 4096:
            return None
        try:
            jar = SimpleCookie(cookies)
        except CookieError:
            return None
        for name in (SECURE_COOKIE, COOKIE):
            if name in jar and (known := self._known(jar[name].value)) is not None:
                return Known(known.guest, known.stale or name != _name(secure))
        return None

    def _known(self, value: str) -> Known | None:
        """Read the value of a cookie: the id, when it was given (not in the oldest ones), and the signature."""
        signed, _, signature = value.partition(".")
        if not hmac.compare_digest(signature.encode("utf-8", "surrogatepass"), self._sign(signed).encode()):
            return None
        guest, _, given = signed.partition("~")
        return Known(guest, not given.isdecimal() or time.time() - int(given) > _MONTH)

    def cookie(self, guest: str, secure: bool) -> str:
        """Write the Set-Cookie header for a guest."""
        signed = f"{guest}~{int(time.time())}"
        return f"{_name(secure)}={signed}.{self._sign(signed)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax" + (
            "; Secure" if secure else ""
        )

    def _sign(self, guest: str) -> str:
        digest = hmac.digest(self._key, guest.encode("utf-8", "surrogatepass"), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _name(secure: bool) -> str:
    """Name the cookie."""
    return SECURE_COOKIE if secure else COOKIE

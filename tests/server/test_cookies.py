"""Cookies: renewed while they are used, old ones stay good, forged ones are nobody."""

from __future__ import annotations

import base64
import hashlib
import hmac

import pytest
from server.clients import Guest, Server

from cosmodrome.server.guests import Guests

DAY = 24 * 3600
KEY = b"k" * 32


def value_of(cookie: str) -> str:
    return cookie.split(";")[0]


def test_a_cookie_is_renewed_after_a_month(monkeypatch: pytest.MonkeyPatch) -> None:
    guests = Guests(KEY)
    now = 1_800_000_000.0
    monkeypatch.setattr("cosmodrome.server.guests.time.time", lambda: now)
    given = value_of(guests.cookie("g1", False))
    assert guests.read(given) == ("g1", False)
    now += 31 * DAY
    assert guests.read(given) == ("g1", True)
    renewed = value_of(guests.cookie("g1", False))
    assert renewed != given
    assert guests.read(renewed) == ("g1", False)
    now += 300 * DAY
    assert guests.read(renewed) == ("g1", True), "it is still good"


def test_the_cookies_of_earlier_versions_are_good_and_are_renewed() -> None:
    guests = Guests(KEY)
    digest = hmac.digest(KEY, b"g1", hashlib.sha256)
    old = f"cosmodrome=g1.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"
    assert guests.read(old) == ("g1", True)
    assert guests.read(old.replace("g1", "g2")) is None


def test_the_time_in_a_cookie_cannot_be_changed() -> None:
    guests = Guests(KEY)
    given = value_of(guests.cookie("g1", False))
    guest, _, rest = given.partition("~")
    assert guests.read(f"{guest}~{9 * int(rest.partition('.')[0])}.{rest.partition('.')[2]}") is None
    assert guests.read(f"{guest}.{rest.partition('.')[2]}") is None


def test_over_tls_the_cookie_is_for_this_host_alone() -> None:
    guests = Guests(KEY)
    secure = guests.cookie("g1", True)
    assert secure.startswith("__Host-cosmodrome=")
    assert all(word in secure for word in ("; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax"))
    assert guests.read(value_of(secure), True) == ("g1", False)
    plain = value_of(guests.cookie("g2", False))
    assert guests.read(f"{plain}; {value_of(secure)}", True) == ("g1", False), "the safer one counts"
    assert guests.read(plain, True) == ("g2", True)


def test_a_server_renews_what_it_is_shown(server: Server, vega: Guest) -> None:
    assert "set-cookie" not in vega.http.get("/api/tables").headers
    digest = hmac.digest((server.data / "cookie.key").read_bytes(), b"g123", hashlib.sha256)
    old = f"cosmodrome=g123.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"
    reply = vega.http.get("/api/me", headers={"cookie": old})
    assert reply.json()["id"] == "g123"
    assert reply.headers["set-cookie"].startswith("cosmodrome=g123~")

"""Behind a proxy: it is believed if it is trusted, and nobody else is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.clients import Guest, Server
from support.process import free_port
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cosmodrome.kernel.errors import BadSetup
from cosmodrome.server import serve
from cosmodrome.server.addresses import household, read_address


@pytest.mark.parametrize(
    ("text", "counts_as"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("10.1.2.3:5678", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::7]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_a_household_is_one_address(text: str, counts_as: str) -> None:
    assert household(text) == counts_as


@pytest.mark.parametrize("text", ["", "unknown", "_hidden", "10.0.0.1, 10.0.0.2", "[::1", "1.2.3.4.5", "\u0661.2.3.4"])
def test_what_is_no_address_is_none(text: str) -> None:
    assert read_address(text) is None


class Proxy:
    """A little proxy: adds the client's address as real ones do, and passes everything on."""

    def __init__(self, server: Server, client: str, scheme: str = "http") -> None:
        self.port = free_port()
        self._server = server
        self._said = f"X-Forwarded-For: {client}\r\nX-Forwarded-Proto: {scheme}\r\n".encode()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(5)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._listening = self._loop.run_until_complete(asyncio.start_server(self._pass_on, "127.0.0.1", self.port))
        self._ready.set()
        self._loop.run_forever()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:
            writer.close()
            return
        behind, before = await asyncio.open_connection("127.0.0.1", self._server.port)
        # One request for each connection is enough for a test; an upgrade is passed on as it is.
        if b"upgrade: websocket" not in head.lower():
            head = head.replace(b"Connection: keep-alive", b"Connection: close")
        before.write(head[:-2] + self._said + b"\r\n")
        await asyncio.gather(_copy(reader, before), _copy(behind, writer))

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("trusting"), "strict=1", "proxied=1")
    yield running
    running.stop()


def used_up(address: str, **headers: str) -> int:
    """Become a new guest as often as one address may; give how often that was."""
    with httpx.Client(base_url=address, headers=headers) as http:
        for made in range(340):
            if http.get("/api/me").status_code == 429:
                return made
            http.cookies.clear()
    return 340


def test_two_clients_behind_a_trusted_proxy_are_two_addresses(trusting: Server) -> None:
    one, two = Proxy(trusting, "198.51.100.1"), Proxy(trusting, "2001:db8::1")
    assert 295 < used_up(one.address) < 320
    assert httpx.get(f"{one.address}/api/me").status_code == 429
    assert httpx.get(f"{two.address}/api/me").status_code == 200
    for proxy in (one, two):
        proxy.close()


def test_what_a_client_says_of_himself_is_not_believed_though_a_proxy_passes_it_on(trusting: Server) -> None:
    proxy = Proxy(trusting, "198.51.100.2")
    with httpx.Client(base_url=proxy.address) as http:
        made = 0
        for number in range(340):
            forged = {"x-forwarded-for": f"203.0.{number // 200}.{number % 200}", "x-forwarded-proto": "https"}
            reply = http.get("/api/me", headers=forged)
            http.cookies.clear()
            made += reply.status_code == 200
            assert "__Host-" not in reply.headers.get("set-cookie", "")
    assert made < 320
    proxy.close()


def test_a_proxy_that_is_no_address_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="--trusted-proxy"):
        serve(data_dir=tmp_path, trusted_proxies=("my proxy",))


def test_without_a_trusted_proxy_nobody_is_believed(tmp_path: Path) -> None:
    server = Server(tmp_path, "strict=1")
    made = 0
    http = httpx.Client(base_url=server.address)
    for number in range(330):
        forged = {"x-forwarded-for": f"203.0.{number // 200}.{number % 200}", "x-forwarded-proto": "https"}
        reply = http.get("/api/me", headers=forged)
        http.cookies.clear()
        made += reply.status_code == 200
        assert "strict-transport-security" not in reply.headers
        assert "Secure" not in reply.headers.get("set-cookie", "")
    assert made < 320
    server.stop()


def test_over_tls_cookies_are_for_this_host_alone_and_the_page_comes_from_it(trusting: Server) -> None:
    proxy = Proxy(trusting, "198.51.100.3", "https")
    host = f"127.0.0.1:{proxy.port}"
    reply = httpx.put(f"{proxy.address}/api/me", json={"name": "Vega"}, headers={"origin": f"https://{host}"})
    assert reply.status_code == 200, reply.text
    cookie = reply.headers["set-cookie"]
    assert cookie.startswith("__Host-cosmodrome=")
    assert "; Secure" in cookie
    assert "Domain" not in cookie
    assert reply.headers["strict-transport-security"].startswith("max-age=")
    foreign = httpx.put(f"{proxy.address}/api/me", json={"name": "Vega"}, headers={"origin": f"http://{host}"})
    assert foreign.json()["error"] == "foreign", "a page without TLS is another page"
    value = cookie.split(";")[0]
    assert httpx.get(f"{proxy.address}/api/me", headers={"cookie": value}).json()["name"] == "Vega"
    old = value.removeprefix("__Host-")
    again = httpx.get(f"{proxy.address}/api/me", headers={"cookie": old})
    assert again.json()["name"] == "Vega", "the old name of the cookie is still read"
    assert again.headers["set-cookie"].startswith("__Host-cosmodrome="), "and replaced"
    guest = Guest(trusting, "Rigel")
    table = guest.new_table("me", "open")["id"]
    live = f"ws://127.0.0.1:{proxy.port}/api/tables/{table}/live"
    with connect(live, origin=Origin(f"https://{host}"), compression=None) as socket:
        assert '"hello"' in str(socket.recv(5))
    with pytest.raises(InvalidStatus), connect(live, origin=Origin(f"http://{host}")):
        pass
    proxy.close()

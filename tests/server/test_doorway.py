"""The threshold: slow clients, half requests, nonsense in the first line and in headers; and how a server ends."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.clients import Guest, Server
from support.process import ROOT

GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    running = Server(tmp_path_factory.mktemp("hasty"), "headers_within=0.4", "body_within=0.4")
    yield running
    running.stop()


def said(server: Server, *parts: bytes, pause: float = 0.0, wait: float = 8.0) -> bytes:
    """Send something in parts, and give all that comes back until the server closes the connection or waits."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=wait) as line:
        heard = b""
        try:
            for part in parts:
                line.sendall(part)
                time.sleep(pause)
            while data := line.recv(65536):
                heard += data
        except (TimeoutError, ConnectionError):
            pass
        return heard


def trickle(server: Server) -> None:
    """Send a request that never ends, always a little more of it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=8) as line:
        for byte in GET * 20:
            line.sendall(bytes([byte]))
            time.sleep(0.02)


def status(reply: bytes) -> int:
    """Read the status of a reply; 0 for none."""
    return int(reply.split()[1]) if reply.startswith(b"HTTP/1.1 ") else 0


def test_who_does_not_finish_his_headers_is_turned_away(hasty: Server) -> None:
    assert status(said(hasty)) == 408
    assert status(said(hasty, GET)) == 408
    with pytest.raises(ConnectionError):
        trickle(hasty)


def test_who_dawdles_over_his_second_request_is_turned_away_too(hasty: Server) -> None:
    reply = said(hasty, GET + b"\r\n", GET[:20])
    assert reply.count(b"HTTP/1.1 ") == 2
    assert b"HTTP/1.1 408" in reply


def test_who_does_not_finish_his_body_is_told_so(hasty: Server) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"
    reply = said(hasty, head, b"{", b'"', pause=0.05)
    assert status(reply) == 408
    assert b"too-slow" in reply


def test_a_body_that_nobody_reads_is_not_waited_for_for_ever(hasty: Server) -> None:
    head = b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"
    began = time.monotonic()
    said(hasty, head, b"x", wait=15.0)
    assert time.monotonic() - began < 12.0


def test_who_is_quick_is_served_as_always(hasty: Server) -> None:
    with httpx.Client(base_url=hasty.address) as http:
        for _ in range(3):
            assert http.get("/api/games").status_code == 200
            assert http.put("/api/me", json={"name": "Vega"}).status_code == 200
            time.sleep(0.6)  # a connection that waits for the next request is kept


def test_a_table_stays_open_however_long_nothing_is_said(hasty: Server) -> None:
    vega = Guest(hasty, "Vega")
    live = vega.open(vega.new_table("me", {"kind": "here", "name": "Rigel"})["id"])
    live.until_type("position")
    time.sleep(1.5)  # longer than a body may take
    assert live.ask("ping")["type"] == "pong"
    live.close()


def test_a_body_that_is_cut_off_is_no_fault(tmp_path: Path) -> None:
    process, port = a_server(tmp_path)
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        time.sleep(0.2)
    time.sleep(0.3)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=20)
    assert errors == ""


NASTY = [
    b"GET /%00 HTTP/1.1",
    b"GET /" + b"a" * 300 + b" HTTP/1.1",
    b"GET /" + b"a/" * 4000 + b" HTTP/1.1",
    b"GET /" + b"%2e%2e/" * 40 + b" HTTP/1.1",
    b"GET /%ff%fe%00.js HTTP/1.1",
    b"GET //api/games HTTP/1.1",
    b"GET /\\..\\..\\x HTTP/1.1",
    b"GET * HTTP/1.1",
    b"OPTIONS * HTTP/1.1",
    b"GET http://[::1/ HTTP/1.1",
    b"GET http://x/api/games HTTP/1.1",
    b"HEAD / HTTP/1.1",
    b"BREW /api/games HTTP/1.1",
    b"TRACE / HTTP/1.1",
    b"CONNECT x:1 HTTP/1.1",
    b"PUT /%00 HTTP/1.1",
    b"DELETE /api/tables/%00 HTTP/1.1",
    b"GET /api/tables/%F0%9F%9A%80 HTTP/1.1",
    b"GET /api/tables/%ed%a0%80/log HTTP/1.1",
    b"GET /api/tables/x/log?from=%00&to=%ff HTTP/1.1",
    b"GET /api/tables/x/replay?" + b"a=1&" * 3000 + b" HTTP/1.1",
    b"GET /api/texts/%00 HTTP/1.1",
    b"GET /api/texts/en/%2e%2e%2f HTTP/1.1",
    b"GET /api/games/toy/rules/%00 HTTP/1.1",
    b"GET /api/games/" + b"x" * 5000 + b"/rules/en HTTP/1.1",
    b"GET /;/?#[]@!$&'()*+,= HTTP/1.1",
    b"GET /api/tables/x/live HTTP/1.1",
    b"GET /api/openapi.json?%00 HTTP/1.1",
    b"PATCH /api/tables/x/seats/%00 HTTP/1.1",
    b"GET /index.html/ HTTP/1.1",
    b"GET /assets HTTP/1.1",
    b"GET /con.js HTTP/1.1",
    b"GET /table/" + b"%0d%0aSet-Cookie:x" + b" HTTP/1.1",
]
HEADERS = [
    b"",
    b"Origin: http://[::1",
    b"Origin: null",
    b"Origin: http://x:port",
    b"Origin: \xff\xfe",
    b"Origin: //",
    b"Cookie: cosmodrome=",
    b"Cookie: cosmodrome=\xff.\xff",
    b"Cookie: =;;=;,\x01",
    b"Cookie: cosmodrome=g~.x",
    b"Cookie: " + b"a=b; " * 1500,
    b"Cookie: __Host-cosmodrome=g1~99999999999999999999999.x",
    b"X-Forwarded-For: \xff, [::1, ,",
    b"X-Forwarded-Proto: gopher",
    b"Accept-Encoding: gzip;q=, \xff",
    b"If-None-Match: \xff",
    b"Content-Length: 0",
    b"Upgrade: websocket\r\nConnection: Upgrade",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    b"Sec-WebSocket-Version: 13",
    b"Upgrade: h2c\r\nConnection: Upgrade",
    b"Range: bytes=9-1",
    b"Expect: 100-continue",
]
HOSTS = [b"Host: x", b"Host: [::1", b"Host: ", b"Host: \xff", b"Host: x:99999999999", b"Host: a b", b"Host: http://x/"]


def test_no_request_line_and_no_header_is_answered_with_a_fault(hasty: Server) -> None:
    chance = random.Random(4)
    requests = [(line, HEADERS[0], HOSTS[0]) for line in NASTY]
    requests += [(chance.choice(NASTY), header, chance.choice(HOSTS)) for header in HEADERS for _ in range(3)]
    requests += [(b"PUT /api/me HTTP/1.1", header, host) for header in HEADERS for host in HOSTS]
    requests += [(b"GET /api/tables/x/live HTTP/1.1", HEADERS[-4] + b"\r\n" + header, HOSTS[1]) for header in HEADERS]
    for line, header, host in requests:
        head = line + b"\r\n" + host + b"\r\n" + (header + b"\r\n" if header else b"") + b"Connection: close\r\n\r\n"
        reply = said(hasty, head, wait=3.0)
        assert status(reply) != 500, (line[:80], header, host, reply)
        assert b"Traceback" not in reply


def test_random_bytes_are_no_fault(hasty: Server) -> None:
    chance = random.Random(5)
    for _ in range(60):
        head = bytearray(chance.choice(NASTY) + b"\r\nHost: x\r\nConnection: close\r\n\r\n")
        for _ in range(chance.randint(1, 6)):
            head[chance.randrange(len(head) - 4)] = chance.randrange(256)
        reply = said(hasty, bytes(head), wait=0.5)
        assert status(reply) != 500, (bytes(head), reply)


def a_server(folder: Path) -> tuple[subprocess.Popen[str], int]:
    """Start a server whose complaints can be read."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    search = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, "-m", "server.toy_server", str(port), str(folder)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": search},
    )
    for _ in range(500):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=1)
            return process, port
        except httpx.TransportError:
            time.sleep(0.03)
    raise AssertionError("the server does not answer")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_without_a_word(tmp_path: Path, how: signal.Signals) -> None:
    process, port = a_server(tmp_path)
    server = Server.__new__(Server)
    server.port = port
    guest = Guest(server, "Vega")
    live = guest.open(guest.new_table("me", {"kind": "bot", "level": "admiral"})["id"])
    live.until_type("position")
    process.send_signal(how)
    _, errors = process.communicate(timeout=20)
    assert errors == ""
    assert process.returncode == 0

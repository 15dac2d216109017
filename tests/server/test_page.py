"""The page as files: what is served, what is not, how long it may be kept."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from server.clients import Guest
from starlette.applications import Starlette

from cosmodrome.server import serve
from cosmodrome.server.app import make_app
from cosmodrome.server.lease import Lease
from cosmodrome.server.run import listen, page_address
from cosmodrome.server.settings import Settings


def get(app: Starlette, path: str, **headers: str) -> httpx.Response:
    """Ask the application for something, without a socket."""

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return await client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    return asyncio.run(ask())


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Cosmodrome</title>")
    (page / "assets" / "index-3fa9.js").write_text("let it = 1")
    (page / "favicon.svg").write_text("<svg/>")
    (page / "assets" / "long-77aa.js").write_text("let it = 1;\n" * 1000)
    (page / "assets" / "picture-12.png").write_bytes(b"x" * 5000)
    (tmp_path / "secret.txt").write_text("secret")
    return make_app(Settings(data=tmp_path / "data", page=page))


def test_every_address_of_the_page_is_the_page(app: Starlette) -> None:
    for path in ("/", "/index.html", "/table/k3f9x2m7pq", "/replay/k3f9x2m7pq?step=12", "/new/alien_frontiers"):
        reply = get(app, path)
        assert (reply.status_code, reply.text) == (200, "<title>Cosmodrome</title>")
        assert reply.headers["cache-control"] == "no-cache"


def test_what_has_a_hash_in_its_name_is_kept_for_ever(app: Starlette) -> None:
    reply = get(app, "/assets/index-3fa9.js")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in reply.headers["content-type"]
    assert get(app, "/favicon.svg").headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
    ],
)
def test_nothing_else_is_served(app: Starlette, path: str) -> None:
    reply = get(app, path)
    assert reply.status_code == 404
    assert "secret" not in reply.text


def test_without_a_page_the_server_says_what_to_do(tmp_path: Path) -> None:
    reply = get(make_app(Settings(data=tmp_path, page=tmp_path / "nothing")), "/")
    assert reply.status_code == 503
    assert "make play" in reply.text


def test_a_free_port_is_found() -> None:
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    ports = [one.getsockname()[1] for one in (first, second)]
    assert len(set(ports)) == 2
    with pytest.raises(SystemExit, match="No port"):
        listen("127.0.0.1", ports[0])
    first.close()
    second.close()
    assert page_address("0.0.0.0", 8000) == "http://localhost:8000/"


def test_a_second_server_on_the_same_folder_names_the_first(tmp_path: Path) -> None:
    with Lease(tmp_path / "server.lock") as first:
        assert first.taken
        first.write("http://localhost:8042/")
        said: list[str] = []
        serve(data_dir=tmp_path, language="ru", say=said.append)
        assert said == ["Космодром уже работает: http://localhost:8042/"]
    with Lease(tmp_path / "server.lock") as again:
        assert again.taken


def test_files_are_packed_for_who_can_unpack_them(app: Starlette) -> None:
    packed = get(app, "/assets/long-77aa.js", accept_encoding="br, gzip;q=0.8")
    plain = get(app, "/assets/long-77aa.js", accept_encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 200
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "let it = 1;\n" * 1000
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    for path, accepted in (
        ("/assets/picture-12.png", "gzip"),
        ("/assets/index-3fa9.js", "gzip"),
        ("/assets/long-77aa.js", "gzip;q=0"),
    ):
        assert "content-encoding" not in get(app, path, accept_encoding=accepted).headers


def test_what_a_browser_has_is_not_sent_again(app: Starlette) -> None:
    for path in ("/", "/assets/long-77aa.js"):
        tag = get(app, path).headers["etag"]
        again = get(app, path, if_none_match=tag)
        assert (again.status_code, again.content) == (304, b"")


def test_a_page_that_is_built_anew_is_served_anew(
    app: Starlette, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmodrome.server.page.LOOK_AGAIN", 0.0)
    assert get(app, "/").text == "<title>Cosmodrome</title>"
    (tmp_path / "page" / "assets" / "new-55.js").write_text("let it = 2")
    (tmp_path / "page" / "index.html").write_text("<title>Anew</title>")
    os.utime(tmp_path / "page" / "index.html", ns=(1, 1))
    assert get(app, "/").text == "<title>Anew</title>"
    assert get(app, "/assets/new-55.js").text == "let it = 2"


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/" + "a/" * 500, "/%ff", "/table/%00"])
def test_an_address_that_no_file_can_have_is_the_page(app: Starlette, path: str) -> None:
    assert get(app, path).status_code == 200
    assert get(app, path + ".js").status_code == 404


def test_long_replies_are_packed_but_never_an_invitation(vega: Guest) -> None:
    texts = vega.http.get("/api/texts/ru", headers={"accept-encoding": "gzip"})
    assert texts.headers["content-encoding"] == "gzip"
    assert "error-stale" in texts.text
    for path in ("/api/openapi.json", "/api/docs"):
        assert vega.http.get(path, headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"
    for _ in range(4):
        table = vega.new_table("me", "open")
    for path in ("/api/tables", f"/api/tables/{table['id']}"):
        reply = vega.http.get(path, headers={"accept-encoding": "gzip"})
        assert table["invitation"] in reply.text
        assert "content-encoding" not in reply.headers

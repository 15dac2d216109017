"""Starting a server: a free port, the data folder, the browser."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import msgspec
import uvicorn
from platformdirs import user_data_path

from ..kernel.errors import BadSetup
from ..table.storage import Unavailable, WrittenLater
from ..texts import LANGUAGES, own_language
from .app import make_app
from .doorway import doorway
from .failures import words
from .lease import Lease
from .settings import Limits, Settings

FIRST_PORT = 8000
PORTS = 100
MOST_CONNECTIONS = 10_000
SHARE_EVERY = 0.0005


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data_dir: Path | str | None = None,
    open_browser: bool = False,
    *,
    database: str | None = None,
    trusted_proxies: tuple[str, ...] = (),
    forget_tables: float | None = None,
    forget_guests: float | None = None,
    language: str | None = None,
    settings: Settings | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Run a server until it is stopped.

    Without a port, the first free one from 8000 on is taken; without a folder, the data lies in the user's own.
    Where a server already runs on that folder, its address is said (and opened), and that is all. A database is shared
    by any number of servers, and no folder is needed.
    """
    folder = Path(data_dir) if data_dir is not None else default_data()
    chosen = (
        settings
        if settings is not None
        else Settings(
            data=folder,
            database=database,
            origins=_origins(),
            trusted_proxies=_proxies(trusted_proxies),
            forget_tables=forget_tables,
            forget_guests=forget_guests,
            limits=_limits(),
        )
    )
    spoken = language if language in LANGUAGES else own_language()
    if chosen.database is not None:
        _run(host, port, open_browser, spoken, chosen, say)
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lease = Lease(folder / "server.lock")
    if not lease.taken:
        say(words(spoken, "serve-already", address=lease.address))
        if open_browser:
            webbrowser.open(lease.address)
        return
    with lease:
        _run(host, port, open_browser, spoken, chosen, say, lease)


def _run(
    host: str,
    port: int | None,
    open_browser: bool,
    language: str,
    chosen: Settings,
    say: Callable[[str], None],
    lease: Lease | None = None,
) -> None:
    """Run a server on a folder that is its own, or on a database."""
    try:
        app = make_app(chosen)
    except (WrittenLater, Unavailable) as error:
        raise SystemExit(str(error)) from error
    listener = listen(host, port)
    config = uvicorn.Config(
        app,
        loop="uvloop" if _has_uvloop() else "asyncio",
        http=doorway(chosen.limits, chosen.trusted_proxies),
        ws="websockets-sansio",
        ws_max_size=chosen.limits.frame,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        timeout_graceful_shutdown=2,
        timeout_keep_alive=int(chosen.limits.keep_alive),
        limit_concurrency=MOST_CONNECTIONS,
    )
    address = page_address(host, listener.getsockname()[1])
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    if lease is not None:
        lease.write(address)
    say(words(language, "serve-at", address=address))
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    if threading.current_thread() is threading.main_thread():
        # Uvicorn ends by the signal that it was stopped with: without this, nothing would be tidied up after SIGTERM.
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    # Whoever walks through games in a thread gives the processor back to those who play after half a millisecond.
    sys.setswitchinterval(SHARE_EVERY)
    # Ctrl-C is how a server is stopped: no traceback.
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run([listener])


def default_data() -> Path:
    """Return the folder where a user's tables are kept; COSMODROME_DATA names another."""
    named = os.environ.get("COSMODROME_DATA")
    return Path(named) if named else user_data_path("cosmodrome", appauthor=False)


def listen(host: str, port: int | None) -> socket.socket:
    """Take a port: the given one, or the first free one near 8000."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS)
    failure: OSError | None = None
    for number in wanted:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            failure = error
            continue
        return listener
    raise SystemExit(f"No port to listen on at {host}: {failure}")


def page_address(host: str, port: int) -> str:
    """Return the address to open in a browser on this machine."""
    name = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _origins() -> tuple[str, ...]:
    """Read the further addresses that the page may come from."""
    return tuple(origin for origin in os.environ.get("COSMODROME_ORIGINS", "").split(",") if origin)


def _limits() -> Limits:
    """Read the limits that differ from the usual ones, as JSON."""
    try:
        return msgspec.json.decode(os.environ.get("COSMODROME_LIMITS") or "{}", type=Limits)
    except msgspec.DecodeError as error:
        raise BadSetup(f"COSMODROME_LIMITS: {error}") from error


def _proxies(named: tuple[str, ...]) -> tuple[str, ...]:
    """Let only addresses and networks pass."""
    for each in named:
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            raise BadSetup(f"--trusted-proxy: {error}") from error
    return named


def _has_uvloop() -> bool:
    """Tell whether uvloop is there: not on every system."""
    try:
        import uvloop
    except ImportError:
        return False
    return bool(uvloop)


def _open_when_ready(address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}api/games", timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(address)

"""Where a request really comes from: the socket's address, or what a trusted proxy says."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

Address = IPv4Address | IPv6Address

HOUSEHOLD = 64
"""The bits of an IPv6 address that one customer gets: all that begins with them counts as one address."""


def read_address(text: str) -> Address | None:
    """Read an address as proxies write it, perhaps with a port; None if it is none."""
    bare = text.strip()
    if bare.startswith("[") and "]" in bare:
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def household(text: str) -> str:
    """Name what counts as one address in all limits."""
    address = read_address(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOUSEHOLD), strict=False))
    return text if address is None else str(address)


class Proxies:
    """The addresses and networks of proxies that are believed about whom they speak for."""

    def __init__(self, trusted: tuple[str, ...]) -> None:
        self._networks = [ip_network(each, strict=False) for each in trusted]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, host: str) -> bool:
        address = read_address(host)
        return address is not None and any(
            address.version == network.version and address in network for network in self._networks
        )


class Proxied:
    """Believes trusted proxies, and nobody else, about the client's address and scheme."""

    def __init__(self, app: ASGIApp, trusted: tuple[str, ...] = ()) -> None:
        self._app = app
        self._trusted = Proxies(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self._trusted:
            self._look_through(scope)
        await self._app(scope, receive, send)

    def _look_through(self, scope: Scope) -> None:
        """Put the client behind the proxy into the place of the proxy."""
        client = scope.get("client")
        if client is None or client[0] not in self._trusted:
            return
        said = _said(scope, b"x-forwarded-for")
        for text in reversed(said):
            address = read_address(text)
            if address is None:
                break  # what stands further left was said by whoever wrote this
            scope["client"] = (str(address), 0)
            if str(address) not in self._trusted:
                break
        schemes = _said(scope, b"x-forwarded-proto")
        if schemes and schemes[-1] in ("http", "https", "ws", "wss"):
            secure = schemes[-1] in ("https", "wss")
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = f"{plain}s" if secure else plain


def _said(scope: Scope, header: bytes) -> list[str]:
    """Return the values of a header that is a list, from the first to the last."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    values: list[Any] = [value.decode("latin-1") for name, value in headers if name == header]
    return [part.strip().lower() for value in values for part in value.split(",")]


def address_of(scope: Scope) -> str:
    """Return what counts as the address of who asks."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def is_secure(scope: Scope) -> bool:
    """Tell whether the client speaks TLS, to this server or to a proxy before it."""
    return scope.get("scheme") in ("https", "wss")

"""Replies in fewer bytes, for clients who can unpack them."""

from __future__ import annotations

import asyncio
import zlib

from starlette.requests import Request
from starlette.responses import Response

SMALLEST = 1024
"""Below this many bytes packing saves nothing."""
LONG = 64 * 1024
"""Above this many bytes packing takes longer than others should wait."""
LEVEL = 5


def takes_gzip(request: Request) -> bool:
    """Tell whether a client can unpack."""
    for each in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def gzip(data: bytes, level: int = LEVEL) -> bytes:
    """Pack bytes; the same bytes always become the same."""
    packer = zlib.compressobj(level, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush()


async def packed(request: Request, response: Response) -> Response:
    """Pack a reply where that pays.

    Only for replies that do not hold a secret next to what others can choose: the length of a packed reply tells
    whether the two have something in common. So tables, with their invitations and names, are never packed.
    """
    response.headers["vary"] = "accept-encoding"
    data = bytes(response.body)
    if len(data) < SMALLEST or not takes_gzip(request):
        return response
    shorter = await asyncio.to_thread(gzip, data) if len(data) > LONG else gzip(data)
    response.body = shorter
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(shorter))
    return response

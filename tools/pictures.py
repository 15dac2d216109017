"""Take the pictures of the documentation: a real server, a game in its middle, a browser. Run by `make pictures`."""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from pathlib import Path

from browser.conftest import launch
from browser.house import House
from browser.player import Player
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
RECORD = ROOT / "tests" / "games" / "alien_frontiers" / "records" / "4-greedy-greedy-greedy-greedy.txt"
# The fourth player has just rolled, with cards in hand and every facility in play.
STEP, SEAT = 393, 3
NAMES = {"en": "Vega", "ru": "Вега"}
LARGEST = 600_000
# Leaves out the two lowest bits of every colour, which nobody sees and which are hard to compress.
COARSER = """async png => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height);
  pixels.data.forEach((value, i) => { if (i % 4 < 3) pixels.data[i] = Math.min(255, (value + 2 >> 2) * 255 / 63.75); });
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1];
}"""


def main() -> None:
    """Write every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data))
        try:
            with sync_playwright() as playwright:
                browser = launch(playwright)
                if browser is None:
                    sys.exit("There is no Chromium here.")
                record = house.upload(RECORD.read_text())
                board(browser, house, record, "alien-frontiers", (1440, 900), "en", "dark")
                board(browser, house, record, "alien-frontiers-light", (1440, 900), "ru", "light")
                board(browser, house, record, "alien-frontiers-phone", (390, 844), "en", "dark")
                start(browser, house)
                browser.close()
        finally:
            house.stop()


def board(browser: Browser, house: House, record: str, name: str, size: tuple[int, int], lang: str, theme: str) -> None:
    """Take a picture of the game in its middle, with a ship picked."""
    player = Player(browser, house, NAMES[lang], size=size, lang=lang, theme=theme)
    seats: list[dict[str, str]] = [{"kind": "bot", "level": "pilot", "name": bot}
                                   for bot in ("Altair", "Rigel", "Lyra", "Deneb")]
    seats[SEAT] = {"kind": "me", "name": NAMES[lang]}
    table = player.post(f"/api/tables/{record}/continue", {"step": STEP, "seats": seats})
    player.open_table(table["id"])
    player.until_asked()
    player.page.locator('.tray [data-state="legal"]').first.click()
    take(player, name)


def start(browser: Browser, house: House) -> None:
    """Take a picture of the start page."""
    player = Player(browser, house, "Vega", size=(1440, 900), lang="en", theme="dark")
    player.go("/")
    player.page.wait_for_selector(".games footer a")
    take(player, "start")


def take(player: Player, name: str) -> None:
    """Write what a player sees."""
    player.page.evaluate("() => document.fonts.ready.then(() => true)")
    seen = player.page.screenshot(animations="disabled")
    player.go("about:blank")
    coarse = player.page.evaluate(COARSER, base64.b64encode(seen).decode())
    picture = squeeze(base64.b64decode(coarse))
    path = PICTURES / f"{name}.png"
    path.write_bytes(picture)
    player.context.close()
    print(f"{path.relative_to(ROOT)}  {len(picture) // 1000} kB")
    if len(picture) > LARGEST:
        sys.exit(f"{path.name} is larger than {LARGEST // 1000} kB")


def squeeze(png: bytes) -> bytes:
    """Compress a PNG as well as it goes; browsers write theirs in a hurry."""
    chunks, at = [], 8
    while at < len(png):
        length = struct.unpack_from(">I", png, at)[0]
        chunks.append((png[at + 4:at + 8], png[at + 8:at + 8 + length]))
        at += length + 12
    pixels = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_FILTERED)
    kept = [chunk for chunk in chunks if chunk[0] == b"IHDR"]
    kept += [(b"IDAT", packer.compress(pixels) + packer.flush()), (b"IEND", b"")]
    return png[:8] + b"".join(struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
                              for kind, body in kept)


if __name__ == "__main__":
    main()

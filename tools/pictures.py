"""Take the pictures of the documentation: a real server, a game in its middle, a browser. Run by `make pictures`."""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import NamedTuple

from browser.conftest import launch
from browser.house import House
from browser.player import Player
from playwright.sync_api import Browser, sync_playwright

from cosmodrome import Record

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "games"
WIDE, PHONE = (1440, 900), (390, 844)
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


class Moment(NamedTuple):
    """A position of a recorded game that shows what the board can show, and what is picked there."""

    record: str
    step: int
    seat: int
    pick: str

    def text(self) -> str:
        """Read the record."""
        return (RECORDS / self.record).read_text(encoding="utf-8")


MOMENTS = {
    # The fourth player has just rolled, with cards in hand and every facility in play.
    "alien-frontiers": Moment(
        "alien_frontiers/records/4-greedy-greedy-greedy-greedy.txt", 393, 3, '.tray [data-state="legal"]'
    ),
    "space-base": Moment("space_base/records/2-greedy-greedy.txt", 99, 0, ""),
    "planet-unknown": Moment("planet_unknown/records/4-random.txt", 282, 0, ""),
    "federation": Moment("federation/records/4-expert.txt", 216, 0, ""),
    "spacecorp": Moment("spacecorp/records/4-2.txt", 110, 1, '[data-at^="team:"][data-state="legal"]'),
}


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
                for name, moment in MOMENTS.items():
                    board(browser, house, moment, name, WIDE, "en", "dark")
                board(browser, house, MOMENTS["alien-frontiers"], "alien-frontiers-light", WIDE, "ru", "light")
                for name in ("alien-frontiers", "planet-unknown"):
                    board(browser, house, MOMENTS[name], f"{name}-phone", PHONE, "en", "dark")
                start(browser, house)
                browser.close()
        finally:
            house.stop()


def board(
    browser: Browser, house: House, moment: Moment, name: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    """Take a picture of a game in its middle, with something picked."""
    player = Player(browser, house, NAMES[lang], size=size, lang=lang, theme=theme)
    record = house.upload(moment.text())
    count = Record.parse(moment.text()).seats
    seats: list[dict[str, str]] = [
        {"kind": "bot", "level": "pilot", "name": bot}
        for bot in ("Altair", "Rigel", "Lyra", "Deneb", "Mira", "Spica")[:count]
    ]
    seats[moment.seat] = {"kind": "me", "name": NAMES[lang]}
    table = player.post(f"/api/tables/{record}/continue", {"step": moment.step, "seats": seats})
    player.open_table(table["id"])
    player.until_asked()
    if moment.pick:
        player.page.locator(moment.pick).first.click()
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
        chunks.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    pixels = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_FILTERED)
    kept = [chunk for chunk in chunks if chunk[0] == b"IHDR"]
    kept += [(b"IDAT", packer.compress(pixels) + packer.flush()), (b"IEND", b"")]
    return png[:8] + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in kept
    )


if __name__ == "__main__":
    main()

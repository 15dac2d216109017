"""No rule stands in the browser, and whoever writes one there is told."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("twins", ROOT / "tools" / "twins.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TWINS = _tool()


def test_no_rule_is_computed_in_the_browser(capsys: pytest.CaptureFixture[str]) -> None:
    assert TWINS.main() == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "text", "sign"),
    [
        ("rovers.ts", "export const nothing = 0;", "a file named after a rule"),
        ("pay.svelte.ts", "export const nothing = 0;", "a file named after a rule"),
        ("hand.ts", "export function waysUp(player: PlayerView, track: Track, steps = 1) {", "waysUp decides"),
        ("hand.ts", "const isLegal = (cells: Cell[]) => cells.every(free);", "isLegal decides"),
        ("Tray.svelte", "  const costOf = (card: Card) => card.cost - discount;", "costOf decides"),
        (
            "hand.ts",
            "  if (at.some((c) => covered.has(c))) return { key: 'illegal-covered' };",
            "a refusal is written here",
        ),
        ("ways.ts", "  for (let c = queue.pop(); c !== undefined; c = queue.pop())", "a walk over the board"),
        (
            "words.ts",
            "  EVENT_CARDS.get(card)?.effects.find((effect) => effect.rule)?.rule;",
            "rules are read out of data",
        ),
        ("words.ts", "  if (planet.rules_key === 'slide_in') return null;", "rules are read out of data"),
    ],
)
def test_a_twin_is_found(tmp_path: Path, file: str, text: str, sign: str) -> None:
    (tmp_path / "planet_unknown").mkdir()
    (tmp_path / "planet_unknown" / file).write_text(f"/* A board. */\n\n{text}\n")
    assert sign in [twin.sign for twin in TWINS.twins(tmp_path)]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("art/shapes.ts", "  let c = queue.pop()!;"),
        ("words.ts", "  lines.push(pu('illegal-zone', { terrain: ban }));"),
        ("told.ts", "export const reach = (choice: Choosing, from: string) => choice.inspect(`rover ${from}`);"),
        ("preview.test.ts", "const isLegal = true;"),
        ("Preview.svelte", "<p>{pu('board-brings')}</p>"),
    ],
)
def test_what_is_drawn_is_left_alone(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / "planet_unknown" / "art").mkdir(parents=True)
    (tmp_path / "planet_unknown" / file).write_text(text)
    assert TWINS.twins(tmp_path) == []

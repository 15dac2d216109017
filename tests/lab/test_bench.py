"""Measurements have a shape; how fast a machine is, no test can know."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cosmodrome.lab import Bench, bench, rival
from cosmodrome.lab.bench import RIVAL
from cosmodrome.lab.measures import KINDS, measure
from cosmodrome.lab.speed import Speed
from cosmodrome.lab.titles import title


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_speed_is_measured(kind: str) -> None:
    speed = measure(kind, title("lab.probe:GAME"), 1, 0.0)
    assert speed.count > 0
    assert speed.seconds > 0.0
    assert (speed.games > 0) == (kind == "actions")


def test_a_bench_measures_each_engine_in_turns() -> None:
    result = bench(["lab.probe:GAME"], seconds=0.01, compare=False)
    facts = json.loads(json.dumps(result.to_json()))
    speeds = facts["games"]["lab.probe:GAME"]
    assert set(speeds["uncompiled"]) == {"actions", "games", "clones", "iterations"}
    assert all(rate > 0 for rate in speeds["uncompiled"].values())
    assert speeds["actions_to_catanatron"] is None
    assert facts["catanatron"]["actions"] is None
    if facts["compiled"]:
        assert all(rate > 0 for rate in speeds["compiled"].values())
        assert all(ratio > 0 for ratio in speeds["compiled_to_uncompiled"].values())
    else:
        assert set(speeds["compiled"].values()) == {None}


def test_a_ratio_is_the_median_of_neighbours_in_time() -> None:
    result = Bench(1.0, compiled=True)
    for ours, theirs in ((100, 10), (50, 5), (300, 10)):
        result.add("compiled", "probe", "actions", Speed(ours, 1, 1.0))
        result.add(*RIVAL, Speed(theirs, 1, 1.0))
    assert result.ratio(("compiled", "probe", "actions"), RIVAL) == 10.0
    assert result.rate("compiled", "probe", "actions") == 150.0
    assert result.rate("compiled", "probe", "games") == 1.0


def test_the_uncompiled_gauge_runs_the_source() -> None:
    gauge = Path(sys.modules["cosmodrome.lab.bench"].__file__ or "").parent / "gauge.py"
    import cosmodrome

    root = str(Path(cosmodrome.__file__).parents[1])
    said = subprocess.run(
        [sys.executable, "-P", str(gauge), "--uncompiled"],
        input="",
        capture_output=True,
        text=True,
        env={"PYTHONPATH": root},
        check=True,
        timeout=60,
    )
    assert json.loads(said.stdout) == {"compiled": False}


def test_without_catanatron_the_bench_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise rival.RivalMissing("no way to get it")

    monkeypatch.setattr(rival, "prepare", refuse)
    result = bench(["lab.probe:GAME"], seconds=0.01)
    assert result.missing == "no way to get it"
    assert result.rate(*RIVAL) is None

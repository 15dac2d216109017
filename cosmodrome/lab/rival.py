"""Catanatron, the engine that ours is measured against, in a virtual environment of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from platformdirs import user_cache_path

NAME = "catanatron"
VERSION = "3.2.1"
PINS = (f"catanatron=={VERSION}", "networkx==3.6.1")


class RivalMissing(Exception):
    """Catanatron cannot be installed here: the reason."""


def prepare(folder: Path | None = None) -> str:
    """Return the Python that has catanatron, installing it the first time; RivalMissing says why it cannot be."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    home = folder if folder is not None else user_cache_path("cosmodrome") / f"{NAME}-{VERSION}-python{version}"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = home / "installed"
    if not done.exists():
        shutil.rmtree(home, ignore_errors=True)
        home.parent.mkdir(parents=True, exist_ok=True)
        _run([sys.executable, "-m", "venv", str(home)])
        _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PINS])
        done.write_text("\n".join(PINS) + "\n", encoding="utf-8")
    return str(python)


def _run(command: list[str]) -> None:
    """Run a step of the installation."""
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=300)
    except subprocess.CalledProcessError as error:
        words = (error.stderr or error.stdout or str(error)).strip().splitlines()
        raise RivalMissing(words[-1] if words else str(error)) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise RivalMissing(str(error)) from error

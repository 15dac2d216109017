"""Set up for all tests: mistakes in texts are errors here."""

from __future__ import annotations

import os

os.environ["COSMODROME_STRICT_TEXTS"] = "1"

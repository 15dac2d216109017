"""A process of its own that measures speeds on request: a JSON line in, a JSON line out.

It is run as a file, so that nothing of the package is imported before it is settled whether compiled code may be.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the source of the package where compiled modules lie beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the package as Python source."""
        if fullname.partition(".")[0] != "cosmodrome":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder or ".", (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def main() -> None:
    """Answer requests until the input ends."""
    if "--uncompiled" in sys.argv:
        sys.meta_path.insert(0, SourceOnly())
    import cosmodrome
    from cosmodrome.lab.measures import measure
    from cosmodrome.lab.titles import title

    print(json.dumps({"compiled": cosmodrome.COMPILED}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        speed = measure(asked["kind"], title(asked["game"]), asked["seed"], asked["seconds"])
        print(json.dumps({"count": speed.count, "games": speed.games, "seconds": speed.seconds}), flush=True)


if __name__ == "__main__":
    main()

"""Compile the code that runs in a search; the same source runs uncompiled where it cannot be compiled."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from glob import glob
from itertools import groupby
from pathlib import Path

from setuptools import setup
from setuptools.errors import BaseError
from setuptools.extension import Extension

# A game's own folder and its steps are hot; the packages' __init__ files stay readable and replaceable.
HOT = (
    "cosmodrome/kernel/*.py",
    "cosmodrome/kit/*.py",
    "cosmodrome/games/*/*.py",
    "cosmodrome/games/*/*/*.py",
    "cosmodrome/games/*/*/*/*.py",
    "cosmodrome/players/*.py",
)

# Types of plain data and events, which describe themselves: compiled they would forget what they describe.
TYPES = ("views.py", "findings.py", "happening.py", "said/events.py")

# Levels 2 and 3 take the compiler up to several times as long and measure no faster.
OPTIMISE = os.environ.get("COSMODROME_OPT", "1")


def hot_files() -> list[str]:
    """List the modules to compile, in an order that does not depend on the machine."""
    found = {path for pattern in HOT for path in glob(pattern)}
    return sorted(path for path in found if not path.endswith(("__init__.py", *TYPES)))


def library(path: str) -> str:
    """Name the shared library that a module goes into: one for each game, so that they compile side by side."""
    parts = Path(path).parts
    return f"cosmodrome_{parts[2] if parts[1] == 'games' else parts[1]}"


def compiler_missing() -> str:
    """Say why C cannot be compiled here, or nothing if it can."""
    from distutils.ccompiler import new_compiler  # setuptools brings its own copy of distutils
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (BaseError, OSError) as error:
            return str(error)
        except Exception as error:
            # The compile errors of distutils have moved between modules from one version to the next.
            if type(error).__name__ not in ("CompileError", "Error"):
                raise
            return str(error)
    return ""


def extensions() -> list[Extension]:
    """Translate the hot modules to C, or give nothing where they are to stay Python."""
    if os.environ.get("COSMODROME_PURE") == "1":
        notice("COSMODROME_PURE=1: nothing is compiled")
        return []
    reason = compiler_missing()
    if reason:
        notice(
            f"no working C compiler ({reason.strip()}): Cosmodrome is installed uncompiled."
            " Everything works; bots think several times slower."
        )
        return []
    cache = Path("build", "mypy")
    shutil.rmtree(cache, ignore_errors=True)  # mypyc cannot go on from classes with machine words that it finds there
    os.environ.setdefault("MYPY_CACHE_DIR", str(cache))  # not the one that a type check is writing
    from mypyc.build import mypycify

    files = hot_files()
    groups = [(list(members), name) for name, members in groupby(sorted(files, key=library), library)]
    found = list(mypycify(files, opt_level=OPTIMISE, debug_level="0", separate=groups))
    for extension in found:
        if sys.platform != "win32":
            # Warnings of generated code tell nothing and cost minutes; what nobody else calls is called directly.
            extension.extra_compile_args += ["-w", "-fvisibility=hidden"]
    return sorted(found, key=weight, reverse=True)


def weight(extension: Extension) -> int:
    """Tell how large the C of an extension is: what takes longest is begun first."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def sweep(settings: str) -> None:
    """Remove what an earlier build left and this one would not make, so that the rest need not be made again."""
    marker = Path("build", "settings")
    same = marker.exists() and marker.read_text() == settings
    for folder in Path("build").glob("lib*"):
        for path in [path for path in folder.rglob("*") if path.is_file()]:
            source = path.relative_to(folder)
            if path.suffix in (".so", ".pyd"):
                source = source.with_name(source.name.partition(".")[0] + ".py")
            shared = source.name.endswith("__mypyc.py")
            if not same or not (shared or source.exists()) or path.suffix not in (".so", ".pyd"):
                path.unlink()
    marker.parent.mkdir(exist_ok=True)
    marker.write_text(settings)


def notice(text: str) -> None:
    """Tell something to whoever installs."""
    print(f"\n*** {text}\n", file=sys.stderr, flush=True)


found = extensions()
sweep(f"{sys.version} {OPTIMISE if found else 'pure'} {' '.join(sorted({library(path) for path in hot_files()}))}\n")
setup(ext_modules=found, options={"build_ext": {"parallel": os.cpu_count() or 1}})

"""Errors said plainly: one line, exit code 2, no traceback."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import typer
from rich.console import Console
from rich.text import Text

from cosmodrome.kernel.errors import CosmodromeError
from cosmodrome.texts import own_language

from .marks import BAD
from .words import terminal

P = ParamSpec("P")
R = TypeVar("R")


def plainly(command: Callable[P, R]) -> Callable[P, R]:
    """Turn what a person can mend into a line of text; anything else is a fault of ours and is shown in full."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except BrokenPipeError:
            # Whoever reads the output has seen enough; the interpreter must not complain while it closes it.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        except (CosmodromeError, OSError) as error:
            words = terminal(own_language(), "error", what=str(error))
            Console(stderr=True).print(Text(words, style=BAD), soft_wrap=True)
            raise typer.Exit(2) from error
        except KeyboardInterrupt:
            Console(stderr=True).print(Text(terminal(own_language(), "interrupted"), style=BAD))
            raise typer.Exit(130) from None

    return run

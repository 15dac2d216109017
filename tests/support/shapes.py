"""Whether plain data has the shape that a type says, exactly: nothing missing, nothing more."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cosmodrome.kernel.views import SOME
from cosmodrome.kit.happening import Told


def misfits(value: object, kind: Any, path: str = "") -> Iterator[str]:
    """Say where data differs from a type."""
    origin, args = _parts(kind)
    if kind is object:
        return
    if origin in (Union, types.UnionType):
        if all(next(misfits(value, each), None) for each in args):
            yield f"{path}: {_short(value)} fits none of {', '.join(_name(each) for each in args)}"
    elif origin is Annotated:
        # A dict with some of its keys, a field of an event, or a list that is just as long as the tuple beside it.
        if args[1] == SOME:
            yield from _items(value, args[0], path)
        else:
            yield from misfits(value, args[0] if isinstance(args[1], Told | str) else args[1], path)
    elif is_typeddict(kind):
        yield from _fields(value, kind, path)
    elif origin is dict:
        yield from _items(value, kind, path)
        if isinstance(value, dict) and _parts(args[0])[0] is Literal:
            yield from (f"{path}: {key} is missing" for key in _parts(args[0])[1] if key not in value)
    elif origin is list and isinstance(value, list):
        for place, part in enumerate(value):
            yield from misfits(part, args[0], f"{path}[{place}]")
    elif origin is tuple and isinstance(value, list) and len(value) == len(args):
        for place, (part, each) in enumerate(zip(value, args, strict=True)):
            yield from misfits(part, each, f"{path}[{place}]")
    elif origin is Literal:
        if not any(value == each and type(value) is type(each) for each in args):
            yield f"{path}: {_short(value)} is not in {args}"
    elif type(value) is not kind and not (value is None and kind is None):
        yield f"{path}: {_short(value)} is not {_name(kind)}"


@cache
def _parts(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    return get_origin(kind), get_args(kind)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _fields(value: object, kind: Any, path: str) -> Iterator[str]:
    """Check a dict that is a record."""
    if not isinstance(value, dict):
        yield f"{path}: {_short(value)} is not {_name(kind)}"
        return
    hints = _hints(kind)
    yield from (f"{path}: {key} is too much" for key in value if key not in hints)
    for key, hint in hints.items():
        origin, args = _parts(hint)
        if key in value:
            yield from misfits(value[key], args[0] if origin is NotRequired else hint, f"{path}.{key}")
        elif origin is not NotRequired and key not in kind.__optional_keys__:
            yield f"{path}: {key} is missing"


def _items(value: object, kind: Any, path: str) -> Iterator[str]:
    """Check a dict whose keys are of one kind."""
    if not isinstance(value, dict):
        yield f"{path}: {_short(value)} is not {_name(kind)}"
        return
    keys, parts = get_args(kind)
    for key, part in value.items():
        yield from misfits(key, keys, f"{path} key")
        yield from misfits(part, parts, f"{path}.{key}")


def _name(kind: Any) -> str:
    return getattr(kind, "__name__", str(kind))


def _short(value: object) -> str:
    return repr(value)[:120]

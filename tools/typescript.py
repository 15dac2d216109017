"""Write what server and page say to each other as TypeScript, from the Python types that say it first.

`make types` writes the files; with --check this fails where one of them is stale. What is written: every request, reply
and message (server/wire.py, server/frames.py), and of each game its view (views.py), its events (events.py)
and what can be asked about (findings.py).

In Python, `Annotated[A, B]` is an A of which the page may know more: that it is a B.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
import types
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from cosmodrome import Game, games  # noqa: E402
from cosmodrome.kernel.views import SOME, MessageView  # noqa: E402
from cosmodrome.kit.happening import Happening, Told, happenings, parts  # noqa: E402
from cosmodrome.server import app, frames, wire  # noqa: E402

WIDTH = 120
HEADER = "Written from the Python types by tools/typescript.py: change those, then `make types`."
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", object: "unknown", type(None): "null"}
SHORT = {
    "SeatInfo": "Seat",
    "TableInfo": "Table",
    "OptionInfo": "GameOption",
    "ScoreInfo": "Score",
    "HeldBack": "Held",
    "Place": "NewSeat",
    "Failure": "Refusal",
    "GameList": "Catalogue",
    "Kind": "SeatKind",
    "Error": "Failed",
}
"""The page has no other seats and tables than those it is told of, so it calls them so."""
TITLES = {
    "alien_frontiers": "Alien Frontiers",
    "space_base": "Space Base",
    "planet_unknown": "Planet Unknown",
    "federation": "Federation",
    "spacecorp": "SpaceCorp",
}


class Module:
    """What a Python module says about its types besides the types themselves: names of aliases, comments."""

    def __init__(self, name: str) -> None:
        self.names = vars(import_module(name))
        tree = ast.parse(Path(str(import_module(name).__file__)).read_text(encoding="utf-8"))
        self.docs: dict[str, str] = dict(_docs(tree.body))
        self.bases: dict[str, list[str]] = {}
        """What each class is made from: a TypedDict forgets it."""
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self.docs[node.name] = ast.get_docstring(node) or ""
                self.bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
                self.docs |= {f"{node.name}.{field}": doc for field, doc in _docs(node.body)}

    def alias(self, kind: Any) -> str | None:
        """Return the name under which a module knows a type that has none of its own."""
        for name, value in self.names.items():
            if value is kind or (get_origin(kind) is Literal and value == kind):
                return name
        return None

    def homes(self, name: str) -> list[Module]:
        """List this module and all others that know a type under a name: one of them has made it."""
        others = [key for key in sys.modules if key.startswith("cosmodrome.")]
        return [self, *(module_named(key) for key in others if vars(sys.modules[key]).get(name) is self.names[name])]

    def doc(self, name: str) -> str:
        """Return what is said about a type, here or where it was imported from."""
        return next((home.docs[name] for home in self.homes(name) if home.docs.get(name)), "")

    def values(self, name: str) -> str | None:
        """Return the name of the constant that lists all values of a type, if there is one."""
        listed = get_args(self.names[name])
        for home in self.homes(name):
            for constant, value in home.names.items():
                if isinstance(value, tuple) and value == listed:
                    return constant
        return None


@cache
def module_named(name: str) -> Module:
    """Read a module once."""
    return Module(name)


def _docs(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Find the texts that stand below assignments."""
    for node, after in pairwise(body):
        target = None
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield target.id, str(after.value.value)


class Page:
    """One file of TypeScript."""

    def __init__(self, about: str, names: dict[str, str] | None = None) -> None:
        self.about = about
        self.names = names or {}
        """What types are called that have another name in Python."""
        self.others: dict[str, Page] = {}
        """The files that this one can import from."""
        self.known: dict[Any, str] = {}
        """Types that have another form in Python, and the files that hold them."""
        self.imports: dict[str, set[str]] = {}
        self.types: dict[str, str] = {}
        self.kinds: dict[str, Any] = {}
        """The types by name, as TypeScript and as Python has them."""
        self.parameters: dict[str, list[TypeVar]] = {}
        self._open: list[list[TypeVar]] = []

    def add(self, kind: Any, module: str) -> None:
        """Write a type and all that it is made of."""
        self.write(kind, module_named(module))

    def add_events(self, module: Any, about: str) -> None:
        """Write the events of a module, and one type for all of them."""
        names = [self.write(each, module_named(module.__name__)) for each in happenings(module)]
        self.types["Happening"] = f"{_comment(about)}export type Happening ={_spread(names, '', ' | ', '')};\n"

    def write(self, kind: Any, module: Module) -> str:
        """Return a type as TypeScript, where it stands in a module."""
        plain = PLAIN.get(kind)
        if plain is not None:
            return plain
        if kind is None:
            return "null"
        if isinstance(kind, TypeVar):
            if kind not in self._open[-1]:
                self._open[-1].append(kind)
                self.write(kind.__bound__ or object, module)
            return kind.__name__
        if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct | Happening)):
            return self._record(kind)
        name = None if _is_told(kind) else module.alias(kind)
        if name is not None:
            return self._alias(name, kind, module)
        return self._form(kind, module)

    def _form(self, kind: Any, module: Module) -> str:
        """Return a type that is put together from others."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(_literal(each) for each in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.write(each, module) for each in args))
        if origin is Annotated and args[1] == SOME:
            return f"Partial<{self.write(args[0], module)}>"
        if origin is Annotated:
            said = not isinstance(args[1], msgspec.Meta | Told | str)
            return self.write(args[1] if said else args[0], module)
        if origin is list:
            item = self.write(args[0], module)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.write(each, module) for each in args)}]"
        if origin is dict:
            return f"Record<{self.write(args[0], module)}, {self.write(args[1], module)}>"
        raise TypeError(f"there is no TypeScript for {kind}")

    def _record(self, kind: Any) -> str:
        """Write an object with named fields."""
        name: str = self.names.get(kind.__name__, kind.__name__)
        if self._foreign(name, kind):
            return name
        if name not in self.types:
            self.types[name] = ""
            self.kinds[name] = kind
            module = module_named(kind.__module__)
            self._open.append([])
            base = _base(kind, module)
            shared = base.__annotations__ if is_typeddict(base) else ()
            fields = [self._field(kind, module, *field) for field in _fields(kind) if field[0] not in shared]
            made = "" if base is None else self._record(base)
            self._keep(name, kind.__name__, module, lambda generic: _interface(generic, made, fields))
        return self._named(name)

    def _field(self, kind: Any, module: Module, name: str, hint: Any, optional: bool) -> str:
        """Write a field."""
        mark = "?" if optional else ""
        return f"{_comment(self._doc(kind, name), '  ')}  {name}{mark}: {self.write(hint, module)};\n"

    def _alias(self, name: str, kind: Any, module: Module) -> str:
        """Write a type that a module has given a name."""
        shown = self.names.get(name, name)
        if self._foreign(shown, kind):
            return shown
        if shown not in self.types:
            self.types[shown] = ""
            self.kinds[shown] = kind
            self._open.append([])
            body = self._form(kind, module)
            values = module.values(name) if get_origin(kind) is Literal else None
            if values is not None:
                before = f"export const {values} = {_spread(body.split(' | '), '[', ', ', '] as const')};\n"
                body = f" (typeof {values})[number]"
            else:
                before = ""
                body = _spread(body.split(" | "), "", " | ", "") if " | " in body else f" {body}"
            self._keep(shown, name, module, lambda generic: f"{before}export type {generic} ={body};\n")
        return self._named(shown)

    def _foreign(self, name: str, kind: Any) -> bool:
        """Import a type that another file has already."""
        if isinstance(kind, type) and kind in self.known:
            self.imports.setdefault(self.known[kind], set()).add(name)
            return True
        for where, page in self.others.items():
            if page.kinds.get(name) == kind:
                self.imports.setdefault(where, set()).add(name)
                return True
        return False

    def _keep(self, name: str, python: str, module: Module, text: Callable[[str], str]) -> None:
        """Keep a written type, with the parameters that were found in it."""
        self.parameters[name] = found = self._open.pop()
        del self.types[name]  # what it is made of comes first
        listed = ", ".join(_parameter(each) for each in found)
        self.types[name] = _comment(module.doc(python)) + text(f"{name}<{listed}>" if listed else name)

    def _named(self, name: str) -> str:
        """Return a written type, with the parameters that it takes from around."""
        found = self.parameters.get(name, [])
        if found and self._open:
            self._open[-1] += [each for each in found if each not in self._open[-1]]
        return f"{name}<{', '.join(each.__name__ for each in found)}>" if found else name

    def _doc(self, kind: Any, field: str) -> str:
        for owner in [kind, *getattr(kind, "__mro__", ()), *getattr(kind, "__orig_bases__", ())]:
            if getattr(owner, "__module__", "").startswith("cosmodrome"):
                found = module_named(owner.__module__).docs.get(f"{owner.__name__}.{field}")
                if found:
                    return found
        return ""

    def __str__(self) -> str:
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from '{where}';\n"
            for where, names in sorted(self.imports.items())
        ]
        return "\n".join([f"/* {self.about} {HEADER} */\n", *imports, *self.types.values()])


def _is_told(kind: Any) -> bool:
    """Tell whether a type only says how a field of an event is told: the page has no need of its name."""
    return get_origin(kind) is Annotated and isinstance(get_args(kind)[1], Told)


def _base(kind: Any, module: Module) -> Any:
    """Return the type that a type is made of, if there is one."""
    if is_typeddict(kind):
        bases = (module.names[base] for base in module.bases.get(kind.__name__, []))
        return next((base for base in bases if is_typeddict(base)), None)
    return kind.__base__ if issubclass(kind, Happening) and kind.__base__ is not Happening else None


def _interface(name: str, base: str, fields: list[str]) -> str:
    """Write an object with named fields, on one line where it fits."""
    if base and not fields:
        return f"export type {name} = {base};\n"
    words = "; ".join(field.strip().rstrip(";") for field in fields)
    line = f"export type {name} = {base + ' & ' if base else ''}{{ {words} }};\n"
    if len(line) <= WIDTH and "/**" not in line:
        return line
    return f"export interface {name}{' extends ' + base if base else ''} {{\n{''.join(fields)}}}\n"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def _spread(parts: list[str], begin: str, between: str, end: str) -> str:
    """Write many things on one line, or each on its own where that is too long."""
    line = f"{begin}{between.join(parts)}{end}"
    if len(line) < WIDTH - 40:
        return line if begin else f" {line}"
    if begin:
        return begin + "".join(f"\n  {part}," for part in parts) + f"\n{end}"
    return "".join(f"\n  | {part}" for part in parts)


def _parameter(variable: TypeVar) -> str:
    """Return a parameter of a type; it need not be given."""
    bound = "object" if variable.__bound__ is None else variable.__bound__.__name__
    return f"{variable.__name__} extends {bound} = {bound}"


def _fields(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """List the fields of a type: name, type, whether it may be missing."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        for name, hint in hints.items():
            marked = get_origin(hint) is NotRequired
            yield name, get_args(hint)[0] if marked else hint, marked or name in kind.__optional_keys__
        return
    if issubclass(kind, Happening):
        if not kind.__subclasses__():
            yield "event", Literal[kind.event], False
        inherited = parts(kind.__base__) if kind.__base__ is not Happening else []
        yield from ((part.fact, part.kind, False) for part in parts(kind)[len(inherited) :] if part.is_fact)
        return
    config = kind.__struct_config__
    if config.tag is not None:
        yield config.tag_field, Literal[config.tag], False
    for field in msgspec.structs.fields(kind):
        yield field.encode_name, hints[field.name], not field.required


def _comment(text: str, indent: str = "") -> str:
    """Write a comment; Python's words for nothing, yes and no become the page's."""
    words = re.sub(
        r"\b(None|True|False)\b", lambda word: {"None": "null"}.get(word[0], word[0].lower()), " ".join(text.split())
    )
    if not words:
        return ""
    lines = textwrap.wrap(words, WIDTH - len(indent) - 10, break_long_words=False, break_on_hyphens=False)
    return f"{indent}/** " + f"\n{indent}    ".join(lines) + " */\n"


def pages() -> dict[Path, str]:
    """Return every file and what stands in it."""
    found: dict[Path, str] = {}
    talk = Page("What the server says and hears.", SHORT)
    for endpoint in app.ENDPOINTS:
        for kind in (endpoint.body, endpoint.reply):
            if isinstance(kind, type) and kind is not str:
                talk.add(kind, frames.__name__)
    talk.add(wire.Failure, wire.__name__)
    talk.add(wire.FromClient, wire.__name__)
    talk.add(frames.FromServer, frames.__name__)
    found[ROOT / "web/src/lib/wire.ts"] = str(talk)
    for game in games():
        folder = ROOT / "web/src/games" / game.key
        title = TITLES[game.key]
        views = module_of(game, "views")
        view = Page(f"What the server shows of {title}.", {"TableView": title.replace(" ", ""), "ScoreView": "Score"})
        view.add(views.TableView, views.__name__)
        events = Page(f"What can happen in {title}.")
        events.others = {"./view": view}
        events.add_events(module_of(game, "events"), f"Anything that can happen in {title}.")
        if any(Path(game.folder).rglob("findings.py")):
            findings = module_of(game, "findings")
            told = Page(f"What the server finds out about the questions of {title}.", {"MessageView": "Message"})
            told.others = {"./view": view}
            told.known = {MessageView: "../../lib/wire"}
            told.add(findings.Finding, findings.__name__)
            found[folder / "findings.ts"] = str(told)
        found[folder / "view.ts"] = str(view)
        found[folder / "events.ts"] = str(events)
    return found


def module_of(game: Game, name: str) -> Any:
    """Find the module of a game that has this name, in whichever room."""
    [path] = Path(game.folder).rglob(f"{name}.py")
    return import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def main(check: bool) -> int:
    """Write the files, or say which are stale."""
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if check:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: make types")
        return 1 if stale else 0
    for path in stale:
        path.write_text(pages()[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))

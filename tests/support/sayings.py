"""What a game can say: which texts its code names, what each needs, and what is said in play."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import getsource
from itertools import pairwise, product
from pathlib import Path
from textwrap import dedent

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cosmodrome import Event, Game, IllegalAction, Message, State, texts
from cosmodrome.kit.happening import Happening, happenings, parts
from cosmodrome.texts import Texts

from .play import Case, chooser, walk
from .texts import entries, keys, shape

PACKAGE = Path(texts.__file__).parent
SHARED = PACKAGE / "locale"
SAID = ("action", "event", "prompt", "illegal")


def sayings(game: Game) -> Iterator[tuple[str, set[str] | None]]:
    """Find each text that stands by name in the code, with the arguments that it gets, as far as they stand there."""
    for path in sorted(Path(game.folder).rglob("*.py")):
        if path.name == "events.py":
            yield from _events(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield from _choices(node)
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id == "Plain":
                yield "action-" + str(ast.literal_eval(node.args[1])), set()
                continue
            first = node.args[0]
            if node.func.id in ("Fact", "_fact") and (event := _event_in(first)):
                yield "event-" + event.replace("_", "-"), _names_in(node.args[1])
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            if node.func.id == "Message":
                yield first.value, _names_in(node.args[1]) if len(node.args) > 1 else set()


def _events(module: str) -> Iterator[tuple[str, set[str]]]:
    """Find the events of a game: their arguments are made of the fields, or stand in a method of the class."""
    for event in happenings(import_module(module)):
        given = {part.arg for part in parts(event) if part.say is not None}
        for kind in event.__mro__:
            if "args" in vars(kind) and kind is not Happening:
                for node in ast.walk(ast.parse(dedent(getsource(vars(kind)["args"])))):
                    given |= (_names_in(node) or set()) if isinstance(node, ast.Dict) else set()
        yield "event-" + event.event.replace("_", "-"), given


def _choices(node: ast.ClassDef) -> Iterator[tuple[str, set[str] | None]]:
    """Find the names that a class of Choices is made with; one that is made of another may get more arguments there."""
    direct = any(isinstance(base, ast.Name) and base.id == "Choice" for base in node.bases)
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
            for name, args in pairwise(call.args):
                if isinstance(name, ast.Constant) and isinstance(name.value, str) and isinstance(args, ast.Dict):
                    yield f"action-{name.value}", _names_in(args) if direct else None


def _event_in(node: ast.expr) -> str | None:
    """Find the name of an event among its facts, if they are written out."""
    for key, value in zip(node.keys, node.values, strict=True) if isinstance(node, ast.Dict) else ():
        if isinstance(key, ast.Constant) and key.value == "event" and isinstance(value, ast.Constant):
            return str(value.value)
    return None


def _names_in(node: ast.expr) -> set[str] | None:
    """List the keys of a dict that is written out."""
    if not isinstance(node, ast.Dict):
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


class _Needs(Visitor):
    """Collects the variables that a text needs, those of the texts inside it too."""

    def __init__(self, bodies: dict[str, ftl.Message]) -> None:
        self.bodies = bodies
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.bodies[node.id.name])


def needs(game: Game, language: str) -> dict[str, set[str]]:
    """Give the variables that each text of the game needs."""
    bodies = {
        entry.id.name: entry
        for folder in (SHARED, Path(game.folder) / "locale")
        for entry in entries(folder / f"{language}.ftl")
        if isinstance(entry, ftl.Message)
    }
    found = {}
    for key, body in bodies.items():
        collector = _Needs(bodies)
        collector.visit(body)
        found[key] = collector.variables
    return found


def check_texts(game: Game, language: str, made: set[str]) -> None:
    """Require just the texts that the code can say; `made` are keys that it puts together."""
    own = {key for key in keys(Path(game.folder) / "locale" / f"{language}.ftl") if key.partition("-")[0] in SAID}
    shared = set(keys(SHARED / f"{language}.ftl"))
    said = {key for key, _ in sayings(game)} | made
    assert said - own - shared == set()
    assert own - said == set()


def check_variables(game: Game, language: str) -> None:
    """Require that each text gets the variables that it needs."""
    wanted = needs(game, language)
    assert {key: wanted[key] - given for key, given in sayings(game) if given is not None and wanted[key] - given} == {}


def check_numbers(game: Game, language: str, words: set[str]) -> None:
    """Require that each text can be said with any number; `words` are variables that are no numbers."""
    spoken = Texts(language, game, strict=True)
    wanted = needs(game, language)
    for key in shape(Path(game.folder) / "locale" / f"{language}.ftl"):
        variables = sorted(wanted[key.partition(".")[0]])
        numbers = [name for name in variables if name not in words]
        for values in product((0, 1, 5), repeat=len(numbers)):
            args = dict.fromkeys(variables, "Вега") | dict(zip(numbers, values, strict=True))
            assert tidy(spoken.format(Message(key, {**args}), ["Вега", "Altair"]))


def tidy(text: str) -> bool:
    """Tell whether a text looks like one that a person wrote."""
    return text == text.strip() != "" and "  " not in text and not set(text) & set("⟦⟧{}$_")


def heard(case: Case, seeds: range, answers: Callable[[State], list[str]]) -> dict[str, Message]:
    """Play at random, try forbidden answers too, and collect everything that is said, each thing once."""
    found: dict[str, Message] = {}

    def hear(message: Message) -> None:
        found.setdefault(json.dumps(message.to_json(), sort_keys=True), message)

    for seed in seeds:
        events: list[Event] = []
        for number, state in enumerate(walk(case.new(seed, events), chooser(seed), events)):
            for event in events:
                hear(event.message())
            events.clear()
            for seat in state.deciders():
                hear(state.prompt(seat))
                for action in state.legal(seat):
                    hear(action.message())
                for text in answers(state) if number % 5 == 0 else ():
                    try:
                        state.parse(seat, text)
                    except IllegalAction as refused:
                        hear(refused.message)
    return found

"""What must hold in every position of every game, whatever its rules are."""

from __future__ import annotations

import json
import math

from cosmodrome.kernel.action import Action
from cosmodrome.kernel.errors import BadPosition, IllegalAction
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import Json, Message
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State
from cosmodrome.players.mind import mind_of


class Broken(Exception):
    """An invariant that does not hold: which one, and how it shows."""

    def __init__(self, rule: str, detail: str) -> None:
        super().__init__(rule, detail)
        self.rule = rule
        self.detail = detail


class Ahead(Exception):
    """Something that broke when an action was tried on a copy: the action that the record lacks."""

    def __init__(self, seat: int, text: str) -> None:
        super().__init__(seat, text)
        self.seat = seat
        self.text = text


def check_always(state: State) -> None:
    """Check what is cheap enough to be checked in every position: Broken says what is wrong."""
    _sound(state, "check")
    deciders = state.deciders()
    if state.over:
        _hold("over", not deciders, f"the game is over, but {deciders} are asked")
        winners = state.winners()
        _hold(
            "over",
            bool(winners) and all(0 <= seat < state.seats for seat in winners),
            f"a game that is over has winners, not {winners}",
        )
        return
    _hold("dead end", bool(deciders), "the game is not over and nobody is asked")
    _hold(
        "deciders",
        sorted(set(deciders)) == list(deciders) and deciders[0] >= 0 and deciders[-1] < state.seats,
        f"deciders are {deciders}",
    )
    for seat in deciders:
        legal = state.legal(seat)
        _hold("dead end", bool(legal), f"seat {seat} is asked and may answer nothing")
        if len({action.text for action in legal}) != len(legal):
            raise Broken("notation", f"two actions of seat {seat} read the same: {_twice(legal)}")


def check_thoroughly(game: Game, state: State, rng: Rng, following: tuple[int, str] | None = None) -> None:
    """Check everything that a position promises: JSON, clones, views, imagination, refusals, estimates.

    One action is tried on copies: the one that is known to follow, or any.
    """
    before = _data(state)
    _round_trip(game, state, before)
    clone = state.clone()
    _same("clone", before, _data(clone), "the clone differs")
    if not state.over:
        seat, action = _pick(state, rng, following)
        try:
            _try(game, state, before, clone, seat, action)
        except Exception as error:
            raise Ahead(seat, action.text) from error
    _refusals(state)
    _views(state, rng)
    _numbers(state)
    _hold("purity", _data(state) == before, "looking at the position has changed it")


def _round_trip(game: Game, state: State, before: Json) -> None:
    """A position survives JSON with the same questions."""
    again = game.from_json(before)
    _same("json", before, _data(again), "the position reads back differently")
    _same_questions("json", state, again)


def _pick(state: State, rng: Rng, following: tuple[int, str] | None) -> tuple[int, Action]:
    """Choose the action to try."""
    if following is not None and following[0] in state.deciders():
        for action in state.legal(following[0]):
            if action.text == following[1]:
                return following[0], action
    seat = state.deciders()[rng.below(len(state.deciders()))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def _try(game: Game, state: State, before: Json, clone: State, seat: int, action: Action) -> None:
    """The same action leads a clone and a position read from JSON to the same place, and the original nowhere."""
    _hold(
        "notation",
        state.parse(seat, f"  {action.text.replace(' ', '  ')} ") == action,
        f"{action.text!r} does not read back",
    )
    _message("message", action.message())
    again = game.from_json(before)
    told: list[Event] = []
    clone.apply(seat, clone.parse(seat, action.text), told)
    again.apply(seat, again.parse(seat, action.text), None)
    _sound(clone, "check")
    _same("determinism", _data(clone), _data(again), f"{action.text!r} leads to two places")
    _hold("clone", _data(state) == before, f"{action.text!r} on a clone has changed the original")
    for event in told:
        _message("event", event.message())
        facts = json.loads(json.dumps(event.to_json()))
        _hold("event", isinstance(facts.get("event"), str), f"an event names its kind: {facts}")


def _refusals(state: State) -> None:
    """What is not legal is refused with a reason."""
    for seat in range(state.seats):
        try:
            state.parse(seat, "no such action")
        except IllegalAction as refusal:
            _message("refusal", refusal.message)
        else:
            raise Broken("refusal", f"seat {seat} may answer what nobody offered")
    for seat in state.deciders():
        _message("prompt", state.prompt(seat))


def _views(state: State, rng: Rng) -> None:
    """An imagined position looks the same to whoever imagines it, and is a sound position."""
    watchers: list[int | None] = [None, *range(state.seats)]
    for seat in watchers:
        seen = state.view(seat).to_json()
        json.dumps(seen)
        chance = rng.fork()
        dream = state.imagine(seat, chance.clone())
        _sound(dream, "imagine")
        _same(
            "imagine",
            _data(dream),
            _data(state.imagine(seat, rng.fork()).imagine(seat, chance)),
            f"what seat {seat} imagines depends on how hidden things lie",
        )
        _same("imagine", seen, dream.view(seat).to_json(), f"seat {seat} would notice")
        _hold("imagine", dream.deciders() == state.deciders(), f"seat {seat} imagines other deciders")
        known = state.known_scores(seat)
        _hold("scores", dream.known_scores(seat) == known, f"the scores tell seat {seat} what is hidden")
        _hold("scores", seat is None or known[seat] == state.scores()[seat], f"seat {seat} does not know its own score")
        _hold("scores", not state.over or known == state.scores(), "the game is over, and scores are still hidden")
        if seat is not None and seat in state.deciders():
            _hold("imagine", _texts(dream, seat) == _texts(state, seat), f"seat {seat} imagines other choices")


def _numbers(state: State) -> None:
    """Scores, estimates and weights are complete and in range."""
    _hold("scores", len(state.scores()) == state.seats, "each seat has a score")
    mind = mind_of(state)
    chances = mind.evaluate(state)
    _hold(
        "evaluate",
        len(chances) == state.seats and all(0.0 <= chance <= 1.0 for chance in chances),
        f"chances are from 0 to 1, one for each seat, not {chances}",
    )
    for seat in state.deciders():
        weights = mind.weigh(state, seat, state.legal(seat))
        _hold(
            "weigh",
            len(weights) == len(state.legal(seat))
            and all(weight > 0.0 and math.isfinite(weight) for weight in weights),
            f"weights are positive, one for each action, not {weights}",
        )


def _same_questions(rule: str, one: State, other: State) -> None:
    """Two positions ask the same."""
    _hold(rule, one.deciders() == other.deciders(), f"{one.deciders()} are asked, then {other.deciders()}")
    for seat in one.deciders():
        _hold(rule, _texts(one, seat) == _texts(other, seat), f"seat {seat} is offered other actions")


def _hold(rule: str, holds: bool, detail: str) -> None:
    """Raise Broken where an invariant does not hold."""
    if not holds:
        raise Broken(rule, detail)


def _same(rule: str, one: Json, other: Json, what: str) -> None:
    """Raise Broken where two pieces of data differ, with the place where they do."""
    if one != other:
        raise Broken(rule, f"{what}: {_first_difference(one, other)}")


def _sound(state: State, rule: str) -> None:
    """Let the game check its own position."""
    try:
        state.check()
    except BadPosition as error:
        raise Broken(rule, str(error)) from error


def _message(rule: str, message: object) -> None:
    """Anything said is a message that the page can read."""
    _hold(rule, isinstance(message, Message) and bool(message.key), f"{message!r} is no message")
    assert isinstance(message, Message)
    json.dumps(message.to_json())


def _data(state: State) -> Json:
    """Return a position as it comes out of a file."""
    return json.loads(json.dumps(state.to_json()))


def _texts(state: State, seat: int) -> list[str]:
    """List the notation of what a seat may answer."""
    return [action.text for action in state.legal(seat)]


def _twice(actions: tuple[Action, ...]) -> list[str]:
    """Name the notations that occur more than once."""
    texts = [action.text for action in actions]
    return sorted({text for text in texts if texts.count(text) > 1})


def _first_difference(one: Json, other: Json, path: str = "") -> str:
    """Say where two pieces of data part."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            if one.get(key) != other.get(key):
                return _first_difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _first_difference(left, right, f"{path}[{index}]")
    return f"{path.lstrip('.') or 'the whole'}: {json.dumps(one)[:200]} against {json.dumps(other)[:200]}"

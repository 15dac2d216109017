"""What a seat may know (3), with everything that a board shows beside the bare position."""

from __future__ import annotations

from typing import cast

from ....kernel.score import Score
from ....kernel.step import Step
from ....kernel.views import Some
from ....kit.bits import count
from ....kit.library import STANDARD
from ....kit.question import Question
from .. import components as c
from ..player import Player, bag, faces
from ..rules.action import ChooseAction
from ..rules.build import BuildGoal, ChooseBases, build_cost
from ..rules.colonize import ChooseColony, ColonyContract, OfferPoints
from ..rules.contracts import fulfilled_count, have, open_contracts, reward_now, side
from ..rules.edge_cards import Window, plays
from ..rules.explore import free_box
from ..rules.move import Departure
from ..rules.paying import Custom, Pay
from ..rules.produce import eligible, production_of
from ..rules.progress import qualifies
from ..rules.scoring import parts
from ..rules.sources import Means, infra, means_of, power
from ..rules.terms import NO_HELP
from ..rules.value import PLAIN, Power
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS, ids, place_word
from . import views
from .bill import bill
from .hidden import in_thought
from .inspection import way
from .payment import RELY


def seen_by(state: SpaceCorp, seat: int | None) -> views.TableView:
    """Show the table as a seat sees it; None is a spectator."""
    box = state.box
    step = _shown_step(state, seat)
    thinking = step is not None and step.seat != seat and in_thought(step)
    return {
        "data": box.name,
        "facts": None if box.name == STANDARD else box.files,
        "start": state.start_era + 1,
        "end": state.end_era + 1,
        "era": c.ERAS[state.era],
        "era_number": state.era + 1,
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "phase": "over" if step is None else "action" if thinking else cast("views.Asked", QUESTIONS.name_of(step)),
        "asked": None if step is None else step.seat,
        "trigger": {
            "kind": c.trigger_kind(state.trigger),
            "by": state.trigger_by if state.trigger_by >= 0 else None,
            "last_turns": [other for other in range(state.seats) if state.last_turns >> other & 1],
            "passed": [other for other in range(state.seats) if state.players[other].passed],
            "rivals_closed": state.closed,
        },
        "sites": {site.id: _site(state, index) for index, site in enumerate(state.board.sites)},
        "players": [_player(state, other, seat) for other in range(state.seats)],
        "offers": [box.card_ids[card] if card >= 0 else None for card in state.offers],
        "deck": state.cards_left(),
        "discard": ids(state, state.discard),
        "time_pile": state.time_pile,
        "table": ids(state, state.table),
        "aside": len(state.aside),
        "stacks": {
            c.STACKS[stack]: len(tiles) for stack, tiles in enumerate(state.stacks) if box.stack_of(state.era, stack)
        },
        "unseen": _unseen(state, seat),
        "unseen_tiles": {
            c.STACKS[stack]: [box.tile_ids[tile] for tile in tiles] for stack, tiles in enumerate(state.stacks) if tiles
        },
        "contracts": [_contract(state, number) for number in range(len(box.contracts))],
        "fulfilled": fulfilled_count(state),
        "needed": box.end_trigger,
        "progress": [
            {
                "name": card.id,
                "kind": c.KINDS[card.kind],
                "left": state.display[name],
                "profit": card.profit if state.display[name] == 2 else 0,
                "can": [qualifies(state, other, name) for other in range(state.seats)],
            }
            for name, card in enumerate(box.progress)
            if 1 <= card.era <= state.era
        ],
        "colonies": [colony.id for tile, colony in enumerate(box.colonies) if state.colony_tiles >> tile & 1],
        "beyond": {
            "site": state.board.ids[state.board.beyond] if state.board.beyond >= 0 else None,
            "markers": [owner if owner >= 0 else None for owner in state.beyond],
        },
        "orion_first": state.era == c.STARFARERS and not state.orion_reached,
        "wheel": box.wheel,
        "owed": [*state.owed],
        "forbidden": [action for number, action in enumerate(c.ACTIONS) if state.forbidden >> number & 1],
        "produced": state.produced if state.produced >= 0 else None,
        "actions": [action for number, action in enumerate(c.ACTIONS) if state.has_action(number)],
        "goal": None if thinking else _goal(state, seat),
        "bill": bill(state, seat),
        "routes": _routes(state, seat),
        "me": _me(state, seat),
    }


def _shown_step(state: SpaceCorp, seat: int | None) -> Step | None:
    """Return the question that a seat may know of: another's window is not there, the turn seems to go on."""
    if not state.common:
        return None
    step = state.common[-1]
    if not isinstance(step, Window) or step.seat == seat:
        return step
    below = state.common[-2] if len(state.common) > 1 else step
    return below if isinstance(below, Question) and not isinstance(below, Window) else ChooseAction(state.active)


def _site(state: SpaceCorp, index: int) -> views.SiteView:
    site = state.board.sites[index]
    teams: list[views.TeamView] = []
    for seat, player in enumerate(state.players):
        for team, where in enumerate(player.teams):
            if where >= 0 and where >> 2 == index:
                teams.append(
                    {
                        "seat": seat,
                        "team": team,
                        "box": c.track_box(where & 3),
                        "acted": bool(state.acted >> (seat * 4 + team) & 1),
                        "can_act": state.can_act(where),
                    }
                )
    claim = state.claims[index]
    owner = state.colony_at(index)
    colony: views.ColonyView | None = None
    if owner >= 0:
        player = state.players[owner]
        tile = player.colonies[player.colony_sites.index(index)]
        colony = {"seat": owner, "tile": state.box.colony_ids[tile]}
    cost = build_cost(state, index)
    return {
        "teams": teams,
        "boxes": [_box(state, slot) for slot in site.all] if site.stacks or site.lagrange else [],
        "claim": {"seat": claim >> 2, "team": claim & 3} if claim >= 0 else None,
        "explore_cost": site.explore_cost if site.explore_cost >= 0 else None,
        "build_cost": cost if cost >= 0 else None,
        "unexplored": site.explore_cost >= 0 and free_box(state, site),
        "vacant": state.owners[index] < 0,
        "locked": state.locked(index),
        "colony": colony,
    }


def _box(state: SpaceCorp, slot: int) -> views.BoxView:
    site = state.board.sites[state.board.site_of[slot]]
    base = state.bases[slot]
    tile = state.tiles[slot]
    production = state.production(slot)
    dead = base >= 0 and state.rule(base).kills_production
    points = 0
    if (
        tile >= 0
        and not state.locked(state.board.site_of[slot])
        and not (base >= 0 and state.rule(base).kills_colony_points)
    ):
        points = state.box.tiles[tile].colony_points
    return {
        "stack": c.STACKS[site.stacks[slot - site.first]] if site.stacks else None,
        "tile": state.box.tile_ids[tile] if tile >= 0 else None,
        "production": production if production >= 0 else None,
        "colony_points": points,
        "dead": dead,
        "base": {"seat": base // c.TYPES, "type": c.BASES[base % c.TYPES]} if base >= 0 else None,
    }


def _player(state: SpaceCorp, seat: int, viewer: int | None) -> views.PlayerView:
    player = state.players[seat]
    box = state.box
    legacy: views.Legacy | None = None
    if player.legacy_tile >= 0:
        legacy = {
            "tile": box.tile_ids[player.legacy_tile],
            "base": c.BASES[player.legacy_base],
            "production": state.legacy_production(seat),
        }
    return {
        "seat": seat,
        "profit": player.profit,
        "cards": len(player.hand),
        "hand": ids(state, player.hand) if seat == viewer else None,
        "known": ids(state, player.known),
        "infra": [box.card_ids[card] if card >= 0 else None for card in player.infra],
        "hq": box.hqs[state.start_era].id,
        "boxes": _hq_boxes(state, player),
        "values": _values(state, seat, seat == viewer),
        "enters": c.track_box(player.gifts.track_entry),
        "genetics": player.genetics,
        "revelation": player.revelation,
        "lap": {c.CUBES[0]: player.genetics % box.wheel, c.CUBES[1]: player.revelation % box.wheel},
        "progress": [id for name, id in enumerate(box.progress_ids) if player.progress >> name & 1],
        "adaptations": count(player.progress & box.of_kind[0]),
        "breakthroughs": count(player.progress & box.of_kind[1]),
        "colonies": [
            {"tile": box.colony_ids[tile], "site": state.board.ids[site], "value": box.colonies[tile].value}
            for tile, site in zip(player.colonies, player.colony_sites, strict=True)
        ],
        "legacy": legacy,
        "supply": {
            base: state.supply(seat, type)
            for type, base in enumerate(c.BASES)
            if box.rules[state.era][type] is not None
        },
        "teams": [place_word(state, where) for where in player.teams],
        "teams_hq": player.teams.count(-1),
        "teams_gone": player.teams.count(-2),
        "beyond": [marker + 1 for marker in range(2) if state.beyond[marker] == seat],
        "bases": len(state.holdings[seat]),
        "tiles": [
            {
                "site": state.board.place_of(slot)[0],
                "box": state.board.place_of(slot)[1],
                "production": production_of(state, seat, slot),
            }
            for slot in eligible(state, seat)
        ],
        "passed": player.passed,
        "score": Score(parts(state, seat)).shown(),
    }


def _hq_boxes(state: SpaceCorp, player: Player) -> list[Some[c.ActionType, views.Face]]:
    """Show what each box of an HQ is worth: the number, x before a multiplier, the shielded number beside it."""
    return [
        {
            c.ACTIONS[action]: {
                "value": source.value,
                "multiplies": source.multiplies,
                "shielded": source.shielded,
                "other": source.other or None,
            }
            for action, source in enumerate(face.sources)
            if source is not None
        }
        for face in faces(state.box, state.start_era, player.infra)
    ]


def _values(state: SpaceCorp, seat: int, own: bool) -> Some[c.ActionType, views.ValueView]:
    """Show what Infra gives for each action, and to the owner what is within reach at most."""
    gifts = state.players[seat].gifts
    found: Some[c.ActionType, views.ValueView] = {}
    for action in range(c.VALUED):
        if not state.has_action(action):
            continue
        timed = action in (c.MOVE, c.EXPLORE, c.BUILD)
        found[c.ACTIONS[action]] = {
            "infra": infra(state, seat, action).worth(PLAIN),
            "most": power(state, seat, action, timed).most(gifts.boosts[action]) if own else None,
        }
    return found


def _unseen(state: SpaceCorp, seat: int | None) -> dict[str, int]:
    """Count the cards that lie in no place this seat sees: the deck and what others hold unseen."""
    counts = [0] * len(state.box.cards)
    for card in state.deck + state.deck_top + state.aside:
        counts[card] += 1
    for other, player in enumerate(state.players):
        if other != seat:
            for card in player.hand:
                counts[card] += 1
            for card in player.known:
                counts[card] -= 1
    return {state.box.card_ids[card]: count for card, count in enumerate(counts) if count}


def _contract(state: SpaceCorp, number: int) -> views.ContractView:
    contract = state.box.contracts[number]
    condition = contract.conditions[side(state)]
    owner = state.contracts[number]
    current = contract.era == state.era
    progress = [have(state, seat, condition) for seat in range(state.seats)] if current else []
    reward = contract.rewards[side(state)]
    now = reward_now(state, number) if number in open_contracts(state) else None
    printed = bool(state.common) and isinstance(state.common[-1], ColonyContract)
    return {
        "id": contract.id,
        "row": contract.row + 1,
        "era": c.ERAS[contract.era],
        "text_key": f"contract-{contract.id}-{'2' if state.seats == 2 else '3'}",
        "reward": reward,
        "now": now,
        "pays": reward if now is None or printed else now,
        "by": owner if owner >= 0 else None,
        "open": current and owner == c.NO,
        "closed": owner < c.NO,
        "need": condition.least,
        "have": progress,
        "met": [count >= condition.least for count in progress],
    }


def _goal(state: SpaceCorp, seat: int | None) -> views.Goal | None:
    """Show what is being paid for, or what the details of which are asked."""
    step = state.common[-1] if state.common else None
    if isinstance(step, ChooseBases):
        return _aim(c.BUILD, state.board.ids[step.site], [c.BASES[type] for type in step.types])
    if isinstance(step, ChooseColony | OfferPoints):
        return _aim(c.COLONIZE, state.board.ids[step.site], [])
    if not isinstance(step, Pay | Custom):
        return None
    goal = step.goal
    terms = goal.terms(state, step.seat)
    custom = isinstance(step, Custom) and step.seat == seat
    return {
        "action": c.ACTIONS[goal.kind],
        "text": goal.write(state),
        "cost": terms.cost,
        "from": state.board.ids[goal.start] if goal.start >= 0 else None,
        "to": state.board.ids[goal.to] if goal.to >= 0 else None,
        "bases": [c.BASES[type] for type in goal.types] if isinstance(goal, BuildGoal) else [],
        "exposed": terms.exposed,
        "penalty": terms.penalty,
        "value": step.value(state) if isinstance(step, Custom) and custom else None,
        "way": way(state, step.seat, goal.start, goal.to) if goal.kind == c.MOVE else None,
    }


def _aim(kind: int, site: str, bases: list[c.BaseType]) -> views.Goal:
    """Show a goal that is not yet known well enough to have a price."""
    return {
        "action": c.ACTIONS[kind],
        "text": f"{c.ACTIONS[kind]} {site}",
        "cost": None,
        "from": None,
        "to": site,
        "bases": [*bases],
        "exposed": False,
        "penalty": 0,
        "value": None,
        "way": None,
    }


def _routes(state: SpaceCorp, seat: int | None) -> dict[str, dict[str, views.RouteView]]:
    """Show the distances from every place where the seat has a team that can act."""
    if seat is None or state.finished:
        return {}
    board = state.board
    means = means_of(state, seat, c.MOVE)
    player = state.players[seat]
    own = Power([player.shown[c.MOVE]], bag(state.box, player, c.MOVE), means.strength.time)
    alone = Means(own, means.profit, means.money, False)
    found: dict[str, dict[str, views.RouteView]] = {}
    for start in state.team_sites(seat):
        departure = Departure(state, seat, start)
        targets: dict[str, views.RouteView] = {}
        for to in range(board.count):
            if departure.leads_to(to):
                terms = departure.terms(to)
                legal = means.afford(terms)
                needed = len(terms.helpers[RELY]) > 0
                # Without what belongs to rivals.
                terms.helpers = NO_HELP
                targets[board.ids[to]] = {
                    "cost": terms.cost,
                    "exposed": terms.exposed,
                    "legal": legal,
                    "alone": legal and not needed and alone.afford(terms),
                }
        found[board.ids[start]] = targets
    return found


def _me(state: SpaceCorp, seat: int | None) -> views.OwnView | None:
    """Show a seat its own settings, and the Edge cards that fit now."""
    if seat is None:
        return None
    step = state.common[-1] if state.common else None
    fitting: list[str] = []
    if isinstance(step, Window) and step.seat == seat:
        for play in plays(state, seat, step.window, step.extra):
            edge = play.text.split()[1]
            if edge not in fitting:
                fitting.append(edge)
    return {
        "seat": seat,
        "windows": {window: not state.is_muted(seat, number) for number, window in enumerate(c.WINDOWS)},
        "cards": {
            window: [edge for bit, edge in enumerate(c.EDGES) if c.WINDOW_EDGES[number] >> bit & 1]
            for number, window in enumerate(c.WINDOWS)
        },
        "edge": fitting,
        "window": c.WINDOWS[step.window] if isinstance(step, Window) and step.seat == seat else None,
    }

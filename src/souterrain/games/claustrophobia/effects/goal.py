"""Goals of scenarios. Each is called with a moment and says who has won, if anybody.

Moments: `change`, `infernal-activation.end`, `turn.end`.
"""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import CreatureId, Few, TileId, Turns, WarriorId
from souterrain.games.claustrophobia.fighter import is_on_map
from souterrain.games.claustrophobia.scenario import scenario_of
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, LEFT
from souterrain.games.claustrophobia.terrain import standing

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

Verdict = Literal["human", "infernal", "draw"] | None


def is_map_empty_of_humans(game: "Claustrophobia") -> bool:
    return not any(f.camp == HUMAN and is_on_map(f) for f in game.state.fighters)


def is_last_turn_over(game: "Claustrophobia", moment: str) -> bool:
    turns = scenario_of(game).turns
    return moment == "turn.end" and bool(turns) and game.state.turn >= turns


@effects("escape", "goal")
def escape(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    """Humans win by leaving in number; fewer than needed is a draw, none a defeat."""
    left = sum(1 for f in game.state.fighters if f.place == LEFT)
    if left >= needed:
        return "human"
    if is_map_empty_of_humans(game):
        return "draw" if left else "infernal"
    return None


@effects("last-turn", "goal")
def last_turn(game: "Claustrophobia", moment: str, *, winner: Literal["human", "infernal", "draw"]) -> Verdict:
    """Time is up."""
    return winner if is_last_turn_over(game, moment) else None


@effects("wells-destroyed", "goal")
def wells_destroyed(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    return "human" if game.state.tally.get("wells", 0) >= needed else None


@effects("hold", "goal")
def hold(game: "Claustrophobia", moment: str, *, alive: Few) -> Verdict:
    """Enough humans alive when time is up; too few at any moment is a defeat."""
    living = sum(1 for f in game.state.fighters if f.camp == HUMAN and is_on_map(f))
    if living < alive:
        return "infernal"
    return "human" if is_last_turn_over(game, moment) else None


@effects("overrun", "goal")
def overrun(game: "Claustrophobia", moment: str, *, tile: TileId, from_turn: Turns) -> Verdict:
    """An infernal fighter and no human on a tile, at the end of an infernal activation."""
    if moment != "infernal-activation.end" or game.state.turn < from_turn:
        return None
    place = game.find_tile(tile)
    lost = place is not None and standing(game, place, INFERNAL) and not standing(game, place, HUMAN)
    return "infernal" if lost else None


@effects("slay", "goal")
def slay(
    game: "Claustrophobia", moment: str, *, creature: CreatureId, deaths: Annotated[int, Meta(ge=1, le=2)]
) -> Verdict:
    slain = any(f.kind == creature and f.deaths >= deaths for f in game.state.fighters)
    return "human" if slain else None


@effects("relics-out", "goal")
def relics_out(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    """Humans win with enough relics out; at the end, one is a draw, none a defeat."""
    out = game.state.tally.get("relics", 0)
    if out >= needed:
        return "human"
    if is_map_empty_of_humans(game) or is_last_turn_over(game, moment):
        return "draw" if out else "infernal"
    return None


@effects("seals-spoken", "goal")
def seals_spoken(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    return "human" if game.state.tally.get("seals", 0) >= needed else None


@effects("must-live", "goal")
def must_live(game: "Claustrophobia", moment: str, *, warrior: WarriorId) -> Verdict:
    dead = any(f.kind == warrior and f.place == DEAD for f in game.state.fighters)
    return "infernal" if dead else None

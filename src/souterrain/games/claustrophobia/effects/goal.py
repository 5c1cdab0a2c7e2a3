"""Goals of scenarios. Each is called with a moment and says who has won, if anybody.

Moments: `change`, `infernal-activation.end`, `turn.end`. What a goal of the humans counts is marked on it: `measure` says
how much of it is done, `track` under which name, if it is not the turns that are counted anyway. `against` is the name and the
measure of what one counts for the infernal side, where that is not the humans that are dead.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import CreatureId, Few, TileId, Turns, WarriorId
from souterrain.games.claustrophobia.fighter import is_on_map
from souterrain.games.claustrophobia.scenario import humans_dead, scenario_of
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, LEFT
from souterrain.games.claustrophobia.terrain import standing

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

Verdict = Literal["human", "infernal", "draw"] | None


def is_map_empty_of_humans(game: "Claustrophobia") -> bool:
    for fighter in game.state.fighters:
        if fighter.camp == HUMAN and fighter.place >= 0:
            return False
    return True


def is_last_turn_over(game: "Claustrophobia", moment: str) -> bool:
    turns = scenario_of(game).turns
    return moment == "turn.end" and bool(turns) and game.state.turn >= turns


def humans_out(game: "Claustrophobia", *, needed: int) -> tuple[int, int]:
    return [f.place for f in game.state.fighters].count(LEFT), needed


@effects("escape", "goal", track="escaped", measure=humans_out)
def escape(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    """Humans win by leaving in number; fewer than needed is a draw, none a defeat."""
    left, _ = humans_out(game, needed=needed)
    if left >= needed:
        return "human"
    if is_map_empty_of_humans(game):
        return "draw" if left else "infernal"
    return None


def tallied(name: str) -> Callable[..., tuple[int, int]]:
    """The measure of what the scenario counts under a name."""

    def measure(game: "Claustrophobia", *, needed: int) -> tuple[int, int]:
        return game.state.tally.get(name, 0), needed

    return measure


@effects("last-turn", "goal")
def last_turn(game: "Claustrophobia", moment: str, *, winner: Literal["human", "infernal", "draw"]) -> Verdict:
    """Time is up."""
    return winner if is_last_turn_over(game, moment) else None


wells_gone = tallied("wells")


@effects("wells-destroyed", "goal", track="wells", measure=wells_gone)
def wells_destroyed(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    return "human" if wells_gone(game, needed=needed)[0] >= needed else None


def turns_over(game: "Claustrophobia", **about: Any) -> tuple[int, int]:
    """The last one is when the game is."""
    turns = scenario_of(game).turns
    return (turns if game.is_over else max(game.state.turn - 1, 0)), turns


def humans_lost(game: "Claustrophobia", *, alive: int) -> tuple[int, int]:
    return humans_dead(game, alive - 1)


@effects("hold", "goal", measure=turns_over, against=("dead", humans_lost))
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


def times_slain(game: "Claustrophobia", *, creature: str, deaths: int) -> tuple[int, int]:
    return max((f.deaths for f in game.state.fighters if f.kind == creature), default=0), deaths


@effects("slay", "goal", track="slain", measure=times_slain)
def slay(
    game: "Claustrophobia", moment: str, *, creature: CreatureId, deaths: Annotated[int, Meta(ge=1, le=2)]
) -> Verdict:
    return "human" if times_slain(game, creature=creature, deaths=deaths)[0] >= deaths else None


relics_saved = tallied("relics")


@effects("relics-out", "goal", track="relics", measure=relics_saved)
def relics_out(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    """Humans win with enough relics out; at the end, one is a draw, none a defeat."""
    out, _ = relics_saved(game, needed=needed)
    if out >= needed:
        return "human"
    if is_map_empty_of_humans(game) or is_last_turn_over(game, moment):
        return "draw" if out else "infernal"
    return None


seals_done = tallied("seals")


@effects("seals-spoken", "goal", track="seals", measure=seals_done)
def seals_spoken(game: "Claustrophobia", moment: str, *, needed: Few) -> Verdict:
    return "human" if seals_done(game, needed=needed)[0] >= needed else None


@effects("must-live", "goal", against=("over", turns_over))
def must_live(game: "Claustrophobia", moment: str, *, warrior: WarriorId) -> Verdict:
    dead = any(f.kind == warrior and f.place == DEAD for f in game.state.fighters)
    return "infernal" if dead else None

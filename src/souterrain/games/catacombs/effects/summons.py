"""What brings discs into the room in the middle of a fight: allies, the Shield, monsters from the reserve."""

from typing import TYPE_CHECKING, Literal

from souterrain.games.catacombs.acts import Use
from souterrain.games.catacombs.effects import ACTED, effects
from souterrain.games.catacombs.facts import AllyId, Few, Kinds
from souterrain.games.catacombs.figure import reserve
from souterrain.games.catacombs.place import Summon
from souterrain.kernel.agenda import Instruction, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


def is_ally_there(game: "Catacombs", name: str, *, ally: str) -> str:
    return "catacombs.limit.components" if ally in game.state.discs else ""


@effects("summon-ally", *ACTED, of="hero", forbidden=is_ally_there)
def summon_ally(game: "Catacombs", use: Use, *, ally: AllyId) -> Instruction:
    """catacombs.ally.skeleton-summon: within 2.5 cm; it acts from the next round on."""
    return do(Summon(figure=use.figure, origin=use.origin, kinds=(ally,), count=1, role="ally"))


def is_piece_there(game: "Catacombs", name: str, *, piece: str) -> str:
    return "catacombs.limit.components" if piece in game.state.discs else ""


@effects("put-piece", *ACTED, of="hero", forbidden=is_piece_there)
def put_piece(game: "Catacombs", use: Use, *, piece: Literal["shield"]) -> Instruction:
    """catacombs.wizard.shield: a loose disc within 2.5 cm that blocks and deflects."""
    return do(Summon(figure=use.figure, origin=use.origin, kinds=(piece,), count=1, role="piece"))


def is_reserve_empty(game: "Catacombs", name: str, *, kinds: tuple[str, ...], count: int) -> str:
    return "" if any(reserve(game, kind) for kind in kinds) else "catacombs.limit.monster-reserve"


@effects("summon-monsters", "special", of="lord", forbidden=is_reserve_empty)
def summon_monsters(game: "Catacombs", use: Use, *, kinds: Kinds, count: Few) -> Instruction:
    """catacombs.lord.summons-more: from the reserve, within 2.5 cm of the Lord; they act from the next round on."""
    return do(Summon(figure=use.figure, origin=use.figure, kinds=kinds, count=count, role="monster"))

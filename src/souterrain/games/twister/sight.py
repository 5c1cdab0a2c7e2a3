"""Lines of sight, and who may shoot at whom."""

from typing import TYPE_CHECKING

from souterrain.games.twister.figure import can_act
from souterrain.games.twister.state import Figure

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister


def cells_in_sight(game: "Twister", cell: int) -> list[int]:
    """twister.los.characters: the occupied cells seen from a cell, nearest in each direction; whoever stands there hides
    those behind."""
    occupied = {figure.cell for figure in game.state.figures}
    found = []
    for line in game.map.lines(cell):
        for at in line:
            if at in occupied:
                found.append(at)
                break
    return found


def sees(game: "Twister", cell: int, other: int) -> bool:
    """Whether somebody standing in `cell` sees those in `other`."""
    return other in cells_in_sight(game, cell)


def weapons(game: "Twister", n: int) -> list[str]:
    """twister.ranged.who: `own` for the Crossbowman's shot of this turn, `bow` for a bow that is carried."""
    figure = game.state.figures[n]
    sheet = game.book.characters[figure.kind]
    if not sheet.ranged and not figure.objects:
        return []
    found = []
    if sheet.ranged and not (sheet.shots and figure.shot == game.state.turn):
        found.append("own")
    if any(game.book.objects[game.state.items[item].kind].ranged for item in figure.objects):
        found.append("bow")
    return found


def is_engaged(game: "Twister", figure: Figure) -> bool:
    """twister.ranged.not-engaged: an enemy, even a wounded one, is in its zone."""
    return any(other.cell == figure.cell and other.seat != figure.seat for other in game.state.figures)


def is_shielded(game: "Twister", figure: Figure) -> bool:
    """twister.object.great-shield"""
    return any(game.book.objects[game.state.items[item].kind].shields for item in figure.objects)


def shooters(game: "Twister", attacker: int, target: int) -> dict[int, str]:
    """twister.ranged-group.shooters: the attacker, and all others on that side who may shoot and see the target, each with
    the weapon used: the stronger, unless the attacker chose."""
    state = game.state
    seat, cell = state.figures[attacker].seat, state.figures[target].cell
    found = {attacker: ""}
    for n, figure in enumerate(state.figures):
        if n == attacker or figure.seat != seat or figure.cell == cell or not can_act(game, figure):
            continue
        arms = weapons(game, n)
        if arms and not is_engaged(game, figure) and sees(game, figure.cell, cell):
            found[n] = arms[0]
    return found

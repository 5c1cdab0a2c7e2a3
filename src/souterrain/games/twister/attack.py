"""Who may attack whom: in the same zone, across the border of a start zone, with a lance, from afar."""

from typing import TYPE_CHECKING

from souterrain.games.twister.deed import deed
from souterrain.games.twister.offer import Offer
from souterrain.games.twister.sight import cells_in_sight, is_engaged, is_shielded, weapons
from souterrain.games.twister.terrain import BLIND, WALL

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister


def enemies_by_cell(game: "Twister", seat: int) -> dict[int, list[int]]:
    """The enemies of a seat that can be attacked by themselves, wounded or not; not those who are carried."""
    found: dict[int, list[int]] = {}
    for n, figure in enumerate(game.state.figures):
        if figure.seat != seat and figure.cell >= 0 and figure.bearer < 0:
            if figure.cell in found:
                found[figure.cell].append(n)
            else:
                found[figure.cell] = [n]
    return found


def is_free(game: "Twister", n: int) -> bool:
    """twister.samurai.free-attack: its attack costs nothing, once a turn."""
    figure = game.state.figures[n]
    return game.book.characters[figure.kind].free_attack and figure.struck != game.state.turn


def offer_attacks(game: "Twister", offer: Offer, actors: list[int], enemies: dict[int, list[int]]) -> None:
    """twister.melee.same-zone, twister.start-combat.who: all in a zone attack together, so one of them is named, the one who
    attacks for nothing first."""
    figures, labyrinth = game.state.figures, game.map
    cells = labyrinth.cells
    starters: dict[int, int] = {}
    for n in actors:
        cell = figures[n].cell
        if cell not in starters or is_free(game, n):
            starters[cell] = n
    for cell, n in starters.items():
        for target in enemies.get(cell, ()):
            offer_attack(game, offer, "attack", n, target)
        for to, over, _ in labyrinth.links[cell] if cell in labyrinth.frontier else ():
            if to in enemies and (to >= cells) != (cell >= cells):
                for target in enemies[to]:
                    if over:
                        offer.refuse("twister.start-combat.obstacles", "attack", figure=n, target=target)
                    else:
                        offer_attack(game, offer, "attack", n, target)


def offer_lances(game: "Twister", offer: Offer, actors: list[int], enemies: dict[int, list[int]]) -> None:
    """twister.object.lance, twister.object.lance-los, twister.object.lance-portcullis: against the next zone, if it is seen."""
    figures, labyrinth = game.state.figures, game.map
    for n in actors:
        figure = figures[n]
        if not figure.objects or not any(
            game.book.objects[game.state.items[item].kind].reaches for item in figure.objects
        ):
            continue
        for to, over, side in labyrinth.links[figure.cell]:
            if side > 3:
                continue
            for target in enemies.get(to, ()):
                if over & BLIND:
                    rule = "twister.object.lance-los" if over & WALL else "twister.object.lance-portcullis"
                    offer.refuse(rule, "lance", figure=n, target=target)
                else:
                    offer_attack(game, offer, "lance", n, target)


def offer_attack(game: "Twister", offer: Offer, verb: str, n: int, target: int) -> None:
    """twister.melee.not-wounded-this-turn: nobody is attacked again in the turn of its wound."""
    if game.state.figures[target].hurt == game.state.turn:
        offer.refuse("twister.melee.not-wounded-this-turn", verb, figure=n, target=target)
    else:
        offer.add(deed(verb, figure=n, target=target))


def offer_shots(game: "Twister", offer: Offer, actors: list[int], enemies: dict[int, list[int]]) -> None:
    """twister.ranged.los: at any distance, at anybody seen who was not wounded this turn and has no great shield."""
    figures = game.state.figures
    for n in actors:
        for weapon in weapons(game, n):
            engaged = is_engaged(game, figures[n])
            for cell in cells_in_sight(game, figures[n].cell):
                for target in enemies.get(cell, ()):
                    rule = ""
                    if engaged:
                        rule = "twister.ranged.not-engaged"
                    elif figures[target].hurt == game.state.turn:
                        rule = "twister.ranged.not-wounded-this-turn"
                    elif is_shielded(game, figures[target]):
                        rule = "twister.object.great-shield"
                    verb = "shoot" if weapon == "own" else "shoot_bow"
                    if rule:
                        offer.refuse(rule, verb, figure=n, target=target)
                    else:
                        offer.add(deed(verb, figure=n, target=target))

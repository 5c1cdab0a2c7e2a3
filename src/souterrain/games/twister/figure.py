"""Questions about characters and objects: who stands where, who may act, what they carry. Nothing here changes anything."""

from typing import TYPE_CHECKING

from souterrain.games.twister.sheet import Sheet
from souterrain.games.twister.state import MOST_FRIENDS, Figure

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

WEAK = Sheet()  # twister.wounded.no-abilities: what a wounded character can do


def sheet_of(game: "Twister", figure: Figure) -> Sheet:
    """What a character can do now; nothing, if it is wounded."""
    return WEAK if figure.wounded else game.book.characters[figure.kind]


def can_act(game: "Twister", figure: Figure) -> bool:
    """twister.wounded.no-actions, twister.cleric.healed-idle: unwounded, not just healed, in the labyrinth or before it."""
    return figure.cell >= 0 and not figure.wounded and figure.idle != game.state.turn


def crossing(game: "Twister", figure: Figure) -> int:
    """The features that do not stop a character in a move, as bits: its own gift and that of what it carries."""
    bits = game.book.characters[figure.kind].crosses
    for item in figure.objects:
        bits |= game.book.objects[game.state.items[item].kind].crosses
    return bits


def free_hands(game: "Twister", figure: Figure) -> int:
    """twister.golden.carry-one, twister.paladin.mighty, twister.ghost.no-carry; a wounded Paladin keeps both hands."""
    return game.book.characters[figure.kind].hands - len(figure.objects) - len(figure.burden)


def passes(game: "Twister", figure: Figure, enemies: list[int]) -> bool:
    """Whether these unwounded enemies let a character through: it flies, or they all straddle over one so weak."""
    sheet = game.book.characters[figure.kind]
    if sheet.passes_enemies:
        return True
    figures, characters = game.state.figures, game.book.characters
    return all(characters[figures[enemy].kind].straddles >= sheet.combat for enemy in enemies)


def has_room(game: "Twister", n: int, cell: int) -> bool:
    """twister.golden.three-per-zone: a character may end here, with the wounded it carries."""
    figures, zones = game.state.figures, game.map.zones
    figure, zone = figures[n], zones[cell]
    crowd = 0 if zones[figure.cell] == zone else 1 + len(figure.burden)
    for other in figures:
        if other.seat == figure.seat and other.cell >= 0 and zones[other.cell] == zone:
            crowd += 1
    return crowd <= MOST_FRIENDS


def crowd_of(game: "Twister", seat: int) -> dict[int, int]:
    """How many characters of a seat are in each zone, the wounded too."""
    zones = game.map.zones
    crowd: dict[int, int] = {}
    for figure in game.state.figures:
        if figure.seat == seat and figure.cell >= 0:
            zone = zones[figure.cell]
            crowd[zone] = crowd[zone] + 1 if zone in crowd else 1
    return crowd


def has_trait(game: "Twister", figure: Figure, trait: str) -> bool:
    """What a character is, wounded or not."""
    return trait in game.book.characters[figure.kind].traits


def ability_with(game: "Twister", figure: Figure, effect: str) -> str:
    """The ability by which a character can do something, to be told."""
    content = game.content
    return next(
        ability
        for ability in content.character[figure.kind].abilities
        if any(each.name == effect for each in content.ability[ability].effects)
    )

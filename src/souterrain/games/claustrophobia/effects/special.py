"""Special rules of scenarios. Each is called at the moments it is registered for, with the moment and what it is about.

Moments: `setup`; `stair` (the tile kept for the next exploration of the marked exit); `explored` (from, side, new
tile); `refused` (a tile that would close the map: `pile` puts it under the pile, `place` places it); `way-out` (tile:
true lets humans leave there); `action` (fighter: true offers the rule's action) and `act` (fighter: does it); `for-
sale` (creature: false keeps it from being bought); `duty` (creature: true binds it); `infernal-activation.end`.
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import CreatureId, Few, TileId, WarriorId
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.scenario import ACTION, scenario_of
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, RESERVE, UNEXPLORED
from souterrain.games.claustrophobia.terrain import distances, features, has_room, standing, unexplored_sides
from souterrain.kernel.agenda import Instruction, Step, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

RULE = "claustrophobia.victory.scenario"


def draught_followed(game: "Claustrophobia", *, length: int, stair: str) -> tuple[int, int]:
    return game.state.tally.get("draught", 0), length


@effects("draught", "special", moments=("setup", "stair", "explored"), track="draught", measure=draught_followed)
def draught(game: "Claustrophobia", moment: str, *about: Any, length: Few, stair: TileId) -> Instruction | str | None:
    """A marker leads through unexplored exits; after so many tiles it leads to the stair."""
    match moment:
        case "setup":
            return do(SetDraught())
        case "stair":
            done, _ = draught_followed(game, length=length, stair=stair)
            return stair if done >= length and game.find_tile(stair) is None else None
        case "explored":
            place, side, new = about
            if game.find_tile(stair) is not None:
                game.state.draught = ()
                return None
            return do(FollowDraught(new, game.state.draught == (place, side)))
    return None


class SetDraught(Step):
    """The infernal player puts the marker on an exit of the first tile."""

    stages = ("choose", "put")
    side: int = 0

    def choose(self, game: "Claustrophobia") -> Instruction:
        sides = [option("exit", side=side) for side in unexplored_sides(game.state.tiles[0])]
        return ask(INFERNAL, "set_draught", sides, rule=RULE, into="side", public=True)

    def put(self, game: "Claustrophobia") -> None:
        put_draught(game, 0, self.side, "placed")


def put_draught(game: "Claustrophobia", tile: int, side: int, why: str) -> None:
    game.state.draught = (tile, side)
    count, needed = game.state.tally.get("draught", 0), number_of(game, "draught", "length")
    game.emit("draught_moved", tile=tile, side=side, why=why, count=count, needed=needed, rule=RULE)


def number_of(game: "Claustrophobia", special: str, argument: str) -> int:
    """A number that the scenario gives to one of its special rules or goals; 0 without such a rule."""
    scenario = scenario_of(game)
    found = (effect for effect in (*scenario.special, *scenario.goals) if effect.name == special)
    return next((int(dict(effect.arguments)[argument]) for effect in found), 0)


class FollowDraught(Step):
    """After an exploration: by the marked exit the draught goes on at random; if its exit is gone, the human player moves it."""

    stages = ("follow", "choose", "put")
    new: int
    marked: bool
    tile: int = -1
    side: int = 0

    def follow(self, game: "Claustrophobia") -> Instruction | None:
        if self.marked:
            game.count("draught")
            sides = unexplored_sides(game.state.tiles[self.new])
            if sides:
                put_draught(game, self.new, sides[game.state.chance.below(len(sides))], "followed")
                return finish()
            return None
        place, side = game.state.draught or (-1, 0)
        if place >= 0 and game.state.tiles[place].sides[side] == UNEXPLORED:
            return finish()
        return None

    def choose(self, game: "Claustrophobia") -> Instruction:
        far = distances(game, self.new if self.marked or not game.state.draught else game.state.draught[0])
        open_tiles = [tile for tile in far if unexplored_sides(game.state.tiles[tile])]
        if not open_tiles:
            if game.state.draught:
                game.emit("draught_gone", rule=RULE)
            game.state.draught = ()
            return finish()
        near = min(far[tile] for tile in open_tiles)
        options = [
            option("exit", tile=tile, side=side)
            for tile in open_tiles
            if far[tile] == near
            for side in unexplored_sides(game.state.tiles[tile])
        ]
        return ask(HUMAN, "move_draught", options, rule=RULE, into=("tile", "side"), public=True)

    def put(self, game: "Claustrophobia") -> None:
        why = "blind" if self.marked else "closed" if game.state.draught else "again"
        put_draught(game, self.tile, self.side, why)


@effects("leave-by", "special", moments=("way-out",))
def leave_by(game: "Claustrophobia", moment: str, *about: Any, tile: TileId) -> bool | None:
    """Humans may leave the game from a tile."""
    return game.state.tiles[about[0]].tile == tile or None


def is_fit(game: "Claustrophobia", fighter: int) -> bool:
    figure = game.state.fighters[fighter]
    return figure.camp == HUMAN and not figure.exhausted


@effects("charges", "special", moments=ACTION)
def charges(game: "Claustrophobia", moment: str, *about: Any, needed: Few) -> bool | None:
    """Humans blow up demonic wells, by so many actions each."""
    (fighter,) = about
    place = game.state.fighters[fighter].place
    well = any(name == "demonic-well" for name, _ in features(game, place))
    if moment == "action":
        return is_fit(game, fighter) and well
    tile = game.state.tiles[place]
    done = tile.used + 1 >= needed
    game.state.tiles[place] = replace(tile, used=tile.used + 1, spent=done)
    if done:
        game.count("wells")
        wells, aim = game.state.tally["wells"], number_of(game, "wells-destroyed", "needed")
        game.emit("well_destroyed", fighter=fighter, tile=place, count=wells, needed=aim, rule=RULE)
    else:
        game.emit("charge_laid", fighter=fighter, tile=place, count=tile.used + 1, needed=needed, rule=RULE)
    return None


@effects("return-free", "special", moments=("for-sale", "infernal-activation.end"))
def return_free(
    game: "Claustrophobia", moment: str, *about: Any, creature: CreatureId, tile: TileId
) -> Instruction | bool | None:
    """A creature cannot be bought, but comes back by itself after its first death."""
    if moment == "for-sale":
        return False if about[0] == creature else None
    for n, fighter in enumerate(game.state.fighters):
        if fighter.kind == creature and fighter.place == RESERVE:
            home = game.find_tile(tile)
            far = distances(game, home if home is not None else 0)
            near = [place for place in far if has_room(game, place, INFERNAL)]
            return do(Enter(n, min(near, key=lambda place: far[place]), "returned", RULE)) if near else None
    return None


@effects("duty", "special", moments=("duty",))
def duty(game: "Claustrophobia", moment: str, *about: Any, creature: CreatureId) -> bool | None:
    """A creature must be activated, go for the nearest human and attack."""
    return about[0] == creature or None


@effects("relics", "special", moments=ACTION)
def relics(game: "Claustrophobia", moment: str, *about: Any) -> bool | None:
    """Caches hold relics; a human carries one at most, and drops it when killed."""
    (fighter,) = about
    figure = game.state.fighters[fighter]
    tile = game.state.tiles[figure.place]
    hidden = game.content.tile[tile.tile].feature == "cache" and not tile.spent
    if moment == "action":
        return figure.camp == HUMAN and not figure.relic and (hidden or tile.relics > 0)
    lying = 0 if hidden else 1
    game.state.tiles[figure.place] = replace(tile, spent=tile.spent or hidden, relics=tile.relics - lying)
    game.change(fighter, relic=True)
    game.emit("relic_taken", fighter=fighter, tile=figure.place, rule="claustrophobia.tile.cache.scenario")
    return None


@effects("caches-wait", "special", moments=("refused",))
def caches_wait(game: "Claustrophobia", moment: str, *about: Any) -> str | None:
    """A cache that would close the map goes under the pile, and is placed if only caches are left there."""
    tiles = game.content.tile
    if tiles[about[0]].feature != "cache":
        return None
    return "pile" if any(tiles[name].feature != "cache" for name in game.state.pile) else "place"


@effects("seals", "special", moments=ACTION)
def seals(game: "Claustrophobia", moment: str, *about: Any, warrior: WarriorId, tile: TileId) -> bool | None:
    """One warrior speaks seals on a tile without demons."""
    (fighter,) = about
    figure = game.state.fighters[fighter]
    if moment == "action":
        demons = [n for n in standing(game, figure.place, INFERNAL) if game.state.fighters[n].type == "demon"]
        here = game.state.tiles[figure.place].tile == tile
        return figure.kind == warrior and here and not demons and is_fit(game, fighter)
    game.count("seals")
    needed = number_of(game, "seals-spoken", "needed")
    game.emit("seal_spoken", fighter=fighter, count=game.state.tally["seals"], needed=needed, rule=RULE)
    return None

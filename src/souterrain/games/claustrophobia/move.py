"""Movement: leaving and entering tiles, and exploration."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.cards import draw_tile, lift_tiles, put_back_tiles, refuse_tile
from souterrain.games.claustrophobia.fighter import has_effect, has_talent
from souterrain.games.claustrophobia.scenario import tell
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, STEPS, UNEXPLORED, Fighter
from souterrain.games.claustrophobia.terrain import (
    features,
    has_room,
    is_deep,
    is_exit,
    is_hole,
    lay,
    neighbours,
    sides_of,
    standing,
)
from souterrain.kernel.agenda import Instruction, Step, again, do, finish, window
from souterrain.kernel.decision import Option, Refusal, ask, option, refuse
from souterrain.kernel.view import Secret

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


def refusal_to_leave(game: "Claustrophobia", number: int) -> str:
    """The rule that keeps a fighter on its tile, or nothing."""
    fighter = game.state.fighters[number]
    enemies = standing(game, fighter.place, 1 - fighter.camp)
    if not enemies:
        return ""
    held = any(is_holding(game, game.state.fighters[enemy]) for enemy in enemies)
    elusive = has_talent(game, fighter, "elusive")
    if held and not elusive:
        return "claustrophobia.talent.impressive"
    if elusive and not held:
        return ""
    # An elusive fighter facing an impressive one: both talents are ignored and blocking decides.
    if len(standing(game, fighter.place, fighter.camp)) >= len(enemies):
        return ""
    return "claustrophobia.talent.elusive-against-impressive" if held else "claustrophobia.move.blocking"


def is_holding(game: "Claustrophobia", fighter: Fighter) -> bool:
    return not fighter.lenient and has_talent(game, fighter, "impressive")


def moves(game: "Claustrophobia", number: int, points: int, *, first: bool) -> tuple[list[Option], list[Refusal]]:
    """claustrophobia.move.by-explored-exit: where a fighter may go with so many DPT left, and what is refused and why.

    `first`: it has not moved yet, so it can still pay its whole DPT to leave deep water.
    """
    state = game.state
    fighter = state.fighters[number]
    options: list[Option] = []
    refused: list[Refusal] = []
    if points <= 0 or (is_deep(game, fighter.place, fighter) and not first):
        return options, refused
    held = refusal_to_leave(game, number)
    for tile in neighbours(game, fighter.place):
        if held:
            refused.append(refuse(held, "move", tile=tile))
        elif has_room(game, tile, fighter.camp):
            options.append(option("move", tile=tile))
        else:
            refused.append(refuse("claustrophobia.move.saturation", "move", tile=tile))
    if fighter.type in ("troglodyte", "tough") and is_hole(game, fighter.place):
        known = {*neighbours(game, fighter.place), fighter.place} if not held else {fighter.place}
        for tile in range(len(state.tiles)):
            if tile in known or not is_hole(game, tile):
                continue
            if has_room(game, tile, fighter.camp):
                options.append(option("crawl", tile=tile))
            else:
                refused.append(refuse("claustrophobia.move.saturation", "crawl", tile=tile))
    if fighter.camp == HUMAN:
        for side, beyond in enumerate(state.tiles[fighter.place].sides):
            if beyond == UNEXPLORED and can_explore(game, fighter.place, side):
                if held:
                    refused.append(refuse(held, "explore", side=side))
                else:
                    options.append(option("explore", side=side))
    return options, refused


def can_explore(game: "Claustrophobia", place: int, side: int) -> bool:
    """claustrophobia.explore.humans-may: there must be a tile to draw, or one that the scenario keeps for this exit."""
    return bool(game.state.pile or game.state.tile_discard) or is_stair(game, place, side)


def is_stair(game: "Claustrophobia", place: int, side: int) -> bool:
    """Behind this exit lies the tile that the scenario keeps ready."""
    return game.state.draught == (place, side) and bool(tell(game, "stair"))


class Enter(Step):
    """A fighter comes onto a tile, by a move or put there; what happens on entering happens."""

    stages = ("arrive", "effects")
    fighter: int
    tile: int
    how: str = "moved"
    rule: str = "claustrophobia.move.by-explored-exit"
    is_told: bool = False  # what brings the fighter in has told it
    told: int = 0

    def arrive(self, game: "Claustrophobia") -> None:
        origin = game.state.fighters[self.fighter].place
        game.change(self.fighter, place=self.tile)
        crawling = self.rule == "claustrophobia.tile.hole.adjacent-for-troglodytes"
        game.emit(
            self.how,
            fighter=self.fighter,
            origin=origin,
            tile=self.tile,
            crawling=crawling,
            told=self.is_told,
            rule=self.rule,
        )
        game.judge("change")

    def effects(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.move.tile-effects"""
        waiting = [effect for _, feature in features(game, self.tile) for effect in feature.entered]
        if self.told >= len(waiting) or game.state.fighters[self.fighter].place != self.tile:
            return None
        effect = waiting[self.told]
        self.told += 1
        return again("effects", first=effect(game, self.tile, self.fighter))


class Explore(Step):
    """claustrophobia.explore: announce, draw and place the tile, enter it.

    `chooser` turns the tile: the infernal player, or the human one by lantern or prescience.
    """

    stages = ("announce", "seek", "draw", "turn_tile", "lay_tile", "settle", "enter")
    fighter: int
    side: int
    tile: str = ""
    turn: int = 0
    chooser: int = INFERNAL

    def announce(self, game: "Claustrophobia") -> None:
        origin = game.state.fighters[self.fighter].place
        rule = "claustrophobia.explore.step1-announce"
        game.emit("exploring", fighter=self.fighter, origin=origin, side=self.side, rule=rule)
        self.chooser = self._usual_chooser(game)

    def _usual_chooser(self, game: "Claustrophobia") -> int:
        return HUMAN if has_effect(game, game.state.fighters[self.fighter], "light") else INFERNAL

    def seek(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.gift.prescience.choose-tile: the one who may look ahead chooses; otherwise chance has chosen."""
        seen = game.state.foresight
        if seen:
            self.chooser = HUMAN
            game.state.foresight = 0
            game.emit("foreseen", fighter=self.fighter, rule="claustrophobia.gift.prescience.token")
        if is_stair(game, game.state.fighters[self.fighter].place, self.side):
            self.tile = tell(game, "stair")
            return again("turn_tile")
        if seen:
            return do(
                Search(HUMAN, seen, self.fighter, self.side, "claustrophobia.gift.prescience.choose-tile"), into="tile"
            )
        return window("explore.draw", fighter=self.fighter, side=self.side)

    def draw(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.explore.step2-place, claustrophobia.explore.dead-end."""
        if not self.tile:
            self.tile = draw_tile(game)
            rule = "claustrophobia.explore.step2-place"
            game.emit(
                "tile_drawn", tile_name=self.tile, fighter=self.fighter, told=True, rule=rule
            )  # it is laid or refused
        if self.orientations(game, keep_open=True) or self._is_hopeless(game) or not refuse_tile(game, self.tile):
            return None
        self.tile = ""
        self.chooser = self._usual_chooser(game)
        return again("draw")

    def _is_hopeless(self, game: "Claustrophobia") -> bool:
        """No tile of the pile or of the discards can leave an exit open."""
        return not any(
            orientations(game, name, self.fighter, self.side, keep_open=True)
            for name in (*game.state.pile, *game.state.tile_discard)
        )

    def orientations(self, game: "Claustrophobia", *, keep_open: bool) -> list[int]:
        return orientations(game, self.tile, self.fighter, self.side, keep_open=keep_open)

    def turn_tile(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.explore.step2-connect: an exit must meet the explorer's, and the map must stay open if it can."""
        turns = self.orientations(game, keep_open=True) or self.orientations(game, keep_open=False)
        if len(turns) == 1:
            self.turn = turns[0]
            return None
        return ask(
            self.chooser,
            "turn_tile",
            [option("turn", turns=turn) for turn in turns],
            rule="claustrophobia.explore.step2-connect",
            into={"turn": "turns"},
            tile_name=self.tile,
        )

    def lay_tile(self, game: "Claustrophobia") -> Instruction | None:
        here = game.state.tiles[game.state.fighters[self.fighter].place]
        dx, dy = STEPS[self.side]
        index = lay(game, self.tile, here.x + dx, here.y + dy, self.turn)
        exits = game.content.tile[self.tile].exits
        game.emit(
            "tile_laid",
            tile=index,
            fighter=self.fighter,
            origin=game.state.fighters[self.fighter].place,
            side=self.side,
            exits=tuple(side for side in range(4) if is_exit(exits, self.turn, side)),
            effects=tuple(name for name, _ in features(game, index)),
            seat=self.chooser,
            rule="claustrophobia.explore.step2-place",
        )
        for _, feature in features(game, index):
            for effect in feature.placed:
                told: Instruction | None = effect(game, index)
                return told
        return None

    def settle(self, game: "Claustrophobia") -> Instruction | None:
        """The scenario may have something to say to a new tile."""
        place = game.state.fighters[self.fighter].place
        told: Instruction | None = tell(game, "explored", place, self.side, len(game.state.tiles) - 1)
        return told

    def enter(self, game: "Claustrophobia") -> Instruction:
        tile = game.state.tiles[game.state.fighters[self.fighter].place].sides[self.side]
        return do(Enter(self.fighter, tile, rule="claustrophobia.explore.step3-enter"))


def orientations(game: "Claustrophobia", name: str, fighter: int, side: int, *, keep_open: bool) -> list[int]:
    """The quarter turns with which a tile links to the explorer's and, if asked, leaves an unexplored exit on the map."""
    here = game.state.tiles[game.state.fighters[fighter].place]
    dx, dy = STEPS[side]
    x, y = here.x + dx, here.y + dy
    exits = game.content.tile[name].exits
    back = (side + 2) % 4
    turns = []
    shapes: set[tuple[bool, ...]] = set()
    for turn in range(4):
        shape = tuple(is_exit(exits, turn, direction) for direction in range(4))
        if not shape[back] or shape in shapes:
            continue
        shapes.add(shape)
        if not keep_open or UNEXPLORED in sides_of(game, exits, x, y, turn) or open_besides(game, x, y):
            turns.append(turn)
    return turns


def open_besides(game: "Claustrophobia", x: int, y: int) -> bool:
    """An exit stays unexplored somewhere, once a tile lies on this cell."""
    return any(
        beyond == UNEXPLORED and (tile.x + STEPS[side][0], tile.y + STEPS[side][1]) != (x, y)
        for tile in game.state.tiles
        for side, beyond in enumerate(tile.sides)
    )


class Search(Step):
    """A seat looks at the top tiles of the pile, takes one, and puts the others back on top in the order it likes."""

    stages = ("look", "choose", "take", "order", "put_back", "finish")
    seat: int
    count: int
    fighter: int
    side: int
    rule: str
    seen: Secret[tuple[str, ...]] = ()
    tile: Secret[str] = ""
    top: Secret[str] = ""
    ordered: Secret[tuple[str, ...]] = ()

    def owner(self) -> int:
        return self.seat

    def look(self, game: "Claustrophobia") -> None:
        self.seen = lift_tiles(game, self.count)
        game.emit("tiles_seen", seat=self.seat, tiles=self.seen, rule=self.rule, only=(self.seat,))

    def choose(self, game: "Claustrophobia") -> Instruction:
        """A tile that keeps the map open must be taken if there is one among those seen."""
        good = [name for name in self.seen if orientations(game, name, self.fighter, self.side, keep_open=True)]
        names = good or self.seen
        options = [option("tile", tile_name=name) for name in names]
        return ask(self.seat, "choose_tile", options, rule=self.rule, into={"tile": "tile_name"})

    def take(self, game: "Claustrophobia") -> None:
        self.seen = tuple(name for name in self.seen if name != self.tile)

    def order(self, game: "Claustrophobia") -> Instruction | None:
        if len(self.seen) < 2:
            self.ordered += self.seen
            return again("finish")
        return ask(
            self.seat,
            "order_tiles",
            [option("tile", tile_name=name) for name in self.seen],
            rule=self.rule,
            into={"top": "tile_name"},
        )

    def put_back(self, game: "Claustrophobia") -> Instruction:
        self.ordered += (self.top,)
        self.seen = tuple(name for name in self.seen if name != self.top)
        return again("order")

    def finish(self, game: "Claustrophobia") -> Instruction:
        game.emit("tile_chosen", seat=self.seat, tile_name=self.tile, rule=self.rule)
        put_back_tiles(game, self.seat, self.ordered)
        return finish(self.tile)

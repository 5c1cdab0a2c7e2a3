"""The eight things that cost 1 AP: reveal, move, use an ability, use an object, rotate, jump, fight, shoot."""

from typing import TYPE_CHECKING, Any

from souterrain.games.twister.attack import enemies_by_cell, is_free, offer_attacks, offer_lances, offer_shots
from souterrain.games.twister.cards import by_value, can_spare, jump_cards, spend
from souterrain.games.twister.combat import FREE, Combat
from souterrain.games.twister.deed import deed
from souterrain.games.twister.figure import can_act, crowd_of, has_room, passes
from souterrain.games.twister.move import Displacement, can_move, holders
from souterrain.games.twister.offer import Offer
from souterrain.games.twister.power import (
    Sending,
    break_walls,
    fireball,
    heal,
    invert,
    regenerate,
    steal,
    work_portcullis,
)
from souterrain.games.twister.reveal import Reveal, reveals
from souterrain.games.twister.state import BROKEN, CLOSED, OPEN
from souterrain.games.twister.terrain import DOUBLE_PIT
from souterrain.kernel.agenda import Instruction, Step, do, finish
from souterrain.kernel.decision import Subjects, ask

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister


def offer_acts(game: "Twister", seat: int) -> Offer:
    """All that a player may do now. Without action points only a free attack is left."""
    state = game.state
    offer = Offer(state.wheel[seat])
    figures = state.figures
    actors = [n for n, figure in enumerate(figures) if figure.seat == seat and can_act(game, figure)]
    enemies = enemies_by_cell(game, seat)
    if not offer.points:
        free = [n for n in actors if is_free(game, n)]
        offer_attacks(game, offer, free, enemies)
        offer_lances(game, offer, free, enemies)
        return offer
    options, refused = reveals(game, actors)
    for each in options:
        offer.add(each)
    offer.refused += refused
    crowd = crowd_of(game, seat)
    for n in actors:
        if can_move(game, n, crowd):
            offer.add(deed("move", figure=n))
    offer_powers(game, offer, seat, actors)
    offer_rotations(game, offer, actors)
    offer_jumps(game, offer, seat, actors)
    if enemies:
        offer_attacks(game, offer, actors, enemies)
        offer_lances(game, offer, actors, enemies)
        offer_shots(game, offer, actors, enemies)
    return offer


def offer_powers(game: "Twister", offer: Offer, seat: int, actors: list[int]) -> None:
    """twister.ability.sun-cost, twister.object.sun-cost: the abilities of characters and of what they carry."""
    state, book = game.state, game.book
    for n in actors:
        figure = state.figures[n]
        for act in book.characters[figure.kind].acts:
            act.call(game, offer, n)
        for item in figure.objects:
            for act in book.objects[state.items[item].kind].acts:
                act.call(game, offer, n)
    for n, figure in enumerate(state.figures):
        if figure.wounded and figure.seat == seat and figure.cell >= 0:
            for act in book.characters[figure.kind].recoveries:
                act(game, offer, n)


def offer_rotations(game: "Twister", offer: Offer, actors: list[int]) -> None:
    """twister.rotate.room-or-twin, twister.rotate.direction: from the zone of the mechanism, the room or its revealed twin,
    each the way of its own arrow."""
    figures, labyrinth = game.state.figures, game.map
    gears, rooms = labyrinth.gears, labyrinth.known
    offered: set[tuple[int, int]] = set()
    for n in actors:
        figure = figures[n]
        turning = rooms[gears[figure.cell]] if gears[figure.cell] >= 0 else None
        if turning is None:
            continue
        for place, room in enumerate(rooms):
            if room is None or room.colour != turning.colour:
                continue
            ways = (room.arrow, -room.arrow) if game.book.characters[figure.kind].tinkers else (room.arrow,)
            for way in ways:
                if (place, way) not in offered:
                    offered.add((place, way))
                    offer.add(deed("rotate", figure=n, room=place, way=way))


def offer_jumps(game: "Twister", offer: Offer, seat: int, actors: list[int]) -> None:
    """twister.jump.cost, twister.jump.landing, twister.jump.diagonal: over a single pit, with a jump card or what stands in
    for one."""
    state, labyrinth = game.state, game.map
    figures, around = state.figures, labyrinth.pits
    pits = [(n, to, over, side) for n in actors for to, over, side in around[figures[n].cell]]
    if not pits or not (state.jumps[seat] or can_spare(game, seat)):
        return
    held = holders(game, seat)
    for n, to, over, side in pits:
        figure = state.figures[n]
        if over & DOUBLE_PIT:
            rule = "twister.jump.no-double-pit"
        elif figure.bound >= 0 and side != figure.bound:
            rule = "twister.move.enemy-zone-exit"
        elif labyrinth.owners[to] == 1 - seat:
            rule = "twister.victory.exit-blocked" if to in held and not passes(game, figure, held[to]) else ""
        elif to in held:
            rule = "twister.jump.landing-no-enemy"
        else:
            rule = "" if has_room(game, n, to) else "twister.golden.three-per-zone"
        if rule:
            offer.refuse(rule, "jump", figure=n, cell=to)
        else:
            offer.add(deed("jump", figure=n, cell=to))


def price_of(game: "Twister", verb: str, figure: int) -> int:
    """twister.turn.action-cost, twister.samurai.free-attack: the action points that an act costs."""
    return 0 if verb in ("attack", "lance") and is_free(game, figure) else 1


def perform(game: "Twister", verb: str, subjects: Subjects) -> Instruction | None:
    """Pay for an act and do it."""
    named: dict[str, Any] = dict(subjects)
    if verb == "reveal":
        game.pay()
        return do(Reveal(place=named["room"]))
    figure: int = named["figure"]
    price = ""
    if not price_of(game, verb, figure):
        game.change(figure, struck=game.state.turn)
        price = FREE
        rule = "twister.samurai.free-attack"
        game.emit("attacked_freely", figure=figure, target=named["target"], told=True, rule=rule)
    else:
        game.pay()
    match verb:
        case "move":
            movement = game.book.characters[game.state.figures[figure].kind].movement
            return do(Displacement(figure=figure, points=movement), into="late")
        case "rotate":
            game.rotate(figure, named["room"], named["way"])
        case "jump":
            return do(Jump(figure=figure, cell=named["cell"]), into="late")
        case "cross":
            rule = "twister.wall-walker.cross"
            return do(Displacement(figure=figure, leap=named["cell"], rule=rule), into="late")
        case "attack":
            return do(Combat(kind="close", attacker=figure, target=named["target"], verb=price))
        case "lance":
            return do(Combat(kind="lance", attacker=figure, target=named["target"], verb=price))
        case "shoot" | "shoot_bow":
            weapon = "own" if verb == "shoot" else "bow"
            return do(Combat(kind="ranged", attacker=figure, target=named["target"], weapon=weapon))
        case "send":
            return do(Sending(figure=figure, item=named["object"]))
        case "open":
            work_portcullis(game, figure, named["room"], OPEN)
        case "close":
            work_portcullis(game, figure, named["room"], CLOSED)
        case "break":
            work_portcullis(game, figure, named["room"], BROKEN)
        case "break_walls":
            break_walls(game, figure)
        case "heal":
            heal(game, figure, named["patient"])
        case "regenerate":
            regenerate(game, figure)
        case "steal":
            steal(game, figure, named["object"])
        case "fireball":
            fireball(game, figure, named["target"])
        case "invert":
            invert(game, figure, named["room"])
        case _:
            raise LookupError(f"nobody knows how to {verb}")
    return None


class Jump(Step):
    """twister.jump.cost: a jump card, or a combat card in its place, is given up for good; then the character leaps."""

    stages = ("choose", "pay", "leap", "end")
    figure: int
    cell: int
    card: int = -1  # the value of the combat card that is given up
    late: bool = False

    def choose(self, game: "Twister") -> Instruction | None:
        seat = game.state.figures[self.figure].seat
        if game.state.jumps[seat]:
            return None
        cards = jump_cards(game, seat)
        is_last = len(game.state.hand[seat]) == 2  # with the 0, which always stays
        return ask(seat, "jump_card", cards, rule="twister.jump.extra", into="card", public=is_last)

    def pay(self, game: "Twister") -> None:
        state = game.state
        seat = state.figures[self.figure].seat
        if self.card < 0:
            south, north = state.jumps
            state.jumps = (south - 1, north) if seat == 0 else (south, north - 1)
            game.emit(
                "jump_card_played",
                seat=seat,
                figure=self.figure,
                cell=self.cell,
                left=state.jumps[seat],
                cost=1,
                points=game.points,
                rule="twister.jump.card-removed",
            )
            return
        spend(game, seat, (by_value(game, seat)[self.card],), openly=True)
        game.emit(
            "combat_card_given_up",
            seat=seat,
            figure=self.figure,
            cell=self.cell,
            card=self.card,
            cost=1,
            points=game.points,
            rule="twister.jump.extra-shown",
        )

    def leap(self, game: "Twister") -> Instruction:
        return do(Displacement(figure=self.figure, leap=self.cell, rule="twister.jump.landing"), into="late")

    def end(self, game: "Twister") -> Instruction:
        return finish(self.late)

"""Setting up: the table as the scenario says, and what the players choose before the first turn."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.ids import copies
from souterrain.games.claustrophobia.scenario import scenario_of, tell
from souterrain.games.claustrophobia.state import BOX, HUMAN, INFERNAL, RESERVE, ClaustrophobiaState, Fighter
from souterrain.games.claustrophobia.terrain import is_exit, lay
from souterrain.kernel.agenda import Instruction, Step, again
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

MOST_EQUIPMENT = 2  # claustrophobia.setup.human-equipment: on one fighter


def lay_out(game: "Claustrophobia", chance: Chance) -> ClaustrophobiaState:
    """claustrophobia.setup: map, forces, decks and tile pile of the scenario."""
    content = game.content
    scenario = scenario_of(game)
    instinct = [card for fact in content.instinct.values() for card in copies("instinct", fact.id, fact.copies)]
    events = [card for fact in content.event.values() for card in copies("event", fact.id, fact.copies)]
    chance.shuffle(instinct)
    chance.shuffle(events)
    drawn = [events.pop() for _ in range(scenario.infernal.events)]
    game.state = ClaustrophobiaState(
        chance=chance,
        fighters=[],
        tiles=[],
        pile=build_pile(game, chance),
        instinct_deck=instinct,
        event_deck=events,
        event_hand=drawn,
        threat=scenario.infernal.threat,
        hand_limit=len(scenario.human),
    )
    for laid in scenario.map:
        lay(game, laid.tile, laid.x, laid.y, laid.turn)
    muster(game)
    tell_forces(game)
    return game.state


def build_pile(game: "Claustrophobia", chance: Chance) -> list[str]:
    """The tile pile, layer by layer from the top: tiles of the pool at random, and some the scenario names among them."""
    scenario = scenario_of(game)
    pool = list(scenario.pool)
    chance.shuffle(pool)
    pile: list[str] = []
    for layer in scenario.pile:
        tiles = [pool.pop() for _ in range(layer.draw)] + list(layer.also)
        chance.shuffle(tiles)
        pile += tiles
    return pile


def muster(game: "Claustrophobia") -> None:
    """claustrophobia.setup.human-fighters, claustrophobia.setup.infernal-figures: everybody takes their figures."""
    content, scenario = game.content, scenario_of(game)
    fighters = game.state.fighters
    start = game.find_tile(scenario.start)
    assert start is not None
    numbers: dict[str, int] = {}

    def add(
        kind: str, type: str, camp: int, place: int, gifts: tuple[str, ...] = (), gear: tuple[str, ...] = ()
    ) -> None:
        numbers[kind] = numbers.get(kind, 0) + 1
        fighters.append(Fighter(kind, type, camp, numbers[kind], place, gifts=gifts, equipment=gear))

    for human in scenario.human:
        add(human.warrior, "western", HUMAN, start, human.gifts, human.equipment)
    creatures: dict[str, str] = {
        creature.type: creature.id for creature in content.creature.values() if creature.type != "tough"
    }
    for type, count in (("troglodyte", scenario.infernal.troglodytes), ("hellhound", scenario.infernal.hellhounds)):
        for _ in range(count):
            add(creatures[type], type, INFERNAL, RESERVE)
    for demon in scenario.infernal.demons:
        place = game.find_tile(scenario.starts[demon]) if demon in scenario.starts else RESERVE
        add(demon, "demon", INFERNAL, RESERVE if place is None else place)
    for creature in content.creature.values():
        if creature.type == "tough":
            add(creature.id, "tough", INFERNAL, BOX)


def tell_forces(game: "Claustrophobia") -> None:
    """Who is there, with what, before anything happens."""
    numbered = list(enumerate(game.state.fighters))
    for n, fighter in numbered:
        if fighter.camp == HUMAN:
            game.emit(
                "mustered",
                fighter=n,
                tile=fighter.place,
                gifts=fighter.gifts,
                gear=fighter.equipment,
                rule="claustrophobia.setup.human-fighters",
            )
    scenario = scenario_of(game)
    infernal, start = scenario.infernal, game.find_tile(scenario.start)
    if start is not None:
        laid = game.state.tiles[start]
        exits = game.content.tile[laid.tile].exits
        game.emit(
            "opened",
            tile=start,
            exits=tuple(side for side in range(len(laid.sides)) if is_exit(exits, laid.turn, side)),
            rule="claustrophobia.setup.human-fighters",
        )
    game.emit(
        "massed",
        fighters=tuple(n for n, fighter in numbered if fighter.type == "demon"),
        troglodytes=infernal.troglodytes,
        hellhounds=infernal.hellhounds,
        amount=infernal.threat,
        cards=infernal.events,
        rule="claustrophobia.setup.infernal-figures",
    )
    for n, fighter in numbered:
        if fighter.camp == INFERNAL and fighter.place >= 0:
            game.emit("lurking", fighter=n, tile=fighter.place, rule="claustrophobia.setup.infernal-figures")


class Preparations(Step):
    """claustrophobia.setup.simultaneous: what the scenario leaves to the players, the human side first."""

    stages = ("arm", "hand_out", "special")
    taken: int = 0
    verb: str = ""
    fighter: int = -1
    equipment: str = ""

    def arm(self, game: "Claustrophobia") -> Instruction | None:
        """claustrophobia.setup.human-equipment: cards from the armoury, each paid for by threat points of the other side."""
        scenario = scenario_of(game)
        if self.taken >= scenario.armoury:
            return again("special")
        fighters = game.state.fighters
        held = [name for fighter in fighters for name in fighter.equipment]
        options = [
            option("arm", fighter=number, equipment=equipment.id)
            for number, fighter in enumerate(fighters)
            if fighter.camp == HUMAN and len(fighter.equipment) < MOST_EQUIPMENT
            for equipment in game.content.equipment.values()
            if held.count(equipment.id) < equipment.copies and equipment.id not in fighter.equipment
        ]
        return ask(
            HUMAN,
            "arm",
            [*options, option("done")],
            rule="claustrophobia.setup.human-equipment",
            into=("verb", "fighter", "equipment"),
            left=scenario.armoury - self.taken,
            price=scenario.armoury_price,
        )

    def hand_out(self, game: "Claustrophobia") -> Instruction:
        if self.verb == "done":
            return again("special")
        self.taken += 1
        carried = game.state.fighters[self.fighter].equipment
        game.change(self.fighter, equipment=(*carried, self.equipment))
        rule = "claustrophobia.setup.human-equipment"
        game.emit("armed", fighter=self.fighter, equipment=self.equipment, rule=rule)
        game.gain_threat(scenario_of(game).armoury_price, "equipment", rule)
        return again("arm")

    def special(self, game: "Claustrophobia") -> Instruction | None:
        told: Instruction | None = tell(game, "setup")
        return told

"""What a fighter may do in its activation: move, then act, or act, then move."""

from typing import TYPE_CHECKING, Any

from souterrain.games.claustrophobia.combat import Attack, targets, tiles_in_reach
from souterrain.games.claustrophobia.fighter import amount_of, carried, has_token, is_on_map, is_usable, note_use, stat
from souterrain.games.claustrophobia.move import Enter, Explore, moves, refusal_to_leave
from souterrain.games.claustrophobia.power import power_of, waste_power
from souterrain.games.claustrophobia.scenario import do_special, has_duty, is_way_out, leave, special_actions
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, Fighter
from souterrain.games.claustrophobia.terrain import distances, has_room, is_deep, neighbours, standing
from souterrain.kernel.agenda import Instruction, Step, again, do, finish, window
from souterrain.kernel.decision import Option, Refusal, Subjects, ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

MOVES = ("move", "crawl", "explore", "leave")


class Activation(Step):
    """claustrophobia.hact.move-and-action, claustrophobia.iact.move-and-action: a move and one action, in either order, neither
    compulsory; the move is not split around the action."""

    stages = ("begin", "before", "choose", "perform", "close")
    fighter: int
    spent: int = 0  # DPT used
    moved: bool = False
    stopped: bool = False  # the move is over
    acted: bool = False
    settled: bool = False  # what was done last has turned up dice or tiles: it cannot be taken back
    verb: str = ""
    subjects: Subjects = ()

    def begin(self, game: "Claustrophobia") -> Instruction | None:
        game.change(self.fighter, acted=True)
        # What it does names it, and so does doing nothing.
        game.emit("activated", fighter=self.fighter, told=True, rule=self._rule(game, "each-may-act"))
        is_human = game.state.fighters[self.fighter].camp == HUMAN
        return window("human-activation.fighter", fighter=self.fighter) if is_human else None

    def before(self, game: "Claustrophobia") -> Instruction | None:
        """A demon under smoke may appear elsewhere before it acts."""
        distance = amount_of(game.state.fighters[self.fighter], "smoke-step")
        return do(SmokeStep(self.fighter, distance)) if distance else None

    def choose(self, game: "Claustrophobia") -> Instruction | None:
        fighter = game.state.fighters[self.fighter]
        if not is_on_map(fighter):
            return finish(self.settled)
        options, refused = self.options(game)
        if not options and not refused:
            return again("close")
        if not has_duty(game, fighter) or all(each.verb == "clear" for each in options):
            options.append(option("finish"))
        return ask(
            fighter.camp,
            "act",
            options,
            rule=self._rule(game, "move-and-action"),
            into=("verb", "subjects"),
            refused=refused,
            public=True,
            fighter=self.fighter,
        )

    def _rule(self, game: "Claustrophobia", name: str) -> str:
        return f"claustrophobia.{'hact' if game.state.fighters[self.fighter].camp == HUMAN else 'iact'}.{name}"

    def points(self, game: "Claustrophobia") -> int:
        """The DPT that is left to move with."""
        return 0 if self.stopped else max(stat(game, game.state.fighters[self.fighter], "DPT") - self.spent, 0)

    def options(self, game: "Claustrophobia") -> tuple[list[Option], list[Refusal]]:
        """What the fighter may do next, and what it may not."""
        fighter = game.state.fighters[self.fighter]
        points = self.points(game)
        options, refused = moves(game, self.fighter, points, first=not self.moved)
        if points > 0 and is_way_out(game, fighter):
            rule = refusal_to_leave(game, self.fighter)
            if rule:
                refused.append(refuse(rule, "leave", tile=fighter.place))
            else:
                options.append(option("leave", tile=fighter.place))
        if has_duty(game, fighter):
            return self._duty(game, fighter, options), refused
        if not self.acted:
            options += actions(game, self.fighter)
        return options, refused

    def _duty(self, game: "Claustrophobia", fighter: Fighter, steps: list[Option]) -> list[Option]:
        """A creature with a duty goes for the nearest enemy, then attacks, then is done."""
        if self.acted:
            return []
        options = actions(game, self.fighter)
        attacks = [each for each in options if each.verb == "attack"]
        return steps_of_duty(game, fighter, steps) or attacks or options

    def perform(self, game: "Claustrophobia") -> Instruction | None:
        if self.verb == "finish":
            return None
        named: dict[str, Any] = dict(self.subjects)
        return again("choose", first=self._move(game, named) if self.verb in MOVES else self._act(game, named))

    def _act(self, game: "Claustrophobia", named: dict[str, Any]) -> Instruction | None:
        # claustrophobia.hact.no-split-move: a move that has begun ends with the action.
        self.acted = True
        self.settled = self.verb != "clear"
        self.stopped = self.stopped or self.moved
        match self.verb:
            case "attack":
                return do(Attack(self.fighter, named["target"]))
            case "use":
                return use_equipment(game, self.fighter, named["equipment"])
            case "clear":
                tile, other = game.state.rubble
                game.state.rubble = ()
                rule = "claustrophobia.event.timing"
                game.emit("cleared", fighter=self.fighter, tile=tile, other=other, rule=rule)
                return None
            case _:
                return do_special(game, named["special"], self.fighter)

    def _move(self, game: "Claustrophobia", named: dict[str, Any]) -> Instruction | None:
        fighter = game.state.fighters[self.fighter]
        deep = is_deep(game, fighter.place, fighter)
        self.spent += 1  # claustrophobia.move.cost
        self.moved = True
        self.settled = self.verb == "explore"
        if deep:
            self.stopped = True
        if self.verb == "leave":
            leave(game, self.fighter)
            return None
        if self.verb == "explore":
            return do(Explore(self.fighter, named["side"]), Arrived())
        rule = (
            "claustrophobia.tile.hole.adjacent-for-troglodytes" if self.verb == "crawl" else "claustrophobia.move.cost"
        )
        return do(Enter(self.fighter, named["tile"], rule=rule), Arrived())

    def close(self, game: "Claustrophobia") -> Instruction:
        """The result is whether what was done last can no longer be taken back."""
        if not self.moved and not self.acted:
            options, refused = self.options(game)
            able, why = bool(options), self._why_unable(game, refused)
            # Stepping out of the smoke is neither a move nor an action, and was told.
            smoky = has_token(game.state.fighters[self.fighter], "smoke-step")
            rule = self._rule(game, "move-and-action")
            game.emit("stayed", fighter=self.fighter, able=able, why=why, smoky=smoky, rule=rule)
        game.emit("finished", fighter=self.fighter, rule=self._rule(game, "each-may-act"))
        return finish(self.settled)

    def _why_unable(self, game: "Claustrophobia", refused: list[Refusal]) -> str:
        """Why one that can do nothing cannot."""
        fighter = game.state.fighters[self.fighter]
        if fighter.type == "hellhound" and not stat(game, fighter, "DPT") and not stat(game, fighter, "CBT"):
            return "leashed"
        if fighter.exhausted:
            return "exhausted"
        rules = {refusal.rule for refusal in refused}
        if not rules:
            is_rooted = not stat(game, fighter, "DPT") and stat(game, fighter, "CBT")
            return "rooted" if is_rooted else "none"
        return "crowded" if "claustrophobia.move.saturation" in rules else "held"


class Arrived(Step):
    """claustrophobia.tile.flooded-corridor.stop: entering deep water ends the move of the activation below."""

    stages = ("stop",)

    def stop(self, game: "Claustrophobia") -> None:
        activation = game.state.agenda[-2]
        assert isinstance(activation, Activation)
        fighter = game.state.fighters[activation.fighter]
        if is_on_map(fighter) and is_deep(game, fighter.place, fighter):
            activation.stopped = True


def actions(game: "Claustrophobia", number: int) -> list[Option]:
    """claustrophobia.hact.action-list, claustrophobia.iact.action-list: fight, a scenario's action, a piece of equipment."""
    fighter = game.state.fighters[number]
    options: list[Option] = []
    if stat(game, fighter, "CBT") > 0:
        for tile in tiles_in_reach(game, number):
            options += targets(game, number, tile)
    if game.state.rubble and fighter.place in game.state.rubble:
        options.append(option("clear"))
    options += special_actions(game, number)
    if fighter.camp == HUMAN:
        for equipment in carried(game, fighter):
            if equipment.action and is_usable(game, fighter, equipment) and _has_aim(game, number, equipment.id):
                options.append(option("use", equipment=equipment.id))
    return options


def _has_aim(game: "Claustrophobia", number: int, name: str) -> bool:
    """A piece of equipment is offered only if there is something to use it on."""
    return bool(equipment_options(game, number, name))


def equipment_options(game: "Claustrophobia", number: int, name: str) -> list[Option]:
    """What the action of a piece of equipment can be aimed at."""
    fighter = game.state.fighters[number]
    match game.content.equipment[name].action[0].name:
        case "shoot":
            near = [fighter.place, *neighbours(game, fighter.place)]
            return [target for tile in near for target in targets(game, number, tile)]
        case "blast":
            return [option("blast", tile=tile) for tile in (fighter.place, *neighbours(game, fighter.place))]
        case _:
            return [
                option("patient", patient=human)
                for human in standing(game, fighter.place, HUMAN)
                if game.state.fighters[human].damage
            ]


def use_equipment(game: "Claustrophobia", number: int, name: str) -> Instruction | None:
    """claustrophobia.hact.action-list: using a piece of equipment is an action."""
    note_use(game, number, name)
    action = game.content.equipment[name].action[0]
    told = action.name in ("shoot", "blast")  # the attack or the throw names it
    game.emit("equipment_used", fighter=number, equipment=name, told=told, rule="claustrophobia.hact.action-list")
    following: Instruction | None = action(game, number, name)
    return following


class Shot(Step):
    """An attack with a weapon of its own dice."""

    stages = ("choose", "fire")
    fighter: int
    weapon: str
    dice: int
    target: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        return ask(
            HUMAN,
            "choose_target",
            equipment_options(game, self.fighter, self.weapon),
            rule="claustrophobia.combat.step1-target",
            into="target",
            public=True,
            fighter=self.fighter,
        )

    def fire(self, game: "Claustrophobia") -> Instruction:
        return do(Attack(self.fighter, self.target, weapon=self.weapon, dice=self.dice))


def steps_of_duty(game: "Claustrophobia", fighter: Fighter, options: list[Option]) -> list[Option]:
    """Those moves that bring a fighter nearer to the nearest enemy; none on a tile that holds one."""
    enemies = {other.place for other in game.state.fighters if other.camp != fighter.camp and is_on_map(other)}
    here = distances(game, fighter.place)
    near = min((here[tile] for tile in enemies if tile in here), default=0)
    closer = []
    for move in options:
        there = distances(game, move["tile"])
        if min((there[tile] for tile in enemies if tile in there), default=near) < near:
            closer.append(move)
    return closer


class SmokeStep(Step):
    """A demon may be put on a tile without humans within a distance, before it acts. This is not a move."""

    stages = ("choose", "appear")
    fighter: int
    distance: int
    tile: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        game_tiles = distances(game, game.state.fighters[self.fighter].place)
        options = [
            option("appear", tile=tile)
            for tile, far in game_tiles.items()
            if 0 < far <= self.distance and not standing(game, tile, HUMAN) and has_room(game, tile, INFERNAL)
        ]
        if not options:
            waste_power(game, power_of(game, self.fighter), "nowhere")
            return finish()
        rule = "claustrophobia.sheet.demon-power"
        return ask(INFERNAL, "smoke_step", [*options, option("pass")], rule=rule, into="tile")

    def appear(self, game: "Claustrophobia") -> Instruction | None:
        if self.tile < 0:
            game.emit("smoke_declined", fighter=self.fighter, rule="claustrophobia.sheet.demon-power")
            return None
        return do(Enter(self.fighter, self.tile, "appeared", "claustrophobia.sheet.demon-power"))

"""How a scenario takes part in the game: it is told of moments and may answer, and its goals end the game.

A special rule is an effect called at the moments it is registered for, with the moment and what it is about; it may
return None all the same. The rules themselves are in `effects.py`, their numbers in the packs.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Effect
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, LEFT, Fighter
from souterrain.kernel.agenda import Instruction
from souterrain.kernel.decision import Option, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.facts import Scenario
    from souterrain.games.claustrophobia.game import Claustrophobia

ACTION = ("action", "act")  # the moments of a rule that fighters act by


def scenario_of(game: "Claustrophobia") -> "Scenario":
    return game.content.scenario[game.setup.scenario]


def tell(game: "Claustrophobia", moment: str, *about: Any) -> Any:
    """The first answer of a special rule to a moment."""
    for effect in game.special_rules.get(moment, ()):
        answer = effect.call(game, moment, *about)
        if answer is not None:
            return answer
    return None


def special_actions(game: "Claustrophobia", fighter: int) -> list[Option]:
    """claustrophobia.hact.action-list: what the scenario lets this fighter do as its action."""
    return [
        option("special", special=effect.name)
        for effect in game.special_rules.get("action", ())
        if effect.call(game, "action", fighter)
    ]


def is_action(effect: Effect) -> bool:
    return effect.marks["moments"] is ACTION


def do_special(game: "Claustrophobia", name: str, fighter: int) -> Instruction | None:
    effect = next(effect for effect in scenario_of(game).special if effect.name == name)
    told: Instruction | None = effect(game, "act", fighter)
    game.judge("change")
    return told


def leave(game: "Claustrophobia", fighter: int) -> None:
    """A human leaves the map for good, with all it carries."""
    figure = game.state.fighters[fighter]
    if figure.relic:
        game.count("relics")
    out = 1 + sum(1 for each in game.state.fighters if each.place == LEFT)
    game.emit("left", fighter=fighter, tile=figure.place, relic=figure.relic, out=out, rule="claustrophobia.hprep.roll")
    game.change(fighter, place=LEFT, relic=False, equipment=(), tokens=())
    game.judge("change")


def is_way_out(game: "Claustrophobia", fighter: Fighter) -> bool:
    return fighter.camp == HUMAN and bool(tell(game, "way-out", fighter.place))


def judge(game: "Claustrophobia", moment: str) -> None:
    """claustrophobia.victory.scenario: the goals are looked at after every change; if both sides' are met, the humans win."""
    if game.is_over:
        return
    verdicts: dict[str, str] = {}  # with the goal that gives each
    for effect in scenario_of(game).goals:
        verdict = effect(game, moment)
        if verdict:
            verdicts.setdefault(verdict, effect.name)
    if not verdicts:
        for fighter in game.state.fighters:
            if fighter.camp == HUMAN and fighter.place >= 0:
                return
        verdicts["infernal"] = "annihilation"
    done, needed = next((found for effect in scenario_of(game).goals if (found := tracked(game, effect))), (0, 0))
    for verdict, standings in (("human", (1, 2)), ("draw", (1, 1)), ("infernal", (2, 1))):
        if verdict in verdicts:
            game.emit(
                "game_over",
                verdict=verdict,
                reason=verdicts[verdict],
                turn=game.state.turn,
                alive=sum(1 for fighter in game.state.fighters if fighter.camp == HUMAN and fighter.place >= 0),
                out=sum(1 for fighter in game.state.fighters if fighter.place == LEFT),
                aim=game.seats[HUMAN],
                infernal_aim=game.seats[INFERNAL],
                done=needed if verdict == "human" else done,
                needed=needed,
                rule="claustrophobia.victory.scenario",
            )
            game.end(*standings)
            return


def measured(game: "Claustrophobia", effect: Effect) -> tuple[int, int] | None:
    """How much of what an effect counts is done, of how much."""
    measure = effect.marks.get("measure")
    if not callable(measure):
        return None
    done, needed = measure(game, **dict(effect.arguments))
    return done, needed


def tracked(game: "Claustrophobia", effect: Effect) -> tuple[int, int] | None:
    """The same, of what is counted apart from the turns."""
    return measured(game, effect) if "track" in effect.marks else None


def humans_dead(game: "Claustrophobia", spared: int = 0) -> tuple[int, int]:
    """How many have died, of how many it takes until no more than `spared` are left."""
    places = [fighter.place for fighter in game.state.fighters if fighter.camp == HUMAN]
    return places.count(DEAD), len(places) - spared


def counted_against(game: "Claustrophobia") -> Iterator[tuple[str, int, int]]:
    """What goals count for the infernal side: under which name, how much is done, and of how much."""
    for effect in scenario_of(game).goals:
        against: Any = effect.marks.get("against")
        if against:
            name, measure = against
            yield name, *measure(game, **dict(effect.arguments))


def is_for_sale(game: "Claustrophobia", fighter: Fighter) -> bool:
    """claustrophobia.threat.demon-scenario-only: it has a price, and the scenario does not keep it from being bought."""
    return game.content.creature[fighter.kind].cost > 0 and tell(game, "for-sale", fighter.kind) is None


# Duty: a creature that must be activated, go for the nearest enemy and attack


def has_duty(game: "Claustrophobia", fighter: Fighter) -> bool:
    return fighter.camp == INFERNAL and bool(tell(game, "duty", fighter.kind))


def is_duty_left(game: "Claustrophobia", seat: int) -> bool:
    """A creature with a duty has not been activated yet."""
    return "duty" in game.special_rules and any(
        has_duty(game, fighter)
        for fighter in game.state.fighters
        if fighter.camp == seat and fighter.place >= 0 and not fighter.acted
    )

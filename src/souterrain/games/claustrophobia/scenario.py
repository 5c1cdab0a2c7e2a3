"""How a scenario takes part in the game: it is told of moments and may answer, and its goals end the game.

A special rule is an effect called with the moment and what it is about; it answers the moments it knows and returns
None to the others. The rules themselves are in `effects.py`, their numbers in the packs.
"""

from typing import TYPE_CHECKING, Any

from souterrain.games.claustrophobia.facts import Scenario
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, LEFT, Fighter
from souterrain.kernel.agenda import Instruction
from souterrain.kernel.decision import Option, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


def scenario_of(game: "Claustrophobia") -> Scenario:
    return game.content.scenario[game.setup.scenario]


def tell(game: "Claustrophobia", moment: str, *about: Any) -> Any:
    """The first answer of a special rule to a moment."""
    for effect in scenario_of(game).special:
        answer = effect(game, moment, *about)
        if answer is not None:
            return answer
    return None


def special_actions(game: "Claustrophobia", fighter: int) -> list[Option]:
    """claustrophobia.hact.action-list: what the scenario lets this fighter do as its action."""
    return [
        option("special", special=effect.name)
        for effect in scenario_of(game).special
        if effect(game, "action", fighter)
    ]


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
        if any(fighter.camp == HUMAN and fighter.place >= 0 for fighter in game.state.fighters):
            return
        verdicts["infernal"] = "annihilation"
    for verdict, standings in (("human", (1, 2)), ("draw", (1, 1)), ("infernal", (2, 1))):
        if verdict in verdicts:
            game.emit(
                "game_over",
                verdict=verdict,
                reason=verdicts[verdict],
                turn=game.state.turn,
                alive=sum(1 for fighter in game.state.fighters if fighter.camp == HUMAN and fighter.place >= 0),
                out=sum(1 for fighter in game.state.fighters if fighter.place == LEFT),
                rule="claustrophobia.victory.scenario",
            )
            game.end(*standings)
            return


def is_for_sale(game: "Claustrophobia", fighter: Fighter) -> bool:
    """claustrophobia.threat.demon-scenario-only: it has a price, and the scenario does not keep it from being bought."""
    return game.content.creature[fighter.kind].cost > 0 and tell(game, "for-sale", fighter.kind) is None


# Duty: a creature that must be activated, go for the nearest enemy and attack


def has_duty(game: "Claustrophobia", fighter: Fighter) -> bool:
    return fighter.camp == INFERNAL and bool(tell(game, "duty", fighter.kind))


def is_duty_left(game: "Claustrophobia", seat: int) -> bool:
    """A creature with a duty has not been activated yet."""
    return seat == INFERNAL and any(
        fighter.place >= 0 and not fighter.acted and has_duty(game, fighter) for fighter in game.state.fighters
    )

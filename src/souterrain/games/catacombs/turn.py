"""The rounds of a fight, in the rulebook's order. What leads to a fight is in `quest.py`."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain.games.catacombs.acts import Activation, helping, possibilities
from souterrain.games.catacombs.figure import (
    can_act,
    change,
    enlist,
    friends_in_play,
    hero_seats,
    heroes,
    living_heroes,
    monsters_in_play,
    reserve,
    reward,
    seat_of,
    why_not_acting,
)
from souterrain.games.catacombs.place import ask_start
from souterrain.games.catacombs.state import ABLE, FELL, OUT
from souterrain.games.catacombs.victory import look_for_end
from souterrain.kernel.agenda import Instruction, Step, again, do, finish, window
from souterrain.kernel.decision import ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


class Combat(Step):
    """catacombs.combat.round: rounds follow one another until no monster is left, or in the lair until the end."""

    stages = ("begin", "begin_round", "heroes", "overseer", "recover", "go_on")

    def begin(self, game: "Catacombs") -> Instruction:
        game.begin_phase("combat", rule="catacombs.flow.four-phases")
        return window("combat.begun")

    def begin_round(self, game: "Catacombs") -> None:
        """catacombs.incapacity.full-round: whoever begins the round incapacitated misses it and recovers at its end."""
        state = game.state
        state.round += 1
        game.emit("turn_begun", round=state.round, rule="catacombs.combat.round")
        for name, figure in state.figures.items():
            incapacity = OUT if figure.incapacity == FELL else figure.incapacity
            state.figures[name] = replace(figure, acted=False, incapacity=incapacity)

    def heroes(self, game: "Catacombs") -> Instruction:
        tell_who_sits_out(game, friends_in_play(game))
        game.state.attacked = False
        return do(HeroesTurn())

    def overseer(self, game: "Catacombs") -> Instruction:
        tell_who_sits_out(game, monsters_in_play(game))
        return do(OverseerTurn())

    def recover(self, game: "Catacombs") -> Instruction:
        """catacombs.combat.end-of-round-order: pieces recover, then monsters regenerate. The dead do neither."""
        for name, figure in game.state.figures.items():
            if figure.incapacity == OUT and figure.health:
                change(game, name, incapacity=ABLE, petrified=False)
                game.emit("recovered", figure=name, rule="catacombs.incapacity.recovery")
        return window("round.ended")

    def go_on(self, game: "Catacombs") -> Instruction | None:
        look_for_end(game)
        if game.state.standings:
            return None
        if game.state.final or game.is_contested():
            return again("begin_round")
        living = living_heroes(game)
        earned = {hero: gold for hero in heroes(game) if (gold := reward(game, hero))}
        lost = {hero: gold for hero, gold in earned.items() if hero not in living}
        game.emit(
            "room_cleared",
            place=game.state.here,
            heroes=tuple(hero for hero in earned if hero not in lost),
            fallen=tuple(lost),
            gold=sum(earned.values()) - sum(lost.values()),
            earned=sum(earned.values()),
            lost=sum(lost.values()),
            round=game.state.round,
            rule="catacombs.combat.room-cleared",
        )
        return None


def tell_who_sits_out(game: "Catacombs", side: list[str]) -> None:
    """catacombs.incapacity.full-round: who on a side has no action in its turn, being incapacitated or held."""
    down = tuple(name for name in side if game.state.figures[name].incapacity != ABLE)
    held = tuple(name for name in side if name not in down and game.is_held(name))
    for why, targets, rule in (
        ("down", down, "catacombs.incapacity.full-round"),
        ("held", held, game.holding_rule),
    ):
        if targets:
            game.emit("sat_out", targets=targets, why=why, rule=rule)


class HeroesTurn(Step):
    """catacombs.combat.free-order: each hero and Ally acts once, in any order; a player may let another go first."""

    stages = ("choose", "act", "end")
    waited: tuple[int, ...] = ()
    seat: int = -1
    verb: str = ""
    figure: str = ""

    def choose(self, game: "Catacombs") -> Instruction | None:
        friends = friends_in_play(game)
        ready = [name for name in friends if can_act(game, name)]
        seats = [seat for seat in hero_seats(game) if any(seat_of(game, name) == seat for name in ready)]
        if not seats:
            return again("end")
        if is_fought_out(game):
            return self._offer_finish(game, ready, next((seat for seat in seats if seat not in self.waited), seats[0]))
        if len(ready) == 1:
            self.verb, self.figure = "act", ready[0]
            return None
        asked = [seat for seat in seats if seat not in self.waited]
        self.seat = asked[0] if asked else seats[0]
        options = [option("act", figure=name) for name in ready if seat_of(game, name) == self.seat]
        if asked and len(seats) > 1:
            options.append(option("wait"))
        return ask(
            self.seat,
            "choose_figure",
            options,
            rule="catacombs.combat.free-order",
            into=("verb", "figure"),
            refused=[
                refuse(why_not_acting(game, name), "act", figure=name)
                for name in friends
                if name not in ready and seat_of(game, name) == self.seat
            ],
            public=True,
        )

    def _offer_finish(self, game: "Catacombs", ready: list[str], seat: int) -> Instruction:
        """catacombs.combat.room-cleared: with no monster left, one answer ends the round for all figures of a seat; only those
        whose action can still help somebody are offered besides."""
        self.seat = seat
        own = [name for name in ready if seat_of(game, name) == seat]
        helpful = [name for name in own if can_help(game, name)]
        return ask(
            seat,
            "choose_figure",
            [*(option("act", figure=name) for name in helpful), option("finish")],
            rule="catacombs.combat.room-cleared",
            into=("verb", "figure"),
            refused=[
                refuse("catacombs.combat.room-cleared", "act", figure=name) for name in own if name not in helpful
            ],
            public=True,
        )

    def act(self, game: "Catacombs") -> Instruction:
        if self.verb == "wait":
            self.waited += (self.seat,)
            return again("choose")
        self.waited = ()
        if self.verb == "finish":
            idle = [name for name in friends_in_play(game) if can_act(game, name) and seat_of(game, name) == self.seat]
            for name in idle:
                change(game, name, acted=True)
            game.emit("heroes_held", targets=tuple(idle), rule="catacombs.combat.room-cleared")
            return again("choose")
        return do(Activation(figure=self.figure), then="choose")

    def end(self, game: "Catacombs") -> None:
        """catacombs.lord.sorcerer: a veil falls at the end of the heroes' turn."""
        for name, figure in game.state.figures.items():
            if figure.veiled:
                change(game, name, veiled=False)
                game.emit("unveiled", figure=name, rule="catacombs.lord.sorcerer")


def is_fought_out(game: "Catacombs") -> bool:
    """catacombs.combat.room-cleared: no monster is left, so that no flick of this round decides anything any more.

    Where wandering monsters come to heroes who attack nobody, an attack still does.
    """
    state = game.state
    may_wander = game.setup.options["wandering"] and not state.attacked
    return not state.final and not monsters_in_play(game) and not may_wander


def can_help(game: "Catacombs", name: str) -> bool:
    """Whether an action that a figure may choose can do somebody good though nobody is left to fight."""
    return any(
        not rule and any(is_helpful(game, name) for is_helpful in helping(game, verb, id))
        for verb, _, id, rule in possibilities(game, name, game.state.figures[name])
    )


class OverseerTurn(Step):
    """catacombs.combat.overseer-turn: each monster alive may act once, in the Overseer's order."""

    stages = ("wander", "place_wanderer", "put_down", "choose", "act")
    verb: str = ""
    figure: str = ""
    disc: str = ""
    spot: tuple[int, int] = (0, 0)

    def wander(self, game: "Catacombs") -> Instruction | None:
        """catacombs.variant.wandering-trigger: heroes who attacked nobody may be sent one more monster."""
        state = game.state
        if not game.setup.options["wandering"] or state.attacked or state.final:
            return again("choose")
        kind = game.content.lord[state.lord].wandering
        if not reserve(game, kind):
            game.emit("reserve_empty", monster=kind, why="wandering", rule="catacombs.variant.wandering-reserve")
            return again("choose")
        return ask(
            game.state.overseer,
            "send_wanderer",
            [option("send", monster=kind), option("pass")],
            rule="catacombs.variant.wandering-trigger",
            into="verb",
        )

    def place_wanderer(self, game: "Catacombs") -> Instruction | None:
        if self.verb == "pass":
            kind = game.content.lord[game.state.lord].wandering
            game.emit("wanderer_declined", monster=kind, rule="catacombs.variant.wandering-trigger")
            return again("choose")
        if not self.disc:
            self.disc = reserve(game, game.content.lord[game.state.lord].wandering)[0]
            enlist(game, self.disc, acted=True)
        question = ask_start(game, self.disc, game.state.round)
        if question is None:
            game.emit(
                "no_room", disc=self.disc, by="", origin="", why="place", rule="catacombs.variant.wandering-place"
            )
            del game.state.figures[self.disc]
            return again("choose")
        return question

    def put_down(self, game: "Catacombs") -> None:
        game.move_disc(self.disc, *self.spot)
        x, y = self.spot
        game.emit("put_in", disc=self.disc, by="", why="wandering", x=x, y=y, rule="catacombs.variant.wandering-place")

    def choose(self, game: "Catacombs") -> Instruction:
        monsters = monsters_in_play(game)
        ready = [name for name in monsters if can_act(game, name)]
        if not ready:
            return finish()
        return ask(
            game.state.overseer,
            "choose_monster",
            [*(option("act", figure=name) for name in ready), option("end")],
            rule="catacombs.combat.overseer-turn",
            into=("verb", "figure"),
            refused=[refuse(why_not_acting(game, name), "act", figure=name) for name in monsters if name not in ready],
        )

    def act(self, game: "Catacombs") -> Instruction:
        if self.verb == "end":
            idle = tuple(name for name in monsters_in_play(game) if can_act(game, name))
            besides = tuple(name for name in idle if game.has_acted_besides(name))
            game.emit("monsters_held", targets=idle, besides=besides, rule="catacombs.combat.overseer-turn")
            return finish()
        return do(Activation(figure=self.figure), then="choose")

"""The Healer: health for gold, and the dead brought back."""

from typing import TYPE_CHECKING

from msgspec import Struct

from souterrain.games.catacombs.card import HEALER
from souterrain.games.catacombs.figure import (
    change,
    heal,
    hero_seats,
    heroes,
)
from souterrain.games.catacombs.pay import Pay, purse
from souterrain.games.catacombs.state import ABLE
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import Option, Refusal, ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


class Healer(Step):
    """catacombs.healer.visit: the heroes' players buy services in turn until all are done."""

    stages = ("open", "choose", "pay", "serve")
    done: tuple[int, ...] = ()
    seat: int = -1
    verb: str = ""
    figure: str = ""
    paid: bool = False

    def open(self, game: "Catacombs") -> None:
        game.begin_phase("healer", rule="catacombs.flow.special-room")

    def choose(self, game: "Catacombs") -> Instruction:
        options, refused = services(game)
        seats = [seat for seat in hero_seats(game) if seat not in self.done]
        if not options or not seats:
            game.emit("healer_left", why="nothing" if seats else "done", rule="catacombs.flow.special-room")
            return finish()
        self.seat = seats[0]
        return ask(
            self.seat,
            "heal",
            [*options, option("done")],
            rule="catacombs.healer.visit",
            into=("verb", "figure"),
            refused=refused,
            gold=purse(game),
        )

    def pay(self, game: "Catacombs") -> Instruction:
        if self.verb == "done":
            self.done += (self.seat,)
            return again("choose")
        service = "touch" if self.verb == "touch" else "resurrection"
        rule = f"catacombs.healer.{service}"
        return do(Pay(price=self._price(game), first=self.figure, rule=rule, service=service), into="paid")

    def _price(self, game: "Catacombs") -> int:
        healer = game.content.chamber[HEALER]
        return healer.touch_price if self.verb == "touch" else healer.revive_price

    def serve(self, game: "Catacombs") -> Instruction:
        if not self.paid:
            return again("choose")
        healer, hero = game.content.chamber[HEALER], self.figure
        if self.verb == "touch":
            return again("choose", first=heal(game, hero, healer.touch_health, rule="catacombs.healer.touch"))
        change(game, hero, health=healer.revive_health, incapacity=ABLE, petrified=False)
        game.emit(
            "revived",
            figure=hero,
            health=healer.revive_health,
            price=healer.revive_price,
            rule="catacombs.healer.resurrection",
        )
        return again("choose")


def services(game: "Catacombs") -> tuple[list[Option], list[Refusal]]:
    """What can be bought for each hero, and why not the rest."""
    options: list[Option] = []
    refused: list[Refusal] = []
    for hero in heroes(game):
        service = service_for(game, hero)
        if service.rule:
            refused.append(refuse(service.rule, service.verb, figure=hero))
        else:
            options.append(option(service.verb, figure=hero))
    return options, refused


class Service(Struct, frozen=True):
    """What the Healer does for a hero: its price, the health it gives, and the rule that forbids it now."""

    verb: str
    price: int
    health: int
    rule: str = ""


def service_for(game: "Catacombs", hero: str) -> Service:
    healer = game.content.chamber[HEALER]
    if game.state.figures[hero].health:
        verb, price, health, rule = "touch", healer.touch_price, healer.touch_health, "catacombs.healer.touch"
    else:
        verb, price, health = "revive", healer.revive_price, healer.revive_health
        rule = "catacombs.healer.resurrection"
    if game.is_whole(hero):
        return Service(verb, price, health, "catacombs.healer.cap")
    return Service(verb, price, health, rule if purse(game) < price else "")

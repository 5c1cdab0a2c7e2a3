"""Scenes of Conquest: discs in centimetres, a card or a shot, then facts.

    duel = Duel()
    duel.put("skull-1", 40, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(40, 10)
    assert duel.tokens == (8, 7, 9)

The Sword discs stand at (10, 10) and (10, 25), the Skull discs at (50, 10) and (50, 25); crystals wait in a row along the
top, out of the way.
"""

import math
from typing import Any

from souterrain.flick.board import GRAVITY
from souterrain.games.conquest.acts import PlayCard
from souterrain.games.conquest.disc import radius_of, seat_of
from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.ids import OBSTACLES
from souterrain.games.conquest.shot import Shoot
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.games.conquest.turn import Turn
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Flick, Place
from tests.scene import Scene

STARTS = {"sword-1": (10, 10), "sword-2": (10, 25), "skull-1": (50, 10), "skull-2": (50, 25)}
GENTLE = "10000 0"  # the softest flick


def card(name: str) -> str:
    return f"card/{name}/1"


class Duel(Scene):
    """Two teams in the arena. Seats 0 and 1 are Sword and Skull with two players; options are named with underscores."""

    game: Conquest

    def __init__(
        self, *, seats: int = 2, layout: str = "cross", packs: tuple[str, ...] = ("base",), **options: Any
    ) -> None:
        options = {"seats": seats, **{name.replace("_", "-"): value for name, value in options.items()}}
        super().__init__(Conquest.prepare(Setup("conquest", layout, packs, options)))
        for disc, (x, y) in STARTS.items():
            self.put(disc, x, y)
        for place, crystal in enumerate(OBSTACLES):
            self.put(crystal, 18 + 6 * place, 33)

    # Discs

    def put(self, disc: str, x: float, y: float) -> None:
        self.state.discs[disc] = (round(x * 10_000), round(y * 10_000))

    def at(self, disc: str) -> tuple[float, float]:
        x, y = self.state.discs[disc]
        return x / 10_000, y / 10_000

    def gap(self, one: str, other: str) -> float:
        """From rim to rim, in centimetres."""
        radii = radius_of(self.game, one) + radius_of(self.game, other)
        return math.dist(self.at(one), self.at(other)) - radii / 10_000

    # Tokens

    @property
    def tokens(self) -> tuple[int, int, int]:
        """Sword, Skull, bank."""
        return (*self.state.health, self.state.bank)

    def set_tokens(self, sword: int, skull: int) -> None:
        self.state.health = (sword, skull)
        self.state.bank = 24 - sword - skull

    # Cards

    def _take(self, name: str) -> tuple[int, str]:
        """A card is taken from wherever it is; its team comes with it."""
        state, id = self.state, card(name)
        team = SWORD if self.game.content.card[name].team == "sword" else SKULL
        for zone in (state.piles, state.discards, state.kept, state.hands):
            for key, cards in zone.items():
                zone[key] = tuple(other for other in cards if other != id)
        return team, id

    def hand(self, seat: int, *names: str) -> None:
        """The seat holds exactly these cards; what it held goes under its team's pile."""
        held = self.state.hands[seat]
        self.state.hands[seat] = ()
        self.state.piles[self.state.teams[seat]] += held
        for name in names:
            _, id = self._take(name)
            self.state.hands[seat] += (id,)

    def stack(self, *names: str) -> None:
        """These cards lie on top of their team's pile, the first topmost."""
        for name in reversed(names):
            team, id = self._take(name)
            self.state.piles[team] = (id, *self.state.piles[team])

    def keep(self, *names: str) -> None:
        for name in names:
            team, id = self._take(name)
            self.state.kept[team] += (id,)

    def discard(self, *names: str) -> None:
        for name in names:
            team, id = self._take(name)
            self.state.discards[team] += (id,)

    def empty_pile(self, team: int) -> None:
        self.state.discards[team] += self.state.piles[team]
        self.state.piles[team] = ()

    def holds(self, seat: int) -> list[str]:
        return [id.split("/")[1] for id in self.state.hands[seat]]

    # Acts

    def shoot(self, disc: str, shot: str, *, card_name: str = "", targeted: bool = False) -> None:
        """One shot of a disc, up to its first question."""
        seat = seat_of(self.game, disc)
        played = card(card_name) if card_name else ""
        self.run(Shoot(seat, disc, shot, played, targeted, armed=bool(card_name)))

    def play(self, disc: str, name: str) -> None:
        """A card from hand, up to the first question of its sequence."""
        seat = seat_of(self.game, disc)
        if card(name) not in self.state.hands[seat]:
            self.hand(seat, *self.holds(seat), name)
        self.run(PlayCard(seat, disc))
        self.answer(f"play:{card(name)}")

    def begin_turn(self, disc: str) -> None:
        """The turn of a disc, up to its first question."""
        team, number = disc.split("-")
        self.state.team = SWORD if team == "sword" else SKULL
        markers = [*self.state.markers]
        markers[self.state.team] = int(number)
        self.state.markers = tuple(markers)
        self.state.decisions = ()
        self.state.agenda[:] = [Turn()]
        self.game.advance()

    def flick(self, x: float, y: float, speed: float = 200) -> None:
        """Answer a flick: towards a point, in centimetres, at centimetres per second."""
        question = self.decision
        assert isinstance(question, Flick), question.kind
        ax, ay = self.at(str(question.disc))
        length = math.dist((ax, ay), (x, y))
        self.answer(f"{int((x - ax) / length * speed * 10_000)} {int((y - ay) / length * speed * 10_000)}")

    def slide_to(self, x: float, y: float) -> None:
        """Answer a flick so that the disc stops at that point, if nothing is in its way."""
        friction = self.game.content.arena[str(self.game.setup.options["arena"])].friction
        away = math.dist(self.at(str(self.decision.disc)), (x, y))
        self.flick(x, y, math.sqrt(2 * friction * 100 * GRAVITY * away))

    def gently(self) -> None:
        assert isinstance(self.decision, Flick), self.decision.kind
        self.answer(GENTLE)

    def place(self, x: float, y: float) -> None:
        """Answer where a projectile is put, in centimetres."""
        assert isinstance(self.decision, Place), self.decision.kind
        self.answer(f"{round(x * 10_000)} {round(y * 10_000)}")

    def go_on(self) -> None:
        """Answer one question in the quietest way: softly, at the example, passing where one may."""
        question = self.decision
        if isinstance(question, Flick):
            self.answer(GENTLE)
        elif isinstance(question, Place):
            self.answer(question.example)
        else:
            ids = [option.id for option in question.options]
            self.answer("pass" if "pass" in ids else ids[0])

    def go_through(self, until: str = "") -> list[str]:
        """Go on to the end of the steps, or to a question of that kind; the kinds of what was asked."""
        kinds: list[str] = []
        while not self.is_done and self.decision.kind != until:
            assert len(kinds) < 200, "it does not end"
            kinds.append(self.decision.kind)
            self.go_on()
        return kinds

    def end_turn(self) -> list[str]:
        """Go on until the next turn has begun; the kinds of what was asked."""
        turn, kinds = self.state.turn, []
        while not self.game.is_over and self.state.turn == turn:
            kinds.append(self.decision.kind)
            self.go_on()
        return kinds

    def rules_of(self, name: str) -> list[str]:
        """The rules that events of a name rest on, in order."""
        return [event.rule for event in self.events(name)]


def shoot_at(duel: Duel, shot: str, x: float, y: float, speed: float = 200) -> None:
    """One shot of Sword 1 from (10, 10); a projectile starts beside it, on the line."""
    duel.shoot("sword-1", shot)
    if duel.decision.kind == "choose_origin":
        duel.answer("from:sword-1")
    if duel.decision.kind == "place_projectile":
        duel.place(14, 10)
    duel.flick(x, y, speed)


def hit_with(duel: Duel, disc: str, name: str, victim: str, shots_before: int = 1) -> None:
    """A card is played; the shots before the damaging one are gentle, that one hits."""
    duel.play(disc, name)
    for _ in range(shots_before):
        duel.gently()
    strike(duel, victim)


def strike(duel: Duel, victim: str) -> None:
    """The shot that is asked for now goes straight at a disc."""
    if duel.decision.kind == "name_target":
        duel.answer(f"target:{victim}")
    if duel.decision.kind == "choose_origin":
        duel.answer(duel.options()[0])
    if duel.decision.kind == "place_projectile":
        duel.answer(duel.decision.example)
    duel.flick(*duel.at(victim))

"""Claustrophobia 1643: the door. Seats, options, set-up, and what every rule of the game needs at hand.

The round is in `turn.py`, questions about the map in `terrain.py` and about fighters in `fighter.py`.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace

from souterrain.content import Word
from souterrain.games.claustrophobia.cards import copies, may_hold_event, play_event, playable_events
from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import Facts
from souterrain.games.claustrophobia.fighter import carried, ignores
from souterrain.games.claustrophobia.knowledge import complete, find_faults
from souterrain.games.claustrophobia.naming import KINDS, ROLES, describe, named
from souterrain.games.claustrophobia.scenario import judge, scenario_of, tell
from souterrain.games.claustrophobia.setup import Preparations, lay_out
from souterrain.games.claustrophobia.shown import ClaustrophobiaShown, goal, shown
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, ClaustrophobiaState, Fighter, Token
from souterrain.games.claustrophobia.terrain import standing
from souterrain.games.claustrophobia.turn import Turn
from souterrain.kernel.agenda import Instruction, Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.game import Game, TableOption
from souterrain.kernel.shown import Goal
from souterrain.kernel.window import Reaction

CARD_MOMENTS = {
    "human-preparation.start": "claustrophobia.event.timing",
    "human-preparation.rolled": "claustrophobia.event.timing",
    "human-preparation.assigned": "claustrophobia.event.timing",
    "human-activation.start": "claustrophobia.event.timing",
    "human-activation.fighter": "claustrophobia.event.timing",
    "explore.draw": "claustrophobia.event.timing",
    "attack.announced": "claustrophobia.event.timing",
    "attack.resolved": "claustrophobia.event.timing",
}


class Claustrophobia(Game[ClaustrophobiaState, Facts]):
    """Two seats: the human side and the infernal side."""

    name: ClassVar = "claustrophobia"
    rules: ClassVar = 2
    seats: ClassVar = ("human", "infernal")
    state_type: ClassVar = ClaustrophobiaState
    content_type: ClassVar = Facts
    shown_type: ClassVar = ClaustrophobiaShown
    roles: ClassVar = ROLES
    kinds: ClassVar = KINDS
    effects: ClassVar = effects
    options: ClassVar = {"three-destiny-dice": TableOption((False, True), "claustrophobia.iprep.roll")}
    windows: ClassVar = {
        **CARD_MOMENTS,
        "attack.dice": "claustrophobia.combat.step2-roll",
        "attack.score": "claustrophobia.combat.hit",
    }

    @classmethod
    def scenarios(cls, content: Facts) -> Sequence[str]:
        return sorted(content.scenario, key=lambda name: content.scenario[name].number)

    def lay_out(self, chance: Chance) -> ClaustrophobiaState:
        self.state = lay_out(self, chance)
        self.state.agenda = [Turn(), Preparations()]
        return self.state

    # Who may answer a moment

    def reactions(self, window: str, step: Step) -> Sequence[Reaction]:
        if window in CARD_MOMENTS:
            return [
                Reaction(card, lambda game, step, card: play_event(game, card, step), card, INFERNAL)
                for card in playable_events(self, window, step)
            ]
        assert isinstance(step, Attack)
        return [
            Reaction(f"{effect.name} {number}", effect, number)
            for number, effect in self._attack_effects(step)
            if effect.marks.get("window") == window
        ]

    def _attack_effects(self, attack: Attack) -> Iterator[tuple[int, Any]]:
        """The abilities on the attacker's tile, and the equipment on the target's."""
        fighters = self.state.fighters
        for number in standing(self, fighters[attack.attacker].place, INFERNAL):
            fighter = fighters[number]
            if fighter.type == "demon":
                for effect in self.content.creature[fighter.kind].ability:
                    yield number, effect
        for number in standing(self, fighters[attack.target].place, HUMAN):
            for equipment in carried(self, fighters[number]):
                for effect in equipment.effects:
                    yield number, effect

    def asked(self, window: str, step: Step) -> Sequence[int]:
        return (INFERNAL,) if window in CARD_MOMENTS and may_hold_event(self, window, step) else ()

    # What rules use

    def roll(self, count: int) -> tuple[int, ...]:
        chance = self.state.chance
        return tuple(chance.roll() for _ in range(count))

    def change(self, number: int, **values: Any) -> None:
        """Replace a fighter by one that differs in some fields."""
        self.state.fighters[number] = replace(self.state.fighters[number], **values)

    def add_token(self, number: int, token: Token) -> None:
        self.change(number, tokens=(*self.state.fighters[number].tokens, token))

    def drop_token(self, number: int, name: str) -> None:
        kept = tuple(token for token in self.state.fighters[number].tokens if token.name != name)
        self.change(number, tokens=kept)

    def expire(self, moment: str) -> None:
        """claustrophobia.hprep.remove-tokens: what lasted until this moment is over."""
        for number, fighter in enumerate(self.state.fighters):
            if fighter.tokens and any(token.until == moment for token in fighter.tokens):
                self.change(number, tokens=tuple(token for token in fighter.tokens if token.until != moment))

    def gain_threat(self, amount: int, reason: str, rule: str, power: str = "") -> None:
        self.state.threat += amount
        self.emit("threat_gained", amount=amount, reason=reason, by_power=power, total=self.state.threat, rule=rule)

    def count(self, name: str) -> None:
        self.state.tally[name] = self.state.tally.get(name, 0) + 1

    def ignores(self, fighter: Fighter, feature: str) -> bool:
        return ignores(self, fighter, feature)

    def find_tile(self, name: str) -> int | None:
        """Where a tile lies on the map."""
        return next((index for index, tile in enumerate(self.state.tiles) if tile.tile == name), None)

    # Phases

    def begin_phase(self, phase: str) -> None:
        self.state.phase = phase
        self.emit("phase_begun", phase=phase, rule="claustrophobia.turn.five-phases")

    def ready_fighters(self, seat: int) -> None:
        """All of a camp may act again; everybody may resist again (claustrophobia.talent.resistant)."""
        for number, fighter in enumerate(self.state.fighters):
            if fighter.resisted or (fighter.camp == seat and fighter.acted):
                self.change(number, acted=fighter.acted and fighter.camp != seat, resisted=False)

    def end_phase(self) -> Instruction | None:
        """What lasts until the end of an activation phase is over, and its goals are looked at."""
        phase = self.state.phase
        self.expire(phase)
        told: Instruction | None = tell(self, f"{phase}.end")
        if phase == "human-activation":
            self.state.foresight = 0
        else:
            self.state.speed = 0
            self.state.frenzy = False
        self.judge(f"{phase}.end")
        return told

    def judge(self, moment: str) -> None:
        judge(self, moment)

    def lift_curses(self) -> None:
        for index, tile in enumerate(self.state.tiles):
            if tile.curse:
                self.state.tiles[index] = replace(tile, curse="")

    # Cards by moment and powers of the board, found once for all decisions

    @cached_property
    def events_by_moment(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for event in self.content.event.values():
            found[event.when] = (*found.get(event.when, ()), *copies("event", event.id, event.copies))
        return found

    @cached_property
    def board_powers(self) -> tuple[str, ...]:
        return tuple(power.id for power in self.content.power.values() if power.of == "board")

    # Knowing

    def secrets(self) -> frozenset[str]:
        return self._secrets

    @cached_property
    def _secrets(self) -> frozenset[str]:
        content = self.content
        cards = [card for fact in content.instinct.values() for card in copies("instinct", fact.id, fact.copies)]
        cards += [card for fact in content.event.values() for card in copies("event", fact.id, fact.copies)]
        scenario = scenario_of(self)
        return frozenset((*cards, *scenario.pool, *(tile for layer in scenario.pile for tile in layer.also)))

    def unseen(self, state: ClaustrophobiaState, seat: int | None, chance: Chance) -> None:
        complete(self, state, seat, chance)

    def describe(self, role: str, value: Any) -> Word:
        return describe(self, role, value)

    def named(self) -> Iterator[tuple[str, int | str]]:
        yield from super().named()
        yield from named(self)

    def goal(self) -> Goal:
        return goal(self)

    def shown(self, seat: int | None) -> ClaustrophobiaShown:
        return shown(self)

    def faults(self) -> Iterator[str]:
        return find_faults(self)

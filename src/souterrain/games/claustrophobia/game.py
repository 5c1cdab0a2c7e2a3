"""Claustrophobia 1643: the door. Seats, options, set-up, and what every rule of the game needs at hand.

The round is in `turn.py`, questions about the map in `terrain.py` and about fighters in `fighter.py`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from souterrain.content import Called, Effect, Phrase, Word
from souterrain.games.claustrophobia.cards import may_hold_event, play_event, playable_events
from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.ending import TELLING, ending
from souterrain.games.claustrophobia.facts import Event as EventCard
from souterrain.games.claustrophobia.facts import Facts
from souterrain.games.claustrophobia.fighter import carried, ignores
from souterrain.games.claustrophobia.ids import copies
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
from souterrain.kernel.ending import Ending
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game, TableOption, lasting
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
    rules: ClassVar = 3
    seats: ClassVar = ("human", "infernal")
    state_type: ClassVar = ClaustrophobiaState
    content_type: ClassVar = Facts
    shown_type: ClassVar = ClaustrophobiaShown
    roles: ClassVar = ROLES
    kinds: ClassVar = KINDS
    telling: ClassVar = TELLING
    verdicts: ClassVar = frozenset({"game_over"})
    effects: ClassVar = effects
    options: ClassVar = {
        "three-destiny-dice": TableOption((False, True), "claustrophobia.iprep.roll"),
        **Game.options,
    }
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

    def gain_threat(self, amount: int, reason: str, rule: str, **about: str) -> None:
        """`about` is what `reason` speaks of: the power that brings it (`by_power`), or who cannot come (`creature`)."""
        self.state.threat += amount
        told: dict[str, Any] = {"by_power": "", "creature": "", **about}
        self.emit("threat_gained", amount=amount, reason=reason, **told, total=self.state.threat, rule=rule)

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

    # Special rules and cards by moment, and powers of the board, found once for all decisions

    @lasting
    def special_rules(self) -> dict[str, tuple[Effect, ...]]:
        found: dict[str, tuple[Effect, ...]] = {}
        for effect in scenario_of(self).special:
            moments: Any = effect.marks["moments"]
            for moment in moments:
                found[moment] = (*found.get(moment, ()), effect)
        return found

    @lasting
    def events_by_moment(self) -> dict[str, tuple[tuple[EventCard, tuple[str, ...]], ...]]:
        """Each event with the cards that there are of it."""
        found: dict[str, tuple[tuple[EventCard, tuple[str, ...]], ...]] = {}
        for event in self.content.event.values():
            cards = tuple(copies("event", event.id, event.copies))
            found[event.when] = (*found.get(event.when, ()), (event, cards))
        return found

    @lasting
    def board_powers(self) -> tuple[str, ...]:
        return tuple(power.id for power in self.content.power.values() if power.of == "board")

    # Knowing

    @lasting
    def written(self) -> dict[str, Phrase]:
        """What is written on things, as far as it has been told: `naming.text_of`."""
        return {}

    @lasting
    def fighter_names(self) -> dict[tuple[str, int, str, bool], Called]:
        """The names of fighters that have been told: `naming.fighter_name`."""
        return {}

    @lasting
    def instinct_cards(self) -> tuple[str, ...]:
        facts = self.content.instinct.values()
        return tuple(card for fact in facts for card in copies("instinct", fact.id, fact.copies))

    @lasting
    def event_cards(self) -> tuple[str, ...]:
        facts = self.content.event.values()
        return tuple(card for fact in facts for card in copies("event", fact.id, fact.copies))

    def secrets(self) -> frozenset[str]:
        return self._secrets

    @lasting
    def _secrets(self) -> frozenset[str]:
        scenario = scenario_of(self)
        tiles = (tile for layer in scenario.pile for tile in layer.also)
        return frozenset((*self.instinct_cards, *self.event_cards, *scenario.pool, *tiles))

    def unseen(self, state: ClaustrophobiaState, seat: int | None, chance: Chance) -> None:
        complete(self, state, seat, chance)

    def describe(self, role: str, value: Any) -> Word:
        return describe(self, role, value)

    def named(self) -> Iterator[tuple[str, Iterable[int | str]]]:
        yield from super().named()
        yield from named(self)

    def goal(self) -> Goal:
        return goal(self)

    def shown(self, seat: int | None) -> ClaustrophobiaShown:
        return shown(self)

    def ending(self, events: Sequence[Event]) -> Ending:
        return ending(self, events)

    def faults(self) -> Iterator[str]:
        return find_faults(self)

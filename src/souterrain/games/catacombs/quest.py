"""The quest: one room after the other, and what each card asks for. The rounds of a fight are in `turn.py`."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.card import LAIR, level_of
from souterrain.games.catacombs.explore import Explore, Wander, way_of
from souterrain.games.catacombs.handover import Handover, may_hand_over
from souterrain.games.catacombs.install import (
    Install,
    Muster,
    monsters_met,
    monsters_of_room,
    monsters_wanted,
    take_monsters,
    tell_additions,
)
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.state import Figure
from souterrain.games.catacombs.turn import Combat
from souterrain.kernel.agenda import Instruction, Step, again, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


class Quest(Step):
    """catacombs.overview.goal: one room after the other, up to the Lord."""

    stages = ("explore", "enter", "muster", "fight")

    def explore(self, game: "Catacombs") -> Instruction:
        before = (Handover(),) if may_hand_over(game) else ()
        return do(*before, Wander() if game.setup.options["path"] == "labyrinth" else Explore())

    def enter(self, game: "Catacombs") -> Instruction | None:
        """catacombs.flow.special-room: a chamber has its own rules; all else is fought for."""
        state = game.state
        card = state.places[state.here].card
        level = level_of(game.content, card)
        self._tell_entry(game, level)
        if level in game.chambers:
            game.mark_explored()
            return do(game.chambers[level](), then="explore")
        room = game.room()
        state.board = room.board if room else game.content.lord[state.lord].lair
        state.final = level == LAIR
        return game.before_room()

    def _tell_entry(self, game: "Catacombs", level: str) -> None:
        """Where the heroes are, and who waits there as far as the card says."""
        state = game.state
        is_chamber = level in game.chambers
        place = state.places[state.here]
        waiting = {} if is_chamber or place.explored else monsters_of_room(game)
        game.emit(
            "room_entered",
            place=state.here,
            card=place.card,
            level=level,
            column=place.x + 1,
            row=place.y + 1,
            explored=place.explored,
            monsters=tuple(kind for kind, count in waiting.items() if count),
            counts=tuple(count for count in waiting.values() if count),
            rule="catacombs.flow.special-room" if is_chamber else "catacombs.flow.four-phases",
            told=way_of(game, state.here) != "pair",  # turning it up, or the way to it, has told as much
        )

    def muster(self, game: "Catacombs") -> Instruction | None:
        state = game.state
        monsters = monsters_of_room(game)
        if state.final:
            health = game.most_health("lord", state.lord)
            state.figures[state.lord] = Figure("lord", state.lord, health)
            game.emit("final_battle", lord=state.lord, health=health, rule="catacombs.explore.lord-card")
        tell_additions(game)
        if not state.places[state.here].explored:
            take_monsters(game, monsters, monsters_wanted(game))
            return None
        left = tuple(kind for kind, count in monsters.items() for _ in range(count))
        half = monsters_met(game)
        if not half or not left:
            rule = "limit.monster-reserve" if half else "labyrinth.revisit-half"
            game.emit("room_empty", place=state.here, rule=f"catacombs.{rule}")
            return again("explore")
        rule = "catacombs.labyrinth.revisit-half"
        game.emit("monsters_halved", count=sum(monsters_wanted(game).values()), half=half, rule=rule)
        return do(Muster(left=left, count=half, rule=rule))

    def fight(self, game: "Catacombs") -> Instruction:
        game.mark_explored()
        after = () if game.state.final else (Resolution(),)
        return do(*game.before_installation(), Install(), Combat(), *after, then="explore")

"""Scenes: a game put together by hand, one act, then facts. Used by the tests of every game.

A scene rests on a step that asks nothing of interest, so that a single step can be run by itself and the game stops
where it ends.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from souterrain.kernel.agenda import Instruction, Step
from souterrain.kernel.decision import Answer, ask, option
from souterrain.kernel.event import Event
from souterrain.kernel.game import ASK_EVERYTHING, Game
from souterrain.speech import Speaker, is_quiet


class Rest(Step):
    """The bottom of a scene: the step under test is over."""

    stages = ("wait",)

    def wait(self, game: Any) -> Instruction:
        return ask(0, "rest", [option("go_on")], rule="")


class Scene:
    """A game under test. `run` does one step; `answer` answers; `saw` asks what has happened."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        # A rule's question is looked at even where one answer alone is possible.
        game.setup = replace(game.setup, options={**game.setup.options, ASK_EVERYTHING: True})
        game.tell()
        game.state.agenda = [Rest()]
        game.state.decisions = ()
        game.events = []

    @property
    def state(self) -> Any:
        return self.game.state

    def dice(self, *faces: int) -> None:
        """The next dice rolled show these faces; rolling more than that is chance again."""
        self.state.chance.loaded = faces

    def run(self, *steps: Step) -> None:
        """Do these steps in order, up to the first decision or their end."""
        self.state.decisions = ()
        self.state.agenda[:] = [Rest(), *reversed(steps)]
        self.game.advance()

    @property
    def decision(self) -> Any:  # who knows the scene knows which kind it is
        (choice,) = self.game.open_decisions()
        return choice

    @property
    def is_done(self) -> bool:
        """The steps are over, or the game is."""
        return self.game.is_over or self.decision.kind == "rest"

    def answer(self, *answers: Answer) -> None:
        """Answer the open decisions one after the other, whoever is asked."""
        for answer in answers:
            self.game.answer(self.decision.seat, answer)

    def options(self, verb: str = "") -> list[str]:
        """The ids of the options open now."""
        return [each.id for each in self.decision.options if verb in ("", each.verb)]

    def refused(self) -> dict[str, str]:
        """The options refused now, with the rule that forbids each."""
        return {each.option.id: each.rule for each in self.decision.refused}

    def saw(self, name: str, **data: Any) -> bool:
        """Whether an event of that name, with at least this data, has happened."""
        return any(event.data.items() >= data.items() for event in self.events(name))

    def events(self, name: str) -> list[Event]:
        return [event for event in self.game.events if event.name == name]

    def told(self, lang: str = "en") -> list[str]:
        """The log so far, as whoever reads it has it."""
        speaker = Speaker(self.game, lang)
        return [speaker.say(speaker.event(event)) for event in self.game.events if not is_quiet(event)]

    def names(self) -> Iterable[str]:
        return [event.name for event in self.game.events]

"""Windows: moments that effects and seats may answer before the flow goes on.

What must happen happens first; then each seat that might hold an answer is asked. Who is asked depends only on what
everybody knows: a seat with nothing to play is asked as well, if the others cannot know that it has nothing. Otherwise
the mere question would tell them.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from souterrain.kernel.agenda import Instruction, Step, again
from souterrain.kernel.decision import Choice, Value, ask, option

if TYPE_CHECKING:
    from souterrain.kernel.game import Game


class Reaction(Struct, frozen=True):
    """Something that answers a moment: `effect` is called with the game, the step it answers and `me`.

    Without a seat it is forced; else that seat may play it. No two reactions to one moment share a source.
    """

    source: Value
    effect: Callable[[Any, Any, Any], Instruction | None]
    me: Value
    seat: int | None = None


class Window(Step):
    """One moment of the step below, answered by all that may."""

    stages = ("force", "offer", "play")
    name: str
    done: tuple[Value, ...] = ()
    passed: tuple[int, ...] = ()
    seat: int = -1
    verb: str = ""
    source: Value = ""
    about: tuple[tuple[str, Value], ...] = ()  # what happens in it

    def force(self, game: "Game[Any, Any]") -> Instruction | None:
        answered = game.state.agenda[-2]
        for reaction in game.reactions(self.name, answered):
            if reaction.seat is None and reaction.source not in self.done:
                self.done += (reaction.source,)
                return again("force", first=reaction.effect(game, answered, reaction.me))
        return None

    def offer(self, game: "Game[Any, Any]") -> Choice | None:
        answered = game.state.agenda[-2]
        for seat in game.asked(self.name, answered):
            if seat not in self.passed:
                self.seat = seat
                question = ask(
                    seat,
                    "react",
                    [
                        *(
                            option("play", card=reaction.source)
                            for reaction in game.reactions(self.name, answered)
                            if reaction.seat == seat
                        ),
                        option("pass"),
                    ],
                    rule=game.windows[self.name],
                    into={"verb": "verb", "source": "card"},
                )
                return replace(question, about=(("moment", self.name), *self.about))
        self.verb = "nobody"
        return None

    def play(self, game: "Game[Any, Any]") -> Instruction | None:
        if self.verb == "nobody":
            return None
        answered = game.state.agenda[-2]
        if self.verb == "pass":
            self.passed += (self.seat,)
            game.declined(self.name, answered, self.seat)
            return again("offer")
        for reaction in game.reactions(self.name, answered):
            if reaction.source == self.source and reaction.seat is not None:
                # What is played may force something else.
                return again("force", first=reaction.effect(game, answered, reaction.me))
        raise LookupError(f"{self.source} cannot answer {self.name}")


def is_empty(game: "Game[Any, Any]", name: str, step: Step) -> bool:
    """Nobody can answer this moment: the common case, worth not opening the window at all."""
    return not game.asked(name, step) and not game.reactions(name, step)

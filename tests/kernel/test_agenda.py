"""The agenda: stages in order, steps on top of steps, results, going back, leaving early; and what a step may not be."""

from typing import Any, ClassVar

import pytest

from souterrain.kernel.agenda import Instruction, Step, again, ask_each, do, find_step, finish, window
from souterrain.kernel.decision import ask, option
from souterrain.kernel.game import Stuck
from souterrain.kernel.view import Secret
from tests.lantern.game import Lantern
from tests.scene import Scene

RULE = "lantern.round"


class Note(Step):
    """Says its text and gives it back."""

    stages = ("say",)
    text: str

    def say(self, game: Any) -> Instruction:
        game.emit("said", text=self.text)
        return finish(self.text.upper())


class Plan(Step):
    """Does two notes, then says what came of the last."""

    stages = ("begin", "work", "end")
    result: str = ""

    def begin(self, game: Any) -> None:
        game.emit("said", text="begin")

    def work(self, game: Any) -> Instruction:
        return do(Note("first"), Note("second"), into="result")

    def end(self, game: Any) -> None:
        game.emit("said", text=self.result)


class Countdown(Step):
    """Goes back to its first stage until nothing is left."""

    stages = ("tick", "back", "never")
    left: int

    def tick(self, game: Any) -> None:
        game.emit("said", text=str(self.left))
        self.left -= 1

    def back(self, game: Any) -> Instruction:
        return again("tick") if self.left else finish()

    def never(self, game: Any) -> None:
        game.emit("said", text="never")


@pytest.fixture
def scene() -> Scene:
    return Scene(Lantern.start())


def said(scene: Scene) -> list[str]:
    return [event.data["text"] for event in scene.events("said")]


def test_stages_run_in_order_and_the_last_result_lands_in_its_field(scene: Scene):
    scene.run(Plan())
    assert said(scene) == ["begin", "first", "second", "SECOND"]


def test_steps_given_together_run_in_the_order_given(scene: Scene):
    scene.run(Note("a"), Note("b"), Note("c"))
    assert said(scene) == ["a", "b", "c"]


def test_again_goes_back_and_finish_leaves_early(scene: Scene):
    scene.run(Countdown(3))
    assert said(scene) == ["3", "2", "1"]
    assert scene.is_done


class Serving(Step):
    """Works through what is left, coming back to the same stage after each piece."""

    stages = ("serve", "end")
    left: tuple[str, ...]
    by: str  # how it comes back
    result: str = ""

    def serve(self, game: Any) -> Instruction | None:
        if not self.left:
            return None
        text, *rest = self.left
        self.left = tuple(rest)
        if self.by == "then":
            return do(Note(text), into="result", then="serve")
        return again("serve", first=do(Note(text)) if text else None)

    def end(self, game: Any) -> None:
        game.emit("said", text="end")


@pytest.mark.parametrize("by", ["then", "first"])
def test_a_step_says_to_which_stage_it_comes_back_after_something_else(scene: Scene, by: str):
    scene.run(Serving(("a", "b"), by))
    assert said(scene) == ["a", "b", "end"]


def test_nothing_to_do_first_goes_back_at_once(scene: Scene):
    scene.run(Serving(("", "b"), "first"))
    assert said(scene) == ["b", "end"]


def test_a_question_cannot_come_first(scene: Scene):
    """Asked anew for another seat's eyes, it would be asked from the wrong stage."""
    with pytest.raises(TypeError, match="before 'serve'"):
        again("serve", first=ask(0, "take", [option("take")], rule=RULE))


def test_a_step_that_runs_out_of_stages_leaves_the_field_alone(scene: Scene):
    class Silent(Step):
        stages = ()

    class Asker(Step):
        stages = ("first", "second")
        result: str = "untouched"

        def first(self, game: Any) -> Instruction:
            return do(Silent(), into="result")

        def second(self, game: Any) -> None:
            game.emit("said", text=self.result)

    scene.run(Asker())
    assert said(scene) == ["untouched"]


def test_the_end_of_the_game_stops_everything(scene: Scene):
    class End(Step):
        stages = ("end", "never")

        def end(self, game: Any) -> Instruction:
            game.end(1, 2)
            return do(Note("never"))

        def never(self, game: Any) -> None:
            game.emit("said", text="never")

    scene.run(End(), Note("never"))
    assert scene.game.is_over
    assert said(scene) == []
    assert scene.state.agenda == []


# What a program does wrong is found at once


def stuck(stage: Any, **fields: Any) -> type[Step]:
    return type(
        "Faulty", (Step,), {"__module__": __name__, "stages": ("do_it",), "do_it": stage, "__annotations__": {}}
    )


@pytest.mark.parametrize(
    ("stage", "complaint"),
    [
        (lambda step, game: "move", "returned 'move'"),
        (lambda step, game: ask(0, "choose", [], rule=RULE), "asks choose with 0 options"),
        (lambda step, game: ask(0, "pick", [option("a")], rule=RULE, least=2, most=2), "asks pick with 1 options"),
        (lambda step, game: ask_each([]), "asks nobody"),
        (lambda step, game: ask_each([ask(0, "a", [option("a")], rule=RULE)] * 2), "the same seat twice"),
        (lambda step, game: window("no.such-moment"), "which the game does not declare"),
    ],
)
def test_a_faulty_stage_is_stuck(scene: Scene, stage: Any, complaint: str):
    with pytest.raises(Stuck, match=complaint):
        scene.run(stuck(stage)())


def test_running_out_of_steps_without_an_end_is_stuck():
    game = Lantern.start()
    game.state.agenda.clear()
    with pytest.raises(Stuck, match="without an end"):
        game.advance()


def test_a_stage_must_be_a_method():
    with pytest.raises(TypeError, match="lists a stage that it does not define"):

        class Lost(Step):
            stages: ClassVar = ("nowhere",)


@pytest.mark.parametrize("kind", [list[int], dict[str, int], tuple[list[int], ...], float, Any, set[str], Step])
def test_fields_of_steps_must_be_plain(kind: Any):
    with pytest.raises(TypeError, match=r"Heavy\.load holds more than plain values"):
        type("Heavy", (Step,), {"__module__": __name__, "__annotations__": {"load": kind}})


def test_plain_fields_are_welcome():
    class Light(Step):
        number: int
        text: str | None
        flag: bool
        many: tuple[int | str, ...]
        nested: tuple[tuple[str, int], ...]
        hidden: Secret[tuple[str, ...]]

    assert Light(1, "", False, (), (), ()).at == 0


def test_steps_are_found_by_name_in_their_game_alone():
    assert find_step("Round", ("tests.lantern",)).__module__ == "tests.lantern.turn"
    assert find_step("Window", ("tests.lantern", "souterrain.kernel")).__name__ == "Window"
    with pytest.raises(LookupError, match="no steps are called 'Round'"):
        find_step("Round", ("souterrain.kernel",))


def test_two_steps_of_a_package_cannot_share_a_name():
    with pytest.raises(TypeError, match="both have a step Round"):
        type("Round", (Step,), {"__module__": "tests.lantern.other", "__annotations__": {}})

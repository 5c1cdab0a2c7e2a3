"""What has one answer is not asked, where everybody can tell; and is asked at a table that wants to be."""

from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.kernel.agenda import Instruction, Step, ask_each
from souterrain.kernel.decision import Choice, ask, option
from souterrain.kernel.game import ASK_EVERYTHING, Setup
from souterrain.kernel.match import Match
from tests.lantern.game import Lantern
from tests.scene import Scene

RULE = "lantern.round"


class Taking(Step):
    """Takes one of some things."""

    stages = ("choose", "take")
    things: tuple[str, ...]
    public: bool = True
    thing: str = ""

    def choose(self, game: Any) -> Instruction:
        return ask(
            0,
            "take",
            [option("take", thing=thing) for thing in self.things],
            rule=RULE,
            into="thing",
            public=self.public,
        )

    def take(self, game: Any) -> None:
        game.emit("said", text=self.thing)


class Showing(Step):
    """Each seat shows one of its things, at once."""

    stages = ("choose", "show")
    first: tuple[str, ...]
    second: tuple[str, ...]
    mine: str = ""
    yours: str = ""

    def choose(self, game: Any) -> Instruction:
        return ask_each([self.question(0, "mine", self.first), self.question(1, "yours", self.second)])

    def question(self, seat: int, field: str, things: tuple[str, ...]) -> Choice:
        options = [option("show", thing=thing) for thing in things]
        return ask(seat, "show", options, rule=RULE, into={field: "thing"}, public=True)

    def show(self, game: Any) -> None:
        game.emit("said", text=f"{self.mine} {self.yours}")


@pytest.fixture
def scene() -> Scene:
    scene = Scene(Lantern.start())
    scene.game.setup = replace(scene.game.setup, options={ASK_EVERYTHING: False})
    return scene


def said(scene: Scene) -> list[str]:
    return [event.data["text"] for event in scene.events("said")]


def test_one_answer_is_given_without_asking(scene: Scene):
    scene.run(Taking(("oil",)))
    assert (said(scene), scene.is_done) == (["oil"], True)


def test_two_answers_are_asked(scene: Scene):
    scene.run(Taking(("oil", "wick")))
    assert scene.options() == ["take:oil", "take:wick"]


def test_what_not_everybody_can_tell_is_asked_though_it_is_one(scene: Scene):
    scene.run(Taking(("oil",), public=False))
    assert scene.options() == ["take:oil"]


def test_a_table_can_wish_to_be_asked_everything(scene: Scene):
    scene.game.setup = replace(scene.game.setup, options={ASK_EVERYTHING: True})
    scene.run(Taking(("oil",)))
    assert scene.options() == ["take:oil"]


def test_of_several_asked_at_once_only_who_has_a_choice_is_asked(scene: Scene):
    scene.run(Showing(("oil",), ("wick", "glass")))
    assert [choice.seat for choice in scene.game.open_decisions()] == [1]
    scene.game.answer(1, "show:glass")
    assert (said(scene), scene.is_done) == (["oil glass"], True)


def test_nobody_is_asked_where_nobody_has_a_choice(scene: Scene):
    scene.run(Showing(("oil",), ("wick",)))
    assert (said(scene), scene.is_done) == (["oil wick"], True)


def test_a_match_begun_before_there_was_the_option_is_asked_everything():
    new = Match.start(Lantern, Setup("lantern"), 3)
    assert not new.game.asks_everything
    old = replace(new.heading, setup=replace(new.heading.setup, options={"gusty": False}))
    assert Match.resume(Lantern, old).game.asks_everything

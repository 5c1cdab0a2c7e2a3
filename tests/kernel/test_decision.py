"""Decisions: options with stable ids, several picks at once, sealed answers, refused options with their rule."""

import pytest

from souterrain.kernel.agenda import Instruction, Step, again
from souterrain.kernel.decision import Choice, Refused, ask, option, refuse
from tests.lantern.game import Lantern
from tests.lantern.state import AMBER, BLUE
from tests.scene import Scene


def test_an_option_is_named_by_verb_and_subjects():
    move = option("move", fighter=3, tile=5)
    assert (move.id, move.verb, move["fighter"], move["tile"]) == ("move:3:5", "move", 3, 5)
    assert option("pass").id == "pass"
    assert option("go", figure=1, path=(5, 6)).id == "go:1:5-6"
    assert option("attack", sequence=("bow-shot", "rush")).id == "attack:bow-shot+rush"
    with pytest.raises(KeyError):
        move["colour"]


def choice(least: int = 1, most: int = 1) -> Choice:
    options = [option("take", card=card) for card in ("a", "b", "c")]
    refused = [refuse("lantern.oil", "take", card="d")]
    return ask(0, "take_cards", options, rule="lantern.round", refused=refused, least=least, most=most)


@pytest.mark.parametrize(
    ("least", "most", "answer", "complaint"),
    [
        (1, 1, "take:x", "'take:x' is not an option. Offered: take:a, take:b, take:c."),
        (1, 1, "take:d", "take:d is forbidden by lantern.oil."),
        (1, 1, ("take:a", "take:b"), "1 options are to be picked, not 2"),
        (1, 1, (), "1 options are to be picked, not 0"),
        (2, 3, ("take:a",), "2 to 3 options are to be picked, not 1"),
        (0, 2, ("take:a", "take:b", "take:c"), "0 to 2 options are to be picked, not 3"),
        (0, 2, ("take:a", "take:a"), "the same option was picked twice"),
        (1, 1, None, "an answer is the id of an option"),
        (1, 1, 7, "an answer is the id of an option"),
        (1, 1, {"take:a": 1}, "an answer is the id of an option"),
        (0, 2, ["take:a", 1], "an answer is the id of an option"),
        (1, 1, "x" * 10_000, "…"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_expectation(least: int, most: int, answer: object, complaint: str):
    with pytest.raises(Refused) as refused:
        choice(least, most).pick(answer)  # type: ignore[arg-type]
    assert complaint in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_refusal_names_its_rule():
    with pytest.raises(Refused) as refused:
        choice().pick("take:d")
    assert refused.value.rule == "lantern.oil"


class Picking(Step):
    """Asks with any bounds, to see what lands where."""

    stages = ("choose", "done")
    least: int
    most: int
    picked: tuple[str, ...] = ()

    def choose(self, game: object) -> Instruction:
        options = [option("take", card=card) for card in ("a", "b", "c")]
        return ask(0, "pick", options, rule="lantern.round", into={"picked": "card"}, least=self.least, most=self.most)

    def done(self, game: Lantern) -> None:
        game.emit("picked", cards=self.picked)


@pytest.mark.parametrize(
    ("least", "most", "answer", "landed"),
    [
        (1, 1, "take:b", ("b",)),
        (0, 1, (), ()),
        (0, 1, "take:b", ("b",)),
        (2, 2, ["take:c", "take:a"], ("c", "a")),
    ],
)
def test_where_it_is_asked_how_many_the_field_holds_all_be_it_one(least: int, most: int, answer: str, landed: object):
    scene = Scene(Lantern.start())
    scene.run(Picking(least, most))
    scene.answer(answer)
    assert scene.saw("picked", cards=landed)


class Naming(Step):
    """Asks twice among options with different subjects, to see which fields they land in."""

    stages = ("choose", "tell")
    verb: str = ""
    fighter: int = -1
    die: int = 0
    subjects: tuple[tuple[str, int], ...] = ()
    rounds: int = 0

    def choose(self, game: object) -> Instruction:
        options = [option("assign", fighter=3, die=6), option("rest", fighter=4), option("pass")]
        return ask(0, "assign", options, rule="lantern.round", into=("verb", "fighter", "die", "subjects"))

    def tell(self, game: Lantern) -> Instruction | None:
        game.emit("named", verb=self.verb, fighter=self.fighter, die=self.die, subjects=self.subjects)
        self.rounds += 1
        return again("choose") if self.rounds < 3 else None


def test_verb_and_subjects_land_by_name_and_what_an_option_lacks_is_as_at_first():
    scene = Scene(Lantern.start())
    scene.run(Naming())
    scene.answer("assign:3:6")
    assert scene.saw("named", verb="assign", fighter=3, die=6, subjects=(("fighter", 3), ("die", 6)))
    scene.answer("rest:4")
    assert scene.saw("named", verb="rest", fighter=4, die=0, subjects=(("fighter", 4),))
    scene.answer("pass")
    assert scene.saw("named", verb="pass", fighter=-1, die=0, subjects=())


# Sealed answers: both bearers are asked at once


def test_a_sealed_answer_is_shown_to_nobody_else_not_even_how_much_it_is():
    game = Lantern.start()
    before = game.view(BLUE).encode()
    cards = game.state.hands[AMBER][:2]
    game.answer(AMBER, tuple(f"give:{card}" for card in cards))
    assert game.view(BLUE).state.sealed == {AMBER: None}
    assert game.view(AMBER).state.sealed == {AMBER: tuple(f"give:{card}" for card in cards)}
    assert game.view(AMBER).decision is None
    assert game.view(BLUE).decision is not None
    assert game.events == []

    other = Lantern.start()
    other.answer(AMBER, ())
    assert other.view(BLUE).encode() == game.view(BLUE).encode() != before


def test_sealed_answers_are_opened_together_in_whatever_order_they_came():
    hashes = set()
    for order in ((AMBER, BLUE), (BLUE, AMBER)):
        game = Lantern.start()
        for seat in order:
            game.answer(seat, (f"give:{game.state.hands[seat][0]}",))
        assert not game.state.sealed
        hashes.add(game.state.hash())
    assert len(hashes) == 1


def test_a_second_answer_is_refused_while_the_others_are_awaited():
    game = Lantern.start()
    game.answer(AMBER, ())
    before = game.save()
    with pytest.raises(Refused, match="amber has answered already"):
        game.answer(AMBER, ())
    assert game.save() == before


def test_who_is_not_asked_cannot_answer():
    scene = Scene(Lantern.start())
    scene.run(Picking(1, 1))
    with pytest.raises(Refused, match="blue has nothing to decide now; awaited: amber"):
        scene.game.answer(BLUE, "take:a")


def test_when_the_game_is_over_nothing_can_be_answered():
    game = Lantern.start()
    game.concede(BLUE)
    assert game.state.standings == (1, 2)
    with pytest.raises(Refused, match="The game is over"):
        game.answer(AMBER, ())

"""Discs in a state: where they may be put, how they slide, how those that left come back, and what a shot touched."""

import math
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from souterrain.discs import LEAST_SPEED, TOP_SPEED, DiscGame, first_touches, missed, pushed_off, touches
from souterrain.discs.sway import Strayed
from souterrain.flick import SIDES, Board, Disc, Layout, flick, wooden
from souterrain.flick.shot import Contact
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Near, Rectangle
from souterrain.kernel.state import State


class Tray(DiscGame):
    """Two discs of 2 cm on a tray of 40 × 20 cm."""

    name = "tray"
    seats = ("one", "other")

    def __init__(self, *, walls=SIDES, options=None, **places):
        self.setup = Setup("tray", options=options or {})
        self.state = State(chance=Chance(1))
        self.events, self.recorded, self.films = [], [], []
        self.tells = False
        self.walls = walls
        self.places = {name: (x * 10_000, y * 10_000) for name, (x, y) in places.items()}

    def board(self):
        return Board(400.0, 200.0, self.walls)

    def lying(self):
        return [wooden(name, x / 1000, y / 1000, 20) for name, (x, y) in self.places.items()]

    def move_disc(self, name, x, y):
        self.places[name] = (x, y)

    def take_disc(self, name):
        del self.places[name]


def place(tray, zones, prefer=(200_000, 100_000)):
    return tray.ask_place(0, "put", "new", 10_000, zones, rule="r", into="spot", prefer=prefer)


def test_a_slide_moves_every_disc_and_is_recorded():
    tray = Tray(a=(10, 10), b=(20, 10))
    shot = tray.slide("a", (1_500_000, 0), rule="r")
    assert {name: tray.places[name] for name in "ab"} == shot.rest
    assert tray.places["b"][0] > 200_000
    assert tray.outcomes == [shot.to_ints()]
    assert tray.events[0].data == {"disc": "a", "vx": 1_500_000, "vy": 0, "told": False}


def test_a_slide_that_never_rests_is_refused_and_changes_nothing(monkeypatch):
    monkeypatch.setattr("souterrain.flick.shot.MOST_EVENTS", 1)
    tray = Tray(a=(10, 10), b=(20, 10))
    before = dict(tray.places)
    with pytest.raises(Refused, match="'a' is still rattling after 1 contacts") as refused:
        tray.slide("a", (1_500_000, 0), rule="r")
    assert refused.value.said == "never-rests"
    assert (tray.places, tray.outcomes, tray.events, tray.films) == (before, [], [], [])


def test_a_recorded_outcome_is_taken_instead_of_physics():
    first, second = Tray(a=(10, 10), b=(20, 10)), Tray(a=(10, 10), b=(20, 10))
    first.slide("a", (1_500_000, 0), rule="r")
    second.recorded = [*first.outcomes]
    second.slide("a", (20_000, 0), rule="r")
    assert second.places == first.places


def spoilt(outcome):
    """Ways in which a recorded outcome can be damaged."""
    *head, rest, log = outcome
    yield (1, 2, 3)
    yield (*head, rest[:1], log)
    yield (*head, ((0, 100_000, 100_000), (0, 100_000, 100_000)), log)
    yield (*head, ((0, -5, 100_000), rest[1]), log)
    yield (*head, ((1, 0, 0), rest[1]), log)
    yield (*head, rest, ((0, 0, 0, 77, 50_000, 0, 0),))
    yield (*head, rest, ((0, 9, 0, 1, 50_000, 0, 0),))
    yield (*head, rest, (("x",),))
    yield (*head, "rest", log)
    yield (*head[:4], "settled", head[5], rest, log)


def test_what_rode_over_the_edge_left_with_its_bearer_in_the_record_too():
    class Ridden(Tray):
        def lying(self):
            bearer = self.places.get("b")
            return [
                *super().lying(),
                *([Disc("rider", bearer[0] / 1000, bearer[1] / 1000, 5, 1.0, on="b")] if bearer else []),
            ]

        def take_disc(self, name):
            self.places.pop(name, None)

    first, second = (Ridden(walls=(), a=(30, 10), b=(38.9, 10)) for _ in range(2))
    for tray in (first, second):
        second.recorded = [*first.outcomes]
        shot = tray.slide("a", (690_000, 0), rule="r")
        assert [*shot.exits] == ["b", "rider"]
        assert [*tray.places] == ["a"]


def test_a_damaged_outcome_is_refused():
    whole = Tray(a=(10, 10), b=(20, 10))
    whole.slide("a", (1_500_000, 0), rule="r")
    for number, wrong in enumerate(spoilt(whole.outcomes[0])):
        tray = Tray(a=(10, 10), b=(20, 10))
        tray.recorded = [wrong]
        with pytest.raises(Refused, match="recorded outcome"):
            tray.slide("a", (1_500_000, 0), rule="r")
        assert not tray.events, number


def test_a_disc_that_left_is_put_back_against_the_edge_where_it_crossed():
    tray = Tray(walls=(), a=(10, 10), b=(39, 15))
    shot = tray.slide("a", (2_500_000, 0), rule="r")
    assert shot.exits["a"].side == "right"
    assert "a" not in tray.places
    tray.put_back(shot, ["a"], rule="r")
    x, y = tray.places["a"]
    assert 389_900 <= x <= 390_000
    assert y == 100_000


def test_a_board_without_room_for_who_left_it_is_no_board(monkeypatch):
    tray = Tray(walls=(), a=(10, 10), b=(39, 15))
    shot = tray.slide("a", (2_500_000, 0), rule="r")
    for search in ("nearest_on_edge", "nearest_free"):
        monkeypatch.setattr(f"souterrain.flick.place.{search}", lambda *_: None)
    with pytest.raises(RuntimeError, match="no room on the board"):
        tray.put_back(shot, ["a"], rule="r")


def test_a_disc_is_put_back_beside_one_that_lies_there():
    tray = Tray(walls=(), a=(10, 10), b=(39, 11.5))
    shot = tray.slide("a", (2_500_000, -150_000), rule="r")
    left = shot.exits["a"]
    assert "a" not in tray.places
    tray.put_back(shot, ["a"], rule="r")
    tray.layout()
    assert tray.places["a"][1] <= left.y_um
    assert 389_900 <= tray.places["a"][0] <= 390_000, "against the edge"


def test_places_are_offered_clear_of_everything_and_the_example_is_legal():
    tray = Tray(a=(10, 10), b=(20, 10))
    question = place(tray, [Near(100_000, 100_000, 10_000, 25_000)])
    tray.check_gesture(question, question.pick(question.example)[0])
    assert place(tray, [Rectangle(0, 0, 19_000, 200_000)]) is None


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("150000 100000", "5 mm outside the zone"),
        ("119000 100000", "1.003 mm too near a"),
        ("9000 100000", "outside the zone"),
    ],
)
def test_another_spot_is_refused_with_the_distance_missed(answer, why):
    tray = Tray(a=(10, 10), b=(20, 10))
    question = place(tray, [Near(100_000, 100_000, 10_000, 25_000)])
    with pytest.raises(Refused, match=why) as refused:
        tray.check_gesture(question, question.pick(answer)[0])
    assert refused.value.rule == "r"


def test_a_flick_says_what_one_would_aim_at_and_is_neither_too_soft_nor_too_hard():
    tray = Tray(a=(10, 10), b=(20, 12))
    question = tray.ask_flick(0, "flick", "a", rule="r", into="push", at=["b"])
    assert question.towards == ((100_000, 20_000),)
    tray.check_gesture(question, question.pick(f"0 {LEAST_SPEED}")[0])
    with pytest.raises(Refused, match="too slow"):
        tray.check_gesture(question, question.pick("0 0")[0])
    with pytest.raises(Refused, match="too fast"):
        question.pick(f"{TOP_SPEED} {TOP_SPEED}")


def test_an_unsteady_finger_errs_a_little_and_the_same_seed_errs_alike():
    pushes = []
    for _ in range(2):
        tray = Tray(options={"unsteadiness": 30}, a=(10, 10))
        tray.slide("a", (1_000_000, 0), rule="r")
        pushes.append((tray.events[0].data["vx"], tray.events[0].data["vy"]))
    assert pushes[0] == pushes[1] != (1_000_000, 0)
    assert abs(pushes[0][0] - 1_000_000) <= 30_000
    assert abs(pushes[0][1]) <= 30_000


@pytest.mark.parametrize("angle", range(0, 360, 15))
def test_an_unsteady_finger_never_flicks_faster_than_the_top(angle):
    x, y = (int(TOP_SPEED * part(math.radians(angle))) for part in (math.cos, math.sin))
    for seed in range(20):
        tray = Tray(options={"unsteadiness": 40}, a=(20, 10))
        tray.state.chance.seed = seed
        tray.slide("a", (x, y), rule="r")
        assert math.hypot(tray.events[0].data["vx"], tray.events[0].data["vy"]) <= TOP_SPEED


def test_touches_know_what_came_before_them():
    board = Board(400, 200, SIDES)
    shot = flick(Layout(board, [wooden("a", 100, 100, 20), wooden("b", 300, 100, 20)]), "a", (-2500.0, 0.0))
    (touch,) = touches(shot, "a")
    assert (touch.disc, touch.walls, touch.discs) == ("b", 1, 0)
    heavy = Disc("a", 100, 100, 10, 9.0)
    shot = flick(Layout(board, [heavy, wooden("b", 200, 100, 20), wooden("c", 300, 100, 20)]), "a", (2500.0, 0.0))
    found = first_touches(shot, "a")
    assert next(iter(found)) == "b"
    assert found["b"].walls == 0


def shot_of(met: Sequence[tuple[Any, str, str]], speeds: Sequence[int] = ()) -> Any:
    """A shot of disc a of which nothing is known but what met what, and how fast."""
    found = zip(met, speeds or [5] * len(met), strict=True)
    contacts = [
        Contact(at, kind, one, other, 100_000 * speed, 0, 0) for at, ((kind, one, other), speed) in enumerate(found)
    ]
    return SimpleNamespace(name="a", contacts=contacts, contacts_of=lambda name: contacts)


def test_whoever_is_pushed_back_by_a_disc_it_has_pushed_is_not_in_its_own_chain():
    met = [("disc", "a", "b"), ("disc", "b", "c"), ("disc", "c", "b"), ("exit", "b", "N"), ("exit", "c", "N")]
    assert pushed_off(shot_of(met)) == {"b": ("c",), "c": ("a", "b")}


def test_nobody_is_told_twice_among_those_who_pushed():
    met = [("disc", "a", "b"), ("disc", "b", "c"), ("disc", "c", "b"), ("disc", "b", "d"), ("exit", "d", "N")]
    assert pushed_off(shot_of(met)) == {"d": ("a", "b")}


def test_an_unsteady_finger_errs_along_and_across_its_push_by_thousandths():
    tray, draws = Tray(options={"unsteadiness": 30}, a=(10, 10)), iter((30, 20, 30, 10))  # 20 to the left, 10 harder
    limits: list[int] = []

    def below(limit: int) -> int:
        limits.append(limit)
        return next(draws)

    tray.state.chance = SimpleNamespace(below=below)
    assert tray._made((1_000_000, 200_000)) == (1_006_000, 222_000, None)
    assert limits == [31] * 4


def test_a_layout_is_kept_while_board_and_discs_are_the_same():
    tray = Tray(a=(10, 10))
    board = tray.board()
    tray.board = lambda: board  # type: ignore[method-assign]
    first = tray.layout()
    assert tray.layout() is first
    tray.move_disc("a", 110_000, 100_000)
    assert tray.layout()["a"].place_um == (110_000, 100_000)
    other = tray.board = lambda: Board(400.0, 200.0, ())  # type: ignore[method-assign]
    assert tray.layout().board.walls == other().walls


@pytest.mark.parametrize(
    ("x", "y", "by"),
    [
        (10_000, 10_000, 0),
        (390_000, 190_000, 0),
        (9_999, 100_000, 1),
        (390_001, 100_000, 1),
        (100_000, 9_999, 1),
        (100_000, 190_001, 1),
    ],
)
def test_a_disc_lies_wholly_on_the_board_to_the_thousandth_of_a_millimetre(x, y, by):
    tray = Tray()
    question = place(tray, [Rectangle(-50_000, -50_000, 450_000, 250_000)])
    answer = question.pick(f"{x} {y}")[0]
    if not by:
        tray.check_gesture(question, answer)
        return
    with pytest.raises(Refused) as refused:
        tray.check_gesture(question, answer)
    assert (refused.value.said, refused.value.slots) == ("outside", {"distance": 0.001})


def test_a_disc_that_is_put_elsewhere_is_not_in_its_own_way():
    tray = Tray(a=(10, 10), b=(20, 10))
    question = tray.ask_place(
        0, "put", "a", 10_000, [Rectangle(0, 0, 400_000, 200_000)], rule="r", into="spot", prefer=(50_000, 100_000)
    )
    assert question is not None
    tray.check_gesture(question, question.pick("101000 100000")[0])
    with pytest.raises(Refused) as refused:
        tray.check_gesture(question, question.pick("185000 100000")[0])
    assert refused.value.said == "too-near"


def test_what_rides_on_a_disc_is_in_nobodys_way():
    tray = Tray(a=(10, 10))
    rider = Disc("rider", 100.0, 100.0, 14.0, 1.0, on="a")
    lying = tray.lying()
    tray.lying = lambda: [*lying, rider]  # type: ignore[method-assign]
    question = place(tray, [Rectangle(0, 0, 400_000, 200_000)])
    tray.check_gesture(question, question.pick("122000 100000")[0])


@pytest.mark.parametrize(("speed", "by"), [(5555, 4.4), (49, 10.0), (51, 9.9)])
def test_of_a_flick_that_is_too_soft_it_is_told_by_how_much(speed, by):
    tray = Tray(a=(10, 10))
    question = tray.ask_flick(0, "flick", "a", rule="r", into="push")
    with pytest.raises(Refused) as refused:
        tray.check_gesture(question, question.pick(f"0 {speed}")[0])
    assert (refused.value.said, refused.value.slots) == ("too-slow", {"distance": by, "least": 10.0})


def test_recorded_outcomes_are_taken_in_their_order():
    first, second = Tray(a=(10, 10), b=(20, 10)), Tray(a=(10, 10), b=(20, 10))
    for tray in (first, second):
        second.recorded = [*first.outcomes]
        tray.slide("a", (1_500_000, 0), rule="r")
        tray.slide("b", (0, 500_000), rule="r")
    assert second.places == first.places


def test_a_point_that_is_a_little_too_far_is_too_far_by_the_next_thousandth():
    near = Near(0, 0, 10_000, 25_000)
    assert missed(near, 0, 45_000, 10_000) == 0
    assert missed(near, 1, 45_000, 10_000) == 1
    assert missed(near, 0, 45_001, 10_000) == 1


def test_whoever_met_a_wall_that_another_met_was_not_pushed_by_that():
    met = [("disc", "a", "b"), ("wall", "b", "N"), ("wall", "c", "N"), ("exit", "c", "N")]
    assert pushed_off(shot_of(met)) == {"c": ()}


@pytest.mark.parametrize(
    ("met", "speeds", "told"),
    [
        ([("disc", "a", "b"), ("exit", "b", "N")], (0, 0), {"b": ("a",)}),
        ([("disc", "a", "b"), ("disc", "a", "c"), ("disc", "c", "b"), ("exit", "b", "N")], (9, 9, 0, 0), {"b": ("a",)}),
        (
            [("disc", "a", "b"), ("disc", "a", "c"), ("disc", "c", "b"), ("exit", "b", "N")],
            (9, 9, 9, 0),
            {"b": ("a", "c")},
        ),
    ],
    ids=["pushes who was not pushed before", "adds nothing to a push", "and a hit is the last push"],
)
def test_whoever_leans_on_a_disc(met, speeds, told):
    assert pushed_off(shot_of(met, speeds)) == told


def test_a_touch_knows_how_many_discs_and_walls_were_met_before_it():
    met = [("disc", "a", "b"), ("wall", "a", "N"), ("disc", "a", "c"), ("post", "a", "p")]
    found = [*touches(shot_of(met), "a")]
    assert [(touch.disc, touch.walls, touch.discs) for touch in found] == [("b", 0, 0), ("c", 1, 1), ("p", 1, 2)]


@pytest.mark.parametrize(("x", "is_free"), [(120_003, True), (120_002, False)])
def test_discs_that_lie_beside_each_other_do_not_touch_by_the_thousandth_of_a_millimetre(x, is_free):
    tray = Tray(a=(10, 10))
    question = place(tray, [Rectangle(0, 0, 400_000, 200_000)])
    answer = question.pick(f"{x} 100000")[0]
    if is_free:
        tray.check_gesture(question, answer)
        return
    with pytest.raises(Refused) as refused:
        tray.check_gesture(question, answer)
    assert (refused.value.said, refused.value.slots) == ("too-near", {"distance": 0.001})


@pytest.mark.parametrize(
    ("turn", "stronger", "told"),
    [
        (174_533, 50_000, ("both", "left", 10, 0, "harder", 5)),
        (1, 1, ("steady", "left", 0, 0, "harder", 0)),
        (0, 0, ("steady", "right", 0, 0, "softer", 0)),
        (-20_944, -30_000, ("both", "right", 1, 2, "softer", 3)),
        (20_944, 1, ("aside", "left", 1, 2, "harder", 0)),
        (-1, 30_000, ("strength", "right", 0, 0, "harder", 3)),
    ],
)
def test_what_a_hand_did_is_told_in_degrees_and_percent(monkeypatch, turn, stronger, told):
    made = Strayed(1_000_000, 0, turn, stronger)
    monkeypatch.setattr("souterrain.discs.table.stray", lambda *_: made)
    tray = Tray(options={"hand": "human"}, a=(10, 10))
    assert tray._made((1_000_000, 0)) == (1_000_000, 0, made)
    tray._tell_sway("a", made)
    data = tray.events[0].data
    assert tuple(data[key] for key in ("astray", "side", "degrees", "tenths", "strength", "percent")) == told

"""Discs in a state: where they may be put, how they slide, how those that left come back, and what a shot touched."""

import math

import pytest

from souterrain.discs import LEAST_SPEED, TOP_SPEED, DiscGame, first_touches, touches
from souterrain.flick import SIDES, Board, Disc, Layout, flick, wooden
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Near, Rectangle
from souterrain.kernel.state import State


class Tray(DiscGame):
    """Two discs of 2 cm on a tray of 40 × 20 cm."""

    name = "tray"
    seats = ("one", "other")

    def __init__(self, *, walls=SIDES, **places):
        self.setup = Setup("tray")
        self.state = State(chance=Chance(1))
        self.events, self.outcomes, self.recorded, self.films = [], [], [], []
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


def test_a_disc_is_put_back_beside_one_that_lies_there():
    tray = Tray(walls=(), a=(10, 10), b=(39, 11.5))
    shot = tray.slide("a", (2_500_000, -150_000), rule="r")
    left = shot.exits["a"]
    assert "a" not in tray.places
    tray.put_back(shot, ["a"], rule="r")
    tray.layout()
    assert tray.places["a"][1] <= left.y_um


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
        tray = Tray(a=(10, 10))
        tray.slide("a", (1_000_000, 0), rule="r", unsteadiness=30)
        pushes.append((tray.events[0].data["vx"], tray.events[0].data["vy"]))
    assert pushes[0] == pushes[1] != (1_000_000, 0)
    assert abs(pushes[0][0] - 1_000_000) <= 30_000
    assert abs(pushes[0][1]) <= 30_000


@pytest.mark.parametrize("angle", range(0, 360, 15))
def test_an_unsteady_finger_never_flicks_faster_than_the_top(angle):
    x, y = (int(TOP_SPEED * part(math.radians(angle))) for part in (math.cos, math.sin))
    for seed in range(20):
        tray = Tray(a=(20, 10))
        tray.state.chance.seed = seed
        tray.slide("a", (x, y), rule="r", unsteadiness=40)
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

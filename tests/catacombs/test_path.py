"""Ways through the catacombs: longer, shorter, branching, exits, the second Healer."""

from typing import Any

import pytest

from souterrain.games.catacombs.card import exits_of, is_match, level_of
from souterrain.games.catacombs.explore import Explore, enterable
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.install import guard_of
from souterrain.games.catacombs.state import PlacedCard
from souterrain.kernel.game import Setup
from tests.catacombs.scene import Hall
from tests.rule import rule


def laid(**options: Any) -> Catacombs:
    settings = {key.replace("_", "-"): value for key, value in options.items()}
    return Catacombs.prepare(Setup("catacombs", options=settings))


def columns(game: Catacombs) -> list[list[str]]:
    count = 1 + max(place.x for place in game.state.places)
    return [[place.level for place in game.state.places if place.x == x] for x in range(count)]


@rule("catacombs.variant.longer")
def test_added_rooms_follow_the_last_of_their_level():
    assert columns(laid(length="longer-0"))[:3] == [["0"], ["0"], ["1"]]
    assert columns(laid(length="longer-1"))[3:5] == [["1"], ["1"]]
    longest = columns(laid(length="longer-all"))
    assert len(longest) == 10
    assert longest[-3:] == [["2"], ["2"], ["lair"]]


@rule("catacombs.variant.shorter")
def test_one_room_may_be_left_out_of_two_of_a_level_the_second():
    assert columns(laid(length="shorter-0"))[0] == ["1"]
    assert columns(laid(length="shorter-1")) == [["0"], ["1"], ["merchant"], ["healer"], ["2"], ["lair"]]
    assert ["2"] not in columns(laid(length="shorter-2"))
    assert columns(laid(length="shortest")) == [["0"], ["merchant"], ["lair"]]
    assert columns(laid(length="shortest", path="branching")) == [["0"], ["merchant"], ["lair"]]


@rule("catacombs.variant.shorter")
def test_on_a_first_evening_the_lord_has_half_his_health_and_a_single_follower():
    """Wherever it is asked: where he enters, what is shown of him, how it ends."""
    game = laid(length="shortest")
    whole = laid()
    for lord in game.content.lord:
        game.state.lord = whole.state.lord = lord
        assert game.most_health("lord", lord) == -(-whole.most_health("lord", lord) // 2)
        assert sum(guard_of(game).values()) == 1
        assert guard_of(whole) == game.content.lord[lord].favourites
    assert game.most_health("hero", "elf") == whole.most_health("hero", "elf")


@rule("catacombs.variant.second-healer", "catacombs.variant.second-healer-use")
def test_a_second_healer_may_wait_right_before_the_lord():
    assert laid().content.chamber["healer"].copies == 2
    assert sum(column == ["healer"] for column in columns(laid())) == 1
    assert columns(laid(second_healer=True))[-2:] == [["healer"], ["lair"]]
    places = laid(second_healer=True).state.places
    assert {place.card for place in places if place.level == "healer"} == {"chamber/healer-1", "chamber/healer-2"}


@rule("catacombs.branch.layout")
def test_the_branching_path_has_eight_columns_and_nine_combat_rooms():
    game = laid(path="branching")
    levels = [place.level for place in game.state.places]
    assert columns(game) == [["0"], ["1", "1"], ["merchant"], ["1", "1"], ["1", "1"], ["healer"], ["2", "2"], ["lair"]]
    assert {level: levels.count(level) for level in levels} == {
        "0": 1,
        "1": 6,
        "2": 2,
        "merchant": 1,
        "healer": 1,
        "lair": 1,
    }
    for number, card in game.state.face_down.items():
        assert level_of(game.content, card) == game.state.places[number].level


def at_fork(**options: Any) -> Hall:
    """The heroes have cleared the first room of a branching path."""
    hall = Hall(path="branching", **options)
    hall.state.here = 0
    return hall


@rule("catacombs.branch.choice")
def test_the_cards_of_the_next_column_are_turned_up_and_the_players_choose_by_majority():
    hall = at_fork(seats=4)
    hall.run(Explore())
    assert [event.data["place"] for event in hall.events("turned_up")] == [1, 2]
    for seat, vote in ((1, "enter:1"), (2, "enter:2"), (3, "enter:2")):
        hall.game.answer(seat, vote)
    assert hall.state.here == 2
    hall.run(Explore())
    assert hall.state.here == 3, "the room not chosen is out of the game"


@rule("catacombs.branch.choice")
def test_a_tie_is_broken_by_chance():
    entered = set()
    for seed in range(12):
        hall = at_fork(seats=3)
        hall.state.chance.seed = seed
        hall.run(Explore())
        hall.game.answer(1, "enter:1")
        hall.game.answer(2, "enter:2")
        entered.add(hall.state.here)
    assert entered == {1, 2}


def fork(hall: Hall, here: str, north: str, south: str) -> None:
    """These cards lie at the fork."""
    state = hall.state
    state.places[0] = PlacedCard(0, 0, "0", here)
    state.places[1] = PlacedCard(1, 0, "1", north)
    state.places[2] = PlacedCard(1, 1, "1", south)
    state.face_down.pop(1, None)
    state.face_down.pop(2, None)


@rule("catacombs.exits.match")
def test_a_room_without_a_western_entrance_cannot_be_entered_from_the_west():
    content = laid().content
    assert exits_of(content, "room/r24") == "NE"
    assert exits_of(content, "room/r15") == "NS"
    assert not is_match(content, "room/r24", "room/r15", "E"), "it has no W"
    assert is_match(content, "room/r24", "room/r15", "N"), "north answers south"
    assert not is_match(content, "room/r15", "room/r24", "E"), "nor is there an exit to the east"
    assert is_match(content, "chamber/healer-1", "chamber/merchant", "W")


@rule("catacombs.exits.leave", "catacombs.exits.limited")
def test_with_exits_only_a_matching_room_of_a_pair_can_be_entered():
    hall = at_fork(exits=True)
    fork(hall, "room/r01", "room/r15", "room/r17")
    assert enterable(hall.game) == [2], "r15 opens to north and south only"
    hall.run(Explore())
    assert hall.state.here == 2
    free = at_fork()
    fork(free, "room/r01", "room/r15", "room/r17")
    assert enterable(free.game) == [1, 2]


@rule("catacombs.exits.leave")
def test_exits_never_close_the_only_way():
    hall = at_fork(exits=True)
    fork(hall, "room/r07", "room/r15", "room/r17")
    assert enterable(hall.game) == [1, 2], "r07 has no exit to the east, but the line must go on"


@rule("catacombs.exits.limited")
def test_not_every_room_opens_in_all_four_directions():
    rooms = laid().content.room.values()
    assert any(len(room.exits) < 4 for room in rooms)
    assert any(len(room.exits) == 4 for room in rooms)


@pytest.mark.parametrize("path", ["basic", "branching"])
@pytest.mark.parametrize("length", ["longer-all", "shorter-0", "shorter-1", "shorter-2", "shortest"])
def test_longer_and_shorter_go_with_both_lines(path: str, length: str):
    game = laid(path=path, length=length)
    assert not list(game.faults())
    assert columns(game)[-1] == ["lair"]

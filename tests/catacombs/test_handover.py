"""Another Overseer between rooms: if all name the same player, and only then."""

from souterrain.games.catacombs.figure import change, hero_seats, seat_of
from souterrain.games.catacombs.handover import Handover, may_hand_over
from souterrain.games.catacombs.victory import look_for_end
from tests.catacombs.scene import Hall, play_until, table
from tests.rule import rule


def named(hall: Hall, *answers: str) -> Hall:
    hall.run(Handover())
    for seat, answer in enumerate(answers):
        hall.game.answer(seat, answer)
    return hall


@rule("catacombs.variant.fair-placement-new-overseer")
def test_whom_all_name_takes_the_monsters_and_gives_up_the_heroes():
    hall = Hall(seats=3)
    elf, barbarian = hall.sheet("elf").seat, hall.sheet("barbarian").seat
    assert (elf, barbarian) == (1, 2)
    hall.put("orc-1", 40, 12)
    named(hall, "name:2", "name:2", "name:2")
    assert hall.state.overseer == 2
    assert seat_of(hall.game, "orc-1") == 2
    assert hall.sheet("barbarian").seat == 0, "who was the Overseer has the heroes of who is"
    assert hall.sheet("elf").seat == 1, "the others keep theirs"
    assert hero_seats(hall.game) == (0, 1)
    assert hall.saw("overseer_changed", seat=2, heroes=("barbarian", "wizard"))
    line = "All name heroes’ player 2 as the new Overseer. Who was it until now is heroes’ player 2 from now on, with Barbarian"
    assert any(told.startswith(line) for told in hall.told())
    assert [str(hall.game.describe("seat", seat).id) for seat in range(3)] == ["party-2", "party-1", "overseer"]


@rule("catacombs.variant.fair-placement-new-overseer")
def test_one_who_does_not_agree_is_enough_to_change_nothing():
    for answers in (("name:2", "name:2", "keep"), ("name:1", "name:2", "name:2"), ("keep", "keep", "keep")):
        hall = named(Hall(seats=3), *answers)
        assert hall.state.overseer == 0
        assert [hall.sheet(hero).seat for hero in ("elf", "barbarian")] == [1, 2]
        assert hall.saw("overseer_kept") == (set(answers) != {"keep"}), "nobody is told of what nobody wants"


@rule("catacombs.variant.fair-placement-new-overseer")
def test_the_new_overseer_wins_and_loses_as_one():
    hall = named(Hall(), "name:1", "name:1")
    assert hall.game.standings_if_conceded(1) == (1, 2)
    assert hall.game.standings_if_conceded(0) == (2, 1)
    for hero in hall.state.sheets:
        change(hall.game, hero, health=0)
    look_for_end(hall.game)
    assert hall.state.standings == (2, 1)


@rule("catacombs.variant.fair-placement-new-overseer")
def test_the_new_overseer_comes_to_know_the_labyrinth():
    game = table(path="labyrinth", seats=3)
    hall = Hall(seats=3, path="labyrinth")
    assert game.state.informed == hall.state.informed == (0,)
    named(hall, "name:1", "name:1", "name:1")
    assert hall.state.informed == (0, 1), "what was seen stays seen"


@rule("catacombs.variant.fair-placement-new-overseer")
def test_it_is_asked_between_rooms_if_the_table_plays_so():
    game = play_until(table(new_overseer=True), "name_overseer")
    assert {choice.seat for choice in game.open_decisions()} == {0, 1}
    assert game.state.here >= 0, "never before the first room"
    assert game.state.phase in ("resolution", "merchant", "healer")
    for seat in (0, 1):
        game.answer(seat, "name:1")
    placing = play_until(game, "place_monster")
    if not placing.is_over:
        assert placing.open_decisions()[0].seat == 1


def test_nobody_is_asked_at_other_tables():
    game = play_until(table(), "buy")
    assert not may_hand_over(game)
    assert game.state.here >= 0


@rule("catacombs.variant.fair-placement-new-overseer")
def test_who_has_handed_over_can_be_named_again():
    hall = named(Hall(seats=3), "name:2", "name:2", "name:2")
    named(hall, "name:0", "name:0", "name:0")
    assert hall.state.overseer == 0

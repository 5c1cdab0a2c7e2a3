"""Camping: rest or ambush."""

from typing import Any

import pytest

from souterrain.games.catacombs.camp import Camp, tracker
from souterrain.games.catacombs.choice import Pick
from souterrain.games.catacombs.disc import zone_of
from souterrain.games.catacombs.figure import change, reserve
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.install import Install
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.turn import Combat
from souterrain.kernel.agenda import Instruction, do
from tests.catacombs.scene import Hall, begin_at
from tests.rule import rule


def camp(**options: Any) -> Hall:
    return Hall(camping=True, **options)


def at_space(hall: Hall, space: str) -> None:
    """The next camp moves the marker onto a space of this kind."""
    hall.state.camp = tracker(hall.game).track.index(space)


@rule("catacombs.camp.setup", "catacombs.camp.decision", "catacombs.camp.once")
def test_the_marker_starts_before_the_track_and_the_heroes_are_asked_once_after_each_resolution():
    hall = camp()
    assert hall.state.camp == 0
    assert hall.game.view(None).state.camp == 0, "all can see it"
    hall.run(Resolution())
    assert hall.options() == ["camp", "march"]
    hall.answer("camp")
    assert hall.state.camp == 1
    assert hall.is_done
    plain = Hall()
    plain.run(Resolution())
    assert plain.is_done


@rule("catacombs.camp.decision")
@pytest.mark.parametrize(("votes", "camped"), [(("camp", "camp"), True), (("camp", "march"), False)])
def test_the_majority_of_the_heroes_players_decides_and_a_tie_means_no_camp(votes: tuple[str, str], camped: bool):
    hall = camp(seats=3)
    hall.run(Camp())
    for seat, vote in enumerate(votes, start=1):
        hall.game.answer(seat, vote)
    assert hall.saw("camped") is camped


@rule("catacombs.camp.advance")
def test_each_camp_moves_the_marker_one_space_and_at_the_end_there_is_none():
    hall = camp()
    hall.state.camp = len(tracker(hall.game).track)
    hall.run(Resolution())
    assert hall.is_done
    hall.state.camp = 1
    hall.run(Camp())
    hall.answer("camp")
    assert hall.state.camp == 2
    assert hall.saw("camped", space=tracker(hall.game).track[1])


@rule("catacombs.camp.number")
def test_on_a_number_each_living_hero_regains_so_much_up_to_the_maximum():
    hall = camp()
    at_space(hall, "2")
    change(hall.game, "elf", health=3)
    change(hall.game, "barbarian", health=11)
    change(hall.game, "thief", health=0)
    hall.run(Camp())
    hall.answer("camp")
    assert [hall.health(hero) for hero in ("elf", "barbarian", "thief", "wizard")] == [5, 12, 0, 8]


@rule("catacombs.camp.number")
def test_who_may_share_what_is_regained_is_asked_before_the_next_hero_rests(monkeypatch: pytest.MonkeyPatch):
    """Never in the base game: an expansion may bring such a hero."""

    def sharing(game: Catacombs, name: str, amount: int, rule: str) -> Instruction | None:
        among = ("elf", "thief")
        return do(Pick(seat=1, kind="share", among=among, rule=rule)) if name == "elf" else None

    monkeypatch.setattr(Catacombs, "share_healing", sharing)
    hall = camp()
    at_space(hall, "2")
    change(hall.game, "thief", health=3)
    hall.run(Camp())
    hall.answer("camp")
    assert hall.decision.kind == "pick_to_share"
    hall.answer("pick:elf")
    assert hall.is_done
    assert hall.health("thief") == 5


@rule("catacombs.camp.mix")
def test_the_wizard_shares_three_points_between_health_and_spells(monkeypatch: pytest.MonkeyPatch):
    hall = camp()
    monkeypatch.setattr(Camp, "_points", lambda self, game: 3)
    at_space(hall, "2")
    change(hall.game, "wizard", health=5)
    hall.state.spent, hall.state.spells = hall.state.spells[:4], hall.state.spells[4:]
    first = hall.state.spent
    hall.run(Camp())
    hall.answer("camp")
    assert hall.options() == ["rest:0", "rest:1", "rest:2", "rest:3"]
    hall.answer("rest:2")
    assert (hall.decision.least, hall.decision.most) == (0, 1)
    hall.answer((f"take:{first[1]}",))
    assert hall.health("wizard") == 7
    assert first[1] in hall.state.spells
    assert hall.state.spent == (first[0], *first[2:])
    again = camp()
    at_space(again, "2")
    change(again.game, "wizard", health=5)
    again.state.spent, again.state.spells = again.state.spells[:4], again.state.spells[4:]
    again.run(Camp())
    again.answer("camp", "rest:3")
    assert again.is_done, "three points of health leave none for a spell"


@rule("catacombs.camp.star")
def test_on_a_star_the_overseer_picks_monsters_worth_300_gold_at_most():
    hall = camp()
    at_space(hall, "star")
    change(hall.game, "elf", health=3)
    hall.run(Resolution())
    hall.answer("camp")
    assert hall.decision.seat == 0
    assert "stop" not in hall.options(), "there must be a fight"
    hall.answer("take:troll")
    assert set(hall.options()) == {
        "take:orc",
        "take:skeleton-warrior",
        "take:skeleton-archer",
        "take:zombie",
        "take:fire-spirit",
        "stop",
    }
    hall.answer("take:orc")
    assert hall.decision.kind == "place_hero"
    assert hall.health("elf") == 3, "neither health nor spells"


@rule("catacombs.camp.star-board")
def test_the_ambush_is_fought_on_the_same_board_with_the_zones_swapped():
    hall = camp(board="web")
    at_space(hall, "star")
    large, small = zone_of(hall.game, "monsters"), zone_of(hall.game, "heroes")
    hall.run(Resolution())
    hall.answer("camp", "take:crypt-spider")
    assert hall.state.board == "web"
    assert hall.decision.kind == "place_hero"
    assert hall.decision.zones == (large,)
    for _ in range(4):
        hall.answer(hall.decision.example)
    assert hall.decision.kind == "place_monster"
    assert hall.decision.zones[0] == small
    hall.answer(hall.decision.example)
    assert hall.decision.kind == "choose_figure", "combat starts as usual"


@rule("catacombs.camp.star-board")
def test_a_monster_that_does_not_fit_into_the_small_zone_stays_in_the_reserve():
    hall = camp()
    hall.state.swapped = True
    crowd = [f"{kind}-{number}" for kind in ("orc", "skeleton-warrior") for number in range(1, 6)]
    for number, name in enumerate(crowd):
        hall.put(name, 1.5 + 2.8 * (number % 2), 6.3 + 3 * (number // 2))
    hall.put("troll-1", 40, 3)
    del hall.state.discs["troll-1"]
    hall.run(begin_at("place", Install(queue=("troll-1",))))
    assert hall.saw("no_room", disc="troll-1")
    assert hall.is_done
    assert "troll-1" in reserve(hall.game, "troll")


@rule("catacombs.camp.not-after-camp-fight", "catacombs.camp.star")
def test_after_an_ambush_gold_is_paid_and_nobody_camps_again():
    hall = camp()
    hall.put("orc-1", 5, 3, health=0, killer="elf")
    hall.state.swapped = True
    hall.run(Resolution(after_camp=True))
    assert hall.sheet("elf").gold == 100
    assert hall.is_done
    assert not hall.state.swapped


def test_the_ambush_leads_to_a_resolution_without_a_camp():
    hall = camp()
    at_space(hall, "star")
    hall.run(Resolution())
    hall.answer("camp", "take:orc", "stop")
    assert [type(step) for step in hall.state.agenda[-4:]] == [Resolution, Resolution, Combat, Install]
    assert hall.state.agenda[-3].after_camp


@rule("catacombs.camp.mix", "catacombs.health.maximum")
def test_the_wizard_takes_no_more_health_than_is_missing(monkeypatch: pytest.MonkeyPatch):
    hall = camp()
    monkeypatch.setattr(Camp, "_points", lambda self, game: 3)
    at_space(hall, "2")
    change(hall.game, "wizard", health=hall.game.content.hero["wizard"].health - 1)
    hall.state.spent, hall.state.spells = hall.state.spells[:4], hall.state.spells[4:]
    hall.run(Camp())
    hall.answer("camp")
    assert hall.options() == ["rest:0", "rest:1"]

"""Equipment of the expansion that serves everybody, and how it mixes with the base game's."""

import pytest

from souterrain.games.catacombs.figure import change, living_heroes
from souterrain.games.catacombs.install import Install
from souterrain.games.catacombs.soloth.effects.action import is_another_hurt
from souterrain.games.catacombs.soloth.effects.item import Advance
from souterrain.games.catacombs.soloth.item import survive
from souterrain.games.catacombs.soloth.prepare import Prepare
from souterrain.games.catacombs.state import FELL
from souterrain.games.catacombs.turn import Combat
from tests.catacombs.scene import SOFT
from tests.rule import rule
from tests.soloth.scene import Cave

ANYBODY = ("hired-sword", "holy-water", "wax-mantle", "silk-earplugs", "healing-draught", "war-horn")


@pytest.fixture
def cave() -> Cave:
    cave = Cave()
    cave.put("witch", 10, 12.5)
    cave.put("paladin", 3, 3)
    return cave


def test_cards_for_everybody_serve_the_heroes_of_both_boxes():
    content = Cave().game.content
    for item in (*ANYBODY, "phoenix-feather", "ethereal-amulet", "map", "healing-potion"):
        assert set(content.item[item].heroes) == set(content.hero)


def test_a_phoenix_feather_keeps_a_hero_from_dying_once(cave: Cave):
    cave.give("witch", "phoenix-feather")
    change(cave.game, "witch", health=1)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "witch")
    assert cave.health("witch") == 2
    assert cave.state.discards == ("item/phoenix-feather",)
    assert cave.is_in_play("witch")
    cave.sound()


def test_a_phoenix_feather_does_nothing_while_its_owner_is_incapacitated(cave: Cave):
    cave.give("witch", "phoenix-feather")
    change(cave.game, "witch", health=1, incapacity=FELL)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "witch")
    assert cave.health("witch") == 0
    assert cave.saw("died", figure="witch")


def test_the_last_hero_with_a_feather_does_not_lose_the_game(cave: Cave):
    cave.give("witch", "phoenix-feather")
    for hero in living_heroes(cave.game):
        change(cave.game, hero, health=1 if hero == "witch" else 0)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "witch")
    assert not cave.game.is_over
    assert cave.health("witch") == 2


def test_an_ethereal_amulet_works_once_in_a_room(cave: Cave):
    cave.give("witch", "ethereal-amulet")
    for number, asked in ((1, True), (2, False)):
        cave.put("witch", 10, 12.5)
        cave.put(f"orc-{number}", 16, 12.5)
        cave.strike(f"orc-{number}", "witch")
        assert (cave.decision.kind == "react") == asked
        if asked:
            cave.answer("play:item/ethereal-amulet")
        del cave.state.discs[f"orc-{number}"]
    assert cave.lost("witch") == 1


@rule("soloth.families.effects-on-families")
@pytest.mark.parametrize(("monster", "left"), [("ghoul-1", 0), ("fire-demon-1", 2), ("orc-1", 1)])
def test_holy_water_is_critical_against_two_families_and_then_gone(cave: Cave, monster: str, left: int):
    cave.give("witch", "holy-water")
    cave.put(monster, 18, 12.5)
    cave.act("witch", "use:item/holy-water")
    cave.answer(cave.decision.example)
    cave.flick(monster, 1500)
    assert cave.health(monster) == left, "a demon absorbs all but melee"
    assert cave.state.discards == ("item/holy-water",)


def test_a_hired_sword_goes_with_its_owner_until_it_dies(cave: Cave):
    cave.give("witch", "hired-sword")
    cave.state.discs.clear()
    cave.run(Prepare(), Install())
    assert "hired-sword" in cave.state.figures
    cave.state.discs.clear()
    cave.put("witch", 3, 3)
    cave.put("hired-sword", 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "hired-sword")
    assert "hired-sword" not in cave.state.figures
    assert cave.state.discards == ("item/hired-sword",)
    cave.sound()


def test_a_war_horn_moves_the_heroes_before_the_first_round(cave: Cave):
    cave.give("paladin", "war-horn")
    cave.put("orc-1", 40, 12.5)
    cave.state.round = 0
    cave.run(Combat())
    assert cave.options() == ["play:item/war-horn", "pass"]
    cave.answer("play:item/war-horn")
    asked = []
    while cave.decision.kind in ("advance", "flick"):
        if cave.decision.kind == "flick":
            cave.answer(SOFT)
        else:
            asked.append(str(dict(cave.decision.about)["figure"]))
            cave.answer("advance" if len(asked) == 1 else "stay")
    assert asked == ["paladin", "witch"], "those who stand on the board"
    assert len(cave.events("flicked")) == 1
    assert cave.state.round == 1


@rule("soloth.suppression.overrides-all")
def test_whoever_stays_at_the_horn_leaves_the_others_their_move(cave: Cave):
    cave.give("paladin", "war-horn")
    cave.put("orc-1", 40, 12.5)
    cave.state.round = 0
    cave.run(Combat())
    cave.answer("play:item/war-horn", "stay")
    assert cave.decision.kind == "advance"
    assert dict(cave.decision.about)["figure"] == "witch"
    assert cave.told()[-1] == "The Paladin stays where it stands.", "the horn was announced"
    assert cave.told("fr")[-1] == "Le Paladin reste sur place."


def test_a_siren_silences_the_horn_too(cave: Cave):
    cave.give("paladin", "war-horn")
    cave.put("siren-1", 40, 12.5)
    cave.state.round = 0
    cave.run(Combat())
    assert cave.decision.kind != "react"


def test_the_horn_calls_nobody_who_is_down():
    cave = Cave()
    cave.put("witch", 10, 5, incapacity=FELL)
    cave.put("paladin", 10, 12.5)
    cave.run(Advance())
    assert dict(cave.decision.about)["figure"] == "paladin"
    cave.answer("stay")
    assert cave.is_done


def test_who_heals_others_helps_where_another_is_hurt():
    cave = Cave()
    assert not is_another_hurt(cave.game, "witch")
    change(cave.game, "witch", health=1)
    assert not is_another_hurt(cave.game, "witch")
    assert is_another_hurt(cave.game, "paladin")


@rule("catacombs.limit.cards-override")
def test_a_feather_is_kept_as_long_as_its_bearer_lives():
    cave = Cave()
    cave.give("paladin", "phoenix-feather")
    survive(cave.game, "paladin")
    assert not cave.saw("survived")
    change(cave.game, "paladin", health=0)
    survive(cave.game, "paladin")
    assert cave.saw("survived", figure="paladin")

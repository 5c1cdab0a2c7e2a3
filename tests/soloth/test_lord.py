"""The four lords and their special actions."""

import pytest

from souterrain.games.catacombs.acts import Activation, Use
from souterrain.games.catacombs.disc import radius_of, zone_of
from souterrain.games.catacombs.figure import change
from souterrain.games.catacombs.soloth.blow import hurt_by_card
from souterrain.games.catacombs.soloth.effects.lord import fit_swapped, may_step_aside, models
from souterrain.games.catacombs.soloth.game import Soloth
from souterrain.games.catacombs.state import FELL
from tests.catacombs.scene import SOFT
from tests.rule import rule
from tests.soloth.scene import Cave


def lair(lord: str, x: float = 40, y: float = 12.5) -> Cave:
    cave = Cave(lord=lord, final=True)
    cave.put(lord, x, y)
    cave.put("witch", 5, 12.5)
    cave.put("paladin", 3, 3)
    return cave


def flicks(cave: Cave) -> list[str]:
    """The attacks of an action, all of them soft."""
    made = []
    while not cave.is_done:
        if cave.decision.kind == "flick":
            made.append(str(dict(cave.decision.about)["attack"]))
            cave.answer(SOFT)
        elif cave.decision.kind == "go_on":
            cave.answer("go_on")
        else:
            cave.answer(cave.decision.example)
    return made


@rule("catacombs.component.lord-board", "catacombs.setup.choose-lord")
def test_every_lord_has_its_board_and_can_be_drawn_by_chance():
    cave = Cave()
    content = cave.game.content
    assert {id: content.lord[id].wandering for id in content.lord if content.lord[id].extra} == {
        "warchief": "orc",
        "hydra": "gargoyle",
        "shapeshifter": "flame-salamander",
        "underworld-queen": "fire-spirit",
    }
    drawn = {Cave(lord="random").state.lord}
    assert drawn <= set(content.lord)
    assert Soloth.options["lord-extra"].choices == (0, 1, 2, 3)


def test_cleave_is_a_chain_of_three_blows():
    cave = lair("warchief")
    cave.act("warchief", "special:cleave")
    assert flicks(cave) == ["melee-chain-3"] * 3


def test_a_war_cry_rouses_a_green_monster_but_not_the_same_in_two_rounds_running():
    cave = lair("warchief")
    cave.put("orc-1", 30, 5, acted=True)
    cave.put("troll-1", 30, 20)
    cave.put("orc-2", 45, 22)
    cave.put("zombie-1", 45, 3)
    cave.put("lizard-man-1", 25, 12.5, incapacity=FELL)
    cave.freeze("orc-2")
    cave.act("warchief", "special:war-cry")
    assert cave.decision.public, "everybody sees who can be roused"
    assert cave.options() == ["pick:orc-1", "pick:troll-1"]
    cave.answer("pick:orc-1", "attack:melee", SOFT)
    assert cave.figure("orc-1").acted
    cave.state.round += 1
    cave.act("warchief", "special:war-cry")
    assert cave.options() == ["pick:troll-1"]
    cave.answer("pick:troll-1", "pass")
    assert not cave.figure("troll-1").acted, "its own action of the round is untouched"
    cave.state.round += 1
    cave.act("warchief", "special:war-cry")
    assert cave.options() == ["pick:orc-1"]


@pytest.mark.parametrize(
    ("health", "attacks"),
    [
        (8, ["melee", "melee"]),
        (7, ["melee", "melee"]),
        (6, ["melee", "fireball", "melee"]),
        (4, ["melee", "fireball", "melee"]),
        (3, ["melee", "melee-critical", "melee"]),
        (1, ["melee", "melee-critical", "melee"]),
    ],
)
def test_the_heads_of_the_hydra_go_by_its_health(health: int, attacks: list[str]):
    cave = lair("hydra")
    change(cave.game, "hydra", health=health)
    cave.act("hydra", "special:heads")
    assert flicks(cave) == attacks


def test_the_shapeshifter_makes_another_monsters_attack_with_its_own_disc():
    cave = lair("shapeshifter")
    cave.act("shapeshifter")
    assert "special:mimic" in cave.refused(), "there is nobody to mimic"
    cave.put("flame-salamander-1", 40, 3)
    cave.put("zombie-1", 40, 22)
    cave.act("shapeshifter", "special:mimic")
    assert cave.options() == [
        "mimic:flame-salamander:melee",
        "mimic:flame-salamander:fireball",
        "mimic:zombie:melee+melee",
    ]
    cave.answer("mimic:zombie:melee+melee")
    assert "The Shapeshifter attacks as zombies do." in cave.told()
    assert str(cave.decision.disc) == "shapeshifter"
    cave.put("witch", 34, 12.5)
    cave.flick("witch")
    assert cave.lost("witch") == 1
    assert not cave.saw("incapacitated"), "it has the attack, not the frenzy"


def test_the_shapeshifter_remembers_the_dead_of_the_room():
    cave = lair("shapeshifter")
    cave.put("ghoul-1", 40, 3)
    change(cave.game, "ghoul-1", health=0, killer="witch")
    del cave.state.discs["ghoul-1"]
    cave.act("shapeshifter", "special:mimic")
    assert cave.options() == ["mimic:ghoul:melee-stun"]


def test_the_shapeshifter_changes_places_with_a_monster_and_the_spike_on_it():
    cave = lair("shapeshifter")
    cave.put("orc-1", 20, 12.5)
    cave.put("orc-2", 49, 1.3)
    cave.freeze("orc-1")
    cave.act("shapeshifter", "special:swap-skin")
    assert cave.options() == ["pick:orc-1"], "a large disc does not fit into the corner of a medium one"
    cave.answer("pick:orc-1")
    assert cave.at("shapeshifter") == (20, 12.5)
    assert cave.at("orc-1") == cave.spike_of("orc-1") == (40, 12.5)
    assert cave.decision.kind == "flick", "then a melee attack"
    cave.sound()


def test_the_queen_calls_a_wight_or_else_a_zombie_and_strikes():
    cave = lair("underworld-queen")
    for kind in ("wight-1", "wight-2", "zombie-1", "zombie-2", "zombie-3", "zombie-4"):
        cave.run(Activation(figure="underworld-queen"))
        cave.answer("special:dark-call")
        assert cave.decision.kind == "place_summoned"
        assert str(cave.decision.disc) == kind
        cave.answer(cave.decision.example, SOFT)
        assert cave.is_done
        assert cave.figure(kind).acted, "it acts from the next round on"
        cave.put(kind, 2 + 3 * int(kind[-1]) + 14 * ("zombie" in kind), 22)
    cave.run(Activation(figure="underworld-queen"))
    assert cave.refused()["special:dark-call"] == "catacombs.limit.monster-reserve"


def test_the_queen_may_step_away_after_her_blow():
    cave = lair("underworld-queen", 20)
    cave.act("underworld-queen", "special:shadow-step", SOFT, "go_on", SOFT)
    assert cave.options() == ["step_aside", "stay"]
    cave.answer("step_aside")
    zone = zone_of(cave.game, "monsters")
    assert "outside" in str(cave.refusal("200000 40000"))
    cave.answer(cave.decision.example)
    x, _ = cave.state.discs["underworld-queen"]
    assert x >= zone.left
    cave.act("underworld-queen", "special:shadow-step", SOFT, "stop", "stay")
    assert cave.saw("stayed", figure="underworld-queen")
    assert cave.is_done
    del cave.state.discs["underworld-queen"]  # of what her own blow has brought upon her
    assert may_step_aside(cave.game, Use(kind="special", id="shadow-step", figure="underworld-queen")) is None


def test_the_volley_is_a_chain_of_three_missiles():
    cave = lair("underworld-queen")
    cave.act("underworld-queen", "special:volley")
    assert flicks(cave) == ["missile-chain-3"] * 3


@pytest.mark.parametrize(
    ("lord", "special"), [("warchief", "war-cry"), ("shapeshifter", "mimic"), ("shapeshifter", "swap-skin")]
)
def test_a_lord_is_refused_what_it_has_nobody_for(lord: str, special: str):
    cave = Cave(final=True, lord=lord)
    cave.put(lord, 40, 12.5)
    cave.run(Activation(figure=lord))
    assert f"special:{special}" not in cave.options()
    assert f"special:{special}" in cave.refused()


@pytest.mark.parametrize("side", [(1, 0), (-1, 0), (0, 1), (0, -1)])
@pytest.mark.parametrize(("gap", "fits"), [(3, True), (-3, False)])
def test_a_lord_changes_places_where_it_fits_to_a_few_thousandths_of_a_millimetre(
    side: tuple[int, int], gap: int, fits: bool
):
    cave = lair("shapeshifter")
    cave.put("orc-1", 30, 12.5)
    cave.put("orc-2", 10, 5)
    x, y = cave.state.discs["orc-1"]
    away = radius_of(cave.game, "shapeshifter") + radius_of(cave.game, "orc-2") + gap
    cave.state.discs["orc-2"] = (x + side[0] * away, y + side[1] * away)
    assert fit_swapped(cave.game, "shapeshifter", "orc-1") is fits


def test_nobody_mimics_a_wall_of_fire():
    cave = lair("shapeshifter")
    cave.put("fire-spirit-1", 20, 12.5, wall=True)
    assert models(cave.game) == []
    cave.put("orc-1", 20, 20)
    assert models(cave.game) == ["orc"]


@rule("catacombs.victory.heroes")
def test_a_lord_that_a_card_kills_is_dead():
    cave = lair("warchief")
    hurt_by_card(cave.game, "warchief", 99, "witch")
    assert cave.saw("heroes_won")
    assert cave.game.is_over

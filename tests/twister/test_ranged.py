"""Lines of sight, shooting, and shooting in groups."""

import pytest

from souterrain.games.twister.sight import sees, weapons
from souterrain.games.twister.state import DEAD
from tests.rule import rule
from tests.twister.scene import Maze

# Two rooms side by side: w a x y is a row.
HALL = """
+#+#+ +.+.+
#w.a. .x.y.
+.+.+ +.+.+
.b.c. .u.v.
+.+.+ +.+.+
 s t   p q
"""


def seen(scene, viewer, other):
    return sees(scene.game, scene.cells[viewer], scene.cells[other])


def sight(row, **things):
    """Whether somebody in `w` sees `y` along a row drawn like `#w.a. .x.y.`."""
    scene = Maze(HALL.replace("#w.a. .x.y.", row), w="crossbowman", y="foe troll", **things)
    return seen(scene, "w", "y")


@rule("twister.los.straight", "twister.los.endpoints")
def test_sight_goes_along_rows_and_columns_through_rooms():
    scene = Maze(HALL, w="crossbowman", b="foe goblin", y="foe troll", v="foe thief", u="foe golem")
    assert seen(scene, "w", "y")
    assert seen(scene, "w", "b")
    assert not seen(scene, "w", "v")


@rule("twister.los.straight")
def test_a_face_down_room_blocks_sight():
    scene = Maze("?????\n?????\n?????\n?????\n?????\n+.+.+\n.w.a.\n+.+.+\n.b.c.\n+.+.+", w="crossbowman", c="foe troll")
    scene.game.put(scene.foe("troll"), 0)
    assert not sees(scene.game, scene.cells["w"], 0)


@rule("twister.los.no-diagonal")
def test_sight_is_never_diagonal():
    scene = Maze(HALL.replace("+.+.+ +.+.+\n.b", "+.O.+ +.+.+\n.b"), w="crossbowman", c="foe troll")
    assert not seen(scene, "w", "c")


@rule("twister.los.endpoints")
def test_a_start_zone_sees_along_the_column_it_faces():
    scene = Maze(HALL, s="crossbowman", w="foe troll", a="foe thief")
    assert seen(scene, "s", "w")
    assert not seen(scene, "s", "a")
    assert seen(scene, "w", "s")


@rule("twister.los.wall", "twister.los.portcullis", "twister.los.pit")
@pytest.mark.parametrize(
    ("row", "clear"),
    [
        ("#w.a. .x.y.", True),
        ("#w#a. .x.y.", False),
        ("#w.a# .x.y.", False),
        ("#w.a. #x.y.", False),
        ("#w.a= .x.y.", False),
        ("#w=a. .x.y.", False),
        ("#w~a~ ~x~y.", True),
    ],
)
def test_walls_and_closed_portcullises_block_sight_and_pits_do_not(row, clear):
    assert sight(row) is clear


@rule("twister.los.portcullis")
def test_an_open_portcullis_is_seen_through():
    scene = Maze(HALL.replace("#w.a.", "#w=a."), w="thief +key", y="foe troll")
    scene.act("open", scene.who("thief"), 2)
    assert seen(scene, "w", "y")


@rule("twister.los.characters")
@pytest.mark.parametrize("who", ["goblin", "goblin wounded", "foe goblin", "foe goblin wounded"])
def test_anybody_in_between_blocks_sight(who):
    """The ledger's example: even a wounded friend in the next zone."""
    assert not sight("#w.a. .x.y.", a=who)


@rule("twister.los.characters")
def test_others_in_the_end_zones_do_not_count():
    scene = Maze(HALL, w="crossbowman, goblin", y="foe troll, thief")
    assert seen(scene, "w", "y")


@rule("twister.los.objects", "twister.los.mechanism")
def test_objects_and_mechanisms_do_not_block_sight():
    assert sight("#w.a. .x.y.", a="key, foe sword", x="@")


@rule("twister.los.arrow-slit")
def test_a_slit_is_seen_through_by_those_next_to_it():
    row = "#w:a. .x.y."
    scene = Maze(HALL.replace("#w.a. .x.y.", row), w="crossbowman", y="foe crossbowman")
    assert seen(scene, "w", "y")
    assert not seen(scene, "y", "w")
    scene = Maze(HALL.replace("#w.a. .x.y.", row), w="crossbowman", a="foe crossbowman")
    assert seen(scene, "a", "w")


@rule("twister.los.arrow-slit")
@pytest.mark.parametrize(("border", "back"), [(".", True), (":", False)])
def test_a_slit_is_not_seen_through_from_the_zone_behind(border, back):
    scene = Maze(HALL.replace("#w.a. .x.y.", f"#w{border}a. .x.y."), x="crossbowman", w="foe troll")
    assert seen(scene, "w", "x")
    assert seen(scene, "x", "w") is back


# Shooting


def shot(scene, mine, theirs, verb="shoot", who="crossbowman", target="troll"):
    scene.fight(verb, scene.who(who), scene.foe(target), mine, theirs)
    return scene


@rule("twister.ranged.who", "twister.ranged.los", "twister.crossbowman.ranged", "twister.object.bow")
def test_crossbowmen_and_bearers_of_bows_shoot_at_any_distance():
    scene = Maze(HALL, w="crossbowman", b="thief +bow", c="goblin", y="foe troll", v="foe cleric").begin()
    assert scene.options("shoot") == [f"shoot:{scene.who('crossbowman')}:{scene.foe('troll')}"]
    assert not scene.options("shoot_bow")  # the Goblin stands in the way
    scene = Maze(HALL, w="warrior", b="thief +bow", y="foe troll", v="foe cleric").begin()
    assert scene.options("shoot_bow") == [f"shoot_bow:{scene.who('thief')}:{scene.foe('cleric')}"]
    assert not scene.options("shoot")


@rule("twister.ranged.cost")
def test_a_shot_costs_a_point():
    assert shot(Maze(HALL, w="crossbowman", y="foe troll"), 1, 0).state.wheel[0] == 2


@rule("twister.ranged.not-same-zone", "twister.ranged.not-engaged")
@pytest.mark.parametrize("enemy", ["foe goblin", "foe goblin wounded"])
def test_nobody_shoots_with_an_enemy_in_the_zone(enemy):
    scene = Maze(HALL, w=f"crossbowman, {enemy}", y="foe troll").begin()
    assert not scene.options("shoot")
    rule = "twister.ranged.not-engaged"
    assert scene.refusal("shoot", scene.who("crossbowman"), scene.foe("troll")) == rule


@rule("twister.ranged.not-wounded-this-turn")
def test_nobody_shoots_at_those_wounded_this_turn():
    scene = Maze(HALL, w="crossbowman", y="foe troll hurt").begin()
    rule = "twister.ranged.not-wounded-this-turn"
    assert scene.refusal("shoot", scene.who("crossbowman"), scene.foe("troll")) == rule


@rule("twister.ranged.not-wounded-this-turn")
@pytest.mark.parametrize(("turn", "allowed"), [(3, True), (4, True), (5, False)])
@pytest.mark.parametrize(("verb", "who"), [("shoot", "crossbowman"), ("shoot_bow", "thief +bow")])
def test_those_wounded_in_an_earlier_turn_are_shot_at(verb, who, turn, allowed):
    scene = Maze(HALL, w=who, y="foe troll wounded")
    scene.game.change(scene.foe("troll"), hurt=turn)
    assert bool(scene.begin().options(verb)) is allowed


@rule("twister.ranged.start-zone")
def test_start_zones_are_shot_at_and_from():
    scene = Maze(HALL, s="crossbowman", w="foe troll").begin()
    assert scene.options("shoot")
    scene = Maze(HALL, s="troll", t="goblin", w="foe crossbowman", active=1).begin()
    assert scene.targets("shoot") == {scene.who("troll")}


@rule("twister.ranged.value", "twister.object.bow")
def test_the_weapons_value_counts():
    """The ledger's example: a Warrior with a bow (1) and 3 against a Wizard (1) and 2."""
    scene = Maze(HALL, w="warrior +bow", y="foe wizard")
    shot(scene, 3, 2, "shoot_bow", "warrior", "wizard")
    assert scene.totals() == (4, 3)
    assert scene.figure("wizard", 1).wounded


@rule("twister.crossbowman.ranged")
def test_the_crossbows_value_is_three():
    assert shot(Maze(HALL, w="crossbowman", y="foe troll"), 1, 0).totals() == (4, 4)


@rule("twister.ranged.no-bonus")
def test_nothing_raises_the_attackers_value_but_armour_still_protects():
    scene = Maze(HALL, w="crossbowman +sword", b="general", y="foe troll +armour")
    assert shot(scene, 0, 0).totals() == (3, 5)


@rule("twister.ranged.melee-powers-off")
def test_powers_of_close_combat_do_not_work():
    scene = Maze(HALL, w="crossbowman", y="foe telepath")
    scene.act("shoot", scene.who("crossbowman"), scene.foe("telepath"))
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]
    scene = Maze(HALL, w="crossbowman", y="foe weapon-master", v="foe general")
    scene.act("shoot", scene.who("crossbowman"), scene.foe("weapon-master"))
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]
    scene.lay(0, 0)
    assert scene.totals() == (3, 3)
    scene = Maze(HALL, w="berserker +bow", y="foe troll")
    scene.act("shoot_bow", scene.who("berserker"), scene.foe("troll"))
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]


@rule("twister.ranged.cards")
def test_both_play_a_card_and_spend_it():
    scene = shot(Maze(HALL, w="crossbowman", y="foe troll"), 5, 4)
    assert len(scene.state.hand[0]) == len(scene.state.hand[1]) == 8


@rule("twister.ranged.attacker-wins")
@pytest.mark.parametrize(("target", "dies"), [("foe troll", False), ("foe troll wounded", True)])
def test_a_hit_wounds_or_kills(target, dies):
    scene = shot(Maze(HALL, w="crossbowman", y=target), 6, 0)
    assert (scene.figure("troll", 1).cell == DEAD) is dies
    assert scene.figure("troll", 1).wounded
    assert scene.score == (int(dies), 0)


@rule("twister.ranged.defender-wins")
def test_a_miss_does_nothing():
    scene = shot(Maze(HALL, w="crossbowman", y="foe troll"), 0, 6)
    assert not scene.figure("crossbowman").wounded
    assert not scene.figure("troll", 1).wounded


@rule("twister.crossbowman.once", "twister.object.bow-repeat")
def test_the_crossbow_shoots_once_and_the_bow_again():
    scene = shot(Maze(HALL, w="crossbowman +bow", y="foe troll"), 0, 0)
    assert not scene.options("shoot")
    for _ in range(2):
        assert scene.options("shoot_bow")
        shot(scene, 0, 0, "shoot_bow")
        assert scene.totals() == (1, 4)


# Groups


@rule("twister.ranged-group.attackers", "twister.ranged-group.defenders")
def test_fighters_in_the_targets_zone_join_on_both_sides():
    scene = Maze(HALL, w="crossbowman", y="warrior +sword, foe troll, foe thief, foe golem wounded")
    shot(scene, 2, 0)
    assert scene.totals() == (3 + 3 + 2, 4 + 2)  # the sword gives nothing in a ranged combat
    assert scene.figure("troll", 1).wounded
    assert scene.figure("thief", 1).wounded
    assert scene.figure("golem", 1).cell != DEAD


@rule("twister.ranged-group.attackers")
def test_if_the_defender_wins_nothing_happens_to_the_helpers():
    scene = shot(Maze(HALL, w="crossbowman", y="goblin, foe troll"), 0, 6)
    assert not scene.figure("goblin").wounded


@rule("twister.ranged-group.shooters")
def test_other_shooters_who_see_the_target_join():
    scene = Maze(HALL, w="crossbowman", v="thief +bow", y="foe troll")
    shot(scene, 0, 0)
    assert scene.totals() == (4, 4)
    assert scene.state.wheel[0] == 2


@rule("twister.ranged-group.shooters", "twister.crossbowman.once")
def test_joining_is_the_crossbowmans_shot_of_the_turn():
    scene = Maze(HALL, w="crossbowman", v="thief +bow", y="foe troll")
    shot(scene, 0, 0, "shoot_bow", "thief")
    assert scene.totals() == (4, 4)
    assert not scene.options("shoot")


@rule("twister.ranged-group.shooters")
def test_shooters_who_may_not_shoot_do_not_join():
    scene = Maze(HALL, w="crossbowman", v="thief +bow, foe goblin wounded", y="foe troll")
    assert shot(scene, 0, 0).totals() == (3, 4)


@rule("twister.ranged-group.no-defending-shooters")
def test_the_defenders_shooters_stay_out():
    scene = Maze(HALL, w="crossbowman", v="foe thief +bow", y="foe troll")
    assert shot(scene, 0, 0).totals() == (3, 4)


@rule("twister.ranged-group.defenders-out")
def test_without_an_attacker_among_them_the_others_stay_out():
    scene = Maze(HALL, w="crossbowman", y="foe troll, foe thief, foe cleric")
    shot(scene, 2, 0)
    assert scene.totals() == (5, 4)
    assert scene.figure("troll", 1).wounded
    assert not scene.figure("thief", 1).wounded


@rule("twister.ranged-group.defenders", "twister.cleric.healed-idle")
def test_who_was_just_healed_defends_against_shots():
    scene = Maze(HALL, w="crossbowman", y="warrior, foe troll, foe goblin idle")
    scene.act("shoot", scene.who("crossbowman"), scene.foe("troll"))
    assert scene.saw("combat_begun", defenders=(scene.foe("troll"), scene.foe("goblin")))


@rule("twister.ranged.who")
@pytest.mark.parametrize(("shots", "again"), [(1, []), (0, ["own"])])
def test_a_shooter_of_a_pack_may_shoot_without_limit(monkeypatch, shots, again):
    scene = Maze(HALL, w="crossbowman", y="foe troll")
    monkeypatch.setattr(scene.game.book.characters["crossbowman"], "shots", shots)
    me = scene.who("crossbowman")
    assert weapons(scene.game, me) == ["own"]
    scene.game.change(me, shot=scene.state.turn)
    assert weapons(scene.game, me) == again

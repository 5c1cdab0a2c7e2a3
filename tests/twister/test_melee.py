"""Close combat: cards, totals, wounds; the wounded; groups; across the border of a start zone."""

import pytest

from souterrain.games.twister.state import DEAD
from souterrain.kernel.match import Match
from tests.rule import rule
from tests.twister.scene import Maze

ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""


def attack(things, figure, target, mine, theirs, **more):
    """All in one zone: one attack by the southern player."""
    scene = Maze(ROOM, w=things, **more)
    scene.fight("attack", scene.who(figure), scene.foe(target), mine, theirs)
    return scene


@rule("twister.melee.cost")
def test_a_close_combat_costs_a_point():
    scene = attack("warrior, foe thief", "warrior", "thief", 2, 4)
    assert scene.state.wheel[0] == 2


@rule("twister.melee.cost")
@pytest.mark.parametrize("who", ["warrior wounded", "warrior idle"])
def test_only_one_who_can_act_starts_a_combat(who):
    assert not Maze(ROOM, w=f"{who}, foe thief", c="goblin").begin().options("attack")


@rule("twister.melee.same-zone")
def test_the_enemy_must_be_in_the_same_zone():
    scene = Maze(ROOM, w="warrior, foe thief", a="foe goblin").begin()
    assert scene.targets("attack") == {scene.foe("thief")}


@rule("twister.melee.cards")
def test_cards_are_laid_in_secret_and_revealed_together():
    scene = Maze(ROOM, w="warrior, foe thief")
    scene.act("attack", scene.who("warrior"), scene.foe("thief"))
    assert [choice.seat for choice in scene.game.open_decisions()] == [0, 1]
    scene.game.answer(0, "lay:6")
    assert not scene.events("cards_revealed")
    assert b"combat/6" not in scene.game.view(1).encode().replace(b"1/combat/6", b"")
    scene.game.answer(1, "lay:0")
    assert [event.data["cards"] for event in scene.events("cards_revealed")] == [(6,), (0,)]


@rule("twister.melee.total", "twister.melee.higher-wins")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(6, 0, 0), (0, 6, 1)])
def test_it_is_told_whose_cards_were_revealed_and_who_has_won(active, mine, theirs, winner):
    scene = Maze(ROOM, w="warrior, foe troll", active=active)
    pair = (scene.who("warrior"), scene.foe("troll"))
    scene.fight("attack", *(pair if active == 0 else pair[::-1]), mine, theirs)
    assert {event.data["seat"]: event.data["cards"] for event in scene.events("cards_revealed")} == {
        0: (mine,),
        1: (theirs,),
    }
    assert [event.data["seat"] for event in scene.events("combat_won")] == [winner]


@rule("twister.melee.cards")
def test_nobody_takes_a_card_back_that_has_met_the_others():
    scene = Maze(ROOM, w="warrior, foe thief").begin()
    match = Match(scene.game, 0)
    match.answer(0, f"attack:{scene.who('warrior')}:{scene.foe('thief')}")
    match.answer(0, "lay:0")
    match.answer(1, "lay:0")
    assert not match.can_undo(1)
    assert not match.can_undo(0)


@rule("twister.melee.total", "twister.melee.higher-wins")
def test_card_and_value_make_the_total():
    """The ledger's example: Warrior (3) and 2 against Thief (2) and 4."""
    scene = attack("warrior, foe thief", "warrior", "thief", 2, 4)
    assert scene.totals() == (5, 6)
    assert scene.figure("warrior").wounded
    assert not scene.figure("thief", 1).wounded


@rule("twister.melee.higher-wins")
def test_a_losing_defender_is_wounded():
    scene = attack("warrior, foe thief", "warrior", "thief", 4, 2)
    assert scene.figure("thief", 1).wounded
    assert not scene.figure("warrior").wounded


@rule("twister.melee.wounded-flip")
def test_the_wounded_stay_where_they_are_with_what_they_have():
    scene = attack("warrior, foe thief +key", "warrior", "thief", 4, 2)
    assert scene.at("thief", 1) == "w"
    assert scene.figure("thief", 1).objects == (scene.thing("key"),)


@rule("twister.melee.tie")
def test_equal_totals_change_nothing_but_the_hands():
    scene = attack("warrior, foe thief", "warrior", "thief", 2, 3)
    assert scene.saw("tied")
    assert not scene.figure("warrior").wounded
    assert not scene.figure("thief", 1).wounded
    assert scene.values(0) == [0, 1, 2, 3, 3, 4, 5, 6]


@rule("twister.melee.discard")
def test_cards_are_spent_but_for_the_nought():
    scene = attack("warrior, foe thief", "warrior", "thief", 6, 0)
    assert scene.values(0) == [0, 1, 2, 2, 3, 3, 4, 5]
    assert scene.values(1) == [0, 1, 2, 2, 3, 3, 4, 5, 6]


@rule("twister.melee.discard-hidden")
@pytest.mark.parametrize("aid", [False, True])
def test_spent_cards_are_listed_only_with_the_memory_aid(aid):
    scene = attack("warrior, foe thief", "warrior", "thief", 6, 0, options={"memory-aid": aid})
    scene.act("end_turn")
    seen = scene.game.view(1).state
    assert seen.spent[0] == (None,)
    assert seen.spent_openly[0] == (("0/combat/6/1",) if aid else ())


@rule("twister.melee.not-wounded-this-turn")
def test_nobody_is_attacked_twice_in_the_turn_of_the_wound():
    """The ledger's example: refused this turn, allowed in the next."""
    scene = attack("warrior, foe thief", "warrior", "thief", 4, 0, c="foe goblin")
    pair = (scene.who("warrior"), scene.foe("thief"))
    assert scene.refusal("attack", *pair) == "twister.melee.not-wounded-this-turn"
    scene.act("end_turn")
    scene.game.answer(1, "end_turn")
    assert f"attack:{pair[0]}:{pair[1]}" in scene.options()


# The wounded


@rule("twister.wounded.no-abilities")
def test_the_wounded_lose_their_abilities():
    scene = Maze(ROOM, w="warrior, foe goblin", a="general wounded")
    scene.fight("attack", scene.who("warrior"), scene.foe("goblin"), 1, 1)
    assert scene.totals() == (4, 2)


@rule("twister.wounded.no-actions")
def test_the_wounded_take_no_action():
    scene = Maze(ROOM, w="thief wounded +key, foe goblin", a="warrior").begin()
    me = scene.who("thief")
    assert not [option.id for option in scene.decision.options if dict(option.subjects).get("figure") == me]


@rule("twister.wounded.defends", "twister.wounded.must-play-card")
def test_the_wounded_defend_with_nothing_but_a_card():
    scene = Maze(ROOM, w="warrior, foe troll wounded")
    scene.act("attack", scene.who("warrior"), scene.foe("troll"))
    theirs = scene.game.decision(1)
    assert theirs.rule == "twister.wounded.must-play-card"
    assert scene.game.decision(0).rule == "twister.melee.cards"
    assert "pass" not in [option.verb for option in theirs.options]
    scene.lay(0, 2)
    assert scene.totals() == (3, 2)


@rule("twister.wounded.killed", "twister.wounded.object-left")
def test_a_wounded_loser_dies_and_leaves_the_object():
    scene = attack("warrior, foe troll wounded +sword", "warrior", "troll", 0, 2)
    assert scene.figure("troll", 1).cell == DEAD
    assert scene.item("sword").cell == scene.cells["w"]
    assert scene.score == (1, 0)


@rule("twister.wounded.wins")
def test_a_wounded_winner_wounds_all_attackers():
    scene = attack("warrior, goblin, foe troll wounded", "warrior", "troll", 0, 6)
    assert scene.totals() == (4, 6)
    assert scene.figure("warrior").wounded
    assert scene.figure("goblin").wounded


@rule("twister.wounded.inspect")
def test_everybody_sees_who_is_wounded():
    scene = Maze(ROOM, w="troll wounded")
    assert scene.game.view(1).state.figures[0].kind == "troll"


@rule("twister.wounded.carry")
def test_a_wounded_friend_is_lifted_carried_and_set_down():
    scene = Maze(ROOM, w="thief, goblin wounded +key", a="foe troll wounded")
    scene.walk("thief")
    scene.answer(f"lift:{scene.who('goblin')}")
    scene.go("b")
    assert scene.at("goblin") == "b"
    scene.answer(f"set_down:{scene.who('goblin')}")
    scene.go("c")
    assert (scene.at("goblin"), scene.at("thief")) == ("b", "c")
    assert scene.figure("goblin").objects == (scene.thing("key"),)
    assert scene.state.wheel[0] == 2


@rule("twister.wounded.carry")
def test_enemies_are_not_carried():
    scene = Maze(ROOM, w="thief", a="foe troll wounded")
    scene.walk("thief", "a")
    assert not scene.options("lift")


@rule("twister.wounded.carry")
def test_a_carried_character_is_not_attacked_by_itself():
    scene = Maze(ROOM, w="warrior, foe thief +goblin").begin()
    assert scene.targets("attack") == {scene.foe("thief")}


@rule("twister.wounded.carrier-loses", "twister.victory.kill")
def test_a_losing_bearer_is_wounded_and_the_burden_killed():
    scene = attack("warrior, foe thief +goblin", "warrior", "thief", 5, 0)
    assert scene.figure("thief", 1).wounded
    assert scene.figure("thief", 1).burden == ()
    assert scene.figure("goblin", 1).cell == DEAD
    assert scene.score == (1, 0)


@rule("twister.wounded.carrier-loses", "twister.victory.kill")
@pytest.mark.parametrize(
    ("active", "things", "points"),
    [
        (0, "warrior, foe paladin +goblin +cleric", 2),
        (0, "assassin, foe thief +goblin", 2),
        (1, "warrior, foe thief +goblin", 1),
    ],
    ids=["two are carried", "the bearer dies too", "the bearer attacked"],
)
def test_all_that_a_losing_bearer_carries_is_killed(active, things, points):
    scene = Maze(ROOM, w=things, active=active)
    mine, theirs = next(n for n in (0, 1) if scene.state.figures[n].seat == 0), 1
    pair = (mine, theirs) if active == 0 else (theirs, mine)
    scene.fight("attack", *pair, 6, 0)
    burden = [figure for figure in scene.state.figures if figure.kind in ("goblin", "cleric")]
    assert {figure.cell for figure in burden} == {DEAD}
    assert scene.score == (points, 0)


@rule("twister.wounded.carrier-loses")
def test_a_bearer_whose_burden_was_killed_has_free_hands():
    scene = Maze(ROOM, w="thief +goblin, foe warrior")
    scene.fight("attack", scene.who("thief"), scene.foe("warrior"), 0, 6)
    assert scene.figure("goblin").cell == DEAD
    assert scene.figure("thief").burden == ()


@rule("twister.melee.total")
def test_the_strength_of_both_sides_is_told_before_any_card_is_laid():
    scene = Maze(ROOM, w="warrior +sword, foe troll, foe thief +armour")
    scene.act("attack", scene.who("warrior"), scene.foe("troll"))
    told = scene.events("combat_begun")[0].data
    scene.lay(0, 0)
    assert (told["attack"], told["defence"]) == scene.totals()


# Groups


@rule("twister.group.all-in-zone", "twister.group.one-card")
def test_everybody_in_the_zone_takes_part():
    """The ledger's example: Warrior (3) and Goblin (1) against a Troll (4), 2 against 2."""
    scene = attack("warrior, goblin, foe troll", "warrior", "troll", 2, 2)
    assert scene.totals() == (6, 6)
    assert scene.saw("tied")


@rule("twister.group.all-in-zone")
def test_just_healed_friends_stay_out_of_an_attack_but_defend():
    scene = attack("warrior, goblin idle, foe troll", "warrior", "troll", 0, 0)
    assert scene.totals() == (3, 4)
    scene = Maze(ROOM, w="warrior, goblin idle, foe troll", active=1)
    scene.fight("attack", scene.foe("troll"), scene.who("warrior"), 0, 0)
    assert scene.totals() == (4, 4)


@rule("twister.group.losers")
def test_all_losers_are_wounded():
    scene = attack("warrior, goblin, foe troll, foe thief", "warrior", "troll", 0, 3)
    assert scene.totals() == (4, 9)
    assert scene.figure("warrior").wounded
    assert scene.figure("goblin").wounded


@rule("twister.group.losers", "twister.group.wounded")
def test_a_wounded_target_dies_while_the_others_are_wounded():
    scene = attack("warrior, goblin, foe troll wounded, foe thief", "warrior", "troll", 4, 0)
    assert scene.totals() == (8, 2)
    assert scene.figure("troll", 1).cell == DEAD
    assert scene.figure("thief", 1).wounded


@rule("twister.group.wounded")
def test_other_wounded_take_no_part():
    scene = attack("warrior, cleric wounded, foe troll wounded, foe thief", "warrior", "thief", 4, 0)
    assert scene.totals() == (7, 2)
    assert scene.figure("troll", 1).cell != DEAD
    assert scene.figure("thief", 1).wounded


# Across the border of a start zone


@rule("twister.start-combat.who", "twister.melee.start-zone-target")
def test_those_who_face_each_other_fight_across_the_border():
    scene = Maze(ROOM, s="warrior", t="thief", b="foe goblin, foe troll").begin()
    assert scene.targets("attack") == {scene.foe("goblin"), scene.foe("troll")}
    scene.fight("attack", scene.who("warrior"), scene.foe("goblin"), 0, 0)
    assert scene.totals() == (3, 5)  # the Thief faces the other zone
    scene = Maze(ROOM, s="warrior", t="thief", b="foe goblin, foe troll", active=1).begin()
    assert scene.targets("attack") == {scene.who("warrior")}


@rule("twister.start-combat.who")
def test_friends_in_the_rooms_zone_join():
    scene = Maze(ROOM, s="warrior", b="thief, foe troll")
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 0, 0)
    assert scene.totals() == (5, 4)


@rule("twister.start-combat.who")
def test_a_fight_inside_the_zone_leaves_the_start_zone_out():
    scene = Maze(ROOM, s="warrior", b="thief, foe troll", a="cleric")
    scene.state.figures[scene.who("warrior")] = type(scene.figure("warrior"))(
        "warrior", 0, "0/character/warrior", scene.cells["s"], idle=5
    )
    scene.fight("attack", scene.who("thief"), scene.foe("troll"), 0, 0)
    assert scene.totals() == (2, 4)


@rule("twister.start-combat.obstacles")
@pytest.mark.parametrize(("border", "fights"), [(".", True), ("=", False), ("#", False), (":", False), ("~", False)])
def test_obstacles_prevent_a_fight_across_the_border(border, fights):
    scene = Maze(f"+.+.+\n.w.a.\n+.+.+\n.b.c.\n+{border}+.+\n s t", s="warrior", b="foe goblin").begin()
    pair = (scene.who("warrior"), scene.foe("goblin"))
    assert (f"attack:{pair[0]}:{pair[1]}" in scene.options()) is fights
    assert scene.refusal("attack", *pair) == ("" if fights else "twister.start-combat.obstacles")


@rule("twister.melee.cards", "twister.wounded.must-play-card")
@pytest.mark.parametrize(
    ("target", "why"), [("troll", "twister.melee.cards"), ("troll wounded", "twister.wounded.must-play-card")]
)
def test_each_is_told_why_a_card_is_laid(target, why):
    scene = Maze(ROOM, w=f"warrior, foe {target}")
    scene.act("attack", scene.who("warrior"), scene.foe("troll"))
    assert [choice.rule for choice in scene.game.open_decisions()] == ["twister.melee.cards", why]

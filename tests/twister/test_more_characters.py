"""What the characters from the naga to the weapon master can do."""

import pytest

from souterrain.games.twister.figure import free_hands
from souterrain.games.twister.state import DEAD
from tests.rule import rule
from tests.twister.scene import HALL, Maze, duel

# Naga


@rule("twister.naga.arrow-slit", "twister.naga.loaded")
@pytest.mark.parametrize("load", ["naga", "naga +key", "naga +goblin"])
def test_the_naga_slips_through_slits_loaded_or_not(load):
    scene = Maze(HALL.replace("#w.a.", "#w:a."), w=load)
    scene.walk("naga", "a")
    scene.stop()
    assert scene.at("naga") == "a"


# Paladin


@rule("twister.paladin.mighty")
@pytest.mark.parametrize("loads", ["+sword +key", "+sword +goblin", "+goblin +thief"])
def test_the_paladin_carries_two_loads(loads):
    scene = Maze(HALL, w=f"paladin {loads}, rope")
    assert list(scene.game.faults()) == [] or free_hands(scene.game, scene.figure("paladin")) == 0
    scene.walk("paladin")
    assert not scene.options("take")


@rule("twister.paladin.mighty")
def test_the_paladin_takes_a_second_load():
    scene = Maze(HALL, w="paladin +sword, rope")
    scene.walk("paladin")
    scene.answer(f"take:{scene.thing('rope')}")
    assert scene.figure("paladin").objects == (scene.thing("sword"), scene.thing("rope"))


@rule("twister.paladin.cumulative")
def test_two_swords_give_two():
    assert duel("paladin +sword +sword", "troll").totals() == (5, 4)


@rule("twister.paladin.while-wounded")
def test_a_wounded_paladin_keeps_both_loads():
    scene = duel("warrior", "paladin +sword +key", 6, 0)
    assert scene.figure("paladin", 1).wounded
    assert len(scene.figure("paladin", 1).objects) == 2
    assert free_hands(scene.game, scene.figure("paladin", 1)) == 0


@rule("twister.paladin.undead-hunter")
def test_the_paladin_scores_more_for_the_undead():
    """The ledger's example: a Paladin against a wounded Ghost scores 2."""
    scene = duel("paladin", "ghost wounded", 1, 0)
    assert scene.score == (2, 0)


@rule("twister.paladin.undead-hunter")
def test_the_bounty_is_paid_in_groups_and_in_defence_but_only_for_the_undead():
    scene = Maze(HALL, w="paladin, assassin, foe dark-angel, foe goblin")
    scene.fight("attack", scene.who("paladin"), scene.foe("goblin"), 4, 0)
    assert scene.score == (3, 0)
    scene = Maze(HALL, w="paladin +bow", y="foe dark-angel wounded")
    scene.fight("shoot_bow", scene.who("paladin"), scene.foe("dark-angel"), 4, 0)
    assert scene.score == (2, 0)
    scene = Maze(HALL, w="paladin, foe troll +dark-angel", active=1)
    scene.fight("attack", scene.foe("troll"), scene.who("paladin"), 6, 0)
    assert scene.score == (
        2,
        0,
    )  # the Troll is wounded, the Dark Angel it carried killed by a Paladin that was attacked
    assert duel("paladin", "goblin wounded", 1, 0).score == (1, 0)


# Pickpocket


@rule("twister.pickpocket.steal")
def test_the_pickpocket_steals_an_object():
    scene = Maze(HALL, w="pickpocket, foe troll +sword", a="foe goblin +key").begin()
    assert scene.targets("steal") == {scene.thing("sword")}
    scene.act("steal", scene.who("pickpocket"), scene.thing("sword"))
    assert scene.figure("pickpocket").objects == (scene.thing("sword"),)
    assert scene.figure("troll", 1).objects == ()
    assert scene.state.wheel[0] == 2


@rule("twister.pickpocket.steal", "twister.golden.carry-one")
def test_stealing_needs_a_free_hand():
    scene = Maze(HALL, w="pickpocket +rope, foe troll +sword").begin()
    assert scene.refusal("steal", scene.who("pickpocket"), scene.thing("sword")) == "twister.golden.carry-one"


@rule("twister.pickpocket.no-wounded")
def test_a_carried_friend_is_not_stolen():
    scene = Maze(HALL, w="pickpocket, foe troll +goblin").begin()
    assert not scene.options("steal")
    rule = "twister.pickpocket.no-wounded"
    assert scene.refusal("steal_friend", scene.who("pickpocket"), scene.foe("goblin")) == rule


# Samurai


@rule("twister.samurai.free-attack")
def test_the_samurai_attacks_once_for_nothing():
    scene = Maze(HALL, w="samurai, foe colossus", points=1)
    scene.fight("attack", scene.who("samurai"), scene.foe("colossus"), 2, 0)
    assert scene.state.wheel[0] == 1
    scene.fight("attack", scene.who("samurai"), scene.foe("colossus"), 2, 0)
    assert scene.state.wheel[0] == 0


@rule("twister.samurai.free-attack")
def test_the_free_attack_needs_no_points_and_brings_friends():
    scene = Maze(HALL, w="goblin, samurai, foe colossus", y="foe thief", points=0).begin()
    assert scene.options() == [f"attack:{scene.who('samurai')}:{scene.foe('colossus')}", "end_turn"]
    scene.fight("attack", scene.who("samurai"), scene.foe("colossus"), 0, 0)
    assert scene.totals() == (4, 5)
    assert scene.state.active == 1


# Spellcasters (scrolls: see test_objects)


@rule("twister.trait.spellcaster", "twister.wizard.spellcaster", "twister.telekinetic.spellcaster")
@pytest.mark.parametrize(
    ("who", "casts"), [("wizard", True), ("telekinetic", True), ("warrior", False), ("telepath", False)]
)
def test_only_spellcasters_use_scrolls(who, casts):
    scene = Maze(HALL, w=f"{who} +fireball-scroll", y="foe troll").begin()
    assert bool(scene.options("fireball")) is casts
    if not casts:
        assert scene.refusal("fireball", scene.who(who), scene.foe("troll")) == "twister.trait.spellcaster"
    scene = Maze(HALL, w=f"{who} +inversion-scroll", y="foe troll").begin()
    assert bool(scene.options("invert")) is casts


# Telekinetic


def sent(scene):
    """Where an object can be sent, by letter."""
    names = {cell: letter for letter, cell in scene.cells.items()}
    return "".join(sorted(names[each["cell"]] for each in scene.decision.options if each.verb == "send_to"))


@rule("twister.telekinetic.move-object", "twister.telekinetic.not-carried")
def test_the_telekinetic_moves_what_lies_in_her_room():
    scene = Maze(HALL, w="telekinetic +rope", c="key", x="sword", a="thief +bow").begin()
    me = scene.who("telekinetic")
    assert scene.targets("send") == {scene.thing("rope"), scene.thing("key")}
    assert scene.refusal("send", me, scene.thing("bow")) == "twister.telekinetic.not-carried"
    assert scene.refusal("send", me, scene.thing("sword")) == ""


@rule("twister.telekinetic.not-carried")
def test_she_moves_nothing_that_another_carries_whoever_it_is():
    scene = Maze(HALL, w="thief +bow", a="telekinetic").begin()
    assert scene.who("thief") == 0
    assert scene.refusal("send", scene.who("telekinetic"), scene.thing("bow")) == "twister.telekinetic.not-carried"


@rule("twister.telekinetic.move-object")
def test_she_moves_nothing_from_her_start_zone():
    assert not Maze(HALL, s="telekinetic +rope", w="key").begin().options("send")


@rule("twister.telekinetic.range")
def test_an_object_flies_three_zones_over_pits_and_people():
    row = "+#+#+ +#+#+\n#w~a. .x.y.\n+#+#+ +#+#+\n#b.c# .u.v.\n+.+.+ +.+.+\n s t   p q"
    scene = Maze(row, w="telekinetic, key", a="foe troll")
    scene.act("send", scene.who("telekinetic"), scene.thing("key"))
    assert sent(scene) == "axy"
    y = next(each.id for each in scene.decision.options if each["cell"] == scene.cells["y"])
    scene.answer(y)
    assert scene.item("key").cell == scene.cells["y"]
    assert scene.state.wheel[0] == 2


@rule("twister.telekinetic.range")
def test_an_object_in_her_hands_flies_from_where_she_is():
    row = "+#+#+ +#+#+\n#w~a# .x.y.\n+#+#+ +#+#+\n#b.c# .u.v.\n+.+.+ +.+.+\n s t   p q"
    scene = Maze(row, w="telekinetic +key")
    scene.act("send", scene.who("telekinetic"), scene.thing("key"))
    assert sent(scene) == "a"


@rule("twister.telekinetic.range")
@pytest.mark.parametrize("border", "#=:")
def test_walls_slits_and_portcullises_stop_an_object(border):
    row = f"+#+#+ +#+#+\n#w{border}a. .x.y.\n+.+#+ +#+#+\n#b#c# .u.v.\n+#+.+ +.+.+\n s t   p q"
    scene = Maze(row, w="telekinetic, key")
    scene.act("send", scene.who("telekinetic"), scene.thing("key"))
    assert sent(scene) == "b"


@rule("twister.telekinetic.start-zone")
def test_an_object_passes_over_a_start_zone_but_stays_only_with_a_friend():
    rooms = "+#+#+ +#+#+\n#w#a# #x.y.\n+.+.+ +#+#+\n#b#c# .u.v.\n+.+.+ +.+.+\n s t   p q"
    scene = Maze(rooms, b="telekinetic, key", t="goblin")
    scene.act("send", scene.who("telekinetic"), scene.thing("key"))
    assert sent(scene) == "acuvw"
    assert f"hand:{scene.who('goblin')}:{scene.cells['s']}" in scene.options()


@rule("twister.telekinetic.give")
def test_the_object_may_be_handed_to_a_friend_with_a_free_hand():
    scene = Maze(HALL, w="telekinetic, key", a="goblin wounded", c="ghost", b="thief +bow", x="foe troll, naga")
    scene.act("send", scene.who("telekinetic"), scene.thing("key"))
    handed = {each["friend"] for each in scene.decision.options if each.verb == "hand"}
    assert handed == {scene.who("telekinetic"), scene.who("goblin"), scene.who("naga")}
    scene.answer(
        next(each.id for each in scene.decision.options if dict(each.subjects).get("friend") == scene.who("goblin"))
    )
    assert scene.figure("goblin").objects == (scene.thing("key"),)


OPEN = """
+.+.+ +.+.+
..... ...z.
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
+.+.+ +.+.+
.w... .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
"""


@rule("twister.telekinetic.give")
def test_the_dead_are_handed_nothing():
    """Not even where their numbers would lead: the last start zone."""
    scene = Maze(OPEN, z="foe telekinetic, foe key", w="foe goblin", active=1)
    scene.game.change(scene.foe("goblin"), cell=DEAD)
    scene.act("send", scene.foe("telekinetic"), scene.thing("key"))
    assert {each["friend"] for each in scene.decision.options if each.verb == "hand"} == {scene.foe("telekinetic")}


# Telepath


@rule("twister.telepath.name-card")
@pytest.mark.parametrize(("mine", "theirs", "active"), [("telepath", "goblin", 0), ("telepath", "goblin", 1)])
def test_the_telepath_names_the_enemys_card(mine, theirs, active):
    scene = Maze(HALL, w=f"{mine}, foe {theirs}", active=active)
    pair = (scene.who(mine), scene.foe(theirs))
    scene.act("attack", *(pair if active == 0 else pair[::-1]))
    assert (scene.decision.seat, scene.decision.kind) == (0, "name")
    scene.answer("name:1")
    assert [option.id for option in scene.game.decision(1).options] == ["lay:1"]
    assert len(scene.game.decision(0).options) == 7


@rule("twister.telepath.name-card")
def test_the_telepath_may_hold_back_and_needs_a_single_combat():
    scene = duel("telepath", "goblin", None)
    scene.answer("pass")
    assert len(scene.game.decision(1).options) == 7
    scene = Maze(HALL, w="telepath, thief, foe goblin")
    scene.act("attack", scene.who("telepath"), scene.foe("goblin"))
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]


@rule("twister.telepath.name-card", "twister.berserker.two-cards")
def test_the_second_card_of_a_frenzy_stays_free():
    scene = Maze(HALL, w="berserker, foe telepath")
    scene.act("attack", scene.who("berserker"), scene.foe("telepath"))
    scene.answer("two", "name:1")
    assert "lay:1" not in scene.options()  # the only 1 must remain for the named card
    scene.answer("lay:6")
    assert [option.id for option in scene.game.decision(0).options] == ["lay:1"]
    scene.lay(1, 0)
    assert scene.totals() == (10, 0)


@rule("twister.telepath.lacking")
def test_one_without_the_named_card_shows_the_hand_and_plays_any():
    scene = duel("telepath", "goblin", None)
    scene.hand(1, 0, 2, 5)
    scene.answer("name:6")
    (shown,) = scene.events("hand_shown")
    assert len(shown.data["cards"]) == 3
    assert shown.only == (0, 1), "whose hand it is knows that it was seen"
    assert scene.game.view(0).state.known[0] == scene.state.hand[1]
    assert scene.game.view(None).state.known[0] == (None,) * 3
    assert [option.id for option in scene.game.decision(1).options] == ["lay:0", "lay:2", "lay:5"]


@rule("twister.telepath.cancel")
def test_two_telepaths_cancel_out():
    scene = duel("telepath", "telepath", None)
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]
    assert scene.saw("cancelled")


# Troll


@rule("twister.troll.regenerate", "twister.troll.idle")
def test_the_troll_heals_itself_and_does_nothing_else():
    scene = Maze(HALL, w="troll wounded +key, foe goblin", a="warrior")
    me = scene.who("troll")
    scene.act("regenerate", me)
    assert not scene.figure("troll").wounded
    assert scene.state.wheel[0] == 2
    assert not [option for option in scene.decision.options if dict(option.subjects).get("figure") == me]


@rule("twister.troll.regenerate")
def test_a_carried_troll_does_not_regenerate():
    scene = Maze(HALL, w="warrior +troll").begin()
    assert not scene.options("regenerate")


@rule("twister.troll.not-same-turn")
def test_the_troll_waits_for_the_next_turn():
    scene = duel("troll", "colossus", 0, 0, c="warrior")
    assert scene.figure("troll").wounded
    assert scene.refusal("regenerate", scene.who("troll")) == "twister.troll.not-same-turn"
    scene.act("end_turn")
    scene.game.answer(1, "end_turn")
    assert scene.options("regenerate")


@rule("twister.troll.fireball")
def test_a_fireball_destroys_the_troll():
    scene = Maze(HALL, w="wizard +fireball-scroll", y="foe troll", v="foe goblin")
    scene.act("fireball", scene.who("wizard"), scene.foe("troll"))
    assert scene.figure("troll", 1).cell == DEAD
    scene.act("end_turn")
    assert not scene.options("regenerate")


# Wall-Walker


@rule("twister.wall-walker.cross", "twister.wall-walker.not-movement", "twister.wall-walker.loaded")
@pytest.mark.parametrize("row", ["#w.a# .x.y.", "#w.a. #x.y.", "#w.a# #x.y."])
@pytest.mark.parametrize("load", ["wall-walker", "wall-walker +key", "wall-walker +goblin"])
def test_a_wall_or_a_double_wall_is_crossed_for_a_point(row, load):
    scene = Maze(HALL.replace("#w.a. .x.y.", row), a=load)
    scene.act("cross", scene.who("wall-walker"), scene.cells["x"])
    if scene.decision.kind == "move":
        scene.answer(f"leap:{scene.cells['x']}", "stop")
    assert scene.at("wall-walker") == "x"
    assert scene.state.wheel[0] == 2


@rule("twister.wall-walker.not-movement")
def test_a_wall_is_not_crossed_in_a_move():
    scene = Maze(HALL.replace("#w.a. .x.y.", "#w.a# .x.y."), a="wall-walker")
    scene.walk("wall-walker")
    assert scene.refused()[f"go:{scene.cells['x']}"] == "twister.move.no-wall"


@rule("twister.wall-walker.cross")
def test_behind_the_wall_an_enemy_holds_her_and_the_way_out_is_free():
    scene = Maze(HALL.replace("#w.a. .x.y.", "#w.a# .x.y."), a="wall-walker", x="foe troll")
    scene.act("cross", scene.who("wall-walker"), scene.cells["x"])
    assert scene.figure("wall-walker").bound == 3
    assert f"cross:{scene.who('wall-walker')}:{scene.cells['a']}" in scene.options()


@rule("twister.wall-walker.cross", "twister.victory.escape")
def test_she_escapes_through_the_last_wall():
    rooms = "+#+.+ +.+.+\n.w.a. .....\n+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n"
    scene = Maze(rooms + rooms.replace("+#+", "+.+").replace("w", ".").replace("a", "."), w="wall-walker", a="thief")
    scene.act("cross", scene.who("wall-walker"), 20)
    assert scene.score == (1, 0)


@rule("twister.victory.exit-blocked", "twister.wall-walker.cross")
def test_the_exits_of_the_south_are_held_against_her_too():
    rooms = "+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n"
    last = "+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n.w.a. .....\n+#+#+ +.+.+\n s t   p q"
    scene = Maze(rooms + last, w="foe wall-walker", s="goblin", active=1).begin()
    walker = scene.foe("wall-walker")
    assert scene.refusal("cross", walker, scene.cells["s"]) == "twister.victory.exit-blocked"
    assert f"cross:{walker}:{scene.cells['s']}" not in scene.options()


@rule("twister.wall-walker.no-portcullis")
@pytest.mark.parametrize("row", ["#w.a= .x.y.", "#w.a# =x.y.", "#w.a# :x.y."])
def test_portcullises_and_slits_stop_her(row):
    scene = Maze(HALL.replace("#w.a. .x.y.", row), a="wall-walker").begin()
    rule = "twister.wall-walker.no-portcullis"
    assert scene.refusal("cross", scene.who("wall-walker"), scene.cells["x"]) == rule


@rule("twister.golden.three-per-zone", "twister.wall-walker.loaded")
@pytest.mark.parametrize(
    ("load", "friends", "rule"),
    [
        ("", "thief, cleric", ""),
        ("", "thief, cleric, troll", "twister.golden.three-per-zone"),
        (" +goblin", "thief", ""),
        (" +goblin", "thief, cleric", "twister.golden.three-per-zone"),
    ],
)
def test_whom_she_carries_needs_room_behind_the_wall_too(load, friends, rule):
    scene = Maze(HALL.replace("#w.a. .x.y.", "#w.a# .x.y."), a=f"wall-walker{load}", x=friends).begin()
    assert scene.refusal("cross", scene.who("wall-walker"), scene.cells["x"]) == rule


@rule("twister.wall-walker.cross", "twister.move.no-pit")
@pytest.mark.parametrize("row", ["#w.a# ~x.y.", "#w.a~ #x.y."])
def test_a_pit_beside_the_wall_stops_her_as_a_pit_does(row):
    scene = Maze(HALL.replace("#w.a. .x.y.", row), a="wall-walker").begin()
    assert scene.refusal("cross", scene.who("wall-walker"), scene.cells["x"]) == "twister.move.no-pit"


# Weapon Master


@rule("twister.weapon-master.look")
@pytest.mark.parametrize("active", [0, 1])
def test_the_weapon_master_sees_the_card_before_she_chooses(active):
    scene = Maze(HALL, w="weapon-master, foe troll", active=active)
    pair = (scene.who("weapon-master"), scene.foe("troll"))
    scene.act("attack", *(pair if active == 0 else pair[::-1]))
    assert scene.decision.seat == 1
    scene.answer("lay:4")
    assert scene.decision.seat == 0
    assert scene.game.view(0).state.laid == ("1/combat/4/1",)
    assert scene.game.view(None).state.laid == (None,)
    (seen,) = scene.events("card_seen")
    assert [seen.seen_by(seat, scene.game.secrets()).hidden for seat in (0, 1, None)] == [False, False, True]
    scene.answer("lay:6")
    assert scene.totals() == ((9, 8) if active == 0 else (8, 9))
    assert scene.figure("troll", 1).wounded


@rule("twister.weapon-master.look")
def test_she_sees_the_card_of_the_southern_player_too():
    scene = Maze(HALL, w="troll, foe weapon-master")
    scene.act("attack", scene.who("troll"), scene.foe("weapon-master"))
    assert scene.decision.seat == 0
    scene.answer("lay:4")
    assert scene.decision.seat == 1
    assert scene.game.view(1).state.laid == ("0/combat/4/1",)


@rule("twister.weapon-master.look", "twister.berserker.two-cards")
def test_she_sees_both_cards_of_a_frenzy_and_looks_in_groups():
    scene = Maze(HALL, w="weapon-master, foe berserker", active=1)
    scene.act("attack", scene.foe("berserker"), scene.who("weapon-master"))
    scene.answer("two", "lay:5", "lay:4")
    assert {*scene.game.view(0).state.laid} == {"1/combat/4/1", "1/combat/5/1"}
    scene.answer("lay:0")
    assert scene.totals() == (12, 3)
    scene = Maze(HALL, w="weapon-master, thief, foe troll")
    scene.act("attack", scene.who("weapon-master"), scene.foe("troll"))
    assert scene.decision.seat == 1


@rule("twister.weapon-master.cancel")
def test_weapon_masters_on_both_sides_cancel_out():
    scene = duel("weapon-master", "weapon-master", None)
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]


# Decisions of ours


@rule("twister.cleric.not-carried")
def test_an_enemys_burden_is_not_healed():
    scene = Maze(HALL, w="cleric, foe troll +goblin").begin()
    assert not scene.options("heal")


@rule("twister.golem.break-walls")
def test_without_anything_to_break_the_golem_keeps_its_strength():
    assert not Maze("+.+.+\n.w.a.\n+.+.+\n.b~c.\n+.+.+", w="golem").begin().options("break_walls")


@rule("twister.backstabber.lockpick")
def test_from_a_start_zone_only_the_portcullis_faced_is_worked():
    rooms = "+.+.+\n.w.a.\n+.+.+\n.b.c.\n+=+.+\n s t"
    assert Maze(rooms, s="backstabber").begin().options("open")
    assert not Maze(rooms, t="backstabber").begin().options("open")


@rule("twister.samurai.free-attack")
def test_a_lance_attack_is_a_free_attack_too():
    scene = Maze(HALL, w="samurai +telescopic-lance", a="foe troll", points=0).begin()
    assert scene.options("lance")


@rule("twister.move.enemy-zone-exit")
def test_the_way_out_holds_for_jumps_and_walls_too():
    rooms = "+#+#+ +.+.+\n#w.a~ .x.y.\n+.+#+ +.+.+\n.b.c. .u.v.\n+.+.+ +.+.+"
    scene = Maze(rooms, w="wall-walker", a="foe troll", y="warrior")
    scene.walk("wall-walker", "a")
    scene.stop()
    me = scene.who("wall-walker")
    assert scene.refusal("jump", me, scene.cells["x"]) == "twister.move.enemy-zone-exit"
    assert scene.refusal("cross", me, scene.cells["c"]) == "twister.move.enemy-zone-exit"


@rule("twister.move.exchange")
def test_what_a_carried_friend_has_stays_with_it():
    scene = Maze(HALL, w="thief, warrior +goblin")
    goblin = scene.who("goblin")
    scene.state.items.append(scene.new_item("key", 0, -1, goblin))
    scene.game.change(goblin, objects=(0,))
    scene.walk("thief")
    assert not scene.options("take")


@rule("twister.troll.regenerate")
def test_a_dead_troll_does_not_rise():
    scene = Maze(HALL, w="troll wounded", a="warrior")
    scene.game.change(scene.who("troll"), cell=DEAD)
    assert not scene.begin().options("regenerate")


@rule("twister.pickpocket.steal")
def test_a_theft_is_told():
    scene = Maze(HALL, w="pickpocket, foe troll +sword")
    scene.act("steal", scene.who("pickpocket"), scene.thing("sword"))
    assert scene.saw("stolen", figure=scene.who("pickpocket"), victim=scene.foe("troll"), object=scene.thing("sword"))

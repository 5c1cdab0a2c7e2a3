"""The characters, their numbers, and what those from the assassin to the golem can do."""

import pytest

from souterrain.games.twister.game import Twister
from souterrain.games.twister.state import BROKEN, CLOSED, DEAD, OPEN
from souterrain.games.twister.terrain import place_of
from tests.rule import rule
from tests.twister.scene import HALL, Maze, duel

ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""

PROFILES = {
    "assassin": (2, 2, ("deadly-blow",)),
    "backstabber": (2, 2, ("stabbing", "lockpicking")),
    "berserker": (2, 3, ("killing-frenzy",)),
    "cleric": (2, 2, ("healing",)),
    "colossus": (1, 5, ("bar-bending", "giant")),
    "crossbowman": (2, 3, ("crossbow",)),
    "dark-angel": (3, 2, ("flight", "undead")),
    "elf-scout": (4, 1, ("acrobatics",)),
    "general": (2, 1, ("charisma",)),
    "ghost": (2, 0, ("incorporeal", "no-carrying", "undead")),
    "goblin": (2, 1, ("lost-cause",)),
    "golem": (1, 4, ("wall-breaking",)),
    "mekanork": (2, 2, ("tinkering",)),
    "naga": (3, 2, ("contortion",)),
    "paladin": (2, 3, ("might", "undead-hunter")),
    "pickpocket": (3, 2, ("pickpocketing",)),
    "samurai": (2, 3, ("seasoned-fighter",)),
    "wizard": (2, 1, ("levitation", "spellcaster")),
    "telekinetic": (3, 1, ("psychokinesis", "spellcaster")),
    "telepath": (2, 0, ("mind-control",)),
    "thief": (3, 2, ("acrobatics", "lockpicking")),
    "troll": (1, 4, ("regeneration",)),
    "wall-walker": (2, 1, ("wall-crossing",)),
    "warrior": (2, 3, ("bar-bending",)),
    "weapon-master": (2, 3, ("combat-techniques",)),
}


@rule(
    "twister.assassin.profile",
    "twister.backstabber.profile",
    "twister.berserker.profile",
    "twister.cleric.profile",
    "twister.colossus.profile",
    "twister.crossbowman.profile",
    "twister.dark-angel.profile",
    "twister.elf-scout.profile",
    "twister.general.profile",
    "twister.ghost.profile",
    "twister.goblin.profile",
    "twister.golem.profile",
    "twister.mekanork.profile",
    "twister.naga.profile",
    "twister.paladin.profile",
    "twister.pickpocket.profile",
    "twister.samurai.profile",
    "twister.wizard.profile",
    "twister.telekinetic.profile",
    "twister.telepath.profile",
    "twister.thief.profile",
    "twister.troll.profile",
    "twister.wall-walker.profile",
    "twister.warrior.profile",
    "twister.weapon-master.profile",
)
@pytest.mark.parametrize("name", PROFILES)
def test_a_character_has_the_numbers_and_abilities_of_the_book(name):
    content = Twister.open_packs(("base",)).content
    assert len(content.character) == 25
    character = content.character[name]
    assert (character.movement, character.combat, character.abilities) == PROFILES[name]


@rule("twister.trait.undead")
def test_two_characters_are_undead():
    book = Maze().game.book
    assert {name for name, sheet in book.characters.items() if "undead" in sheet.traits} == {"dark-angel", "ghost"}


@rule("twister.ability.sun-cost", "twister.object.sun-cost")
def test_the_sun_costs_a_point_and_nothing_else_does():
    content = Twister.open_packs(("base",)).content
    suns = {ability.id for ability in content.ability.values() if ability.ap}
    acts = {
        id
        for id, ability in content.ability.items()
        if any(effect.marks["kind"] != "trait" for effect in ability.effects)
    }
    # The crossbow and the mechanism are worked by the rules of shooting and turning, which cost a point as well.
    assert suns == acts | {"crossbow", "tinkering"}
    assert {thing.id for thing in content.object.values() if thing.ap} == {
        "bow",
        "key",
        "fireball-scroll",
        "inversion-scroll",
    }


@rule("twister.ability.sun-cost")
@pytest.mark.parametrize(
    ("who", "verb"),
    [("thief", "open"), ("backstabber", "open"), ("colossus", "break"), ("warrior", "break"), ("thief +key", "open")],
)
def test_using_an_ability_is_paid_for(who, verb):
    scene = Maze(ROOM.replace(".w.a.", ".w=a."), w=who)
    scene.act(verb, 0, 2)
    assert scene.state.wheel[0] == 2


# Assassin


@rule("twister.assassin.deadly-blow")
def test_the_assassin_kills_at_once():
    """The ledger's example: Assassin (2) against an unwounded Goblin (1), 1 against 1."""
    scene = duel("assassin", "goblin", 1, 1)
    assert scene.figure("goblin", 1).cell == DEAD
    assert scene.score == (1, 0)
    assert [event.rule for event in scene.events("killed")] == ["twister.assassin.deadly-blow"]


@rule("twister.assassin.deadly-blow")
def test_the_assassin_kills_in_defence_and_with_a_bow():
    scene = Maze(HALL, w="assassin, foe goblin", active=1)
    scene.fight("attack", scene.foe("goblin"), scene.who("assassin"), 3, 0)
    assert scene.figure("goblin", 1).cell == DEAD
    scene = Maze(HALL, w="assassin +bow", y="foe goblin")
    scene.fight("shoot_bow", scene.who("assassin"), scene.foe("goblin"), 3, 0)
    assert scene.figure("goblin", 1).cell == DEAD
    scene = Maze(HALL, w="assassin", y="foe crossbowman", active=1)
    scene.fight("shoot", scene.foe("crossbowman"), scene.who("assassin"), 6, 0)
    assert not scene.figure("crossbowman", 1).wounded


@rule("twister.assassin.group")
def test_an_assassin_in_the_group_kills_all_losers():
    scene = Maze(HALL, w="assassin, warrior, foe goblin, foe thief")
    scene.fight("attack", scene.who("assassin"), scene.foe("goblin"), 4, 0)
    assert scene.figure("goblin", 1).cell == scene.figure("thief", 1).cell == DEAD
    assert scene.score == (2, 0)
    assert {event.rule for event in scene.events("killed")} == {"twister.assassin.group"}


@rule("twister.assassin.deadly-blow", "twister.wounded.no-abilities")
def test_a_wounded_assassin_only_wounds():
    scene = Maze(HALL, w="assassin wounded, foe goblin", active=1)
    scene.fight("attack", scene.foe("goblin"), scene.who("assassin"), 6, 0)
    assert scene.figure("goblin", 1).wounded
    assert scene.figure("goblin", 1).cell != DEAD


# Backstabber


@rule("twister.backstabber.stab")
@pytest.mark.parametrize(
    ("zone", "totals"),
    [
        ("backstabber, goblin, foe troll", (5, 4)),
        ("backstabber, foe troll", (2, 4)),
        ("backstabber, foe troll, foe goblin", (2, 5)),
        ("backstabber, goblin wounded, foe troll, foe goblin", (2, 5)),
    ],
)
def test_the_backstabber_is_stronger_beside_a_fighting_friend(zone, totals):
    scene = Maze(HALL, w=zone)
    scene.fight("attack", scene.who("backstabber"), scene.foe("troll"), 0, 0)
    assert scene.totals() == totals


@rule("twister.backstabber.stab")
def test_the_backstabber_stabs_in_defence_too():
    scene = Maze(HALL, w="backstabber, goblin, foe troll", active=1)
    scene.fight("attack", scene.foe("troll"), scene.who("goblin"), 0, 0)
    assert scene.totals() == (4, 5)


@rule("twister.backstabber.stab")
def test_a_wounded_friend_that_is_attacked_does_not_fight_beside_the_backstabber():
    scene = Maze(HALL, w="backstabber, goblin wounded, foe troll", active=1)
    scene.fight("attack", scene.foe("troll"), scene.who("goblin"), 0, 0)
    assert scene.totals() == (4, 2)


@rule("twister.backstabber.lockpick", "twister.thief.lockpick")
@pytest.mark.parametrize("who", ["backstabber", "thief"])
def test_lockpickers_open_and_close_an_adjacent_portcullis(who):
    scene = Maze(ROOM.replace(".w.a.", ".w=a."), w=who)
    scene.act("open", 0, 2)
    assert scene.state.rooms[2].portcullis == OPEN
    scene.act("close", 0, 2)
    assert scene.state.rooms[2].portcullis == CLOSED


@rule("twister.backstabber.lockpick", "twister.thief.lockpick", "twister.portcullis.broken-forever")
@pytest.mark.parametrize("who", ["backstabber", "thief", "goblin +key"])
def test_a_far_or_a_broken_portcullis_cannot_be_worked(who):
    scene = Maze(ROOM.replace(".w.a.", ".w=a."), b=who).begin()
    assert not scene.options("open")
    scene = Maze(ROOM.replace(".w.a.", ".w=a."), w=who)
    scene.game.lay_room(2, type(scene.state.rooms[2])("drawn-2", 0, BROKEN))
    scene.begin()
    assert not scene.options("open")
    assert not scene.options("close")


# Berserker


@rule("twister.berserker.two-cards", "twister.berserker.announce")
def test_the_berserker_adds_two_cards():
    """The ledger's example: Berserker (3), 3 and 2, against a Colossus (5) and 2."""
    scene = duel("berserker", "colossus", None)
    assert scene.decision.kind == "frenzy"
    scene.answer("two")
    assert scene.saw("cards_announced", cards=2)
    assert not [event for event in scene.game.events if event.name == "cards_revealed"]
    scene.answer("lay:3")
    scene.lay(2, 2)
    assert scene.totals() == (8, 7)
    assert scene.figure("colossus", 1).wounded


@rule("twister.berserker.announce")
def test_the_announcement_comes_before_the_defenders_card():
    scene = duel("berserker", "colossus", None)
    assert [choice.seat for choice in scene.game.open_decisions()] == [0]
    scene.answer("one")
    scene.lay(6, 0)
    assert scene.totals() == (9, 5)


@rule("twister.berserker.discard")
def test_both_cards_are_spent_but_for_a_nought():
    scene = duel("berserker", "goblin", None)
    scene.answer("two", "lay:3")
    scene.lay(2, 0)
    assert scene.values(0) == [0, 1, 2, 3, 4, 5, 6]
    scene = duel("berserker", "goblin", None)
    scene.answer("two", "lay:0")
    scene.lay(6, 0)
    assert scene.values(0) == [0, 1, 2, 2, 3, 3, 4, 5]


@rule("twister.berserker.two-cards")
def test_the_second_card_is_another_one():
    scene = duel("berserker", "goblin", None)
    scene.hand(0, 0, 4)
    scene.answer("two", "lay:4")
    assert [option.id for option in scene.game.decision(0).options] == ["lay:0"]


@rule("twister.berserker.two-cards")
def test_no_frenzy_in_defence_or_in_a_group():
    scene = Maze(HALL, w="berserker, goblin, foe troll")
    scene.act("attack", scene.who("berserker"), scene.foe("troll"))
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]
    scene = Maze(HALL, w="berserker, foe troll", active=1)
    scene.act("attack", scene.foe("troll"), scene.who("berserker"))
    assert [choice.kind for choice in scene.game.open_decisions()] == ["lay", "lay"]


@rule("twister.berserker.two-cards")
def test_the_first_card_of_a_frenzy_stays_secret():
    scene = duel("berserker", "goblin", None)
    scene.answer("two", "lay:6")
    assert b"0/combat/6" not in scene.game.view(1).encode()
    assert b"0/combat/6" not in scene.game.view(None).encode()


# Cleric


@rule("twister.cleric.heal")
@pytest.mark.parametrize(("patient", "seat"), [("goblin wounded", 0), ("foe goblin wounded", 1)])
def test_the_cleric_heals_anybody_in_his_zone(patient, seat):
    scene = Maze(HALL, w=f"cleric, {patient}", y="troll wounded")
    scene.begin()
    assert scene.targets("heal") == {scene.who("goblin", seat)}
    scene.act("heal", scene.who("cleric"), scene.who("goblin", seat))
    assert not scene.figure("goblin", seat).wounded
    assert scene.at("goblin", seat) == "w"
    assert scene.state.wheel[0] == 2


@rule("twister.cleric.not-carried")
def test_the_cleric_does_not_heal_what_he_carries():
    scene = Maze(HALL, w="cleric +goblin").begin()
    assert scene.refusal("heal", scene.who("cleric"), scene.who("goblin")) == "twister.cleric.not-carried"


@rule("twister.cleric.not-carried")
def test_another_friends_burden_is_healed_and_put_down():
    scene = Maze(HALL, w="cleric, warrior +goblin")
    scene.act("heal", scene.who("cleric"), scene.who("goblin"))
    assert scene.figure("warrior").burden == ()
    assert scene.figure("goblin").bearer == -1


@rule("twister.cleric.healed-idle")
def test_the_healed_do_nothing_more_this_turn():
    scene = Maze(HALL, w="cleric, thief wounded +key, foe goblin", c="foe naga")
    scene.act("heal", scene.who("cleric"), scene.who("thief"))
    thief = scene.who("thief")
    assert not [option for option in scene.decision.options if dict(option.subjects).get("figure") == thief]
    scene.fight("attack", scene.who("cleric"), scene.foe("goblin"), 0, 0)
    assert scene.totals() == (2, 1)
    scene.act("end_turn")
    scene.game.answer(1, "end_turn")
    assert f"move:{thief}" in scene.options()


@rule("twister.cleric.not-self")
def test_a_wounded_cleric_heals_nobody():
    scene = Maze(HALL, w="cleric wounded, goblin wounded", a="thief").begin()
    assert not scene.options("heal")


# Colossus and Warrior


@rule("twister.colossus.bend-bars", "twister.warrior.bend-bars", "twister.portcullis.broken-forever")
@pytest.mark.parametrize("who", ["colossus", "warrior"])
def test_bars_are_bent_for_good(who):
    scene = Maze(HALL.replace("#w.a. .x.y.", "#w.a. =x.y."), a=who, c="thief +key")
    scene.act("break", scene.who(who), 3)
    assert scene.state.rooms[3].portcullis == BROKEN
    scene.act("move", scene.who("thief"))
    scene.go("a")
    scene.stop()
    assert not scene.options("close")
    assert not scene.options("break")


@rule("twister.colossus.giant")
@pytest.mark.parametrize(
    ("who", "zone", "passes"),
    [
        ("goblin", "foe colossus", True),
        ("telepath", "foe colossus", True),
        ("warrior", "foe colossus", False),
        ("goblin", "foe colossus, foe troll", False),
        ("goblin +sword", "foe colossus", True),
    ],
)
def test_the_weak_walk_between_the_colossus_legs(who, zone, passes):
    scene = Maze("+#+#+ +#+#+\n#w.a. .x.y.\n+#+#+ +#+#+\n..... .....\n+.+.+ +.+.+", w=who, a=zone)
    scene.walk(who.split()[0])
    assert scene.ways() == ("ax" if passes else "a")


# Fliers and acrobats (pits: see test_move)


@rule(
    "twister.dark-angel.fly-pits",
    "twister.elf-scout.acrobatics",
    "twister.thief.acrobatics",
    "twister.wizard.levitation",
)
@pytest.mark.parametrize("who", ["dark-angel", "elf-scout", "thief", "wizard"])
def test_pits_and_double_pits_are_crossed_in_a_move(who):
    scene = Maze(HALL.replace("#w.a. .x.y.", "#w.a~ ~x.y."), a=who)
    scene.walk(who, "x")
    assert scene.at(who) == "x"
    assert scene.state.jumps == (3, 3)


@rule("twister.dark-angel.fly-enemies", "twister.wizard.levitation", "twister.ghost.incorporeal")
@pytest.mark.parametrize("who", ["dark-angel", "wizard", "ghost"])
def test_zones_held_by_enemies_are_flown_through(who):
    corridor = "+#+#+ +#+#+\n#w.a. .x.y.\n+#+#+ +#+#+\n..... .....\n+.+.+ +.+.+"
    scene = Maze(corridor, w=who, a="foe troll")
    scene.walk(who, "a")
    assert scene.figure(who).bound == -1
    assert "x" in scene.ways()


@rule("twister.dark-angel.fly-enemies")
@pytest.mark.parametrize("border", "#=:")
def test_walls_slits_and_portcullises_stop_the_dark_angel(border):
    scene = Maze(f"+#+#+ +#+#+\n#w{border}a. .x.y.\n+#+#+ +#+#+\n..... .....\n+.+.+ +.+.+", w="dark-angel, key")
    scene.walk("dark-angel")
    assert scene.ways() == ""


# General


@rule("twister.general.bonus")
def test_the_general_strengthens_friends_in_his_room():
    """The ledger's example: with a General in another zone, Warrior (3) and Goblin (1) make 6."""
    scene = Maze(HALL, w="warrior, goblin, foe colossus", c="general")
    scene.fight("attack", scene.who("warrior"), scene.foe("colossus"), 0, 0)
    assert scene.totals() == (6, 5)
    scene = Maze(HALL, w="warrior, foe colossus", x="general")
    scene.fight("attack", scene.who("warrior"), scene.foe("colossus"), 0, 0)
    assert scene.totals() == (3, 5)


@rule("twister.general.bonus")
def test_the_general_commands_in_the_first_room_too():
    room = "+.+.+\n.....\n+.+.+\n.....\n+.+.+\n"
    scene = Maze(room.replace(".....", ".w.c.", 1) + room, w="warrior, foe colossus", c="general")
    assert place_of(scene.cells["w"]) == 0
    scene.fight("attack", scene.who("warrior"), scene.foe("colossus"), 0, 0)
    assert scene.totals() == (3 + 1, 5)


@rule("twister.general.bonus")
def test_the_general_helps_in_defence():
    scene = Maze(HALL, w="warrior, foe colossus", c="general", active=1)
    scene.fight("attack", scene.foe("colossus"), scene.who("warrior"), 0, 0)
    assert scene.totals() == (5, 4)


@rule("twister.general.not-self")
def test_the_general_does_not_help_himself():
    assert duel("general", "goblin").totals() == (1, 1)


@rule("twister.general.wounded-friends")
def test_the_general_helps_wounded_friends():
    scene = Maze(HALL, w="warrior wounded, foe goblin", c="general", active=1)
    scene.fight("attack", scene.foe("goblin"), scene.who("warrior"), 0, 0)
    assert scene.totals() == (1, 1)


@rule("twister.general.off")
@pytest.mark.parametrize(("cell", "who"), [("c", "general wounded"), ("s", "general")])
def test_no_bonus_from_a_wounded_general_or_from_the_start_zone(cell, who):
    scene = Maze(HALL, w="warrior, foe colossus", **{cell: who})
    scene.fight("attack", scene.who("warrior"), scene.foe("colossus"), 0, 0)
    assert scene.totals() == (3, 5)


@rule("twister.general.off", "twister.general.bonus")
def test_a_start_zone_is_no_room_for_a_general_to_command():
    scene = Maze(HALL, s="warrior, general", b="foe colossus")
    scene.fight("attack", scene.who("warrior"), scene.foe("colossus"), 0, 0)
    assert scene.totals() == (3 + 1, 5)


# Ghost


@rule("twister.ghost.incorporeal")
@pytest.mark.parametrize("border", "#=:~")
def test_nothing_stops_the_ghost(border):
    scene = Maze(HALL.replace("#w.a. .x.y.", f"#w{border}a. .x.y."), w="ghost")
    scene.walk("ghost", "a")
    assert scene.at("ghost") == "a"


@rule("twister.ghost.incorporeal")
def test_the_ghost_enters_no_hidden_room_and_leaves_by_no_side():
    scene = Maze("+#+#+\n#w.a#\n+.+.+\n#b.c#\n+.+.+\n s t", w="ghost")
    scene.walk("ghost")
    assert scene.ways() == "abcs"


@rule("twister.ghost.no-carry")
def test_the_ghost_carries_nothing():
    scene = Maze(HALL, w="ghost, key, goblin wounded, thief +bow")
    scene.walk("ghost")
    assert {option.verb for option in scene.decision.options} == {"go"}
    assert scene.refused()[f"take:{scene.thing('key')}"] == "twister.ghost.no-carry"
    scene = Maze(HALL, w="thief +bow, ghost")
    scene.walk("thief")
    assert not scene.options("give")


# Golem


@rule("twister.golem.break-walls", "twister.golem.portcullis")
def test_the_golem_breaks_the_walls_of_its_room():
    scene = Maze(HALL.replace("#w.a. .x.y.", "#w#a= #x.y.").replace(".b.c.", ".b:c~"), w="golem")
    scene.act("break_walls", scene.who("golem"))
    room = scene.state.rooms[2]
    assert (room.broken, room.portcullis) == (True, BROKEN)
    over = {(cell, to): mask for cell in range(16) for to, mask, _ in scene.game.map.links[cell]}
    assert over[scene.cells["w"], scene.cells["a"]] == 0
    assert over[scene.cells["b"], scene.cells["c"]] == 0
    assert over[scene.cells["a"], scene.cells["x"]] == 1  # the neighbour's own wall
    assert over[scene.cells["c"], scene.cells["u"]] == 8  # the pit
    assert scene.state.wheel[0] == 2


@rule("twister.golem.once")
def test_the_golem_breaks_walls_once_per_game():
    scene = Maze(HALL, w="golem")
    scene.act("break_walls", scene.who("golem"))
    assert scene.refusal("break_walls", scene.who("golem")) == "twister.golem.once"
    scene.act("end_turn")
    scene.game.change(scene.who("golem"), cell=scene.cells["x"])
    scene.state.active = 0
    scene.begin()
    assert scene.refusal("break_walls", scene.who("golem")) == "twister.golem.once"

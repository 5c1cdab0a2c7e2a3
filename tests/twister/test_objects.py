"""The ten kinds of objects."""

from random import Random

import pytest

from souterrain.games.twister.game import Twister
from souterrain.games.twister.load import refused_loads
from souterrain.games.twister.power import break_walls
from souterrain.games.twister.state import BROKEN, CLOSED, DEAD, DISCARDED, NO_PORTCULLIS, OPEN
from souterrain.games.twister.terrain import beyond
from souterrain.kernel.game import Setup
from tests.rule import rule
from tests.twister.scene import Maze
from tests.twister.test_characters import HALL, ROOM, duel


@rule("twister.object.armour")
def test_armour_counts_in_defence_only():
    """The ledger's example: a Thief (2) in armour counts 3 when attacked, 2 when she attacks."""
    scene = duel("troll", "thief +armour")
    assert scene.totals() == (4, 3)
    assert duel("thief +armour", "troll").totals() == (2, 4)


@rule("twister.object.armour-wounded")
def test_armour_protects_the_wounded():
    assert duel("troll", "thief wounded +armour").totals() == (4, 1)


@rule("twister.object.key", "twister.object.key-marker", "twister.object.key-reusable")
def test_a_key_opens_and_closes_as_often_as_wanted():
    scene = Maze(ROOM.replace(".w.a.", ".w=a."), w="goblin +key", points=4)
    for verb, state in (("open", OPEN), ("close", CLOSED), ("open", OPEN)):
        scene.act(verb, scene.who("goblin"), 2)
        assert scene.state.rooms[2].portcullis == state
    assert scene.state.wheel[0] == 1
    assert scene.figure("goblin").objects == (scene.thing("key"),)


@rule("twister.object.key")
def test_a_key_works_on_the_other_rooms_side_of_a_border():
    scene = Maze(HALL.replace("#w.a. .x.y.", "#w.a. =x.y."), a="goblin +key").begin()
    assert scene.options("open") == [f"open:{scene.who('goblin')}:3"]


@rule("twister.object.fireball", "twister.object.fireball-kill", "twister.object.fireball-discard")
def test_a_fireball_eliminates_anybody_in_sight():
    scene = Maze(HALL, w="wizard +fireball-scroll", y="foe colossus +sword", v="foe goblin").begin()
    assert scene.targets("fireball") == {scene.foe("colossus")}
    scene.act("fireball", scene.who("wizard"), scene.foe("colossus"))
    assert scene.figure("colossus", 1).cell == DEAD
    assert scene.item("sword").cell == scene.cells["y"]
    assert scene.item("fireball-scroll").cell == DISCARDED
    assert scene.score == (1, 0)
    assert scene.state.wheel[0] == 2
    assert scene.decision.kind == "act"  # no cards were played


@rule("twister.object.fireball-close")
def test_a_fireball_may_hit_ones_own_zone_and_those_just_wounded():
    scene = Maze(HALL, w="wizard +fireball-scroll, foe troll hurt").begin()
    assert scene.targets("fireball") == {scene.foe("troll")}


@rule("twister.object.fireball")
def test_a_fireball_finds_nobody_among_the_dead():
    """Not even where their numbers would lead: the last start zone."""
    rooms = "+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n"
    scene = Maze(" . .   . z\n" + rooms + rooms, z="foe wizard +fireball-scroll, foe goblin", active=1)
    scene.game.change(scene.foe("goblin"), cell=DEAD)
    assert not scene.begin().options("fireball")


@rule("twister.object.fireball-kill", "twister.victory.kill")
def test_a_fireball_on_a_friend_scores_for_the_enemy():
    scene = Maze(HALL, w="wizard +fireball-scroll", y="goblin", v="foe thief")
    scene.act("fireball", scene.who("wizard"), scene.who("goblin"))
    assert scene.score == (0, 1)


@rule("twister.object.fireball-kill")
def test_a_burden_survives_the_fireball_on_its_bearer():
    scene = Maze(HALL, w="wizard +fireball-scroll", y="foe colossus +goblin").begin()
    assert scene.targets("fireball") == {scene.foe("colossus")}
    scene.act("fireball", scene.who("wizard"), scene.foe("colossus"))
    assert scene.at("goblin", 1) == "y"
    assert scene.figure("goblin", 1).bearer == -1


@rule("twister.object.fireball-carry")
def test_anybody_but_the_ghost_carries_a_scroll():
    scene = Maze(HALL, w="warrior, fireball-scroll", a="ghost, inversion-scroll")
    scene.walk("warrior")
    assert scene.options("take") == [f"take:{scene.thing('fireball-scroll')}"]
    scene.go("a")
    scene.stop()
    scene.walk("ghost")
    assert not scene.options("take")


@rule("twister.object.magic")
def test_the_scrolls_are_magic():
    content = Twister.open_packs(("base",)).content
    assert {thing.id for thing in content.object.values() if thing.magic} == {"fireball-scroll", "inversion-scroll"}


@rule("twister.object.great-shield")
def test_a_great_shield_is_no_target_for_shots_even_wounded():
    for state in ("", " wounded"):
        scene = Maze(HALL, w="crossbowman", y=f"foe troll{state} +great-shield").begin()
        assert scene.refusal("shoot", scene.who("crossbowman"), scene.foe("troll")) == "twister.object.great-shield"


@rule("twister.object.great-shield")
def test_a_great_shield_is_drawn_into_a_group():
    scene = Maze(HALL, w="crossbowman", y="goblin, foe troll +great-shield, foe thief")
    scene.fight("shoot", scene.who("crossbowman"), scene.foe("thief"), 6, 0)
    assert scene.figure("troll", 1).wounded


@rule("twister.object.great-shield-fireball")
def test_a_great_shield_does_not_stop_a_fireball():
    scene = Maze(HALL, w="wizard +fireball-scroll", y="foe troll +great-shield").begin()
    assert scene.targets("fireball") == {scene.foe("troll")}


@rule("twister.object.rope", "twister.object.rope-reusable", "twister.object.rope-no-stay")
@pytest.mark.parametrize("row", ["#w.a~ .x.y.", "#w.a~ ~x.y."])
def test_a_rope_leads_over_pits_again_and_again(row):
    scene = Maze(HALL.replace("#w.a. .x.y.", row), a="troll +rope")
    for letter in "xax":
        scene.walk("troll", letter)
        scene.stop()
        assert scene.at("troll") == letter  # never on the pit itself, which is no zone
    assert scene.figure("troll").objects == (scene.thing("rope"),)


@rule(
    "twister.object.inversion",
    "twister.object.inversion-orientation",
    "twister.object.inversion-contents",
    "twister.object.inversion-discard",
)
def test_an_inversion_swaps_two_rooms_with_all_they_hold():
    scene = Maze(
        HALL.replace("#w.a. .x.y.", "#w=a. .x.y."),
        w="wizard +inversion-scroll, key",
        b="foe troll",
        v="thief",
        s="goblin",
    )
    scene.game.lay_room(2, type(scene.state.rooms[2])("drawn-2", 1, OPEN))
    before = scene.state.rooms
    scene.begin()
    assert scene.targets("invert") == {0, 3}
    scene.act("invert", scene.who("wizard"), 3)
    assert scene.state.rooms[2:] == (before[3], before[2])
    assert (scene.at("wizard"), scene.at("troll", 1), scene.at("thief"), scene.at("goblin")) == ("x", "u", "c", "s")
    assert scene.item("key").cell == scene.cells["x"]
    assert scene.item("inversion-scroll").cell == DISCARDED
    assert scene.state.wheel[0] == 2


@rule("twister.object.inversion", "twister.object.inversion-contents", "twister.object.inversion-orientation")
def test_a_hidden_room_is_swapped_face_down_with_the_cards_beside_it():
    scene = Maze(ROOM, w="wizard +inversion-scroll", beside={0: ("0/character/thief",), 1: ("1/object/bow/1",)})
    card = scene.state.face_down[0]
    scene.state.turned[:] = [3, 1, 0, 2]
    scene.act("invert", scene.who("wizard"), 0)
    assert scene.state.face_down[2] == card
    assert scene.state.turned == [0, 1, 3, 2]  # it keeps the orientation that nobody has seen yet
    assert scene.state.rooms[2].card == ""
    assert scene.state.rooms[0].card == "drawn-2"
    assert scene.state.beside_rooms == {0: (2,), 1: (1,)}
    assert scene.figure("wizard").cell == 0


@rule("twister.object.inversion")
def test_no_inversion_from_a_start_zone():
    assert not Maze(ROOM, s="wizard +inversion-scroll").begin().options("invert")


@rule("twister.object.sword")
def test_a_sword_counts_when_attacking_in_close_combat():
    assert duel("warrior +sword", "troll").totals() == (4, 4)
    assert duel("troll", "warrior +sword").totals() == (4, 3)
    scene = Maze(HALL, w="warrior +sword, goblin +sword, foe troll")
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 0, 0)
    assert scene.totals() == (6, 4)


# Telescopic lance


def lance(row="#w.a. .x.y.", **things):
    return Maze(HALL.replace("#w.a. .x.y.", row), **things)


@rule("twister.object.lance")
@pytest.mark.parametrize("letters", ["wa", "aw", "ax", "wb", "bw"])
def test_a_lance_reaches_the_next_zone(letters):
    me, you = letters
    scene = lance(**{me: "warrior +telescopic-lance", you: "foe troll"}).begin()
    assert scene.options("lance") == [f"lance:{scene.who('warrior')}:{scene.foe('troll')}"]
    scene.fight("lance", scene.who("warrior"), scene.foe("troll"), 3, 0)
    assert scene.totals() == (6, 4)
    assert scene.figure("troll", 1).wounded
    assert scene.state.wheel[0] == 2


@rule("twister.object.lance")
def test_a_lance_does_not_reach_further_or_diagonally():
    scene = lance(w="warrior +telescopic-lance", x="foe troll", c="foe goblin").begin()
    assert not scene.options("lance")


@rule("twister.object.lance-portcullis", "twister.object.lance-los")
@pytest.mark.parametrize(
    ("border", "rule"),
    [("=", "twister.object.lance-portcullis"), ("#", "twister.object.lance-los"), ("~", ""), (":", "")],
)
def test_what_lies_between_the_lance_and_its_target(border, rule):
    scene = lance(f"#w{border}a. .x.y.", w="warrior +telescopic-lance", a="foe troll").begin()
    pair = (scene.who("warrior"), scene.foe("troll"))
    assert scene.refusal("lance", *pair) == rule
    assert (f"lance:{pair[0]}:{pair[1]}" in scene.options()) is (rule == "")


@rule("twister.object.lance-safe", "twister.object.lance-broken")
def test_a_losing_lance_breaks_and_its_bearer_is_safe():
    scene = lance(w="warrior +telescopic-lance", a="foe troll")
    scene.fight("lance", scene.who("warrior"), scene.foe("troll"), 0, 6)
    assert not scene.figure("warrior").wounded
    assert scene.item("telescopic-lance").cell == DISCARDED
    assert scene.figure("warrior").objects == ()


@rule("twister.object.lance-broken")
def test_a_tie_does_not_break_the_lance():
    scene = lance(w="warrior +telescopic-lance", a="foe troll")
    scene.fight("lance", scene.who("warrior"), scene.foe("troll"), 1, 0)
    assert scene.figure("warrior").objects == (scene.thing("telescopic-lance"),)


@rule("twister.object.lance-group", "twister.object.lance-safe")
def test_friends_in_the_targets_zone_join_the_lance_at_their_own_risk():
    scene = lance(w="warrior +telescopic-lance, cleric", a="goblin, foe troll, foe thief")
    scene.fight("lance", scene.who("warrior"), scene.foe("troll"), 0, 0)
    assert scene.totals() == (4, 6)
    assert scene.figure("goblin").wounded
    assert not scene.figure("warrior").wounded
    assert not scene.figure("cleric").wounded


# To the letter


def test_a_seat_has_its_own_card_of_each_character_and_of_each_copy_of_an_object():
    for seat in (0, 1):
        characters, objects, _ = Twister.prepare(Setup("twister", "initiation")).book.things[seat]
        content = Twister.prepare(Setup("twister", "initiation")).content
        assert sorted(characters) == sorted(f"{seat}/character/{id}" for id in content.character)
        assert sorted(objects) == sorted(
            f"{seat}/object/{id}/{copy}" for id, thing in content.object.items() for copy in range(1, thing.copies + 1)
        )


@rule("twister.turn.first-turn-first-player", "twister.turn.first-turn-second-player", "twister.turn.income")
def test_every_turn_says_by_which_rule_it_has_its_points():
    game = Twister.start(Setup("twister", "initiation"), 1)
    rng = Random(1)
    while len([event for event in game.events if event.name == "turn_begun"]) < 4:
        choice = game.open_decisions()[0]
        ids = [option.id for option in choice.options]
        picked = rng.sample(ids, choice.least)
        over = [id for id in ids if id.startswith("end_turn")]
        game.answer(choice.seat, over[0] if over else picked[0] if choice.most == 1 else tuple(picked))
    begun = [event for event in game.events if event.name == "turn_begun"]
    assert [event.rule for event in begun[:4]] == [
        "twister.turn.first-turn-first-player",
        "twister.turn.first-turn-second-player",
        "twister.turn.income",
        "twister.turn.income",
    ]
    assert not [event for event in game.events if event.name == "late"], "nobody was late"


@rule("twister.golden.carry-one")
def test_only_what_lies_in_the_own_zone_is_refused_to_full_hands():
    scene = Maze(HALL, w="troll +sword, key", x="rope")
    key, rope = (next(n for n, each in enumerate(scene.state.items) if each.kind == kind) for kind in ("key", "rope"))
    refused = [each.option["object"] for each in refused_loads(scene.game, scene.who("troll"))]
    assert refused == [key]
    assert rope not in refused
    assert refused_loads(Maze(HALL, w="troll, key").game, 0) == []


@rule("twister.golem.portcullis")
@pytest.mark.parametrize(("sign", "left"), [("=", BROKEN), (".", NO_PORTCULLIS)])
def test_a_golem_breaks_a_portcullis_only_where_there_is_one(sign, left):
    scene = Maze(HALL.replace("#w.a.", f"#w{sign}a."), w="golem")
    break_walls(scene.game, scene.who("golem"))
    room = scene.state.rooms[scene.game.map.places[scene.figure("golem").cell]]
    assert (room.broken, room.portcullis) == (True, left)


def test_no_object_is_somebody_who_gets_out():
    """What a treasure brings is a gift of its own; the points of whoever escapes are those of a character."""
    book = Twister.prepare(Setup("twister", "initiation")).book
    assert {(sheet.worth, sheet.hands) for sheet in book.objects.values()} == {(0, 0)}
    assert {sheet.worth for sheet in book.characters.values()} == {1, 2}


def test_a_room_below_the_last_row_is_a_start_zone():
    for rows in (2, 3, 4):
        cells = 8 * rows
        assert [beyond(cells - 4 + x, 2, cells) for x in range(4)] == [cells + x for x in range(4)]
        assert [beyond(x, 0, cells) for x in range(4)] == [cells + 4 + x for x in range(4)]


@rule("twister.object.lance-broken")
def test_a_lance_that_was_only_carried_does_not_break():
    scene = Maze(HALL, w="warrior +telescopic-lance, foe troll")
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 0, 6)
    assert scene.figure("warrior").wounded
    assert scene.figure("warrior").objects == (scene.thing("telescopic-lance"),)


@rule("twister.object.fireball", "twister.victory.target")
def test_a_fireball_may_win_the_game():
    scene = Maze(HALL, w="wizard +fireball-scroll", y="foe colossus")
    scene.state.score = (4, 0)
    scene.act("fireball", scene.who("wizard"), scene.foe("colossus"))
    assert scene.saw("fireball_cast", target=scene.foe("colossus"), cost=1, points=2)
    assert scene.game.is_over

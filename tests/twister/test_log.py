"""The log, for somebody who reads nothing else: every part of a total, what an action costs and leaves, who gave, the score."""

import msgspec
import pytest

from souterrain.content import Called
from souterrain.games.twister.game import Twister
from souterrain.games.twister.turn import Turn
from souterrain.kernel.event import Event
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.speech import Speaker, is_quiet
from tests.players.playing import play_setup
from tests.rule import rule
from tests.tiers import one_of
from tests.twister.scene import HALL, Maze

PITS = """
+#+#+ +.+.+
#w~a~ .x.y.
+#O#+ +.+.+
#b#c~ ~u.v.
+~+.+ +.+.+
 s t
"""
ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""
BARS = """
+.+.+
.w=a.
+.+.+
.b.c.
+.+.+
 s t
"""
EDGE = """
+.+.+
=w.a.
+.+.+
.b.c.
+.+.+
 s t
"""
EXIT = """
+.+.+ +.+.+
.w.a. .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
"""


# Before the first turn


@rule("twister.setup.scenario")
def test_what_a_scenario_gives_both_sides_is_told_before_they_pick():
    match = Match.start(Twister, Setup("twister", "vault"), 1)
    assert spoken(match.game, match.events, "en")[0] == "In this scenario both sides have the treasure."
    assert spoken(match.game, match.events, "fr")[0] == "Dans ce scénario, les deux camps ont le trésor."


@rule("twister.setup.mutual.same-card")
def test_a_second_object_of_a_kind_is_called_that():
    match = Match.start(Twister, Setup("twister", "dash"), 1)
    while match.game.open_decisions()[0].kind != "pick_object":
        choice = match.game.open_decisions()[0]
        match.answer(choice.seat, choice.options[0].id)
    for _ in range(2):
        match.answer(match.game.open_decisions()[0].seat, "pick:rope")
    first, second = (line for line in spoken(match.game, match.events, "en") if "rope" in line)
    assert first.endswith(" picks the rope for both sides.")
    assert second.endswith(" picks a second rope for both sides.")
    assert spoken(match.game, match.events, "fr")[-1].endswith(" prend encore une corde pour les deux camps.")


# Combats


@rule("twister.melee.total", "twister.group.all-in-zone")
def test_a_combat_names_everybody_with_what_each_adds():
    scene = Maze(HALL, w="backstabber, goblin +sword, foe troll, foe thief wounded +armour")
    backstabber, troll = scene.who("backstabber"), scene.foe("troll")
    scene.act("attack", backstabber, troll)
    begun = scene.events("combat_begun")[0].data
    goblin = scene.who("goblin")
    assert begun["attack_parts"] == (
        (backstabber, 2, "combat", ""),
        (backstabber, 2, "stab", ""),
        (goblin, 1, "combat", ""),
        (goblin, 1, "object", "sword"),
    )
    assert scene.told()[0] == (
        "The Backstabber of the south attacks the Troll of the north in a2 (1 AP, 2 left). "
        "Attack 6: Backstabber of the south 2, stabbing +2, Goblin of the south 1, sword +1. "
        "Defence 4: Troll of the north 4."
    )


@rule("twister.ranged.value")
def test_what_adds_nothing_is_not_told():
    scene = Maze(HALL, w="warrior +bow", y="foe thief +bow")
    scene.act("shoot_bow", scene.who("warrior"), scene.foe("thief"))
    assert scene.told()[0] == (
        "The Warrior of the south shoots at the Thief of the north in d2 from a2 with the bow (1 AP, 2 left). "
        "Attack 1: Warrior of the south 1 (bow). Defence 2: Thief of the north 2."
    )


@rule("twister.ranged-group.shooters")
def test_a_shot_is_told_with_the_weapon_that_brings_each_part():
    scene = Maze(HALL, w="crossbowman, warrior +bow", y="foe thief")
    scene.act("shoot", scene.who("crossbowman"), scene.foe("thief"))
    assert "Attack 4: Crossbowman of the south 3 (“Crossbow”), Warrior of the south 1 (bow)." in scene.told()[0]
    begun = scene.events("combat_begun")[0].data
    assert begun["attack_parts"] == ((0, 3, "shot", ""), (1, 1, "shot", "bow"))


@rule("twister.melee.discard")
def test_a_card_that_returns_is_said_to():
    scene = Maze(HALL, w="warrior, foe thief")
    scene.fight("attack", scene.who("warrior"), scene.foe("thief"), 0, 1)
    assert "The southern player plays a 0 (the 0 returns to hand), on top of 3: 3 in all." in scene.told()
    assert "The northern player plays a 1, on top of 2: 3 in all." in scene.told()


@rule("twister.melee.total")
@pytest.mark.parametrize("scenario", one_of(["initiation", "dash", "arsenal", "legion"]))
def test_the_parts_that_are_told_add_up(scenario):
    events = play_setup(Setup("twister", scenario), 2).events
    begun = [event.data for event in events if event.name == "combat_begun"]
    assert begun
    for data in begun:
        for side, whole in (("attack", "attackers"), ("defence", "defenders")):
            parts = data[f"{side}_parts"]
            assert sum(amount for _, amount, _, _ in parts) == data[side]
            assert tuple(dict.fromkeys(n for n, *_ in parts)) == data[whole]
    for event in events:
        if event.name == "cards_revealed":
            assert event.data["strength"] + sum(event.data["cards"]) == event.data["total"]


@rule("twister.melee.higher-wins", "twister.melee.tie")
def test_who_wins_is_told_with_both_totals_and_a_tie_with_its_total():
    scene = Maze(HALL, w="warrior, foe thief")
    scene.fight("attack", scene.who("warrior"), scene.foe("thief"), 3, 0)
    assert "The southern player wins the combat by 4 (6 to 2)." in scene.told()
    scene = Maze(HALL, w="warrior, foe thief")
    scene.fight("attack", scene.who("warrior"), scene.foe("thief"), 0, 1)
    assert scene.told()[-1] == "3 on both sides: nothing happens."


@rule("twister.ranged.defender-wins")
def test_a_shot_that_is_too_weak_is_said_to_do_no_harm():
    scene = Maze(HALL, w="crossbowman", y="foe troll")
    scene.fight("shoot", scene.who("crossbowman"), scene.foe("troll"), 0, 3)
    assert scene.told()[-1] == "The northern player wins the combat by 4 (7 to 3): the shot does no harm."


@rule("twister.samurai.free-attack")
def test_a_free_attack_is_told_once():
    scene = Maze(HALL, w="samurai, foe goblin")
    scene.fight("attack", scene.who("samurai"), scene.foe("goblin"), 0, 0)
    attacks = [line for line in scene.told() if "attack" in line.lower()]
    assert len(attacks) == 1
    assert attacks[0].startswith(
        "The Samurai of the south attacks the Goblin of the north in a2, by “Seasoned fighter” without spending an action point. "
        "Attack 3: Samurai of the south 3."
    )
    assert (
        "attaque le Gobelin du nord en a2, par «\u00a0Combattant aguerri\u00a0» et sans dépenser de point d’action."
        in scene.told("fr")[0]
    )
    scene = Maze(HALL, w="samurai, foe goblin")
    scene.game.change(scene.who("samurai"), struck=5)
    scene.act("attack", scene.who("samurai"), scene.foe("goblin"))
    assert scene.saw("combat_begun", free=False, cost=1, points=2)


@rule("twister.weapon-master.cancel")
def test_powers_that_cancel_are_told_with_those_who_have_them():
    scene = Maze(HALL, w="weapon-master, foe weapon-master")
    mine, theirs = scene.who("weapon-master"), scene.foe("weapon-master")
    scene.act("attack", mine, theirs)
    assert scene.saw("cancelled", power="look", figures=(mine, theirs))


@rule("twister.victory.kill", "twister.wounded.object-left")
def test_a_death_is_told_before_what_follows_from_it():
    scene = Maze(HALL, w="warrior, foe troll wounded +key")
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 3, 0)
    assert [name for name in scene.names() if name in ("killed", "left_behind", "scored")] == [
        "killed",
        "left_behind",
        "scored",
    ]
    assert scene.told()[-3:] == [
        "The Troll of the north, already wounded, dies.",
        "The key of the north is left behind in a2.",
        "The southern player scores 1 victory point for this death: 1 of 5.",
    ]


# Action points


@rule("twister.turn.income", "twister.turn.carry-over")
def test_a_turn_is_headed_by_what_is_gained_and_what_there_is():
    scene = Maze(HALL, w="warrior")
    scene.game.turn_wheel(2)
    scene.run(Turn())
    assert scene.told()[0] == "Turn 6: the southern player gains 3 action points (AP), 5 in all"
    assert scene.told("fr")[0] == "Tour 6\u00a0: le joueur du sud gagne 3 points d’action (PA), 5 en tout"


@rule("twister.wounded.no-actions")
def test_a_turn_in_which_nobody_can_act_says_so():
    scene = Maze(HALL, w="warrior wounded, foe thief")
    scene.game.turn_wheel(0)
    scene.run(Turn())
    ended = [line for line in scene.told() if "ends the turn" in line]
    assert ended == ["The southern player, with nobody who can act, ends the turn and keeps 3 AP."]
    assert "Le joueur du sud, sans personne qui puisse agir, termine son tour et garde 3 PA." in scene.told("fr")


@rule("twister.turn.action-cost")
@pytest.mark.parametrize("scenario", one_of(["initiation", "dash", "arsenal", "vault"]))
def test_every_point_that_is_spent_is_told_with_what_is_left(scenario):
    left = 0
    for event in play_setup(Setup("twister", scenario), 6).events:
        if event.name == "turn_begun":
            left = event.data["points"]
        elif event.name == "turn_ended":
            assert event.data["kept"] + event.data["lost"] == left
        elif "cost" in event.data:
            left -= event.data["cost"]
            assert event.data["points"] == left, event


# Moves


@rule("twister.jump.landing")
def test_a_jump_is_called_a_jump():
    scene = Maze(PITS, w="warrior")
    scene.act("jump", scene.who("warrior"), scene.cells["a"])
    assert scene.told() == [
        "The southern player plays a jump card (2 left) for the Warrior of the south (1 AP, 2 left).",
        "The Warrior of the south jumps over the pit from a2 to b2.",
    ]


@rule("twister.victory.escape", "twister.goblin.two-vp")
def test_an_escape_tells_the_way_out_what_it_is_worth_and_the_score():
    scene = Maze(EXIT, w="goblin")
    scene.act("move", scene.who("goblin"))
    exit = next(each for each in scene.decision.options if each.verb == "leave")
    scene.answer(exit.id)
    escaped = scene.events("escaped")[0].data
    assert escaped["path"] == (scene.cells["w"], exit["cell"])
    assert (escaped["origin"], escaped["way"], escaped["worth"], escaped["cost"]) == (scene.cells["w"], "walk", 2, 1)
    assert scene.told()[-2:] == [
        "The southern player scores 2 victory points for this escape, as the character’s card says: 2 of 5.",
        "The southern player wins, 2 to 0: nobody can score any more.",
    ]
    line = "Le joueur du sud marque 2 points de victoire pour cette évasion, comme le dit la carte du personnage"
    assert scene.told("fr")[-2].startswith(line)


@rule("twister.move.exchange", "twister.move.pick-up")
def test_what_is_taken_is_told_with_where_it_was():
    scene = Maze(HALL, w="warrior, thief +key", a="rope")
    scene.act("move", scene.who("warrior"))
    scene.answer(f"take:{scene.thing('key')}")
    assert (
        scene.told()[-1]
        == "The Warrior of the south takes the key of the south from the Thief of the south, as part of a move (1 AP, 2 left)."
    )
    scene.answer(f"drop:{scene.thing('key')}")
    assert scene.told()[-1] == "The Warrior of the south then drops the key of the south in a2."
    scene.go("a")
    scene.answer(f"take:{scene.thing('rope')}")
    assert scene.told()[-1] == "The Warrior of the south then takes the rope of the south in b2."
    assert scene.told("fr")[-1] == "Le Guerrier du sud, en chemin, prend la corde du sud en b2."


@rule("twister.move.start-turn", "twister.move.start-switch-facing")
def test_whoever_turns_on_its_start_zone_is_not_said_to_go_to_another():
    scene = Maze(ROOM, s="thief")
    thief, start = scene.who("thief"), scene.cells["s"]
    scene.act("move", thief)
    scene.answer(f"go:{start + 1}:{start + 1}")
    assert (
        scene.told()[-1]
        == "The Thief of the south stays on its start zone and faces column b instead of column a (1 AP, 2 left)."
    )
    assert scene.told("fr")[-1] == (
        "La Voleuse du sud reste sur sa zone de départ et fait face à la colonne b au lieu de la colonne a "
        "(1 PA, reste 2)."
    )
    scene.answer(f"go:{start + 3}:{start + 3}")
    assert scene.told()[-1] == (
        "The Thief of the south goes on from the south-western start zone (facing column b) "
        "to the south-eastern start zone (facing column d)."
    )


@rule("twister.move.any-colour")
def test_things_are_numbered_only_where_a_side_has_several():
    scene = Maze(HALL, w="warrior +key, foe thief +key", a="rope, rope")
    words = [scene.game.call("object", item) for item in range(len(scene.state.items))]
    speaker = Speaker(scene.game, "en")
    assert sorted(str(speaker.words.spell(word)) for word in words) == [
        "key of the north",
        "key of the south",
        "rope 1 of the south",
        "rope 2 of the south",
    ]
    scene = Maze(HALL, w="warrior +key")
    scene.state.roster[0] = ("object/key", "object/key")
    assert str(speaker.words.spell(scene.game.call("object", 0))) == "key 1 of the south"


@rule("twister.victory.escape")
def test_an_escape_is_told_with_the_zone_and_the_start_zone_it_leaves_by():
    scene = Maze(EXIT, w="goblin")
    scene.act("move", scene.who("goblin"))
    exit = next(each for each in scene.decision.options if each.verb == "leave" and len(each["path"]) == 2)
    scene.answer(exit.id)
    assert scene.told()[0] == (
        "The Goblin of the south goes from a4 through b4 and escapes from the labyrinth "
        "by the north-western start zone (1 AP, 2 left)."
    )
    assert scene.told("fr")[0] == (
        "Le Gobelin du sud part de a4, passe par b4 et s’échappe du labyrinthe "
        "par la zone de départ nord-ouest (1 PA, reste 2)."
    )


@rule("twister.move.start-turn", "twister.move.start-switch-facing")
def test_who_turns_on_a_start_zone_in_the_same_move_does_so_then():
    scene = Maze(ROOM, s="thief")
    start = scene.cells["s"]
    scene.act("move", scene.who("thief"))
    scene.answer(f"go:{start + 3}:{start + 3}")
    scene.answer(f"go:{start + 2}:{start + 2}")
    assert scene.told()[-1] == "The Thief of the south then turns to face column c."
    assert scene.told("fr")[-1] == "La Voleuse du sud se tourne ensuite face à la colonne c."


@rule("twister.move.drop", "twister.move.pick-up")
def test_an_object_on_a_start_zone_faces_nothing():
    scene = Maze(ROOM, s="thief +sword")
    scene.act("move", scene.who("thief"))
    scene.answer(f"drop:{scene.thing('sword')}")
    assert scene.told()[-1] == (
        "The Thief of the south drops the sword of the south on the south-western start zone, "
        "as part of a move (1 AP, 2 left)."
    )
    assert scene.told("fr")[-1] == (
        "La Voleuse du sud dépose l’épée du sud sur la zone de départ sud-ouest, "
        "au titre d’un déplacement (1 PA, reste 2)."
    )


@rule("twister.wounded.carry")
def test_a_friend_is_lifted_and_set_down_as_part_of_a_move():
    scene = Maze(HALL, w="warrior", a="thief wounded")
    scene.walk("warrior", "a")
    thief = scene.who("thief")
    scene.answer(f"lift:{thief}")
    assert scene.told()[-1] == "The Warrior of the south then lifts the Thief of the south, who is wounded."
    scene.answer(f"set_down:{thief}")
    assert scene.told()[-1] == "The Warrior of the south then sets the Thief of the south down in b2."


@rule("twister.turn.carry-over")
def test_points_that_are_lost_are_told_with_why():
    scene = Maze(HALL, w="warrior", y="foe thief", points=5)
    scene.act("end_turn")
    ended = "The southern player ends the turn and keeps 3 AP; 2 are lost, for no more than 3 can be kept."
    assert ended in scene.told()
    assert any(line.endswith("2 PA sont perdus, car on n’en garde pas plus de 3.") for line in scene.told("fr"))


# Rooms


@rule("twister.object.key", "twister.warrior.bend-bars")
@pytest.mark.parametrize(
    ("verb", "who", "said"),
    [
        (
            "open",
            "goblin +key",
            "The Goblin of the south opens with a key the portcullis of Gatehouse I, between a2 and b2",
        ),
        (
            "open",
            "thief",
            "The Thief of the south picks the lock and opens the portcullis of Gatehouse I, between a2 and b2",
        ),
        (
            "break",
            "warrior",
            "The Warrior of the south breaks for good the portcullis of Gatehouse I, between a2 and b2",
        ),
    ],
)
def test_a_portcullis_is_told_with_where_it_is(verb, who, said):
    scene = Maze(BARS, w=who)
    scene.act(verb, 0, scene.game.map.places[scene.cells["w"]])
    assert of_a_drawn_room(scene) == f"{said} (1 AP, 2 left)."
    assert of_a_drawn_room(scene, "fr").endswith(
        " la herse de la salle Corps de garde I, entre a2 et b2 (1 PA, reste 2)."
    )


@rule("twister.object.key")
def test_a_portcullis_at_the_edge_is_told_with_the_zone_it_closes():
    scene = Maze(EDGE, w="goblin +key")
    scene.act("open", 0, scene.game.map.places[scene.cells["w"]])
    assert of_a_drawn_room(scene).endswith(" the portcullis of Gatehouse I, at the edge of a2 (1 AP, 2 left).")


@rule("twister.golem.portcullis")
def test_a_portcullis_that_falls_with_the_walls_is_told():
    scene = Maze(BARS, w="golem")
    scene.act("break_walls", 0)
    assert of_a_drawn_room(scene).startswith(
        "The Golem of the south breaks the walls and the portcullis of Gatehouse I"
    )


def of_a_drawn_room(scene, lang="en"):
    """The last line, of a drawn room, which has no name: it borrows one."""
    event = scene.game.events[-1]
    named = {**event.words, "room": Called("room", "4-cw")}
    (line,) = spoken(scene.game, [msgspec.structs.replace(event, words=named)], lang)
    return line


@rule("twister.reveal.flip")
def test_a_revealed_room_is_told_with_its_place():
    scene = Maze(ROOM, w="warrior", hidden={0: "4-cw"})
    scene.act("reveal", 0)
    assert scene.saw("revealed", seat=0, place=0, room_name="4-cw", cost=1, points=2)
    assert scene.told()[0].startswith(
        "The southern player reveals the western room of rows 3–4, open to the Warrior of the south: "
    )
    assert scene.saw("revealed", figures=(scene.who("warrior"),))


@rule("twister.rotate.pieces-stay")
def test_a_rotation_tells_where_everybody_is_now():
    scene = Maze(HALL, w="warrior, @", a="foe troll, key", b="rope", x="sword", y="foe goblin")
    scene.act("rotate", scene.who("warrior"), 2, 1)
    (rotated,) = scene.events("rotated")
    now = {("figure", n, figure.cell) for n, figure in enumerate(scene.state.figures) if figure.kind != "goblin"}
    now |= {("object", n, item.cell) for n, item in enumerate(scene.state.items) if item.kind != "sword"}
    assert set(rotated.data["places"]) == now


@rule("twister.mekanork.tinker")
def test_a_room_turned_against_its_arrow_is_told_with_the_power():
    for way, said in ((-1, "counter-clockwise, against its arrow by “Tinkering” (1 AP"), (1, " clockwise (1 AP")):
        scene = Maze(HALL, w="mekanork, @")
        scene.act("rotate", scene.who("mekanork"), 2, way)
        assert said in of_a_drawn_room(scene)
    scene = Maze(HALL, w="mekanork, @")
    scene.act("rotate", scene.who("mekanork"), 2, -1)
    assert "antihoraire, contre sa flèche par «\u00a0Bricolage\u00a0» (1 PA" in of_a_drawn_room(scene, "fr")


@rule("twister.telekinetic.range")
def test_an_object_that_flies_is_told_with_the_power():
    scene = Maze(HALL, w="telekinetic, rope")
    scene.act("send", scene.who("telekinetic"), scene.thing("rope"))
    scene.answer(next(each.id for each in scene.decision.options if each.verb == "send_to"))
    assert scene.told()[-1].startswith(
        "By “Psychokinesis” the Telekinetic of the south sends the rope of the south from a2 to "
    )
    assert scene.told("fr")[-1].startswith("Par «\u00a0")


# The end


@rule("twister.victory.target")
def test_the_final_score_is_told():
    scene = Maze(HALL, w="warrior, foe troll wounded")
    scene.state.score = (4, 1)
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 3, 0)
    assert scene.told()[-1] == "The southern player wins, 5 to 1: 5 victory points reached."
    assert scene.told("fr")[-1] == "Le joueur du sud gagne, 5 à 1\u00a0: 5 points de victoire atteints."


@rule("twister.assassin.deadly-blow")
def test_a_deadly_blow_is_told_with_who_dealt_it():
    scene = Maze(HALL, w="assassin, foe troll")
    scene.fight("attack", scene.who("assassin"), scene.foe("troll"), 6, 0)
    assert "The Troll of the north dies at once by the deadly blow of the Assassin of the south." in scene.told()


@rule("twister.wounded.carrier-loses")
def test_who_dies_in_somebodys_arms_is_told_with_whose():
    scene = Maze(HALL, w="warrior, foe thief +goblin")
    scene.fight("attack", scene.who("warrior"), scene.foe("thief"), 5, 0)
    assert "The Goblin of the north, carried by the Thief of the north, who has lost, dies." in scene.told()


# What is told stays told


@rule("twister.object.inversion")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_was_told_of_a_room_survives_its_inversion(lang):
    scene = Maze(ROOM, w="wizard +inversion-scroll", hidden={0: "4-cw"})
    scene.act("reveal", 0)
    events = [*scene.game.events]
    told = spoken(scene.game, events, lang)
    assert {"en": "the western room of rows 3–4", "fr": "la salle ouest des rangées 3–4"}[lang] in told[0]
    here = next(place for place, room in enumerate(scene.state.rooms) if room.card == "4-cw")
    scene.act("invert", scene.who("wizard"), here)
    assert scene.state.rooms[here].card != "4-cw", "the room lies elsewhere now"
    assert spoken(scene.game, scene.game.events[: len(events)], lang) == told
    # The same once the table has been saved and the log kept, and both are read again.
    kept = msgspec.json.decode(msgspec.json.encode(events), type=list[Event])
    assert spoken(scene.game.restore(scene.game.save()), kept, lang) == told


def spoken(game, events, lang):
    speaker = Speaker(game, lang)
    return [speaker.say(speaker.event(event)) for event in events if not is_quiet(event)]


# Powers and objects that turn a combat


@rule("twister.object.lance-broken")
def test_a_lance_that_breaks_is_said_to_spare_its_bearer():
    scene = Maze(HALL, w="warrior +telescopic-lance", a="foe troll")
    scene.fight("lance", scene.who("warrior"), scene.foe("troll"), 0, 3)
    assert not scene.saw("wounded", figure=scene.who("warrior"))
    assert scene.told()[-1] == (
        "The telescopic lance of the south breaks: the Warrior of the south, out of the enemy’s reach, is not wounded."
    )
    assert scene.told("fr")[-1].endswith(
        "\u00a0: hors d’atteinte de l’adversaire, le Guerrier du sud n’est pas blessé."
    )


@rule("twister.weapon-master.look")
def test_who_sees_the_other_sides_card_is_told_with_the_power():
    scene = Maze(HALL, w="weapon-master, foe troll")
    scene.act("attack", scene.who("weapon-master"), scene.foe("troll"))
    scene.answer("lay:3")
    assert "By “Combat techniques” the Weapon Master of the south sees what the other side plays: 3." in scene.told()
    assert (
        "Par «\u00a0Techniques de combat\u00a0», la Maîtresse d’armes du sud voit ce que joue l’adversaire\u00a0: 3."
        in scene.told("fr")
    )

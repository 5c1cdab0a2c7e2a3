"""Revealing a room: who has access, who places what."""

import pytest

from souterrain.games.twister.state import WAITING
from tests.rule import rule
from tests.twister.scene import Maze

# The room in the south-west is drawn; 0 is the face-down room north of it, 3 the one east of it.
ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""
CARDS = ("0/character/thief", "1/character/troll", "1/object/bow/1", "0/object/key/1")


@rule("twister.reveal.cost", "twister.reveal.flip", "twister.reveal.character-stays")
def test_a_room_is_turned_over_as_it_lay():
    scene = Maze(ROOM, w="warrior", hidden={0: "4-cw"})
    scene.state.turned[0] = 3
    scene.act("reveal", 0)
    room = scene.state.rooms[0]
    assert (room.card, room.turn) == ("4-cw", 3)
    assert scene.state.face_down[0] == ""
    assert scene.at("warrior") == "w"
    assert scene.state.wheel[0] == 2


@rule("twister.reveal.direct-access")
@pytest.mark.parametrize(
    ("border", "who", "opens"),
    [
        (".", "warrior", True),
        ("#", "warrior", False),
        ("#", "ghost", False),
        ("=", "warrior", False),
        ("=", "ghost", False),
        (":", "warrior", False),
        ("~", "warrior", False),
        ("~", "thief", True),
        ("~", "dark-angel", True),
        ("~", "warrior +rope", True),
        ("~", "ghost", True),
        (".", "warrior wounded", False),
        (".", "warrior idle", False),
    ],
)
def test_direct_access_is_an_open_border(border, who, opens):
    scene = Maze(f"+{border}+#+\n#w.a#\n+.+.+\n#b.c#\n+.+.+", w=who, c="thief").begin()
    assert ("reveal:0" in scene.options()) is opens
    if not opens and "wounded" not in who and "idle" not in who:
        assert scene.refused()["reveal:0"] == "twister.reveal.direct-access"


@rule("twister.reveal.direct-access")
def test_a_room_that_is_open_to_one_is_refused_to_nobody():
    scene = Maze("+#+.+\n#w.a#\n+.+.+\n#b.c#\n+.+.+", w="warrior", a="thief").begin()
    assert "reveal:0" in scene.options()
    assert scene.refusal("reveal", 0) == ""


@rule("twister.reveal.direct-access")
def test_an_opened_portcullis_gives_access():
    scene = Maze("+=+#+\n#w.a#\n+.+.+\n#b.c#\n+.+.+", w="thief").begin()
    assert not scene.options("reveal")
    scene.act("open", scene.who("thief"), 2)
    assert scene.options("reveal") == ["reveal:0"]


@rule("twister.reveal.start-zone-access")
def test_a_start_zone_gives_access_to_the_room_in_front():
    scene = Maze(" . .   s t", s="warrior").begin()
    assert scene.options("reveal") == ["reveal:3"]


@rule("twister.naga.no-reveal")
def test_the_naga_cannot_reveal_through_a_slit():
    scene = Maze("+:+#+\n#w.a#\n+.+.+\n#b.c#\n+.+.+", w="naga").begin()
    assert scene.refusal("reveal", 0) == "twister.naga.no-reveal"


@rule("twister.wall-walker.no-reveal")
def test_the_wall_walker_cannot_reveal_through_a_wall():
    scene = Maze("+#+#+\n#w.a#\n+.+.+\n#b.c#\n+.+.+", w="wall-walker").begin()
    assert scene.refusal("reveal", 0) == "twister.wall-walker.no-reveal"


@rule(
    "twister.reveal.place-cards",
    "twister.reveal.active-places-characters",
    "twister.reveal.active-places-enemy-objects",
    "twister.reveal.opponent-places-objects",
    "twister.reveal.one-per-zone",
)
def test_who_places_what():
    scene = Maze(ROOM, w="warrior", beside={0: CARDS}, hidden={0: "1-cw"})
    scene.act("reveal", 0)
    asked = []
    for zone in (0, 1, 5):
        asked.append((scene.decision.seat, scene.decision.rule))
        assert f"zone:{zone}" in scene.options()
        scene.answer(f"zone:{zone}")
        assert scene.decision.kind == "act" or f"zone:{zone}" not in scene.options()
    # Three questions: the last card, which the opponent places, has only one zone left.
    assert asked == [
        (0, "twister.reveal.active-places-characters"),
        (0, "twister.reveal.active-places-characters"),
        (0, "twister.reveal.active-places-enemy-objects"),
    ]
    assert scene.figure("thief").cell == 0
    assert scene.figure("troll", 1).cell == 1
    assert scene.item("bow").cell == 5
    assert scene.item("key").cell == 4
    assert all(figure.cell != WAITING for figure in scene.state.figures)
    assert scene.state.beside == {0: (), 1: ()}


@rule("twister.reveal.opponent-places-objects")
def test_the_opponent_places_the_active_players_objects():
    scene = Maze(ROOM, w="warrior", beside={0: ("0/object/key/1",)}, hidden={0: "1-cw"})
    scene.act("reveal", 0)
    assert (scene.decision.seat, scene.decision.rule) == (1, "twister.reveal.opponent-places-objects")
    scene.answer("zone:0")
    assert scene.saw("object_placed", seat=1, object=0, cell=0)


@rule("twister.reveal.place-cards")
def test_cards_beside_other_rooms_stay_there():
    scene = Maze(ROOM, w="warrior", beside={0: ("1/object/key/1",), 1: ("0/character/thief", "1/object/bow/1")})
    scene.act("reveal", 0)
    scene.answer("zone:0")
    assert scene.state.beside == {0: ("0/character/thief",), 1: ("1/object/bow/1",)}
    assert scene.state.beside_rooms == {0: (1,), 1: (1,)}


@rule("twister.reveal.direct-access")
def test_who_opens_a_room_is_who_could():
    scene = Maze(ROOM, w="warrior, goblin wounded", a="foe thief", hidden={0: "1-cw"})
    scene.act("reveal", 0)
    assert scene.saw("revealed", figures=(scene.who("warrior"),))


@rule("twister.reveal.place-cards")
def test_each_card_beside_the_room_is_shown():
    scene = Maze(ROOM, w="warrior", beside={0: CARDS}, hidden={0: "1-cw"})
    scene.act("reveal", 0)
    assert [event.data for event in scene.events("object_revealed")] == [
        {"object": scene.thing(kind)} for kind in ("key", "bow")
    ]

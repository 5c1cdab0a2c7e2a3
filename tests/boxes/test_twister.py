"""The base pack: nothing is missing, rooms are checked as they are read, and every entry has its words."""

import pytest
from msgspec.structs import replace

from souterrain.content import LANGUAGES, PackError, folder_of, load
from souterrain.games.twister.game import Twister
from souterrain.kernel.game import Setup
from tests.rule import rule


@pytest.fixture(scope="module")
def loaded():
    folder = folder_of("twister", "base")
    return load(Twister.content_type, Twister.effects, [folder], thorough=True)


@pytest.fixture(scope="module")
def content(loaded):
    return loaded.content


@pytest.mark.parametrize(
    ("kind", "count"),
    [("character", 25), ("ability", 29), ("object", 10), ("room", 16), ("combat", 7), ("scenario", 8)],
)
def test_nothing_is_missing(content, kind, count):
    assert len(getattr(content, kind)) == count


def test_everything_is_named_and_explained_in_both_languages(loaded, content):
    for lang in LANGUAGES:
        words = loaded.words(lang)
        for kind in ("character", "ability", "object", "scenario"):
            for fact in getattr(content, kind).values():
                assert words.name(kind, fact.id)
                assert words.text(kind, fact)


def test_thirteen_objects_and_nine_combat_cards_a_side(content):
    assert sum(thing.copies for thing in content.object.values()) == 13
    cards = [card.value for card in content.combat.values() for _ in range(card.copies)]
    assert sorted(cards) == [0, 1, 2, 2, 3, 3, 4, 5, 6]
    assert [card.value for card in content.combat.values() if card.returns] == [0]


@rule("twister.setup.scenario", "twister.golden.three-per-zone")
def test_scenarios_add_up(content):
    """The cards beside rooms are just the hidden characters and the objects of both; no room gets more than its zones."""
    for scenario in content.scenario.values():
        assert len(scenario.beside) == scenario.rows
        assert 2 * sum(scenario.beside) == 2 * (scenario.hidden + scenario.objects), scenario.id
        assert max(scenario.beside) <= 4
        assert scenario.start <= 6
        assert len(scenario.colours) <= scenario.rows <= 4


@rule("twister.setup.rooms-random")
def test_a_table_for_learning_lies_the_same_each_time():
    games = [Twister.start(Setup("twister", "first-run", options={"team": "advised"}), seed) for seed in range(4)]
    lying = games[0].scenario.lying
    assert {(tuple(game.state.face_down), tuple(game.state.turned)) for game in games} == {
        (tuple(each.room for each in lying), tuple(each.turn for each in lying))
    }
    assert games[0].view(0).state.face_down == [None] * 4


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"lying": 3}, "expected 4 rooms"),
        ({"lying": 4, "twice": True}, "is there 2 times"),
        ({"lying": 4, "colours": ("green", "red")}, "which is not among the colours"),
    ],
)
def test_rooms_that_lie_ready_must_fit(content, change, message):
    scenario = content.scenario["first-run"]
    lying = scenario.lying[: change["lying"]]
    if "twice" in change:
        lying = (lying[0], *lying[:3])
    wrong = replace(scenario, lying=lying, colours=change.get("colours", scenario.colours))
    faults = replace(content, scenario={**content.scenario, "first-run": wrong}).check()
    assert any(message in fault.message for fault in faults)


@pytest.mark.parametrize(
    ("grid", "message"),
    [
        (("+.+#+", ".A.B.", "+.+.+", "#D.C#", "+#+.+"), "small letter"),
        (("+.+#+", ".a.b.", "+.+.+", "#D.C#", "+#+.+"), "small letter"),
        (("+.+=+", ".A=B.", "+.+.+", "#D.c#", "+#+.+"), "at most one portcullis"),
        (("+#+#+", ".A.B.", "+.+.+", "#D.c#", "+#+.+"), "northern side"),
        (("+.+#+", "#A.B.", "+.+.+", "#D.c#", "+#+.+"), "western side"),
    ],
)
def test_a_room_that_makes_no_sense_is_refused(content, grid, message):
    rooms = {**content.room, "1-cw": replace(content.room["1-cw"], grid=grid)}
    (fault, *_) = replace(content, room=rooms).check()
    assert (fault.table, fault.key) == ('[[room]] "1-cw"', "grid")
    assert message in fault.message


def test_a_room_without_a_twin_is_refused(content):
    rooms = {id: room for id, room in content.room.items() if id != "1-ccw"}
    (fault, *_) = replace(content, room=rooms).check()
    assert fault.table == '[[room]] "1-cw"'
    assert "other room of its colour" in fault.message


def test_a_room_of_the_wrong_shape_is_refused_when_it_is_read(tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "mine"\ngame = "twister"\nversion = "1"\nrequires = ["base"]\n')
    (folder / "rooms.toml").write_text(
        '[[room]]\nid = "1-cw"\ninherit = "base:1-cw"\nsource = "house"\n'
        'grid = ["+.+#+", ".A.B", "+.+.+", "#D.c#", "+#+.+"]\n'
    )
    for lang in LANGUAGES:
        (folder / f"{lang}.ftl").write_text("pack-mine = Mine\nroom-1-cw = Mine\n    .the = mine\n")
    with pytest.raises(PackError, match="grid"):
        load(Twister.content_type, Twister.effects, [folder])

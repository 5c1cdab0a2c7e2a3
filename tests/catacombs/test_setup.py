"""Components, set-up, and what is agreed before the first room."""

from pathlib import Path

import pytest

from souterrain.content import PackError, load
from souterrain.games.catacombs.card import exits_of, level_of, room_of
from souterrain.games.catacombs.disc import zone_of
from souterrain.games.catacombs.effects import effects
from souterrain.games.catacombs.facts import Facts
from souterrain.games.catacombs.figure import reserve
from souterrain.games.catacombs.game import Catacombs
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.catacombs.scene import Hall, play_until, table
from tests.rule import rule


def content() -> Facts:
    return Catacombs.open_packs(("base",)).content


@rule("catacombs.board.is-the-room", "catacombs.board.two-zones")
def test_six_board_faces_each_with_a_small_zone_for_heroes_and_a_large_one_for_monsters():
    boards = content().board
    assert len(boards) == 6
    assert len({board.holes for board in boards.values()}) == 6
    for board in boards.values():
        left, bottom, right, top = board.heroes
        width, height = board.monsters[2] - board.monsters[0], board.monsters[3] - board.monsters[1]
        assert (right - left) * (top - bottom) < width * height


@rule("catacombs.board.monster-zone")
def test_the_monsters_zone_is_the_third_of_the_board_nearest_the_overseer():
    hall = Hall()
    zone = zone_of(hall.game, "monsters")
    width, height = hall.game.board().size_um
    assert zone.left == pytest.approx(width * 2 / 3, abs=1)
    assert (zone.right, zone.bottom, zone.top) == (width, 0, height)


@rule("catacombs.room.levels", "catacombs.room.card-fields", "catacombs.room.card-types", "catacombs.exits.field")
def test_room_cards_are_combat_rooms_of_three_levels_or_chambers():
    facts = content()
    assert {room.level for room in facts.room.values()} == {"0", "1", "2"}
    for room in facts.room.values():
        assert room.board in facts.board
        assert room.monsters
        assert room.wandering >= 0
        assert room.exits
        assert set(room.exits) <= set("NESW")
        for lang in ("en", "fr"):
            assert Catacombs.open_packs(("base",)).words(lang).name("room", room.id)
    box = [room for room in facts.room.values() if room.box]
    chambers = sum(chamber.copies for chamber in facts.chamber.values())
    assert len(box) + chambers + 1 == 38, "with the Camp Tracker"
    assert room_of(facts, "chamber/merchant") is None


@rule("catacombs.room.special-cards")
def test_merchant_and_healer_are_rooms_without_a_fight():
    game = play_until(table(), "act")
    healer = next(number for number, place in enumerate(game.state.places) if place.level == "healer")
    assert level_of(game.content, game.state.places[healer].card) == "healer"
    assert {chamber.id for chamber in game.content.chamber.values()} == {"merchant", "healer", "lair"}


@rule("catacombs.setup.basic-path", "catacombs.setup.special-rooms-ready")
def test_the_basic_catacombs_are_seven_face_down_cards_in_order():
    state = table().state
    assert [place.level for place in state.places] == ["0", "1", "merchant", "1", "healer", "2", "lair"]
    game = Catacombs.prepare(Setup("catacombs"))
    assert sorted(game.state.face_down) == [0, 1, 3, 5]
    levels = [level_of(game.content, card) for card in game.state.face_down.values()]
    assert levels == ["0", "1", "1", "2"]
    assert all(value is None for value in game.view(1).state.face_down.values())


@rule("catacombs.setup.sort-rooms")
def test_each_pile_of_a_level_is_shuffled():
    drawn = {Catacombs.prepare(Setup("catacombs"), seed).state.face_down[1] for seed in range(12)}
    assert len(drawn) > 3
    game = Catacombs.prepare(Setup("catacombs"))
    for number, card in game.state.face_down.items():
        assert level_of(game.content, card) == game.state.places[number].level


@rule("catacombs.setup.table")
def test_unexplored_rooms_and_the_equipment_deck_are_hidden_from_everybody():
    game = Catacombs.prepare(Setup("catacombs"))
    for seat in (None, 0, 1):
        view = game.view(seat).state
        assert set(view.face_down.values()) == {None}
        assert set(view.deck) == {None}
        assert [place.level for place in view.places][2] == "merchant", "special rooms are known by their place"
    other = game.resample(game.view(1), 5)
    assert not list(other.faults())


@rule("catacombs.room.layout-fixed")
def test_the_places_of_the_cards_never_change():
    game = table(seed=4)
    levels = [place.level for place in game.state.places]
    play_until(game, "buy", seed=4)
    assert [place.level for place in game.state.places] == levels
    for place in game.state.places:
        assert not place.card or level_of(game.content, place.card) == place.level


@rule("catacombs.setup.choose-lord", "catacombs.setup.beginner-lord")
def test_the_lord_is_chosen_before_play_the_sorcerer_unless_another_is_wanted():
    assert table().state.lord == "sorcerer"
    assert table(lord="lich").state.lord == "lich"
    drawn = {table(lord="random", seed=seed).state.lord for seed in range(16)}
    assert drawn == {"sorcerer", "gorgon", "lich", "dragon"}
    assert any(event.name == "lord_chosen" for event in table().events)


@rule("catacombs.setup.announce-wandering")
def test_everybody_is_told_which_monsters_wander_here():
    events = table(lord="dragon").events
    assert [event.data["monster"] for event in events if event.name == "wandering_told"] == ["fire-spirit"]


@rule("catacombs.setup.monster-reserve")
def test_all_monster_discs_start_in_the_reserve():
    game = Catacombs.prepare(Setup("catacombs"))
    assert all(len(reserve(game, kind)) == fact.discs for kind, fact in game.content.monster.items())
    assert not game.state.discs


@rule("catacombs.limit.components")
def test_discs_in_the_pack_are_those_of_the_box():
    facts = content()
    stock: dict[tuple[str, str], int] = {}
    for piece in facts.piece.values():
        stock[piece.size, piece.colour] = stock.get((piece.size, piece.colour), 0) + piece.count
    for monster in facts.monster.values():
        key = (monster.size, facts.family[monster.family].colour)
        stock[key] = stock.get(key, 0) + monster.discs
    assert sum(stock.values()) == 62
    assert stock["tiny", "yellow"] == 6
    assert stock["small", "orange"] == 2
    assert stock["medium", "white"] == 5
    assert stock["large", "dark-grey"] == 6


def pack(folder: Path, name: str, text: str) -> Path:
    """A pack of somebody's own that lies on top of the base game."""
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "mine"\ngame = "catacombs"\nversion = "1"\nrequires = ["base"]\n')
    (folder / "mine.toml").write_text(text)
    for lang in ("en", "fr"):
        (folder / f"{lang}.ftl").write_text(f"pack-mine = Mine\n{name}\n")
    return folder


ROOM = '[[room]]\nid = "horde"\nsource = "house"\nlevel = "1"\nboard = "web"\nmonsters = { orc = %d }\nwandering = 0\nexits = "N"\n'


@rule("catacombs.limit.components", "catacombs.limit.monster-reserve", "catacombs.limit.house-rules")
def test_a_pack_that_asks_for_more_discs_than_the_box_has_is_refused_by_the_name_of_the_room(tmp_path: Path):
    load(Facts, effects, [pack(tmp_path / "good", "room-horde = Horde", ROOM % 5)])
    with pytest.raises(PackError) as caught:
        load(Facts, effects, [pack(tmp_path / "bad", "room-horde = Horde", ROOM % 6)])
    assert '[[room]] "horde"' in str(caught.value)
    assert "6 of orc, but the box has 5" in str(caught.value)


def test_a_scene_that_asks_for_more_than_the_box_is_refused_by_the_name_of_the_room(tmp_path: Path):
    text = '[[scene]]\nid = "flood"\nsource = "house"\nlevel = "lair"\nextra = { zombie = 2 }\n'
    text += '[[scenario]]\nid = "flood"\nsource = "house"\nnumber = 9\nscenes = ["flood"]\n'
    with pytest.raises(PackError) as caught:
        load(Facts, effects, [pack(tmp_path / "bad", "scene-flood = Flood\nscenario-flood = Flood", text)])
    assert '[[scene]] "flood", key extra.zombie: it asks for 5 of zombie in the lair of sorcerer' in str(caught.value)


def test_a_board_with_more_holes_than_obstacles_is_refused(tmp_path: Path):
    holes = ", ".join(f"[{50.0 * number}, 20.0]" for number in range(1, 8))
    text = f'[[board]]\nid = "sieve"\nsource = "house"\ninherit = "base:web"\nholes = [{holes}]\n'
    with pytest.raises(PackError) as caught:
        load(Facts, effects, [pack(tmp_path / "bad", "board-sieve = Sieve", text)])
    assert "7 holes, but the box has 6 obstacles" in str(caught.value)


@rule("catacombs.setup.duration")
def test_the_layout_that_is_advised_is_offered_first():
    assert Catacombs.options["path"].choices[0] == Catacombs.options["length"].choices[0] == "basic"


@rule("catacombs.variant.pick-any")
def test_every_variant_is_an_option_that_is_off_unless_chosen():
    setup = table().setup.options
    variants = ("exits", "camping", "heroes-last", "fair-placement", "wandering", "second-healer", "new-overseer")
    assert [setup[name] for name in variants] == [False] * 7
    assert setup["path"] == "basic"
    assert setup["length"] == "basic"
    with pytest.raises(Refused):
        table(path="spiral")


def test_chambers_open_in_all_directions():
    assert exits_of(content(), "chamber/healer-2") == "NESW"


@rule("catacombs.setup.choose-lord")
def test_no_round_has_begun_before_the_first_fight():
    assert table().state.round == 0


@rule("catacombs.variant.story-consent")
def test_to_no_story_nobody_has_to_agree():
    assert not [event for event in table().events if event.name == "story_accepted"]

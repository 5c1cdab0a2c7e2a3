"""The labyrinth: its making, the way through it, and rooms explored before."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.card import is_match, level_of
from souterrain.games.catacombs.explore import Wander, open_ways, way_of
from souterrain.games.catacombs.facts import Facts, Maze
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.handover import hand_over
from souterrain.games.catacombs.install import monsters_of_room, monsters_wanted
from souterrain.games.catacombs.knowledge import SOUND, rate
from souterrain.games.catacombs.maze import (
    SIZES,
    BuildMaze,
    check_mazes,
    laid_cards,
    prepared,
    reached,
    why_unsound,
    with_second_healer,
)
from souterrain.games.catacombs.merchant import Merchant
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.state import NOWHERE, PlacedCard
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.catacombs.scene import Hall, begin_at, table
from tests.rule import rule
from tests.scene import Rest


def content() -> Facts:
    return Catacombs.open_packs(("base",)).content


def maze(*rows: str, start: tuple[int, int] = (0, 0)) -> Any:
    """A maze written as rows of card names."""
    fact = Maze(id="test", source="house", rows=tuple(tuple(row.split()) for row in rows), start=start)
    return prepared(content(), fact)


def walk(*rows: str, **options: Any) -> Hall:
    """The heroes stand, fight won, on the first card of this maze; the others lie face down."""
    hall = Hall(path="labyrinth", **options)
    cards, _ = maze(*rows)
    state = hall.state
    state.places[:] = [PlacedCard(x, y, "", card if (x, y) == (0, 0) else "") for (x, y), card in cards.items()]
    state.face_down = {number: card for number, card in enumerate(cards.values()) if number}
    state.here = 0
    hall.game.mark_explored()
    return hall


# Making it


@rule("catacombs.labyrinth.sample", "catacombs.labyrinth.all-reachable")
def test_the_prepared_maze_is_mostly_level_1_and_every_room_can_be_reached():
    cards, start = prepared(content(), content().maze["prepared"])
    levels = [level_of(content(), card) for card in cards.values()]
    assert levels.count("1") > len(levels) / 2
    assert reached(content(), cards, start) == set(cards)
    assert why_unsound(content(), cards, start) == ""


@rule("catacombs.labyrinth.start-and-end")
def test_a_maze_starts_with_level_0_and_holds_the_lord():
    assert why_unsound(content(), *maze("r10 merchant healer lair")) == "catacombs.labyrinth.start-and-end"
    assert why_unsound(content(), *maze("r03 merchant healer r10")) == "catacombs.labyrinth.start-and-end"
    assert why_unsound(content(), *maze("r03 merchant healer lair")) == ""


@rule("catacombs.labyrinth.required-special")
def test_a_maze_needs_a_healer_and_a_merchant():
    assert why_unsound(content(), *maze("r03 merchant lair")) == "catacombs.labyrinth.required-special"
    assert why_unsound(content(), *maze("r03 healer lair")) == "catacombs.labyrinth.required-special"


@rule("catacombs.labyrinth.reachable-lord")
def test_a_maze_without_a_way_to_the_lord_is_refused():
    assert why_unsound(content(), *maze("r03 merchant healer r15 lair")) == "catacombs.labyrinth.reachable-lord"
    bad = Maze(id="bad", source="house", rows=(("r03", "merchant", "healer", "r15", "lair"),), start=(0, 0))
    facts = Facts(**{name: getattr(content(), name) for name in Facts.__struct_fields__} | {"maze": {"bad": bad}})
    with pytest.raises(Refused) as caught:
        check_mazes(facts)
    assert caught.value.rule == "catacombs.labyrinth.reachable-lord"


@rule("catacombs.labyrinth.reachable-special")
def test_merchant_and_healer_must_be_reached_without_passing_through_the_lair():
    assert why_unsound(content(), *maze("r03 merchant lair healer")) == "catacombs.labyrinth.reachable-special"


@rule("catacombs.labyrinth.size", "catacombs.labyrinth.all-reachable")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_mazes_of_every_size_are_drawn_with_every_room_in_reach(size: str, seed: int):
    options: dict[str, Any] = {"path": "labyrinth", "maze": "generated", "maze-size": size}
    game = Catacombs.prepare(Setup("catacombs", options=options), seed)
    width, height = SIZES[size]
    assert len(game.state.places) == width * height
    state = game.state
    cards = {(p.x, p.y): p.card or state.face_down[number] for number, p in enumerate(state.places)}
    assert reached(game.content, cards, (state.places[0].x, state.places[0].y)) == set(cards)
    assert not list(game.faults())


@rule("catacombs.labyrinth.face-down")
def test_all_cards_lie_face_down_but_the_start_and_only_the_overseer_knows_them():
    game = Catacombs.prepare(Setup("catacombs", options={"path": "labyrinth"}))
    assert game.state.places[0].card
    assert not any(place.card or place.level for place in game.state.places[1:])
    assert set(game.view(1).state.face_down.values()) == {None}
    assert None not in game.view(0).state.face_down.values()


@rule("catacombs.labyrinth.overseer-builds")
def test_the_overseer_rearranges_the_maze_as_long_as_it_stays_sound():
    game = table(path="labyrinth", maze="built")
    assert (game.open_decisions()[0].seat, game.open_decisions()[0].kind) == (0, "build_maze")
    assert isinstance(game.state.agenda[-1], BuildMaze)
    before = dict(game.state.face_down)
    game.answer(0, "lift:1")
    decision = game.decision(0)
    swap = next(option for option in decision.options if option.verb == "swap")
    other = int(swap["place"])
    game.answer(0, swap.id)
    assert game.state.face_down[1] == before[other]
    assert game.state.face_down[other] == before[1]
    assert not list(game.faults())
    for refusal in decision.refused:
        assert refusal.rule.startswith("catacombs.labyrinth.")
    assert game.view(1).decision is None
    game.answer(0, "done")
    assert game.open_decisions()[0].kind != "build_maze"


@rule("catacombs.labyrinth.overseer-builds")
def test_the_overseer_puts_another_card_into_the_maze():
    game = table(path="labyrinth", maze="built")
    number = next(n for n, card in game.state.face_down.items() if card.startswith("room/"))
    old = game.state.face_down[number]
    game.answer(0, f"lift:{number}")
    other = next(option for option in game.decision(0).options if option.verb == "replace")
    game.answer(0, other.id)
    assert game.state.face_down[number] == other["room"]
    assert str(other["room"]).encode() not in game.view(1).encode(), "nobody else learns of it"
    assert old in game.state.unlaid
    assert not list(game.faults())


@rule("catacombs.labyrinth.overseer-builds", "catacombs.labyrinth.reachable-lord")
def test_no_card_is_offered_that_would_cut_the_maze():
    hall = walk("r04 merchant healer r10 lair")
    hall.state.unlaid = ("room/r18", "room/r07")
    hall.run(BuildMaze())
    hall.answer("lift:3")
    assert hall.options("replace") == ["replace:room/r18"], "the other leads neither east nor west"


@rule("catacombs.labyrinth.sample")
def test_a_maze_of_a_pack_may_have_gaps():
    gaping = replace(content().maze["prepared"], rows=(("r04", "", "lair"),), start=(0, 0))
    assert prepared(content(), gaping) == ({(0, 0): "room/r04", (2, 0): "chamber/lair"}, (0, 0))


@rule("catacombs.labyrinth.face-down")
def test_chambers_are_secret_in_the_labyrinth_alone():
    assert "chamber/merchant" in table(path="labyrinth").secrets()
    assert "chamber/merchant" not in table().secrets()


@rule("catacombs.labyrinth.size")
@pytest.mark.parametrize(("size", "columns", "rows"), [("small", 3, 3), ("middle", 4, 3), ("large", 5, 4)])
def test_a_generated_maze_is_as_large_as_the_table_wants(size: str, columns: int, rows: int):
    places = table(path="labyrinth", maze="generated", maze_size=size).state.places
    assert (1 + max(place.x for place in places), 1 + max(place.y for place in places)) == (columns, rows)
    assert len(places) == columns * rows


@rule("catacombs.labyrinth.overseer-builds")
def test_the_start_of_a_maze_lies_face_up_whatever_card_it_is():
    game = table(path="labyrinth", maze="built")
    old = game.state.places[0].card
    game.answer(0, "lift:0")
    other = next(option for option in game.decision(0).options if option.verb == "replace")
    game.answer(0, other.id)
    assert game.state.places[0].card == other["room"] != old
    assert 0 not in game.state.face_down


@rule("catacombs.labyrinth.map-card")
def test_the_map_is_left_out_of_the_labyrinth_unless_wanted():
    assert "item/map" not in Catacombs.prepare(Setup("catacombs", options={"path": "labyrinth"})).state.deck
    wanted = Setup("catacombs", options={"path": "labyrinth", "map-card": True})
    assert "item/map" in Catacombs.prepare(wanted).state.deck
    assert "item/map" in Catacombs.prepare(Setup("catacombs")).state.deck


@rule("catacombs.variant.second-healer-use")
def test_a_second_healer_can_be_reached_in_the_prepared_maze():
    game = Catacombs.prepare(Setup("catacombs", options={"path": "labyrinth", "second-healer": True}))
    assert "chamber/healer-2" in game.state.face_down.values()
    rows = game.content.maze["prepared"].rows
    assert len(game.state.places) == sum(map(len, rows)) + 1, "it takes no other card's place"
    state = game.state
    cards = {(p.x, p.y): p.card or state.face_down[number] for number, p in enumerate(state.places)}
    assert len(reached(game.content, cards, (state.places[0].x, state.places[0].y))) == len(cards)


# The way through it


@rule("catacombs.labyrinth.explore-flip", "catacombs.exits.leave")
def test_the_heroes_choose_a_neighbouring_room_by_an_exit_of_theirs():
    hall = walk("r04 r13", "r10 merchant")
    assert open_ways(hall.game) == ["E", "S"], "r04 has exits E and S"
    hall.run(Wander())
    assert hall.options() == ["go:E", "go:S"]
    hall.answer("go:E")
    assert [event.data["card"] for event in hall.events("turned_up")] == ["room/r13"]
    dead_end = walk("r07 r13", "r10 merchant")
    assert open_ways(dead_end.game) == ["S"], "r07 has no exit to the east"


@rule("catacombs.labyrinth.explore-match")
def test_a_room_that_matches_is_entered():
    hall = walk("r04 r13", "r10 merchant")
    hall.run(Wander())
    hall.answer("go:E")
    assert hall.state.here == 1
    assert hall.is_done


@rule("catacombs.labyrinth.explore-mismatch", "catacombs.exits.match")
def test_a_room_that_does_not_match_stays_closed_and_another_way_must_be_chosen():
    hall = walk("r04 r15", "r10 merchant")
    hall.run(Wander())
    hall.answer("go:E")
    assert hall.saw("way_closed", direction="E")
    assert hall.state.here == 0
    assert hall.options() == ["go:S"]
    hall.answer("go:S")
    assert hall.state.here == 2


@rule("catacombs.labyrinth.explore-mismatch")
def test_a_card_that_does_not_match_is_turned_face_down_again():
    hall = walk("r04 r15", "r10 merchant")
    hall.run(Wander())
    hall.answer("go:E")
    assert hall.saw("turned_up", place=1, card="room/r15")
    assert hall.state.places[1].card == ""
    assert hall.state.face_down == {1: "room/r15", 2: "room/r10", 3: "chamber/merchant"}
    assert hall.game.view(1).state.face_down[1] is None, "only the Overseer still knows it"
    assert hall.game.view(0).state.face_down[1] == "room/r15"


@rule("catacombs.labyrinth.explore-mismatch")
def test_a_room_explored_before_stays_face_up_though_it_does_not_match():
    hall = walk("r04 r15", "r10 merchant")
    hall.state.places[1] = PlacedCard(1, 0, "", hall.state.face_down.pop(1), explored=True)
    hall.run(Wander())
    hall.answer("go:E")
    assert hall.saw("way_closed", direction="E")
    assert hall.state.places[1].card == "room/r15"


@rule("catacombs.labyrinth.backtrack", "catacombs.labyrinth.revisit-half")
def test_a_room_explored_before_is_played_again_against_half_its_monsters_of_the_overseers_choice():
    hall = walk("r04 r13", "r10 merchant")
    hall.state.here = 1
    hall.state.places[1] = PlacedCard(1, 0, "", "room/r13", explored=True)
    hall.state.face_down.pop(1)
    hall.run(Wander())
    hall.answer("go:W")
    assert hall.state.here == 0
    hall.run(begin_at("enter", Quest()))
    total = sum(monsters_of_room(walk("r04 r13").game).values())
    assert total == 5
    assert (hall.decision.seat, hall.decision.kind) == (0, "muster")
    hall.answer("take:orc", "take:troll")
    assert sorted(name for name in hall.state.figures if name not in hall.state.sheets) == ["orc-1", "troll-1"]
    assert hall.decision.kind == "place_hero"


def take_out(hall: Hall, **discs: int) -> None:
    """So many discs of each kind are not in the reserve."""
    for kind, number in discs.items():
        for disc in range(1, number + 1):
            hall.put(f"{kind.replace('_', '-')}-{disc}", 1, 1)
    hall.state.discs.clear()


@rule("catacombs.labyrinth.revisit-half")
def test_half_is_half_of_the_card_though_the_reserve_has_not_all_its_discs():
    hall = walk("r04 r13", "r10 merchant")
    take_out(hall, orc=5)
    hall.run(begin_at("enter", Quest()))
    assert sum(monsters_wanted(hall.game).values()) == 5
    hall.answer("take:troll", "take:skeleton-warrior")
    assert hall.decision.kind == "place_hero", "two of the five"


@rule("catacombs.labyrinth.revisit-half", "catacombs.limit.monster-reserve")
def test_with_fewer_discs_than_half_the_overseer_takes_what_there_is():
    hall = walk("r04 r13", "r10 merchant")
    take_out(hall, orc=5, troll=3, skeleton_warrior=4)
    hall.run(begin_at("enter", Quest()))
    hall.answer("take:skeleton-warrior")
    assert hall.decision.kind == "place_hero"
    hall = walk("r04 r13", "r10 merchant")
    take_out(hall, orc=5, troll=3, skeleton_warrior=5)
    hall.run(begin_at("enter", Quest()))
    assert hall.rules("room_empty") == ["catacombs.limit.monster-reserve"]


@rule("catacombs.labyrinth.revisit-half")
def test_half_of_one_is_none_and_the_heroes_go_on_at_once(monkeypatch: pytest.MonkeyPatch):
    hall = walk("r04 r13", "r10 merchant")
    rooms = hall.game.content.room
    monkeypatch.setitem(rooms, "r04", replace(rooms["r04"], monsters={"orc": 1}, wandering=0))
    hall.run(begin_at("enter", Quest()))
    assert hall.rules("room_empty") == ["catacombs.labyrinth.revisit-half"]
    assert hall.decision.kind == "choose_way"


@rule("catacombs.labyrinth.revisit-special", "catacombs.labyrinth.merchant-reshuffle")
def test_on_a_return_to_the_merchant_unsold_cards_are_shuffled_in_and_six_turned_up_again():
    hall = walk("r04 r13", "r10 merchant")
    hall.give("thief", "shadow-cloak")
    hall.state.discards = ("item/healing-potion",)
    hall.state.deck = tuple(card for card in hall.state.deck if card != "item/healing-potion")
    stalls = []
    for _ in range(4):
        hall.run(Merchant())
        assert len(hall.state.stall) == 6
        assert not {"item/shadow-cloak", "item/healing-potion"} & {*hall.state.stall, *hall.state.deck}
        stalls.append(hall.state.stall)
    assert len(set(stalls)) > 1
    hall.state.here = 3
    hall.state.places[3] = PlacedCard(1, 1, "", "chamber/merchant", explored=True)
    hall.run(begin_at("enter", Quest()))
    assert hall.saw("stall_opened")


@rule("catacombs.labyrinth.no-discount")
def test_the_merchant_of_the_labyrinth_gives_no_discount():
    hall = walk("r04 r13", "r10 merchant")
    hall.state.stall = ("item/quiver",)
    hall.state.deck = tuple(card for card in hall.state.deck if card != "item/quiver")
    hall.give("elf", gold=700)
    hall.run(begin_at("choose", Merchant()))
    hall.answer("buy:item/quiver:elf")
    assert hall.decision.kind == "contribute"
    assert dict(hall.decision.about)["price"] == 600


@rule("catacombs.labyrinth.reachable-lord")
@pytest.mark.parametrize("size", SIZES)
def test_whoever_imagines_the_hidden_cards_imagines_a_maze_that_could_have_been_laid(size: str):
    options: dict[str, Any] = {"path": "labyrinth", "maze": "generated", "maze-size": size, "seats": 3}
    for seed in range(20):
        game = Catacombs.prepare(Setup("catacombs", options=options), seed)
        drawn = game.resample(game.view(1), seed)
        start = drawn.state.places[0]
        assert why_unsound(drawn.content, laid_cards(drawn), (start.x, start.y)) == ""
        assert not list(drawn.faults())


@rule("catacombs.labyrinth.explore-mismatch")
def test_a_way_found_closed_is_closed_in_every_maze_that_is_imagined():
    hall = walk("r04 r15 healer", "r10 merchant lair")
    hall.run(Wander())
    hall.answer("go:E")
    for seed in range(20):
        drawn = hall.game.resample(hall.game.view(1), seed)
        assert not is_match(drawn.content, "room/r04", drawn.state.face_down[1], "E")
        drawn.answer(1, "go:S")
        assert drawn.state.here == 3, "the only way left is open: nobody is locked in"


def wandering(seed: int, maze: str) -> Hall:
    """Three players before the first room of a maze that was drawn; a built one was rearranged at random."""
    hall = Hall(path="labyrinth", seats=3, maze=maze, maze_size=sorted(SIZES)[seed % 3])
    hall.game = Catacombs.prepare(replace(hall.game.setup), seed)
    hall.state.agenda[:] = [Rest()]
    rng = Random(seed)
    if maze == "built":
        hall.run(BuildMaze())
        for _ in range(12):
            if hall.is_done:
                break
            hall.answer(rng.choice(hall.options()))
        if not hall.is_done:
            hall.answer(*(["leave"] if hall.decision.kind == "exchange_card" else []), "done")
    return hall


def go_on(game: Catacombs, rng: Random) -> None:
    """One way further, wherever the heroes' players say at random."""
    game.state.decisions = ()
    game.state.agenda[:] = [Rest(), Wander()]
    game.advance()
    while (asked := game.open_decisions()[0]).kind == "choose_way":
        game.answer(asked.seat, rng.choice([option.id for option in asked.options]))
    game.mark_explored()


@rule("catacombs.labyrinth.reachable-lord", "catacombs.labyrinth.explore-mismatch")
@pytest.mark.parametrize("maze", ["generated", "built"])
@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 40))])
def test_in_every_maze_that_three_players_imagine_a_way_leads_on(seed: int, maze: str):
    hall, rng = wandering(seed, maze), Random(seed)
    for _ in range(12):
        go_on(hall.game, rng)
        for seat in range(3):
            drawn = hall.game.resample(hall.game.view(seat), rng.randrange(2**30))
            assert rate(drawn, drawn.state) == SOUND
            for _ in range(6):
                assert open_ways(drawn)
                go_on(drawn, rng)


@rule("catacombs.labyrinth.reachable-lord", "catacombs.labyrinth.explore-mismatch")
def test_a_way_found_closed_is_gone_only_if_there_is_another():
    """No maze that was laid has such a place, but one may that is imagined."""
    hall = walk("r04 r15 healer", "r10 merchant lair")
    hall.state.closed = ((0, 1),)
    assert open_ways(hall.game) == ["S"]
    hall.state.closed = ((0, 1), (0, 3))
    hall.run(Wander())
    assert hall.options() == ["go:E", "go:S"]
    hall.answer("go:E")
    assert hall.state.here == 1
    hall = walk("r04 lair", "r10 merchant")
    hall.state.places[0] = PlacedCard(0, 0, "", "room/r15", explored=True)
    hall.state.closed = ((0, 2),)
    assert open_ways(hall.game) == []
    hall.run(Wander())
    hall.answer("go:E", "go:E")
    assert hall.state.here == 1, "not even its own walls lock anybody in"


def test_a_map_shows_the_heroes_players_the_whole_maze():
    hall = walk("r04 r13", "r10 merchant", map_card=True)
    hall.give("elf", "map")
    hall.run(Wander())
    assert hall.state.informed == (0, 1)
    assert None not in hall.game.view(1).state.face_down.values()


@rule("catacombs.variant.second-healer-use")
@pytest.mark.parametrize("second", [False, True])
def test_a_generated_maze_has_a_second_healer_only_if_the_table_wants_one(second: bool):
    options: dict[str, Any] = {"path": "labyrinth", "maze": "generated", "second-healer": second}
    game = Catacombs.prepare(Setup("catacombs", options=options))
    assert ("chamber/healer-2" in game.state.face_down.values()) is second
    assert "chamber/healer-1" in game.state.face_down.values()


@rule("catacombs.variant.second-healer-use")
def test_the_second_healer_takes_no_other_cards_place_and_can_be_reached():
    for seed in range(6):
        game = table(seed=seed, path="labyrinth", maze="generated")
        cards, start = laid_cards(game), (game.state.places[0].x, game.state.places[0].y)
        found = with_second_healer(game.content, cards, start)
        ((spot, _),) = found.items() - cards.items()
        assert cards.items() < found.items()
        assert min(spot) >= 0
        assert spot in reached(game.content, found, start)


@rule("catacombs.labyrinth.overseer-builds")
def test_the_overseer_may_exchange_twenty_times_and_is_then_done():
    hall = wandering(1, "generated")
    hall.run(BuildMaze())
    for _ in range(20):
        assert hall.decision.kind == "build_maze"
        hall.answer("lift:1", "leave")
    assert hall.is_done


@rule("catacombs.labyrinth.sample")
@pytest.mark.parametrize(("size", "hard"), [("small", 1), ("middle", 2), ("large", 4)])
def test_a_quarter_of_a_drawn_maze_is_of_the_second_level(size: str, hard: int):
    hall = Hall(path="labyrinth", maze="generated", maze_size=size)
    levels = [level_of(hall.game.content, card) for card in laid_cards(hall.game).values()]
    assert levels.count("2") == hard
    assert levels.count("1") > 2 * hard


@rule("catacombs.variant.second-healer-use")
def test_the_second_healer_is_in_every_maze_that_is_imagined():
    hall = Hall(path="labyrinth", maze="generated", second_healer=True)
    for seed in range(8):
        drawn = hall.game.resample(hall.game.view(1), seed)
        assert sorted(laid_cards(drawn).values()).count("chamber/healer-2") == 1
        assert list(drawn.faults()) == []
    alone = table(path="labyrinth", maze="generated")
    assert "chamber/healer-2" not in alone.secrets()
    assert "chamber/healer-2" not in laid_cards(alone.resample(alone.view(1), 0)).values()


@rule("catacombs.room.layout-fixed")
def test_a_line_that_is_imagined_has_rooms_of_the_right_levels():
    game = table(path="branching")
    for seed in range(8):
        assert list(game.resample(game.view(1), seed).faults()) == []


@rule("catacombs.variant.fair-placement-new-overseer")
def test_a_new_overseer_learns_nothing_that_the_old_one_did_not_know():
    hall = Hall(seats=3)
    assert hall.state.informed == ()
    hand_over(hall.game, 2)
    assert hall.state.informed == ()


@rule("catacombs.labyrinth.face-down")
def test_it_is_the_first_room_that_is_turned_up_first():
    hall = walk("r04 r13", "r10 merchant")
    hall.state.here = NOWHERE
    hall.run(Wander())
    assert [(event.data["place"], event.data["card"]) for event in hall.events("turned_up")] == [(0, "room/r04")]
    assert hall.state.here == 0


@rule("catacombs.labyrinth.overseer-builds")
def test_a_chamber_is_exchanged_for_no_room_of_the_box():
    hall = walk("r04 merchant healer r10 lair")
    hall.state.unlaid = ("room/r18",)
    for card, others in (("room/r10", ["replace:room/r18"]), ("chamber/healer-2", [])):
        hall.state.face_down[3] = card
        hall.run(BuildMaze())
        hall.answer("lift:3")
        assert hall.options("replace") == others


@rule("catacombs.variant.second-healer-use")
def test_where_no_way_leads_to_a_free_spot_there_is_no_second_healer(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("souterrain.games.catacombs.maze.is_match", lambda *_: False)
    cards = {(0, 0): "room/r04"}
    assert with_second_healer(content(), cards, (0, 0)) == cards


@rule("catacombs.explore.flip-next")
def test_a_maze_is_begun_at_its_only_start():
    game = table(path="labyrinth")
    assert [way_of(game, number) for number in (0, 1)] == ["only", "maze"]

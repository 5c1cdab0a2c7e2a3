"""Setting up: the labyrinth, three ways to choose a team, what is placed in secret, facings and lots."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from souterrain.games.twister.game import Twister
from souterrain.games.twister.ids import id_of, kind_of
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.rule import rule

TEAM = ("troll", "ghost", "thief", "goblin", "cleric", "golem", "naga")
METHODS = ("mutual", "full-frontal", "draft")


def start(scenario="dash", seed=1, **options):
    return Twister.start(Setup("twister", scenario, options=options), seed)


def step(game, pick=lambda options: options[0]):
    """Answer the first open question by a rule of thumb."""
    choice = game.open_decisions()[0]
    if choice.least == choice.most == 1:
        answer = pick(choice.options).id
    else:
        answer = tuple(option.id for option in choice.options[: choice.least])
    game.answer(choice.seat, answer)
    return choice


def until(game, kind):
    """Play on up to a question of this kind."""
    while game.open_decisions()[0].kind != kind:
        step(game)
    return game


def ids(cards, kind="character"):
    return [id_of(card) for card in cards if kind_of(card) == kind]


@rule("twister.setup.scenario")
def test_a_scenario_says_how_many_points_win():
    content = Twister.open_packs(("base",)).content
    assert {scenario.target for scenario in content.scenario.values()} == {5, 6}
    assert start("legion").scenario.target == 6
    with pytest.raises(Refused, match="no scenario"):
        start("picnic")


@rule("twister.setup.rooms-in-pairs")
@pytest.mark.parametrize(("scenario", "rooms"), [("initiation", 4), ("dash", 6), ("labyrinth", 8)])
def test_rooms_come_in_whole_pairs(scenario, rooms):
    game = start(scenario)
    colours = [game.content.room[card].colour for card in game.state.face_down]
    assert len(colours) == rooms
    assert all(colours.count(colour) == 2 for colour in colours)


@rule("twister.setup.rooms-in-pairs")
def test_a_scenario_may_name_its_pairs():
    for seed in range(8):
        game = start("vault", seed)
        assert "white" in {game.content.room[card].colour for card in game.state.face_down}


@rule("twister.setup.team-method")
@pytest.mark.parametrize("scenario", ["initiation", "dash", "legion", "vault"])
def test_with_the_advised_team_the_first_question_is_an_act(scenario):
    """Both have the same team; the first of it start, on both zones and facing both ways; the rest is hidden, as many beside each
    room as the scenario says, and only its owner knows what lies where."""
    places = set()
    for seed in range(6):
        game = start(scenario, seed, team="advised")
        assert game.open_decisions()[0].kind == "act"
        state, facts = game.state, game.scenario
        assert state.roster[0] == state.roster[1]
        assert len(state.roster[0]) == facts.start + facts.hidden + facts.objects
        for required in facts.required:
            assert state.roster[0].count(f"object/{required}") == 1
        mine = [figure for figure in state.figures if figure.seat == 0]
        assert len(mine) == facts.start
        assert len({figure.cell for figure in mine}) == min(4, facts.start)
        assert not any((*state.west[0], *state.east[0], *state.team[0]))
        rows = [facts.beside[facts.rows - 1 - place // 2] for place in range(len(state.rooms))]
        beside = (*state.beside_rooms[0], *state.beside_rooms[1])
        assert [beside.count(place) for place in range(len(rows))] == rows
        seen = game.view(0).state
        assert seen.beside[0] == state.beside[0]
        assert set(seen.beside[1]) == {None}
        places.add((state.beside[0], state.beside_rooms[0]))
        assert list(game.faults()) == []
    assert len(places) == 6


@rule("twister.setup.rooms-random")
def test_rooms_lie_at_random_and_face_down():
    games = [start(seed=seed) for seed in range(12)]
    assert len({tuple(game.state.face_down) for game in games}) > 8
    assert {turn for game in games for turn in game.state.turned} == {0, 1, 2, 3}
    assert all(room.card == "" for room in games[0].state.rooms)
    for seat in (None, 0, 1):
        seen = games[0].view(seat).state
        assert seen.face_down == [None] * 6
        assert seen.turned == [None] * 6


@rule("twister.setup.team-method")
@pytest.mark.parametrize(
    ("options", "kind"),
    [({}, "pick_character"), ({"team": "full-frontal"}, "choose_characters"), ({"team": "draft"}, "pick_character")],
)
def test_teams_are_chosen_by_one_of_three_methods(options, kind):
    game = start(**options)
    assert game.open_decisions()[0].kind == kind
    assert game.setup.options["team"] == options.get("team", "mutual")


@rule("twister.setup.mutual.first-player")
def test_mutual_choice_begins_with_a_lot():
    assert {start(seed=seed).open_decisions()[0].seat for seed in range(12)} == {0, 1}


@rule("twister.setup.mutual.same-card")
def test_both_take_what_one_picks():
    """The ledger's example: one picks the Troll, both have it."""
    game = start()
    game.answer(game.open_decisions()[0].seat, "pick:troll")
    assert ids(game.state.team[0]) == ids(game.state.team[1]) == ["troll"]
    assert [event.rule for event in game.events if event.name == "character_picked"] == [
        "twister.setup.mutual.same-card"
    ]
    assert "pick:troll" not in [option.id for option in game.open_decisions()[0].options]


@rule("twister.setup.mutual.alternate")
def test_mutual_picks_take_turns_until_the_teams_are_whole():
    game = start()
    seats = []
    while game.open_decisions()[0].kind == "pick_character":
        seats.append(step(game).seat)
    assert len(seats) == 7
    assert all(one != other for one, other in pairwise(seats))
    assert len(ids(game.state.team[0])) == len(ids(game.state.team[1])) == 7


@rule("twister.setup.mutual.objects", "twister.setup.draft.objects")
@pytest.mark.parametrize("method", ["mutual", "draft"])
def test_the_other_player_begins_with_the_objects(method):
    for seed in range(4):
        game = start(seed=seed, team=method)
        first = game.open_decisions()[0].seat
        until(game, "pick_object")
        assert game.open_decisions()[0].seat == 1 - first
        until(game, "starters")
        assert len(ids(game.state.team[0], "object")) == len(ids(game.state.team[1], "object")) == 5


@rule("twister.setup.mutual.objects")
def test_two_copies_of_an_object_are_two_picks():
    game = until(start(), "pick_object")
    for _ in range(2):
        game.answer(game.open_decisions()[0].seat, "pick:sword")
    assert "pick:sword" not in [option.id for option in game.open_decisions()[0].options]
    assert ids(game.state.team[1], "object") == ["sword", "sword"]


@rule("twister.setup.full-frontal")
def test_full_frontal_teams_are_secret():
    game = start(team="full-frontal")
    assert {choice.seat for choice in game.open_decisions()} == {0, 1}
    game.answer(0, tuple(f"choose:{id}" for id in TEAM))
    assert not game.view(1).state.sealed[0]
    until(game, "starters")
    assert ids(game.state.team[0])[:2] == ["troll", "ghost"]
    assert game.view(1).state.team[0] == (None,) * 12
    assert game.view(1).state.roster[0] == ()


@rule("twister.setup.draft.display")
def test_a_draft_lays_out_every_character():
    options = start(team="draft").open_decisions()[0].options
    assert len(options) == 25


@rule("twister.setup.draft.first-player")
def test_a_draft_begins_with_a_lot():
    assert {start(seed=seed, team="draft").open_decisions()[0].seat for seed in range(12)} == {0, 1}


@rule("twister.setup.draft.pick")
def test_a_drafted_character_is_lost_to_the_other():
    game = start(team="draft")
    first = game.open_decisions()[0].seat
    game.answer(first, "pick:troll")
    assert game.open_decisions()[0].seat == 1 - first
    assert "pick:troll" not in [option.id for option in game.open_decisions()[0].options]
    assert [event.rule for event in game.events if event.name == "character_picked"] == ["twister.setup.draft.pick"]
    until(game, "pick_object")
    assert not {*ids(game.state.team[0])} & {*ids(game.state.team[1])}
    assert len(ids(game.state.team[0])) == len(ids(game.state.team[1])) == 7


@rule("twister.setup.draft.objects")
def test_a_drafted_object_takes_a_copy_from_the_other():
    game = until(start(team="draft"), "pick_object")
    for _ in range(2):
        game.answer(game.open_decisions()[0].seat, "pick:key")
    assert "pick:key" not in [option.id for option in game.open_decisions()[0].options]


@rule("twister.setup.scenario")
@pytest.mark.parametrize("method", METHODS)
def test_the_vault_gives_both_their_treasure(method):
    game = until(start("vault", team=method), "starters")
    for seat in (0, 1):
        assert ids(game.state.team[seat], "object").count("treasure") == 1
        assert len(ids(game.state.team[seat], "object")) == 5


@rule("twister.setup.wheel-zero")
def test_wheels_start_at_nothing():
    assert start().state.wheel == (0, 0)


@rule("twister.setup.jump-cards")
def test_three_jump_cards_and_nine_combat_cards_each():
    game = start()
    assert game.state.jumps == (3, 3)
    assert sorted(game.book.combat[card] for card in game.state.hand[1]) == [0, 1, 2, 2, 3, 3, 4, 5, 6]
    assert game.view(0).state.hand[1] == (None,) * 9


@rule("twister.setup.starters-face-down")
def test_starters_are_chosen_at_once_and_in_secret():
    game = until(start(), "starters")
    assert [choice.seat for choice in game.open_decisions()] == [0, 1]
    step(game), step(game)
    assert len(game.state.east[0]) == 4
    assert game.view(1).state.east[0] == (None,) * 4
    assert game.open_decisions()[0].kind == "western"


@rule("twister.setup.starters-face-down", "twister.golden.three-per-zone")
def test_at_most_three_start_on_one_zone():
    game = until(start("legion"), "western")
    choice = game.open_decisions()[0]
    assert (choice.least, choice.most) == (3, 3)
    game = until(start("dash"), "western")
    assert (game.open_decisions()[0].least, game.open_decisions()[0].most) == (1, 3)


@rule("twister.setup.starters-face-down")
def test_two_starters_may_all_stand_on_either_zone(monkeypatch):
    game = start()
    monkeypatch.setitem(game.content.scenario, "dash", replace(game.scenario, start=2))
    until(game, "western")
    assert [(choice.least, choice.most) for choice in game.open_decisions()] == [(0, 2), (0, 2)]


@rule("twister.setup.starters-face-down", "twister.setup.full-frontal")
@pytest.mark.parametrize("changed", [{"start": 1}, {"objects": 1}, {"start": 1, "hidden": 0}])
def test_a_team_may_have_one_of_a_kind(monkeypatch, changed):
    game = start(team="full-frontal")
    scenario = replace(game.scenario, **changed)
    monkeypatch.setitem(game.content.scenario, "dash", scenario)
    game = until(start(team="full-frontal"), "facing")
    assert len(game.state.figures) == 2 * scenario.start
    assert [len(ids(cards, "object")) for cards in game.state.beside.values()] == [scenario.objects] * 2


@rule("twister.setup.alternate-placement")
def test_the_other_cards_are_hidden_beside_rooms_in_turn():
    game = until(start(**{"ask-everything": True}), "hide")
    seats = []
    while game.open_decisions()[0].kind == "hide":
        seats.append(step(game).seat)
    assert len(seats) == 16
    assert all(one != other for one, other in pairwise(seats))
    lying = [room for rooms in game.state.beside_rooms.values() for room in rooms]
    assert [lying.count(place) for place in range(6)] == [2, 2, 4, 4, 2, 2]
    assert game.view(1).state.beside[0] == (None,) * 8
    assert game.view(0).state.beside[0] == game.state.beside[0]


@rule("twister.setup.alternate-placement")
def test_a_lot_says_who_hides_first():
    assert {until(start(seed=seed), "hide").open_decisions()[0].seat for seed in range(12)} == {0, 1}


@rule("twister.setup.reveal-starters")
def test_starters_are_turned_up_when_all_is_placed():
    game = until(start(), "hide")
    assert game.state.figures == []
    until(game, "facing")
    assert len(game.state.figures) == 8
    assert game.state.west[0] == game.state.east[0] == ()
    assert [event.data["figure"] for event in game.events if event.name == "figure_revealed"] == [*range(8)]


@rule("twister.setup.starters-facing")
def test_both_choose_at_once_which_way_their_starters_face():
    game = until(start(), "facing")
    south, north = game.open_decisions()
    assert (south.seat, north.seat) == (0, 1)
    assert (south.least, south.most) == (0, 4)
    before = game.state.figures[0].cell
    game.answer(0, ("face_east:0",))
    game.answer(1, ())
    assert game.state.figures[0].cell == before + 1
    assert [figure.cell % 2 for figure in game.state.figures[1:]] == [0] * 7


@rule("twister.setup.first-player")
def test_a_lot_of_its_own_says_who_begins():
    found = set()
    for seed in range(24):
        game = until(start(seed=seed), "hide")
        hider = game.open_decisions()[0].seat
        found.add((hider, until(game, "act").state.active))
    assert found == {(0, 0), (0, 1), (1, 0), (1, 1)}


@rule("twister.setup.mutual.same-card", "twister.setup.draft.pick")
@pytest.mark.parametrize(
    ("method", "why"), [("mutual", "twister.setup.mutual.same-card"), ("draft", "twister.setup.draft.pick")]
)
def test_a_pick_says_by_which_method(method, why):
    assert start(team=method).open_decisions()[0].rule == why

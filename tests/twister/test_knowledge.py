"""What a seat does not know: views strike it out, and a resampled table fits what the seat does know."""

import random

import pytest
from msgspec.structs import replace

from souterrain.games.twister.combat import Combat
from souterrain.games.twister.game import Twister
from souterrain.games.twister.ids import kind_of
from souterrain.games.twister.setup import METHODS
from souterrain.games.twister.state import DEAD, ESCAPED, LEFT, WAITING
from souterrain.kernel.game import Setup
from tests.rule import rule
from tests.twister.scene import Maze
from tests.twister.test_characters import HALL


def play(game, rng, decisions):
    for _ in range(decisions):
        if game.is_over:
            return
        choice = rng.choice(game.open_decisions())
        picked = rng.sample(choice.options, rng.randint(choice.least, min(choice.most, len(choice.options))))
        game.answer(choice.seat, picked[0].id if choice.least == choice.most == 1 else tuple(p.id for p in picked))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("scenario", ["initiation", "vault", "legion"])
def test_a_resampled_table_looks_the_same_and_is_sound(method, scenario):
    rng = random.Random(f"{method} {scenario}")
    game = Twister.start(Setup("twister", scenario, options={"team": method}), 7)
    for _ in range(30):
        for seat in (None, 0, 1):
            view = game.view(seat)
            other = game.resample(view, rng.randrange(1000))
            assert other.view(seat).encode() == view.encode()
            assert list(other.faults()) == []
            play(other, rng, 5)
            assert list(other.faults()) == []
        play(game, rng, 12)


@rule("twister.setup.full-frontal")
def test_other_teams_are_imagined_in_full_frontal_only():
    for method, kinds in (("full-frontal", 9), ("mutual", 1)):
        game = Twister.start(Setup("twister", "dash", options={"team": method}), 7)
        while game.open_decisions()[0].kind != "hide":
            play(game, random.Random(1), 1)
        view = game.view(0)
        teams = set()
        for seed in range(9):
            state = game.resample(view, seed).state
            teams.add(frozenset((*state.team[1], *state.west[1], *state.east[1])))
        assert len(teams) == kinds


@rule("twister.setup.full-frontal")
def test_an_imagined_team_has_characters_and_objects_and_no_cards_of_combat():
    game = Twister.start(Setup("twister", "dash", options={"team": "full-frontal"}), 7)
    while game.open_decisions()[0].kind != "act":
        play(game, random.Random(1), 1)
    for seed in range(9):
        state = game.resample(game.view(0), seed).state
        assert {kind_of(card) for card in state.beside[1]} == {"character", "object"}


@rule("twister.melee.cards")
def test_a_hand_is_imagined_in_more_than_one_way():
    scene = Maze(HALL, w="warrior", a="foe troll")
    scene.hand(1, 0, 2, 5)
    hands = {scene.game.resample(scene.game.view(0), seed).state.hand[1] for seed in range(9)}
    assert len(hands) > 1
    assert {len(hand) for hand in hands} == {3}


@rule("twister.telepath.lacking")
def test_a_hand_that_was_shown_is_remembered():
    scene = Maze(HALL, w="telepath, foe goblin")
    scene.hand(1, 0, 2, 5)
    scene.act("attack", scene.who("telepath"), scene.foe("goblin"))
    scene.answer("name:6")
    scene.lay(1, 2)
    for seed in range(5):
        assert scene.game.resample(scene.game.view(0), seed).state.hand[1] == scene.state.hand[1]


@rule("twister.setup.rooms-random", "twister.reveal.flip")
def test_a_room_that_lies_face_down_may_be_turned_any_way():
    scene = Maze("+.+.+\n.w.a.\n+.+.+\n.b.c.\n+.+.+")
    imagined = [scene.game.resample(scene.game.view(0), seed).state.turned for seed in range(30)]
    assert {turns[0] for turns in imagined} == {0, 1, 2, 3}
    assert {turns[2] for turns in imagined} == {0}  # it lies face up


@rule("twister.weapon-master.look")
def test_a_card_that_was_seen_is_in_every_imagined_hand():
    scene = Maze(HALL, w="weapon-master, foe troll")
    scene.act("attack", scene.who("weapon-master"), scene.foe("troll"))
    scene.hand(1, 0, 4)
    scene.answer("lay:4")
    for seed in range(8):
        imagined = scene.game.resample(scene.game.view(0), seed).state
        assert imagined.hand[1] == scene.state.hand[1]
        assert imagined.laid == scene.state.laid


@rule("twister.weapon-master.look")
def test_whoever_looks_on_imagines_a_card_that_can_be_revealed():
    scene = Maze(HALL, w="weapon-master, foe troll")
    scene.act("attack", scene.who("weapon-master"), scene.foe("troll"))
    scene.answer("lay:4")
    other = scene.game.resample(scene.game.view(None), 1)
    other.answer(0, "lay:0")
    (card,) = next(event for event in reversed(other.events) if event.name == "cards_revealed").data["cards"]
    assert card in range(7)


@rule("twister.berserker.two-cards")
@pytest.mark.parametrize("who", ["warrior", "berserker"])
def test_nobody_is_imagined_to_play_a_second_card_who_has_announced_one(who):
    scene = Maze(HALL, w=f"{who}, foe troll")
    scene.act("attack", scene.who(who), scene.foe("troll"))
    if who == "berserker":
        scene.answer("one")
    other = scene.game.resample(scene.game.view(1), 1)
    other.answer(0, "lay:0")
    other.answer(1, "lay:0")
    first = next(event for event in other.events if event.name == "cards_revealed")
    assert first.data["cards"] == (0,)


@rule("twister.telepath.name-card", "twister.berserker.two-cards")
@pytest.mark.parametrize("active", [0, 1])
def test_the_only_card_that_was_named_is_not_imagined_as_the_second(active):
    friend, foe = ("foe ", "") if active else ("", "foe ")
    scene = Maze(HALL, w=f"{friend}berserker, {foe}telepath", active=active)
    scene.act("attack", scene.who("berserker", active), scene.who("telepath", 1 - active))
    scene.answer("two")
    scene.hand(active, 0, 5, 4)
    scene.answer("name:5", "lay:4")
    for seed in range(30):
        game = scene.game.resample(scene.game.view(1 - active), seed)
        (extra,) = [step.extra for step in game.state.agenda if isinstance(step, Combat)]
        hand = [game.book.combat[card] for card in game.state.hand[active]]
        assert extra in hand
        assert extra != 5 or hand.count(5) > 1


@rule("twister.melee.discard")
def test_a_card_that_was_just_revealed_is_in_no_imagined_hand():
    scene = Maze(HALL, w="warrior, foe troll")
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 1, 6)
    assert scene.state.shown
    for seed in range(8):
        hand = scene.game.resample(scene.game.view(0), seed).state.hand[1]
        assert 6 not in [scene.game.book.combat[card] for card in hand]


def test_nothing_is_lost_in_whole_games():
    """A few whole games at every way of choosing a team; many more are played by the campaign of `tests/every_game`."""
    rng = random.Random(5)
    for number, method in enumerate(METHODS):
        game = Twister.start(Setup("twister", "initiation", options={"team": method, "clock": number == 1}), number)
        while not game.is_over:
            play(game, rng, 1)
            assert list(game.faults()) == []
        assert game.state.standings in ((1, 1), (1, 2), (2, 1))


def laid_out():
    """A game on its way: somebody is in the labyrinth, something is carried, and a room lies face down."""
    for seed in range(100):
        rng = random.Random(seed)
        game = Twister.start(Setup("twister", "initiation"), seed)
        for _ in range(300):
            if game.is_over:
                break
            state = game.state
            is_under_way = game.open_decisions()[0].kind == "act" and any(figure.objects for figure in state.figures)
            if is_under_way and not all(room.card for room in state.rooms):
                return game
            play(game, rng, 1)
    raise AssertionError("nobody has carried anything")


def nth(state, n, **fields):
    state.figures[n] = replace(state.figures[n], **fields)


def inside(state):
    return next(n for n, figure in enumerate(state.figures) if figure.cell >= 0 and not figure.objects)


def bearer(state):
    return next(n for n, figure in enumerate(state.figures) if figure.objects)


def hidden_cell(state):
    place = next(place for place, room in enumerate(state.rooms) if not room.card)
    return place // 2 * 8 + place % 2 * 2


def crowd(state):
    """Four of the south where one of them is."""
    one = next(figure for figure in state.figures if figure.seat == 0 and figure.cell >= 0)
    state.figures = [figure for figure in state.figures if figure.seat == 1] + [replace(one, objects=())] * 4


def twice(state):
    """The card of a room that lies face up lies face down as well."""
    up = next(room.card for room in state.rooms if room.card)
    down = next(place for place, card in enumerate(state.face_down) if card)
    state.face_down[down] = up


def unpaired(state):
    """A room of a colour that lies nowhere else."""
    down = next(place for place, card in enumerate(state.face_down) if card)
    lying = {card or room.card for card, room in zip(state.face_down, state.rooms, strict=True)}
    state.face_down[down] = next(f"{n}-cw" for n in range(1, 9) if not {f"{n}-cw", f"{n}-ccw"} & lying)


def item(state, number, **fields):
    state.items[number] = replace(state.items[number], **fields)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: nth(state, 0, cell=-5), "Character 0 is nowhere"),
        (lambda state: nth(state, 0, cell=4 * len(state.rooms) + 8), "Character 0 is nowhere"),
        (lambda state: nth(state, inside(state), cell=hidden_cell(state)), "a room that lies face down"),
        (lambda state: nth(state, bearer(state), cell=DEAD), "carries 1 things"),
        (lambda state: nth(state, bearer(state), objects=state.figures[bearer(state)].objects * 4), "carries"),
        (lambda state: nth(state, inside(state), objects=(0,)), "does not know that character"),
        (lambda state: item(state, state.figures[bearer(state)].objects[0], bearer=99), "does not know"),
        (lambda state: item(state, state.figures[bearer(state)].objects[0], cell=3), "does not know"),
        (lambda state: nth(state, inside(state), burden=(bearer(state),)), "cannot be carried by"),
        (lambda state: nth(state, inside(state), bearer=bearer(state)), "is carried by nobody"),
        (lambda state: nth(state, bearer(state), objects=()), "is carried by nobody"),
        (lambda state: item(state, 0, cell=-2, bearer=1), "discarded and carried"),
        (lambda state: item(state, 0, cell=-2, bearer=0), "discarded and carried"),
        (crowd, "4 characters of seat 0 are in zone"),
        (lambda state: setattr(state, "wheel", (7, 0)), "wheel of seat 0 shows 7"),
        (lambda state: setattr(state, "wheel", (0, -1)), "wheel of seat 1 shows -1"),
        (lambda state: state.hand.update({0: state.hand[0][1:]}), "combat cards of seat 0"),
        (lambda state: state.spent.update({1: state.hand[1][:1]}), "combat cards of seat 1"),
        (lambda state: state.team.update({0: (*state.team[0], state.figures[0].card)}), "in two places"),
        (lambda state: state.team.update({1: (*state.team[1], "1/object/key/9")}), "The team of seat 1 has"),
        (lambda state: state.beside_rooms.update({0: (*state.beside_rooms[0], 0)}), "do not agree"),
        (twice, "whole pairs"),
        (unpaired, "whole pairs"),
    ],
)
def test_faults_are_found(spoil, fault):
    game = laid_out()
    assert list(game.faults()) == []
    spoil(game.state)
    assert any(fault in found for found in game.faults()), list(game.faults())


def test_a_team_that_is_too_large_is_counted():
    game = laid_out()
    game.state.team[1] = (*game.state.team[1], "1/object/key/9")
    scenario = game.scenario
    count = scenario.start + scenario.hidden + scenario.objects + 1
    assert f"The team of seat 1 has {count} cards." in [*game.faults()]


def test_nobody_may_stand_on_the_start_zone_of_the_enemy():
    game = laid_out()
    n = inside(game.state)
    nth(game.state, n, cell=game.map.start_cell(1 - game.state.figures[n].seat, 0))
    assert f"Character {n} stands on the enemy's start zone." in [*game.faults()]


def test_where_everybody_may_be_is_no_fault():
    game = laid_out()
    for cell in (DEAD, ESCAPED, LEFT, WAITING):
        nth(game.state, inside(game.state), cell=cell)
        assert not any("nowhere" in found for found in game.faults())
    game.state.wheel = (0, 6)
    assert not any("wheel" in found for found in game.faults())

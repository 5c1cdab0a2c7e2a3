"""What a seat sees, as numbers: all that it sees, nothing that it does not, and no word that nobody expected."""

import numpy as np
import pytest

from souterrain.kernel.game import Game
from souterrain.kernel.state import State
from souterrain.players import numbers
from souterrain.players.numbers import HIDDEN, OTHER, Encoder, encoder_of, parts_of
from souterrain.research.actions import Actions
from tests.every_game.table import NAMES, game_of, plain_setup
from tests.page import positions
from tests.research.playing import laid, played

GAMES = pytest.mark.parametrize("name", NAMES)


@GAMES
def test_tables_that_a_seat_cannot_tell_apart_have_the_same_numbers(name: str):
    """Drawn anew from what the seat sees, in another order and with other secrets: the arrays and the mask are the same."""
    differed = 0
    for number, (episode, _) in enumerate(played(name, 3, 60)):
        if number % 6:
            continue
        game = episode.game
        for seat in range(len(game.seats)):
            twin = game.resample(game.view(seat), number)
            differed += twin.save() != game.save()
            encoder = encoder_of(game.setup)
            assert np.array_equal(encoder.flat(game.view(seat)), encoder.flat(twin.view(seat)))
            asked, asked_in_twin = game.view(seat).decision, twin.view(seat).decision
            assert (asked is None) == (asked_in_twin is None)
            if asked and asked_in_twin:
                menus = [
                    Actions(game.setup).menu(each, laid(at)) for each, at in ((asked, game), (asked_in_twin, twin))
                ]
                assert menus[0].answers == menus[1].answers
    assert differed


@GAMES
def test_every_word_is_known_and_every_row_has_room(name: str):
    """Wherever a game asks each of its questions, no column counts what is none of the known words."""
    laid = [each.laid() for each in positions.of(name)] or [episode.game.clone() for episode, _ in played(name, 1, 40)]
    asked = set()
    for game in laid:
        encoder = encoder_of(game.setup)
        others = [at for at, column in enumerate(columns(encoder)) if column.endswith(OTHER)]
        assert others
        for seat in range(len(game.seats)):
            flat = encoder.flat(game.view(seat))
            named = [columns(encoder)[at] for at in others if flat[at]]
            assert not named, f"{named} at {[each.kind for each in game.open_decisions()]}"
            assert np.isfinite(flat).all()
            if decision := game.view(seat).decision:
                asked.add(decision.kind)
                assert encoder.split(flat)["asked"].sum() == 1
    assert asked


def columns(encoder: Encoder) -> list[str]:
    """Every column of the flat row, by its array and its name."""
    return [
        f"{field.name}.{column}"
        for field in encoder.fields
        for _ in range(int(np.prod(field.shape[:-1])))
        for column in field.columns
    ]


@GAMES
def test_no_field_of_the_state_is_forgotten(name: str):
    """Each has an array, or shares the rows of another; and what `numbers.py` says is said of something that is there."""
    game = game_of(name).start(plain_setup(name))
    encoder = encoder_of(game.setup)
    said = numbers.Said(numbers._modules(type(game)))
    own = {field for field in type(game.state).sights if field not in State.sights}
    beside = {other for others in said.beside.values() for other in others}
    assert own == {field.name for field in encoder.fields if field.name in own} | beside | (said.left_out & own)
    named = {path.partition(".")[0] for path in (*said.words, *said.rows, *said.scale, *said.length, *said.bits)}
    assert {each for each in named if each[0].islower()} <= own


@GAMES
def test_arrays_have_the_shapes_they_say(name: str):
    game = game_of(name).start(plain_setup(name))
    encoder = encoder_of(game.setup)
    arrays = encoder.arrays(game.view(0))
    assert [(each, array.shape) for each, array in arrays.items()] == [
        (each.name, each.shape) for each in encoder.fields
    ]
    assert all(field.shape[-1] == len(field.columns) for field in encoder.fields)
    assert sum(array.size for array in arrays.values()) == encoder.size
    assert arrays["seat"].tolist()[0] == 1.0


def test_a_hand_is_seen_by_its_owner_alone():
    """lantern.hands: the owner reads its cards, the other counts them."""
    game: Game = game_of("lantern").start(seed=4)
    encoder = encoder_of(game.setup)
    field = next(each for each in encoder.fields if each.name == "hands")
    mine, theirs = (encoder.arrays(game.view(seat))["hands"][0] for seat in (0, 1))
    held = {name: mine[at] for at, name in enumerate(field.columns) if mine[at] and name != "is"}
    names = [card.partition("/")[0] for card in game.state.hands[0]]
    assert held == {name: names.count(name) for name in names}
    assert {name: theirs[at] for at, name in enumerate(field.columns) if theirs[at] and name != "is"} == {HIDDEN: 4.0}


def test_a_row_is_made_in_the_memory_that_is_given():
    game = game_of("twister").start()
    encoder = encoder_of(game.setup)
    out = np.full(encoder.size, 7.0, np.float32)
    assert encoder.flat(game.view(1), out=out) is out
    assert np.array_equal(out, encoder.flat(game.view(1)))


def test_a_thing_is_found_by_its_name_or_by_what_it_is_one_of():
    assert "bait" in [*parts_of("event/bait/2")]
    assert "orc" in [*parts_of("orc-3")]
    words = [*parts_of("0/combat/3/2")]
    assert words.index("3") < words.index("2"), "the number of a copy is no name"

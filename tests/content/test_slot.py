"""Effects in their places: a slot takes what was registered for it, at the moment its entry tells."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from souterrain.content import Content, Distinct, Effect, Effects, Fact, Fault, PackError, Ref, Slot, load, wrong
from souterrain.content.effect import schema
from souterrain.content.fact import kinds
from souterrain.content.shape import fields_of, shape_of
from tests.every_game.table import NAMES, game_of

effects = Effects()


@effects("walk", "card:calm", "tile")
def walk(game: object, *, far: Annotated[int, Meta(ge=1, le=6)] = 1) -> None:
    """A step."""


@effects("shout", "card")
def shout(game: object) -> None:
    """A noise."""


@effects("sink", "tile")
def sink(game: object, *, below: Annotated[str, Ref("tile")]) -> None:
    """Down."""


class Card(Fact, frozen=True):
    effects: tuple[Annotated[Effect, Slot("card", by="when")]]
    when: Literal["calm", "storm"] = "calm"


class Tile(Fact, frozen=True):
    entered: Annotated[tuple[Annotated[Effect, Slot("tile")], ...], Meta(min_length=1, max_length=2)]
    beside: Annotated[tuple[Annotated[str, Ref("tile")], ...], Distinct()] = ()
    weight: Annotated[float, Meta(gt=0, le=5)] = 1.0


class Small(Content, frozen=True):
    needed = {"card": ("first",)}

    card: dict[str, Card]
    tile: dict[str, Tile]

    def check(self) -> Any:
        for tile in self.tile.values():
            if tile.id in tile.beside:
                yield wrong("tile", tile.id, "beside", "it lies beside itself")


FIRST = '[[card]]\nid = "first"\nsource = "house"\neffects = [{ do = "shout" }]\n'


def faults(folder: Path, facts: str, first: str = FIRST) -> list[Fault]:
    (folder / "pack.toml").write_text('id = "small"\ngame = "small"\nversion = "1"\n')
    (folder / "facts.toml").write_text(first + facts)
    names = "".join(
        f"{kind}-{id} = X\n" for kind in ("card", "tile") for id in "ab" if f'[[{kind}]]\nid = "{id}"' in facts
    )
    (folder / "en.ftl").write_text(f"pack-small = Small\n{names}" + ("card-first = First\n" if first else ""))
    try:
        load(Small, effects, [folder], root=folder)
    except PackError as error:
        return list(error.faults)
    return []


def card(effect: str, when: str = "calm") -> str:
    return f'[[card]]\nid = "a"\nsource = "house"\nwhen = "{when}"\neffects = [{effect}]\n'


def tile(rest: str, id: str = "a") -> str:
    return f'[[tile]]\nid = "{id}"\nsource = "house"\n{rest}\n'


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        (card('{ do = "walk" }'), ""),
        (card('{ do = "shout" }', "storm"), ""),
        (
            card('{ do = "walk" }', "storm"),
            '"walk" works with when = "calm", not with "storm"; expected one of "shout"',
        ),
        (
            card('{ do = "sink", below = "a" }'),
            '"sink" is an effect of tile, not of card; expected one of "shout", "walk"',
        ),
        (card('{ do = "wlk" }'), 'unknown effect "wlk"; did you mean "walk"?'),
        (card('{ do = "walk", far = 7 }'), "expected a whole number from 1 to 6, got 7"),
        (card('{ do = "walk" }, { do = "shout" }'), "expected a list of exactly 1, got 2"),
        (card(""), "expected a list of exactly 1, got an empty list"),
        (tile("entered = []"), "expected a list of 1 to 2, got an empty list"),
        (tile('entered = [{ do = "shout" }]'), '"shout" is an effect of card, not of tile'),
        (tile('entered = [{ do = "walk" }]\nweight = 0'), "expected a number from more than 0 to 5, got 0"),
        (tile('entered = [{ do = "walk" }]\nweight = nan'), "got nan"),
        (
            tile('entered = [{ do = "walk" }]\nbeside = ["b", "b"]') + tile('entered = [{ do = "walk" }]', "b"),
            '"b" stands twice',
        ),
        (tile('entered = [{ do = "walk" }]\nbeside = ["a"]'), "it lies beside itself"),
    ],
)
def test_what_stands_where(tmp_path, facts, told):
    found = faults(tmp_path, facts)
    if not told:
        assert found == []
    else:
        assert told in found[0].message
        assert found[0].line > 5


def test_an_entry_that_the_rules_name_must_be_there(tmp_path):
    (fault,) = faults(tmp_path, card('{ do = "walk" }'), first="")
    assert str(fault) == 'the rules of the game need a [[card]] "first"; no pack has one.'


def test_checks_of_the_whole_go_on_beside_a_bad_entry_but_not_on_top_of_it(tmp_path):
    bad = tile("entered = []")
    own = tile('entered = [{ do = "walk" }]\nbeside = ["b"]', "b")
    assert [fault.key for fault in faults(tmp_path, bad + own)] == ["entered", "beside"]
    leaning = tile('entered = [{ do = "walk" }]\nbeside = ["a", "b"]', "b")
    assert [fault.key for fault in faults(tmp_path, bad + leaning)] == ["entered"], "an echo of the first"


# The declarations of our games


@pytest.fixture(params=NAMES)
def game(request):
    return game_of(request.param)


def tables(game):
    """Every table that a pack of the game may write: kinds, tables in them, arguments of effects."""
    waiting = [*kinds(game.content_type).values(), *(game.effects[name].schema for name in game.effects)]
    for table in waiting:
        for key, field in fields_of(table).items():
            for shape in shapes(field.type):
                if shape.is_table:
                    waiting.append(shape.plain)
                yield table, key, shape


def shapes(declared):
    shape = shape_of(declared)
    yield shape
    for inner in shape.arguments if shape.is_list or shape.origin is dict else ():
        if inner is not ...:
            yield from shapes(inner)


def test_every_number_has_a_range(game):
    for table, key, shape in tables(game):
        if shape.plain in (int, float):
            least = shape.meta.ge if shape.meta.ge is not None else shape.meta.gt
            assert None not in (least, shape.meta.le), f"{table.__name__}.{key}"


def test_every_string_is_a_reference_a_choice_or_has_a_shape(game):
    plain = {"id", "source"}
    for table, key, shape in tables(game):
        if shape.plain is str and key not in plain:
            assert shape.ref or shape.meta.pattern or shape.meta.max_length, f"{table.__name__}.{key}"


def test_every_effect_has_a_place_and_every_place_an_effect(game):
    slots = {shape.slot.name for _, _, shape in tables(game) if shape.slot}
    assert all(shape.slot for _, _, shape in tables(game) if shape.plain is Effect)
    served = {name: {slot.partition(":")[0] for slot in game.effects[name].slots} for name in game.effects}
    assert all(served.values()), [name for name, places in served.items() if not places]
    assert set().union(*served.values()) == slots


def test_a_schema_keeps_what_is_noted_beside_a_type():
    assert shape_of(fields_of(schema("walk", walk))["far"].type).meta.le == 6

"""Named effects: registering functions and calling them as a pack wrote it."""

from typing import TYPE_CHECKING

import pytest

from souterrain.content import Effect, Effects
from tests.content.tiny import NAMES, open_tiny, write

if TYPE_CHECKING:
    from tests.content.tiny import Tiny


def only_effect(tmp_path, call):
    card = f'[[event]]\nid = "surge"\nsource = "house"\nagain = {call}\neffects = []\n'
    return open_tiny(write(tmp_path, cards=card, en=NAMES, fr=NAMES)).content.event["surge"].again


def test_an_effect_runs_its_function_with_the_arguments_of_the_pack(tmp_path):
    effect = only_effect(tmp_path, '{ do = "gain-threat", amount = 3 }')
    game: list[tuple[str, int]] = []
    assert effect(game, "me") == "me gains 3"
    assert game == [("me", 3)]


def test_arguments_are_sorted_and_defaults_are_filled_in(tmp_path):
    effect = only_effect(tmp_path, '{ whom = "all", do = "teach", talent = "frantic" }')
    assert (effect.name, effect.arguments) == ("teach", (("talent", "frantic"), ("whom", "all")))
    assert only_effect(tmp_path, '{ do = "teach", talent = "frantic" }').arguments[1] == ("whom", "one")


def test_equal_by_name_and_arguments(tmp_path):
    one, same, other = (only_effect(tmp_path, f'{{ do = "gain-threat", amount = {n} }}') for n in (1, 1, 2))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != only_effect(tmp_path, '{ do = "rest" }')


def test_an_effect_cannot_be_changed(tmp_path):
    effect = only_effect(tmp_path, '{ do = "teach", talent = "frantic" }')
    with pytest.raises(AttributeError):
        effect.name = "other"
    with pytest.raises(TypeError):
        effect.marks["window"] = "other"


def test_marks_are_what_the_game_noted(tmp_path):
    assert only_effect(tmp_path, '{ do = "teach", talent = "frantic" }').marks == {
        "window": "wound.after",
        "forced": True,
    }
    assert only_effect(tmp_path, '{ do = "rest" }').marks == {}


def test_the_decorator_gives_the_function_back():
    effects = Effects()

    def act(game, me):
        return "done"

    assert effects("act")(act) is act
    assert "act" in effects
    assert list(effects) == ["act"]


def test_the_game_may_be_named_by_a_type_that_only_type_checkers_see():
    effects = Effects()

    @effects("act")
    def act(game: "Tiny", me: "Unknown", *, amount: "int" = 1) -> "Effect":  # type: ignore[name-defined]  # noqa: F821
        raise NotImplementedError

    assert effects["act"].schema.__struct_fields__ == ("amount",)


def test_what_cannot_be_a_schema_is_refused_as_the_game_starts():
    effects = Effects()
    effects("act")(lambda game, me: None)
    with pytest.raises(ValueError, match="two effects are called 'act'"):
        effects("act")(lambda game, me: None)
    with pytest.raises(TypeError, match="'amount' of effect 'bare' needs a type"):
        effects("bare")(lambda game, *, amount: None)

    def loop(game, *, do: str):
        pass

    with pytest.raises(TypeError, match="cannot have an argument 'do'"):
        effects("loop")(loop)

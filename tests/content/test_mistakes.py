"""Mistakes that people make in packs of their own. Each is refused as the pack is loaded, with a sentence: where, and what."""

import re
from importlib import import_module

import pytest

from souterrain.content import Fault, PackError, load
from souterrain.games import find
from tests.claustrophobia.mistakes import SURVIVORS
from tests.every_game.table import NAMES, game_of, packs_of


def mistakes_in(name: str) -> dict[str, tuple[str, str]]:
    """What a folder of tests knows of mistakes in packs of its game."""
    found: dict[str, tuple[str, str]] = import_module(f"tests.{name.rpartition('/')[2]}.mistakes").MISTAKES
    return found


MISTAKES = [
    pytest.param(name, facts, told, id=f"{name}: {mistake}", marks=[pytest.mark.long] if number % 4 else [])
    for name in NAMES
    for number, (mistake, (facts, told)) in enumerate(mistakes_in(name).items())
]
ENTRY = re.compile(r'^\[\[(\w+)\]\]\nid = "([\w-]+)"', re.MULTILINE)
TEXTS = "".join(f"    .{text} = x\n" for text in ("text", "condition", "brief", "human", "infernal"))


@pytest.mark.parametrize(("name", "facts", "told"), MISTAKES)
def test_a_mistake_is_refused_with_a_sentence(tmp_path, name, facts, told):
    game, requires = name.partition("/")[0], packs_of(name)[-1]
    (tmp_path / "pack.toml").write_text(f'id = "mine"\ngame = "{game}"\nversion = "1"\nrequires = ["{requires}"]\n')
    (tmp_path / "facts.toml").write_text(facts + "\n")
    names = dict.fromkeys(f"{kind}-{id} = Mine\n{TEXTS}" for kind, id in ENTRY.findall(facts) if kind != "evnt")
    (tmp_path / "en.ftl").write_text("pack-mine = Mine\n" + "".join(names))
    kind = game_of(name)
    with pytest.raises(PackError) as caught:
        load(kind.content_type, kind.effects, [tmp_path])
    faults = caught.value.faults
    assert told in "\n".join(map(str, faults))
    assert any(fault.line or not fault.file for fault in faults), "a fault of the facts says its line"


def test_there_are_enough_of_them():
    assert len(MISTAKES) > 150


def test_an_inherited_scenario_has_words_of_its_own(tmp_path):
    (tmp_path / "pack.toml").write_text('id = "mine"\ngame = "claustrophobia"\nversion = "1"\nrequires = ["base"]\n')
    (tmp_path / "facts.toml").write_text(SURVIVORS)
    (tmp_path / "en.ftl").write_text("pack-mine = Mine\nscenario-mine = Mine\n    .human = Run\n    .infernal = Kill\n")
    game = find("claustrophobia")
    with pytest.raises(PackError) as caught:
        load(game.content_type, game.effects, [tmp_path])
    assert [(fault.key, fault.message) for fault in caught.value.faults] == [
        ("scenario-mine.brief", 'the scenario "mine" lacks .brief, which its players read')
    ]


POWER = '[[power]]\nid = "raised-axe"\nsource = "house"\ninherit = "base:raised-axe"\n'


@pytest.mark.parametrize(
    ("condition", "told"),
    [
        ("", ['the power "raised-axe" lacks .condition, which its players read']),
        ("{ $boxes } dice", ["it cannot name $boxes"]),
        ("{ $condition-least } dice", []),
    ],
)
def test_a_replaced_power_says_what_it_takes(tmp_path, condition, told):
    (tmp_path / "pack.toml").write_text('id = "mine"\ngame = "claustrophobia"\nversion = "1"\nrequires = ["base"]\n')
    (tmp_path / "facts.toml").write_text(POWER)
    said = f"    .condition = {condition}\n" if condition else ""
    (tmp_path / "en.ftl").write_text(f"pack-mine = Mine\npower-raised-axe = Axe\n    .text = Strike.\n{said}")
    game = find("claustrophobia")
    found: list[Fault] = []
    try:
        load(game.content_type, game.effects, [tmp_path])
    except PackError as error:
        found = list(error.faults)
    assert [fault.message.partition(";")[0] for fault in found] == told
    assert all(fault.key == "power-raised-axe.condition" for fault in found)

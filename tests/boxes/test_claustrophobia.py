"""The base pack: nothing is missing, what is laid out can be walked, and every entry has its words."""

from collections import Counter
from itertools import chain

import pytest

from souterrain.content import LANGUAGES, folder_of, load
from souterrain.games.claustrophobia.game import Claustrophobia
from tests.rule import rule

SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SCENARIOS = ("the-survivors", "powder-and-fire", "the-vigil", "the-headsman", "the-lost-caches", "the-seal")


@pytest.fixture(scope="module")
def loaded():
    folder = folder_of("claustrophobia", "base")
    return load(Claustrophobia.content_type, Claustrophobia.effects, [folder], thorough=True)


@pytest.fixture(scope="module")
def content(loaded):
    return loaded.content


def opposite(side):
    return SIDES[SIDES.index(side) - 2]


def exits(content, laid):
    """The sides of a laid tile that are exits, after its quarter turns."""
    return {SIDES[(SIDES.index(side) + laid.turn) % 4] for side in content.tile[laid.tile].exits}


def links(content, scenario):
    """Which tiles of a scenario's map lead where: both sides of the border must be exits."""
    cells = {(laid.x, laid.y): laid for laid in scenario.map}
    found: dict[str, dict[str, str | None]] = {laid.tile: {} for laid in scenario.map}
    for (x, y), laid in cells.items():
        for side in exits(content, laid):
            dx, dy = STEPS[side]
            beyond = cells.get((x + dx, y + dy))
            found[laid.tile][side] = beyond and (beyond.tile if opposite(side) in exits(content, beyond) else "wall")
    return found


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("warrior", 6),
        ("creature", 9),
        ("talent", 8),
        ("gift", 7),
        ("power", 12),
        ("instinct", 12),
        ("event", 16),
        ("equipment", 10),
        ("feature", 14),
        ("tile", 41),
        ("scenario", 7),
    ],
)
def test_nothing_is_missing(content, kind, count):
    assert len(getattr(content, kind)) == count


@rule("claustrophobia.sheet.western-lines", "claustrophobia.sheet.western-slot")
def test_a_warrior_has_six_lines_with_at_most_one_slot_each(content):
    for warrior in content.warrior.values():
        assert len(warrior.lines) == 6
        slots = {line.slot for line in warrior.lines}
        assert slots == {"gift"} if "consecrated" in warrior.talents else slots == {"", "instinct"}


@rule("claustrophobia.threat.troglodyte-profile", "claustrophobia.threat.hellhound-profile")
def test_troglodyte_and_hellhound_are_those_of_the_book(content):
    def profile(id):
        creature = content.creature[id]
        return creature.DPT, creature.CBT, creature.DEF, creature.health

    assert profile("troglodyte") == (1, 1, 3, 1)
    assert profile("hellhound") == (0, 0, 4, 3)


def test_each_type_of_creature_has_its_number_and_price(content):
    assert Counter((creature.type, creature.cost) for creature in content.creature.values()) == {
        ("troglodyte", 1): 1,
        ("hellhound", 3): 1,
        ("demon", 5): 5,
        ("tough", 0): 2,
    }


@rule("claustrophobia.sheet.demon-ability", "claustrophobia.sheet.demon-power")
def test_each_demon_has_one_ability_and_a_power_of_its_own(loaded, content):
    demons = [creature for creature in content.creature.values() if creature.type == "demon"]
    assert all(len(demon.ability) + bool(demon.deep_DEF) == 1 for demon in demons)
    assert {demon.power for demon in demons} == {power.id for power in content.power.values() if power.of == "demon"}
    for lang in LANGUAGES:
        assert all(loaded.words(lang).text("creature", demon, "ability") for demon in demons)


@rule("claustrophobia.board.zones", "claustrophobia.board.preparation-boxes")
def test_the_board_has_six_powers_and_every_power_the_boxes_its_condition_can_use(content):
    assert Counter(power.of for power in content.power.values()) == {"board": 6, "demon": 5, "hellhound": 1}
    assert all(power.boxes == power.condition.most >= power.condition.least for power in content.power.values())


def test_the_decks_have_their_sizes(content):
    assert sum(card.copies for card in content.instinct.values()) == 24
    assert Counter(card.die for card in content.instinct.values()) == dict.fromkeys(range(1, 7), 2)
    assert sum(card.copies for card in content.event.values()) == 16
    assert sum(card.copies for card in content.equipment.values()) == 20


@rule("claustrophobia.component.tile")
def test_tiles_have_room_and_exits(content):
    for number, tile in enumerate(content.tile.values(), 1):
        assert tile.id == f"t{number}"
        assert 2 <= tile.saturation <= 5
        assert tile.exits == "".join(side for side in SIDES if side in tile.exits) != ""


@rule("claustrophobia.board.alarm-places")
def test_every_feature_lies_on_a_tile_and_there_is_an_alarm_for_each_place(content):
    features = Counter(tile.feature for tile in content.tile.values() if tile.feature)
    assert features.keys() == content.feature.keys()
    assert features["alarm"] == 3


def test_scenarios_stand_in_their_order(content):
    assert tuple(content.scenario) == (*SCENARIOS, "first-breath")  # and one of ours, for learning
    assert [scenario.number for scenario in content.scenario.values()] == [1, 2, 3, 4, 5, 6, 90]


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_map_puts_no_two_tiles_on_one_cell(content, id):
    cells = [(laid.x, laid.y) for laid in content.scenario[id].map]
    assert len(cells) == len(set(cells))


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_tile_of_a_map_can_be_reached_and_no_exit_is_walled(content, id):
    scenario = content.scenario[id]
    led = links(content, scenario)
    reached = [scenario.start]
    for tile in reached:
        reached += {beyond for beyond in led[tile].values() if beyond not in (None, "wall", *reached)}
    assert set(reached) == led.keys()
    assert "wall" not in chain.from_iterable(ways.values() for ways in led.values())


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_fixed_map_leaves_exits_to_enter_by(content, id):
    led = links(content, content.scenario[id])
    assert any(beyond is None for ways in led.values() for beyond in ways.values())


@pytest.mark.parametrize("id", SCENARIOS)
def test_no_tile_is_used_twice(content, id):
    scenario = content.scenario[id]
    used = [laid.tile for laid in scenario.map] + list(scenario.pool)
    used += chain.from_iterable(layer.also for layer in scenario.pile)
    assert set(used) <= content.tile.keys()
    assert max(Counter(used).values()) == 1


@pytest.mark.parametrize("id", SCENARIOS)
def test_the_pool_is_large_enough_for_the_pile(content, id):
    scenario = content.scenario[id]
    assert sum(layer.draw for layer in scenario.pile) <= len(scenario.pool)
    assert bool(scenario.pile) == bool(scenario.pool)


def test_the_stair_the_survivors_look_for_is_in_no_pile(content):
    scenario = content.scenario["the-survivors"]
    assert "t39" not in (*scenario.pool, *(laid.tile for laid in scenario.map))


@pytest.mark.parametrize("id", SCENARIOS)
@rule("claustrophobia.gift.from-scenario", "claustrophobia.gift.die-value")
def test_gifts_go_to_the_consecrated_each_on_a_line_of_its_own(content, id):
    for human in content.scenario[id].human:
        warrior = content.warrior[human.warrior]
        dice = [content.gift[gift].die for gift in human.gifts]
        assert not dice or "consecrated" in warrior.talents
        assert all(warrior.lines[die - 1].slot == "gift" for die in dice)
        assert len(dice) == len(set(dice))


@pytest.mark.parametrize("id", SCENARIOS)
def test_the_forces_fit_the_box_and_the_start_tile(content, id):
    scenario = content.scenario[id]
    handed = Counter(chain.from_iterable(human.equipment for human in scenario.human))
    assert all(count <= content.equipment[card].copies for card, count in handed.items())
    assert all(content.creature[demon].type == "demon" for demon in scenario.infernal.demons)
    assert len(scenario.human) <= content.tile[scenario.start].saturation
    places = {laid.tile for laid in scenario.map}
    assert scenario.start in places
    assert scenario.starts.keys() <= set(scenario.infernal.demons)
    assert set(scenario.starts.values()) <= places


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_scenario_tells_its_story_and_both_goals(loaded, content, id):
    scenario = content.scenario[id]
    for lang in LANGUAGES:
        assert {"brief", "human", "infernal", "special1"} <= loaded.words(lang).texts("scenario", scenario).keys()


@pytest.mark.parametrize("kind", ["talent", "gift", "power", "instinct", "event", "equipment", "feature"])
def test_every_card_says_what_it_does(loaded, content, kind):
    for lang in LANGUAGES:
        assert all(loaded.words(lang).text(kind, fact) for fact in getattr(content, kind).values())


def test_french_words_keep_french_typography(loaded, content):
    words = loaded.words("fr")
    for kind in content.__struct_fields__:
        for id, fact in getattr(content, kind).items():
            for text in (words.name(kind, id), *words.texts(kind, fact).values()):
                assert "'" not in text
                assert not any(f" {mark}" in text for mark in ":;!?»")
                assert not any(f"{letter}{mark}" in text for letter in "aeiouyrstn)" for mark in ":;!?")

"""Setting up: what the scenario lays out and what the players choose before the first turn."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.combat import Suffer
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.infernal import InfernalPreparation
from souterrain.games.claustrophobia.power import owner_of, power_of
from souterrain.games.claustrophobia.setup import Preparations, build_pile
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.server.protocol.bodies import SeatPlan
from souterrain.server.seats.keys import hash_of
from souterrain.server.table.create import drawn, seat_all
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule
from tests.scene import Scene

SCENARIOS = tuple(Claustrophobia.prepare().content.scenario)


def laid_out(scenario="the-survivors", seed=0):
    return Claustrophobia.prepare(Setup("claustrophobia", scenario), seed)


def humans(game):
    return [fighter for fighter in game.state.fighters if fighter.camp == HUMAN]


def arming(scenario="powder-and-fire"):
    """A table whose human player is asked for equipment of the armoury."""
    scene = Scene(laid_out(scenario))
    scene.run(Preparations())
    return scene


@rule("claustrophobia.setup.choose-sides")
def test_whoever_lays_the_table_takes_a_side_or_leaves_it_to_a_draw():
    plans = [SeatPlan(name="Ann"), SeatPlan(name="Bob")]
    links, chairs = seat_all(plans, [HUMAN, INFERNAL])
    assert [chair.name for chair in chairs] == ["Ann", "Bob"], "as they were planned"
    of_ann = []
    for seed in range(200):
        links, chairs = seat_all(plans, drawn(2, Random(seed)))
        assert [chairs[seat].name for seat, _ in links] == ["Ann", "Bob"], (
            "each gets the link of the side that was drawn"
        )
        assert all(chairs[seat].key == hash_of(key) for seat, key in links)
        of_ann.append(links[0][0])
    assert 80 < of_ann.count(HUMAN) < 120, "either side is as likely"
    assert {tuple(drawn(3)) for _ in range(400)} == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@rule("claustrophobia.setup.choose-scenario")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_map_and_the_pile_are_those_of_the_scenario(scenario):
    game = laid_out(scenario)
    fact = game.content.scenario[scenario]
    assert [(tile.tile, tile.x, tile.y, tile.turn) for tile in game.state.tiles] == [
        (laid.tile, laid.x, laid.y, laid.turn) for laid in fact.map
    ]
    assert len(game.state.pile) == sum(layer.draw + len(layer.also) for layer in fact.pile)


@rule("claustrophobia.setup.choose-scenario")
def test_a_scenario_that_does_not_exist_is_refused():
    with pytest.raises(Refused, match="no scenario 'the-picnic'"):
        laid_out("the-picnic")


@rule("claustrophobia.setup.first-game")
def test_the_survivors_is_the_scenario_offered_first():
    assert Claustrophobia.prepare().setup.scenario == "the-survivors"
    assert Claustrophobia.scenarios(Claustrophobia.prepare().content)[0] == "the-survivors"


@rule("claustrophobia.setup.simultaneous")
def test_choices_of_setup_are_asked_of_the_human_side_first():
    scene = Scene(laid_out("the-survivors"))
    survivors = replace(scene.game.content.scenario["the-survivors"], armoury=1)
    scene.game.content = replace(scene.game.content, scenario={"the-survivors": survivors})
    scene.run(Preparations())
    assert (scene.decision.seat, scene.decision.kind) == (HUMAN, "arm")
    scene.answer("done")
    assert (scene.decision.seat, scene.decision.kind) == (INFERNAL, "set_draught")


@rule("claustrophobia.setup.human-fighters")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_human_player_takes_the_fighters_of_the_scenario_each_with_a_sheet_of_its_own(scenario):
    game = laid_out(scenario)
    fact = game.content.scenario[scenario]
    assert [fighter.kind for fighter in humans(game)] == [human.warrior for human in fact.human]
    assert {game.state.tiles[fighter.place].tile for fighter in humans(game)} == {fact.start}
    assert len({(fighter.kind, fighter.number) for fighter in humans(game)}) == len(fact.human)
    assert {(fighter.damage, fighter.die, fighter.tokens) for fighter in humans(game)} == {(0, 0, ())}


@rule("claustrophobia.setup.human-gifts")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_gifts_go_on_the_sheets_the_scenario_names_on_lines_that_fit(scenario):
    game = laid_out(scenario)
    for fighter, human in zip(humans(game), game.content.scenario[scenario].human, strict=True):
        dice = [game.content.gift[gift].die for gift in fighter.gifts]
        assert fighter.gifts == human.gifts
        assert len(dice) == len(set(dice))
        assert {game.content.warrior[fighter.kind].lines[die - 1].slot for die in dice} <= {"gift"}


@rule("claustrophobia.setup.human-equipment")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_equipment_lies_beside_the_sheets_of_its_bearers(scenario):
    game = laid_out(scenario)
    bearers = [human.equipment for human in game.content.scenario[scenario].human]
    assert [fighter.equipment for fighter in humans(game)] == bearers


@rule("claustrophobia.setup.human-equipment")
def test_the_human_player_hands_out_cards_at_most_two_to_a_fighter():
    scene = arming()
    scene.answer("arm:0:lantern", "arm:0:rope")
    assert scene.state.fighters[0].equipment == ("lantern", "rope")
    assert {each["fighter"] for each in scene.decision.options if each.verb == "arm"} == {1, 2, 3}
    scene.answer("arm:1:rope")
    assert scene.is_done


@rule("claustrophobia.setup.human-equipment")
def test_cards_of_the_armoury_need_not_be_taken():
    scene = arming()
    scene.answer("done")
    assert scene.is_done
    assert scene.state.threat == 3


@rule("claustrophobia.setup.human-equipment")
def test_no_more_cards_are_handed_out_than_there_are():
    scene = arming()
    scene.answer("arm:0:rope", "arm:1:rope")
    assert "arm:2:rope" not in scene.options()
    assert "arm:2:lantern" in scene.options()


@rule("claustrophobia.setup.human-dice-and-deck")
def test_the_instinct_deck_is_shuffled_and_no_card_is_drawn():
    decks = [laid_out(seed=seed).state.instinct_deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])
    assert len(decks[0]) == 24
    assert laid_out().state.instinct_hand == []


@rule("claustrophobia.setup.infernal-figures")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_infernal_player_takes_all_troglodytes_and_the_demons_and_hellhounds_of_the_scenario(scenario):
    game = laid_out(scenario)
    force = game.content.scenario[scenario].infernal
    kinds = Counter(fighter.kind for fighter in game.state.fighters if fighter.type not in ("western", "tough"))
    assert kinds == {"troglodyte": 11, "hellhound": force.hellhounds, **dict.fromkeys(force.demons, 1)}


@rule("claustrophobia.setup.infernal-sheets")
def test_each_hellhound_has_a_sheet_of_its_own_for_damage_and_dice():
    cave = Cave("t11 0,0")
    hurt, fed = cave.infernal("hellhound"), cave.infernal("hellhound")
    cave.wait_on(f"unleashed/{fed}", 6)
    cave.run(Suffer(hurt, 2), begin_at("trigger", InfernalPreparation()))
    assert [cave.fighter(hound).damage for hound in (hurt, fed)] == [2, 0]
    assert [cave.stats(hound) for hound in (hurt, fed)] == [(0, 0, 4), (2, 3, 4)]


@rule("claustrophobia.setup.infernal-sheets")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_is_a_sheet_for_each_demon_and_hellhound_of_the_scenario(scenario):
    game = laid_out(scenario)
    owners = [n for n, fighter in enumerate(game.state.fighters) if fighter.type in ("demon", "hellhound")]
    assert [owner_of(game, power_of(game, owner)) for owner in owners] == owners


@rule("claustrophobia.setup.infernal-dice")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_six_destiny_dice_start_in_the_reserve(scenario):
    state = laid_out(scenario).state
    assert state.reserve_dice == 6
    assert (state.destiny_dice, state.waiting, state.triggered, state.alarm_dice) == ((), {}, {}, 0)


@rule("claustrophobia.setup.infernal-gems-and-deck")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_threat_points_and_event_cards_at_the_start_are_those_of_the_scenario(scenario):
    game = laid_out(scenario)
    force = game.content.scenario[scenario].infernal
    assert game.state.threat == force.threat
    assert len(game.state.event_hand) == force.events
    assert len(game.state.event_deck) == 16 - force.events


@rule("claustrophobia.setup.infernal-gems-and-deck")
def test_where_the_scenario_is_silent_the_infernal_player_starts_with_nothing():
    silent = type(laid_out().content.scenario["the-survivors"].infernal)(demons=())
    assert (silent.threat, silent.events) == (0, 0)


@rule("claustrophobia.setup.infernal-gems-and-deck")
def test_the_event_deck_is_shuffled():
    decks = [laid_out(seed=seed).state.event_deck for seed in (1, 2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


@rule("claustrophobia.setup.human-equipment")
def test_it_is_asked_how_many_cards_are_left_to_be_handed_out():
    scene = arming()
    armoury = scene.game.content.scenario["powder-and-fire"].armoury
    left = []
    while not scene.is_done:
        left.append(dict(scene.decision.about)["left"])
        scene.answer(scene.options("arm")[0])
    assert left == [*range(armoury, 0, -1)]


def test_the_tiles_of_each_layer_are_drawn_at_random():
    scenarios = Claustrophobia.open_packs(("base",)).content.scenario
    name, layered = next((id, each) for id, each in scenarios.items() if len(each.pile) > 1)
    game = Claustrophobia.prepare(Setup("claustrophobia", name))
    tops = {frozenset(build_pile(game, Chance(seed))[: layered.pile[0].draw]) for seed in range(5)}
    assert len(tops) > 1

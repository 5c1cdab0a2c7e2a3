"""The two sides and the sheets of their fighters."""

from collections import Counter

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.fighter import has_talent, parts
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.human import LineEffects
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat
from souterrain.games.claustrophobia.state import BOX, DEAD, HUMAN, INFERNAL, RESERVE, Token
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule

DEMONS = ("ash-stalker", "mute-headsman", "mother-of-claws", "hollow-cantor", "drowned-prince")


@pytest.fixture
def cave():
    """Two tiles; a human somewhere off keeps the game going."""
    cave = Cave("t11 0,0", "t10 0,-1", "t2 9,9")
    cave.human("penitent", on=2, die=2)
    return cave


def laid_out(scenario="the-survivors"):
    return Claustrophobia.prepare(Setup("claustrophobia", scenario))


@rule("claustrophobia.overview.two-sides")
def test_two_players_run_a_small_human_band_and_a_larger_infernal_horde():
    game = laid_out()
    bands = Counter(fighter.camp for fighter in game.state.fighters)
    assert game.seats == ("human", "infernal")
    assert bands.keys() == {HUMAN, INFERNAL}
    assert 2 <= bands[HUMAN] <= 5 < bands[INFERNAL]


@pytest.mark.parametrize("scenario", laid_out().content.scenario)
@rule("claustrophobia.overview.base-camps")
def test_every_human_is_western_and_every_infernal_fighter_demonic(scenario):
    for fighter in laid_out(scenario).state.fighters:
        kinds = ("western",) if fighter.camp == HUMAN else ("troglodyte", "hellhound", "demon", "tough")
        assert fighter.type in kinds


@rule("claustrophobia.overview.allies-enemies")
def test_fighters_attack_those_of_the_other_camp_only(cave):
    blade, other = cave.human("blade"), cave.human("blade")
    demon, hound = cave.infernal("ash-stalker"), cave.infernal("hellhound")
    cave.run(Activation(blade))
    assert cave.options("attack") == [f"attack:{hound}", f"attack:{demon}"]
    cave.run(Activation(demon))
    assert cave.options("attack") == [f"attack:{blade}", f"attack:{other}"]


@rule("claustrophobia.overview.allies-enemies")
def test_nobody_is_an_ally_of_itself(cave):
    brute, demon = cave.human("brute"), cave.infernal("mute-headsman")
    cave.dice(5, 5, 5, 5)
    cave.run(Attack(demon, brute))
    assert cave.decision.kind == "cancel_line"


@rule("claustrophobia.sheet.western-lines")
def test_each_line_has_a_die_of_its_own_and_room_for_one_damage_token(cave):
    blade = cave.human("blade", die=6)
    cave.run(Suffer(blade, 3))
    cave.answer(f"line:{blade}:2")
    assert cave.options() == [f"line:{blade}:{line}" for line in (1, 3, 4, 5, 6)]


@pytest.mark.parametrize(
    ("die", "values"), [(1, (1, 3, 3)), (2, (2, 1, 4)), (3, (2, 2, 3)), (4, (1, 2, 4)), (5, (2, 1, 5)), (6, (3, 1, 3))]
)
@rule("claustrophobia.sheet.western-lines")
def test_the_die_picks_one_of_six_lines_with_values_of_its_own(cave, die, values):
    assert cave.stats(cave.human("blade", die=die)) == values


@rule("claustrophobia.sheet.characteristics")
def test_an_attacker_rolls_as_many_dice_as_its_CBT_and_must_reach_the_DEF_of_the_target(cave):
    blade, hound = cave.human("blade", die=1), cave.infernal("hellhound")
    cave.dice(3, 4, 5)
    cave.run(Attack(blade, hound))
    assert cave.saw("rolled", fighter=blade, rolls=(3, 4, 5))
    assert cave.fighter(hound).damage == 2


@rule("claustrophobia.sheet.characteristics")
def test_nobody_rolls_in_defence(cave):
    cave.dice(1, 1, 1)
    cave.run(Attack(cave.human("blade", die=1), cave.infernal("hellhound")))
    assert len(cave.events("rolled")) == 1


@pytest.mark.parametrize(("die", "steps"), [(1, 1), (3, 2), (6, 3)])
@rule("claustrophobia.sheet.characteristics")
def test_a_fighter_moves_as_often_as_its_DPT(cave, die, steps):
    blade = cave.human("blade", die=die)
    cave.run(Activation(blade))
    for step in range(steps):
        cave.answer(f"move:{1 - step % 2}")
    assert cave.is_done


@pytest.mark.parametrize(("die", "happens"), [(1, []), (2, ["instinct_drawn"])])
@rule("claustrophobia.sheet.western-slot")
def test_a_slot_with_the_instinct_icon_draws_a_card_and_an_empty_one_does_nothing(cave, die, happens):
    cave.human("blade", die=die)
    cave.run(LineEffects())
    assert cave.names() == happens


@rule("claustrophobia.sheet.western-slot")
def test_a_slot_may_hold_a_gift(cave):
    redeemer = cave.human("redeemer", die=3, gifts=("rally",))
    cave.run(LineEffects())
    assert cave.names() == ["gift_used", "rallied"]
    assert cave.saw("gift_used", fighter=redeemer, gift="rally")


@rule("claustrophobia.sheet.western-damage-place")
def test_the_human_player_picks_the_line_that_is_hit(cave):
    blade = cave.human("blade")
    cave.run(Suffer(blade, 1))
    assert (cave.decision.seat, cave.decision.kind) == (HUMAN, "cancel_line")
    cave.answer(f"line:{blade}:4")
    assert cave.fighter(blade).damage == 0b001000


@rule("claustrophobia.sheet.western-talents")
def test_a_western_fighter_has_the_talents_of_its_sheet_and_no_others(cave):
    brute = cave.fighter(cave.human("brute"))
    talents = {talent for talent in cave.game.content.talent if has_talent(cave.game, brute, talent)}
    assert talents == {"bodyguard", "impressive"}


@rule("claustrophobia.sheet.western-nameless")
def test_fighters_of_one_type_are_told_apart_by_a_number():
    blades = [fighter for fighter in laid_out().state.fighters if fighter.kind == "blade"]
    assert [blade.number for blade in blades] == [1, 2]


@rule("claustrophobia.sheet.demon-unique")
def test_a_demon_in_play_cannot_come_a_second_time(cave):
    demon = next(number for number, fighter in enumerate(cave.state.fighters) if fighter.type == "demon")
    cave.state.threat = 20
    cave.run(Threat())
    cave.answer(f"bring:{demon}:0")
    assert cave.types(cave.options("bring")) == {"troglodyte", "hellhound"}


@rule("claustrophobia.sheet.demon-unique")
def test_only_demons_are_single():
    kinds = Counter((fighter.type, fighter.kind) for fighter in laid_out().state.fighters if fighter.camp == INFERNAL)
    assert {count for (type, _), count in kinds.items() if type == "demon"} == {1}
    assert kinds["troglodyte", "troglodyte"] == 11
    assert kinds["hellhound", "hellhound"] == 2


@pytest.mark.parametrize(("kind", "health"), [("ash-stalker", 4), ("mute-headsman", 3), ("hellhound", 3)])
@rule("claustrophobia.sheet.demon-stats")
def test_a_sheet_has_one_damage_slot_for_each_point_of_health(cave, kind, health):
    creature = cave.infernal(kind)
    cave.run(Suffer(creature, health - 1))
    assert cave.fighter(creature).damage == health - 1
    cave.run(Suffer(creature, 1))
    assert cave.saw("killed", fighter=creature)


@pytest.mark.parametrize("kind", [*DEMONS, "hellhound"])
@rule("claustrophobia.sheet.demon-stats")
def test_demons_and_hellhounds_have_one_fixed_value_each(cave, kind):
    creature, fact = cave.infernal(kind), cave.game.content.creature[kind]
    assert cave.stats(creature) == (fact.DPT, fact.CBT, fact.DEF)


@pytest.mark.parametrize(
    ("kind", "type"),
    [("ash-stalker", "demon"), ("hellhound", "hellhound"), ("troglodyte", "troglodyte"), ("old-gnawer", "tough")],
)
@rule("claustrophobia.sheet.demon-type-icon")
def test_powers_reach_those_whose_icon_they_name(cave, kind, type):
    creature = cave.infernal(kind)
    plain = cave.stats(creature)[0]
    cave.wait_on("supernatural-speed", 1, 3)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.fighter(creature).type == type
    assert cave.stats(creature)[0] - plain == (1 if type == "troglodyte" else 0)


@rule("claustrophobia.sheet.demon-ability")
def test_the_ability_of_a_demon_works_as_its_sheet_says(cave):
    demon, blade = cave.infernal("mute-headsman"), cave.human("blade")
    cave.dice(6, 1, 1, 1)
    cave.run(Attack(demon, blade))
    cave.answer(f"line:{blade}:1", f"line:{blade}:2")
    assert cave.is_done


@rule("claustrophobia.sheet.demon-ability")
def test_hellhounds_have_no_ability(cave):
    assert cave.game.content.creature["hellhound"].ability == ()


@rule("claustrophobia.sheet.infernal-talents")
def test_an_impressive_demon_holds_humans_back(cave):
    brute, _ = cave.human("brute"), cave.infernal("mute-headsman")
    cave.run(Activation(brute))
    assert cave.refused()["move:1"] == "claustrophobia.talent.impressive"


@rule("claustrophobia.sheet.infernal-talents")
def test_an_elusive_demon_slips_past_humans_and_others_do_not(cave):
    cave.human("blade")
    cave.human("blade")
    cave.human("blade")
    stalker, prince = cave.infernal("ash-stalker"), cave.infernal("drowned-prince")
    cave.run(Activation(prince))
    assert cave.refused()["move:1"] == "claustrophobia.move.blocking"
    cave.run(Activation(stalker))
    assert "move:1" in cave.options()


@rule("claustrophobia.sheet.infernal-talents")
def test_a_tough_troglodyte_may_have_several_talents(cave):
    leaper, blade = cave.infernal("cave-leaper"), cave.human("blade", die=5)
    cave.dice(2, 5)
    cave.run(Attack(leaper, blade))
    assert cave.saw("rerolled", fighter=leaper, rolls=(5,))
    assert has_talent(cave.game, cave.fighter(leaper), "elusive")


@rule("claustrophobia.sheet.demon-power")
def test_dice_trigger_the_power_on_a_demons_sheet(cave):
    headsman = cave.infernal("mute-headsman")
    cave.wait_on("raised-axe", 4, 4)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert not has_talent(cave.game, cave.fighter(headsman), "frantic")
    cave.state.waiting["raised-axe"] = (4, 5)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert has_talent(cave.game, cave.fighter(headsman), "frantic")


@rule("claustrophobia.sheet.demon-power")
def test_a_power_states_its_phase_its_name_its_condition_its_boxes_and_its_effect(cave):
    words = cave.game.loaded.words("en")
    for power in cave.game.content.power.values():
        assert power.phase
        assert power.effects
        assert power.boxes == power.condition.most
        assert words.name("power", power.id)
        assert words.texts("power", power).keys() >= {"text", "condition"}


@rule("claustrophobia.sheet.tough-troglodyte")
def test_a_tough_troglodyte_cannot_be_bought(cave):
    cave.state.threat = 20
    cave.run(Threat())
    assert {fighter.place for fighter in cave.state.fighters if fighter.type == "tough"} == {BOX}
    assert cave.types(cave.options("bring")) == {"troglodyte", "hellhound", "demon"}


@rule("claustrophobia.sheet.tough-troglodyte")
def test_a_tough_troglodyte_comes_by_an_event_card_under_the_usual_restrictions(cave):
    cave.human("blade", on=0)
    (card,) = cave.hold("pack-leader")
    gnawer = next(number for number, fighter in enumerate(cave.state.fighters) if fighter.kind == "old-gnawer")
    cave.run(Threat())
    cave.answer(f"play:{card}")
    assert cave.options() == [f"bring:{gnawer}:1"]
    cave.answer(f"bring:{gnawer}:1")
    assert cave.place(gnawer) == 1


@rule("claustrophobia.sheet.tough-troglodyte")
def test_a_tough_troglodyte_is_a_target_of_its_own_and_dies_for_good_at_its_health(cave):
    gnawer, herd = cave.infernal("old-gnawer"), cave.troglodytes(2)
    blade = cave.human("blade", die=1)
    cave.run(Activation(blade))
    assert cave.options("attack") == [f"attack:{gnawer}", f"attack:{herd[0]}"]
    cave.dice(4, 3, 3)
    cave.answer(f"attack:{gnawer}")
    assert cave.fighter(gnawer).damage == 1
    cave.run(Suffer(gnawer, 1))
    assert cave.place(gnawer) == DEAD
    assert [cave.place(each) for each in herd] == [0, 0]


@rule("claustrophobia.sheet.tough-troglodyte")
def test_the_boards_powers_for_troglodytes_do_not_reach_tough_ones(cave):
    gnawer, troglodyte = cave.infernal("old-gnawer"), cave.infernal("troglodyte")
    cave.wait_on("frenzied-creatures", 2, 4)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert has_talent(cave.game, cave.fighter(troglodyte), "frantic")
    assert not has_talent(cave.game, cave.fighter(gnawer), "frantic")


@rule("claustrophobia.sheet.tough-troglodyte")
def test_tiles_that_speak_of_troglodytes_mean_tough_ones_too():
    cave = Cave("t37 0,0", "t38 5,5")
    gnawer = cave.infernal("old-gnawer")
    cave.run(Activation(gnawer))
    assert cave.options("crawl") == ["crawl:1"]


@rule("claustrophobia.sheet.tough-troglodyte")
def test_a_tough_troglodyte_has_neither_ability_nor_power(cave):
    tough = [creature for creature in cave.game.content.creature.values() if creature.type == "tough"]
    assert tough
    assert all(not creature.ability and not creature.power for creature in tough)


@rule("claustrophobia.threat.demon-sheet")
def test_a_demon_brought_in_has_what_its_sheet_says():
    cave = Cave("t11 0,0", scenario="the-headsman")
    demon = cave.infernal("mute-headsman")
    assert cave.stats(demon) == (1, 4, 4)
    assert has_talent(cave.game, cave.fighter(demon), "impressive")
    cave.wait_on("raised-axe", 4, 5)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.saw("triggered", power="raised-axe")


@rule("claustrophobia.tile.mist")
def test_nobody_in_the_reserve_stands_in_the_mist_of_the_last_tile():
    scene = Cave("t11 0,0", "t16 0,-1")
    troglodyte = next(n for n, each in enumerate(scene.state.fighters) if each.type == "troglodyte")
    assert scene.place(troglodyte) == RESERVE
    assert scene.stat(troglodyte, "DEF") == 3


@rule("claustrophobia.tile.mist", "claustrophobia.tile.mushrooms")
def test_in_the_mist_mushrooms_do_no_harm():
    scene = Cave("t16 0,0")
    scene.state.tiles[0] = replace(scene.state.tiles[0], curse="mushrooms")
    assert scene.stat(scene.human("blade"), "DEF") == 6


def test_a_characteristic_is_told_from_its_first_part_on_even_if_that_is_nought():
    scene = Cave("t11 0,0")
    hellhound = scene.infernal("hellhound", tokens=(Token("boost", "", "CBT", 2),))
    told = parts(scene.game, scene.fighter(hellhound), "CBT")
    assert [amount for amount, _, _ in told] == [0, 2]

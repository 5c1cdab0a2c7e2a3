"""The seven gifts, used in step 4 of the human preparation."""

from typing import Any

import pytest

from souterrain.games.claustrophobia.combat import Attack, kill
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.human import HumanPreparation, LineEffects
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, RESERVE, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import Cave
from tests.rule import rule

GIFTS = {
    "smite-evil": 1,
    "aura-of-wrath": 2,
    "aura-of-courage": 2,
    "rally": 3,
    "laying-on-of-hands": 4,
    "prescience": 5,
    "sacrificial-strike": 6,
}
NORTH, EAST = 0, 1


def cave(*tiles: str) -> Cave:
    scene = Cave(*(tiles or ("t11 0,0", "t2 0,-1")), scenario="powder-and-fire", phase="human-preparation")
    scene.stack("t12", "t10", "t9", "t8")
    return scene


def redeemer(scene: Cave, gift: str, on: int = 0) -> int:
    """A redeemer whose die lies on the line of his gift."""
    return scene.human("redeemer", on, die=GIFTS[gift], gifts=(gift,))


def profile(scene: Cave, fighter: int) -> list[int]:
    return [scene.stat(fighter, name) for name in ("DPT", "CBT", "DEF")]


def end_activation(scene: Cave) -> None:
    scene.state.phase = "human-activation"
    scene.run(ActivationPhase(HUMAN))
    scene.answer("end_phase")


@pytest.mark.parametrize("scenario", Claustrophobia.open_packs(("base",)).content.scenario)
@rule("claustrophobia.gift.from-scenario")
def test_the_scenario_gives_its_gifts_to_consecrated_fighters(scenario):
    game = Claustrophobia.prepare(Setup("claustrophobia", scenario))
    bearers = [fighter for fighter in game.state.fighters if fighter.gifts]
    assert [fighter.gifts for fighter in bearers] == [
        human.gifts for human in game.content.scenario[scenario].human if human.gifts
    ]
    assert all("consecrated" in game.content.warrior[fighter.kind].talents for fighter in bearers)


@pytest.mark.parametrize("gift", GIFTS)
@rule("claustrophobia.gift.die-value")
def test_a_gift_works_when_its_owner_has_a_die_of_its_value(gift):
    scene = cave()
    priest = redeemer(scene, gift)
    scene.run(LineEffects())
    assert scene.saw("gift_used", fighter=priest, gift=gift)


@pytest.mark.parametrize("gift", GIFTS)
@rule("claustrophobia.gift.die-value")
def test_a_gift_does_nothing_on_another_die_or_for_an_exhausted_owner(gift):
    scene = cave()
    scene.human("redeemer", die=GIFTS[gift] % 6 + 1, gifts=(gift,))
    scene.human("redeemer", die=GIFTS[gift], exhausted=True, gifts=(gift,))
    scene.run(LineEffects())
    assert not scene.events("gift_used")


# Smite evil


def smiting(*tiles: str, **fields: Any) -> tuple[Cave, int]:
    """A redeemer, CBT 2, that has used the gift."""
    scene = cave(*tiles)
    priest = scene.human("redeemer", die=1, gifts=("smite-evil",), **fields)
    scene.run(LineEffects())
    scene.state.phase = "human-activation"
    return scene, priest


@pytest.mark.parametrize("tile", ["t11 0,0", "t16 0,0"], ids=["plain", "mist"])
@rule("claustrophobia.gift.smite-evil")
def test_smite_evil_hits_from_two_on_whatever_the_defence(tile):
    scene, priest = smiting(tile)
    demon = scene.infernal("hollow-cantor")  # DEF 5, in the mist 6
    scene.dice(1, 2)
    scene.run(Attack(priest, demon))
    assert scene.fighter(demon).damage == 1


@rule("claustrophobia.gift.smite-evil")
def test_smite_evil_serves_its_owner_alone_and_for_this_turn_only():
    scene, priest = smiting()
    blade = scene.human("blade", die=2)
    demon = scene.infernal("hollow-cantor")
    scene.dice(4)
    scene.run(Attack(blade, demon))
    end_activation(scene)
    scene.dice(4, 4)
    scene.run(Attack(priest, demon))
    assert scene.fighter(demon).damage == 0


@rule("claustrophobia.gift.smite-evil-exceptions")
def test_smite_evil_does_not_help_a_blunderbuss():
    scene, priest = smiting(equipment=("blunderbuss",))
    demon = scene.infernal("ash-stalker")  # DEF 4
    scene.activate(priest)
    scene.dice(3, 3, 4)
    scene.answer("use:blunderbuss", f"attack:{demon}")
    assert scene.fighter(demon).damage == 1
    assert "smite" not in {name for _, _, name in scene.events("rolled")[0].data["needed_parts"]}


@rule("claustrophobia.gift.smite-evil-exceptions")
def test_smite_evil_does_not_help_a_grenade():
    scene, priest = smiting(equipment=("grenade",))
    demon = scene.infernal("ash-stalker", 1)
    scene.activate(priest)
    scene.dice(2)
    scene.answer("use:grenade", "blast:1")
    assert scene.fighter(demon).damage == 0


# Auras


@rule("claustrophobia.gift.aura-of-wrath")
def test_aura_of_wrath_gives_all_allies_cbt_wherever_they_are_and_exhausted_or_not():
    scene = cave()
    priest, near = redeemer(scene, "aura-of-wrath"), scene.human("blade", die=1)
    far, tired = scene.human("brute", 1, die=1), scene.human("blade", 1, exhausted=True)
    scene.run(LineEffects())
    assert [scene.stat(each, "CBT") for each in (priest, near, far, tired)] == [2, 4, 3, 1]
    end_activation(scene)
    assert [scene.stat(each, "CBT") for each in (priest, near, far, tired)] == [2, 3, 2, 0]


@rule("claustrophobia.gift.aura-of-courage")
def test_aura_of_courage_makes_one_other_fighter_better_at_everything():
    scene = cave()
    redeemer(scene, "aura-of-courage")
    blade, brute = scene.human("blade", 1, die=1), scene.human("brute", die=1)
    scene.run(LineEffects())
    assert scene.options() == [f"encourage:{blade}", f"encourage:{brute}"]
    scene.answer(f"encourage:{blade}")
    assert (profile(scene, blade), profile(scene, brute)) == ([2, 4, 4], [1, 2, 4])
    assert scene.saw("encouraged", fighter=blade, priest=blade - 1)


@rule("claustrophobia.gift.aura-of-courage")
def test_aura_of_courage_lasts_until_the_next_human_preparation():
    scene = cave()
    redeemer(scene, "aura-of-courage")
    blade = scene.human("blade", die=1)
    scene.run(LineEffects())
    scene.answer(f"encourage:{blade}")
    end_activation(scene)
    assert profile(scene, blade) == [2, 4, 4]
    scene.run(HumanPreparation())
    assert scene.fighter(blade).tokens == ()


# Rally


@rule("claustrophobia.gift.rally")
def test_after_a_rally_four_fighters_roll_six_dice_and_get_four_of_them():
    scene = cave()
    party = [redeemer(scene, "rally"), scene.human("brute"), scene.human("blade"), scene.human("blade")]
    scene.run(LineEffects())
    scene.dice(1, 1, 1, 1, 1, 1)
    scene.run(HumanPreparation())
    assert scene.events("activation_rolled")[0].data["rolls"] == (1,) * 6
    scene.answer(*(f"assign:{fighter}:1" for fighter in party), "done")
    assert scene.state.activation_dice == ()
    assert [scene.fighter(fighter).die for fighter in party] == [1] * 4


@rule("claustrophobia.gift.rally")
def test_a_rally_serves_the_next_roll_only():
    scene = cave()
    redeemer(scene, "rally")
    scene.run(LineEffects())
    scene.run(HumanPreparation())
    scene.run(HumanPreparation())
    assert [len(event.data["rolls"]) for event in scene.events("activation_rolled")] == [3, 1]


@rule("claustrophobia.gift.rally")
def test_a_rally_outlives_its_owner():
    scene = cave()
    priest = redeemer(scene, "rally")
    scene.human("blade")
    scene.run(LineEffects())
    kill(scene.game, priest)
    scene.run(HumanPreparation())
    assert len(scene.events("activation_rolled")[0].data["rolls"]) == 3


# Laying on of hands


@rule("claustrophobia.gift.laying-on-of-hands")
def test_laying_on_of_hands_heals_a_chosen_line_of_an_ally_on_the_tile():
    scene = cave()
    scene.human("redeemer", die=4, wounds=(1,), gifts=("laying-on-of-hands",))
    ally = scene.human("blade", wounds=(2, 3))
    scene.human("brute", 1, wounds=(2,))
    scene.human("blade")
    scene.run(LineEffects())
    assert scene.options() == [f"patient:{ally}", "pass"]
    scene.answer(f"patient:{ally}", f"line:{ally}:3")
    assert scene.fighter(ally).damage == 0b000010


@rule("claustrophobia.gift.laying-on-of-hands")
def test_laying_on_of_hands_is_optional():
    scene = cave()
    redeemer(scene, "laying-on-of-hands")
    ally = scene.human("blade", wounds=(2,))
    scene.run(LineEffects())
    scene.answer("pass")
    assert scene.is_done
    assert scene.fighter(ally).damage == 0b000010


# Prescience


def foreseeing(*pile: str, on: str = "t11 0,0") -> tuple[Cave, int]:
    """A priest has used the gift; a blade is about to explore."""
    scene = cave(on)
    if pile:
        scene.stack(*pile)
    redeemer(scene, "prescience")
    scene.run(LineEffects())
    scene.state.phase = "human-activation"
    return scene, scene.human("blade")


@rule("claustrophobia.gift.prescience.timing")
def test_prescience_serves_the_first_exploration_whoever_explores():
    scene, blade = foreseeing()
    scene.run(Explore(blade, NORTH))
    assert (scene.decision.seat, scene.decision.kind) == (HUMAN, "choose_tile")


@rule("claustrophobia.gift.prescience.timing")
def test_prescience_is_lost_if_nobody_explores():
    scene, blade = foreseeing("t5", "t6", "t7")
    end_activation(scene)
    scene.run(Explore(blade, NORTH))
    assert (scene.decision.seat, scene.decision.kind) == (INFERNAL, "turn_tile")


@rule("claustrophobia.gift.prescience.choose-tile")
def test_the_human_player_looks_at_three_tiles_in_secret_and_chooses_one_and_its_orientation():
    scene, blade = foreseeing("t12", "t5", "t9", "t8")
    scene.run(Explore(blade, NORTH))
    assert scene.options() == ["tile:t12", "tile:t5", "tile:t9"]
    assert scene.events("tiles_seen")[0].only == (HUMAN,)
    scene.answer("tile:t5", "tile:t9")
    assert (scene.decision.seat, scene.decision.kind) == (HUMAN, "turn_tile")
    names = [event.name for event in scene.game.events]
    assert names.index("tile_chosen") < names.index("tiles_put_back"), "one chooses before one puts the others back"
    scene.answer("turn:2")
    assert (scene.state.tiles[1].tile, scene.state.tiles[1].turn) == ("t5", 2)


@rule("claustrophobia.gift.prescience.choose-tile")
def test_with_fewer_than_three_tiles_left_he_looks_at_those_there_are():
    scene, blade = foreseeing("t12", "t5")
    scene.run(Explore(blade, NORTH))
    assert scene.options() == ["tile:t12", "tile:t5"]
    scene.answer("tile:t12")
    assert scene.state.pile == ["t5"]


@rule("claustrophobia.gift.prescience.choose-tile")
def test_a_tile_that_leaves_an_exit_must_be_chosen_if_one_of_those_seen_does():
    scene, blade = foreseeing("t36", "t2", "t28", on="t39 0,0")
    scene.run(Explore(blade, NORTH))
    assert scene.options() == ["tile:t2"]


@pytest.mark.parametrize(("lantern", "chooser"), [((), INFERNAL), (("lantern",), HUMAN)])
@rule("claustrophobia.gift.prescience.choose-tile")
def test_if_none_of_those_seen_leaves_an_exit_the_next_tile_is_drawn_and_placed_as_usual(lantern, chooser):
    scene, blade = foreseeing("t36", "t28", "t8", on="t39 0,0")
    scene.game.change(blade, equipment=lantern)
    scene.state.foresight = 2
    scene.run(Explore(blade, NORTH))
    scene.answer("tile:t28")
    assert {event.data["tile_name"] for event in scene.events("tile_refused")} == {"t28", "t36"}
    assert (scene.decision.kind, scene.decision.seat) == ("turn_tile", chooser)
    scene.answer("turn:0")
    assert scene.state.tiles[1].tile == "t8"


@rule("claustrophobia.gift.prescience.accessible")
def test_the_tile_chosen_must_let_the_explorer_in():
    scene, blade = foreseeing("t5", "t6")
    scene.run(Explore(blade, EAST))
    scene.answer("tile:t5")
    assert scene.options() == ["turn:2", "turn:3"]  # those with an exit to the west
    scene.answer("turn:3")
    assert scene.place(blade) == 1


@pytest.mark.parametrize(("top", "pile"), [("t9", ["t9", "t12", "t8"]), ("t12", ["t12", "t9", "t8"])])
@rule("claustrophobia.gift.prescience.others-back")
def test_the_other_tiles_go_back_on_top_in_the_order_the_human_player_likes(top, pile):
    scene, blade = foreseeing("t12", "t2", "t9", "t8")
    scene.run(Explore(blade, NORTH))
    scene.answer("tile:t2", f"tile:{top}")
    assert scene.state.pile == pile


@rule("claustrophobia.gift.prescience.token", "claustrophobia.gift.prescience.timing")
def test_the_second_exploration_is_made_without_prescience():
    scene, blade = foreseeing("t12", "t11", "t5", "t6")
    scene.run(Explore(blade, NORTH))
    scene.answer("tile:t12", "tile:t5")
    assert scene.state.foresight == 0
    scene.run(Explore(blade, NORTH))
    assert (scene.decision.seat, scene.decision.kind) == (INFERNAL, "turn_tile")


@rule("claustrophobia.gift.prescience.others-back")
def test_he_remembers_what_he_put_back_and_what_lies_below():
    scene, blade = foreseeing("t12", "t11", "t9", "t10", "t8", "t2", "t3")
    scene.state.foresight = 5
    scene.run(Explore(blade, NORTH))
    scene.answer("tile:t11", "tile:t12", "tile:t9", "tile:t10")
    assert scene.state.known_tiles == {HUMAN: ("t12", "t9", "t10", "t8")}
    for seed in range(3):
        assert scene.game.resample(scene.game.view(HUMAN), seed).state.pile[:4] == ["t12", "t9", "t10", "t8"]
    scene.state.foresight = 2
    scene.run(Explore(blade, NORTH))
    scene.answer("tile:t12")
    assert scene.state.known_tiles == {HUMAN: ("t9", "t10", "t8")}
    assert scene.state.pile == ["t9", "t10", "t8", "t2", "t3"]


@rule("claustrophobia.gift.prescience.others-back")
def test_once_the_other_player_has_put_tiles_back_he_knows_nothing_of_the_pile_any_more():
    scene, blade = foreseeing("t12", "t11", "t9", "t10", "t8")
    scene.state.foresight, scene.state.known_tiles = 0, {HUMAN: ("t12", "t11", "t9", "t10")}
    (card,) = scene.hold("shifting-tunnels")
    scene.run(Explore(blade, NORTH))
    scene.answer(f"play:{card}", "tile:t11", "tile:t9")
    assert scene.state.pile == ["t9", "t12", "t10", "t8"]
    assert scene.state.known_tiles == {INFERNAL: ("t9", "t12")}


@rule("claustrophobia.gift.prescience.timing", "claustrophobia.gift.prescience.token")
def test_prescience_is_spent_on_the_stair_too_if_that_is_explored_first():
    scene = Cave("t11 0,0", scenario="the-survivors")
    scene.stack("t12", "t11", "t5")
    scene.state.draught, scene.state.tally["draught"] = (0, NORTH), 9
    scene.state.foresight = 3
    blade = scene.human("blade")
    scene.run(Explore(blade, NORTH))
    assert scene.state.tiles[scene.place(blade)].tile == "t39"
    assert scene.saw("foreseen", fighter=blade)
    assert scene.state.foresight == 0
    assert scene.state.pile == ["t12", "t11", "t5"]


# Sacrificial strike


@rule("claustrophobia.gift.sacrificial-strike.hit")
def test_the_strike_may_fall_on_any_other_fighter_of_the_tile():
    scene = cave()
    redeemer(scene, "sacrificial-strike")
    ally, demon, herd = scene.human("blade"), scene.infernal("ash-stalker"), scene.troglodytes(2)
    scene.human("brute", 1), scene.troglodytes(1, on=1)
    scene.run(LineEffects())
    assert sorted(scene.options()) == sorted([*(f"strike:{each}" for each in (ally, demon, *herd)), "pass"])


@rule("claustrophobia.gift.sacrificial-strike.hit")
def test_the_first_of_all_fighters_can_be_struck_like_any_other():
    scene = cave()
    assert scene.troglodytes(1) == [0]
    redeemer(scene, "sacrificial-strike")
    scene.run(LineEffects())
    scene.answer("strike:0")
    assert scene.saw("struck", target=0)


@rule("claustrophobia.gift.sacrificial-strike.hit")
def test_the_strike_is_no_attack_one_troglodyte_dies_without_a_roll_against_its_defence():
    scene = cave("t20 0,0")  # a carnivorous corridor doubles combat only
    redeemer(scene, "sacrificial-strike")
    herd = scene.troglodytes(2)
    scene.infernal("ash-stalker", tokens=(Token("bodyguard", ""),))
    scene.run(LineEffects())
    scene.dice(1)
    scene.answer(f"strike:{herd[1]}")
    assert [scene.place(troglodyte) for troglodyte in herd] == [0, RESERVE]
    assert scene.decision.kind == "sacrifice"  # no bodyguard was asked


@pytest.mark.parametrize(("face", "suffers"), [(3, False), (4, True)])
@rule("claustrophobia.gift.sacrificial-strike.backlash")
def test_after_a_strike_the_owner_suffers_a_hit_on_four_or_more(face, suffers):
    scene = cave()
    priest, demon = redeemer(scene, "sacrificial-strike"), scene.infernal("ash-stalker")
    scene.run(LineEffects())
    scene.dice(face)
    scene.answer(f"strike:{demon}")
    assert scene.fighter(demon).damage == 1
    assert (scene.options("line") == [f"line:{priest}:{line}" for line in range(1, 7)]) == suffers
    if suffers:
        scene.answer(f"line:{priest}:1")
    assert scene.decision.kind == "sacrifice", "one hit, and then the second strike"


@rule("claustrophobia.gift.sacrificial-strike.twice", "claustrophobia.gift.sacrificial-strike.backlash")
def test_the_owner_may_strike_twice_with_a_die_after_each():
    scene = cave()
    redeemer(scene, "sacrificial-strike")
    demon = scene.infernal("ash-stalker")
    scene.run(LineEffects())
    scene.dice(1, 1)
    scene.answer(f"strike:{demon}", f"strike:{demon}")
    assert scene.fighter(demon).damage == 2
    assert len(scene.events("rolled")) == 2
    assert scene.is_done


@rule("claustrophobia.gift.sacrificial-strike.hit", "claustrophobia.gift.sacrificial-strike.twice")
def test_the_owner_may_strike_once_or_not_at_all():
    scene = cave()
    redeemer(scene, "sacrificial-strike")
    demon = scene.infernal("ash-stalker")
    scene.run(LineEffects())
    scene.answer("pass")
    assert scene.is_done
    assert scene.fighter(demon).damage == 0


@rule("claustrophobia.gift.sacrificial-strike.hit")
def test_nobody_is_struck_where_nobody_else_is():
    scene = cave()
    redeemer(scene, "sacrificial-strike")
    scene.run(LineEffects())
    assert scene.is_done
    assert scene.saw("gift_wasted", reason="nobody-near")


@rule("claustrophobia.gift.sacrificial-strike.backlash", "claustrophobia.gift.sacrificial-strike.twice")
def test_who_dies_of_a_strike_strikes_no_second_time():
    scene = cave()
    priest = scene.human("redeemer", die=6, gifts=("sacrificial-strike",), wounds=(1, 2, 3, 4, 5))
    blade, demon = scene.human("blade"), scene.infernal("ash-stalker")
    scene.run(LineEffects())
    scene.dice(6)
    scene.answer(f"strike:{demon}")
    assert (scene.place(priest), scene.place(blade)) == (DEAD, 0)
    assert scene.is_done
    assert not scene.saw("gift_wasted")


@rule("claustrophobia.gift.laying-on-of-hands")
def test_the_first_fighter_of_all_can_be_healed_too():
    scene = cave()
    ally = scene.human("blade", wounds=(2,))
    assert ally == next(n for n, each in enumerate(scene.state.fighters) if each.kind == "blade")
    scene.state.fighters[0], scene.state.fighters[ally] = scene.state.fighters[ally], scene.state.fighters[0]
    redeemer(scene, "laying-on-of-hands")
    scene.run(LineEffects())
    scene.answer("patient:0")
    if not scene.is_done:
        scene.answer("line:0:2")
    assert scene.fighter(0).damage == 0
    assert not scene.saw("gift_wasted")

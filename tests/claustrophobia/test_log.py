"""The log, for somebody who reads nothing else: who did what to whom with what, each part of a number, why nothing happened."""

import re

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.fighter import Part, note_use, parts, stat
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.human import Assignment, Heal, HumanPreparation, LineEffects, TilesPrepare
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat
from souterrain.games.claustrophobia.move import Enter, Explore
from souterrain.games.claustrophobia.power import apply_power, fact_of, free_powers
from souterrain.games.claustrophobia.scenario import leave
from souterrain.games.claustrophobia.setup import tell_forces
from souterrain.games.claustrophobia.state import BONUS_DIE, DEAD, HUMAN, INFERNAL, LEFT, RESERVE, Token
from souterrain.games.claustrophobia.terrain import has_room
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.event import Event
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.speech import Speaker, is_quiet
from tests.claustrophobia.oracle import Table
from tests.claustrophobia.scene import Cave, begin_at, end_turn, special
from tests.players.playing import play_out
from tests.rule import rule
from tests.tiers import one_of

SCENARIOS = ("the-survivors", "powder-and-fire", "the-vigil", "the-headsman", "the-lost-caches", "the-seal")


@pytest.fixture
def cave() -> Cave:
    return Cave("t11 0,0", "t10 0,-1")


def total(told: tuple[Part, ...]) -> int:
    return sum(amount for amount, _, _ in told)


def attacks_of(seed: int, scenario: str) -> list[Event]:
    return [event for event in play_out(seed, scenario).events if event.name == "rolled" and not event.data["backlash"]]


# Attacks


@rule("claustrophobia.combat.step2-roll", "claustrophobia.combat.hit")
def test_a_roll_tells_its_dice_what_a_hit_needs_and_the_reasons_for_both(cave):
    blade = cave.human("blade", die=1, tokens=(Token("wrath", "", "CBT", 1),))
    hound = cave.infernal("hellhound")
    cave.dice(4, 3, 6, 1)
    cave.run(Attack(blade, hound))
    rolled = cave.events("rolled")[0].data
    assert (rolled["dice_parts"], rolled["needed_parts"]) == (
        ((3, "part", "line"), (1, "part", "wrath")),
        ((4, "part", "sheet"),),
    )
    assert (rolled["target"], rolled["needed"], rolled["hits"]) == (hound, 4, 2)
    assert cave.told() == [
        "The condemned blade attacks Hellhound 1.",
        "The condemned blade rolls 4, 3, skull and 1 (3 from its line, wrath +1); to hit: 4 or more (4 from its sheet): 2 hits.",
        "Hellhound 1 suffers 2 damage; health left: 1.",
    ]


@pytest.mark.parametrize("scenario", one_of(SCENARIOS))
def test_the_parts_that_are_told_add_up(scenario):
    for event in attacks_of(3, scenario):
        told = event.data
        assert total(told["dice_parts"]) == len(told["rolls"])
        assert told["needed"] == min(total(told["needed_parts"]), 6)
        assert told["hits"] == sum(1 for face in told["rolls"] if face >= told["needed"])


def test_the_parts_of_a_characteristic_add_up_wherever_a_fighter_stands():
    for tile in ("t11", *(tile.id for tile in Cave("t11 0,0").game.content.tile.values() if tile.feature)):
        scene = Cave(f"{tile} 0,0")
        scene.human("blade", die=2, equipment=("round-shield",), tokens=(Token("courage", "", "DEF", 1),))
        scene.human("brute", exhausted=True)
        scene.infernal("drowned-prince")
        for fighter in scene.state.fighters:
            for name in ("DPT", "CBT", "DEF"):
                if fighter.place == 0:
                    assert total(parts(scene.game, fighter, name)) == stat(scene.game, fighter, name)


@rule("claustrophobia.combat.hit")
def test_a_miss_is_told(cave):
    blade = cave.human("blade", die=2)
    cave.dice(1)
    cave.run(Attack(blade, cave.infernal("hellhound")))
    assert (
        cave.told()[-1]
        == "The condemned blade rolls 1 (1 from its line); to hit: 4 or more (4 from its sheet): no hit."
    )


def test_a_weapon_is_named_once():
    scene = Cave("t11 0,0", "t10 0,-1")
    blade = scene.human("blade", equipment=("blunderbuss",))
    hound = scene.infernal("hellhound", on=1)
    scene.activate(blade)
    scene.dice(4, 1, 1)
    scene.answer("use:blunderbuss", f"attack:{hound}")
    assert scene.told()[0].startswith("The condemned blade attacks Hellhound 1 with the blunderbuss, in ")
    assert [line for line in scene.told() if "blunderbuss" in line] == scene.told()[:1]


@rule("claustrophobia.talent.frantic")
def test_a_second_try_is_called_so(cave):
    penitent = cave.human("penitent", die=2)
    cave.dice(1, 2, 5, 3)
    cave.run(Attack(penitent, cave.infernal("hellhound")))
    assert "Second try (“Frantic”): the penitent rolls 1 and 2 again and gets 5 and 3: 1 hit in all." in cave.told()


def test_who_adds_dice_to_an_attack_is_told():
    scene = Cave("t11 0,0", phase="infernal-activation")
    blade = scene.human("blade", wounds=(1, 2, 3))
    (troglodyte,) = scene.troglodytes(1)
    mother = scene.infernal("mother-of-claws")
    scene.dice(1, 1)
    scene.run(Attack(troglodyte, blade))
    assert scene.saw("dice_changed", fighter=mother, attacker=troglodyte, reason="goad", amount=1)
    assert "The Mother of Claws goads Troglodyte 1: one die more." in scene.told()


def test_a_loss_says_what_is_left_and_a_death_who_brought_it(cave):
    brute = cave.human("brute", wounds=(1, 2, 3, 4, 5), die=6)
    hound = cave.infernal("hellhound", tokens=(Token("unleashed", "", "CBT", 1),))
    cave.human("blade", on=1)
    cave.dice(6)
    cave.run(Attack(hound, brute))
    assert cave.saw("line_cancelled", fighter=brute, line=6, left=0, by=hound)
    assert cave.saw("killed", fighter=brute, tile=0, by=hound, cause="hit")
    assert cave.told()[-2:] == ["The condemned brute loses line 6, the last one.", "The condemned brute dies."]


@rule("claustrophobia.hits.demon-first-death")
def test_a_demon_that_may_come_back_is_told_from_one_that_may_not(cave):
    cave.human("blade")
    stalker = cave.infernal("ash-stalker")
    cave.run(Suffer(stalker, 9))
    assert cave.told()[-1] == "The Ash Stalker dies, but may come back once."


@rule("claustrophobia.hits.troglodyte-several")
def test_hits_that_find_nobody_are_told(cave):
    blade = cave.human("blade", die=1)
    (troglodyte,) = cave.troglodytes(1)
    cave.dice(6, 6, 6)
    cave.run(Attack(blade, troglodyte))
    assert cave.told()[-1] == "No troglodyte is left there: the last 2 hits are lost."


@rule("claustrophobia.talent.resistant")
def test_a_resistance_that_is_used_up_is_said_to_be(cave):
    brute = cave.human("brute", tokens=(Token("resistant", "", "", 0),))
    cave.run(Suffer(brute, 1))
    assert cave.told() == [
        "The condemned brute resists: one hit is cancelled, the only one in this phase, and none is left."
    ]
    cave.game.events.clear()
    cave.run(Suffer(brute, 1))
    cave.answer(f"line:{brute}:1")
    assert cave.told() == [
        "The condemned brute has resisted in this phase already, and resists no more.",
        "The condemned brute loses line 1; 5 lines are left.",
    ]
    assert cave.told("fr")[0] == "La brute condamnée a déjà résisté dans cette phase et ne résiste plus."


@rule("claustrophobia.hits.western-line")
def test_hits_lost_on_a_human_are_told_before_it_dies(cave):
    cave.human("blade")
    brute = cave.human("brute", wounds=(1, 2, 3, 4))
    cave.run(Suffer(brute, 5))
    assert cave.told() == [
        "The condemned brute loses line 5; one line is left.",
        "The condemned brute loses line 6, the last one.",
        "The condemned brute has no line left: the last 3 hits are lost.",
        "The condemned brute dies.",
    ]
    assert (
        cave.told("fr")[2]
        == "Il ne reste aucune ligne à la brute condamnée\u00a0: les 3 dernières touches sont perdues."
    )


@rule("claustrophobia.hits.western-line")
def test_hits_that_just_kill_are_not_said_to_be_lost(cave):
    cave.human("blade")
    cave.run(Suffer(cave.human("brute", wounds=(1, 2, 3, 4)), 2))
    assert not cave.events("hits_wasted")


@rule("claustrophobia.hits.hellhound-damage")
def test_damage_lost_on_a_creature_is_told(cave):
    cave.human("blade")
    hound = cave.infernal("hellhound", damage=1)
    cave.run(Suffer(hound, 4))
    assert cave.told()[0] == "Hellhound 1 suffers 2 damage, all that it can take; 2 more are lost."
    assert cave.told("fr")[0] == "Le molosse 1 subit 2 dégâts, tout ce qu’il peut subir\u202f; 2 de plus sont perdus."
    cave.game.events.clear()
    cave.run(Suffer(cave.infernal("mother-of-claws", damage=3), 2))
    assert cave.told("fr")[0] == (
        "La Mère des griffes subit 1 dégât, tout ce qu’elle peut subir\u202f; 1 de plus est perdu."
    )


@rule("claustrophobia.combat.skull")
def test_a_defence_above_a_skull_is_told_with_its_cap(cave):
    blade = cave.human("blade", die=5, equipment=("round-shield",), tokens=(Token("courage", "", "DEF", 1),))
    cave.dice(5)
    cave.run(Attack(cave.troglodytes(1)[0], blade))
    assert "(5 from its line, Round shield +1, courage +1, a skull always hits −1)" in cave.told()[1]
    assert "(5 d’après sa ligne, Rondache +1, courage +1, un crâne touche toujours −1)" in cave.told("fr")[1]


@rule("claustrophobia.tile.mushrooms")
def test_a_tile_that_caps_defence_is_named():
    scene = Cave("t11 0,0")
    scene.state.tiles[0] = replace(scene.state.tiles[0], curse="mushrooms")
    blade = scene.human("blade", die=5)
    scene.dice(5)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    assert "to hit: 3 or more (5 from its line, Phosphorescent mushrooms −2)" in scene.told()[1]


@rule("claustrophobia.hprep.assign")
def test_a_die_is_told_with_what_changes_the_line(cave):
    cave.state.activation_dice = (5,)
    blade = cave.human("blade", die=0, equipment=("round-shield",))
    cave.run(Assignment())
    cave.answer(f"assign:{blade}:5")
    assert (
        cave.told()[0] == "The condemned blade gets the 5: movement 2, combat 1, defence 6 (defence: Round shield +1)."
    )
    assert cave.told("fr")[0].endswith("CBT 1, DEF 6 (DEF\u00a0: Rondache +1).")


@rule("claustrophobia.tile.alarm.trigger", "claustrophobia.tile.trapped-corridor.trigger")
@pytest.mark.parametrize(
    ("feature", "danger"), [("alarm", "set off the alarm"), ("trapped-corridor", "spring the trap")]
)
def test_why_an_alarm_or_a_trap_does_nothing_is_told(feature, danger):
    scene = Cave("t11 0,0", f"{tile_with(Cave('t11 0,0'), feature)} 0,-1")
    blade = scene.human("blade", tokens=(Token("sense", ""),))
    scene.run(Enter(blade, 1))
    assert scene.told()[-1].startswith(f"Warned, the condemned blade does not {danger} of ")


@rule("claustrophobia.combat.step2-roll")
def test_all_dice_of_an_attack_are_accounted_for():
    cave = Cave("t11 0,0", phase="infernal-activation")
    blade = cave.human("blade", wounds=(1, 2, 4))
    cave.infernal("mother-of-claws")
    for n in (*cave.troglodytes(1), cave.infernal("ash-stalker")):
        cave.run(Attack(n, blade))
        rolled = cave.events("rolled")[-1].data
        assert sum(amount for amount, _, _ in rolled["dice_parts"]) == len(rolled["rolls"])
        assert rolled["dice_parts"][-1][1:] == ("part", "ability")
    assert [event.data["reason"] for event in cave.events("dice_changed")] == ["goad", "blood-scent"]


@rule("claustrophobia.tile.sanctified-zone")
def test_the_die_of_holy_ground_is_told_with_its_cause():
    scene = Cave("t11 0,0", f"{tile_with(Cave('t11 0,0'), 'sanctified-zone')} 0,-1")
    scene.human("blade")
    (troglodyte,) = scene.troglodytes(1)
    scene.dice(1)
    scene.run(Enter(troglodyte, 1))
    assert scene.saw("risked", fighter=troglodyte, cause="holy", hit=False)
    assert re.match(r"The holy ground of .+ tries Troglodyte 1: 1 \(hit on \d or more\): unhurt\.", scene.told()[-1])
    assert scene.told("fr")[-1].startswith("Le sol consacré ")


@rule("claustrophobia.tile.devouring-pit")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, r"The pit of .+ snaps at the condemned blade: 1 \("),
        ({"tokens": (Token("sense", ""),)}, "Warned, the condemned blade has nothing to fear from the pit of "),
        ({"equipment": ("rope",)}, "Well equipped, the condemned blade has nothing to fear from the pit of "),
    ],
)
def test_a_pit_is_told_whether_it_snaps_or_not(fields, said):
    scene = Cave(f"{tile_with(Cave('t11 0,0'), 'devouring-pit')} 0,0")
    scene.human("blade", **fields)
    scene.dice(1)
    scene.run(TilesPrepare(HUMAN))
    assert re.match(said, scene.told()[0])


def tile_with(scene: Cave, feature: str) -> str:
    return next(tile.id for tile in scene.game.content.tile.values() if tile.feature == feature)


# Nothing is announced that does not happen


@rule("claustrophobia.hact.move-and-action", "claustrophobia.iact.move-and-action")
def test_whoever_does_nothing_is_said_to_do_nothing(cave):
    cave.activate(cave.human("blade"))
    cave.answer("finish")
    cave.activate(cave.infernal("hellhound"))
    assert cave.told() == ["The condemned blade does nothing.", "Hellhound 1 can do nothing: no die has unleashed it."]


@rule("claustrophobia.hact.move-and-action", "claustrophobia.exhausted.profile", "claustrophobia.move.saturation")
def test_why_somebody_stays_is_said():
    cave = Cave("t1 0,0", "t2 0,-1")
    leashed, tired = cave.infernal("hellhound"), cave.human("blade", 1, exhausted=True, die=0)
    (alone,) = cave.troglodytes(1)
    told = []
    for n in (leashed, tired, alone):
        cave.activate(n)
        if not cave.is_done:
            cave.answer("finish")
        told.append(cave.events("stayed")[-1].data["why"])
    assert told == ["leashed", "exhausted", "none"]


@rule("claustrophobia.hact.move-and-action")
def test_who_has_no_movement_and_nobody_in_reach_is_said_to_lack_both():
    cave = Cave("t1 0,0")
    cave.activate(cave.human("arquebusier", die=6))
    assert cave.told()[-1] == "The arquebusier can do nothing: no movement, and nobody to attack."
    assert cave.told("fr")[-1] == "L’arquebusier ne peut rien faire\u00a0: aucun DPT, et personne à attaquer."


@rule("claustrophobia.hact.move-and-action")
def test_nobody_is_said_to_stay_who_has_moved():
    cave = Cave("t11 0,0", "t11 0,-1")
    blade = cave.human("blade", die=1)
    cave.activate(blade)
    cave.answer("move:1")
    assert cave.is_done
    assert not cave.events("stayed")


@rule("claustrophobia.iprep.unmet")
def test_nothing_is_said_of_dice_where_none_waits(cave):
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert not cave.events("dice_waiting")


@rule("claustrophobia.threat.hellhound-entry-die")
def test_a_die_that_comes_with_a_hellhound_is_told_from_one_that_was_placed(cave):
    cave.human("blade")
    hound = next(n for n, each in enumerate(cave.state.fighters) if each.type == "hellhound")
    cave.state.threat, cave.state.phase = 20, "threat"
    cave.run(Threat())
    cave.answer(f"bring:{hound}:1", "set_die:6")
    assert cave.saw("triggered", owner=hound, dice=(6,), brought=True)


def test_whoever_does_something_is_not_announced(cave):
    cave.activate(cave.human("blade", die=2))
    cave.answer("move:1", "finish")
    assert len(cave.told()) == 1
    assert cave.told()[0].startswith("The condemned blade goes from ")


def test_a_phase_tells_who_did_not_act(cave):
    cave.human("blade")
    cave.run(ActivationPhase(HUMAN))
    cave.answer("end_phase")
    assert cave.told() == ["The condemned blade does nothing."]
    cave.game.events.clear()
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    cave.answer("end_phase")
    assert cave.told() == ["Nobody is there to act."]


@rule("claustrophobia.sheet.demon-power")
def test_a_power_of_a_demon_that_is_off_the_map_is_said_to_do_nothing(cave):
    cave.human("blade")
    stalker = cave.infernal("ash-stalker", on=RESERVE)
    cave.state.waiting["smoke-step"] = (1, 3)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.told()[-1] == (
        "If it is on the map when it acts this turn, the Ash Stalker may first step out of the smoke up to 3 tiles away."
    )
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    assert cave.saw("power_wasted", power="smoke-step", fighter=stalker, reason="off")
    assert "“Smoke step” does nothing: the Ash Stalker is off the map." in cave.told()
    assert "«\u00a0Pas de fumée\u00a0» est sans effet\u00a0: le Traqueur de cendre n’est pas en jeu." in cave.told("fr")


@rule("claustrophobia.sheet.demon-power")
def test_a_power_that_finds_nobody_says_so(cave):
    cave.human("blade", on=1)
    prince = cave.infernal("drowned-prince")
    cave.state.phase = "infernal-activation"
    assert apply_power(cave.game, "undertow")
    assert cave.told() == ["“Undertow” takes effect."], "the blade is next to it"
    cave.game.events.clear()
    cave.game.change(prince, place=RESERVE)
    assert apply_power(cave.game, "undertow") is None
    assert cave.told() == ["“Undertow” does nothing: the Drowned Prince is off the map."]


@rule("claustrophobia.sheet.demon-power")
def test_a_power_without_troglodytes_is_not_announced(cave):
    cave.human("blade")
    cave.infernal("mother-of-claws")
    for fighter in [n for n, each in enumerate(cave.state.fighters) if each.type == "troglodyte"]:
        cave.game.change(fighter, place=DEAD)
    cave.state.phase = "threat"
    assert apply_power(cave.game, "brood") is None
    assert cave.told() == ["“Brood” does nothing: no troglodyte can be put on a tile."]


@rule("claustrophobia.gift.line")
def test_a_gift_that_is_silenced_is_told_with_the_reason(cave):
    cave.human("redeemer", die=4, gifts=("laying-on-of-hands",))
    cave.human("blade")
    cave.infernal("hollow-cantor", on=1)
    cave.run(begin_at("apply_lines", HumanPreparation()))
    assert cave.told()[0] == ("The redeemer cannot use the gift Laying on of hands: a demon near by silences it.")
    assert cave.told("fr")[0].endswith("\u00a0: un démon tout proche l’étouffe.")
    cave.game.events.clear()
    cave.state.silenced = True
    cave.run(begin_at("apply_lines", HumanPreparation()))
    assert cave.told()[0].endswith(": no gift works now.")


@rule("claustrophobia.gift.laying-on-of-hands")
def test_a_gift_that_finds_nobody_hurt_is_told(cave):
    cave.human("redeemer", die=4, gifts=("laying-on-of-hands",))
    cave.human("blade")
    cave.run(LineEffects())
    assert cave.told() == [
        "The redeemer uses a gift: Laying on of hands.",
        "Nobody beside the redeemer is wounded: the gift does nothing.",
    ]


# Nothing is said twice


@rule("claustrophobia.threat.spend")
def test_coming_into_play_is_one_line_with_its_price_and_what_is_left(cave):
    cave.human("blade", on=1)
    cave.state.phase, cave.state.threat = "threat", 4
    cave.run(Threat())
    cave.answer(next(each for each in cave.options("bring") if cave.types([each]) == {"troglodyte"}))
    cave.answer("end_phase")
    entry, kept = cave.told()
    assert re.fullmatch(r"Troglodyte 1 comes into play in the .+ for 1 threat point; 3 left\.", entry)
    assert kept == "The infernal player keeps 3 threat points."


@rule("claustrophobia.tile.demonic-well.discount")
def test_a_price_that_is_lower_on_a_well_is_told_with_what_is_saved():
    scene = Cave("t31 0,0", "t11 0,-1", scenario="powder-and-fire", phase="threat")
    scene.human("blade", on=1)
    demon = scene.infernal("mother-of-claws", RESERVE)
    scene.state.threat = 5
    scene.run(Threat())
    scene.answer(f"bring:{demon}:0")
    assert scene.told()[0].endswith(" for 4 threat points (1 less on this tile); 1 left.")
    assert scene.told("fr")[0].endswith(" pour 4 PM (1 de moins sur cette tuile)\u202f; il en reste 1.")


@rule("claustrophobia.hprep.instinct-change-die")
def test_a_changed_die_tells_what_it_was(cave):
    cave.state.activation_dice = (2,)
    blade = cave.human("blade", die=0)
    (card,) = cave.instinct("grit")
    cave.run(Assignment())
    cave.answer(f"change_die:{blade}:{card}:2")
    assert cave.saw("die_changed", fighter=blade, card=card, before_die=2, die=1)
    assert cave.told()[0] == "The human player uses “Grit” for the condemned blade: a 2 becomes a 1."


# Where


@rule("claustrophobia.explore.step2-place")
def test_a_new_tile_is_told_with_its_place_and_its_exits():
    cave = Cave("t11 0,0", "t10 0,-1", scenario="powder-and-fire")
    cave.stack("t11")
    blade = cave.human("blade", die=2)
    cave.run(Explore(blade, 1))
    laid = cave.events("tile_laid")[0].data
    assert (laid["origin"], laid["side"], laid["exits"], laid["seat"]) == (0, 1, (0, 1, 2, 3), INFERNAL)
    assert cave.events("moved")[0].data.items() >= {"origin": 0, "tile": 2, "fighter": blade}.items()
    cave.stack("t2")
    cave.run(Explore(blade, 1))
    exits = Table(cave.game).exits(3)
    assert len(exits) < 4
    assert {"NESW"[side] for side in cave.events("tile_laid")[1].data["exits"]} == exits


# The end


@rule("claustrophobia.victory.scenario")
def test_the_end_says_why_and_how_many_are_left():
    scene = Cave("t11 0,0", scenario="powder-and-fire")
    scene.human("blade")
    end_turn(scene, 13)
    assert scene.saw("game_over", verdict="infernal", reason="last-turn", alive=1, out=0, turn=13)
    assert scene.told()[-1] == (
        "The infernal side wins in turn 13: the time is up. Humans still in the tunnels: 1; out: 0. "
        "The goal of the human player was: Human victory as soon as 2 wells are destroyed. Reached: 0 of 2. "
        "That of the infernal player was: Infernal victory if all humans are dead, or at the end of turn 13."
    )
    assert scene.told("fr")[-1].endswith(
        "Le but du joueur humain était\u00a0: Victoire humaine dès que 2 puits sont détruits. Atteint\u00a0: 0 sur 2. "
        "Celui du joueur infernal était\u00a0: "
        "Victoire infernale si tous les humains sont morts, ou à la fin du tour 13."
    )


def test_a_goal_that_is_reached_is_told_with_what_was_asked():
    scene = Cave("t31 0,0", scenario="the-seal")
    redeemer = scene.human("redeemer")
    scene.state.tally["seals"] = 2
    special(scene, redeemer, "seals")
    assert scene.saw("game_over", verdict="human", aim="human", done=3, needed=3)
    assert "was: Human victory as soon as 3 seals have been spoken. Reached: 3 of 3. That of" in scene.told()[-1]


@rule("claustrophobia.victory.scenario")
def test_the_end_says_how_many_are_out():
    scene = Cave("t11 0,0", scenario="powder-and-fire")
    scene.human("blade"), scene.human("blade", on=LEFT), scene.human("brute", on=LEFT)
    end_turn(scene, 13)
    assert scene.saw("game_over", alive=1, out=2)


def test_progress_is_counted_towards_the_goal():
    scene = Cave("t31 0,0", scenario="the-seal")
    redeemer = scene.human("redeemer")
    special(scene, redeemer, "seals")
    assert scene.told()[-1] == "The redeemer speaks seal 1 of 3."


@pytest.mark.parametrize("scenario", one_of(SCENARIOS))
def test_nothing_is_said_of_the_dead(scenario):
    dead: set[int] = set()
    for event in play_out(5, scenario).events:
        named = {event.data.get(role, -1) for role in ("fighter", "attacker", "target")}
        if event.name in ("brought_in", "appeared", "returned"):
            dead.discard(event.data["fighter"])
        elif event.name != "relic_dropped" and not is_quiet(event):
            assert not dead & named, event
        if event.name == "killed":
            dead.add(event.data["fighter"])


@rule("claustrophobia.setup.human-fighters", "claustrophobia.setup.infernal-figures")
def test_before_the_first_move_it_is_told_who_is_there_with_what():
    match = Match.start(Claustrophobia, Setup("claustrophobia", "the-survivors"), 1)
    speaker = Speaker(match.game, "en")
    told = [speaker.say(speaker.event(event)) for event in match.events]
    assert "Condemned blade 1 is in the gate hall with the blunderbuss." in told
    assert any(line.startswith("The redeemer is in the gate hall; gifts: ") for line in told)
    assert any(
        line.startswith("The infernal player has 3 threat points, 11 troglodytes and 2 hellhounds") for line in told
    )


# What is told, to the letter


def test_it_is_told_how_many_have_left():
    cave = Cave("t11 0,0")
    first, second = cave.human("blade"), cave.human("brute")
    cave.human("redeemer")
    leave(cave.game, first)
    leave(cave.game, second)
    assert [event.data["out"] for event in cave.events("left")] == [1, 2]


@rule("claustrophobia.setup.infernal-figures")
def test_only_those_who_stand_on_the_map_lurk_there():
    for scenario in Claustrophobia.prepare().content.scenario:
        game = Claustrophobia.start(Setup("claustrophobia", scenario), 1)
        lurking = {event.data["fighter"]: event.data["tile"] for event in game.events if event.name == "lurking"}
        there = Claustrophobia.prepare(Setup("claustrophobia", scenario), 1).state.fighters
        assert lurking == {n: each.place for n, each in enumerate(there) if each.camp == INFERNAL and each.place >= 0}


@rule("claustrophobia.setup.human-fighters", "claustrophobia.setup.infernal-figures")
def test_humans_are_mustered_and_whoever_lies_in_wait_is_told_even_on_the_first_tile():
    cave = Cave("t11 0,0", "t11 0,-1")
    humans = [cave.human("blade", 1), cave.human("brute", 1)]
    here, there = cave.infernal("ash-stalker", 0), cave.infernal("hellhound", 1)
    tell_forces(cave.game)
    assert [event.data["fighter"] for event in cave.events("mustered")] == humans
    assert {event.data["fighter"]: event.data["tile"] for event in cave.events("lurking")} == {here: 0, there: 1}


@rule("claustrophobia.hits.hellhound-damage", "claustrophobia.hits.demon-damage")
def test_a_weapon_that_crushes_is_named_and_none_other():
    cave = Cave("t11 0,0")
    plain, strong = cave.human("blade"), cave.human("brute", equipment=("war-maul",))
    hound = cave.infernal("hellhound")
    told = []
    for n in (plain, strong):
        cave.dice(*[6] + [1] * 9)
        cave.run(Attack(n, hound))
        cave.game.change(hound, damage=0, place=0)
        told += [(event.data["each"], event.data["weapon"]) for event in cave.events("damaged")][-1:]
    assert told == [(1, ""), (2, "war-maul")]


def test_uses_are_counted_for_each_equipment_by_itself():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", equipment=("blunderbuss", "grenade"))
    note_use(cave.game, blade, "blunderbuss")
    note_use(cave.game, blade, "grenade")
    note_use(cave.game, blade, "blunderbuss")
    assert {name: times for name, times, _ in cave.fighter(blade).used} == {"blunderbuss": 2, "grenade": 1}


# Who and what is meant


def test_a_single_troglodyte_is_attacked_by_its_number_and_several_together(cave):
    blade, one = cave.human("blade"), cave.troglodytes(1)[0]
    cave.run(Attack(blade, one))
    assert cave.told()[0] == "The condemned blade attacks Troglodyte 1."
    assert cave.told("fr")[0] == "Le spadassin condamné attaque le troglodyte 1."
    cave.troglodytes(2)
    cave.run(Attack(blade, cave.troglodytes(1)[0]))
    assert "The condemned blade attacks the troglodytes." in cave.told()
    assert "Le spadassin condamné attaque les troglodytes." in cave.told("fr")


@rule("claustrophobia.iprep.unmet")
def test_dice_that_set_nothing_off_are_told_with_how_many_are_missing(cave):
    cave.state.waiting.update({"dark-destiny": (3,), "intrepid-charge": (5,)})
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.saw("dice_waiting", unmet=(("intrepid-charge", 5),))
    waiting = [line for line in cave.told() if line.startswith("A die waits")]
    assert waiting == [
        "A die waits without effect on “Intrepid charge” "
        "(takes 2 or 3 dice, total 7 or more; a 5 lies there; at least one more die is missing)."
    ]


@rule("claustrophobia.iprep.unmet")
def test_dice_that_will_not_do_are_told_with_what_the_power_takes(cave):
    cave.state.waiting["supernatural-speed"] = (6, 2)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.told() == [
        "Dice wait without effect on “Supernatural speed” "
        "(takes 2 white dice; a red skull and a red 2 lie there; no die more can help)."
    ]
    assert cave.told("fr") == [
        "Des dés attendent sans effet sur «\u00a0Vitesse surnaturelle\u00a0» "
        "(il faut 2 dés blancs\u202f; un crâne rouge et un 2 rouge y sont posés\u202f; aucun dé de plus n’y changera rien)."
    ]


@rule("claustrophobia.tile.alarm.bonus-die")
def test_a_bonus_die_that_sets_nothing_off_is_said_to_be_lost(cave):
    cave.state.waiting["intrepid-charge"] = (1, BONUS_DIE + 2)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.told()[0] == "The bonus die (2) on “Intrepid charge” has no effect and cannot wait: it is lost."
    assert cave.told("fr")[0] == (
        "Le dé bonus (2) sur «\u00a0Charge intrépide\u00a0» est sans effet et ne peut pas attendre\u00a0: il est perdu."
    )
    assert cave.saw("dice_waiting", unmet=(("intrepid-charge", 1),))


@rule("claustrophobia.iprep.place-all")
def test_dice_without_a_box_go_back_and_bonus_dice_are_lost(cave):
    for power in cave.game.board_powers:
        cave.state.waiting[power] = (1,) * fact_of(cave.game, power).boxes
    for power in free_powers(cave.game):
        cave.state.waiting[power] = (1,) * fact_of(cave.game, power).boxes
    cave.state.destiny_dice = (3, BONUS_DIE + 5)
    cave.run(begin_at("place", InfernalPreparation()))
    assert cave.told()[:2] == [
        "No box is free any more; the last dice (3) go back to the reserve.",
        "The bonus die (5) has no effect and cannot wait: it is lost.",
    ]


@rule("claustrophobia.iprep.place-all")
def test_a_bonus_die_is_told_from_the_others_when_it_is_placed(cave):
    cave.state.destiny_dice = (BONUS_DIE + 4,)
    cave.run(begin_at("place", InfernalPreparation()))
    cave.answer(next(each for each in cave.options("place") if "sly-charge" in each))
    assert cave.told()[0] == "The infernal player puts a 4 (bonus) on “Sly charge”."


def test_a_healed_line_is_told_with_the_lines_that_are_left():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", wounds=(2, 3))
    cave.run(Heal(blade, "claustrophobia.healing.remove-token"))
    cave.answer(f"line:{blade}:3")
    assert cave.told()[-1] == "Line 3 of the condemned blade is healed; 5 lines are left."
    assert cave.told("fr")[-1] == "La ligne 3 du spadassin condamné guérit\u202f; il lui reste 5 lignes."


def test_event_cards_stand_in_quotes(cave):
    cards = ("event/eyes-in-the-dark/1", "event/foul-air/1")
    cave.game.emit("events_discarded", seat=INFERNAL, cards=cards, reason="drawn")
    assert cave.told("fr") == [
        "Le joueur infernal défausse les événements «\u00a0Des yeux dans le noir\u00a0» et «\u00a0Air vicié\u00a0»."
    ]


# What gives a number, who, and until when


@rule("claustrophobia.sheet.demon-power")
def test_a_demon_that_does_not_step_out_of_the_smoke_is_said_to_stay():
    scene = Cave("t11 0,0", "t10 0,-1", phase="infernal-activation")
    scene.human("blade")
    stalker = scene.infernal("ash-stalker", tokens=(Token("smoke-step", "infernal-activation", "", 3),))
    scene.activate(stalker)
    scene.answer("pass")
    assert scene.told() == ["The Ash Stalker stays where it is, and does not step out of the smoke elsewhere."]
    assert scene.told("fr") == ["Le Traqueur de cendre reste sur place et ne sort pas ailleurs de la fumée."]


@rule("claustrophobia.sheet.demon-power", "claustrophobia.move.saturation")
def test_a_demon_that_only_could_step_out_of_the_smoke_can_do_nothing_else():
    scene = Cave("t11 0,0", "t11 0,-1", "t11 1,-1", phase="infernal-activation")
    while has_room(scene.game, 1, INFERNAL):
        scene.troglodytes(1, on=1)
    stalker = scene.infernal("ash-stalker", tokens=(Token("smoke-step", "infernal-activation", "", 3),))
    scene.activate(stalker)
    scene.answer("pass", "finish")
    assert scene.told()[-1] == "The Ash Stalker can do nothing else: no tile next to it has room for it."
    assert scene.told("fr")[-1].endswith(
        "ne peut rien faire d’autre\u00a0: aucune tuile voisine n’a de place pour lui."
    )


@rule("claustrophobia.exhausted.profile")
def test_the_card_that_gives_an_exhausted_fighter_its_numbers_is_named(cave):
    held = tuple(Token(f"hold-on-{name}", "", "", value) for name, value in (("DPT", 1), ("CBT", 2), ("DEF", 4)))
    blade = cave.human("blade", exhausted=True, card="instinct/grit/1", tokens=held)
    cave.dice(1, 1)
    cave.run(Attack(blade, cave.infernal("hellhound")))
    assert "rolls 1 and 1 (2 from Grit);" in cave.told()[1]
    assert " : 1 et 1 (2 d’après Serrer les dents)" in cave.told("fr")[1].replace("\u00a0", " ")
    assert cave.events("rolled")[0].data["dice_parts"] == ((2, "hold-on", "grit"),)


@rule("claustrophobia.hprep.assign")
def test_several_parts_of_a_die_are_told_each_with_its_number(cave):
    cave.state.activation_dice = (5,)
    courage = tuple(Token("courage", "", name, 1) for name in ("CBT", "DEF"))
    blade = cave.human("blade", die=0, tokens=courage)
    cave.run(Assignment())
    cave.answer(f"assign:{blade}:5")
    assert cave.told("fr")[0].endswith("(CBT\u00a0: courage +1, DEF\u00a0: courage +1).")


@rule("claustrophobia.gift.rally")
def test_the_gift_that_brings_dice_goes_by_its_name(cave):
    cave.human("blade")
    cave.state.rallied = 2
    cave.dice(1, 2, 3)
    cave.run(begin_at("roll", HumanPreparation()))
    assert cave.told()[0] == ("The human player rolls 3 activation dice (2 more thanks to the gift Rally): 1, 2 and 3.")
    assert "(dont 2 grâce au don Rassemblement)" in cave.told("fr")[0]


@rule("claustrophobia.hprep.instinct-text", "claustrophobia.exhausted.no-talents-no-draw")
@pytest.mark.parametrize("exhausted", [False, True])
def test_a_talent_that_a_card_lends_is_told_with_its_end_and_whether_it_works(cave, exhausted):
    cave.state.activation_dice = (2,)
    blade = cave.human("blade", exhausted=exhausted)
    (card,) = cave.instinct("cornered")
    cave.run(Assignment())
    cave.answer(f"instinct:{blade}:{card}")
    end = ", but it has no effect as long as the fighter is exhausted." if exhausted else "."
    assert cave.told()[-1] == f"The condemned blade has the talent “Frantic” until the next human preparation{end}"
    assert cave.told("fr")[-1].endswith("tant que dure l’épuisement.") == exhausted


@rule("claustrophobia.explore.step2-place")
@pytest.mark.parametrize(("tile", "effect"), [("lair", "; effect: Lair."), ("", "")])
def test_a_new_tile_is_told_with_its_effect(tile, effect):
    scene = Cave("t11 0,0", "t10 0,-1", scenario="powder-and-fire")
    scene.stack(tile_with(scene, tile) if tile else "t11")
    scene.run(Explore(scene.human("blade"), 1))
    if not scene.is_done:
        scene.answer(scene.options("turn")[0])
    (laid,) = (line for line in scene.told() if "lays" in line)
    assert laid.endswith(effect)
    assert ("effect" in laid) == bool(effect)


@rule("claustrophobia.tile.lair", "claustrophobia.threat.free-tile")
@pytest.mark.parametrize("intrepid", [False, True])
def test_an_effect_that_opens_a_tile_to_infernals_is_named_when_it_counts(intrepid):
    scene = Cave(f"{tile_with(Cave('t11 0,0'), 'lair')} 0,0", "t11 5,5", phase="threat")
    scene.human("blade")
    scene.state.threat, scene.state.intrepid = 1, intrepid
    scene.run(Threat())
    scene.answer(next(each for each in scene.options("bring") if each.endswith(":0")))
    said = ", although humans stand there (effect of the tile: Lair)."
    assert scene.told()[0].endswith(" for 1 threat point" + ("." if intrepid else said))
    scene.answer("end_phase")
    assert scene.told()[-1] == "The infernal player has no threat point left."


@rule("claustrophobia.setup.human-fighters")
def test_the_exits_of_the_first_tile_are_told():
    for scenario in SCENARIOS:
        game = Claustrophobia.start(Setup("claustrophobia", scenario), 1)
        (opened,) = (event.data for event in game.events if event.name == "opened")
        laid = Table(game)
        assert {"NESW"[side] for side in opened["exits"]} == laid.exits(opened["tile"])
        assert all(each.place == opened["tile"] for each in game.state.fighters if each.camp == HUMAN)


@rule("claustrophobia.iprep.roll")
def test_destiny_dice_that_stay_in_reserve_are_counted(cave):
    cave.dice(1, 2, 3)
    cave.run(begin_at("count", InfernalPreparation()))
    cave.answer("roll:3")
    assert cave.told()[0] == "The infernal player rolls 3 destiny dice, leaving 3 in reserve: 1, 2 and 3."
    assert cave.told("fr")[0].startswith("Le joueur infernal lance 3 dés du destin, 3 autres restant en réserve")


@rule("claustrophobia.hprep.assign")
def test_activation_dice_that_nobody_gets_are_told(cave):
    cave.human("blade")
    cave.state.activation_dice = (2, 5)
    cave.run(begin_at("assigned", HumanPreparation()))
    assert cave.told()[0] == "2 activation dice are left over and are lost: 2 and 5."


@rule("claustrophobia.combat.step2-roll")
def test_blood_scent_tells_the_lines_that_it_counts():
    scene = Cave("t11 0,0", phase="infernal-activation")
    scene.run(Attack(scene.infernal("ash-stalker"), scene.human("blade", wounds=(1, 2, 4))))
    assert "Blood scent of the Ash Stalker (3 lines of the condemned blade cancelled): one die more." in scene.told()


@rule("claustrophobia.talent.impressive")
def test_whoever_let_enemies_leave_is_not_said_to_have_done_nothing(cave):
    brute = cave.human("brute", tokens=(Token("impressive", "", "", 0),))
    cave.infernal("hellhound")
    cave.run(ActivationPhase(HUMAN))
    cave.answer(f"let_go:{brute}", "end_phase")
    assert cave.told() == ["The condemned brute lets the enemies on its tile leave."]


@rule("claustrophobia.talent.frantic")
def test_a_second_try_names_the_card_that_gives_it(cave):
    blade = cave.human("blade", die=2, card="instinct/cornered/1", tokens=(Token("frantic", "human-preparation"),))
    cave.dice(1, 5)
    cave.run(Attack(blade, cave.infernal("hellhound")))
    assert "Second try (“Cornered”): the condemned blade rolls 1 again and gets 5: 1 hit in all." in cave.told()

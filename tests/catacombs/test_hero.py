"""Heroes: who plays them, what their boards say, and what they can do."""

import pytest

from souterrain.games.catacombs.choice import Pick
from souterrain.games.catacombs.figure import change_sheet, incapacitate
from souterrain.games.catacombs.install import Install
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.turn import HeroesTurn
from tests.catacombs.scene import SOFT, Hall, table
from tests.rule import rule


@pytest.fixture
def hall() -> Hall:
    return Hall()


@rule("catacombs.hero.choice", "catacombs.setup.five-players")
def test_each_of_four_players_takes_a_hero_and_none_is_taken_twice():
    game = table(seats=5)
    choice = game.open_decisions()[0]
    assert (choice.seat, choice.kind) == (1, "choose_hero")
    assert [option.id for option in choice.options] == ["take:elf", "take:barbarian", "take:thief", "take:wizard"]
    game.answer(1, "take:wizard")
    assert game.decision(2).refused[0].option.id == "take:wizard"
    game.answer(2, "take:thief")
    game.answer(3, "take:elf")
    seats = {hero: sheet.seat for hero, sheet in game.state.sheets.items()}
    assert seats == {"wizard": 1, "thief": 2, "elf": 3, "barbarian": 4}


@rule("catacombs.setup.four-players")
def test_with_four_players_one_controls_two_heroes():
    game = table(seats=4)
    for seat, hero in ((1, "elf"), (2, "thief"), (3, "wizard")):
        game.answer(seat, f"take:{hero}")
    assert sorted(sheet.seat for sheet in game.state.sheets.values()) == [1, 1, 2, 3]
    assert game.seats == ("overseer", "party-1", "party-2", "party-3")


@rule("catacombs.setup.three-players")
def test_with_three_players_two_control_two_heroes_each():
    game = table(seats=3)
    for seat, hero in ((1, "elf"), (2, "thief"), (1, "wizard")):
        game.answer(seat, f"take:{hero}")
    assert {hero: sheet.seat for hero, sheet in game.state.sheets.items()} == {
        "elf": 1,
        "wizard": 1,
        "thief": 2,
        "barbarian": 2,
    }


@rule("catacombs.setup.two-players", "catacombs.overview.sides", "catacombs.setup.overseer")
def test_with_two_players_one_controls_all_four_heroes_against_the_overseer():
    game = table(seats=2)
    assert game.seats == ("overseer", "party")
    assert [sheet.seat for sheet in game.state.sheets.values()] == [1, 1, 1, 1]
    assert set(game.state.sheets) == {"elf", "barbarian", "thief", "wizard"}


@rule("catacombs.setup.hero-health", "catacombs.setup.no-gold", "catacombs.component.hero-board")
def test_heroes_start_at_full_health_without_gold():
    state = table().state
    for hero, sheet in state.sheets.items():
        assert sheet.gold == 0
        assert sheet.items == ()
        assert state.figures[hero].health == {"elf": 8, "barbarian": 12, "thief": 10, "wizard": 8}[hero]


@rule("catacombs.setup.elf", "catacombs.setup.hero-pieces")
def test_the_elf_starts_with_eight_health_and_two_arrows():
    game = table()
    assert game.state.figures["elf"].health == 8
    assert game.content.special[game.content.hero["elf"].specials[0]].uses == 2


@rule("catacombs.setup.barbarian", "catacombs.barbarian.rage-marker")
def test_the_barbarians_rage_starts_at_two_falls_by_use_and_rises_to_three_at_most(hall: Hall):
    assert hall.health("barbarian") == 12
    assert hall.sheet("barbarian").rage == 2
    hall.put("barbarian", 5, 3)
    hall.put("elf", 5, 8)
    hall.put("orc-1", 40, 3)
    hall.act("barbarian", "special:rage", SOFT, "stop")
    assert hall.sheet("barbarian").rage == 1
    change_sheet(hall.game, "barbarian", rage=0)
    hall.act("barbarian")
    assert hall.refused()["special:rage"] == "catacombs.barbarian.rage-marker"
    hall.give("barbarian", "rage-draught", rage=3)
    hall.act("barbarian")
    assert hall.refused()["use:item/rage-draught"] == "catacombs.barbarian.rage-marker"


@rule("catacombs.barbarian.toughest")
def test_nobody_has_more_health_than_the_barbarian(hall: Hall):
    health = {hero: fact.health for hero, fact in hall.game.content.hero.items()}
    assert max(health, key=lambda hero: health[hero]) == "barbarian"


@rule("catacombs.setup.thief")
def test_the_thief_starts_with_ten_health(hall: Hall):
    assert hall.health("thief") == 10


@rule("catacombs.thief.extra-moves")
@pytest.mark.parametrize(("special", "left"), [("slip-away", (1, 1)), ("sneak-attack", (2, 1))])
def test_the_thief_moves_once_more_after_his_blow_or_before_it_and_that_flick_strikes_nobody(
    hall: Hall, special: str, left: tuple[int, int]
):
    hall.put("thief", 10, 12.5)
    hall.put("orc-1", 16, 12.5)
    hall.act("thief", f"special:{special}")
    hall.flick("orc-1")
    assert hall.health("orc-1") == left[0]
    hall.answer("go_on")
    hall.flick("orc-1", 2500)
    assert hall.health("orc-1") == left[1]
    assert len(hall.events("flicked")) == 2
    assert len(hall.events("struck")) == 1


@rule("catacombs.thief.items")
def test_some_equipment_is_for_the_thief(hall: Hall):
    items = hall.game.content.item
    assert {id for id, item in items.items() if item.heroes == ("thief",)} == {"throwing-knives", "shadow-cloak"}


@rule("catacombs.thief.bonus-gold")
def test_the_thief_is_paid_more_for_each_monster_he_killed(hall: Hall):
    for number, killer in enumerate(("thief", "thief", "elf"), start=1):
        hall.put(f"orc-{number}", 5, 3, health=0, killer=killer)
        del hall.state.discs[f"orc-{number}"]
    hall.run(Resolution())
    assert hall.sheet("thief").gold == 2 * (100 + 100)
    assert hall.sheet("elf").gold == 100


@rule("catacombs.setup.wizard", "catacombs.component.wizard-pieces", "catacombs.wizard.spellbook")
def test_the_wizard_starts_with_eight_health_twelve_spells_and_his_discs(hall: Hall):
    content = hall.game.content
    assert hall.health("wizard") == 8
    assert len(hall.state.spells) == 12
    assert "familiar" not in hall.state.figures
    pieces = {
        name: (content.piece[name].size, content.piece[name].colour, content.piece[name].count) for name in PIECES
    }
    assert pieces == PIECES


PIECES = {
    "shield": ("large", "violet", 1),
    "summoned-skeleton": ("medium", "white", 1),
    "familiar": ("small", "white", 1),
}


@rule("catacombs.component.hero-discs")
def test_heroes_are_medium_white_discs(hall: Hall):
    piece = hall.game.content.piece["hero"]
    assert (piece.size, piece.colour, piece.count) == ("medium", "white", 4)
    hall.put("elf", 5, 3)
    assert hall.game.layout()["elf"].radius == 12.5


# Spells


@rule("catacombs.spell.wizard-only")
def test_only_the_wizard_casts(hall: Hall):
    hall.band()
    hall.put("orc-1", 40, 3)
    for hero in ("elf", "barbarian", "thief"):
        hall.act(hero)
        assert not hall.options("cast")
    hall.act("wizard")
    assert len(hall.options("cast")) == 12


@rule("catacombs.spell.is-an-action", "catacombs.spell.once-per-game")
def test_a_spell_takes_the_wizards_action_and_is_gone_for_the_game(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 20, 12.5)
    hall.act("wizard", "cast:fireball")
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1500)
    assert hall.figure("wizard").acted
    assert hall.health("orc-1") == 1
    assert hall.state.spent == ("fireball",)
    hall.act("wizard")
    assert "cast:fireball" not in hall.options()
    assert hall.refused()["cast:fireball"] == "catacombs.spell.once-per-game"


@rule("catacombs.limit.cards-override")
def test_drain_energy_heals_a_hero_if_it_does_damage(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("elf", 5, 3, health=5)
    hall.put("thief", 5, 8, health=5)
    hall.put("orc-1", 20, 12.5)
    hall.act("wizard", "cast:drain-energy")
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1500)
    assert hall.options() == ["pick:elf", "pick:thief"]
    hall.answer("pick:thief")
    assert hall.health("thief") == 6
    hall.state.spells += ("drain-energy",)
    hall.act("wizard", "cast:drain-energy")
    hall.answer(hall.decision.example, SOFT)
    assert hall.is_done


@pytest.mark.parametrize(
    ("spell", "pieces"), [("twin-fireball", ("fireball",) * 2), ("magic-missile", ("missile",) * 2)]
)
def test_twin_spells_are_sequences(hall: Hall, spell: str, pieces: tuple[str, str]):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 20, 12.5)
    hall.act("wizard", f"cast:{spell}")
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1200)
    hall.answer("go_on")
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1500)
    assert tuple(event.data["disc"] for event in hall.events("flicked")) == pieces
    assert hall.saw("killed", target="orc-1", figure="wizard")


def test_chain_lightning_is_a_chain_of_four(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 40, 3)
    hall.act("wizard", "cast:chain-lightning")
    hall.answer(hall.decision.example, SOFT, "go_on", SOFT, "go_on", SOFT, "go_on", SOFT)
    assert hall.is_done
    assert not hall.is_in_play("missile")


def test_hold_monster_stuns_monsters_but_no_lord(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("sorcerer", 20, 12.5)
    hall.strike("wizard", "sorcerer", "missile-hold", 1500)
    assert hall.lost("sorcerer") == 1
    assert not hall.figure("sorcerer").incapacity
    hall.put("orc-1", 20, 3)
    hall.put("wizard", 10, 3)
    hall.strike("wizard", "orc-1", "missile-hold", 1500)
    assert hall.figure("orc-1").incapacity


@rule("catacombs.health.maximum")
def test_healing_spells_never_go_above_the_initial_value(hall: Hall):
    hall.put("wizard", 10, 12.5, health=7)
    hall.put("elf", 5, 3, health=7)
    hall.put("orc-1", 40, 3)
    hall.act("wizard", "cast:heal", "pick:elf")
    assert hall.health("elf") == 8
    hall.put("barbarian", 5, 8, health=0)
    hall.act("wizard", "cast:heal-all")
    assert hall.health("wizard") == 8
    assert hall.health("elf") == 8
    assert hall.health("barbarian") == 0, "the dead are not healed"


def test_teleport_moves_a_hero_or_ally_to_any_free_spot(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("elf", 5, 3)
    hall.put("familiar", 5, 20)
    hall.put("orc-1", 40, 3)
    hall.act("wizard", "cast:teleport", "from:wizard")
    assert hall.options() == ["pick:elf", "pick:wizard", "pick:familiar"]
    hall.answer("pick:elf")
    assert "too near orc-1" in str(hall.refusal("400000 40000"))
    hall.answer("450000 200000")
    assert hall.at("elf") == (45, 20)


def test_haste_gives_another_able_hero_a_melee_attack(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("elf", 10, 12.5, acted=True)
    hall.put("thief", 5, 20, incapacity=2)
    hall.put("orc-1", 16, 12.5)
    hall.act("wizard", "cast:haste")
    assert hall.options() == ["pick:elf"]
    hall.answer("pick:elf")
    hall.flick("orc-1")
    assert hall.health("orc-1") == 1
    del hall.state.discs["elf"]
    hall.state.spells += ("haste",)
    hall.state.spent = ()
    hall.act("wizard")
    assert "cast:haste" in hall.refused()


@rule("catacombs.wizard.shield")
def test_the_shield_blocks_is_pushed_cannot_be_hurt_and_goes_back_after_the_room(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 22, 12.5)
    hall.act("wizard", "cast:shield")
    assert "outside the zone" in str(hall.refusal("200000 125000"))
    hall.answer("140000 125000")
    hall.strike("orc-1", "wizard", speed=900)
    assert hall.saw("flicked", disc="orc-1")
    assert hall.health("wizard") == 8
    assert hall.at("shield") != (14, 12.5)
    hall.act("wizard")
    hall.state.spells += ("shield",)
    hall.state.spent = ()
    hall.act("wizard")
    assert hall.refused()["cast:shield"] == "catacombs.limit.components"
    hall.run(Resolution())
    assert not hall.is_in_play("shield")
    assert hall.saw("taken_away", disc="shield")


# Allies


@rule("catacombs.ally.two-kinds", "catacombs.wizard.allies", "catacombs.ally.wizard-only")
def test_there_are_two_kinds_of_ally_and_both_serve_the_wizard(hall: Hall):
    assert {ally.id: ally.owner for ally in hall.game.content.ally.values()} == {
        "summoned-skeleton": "wizard",
        "familiar": "wizard",
    }


@rule("catacombs.ally.own-action", "catacombs.ally.free-order")
def test_allies_have_an_action_of_their_own_played_by_the_wizards_player_in_any_order():
    hall = Hall(seats=5)
    hall.band()
    hall.put("familiar", 5, 12)
    hall.put("summoned-skeleton", 5, 16)
    hall.put("orc-1", 40, 3)
    for hero in ("elf", "barbarian", "thief"):
        hall.put(hero, *hall.at(hero), acted=True)
    hall.run(HeroesTurn())
    assert hall.decision.seat == 4
    assert hall.options() == ["act:wizard", "act:familiar", "act:summoned-skeleton"]
    hall.answer("act:summoned-skeleton", "pass")
    assert hall.options() == ["act:wizard", "act:familiar"]


@rule("catacombs.ally.kill-credit")
def test_what_an_ally_kills_lies_beside_the_wizards_board(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("summoned-skeleton", 10, 12.5)
    hall.put("skeleton-warrior-1", 16, 12.5)
    hall.strike("summoned-skeleton", "skeleton-warrior-1")
    assert hall.figure("skeleton-warrior-1").killer == "wizard"
    hall.run(Resolution())
    assert hall.sheet("wizard").gold == 100


@rule("catacombs.ally.never-incapacitated")
def test_a_stunned_ally_is_not_incapacitated(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("familiar", 10, 12.5)
    incapacitate(hall.game, "familiar", rule="catacombs.modifier.stun", why="stun")
    assert hall.rules("unshaken") == ["catacombs.ally.never-incapacitated"]
    assert not hall.figure("familiar").incapacity


@rule("catacombs.ally.skeleton-summon", "catacombs.ally.skeleton-no-action-when-summoned")
def test_the_skeleton_is_summoned_within_25_mm_and_acts_from_the_next_round(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("elf", 5, 3, acted=True)
    hall.put("orc-1", 40, 3)
    hall.run(HeroesTurn())
    hall.answer("cast:summon-skeleton")
    assert hall.decision.zones[0].reach == 25_000
    assert "outside the zone" in str(hall.refusal("151000 125000"))
    hall.answer("149000 125000")
    assert hall.is_in_play("summoned-skeleton")
    assert hall.is_done, "it has no action in this turn"
    hall.state.spells += ("summon-skeleton",)
    hall.state.spent = ()
    hall.act("wizard")
    assert hall.refused()["cast:summon-skeleton"] == "catacombs.limit.components"


@rule("catacombs.ally.skeleton-melee-only")
def test_the_skeleton_only_makes_melee_attacks_of_one_damage(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("summoned-skeleton", 10, 12.5)
    hall.put("orc-1", 16, 12.5)
    hall.act("summoned-skeleton")
    assert hall.options() == ["attack:melee", "pass"]
    hall.answer("attack:melee")
    hall.flick("orc-1")
    assert hall.health("orc-1") == 1


@rule("catacombs.ally.skeleton-health")
def test_the_skeleton_has_one_health_and_goes_back_when_damaged(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("summoned-skeleton", 16, 12.5)
    hall.put("orc-1", 10, 12.5)
    hall.strike("orc-1", "summoned-skeleton")
    assert "summoned-skeleton" not in hall.state.figures
    assert not hall.is_in_play("summoned-skeleton")


@rule("catacombs.ally.skeleton-room-end")
def test_the_skeleton_crumbles_when_the_room_is_finished(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("summoned-skeleton", 16, 12.5)
    hall.run(Resolution())
    assert hall.rules("ally_lost") == ["catacombs.ally.skeleton-room-end"]
    hall.run(Install())
    assert not any("skeleton" in name for name in hall.state.figures)


@rule("catacombs.ally.familiar-placement", "catacombs.ally.familiar-purchase")
def test_the_familiar_once_bought_is_placed_beside_the_wizard_in_every_room(hall: Hall):
    hall.give("wizard", "familiar")
    hall.run(Install())
    while hall.decision.disc != "familiar":
        hall.answer(hall.decision.example)
    x, y = hall.state.discs["wizard"]
    near, zone = hall.decision.zones
    assert (near.x, near.y, near.reach) == (x, y, 25_000)
    assert zone.right == 60_000
    hall.answer(hall.decision.example)
    assert hall.is_in_play("familiar")


@rule("catacombs.ally.familiar-purchase")
def test_when_the_wizard_dies_his_allies_leave_and_come_back_if_he_does(hall: Hall):
    hall.give("wizard", "familiar")
    hall.put("wizard", 16, 12.5, health=1)
    hall.put("familiar", 30, 3)
    hall.put("elf", 40, 3)
    hall.put("orc-1", 10, 12.5)
    hall.strike("orc-1", "wizard")
    assert not hall.is_in_play("familiar")
    hall.state.discs.clear()
    hall.run(Install())
    assert "familiar" not in hall.state.figures
    hall.put("wizard", 1, 1, health=2)
    hall.state.discs.clear()
    hall.run(Install())
    assert "familiar" in hall.state.figures


@rule("catacombs.ally.familiar-health", "catacombs.ally.familiar-returns")
def test_a_damaged_familiar_leaves_the_room_and_rejoins_the_wizard_in_the_next(hall: Hall):
    hall.give("wizard", "familiar")
    hall.put("wizard", 5, 3)
    hall.put("familiar", 16, 12.5)
    hall.put("orc-1", 10, 12.5)
    hall.strike("orc-1", "familiar")
    assert hall.rules("ally_lost") == ["catacombs.ally.familiar-returns"]
    assert not hall.is_in_play("familiar")
    hall.run(Resolution(), Install())
    assert hall.health("familiar") == 1


@rule("catacombs.ally.familiar-purchase")
def test_a_familiar_that_lives_is_not_lost_at_the_end_of_a_room(hall: Hall):
    hall.give("wizard", "familiar")
    hall.put("wizard", 5, 3)
    hall.put("familiar", 16, 12.5)
    hall.run(Resolution())
    assert not hall.saw("ally_lost")


@rule("catacombs.ally.familiar-harmless")
def test_the_familiar_strikes_a_zombie_without_hurting_it(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("familiar", 10, 12.5)
    hall.put("zombie-1", 16, 12.5)
    hall.act("familiar")
    hall.answer(hall.options("attack")[0])
    hall.flick("zombie-1")
    assert hall.saw("struck", target="zombie-1")
    assert hall.is_in_play("zombie-1")
    assert hall.health("zombie-1") == 1


@rule("catacombs.ally.familiar-casting")
def test_the_wizard_may_cast_from_the_familiars_place(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("familiar", 20, 12.5)
    hall.put("orc-1", 28, 12.5)
    hall.put("summoned-skeleton", 5, 20)
    hall.act("wizard", "cast:fireball")
    assert hall.options() == ["from:wizard", "from:familiar"]
    hall.answer("from:familiar")
    assert (hall.decision.zones[0].x, hall.decision.zones[0].y) == (200_000, 125_000)
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1500)
    assert hall.figure("orc-1").health == 1
    assert hall.figure("wizard").acted
    assert not hall.figure("familiar").acted
    assert hall.at("familiar") == (20, 12.5)


@rule("catacombs.health.maximum")
def test_who_is_picked_for_something_else_is_not_healed_by_so_much():
    hall = Hall()
    hall.run(Pick(seat=0, kind="haste", among=("elf", "thief"), rule="catacombs.health.maximum"))
    assert dict(hall.decision.about)["amount"] == 0

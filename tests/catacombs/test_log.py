"""The log: whoever reads nothing else knows who did what to whom, why nothing came of it, and what is left."""

from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.discs import UNTOUCHED
from souterrain.games.catacombs.acts import Attack
from souterrain.games.catacombs.camp import Camp
from souterrain.games.catacombs.choice import Vote
from souterrain.games.catacombs.explore import Wander
from souterrain.games.catacombs.figure import change, heal
from souterrain.games.catacombs.healer import Healer
from souterrain.games.catacombs.install import Install, Muster
from souterrain.games.catacombs.merchant import Merchant
from souterrain.games.catacombs.place import Summon
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.state import PlacedCard
from souterrain.games.catacombs.turn import Combat, HeroesTurn, OverseerTurn
from souterrain.kernel.game import ASK_EVERYTHING
from souterrain.server.table.film import Reel
from souterrain.speech import Speaker, is_quiet
from tests.catacombs.scene import SOFT, Hall, begin_at, play_until, table
from tests.catacombs.test_labyrinth import walk
from tests.catacombs.test_merchant import enrich, stall, visit
from tests.rule import rule
from tests.tiers import one_of


@pytest.fixture
def hall() -> Hall:
    hall = Hall()
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 16, 12.5)
    hall.put("barbarian", 5, 3)
    return hall


# One flick


def test_first_who_was_struck_then_who_is_put_back_then_who_is_hurt():
    hall = Hall()
    hall.put("elf", 8, 20)
    hall.put("orc-1", 3, 20)
    hall.strike("elf", "orc-1", speed=2000)
    told = [name for name in hall.names() if name in ("struck", "put_back", "damaged")]
    assert told == ["struck", "put_back", "damaged"]


@rule("catacombs.combat.several-direct-hits")
def test_it_is_told_which_contacts_of_the_film_were_judged():
    hall = Hall()
    hall.put("barbarian", 10, 12.5)
    hall.put("orc-1", 15, 14.2)
    hall.put("orc-2", 18, 10.8)
    hall.strike("barbarian", (25, 12.5), speed=2000)
    shown = {(knock.at, knock.first, knock.second) for knock in Reel(hall.game.films[-1]).film.knocks}
    struck = [(event.data["instant"], "barbarian", event.data["target"]) for event in hall.events("struck")]
    assert len(struck) == 2
    assert all((at, first, second) in shown or (at, second, first) in shown for at, first, second in struck)


@pytest.mark.parametrize(
    ("to", "why", "en", "fr"),
    [
        ((10, 20), "nobody", "The Elf strikes nobody.", "L’Elfe ne frappe personne."),
        ((17, 7.5), "obstacle", "The Elf strikes nobody, only an obstacle.", "L’Elfe ne frappe qu’un obstacle."),
    ],
)
def test_a_miss_is_told_and_what_was_met_instead(to: tuple[float, float], why: str, en: str, fr: str):
    hall = Hall()
    hall.put("elf", 10, 7.5)
    hall.put("orc-1", 40, 3)
    hall.strike("elf", to, speed=600)
    assert hall.saw("missed", figure="elf", attack="melee", disc="elf", why=why)
    assert (hall.events("missed")[0].data["instant"] == UNTOUCHED) == (why == "nobody")
    assert hall.told()[-1] == en
    assert hall.told("fr")[-1] == fr


def test_a_miss_names_what_was_met_first():
    hall = Hall()
    hall.put("elf", 9, 6.8)
    hall.put("shield", 13, 3.2)
    hall.strike("elf", (20, 6.8), speed=1500)
    touched = [contact.kind for contact in hall.game.films[-1].contacts if "elf" in (contact.first, contact.second)]
    assert touched[:2] == ["post", "disc"], "from the obstacle against the Shield"
    assert hall.saw("missed", why="obstacle")


def test_what_misses_is_the_missile_and_not_the_archer(hall: Hall):
    hall.strike("elf", (10, 20), "missile")
    assert hall.told("fr")[-1] == "Le missile ne frappe personne."


def test_a_move_that_touches_nobody_is_no_miss(hall: Hall):
    hall.strike("elf", (10, 20), "move")
    assert not hall.saw("missed")


@pytest.mark.parametrize(
    ("attack", "given", "fields", "why"),
    [
        ("melee", {"barred": ("orc-1",)}, {}, "barred"),
        ("melee", {"ignored": ("orc-1",)}, {}, "ignored"),
        ("melee", {}, {"veiled": True}, "veiled"),
        ("melee-harmless", {}, {}, "harmless"),
    ],
)
def test_whoever_was_struck_in_vain_is_told_why(
    hall: Hall, attack: str, given: dict[str, Any], fields: dict[str, Any], why: str
):
    change(hall.game, "orc-1", **fields)
    hall.strike("elf", "orc-1", attack, **given)
    assert hall.saw("spared", target="orc-1", figure="elf", disc="elf", attack=attack, why=why, told=False)
    assert not hall.saw("damaged")
    assert len({*hall.told()}) == len(hall.told())


def test_what_an_attack_does_instead_of_damage_says_that_it_does_none(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    attacks = hall.game.content.attack
    monkeypatch.setitem(attacks, "melee-harmless", replace(attacks["melee-stun"], id="melee-harmless", damage=0))
    hall.strike("elf", "orc-1", "melee-harmless")
    assert hall.saw("spared", target="orc-1", why="harmless", told=True)
    assert hall.saw("incapacitated", figure="orc-1")


def test_each_reason_has_words_of_its_own(hall: Hall):
    said = set()
    for why in ("friend", "own", "barred", "ignored", "provoker", "veiled", "absorbed", "harmless"):
        for lang in ("en", "fr"):
            hall.game.events.clear()
            data: dict[str, Any] = {"target": "orc-1", "figure": "elf", "disc": "elf", "attack": "melee", "why": why}
            hall.game.emit("spared", **data)
            said.update(hall.told(lang))
    assert len(said) == 16


def test_a_friend_who_was_touched_is_named_with_who_touched_him(hall: Hall):
    hall.put("thief", 16, 22)
    hall.put("elf", 10, 22)
    hall.strike("elf", "thief")
    assert hall.told()[-1] == "The Elf touches the Thief, a friend: no harm done."
    assert not hall.saw("missed")


@pytest.mark.parametrize(
    ("lang", "hit", "miss"),
    [
        ("en", "The missile strikes Orc 1.", "The missile strikes nobody."),
        ("fr", "Le missile frappe l’orc 1.", "Le missile ne frappe personne."),
    ],
)
def test_what_was_flicked_strikes_and_misses(hall: Hall, lang: str, hit: str, miss: str):
    hall.strike("elf", "orc-1", "missile")
    hall.strike("elf", (10, 3), "missile", speed=300)
    assert hit in hall.told(lang)
    assert miss in hall.told(lang)


def test_by_whose_contact_a_disc_went_off_the_board_is_told():
    hall = Hall()
    hall.put("elf", 12, 20)
    hall.put("orc-1", 7, 20)
    hall.put("orc-2", 3, 20)
    hall.strike("elf", "orc-1", speed=3000)
    assert hall.saw("put_back", disc="orc-2", by="orc-1", why="pushed", chain=("elf", "orc-1"))
    line = "In a chain of contacts (Elf → Orc 1 → Orc 2), Orc 2 goes off the board and is put back at the edge."
    assert line in hall.told()
    line = "De proche en proche (Elfe → Orc 1 → Orc 2), l’orc 2 sort du plateau\u202f; on l’y repose au bord."
    assert line in hall.told("fr")


def test_whom_the_flicked_disc_itself_pushed_off_needs_no_chain():
    hall = Hall()
    hall.put("elf", 8, 20)
    hall.put("orc-1", 3, 20)
    hall.strike("elf", "orc-1", speed=2000)
    assert hall.saw("put_back", disc="orc-1", by="elf", why="pushed", chain=())
    assert "On contact with the Elf, Orc 1 goes off the board and is put back at the edge." in hall.told()


def test_whoever_glances_off_a_disc_at_rest_was_not_pushed_by_it():
    hall = Hall()
    hall.put("elf", 12, 20)
    hall.put("orc-1", 7, 20)
    hall.put("orc-2", 3.5, 22.3)
    hall.strike("elf", "orc-1", speed=2500)
    met = [{contact.first, contact.second} for contact in hall.game.films[-1].hits()]
    assert {"orc-1", "orc-2"} in met
    assert hall.saw("put_back", disc="orc-1", by="elf", why="pushed", chain=())


def test_a_missile_that_comes_back_is_told_to_have_touched_its_own_archer():
    hall = Hall()
    hall.put("elf", 29, 7.5)
    hall.put("orc-1", 5, 3)
    hall.strike("elf", (33, 7.5), "missile", speed=3000)
    assert hall.saw("spared", target="elf", figure="elf", disc="missile", why="own")
    assert not hall.saw("missed")
    assert hall.told()[-1] == "The missile comes back on the Elf, who flicked it: no harm done."
    assert hall.told("fr")[-1] == "Le missile revient sur l’Elfe, qui l’a lancé\u00a0: aucun dégât."


def test_a_missile_that_meets_a_fire_wall_says_so(hall: Hall):
    change(hall.game, "orc-1", health=1)
    hall.put("fire-spirit-1", 10, 20, wall=True)
    hall.strike("elf", "fire-spirit-1", "missile")
    assert hall.saw("missed", figure="elf", disc="missile", why="fire")
    assert hall.told()[-1] == "The missile strikes nobody, only a fire wall."
    assert hall.told("fr")[-1] == "Le missile ne frappe qu’un mur de feu."


def test_who_goes_over_the_edge_by_its_own_flick_was_pushed_by_nobody():
    hall = Hall()
    hall.put("elf", 3, 20)
    hall.strike("elf", (0, 20), speed=2000)
    assert hall.saw("put_back", disc="elf", by="", why="alone")
    assert "The Elf leaves the board and is put back at the edge." in hall.told()


# What it does


def test_each_part_of_the_damage_has_its_reason():
    hall = Hall()
    hall.put("troll-1", 10, 12.5)
    hall.put("elf", 16, 12.5, petrified=True)
    hall.strike("troll-1", "elf", "melee-critical")
    assert hall.saw("damaged", figure="elf", by="troll-1", attack="melee-critical", amount=3, critical=1, stone=1)
    assert "The Elf loses 3 health, 1 of it by a critical blow, 1 of it for being petrified (5 left)." in hall.told()


def test_damage_that_finds_too_little_health_is_not_taken_apart(hall: Hall):
    change(hall.game, "orc-1", health=1)
    hall.strike("elf", "orc-1", "melee-critical")
    assert "Orc 1 loses the last health." in hall.told()


@pytest.mark.parametrize(
    ("health", "en", "fr"),
    [
        (1, "The Elf loses the last health.", "L’Elfe perd son dernier point de vie."),
        (
            2,
            "The Elf loses the last 2 health, 1 of it by a critical blow.",
            "L’Elfe perd ses 2 derniers points de vie, dont 1 pour un coup critique.",
        ),
    ],
)
def test_the_last_health_is_called_so(health: int, en: str, fr: str):
    hall = Hall()
    hall.put("thief", 5, 3)
    hall.put("troll-1", 10, 12.5)
    hall.put("elf", 16, 12.5, health=health)
    hall.strike("troll-1", "elf", "melee-critical")
    assert en in hall.told()
    assert fr in hall.told("fr")


def test_who_is_killed_by_an_ally_is_told_with_the_hero_that_it_counts_for(hall: Hall):
    hall.put("wizard", 5, 8)
    hall.put("summoned-skeleton", 22, 12.5)
    change(hall.game, "orc-1", health=1)
    hall.strike("summoned-skeleton", "orc-1")
    assert hall.saw("killed", target="orc-1", figure="wizard", by="summoned-skeleton", through="ally")
    assert hall.told()[-1] == "Orc 1 is killed by the Summoned Skeleton of the Wizard (100 gold)."
    assert hall.told("fr")[-1].startswith("L’orc 1 est tué par le ")


def test_nobody_is_promised_gold_that_is_never_paid():
    hall = Hall(final=True)
    hall.put("elf", 10, 12.5)
    hall.put("sorcerer", 30, 3)
    hall.put("orc-1", 16, 12.5, health=1)
    hall.strike("elf", "orc-1")
    assert hall.told()[-1] == "Orc 1 is killed by the Elf."


def test_a_monster_that_is_wounded_is_not_told_twice(hall: Hall):
    hall.strike("elf", "orc-1")
    assert hall.saw("wounded", figure="orc-1", by="elf")
    assert hall.told()[-1] == "Orc 1 loses 1 health (1 left)."


def test_a_burn_names_wall_and_fire():
    hall = Hall()
    hall.put("elf", 10, 12.5)
    hall.put("fire-spirit-1", 16, 12.5, wall=True)
    hall.put("orc-1", 40, 3)
    hall.strike("elf", "fire-spirit-1")
    assert hall.saw("burnt", figure="elf", by="fire-spirit-1")
    assert hall.saw("damaged", figure="elf", why="fire", amount=1, critical=0, stone=0)
    assert hall.told()[-2:] == [
        "The Elf touches a fire wall, Fire Spirit 1.",
        "The Elf loses 1 health to the fire (7 left).",
    ]


def test_a_kill_names_the_killer_and_what_it_is_worth(hall: Hall):
    hall.put("thief", 10, 22)
    hall.put("zombie-1", 16, 22)
    hall.strike("thief", "zombie-1")
    assert hall.saw("killed", target="zombie-1", figure="thief", by="thief", gold=200, bonus=100)
    assert hall.told()[-1] == "Zombie 1 is killed by the Thief (200 gold, 100 of it a bonus)."


def test_whoever_falls_is_told_with_the_reason(hall: Hall):
    hall.strike("orc-1", "elf", "melee-stun")
    assert hall.saw("incapacitated", figure="elf", by="orc-1", why="stun")
    assert hall.told("fr")[-1] == "Sous le choc, l’Elfe tombe en incapacité."
    hall.strike("orc-1", "elf", "melee-stun")
    assert hall.told()[-1] == "The Elf is incapacitated already: this does not prolong it."
    assert hall.told("fr")[-1] == "L’Elfe est déjà en incapacité\u00a0: cela ne la prolonge pas."


def test_healing_tells_what_there_is_now_and_that_nothing_was_missing(hall: Hall):
    change(hall.game, "elf", health=6)
    heal(hall.game, "elf", 3, rule="catacombs.health.maximum", by="wizard")
    heal(hall.game, "elf", 3, rule="catacombs.health.maximum", by="wizard")
    assert hall.saw("healed", figure="elf", by="wizard", amount=2, health=8)
    assert hall.told() == ["The Elf regains 2 health (8 now).", "The Elf is at full health already."]


def test_who_retaliates_with_its_last_breath_is_told_to_have_no_health_left():
    hall = Hall()
    hall.put("elf", 10, 12.5)
    hall.put("barbarian", 5, 3)
    hall.put("minotaur-1", 16, 12.5, health=1)
    hall.strike("elf", "minotaur-1")
    hall.answer("play:minotaur-1/retaliation")
    assert hall.saw("retaliated", figure="minotaur-1", target="elf", dying=True)
    assert "Minotaur 1 has no health left, but still retaliates against the blow of the Elf." in hall.told()
    assert "Le minotaure 1 n’a plus de vie, mais riposte encore au coup de l’Elfe." in hall.told("fr")


def test_a_blow_that_would_heal_tells_that_nobody_is_hurt(hall: Hall):
    hall.strike("elf", "orc-1", "missile-drain")
    assert hall.told()[-1] == "All living heroes are at full health: nobody regains any."


def test_an_ally_that_is_struck_by_a_gaze_of_stone_is_told_never_to_fall(hall: Hall):
    hall.put("wizard", 5, 8)
    hall.put("summoned-skeleton", 22, 12.5)
    hall.put("gorgon", 28, 12.5)
    change(hall.game, "summoned-skeleton", health=2)
    hall.strike("gorgon", "summoned-skeleton", "missile-petrify")
    assert hall.saw("unshaken", figure="summoned-skeleton", by="gorgon", why="ally")


# An action


def test_whoever_stops_early_is_told(hall: Hall):
    hall.run(Attack(figure="elf", attacks=("melee", "melee")))
    hall.flick((10, 20), 300)
    hall.answer("stop")
    assert hall.told()[-1] == "The Elf stops after 1 of 2 flicks."


def test_a_chain_that_is_left_tells_it_as_well(hall: Hall):
    hall.run(Attack(figure="barbarian", attacks=("melee-chain-4",)))
    hall.answer(SOFT, "stop")
    assert hall.saw("stopped", figure="barbarian", number=1, count=4)


def test_whoever_stops_makes_none_of_the_attacks_that_are_left(hall: Hall):
    hall.run(Attack(figure="elf", attacks=("melee", "melee", "melee")))
    hall.answer(SOFT, "stop")
    assert hall.is_done
    assert [event.data["told"] for event in hall.events("flicked")] == [True], "whom it struck tells as much"


def test_what_follows_a_blow_comes_in_the_order_of_its_card(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    attacks = hall.game.content.attack
    (soul,) = attacks["missile-soul"].modifiers
    (drain,) = attacks["missile-drain"].modifiers
    monkeypatch.setitem(attacks, "melee", replace(attacks["melee"], modifiers=(soul, drain)))
    change(hall.game, "elf", health=3)
    change(hall.game, "thief", health=3)
    hall.strike("elf", "orc-1")
    assert [event.data["figure"] for event in hall.events("healed")] == ["elf"]
    hall.answer("pick:thief")
    assert [event.data["figure"] for event in hall.events("healed")] == ["elf", "thief"]


def test_who_falls_in_a_chain_within_a_sequence_is_told_once(hall: Hall):
    hall.run(Attack(figure="elf", attacks=("melee-chain-3", "melee")))
    change(hall.game, "elf", incapacity=1)
    hall.answer(SOFT)
    assert hall.is_done
    assert len(hall.events("cut_short")) == 1


def test_who_falls_in_a_chain_at_the_end_of_a_sequence_is_told_as_well(hall: Hall):
    hall.run(Attack(figure="elf", attacks=("melee", "melee-chain-3")))
    hall.answer(SOFT, "go_on")
    change(hall.game, "elf", incapacity=1)
    hall.answer(SOFT)
    assert hall.is_done
    assert len(hall.events("cut_short")) == 1


@pytest.mark.parametrize(("health", "quiet"), [(1, True), (8, False)])
def test_of_the_dead_nobody_says_that_they_cannot_go_on(health: int, quiet: bool):
    hall = Hall()
    hall.put("elf", 10, 12.5, health=health)
    hall.put("barbarian", 5, 3)
    hall.put("fire-spirit-1", 16, 12.5, wall=True)
    hall.put("orc-1", 40, 3)
    hall.run(Attack(figure="elf", attacks=("melee", "melee")))
    if not quiet:
        change(hall.game, "elf", incapacity=1)
    hall.flick("fire-spirit-1")
    (cut,) = hall.events("cut_short")
    assert (cut.data["told"], cut.data["why"]) == (quiet, "dead" if quiet else "down")
    assert ("The Elf cannot go on and loses the rest of the action." in hall.told()) != quiet


def test_a_special_action_tells_the_rage_it_costs(hall: Hall):
    before = hall.sheet("barbarian").rage
    hall.act("barbarian", "special:rage")
    assert hall.saw("special_used", figure="barbarian", special="rage", cost=1, rage=before - 1, elsewhere=False)
    assert f"(rage falls to {before - 1})." in hall.told()[0]


def test_a_spell_from_the_familiars_place_says_so(hall: Hall):
    hall.put("wizard", 5, 20)
    hall.put("familiar", 8, 20)
    hall.act("wizard", "cast:fireball", "from:familiar")
    assert hall.told()[0] == "The Wizard casts Fireball from the Familiar."


def test_haste_names_giver_and_receiver(hall: Hall):
    hall.put("wizard", 5, 20)
    hall.act("wizard", "cast:haste", "pick:elf")
    assert hall.saw("hastened", figure="elf", by="wizard", attack="melee")
    assert "The Wizard lets the Elf attack at once, besides its own action." in hall.told()
    assert "Grâce au Magicien, l’Elfe attaque aussitôt, en plus de son action." in hall.told("fr")


def test_whoever_comes_in_is_told_with_who_brings_it(hall: Hall):
    hall.put("lich", 30, 20)
    hall.run(Summon(figure="lich", origin="lich", kinds=("zombie",), count=1, role="monster"))
    hall.answer(hall.decision.example)
    assert hall.told()[-1] == "The Lich brings Zombie 1 into the room."
    hall.put("wizard", 5, 20)
    for kind, role in (("summoned-skeleton", "ally"), ("shield", "piece")):
        hall.run(Summon(figure="wizard", origin="wizard", kinds=(kind,), count=1, role=role))
        hall.answer(hall.decision.example)
    assert hall.rules("put_in") == [
        "catacombs.lord.summons-more",
        "catacombs.ally.skeleton-summon",
        "catacombs.wizard.shield",
    ]


def test_a_wanderer_is_told_with_the_reason():
    hall = Hall(wandering=True)
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.run(OverseerTurn())
    hall.answer(hall.options("send")[0])
    hall.answer(hall.decision.example)
    assert hall.told()[-1].startswith("Nobody was attacked: ")


def test_a_wanderer_that_is_not_sent_is_told():
    hall = Hall(wandering=True)
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.state.lord = "dragon"
    hall.run(OverseerTurn())
    hall.answer("pass")
    assert hall.told()[0] == "Nobody was attacked: the Overseer may send a fire spirit, and does not."


def test_monsters_that_are_held_back_are_named(hall: Hall):
    hall.run(OverseerTurn())
    hall.answer("end")
    assert hall.told()[-1] == "The Overseer leaves it at that: no action for Orc 1."


# What is not asked


def ask_no_more_than_needed(hall: Hall) -> None:
    """A scene asks everything, unless it is told not to."""
    hall.game.setup = replace(hall.game.setup, options={**hall.game.setup.options, ASK_EVERYTHING: False})


def test_whoever_alone_can_be_chosen_is_not_asked_for():
    """Each of both players has one hero left, and both have let the other go first."""
    hall = Hall(seats=3)
    ask_no_more_than_needed(hall)
    hall.band()
    hall.put("orc-1", 40, 3)
    for hero in ("thief", "wizard"):
        change(hall.game, hero, acted=True)
    hall.run(HeroesTurn(waited=(1, 2)))
    assert hall.decision.kind == "act"


def test_the_only_way_is_taken_without_a_vote():
    hall = walk("r04 r15", "r10 merchant")
    ask_no_more_than_needed(hall)
    rule = "catacombs.labyrinth.explore-flip"
    hall.run(Vote(kind="choose_way", verb="go", role="direction", choices=("E",), rule=rule))
    assert hall.is_done


@pytest.mark.parametrize("given", [{"barred": ("thief",)}, {"provoker": "thief"}, {}])
def test_nobody_is_asked_to_ward_off_what_does_nothing(given: dict[str, Any]):
    hall = Hall()
    hall.put("thief", 10, 12.5)
    hall.put("elf", 5, 3)
    hall.give("thief", "shadow-cloak")
    hall.put("orc-1", 16, 12.5)
    hall.strike("orc-1", "thief", **given)
    assert hall.is_done == bool(given)


# What cannot be done


def test_who_cannot_act_says_why(hall: Hall):
    hall.put("wizard", 5, 20)
    hall.put("thief", 5, 9, incapacity=2)
    change(hall.game, "barbarian", acted=True)
    hall.run(HeroesTurn())
    assert set(hall.options("act")) == {"act:elf", "act:wizard"}
    assert hall.refusal("act:thief").rule == "catacombs.incapacity.full-round"
    assert hall.refusal("act:barbarian").rule == "catacombs.combat.hero-action"


def test_which_monster_cannot_act_says_why(hall: Hall):
    hall.put("orc-2", 40, 3, incapacity=1)
    hall.put("orc-3", 44, 3, acted=True)
    hall.run(OverseerTurn())
    assert hall.options("act") == ["act:orc-1"]
    assert hall.refusal("act:orc-2").rule == "catacombs.incapacity.full-round"
    assert hall.refusal("act:orc-3").rule == "catacombs.combat.overseer-turn"


def test_who_can_help_nobody_once_the_room_is_fought_out_says_why():
    hall = Hall()
    hall.put("elf", 10, 12.5)
    hall.put("wizard", 10, 20)
    change(hall.game, "elf", health=5)
    hall.run(HeroesTurn())
    assert hall.options("act") == ["act:wizard"]
    assert "act:elf is forbidden by catacombs.combat.room-cleared" in str(hall.refusal("act:elf"))


def test_who_has_spent_what_helps_can_help_nobody_either():
    hall = Hall()
    hall.put("wizard", 10, 20)
    hall.put("elf", 10, 12.5)
    change(hall.game, "elf", health=5)
    hall.state.spells, hall.state.spent = (), hall.state.spells
    hall.run(HeroesTurn())
    assert hall.options("act") == []
    assert "act:wizard" in hall.refused()


def test_a_monster_that_costs_more_than_is_left_says_why():
    hall = Hall()
    hall.run(Muster(left=("orc", "troll"), gold=100, rule="catacombs.camp.star"))
    assert hall.options() == ["take:orc"]
    assert "take:troll is forbidden by catacombs.camp.star" in str(hall.refusal("take:troll"))


# From room to room


def test_of_two_rooms_the_one_that_is_entered_is_told():
    game = play_until(table(path="branching", seed=2), "choose_room")
    place = int(game.open_decisions()[0].options[-1].id.partition(":")[2])
    game.events.clear()
    game.answer(1, f"enter:{place}")
    (entered,) = [event for event in game.events if event.name == "room_entered"]
    there = game.state.places[place]
    assert entered.data["place"] == place
    assert (entered.data["column"], entered.data["row"]) == (there.x + 1, there.y + 1)
    assert not entered.data["told"]
    waiting = dict(zip(entered.data["monsters"], entered.data["counts"], strict=True))
    taken = {event.data["monster"]: event.data["count"] for event in game.events if event.name == "monsters_taken"}
    assert waiting == taken


def test_where_there_is_one_card_turning_it_up_tells_all():
    game = table(path="basic", seed=2)
    (entered,) = [event for event in game.events if event.name == "room_entered"]
    assert entered.data["told"]


def test_a_card_of_the_maze_is_told_with_its_place_even_when_it_is_hidden_again():
    hall = walk("r04 r15", "r10 merchant")
    hall.run(Wander())
    hall.answer("go:E")
    name = hall.game.loaded.words("en").name("room", "r15")
    assert f"The card in column 2, row 1 is turned up: {name}." in hall.told()
    assert hall.told()[-1] == "To the east the exits do not match: the card is turned face down again."
    assert hall.saw("way_closed", place=1, hidden=True)


def test_a_known_card_that_does_not_match_is_not_said_to_be_hidden():
    hall = walk("r04 r15", "r10 merchant")
    hall.state.places[1] = PlacedCard(1, 0, "", hall.state.face_down.pop(1), explored=True)
    hall.run(Wander())
    hall.answer("go:E")
    assert "face down" not in hall.told()[-1]


def test_of_a_room_that_was_explored_no_monsters_are_told():
    for explored in (False, True):
        hall = walk("r04 r13", "r10 merchant")
        hall.state.places[1] = PlacedCard(1, 0, "", hall.state.face_down.pop(1), explored=explored)
        hall.run(begin_at("explore", Quest()))
        hall.answer("go:E")
        assert hall.saw("way_taken", direction="E", place=1, explored=explored)
        entered = hall.events("room_entered")[-1].data
        assert (entered["explored"], bool(entered["monsters"])) == (explored, not explored)


def test_what_the_reserve_lacks_is_told():
    hall = Hall(card="room/r13")
    kind = next(iter(hall.game.room().monsters))
    wanted, discs = hall.game.room().monsters[kind], hall.game.content.monster[kind].discs
    for number in range(1, discs + 1):
        hall.put(f"{kind}-{number}", number * 4, 3)
    hall.run(begin_at("muster", Quest()))
    assert hall.saw("monsters_taken", monster=kind, count=0, missing=wanted, chosen=False)


def test_monsters_that_the_overseer_picks_are_told_as_picked():
    hall = walk("r04 r13", "r10 merchant")
    hall.state.here = 1
    hall.state.places[1] = PlacedCard(1, 0, "", "room/r13", explored=True)
    hall.state.face_down.pop(1)
    hall.run(begin_at("enter", Quest()))
    hall.answer(hall.options()[0])
    assert hall.events("monsters_taken")[0].data["chosen"]
    assert hall.saw("monsters_halved")
    assert any(line.startswith("The Overseer sends ") for line in hall.told())
    assert any(line.startswith("In a room explored before, half of its ") for line in hall.told())


def test_a_cleared_room_tells_its_gold_and_each_hero_what_it_is_for(hall: Hall):
    hall.put("orc-1", 40, 3, health=0, killer="elf")
    hall.put("zombie-1", 42, 3, health=0, killer="thief")
    for name in ("orc-1", "zombie-1"):
        del hall.state.discs[name]
    hall.run(begin_at("go_on", Combat()))
    assert hall.saw("room_cleared", gold=300, heroes=("elf", "thief"))
    hall.run(Resolution())
    assert hall.saw("gold_paid", figure="thief", gold=200, targets=("zombie-1",), bonus=100, purse=200)
    assert "The Elf takes 100 gold for Orc 1 (100 in all)." in hall.told()


def test_what_is_lost_with_the_dead_is_part_of_the_gold_of_a_room(hall: Hall):
    hall.put("orc-1", 40, 3, health=0, killer="elf")
    hall.put("zombie-1", 42, 3, health=0, killer="barbarian")
    change(hall.game, "barbarian", health=0)
    for name in ("orc-1", "zombie-1"):
        del hall.state.discs[name]
    hall.run(begin_at("go_on", Combat()))
    assert hall.saw("room_cleared", gold=100, earned=200, lost=100, heroes=("elf",), fallen=("barbarian",))
    assert hall.told()[-1].endswith(", 200 gold, 100 of it lost with the dead: Barbarian.")
    assert hall.told("fr")[-1].endswith(", 200 pièces d’or, dont 100 perdues avec les morts\u00a0: Barbare.")


def test_what_is_worth_nothing_is_not_among_what_is_paid_for(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monsters = hall.game.content.monster
    monkeypatch.setitem(monsters, "zombie", replace(monsters["zombie"], gold=0))
    hall.put("orc-1", 40, 3, health=0, killer="elf")
    hall.put("zombie-1", 42, 3, health=0, killer="elf")
    hall.run(Resolution())
    assert hall.saw("gold_paid", figure="elf", gold=100, targets=("orc-1",))


@pytest.mark.parametrize(
    ("left", "en", "fr"),
    [
        (True, "The Wizard passes.", "Le Magicien passe son tour."),
        (
            False,
            "No monster is left to fight: no action for the Wizard.",
            "Il ne reste aucun monstre à combattre\u00a0: aucune action pour le Magicien.",
        ),
    ],
)
def test_who_does_nothing_says_whether_anything_was_left_to_do(left: bool, en: str, fr: str):
    hall = Hall()
    hall.put("wizard", 5, 20)
    if left:
        hall.put("orc-1", 40, 3)
    hall.act("wizard", "pass")
    assert hall.told()[-1] == en
    assert hall.told("fr")[-1] == fr


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Familiar goes into this room with the Wizard."),
        ("fr", "Le Familier accompagne le Magicien dans cette salle."),
    ],
)
def test_who_goes_with_a_hero_is_told_in_every_room_so_that_whoever_was_lost_is_known_to_be_back(
    hall: Hall, lang: str, told: str
):
    hall.give("wizard", "familiar")
    for _ in range(2):
        hall.state.discs.clear()
        hall.run(Install())
    assert hall.told(lang).count(told) == 2


def test_a_story_that_is_declined_tells_by_whom():
    game = table(scenario="siege")
    game.tell()
    game.answer(0, "accept")
    game.answer(1, "decline")
    (declined,) = [event for event in game.events if event.name == "story_declined"]
    assert declined.data["seats"] == (1,)
    french = Speaker(game, "fr")
    assert french.say(french.event(declined)).startswith("L’histoire «\u00a0Le siège\u00a0» est refusée par")


def test_what_a_story_adds_to_a_room_is_told():
    hall = Hall(card="chamber/lair", final=True)
    hall.state.story = "siege"
    hall.run(begin_at("muster", Quest()))
    assert hall.saw("story_added", story="siege", monster="orc", count=2)
    assert "The siege adds 2 orcs to this room." in hall.told()
    line = next(line for line in hall.told() if "orcs wait in the room" in line)
    assert ": Orc 1" in line
    assert any(line.endswith("Nothing killed here brings gold.") for line in hall.told())


def test_who_sits_out_a_round_is_told_before_the_others_act(hall: Hall):
    hall.put("orc-2", 40, 3, incapacity=1)
    change(hall.game, "barbarian", incapacity=1)
    hall.run(begin_at("begin_round", Combat()))
    assert hall.saw("sat_out", targets=("barbarian",), why="down")
    assert hall.told()[-1] == "Incapacitated: no action for the Barbarian."
    assert hall.told("fr")[-1] == "En incapacité\u00a0: aucune action pour le Barbare."
    assert not hall.saw("sat_out", targets=("orc-2",))
    hall.run(begin_at("overseer", Combat()))
    assert hall.saw("sat_out", targets=("orc-2",), why="down")


def test_a_dead_hero_forgoes_gold_in_the_right_gender(hall: Hall):
    hall.put("orc-1", 40, 3, health=0, killer="elf")
    change(hall.game, "elf", health=0)
    hall.run(Resolution())
    assert "L’Elfe est mort et renonce à 100 pièces d’or pour l’orc 1." in hall.told("fr")


def test_who_marches_on_without_a_camp_is_told():
    hall = Hall(camping=True)
    hall.run(Camp())
    hall.answer("march")
    assert hall.told() == ["The heroes march on and do not camp."]
    assert hall.told("fr") == ["Les héros repartent sans camper."]


# Gold


def test_a_card_is_told_with_its_price_and_who_paid_it():
    hall = stall("quiver", path="labyrinth")
    enrich(hall, elf=200, thief=500)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "give:200", "give:400")
    assert hall.saw("bought", figure="elf", card="item/quiver", price=600, terms="full")
    assert hall.told()[:3] == [
        "The Elf pays 200 gold for Quiver, bought for the Elf (0 left).",
        "The Thief pays 400 gold for Quiver, bought for the Elf (100 left).",
        "The Elf gets Quiver for 600 gold.",
    ]


def test_what_the_healer_does_is_told_where_it_is_paid(hall: Hall):
    enrich(hall, elf=1300)
    change(hall.game, "elf", health=5)
    change(hall.game, "thief", health=0)
    hall.run(Healer())
    hall.answer("touch:elf", "give:300", "revive:thief", "give:1000")
    assert [line for line in hall.told() if "pays" in line] == [
        "The Elf pays 300 gold for a Healing Touch on the Elf (1,000 left).",
        "The Elf pays 1,000 gold for the Resurrection of the Thief (0 left).",
    ]


def test_half_a_price_is_told_as_such():
    hall = stall("quiver")
    enrich(hall, elf=700)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "half:300", "give:300")
    assert hall.saw("bought", price=300, full=600, terms="half", number=1, count=2)
    assert "The Elf gets Quiver for 300 gold, half of 600: card 1 of 2 at half price." in hall.told()
    line = "pour 300 pièces d’or, la moitié de 600\u00a0: carte 1 sur 2 à moitié prix."
    assert any(told.endswith(line) for told in hall.told("fr"))


def test_a_half_that_is_rounded_up_says_so(monkeypatch: pytest.MonkeyPatch):
    hall = stall("quiver")
    items = hall.game.content.item
    monkeypatch.setitem(items, "quiver", replace(items["quiver"], price=700))
    enrich(hall, elf=700)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "half:400", "give:400")
    line = "The Elf gets Quiver for 400 gold, half of 700, rounded up to a full hundred: card 1 of 2 at half price."
    assert line in hall.told()
    line = (
        "pour 400 pièces d’or, la moitié de 700 arrondie à la centaine supérieure\u00a0: carte 1 sur 2 à moitié prix."
    )
    assert any(told.endswith(line) for told in hall.told("fr"))


def test_what_was_not_paid_is_named():
    hall = stall("quiver", path="labyrinth")
    enrich(hall, elf=200, thief=500)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "give:200", "give:100")
    line = "600 gold did not come together for Quiver for the Elf. Offered: Elf 200, Thief 100."
    assert [told for told in hall.told() if "come together" in told] == [line]
    hall = Hall()
    enrich(hall, elf=200, thief=500)
    change(hall.game, "elf", health=5)
    hall.run(Healer())
    hall.answer("touch:elf", "give:0", "give:100")
    line = "300 gold did not come together for a Healing Touch on the Elf. Offered: Elf 0, Thief 100."
    assert line in hall.told()
    assert hall.told("fr")[-1].endswith("un Toucher guérisseur à l’Elfe. Mis ensemble\u00a0: Elfe 0, Voleur 100.")


@pytest.mark.parametrize(
    ("gold", "answers", "why"),
    [(0, (), "nothing"), (300, ("done",), "done"), (300, ("touch:elf", "give:300"), "nothing")],
)
def test_who_leaves_the_healer_says_whether_anything_was_left_to_do(gold: int, answers: tuple[str, ...], why: str):
    hall = Hall()
    enrich(hall, elf=gold)
    change(hall.game, "elf", health=5)
    hall.run(Healer())
    hall.answer(*answers)
    assert hall.saw("healer_left", why=why)
    assert (hall.told()[-1] == "The heroes leave the Healer.") == (why == "done")


@pytest.mark.parametrize(("gold", "why"), [(0, "nothing"), (600, "done")])
def test_who_leaves_the_merchant_says_whether_anything_was_left_to_buy(gold: int, why: str):
    hall = stall("quiver")
    enrich(hall, elf=gold)
    visit(hall)
    if gold:
        hall.answer("done")
    assert hall.saw("merchant_left", why=why)


def test_a_stall_tells_its_prices():
    hall = Hall()
    hall.run(Merchant())
    (opened,) = hall.events("stall_opened")
    assert opened.data["prices"] == tuple(hall.game.item(card).price for card in opened.data["cards"])


# The end


def test_the_end_tells_who_lives_and_why_it_is_the_end():
    hall = Hall(final=True)
    hall.band()
    hall.put("sorcerer", 20, 12.5, health=1)
    hall.state.lord = "sorcerer"
    hall.put("elf", 14, 12.5)
    change(hall.game, "thief", health=0)
    change(hall.game, "wizard", incapacity=2)
    hall.give("elf", gold=300)
    hall.game.mark_explored()
    hall.strike("elf", "sorcerer")
    assert hall.saw("heroes_won", heroes=("elf", "barbarian", "wizard"), fallen=("thief",), gold=300)
    end = (
        "The Sorcerer is dead (0 of 6 health left): the heroes win, their goal is met. Alive: Elf, Barbarian, Wizard. "
        "Dead: Thief. Incapacitated: Wizard. Rooms behind them: 0. Gold in all the purses together: 300."
    )
    assert hall.told()[-1].replace(" and ", ", ") == end


@pytest.mark.parametrize(("health", "why"), [(0, "dead"), (5, "down")])
def test_a_defeat_tells_whether_they_are_dead_or_down(health: int, why: str):
    hall = Hall()
    hall.put("elf", 10, 12.5, health=1)
    for hero in ("barbarian", "thief", "wizard"):
        change(hall.game, hero, health=health, incapacity=2 if health else 0)
    hall.put("orc-1", 16, 12.5)
    hall.strike("orc-1", "elf")
    assert hall.saw("overseer_won", why=why)
    assert hall.told()[-1].startswith("All heroes are dead" if why == "dead" else "No hero can stand")
    assert ("Incapacitated: " in hall.told()[-1]) == (why == "down")
    assert "The heroes’ goal is not met: " in hall.told()[-1]
    assert hall.told().count("The Elf dies.") == 1, "the last to die is told of, too"


@pytest.mark.parametrize(("packs", "seed"), one_of([(("base",), 7), (("base", "soloth"), 4)]))
def test_nothing_is_said_of_the_dead_until_they_live_again(packs: tuple[str, ...], seed: int):
    """A whole game between random players: after a death only the gold that is lost by it."""
    game = play_until(table(packs=packs, seed=seed), "")
    dead: set[str] = set()
    for event in game.events:
        figure = event.data.get("figure")
        if event.name == "revived":
            dead.discard(figure)
        elif not is_quiet(event) and event.name != "gold_lost":
            assert figure not in dead, event
        if event.name == "died":
            dead.add(event.data["figure"])
    assert game.is_over
    assert dead, "somebody has died in it"

"""The log: whoever reads nothing else knows who did what to whom, why nothing came of it, and what is left."""

from typing import Any

import pytest

from souterrain.games.catacombs.acts import Attack
from souterrain.games.catacombs.explore import Wander
from souterrain.games.catacombs.figure import change, heal
from souterrain.games.catacombs.healer import Healer
from souterrain.games.catacombs.merchant import Merchant
from souterrain.games.catacombs.place import Summon
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.state import PlacedCard
from souterrain.games.catacombs.turn import Combat, OverseerTurn
from souterrain.speech import is_quiet
from tests.catacombs.scene import SOFT, Hall, begin_at, play_until, table
from tests.catacombs.test_labyrinth import walk
from tests.catacombs.test_merchant import enrich, stall, visit
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
    assert hall.told()[-1] == en
    assert hall.told("fr")[-1] == fr


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
    assert hall.saw("spared", target="orc-1", figure="elf", disc="elf", attack=attack, why=why)
    assert not hall.saw("damaged")
    assert len({*hall.told()}) == len(hall.told())


def test_each_reason_has_words_of_its_own(hall: Hall):
    said = set()
    for why in ("friend", "barred", "ignored", "provoker", "veiled", "absorbed", "harmless"):
        for lang in ("en", "fr"):
            hall.game.events.clear()
            data = {"target": "orc-1", "figure": "elf", "disc": "elf", "attack": "melee", "why": why}
            hall.game.emit("spared", **data)
            said.update(hall.told(lang))
    assert len(said) == 14


def test_a_friend_who_was_touched_is_named_with_who_touched_him(hall: Hall):
    hall.put("thief", 16, 22)
    hall.put("elf", 10, 22)
    hall.strike("elf", "thief")
    assert hall.told()[-1] == "The Elf touches the Thief, a friend: no harm done."
    assert not hall.saw("missed")


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
    assert "Orc 1 loses 1 health (0 left)." in hall.told()


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
    assert hall.told()[-2:] == ["The Elf touches a fire wall.", "The Elf loses 1 health to the fire (7 left)."]


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
    assert hall.told("fr")[-1] == "L’Elfe ne tombe pas en incapacité\u00a0: on n’y tombe pas deux fois de suite."


def test_healing_tells_what_there_is_now_and_that_nothing_was_missing(hall: Hall):
    change(hall.game, "elf", health=6)
    heal(hall.game, "elf", 3, rule="catacombs.health.maximum", by="wizard")
    heal(hall.game, "elf", 3, rule="catacombs.health.maximum", by="wizard")
    assert hall.saw("healed", figure="elf", by="wizard", amount=2, health=8)
    assert hall.told() == ["The Elf regains 2 health (8 now).", "The Elf is at full health already."]


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
    assert cut.data["told"] == quiet
    assert ("The Elf cannot go on and loses the rest of the action." in hall.told()) != quiet


def test_a_special_action_tells_the_rage_it_costs(hall: Hall):
    before = hall.sheet("barbarian").rage
    hall.act("barbarian", "special:rage")
    assert hall.saw("special_used", figure="barbarian", special="rage", cost=1, rage=before - 1)
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
    assert "The Wizard lets the Elf attack at once." in hall.told()


def test_whoever_comes_in_is_told_with_who_brings_it(hall: Hall):
    hall.put("lich", 30, 20)
    hall.run(Summon(figure="lich", origin="lich", kinds=("zombie",), count=1, role="monster"))
    hall.answer(hall.decision.example)
    assert hall.told()[-1] == "The Lich brings Zombie 1 into the room."


def test_a_wanderer_is_told_with_the_reason():
    hall = Hall(wandering=True)
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.run(OverseerTurn())
    hall.answer(hall.options("send")[0])
    hall.answer(hall.decision.example)
    assert hall.told()[-1].startswith("Nobody was attacked: ")


def test_monsters_that_are_held_back_are_named(hall: Hall):
    hall.run(OverseerTurn())
    hall.answer("end")
    assert hall.told()[-1] == "The Overseer leaves it at that: no action for Orc 1."


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
    assert any(line.startswith("The Overseer sends ") for line in hall.told())


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


def test_a_dead_hero_forgoes_gold_in_the_right_gender(hall: Hall):
    hall.put("orc-1", 40, 3, health=0, killer="elf")
    change(hall.game, "elf", health=0)
    hall.run(Resolution())
    assert "L’Elfe est mort et renonce à 100 pièces d’or pour l’orc 1." in hall.told("fr")


# Gold


def test_a_card_is_told_with_its_price_and_who_paid_it():
    hall = stall("quiver", path="labyrinth")
    enrich(hall, elf=200, thief=500)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "give:200", "give:400")
    assert hall.saw("bought", figure="elf", card="item/quiver", price=600, terms="full")
    assert hall.told()[:3] == [
        "The Elf pays 200 gold (0 left).",
        "The Thief pays 400 gold (100 left).",
        "The Elf gets Quiver for 600 gold.",
    ]


def test_half_a_price_is_told_as_such():
    hall = stall("quiver")
    enrich(hall, elf=700)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "half:300", "give:300")
    assert "The Elf gets Quiver for 300 gold, half the price." in hall.told()


def test_what_was_not_paid_is_named():
    hall = stall("quiver", path="labyrinth")
    enrich(hall, elf=200, thief=500)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "give:200", "give:100")
    assert "600 gold did not come together for Quiver." in hall.told()
    hall = Hall()
    enrich(hall, elf=200, thief=500)
    change(hall.game, "elf", health=5)
    hall.run(Healer())
    hall.answer("touch:elf", "give:0", "give:100")
    assert "300 gold did not come together for a Healing Touch." in hall.told()


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
    hall.give("elf", gold=300)
    hall.strike("elf", "sorcerer")
    assert hall.saw("heroes_won", heroes=("elf", "barbarian", "wizard"), fallen=("thief",), gold=300)
    end = "The Sorcerer is dead: the heroes win. Alive: Elf, Barbarian, Wizard. Dead: Thief. In their purses: 300 gold."
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
            dead.add(figure)
    assert game.is_over
    assert dead, "somebody has died in it"

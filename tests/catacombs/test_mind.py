"""What computer players think of Catacombs: chances that move the right way, and sensible acts."""

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs import mind
from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.healer import Healer
from souterrain.games.catacombs.mind.lore import lore_of
from souterrain.games.catacombs.mind.stake import prize
from souterrain.games.catacombs.turn import HeroesTurn
from souterrain.players import find
from souterrain.players.hand import Hand
from tests.catacombs.scene import Hall, begin_at, table

HAND = Hand(0.02, 0.06)


def heroes_chance(hall: Hall) -> float:
    return sum(mind.values(hall.game)[1:])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_heroes_share_their_chance(seats):
    values = mind.values(table(seats=seats))
    assert sum(values) == pytest.approx(1.0)
    assert len(values) == seats


def test_wounds_deaths_and_monsters_lower_the_heroes_chance():
    hall = Hall()
    hall.band()
    chances = [heroes_chance(hall)]
    hall.put("orc-1", 30, 12.5)
    chances.append(heroes_chance(hall))
    hall.put("elf", 10, 12.5, health=4)
    chances.append(heroes_chance(hall))
    hall.put("elf", 10, 12.5, health=0)
    chances.append(heroes_chance(hall))
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 4


def test_killing_is_worth_more_than_wounding_and_healing_wounds_little():
    hall = Hall()
    hall.band()
    for name in ("skeleton-warrior-1", "orc-1", "troll-1", "fire-demon-1"):
        hall.put(name, 30, 12.5)
    worth = {name: prize(hall.game, "elf", "melee", name) for name in ("skeleton-warrior-1", "orc-1", "troll-1")}
    assert worth["skeleton-warrior-1"][1]
    assert not worth["orc-1"][1]
    assert worth["skeleton-warrior-1"][0] > worth["orc-1"][0] > worth["troll-1"][0]
    assert prize(hall.game, "elf", "missile", "fire-demon-1")[0] == 0.0


def test_the_weakest_hero_is_the_dearest_prey():
    hall = Hall()
    hall.put("elf", 10, 5, health=1)
    hall.put("wizard", 10, 20)
    hall.put("orc-1", 30, 12.5)
    elf, wizard = (prize(hall.game, "orc-1", "melee", hero) for hero in ("elf", "wizard"))
    assert elf[1]
    assert elf[0] > wizard[0] + 1


def test_the_last_hero_on_his_feet_is_worth_the_game():
    hall = Hall()
    hall.band()
    hall.put("ghoul-1", 30, 12.5)
    before, worth = heroes_chance(hall), []
    for fallen in ("", "elf", "barbarian", "thief"):
        if fallen:
            hall.put(fallen, *hall.at(fallen), incapacity=1)
        worth.append(prize(hall.game, "ghoul-1", "melee-stun", "wizard")[0])
    assert worth == sorted(worth)
    assert worth[-1] > 10
    assert heroes_chance(hall) < before - 0.2


def test_the_lord_is_struck_when_that_wins():
    hall = Hall(final=True)
    hall.band()
    hall.put("sorcerer", 30, 12.5, health=1)
    hall.put("orc-1", 30, 20)
    assert prize(hall.game, "elf", "melee", "sorcerer")[0] > 10


def test_who_has_a_monster_before_him_goes_first():
    """The Elf stands before a skeleton; the way of the Thief is barred by an obstacle."""
    hall = Hall()
    hall.put("elf", 8, 12.5)
    hall.put("thief", 13.9, 4.5)
    hall.put("skeleton-warrior-1", 20, 12.5)
    hall.run(HeroesTurn())
    weights = dict(
        zip((option.id for option in hall.decision.options), mind.ponder(hall.game, hall.decision, HAND), strict=True)
    )
    assert weights["act:elf"] > weights["act:thief"]


def test_the_healer_is_paid_for_the_weakest_and_the_dead():
    hall = Hall()
    for hero, health in (("elf", 7), ("barbarian", 3), ("thief", 10), ("wizard", 0)):
        hall.put(hero, 2, 2, health=health)
        hall.give(hero, gold=600)
        hall.state.bank -= 600
    hall.run(begin_at("choose", Healer()))
    weights = dict(zip((o.id for o in hall.decision.options), mind.weigh(hall.game, hall.decision), strict=True))
    assert weights["revive:wizard"] > weights["touch:barbarian"] > weights["touch:elf"]


def test_a_thinker_strikes_the_monster_before_it():
    hall = Hall()
    hall.put("elf", 8, 12.5)
    hall.put("skeleton-warrior-1", 20, 12.5)
    hall.act("elf", "attack:melee")
    player = find("habit", 1, 1, hall.game.setup)
    hall.answer(player.answer(hall.decision, lambda: hall.game.view(1)))
    assert not hall.is_in_play("skeleton-warrior-1")


def test_gold_is_worth_little_once_nobody_takes_it():
    """Before the Merchant and the Healer it is kept for them; behind them it only glitters."""
    hall = Hall()
    hall.band()
    lore = lore_of(hall.game)
    before = lore.gold(hall.game)
    hall.state.places = [replace(place, explored=True) for place in hall.state.places]
    hall.state.phase = "combat"
    assert lore.gold(hall.game) < before / 2


def test_cards_are_wanted_for_what_they_bring_in_the_rooms_to_come():
    hall = Hall()
    hall.band()
    worth = {
        item: lore_of(hall.game).gift(hall.game, hall.game.item(f"item/{item}"), "barbarian")
        for item in ("battle-axe", "healing-potion", "map")
    }
    assert min(worth["battle-axe"], worth["healing-potion"]) > 3 * worth["map"]
    chances = [heroes_chance(hall)]
    hall.give("barbarian", "battle-axe")
    assert heroes_chance(hall) > chances[0]


def test_a_lord_summons_while_there_are_monsters_to_call():
    hall = Hall(lord="lich", final=True)
    hall.band()
    hall.put("lich", 45, 12.5)
    hall.run(Activation(figure="lich"))
    weights = dict(
        zip((option.id for option in hall.decision.options), mind.ponder(hall.game, hall.decision, HAND), strict=True)
    )
    assert weights["special:raise-dead"] > weights["attack:melee"]

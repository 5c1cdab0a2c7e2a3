"""The Witch: magic, health in its place, and healing shared out."""

import pytest

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.camp import Camp
from souterrain.games.catacombs.figure import change
from souterrain.games.catacombs.healer import Healer
from souterrain.games.catacombs.install import Install
from souterrain.games.catacombs.soloth.prepare import Prepare
from souterrain.games.catacombs.state import OUT
from tests.catacombs.scene import SOFT, begin_at
from tests.rule import rule
from tests.soloth.scene import Cave


@pytest.fixture
def cave() -> Cave:
    cave = Cave()
    cave.put("witch", 10, 12.5)
    cave.put("paladin", 3, 3)
    cave.put("orc-1", 18, 12.5)
    return cave


def choose(cave: Cave) -> None:
    cave.run(Activation(figure="witch"))


@rule("soloth.witch.start-magic")
def test_she_begins_with_six_points_of_magic():
    assert Cave().state.magic == 6
    assert Cave(caster="wizard").state.magic == 0


@rule("soloth.witch.costs")
@pytest.mark.parametrize(("special", "cost"), [("hex-bolt", 1), ("swarm", 3), ("curse", 1), ("blink", 1)])
def test_every_special_action_costs_magic_even_if_it_misses(cave: Cave, special: str, cost: int):
    cave.act("witch", f"special:{special}")
    assert cave.state.magic == 6 - cost, "paid when it is announced"
    while not cave.is_done:
        kind = cave.decision.kind
        cave.answer({"flick": SOFT, "go_on": "stop"}.get(kind) or cave.decision.example)
    assert cave.state.magic == 6 - cost
    assert all(cave.game.content.special[each].magic for each in cave.game.content.hero["witch"].specials)


@rule("soloth.witch.equipment-costs")
def test_items_made_for_her_cost_magic_and_others_do_not(cave: Cave):
    own = [item for item in cave.game.content.item.values() if item.heroes == ("witch",)]
    assert {item.id for item in own} == {"cauldron", "broom", "raven"}
    assert all(item.magic == 1 for item in own)
    assert not any(item.magic for item in cave.game.content.item.values() if item not in own)
    change(cave.game, "paladin", health=5)
    cave.give("witch", "cauldron", "healing-draught")
    cave.act("witch", "use:item/cauldron")
    assert cave.state.magic == 5
    assert "pick:witch" not in cave.options(), "it serves others"
    cave.answer("pick:paladin")
    assert cave.health("paladin") == 6
    change(cave.game, "witch", health=3)
    cave.state.magic = 6
    cave.act("witch", "use:item/healing-draught")
    assert cave.state.magic == 6
    assert cave.health("witch") == 7


@rule("soloth.witch.health-as-magic")
@pytest.mark.parametrize(("magic", "left", "lost"), [(0, 0, 3), (1, 0, 2), (3, 0, 0), (4, 1, 0)])
def test_health_pays_for_the_magic_she_lacks(cave: Cave, magic: int, left: int, lost: int):
    cave.state.magic = magic
    cave.act("witch", "special:swarm")
    assert cave.state.magic == left
    assert cave.lost("witch") == lost
    assert cave.saw("magic_spent") is bool(magic)
    assert cave.saw("health_spent") is bool(lost)


@rule("soloth.witch.not-last-health")
def test_her_last_point_of_health_pays_for_nothing(cave: Cave):
    cave.state.magic = 0
    change(cave.game, "witch", health=1)
    cave.give("witch", "cauldron")
    choose(cave)
    refused = cave.refused()
    assert refused["special:hex-bolt"] == "soloth.witch.not-last-health"
    assert refused["use:item/cauldron"] == "soloth.witch.not-last-health"
    change(cave.game, "witch", health=2)
    choose(cave)
    assert "special:hex-bolt" in cave.options()
    assert "special:swarm" in cave.refused(), "one point of health is not three"
    cave.answer("special:hex-bolt")
    assert cave.health("witch") == 1


@rule("soloth.witch.no-reverse")
def test_nothing_turns_magic_into_health(cave: Cave):
    change(cave.game, "witch", health=3)
    choose(cave)
    for answer in cave.options():
        twin = Cave()
        twin.game.state = cave.game.state.clone()
        twin.answer(answer)
        assert twin.health("witch") <= 3


@rule("soloth.witch.split-gains")
def test_points_she_gains_are_divided_as_her_player_likes(cave: Cave):
    change(cave.game, "witch", health=4)
    cave.state.magic = 3
    cave.give("witch", "healing-draught")
    cave.act("witch", "use:item/healing-draught")
    assert cave.decision.kind == "share_gain"
    assert cave.options() == ["share:1", "share:2", "share:3", "share:4"], "no more than 3 fit on the magic track"
    cave.answer("share:2")
    assert cave.health("witch") == 6
    assert cave.state.magic == 5


@rule("soloth.witch.split-gains")
def test_the_healer_and_the_camp_let_her_choose_too(cave: Cave):
    change(cave.game, "witch", health=7)
    cave.state.magic = 5
    cave.enrich(witch=300)
    cave.run(begin_at("choose", Healer()))
    cave.answer("touch:witch", "give:300")
    assert cave.options() == ["share:0", "share:1"]
    cave.answer("share:0")
    assert cave.state.magic == 6
    assert cave.health("witch") == 7
    camping = Cave(camping=True)
    camping.state.magic = 0
    change(camping.game, "witch", health=camping.health("witch") - 1)
    change(camping.game, "paladin", health=1)
    camping.run(begin_at("advance", Camp(decided="camp")))
    assert camping.options() == ["share:0", "share:1"]
    camping.answer("share:1")
    assert camping.state.magic == 1
    assert camping.lost("witch") == 0
    assert camping.health("paladin") == 3, "the others rest as ever"


@rule("soloth.witch.split-gains")
def test_at_full_health_she_can_still_buy_magic_of_the_healer_up_to_six(cave: Cave):
    cave.state.magic = 5
    cave.enrich(witch=600)
    cave.run(begin_at("choose", Healer()))
    cave.answer("touch:witch", "give:300")
    assert cave.state.magic == 6
    assert cave.lost("witch") == 0
    assert "touch:witch" in cave.refused() if cave.decision.kind == "heal" else cave.is_done


@rule("soloth.witch.unlimited-uses")
def test_she_may_use_the_same_action_in_every_round_of_a_room(cave: Cave):
    assert all(not cave.game.content.special[each].uses for each in cave.game.content.hero["witch"].specials)
    for _ in range(5):
        choose(cave)
        assert "special:hex-bolt" in cave.options()
        cave.answer("special:hex-bolt")
        cave.answer(cave.decision.example, SOFT)
    assert cave.state.magic == 1


@rule("soloth.witch.no-refill")
def test_a_new_room_restores_no_magic(cave: Cave):
    cave.state.magic = 1
    cave.state.discs.clear()
    cave.run(*cave.game.before_installation(), Install())
    assert cave.state.magic == 1


@rule("soloth.witch.no-magic-on-resurrection")
def test_brought_back_to_life_she_has_the_magic_she_died_with(cave: Cave):
    cave.state.magic = 2
    change(cave.game, "witch", health=0)
    cave.enrich(paladin=1000)
    cave.run(begin_at("choose", Healer()))
    cave.answer("revive:witch", "give:1000")
    assert cave.health("witch") == 2
    assert cave.state.magic == 2


def test_a_broom_carries_her_on_after_her_action(cave: Cave):
    cave.give("witch", "broom")
    cave.act("witch", "attack:melee", SOFT)
    assert cave.options() == ["play:item/broom", "pass"]
    cave.answer("play:item/broom")
    assert cave.state.magic == 5
    cave.flick("orc-1")
    assert cave.health("orc-1") == 2, "the flight strikes nobody"
    assert cave.is_done, "once for each action"


@rule("catacombs.equipment.off-when-incapacitated")
def test_a_witch_who_is_down_calls_no_raven(cave: Cave):
    cave.give("witch", "raven")
    change(cave.game, "witch", incapacity=OUT)
    cave.run(Prepare())
    assert cave.is_done


def test_the_raven_is_called_for_a_room_and_her_bolts_may_start_from_it(cave: Cave):
    cave.give("witch", "raven")
    cave.run(Prepare())
    assert cave.options() == ["call:item/raven", "pass"]
    cave.answer("call:item/raven")
    assert cave.state.magic == 5
    assert cave.state.called == ("raven",)
    cave.put("raven", 14, 3)
    choose(cave)
    cave.answer("special:hex-bolt")
    assert cave.decision.kind == "choose_start"
    cave.answer("from:raven")
    assert dict(cave.decision.about)["origin"] == "raven"
    choose(cave)
    cave.answer("special:blink")
    assert cave.decision.kind == "relocate", "her own leap starts from her own place"
    x, y = cave.at("witch")
    assert "outside" in str(cave.refusal(f"{round((x + 13) * 10000)} {round(y * 10000)}"))
    near = cave.decision.zones[0]
    assert (near.x, near.y, near.reach) == (*cave.state.discs["witch"], 100_000), "ten centimetres, from rim to rim"


@rule("soloth.witch.split-gains")
def test_with_all_her_magic_there_is_nothing_to_share():
    cave = Cave()
    assert cave.game.share_healing("witch", 1, "soloth.witch.split-gains") is None
    cave.state.magic -= 1
    assert cave.game.share_healing("witch", 1, "soloth.witch.split-gains") is not None


@rule("soloth.witch.equipment-costs")
def test_a_raven_that_was_not_called_is_not_asked_for_again():
    cave = Cave()
    cave.give("witch", "raven")
    cave.run(Prepare())
    cave.answer("pass")
    assert cave.is_done
    assert cave.state.called == ()

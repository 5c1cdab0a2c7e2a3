"""What is shown with the Cavern of Soloth is what its rules do: armour, magic, spikes, artefacts, blows of its cards."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.soloth.hunter import ActivateArtefacts
from souterrain.games.catacombs.soloth.prepare import Prepare
from souterrain.games.catacombs.soloth.shown import SolothShown
from souterrain.games.catacombs.strike import Strike
from tests.catacombs.scene import SOFT, table
from tests.catacombs.test_shown import check_game
from tests.rule import rule
from tests.shown import check_shown
from tests.soloth.scene import PACKS, Cave
from tests.tiers import one_of


def shown(cave: Cave, seat: int | None = 1) -> SolothShown:
    told = cave.game.through(cave.game.view(seat)).shown(seat)
    assert isinstance(told, SolothShown)
    check_shown(cave.game, told)
    return told


@rule("soloth.paladin.reset", "soloth.paladin.reset-exception")
def test_armour_is_restored_to_what_is_shown_and_a_card_is_the_reason():
    cave = Cave()
    cave.give("paladin", "tower-shield")
    cave.state.armour = 0
    armour = shown(cave).heroes["paladin"].tracks["armour"]
    assert armour.now == 0
    assert [part.amount for part in armour.most.parts] == [cave.game.content.hero["paladin"].armour, 1]
    cave.run(Prepare())
    assert cave.state.armour == armour.most.total


@rule("soloth.ice.spike-off-removed", "soloth.ice.throw")
def test_spikes_left_are_those_that_can_be_thrown():
    cave = Cave()
    cave.put("ice-princess", 10, 12.5)
    for number in (1, 2):
        cave.put(f"orc-{number}", 20 + 5 * number, 20)
        spikes = shown(cave).heroes["ice-princess"].tracks["spikes"]
        assert (spikes.now, spikes.most.total) == (3 - number, 2)
        cave.freeze(f"orc-{number}")
    told = shown(cave).heroes["ice-princess"]
    assert told.tracks["spikes"].now == 0
    cave.act("ice-princess")
    assert told.powers["special:ice-spike"].rule == cave.refused()["special:ice-spike"] == "soloth.ice.throw"
    cave.give("ice-princess", "ice-bracelet")
    assert shown(cave).heroes["ice-princess"].tracks["spikes"].most.parts[-1].amount == 1


@rule("soloth.witch.costs", "soloth.witch.not-last-health")
def test_magic_costs_what_is_shown_and_is_refused_when_it_cannot_be_paid():
    cave = Cave()
    cave.put("witch", 10, 12.5)
    cave.put("orc-1", 30, 12.5)
    told = shown(cave).heroes["witch"]
    cost, magic = told.powers["special:hex-bolt"].magic, told.tracks["magic"].now
    cave.act("witch", "special:hex-bolt")
    assert shown(cave).heroes["witch"].tracks["magic"].now == magic - cost
    cave.answer(cave.decision.example, SOFT)
    cave.state.magic = 2
    swarm, health = shown(cave).heroes["witch"].powers["special:swarm"], cave.health("witch")
    assert (swarm.magic, swarm.health) == (2, 1), "what is missing is taken from her health"
    cave.put("witch", 10, 12.5, acted=False)
    cave.act("witch", "special:swarm")
    assert (cave.state.magic, cave.health("witch")) == (0, health - 1)
    cave.state.magic = 0
    cave.put("witch", 10, 12.5, health=1, acted=False)
    cave.act("witch")
    assert shown(cave).heroes["witch"].powers["special:hex-bolt"].rule == cave.refused()["special:hex-bolt"]


@rule("soloth.ice.no-actions")
def test_a_frozen_monster_is_shown_frozen_without_attacks_and_not_ready():
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    cave.put("orc-2", 30, 12.5)
    cave.freeze("orc-1")
    figures = shown(cave).figures
    assert ("frozen" in figures["orc-1"].marks, "ready" in figures["orc-1"].marks) == (True, False)
    assert figures["orc-1"].attacks == ()
    assert "ready" in figures["orc-2"].marks


@rule("soloth.suppression.melee-only")
def test_who_is_suppressed_is_shown_with_the_attack_that_is_left():
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("siren-1", 30, 12.5)
    told = shown(cave)
    assert "suppressed" in told.figures["paladin"].marks
    assert told.figures["paladin"].attacks == (("melee",),)
    assert told.heroes["paladin"].powers["special:smite"].rule == "soloth.suppression.overrides-all"


@rule("soloth.families.war-hammer")
def test_a_blow_that_a_card_makes_critical_names_the_card(monkeypatch: pytest.MonkeyPatch):
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("zombie-1", 16, 12.5)
    item = next(
        item.id
        for item in cave.game.content.item.values()
        if any(
            effect.name == "critical-melee" and "undead" in dict(effect.arguments)["families"]
            for effect in item.effects
        )
    )
    cave.give("paladin", item)
    cave.run(Strike(figure="paladin", attack="melee"))
    blow = shown(cave).blows["melee"]["zombie-1"]
    assert [part.amount for part in blow.damage.parts] == [1, 1]
    assert str(cave.game.loaded.words("fr").spell(blow.damage.parts[1].why)) == str(
        cave.game.loaded.words("fr").name("item", item)
    )
    cave.flick("zombie-1")
    assert cave.health("zombie-1") == blow.left
    cave.serve("grave-lantern")
    strike = Strike(figure="witch-hunter", attack="melee")
    cave.put("orc-1", 30, 3)
    cave.put("shade-1", 30, 20)
    named = [cave.game.why_more(strike, target) for target in ("orc-1", "shade-1")]
    assert named == ["", "artefact/grave-lantern"], "neither critical against an orc nor the end of it"
    lantern = cave.game.content.artefact["grave-lantern"]
    monkeypatch.setitem(cave.game.content.artefact, "grave-lantern", replace(lantern, effects=lantern.effects[1:]))
    assert cave.game.why_more(strike, "shade-1") == "artefact/grave-lantern", "its end, though no critical blow"


@rule("soloth.incorporeal.only-by-leaving")
def test_a_shade_is_shown_safe_from_blows():
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("shade-1", 16, 12.5)
    cave.run(Strike(figure="paladin", attack="melee"))
    assert shown(cave).blows["melee"]["shade-1"].rule == "soloth.incorporeal.only-by-leaving"


@rule("soloth.hunter.cost-circles", "soloth.hunter.own-cost")
def test_an_artefact_costs_what_is_shown_less_with_a_belt_the_first_time():
    cave = Cave()
    cave.keep("orc-1", "centaur-1", "zombie-1", "zombie-2", "zombie-3")
    cave.give("witch-hunter", "trophy-belt")
    cave.run(ActivateArtefacts())
    told = shown(cave).artefacts
    assert {f"activate:{id}" for id, cost in told.items() if cost.is_affordable} == {*cave.options("activate")}
    cost = told["sinew-bow"]
    assert [part.amount for part in cost.any.parts] == [1, -1]
    kept = len(cave.state.trophies)
    cave.answer("activate:sinew-bow")
    while not cave.is_done and cave.decision.kind == "pay_trophy":
        cave.answer(cave.options()[0])
    assert len(cave.state.trophies) == kept - sum(cost.families.values()) - cost.any.total
    if not cave.is_done:
        assert {cost.any.parts for cost in shown(cave).artefacts.values()} == {()}, "the belt serves once"


@rule("soloth.lord.bonus-health-optional")
def test_a_lord_made_stronger_is_shown_with_the_reason():
    cave = Cave(lord="warchief", lord_extra=2, final=True)
    cave.state.lord = "warchief"
    most = shown(cave).lord.most
    assert [part.amount for part in most.parts] == [cave.game.content.lord["warchief"].health, 2]


@pytest.mark.parametrize(("seed", "options"), one_of([(1, {}), (4, {"lord": "hydra", "archer": "elf", "seats": 4})]))
def test_random_games_go_as_shown(seed: int, options: dict[str, Any]):
    check_game(table(seed=seed, packs=PACKS, **options), Random(seed), most=220)

"""What computer players think of the expansion: its special actions, its monsters, its tracks and its questions."""

from souterrain.discs.aim import LOOK, best_pushes
from souterrain.flick import flick
from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.mind.lore import lore_of
from souterrain.games.catacombs.mind.plan import attack_worth, ponder
from souterrain.games.catacombs.mind.stake import at_stake, prize
from souterrain.games.catacombs.soloth import mind
from souterrain.games.catacombs.soloth.game import Soloth
from souterrain.games.catacombs.soloth.hunter import ActivateArtefacts
from souterrain.games.catacombs.soloth.mind.lore import SolothLore
from souterrain.games.catacombs.soloth.witch import ShareGain
from souterrain.players.hand import Hand
from souterrain.players.mind import mind_of
from tests.soloth.scene import Cave

HAND = Hand(0.02, 0.06)


def weights_of(cave: Cave) -> dict[str, float]:
    weights = ponder(cave.game, cave.decision, HAND)
    return dict(zip((option.id for option in cave.decision.options), weights, strict=True))


def test_the_expansion_has_a_mind_of_its_own():
    assert mind_of(Soloth) is mind
    assert isinstance(lore_of(Cave().game), SolothLore)


def test_the_princess_freezes_the_strongest_and_leaves_the_frozen_alone():
    cave = Cave()
    cave.put("ice-princess", 5, 12.5)
    cave.put("manticore-1", 25, 8)
    cave.put("skeleton-warrior-1", 25, 18)
    strong, weak = (
        prize(cave.game, "ice-princess", "ice-spike", name)[0] for name in ("manticore-1", "skeleton-warrior-1")
    )
    assert strong > weak > 0
    before = prize(cave.game, "paladin", "melee", "manticore-1")[0]
    cave.freeze("manticore-1")
    assert prize(cave.game, "ice-princess", "ice-spike", "manticore-1")[0] == 0.0
    assert 0 < prize(cave.game, "paladin", "melee", "manticore-1")[0] < before


def test_the_princess_throws_from_afar_at_whom_one_blow_would_not_kill():
    found = []
    for x, name in ((35, "manticore-1"), (12, "manticore-1"), (35, "skeleton-warrior-1")):
        cave = Cave()
        cave.put("ice-princess", 5, 12.5)
        cave.put(name, x, 12.5)
        spike, blow = (attack_worth(cave.game, "ice-princess", (attack,), HAND) for attack in ("ice-spike", "melee"))
        found.append(spike - blow)
    strong, near, weak = found
    assert strong > max(near, weak) + 0.2


def test_a_silver_bolt_is_worth_nothing_against_whom_it_spares():
    cave = Cave()
    cave.put("witch-hunter", 5, 12.5)
    cave.put("orc-1", 25, 8)
    cave.put("fire-spirit-1", 25, 18)
    assert prize(cave.game, "witch-hunter", "silver-bolt", "orc-1") == (0.0, False)
    assert prize(cave.game, "witch-hunter", "silver-bolt", "fire-spirit-1")[0] > 0


def test_who_is_incorporeal_is_pushed_over_the_edge():
    cave = Cave()
    cave.put("paladin", 35, 12.5)
    cave.put("shade-1", 47, 12.5)
    found = at_stake(cave.game, cave.game.layout(), "paladin", "melee")
    assert prize(cave.game, "paladin", "melee", "shade-1")[0] == 0.0
    push = best_pushes(found, "paladin", HAND, LOOK)[0]
    assert "shade-1" in flick(found.layout, "paladin", (push.x / 1000, push.y / 1000)).exits


def test_a_slave_master_may_drive_its_own():
    cave = Cave()
    cave.put("paladin", 5, 12.5)
    cave.put("lizard-man-1", 30, 12.5)
    cave.put("giant-scorpion-1", 36, 12.5)
    found = at_stake(cave.game, cave.game.layout(), "lizard-man-1", "melee")
    assert found.prize[found.number("giant-scorpion-1")] > 0
    found = at_stake(cave.game, cave.game.layout(), "giant-scorpion-1", "melee-critical")
    assert found.prize[found.number("lizard-man-1")] == 0


def test_armour_makes_the_paladin_poor_prey():
    cave = Cave()
    cave.put("paladin", 5, 12.5)
    cave.put("giant-scorpion-1", 30, 12.5)
    cave.state.armour = 0
    bare = prize(cave.game, "giant-scorpion-1", "melee-critical", "paladin")[0]
    cave.state.armour = 2
    assert prize(cave.game, "giant-scorpion-1", "melee-critical", "paladin")[0] < bare / 2


def test_what_rises_again_or_dismounts_is_worth_less_to_kill():
    cave = Cave()
    cave.put("paladin", 5, 12.5)
    cave.put("phoenix-1", 20, 8, health=1)
    last = prize(cave.game, "paladin", "melee", "phoenix-1")[0]
    cave.put("orc-1", 20, 18)
    assert prize(cave.game, "paladin", "melee", "phoenix-1")[0] < last / 2


def test_the_witch_is_sparing_with_her_blood():
    """Three monsters in a row are worth a swarm, but hardly when she must pay for it with her last health."""
    prices = []
    for magic, health in ((6, 8), (0, 8), (0, 3)):
        cave = Cave()
        cave.put("witch", 5, 12.5, health=health)
        cave.state.magic = magic
        prices.append(lore_of(cave.game).price(cave.game, "witch", cave.game.content.special["swarm"]))
    assert prices == sorted(prices)
    assert len(set(prices)) == 3


def test_lords_rouse_mimic_and_call():
    cave = Cave(lord="shapeshifter", final=True)
    cave.put("paladin", 20, 12.5)
    cave.put("shapeshifter", 35, 12.5)
    cave.put("giant-scorpion-1", 40, 20)
    cave.run(Activation(figure="shapeshifter"))
    weights = weights_of(cave)
    assert weights["special:mimic"] > weights["attack:melee"]  # a scorpion strikes harder than the lord


def test_trophies_buy_the_artefact_that_brings_most():
    cave = Cave()
    cave.put("witch-hunter", 5, 12.5)
    cave.keep("gargoyle-1", "orc-1", "shade-1", "fire-spirit-1", "orc-2", "orc-3")
    cave.run(ActivateArtefacts())
    weights = dict(zip((o.id for o in cave.decision.options), mind.weigh(cave.game, cave.decision), strict=True))
    assert max(weights, key=weights.__getitem__) == "activate:mantle-of-beasts"
    assert min(weights, key=weights.__getitem__) == "store"


def test_a_weak_witch_takes_health_and_a_strong_one_magic():
    for health, wanted in ((2, "share:2"), (6, "share:0")):
        cave = Cave()
        cave.put("witch", 5, 12.5, health=health)
        cave.state.magic = 0
        cave.run(ShareGain(points=2, rule="catacombs.health.maximum"))
        weights = dict(zip((o.id for o in cave.decision.options), mind.weigh(cave.game, cave.decision), strict=True))
        assert max(weights, key=weights.__getitem__) == wanted

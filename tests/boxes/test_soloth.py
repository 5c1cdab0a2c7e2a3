"""What is in the box of the expansion, how a table with it is set up, and that the base game does not notice it."""

from collections import Counter
from typing import Any

import pytest

from souterrain.content import PackError
from souterrain.games.catacombs.figure import heroes
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.path import columns_of
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.soloth.facts import SolothFacts
from souterrain.games.catacombs.soloth.game import LORDS, Soloth
from souterrain.games.catacombs.soloth.item import family_of
from souterrain.games.catacombs.state import PlacedCard
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.catacombs.scene import begin_at, table
from tests.rule import rule
from tests.soloth.scene import PACKS, Cave


def both() -> SolothFacts:
    content: Any = Soloth.open_packs(PACKS).content
    return content


def base() -> Any:
    return Catacombs.open_packs(("base",)).content


def added(kind: str) -> list[Any]:
    """The facts of a kind that only the expansion has."""
    return [fact for id, fact in getattr(both(), kind).items() if id not in getattr(base(), kind, {})]


# The pack and the game


@rule("soloth.setup.base-game-required")
def test_the_expansion_is_a_switch_of_catacombs_and_needs_its_base():
    game = Catacombs.start(Setup("catacombs", packs=PACKS))
    assert type(game) is Soloth
    assert game.name == "catacombs"
    assert [pack.id for pack in Soloth.open_packs(("soloth",)).packs] == ["base", "soloth"], "the base comes along"
    assert type(Catacombs.start()) is Catacombs
    with pytest.raises(Refused, match="base and soloth"):
        Soloth.start(Setup("catacombs"), loaded=Catacombs.open_packs(("base",)))
    with pytest.raises(PackError, match=r'the rules of the game need a \[\[chamber\]\] "altar"'):
        Soloth.open_packs(("base",))


def test_without_the_pack_the_base_game_has_none_of_its_options_lords_or_heroes():
    assert not {"altar", "fighter"} & set(Catacombs.options)
    with pytest.raises(Refused):
        Catacombs.start(Setup("catacombs", options={"lord": "hydra"}))
    with pytest.raises(Refused):
        Catacombs.start(Setup("catacombs", options={"altar": True}))
    assert set(base().hero) == {"elf", "barbarian", "thief", "wizard"}
    assert "merchant" in base().chamber
    assert base().chamber["merchant"].shown == 6


@rule("soloth.limit.cards")
def test_the_expansion_adds_66_cards():
    chambers = [chamber for chamber in both().chamber.values() if chamber.id in ("merchant", "altar")]
    assert len(added("artefact")) == 7
    assert len(added("item")) == 18
    assert len(added("monster")) == 12
    assert len(added("room")) + len(chambers) == 29
    assert 7 + 18 + 12 + 29 == 66


@rule("soloth.limit.gold")
def test_ten_gold_cards_of_1000_each_join_the_bank():
    (coin,) = added("coin")
    assert (coin.value, coin.count) == (1000, 10)
    assert Cave().state.bank == Catacombs.start().state.bank + 10_000
    Cave().sound()


@rule("soloth.limit.discs")
def test_the_monsters_use_up_the_discs_of_the_box():
    content = both()
    discs: Counter[tuple[str, str]] = Counter()
    for monster in added("monster"):
        discs[monster.size, content.family[monster.family].colour] += monster.discs
    assert discs == {
        ("large", "blue"): 3,
        ("large", "grey"): 1,
        ("large", "green"): 3,
        ("large", "orange"): 2,
        ("medium", "blue"): 4,
        ("medium", "grey"): 4,
        ("medium", "orange"): 5,
        ("medium", "green"): 4,
    }
    pieces = {piece.id: (piece.size, piece.colour, piece.count) for piece in added("piece")}
    assert pieces == {
        "ice-spike": ("small", "cyan", 3),
        "hired-sword": ("medium", "white", 1),
        "raven": ("small", "white", 1),
    }


@rule("soloth.limit.boards")
def test_four_heroes_and_four_lords_come_with_the_expansion():
    assert {hero.id for hero in added("hero")} == {"paladin", "ice-princess", "witch-hunter", "witch"}
    assert {lord.id for lord in added("lord")} == set(LORDS)


def test_rooms_ask_for_no_more_than_both_boxes_have_and_leave_orcs_for_riders():
    content = both()
    for room in added("room"):
        for kind, count in room.monsters.items():
            assert count <= content.monster[kind].discs
        riders = room.monsters.get("orc-wolf-rider", 0)
        assert riders + room.monsters.get("orc", 0) <= content.monster["orc"].discs


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_the_expansion_says_what_it_does(lang: str):
    words = Soloth.open_packs(PACKS).words(lang)
    content = both()
    for kind in ("item", "artefact", "special", "ability"):
        for fact in getattr(content, kind).values():
            assert words.text(kind, fact), f"{kind} {fact.id}"


# Families


@rule("soloth.families.four-families")
def test_every_monster_of_both_boxes_belongs_to_one_of_four_families_by_colour():
    content = both()
    colours = {family.id: family.colour for family in content.family.values()}
    assert colours == {"mythology": "blue", "dungeon": "green", "undead": "grey", "hell": "orange"}
    kinds = Counter(monster.family for monster in added("monster"))
    assert kinds == dict.fromkeys(colours, 3)
    assert all(monster.family in colours for monster in content.monster.values())


@rule("soloth.families.colour-is-not-family-for-other-pieces")
def test_lords_walls_and_heroes_have_no_family():
    cave = Cave(final=True)
    cave.put("warchief", 40, 12.5)
    cave.put("fire-spirit-1", 40, 5, wall=True)
    cave.put("fire-spirit-2", 40, 20)
    cave.put("paladin", 5, 5)
    assert family_of(cave.game, "fire-spirit-2") == "hell"
    assert [family_of(cave.game, name) for name in ("warchief", "fire-spirit-1", "paladin")] == ["", "", ""]
    cave.serve("mantle-of-beasts")
    cave.put("witch-hunter", 34, 12.5)
    cave.strike("witch-hunter", "warchief")
    assert cave.lost("warchief") == 1, "critical against no lord"


# Heroes


@rule("soloth.heroes.made-as-a-team")
def test_by_default_the_four_new_heroes_are_a_team():
    game = table(packs=PACKS)
    assert heroes(game) == ["ice-princess", "paladin", "witch-hunter", "witch"]
    assert table(packs=PACKS, seats=5).decision(1).kind == "choose_hero"


@rule("soloth.heroes.recommended-swaps")
@pytest.mark.parametrize(
    ("pair", "old", "new"),
    [
        ("fighter", "barbarian", "paladin"),
        ("archer", "elf", "ice-princess"),
        ("hunter", "thief", "witch-hunter"),
        ("caster", "wizard", "witch"),
    ],
)
def test_a_hero_of_the_base_game_takes_the_place_of_one_of_the_expansion(pair: str, old: str, new: str):
    chosen: dict[str, Any] = {pair: old}
    party = heroes(table(packs=PACKS, **chosen))
    assert old in party
    assert new not in party
    assert len(party) == 4
    assert both().hero[new].replaces == old


# Lords


@rule("soloth.lord.bonus-health-track")
def test_only_the_new_lords_have_a_longer_health_track():
    content = both()
    assert {lord.id: lord.extra for lord in content.lord.values()} == {
        "sorcerer": 0,
        "gorgon": 0,
        "lich": 0,
        "dragon": 0,
        "warchief": 3,
        "hydra": 3,
        "shapeshifter": 2,
        "underworld-queen": 3,
    }


@rule("soloth.lord.bonus-health-optional")
@pytest.mark.parametrize(
    ("lord", "extra", "more"),
    [("warchief", 0, 0), ("warchief", 2, 2), ("shapeshifter", 3, 2), ("dragon", 3, 0)],
)
def test_players_may_agree_on_more_health_for_a_new_lord(lord: str, extra: int, more: int):
    cave = Cave(lord=lord, lord_extra=extra)
    cave.state.places[0] = PlacedCard(0, 0, "lair", "chamber/lair")
    cave.run(begin_at("enter", Quest()))
    assert cave.health(lord) == cave.game.most_health("lord", lord) == cave.game.content.lord[lord].health + more


# The catacombs


@rule("soloth.altar.optional-room", "soloth.altar.position", "soloth.merchant.replaces-base")
def test_the_altar_stands_right_before_the_lord_unless_it_is_left_out():
    columns = columns_of(Cave().game)
    assert columns[-2:] == [("altar",), ("lair",)]
    assert columns_of(Cave(second_healer=True).game)[-3:] == [("healer",), ("altar",), ("lair",)]
    assert columns_of(Cave(path="branching").game)[-2:] == [("altar",), ("lair",)]
    without = columns_of(Cave(altar=False).game)
    assert ("altar",) not in without
    assert without.count(("merchant",)) == 1, "there is one Merchant, the new one"


def test_rooms_of_both_boxes_are_shuffled_together():
    cave = Cave()
    cards = [*cave.state.unlaid, *cave.state.face_down.values()]
    assert any(card.startswith("room/s") for card in cards)
    assert any(card.startswith("room/r") for card in cards)
    cave.sound()

"""What is in the box: cards, discs, tokens and what is printed on them."""

from collections import Counter

import pytest

from souterrain.content import LANGUAGES, folder_of, load
from souterrain.discs import LEAST_SPEED, TOP_SPEED
from souterrain.games.conquest.disc import radius_of
from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.health import TOKENS
from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Refused
from tests.conquest.scene import Duel, card
from tests.rule import rule

SHOTS = ("move", "combat", "critical-combat", "wave", "power-wave", "missile", "fireball", "longbow")


@pytest.fixture(scope="module")
def loaded():
    folder = folder_of("conquest", "base")
    return load(Conquest.content_type, Conquest.effects, [folder], thorough=True)


@pytest.fixture(scope="module")
def content(loaded):
    return loaded.content


@rule("conquest.box.cards")
def test_there_are_28_cards_for_each_team(content):
    teams = Counter(fact.team for fact in content.card.values() for _ in range(fact.copies))
    assert teams == {"sword": 28, "skull": 28}
    duel = Duel()
    assert len(duel.game.team_cards[SWORD]) == len(duel.game.team_cards[SKULL]) == 28
    assert not {*duel.game.team_cards[SWORD]} & {*duel.game.team_cards[SKULL]}


@rule("conquest.box.character-discs")
def test_each_team_has_two_characters(content):
    assert CHARACTERS == ("sword-1", "sword-2", "skull-1", "skull-2")
    assert content.piece["character"].count == 4
    assert content.team["sword"].colours == ("purple", "green")
    assert content.team["skull"].colours == ("blue", "grey")


@rule("conquest.box.projectiles")
def test_the_projectiles_are_a_wave_a_longbow_a_fireball_and_two_missiles(content):
    counts = {name: piece.count for name, piece in content.piece.items() if name not in ("character", "crystal")}
    assert counts == {"wave": 1, "longbow": 1, "fireball": 1, "missile": 2}
    used = {content.shot[name].piece for name in SHOTS if content.shot[name].kind == "ranged"}
    assert used == counts.keys()


@rule("conquest.box.projectiles")
def test_the_supply_of_projectiles_never_limits_a_turn():
    duel = Duel()
    duel.play("sword-1", "wizard")  # move, missile, missile
    duel.go_through()
    assert [event.data["disc"] for event in duel.events("put_down")] == ["missile", "missile"]
    duel.play("skull-1", "net-thrower")
    duel.go_through()
    assert len(duel.events("put_down")) == 4


@rule("conquest.box.wave-double-sided", "conquest.discs.double-sided")
def test_wave_and_power_wave_are_two_faces_of_one_disc(content):
    assert content.shot["wave"].piece == content.shot["power-wave"].piece == "wave"
    assert content.piece["wave"].faces == 2
    assert {name for name, piece in content.piece.items() if piece.faces == 2} == {"wave"}
    assert content.shot["wave"].damage < content.shot["power-wave"].damage


@rule("conquest.box.obstacles")
def test_there_are_five_crystals(content):
    assert content.piece["crystal"].count == 5 == len(OBSTACLES)
    assert all(len(layout.crystals) == 5 for layout in content.layout.values())


@rule("conquest.box.health-tokens")
def test_there_are_24_tokens_wherever_they_lie():
    duel = Duel()
    assert sum(duel.tokens) == TOKENS == 24
    duel.play("sword-1", "high-priest")
    duel.go_through()
    assert sum(duel.tokens) == 24
    duel.state.bank += 1
    assert any("24 health tokens" in fault for fault in duel.game.faults())


@rule("conquest.box.turn-markers")
def test_each_team_has_a_marker_with_two_faces():
    duel = Duel()
    assert duel.state.markers == (1, 1)
    seen = set()
    for _ in range(4):
        duel.begin_turn(f"sword-{duel.state.markers[SWORD]}")
        seen.add(duel.state.markers)
        duel.end_turn()
    assert {markers[SWORD] for markers in seen} == {1, 2}
    assert {markers[SKULL] for markers in seen} == {1}


@rule("conquest.discs.five-sizes")
def test_discs_come_in_five_sizes_of_equal_thickness(content):
    sizes = content.size
    diameters = [sizes[name].diameter for name in ("very-large", "large", "medium", "small", "very-small")]
    assert diameters == [38, 32, 25, 19, 13]
    assert len(sizes) == 5
    heaviness = [size.mass / size.diameter**2 for size in sizes.values()]
    assert max(heaviness) / min(heaviness) < 1.01  # mass in proportion to the area


@rule("conquest.discs.size-per-piece")
def test_every_size_is_used_and_the_fireball_is_small_and_orange(content):
    sizes = {name: piece.size for name, piece in content.piece.items()}
    assert sizes == {
        "wave": "very-large",
        "crystal": "large",
        "character": "medium",
        "fireball": "small",
        "longbow": "small",
        "missile": "very-small",
    }
    assert content.piece["fireball"].colour == "orange"
    assert radius_of(Duel().game, "crystal-1") == 16_000


@rule("conquest.teams.two-teams")
def test_there_are_two_teams(content):
    assert tuple(content.team) == ("sword", "skull")
    assert {*Duel().state.teams} == {SWORD, SKULL}


@rule("conquest.shots.eight-icons")
def test_there_are_eight_shots_and_cards_show_all_of_them(content):
    assert {*content.shot} == {*SHOTS}
    assert {icon.shot for fact in content.card.values() for icon in fact.shots} == {*SHOTS}


@rule("conquest.shots.three-kinds")
def test_shots_are_of_three_kinds(content):
    kinds = {kind: {name for name, shot in content.shot.items() if shot.kind == kind} for kind in ("move", "combat")}
    assert kinds == {"move": {"move"}, "combat": {"combat", "critical-combat"}}
    ranged = {name for name, shot in content.shot.items() if shot.kind == "ranged"}
    assert ranged == {"missile", "fireball", "longbow", "wave", "power-wave"}
    targeted = {icon.shot for fact in content.card.values() for icon in fact.shots if icon.targeted}
    assert targeted < ranged  # only a ranged shot may carry the target


@rule("conquest.anatomy.emblem")
def test_only_the_cards_of_ones_own_team_can_be_played():
    duel = Duel()
    for seat, team in enumerate(("sword", "skull")):
        duel.begin_turn(f"{team}-1")
        teams = {duel.game.content.card[option.split("/")[1]].team for option in duel.options("play")}
        assert teams == {team}
        assert duel.decision.seat == seat


@rule("conquest.anatomy.fields")
def test_a_card_shows_all_its_fields_and_its_words_in_both_languages(loaded, content):
    behemoth = content.card["behemoth"]
    assert (behemoth.team, behemoth.role, behemoth.sign) == ("skull", "creature", "spider")
    assert [icon.shot for icon in behemoth.shots] == ["critical-combat", "move"]
    assert behemoth.ability == "stun"
    assert behemoth.armour
    for lang in LANGUAGES:
        words = loaded.words(lang)
        for fact in content.card.values():
            assert words.name("card", fact.id)
            assert bool(words.text("card", fact)) == bool(fact.ability)
    assert loaded.words("fr").name("card", "behemoth") == "Béhémoth"
    assert "2 health tokens" in loaded.words("en").text("card", content.card["enchantress"])


@rule("conquest.anatomy.fields")
def test_the_cards_that_the_book_plays_are_as_it_plays_them(content):
    def printed(name):
        fact = content.card[name]
        return [f"{icon.shot}{'!' if icon.targeted else ''}" for icon in fact.shots], fact.ability, fact.armour

    assert printed("berserker-mage") == (["combat", "move", "combat"], "", False)
    assert printed("royal-archer") == (["move", "longbow", "longbow"], "", False)
    assert printed("enchantress") == (["move", "fireball!"], "heal", False)
    assert printed("grave-zombie") == (["move", "move"], "surprise", False)
    assert printed("marauder") == (["move", "missile"], "capture", True)
    assert printed("witch") == (["move", "power-wave"], "", False)
    assert content.card["witch-hunter"].ability == content.card["phoenix"].ability == "reset"
    assert content.card["witch-hunter"].team != content.card["phoenix"].team


@rule("conquest.anatomy.roles")
def test_there_are_six_roles(content):
    assert {*content.role} == {"leader", "creature", "caster", "hunter", "fighter", "explorer"}
    assert {fact.role for fact in content.card.values()} == {*content.role}


@rule("conquest.anatomy.star-signs")
def test_there_are_six_star_signs(content):
    assert {*content.sign} == {"moth", "coral", "spider", "lizard", "rat", "jellyfish"}
    assert {fact.sign for fact in content.card.values()} == {*content.sign}


@rule("conquest.anatomy.always-a-sequence")
def test_every_card_has_a_sequence(content):
    assert all(fact.shots for fact in content.card.values())


@rule("conquest.anatomy.ability-is-extra", "conquest.ability.extra-rules")
def test_some_cards_have_an_ability_and_some_have_none(content):
    abilities = Counter(bool(fact.ability) for fact in content.card.values())
    assert abilities[True] > 0
    assert abilities[False] > 0
    assert {fact.ability for fact in content.card.values() if fact.ability} == {*content.ability}


@rule("conquest.anatomy.ability-is-extra", "conquest.ability.extra-rules")
def test_a_cards_ability_adds_to_its_sequence():
    duel = Duel()
    duel.play("sword-1", "high-priest")  # move, move; takes 3 tokens
    assert duel.go_through() == ["flick", "flick"]
    assert duel.tokens == (11, 8, 5)
    assert duel.saw("ability_used", ability="heal")
    duel.play("sword-1", "warrior-queen")  # no ability
    duel.go_through()
    assert len(duel.events("ability_used")) == 1


@rule("conquest.anatomy.armour-icon")
def test_some_cards_have_armour_and_only_those_are_kept(content):
    armour = {fact.id for fact in content.card.values() if fact.armour}
    assert 0 < len(armour) < 56
    duel = Duel()
    for name in ("griffin", "warrior-queen"):
        duel.play("sword-1", name)
        duel.go_through()
        assert (card(name) in duel.state.kept[SWORD]) == (name in armour)


@rule("conquest.shots.what-is-flicked")
def test_a_flick_is_a_direction_and_a_strength_and_the_same_flick_gives_the_same_result():
    ends = []
    for _ in range(2):
        duel = Duel()
        duel.shoot("sword-1", "move")
        duel.flick(50, 12, 250)
        ends.append(duel.state.discs)
    assert ends[0] == ends[1]
    duel = Duel()
    duel.shoot("sword-1", "move")
    duel.flick(50, 12, 150)
    assert duel.at("sword-1") != tuple(value / 10_000 for value in ends[0]["sword-1"])
    assert duel.decision.kind == "rest"


@rule("conquest.shots.what-is-flicked")
def test_a_finger_may_be_unsteady_and_errs_alike_for_the_same_seed():
    ends = []
    for unsteadiness in (0, 40, 40):
        duel = Duel(unsteadiness=unsteadiness)
        duel.shoot("sword-1", "move")
        duel.flick(50, 12, 250)
        ends.append(duel.state.discs["sword-1"])
    assert ends[0] != ends[1] == ends[2]


@rule("conquest.sequence.mandatory")
def test_a_flick_has_a_least_and_a_top_strength():
    duel = Duel()
    duel.shoot("sword-1", "move")
    for push in ("0 0", f"{LEAST_SPEED - 1} 0"):
        with pytest.raises(Refused, match="too slow") as refused:
            duel.answer(push)
        assert refused.value.rule == "conquest.sequence.mandatory"
    with pytest.raises(Refused, match="too fast"):
        duel.answer(f"{TOP_SPEED} {TOP_SPEED}")
    duel.answer(f"0 {LEAST_SPEED}")
    assert duel.is_done

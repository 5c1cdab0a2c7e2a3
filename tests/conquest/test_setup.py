"""Setting up: seats and teams, arena and layout, tokens, piles and hands."""

import math
from collections import Counter

import pytest

from souterrain.content import PackError
from souterrain.games.conquest.disc import radius_of, seat_of, seats_of, team_discs
from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.ids import OBSTACLES
from souterrain.games.conquest.mind import weigh
from souterrain.games.conquest.setup import check_layout
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.conquest.scene import Duel
from tests.rule import rule

LENGTH, WIDTH = 610_000, 355_000  # micrometres


def start(seed=0, layout="cross", **options):
    options = {name.replace("_", "-"): value for name, value in options.items()}
    return Conquest.start(Setup("conquest", layout, options=options), seed)


def hands(game):
    return [len(hand) for hand in game.state.hands.values()]


@rule("conquest.players.count")
def test_two_to_four_people_play():
    assert [len(start(seats=count).seats) for count in (2, 3, 4)] == [2, 3, 4]
    for count in (1, 5):
        with pytest.raises(Refused):
            start(seats=count)


@rule("conquest.players.two")
def test_with_two_players_each_controls_both_characters_of_a_team():
    game = start(seats=2)
    assert game.seats == ("sword", "skull")
    assert [seat_of(game, disc) for disc in team_discs(SWORD)] == [0, 0]
    assert [seat_of(game, disc) for disc in team_discs(SKULL)] == [1, 1]


@rule("conquest.players.team-size", "conquest.players.one-disc-each")
def test_two_players_of_a_team_have_one_disc_each_and_a_lone_player_both():
    game = start(seats=4)
    assert game.seats == ("sword-1", "sword-2", "skull-1", "skull-2")
    assert [seat_of(game, disc) for disc in (*team_discs(SWORD), *team_discs(SKULL))] == [0, 1, 2, 3]
    game = start(seats=3)
    assert game.seats == ("sword-1", "sword-2", "skull")
    assert [len(seats_of(game, team)) for team in (SWORD, SKULL)] == [2, 1]
    assert [seat_of(game, disc) for disc in team_discs(SKULL)] == [2, 2]
    game = start(seats=3, lone="sword")
    assert game.seats == ("sword", "skull-1", "skull-2")
    assert [seat_of(game, disc) for disc in (*team_discs(SWORD), *team_discs(SKULL))] == [0, 0, 1, 2]


@rule("conquest.players.shared-discard", "conquest.cards.hand-three")
def test_whose_hands_are_shared_and_who_is_alone_matters_at_some_tables_only():
    assert Conquest.options["shared-hands"].when == {"seats": (3, 4)}
    assert Conquest.options["lone"].when == {"seats": (3,)}
    assert not start(seats=4).setup.options["shared-hands"]


@rule("conquest.cards.shared-pile-own-hand")
def test_team_mates_share_a_pile_and_have_hands_of_their_own():
    duel = Duel(seats=4)
    duel.stack("thief", "bard")
    duel.begin_turn("sword-1")
    assert duel.holds(0)[-1] == "thief"
    duel.end_turn()
    duel.begin_turn("sword-2")
    assert duel.holds(1)[-1] == "bard"
    assert not {*duel.state.hands[0]} & {*duel.state.hands[1]}


@rule("conquest.setup.obstacles-centre", "conquest.mat.start-circles")
def test_the_five_obstacles_start_evenly_around_the_middle():
    discs = start().state.discs
    middle = (LENGTH / 2, WIDTH / 2)
    places = [discs[crystal] for crystal in OBSTACLES]
    assert tuple(sum(values) / 5 for values in zip(*places, strict=True)) == middle
    assert all(math.dist(place, middle) < 150_000 for place in places)
    assert len({round(math.dist(place, middle)) for place in places}) == 2  # one in the middle, four at one distance
    assert sum(1 for disc in discs if disc not in OBSTACLES) == 4


@rule("conquest.setup.obstacles-fair")
@pytest.mark.parametrize("layout", ["cross", "line", "slant"])
def test_half_a_turn_of_the_arena_changes_no_layout(layout):
    game = start(layout=layout)
    discs = game.state.discs
    turned = {(LENGTH - x, WIDTH - y) for x, y in (discs[crystal] for crystal in OBSTACLES)}
    assert turned == {discs[crystal] for crystal in OBSTACLES}
    assert list(game.faults()) == []


@rule("conquest.setup.obstacles-fair")
def test_a_layout_that_favours_a_side_is_refused():
    from msgspec.structs import replace

    facts = start().content
    cross, arena = facts.layout["cross"], facts.arena["walls"]
    check_layout(cross, arena, 12.5)
    shifted = replace(cross, crystals=((300.0, 177.5), *cross.crystals[1:]))
    with pytest.raises(Refused, match=r"^The obstacles of the layout cross favour a side: ") as refused:
        check_layout(shifted, arena, 12.5)
    assert refused.value.rule == "conquest.setup.obstacles-fair"
    nearer = replace(cross, sword=((32.5, 322.5), (40.0, 32.5)))
    with pytest.raises(Refused, match="favour a side"):
        check_layout(nearer, arena, 12.5)


PACK = """id = "mine"
game = "conquest"
version = "1.0"
authors = ["me"]
requires = ["base"]
"""
LAYOUT = """[[layout]]
id = "{id}"
inherit = "base:cross"
source = "house"
number = 9
crystals = [[305.0, 177.5], [205.0, {y}], [405.0, 250.0], [205.0, 250.0], [405.0, 105.0]]
"""


@rule("conquest.setup.obstacles-fair", "conquest.setup.obstacles-agreed")
def test_a_hand_made_layout_can_be_played_if_it_is_fair(tmp_path):
    fair, unfair = own_layout(tmp_path / "fair", 105.0), own_layout(tmp_path / "unfair", 104.0)
    game = Conquest.start(Setup("conquest", "fair", ("base", fair)))
    assert game.state.discs["crystal-2"] == (205_000, 105_000)
    with pytest.raises(PackError, match=r'\[\[layout\]\] "fair", key crystals: .* favour a side'):
        Conquest.start(Setup("conquest", "fair", ("base", unfair)))


def own_layout(folder, y):
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK)
    (folder / "layout.toml").write_text(LAYOUT.format(id="fair", y=y))
    (folder / "en.ftl").write_text("pack-mine = Mine\nlayout-fair = Fair\n")
    return str(folder)


@rule("conquest.setup.obstacles-agreed")
def test_the_table_agrees_on_a_layout_before_it_starts():
    assert Conquest.scenarios(start().content) == ["cross", "line", "slant"]
    default = Conquest.start(Setup("conquest"), 0)
    assert default.setup.scenario == "cross"
    assert start(layout="line").state.discs != default.state.discs
    with pytest.raises(Refused, match="no scenario"):
        start(layout="mine-alone")


@rule("conquest.setup.corner-start")
def test_each_team_has_a_disc_in_each_corner_of_its_side():
    discs = start().state.discs
    assert {discs[disc] for disc in team_discs(SWORD)} == {(32_500, 32_500), (32_500, WIDTH - 32_500)}
    assert {discs[disc] for disc in team_discs(SKULL)} == {
        (LENGTH - 32_500, 32_500),
        (LENGTH - 32_500, WIDTH - 32_500),
    }


@rule("conquest.setup.corner-distance")
def test_a_disc_stands_two_centimetres_off_both_walls_and_no_more():
    from msgspec.structs import replace

    game = start()
    radius = radius_of(game, "sword-1")
    for x, y in (game.state.discs[disc] for disc in (*team_discs(SWORD), *team_discs(SKULL))):
        assert min(x, LENGTH - x) - radius == min(y, WIDTH - y) - radius == 20_000
    cross, arena = game.content.layout["cross"], game.content.arena["walls"]
    farther = replace(cross, sword=((33.0, 322.5), (33.0, 32.5)), skull=((577.0, 32.5), (577.0, 322.5)))
    with pytest.raises(Refused) as refused:
        check_layout(farther, arena, 12.5)
    assert refused.value.rule == "conquest.setup.corner-distance"
    with pytest.raises(Refused) as refused:
        Conquest.check_setup(game.setup, replace(game.content, layout={"cross": farther}))
    assert refused.value.rule == "conquest.setup.corner-distance"


@rule("conquest.setup.shared-reserve", "conquest.health.reserve")
@pytest.mark.parametrize("disc", ["skull-1", "skull-2"])
def test_a_team_has_one_reserve_whichever_disc_is_hit_and_no_disc_is_ever_eliminated(disc):
    duel = Duel(seats=4)
    duel.put(disc, 40, 10)
    duel.put({"skull-1": "skull-2", "skull-2": "skull-1"}[disc], 50, 25)
    duel.set_tokens(8, 3)
    duel.shoot("sword-1", "critical-combat")
    duel.flick(40, 10)
    assert duel.tokens == (8, 1, 15)
    assert {*team_discs(SKULL)} < duel.state.discs.keys()


@rule("conquest.setup.eight-tokens", "conquest.health.bank")
def test_each_team_starts_with_eight_tokens_and_the_others_are_the_bank():
    game = start()
    assert game.state.health == (8, 8)
    assert game.state.bank == 8
    assert start(sword_health=11, skull_health=3).state.bank == 24 - 14


@rule("conquest.setup.token-count-adjustable")
def test_tokens_can_be_agreed_on_from_1_to_11_for_each_team():
    for sword, skull in ((1, 1), (11, 11), (3, 9)):
        state = start(sword_health=sword, skull_health=skull).state
        assert state.health == (sword, skull)
        assert state.bank == 24 - sword - skull
    for wrong in (0, 12):
        with pytest.raises(Refused):
            start(sword_health=wrong)


@rule("conquest.health.token-faces")
def test_a_token_counts_for_the_team_that_holds_it_and_turns_over_when_captured():
    duel = Duel()
    duel.put("sword-1", 40, 10)
    duel.shoot("skull-1", "missile", card_name="marauder")
    duel.place(47.5, 10)
    duel.flick(40, 10)
    assert duel.tokens == (7, 9, 8)


@rule("conquest.cards.shuffle")
def test_each_team_has_a_shuffled_pile_of_its_own_cards():
    orders = {start(seed).state.piles[SWORD] for seed in range(5)}
    assert len(orders) == 5
    game = start()
    for team, name in ((SWORD, "sword"), (SKULL, "skull")):
        assert {game.content.card[card.split("/")[1]].team for card in game.state.piles[team]} == {name}
    firsts = Counter(start(seed).state.piles[SWORD][0] for seed in range(60))
    assert len(firsts) > 15


@rule("conquest.cards.hand-two-or-four", "conquest.summary.opening-hands")
def test_two_or_four_players_start_with_four_cards_each():
    assert hands(Conquest.prepare(Setup("conquest", options={"seats": 2}))) == [4, 4]
    game = Conquest.prepare(Setup("conquest", options={"seats": 4}))
    assert hands(game) == [4, 4, 4, 4]
    assert [len(pile) for pile in game.state.piles.values()] == [20, 20]


@rule("conquest.cards.hand-three", "conquest.summary.opening-hands")
def test_of_three_players_the_lone_one_starts_with_eight_cards_usable_with_either_disc():
    assert hands(Conquest.prepare(Setup("conquest", options={"seats": 3}))) == [4, 4, 8]
    assert hands(Conquest.prepare(Setup("conquest", options={"seats": 3, "lone": "sword"}))) == [8, 4, 4]
    duel = Duel(seats=3)
    for disc in ("skull-1", "skull-2"):
        held = len(duel.state.hands[2])
        duel.begin_turn(disc)
        assert duel.decision.seat == 2
        assert len(duel.options("play")) == held + 1
        duel.end_turn()


@rule("conquest.variant.draw-at-end")
def test_with_the_late_draw_everyone_starts_with_one_card_fewer():
    assert hands(start(draw_at_end=True)) == [3, 3]
    assert hands(start(draw_at_end=True, seats=3)) == [3, 3, 7]
    assert hands(start(draw_at_end=True, seats=4)) == [3, 3, 3, 3]


@rule("conquest.turn.first-team-random")
def test_either_team_may_open():
    openers = Counter(start(seed).state.team for seed in range(40))
    assert min(openers[SWORD], openers[SKULL]) > 8
    game = start(3)
    assert any(event.name == "opener_drawn" and event.data["team"] == game.state.team for event in game.events)


@rule("conquest.turn.order-skull-first")
@pytest.mark.parametrize("corner", ["left", "right"])
def test_a_team_chooses_which_of_its_discs_is_the_first_by_its_corner(corner):
    game = start(seats=4)
    first = game.state.team
    for team in (first, 1 - first):
        question = game.open_decisions()[0]
        assert question.kind == "choose_corner"
        assert game.state.teams[question.seat] == team, "the team that plays first chooses first"
        assert question.seat == seats_of(game, team)[0], "the first of its players, who plays its first turn"
        game.answer(question.seat, corner)
    discs = game.state.discs
    # Seen from the Sword side, which looks along x, the left corner is the far one; from the Skull side the near one.
    high, low = WIDTH - 32_500, 32_500
    assert discs["sword-1"][1] == (high if corner == "left" else low)
    assert discs["skull-1"][1] == (low if corner == "left" else high)
    assert game.state.team == first


@rule("conquest.walls.bound-arena", "conquest.mat.size")
def test_the_arena_is_walled_unless_the_table_plays_on_a_mat_and_both_measure_61_by_35_and_a_half():
    walled, mat = start().board(), start(arena="mat").board()
    assert len(walled.walls) == 4
    assert mat.walls == ()
    assert walled.size_um == mat.size_um == (LENGTH, WIDTH)


@rule("conquest.mat.feel")
def test_mat_and_table_slow_a_disc_differently():
    ends = {}
    for arena in ("walls", "mat"):
        duel = Duel(arena=arena)
        duel.shoot("sword-1", "move")
        duel.flick(40, 10, 100)
        ends[arena] = duel.at("sword-1")[0]
    assert ends["walls"] - 10 > 15
    assert ends["mat"] < ends["walls"]


def agreeing(seats=2, layout="cross", seed=0):
    """At the first question of a table that leaves the obstacles to the teams."""
    return start(seed, layout, seats=seats, obstacles="agreed")


def crystals(game):
    return {disc: place for disc, place in game.state.discs.items() if disc in OBSTACLES}


@rule("conquest.setup.obstacles-agreed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_obstacles_on_which_both_teams_agree_lie(seats):
    game = agreeing(seats)
    (asked,) = game.open_decisions()
    assert (asked.kind, game.state.teams[asked.seat]) == ("propose_obstacles", game.state.team), "the opener proposes"
    assert asked.seat == seats_of(game, game.state.team)[0], "the first of its players, who plays the first turn"
    assert asked.public, "everybody can tell which there are"
    assert [option.id for option in asked.options] == ["lay:cross", "lay:line", "lay:slant"]
    game.answer(asked.seat, "lay:slant")
    voters = {choice.seat for choice in game.open_decisions()}
    assert voters == {*range(seats)} - {asked.seat}, "everybody else is asked, of both teams"
    for seat in sorted(voters):
        assert crystals(game) == crystals(start()), "nothing is moved before all have answered"
        game.answer(seat, "agree")
    assert crystals(game) == crystals(start(layout="slant")) != crystals(start())
    assert game.goal().title.id == "slant"
    assert [event.data["layout"] for event in game.events if event.name == "obstacles_agreed"] == ["slant"]
    assert game.open_decisions()[0].kind == "choose_corner"


@rule("conquest.setup.obstacles-agreed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_obstacles_that_one_declines_lie_as_the_table_says(seats):
    for against in range(seats):
        game = agreeing(seats, "line")
        proposer = game.open_decisions()[0].seat
        if against == proposer:
            continue
        game.answer(proposer, "lay:slant")
        for choice in game.open_decisions():
            game.answer(choice.seat, "decline" if choice.seat == against else "agree")
        assert crystals(game) == crystals(start(layout="line"))
        assert game.goal().title.id == "line"
        told = [event.data for event in game.events if event.name == "obstacles_declined"]
        assert told == [{"seats": (against,), "layout": "line"}]


@rule("conquest.setup.obstacles-agreed")
def test_what_the_table_has_agreed_on_needs_no_other_agreement():
    game = agreeing()
    game.answer(game.open_decisions()[0].seat, "lay:cross")
    assert game.open_decisions()[0].kind == "choose_corner"
    assert crystals(game) == crystals(start())
    assert start().open_decisions()[0].kind == "choose_corner", "at other tables nobody is asked"


def test_computers_propose_the_obstacles_of_the_table_and_agree_to_any():
    game = agreeing(layout="line")
    asked = game.open_decisions()[0]
    assert weigh(game, asked) == [0.0, 1.0, 0.0]
    game.answer(asked.seat, "lay:slant")
    assert weigh(game, game.open_decisions()[0]) == [1.0, 0.0]

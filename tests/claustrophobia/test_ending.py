"""What is said of a match that is over, and what is noticed of a table that cannot be."""

import pytest
from msgspec.structs import replace

from souterrain.content import Phrase
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.state import BOX, DEAD, HUMAN, INFERNAL, LEFT, RESERVE
from souterrain.kernel.event import Event
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import Cave


def test_what_became_of_everybody_and_the_figures_that_matter_are_told():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", wounds=(1, 2))
    fallen = cave.human("brute", on=DEAD)
    out = cave.human("redeemer", on=LEFT)
    (troglodyte,) = cave.troglodytes(1)
    demons = [n for n, each in enumerate(cave.state.fighters) if each.type == "demon"]
    there, slain = demons[0], cave.infernal("drowned-prince", on=RESERVE, deaths=1)
    cave.game.change(there, place=0, damage=1)
    cave.state.turn = 4
    rolled = {"target": None, "backlash": False}
    told = cave.game.ending(
        [
            Event("killed", {"fighter": troglodyte, "by": blade}),
            Event("killed", {"fighter": troglodyte, "by": blade}),
            Event("killed", {"fighter": fallen, "by": there}),
            Event("killed", {"fighter": fallen, "by": -1}),
            Event("damaged", {"fighter": blade, "by": there}),
            Event("rolled", {"fighter": blade, "rolls": (1, 6, 5), "hits": 2, **rolled}),
            Event("rolled", {"fighter": out, "rolls": (1,), "hits": 0, **rolled}),
            Event("rolled", {"fighter": there, "rolls": (2, 6), "hits": 1, **rolled}),
            Event("rerolled", {"fighter": there, "rolls": (6, 6), "hits": 2, **rolled}),
        ]
    )
    health = cave.game.content.creature[cave.fighter(there).kind].health
    fates = {(fate.who.id, fate.seat): fate for fate in told.fates}
    of = {n: fates[cave.game.call("fighter", n).id, cave.fighter(n).camp] for n in (blade, fallen, out, there, slain)}
    assert of[blade].text == Phrase("fate-stands", {"left": 4, "full": 6})
    assert of[there].text == Phrase("fate-stands", {"left": health - 1, "full": health})
    assert [of[n].text for n in (fallen, out, slain)] == [Phrase("fate-fell"), Phrase("fate-out"), Phrase("fate-fell")]
    assert [of[n].stands for n in (blade, fallen, out, there, slain)] == [True, False, True, True, False]
    assert [of[n].did for n in (blade, there, out)] == [
        *(Phrase("fate-kills", {"count": 2}), Phrase("fate-kills", {"count": 1}), "")
    ]
    assert len(told.fates) == 5, "of demons, those that came"
    assert [(count.label.key, count.values) for count in told.counts] == [
        ("count-kills", (2, 1)),
        ("count-dice", (Phrase("count-of", {"hits": 2, "of": 4}), Phrase("count-of", {"hits": 1, "of": 2}))),
        ("count-turns", (4,)),
    ]


def crowd(state):
    tile = next(n for n, each in enumerate(state.tiles))
    for n, fighter in enumerate(state.fighters):
        if fighter.camp == INFERNAL:
            state.fighters[n] = replace(fighter, place=tile)


def first(state, **fields):
    state.fighters[0] = replace(state.fighters[0], **fields)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: state.instinct_hand.append(state.instinct_deck[0]), "instinct cards"),
        (lambda state: state.instinct_deck.__setitem__(0, state.instinct_deck[1]), "instinct cards"),
        (lambda state: state.instinct_deck.pop(), "instinct cards"),
        (lambda state: state.event_deck.pop(), "event cards"),
        (lambda state: state.event_deck.__setitem__(0, state.event_deck[1]), "event cards"),
        (lambda state: setattr(state, "reserve_dice", 5), "6 destiny dice, 5"),
        (lambda state: state.waiting.update(power=(3,)), "6 destiny dice, 7"),
        (lambda state: state.triggered.update(power=(3, 4)), "6 destiny dice, 8"),
        (lambda state: setattr(state, "destiny_dice", (2,)), "6 destiny dice, 7"),
        (lambda state: state.pile.append(state.tiles[0].tile), "in two places"),
        (lambda state: state.tile_discard.append(state.pile[0]), "in two places"),
        (lambda state: setattr(state, "hand_limit", len(state.instinct_hand) - 2), "hand is too full"),
        (crowd, f"fighters of camp {INFERNAL} stand on"),
        (lambda state: first(state, camp=INFERNAL), "human figure is missing"),
        (lambda state: first(state, place=LEFT - 1), "Fighter 0 is nowhere"),
        (lambda state: first(state, place=len(state.tiles)), "Fighter 0 is nowhere"),
        (lambda state: setattr(state, "threat", -1), "-1 threat points"),
    ],
)
def test_faults_are_found(spoil, fault):
    game = Claustrophobia.start(Setup("claustrophobia", "the-survivors"), 3)
    assert game.state.fighters[0].camp == HUMAN
    assert list(game.faults()) == []
    spoil(game.state)
    assert any(fault in found for found in game.faults())


@pytest.mark.parametrize("place", [LEFT, DEAD, BOX, RESERVE, 0])
def test_a_figure_may_be_anywhere_it_has_a_name_for(place):
    game = Claustrophobia.start(Setup("claustrophobia", "the-survivors"), 3)
    game.state.fighters[0] = replace(game.state.fighters[0], place=place)
    assert not any("nowhere" in found for found in game.faults())


def test_bonus_dice_are_not_of_the_six():
    game = Claustrophobia.start(Setup("claustrophobia", "the-survivors"), 3)
    game.state.destiny_dice = (13,)
    game.state.waiting["power"] = (12,)
    game.state.threat = 0
    assert list(game.faults()) == []

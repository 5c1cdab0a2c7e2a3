"""What has one answer is not asked: where the act before can be taken back no more, and where nobody learns of a hidden card."""

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.effects.equipment import Blast
from souterrain.games.claustrophobia.effects.gift import Encourage
from souterrain.games.claustrophobia.human import Assignment, Heal
from souterrain.games.claustrophobia.infernal import Threat
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.game import ASK_EVERYTHING
from tests.claustrophobia.scene import Cave
from tests.rule import rule


class Hasty(Cave):
    """A table that is not asked what it can answer in one way alone."""

    def __init__(self, *tiles: str) -> None:
        super().__init__(*tiles)
        self.game.setup = replace(self.game.setup, options={**self.game.setup.options, ASK_EVERYTHING: False})


@pytest.fixture
def cave() -> Hasty:
    return Hasty("t11 0,0", "t10 0,-1")


@rule("claustrophobia.hact.each-may-act")
def test_after_an_attack_of_the_last_fighter_the_end_of_the_phase_is_not_asked(cave: Hasty):
    blade = cave.human("blade", die=1)
    (troglodyte,) = cave.troglodytes(1)
    cave.dice(1, 1, 1)
    cave.run(ActivationPhase(HUMAN))
    cave.answer(f"activate:{blade}", "move:1")
    assert cave.decision.kind == "activate", "a move can be taken back until the phase is ended"
    assert cave.options() == ["end_phase"]
    cave.game.change(blade, place=0, acted=False)
    cave.run(ActivationPhase(HUMAN))
    cave.answer(f"activate:{blade}", f"attack:{troglodyte}")
    if not cave.is_done:
        cave.answer("finish")
    assert cave.is_done


@rule("claustrophobia.hact.move-and-action")
def test_who_can_do_nothing_is_told_to_and_not_asked(cave: Hasty):
    blade = cave.human("blade", die=1, exhausted=True)
    cave.run(Activation(blade))
    assert cave.is_done
    assert cave.saw("stayed", fighter=blade, able=False)


@rule("claustrophobia.hprep.assign")
def test_that_all_dice_are_given_is_asked_only_where_a_card_is_drawn_for_it(cave: Hasty):
    lines = cave.game.content.warrior["blade"].lines
    drawing = next(number for number, line in enumerate(lines, 1) if line.slot == "instinct")
    plain = next(number for number, line in enumerate(lines, 1) if not line.slot)
    for die, options in ((drawing, ["done"]), (plain, ["go_on"])):
        cave.state.fighters[:] = [fighter for fighter in cave.state.fighters if fighter.camp != HUMAN]
        cave.human("blade", die=0)
        cave.state.activation_dice = (die,)
        cave.run(Assignment())
        assert cave.options() == options


@rule("claustrophobia.hact.action-list", "claustrophobia.gift.aura-of-courage")
def test_what_can_be_aimed_in_one_way_alone_is_not_asked():
    cave = Hasty("t11 0,0")
    blade, (troglodyte,) = cave.human("blade", equipment=("grenade",)), cave.troglodytes(1)
    cave.dice(1, 1)
    cave.run(Blast(blade, "grenade", 3))
    assert {event.data["fighter"] for event in cave.events("risked")} == {blade, troglodyte}
    cave = Hasty("t11 0,0")
    priest, blade = cave.human("redeemer"), cave.human("blade", wounds=(2,))
    cave.run(Encourage(priest, 1, 1, 1))
    assert cave.is_done
    assert {token.name for token in cave.fighter(blade).tokens} == {"courage"}
    cave.run(Heal(blade, "claustrophobia.healing.remove-token"))
    assert cave.is_done
    assert cave.fighter(blade).damage == 0


@rule("claustrophobia.threat.spend")
@pytest.mark.parametrize(("seen", "asked"), [(False, True), (True, False)])
def test_the_threat_phase_is_asked_as_long_as_a_card_may_be_held_for_it(cave: Hasty, seen: bool, asked: bool):
    state = cave.state
    state.threat = 0
    for_now = {card for _, cards in cave.game.events_by_moment["threat"] for card in cards}
    held, *others = (card for card in state.event_deck if card not in for_now)
    threats = [card for card in state.event_deck if card in for_now]
    state.event_hand = [held]
    state.event_deck = others if seen else [*others, *threats]
    state.event_discard = threats if seen else []
    cave.run(Threat())
    assert (cave.decision.kind == "threaten") is asked


@rule("claustrophobia.threat.spend")
def test_who_has_spent_all_goes_on_to_activate_and_can_still_take_it_back(cave: Hasty):
    cave.human("blade", 1)
    cave.state.threat = 1
    cave.state.event_hand = []
    cave.run(Threat(), ActivationPhase(INFERNAL))
    bring = cave.options("bring")[0]
    cave.answer(bring)
    assert cave.decision.kind == "activate"
    assert cave.saw("threat_kept", amount=0)


@rule("claustrophobia.threat.spend")
@pytest.mark.parametrize("there", [True, False])
def test_after_a_card_the_end_of_the_phase_is_asked_where_nobody_is_there_to_activate(cave: Hasty, there: bool):
    """With somebody there the card can still be taken back; else the turn would go on, past dice, to the other player."""
    cave.human("blade")
    cave.state.threat = 0
    if there:
        cave.troglodytes(1)
    (card,) = cave.hold("rockfall")
    cave.run(Threat())
    cave.answer(f"play:{card}")
    assert cave.state.rubble == (0, 1)
    assert cave.is_done is there

"""Event cards: where they come from, how many can be held, and when they are played."""

import pytest

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.human import HumanPreparation
from souterrain.games.claustrophobia.infernal import DrawEvents, InfernalPreparation, Threat
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule


@pytest.fixture
def cave():
    cave = Cave("t11 0,0", "t10 0,-1")
    cave.human("blade", equipment=("lantern",))
    return cave


@pytest.fixture
def blade(cave):
    return len(cave.state.fighters) - 1


@rule("claustrophobia.event.source")
def test_event_cards_come_through_dark_destiny_and_no_other_power(cave):
    for power in cave.game.board_powers:
        dice = {"dark-destiny": (1,), "frenzied-creatures": (2, 4), "sly-charge": (3, 5)}.get(power, (1, 3, 5))
        cave.state.waiting[power] = dice[: cave.game.content.power[power].boxes]
    cave.run(begin_at("trigger", InfernalPreparation()))
    cave.answer("apply:abyssal-threat")
    assert cave.state.event_hand == []
    cave.answer(*cave.options())
    assert len(cave.state.triggered) == 6
    assert len(cave.state.event_hand) == 1


@rule("claustrophobia.event.hand-limit")
@pytest.mark.parametrize(("held", "free"), [(3, True), (4, False)])
def test_four_event_cards_can_be_held(cave, held, free):
    cave.hold(*("surge", "rockfall", "foul-air", "whispers")[:held])
    cave.run(DrawEvents(1))
    cave.answer(cave.options()[0])
    assert cave.is_done is free


@rule("claustrophobia.event.over-limit")
def test_beyond_four_the_infernal_player_discards_at_once_what_he_likes(cave):
    surge, *_ = cave.hold("surge", "rockfall", "foul-air", "whispers")
    cave.run(DrawEvents(1))
    cave.answer(cave.options()[0])
    assert cave.decision.seat == INFERNAL
    assert cave.options() == [f"discard:{card}" for card in cave.state.event_hand]
    cave.answer(f"discard:{surge}")
    assert cave.is_done
    assert cave.state.event_discard == [surge]
    assert cave.state.threat == 3


MOMENTS = {
    "whispers": lambda blade, hound: HumanPreparation(),
    "cold-sweat": lambda blade, hound: begin_at("roll", HumanPreparation()),
    "shaken-faith": lambda blade, hound: begin_at("assigned", HumanPreparation()),
    "hungry-walls": lambda blade, hound: ActivationPhase(HUMAN),
    "broken-strap": lambda blade, hound: Activation(blade),
    "shifting-tunnels": lambda blade, hound: Explore(blade, 1),
    "frothing-rage": lambda blade, hound: Attack(hound, blade),
}


@rule("claustrophobia.event.timing")
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_infernal_player_is_asked_at_the_moment_a_card_names_and_may_play_that_card_only(cave, blade, moment):
    cards = dict(zip(MOMENTS, cave.hold(*MOMENTS), strict=True))
    cave.human("redeemer", gifts=("rally",))
    cave.instinct("bolt")
    cave.state.phase = "infernal-activation" if moment == "frothing-rage" else "human-activation"
    cave.run(MOMENTS[moment](blade, cave.infernal("hellhound")))
    assert cave.decision.seat == INFERNAL
    assert cave.options() == [f"play:{cards[moment]}", "pass"]


@rule("claustrophobia.event.timing")
def test_a_card_of_the_threat_phase_is_played_there_and_not_elsewhere(cave, blade):
    (surge,) = cave.hold("surge")
    cave.run(Threat())
    assert cave.options("play") == [f"play:{surge}"]
    cave.run(ActivationPhase(INFERNAL))
    assert "play" not in {each.verb for each in cave.decision.options}


@rule("claustrophobia.event.timing")
def test_a_card_whose_effect_has_ended_is_discarded_at_once(cave):
    (surge,) = cave.hold("surge")
    cave.run(Threat())
    cave.answer(f"play:{surge}")
    assert cave.state.threat == 5
    assert (cave.state.event_hand, cave.state.events_lasting, cave.state.event_discard) == ([], [], [surge])


@rule("claustrophobia.event.timing")
def test_a_card_with_a_lasting_effect_stays_visible_until_the_next_infernal_preparation(cave):
    cave.human("redeemer", gifts=("rally",))
    (faith,) = cave.hold("shaken-faith")
    cave.run(begin_at("assigned", HumanPreparation()))
    cave.answer(f"play:{faith}")
    assert cave.game.view(HUMAN).state.events_lasting == [faith]
    cave.run(InfernalPreparation())
    assert cave.state.events_lasting == []
    assert cave.state.event_discard == [faith]


@rule("claustrophobia.event.timing")
def test_event_cards_are_hidden_from_the_human_player(cave):
    cave.hold("surge", "whispers")
    assert cave.game.view(HUMAN).state.event_hand == [None, None]


@rule("claustrophobia.event.timing")
def test_the_infernal_player_is_asked_as_well_when_he_holds_nothing_that_fits(cave):
    cave.instinct("bolt")
    cave.hold("surge")
    cave.run(HumanPreparation())
    assert cave.options() == ["pass"]


@rule("claustrophobia.event.timing")
def test_with_an_empty_hand_nobody_is_asked(cave):
    cave.instinct("bolt")
    cave.run(HumanPreparation())
    assert cave.decision.kind == "assign"

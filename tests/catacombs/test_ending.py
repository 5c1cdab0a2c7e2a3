"""What is said of a match that is over, and what is noticed of a table that cannot be."""

import pytest
from msgspec.structs import replace

from souterrain.content import Phrase
from souterrain.games.catacombs.figure import change
from souterrain.kernel.event import Event
from tests.catacombs.scene import Hall, play_until, table


def strike(figure, attack, *struck):
    yield Event("shot_begun", {"figure": figure, "attack": attack})
    yield Event("flicked", {"figure": figure})
    yield from (Event("struck", {"target": other, "figure": figure}) for other in struck)


def test_what_became_of_everybody_and_the_figures_that_matter_are_told():
    hall = Hall(seats=3)
    hall.band()
    change(hall.game, "elf", health=0)
    lost = hall.game.content.hero["barbarian"].health - 2
    change(hall.game, "barbarian", health=lost)
    hall.give("thief", gold=300)
    hall.give("wizard", gold=50)
    events = [
        *strike("barbarian", "melee", "orc-1"),
        *strike("barbarian", "melee"),
        *strike("elf", "missile", "orc-2"),
        *strike("orc-1", "melee", "elf"),
        *strike("orc-2", "melee"),
        *strike("hired-sword", "melee", "orc-1"),
        Event("killed", {"figure": "barbarian", "target": "orc-1"}),
        Event("killed", {"figure": "barbarian", "target": "orc-2"}),
        Event("damaged", {"figure": "barbarian"}),
    ]
    told = hall.game.ending(events)
    fates = {fate.who.id: fate for fate in told.fates}
    full = hall.game.content.hero["barbarian"].health
    assert fates["barbarian"].text == Phrase("fate-stands", {"left": lost, "full": full})
    assert fates["elf"].text == Phrase("fate-fell")
    assert (fates["barbarian"].stands, fates["elf"].stands) == (True, False)
    assert fates["barbarian"].did == Phrase("count-rate", {"percent": 50, "hits": 1, "of": 2})
    assert fates["thief"].did == Phrase("count-none")
    assert fates["barbarian"].seat == hall.sheet("barbarian").seat
    assert fates[hall.state.lord].text == Phrase("fate-unmet")
    assert fates[hall.state.lord].stands
    assert fates[hall.state.lord].seat == 0
    half, most = (
        Phrase("count-rate", {"percent": percent, "hits": hits, "of": of})
        for percent, hits, of in ((50, 1, 2), (67, 2, 3))
    )
    counts = {count.label.key: count.values for count in told.counts}
    assert counts["count-accuracy"] == (half, most), "monsters against heroes; Allies are neither"
    assert counts["count-kills"] == (1, 2)
    assert counts["count-gold"] == (350,)


@pytest.mark.parametrize(("health", "key"), [(3, "fate-stands"), (0, "fate-fell")])
def test_the_lord_that_was_met_is_told_of(health, key):
    hall = Hall(final=True)
    hall.put(hall.state.lord, 40, 12.5)
    change(hall.game, hall.state.lord, health=health)
    (fate,) = [fate for fate in hall.game.ending([]).fates if fate.who.id == hall.state.lord]
    assert fate.text.key == key
    assert fate.stands is bool(health)
    if health:
        assert fate.text.slots == {"left": 3, "full": hall.game.content.lord[hall.state.lord].health}


def spoil_figure(state, **fields):
    name = next(name for name, figure in state.figures.items() if figure.role == "hero")
    state.figures[name] = replace(state.figures[name], **fields)


def double_room(state):
    here, there = sorted(state.face_down)[:2]
    state.face_down[here] = state.face_down[there]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: setattr(state, "bank", state.bank - 10), "gold"),
        (lambda state: setattr(state, "deck", state.deck[1:]), "equipment cards"),
        (lambda state: setattr(state, "spells", state.spells[1:]), "spells"),
        (lambda state: setattr(state, "spent", state.spells[:1]), "spells"),
        (lambda state: spoil_figure(state, health=-1), "-1 health"),
        (lambda state: spoil_figure(state, health=99), "99 health"),
        (lambda state: spoil_figure(state, petrified=True), "stone, but not incapacitated"),
        (lambda state: state.discs.update({"nobody": (1, 1)}), "no figures: ['nobody']"),
        (lambda state: state.discs.update({"elf": state.discs["thief"]}), "overlap"),
        (double_room, "room cards lie on the table"),
        (lambda state: setattr(state, "unlaid", state.unlaid[1:]), "doubled: []"),
    ],
)
def test_faults_are_found(spoil, fault):
    game = play_until(table(), "choose_figure")
    assert list(game.faults()) == []
    spoil(game.state)
    assert any(fault in found for found in game.faults()), list(game.faults())


def test_a_monster_that_the_box_does_not_have_is_found():
    hall = Hall()
    hall.put("orc-1", 40, 12.5)
    name = f"orc-{hall.game.content.monster['orc'].discs + 1}"
    hall.state.figures[name] = hall.state.figures["orc-1"]
    assert f"The box has no {name}." in [*hall.game.faults()]
    hall.state.figures.pop(name)
    assert not any("The box has no" in found for found in hall.game.faults())

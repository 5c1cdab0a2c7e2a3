"""What is said of a match that is over."""

from souterrain.content import Phrase
from souterrain.kernel.event import Event
from tests.conquest.scene import Duel


def shot(disc, name, *struck):
    yield Event("shot_begun", {"disc": disc, "shot": name})
    yield Event("flicked", {"disc": disc})
    yield from (Event("hit", {"disc": other, "by": disc}) for other in struck)


def test_reserves_and_who_hit_how_often_are_told():
    duel = Duel()
    duel.set_tokens(5, 0)
    duel.state.turn = 7
    told = duel.game.ending(
        [
            *shot("sword-1", "combat", "skull-1", "skull-2"),
            *shot("sword-1", "missile"),
            *shot("sword-2", "move"),
            *shot("skull-2", "wave", "sword-1"),
            Event("flicked", {"disc": "crystal-1"}),
            Event("tokens_lost", {"team": 0, "amount": 3}),
            Event("tokens_lost", {"team": 1, "amount": 2}),
            Event("tokens_lost", {"team": 1, "amount": 6}),
            Event("tokens_gained", {"team": 1, "amount": 9}),
        ]
    )
    none, half, all = (
        Phrase("count-none"),
        *(Phrase("count-rate", {"percent": percent, "hits": 1, "of": of}) for percent, of in ((50, 2), (100, 1))),
    )
    assert [fate.did for fate in told.fates] == [half, none, none, all]
    assert [fate.text.slots["tokens"] for fate in told.fates] == [5, 5, 0, 0]
    assert [fate.text.slots["team"].id for fate in told.fates] == ["sword", "sword", "skull", "skull"]
    assert [fate.stands for fate in told.fates] == [True, True, False, False]
    assert [fate.seat for fate in told.fates] == [0, 0, 1, 1]
    assert [(count.label.key, count.values) for count in told.counts] == [
        ("count-tokens", (5, 0)),
        ("count-tokens-lost", (3, 8)),
        ("count-accuracy", (half, all)),
        ("count-turns", (7,)),
    ]

"""A pack of one's own: a scenario made of known rules is played by everybody, computer players too."""

import pytest

from souterrain.content import load
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.lab.trial import trial

PACK = 'id = "mine"\ngame = "claustrophobia"\nversion = "1"\nrequires = ["base"]\n'
SCENARIO = """[[scenario]]
id = "mine"
source = "house"
number = 9
human = [{ warrior = "brute" }, { warrior = "blade" }]
infernal = { demons = [], hellhounds = 1, events = 2 }
map = [{ tile = "t1", x = 0, y = 0 }, { tile = "t2", x = 0, y = 1 }, { tile = "t40", x = 0, y = 2 }]
start = "t40"
pool = ["t3", "t4", "t5", "t8", "t11"]
pile = [{ draw = 4 }]
turns = 6
special = [{ do = "leave-by", tile = "t1" }]
goals = [{ do = "escape", needed = 1 }, { do = "last-turn", winner = "infernal" }]
"""
WORDS = "pack-mine = Mine\nscenario-mine = Mine\n    .brief = Run.\n    .human = Get out.\n    .infernal = Let nobody out.\n"


@pytest.mark.parametrize("player", ["random", "habit"])
def test_a_scenario_of_ones_own_is_played_to_its_end(tmp_path, player):
    for name, text in (("pack.toml", PACK), ("scenario.toml", SCENARIO), ("en.ftl", WORDS)):
        (tmp_path / name).write_text(text)
    loaded = load(Claustrophobia.content_type, Claustrophobia.effects, [tmp_path])
    played = trial(Claustrophobia, loaded, (f"{tmp_path}/",), "mine", 4, most=2000, player=player)
    assert played.broken == ""
    assert played.decisions < 2000

"""What happens in the games is staged, or it is known why not."""

import re

import pytest

from tests.server.serving import ROOT
from tests.speech.test_every_sentence import TOLD, folder_of, given, slots_of

PAGE, GAMES = ROOT / "web" / "src" / "games", ROOT / "src" / "souterrain" / "games"
SAID = re.compile(r"^log-([a-z-]+) =", re.MULTILINE)  # whatever happens has its words
STAGED = re.compile(r"^    (\w+): \{", re.MULTILINE)
# Each beat by itself, and what it names of its event: who acts, on whom, what the result is shown at or called by, what it reads.
BEAT = re.compile(r"^    (\w+): (\{.*?\}),?$(?=\n    (?:\w+: \{|//)|\n\n|\n  \})", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"\b(?:who|whom|on|names): '(\w+)'|\bon: \[((?:'\w+'(?:, )?)+)\]|\(\{ ([\w, ]+) \}\) =>")

# Who has made a flick: told along with all that comes of it.
MOVER = {"catacombs": "figure", "conquest": "mover"}

# What is seen on the board, or told by what comes before or after it; and what happens before a match is under way.
SILENT = {
    "catacombs": {
        *(
            "story_accepted",
            "story_declined",
            "lord_chosen",
            "wandering_told",
            "ally_joined",
            "none_summoned",
            "stayed",
            "hero_taken",
            "maze_built",
            "maze_changed",
        ),
        *("phase_begun", "turn_begun", "map_read", "turned_up", "board_laid", "monsters_taken", "way_taken"),
        *("story_added", "monsters_halved", "sat_out", "artefact_priced"),
        *("merchant_left", "healer_left", "altar_left", "stall_opened", "card_shown", "not_paid", "gold_spent"),
        *("item_discarded", "reserve_empty", "unhealed", "wounded", "stopped", "taken_away", "gift_refused"),
        *("magic_spent", "stayed_dead", "reward_missing", "overseer_kept", "reaction_declined"),
        *("trophies_kept", "trophies_stored", "trophies_reclaimed", "trophy_spent"),
        *("wanderer_declined", "nobody_hurt"),
    },
    "conquest": {
        *(
            "hands_dealt",
            "obstacles_laid",
            "opener_drawn",
            "obstacles_agreed",
            "obstacles_declined",
            "corner_taken",
            "turn_begun",
            "marker_turned",
            "drawn",
            "looked_ahead",
            "laid_back",
            "put_down",
        ),
        *("taken_away", "ability_idle", "won", "tied"),
    },
    "claustrophobia": {
        # How a match begins, and what a phase or a turn begins and ends with
        *(
            "lurking",
            "massed",
            "mustered",
            "opened",
            "armed",
            "phase_begun",
            "turn_begun",
            "activated",
            "finished",
            "left_idle",
            "draught_gone",
        ),
        *("stayed", "held", "let_go", "threat_kept", "game_over"),
        # Dice and cards are seen where they lie; what comes of them has a beat
        *("activation_rolled", "activation_rerolled", "assigned", "die_changed", "destiny_rolled", "dice_returned"),
        *("dice_waiting", "dice_left_over", "bonus_lost"),
        *("die_placed", "die_taken_back", "dice_changed", "events_drawn", "event_kept", "events_discarded"),
        *("instinct_drawn", "instinct_discarded", "tile_drawn", "tile_chosen", "tiles_seen", "tiles_put_back"),
        # What a card, a gift or a power has just been told to do
        *(
            "aiming",
            "effect_used",
            "entry_eased",
            "foresight_gained",
            "gift_silenced",
            "gift_wasted",
            "held_on",
            "maddened",
            "power_wasted",
            "quickened",
            "smoke_declined",
            "smoke_gathered",
        ),
        # How much of a blow counts; what it does has a beat
        *("hits_wasted", "resistance_spent"),
        *("rallied", "smiting", "strengthened", "talent_lent", "unleashed", "warned"),
    },
    "twister": {
        *("character_picked", "object_picked", "chosen", "hidden", "starters_placed", "facings_chosen"),
        *(
            "team_advised",
            "required",
            "first_to_pick",
            "first_to_place",
            "first_player",
            "turn_begun",
            "turn_ended",
            "won",
            "drawn",
        ),
        *("figure_revealed", "object_revealed"),  # the room is, and then they are placed
    },
}


def given_by(game: str) -> dict[str, set[str]]:
    """What the rules tell with each event, an expansion's too; where the source does not say, what its sentence speaks of."""
    found: dict[str, set[str]] = {}
    for name in TOLD:
        if name.split("/")[0] != game:
            continue
        emitted = given(name, "emit", 0)
        slots = slots_of(folder_of(name), "en")
        spoken = {key.removeprefix("log-"): said for key, said in slots.items() if key.startswith("log-")}
        for event, data in {**spoken, **emitted}.items():
            found.setdefault(event.replace("-", "_"), set()).update(data)
    return found


@pytest.mark.parametrize("game", SILENT)
def test_a_beat_names_only_what_its_event_tells(game: str) -> None:
    """Or nobody would be lit or called by it, and nothing would say so."""
    told, faults, known = given_by(game), [], set[str]()
    beats = (PAGE / game / "beats.ts").read_text("utf-8")
    staged = beats[beats.index("events: {") :]
    for event, beat in BEAT.findall(staged):
        known.add(event)
        words = {word for found in NAMED.findall(beat) for part in found for word in re.findall(r"\w+", part)}
        faults += [(event, word) for word in sorted(words - told[event] - {MOVER.get(game)})]
    assert known == set(STAGED.findall(staged))
    assert faults == []


@pytest.mark.parametrize("game", SILENT)
def test_every_event_has_a_beat_or_is_silent_on_purpose(game: str) -> None:
    words = [path.read_text("utf-8") for path in sorted((GAMES / game).rglob("en.ftl"))]
    told = {name.removesuffix("-hidden").replace("-", "_") for text in words for name in SAID.findall(text)}
    beats = (PAGE / game / "beats.ts").read_text("utf-8")
    staged = set(STAGED.findall(beats[beats.index("events: {") :]))
    assert staged <= told
    assert told - staged == SILENT[game]

"""People who do everything at every moment: a sample of the campaign, and holes opened on purpose that it must find."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.kernel.game import Game
from souterrain.kernel.match import Match
from souterrain.kernel.stir import Causes
from souterrain.server.seats import consent
from souterrain.server.store.records import Pledged
from souterrain.server.table import live, outgoing, state, stirring
from souterrain.server.table.state import TableState
from souterrain.server.table.stirring import Stirring
from tests.server.adversary import SEQUENCES, Leak, Sequence, campaign

SAMPLE = 1000  # sequences; `make fuzz` does a hundred thousand
# What shows that something an adversary does was not always refused.
DONE = {
    "advice": "POST /advice 201",
    "agree": "done rewind of several",
    "answer": "done answer",
    "claim": "POST /seats//claim 201",
    "close": "POST /close 201",
    "computer": "POST /seats//computer 201",
    "concede": "done concede",
    "continue": "POST /continue 201",
    "create": "POST /api/tables/ 201",
    "decline": "done declined",
    "file": "GET /file 200",
    "give": "done stirred",
    "go": "go",
    "join": "POST /seats//join 201",
    "leave": "POST /seats//leave 201",
    "list": "GET /api/tables/ 200",
    "log": "GET /log 200",
    "look_on": "heard snapshot",
    "mute": "done muted",
    "open": "POST /seats//open 201",
    "packs": "GET /packs/en 200",
    "ping": "heard pong",
    "pledge": "done pledged",
    "play_on": "done answer",
    "proceed": "done proceeded",
    "propose": "done rewind",
    "rematch": "POST /rematch 201",
    "rename": "POST /seats//rename 201",
    "replay": "GET /replay 200",
    "report": "GET /report 200",
    "return": "POST /seats//return 201",
    "say": "done said",
    "seek": "POST /api/tables/seek 201",
    "show": "GET  200",
    "stir": "done salted",
    "summon": "POST /seats//summon 201",
    "sync": "heard snapshot",
    "undo": "done undo",
    "upload": "POST /api/tables/upload 201",
    "usual": "POST /seats//usual 201",
    "wait": "wait",
    "watch": "heard snapshot",
}


def test_nobody_is_told_what_they_may_not_know() -> None:
    counts: Counter[str] = Counter()
    looked_through = 0
    for seed in range(SAMPLE // SEQUENCES):
        called, heard = campaign(seed)
        counts += called
        looked_through += heard
    assert looked_through > 20 * SAMPLE
    assert DONE.keys() == {way[3:] for way in dir(Sequence) if way.startswith("do_")}
    assert [way for way, sign in DONE.items() if not counts[sign]] == []
    assert counts["heard update"] > SAMPLE


def _file_at_any_time(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "may_reveal", lambda is_over: True)


def _going_back_alone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "is_agreed", lambda *given: True)


def _seats_of_others(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(consent, "_may_ask", lambda what, seating, owner, seat: True)
    patch.setattr(consent, "is_agreed", lambda *given: True)


def _a_seat_for_whoever_looks_on(patch: pytest.MonkeyPatch) -> None:
    may_ask = consent._may_ask

    def any_may(what: Any, seating: Any, owner: int, seat: int) -> bool:
        return what == "take-over" or may_ask(what, seating, owner, seat)

    patch.setattr(consent, "_may_ask", any_may)


def _known_dice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "turn", lambda self, number, act="turn": None)


def _seen_through_and_silent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableState, "origin", property(lambda table: table.created.origin))


def _links_that_stay_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableState, "check_viewer", lambda *given: None)
    patch.setattr(live.Viewer, "cut_off", lambda *given: None)


def _whole_states(patch: pytest.MonkeyPatch) -> None:
    def see_all(game: Any, seat: int | None) -> Any:
        view = game.view(seat)
        return type(view)(seat, game.state, view.decision)

    patch.setattr(outgoing, "look_at", see_all)


def _whole_logs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableState, "lines_for", lambda table, seat, after=-1: table.history.lines_after(after))


def _told_in(patch: pytest.MonkeyPatch, *names: str) -> None:
    """The number that chance is turned by, in what is told of it."""
    drawn = [0]
    real_turn, real_rewind, real_emit = Match.turn, Match.rewind, Game.emit

    def turn(match: Match, number: int, *given: Any) -> None:
        drawn.append(number)
        real_turn(match, number, *given)

    def rewind(match: Match, seat: int, count: int, number: int | None = None) -> None:
        drawn.append(number or 0)
        real_rewind(match, seat, count, number)

    def emit(game: Any, name: str, *given: Any, **data: Any) -> None:
        if name in names:
            data["by"] = str(drawn[-1])
        real_emit(game, name, *given, **data)

    patch.setattr(Match, "turn", turn)
    patch.setattr(Match, "rewind", rewind)
    patch.setattr(Game, "emit", emit)


def _new_chance_told_to_who_goes_on(patch: pytest.MonkeyPatch) -> None:
    _told_in(patch, "turned")


def _new_chance_told_to_who_goes_back(patch: pytest.MonkeyPatch) -> None:
    _told_in(patch, "rewound")


def _new_chance_told_to_who_adds_to_it(patch: pytest.MonkeyPatch) -> None:
    _told_in(patch, "stirred")


def _the_secret_instead_of_its_seal(patch: pytest.MonkeyPatch) -> None:
    real = outgoing._stirring

    def stirring_seen(table: TableState) -> Any:
        seen = real(table)
        return seen and replace(seen, seal=table.stirring.secret)

    patch.setattr(outgoing, "_stirring", stirring_seen)


def _salts_instead_of_who_has_given_one(patch: pytest.MonkeyPatch) -> None:
    real = outgoing._stirring

    def stirring_seen(table: TableState) -> Any:
        seen = real(table)
        return seen and replace(seen, given=[*table.stirring.salts.values()])

    patch.setattr(outgoing, "_stirring", stirring_seen)


def _another_salt_than_was_pledged(patch: pytest.MonkeyPatch) -> None:
    class Any_(str):
        __slots__ = ()
        __hash__ = str.__hash__

        def __ne__(self, other: object) -> bool:
            return False

    patch.setattr(stirring, "pledge_of", Any_)


def _pledged_when_salts_are_known(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stirring, "pledge", lambda self, seat, pledge: Pledged(seat, pledge))
    patch.setattr(Stirring, "is_broken_by", lambda self, seat: False)


def _stirred_without_those_who_were_in(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stirring, "_needed", property(lambda stirring: frozenset()))


def _stirred_for_no_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Causes, "why", lambda causes, seats: "back" if seats else "")


def _played_on_while_chance_is_made(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableState, "_check_held", lambda table: None)
    patch.setattr(TableState, "is_held", False)


HOLES = [
    _file_at_any_time,
    _going_back_alone,
    _seats_of_others,
    _a_seat_for_whoever_looks_on,
    _known_dice,
    _seen_through_and_silent,
    _links_that_stay_open,
    _whole_states,
    _whole_logs,
    _new_chance_told_to_who_goes_on,
    _new_chance_told_to_who_goes_back,
    _new_chance_told_to_who_adds_to_it,
    _the_secret_instead_of_its_seal,
    _salts_instead_of_who_has_given_one,
    _another_salt_than_was_pledged,
    _pledged_when_salts_are_known,
    _stirred_without_those_who_were_in,
    _stirred_for_no_reason,
    _played_on_while_chance_is_made,
]


@pytest.mark.parametrize("hole", HOLES, ids=lambda hole: hole.__name__.strip("_"))
def test_a_hole_is_found(hole: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    hole(monkeypatch)
    with pytest.raises(Leak):
        _ = [campaign(seed) for seed in range(12)]

"""Consent: nobody sees or undoes what another did unless they agree, and absence is never agreement."""

import random
from typing import Any

import pytest

from souterrain.kernel.match import Match, Parting
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.store import records
from souterrain.server.store.records import Acted, Agreed, Chair, Created, Handed, Left, Proposed, Record
from souterrain.server.table.state import TableState
from tests.every_game.table import random_answer
from tests.lantern.game import Lantern
from tests.server.serving import know_the_lantern

know_the_lantern()

AMBER, BLUE = 0, 1


class Told:
    """A table without a server: what is judged is taken in, and kept as it would stand in the log."""

    def __init__(self, *chairs: Chair) -> None:
        match = Match.start(Lantern, seed=7)
        seated = chairs or tuple(Chair("person", name, key=keys.hash_of(name)) for name in ("Ann", "Bob"))
        hashes = (keys.hash_of("host"), keys.hash_of("watch"))
        self.created = Created(match.heading, seated, *hashes, events=tuple(match.events))
        self.state = TableState.open("table", self.created, 0)
        self.log: list[str] = []

    def put(self, judge: Any) -> Record:
        record = self.state.act(judge, 0)
        self.log.append(records.write(record))
        return record

    def play(self, answers: int) -> None:
        chance = random.Random(1)
        for _ in range(answers):
            decision = self.state.open_decisions()[0]
            answer, asked = random_answer(decision, chance), self.state.asked[decision.seat]
            self.put(lambda table, d=decision, a=answer, n=asked: table.answer(d.seat, n, a))

    def read_again(self) -> TableState:
        """The table as another worker reads it from the log."""
        again = TableState.open("table", self.created, 0)
        for seq, body in enumerate(self.log, start=1):
            again.replay(seq, 0, records.read(body))
        return again


def away(table: TableState) -> Left:
    return table.seating.leave(BLUE)


def held(table: TableState) -> Handed:
    return table.seating.hand(BLUE, "random", "clock")


@pytest.mark.parametrize("absent", [away, held], ids=["who got up", "whose seat a computer holds"])
def test_nobody_goes_back_without_one_who_is_not_there(absent: Any) -> None:
    table = Told()
    table.play(6)
    table.put(absent)
    assert isinstance(table.put(lambda state: state.propose(AMBER, 6)), Proposed)
    assert len(table.state.game.state.decisions)
    assert len(table.state.match.standing()) == 6  # type: ignore[union-attr]
    assert isinstance(table.put(lambda state: state.agree(BLUE)), Acted), "their link is enough to agree"


def test_all_of_several_must_agree() -> None:
    table = Told()
    table.play(2)
    table.put(lambda state: state.propose(BLUE, 1))
    with pytest.raises(Denied):
        table.put(lambda state: state.agree(BLUE))
    assert not isinstance(table.put(lambda state: state.agree(AMBER)), Agreed)


def test_where_a_match_has_parted_one_alone_does_not_go_on_but_begins_another() -> None:
    table = Told()
    table.play(6)
    table.put(away)
    match = table.state.match
    assert match
    match.parting = Parting(3, 3, "differs", "")
    assert isinstance(table.put(lambda state: state.propose(AMBER, 0)), Proposed)
    assert table.state.go_on("new").table == "new"


@pytest.mark.parametrize("absent", [away, held, None], ids=["got up", "held by a computer", "slow"])
def test_nobody_opens_another_persons_seat_to_look_at_its_secrets(absent: Any) -> None:
    table = Told()
    table.play(4)
    if absent:
        table.put(absent)
    for owner in (keys.HOST, keys.SPECTATOR, AMBER):
        with pytest.raises(Denied):
            table.put(lambda state, owner=owner: state.give_away(BLUE, owner))
    assert table.state.access("Bob").owner == BLUE, "who comes late has their seat"


def test_a_seat_that_was_given_up_is_taken_over_by_somebody_else_and_all_are_told() -> None:
    table = Told()
    table.play(4)
    table.put(lambda state: state.give_away(BLUE, BLUE))
    for owner in (keys.HOST, AMBER):
        with pytest.raises(Denied, match="somebody else"):
            table.put(lambda state, owner=owner: state.join(BLUE, "Eve", "key", owner))
    table.put(lambda state: state.join(BLUE, "Zoe", "key"))
    again = table.read_again()
    for state in (table.state, again):
        told = [line.event for line in state.lines_for(None) if line.event.name.startswith("seat_")]
        assert [(event.name, event.data) for event in told] == [
            ("seat_freed", {"seat": BLUE}),
            ("seat_taken", {"seat": BLUE}),
        ]
    assert not isinstance(table.put(lambda state: state.propose(AMBER, 1)), Acted), "whoever took over must agree"


def test_the_host_asks_no_computer_into_the_seat_of_a_person_who_has_not_got_up() -> None:
    table = Told()
    for record in (None, held):
        if record:
            table.put(record)
        with pytest.raises(Denied):
            table.put(lambda state: state.hand(BLUE, "adept", keys.HOST))
    table.put(lambda state: state.seating.come_back(BLUE))
    table.put(away)
    table.put(lambda state: state.hand(BLUE, "random", keys.HOST))
    table.put(lambda state: state.seating.come_back(BLUE))
    assert table.state.seating.chairs[BLUE].kind == "person"


def test_who_knows_the_seed_does_not_know_the_dice_after_going_back() -> None:
    """A match that is over tells its seed; gone back over, it has other chance each time, and the log leads to the same."""
    ahead = set()
    for _ in range(2):
        table = Told(Chair("person", "Ann", key="a"), Chair("open"))
        table.play(6)
        table.put(lambda state: state.propose(AMBER, 3))
        ahead.add(table.state.game.state.chance.seed)
        assert table.read_again().game.save() == table.state.game.save()
    assert len(ahead) == 2

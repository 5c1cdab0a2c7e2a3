"""Consent: nobody sees or undoes what another did unless they agree, and absence is never agreement."""

import random
from functools import partial
from typing import Any

import pytest

from souterrain.kernel.match import Match, Parting
from souterrain.server.http import files
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import keys
from souterrain.server.seats.clock import SUMMONS, deadlines
from souterrain.server.settings import Settings
from souterrain.server.store import records
from souterrain.server.store.records import Acted, Agreed, Chair, Created, Handed, Left, Proposed, Record, SeatOpened
from souterrain.server.table import outgoing
from souterrain.server.table.live import _late as late
from souterrain.server.table.state import TableState
from tests.every_game.table import random_answer
from tests.lantern.game import Lantern
from tests.server.serving import know_the_lantern
from tests.server.simulated import Told as Told_
from tests.server.simulated import opened, simulate

know_the_lantern()

AMBER, BLUE = 0, 1


class Told:
    """A table without a server: what is judged is taken in, and kept as it would stand in the log."""

    def __init__(self, *chairs: Chair, seed: int = 7) -> None:
        match = Match.start(Lantern, seed=seed)
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
    assert len(table.state.match.standing()) == 6
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
            table.put(lambda state, owner=owner: state.give_away(BLUE, owner, "heir"))
    assert table.state.access("Bob").owner == BLUE, "who comes late has their seat"


def test_a_seat_that_was_given_up_is_taken_over_by_somebody_else_and_all_are_told() -> None:
    table = Told()
    table.play(4)
    table.put(lambda state: state.give_away(BLUE, BLUE, "heir"))
    heir = table.state.access("heir")
    assert heir.viewer is None, "until it is taken over, nobody sees more by it than others do"
    for owner in (keys.HOST, keys.SPECTATOR, keys.heir(AMBER), AMBER):  # the host has the spectators' link too
        with pytest.raises(Denied, match="somebody else"):
            table.put(lambda state, owner=owner: state.join(BLUE, "Eve", "key", owner))
    table.put(lambda state: state.join(BLUE, "Zoe", "key", heir.owner))
    with pytest.raises(Denied, match="does not open"):
        table.state.access("heir")
    again = table.read_again()
    for state in (table.state, again):
        told = [line.event for line in state.lines_for(None) if line.event.name.startswith("seat_")]
        assert [(event.name, event.data) for event in told] == [
            ("seat_freed", {"seat": BLUE}),
            ("seat_taken", {"seat": BLUE}),
        ]
    assert not isinstance(table.put(lambda state: state.propose(AMBER, 1)), Acted), "whoever took over must agree"


def test_a_seat_that_was_given_up_at_an_older_program_is_gone_on_with_by_a_computer() -> None:
    """Nobody was chosen to have its secrets, and the host has every link that there is."""
    table = Told()
    table.play(4)
    table.put(lambda state: SeatOpened(BLUE))
    for owner in (keys.HOST, keys.SPECTATOR, AMBER):
        with pytest.raises(Denied, match="somebody else"):
            table.put(lambda state, owner=owner: state.join(BLUE, "Eve", "key", owner))
    table.put(lambda state: state.hand(BLUE, "random", keys.HOST))


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


def test_nothing_is_taken_back_after_the_end() -> None:
    """At the end everything is told, the dice ahead too: who could undo the last answer would play on knowing them."""
    lasting = 0
    for seed in range(20):
        table = Told(seed=seed)
        while not table.state.is_over:
            table.play(1)
        match = table.state.match
        assert match
        lasting += bool(match._past)
        for seat in (AMBER, BLUE):
            with pytest.raises(Denied):
                table.put(lambda state, seat=seat: state.undo(seat))
    assert lasting, "else there was nothing to take back anyway"


def test_a_match_that_was_over_and_goes_on_says_that_it_was_seen_through() -> None:
    table = Told(Chair("person", "Ann", key="a"), Chair("open"))
    table.play(1)
    table.put(lambda state: state.concede(AMBER))
    assert table.state.is_revealed, "here whoever wants to saves the file"
    table.put(lambda state: state.propose(AMBER, 1))
    assert not table.state.is_over
    for state in (table.state, table.read_again()):
        assert state.origin == "file"
        assert outgoing.table_seen(state).origin == "file", "who is about to join reads it"
        assert outgoing.snapshot(state, None, {})[1].origin == "file"


@pytest.mark.parametrize("what", ["file", "replay?revealed=true", "report"])
def test_what_is_made_at_the_end_is_not_given_to_who_has_gone_back_behind_it(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was asked for when all was open, and made when the match went on: the file with the secret of the dice ahead in it."""

    async def course(chance: random.Random) -> Told_:
        async with opened(Settings("nowhere", requests=0, creations=0, messages=0)) as house:
            seats = [{"kind": "person"}, {"kind": "open"}]
            links = (await house.ask("POST", "/api/tables/", body={"game": "lantern", "seats": seats})).json
            live = house.server.live(links["table"])
            await live.act(lambda table: table.concede(AMBER))

            async def meanwhile(deadline: Any, function: Any, *given: Any, **for_whom: Any) -> Any:
                await live.act(lambda table: table.propose(AMBER, 1))
                return function(*given)

            if what == "file":
                monkeypatch.setattr(files.asyncio, "to_thread", partial(meanwhile, None))
            else:
                monkeypatch.setattr(house.server.file_pool, "call", meanwhile)
            return await house.ask("GET", f"/api/tables/{links['table']}/{what}", links["seats"][0]["key"])

    told = simulate(course, 1)
    assert (told.status, told.json["said"]) == (409, "revealed-later")


def test_whoever_takes_a_seat_over_has_agreed_to_nothing() -> None:
    table = Told()
    table.play(4)
    table.put(lambda state: state.propose(AMBER, 2))
    table.put(lambda state: state.give_away(AMBER, AMBER, "heir"))
    table.put(lambda state: state.join(AMBER, "Zoe", "key", keys.heir(AMBER)))
    with pytest.raises(Denied, match="Nothing is proposed"):
        table.put(lambda state: state.agree(BLUE))


# Links that were handed on, and people who do not come


def test_a_link_that_was_handed_on_can_be_made_ones_own() -> None:
    table = Told(Chair("person", "Ann", key=keys.hash_of("Ann"), shared=True), Chair("open"))
    assert outgoing.seats_seen(table.state)[AMBER].shared, "all can see that who laid the table has this link"
    table.put(lambda state: state.seating.claim(AMBER, "own"))
    with pytest.raises(Denied, match="does not open"):
        table.state.access("Ann")
    with pytest.raises(Denied, match="no longer opens"):
        table.state.check_viewer(AMBER, keys.hash_of("Ann"))
    for state in (table.state, table.read_again()):
        assert state.access("own").owner == AMBER
        assert not outgoing.seats_seen(state)[AMBER].shared
        assert [line.event.name for line in state.lines_for(None)][-1] == "seat_claimed"
    with pytest.raises(Denied, match="alone already"):
        table.put(lambda state: state.seating.claim(AMBER, "another"))


def test_who_joins_has_a_link_that_the_host_never_saw() -> None:
    table = Told(Chair("person", "Ann", key=keys.hash_of("Ann"), shared=True), Chair("open"))
    table.put(lambda state: state.join(BLUE, "Bob", "Bob"))
    assert not outgoing.seats_seen(table.state)[BLUE].shared


def test_one_who_never_answers_is_summoned_before_all_and_a_computer_plays_on() -> None:
    table = Told()
    table.play(1)
    seat = next(iter(table.state.asked))
    assert deadlines(table.state, 0, ()) == {}, "there is no clock"
    for owner in (seat, keys.SPECTATOR):
        with pytest.raises(Denied):
            table.put(lambda state, owner=owner: state.summon(seat, owner))
    table.put(lambda state: state.summon(seat, 1 - seat))
    with pytest.raises(Denied, match="already"):
        table.put(lambda state: state.summon(seat, keys.HOST))
    for state in (table.state, table.read_again()):
        assert deadlines(state, 0, ())[seat].at == SUMMONS
        assert state.is_watched, "also when nobody is there"
        assert [line.event.name for line in state.lines_for(None)][-1] == "seat_summoned"
    asked = table.state.asked[seat]
    table.put(lambda state: late(state, seat=seat, asked=asked, is_of_game=False))
    assert table.state.seating.chairs[seat].kind == "computer"
    assert table.state.access(("Ann", "Bob")[seat]).owner == seat, "and when they return the seat is theirs"
    table.put(lambda state: state.seating.come_back(seat))
    assert deadlines(table.state, 0, ()) == {}


def test_who_answers_is_no_longer_summoned() -> None:
    table = Told()
    seat = next(iter(table.state.asked))
    table.put(lambda state: state.summon(seat, keys.HOST))
    while seat in table.state.summons:
        table.play(1)
    assert deadlines(table.state, 0, ()) == {}

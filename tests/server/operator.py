"""The operator: somebody who keeps the server and plays at it, and so knows its secret, every salt that was given, and every die.

`Page` is what an honest page does (`web/src/chance`): it pledges by itself, gives when it is asked for a cause that it can see, and
notes what it gave to. `Honest` is a table of the program as it is, at which the operator, with what they know, does all that a seat
and a host can do, at any moment. `Crooked` is a table of a program that the operator has changed: it says what they like and
writes any file. What no program can keep them from is to see what comes before the other does; what must not be is that they
get to choose it, and nobody can tell.
"""

import random
from typing import Any

from souterrain.kernel.match import Match
from souterrain.kernel.proof import Noted, Proof, prove
from souterrain.kernel.stir import Share, Stir, new_secret, number_of, pledge_of, seal_of
from souterrain.server.protocol.denied import Denied
from souterrain.server.protocol.messages import StirringSeen
from souterrain.server.seats import keys
from souterrain.server.store.records import Acted, Chair, Created
from souterrain.server.table.create import sealed
from souterrain.server.table.outgoing import _stirring
from souterrain.server.table.state import Judge, TableState
from tests.every_game.table import random_answer
from tests.lantern.game import Lantern
from tests.server.serving import know_the_lantern

OPERATOR, OTHER = 0, 1
MOST_LOST = 3  # salts that came to nothing, until a page gives no more


class Page:
    """An honest page, at one seat. One that is not `wary` gives whenever it is asked."""

    def __init__(self, seat: int, is_wary: bool = True) -> None:
        self.seat = seat
        self.is_wary = is_wary
        self.salt = ""
        self.notes: list[Noted] = []
        self.were_in: set[int] = set()
        self.begun: set[int] | None = None  # the seats that were to be in the beginning
        self.backs = 0  # how often it gave because the match went back

    def pledges(self) -> str:
        self.salt = new_secret()
        return pledge_of(self.salt)

    def is_to_pledge(self, seen: StirringSeen) -> bool:
        pledged = seen.pledges.get(str(self.seat))
        return pledged is None or (pledged != pledge_of(self.salt) and not seen.asked)

    def gives(self, seen: StirringSeen, backs: int) -> bool:
        """Whether it gives its salt; then it has noted what to. `backs` is how often it saw the match go back."""
        self.were_in |= {*seen.members}
        is_ours = seen.asked and seen.pledges.get(str(self.seat)) == pledge_of(self.salt)
        if not is_ours or self.seat in seen.given or (self.is_wary and not self.is_caused(seen, backs)):
            return False
        if seen.why == "begin":
            self.begun = {int(seat) for seat in seen.pledges}
        self.backs += seen.why == "back"
        pledges = {int(seat): pledge for seat, pledge in seen.pledges.items()}
        self.notes.append(Noted(seen.stir, self.seat, seen.seal, pledges, self.salt, seen.at))
        return True

    def is_caused(self, seen: StirringSeen, backs: int) -> bool:
        if sum(not note.taken for note in self.notes) >= MOST_LOST:
            return False
        seats = {int(seat) for seat in seen.pledges}
        if seen.why == "begin":
            return self.begun is None or seats < self.begun  # once more, if it was without one who broke it off
        if seen.why == "back":
            return backs > self.backs
        return seen.why == "late" and bool(seats - self.were_in)


class Honest:
    """A table of the program as it is, with the operator at one seat and an honest page at the other."""

    def __init__(self, seed: int) -> None:
        know_the_lantern()
        self.chance = random.Random(seed)
        secret, number = sealed()
        match = Match.start(Lantern, seed=number)
        chairs = tuple(Chair("person", name, key=keys.hash_of(name)) for name in ("Ann", "Bob"))
        created = Created(match.heading, chairs, "h", "w", events=tuple(match.events), secret=secret)
        self.table = TableState.open("table", created, 0)
        self.page, self.own = Page(OTHER), Page(OPERATOR, is_wary=False)
        self.backs = 0

    @property
    def seen(self) -> StirringSeen:
        seen = _stirring(self.table)
        assert seen
        return seen

    def do(self, judge: Judge) -> bool:
        try:
            record = self.table.act(judge, 0)
        except Denied:
            return False
        self.backs += isinstance(record, Acted) and record.entry.act == "rewind"
        return True

    def settle(self) -> None:
        """The other's page does what there is to do."""
        page = self.page
        if page.is_to_pledge(self.seen):
            self.do(lambda table: table.pledge(OTHER, page.pledges()))
        if page.gives(self.seen, self.backs):
            assert self.do(lambda table: table.give(OTHER, page.salt, table.stirring.shown))

    @property
    def dice(self) -> list[int]:
        """What the operator sees ahead."""
        assert self.table.match
        ahead = self.table.match.game.state.chance.copy()
        return [ahead.roll() for _ in range(3)]

    # What the operator may do

    def do_pledge(self) -> bool:
        return self.do(lambda table: table.pledge(OPERATOR, self.own.pledges()))

    def do_give(self) -> bool:
        return self.do(lambda table: table.give(OPERATOR, self.own.salt, table.stirring.shown))

    def do_proceed(self) -> bool:
        return self.do(lambda table: table.proceed(OPERATOR))

    def do_leave(self) -> bool:
        return self.do(lambda table: table.seating.leave(OPERATOR))

    def do_return(self) -> bool:
        return self.do(lambda table: table.seating.come_back(OPERATOR))

    def do_hand(self) -> bool:
        return self.do(lambda table: table.hand(OPERATOR, "random", OPERATOR))

    def do_friend(self) -> bool:
        """A friend takes the chair over."""
        done = self.do(lambda table: table.give_away(OPERATOR, OPERATOR, "heir"))
        return done and self.do(lambda table: table.join(OPERATOR, "Cid", new_secret(), keys.heir(OPERATOR)))

    def do_back(self) -> bool:
        """The other agrees, for once."""
        self.do(lambda table: table.propose(OPERATOR, 1))
        return self.do(lambda table: table.agree(OTHER))

    def do_answer(self) -> bool:
        table = self.table
        decisions = table.open_decisions()
        if not decisions:
            return False
        decision = self.chance.choice(decisions)
        by = "random" if table.seating.chairs[decision.seat].kind == "computer" else ""
        answer = random_answer(decision, self.chance)
        return self.do(lambda table: table.answer(decision.seat, table.asked[decision.seat], answer, by))

    def wander(self, steps: int) -> None:
        ways = [getattr(self, name) for name in dir(self) if name.startswith("do_")]
        for _ in range(steps):
            self.chance.choice(ways)()
            if self.chance.random() < 0.7:
                self.settle()

    def finish(self) -> Proof:
        table = self.table
        if table.seating.chairs[OPERATOR].away or table.seating.chairs[OPERATOR].kind == "computer":
            self.do_return()
        for _ in range(1000):
            if table.is_over:
                break
            self.settle()
            if not self.do_answer() and not self.do_give():
                self.do(lambda table: table.proceed(OTHER))
        assert table.is_over
        assert table.match
        return prove(table.match, table.stirring.done, self.page.notes)


class Crooked:
    """A table of another program, which says of itself what it likes. Both pages are asked; what they answer, it has."""

    def __init__(self, is_wary: bool = True) -> None:
        know_the_lantern()
        self.chance = random.Random(1)
        self.secret = new_secret()
        self.match = Match.start(Lantern, seed=number_of(self.secret, 0, {}))
        self.stirs = [Stir(0, 0, self.secret, seal_of(self.secret))]
        self.page = Page(OTHER, is_wary)
        self.members: list[int] = []
        self.backs = 0

    def ask(self, why: Any, seats: tuple[int, ...] = (OPERATOR, OTHER), **told: Any) -> tuple[Share, ...] | None:
        """The shares of an operator and of the page, if it gives; it has pledged when it is asked."""
        salts = {seat: new_secret() for seat in seats}
        pledges = {seat: pledge_of(salt) for seat, salt in salts.items()}
        pledges[OTHER] = self.page.pledges()
        told = {"seal": seal_of(self.secret), "stir": len(self.stirs), "at": len(self.match.entries), **told}
        shown = {str(seat): pledges[seat] for seat in sorted(pledges)}
        fixed: dict[str, Any] = {"given": [], "members": self.members, "awaited": [], "held": True, "asked": True}
        if not self.page.gives(StirringSeen(pledges=shown, why=why, **fixed, **told), self.backs):
            return None
        salts[OTHER] = self.page.salt
        return tuple(Share(seat, pledges[seat], salts[seat]) for seat in sorted(pledges))

    def deal(self, shares: tuple[Share, ...]) -> None:
        stir = Stir(len(self.stirs), 0, self.secret, seal_of(self.secret), shares)
        self.match = self.match.dealt(stir.number)
        self._make(stir)

    def stir(self, shares: tuple[Share, ...]) -> None:
        stir = Stir(len(self.stirs), len(self.match.entries) + 1, self.secret, seal_of(self.secret), shares)
        self.match.turn(stir.number, "stir")
        self._make(stir)

    def _make(self, stir: Stir) -> None:
        self.stirs.append(stir)
        self.members = sorted(stir.seats)

    def break_off(self, shares: tuple[Share, ...], by: int) -> None:
        self.stirs.append(
            Stir(len(self.stirs), len(self.match.entries), self.secret, seal_of(self.secret), shares, (by,))
        )

    def go_back(self) -> None:
        stir = Stir(len(self.stirs), len(self.match.entries) + 1, self.secret, seal_of(self.secret))
        self.match.rewind(OTHER, len(self.match.standing()) - 1, stir.number)
        self.stirs.append(stir)
        self.backs += 1

    def play(self, acts: int = 1000) -> None:
        for _ in range(acts):
            if self.match.game.is_over:
                return
            decision = self.match.game.open_decisions()[0]
            self.match.answer(decision.seat, random_answer(decision, self.chance))

    @property
    def dice(self) -> int:
        """The next die."""
        return self.match.game.state.chance.copy().roll()

    def proved(self) -> Proof:
        self.play()
        return prove(self.match, self.stirs, self.page.notes)

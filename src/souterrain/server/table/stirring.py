"""The stirring of a table's chance: the server's secret, what the persons have pledged and given, and what was made of it.

Whoever sits at a page pledges a salt and, when it is asked for, gives it. It is asked for when there is a cause (`Causes`) and all
have pledged who are to take part: at the beginning everybody who has a seat or may still take one, later those who are in
already. From then on the pledges stand: they lead to chance, or to a line in the file that says who broke it off. While
chance is to be made, nobody acts (`is_held`), so nobody plays on with what they know; whoever does not want to wait any longer
proceeds without those who are missing, before all. A judge returns the record, or refuses; `note` takes it in. What is sound in it,
and what is not, stands in `docs/protocol.md`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from types import MappingProxyType

from souterrain.kernel.stir import HASH, Cause, Causes, Share, Stir, number_of, pledge_of, seal_of
from souterrain.server.protocol.denied import Denied
from souterrain.server.store.records import Pledged, Proceeded, Salted

NOTHING: Mapping[int, str] = MappingProxyType({})
NOBODY: Set[int] = frozenset()
ANY = -1  # the number of a stir that was not said
MOST_PLEDGES = 20  # of one seat, until chance is made


class Stirring:
    """Without a secret nothing is stirred: at tables of older programs."""

    def __init__(self, secret: str = "") -> None:
        self._seal_up(secret)
        self.is_told = False  # the match was over: whoever wanted to knows the secret
        self.done: list[Stir] = []
        self.pledges: dict[int, str] = {}
        self.salts: dict[int, str] = {}
        self.members: Set[int] = NOBODY  # seats whose person's salt is in the chance ahead
        self.people: Set[int] = NOBODY  # seats that a person plays, or may still take
        self._causes = Causes()
        self._pledged: Counter[int] = Counter()  # how often, since chance was made

    @property
    def why(self) -> Cause:
        """Why chance is to be made, if it is."""
        return self._causes.why(self.pledges.keys() | (self.members & self.people)) if self.secret else ""

    @property
    def _needed(self) -> Set[int]:
        """Who is to take part. Once a salt is known, nobody else."""
        if self.salts:
            return self.pledges.keys()
        if self.why == "begin":
            return (self.people - self._causes.left_out) | self.pledges.keys()
        return (self.members & self.people) | self.pledges.keys()

    @property
    def awaited(self) -> Set[int]:
        """Those without whom chance is not made: they have not pledged, or when all have, not given."""
        if not self.why:
            return NOBODY
        return self._needed - self.pledges.keys() or self.pledges.keys() - self.salts.keys()

    @property
    def is_asked(self) -> bool:
        """Whether all who have pledged are to give their salts."""
        return bool(self.why) and self._needed <= self.pledges.keys()

    @property
    def is_held(self) -> bool:
        """Whether nobody acts until chance is made. Where somebody comes late, only when salts are known: those who are in may be
        away for days."""
        return bool(self.salts) or self.why in ("begin", "back")

    def number(self, last: Mapping[int, str] = NOTHING, secret: str = "") -> int:
        """What chance is made of, with the last salt; or of a secret alone, another or the one there is."""
        salts = {**self.salts, **last} if last else {}
        return number_of(secret or self.secret, len(self.done), salts)

    # Judging

    def pledge(self, seat: int, pledge: str) -> Pledged:
        if not self.secret:
            raise Denied("refused", "Chance is not stirred at this table.", "not-stirred")
        if not HASH.fullmatch(pledge):
            raise Denied("bad-message", "A pledge is a SHA-256 in small hexadecimal digits.")
        if self.pledges.get(seat) == pledge:
            raise Denied("repeated", "That is pledged already.")
        is_late = self.is_asked and (seat not in self.pledges or seat in self.salts)
        if is_late or (not self._causes.has_begun and seat in self._causes.left_out):
            raise Denied("stale", "Others are making chance just now: whoever pledges next waits until they have.")
        if self._pledged[seat] >= MOST_PLEDGES:
            raise Denied("too-many", "This seat has pledged often enough until chance is made.")
        return Pledged(seat, pledge)

    @property
    def shown(self) -> dict[str, str]:
        """The pledges as everybody sees them."""
        return {str(seat): pledge for seat, pledge in sorted(self.pledges.items())}

    def give(self, seat: int, salt: str, pledges: Mapping[str, str], stir: int = ANY) -> Salted:
        """Only with these pledges, and to this stir: what was pledged when a salt was under way, its owner has not seen, and where
        all went back meanwhile, it is another chance that is made."""
        if not self.is_asked or seat not in self.pledges:
            raise Denied("stale", "This seat is not asked for its salt.")
        if seat in self.salts:
            raise Denied("repeated", "This seat has given its salt.")
        if pledges != self.shown or stir not in (ANY, len(self.done)):
            message = "Somebody has pledged since, or all went back: this salt is known now. Pledge another."
            raise Denied("stale", message, "pledged-since")
        if not HASH.fullmatch(salt) or pledge_of(salt) != self.pledges[seat]:
            raise Denied("refused", "This salt is not the one that was pledged.", "other-salt")
        return Salted(seat, salt)

    def proceed(self, seat: int) -> Proceeded:
        """Not to wait any longer: by one who has done their part."""
        if not self.is_held or seat not in self.pledges or seat in self.awaited:
            raise Denied("refused", "Nobody is waited for, or only this seat.", "nobody-awaited")
        return Proceeded(seat)

    def is_last(self, seat: int) -> bool:
        """Whether all others have given theirs."""
        return self.pledges.keys() - self.salts.keys() == {seat}

    def is_broken_by(self, seat: int) -> bool:
        """Whether it breaks the stirring off if this seat pledges another salt or goes."""
        return self.is_asked and seat in self.pledges

    # Taking in

    def note(self, record: Pledged | Salted, at: int) -> None:
        if isinstance(record, Salted):
            self.pledges.setdefault(
                record.seat, pledge_of(record.salt)
            )  # in logs of older programs, from before all went back
            self.salts[record.seat] = record.salt
            return
        self._pledged[record.seat] += 1
        if not self.is_broken_by(record.seat):
            self.pledges[record.seat] = record.pledge
            return
        self.break_off((record.seat,), at)
        if self._causes.has_begun:
            self.pledges[record.seat] = record.pledge

    def act(self, seat: int) -> None:
        """A seat has done something in the match."""
        self._causes.act(seat)

    def finish(self, at: int) -> None:
        """All have given their salts, and chance is made of them: after so many entries."""
        self._add(at, self._shares())
        self._causes.make(self.salts.keys())
        self.members = frozenset(self.salts)
        self.pledges, self.salts = {}, {}
        self._pledged.clear()

    def turn(self, at: int, secret: str = "") -> None:
        """Chance was made of the secret alone: at the beginning, and where the match went back or goes on from a file. All pledge
        anew: a salt may be under way, and is known then."""
        self.break_off((), at - 1)
        self.pledges = {}
        self._pledged.clear()
        if secret:
            self._seal_up(secret)
            self.is_told = False
        if self.done:
            self._causes.go_back()
        else:
            self._causes = Causes()
        if self.secret:
            self._add(at, ())

    def proceed_without(self, at: int) -> Set[int]:
        """Those who are missing are waited for no longer. Where all have pledged, or the match went back, they break it off."""
        missing = self.awaited
        if self.is_asked or self.why != "begin":
            self.break_off(missing, at)
        else:
            self._causes.left_out |= missing
        return missing

    def leave(self, seat: int, at: int, *, for_good: bool) -> None:
        """A computer plays there, or its person has got up: the others do not wait for them. What they have added stays in, unless
        somebody else is to sit there."""
        if self.is_broken_by(seat):
            self.break_off((seat,), at)
        self.pledges.pop(seat, None)
        if for_good:
            self.members -= {seat}

    def break_off(self, by: Iterable[int], at: int) -> None:
        """What was to be chance comes to nothing, so that all pledge others; the file says by whom. Without a name it is the end of
        the match, or a way back that all have agreed on, which leave out who had not given."""
        by = frozenset(by) or (self.pledges.keys() - self.salts.keys() if self.salts else NOBODY)
        if by:
            self._add(at, self._shares(), tuple(sorted(by)))
            self._causes.break_off(self.pledges.keys(), by)
            self.pledges, self.salts = {}, {}

    def _shares(self) -> tuple[Share, ...]:
        return tuple(Share(seat, pledge, self.salts.get(seat, "")) for seat, pledge in sorted(self.pledges.items()))

    def _seal_up(self, secret: str) -> None:
        self.secret, self.seal = secret, seal_of(secret) if secret else ""

    def _add(self, at: int, shares: tuple[Share, ...], broken: tuple[int, ...] = ()) -> None:
        self.done.append(Stir(len(self.done), at, self.secret, self.seal, shares, broken))

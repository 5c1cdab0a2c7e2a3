"""The solver against fifty digits: the same contacts in the same order, and the same resting places."""

from decimal import Decimal, localcontext
from random import Random

import mpmath
import pytest

from souterrain.flick import Shot, flick
from tests.flick.reference import DIGITS, Body, Result, bernstein, first_down_crossing, reference
from tests.flick.scenes import flick_of, scattered

SHOTS = 400
"""Per number of discs: 1,200 in all."""


def assert_same(shot: Shot, exact: Result) -> None:
    got = [(contact.kind, frozenset((contact.first, contact.second))) for contact in shot.contacts]
    assert got == [(record.kind, record.pair) for record in exact.contacts]
    for contact, record in zip(shot.contacts, exact.contacts, strict=True):
        assert abs(Decimal(contact.time_ns) / 10**9 - record.time) <= Decimal("1e-9")
        assert abs(Decimal(contact.speed_um) / 10**6 - record.speed) <= Decimal("1e-6")
    assert {name: out.side for name, out in shot.exits.items()} == exact.gone
    for name, (x, y) in exact.rest.items():
        way = shot.playback.ways[name][-1]
        got_x, got_y = way.at(way.start + way.length)
        assert abs(Decimal(got_x) - x) < Decimal("1e-9")
        assert abs(Decimal(got_y) - y) < Decimal("1e-9")
        assert abs(shot.rest[name][0] - x * 10**6) <= Decimal("0.501")
        assert abs(shot.rest[name][1] - y * 10**6) <= Decimal("0.501")


@pytest.mark.parametrize("discs", [12, *(pytest.param(discs, marks=pytest.mark.long) for discs in (20, 35))])
def test_contacts_and_rest_agree_with_fifty_digits(discs: int) -> None:
    # Livelier wood is left out: with restitution 0.9 a start that differs by 1e-17 m ends 1e-9 m off, in any arithmetic.
    random = Random(discs)
    for n in range(SHOTS):
        layout = scattered(random, discs, walled=n % 2 == 1, restitution=random.choice((0.3, 0.6, 0.75)))
        name = random.randrange(discs)
        shot = flick(layout, name, flick_of(random))
        assert_same(shot, reference(layout, name, shot.velocity_um))


def test_the_reference_finds_the_roots_that_mpmath_finds() -> None:
    random = Random(4)
    found = 0
    with localcontext() as context, mpmath.workdps(DIGITS):
        context.prec = DIGITS
        while found < 40:
            a = [random.uniform(-1.0, 1.0) for _ in range(3)]
            power = [Decimal(random.uniform(0.1, 1.0)), *(Decimal(4 * v) for v in a), Decimal(random.uniform(0.1, 2.0))]
            end = Decimal(2)
            root = first_down_crossing(bernstein(power, end), Decimal(0), end)
            roots = mpmath.polyroots([mpmath.mpf(str(c)) for c in power], maxsteps=500, extraprec=500, asc=True)
            real = sorted(mpmath.re(r) for r in roots if abs(mpmath.im(r)) < 1e-30 and 0 < mpmath.re(r) < 2)
            assert (root is None) == (not real)
            if root is not None:
                assert abs(mpmath.mpf(str(root)) - real[0]) < mpmath.mpf(10) ** -40
                found += 1


def test_the_reference_slides_as_the_textbook_says() -> None:
    with localcontext() as context:
        context.prec = DIGITS
        disc = Body(
            "a", Decimal(0), Decimal(0), Decimal("0.01"), Decimal(1), Decimal(2), "wood", Decimal(3), Decimal(4)
        )
        disc.move(disc.stop_time())
    # v²/2a = 25/4, along (3, 4)/5
    assert (disc.x, disc.y) == (Decimal("3.75"), Decimal(5))

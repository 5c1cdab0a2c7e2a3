"""The solver against fifty digits: the same contacts in the same order, and the same resting places."""

from decimal import Decimal, localcontext
from random import Random

import mpmath
import pytest

from souterrain.flick import REAL_WOOD, Board, Layout, Materials, flick, wooden
from tests.flick.against_reference import KINDS, Verdict, judge, try_many
from tests.flick.reference import DIGITS, Body, bernstein, first_down_crossing, reference
from tests.flick.scenes import flick_of, scattered, symmetric
from tests.tiers import sample

SHOTS = 400
"""Per number of discs: 1,200 in all; `make fuzz` tries ten thousand."""


@pytest.mark.parametrize(
    ("discs", "shots"),
    [(12, SHOTS // 4), *(pytest.param(discs, SHOTS, marks=pytest.mark.long) for discs in (12, 20, 35))],
)
def test_contacts_and_rest_agree_with_fifty_digits(discs: int, shots: int) -> None:
    # Livelier wood is left out: with restitution 0.9 a start that differs by 1e-17 m ends 1e-9 m off, in any arithmetic.
    random = Random(discs)
    for n in range(shots):
        layout = scattered(random, discs, walled=n % 2 == 1, restitution=random.choice((0.3, 0.6, 0.75)))
        name = random.randrange(discs)
        shot = flick(layout, name, flick_of(random))
        exact = reference(layout, name, shot.velocity_um)
        found = judge(shot, exact)
        assert not found.order_errors
        assert found.time_s < 1e-10
        assert found.rest_m < 1e-9
        for contact, record in zip(shot.contacts, exact.contacts, strict=True):
            assert abs(Decimal(contact.time_ns) / 10**9 - record.time) <= Decimal("1e-9")
        for disc, (x, y) in exact.rest.items():
            assert abs(shot.rest[disc][0] - x * 10**6) <= Decimal("0.501")
            assert abs(shot.rest[disc][1] - y * 10**6) <= Decimal("0.501")


@pytest.mark.parametrize("shots", sample(50, 200))
def test_every_kind_of_shot_agrees_with_fifty_digits(shots: int) -> None:
    """Ties, nearly ties and real wood; `make fuzz` tries ten thousand."""
    found = try_many(range(1_000_000, 1_000_000 + shots), jobs=1)
    assert set(found) == set(KINDS)
    for kind, verdict in found.items():
        assert verdict.shots == shots // len(KINDS)
        assert verdict.contacts > verdict.shots
        assert verdict.order_errors == 0, (kind, verdict.seeds)
        assert verdict.rest_m < 1e-9


@pytest.mark.parametrize("shots", sample(10, 200))
@pytest.mark.parametrize("materials", [Materials(), REAL_WOOD], ids=["today", "real"])
def test_ties_between_walls_agree_with_fifty_digits(materials: Materials, shots: int) -> None:
    random = Random(shots)
    found = Verdict(shots=0)
    for seed in range(shots):
        scene = symmetric(random, materials, walled=True)
        shot = flick(scene.layout, "shooter", scene.velocity)
        found.add(judge(shot, reference(scene.layout, "shooter", shot.velocity_um), seed))
    assert found.order_errors == 0, found.seeds
    assert found.contacts > 3 * shots
    assert found.rest_m < 1e-9


def test_a_wrong_order_is_seen() -> None:
    layout = Layout(Board(600, 100), [wooden(n, 100 + 60 * n, 50, 25) for n in range(4)])
    shot = flick(layout, 0, (2500.0, 0.0))
    exact = reference(layout, 0, shot.velocity_um)
    assert judge(shot, exact).order_errors == 0
    exact.contacts[0], exact.contacts[1] = exact.contacts[1], exact.contacts[0]
    assert judge(shot, exact).order_errors == 1


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

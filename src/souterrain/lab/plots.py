"""Plots as SVG inside a page: no script, nothing fetched. Their colours are those of the page (`report`).

Each takes rows of plain numbers and labels; what they mean, and the words, are the caller's.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape

WIDTH, LEFT, ROW = 680, 290, 26
LONGEST = 40  # signs of a label

Tell = Callable[[float], str]
Interval = tuple[float, float]


def bars(rows: Sequence[tuple[str, float, Interval]]) -> str:
    """A bar for each share with its interval, and a line at one half."""
    span = WIDTH - LEFT - 20
    lines = []
    for number, (label, share, interval) in enumerate(rows):
        y = number * ROW + 6
        lines.append(_label(label, y))
        lines.append(f'<rect x="{LEFT}" y="{y}" width="{span * share:.1f}" height="15" class="bar soft"/>')
        low, high = (LEFT + span * edge for edge in interval)
        lines.append(_whiskers(low, high, y))
    return _svg(lines, len(rows), [LEFT + span / 2])


def lengths(rows: Sequence[tuple[str, float]], tell: Tell) -> str:
    """A bar for each number, which is written at its end."""
    span = WIDTH - LEFT - 60
    most = max((value for _, value in rows), default=0) or 1.0
    lines = []
    for number, (label, value) in enumerate(rows):
        y, width = number * ROW + 6, span * value / most
        lines.append(_label(label, y))
        lines.append(f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="15" class="bar"/>')
        lines.append(f'<text x="{LEFT + width + 6:.1f}" y="{y + 12}">{escape(tell(value))}</text>')
    return _svg(lines, len(rows))


def gaps(rows: Sequence[tuple[str, float, Interval]], tell: Tell) -> str:
    """A point for each difference with its interval, on both sides of nothing."""
    span = WIDTH - LEFT - 60
    most = max((max(map(abs, interval)) for _, _, interval in rows), default=0) or 1.0
    middle = LEFT + span / 2
    lines = []
    for number, (label, gap, interval) in enumerate(rows):
        y = number * ROW + 6
        at, low, high = (middle + span / 2 * value / most for value in (gap, *interval))
        is_sure = low > middle or high < middle
        lines.append(_label(label, y))
        lines.append(_whiskers(low, high, y))
        lines.append(f'<circle cx="{at:.1f}" cy="{y + 7.5}" r="5" class="{"bar" if is_sure else "hollow"}"/>')
        lines.append(f'<text x="{WIDTH - 52}" y="{y + 12}">{escape(tell(gap))}</text>')
    return _svg(lines, len(rows), [middle])


def histogram(counts: Counter[int], tell: Tell) -> str:
    """How often each number came, in columns of equal width."""
    low, high = min(counts), max(counts)
    step = max(1, _round((high - low + 1) / 24))
    first = low // step * step
    columns = Counter((value - first) // step for value in counts.elements())
    count = max(columns) + 1
    width, height, foot = (WIDTH - 60) / count, 140, 26
    most = max(columns.values())
    lines = [f'<path d="M40 {height + 8}H{WIDTH - 20}" class="line"/>', _text(4, 18, tell(most))]
    for column in range(count):
        tall = height * columns[column] / most
        x = 40 + column * width
        lines.append(
            f'<rect x="{x:.1f}" y="{height + 8 - tall:.1f}" width="{max(width - 1, 1):.1f}" height="{tall:.1f}" class="bar">'
            f"<title>{first + column * step}–{first + (column + 1) * step - 1}: {columns[column]}</title></rect>"
        )
        if column % max(1, count // 6) == 0:
            lines.append(_text(x, height + foot, tell(first + column * step)))
    return _sized(lines, height + foot + 8)


def foretold(rows: Sequence[tuple[float, float, Interval, int]], tell: Tell) -> str:
    """What was foretold, from left to right, against what came, from below: on the line, both agree."""
    side, left = 300, 60
    at = [f'<path d="M{left} {side + 10}V10H{left + side}V{side + 10}ZL{left + side} 10" class="line none"/>']
    for part in (0.0, 0.5, 1.0):
        at.append(_text(left + side * part - 12, side + 28, tell(part)))
        at.append(
            f'<text x="{left - 8}" y="{side + 14 - side * part:.0f}" text-anchor="end">{escape(tell(part))}</text>'
        )
    most = max((count for *_, count in rows), default=1)
    for foreseen, share, (low, high), count in rows:
        x, y, bottom, top = left + side * foreseen, *(side + 10 - side * each for each in (share, low, high))
        at.append(f'<path d="M{x:.1f} {bottom:.1f}V{top:.1f}" class="mark"/>')
        size = 3 + 6 * math.sqrt(count / most)
        at.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" class="bar"><title>{count}</title></circle>')
    return _sized(at, side + 36, left + side + 40)


def spans(rows: Sequence[tuple[str, Sequence[float]]], tell: Tell) -> str:
    """Numbers of very different sizes, on a line for each label: the first is a point, a stroke goes to the last."""
    values = [value for _, each in rows for value in each if value > 0]
    if not values:
        return ""
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    span = (WIDTH - LEFT - 70) / max(high - low, 1)
    lines = [
        f'<path d="M{LEFT + span * (power - low):.1f} 0V{len(rows) * ROW + 2}" class="line dashed"/>'
        + _text(LEFT + span * (power - low) - 10, len(rows) * ROW + 18, tell(10.0**power))
        for power in range(low, high + 1)
    ]
    for number, (label, each) in enumerate(rows):
        y = number * ROW + 6
        places = [LEFT + span * (math.log10(max(value, 10.0**low)) - low) for value in each]
        lines.append(_label(label, y))
        lines.append(f'<path d="M{places[0]:.1f} {y + 7.5}H{places[-1]:.1f}" class="mark"/>')
        lines += [
            f'<circle cx="{place:.1f}" cy="{y + 7.5}" r="{5 if not index else 3}" class="bar">'
            f"<title>{escape(tell(value))}</title></circle>"
            for index, (place, value) in enumerate(zip(places, each, strict=True))
        ]
    return _sized(lines, len(rows) * ROW + 26)


def _round(step: float) -> int:
    """A step that people count in: 1, 2 or 5 of a power of ten."""
    if step <= 1:
        return 1
    power = 10 ** math.floor(math.log10(step))
    return int(next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step))


def _label(label: str, y: float) -> str:
    short = label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"
    whole = f"<title>{escape(label)}</title>" if short != label else ""
    return f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{whole}{escape(short)}</text>'


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _whiskers(low: float, high: float, y: float) -> str:
    return f'<path d="M{low:.1f} {y + 7.5}H{high:.1f}M{low:.1f} {y + 3}v9M{high:.1f} {y + 3}v9" class="mark"/>'


def _svg(lines: Iterable[str], rows: int, dashed: Iterable[float] = ()) -> str:
    height = rows * ROW + 8
    drawn = [*(f'<path d="M{x} 0V{height}" class="line dashed"/>' for x in dashed), *lines]
    return _sized(drawn, height)


def _sized(lines: Iterable[str], height: float, width: float = WIDTH) -> str:
    return f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img">{"".join(lines)}</svg>'

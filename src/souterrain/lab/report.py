"""Tournaments as a page: tables, and plots drawn as SVG inside it. One file, no script, nothing fetched.

The figures come from `tally`; the words from the house's Fluent files.
"""

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

Say = Callable[..., str]

WIDTH, LEFT, ROW = 640, 250, 26

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --line: #999; --bar: #4a6fa5; --mark: #b5482f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ddd; --paper: #181818; --line: #666; --bar: #7fa3d8; --mark: #e0876f; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink);
  background: var(--paper); }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: 0.2rem 0.8rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2), th:nth-child(3), td:nth-child(3) { text-align: left; }
svg { max-width: 100%; height: auto; } text { fill: var(--ink); font-size: 13px; }
"""


def page(tournaments: Iterable[dict[str, Any]], say: Say, lang: str) -> str:
    """The whole report, one section for each tournament."""
    title = escape(say("report-title"))
    sections = "\n".join(_section(each, say) for each in tournaments)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<h1>{title}</h1>\n{sections}\n</body>\n</html>\n"
    )


def _section(result: dict[str, Any], say: Say) -> str:
    names = " – ".join(result["players"])
    told = say(
        "report-told",
        games=result["games"],
        decisions=result["decisions_per_game"],
        thinking=result["thinking"],
        seed=result["seed"],
        faults=len(result["faults"]),
    )
    wins = [row for row in result["scores"] if row["scenario"] or len({r["player"] for r in result["scores"]}) > 1]
    sides = [
        {"player": seat, "scenario": scenario, "seat": "", **row}
        for scenario, counted in result["scenarios"].items()
        for seat, row in counted["results"].items()
    ]
    lengths = [
        (scenario, counted["turns_per_game"]) for scenario, counted in result["scenarios"].items() if counted["games"]
    ]
    parts = [f"<h2>{escape(result['game'])} · {escape(names)}</h2>", f"<p>{escape(told)}</p>"]
    parts += [f"<h3>{escape(say('report-players'))}</h3>", _shares(wins), _table(wins, say)]
    parts += [f"<h3>{escape(say('report-sides'))}</h3>", _shares(sides), _table(sides, say)]
    if varied := [{"player": f"{row['option']} = {row['value']}", "scenario": "", **row} for row in result["options"]]:
        parts += [f"<h3>{escape(say('report-options'))}</h3>", _shares(varied), _table(varied, say)]
    if any(turns for _, turns in lengths):
        parts += [f"<h3>{escape(say('report-length'))}</h3>", _lengths(lengths)]
    if result["cards"]:
        parts += [f"<h3>{escape(say('report-cards'))}</h3>", f"<p>{escape(say('report-cards-read'))}</p>"]
        parts.append(_cards(result["cards"], say))
    return "\n".join(parts)


def _cards(rows: list[dict[str, Any]], say: Say) -> str:
    """What was used, and the share of the games in which it was that its side won."""
    heads = [say(f"report-column-{key}") for key in ("deed", "side", "uses", "games", "share", "interval")]
    body = "".join(
        f"<tr><td>{escape(row['deed'])}</td><td>{escape(row['seat'])}</td><td>{row['uses']}</td><td>{row['games']}</td>"
        f"{_figures(row, say)}</tr>"
        for row in rows
    )
    return f"<table><tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>{body}</table>"


def _figures(row: dict[str, Any], say: Say) -> str:
    share, low, high = (escape(say("simulate-share", share=part)) for part in (row["share"], *row["interval"]))
    return f"<td>{share}</td><td>{low} – {high}</td>"


def _label(row: dict[str, Any]) -> str:
    return " · ".join(part for part in (row["player"], row["scenario"], row["seat"]) if part)


def _shares(rows: list[dict[str, Any]]) -> str:
    """A bar for each share with its interval, and a line at one half."""
    span = WIDTH - LEFT - 20
    lines = []
    for number, row in enumerate(rows):
        y = number * ROW + 6
        low, high = (LEFT + span * edge for edge in row["interval"])
        lines.append(
            f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(_label(row))}</text>'
            f'<rect x="{LEFT}" y="{y}" width="{span * row["share"]:.1f}" height="15" fill="var(--bar)" opacity="0.6"/>'
            f'<path d="M{low:.1f} {y + 7.5}H{high:.1f}M{low:.1f} {y + 3}v9M{high:.1f} {y + 3}v9" '
            'stroke="var(--mark)" stroke-width="1.5" fill="none"/>'
        )
    return _svg(lines, len(rows), LEFT + span / 2)


def _lengths(rows: list[tuple[str, float]]) -> str:
    span = WIDTH - LEFT - 60
    most = max(turns for _, turns in rows) or 1.0
    lines = []
    for number, (scenario, turns) in enumerate(rows):
        y, width = number * ROW + 6, span * turns / most
        lines.append(
            f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(scenario)}</text>'
            f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="15" fill="var(--bar)"/>'
            f'<text x="{LEFT + width + 6:.1f}" y="{y + 12}">{turns:g}</text>'
        )
    return _svg(lines, len(rows))


def _svg(lines: list[str], rows: int, half: float = 0.0) -> str:
    height = rows * ROW + 8
    if half:
        lines = [*lines, f'<path d="M{half} 0V{height}" stroke="var(--line)" stroke-dasharray="3 3"/>']
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">{"".join(lines)}</svg>'


def _table(rows: list[dict[str, Any]], say: Say) -> str:
    heads = [say(f"report-column-{key}") for key in ("player", "scenario", "seat", "games", "share", "interval")]
    body = "".join(
        f"<tr><td>{escape(row['player'])}</td><td>{escape(row['scenario'])}</td><td>{escape(row['seat'])}</td>"
        f"<td>{row['games']}</td>{_figures(row, say)}</tr>"
        for row in rows
    )
    return f"<table><tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>{body}</table>"

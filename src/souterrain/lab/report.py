"""Tournaments as a page for designers: tables, and plots drawn as SVG inside it. One file, no script, nothing fetched.

The figures come from `tally` and `figures`, the plots from `plots`; the words from the house's Fluent files, and the names of
sides, scenarios, cards and questions from those of the game.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from fluent.syntax import FluentParser

from souterrain.content import Words
from souterrain.content.text import Uses
from souterrain.games import find
from souterrain.kernel import ledger
from souterrain.kernel.game import Setup
from souterrain.lab import plots
from souterrain.lab.figures import Apart, Tournament, middle
from souterrain.speech import Speaker

Say = Callable[..., str]

TOLD = 16  # of what sets winners apart, the surest
QUESTIONS = 20
GAP = "…"  # stands for whatever a sentence speaks of

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --line: #999; --bar: #4a6fa5; --mark: #b5482f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ddd; --paper: #181818; --line: #666; --bar: #7fa3d8; --mark: #e0876f; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink);
  background: var(--paper); }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: 0.2rem 0.8rem; text-align: right; border-bottom: 1px solid var(--line); }
td { white-space: nowrap; } td.text { white-space: normal; }
.text { text-align: left; } h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; }
svg { display: block; max-width: 100%; height: auto; } text { fill: var(--ink); font-size: 13px; }
.bar { fill: var(--bar); } .soft { opacity: 0.6; } .hollow { fill: var(--paper); stroke: var(--bar); stroke-width: 2; }
.mark { stroke: var(--mark); stroke-width: 1.5; fill: none; } .line { stroke: var(--line); fill: none; }
.dashed { stroke-dasharray: 3 3; } .none { fill: none; }
"""


def page(tournaments: Iterable[Tournament], words: Words) -> str:
    """The whole report, one section for each tournament."""
    title = escape(words.say("report-title"))
    sections = "\n".join(_Section(each, words).whole() for each in tournaments)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<h1>{title}</h1>\n{sections}\n</body>\n</html>\n"
    )


class _Names:
    """What things of a game are called in one language; what has no name is called as in the code."""

    def __init__(self, tournament: Tournament, lang: str) -> None:
        plan = tournament.tally.plan
        kind = find(plan.game).with_packs(plan.packs)
        loaded = kind.open_packs(plan.packs)
        self._words = loaded.words(lang)
        self._speaker = Speaker(kind.start(Setup(plan.game, plan.scenarios[0], plan.packs), 0, loaded), lang)
        self.title = ledger.load(plan.game, lang).title
        expansions = (pack for pack in plan.packs if pack != "base")
        self.packs = [str(self._words.name("pack", pack)) for pack in expansions]

    def scenario(self, id: str) -> str:
        return str(self._speaker.scenario(id)) if id else ""

    def seat(self, id: str) -> str:
        return self.thing(f"seat/{id}") if id else ""

    def thing(self, name: str) -> str:
        kind, _, id = name.partition("/")
        return str(self._words.name(kind, id)) if f"{kind}-{id}" in self._words else id

    def question(self, kind: str) -> str:
        return self._told(f"decision-{_hyphened(kind)}") or kind

    def action(self, name: str) -> str:
        kind, _, verb = name.partition("/")
        told = self._told(f"option-{_hyphened(kind)}-{_hyphened(verb)}") or self._told(f"option-{_hyphened(verb)}")
        return told or verb

    def _told(self, key: str) -> str:
        """A sentence without what it is about."""
        if key not in self._words:
            return ""
        uses = Uses(FluentParser(with_spans=False).parse(self._words.sources[key]))
        told = self._words.say(key, **dict.fromkeys(uses.variables, GAP))
        return told.replace(f" ({GAP})", "")


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


class _Section:
    """One tournament."""

    def __init__(self, tournament: Tournament, words: Words) -> None:
        self.told = tournament
        self.tally = tournament.tally
        self.say = words.say
        self.names = _Names(tournament, words.lang)
        self.plain = tournament.tally.plain(0.0)

    def whole(self) -> str:
        parts = [self.heading(), self.players(), self.sides(), self.options(), self.length(), self.branching()]
        parts += [self.deciding(), self.cards(), self.foreseen(), self.time()]
        return "\n".join(filter(None, parts))

    # Words

    def share(self, value: float) -> str:
        return self.say("simulate-share", share=value)

    def points(self, value: float) -> str:
        """A difference of shares; its sign is seen even where it is small."""
        return f"{'+' if value > 0 else '−' if value < 0 else ''}{self.say('report-points', share=abs(value))}"

    def number(self, value: float) -> str:
        return self.say("report-number", value=value)

    def seconds(self, value: float) -> str:
        """In a unit that fits."""
        power, unit = next(
            ((power, unit) for power, unit in ((1.0, "s"), (1e-3, "ms")) if value >= power), (1e-6, "µs")
        )
        return f"{self.say('report-seconds', value=value / power)} {unit}"

    def titled(self, key: str, *parts: str, note: str = "") -> str:
        """A heading with what stands below, if anything does."""
        if not any(parts):
            return ""
        notes = [f"<p>{escape(self.say(note))}</p>"] if note else []
        return "\n".join((f"<h3>{escape(self.say(key))}</h3>", *notes, *parts))

    def table(self, keys: Sequence[str], rows: Iterable[Sequence[str]], texts: int) -> str:
        """The first columns are texts, the others figures."""
        cells = [
            "".join(
                f"<{tag}{' class=text' if place < texts else ''}>{escape(each)}</{tag}>"
                for place, each in enumerate(row)
            )
            for tag, row in (("th", [self.say(f"report-column-{key}") for key in keys]), *(("td", row) for row in rows))
        ]
        return f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"

    def figures(self, row: dict[str, Any]) -> tuple[str, str, str]:
        low, high = map(self.share, row["interval"])
        return self.number(row["games"]), self.share(row["share"]), f"{low} – {high}"

    # Parts

    def heading(self) -> str:
        title = " · ".join((self.names.title, *self.names.packs, " – ".join(self.plain["players"])))
        told = self.say(
            "report-told",
            games=self.plain["games"],
            decisions=self.plain["decisions_per_game"],
            thinking=self.plain["thinking"],
            seed=self.plain["seed"],
            faults=len(self.plain["faults"]),
        )
        return f"<h2>{escape(title)}</h2>\n<p>{escape(told)}</p>"

    def players(self) -> str:
        scores = self.plain["scores"]
        rows = [row for row in scores if row["scenario"] or len({each["player"] for each in scores}) > 1]
        return self._wins(
            "report-players",
            ("player", "scenario", "seat"),
            [
                ((row["player"], self.names.scenario(row["scenario"]), self.names.seat(row["seat"])), row)
                for row in rows
            ],
        )

    def sides(self) -> str:
        return self._wins(
            "report-sides",
            ("side", "scenario"),
            [
                ((self.winners(seat), self.names.scenario(scenario)), row)
                for scenario, counted in self.plain["scenarios"].items()
                for seat, row in counted["results"].items()
            ],
        )

    def winners(self, seats: str) -> str:
        return self.say("report-draw") if seats == "draw" else " + ".join(map(self.names.seat, seats.split("+")))

    def options(self) -> str:
        rows = [
            ((f"{row['option']} = {row['value']}", self.names.seat(row["seat"])), row) for row in self.plain["options"]
        ]
        return self._wins("report-options", ("option", "seat"), rows)

    def _wins(self, key: str, columns: Sequence[str], rows: Sequence[tuple[tuple[str, ...], dict[str, Any]]]) -> str:
        if not rows:
            return ""
        drawn = [(" · ".join(filter(None, names)), row["share"], row["interval"]) for names, row in rows]
        table = self.table(
            (*columns, "games", "share", "interval"),
            [(*names, *self.figures(row)) for names, row in rows],
            len(columns),
        )
        return self.titled(key, plots.bars(drawn), table)

    def length(self) -> str:
        turns = [
            (self.names.scenario(scenario) or self.names.title, counted["turns_per_game"])
            for scenario, counted in self.plain["scenarios"].items()
            if counted["turns_per_game"]
        ]
        return self.titled(
            "report-length",
            f"<p>{escape(self.say('report-length-decisions', mean=round(middle(self.tally.lengths), 1)))}</p>",
            plots.histogram(self.tally.lengths, self.number) if self.tally.lengths else "",
            f"<p>{escape(self.say('report-length-turns'))}</p>" + plots.lengths(turns, self.number) if turns else "",
        )

    def branching(self) -> str:
        offered = self.told.offered
        if not offered:
            return ""
        together: Counter[int] = Counter()
        for counts in offered.values():
            together += counts
        often = sorted(offered.items(), key=lambda each: -each[1].total())[:QUESTIONS]
        rows = [
            (self.names.question(kind), *map(self.number, (counts.total(), round(middle(counts), 1), max(counts))))
            for kind, counts in often
        ]
        return self.titled(
            "report-branching",
            plots.histogram(together, self.number),
            self.table(("question", "asked", "mean", "most"), rows, 1),
            note="report-branching-read",
        )

    def deciding(self) -> str:
        """What winners do more often than others."""
        parts = []
        for key, found, name in (
            ("actions", self.told.actions, self.names.action),
            ("things", self.told.things, self.names.thing),
            ("places", self.told.places, self.names.thing),
            ("ground", self.told.ground, self.names.thing),
        ):
            if found:
                parts.append(f"<h4>{escape(self.say(f'report-{key}'))}</h4>")
                parts.append(self._apart(found[:TOLD], name))
        return self.titled("report-deciding", *parts, note="report-deciding-read")

    def _apart(self, found: Sequence[Apart], name: Callable[[str], str]) -> str:
        drawn = [(f"{name(each.what)} · {self.names.seat(each.seat)}", each.gap, each.interval) for each in found]
        rows = [
            (
                name(each.what),
                self.names.seat(each.seat),
                self.say("report-more-than", usual=self.share(each.usual), games=each.more),
                self.share(each.share),
                self.number(each.rest),
                self.share(each.other),
                self.points(each.gap),
                " … ".join(map(self.points, each.interval)),
            )
            for each in found
        ]
        columns = ("what", "seat", "more", "share", "rest", "share", "gap", "interval")
        return plots.gaps(drawn, self.points) + self.table(columns, rows, 2)

    def cards(self) -> str:
        rows = [
            (row["deed"], self.names.seat(row["seat"]), self.number(row["uses"]), *self.figures(row))
            for row in self.plain["cards"]
        ]
        if not rows or self.told.things:  # which say it better
            return ""
        columns = ("deed", "side", "uses", "games", "share", "interval")
        return self.titled("report-cards", self.table(columns, rows, 2), note="report-cards-read")

    def foreseen(self) -> str:
        parts = []
        for player, rows in self.told.foreseen.items():
            drawn = [(row["foretold"], row["share"], row["interval"], row["answers"]) for row in rows]
            parts.append(
                f"<h4>{escape(player)}</h4>{plots.foretold(drawn, lambda part: self.say('report-points', share=part))}"
            )
            listed = [(self.share(row["foretold"]), self.number(row["answers"]), *self.figures(row)) for row in rows]
            parts.append(self.table(("foretold", "answers", "games", "share", "interval"), listed, 0))
        return self.titled("report-foreseen", *parts, note="report-foreseen-read")

    def time(self) -> str:
        rows = [(player, list(times.values())) for player, times in self.told.thought.items()]
        listed = [(player, *map(self.seconds, times)) for player, times in rows]
        return self.titled(
            "report-time",
            plots.spans(rows, self.seconds),
            self.table(("player", "half", "most-of", "longest"), listed, 1) if listed else "",
            note="report-time-read",
        )

"""`souterrain rules [BOOK] [--find TEXT] [--lang LANG] [--coverage] [--json]`: read the rule ledgers.

Here: which rules are asked for, and the two forms of the answer, text and JSON.
Not here: the ledgers (`kernel/ledger.py`), the tests that prove them (`coverage.py`), the words (`words/`).
"""

import argparse
import json
import sys
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from souterrain.commands.coverage import Coverage, Scan, check, cover, folder_of_tests, scan
from souterrain.commands.parser import begin, suggested
from souterrain.commands.words import NoAnswer, common, language_of
from souterrain.content import Words
from souterrain.kernel import ledger
from souterrain.kernel.ledger import Ledger, LedgerError, Rule, UnknownRule
from souterrain.where import languages

FOUND, NOT_FOUND, MISUSE = 0, 1, 2


class Asked(NamedTuple):
    """The rules asked for in one book; `exact` when one rule was named by its id."""

    book: Ledger
    rules: tuple[Rule, ...]
    exact: bool = False


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "rules")
    parser.add_argument("book", nargs="?", metavar="BOOK", help=say("rules-help-book"))
    parser.add_argument("--find", metavar="TEXT", help=say("rules-help-find"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("rules-help-lang"))
    parser.add_argument("--coverage", action="store_true", help=say("rules-help-coverage"))
    parser.add_argument("--json", action="store_true", help=say("rules-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = common(args.lang)
    try:
        asked = _asked(args.book, args.find, words)
        scanned = _scanned(words) if args.coverage else None
    except NoAnswer as refusal:
        print(refusal, file=sys.stderr)
        return MISUSE
    except LedgerError as error:
        print(words.say("rules-bad-ledger", error=str(error)), file=sys.stderr)
        return MISUSE
    if args.json:
        documents = [_document(one, words, scanned) for one in asked]
        answer = documents[0] if args.book else {"books": documents}
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        _Page(words, scanned).show(asked, args.find)
    if args.find is not None and not ledger.asks_for_goal(args.find) and not any(one.rules for one in asked):
        return NOT_FOUND
    return NOT_FOUND if scanned and check(scanned, [one.book for one in asked]) else FOUND


def _asked(name: str | None, find: str | None, words: Words) -> list[Asked]:
    if name and "." in name and find is None:
        return [_one_rule(name, words)]
    if name is not None and name not in ledger.books():
        raise NoAnswer(_unknown(name, words))
    books = [ledger.load(book, words.lang) for book in ([name] if name else ledger.books())]
    if find is None:
        return [Asked(book, book.rules) for book in books]
    wanted = find.strip()
    if any(wanted in book for book in books):
        return [Asked(book, (book.rule(wanted),), exact=True) if wanted in book else Asked(book, ()) for book in books]
    return [Asked(book, tuple(map(book.rule, ledger.search(book.book, wanted)))) for book in books]


def _unknown(book: str, words: Words) -> str:
    return suggested(words, "rules-unknown-book", book, ledger.books(), book=book, books=", ".join(ledger.books()))


def _one_rule(rule_id: str, words: Words) -> Asked:
    book = rule_id.partition(".")[0]
    if book not in ledger.books():
        raise NoAnswer(_unknown(book, words))
    try:
        asked = ledger.load(book, words.lang)
        return Asked(asked, (asked.rule(rule_id),), exact=True)
    except UnknownRule as error:
        if error.closest:
            closest = ", ".join(error.closest)
            raise NoAnswer(words.say("rules-unknown-rule-closest", id=rule_id, closest=closest)) from error
        raise NoAnswer(words.say("rules-unknown-rule", id=rule_id, book=book)) from error


def _scanned(words: Words) -> Scan:
    folder = folder_of_tests()
    if folder is None:
        raise NoAnswer(words.say("rules-no-tests"))
    return scan(folder)


def _faults(scanned: Scan, book: Ledger, words: Words) -> list[str]:
    return [
        words.say(f"rules-fault-{kind}", place=place, detail=detail) for kind, place, detail in check(scanned, [book])
    ]


def _document(asked: Asked, words: Words, scanned: Scan | None) -> dict[str, Any]:
    """The JSON form. Its keys are a promise to other programs; `coverage` and `tests` are null unless asked for."""
    book = asked.book
    coverage = cover(book, scanned.citations) if scanned else None
    return {
        "book": book.book,
        "title": book.title,
        "summary": book.summary,
        "lang": words.lang,
        "components": len(book.components),
        "gaps": len(book.missing),
        "rules": [
            {
                "id": rule.id,
                "section": rule.section,
                "kind": rule.kind,
                "text": rule.text,
                "ruling": rule.ruling,
                "example": rule.example,
                "waiver": rule.waiver,
                "tests": list(coverage.tested.get(rule.id, ())) if coverage else None,
            }
            for rule in asked.rules
        ],
        "coverage": {
            "rules": coverage.rules,
            "tested": len(coverage.tested),
            "waived": len(coverage.waived),
            "missing": list(coverage.missing),
            "complete": coverage.complete,
            "faults": _faults(scanned, book, words),
        }
        if scanned and coverage
        else None,
    }


class _Page:
    """The text form: wrapped and coloured on a terminal, one line per paragraph when piped."""

    def __init__(self, words: Words, scanned: Scan | None) -> None:
        self.words = words
        self.scanned = scanned
        self.console = Console(highlight=False)

    def show(self, asked: list[Asked], find: str | None) -> None:
        aims = find is not None and ledger.asks_for_goal(find)
        found = [one for one in asked if one.rules or aims]
        if find is not None and not found:
            print(self.words.say("rules-nothing-found", text=find), file=sys.stderr)
        elif any(one.exact for one in found):
            for one in found:
                self.rule(one.book, one.rules[0])
        elif find is not None:
            self.line(self.words.say("rules-found", count=sum(len(one.rules) for one in found)))
            for one in found:
                self.rules(one, with_rulings=True)
                if aims:
                    from souterrain.commands.goal import goals  # games are read only by who asks for their goals

                    self.lines("goals", list(goals(one.book.book, self.words)))
        elif self.scanned:
            for one in asked:
                self.coverage(one.book, self.scanned)
        elif len(asked) > 1:
            for one in asked:
                self.book(one.book)
            self.line(self.words.say("rules-hint-book"), style="dim")
        else:
            self.rules(asked[0])
            self.line(self.words.say("rules-hint-rule"), style="dim")

    def line(self, text: str = "", indent: int = 0, style: str = "") -> None:
        if self.console.is_terminal:
            self.console.print(Padding(Text(text, style=style), (0, 0, 0, indent)))
        else:
            print(" " * indent + text)

    def lines(self, name: str, texts: list[str]) -> None:
        if texts:
            self.line(self.words.say(f"rules-{name}"), indent=2, style="bold")
            for text in texts:
                self.line(text, indent=4)

    def book(self, book: Ledger) -> None:
        counts = {"rules": len(book.rules), "components": len(book.components), "missing": len(book.missing)}
        self.line(f"{book.book} · {book.title}", style="bold")
        self.line(self.words.say("rules-book-counts", **counts), indent=2)
        self.line()

    def rules(self, asked: Asked, with_rulings: bool = False) -> None:
        self.line()
        self.line(asked.book.title, style="bold")
        section = None
        for rule in asked.rules:
            if rule.section != section:
                section = rule.section
                self.line()
                self.line(section, style="bold yellow")
            self.line(rule.id, indent=2, style="cyan")
            self.line(rule.text, indent=4)
            if with_rulings:
                self.said(rule, indent=4)
        self.line()

    def said(self, rule: Rule, indent: int) -> None:
        """What we decided about a rule and, when asked for, what proves it."""
        for name, text in (
            ("ruling", rule.ruling),
            ("example", rule.example),
            ("waiver", rule.waiver),
        ):
            if text:
                self.line(self.words.say(f"rules-{name}", text=text), indent=indent, style="italic")
        if self.scanned:
            tests = sorted({test for cited, test in self.scanned.citations if cited == rule.id})
            self.line(self.words.say("rules-tests", tests=", ".join(tests) or "—"), indent=indent)

    def rule(self, book: Ledger, rule: Rule) -> None:
        around = book.neighbours(rule.id)
        self.line(rule.id, style="bold cyan")
        self.line(rule.text, indent=2)
        self.said(rule, indent=2)
        self.line()
        self.line(self.words.say("rules-section", section=rule.section), style="dim")
        for name, other in (("previous", around.previous), ("next", around.next)):
            if other:
                self.line(self.words.say(f"rules-{name}", id=other.id), style="dim")
                self.line(other.text, indent=2, style="dim")
        if around.section:
            self.line(
                self.words.say("rules-same-section", ids=", ".join(other.id for other in around.section)), style="dim"
            )

    def coverage(self, book: Ledger, scanned: Scan) -> None:
        found: Coverage = cover(book, scanned.citations)
        counts = {"tested": len(found.tested), "waived": len(found.waived), "missing": len(found.missing)}
        self.line(f"{book.book} · {book.title}", style="bold")
        self.line(self.words.say("rules-coverage", rules=found.rules, **counts), indent=2)
        self.line(self.words.say("rules-complete" if book.complete else "rules-incomplete"), indent=2)
        self.lines("missing", list(found.missing))
        self.lines("waived", [f"{rule_id}: {reason}" for rule_id, reason in found.waived.items()])
        self.lines("faults", _faults(scanned, book, self.words))
        self.line()

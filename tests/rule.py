"""`@rule("book.chapter.name", ...)` says which rules of the ledgers a test proves.

The ids are checked as the test is read, so a wrong one fails the collection. They must be plain strings:
`souterrain rules --coverage` finds them without running anything.
"""

import pytest

from souterrain.kernel import ledger


def rule(*ids: str) -> pytest.MarkDecorator:
    __tracebackhide__ = True
    if not ids:
        raise TypeError("@rule needs the id of at least one rule.")
    for rule_id in ids:
        ledger.rule(rule_id)
    return pytest.mark.rule(*ids)

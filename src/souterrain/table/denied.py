"""What is answered to somebody who may not, cannot or need not do what they asked: a code for programs, a sentence for people."""

from typing import Literal

Code = Literal[
    "bad-message",  # it cannot be read
    "bad-setup",  # no such table can be laid
    "no-key",  # a link is needed
    "wrong-key",  # this link does not open this door
    "not-found",
    "stale",  # the question was another
    "repeated",  # this very answer was taken already
    "refused",  # by a rule, or because it is not one's turn
    "frozen",  # the match cannot be gone on with
    "too-many",
    "too-large",
    "unavailable",  # the database, or the server, just now
    "fault",  # ours
]

STATUS: dict[str, int] = {
    "bad-message": 400,
    "bad-setup": 400,
    "no-key": 401,
    "wrong-key": 403,
    "not-found": 404,
    "stale": 409,
    "repeated": 409,
    "refused": 409,
    "frozen": 409,
    "too-many": 429,
    "too-large": 413,
    "unavailable": 503,
    "fault": 500,
}


class Denied(Exception):
    """Nothing has changed. `rule` names the rule of the game that forbids it, if one does; `said` its words, as in `Refused`."""

    def __init__(
        self,
        code: Code,
        message: str,
        rule: str = "",
        seq: int = -1,
        said: str = "",
        slots: dict[str, str | int | float] | None = None,
    ) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
        self.rule = rule
        self.seq = seq
        self.said = said
        self.slots = slots or {}

    @property
    def status(self) -> int:
        return STATUS[self.code]

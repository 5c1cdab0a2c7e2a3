"""What is answered to somebody who may not, cannot or need not do what they asked: a code for programs, a sentence for people."""

from typing import Literal, Self

from souterrain.kernel.decision import Refused

Code = Literal[
    "bad-message",  # it cannot be read
    "bad-setup",  # no such table can be made
    "no-key",  # a link is needed
    "wrong-key",  # this link does not open this
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
    """Nothing has changed. `rule` names the rule of the game that forbids it, if one does.

    The message is English. For readers of other languages, `said` names its words and `slots` what stands in them, as in
    `Refused`; without it they are told what the code means. The words lie with the page, `web/src/words`: `refused-SAID`.
    """

    def __init__(
        self, code: Code, message: str, said: str = "", *, rule: str = "", seq: int = -1, **slots: str | int | float
    ) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
        self.rule = rule
        self.seq = seq
        self.said = said
        self.slots = slots

    @classmethod
    def by(cls, code: Code, refused: Refused) -> Self:
        """What a game or a match file refuses, with its rule and words."""
        denied = cls(code, str(refused), refused.said, rule=refused.rule)
        denied.slots = refused.slots
        return denied

    @property
    def status(self) -> int:
        return STATUS[self.code]

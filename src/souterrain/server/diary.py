"""The diary: what the server notes of itself, one JSON object a line.

Keys of links never get here: no call passes one, and what looks like one in the text of an error is struck out.
"""

import json
import re
import sys
import time
import traceback
from typing import TextIO

KEY = re.compile(r"[A-Za-z0-9_-]{43,}|://[^/\s]*@")  # a link's key; a name and password in a database URL


class Diary:
    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr

    def __call__(self, what: str, **facts: object) -> None:
        line: dict[str, object] = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "what": what}
        for name, value in facts.items():
            if isinstance(value, BaseException):
                value = "".join(traceback.format_exception(value))
            line[name] = _clean(value) if isinstance(value, str) else value
        try:
            self._stream.write(json.dumps(line, ensure_ascii=False, default=repr) + "\n")
            self._stream.flush()
        except (OSError, ValueError):
            return  # nobody reads any more: not a reason to stop


def _clean(text: str) -> str:
    return KEY.sub("…", text)

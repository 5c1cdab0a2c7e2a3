"""Write `src/wire.ts`: the messages of the server as TypeScript, from the same definitions that the server reads them with.

`python web/wire.py` writes it, and the types of each game (`shapes.py`); `make page` runs it, and a test says when they are no
longer current.
"""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from souterrain.content.grammar import FORMS
from souterrain.content.text import BETWEEN
from souterrain.content.word import FOLLOWING
from souterrain.flick.board import GRAVITY
from souterrain.kernel.shown import Sum
from souterrain.server.http.book import Book
from souterrain.server.protocol import bodies, messages
from souterrain.speech import HEADINGS, QUIET
from souterrain.where import FIRST

TARGET = Path(__file__).parent / "src" / "wire.ts"
HTTP = (
    bodies.NewTable,
    bodies.Upload,
    bodies.TableLinks,
    bodies.Joining,
    bodies.Handing,
    bodies.Noted,
    bodies.Opened,
    bodies.Rematch,
    bodies.TableSeen,
    bodies.Listed,
    bodies.Seeking,
    bodies.Found,
    bodies.PackFiles,
    bodies.PacksTold,
    bodies.GamesSeen,
    bodies.ReplaySeen,
    bodies.Continuing,
    bodies.ReportSeen,
    bodies.AdviceSeen,
    Book,
)


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


HEAD = f"""// Made by wire.py from the definitions of the server. Do not edit.
/* eslint-disable */
/** What slows a disc down, by its friction: mm/s². */
export const GRAVITY = {GRAVITY * 1000:g};
/** The language that has all words; what another lacks is said in it. */
export const FIRST = '{FIRST}';
/** How games speak: events that no line of the log tells, those that head a part of it with their level, subjects that follow one
 * another, what stands between words that are joined, and the forms of a name. */
export const QUIET: readonly string[] = {dumped(sorted(QUIET))};
export const HEADINGS: Readonly<Record<string, number>> = {dumped(HEADINGS)};
export const FOLLOWING: readonly string[] = {dumped(sorted(FOLLOWING))};
export const BETWEEN: Readonly<Record<string, string>> = {dumped(BETWEEN)};
export const FORMS: readonly string[] = {dumped(FORMS)};
"""


def text() -> str:
    """The whole file."""
    kinds = [messages.Hello, messages.Command, messages.Told, *HTTP, Sum]  # sums are in what games show
    (_, command, told, *_), parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    made = [declared(name, part) for name, part in sorted(parts.items())]
    made += [f"export type Command = {of(command)};", f"export type Told = {of(told)};"]
    return HEAD + "\n".join(made) + "\n"


def declared(name: str, part: dict[str, Any]) -> str:
    if "properties" not in part:
        return f"export type {name} = {of(part)};"
    needed = part.get("required", ())
    fields = "".join(
        f"\n  {key}{'' if key in needed or is_tag(value) else '?'}: {of(value)};"
        for key, value in part["properties"].items()
    )
    told = " ".join(part.get("description", "").split())
    return f"{f'/** {told} */' + chr(10) if told else ''}export interface {name} {{{fields}\n}}"


def is_tag(part: dict[str, Any]) -> bool:
    return len(part.get("enum", ())) == 1


def of(part: dict[str, Any]) -> str:
    """One schema as a type."""
    if "$ref" in part:
        return str(part["$ref"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(of(each) for each in part["anyOf"]))
    if "enum" in part:
        return " | ".join(f"'{each}'" if isinstance(each, str) else str(each) for each in part["enum"])
    if part.get("type") == "array":
        if "prefixItems" in part:
            return f"[{', '.join(of(each) for each in part['prefixItems'])}]"
        inner = of(part["items"]) if isinstance(part.get("items"), dict) else "unknown"
        return f"{inner}[]" if re.fullmatch(r"\w+", inner) else f"({inner})[]"
    if part.get("type") == "object":
        return f"Record<string, {of(part.get('additionalProperties') or {})}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(str(part.get("type")), "unknown")


if __name__ == "__main__":
    from shapes import targets

    for target, made in {TARGET: text(), **targets()}.items():
        if not target.exists() or target.read_text("utf-8") != made:
            target.write_text(made, "utf-8")

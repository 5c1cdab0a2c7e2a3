"""Messages: what goes over the WebSocket, defined once; `bodies` has what goes over HTTP. `docs/protocol.md` explains them.

From these definitions come validation, the OpenAPI document, and the schema at `/api/protocol.json` from which a page can
make its types. Sentences about events and options are made where they are read, from the same `.ftl` files: an event goes
out once, as data and rule, and every viewer reads it in their own language.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from souterrain.content import Word
from souterrain.kernel.decision import Value
from souterrain.kernel.game import Setting
from souterrain.kernel.gesture import Zone
from souterrain.kernel.shown import Shown
from souterrain.kernel.stir import Cause
from souterrain.server.protocol.denied import Code, Denied

Text = Annotated[str, Meta(max_length=100)]
Ref = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=-1, le=2**53)]
Id = Annotated[str, Meta(max_length=400)]


# From a viewer, over the WebSocket


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `since` is the last number that the viewer has seen: log and chat are sent from there. Who wants to know
    who else is there, and what the server itself is busy with, says so by `present`."""

    key: Text
    since: Number = -1
    present: bool = False


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """The answer to the question `asked`: an option's id, a list of ids, or two numbers in a string for a place or a flick."""

    asked: Number
    answer: Id | Annotated[list[Id], Meta(max_length=200)]
    ref: Ref = ""

    @property
    def given(self) -> str | tuple[str, ...]:
        """As the game reads it."""
        return self.answer if isinstance(self.answer, str) else tuple(self.answer)


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last answer, which is possible while `undo` is true."""

    ref: Ref = ""


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Ask everybody to take back the last `back` acts; 0 goes back to where the rules and the log part."""

    back: Annotated[int, Meta(ge=0, le=100_000)]
    ref: Ref = ""


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    ref: Ref = ""


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    ref: Ref = ""


class Pledge(Struct, tag="pledge", forbid_unknown_fields=True):
    """Add to chance: the SHA-256 of a salt that is given later, in small hexadecimal digits."""

    pledge: Annotated[str, Meta(max_length=64)]
    ref: Ref = ""


class Give(Struct, tag="give", forbid_unknown_fields=True):
    """The salt that was pledged, now that `stirring` asks for it, and all `pledges` that lay there, with the number of the `stir`:
    it is given to these and no others. Who does not say the number means whichever is made."""

    salt: Annotated[str, Meta(max_length=64)]
    pledges: Annotated[dict[Text, Text], Meta(max_length=16)]
    stir: Number = -1
    ref: Ref = ""


class Proceed(Struct, tag="proceed", forbid_unknown_fields=True):
    """Do not wait any longer for those whom `stirring` awaits: chance is made without them, or stays as it is."""

    ref: Ref = ""


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    ref: Ref = ""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Ref = ""


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """No longer read what another seat says, or read it again."""

    seat: Annotated[int, Meta(ge=0, le=100)]
    on: bool = True
    ref: Ref = ""


class Sync(Struct, tag="sync", forbid_unknown_fields=True):
    """Something was missed: send everything again, log and chat after `since`."""

    since: Number = -1
    ref: Ref = ""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    ref: Ref = ""


Act = Answer | Undo | Propose | Agree | Decline | Pledge | Give | Proceed | Concede | Say | Mute
Command = Act | Sync | Ping


# To a viewer, over the WebSocket


class OptionSeen(Struct, kw_only=True, omit_defaults=True):
    """One thing that may be done: a verb and its subjects. With `rule`, it may not be done, and that rule says why."""

    id: str
    verb: str
    subjects: dict[str, Value] = {}
    rule: str = ""


Names = dict[str, Word]
"""What things are called, by role and value: `fighter:7`."""


class ChoiceSeen(Struct, kw_only=True, tag="choice", omit_defaults=True):
    """Pick from `least` to `most` of the options. `names` are those of subjects that nothing on the table has."""

    asked: int
    seat: int
    kind: str
    rule: str
    options: list[OptionSeen]
    refused: list[OptionSeen] = []
    about: dict[str, Value] = {}
    names: Names = {}
    least: int = 1
    most: int = 1


class PlaceSeen(Struct, kw_only=True, tag="place", omit_defaults=True):
    """Put a disc down: a point in all zones at once. All numbers are micrometres."""

    asked: int
    seat: int
    kind: str
    rule: str
    disc: int | str
    radius: int
    zones: list[Zone]
    example: str
    about: dict[str, Value] = {}
    names: Names = {}


class SwaySeen(Struct, kw_only=True):
    """At the top speed, to either side, in thousandths of a radian and of the speed; at the gentlest `soft` thousandths of that,
    and between in proportion to the speed."""

    angle: int
    speed: int
    soft: int


class FlickSeen(Struct, kw_only=True, tag="flick", omit_defaults=True):
    """Flick a disc: a velocity in micrometres per second, at most the top speed. `sway` is how far the hand may go astray, where
    the rules draw it. With `timed`, a third number of the answer may say where the needle was, from -1000 to 1000: in the middle
    the hand sways by the first of these, at the end by the second."""

    asked: int
    seat: int
    kind: str
    rule: str
    disc: int | str
    top_speed: int
    towards: list[tuple[int, int]] = []
    about: dict[str, Value] = {}
    names: Names = {}
    sway: SwaySeen | None = None
    timed: list[SwaySeen] = []


DecisionSeen = ChoiceSeen | PlaceSeen | FlickSeen


class Awaited(Struct, kw_only=True, omit_defaults=True):
    """A seat that is asked something; `done` when it has answered in secret and others are still awaited."""

    seat: int
    kind: str
    rule: str
    done: bool = False


class SeatSeen(Struct, kw_only=True, omit_defaults=True):
    """Who sits at a seat; `role` is what the game calls it. `shared`: who laid the table has seen its
    link too, and could sit there. `stand_in`: a computer plays because their time was up, at their
    `usual` level if they have said which."""

    role: str
    kind: str
    name: str = ""
    level: str = ""
    away: bool = False
    shared: bool = False
    stand_in: bool = False
    usual: str = ""


class ProposalSeen(Struct, kw_only=True):
    """Somebody asks to take back the last `back` acts; it is done when every person has agreed."""

    seat: int
    back: int
    agreed: list[int]


class StirringSeen(Struct, kw_only=True):
    """How chance is made: the seal of the server's secret, the number of the next stir, what seats have pledged, which of them have
    given their salt, and in whose hands it is: those whose salt was in the last stir. `why` chance is to be made: nobody has acted
    yet, the match went back, or somebody has come late; then seats are `awaited`, and if it is `held` nobody is asked anything
    until it is made. `asked`: whoever has pledged is to give, and `at` so many acts were before."""

    seal: str
    stir: int
    pledges: dict[str, str]
    given: list[int]
    members: list[int]
    why: Cause
    awaited: list[int]
    held: bool
    asked: bool
    at: int


class Knock(Struct, kw_only=True, array_like=True):
    """Two bodies met, or a disc left: when (microseconds), what with what, how fast (micrometres per second), where."""

    at: int
    kind: Literal["disc", "post", "wall", "exit"]
    first: str
    second: str
    speed: int
    x: int
    y: int


class Film(Struct, kw_only=True, omit_defaults=True):
    """How a flick went. `start` has all discs and their middles. Each row of a way is a stretch `x + vx t + ax t²/2`: start,
    length, x, y, vx, vy, ax, ay, in millionths of seconds and metres; discs that never move have no way. Discs that spin have
    turns of the same form: start, length, angle, spin, slowing, in millionths of radians, leftwards; the angle begins at 0."""

    duration: int
    start: dict[str, tuple[int, int]]
    ways: dict[str, list[tuple[int, int, int, int, int, int, int, int]]]
    knocks: list[Knock]
    turns: dict[str, list[tuple[int, int, int, int, int]]] = {}


class EventSeen(Struct, kw_only=True, omit_defaults=True):
    """Something that happened. `words` has what its subjects were called then, where that is not what `names` has for them now,
    or their data: whoever reads it keeps it so. `hidden` when part of
    it is kept from this viewer. A flick that has just been seen, or was the last, has its film."""

    seq: int
    name: str
    data: dict[str, Any] = {}
    words: Names = {}
    rule: str = ""
    hidden: bool = False
    film: Film | None = None


class ChatSeen(Struct, kw_only=True):
    seq: int
    at: int
    seat: int
    text: str


class PartedSeen(Struct, kw_only=True):
    """The server's rules have changed: so many acts of the log lead where they led, of so many. The rest can be read; `propose`
    goes on from where they part."""

    equal: int
    acts: int


class Snapshot(Struct, kw_only=True, tag="snapshot", omit_defaults=True):
    """All that the viewer may see. `shown` is what the rules make of `state` for who draws it: names, the goal, what counts now;
    `roles` says which names of subjects mean the same kind of thing, `kinds` which are called as the packs call their facts.
    `events` and `chat` begin after what the viewer said it had. `by_lot`: who plays what was drawn."""

    table: str
    game: str
    scenario: str
    options: dict[str, Setting]
    packs: dict[str, str]
    origin: Literal["new", "file"]
    by_lot: bool
    seat: int | None
    seq: int
    at: int
    state: dict[str, Any]
    roles: dict[str, str]
    kinds: list[str]
    shown: Shown
    decision: DecisionSeen | None
    awaited: list[Awaited]
    undo: bool
    standings: list[int]
    seats: list[SeatSeen]
    clocks: dict[str, int]
    proposal: ProposalSeen | None
    stirring: StirringSeen | None
    rematch: str
    frozen: str
    parted: PartedSeen | None
    muted: list[int]
    events: list[EventSeen]
    chat: list[ChatSeen]


class Update(Struct, kw_only=True, tag="update", omit_defaults=True, rename={"after": "from"}):
    """What changed between two numbers of the log; what is not there is as it was. Of tables in `state` the `pieces` that have
    changed are sent, of tables and records in `shown` the `entries`, null for one that is gone. It fits only on what was known at
    `from`.

    `done` is the acknowledgement: what this viewer asked for with that `ref` is number `seq` of the log, and on the disk.
    """

    after: int
    seq: int
    at: int
    state: dict[str, Any] = {}
    pieces: dict[str, dict[str, Any]] = {}
    shown: dict[str, Any] = {}
    entries: dict[str, dict[str, Any]] = {}
    decision: DecisionSeen | UnsetType | None = UNSET
    awaited: list[Awaited] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    standings: list[int] | UnsetType = UNSET
    seats: list[SeatSeen] | UnsetType = UNSET
    clocks: dict[str, int] | UnsetType = UNSET
    proposal: ProposalSeen | UnsetType | None = UNSET
    stirring: StirringSeen | UnsetType | None = UNSET
    rematch: str | UnsetType = UNSET
    frozen: str | UnsetType = UNSET
    parted: PartedSeen | UnsetType | None = UNSET
    muted: list[int] | UnsetType = UNSET
    events: list[EventSeen] = []
    chat: list[ChatSeen] = []
    done: str | UnsetType = UNSET


class Refusal(Struct, kw_only=True, tag="refused", omit_defaults=True):
    """What was asked for is not done, and nothing has changed. Also the body of every HTTP error.

    `message` is plain English. Where `said` is given, the words `refused-SAID` with these slots say the same in any language;
    else `refused-CODE` says at least what kind of refusal it is.
    """

    code: Code
    message: str
    rule: str = ""
    seq: int = -1
    ref: str = ""
    said: str = ""
    slots: dict[str, str | int | float] = {}


def refusal(denied: Denied, ref: str = "") -> Refusal:
    return Refusal(
        code=denied.code,
        message=denied.message,
        rule=denied.rule,
        seq=denied.seq,
        ref=ref,
        said=denied.said,
        slots=denied.slots,
    )


class Pong(Struct, kw_only=True, tag="pong", omit_defaults=True):
    seq: int
    ref: str = ""


class Present(Struct, kw_only=True, tag="present"):
    """Which seats are connected, how many others watch, and the server's time in milliseconds. Sent when somebody comes or
    goes, to who asked for it in the hello."""

    seats: list[int]
    watching: int
    now: int


class Preparing(Struct, tag="preparing"):
    """The physics of flicked discs is compiled, once on a machine, and a flick waits for it: how much is done, from 0 to 1. Sent
    every second, to who asked for `present` in the hello, and at the end with 1."""

    share: float


Told = Snapshot | Update | Refusal | Pong | Present | Preparing


_hello = msgspec.json.Decoder(Hello)
_command = msgspec.json.Decoder(Command)
_encoder = msgspec.json.Encoder()


def read_hello(data: bytes | str) -> Hello:
    return _hello.decode(data)


def read_command(data: bytes | str) -> Command:
    command: Command = _command.decode(data)
    return command


class _Ref(Struct):
    ref: Ref = ""


_ref = msgspec.json.Decoder(_Ref)


def read_ref(data: bytes | str) -> str:
    """What a message that cannot be read was called, if at least that can be."""
    try:
        return _ref.decode(data).ref
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def write(message: Struct | dict[str, Any]) -> bytes:
    return _encoder.encode(message)


def schema() -> dict[str, Any]:
    """The JSON schema of all messages over the WebSocket."""
    kinds = [Hello, Command, Told]
    (hello, command, told), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"first": hello, "sent": command, "received": told, "$defs": components}

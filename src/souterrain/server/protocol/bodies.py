"""Bodies: what goes over HTTP, asked and answered, defined once. `docs/protocol.md` explains them; what goes over the WebSocket is
in `messages`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from souterrain.kernel.ending import Count, Fate
from souterrain.kernel.game import Setting
from souterrain.server.protocol.messages import ChatSeen, EventSeen, Name, Number, SeatSeen, Snapshot, Text, Update
from souterrain.server.store.records import Clock, Origin, Skill


class SeatPlan(Struct, forbid_unknown_fields=True):
    """A seat of a new table: open to whoever comes, kept for the one who gets the link, or a computer's."""

    kind: Literal["open", "person", "computer"] = "person"
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Text = ""


Files = Annotated[
    dict[
        Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_-]+\.(toml|ftl)$")],
        Annotated[str, Meta(max_length=131_072)],
    ],
    Meta(max_length=16),
]
"""A pack as it lies in its folder: the texts of its files, by their names."""


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is to be. Whatever is left out is the game's first choice; or, where people may sit, what is usual among them. A
    public table is listed for everybody, with the `skill` of whom it looks for; one that is `sought` is taken by whoever looks for
    an opponent at such a game. With `by_lot` it is drawn who of `seats` gets which seat. `own` is a
    pack of one's own that a private table is played with, besides those that it requires."""

    game: Text
    scenario: Text = ""
    packs: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=8)] = ("base",)
    own: Files = {}
    options: dict[Text, Setting] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    by_lot: bool = False
    clock: Clock = Clock()
    public: bool = False
    skill: Skill = ""
    sought: bool = False
    thinking: Annotated[int, Meta(ge=0, le=60_000)] = (
        0  # the most milliseconds a computer thinks; 0: as long as its level does
    )


class Upload(Struct, forbid_unknown_fields=True):
    """A match file, as text, to go on with."""

    file: Annotated[str, Meta(max_length=2_000_000)]
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    clock: Clock = Clock()
    public: bool = False


class Continuing(Struct, forbid_unknown_fields=True):
    """Go on from number `seq` of the log of a match that is over, at a new table."""

    seq: Number
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    clock: Clock = Clock()


class Link(Struct, omit_defaults=True):
    """A key, and the address of the page that uses it. `seat` is missing from the host's and the spectators'."""

    key: str
    link: str
    seat: int = -1


class TableLinks(Struct):
    """A new table: its secret links, those of seats in the order of the plans. They are not to be had again."""

    table: str
    host: Link
    watch: Link
    seats: list[Link]


class Joining(Struct, forbid_unknown_fields=True):
    name: Name


class Handing(Struct, forbid_unknown_fields=True):
    level: Text = "random"


class Noted(Struct):
    """Done, as number `seq` of the log."""

    seq: int


class Opened(Struct):
    """A seat is free, as number `seq` of the log. `heir` is the link by which alone it is taken over; whoever held it hands it on.
    Where a computer sat there is none."""

    seq: int
    heir: Link | None


class Rematch(Struct):
    """The table that goes on with the same people; their keys open it too."""

    table: str


class TableSeen(Struct, kw_only=True):
    """A table, as anybody who may know of it sees it."""

    table: str
    game: str
    packs: tuple[str, ...]
    scenario: str
    options: dict[str, Setting]
    seats: list[SeatSeen]
    clock: Clock
    public: bool
    skill: Skill
    by_lot: bool
    origin: Origin
    at: int
    seq: int
    is_over: bool
    frozen: str
    awaited: list[int]  # the seats that are asked something


class Listed(Struct):
    """What stands in the lobby; `lobby`: whether this server has one."""

    tables: list[TableSeen]
    lobby: bool = True


class Waiting(Struct, forbid_unknown_fields=True):
    """A table where one waits already, with the key of one's seat."""

    table: Text
    key: Text


class Seeking(Struct, forbid_unknown_fields=True):
    """An opponent is looked for, for this game with these packs and this clock. Who was told before to wait says where."""

    game: Text
    name: Name
    packs: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=8)] = ("base",)
    clock: Clock = Clock()
    waiting: Waiting | None = None


class Found(Struct, omit_defaults=True):
    """A seat: with somebody who was waiting (`is_met`), or at a table of one's own, where one waits."""

    table: str
    link: Link
    is_met: bool
    host: Link | None = None
    watch: Link | None = None


class PackFiles(Struct, forbid_unknown_fields=True):
    """A pack that somebody wants to play with, to be checked; what it changes is told in a language."""

    files: Files
    lang: Annotated[str, Meta(max_length=16)] = "en"


class ChangeTold(Struct):
    """A fact that a pack changes: what it was and what it is, as packs say it."""

    key: str
    before: str
    after: str


class EntryTold(Struct, omit_defaults=True):
    """A thing that a pack brings along or changes, with what is written on it."""

    name: str
    is_new: bool
    text: str = ""
    changes: list[ChangeTold] = []


class PackTold(Struct):
    """A pack that is not the house's, and what it changes. `hash` is that of its facts."""

    id: str
    hash: str
    game: str
    name: str
    version: str
    authors: tuple[str, ...]
    entries: list[EntryTold]


class PacksTold(Struct):
    packs: list[PackTold]


class LogSeen(Struct, kw_only=True):
    """The log as a viewer may read it, also of matches that can no longer be run."""

    table: str
    seq: int
    frozen: str
    events: list[EventSeen]
    chat: list[ChatSeen]


class ReplaySeen(Struct):
    """A match as one viewer saw it: a snapshot of the beginning, then every update."""

    messages: list[Snapshot | Update]


class SeenHeading(Struct, kw_only=True):
    """The first line of what a viewer takes away of a match that is not over; the messages of the replay follow, one a line. It
    holds what that viewer saw and nothing else, so no match can be played from it."""

    format: str
    version: int
    program: str
    table: str
    game: str
    seat: int | None
    seq: int


class ChanceSeen(Struct):
    """After number `seq` of the log: the chance of each seat to win, from 0 to 1, as computer players judge it."""

    seq: int
    seats: list[float]


class TurnSeen(Struct):
    """An act that mattered, with number `seq` of the log: `by` how much the chance of the first seat's side changed around it, and
    what happened."""

    seq: int
    by: float
    event: EventSeen


class ReportSeen(Struct, kw_only=True):
    """A match that is over. `chances`, `turnings` and `best`, the act that helped each side most, are empty where no computer
    player can judge the game."""

    chances: list[ChanceSeen]
    turnings: list[TurnSeen]
    best: list[TurnSeen]
    fates: list[Fate]
    counts: list[Count]


class AdviceSeen(Struct, kw_only=True):
    """What a computer player would answer to the question `asked`, and why: `reason-WHY` in the words that all games share. The
    chances to win, in per cent, are those after this answer and after the next best. Of a flick, `target` is the disc it is
    meant for, if any, and `hits` how many times in ten a computer player strikes it. `gain-GAIN` in the words of the game is
    what speaks for the answer."""

    asked: int
    answer: str | list[str]
    why: str
    chance: int = 0
    other: int = 0
    target: str = ""
    hits: int = 0
    gain: str = ""


class GameSeen(Struct, kw_only=True):
    """A game that tables can be made of. `tables` has the seats for each number of players; `when`, for options that do not always
    matter, the choices of other options with which they do; `usual`, what people have who choose nothing, where that is not the
    first choice, which a table of computers has that chooses none."""

    game: str
    seats: list[str]
    tables: list[list[str]]
    scenarios: list[str]
    options: dict[str, list[Setting]]
    when: dict[str, dict[str, list[Setting]]]
    usual: dict[str, Setting]
    expansions: list["ExpansionSeen"]


class ExpansionSeen(Struct):
    """An expansion of a game: the pack to name beside `base`, and the options of a table with it."""

    pack: str
    options: dict[str, list[Setting]]
    when: dict[str, dict[str, list[Setting]]]
    usual: dict[str, Setting]


class HandSeen(Struct):
    """How a computer player flicks. Where the table's hand is steady, its own sways: standard deviations in thousandths of a radian
    and of the speed. Where flicks are timed, it has the needle there. At other tables its hand is the table's."""

    angle: int
    speed: int
    needle: int


class GamesSeen(Struct):
    """What this server has to offer; `lobby`: whether public tables are.
    `languages` has what each calls itself, by its code; `hands` says how those levels flick
    that think."""

    games: list[GameSeen]
    levels: list[str]
    hands: dict[str, HandSeen]
    languages: dict[str, str]
    lobby: bool = True


class Health(Struct, kw_only=True):
    """Whether the server can take answers, and whether it is warm: all games are loaded, and nobody waits for one."""

    status: Literal["ok", "stopping"]
    warm: bool
    version: str
    tables: int
    viewers: int

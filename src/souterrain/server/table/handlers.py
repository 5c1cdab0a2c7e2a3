"""From what a viewer sends to what is done about it: one table, `HANDLERS`."""

from collections.abc import Awaitable, Callable
from typing import Any

from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import Denied
from souterrain.server.store.records import Record
from souterrain.server.table.live import LiveTable
from souterrain.server.table.state import TableState
from souterrain.server.table.viewer import Viewer

Handler = Callable[[LiveTable, Viewer, Any], Awaitable[None]]


async def _ping(live: LiveTable, viewer: Viewer, ping: messages.Ping) -> None:
    viewer.tell(messages.write(messages.Pong(seq=live.seq, ref=ping.ref)))


async def _sync(live: LiveTable, viewer: Viewer, sync: messages.Sync) -> None:
    if viewer.awaits_snapshot:
        raise Denied("too-many", "A snapshot is on its way to you. Read it first.")
    await live.snapshot(viewer, sync.since)


def _act(judge: Callable[[TableState, int, Any], Record], is_long: bool = False) -> Handler:
    """Something that a seat does at the table: judged there, committed, and told. Going back plays again, and
    dealing anew begins again: that may take long."""

    async def handle(live: LiveTable, viewer: Viewer, act: messages.Act) -> None:
        seat = viewer.seat
        if seat is None:
            raise Denied("wrong-key", "This link is not a seat's: it cannot act.", "not-a-seat")

        def judged(table: TableState) -> Record:
            table.check_viewer(seat, viewer.key_hash)
            return judge(table, seat, act)

        await live.act(judged, by=viewer, ref=act.ref, is_long=is_long)

    return handle


HANDLERS: dict[type, Handler] = {
    messages.Ping: _ping,
    messages.Sync: _sync,
    messages.Answer: _act(lambda table, seat, answer: table.answer(seat, answer.asked, answer.given)),
    messages.Undo: _act(lambda table, seat, _: table.undo(seat)),
    messages.Propose: _act(lambda table, seat, propose: table.propose(seat, propose.back), is_long=True),
    messages.Agree: _act(lambda table, seat, _: table.agree(seat), is_long=True),
    messages.Decline: _act(lambda table, seat, _: table.decline(seat)),
    messages.Pledge: _act(lambda table, seat, pledge: table.pledge(seat, pledge.pledge)),
    messages.Give: _act(lambda table, seat, give: table.give(seat, give.salt, give.pledges, give.stir), is_long=True),
    messages.Proceed: _act(lambda table, seat, _: table.proceed(seat)),
    messages.Concede: _act(lambda table, seat, _: table.concede(seat)),
    messages.Say: _act(lambda table, seat, say: table.say(seat, say.text)),
    messages.Mute: _act(lambda table, seat, mute: table.mute(seat, mute.seat, mute.on)),
}


async def handle(live: LiveTable, viewer: Viewer, command: messages.Command) -> None:
    """Do what a viewer asks for, or raise `Denied`."""
    await HANDLERS[type(command)](live, viewer, command)

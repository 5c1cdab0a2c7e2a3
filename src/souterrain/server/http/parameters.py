"""What routes have in common: their parameters, the errors they may answer with, and the server behind them."""

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from souterrain.server.http.visitor import visitor_of
from souterrain.server.protocol import messages
from souterrain.server.server import Server

Key = Annotated[str, HeaderParameter(name="Authorization", required=False, description="Bearer and the key of a link.")]
TableId = Annotated[str, PathParameter(name="table", description="The name of a table.", max_length=64)]
Seat = Annotated[int, PathParameter(description="The number of a seat.", ge=0, le=100)]
Asked = Request[object, object, State]

ERRORS = {
    status: ResponseSpec(messages.Refusal, description=description, generate_examples=False)
    for status, description in {
        400: "It cannot be read, or no such table can be made.",
        401: "A key is needed.",
        403: "The key does not open this.",
        404: "There is no such thing.",
        409: "It cannot be done now; the sentence says why.",
        413: "It is too large.",
        429: "Too often.",
        503: "The server or its database cannot answer just now.",
    }.items()
}


def server_of(state: State) -> Server:
    server: Server = state.server
    return server


def address_of(request: Asked) -> str:
    return visitor_of(request.client.host) if request.client else ""

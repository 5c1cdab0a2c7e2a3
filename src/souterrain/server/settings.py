"""What the operator of a server decides; `commands/serve` asks for it."""

from msgspec import Struct


class Settings(Struct, frozen=True):
    """What the operator decides."""

    database: str
    origins: tuple[str, ...] = ()  # of pages elsewhere that may use this server
    names: tuple[str, ...] = ()  # under which it is reached, besides its number and the machine's name
    proxies: tuple[
        str, ...
    ] = ()  # addresses or networks of those that bring everybody's connections, besides this machine
    processes: int = 1  # that think
    helpers: int = 0  # more of them, that think along about the same questions while they are free
    deadline: float = 10.0  # seconds for a computer's answer
    heartbeat: float = 5.0  # seconds; the time up is known to this
    idle: float = 300.0  # seconds after which a table that nobody looks at is closed
    messages: float = 30.0  # a second, from one viewer
    requests: float = 10.0  # a second, from one address
    creations: float = 1.0  # new tables a second, from one address
    upload_deadline: float = 60.0
    warm: bool = False  # start the processes at once, so that nobody waits for the first thought or replay
    most_viewers: int = 5000
    lobby: bool = True  # public tables are offered, found and watched
    sockets: int = 200  # open at once, from one address

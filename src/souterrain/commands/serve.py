"""`souterrain serve`: the table as a server. `souterrain backup FILE`, in `backup.py`, copies its log while it runs.

Here: the arguments and where the database is when nobody says. Not here: the server (`table/server`).
"""

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import httpx
import platformdirs
from msgspec.structs import replace

from souterrain.commands.parser import begin
from souterrain.commands.physics import prepare
from souterrain.commands.words import common, language_of
from souterrain.content import Fault, PackError, shelf
from souterrain.server.http.app import serve
from souterrain.server.http.visitor import network
from souterrain.server.settings import Settings
from souterrain.server.store.database import Store, Unavailable
from souterrain.server.store.migrate import TooNew
from souterrain.server.work.packs import checked

STOPPED, MISUSE = 0, 2
PORT = 8643


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "serve")
    parser.add_argument("--host", default="127.0.0.1", help=say("serve-help-host"))
    parser.add_argument("--port", type=int, default=PORT, help=say("serve-help-port"))
    parser.add_argument("--database", metavar="URL", help=say("serve-help-database"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("serve-help-workers"))
    parser.add_argument("--thinkers", type=int, default=1, metavar="N", help=say("serve-help-thinkers"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("serve-help-origin"))
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help=say("serve-help-name"))
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=say("serve-help-proxy"))
    parser.add_argument(
        "--packs", action="append", default=[], type=Path, metavar="FOLDER", help=say("serve-help-packs")
    )
    parser.add_argument("--no-lobby", action="store_true", help=say("serve-help-no-lobby"))
    parser.add_argument("--no-limits", action="store_true", help=say("serve-help-no-limits"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    say = common(language_of()).say
    url = args.database or default_database()
    if args.workers < 1 or args.thinkers < 1 or not 1 <= args.port <= 65_535:
        print(say("serve-bad-number"), file=sys.stderr)
        return MISUSE
    for proxy in args.proxy:
        try:
            network(proxy)
        except ValueError:
            print(say("serve-bad-proxy", proxy=proxy), file=sys.stderr)
            return MISUSE
    try:
        store = Store.open(url)  # so that what is wrong is said here, in a sentence, before workers start
        is_shared = store.is_shared
        store.close()
    except (Unavailable, TooNew) as error:
        print(f"souterrain serve: {error}", file=sys.stderr)
        return MISUSE
    if args.workers > 1 and sys.platform == "win32":
        print(say("serve-no-workers"), file=sys.stderr)
        return MISUSE
    if args.workers > 1 and not is_shared:
        print(say("serve-needs-postgresql"), file=sys.stderr)
        return MISUSE
    try:
        add_packs(args.packs)
    except PackError as error:
        print(error, file=sys.stderr)
        return MISUSE
    settings = Settings(url, tuple(args.origin), tuple(args.name), args.thinkers, warm=True, lobby=not args.no_lobby)
    settings = replace(settings, proxies=tuple(args.proxy))
    if args.no_limits:
        settings = replace(settings, messages=0, requests=0, creations=0, sockets=0)
    if is_taken(args.host, args.port):
        print(say("serve-port-taken", port=str(args.port)), file=sys.stderr)
        return MISUSE
    print(say("serve-begun", address=f"http://{args.host}:{args.port}/"), flush=True)
    prepare(say)
    return serve(settings, args.host, args.port, args.workers)


def add_packs(folders: list[Path]) -> list[str]:
    """Put packs on the shelf, each a folder or in a folder of several, and say their ids; a `PackError` where one is not sound."""
    found = [
        manifest.parent for each in folders for manifest in sorted([*each.glob("pack.toml"), *each.glob("*/pack.toml")])
    ]
    empty = [each for each in folders if not any(each in (folder, folder.parent) for folder in found)]
    if empty:
        raise PackError([Fault(str(each), "", "", "there is no pack in this folder") for each in empty])
    if not found:
        return []
    shelf.add(folders)  # packs may require each other
    loaded = [checked(folder)[1] for folder in found]
    return [pack.id for each in loaded for pack in each.packs if pack.folder in found]


def default_database() -> str:
    """A file in the user's data folder, which is made if need be."""
    folder = Path(platformdirs.user_data_dir("souterrain", appauthor=False, ensure_exists=True))
    return f"sqlite:///{folder / 'tables.db'}"


def is_taken(host: str, port: int) -> bool:
    """Whether another program listens there, so that it can be said in a sentence before anything starts."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if sys.platform == "win32":  # where the other option lets two programs listen at one port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def serve_here(port: int = PORT, at: str = "") -> int:
    """For one person on this machine: the same server on the loopback address, and the browser opened when it is up, `at` a
    place of the page."""
    if is_taken("127.0.0.1", port):
        print(common(language_of()).say("serve-port-taken", port=str(port)), file=sys.stderr)
        return MISUSE
    address = f"http://127.0.0.1:{port}/"
    threading.Thread(target=_open_browser, args=(address, at), daemon=True).start()
    prepare(common(language_of()).say)
    helpers = 1 if (os.cpu_count() or 1) > 1 else 0  # nobody else needs the other core
    return serve(Settings(default_database(), helpers=helpers, warm=True, lobby=False), "127.0.0.1", port)


def _open_browser(address: str, at: str) -> None:
    for _ in range(100):
        try:
            if httpx.get(f"{address}health", timeout=2).status_code == 200:
                webbrowser.open(address + at)
                return
        except httpx.HTTPError:
            time.sleep(0.1)

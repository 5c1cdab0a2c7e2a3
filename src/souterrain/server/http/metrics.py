"""Metrics: what a monitoring system wants to know, in Prometheus' form at `/metrics`.

Several workers share a folder (`server.serve` names it in the environment before they start), and whichever is asked answers for
all: counts are added up, also those of workers that have died; what stands now is told for each worker by its `pid`.
"""

import os
import sys
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SHARED = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """One set for each process."""

    def __init__(self) -> None:
        book = self._registry = CollectorRegistry()
        self.acts = Counter("souterrain_acts", "Acts taken into the log", registry=book)
        self.refusals = Counter("souterrain_refusals", "What was refused, by code", ["code"], registry=book)
        self.requests = Counter("souterrain_requests", "HTTP answers, by status", ["status"], registry=book)
        self.messages = Counter("souterrain_messages", "Messages from viewers", registry=book)
        self.faults = Counter("souterrain_faults", "Mistakes of the program", registry=book)
        self.thoughts = Counter("souterrain_thoughts", "Answers of computer seats", ["how"], registry=book)
        self.commits = Histogram("souterrain_commit_seconds", "Time of one commit", buckets=QUICK, registry=book)
        self.committed = Histogram(
            "souterrain_commit_size", "Acts in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=book
        )
        self.acted = Histogram(
            "souterrain_act_seconds", "From message to acknowledgement", buckets=QUICK, registry=book
        )
        self.open_tables = Gauge("souterrain_tables", "Tables in memory", registry=book, multiprocess_mode="liveall")
        self.viewers = Gauge("souterrain_viewers", "Open WebSockets", registry=book, multiprocess_mode="liveall")

    def commit(self, size: int, seconds: float) -> None:
        self.commits.observe(seconds)
        self.committed.observe(size)

    def text(self) -> bytes:
        folder = os.environ.get(SHARED)
        if not folder:
            return generate_latest(self._registry)
        for pid in {int(file.stem.rpartition("_")[2]) for file in Path(folder).glob("gauge_*.db")}:
            if not _is_alive(pid):
                multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
        shared = CollectorRegistry()
        multiprocess.MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared)


def _is_alive(pid: int) -> bool:
    if (
        sys.platform == "win32"
    ):  # there the same call would end the process; several workers are not for it (`commands/serve`)
        return True
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True

"""The disk: one append-only log, the records in it, its migrations, and the thread that writes."""

"""One table: its state worked out from the log, and its viewers. Judge, commit, then tell."""

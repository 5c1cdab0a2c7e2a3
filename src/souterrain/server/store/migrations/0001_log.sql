-- One append-only log of everything that happens at all tables. The key is what keeps a match from being played twice:
-- of two writers that both want to be number 18 of a table, one is refused.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE INDEX log_first ON log (at) WHERE seq = 0;

-- When servers were up: clocks count only that time. The one thing that is overwritten, every few seconds.
CREATE TABLE uptime (
    run TEXT NOT NULL PRIMARY KEY,
    began BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

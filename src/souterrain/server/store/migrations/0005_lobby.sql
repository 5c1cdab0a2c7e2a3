-- Tables that stand in the lobby: offered to whoever comes, or to be watched. What is gone from there is deleted.
CREATE TABLE lobby (
    table_id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE INDEX lobby_newest ON lobby (at);

INSERT INTO lobby (table_id, at) SELECT table_id, at FROM log WHERE seq = 0 AND replace(body, '"public":true', '') <> body;

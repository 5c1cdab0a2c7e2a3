-- The packs that matches were begun with, once each, by the hash of their facts: matches play on with them.
CREATE TABLE pack (
    hash TEXT NOT NULL PRIMARY KEY,
    files TEXT NOT NULL
);

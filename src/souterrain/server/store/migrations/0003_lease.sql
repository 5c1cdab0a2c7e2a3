-- Which of several workers thinks for the computers of a table, and until when. Whoever comes after that may take it over, so a
-- worker that is gone is missed for seconds only. It saves work and decides nothing: the log takes an answer once, whoever sends it.
CREATE TABLE lease (
    table_id TEXT NOT NULL PRIMARY KEY,
    run TEXT NOT NULL,
    until BIGINT NOT NULL
);

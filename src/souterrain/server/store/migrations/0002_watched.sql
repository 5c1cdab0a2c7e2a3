-- Tables that the server looks after though nobody is there: a computer plays, or a clock runs. After a restart they are opened.
CREATE TABLE watched (
    table_id TEXT NOT NULL PRIMARY KEY
);

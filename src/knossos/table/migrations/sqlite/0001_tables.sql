-- A table is its log; everything else here can be made again from it.

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    reference TEXT,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID; -- so that the log of a table lies in one piece, and is read in one go

CREATE UNIQUE INDEX entries_reference ON entries (table_id, seat, reference) WHERE reference IS NOT NULL;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    summary BLOB NOT NULL,
    due INTEGER,
    changed INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (changed DESC, id) WHERE listed AND stage <> 'over';

CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    position BLOB NOT NULL
) WITHOUT ROWID;

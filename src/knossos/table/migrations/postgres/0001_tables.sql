-- A table is its log; everything else here can be made again from it.

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at BIGINT NOT NULL,
    seat SMALLINT,
    reference BYTEA, -- a text in which clients may write what they like, also what no text may hold here
    entry BYTEA NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE UNIQUE INDEX entries_reference ON entries (table_id, seat, reference) WHERE reference IS NOT NULL;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL, -- how many entries the log has: whoever adds to it must know
    stage TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    summary BYTEA NOT NULL,
    due BIGINT,
    changed BIGINT NOT NULL,
    node UUID NOT NULL -- the server that sees to what is due
);

CREATE INDEX tables_listed ON tables (changed DESC, id) WHERE listed AND stage <> 'over';

CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    position BYTEA NOT NULL
);

-- The servers that are there, and who is connected to them. After a crash of the database they say so again.

CREATE UNLOGGED TABLE nodes (
    id UUID NOT NULL PRIMARY KEY,
    opened BIGINT NOT NULL, -- since when there has been a server without a break
    seen TIMESTAMPTZ NOT NULL
);

CREATE UNLOGGED TABLE attendance (
    table_id TEXT NOT NULL,
    node UUID NOT NULL REFERENCES nodes ON DELETE CASCADE,
    seats SMALLINT[] NOT NULL,
    spectators INTEGER NOT NULL,
    PRIMARY KEY (table_id, node)
);

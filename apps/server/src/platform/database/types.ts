import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';

/** Statements are written with the `sql` tag; no table type is declared. */
export type Database = Kysely<unknown>;
/** Connections as they are, for prepared statements of a hot path. */
export type Pool = pg.Pool;
/** What takes part in the transaction of its caller. */
export type Tx = Transaction<unknown>;
/** The database or a transaction of it. */
export type Executor = Database | Tx;

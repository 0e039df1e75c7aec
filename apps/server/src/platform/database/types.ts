import type { Kysely, Transaction } from 'kysely';

/** Statements are written with the `sql` tag; no table type is declared. */
export type Database = Kysely<unknown>;
/** What takes part in the transaction of its caller. */
export type Tx = Transaction<unknown>;
/** The database or a transaction of it. */
export type Executor = Database | Tx;

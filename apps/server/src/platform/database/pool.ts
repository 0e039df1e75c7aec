import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { productName } from '../../kernel/product.ts';
import type { Log } from '../log.ts';
import { createPreparingClient, isGivenUp, namesLiveFor } from './preparing-client.ts';
import type { Database } from './types.ts';

export type PoolOptions = {
  /** Milliseconds until a statement is given up. */
  timeout: number;
  connections: number;
  log: Log;
};

const { builtins } = pg.types;
const int8Array = 1016;
const dateArray = 1182;

const toNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) && Number.isInteger(value)) throw new RangeError('a number beyond 2^53');
  return value;
};

/** int8 and numeric are numbers (kopecks, counts, ids); a date is its text, not an instant in some zone. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, toNumber],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [
    int8Array,
    (text) =>
      text
        .slice(1, -1)
        .split(',')
        .filter(Boolean)
        .map((one) => (one === 'NULL' ? null : toNumber(one))),
  ],
  [
    dateArray,
    (text) =>
      text
        .slice(1, -1)
        .split(',')
        .filter(Boolean)
        .map((one) => (one === 'NULL' ? null : one)),
  ],
]);
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * A pool of connections in UTC. The server itself cancels what runs too long, a little earlier than the client gives it
 * up, so that no connection comes back into the pool with a statement still running.
 */
export const openDatabase = (
  url: string,
  { timeout, connections, log }: PoolOptions,
): { db: Database; pool: pg.Pool; close: () => Promise<void> } => {
  const pool = new pg.Pool({
    connectionString: url,
    Client: createPreparingClient(),
    max: connections,
    types,
    query_timeout: timeout,
    statement_timeout: Math.max(1, Math.floor(timeout * 0.9)),
    idle_in_transaction_session_timeout: Math.max(10_000, timeout * 2),
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    // With it go the plans that it keeps.
    maxLifetimeSeconds: namesLiveFor,
    keepAlive: true,
    // One statement works on one core: the others belong to those who buy meanwhile.
    // Compiling a report takes several times as long as the report.
    options: '-c timezone=UTC -c max_parallel_workers_per_gather=0 -c jit=off',
    application_name: productName,
  });
  const tell = (error: Error): void => log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', tell);
  // A connection in use that is lost between two statements tells nobody else: unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', tell));
  // The pool tells of a release before it looks whether the connection is ending.
  pool.on('release', (_error, client) => {
    if (isGivenUp(client)) void client.end();
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
};

/** Whether the database answers at all (`/api/ready`). */
export const isAnswering = async (db: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};

/** Whether a table has no row yet. */
export const isEmpty = async (db: Database, table: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from ${sql.table(table)}) as found`.execute(
    db,
  );
  return rows[0]?.found !== true;
};

/** Statistics of what was loaded just now, and its rows ready to be read: by itself the database does it a minute later. */
export const settle = async (db: Database): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};

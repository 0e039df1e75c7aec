import pg from 'pg';

/** Runs while no other process does the same (session lock `key`); those who come meanwhile wait their turn. */
export const withLock = async <T>(url: string, key: number, run: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    return await run();
  } finally {
    await client.end();
  }
};

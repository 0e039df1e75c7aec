import pg from 'pg';

/** `yes`; `wait` while it starts or recovers (57P03); `no` when nobody listens. */
export const answers = async (url: string): Promise<'yes' | 'wait' | 'no'> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'yes';
  } catch (error) {
    const { code } = error as { code?: string };
    return code === '57P03' || code === '53300' ? 'wait' : 'no';
  } finally {
    await client.end().catch(() => {});
  }
};

/** Others than the asking connection: a second process of ours on the same data folder. */
export const isShared = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    );
    return rowCount !== 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

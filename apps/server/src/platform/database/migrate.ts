import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

export type Migration = { name: string; sql: string; checksum: string };

/** A database that this version of the programme must not touch; the sentence says why. */
export class MigrationError extends Error {}

const lockKey = 7_283_466_001;
const form = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The files `NNNN_name.sql` of a folder in order, with the SHA-256 of each. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => form.test(name)).sort();
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  if (numbers.size !== names.length) throw new MigrationError('Two migrations have the same number.');
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
};

const verify = (done: Map<string, string>, migrations: Migration[]): void => {
  for (const [name, checksum] of done) {
    const file = migrations.find((one) => one.name === name);
    if (!file)
      throw new MigrationError(
        `The database has the migration ${name}, which this version does not know: it is newer.`,
      );
    if (file.checksum !== checksum)
      throw new MigrationError(`The migration ${name} was changed after it had been applied.`);
  }
  const last = [...done.keys()].sort().at(-1);
  const late = migrations.find((one) => last !== undefined && one.name < last && !done.has(one.name));
  if (late) throw new MigrationError(`The migration ${late.name} comes before one that is applied already.`);
};

const apply = async (client: pg.Client, { name, sql, checksum }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
};

/**
 * Brings the database up to the newest file, forward only, each in a transaction of its own; several processes may do it
 * at once. Answers the names applied. Refuses changed files, unknown newer ones and PostgreSQL before 15.
 */
export const migrate = async (url: string, folder: string): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: '-c timezone=UTC',
  });
  await client.connect();
  try {
    const version = Number(
      (await client.query<{ server_version_num: string }>('show server_version_num')).rows[0]?.server_version_num,
    );
    if (version < 150_000) throw new MigrationError('DATABASE_URL must lead to PostgreSQL 15 or newer.');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const rows = (
      await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
    ).rows;
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    verify(done, migrations);
    const missing = migrations.filter((one) => !done.has(one.name));
    for (const one of missing) await apply(client, one);
    return missing.map((one) => one.name);
  } finally {
    await client.end();
  }
};

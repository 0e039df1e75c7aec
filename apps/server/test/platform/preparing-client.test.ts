import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addErrors } from '../../src/platform/http/errors.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

/** More uses than a name asks for. */
const often = 25;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 1 });
});
afterAll(() => database.close());

const kept = async (part: string): Promise<{ name: string; text: string }[]> => {
  const { rows } = await sql<{ name: string; text: string }>`select name, statement as text from pg_prepared_statements
    where statement like ${`%${part}%`} and statement not like '%pg_prepared_statements%'`.execute(database.db);
  return rows;
};

describe('preparing client', () => {
  beforeEach(async () => {
    await sql`drop table if exists kept_rows`.execute(database.db);
    await sql`create table kept_rows (id int primary key, word text)`.execute(database.db);
    await sql`insert into kept_rows values (1, 'one'), (2, 'two')`.execute(database.db);
  });

  it('prepares a text in frequent use, once for a connection, whatever the values', async () => {
    const read = async (id: number) =>
      (await sql<{ word: string }>`select word from kept_rows where id = ${id}`.execute(database.db)).rows[0]?.word;
    for (let n = 1; n < 20; n += 1) expect(await read(1)).toBe('one');
    expect(await kept('from kept_rows where id')).toEqual([]);
    expect([await read(2), await read(1), await read(3)]).toEqual(['two', 'one', undefined]);
    expect(await kept('from kept_rows where id')).toHaveLength(1);
  });

  it('forgets uses of a text after a minute', async () => {
    const read = () => sql`select word from kept_rows where id = ${1} or false`.execute(database.db);
    const later = performance.now() + 61_000;
    for (let n = 1; n < 20; n += 1) await read();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
    await read();
    expect(clock).toHaveBeenCalled();
    clock.mockRestore();
    expect(await kept('id = $1 or false')).toEqual([]);
  });

  it('leaves what has no parameters unnamed', async () => {
    for (let n = 0; n < often; n += 1) await sql`select count(*) from kept_rows`.execute(database.db);
    expect(await kept('count(*) from kept_rows')).toEqual([]);
  });

  it('answers a refusal of the database as before, and goes on', async () => {
    const add = (id: number) => sql`insert into kept_rows (id) values (${id})`.execute(database.db);
    for (let id = 3; id < 3 + often; id += 1) await add(id);
    await expect(add(5)).rejects.toMatchObject({ code: '23505' });
    await expect(add(99)).resolves.toBeDefined();
  });

  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid;

  it('answers by another connection afterwards what a migration made stale, without a failure', async () => {
    const read = async () => (await sql`select * from kept_rows where id = ${1}`.execute(database.db)).rows;
    for (let n = 0; n < often; n += 1) await read();
    const before = await backend();
    await sql`alter table kept_rows add column more int`.execute(database.db);
    expect(await read()).toEqual([{ id: 1, word: 'one', more: null }]);
    expect(await backend()).not.toBe(before);
    expect(await read()).toEqual([{ id: 1, word: 'one', more: null }]);
  });

  it('answers what a connection has lost, and gives it up', async () => {
    const read = async () => (await sql`select word from kept_rows where id = ${1} and true`.execute(database.db)).rows;
    for (let n = 0; n < often; n += 1) await read();
    const before = await backend();
    await sql`deallocate all`.execute(database.db);
    expect(await read()).toEqual([{ word: 'one' }]);
    expect(await backend()).not.toBe(before);
  });

  it('ends a transaction by the cause, which is told as a moment’s fault, and the next one goes on', async () => {
    const http = Fastify();
    addErrors(http);
    http.get('/api/test/kept', () =>
      database.db.transaction().execute(async (tx) => ({
        rows: (await sql`select * from kept_rows where id = ${2}`.execute(tx)).rows,
      })),
    );
    const read = () => http.inject({ url: '/api/test/kept' });
    for (let n = 0; n < often; n += 1) await read();
    await sql`alter table kept_rows add column more int`.execute(database.db);
    expect((await read()).statusCode).toBe(503);
    expect((await read()).json()).toEqual({ rows: [{ id: 2, word: 'two', more: null }] });
    await http.close();
  });

  it('names a text alike in every process, and no other text so', async () => {
    const other = await createTestDatabase({ connections: 1 });
    const texts = [sql`select 1 + ${1}::int as alike`, sql`select 2 + ${1}::int as alike`];
    for (let n = 0; n < often; n += 1) for (const text of texts) await text.execute(database.db);
    for (let n = 0; n < often; n += 1) for (const text of texts.toReversed()) await text.execute(other.db);
    const namesOf = async (db: TestDatabase['db']) => {
      const { rows } = await sql<{ text: string; name: string }>`select statement as text, name
        from pg_prepared_statements where statement like '%as alike' order by statement`.execute(db);
      return rows;
    };
    const names = await namesOf(database.db);
    expect(names).toHaveLength(2);
    expect(await namesOf(other.db)).toEqual(names);
    await other.close();
  });

  it('keeps 150 names, and gives those back that nobody has used for an hour', async () => {
    const other = await createTestDatabase({ connections: 1 });
    const read = (n: number) => sql`select ${1}::int as ${sql.raw(`named_${n}`)}`.execute(other.db);
    const countNames = async () =>
      (await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(other.db)).rows[0]
        ?.count;
    for (let n = 0; n < 152; n += 1) for (let use = 0; use < 20; use += 1) await read(n);
    expect(await countNames()).toBe(150);
    const later = performance.now() + 3_601_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
    for (let use = 0; use < 20; use += 1) await read(151);
    clock.mockRestore();
    expect(await countNames()).toBe(151);
    await other.close();
  });

  it('leaves long lists unnamed: each length is a text of its own', async () => {
    const ids = Array.from({ length: 101 }, (_, id) => id);
    for (let n = 0; n < often; n += 1)
      await sql`select word from kept_rows where id in (${sql.join(ids)})`.execute(database.db);
    expect(await kept('from kept_rows where id in')).toEqual([]);
  });
});

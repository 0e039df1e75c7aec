import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatheredAcross } from '../../../src/platform/database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table notes (name text primary key)`.execute(database.db);
});
afterAll(() => database.close());

/** Inputs of each run. */
let runs: string[][] = [];
beforeEach(async () => {
  runs = [];
  await sql`truncate notes`.execute(database.db);
});

describe('single statements that are asked for at once', () => {
  const writeAcross = gatheredAcross<string, string>(async (db, names) => {
    runs.push([...names]);
    await sql`insert into notes (name) select * from unnest(${[...names]}::text[])`.execute(db);
    return names.map((name) => `${name} is written`);
  });

  it('go together, and those that come meanwhile in the next one', async () => {
    const answers = await Promise.all(
      ['a', 'b'].map(async (name) => {
        await writeAcross(database.db, name);
        return writeAcross(database.db, `${name} again`);
      }),
    );
    expect(answers).toEqual(['a again is written', 'b again is written']);
    expect(runs).toEqual([
      ['a', 'b'],
      ['a again', 'b again'],
    ]);
  });

  it('fail each for itself', async () => {
    await sql`insert into notes (name) values ('b')`.execute(database.db);
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => writeAcross(database.db, name)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('run at once, each in its transaction, where there is one', async () => {
    await database.db.transaction().execute(async (tx) => {
      await Promise.all([writeAcross(tx, 'a'), writeAcross(tx, 'b')]);
    });
    expect(runs).toEqual([['a'], ['b']]);
  });
});

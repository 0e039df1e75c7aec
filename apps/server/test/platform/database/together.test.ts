import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, refuse, type Result } from '../../../src/kernel/result.ts';
import {
  alone,
  createTogether,
  gathered,
  inTurn,
  type Together,
  type TogetherOptions,
  type Tx,
} from '../../../src/platform/database/index.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createTurns } from '../../../src/platform/turns.ts';
import { createTestDatabase, type TestDatabase } from '../../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table notes (name text primary key, transaction bigint not null default txid_current())`.execute(
    database.db,
  );
  await sql`create table stock (left_over int not null)`.execute(database.db);
});
afterAll(() => database.close());

/** Inputs of each run. */
let runs: string[][] = [];
beforeEach(async () => {
  runs = [];
  await sql`truncate notes`.execute(database.db);
});

const writeNote = gathered<string, string>(async (db, names) => {
  runs.push([...names]);
  await sql`insert into notes (name) select * from unnest(${[...names]}::text[])`.execute(db);
  return names.map((name) => `${name} is written`);
});

type Task = { readonly name: string; readonly key?: string; run(tx: Tx): Promise<Result<string>> };

const open = (isShared = true, inTurns?: TogetherOptions<Task, string>['alone']): Together<Task, string> =>
  createTogether<Task, string>({
    db: database.db,
    log: createLog({ logLevel: 'silent' }),
    name: 'tests',
    run: (tx, task) => task.run(tx),
    keysOf: ({ name, key = name }) => [key],
    isShared,
    ...(inTurns ? { alone: inTurns } : {}),
  });

const writing = (name: string, more: Partial<Task> = {}): Task => ({
  name,
  run: async (tx) => ok(await writeNote(tx, name)),
  ...more,
});
const refusing = (name: string): Task =>
  writing(name, {
    async run(tx) {
      await writeNote(tx, name);
      return refuse({ code: 'state' });
    },
  });

const written = async (): Promise<string[][]> => {
  const { rows } = await sql<{
    names: string[];
  }>`select array_agg(name order by name) as names from notes group by transaction order by names`.execute(database.db);
  return rows.map(({ names }) => names);
};

describe('tasks that come at once', () => {
  it('share one transaction and one statement for each step', async () => {
    const together = open();
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => together.settle(writing(name))));
    expect(answers).toEqual(['a', 'b', 'c'].map((name) => ok(`${name} is written`)));
    expect(runs).toEqual([['a', 'b', 'c']]);
    expect(await written()).toEqual([['a', 'b', 'c']]);
  });

  it('have a transaction each where nothing is shared', async () => {
    const together = open(false);
    await Promise.all(['a', 'b'].map((name) => together.settle(writing(name))));
    expect(await written()).toEqual([['a'], ['b']]);
  });

  it('do not suffer from one that is refused', async () => {
    const together = open();
    const answers = await Promise.all([writing('a'), refusing('b'), writing('c')].map((task) => together.settle(task)));
    expect(answers).toEqual([ok('a is written'), refuse({ code: 'state' }), ok('c is written')]);
    expect(await written()).toEqual([['a', 'c']]);
  });

  it('do not suffer from one that fails', async () => {
    const together = open();
    const failing = writing('b', { run: () => Promise.reject(new Error('broken')) });
    const [first, second, third] = await Promise.allSettled(
      [writing('a'), failing, writing('c')].map((task) => together.settle(task)),
    );
    expect(first).toMatchObject({ value: ok('a is written') });
    expect(second).toMatchObject({ reason: { message: 'broken' } });
    expect(third).toMatchObject({ value: ok('c is written') });
    expect(await written()).toEqual([['a', 'c']]);
  });

  it('do not suffer from one whose statement the database refuses', async () => {
    await sql`insert into notes (name) values ('b')`.execute(database.db);
    const together = open();
    const [first, second, third] = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => together.settle(writing(name))),
    );
    expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await written()).flat().toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('are not committed when one of them has swallowed the fault of a statement', async () => {
    await sql`insert into notes (name) values ('taken')`.execute(database.db);
    const careless = writing('b', {
      async run(tx) {
        await writeNote(tx, 'taken').catch(() => undefined);
        return ok('nothing happened');
      },
    });
    const together = open();
    const [first] = await Promise.allSettled([writing('a'), careless].map((task) => together.settle(task)));
    expect(first).toMatchObject({ value: ok('a is written') });
    expect((await written()).flat()).toContain('a');
  });

  it.each(['gathered', 'raw'])(
    'are not said to be done when one that is alone swallows such a fault: %s',
    async (kind) => {
      await sql`insert into notes (name) values ('taken')`.execute(database.db);
      const careless = writing('b', {
        async run(tx) {
          const failing =
            kind === 'raw' ? sql`insert into notes (name) values ('taken')`.execute(tx) : writeNote(tx, 'taken');
          await failing.catch(() => undefined);
          return ok('nothing happened');
        },
      });
      await expect(open().settle(careless)).rejects.toThrow(/transaction/i);
      const together = open();
      const [first] = await Promise.allSettled([writing('a'), careless].map((task) => together.settle(task)));
      expect(first).toMatchObject({ value: ok('a is written') });
      expect((await written()).flat()).toContain('a');
    },
  );

  it('have transactions of their own where they share a key, and where one asks for it', async () => {
    const together = open();
    const apart = writing('d', {
      async run(tx) {
        alone(tx);
        return ok(await writeNote(tx, 'd'));
      },
    });
    const tasks = [writing('a', { key: 'same' }), writing('b', { key: 'same' }), writing('c'), apart];
    await Promise.all(tasks.map((task) => together.settle(task)));
    expect(await written()).toEqual([['a', 'c'], ['b'], ['d']]);
  });

  it('do not wait behind all those of one asker that are to be alone', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 100 });
    const together = open(
      true,
      async ({ key = '' }, run) => (await turns(key, run)) ?? refuse({ code: 'unavailable' }),
    );
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const apart = (name: string, key: string, until: Promise<void> | null): Task =>
      writing(name, {
        key,
        async run(tx) {
          alone(tx);
          await until;
          return ok(await writeNote(tx, name));
        },
      });
    const greedy = Array.from({ length: 8 }, (_, n) => together.settle(apart(`greedy ${n}`, 'greedy', gate)));
    expect(await together.settle(apart('b', 'other', null))).toEqual(ok('b is written'));
    release();
    await Promise.all(greedy);
  });

  it('are not begun when their turn comes too late', async () => {
    const together = open();
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const apart = (name: string): Task =>
      writing(name, {
        async run(tx) {
          alone(tx);
          begun.push(name);
          await gate;
          return ok(await writeNote(tx, name));
        },
      });
    const running = ['a', 'b', 'c', 'd'].map((name) => together.settle(apart(name)));
    await vi.waitFor(() => expect(begun).toHaveLength(4));
    const late = together.settle(apart('e'));
    // A batch of its own, after the one in which the late one has come to its turn.
    await together.settle(writing('f'));
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
    release();
    expect(await late).toEqual(refuse({ code: 'unavailable', retryAfter: 1 }));
    clock.mockRestore();
    await Promise.all(running);
    expect((await written()).flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'f']);
  });

  it('do not share with one who waits for what another of his key does alone', async () => {
    await sql`insert into notes (name) values ('locked')`.execute(database.db);
    const lock = (tx: Tx) => sql`update notes set name = name where name = 'locked'`.execute(tx);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const together = open();
    const first = together.settle(
      writing('a', {
        key: 'same',
        async run(tx) {
          alone(tx);
          await lock(tx);
          begin();
          await gate;
          return ok(await writeNote(tx, 'a'));
        },
      }),
    );
    await begun;
    const second = writing('b', {
      key: 'same',
      async run(tx) {
        await lock(tx);
        return ok(await writeNote(tx, 'b'));
      },
    });
    const [waiting, ...others] = [second, writing('c'), writing('d')].map((task) => together.settle(task));
    await Promise.all(others);
    release();
    await Promise.all([first, waiting]);
    expect(await written()).toEqual([['a'], ['b'], ['c', 'd'], ['locked']]);
  });

  it('go on while one of them waits for a lock', async () => {
    await sql`insert into notes (name) values ('locked')`.execute(database.db);
    const locking = writing('a', {
      async run(tx) {
        await sql`update notes set name = name where name = 'locked'`.execute(tx);
        return ok(await writeNote(tx, 'a'));
      },
    });
    const together = open();
    const order: string[] = [];
    let waiting: Promise<unknown> = Promise.resolve();
    await database.db.transaction().execute(async (tx) => {
      await sql`select from notes where name = 'locked' for update`.execute(tx);
      waiting = together.settle(locking).then(() => order.push('a'));
      await together.settle(writing('b')).then(() => order.push('b'));
    });
    await waiting;
    expect(order).toEqual(['b', 'a']);
  });
});

describe('what is read, decided and written in several statements', () => {
  const taking = (isInTurn: boolean, name: string): Task =>
    writing(name, {
      async run(tx) {
        const take = async (): Promise<Result<string>> => {
          const { rows } = await sql<{ left: number }>`select left_over as left from stock for update`.execute(tx);
          if ((rows[0]?.left ?? 0) < 1) return refuse({ code: 'state' });
          await sql`update stock set left_over = left_over - 1`.execute(tx);
          return ok(name);
        };
        return isInTurn ? inTurn(tx, take) : take();
      },
    });
  const takeFive = async (isInTurn: boolean): Promise<number> => {
    await sql`truncate stock`.execute(database.db);
    await sql`insert into stock values (2)`.execute(database.db);
    const together = open();
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => together.settle(taking(isInTurn, name))));
    return answers.filter(({ ok: isTaken }) => isTaken).length;
  };

  it('is done by one task after another, because locks do not keep them apart', async () => {
    expect(await takeFive(true)).toBe(2);
  });

  it('takes more than there is without turns: the control', async () => {
    expect(await takeFive(false)).toBeGreaterThan(2);
  });
});

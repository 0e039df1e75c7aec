import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/modules/inventory/domain/decide-batch.ts';
import { createFormat } from '../factories/events.ts';
import type { MadeFormat } from '../factories/events.ts';
import { assertInvariants } from '../invariants.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createTestDatabase } from '../support/index.ts';
import type { TestDatabase } from '../support/index.ts';
import { expireAll, openQueue, takenOf } from './support/places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => assertInvariants(database.db));

const places = 100;
const held = (answers: readonly Answer[]): (Answer & { type: 'held' })[] =>
  answers.filter((answer) => answer.type === 'held');
const ask = (format: MadeFormat, i: number, count = 1) =>
  ({
    type: 'reserve',
    formatId: format.id,
    kind: 'athlete',
    count,
    visitor: `visitor-${i}`,
    address: `address-${i}`,
  }) as const;

describe('many at once', () => {
  it('sells exactly 100 places to 10,000 who ask for one', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: places } });
    const queue = openQueue(database);
    const answers: Answer[] = [];
    for (let wave = 0; wave < 4; wave++)
      answers.push(
        ...(await Promise.all(Array.from({ length: 2500 }, (_, i) => queue.ask(ask(format, wave * 2500 + i))))),
      );
    await queue.close();
    expect(held(answers)).toHaveLength(places);
    expect(answers.filter((answer) => answer.type === 'short')).toHaveLength(10_000 - places);
    expect(new Set(held(answers).map((answer) => answer.holdId)).size).toBe(places);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(places);
  });

  it('serves first come, first served, and a smaller wish after one that does not fit', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 5 } });
    const queue = openQueue(database);
    const answers = await Promise.all([3, 3, 2, 1].map((count, i) => queue.ask(ask(format, i, count))));
    await queue.close();
    expect(answers.map((answer) => answer.type)).toEqual(['held', 'short', 'held', 'short']);
  });

  it('fills a format to the last place with wishes of many sizes from two queues, and never over it', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 997 } });
    const queues = [openQueue(database), openQueue(database)] as const;
    const answers = await Promise.all(
      Array.from({ length: 1500 }, (_, i) => queues[i % 2 ? 1 : 0].ask(ask(format, i, ((i * 7) % 10) + 1))),
    );
    await Promise.all(queues.map((queue) => queue.close()));
    const { rows } = await sql<{
      sum: number;
    }>`select sum(count) as sum from holds where quota_id = ${format.quotaIds.athlete} and state = 'live'`.execute(
      database.db,
    );
    expect(rows[0]?.sum).toBe(997);
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(997);
    expect(held(answers).length).toBeLessThan(1500);
  });

  it('keeps several formats apart in one batch', async () => {
    const formats = await Promise.all([7, 11, 13].map((athlete) => createFormat(database.db, { quotas: { athlete } })));
    const queue = openQueue(database);
    await Promise.all(Array.from({ length: 300 }, (_, i) => queue.ask(ask(formats[i % 3] as MadeFormat, i))));
    await queue.close();
    expect(await Promise.all(formats.map((format) => takenOf(database.db, format.quotaIds.athlete)))).toEqual([
      7, 11, 13,
    ]);
  });

  it('lets one visitor hold ten of a hundred wishes that come at once', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 1000 } });
    const queue = openQueue(database, { visitor: 10, address: 60 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => queue.ask({ ...ask(format, i), visitor: 'one' })),
    );
    const crowd = await Promise.all(
      Array.from({ length: 100 }, (_, i) => queue.ask({ ...ask(format, 1000 + i), address: 'one' })),
    );
    await queue.close();
    expect(held(answers)).toHaveLength(10);
    expect(held(crowd)).toHaveLength(60);
  });
});

describe('counts that change at once', () => {
  it('keeps the sum right while holds grow, shrink and go in two queues', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 60 } });
    const queues = [openQueue(database), openQueue(database)] as const;
    const first = held(await Promise.all(Array.from({ length: 20 }, (_, i) => queues[0].ask(ask(format, i, 2)))));
    expect(first).toHaveLength(20);
    const one = { formatId: format.id, kind: 'athlete' } as const;
    await Promise.all(
      Array.from({ length: 600 }, (_, i) => {
        const holdId = first[i % 20]?.holdId ?? '';
        const queue = queues[i % 2 ? 1 : 0];
        return i % 7 === 6
          ? queue.ask(ask(format, i))
          : i % 31 === 30
            ? queue.ask({ type: 'release', formatId: format.id, holdId })
            : queue.ask({ type: 'change', ...one, count: (i % 5) + 1, holdId });
      }),
    );
    await Promise.all(queues.map((queue) => queue.close()));
    expect(await takenOf(database.db, format.quotaIds.athlete)).toBeLessThanOrEqual(60);
  });

  it('gives the places of expired holds to those who come when nothing else is left', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: 50 } });
    const queue = openQueue(database);
    await Promise.all(Array.from({ length: 50 }, (_, i) => queue.ask(ask(format, i))));
    await expireAll(database.db);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => queue.ask(ask(format, 100 + i))));
    await queue.close();
    expect(held(answers)).toHaveLength(50);
  });
});

describe('the control', () => {
  it('oversells when the places are read, checked and written without a lock', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: places } });
    const quotaId = format.quotaIds.athlete;
    let sold = 0;
    await Promise.all(
      Array.from({ length: 400 }, async () => {
        const { rows } = await sql<{
          taken: number;
          capacity: number;
        }>`select taken, capacity from quotas where id = ${quotaId}`.execute(database.db);
        const { taken, capacity } = rows[0] ?? { taken: 0, capacity: 0 };
        if (taken >= capacity) return;
        await sql`update quotas set taken = ${taken + 1} where id = ${quotaId}`.execute(database.db);
        sold += 1;
      }),
    );
    expect(sold).toBeGreaterThan(places);
    await sql`update quotas set taken = 0 where id = ${quotaId}`.execute(database.db);
  });
});

describe('an order that is being made', () => {
  /** What such a transaction holds; answers what ends it. */
  const hang = async (take: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let done: Promise<void> = Promise.resolve();
    await new Promise<void>((taken) => {
      done = database.db.transaction().execute(async (tx) => {
        await take(tx);
        taken();
        await ended;
      });
    });
    return () => {
      end();
      return done;
    };
  };

  it.each(['places:address-1', 'holds:visitor-1'])('and has %s keeps nobody else waiting for a place', async (key) => {
    const format = await createFormat(database.db, { quotas: { athlete: places } });
    const queue = openQueue(database, { visitor: 10, address: 60 });
    const finish = await hang((tx) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx));
    let isAnswered = false;
    const own = queue.ask(ask(format, 1)).then((answer) => {
      isAnswered = true;
      return answer;
    });
    const others = await Promise.all([2, 3, 4].map((i) => queue.ask(ask(format, i))));
    expect(others.map(({ type }) => type)).toEqual(['held', 'held', 'held']);
    expect(isAnswered).toBe(false);
    await finish();
    expect((await own).type).toBe('held');
    await queue.close();
  });

  it('of a hold keeps nobody waiting but who changes this hold', async () => {
    const format = await createFormat(database.db, { quotas: { athlete: places } });
    const queue = openQueue(database, { visitor: 10, address: 60 });
    const first = await queue.ask(ask(format, 1));
    const holdId = first.type === 'held' ? first.holdId : '';
    const finish = await hang((tx) => sql`update holds set state = 'released' where id = ${holdId}`.execute(tx));
    const change = queue.ask({ type: 'change', formatId: format.id, kind: 'athlete', count: 2, holdId });
    const release = queue.ask({ type: 'release', formatId: format.id, holdId });
    expect((await queue.ask(ask(format, 2))).type).toBe('held');
    await sql`update quotas set taken = taken - 1 where id = ${format.quotaIds.athlete}`.execute(database.db);
    await finish();
    expect((await change).type).toBe('expired');
    expect((await release).type).toBe('released');
    await queue.close();
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeUses } from '../../src/modules/promocodes/index.ts';
import { insertCodes } from '../../src/modules/promocodes/staff/series/make-codes.repository.ts';
import { createFormat, insertRow, unique } from '../factories/events.ts';
import { paymentBody, plainLine, send } from '../factories/orders.ts';
import { startWorker } from '../faults/run-worker.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestDatabase, type TestApp, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 12 });
  app = await createTestApp({ database });
  other = await createTestApp({ database });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await database.close();
});
const db = () => database.db;

/** A series with a run of so many pieces that waits. */
const createSeries = async (pieces: number): Promise<{ id: number; partId: number; run: string }> => {
  const [at, publicId, run] = [new Date(), unique('series'), unique('run')];
  const terms = { prefix: 'RACE-', length: 8, kind: 'ticket', discount: 50, code_count: 1, uses: 1, note: '' };
  const id = await insertRow(db(), 'promocode_series', {
    public_id: publicId,
    ...terms,
    created_at: at,
    updated_at: at,
  });
  const partId = await insertRow(db(), 'promocode_parts', { series_id: id, position: 1, count: pieces * 1000, run });
  await sql`
    with made as (insert into runs (public_id, kind, object_kind, object_id, object_title, places, summary, params, total, created_at)
      values (${run}, 'promocode_series.make', 'promocode_series', ${publicId}, '', '[]', '{}', '{}', ${pieces}, ${at}) returning id)
    insert into run_items (run_id, object) select made.id, n::text from made, generate_series(1, ${pieces}::int) n`.execute(
    db(),
  );
  return { id, partId, run };
};
const countOf = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from promocodes where series_id = ${id}`.execute(db())).rows[0]
    ?.n ?? -1;
const createCode = async ({ partId, id }: { partId: number; id: number }): Promise<{ id: number; code: string }> => {
  const code = `RACE-${unique('').toUpperCase()}XXXX`;
  await db()
    .transaction()
    .execute((tx) => insertCodes(tx, partId, [code], new Date()));
  const { rows } = await sql<{
    id: number;
  }>`select id from promocodes where series_id = ${id} and code = ${code}`.execute(db());
  return { id: rows[0]?.id ?? 0, code };
};

const attempts = 20;
const together = <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: attempts }, (_, index) => run(index)));

/** What a use would be without locks: looks first, writes then. */
const takeCarelessly = (promocodeId: number): Promise<boolean> =>
  db()
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{
        n: number;
      }>`select available as n from promocodes where id = ${promocodeId}`.execute(tx);
      if ((rows[0]?.n ?? 0) < 1) return false;
      await sql`select pg_sleep(0.005)`.execute(tx);
      await sql`update promocodes set available = 0 where id = ${promocodeId}`.execute(tx);
      return true;
    });

// BO-033
it('a code of a series for one use is sold by one of twenty purchases at once, and refused ever after', async () => {
  const format = await createFormat(db(), { preregistration: false, quotas: { athlete: 100 } });
  const { code } = await createCode(await createSeries(1));
  const buy = async (buyer: number): Promise<string> => {
    const body = paymentBody([plainLine(format.publicId, 1, { promocode: code })], {
      email: `racer${buyer}@example.org`,
    });
    const answer = await send(app, 'POST', '/api/payment', body);
    // Too many at once are turned away before anything happens, and come again.
    if (answer.statusCode === 503) return buy(buyer);
    return `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? 'ok'}`;
  };
  const told = await together(buy);
  expect(told.filter((one) => one === '200 ok')).toHaveLength(1);
  expect(told.filter((one) => one === '400 promocode')).toHaveLength(attempts - 1);
  expect(await buy(attempts)).toBe('400 promocode');
  await assertInvariants(db());
}, 60_000);

// BO-033
it('by the lock alone one of twenty takes it; without the lock more do', async () => {
  const series = await createSeries(1);
  const locked = await createCode(series);
  const taken = await together(() =>
    db()
      .transaction()
      .execute((tx) => takeUses(tx, [{ promocodeId: locked.id, count: 1 }])),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  const careless = await createCode(series);
  const control = await together(() => takeCarelessly(careless.id));
  expect(control.filter(Boolean).length).toBeGreaterThan(1);
});

it('a drawn code that exists is no code of the series; another one is drawn for it', async () => {
  const series = await createSeries(1);
  const { code } = await createCode(series);
  const fresh = `RACE-${unique('').toUpperCase()}YYYY`;
  const made = await db()
    .transaction()
    .execute((tx) => insertCodes(tx, series.partId, [code, fresh], new Date()));
  expect([made, await countOf(series.id)]).toEqual([1, 2]);
});

// BO-032
it('two processes at once make each piece once', async () => {
  await sql`update runs set state = 'stopped'`.execute(db());
  const { id, run } = await createSeries(12);
  const work = async (one: TestApp): Promise<void> => {
    while (await one.sweeps.workRuns());
  };
  await Promise.all([work(app), work(other)]);
  const { rows } = await sql<{ state: string }>`select state from runs where public_id = ${run}`.execute(db());
  expect([await countOf(id), rows[0]?.state]).toEqual([12_000, 'done']);
}, 60_000);

// BO-032
it('a process that is killed on its way loses no code and doubles none', async () => {
  await sql`update runs set state = 'stopped'`.execute(db());
  const { id, run } = await createSeries(30);
  let next = startWorker(database.url, app.config.dataDir);
  for (const mark of [3000, 9000]) {
    const worker = await next;
    next = startWorker(database.url, app.config.dataDir);
    worker.go();
    while ((await countOf(id)) < mark);
    await worker.kill();
  }
  const last = await next;
  last.go();
  await last.ended;
  while (await app.sweeps.workRuns());
  const { rows } = await sql<{ state: string; distinct: number }>`
    select r.state, (select count(distinct code)::int from promocodes where series_id = ${id}) as distinct from runs r where r.public_id = ${run}`.execute(
    db(),
  );
  expect([await countOf(id), rows]).toEqual([30_000, [{ state: 'done', distinct: 30_000 }]]);
}, 120_000);

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, refuse } from '../../src/kernel/result.ts';
import { createRunsModule, type RunKind } from '../../src/modules/runs/index.ts';
import { changeRun } from '../../src/modules/runs/change-run.ts';
import { createLog } from '../../src/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { createTestClock } from '../support/test-clock.ts';
import { testConfig } from '../support/test-app.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const object = { kind: 'start', publicId: 'moscow', title: '' };
const words = { ru: 'Дело', en: 'Work' };
const clock = createTestClock(new Date('2026-11-26T12:00:00Z'));
const isDone = (): Promise<void> => Promise.resolve();

/** Long work of a kind of its own, and several processes that do it. */
const begin = async (
  kind: Partial<RunKind> & Pick<RunKind, 'item'>,
  count: number,
  { limitsOff = true, otherClock = clock } = {},
) => {
  const { db } = database;
  await sql`delete from run_items`.execute(db);
  await sql`delete from runs`.execute(db);
  await sql`delete from run_rates`.execute(db);
  const config = { ...testConfig('/tmp'), limitsOff };
  const make = (own = clock) =>
    createRunsModule({
      db,
      clock: own,
      log: createLog(config),
      config,
      kinds: { test: { perMinute: 1000, ...kind } },
      namesOf: async () => new Map(),
    });
  const [one, other] = [make(), make(otherClock)];
  const items = Array.from({ length: count }, (_, index) => `item-${index}`);
  const run = { kind: 'test', object, places: [], summary: words, params: {}, items, by: null, approval: null };
  const publicId = await db.transaction().execute((tx) => one.port.start(tx, run));
  const change = (cause: 'pause' | 'resume' | 'stop' | 'retry') =>
    db.transaction().execute((tx) => changeRun({ clock }, tx, { id: publicId, version: null, cause }));
  const state = async (): Promise<string> => {
    const { rows } = await sql<{ told: string }>`
      select concat_ws(' ', r.state, r.paused_by, (select string_agg(c.state || ' ' || c.count, ' ' order by c.state) from (
        select state, count(*) from run_items where run_id = r.id group by 1) c)) as told
      from runs r where r.public_id = ${publicId}`.execute(db);
    return rows[0]?.told ?? '';
  };
  return { one, other, change, state };
};

describe('a run', () => {
  it('does each piece once, by whichever process, those too that came meanwhile, and ends', async () => {
    const seen: string[] = [];
    const { one, other, state } = await begin(
      {
        item: async (_tx, _run, item) => {
          seen.push(item);
          return ok(undefined);
        },
        more: async () => ['item-7', 'late'],
      },
      120,
    );
    for (let round = 0; round < 6; round += 1) await Promise.all([one.work(), other.work()]);
    expect([await state(), seen.length, new Set(seen).size]).toEqual(['done done 121', 121, 121]);
  });

  it('takes back what a refused piece wrote, goes on with the others, and tries only the refused ones again', async () => {
    let isDown = true;
    const { one, change, state } = await begin(
      {
        item: async (tx, _run, item) => {
          await sql`insert into run_rates (kind, minute, used, granted) values (${item}, now(), 0, 0)`.execute(tx);
          return isDown && item.endsWith('3') ? refuse({ code: 'state' }) : ok(undefined);
        },
      },
      20,
    );
    await one.work();
    expect(await state()).toBe('done done 18 failed 2');
    const written = await sql`select 1 from run_rates`.execute(database.db);
    expect(written.rows).toHaveLength(18);
    isDown = false;
    await change('retry');
    await one.work();
    expect(await state()).toBe('done done 20');
  });

  it('stops itself when more than a fifth of fifty fails, and goes on when somebody has looked', async () => {
    const { one, change, state } = await begin(
      { item: async (_tx, _run, item) => (/[0-2]$/.test(item) ? refuse({ code: 'unavailable' }) : ok(undefined)) },
      110,
    );
    await one.work();
    expect(await state()).toBe('paused failures done 35 failed 15 waiting 60');
    await one.work();
    expect(await state()).toBe('paused failures done 35 failed 15 waiting 60');
    await change('resume');
    await one.work();
    expect(await state()).toBe('paused failures done 70 failed 30 waiting 10');
  });

  it('begins no piece after it was paused or stopped, in the middle of a batch too', async () => {
    const { one, change, state } = await begin(
      {
        item: async (_tx, _run, item) => {
          if (item === 'item-4') await change('pause');
          return ok(undefined);
        },
      },
      30,
    );
    await one.work();
    expect(await state()).toBe('paused person done 5 waiting 25');
    await change('resume');
    await change('stop');
    expect(await one.work()).toBe(0);
    expect(await state()).toBe('stopped done 5 waiting 25');
    expect((await change('resume')).ok).toBe(false);
  });

  it('keeps to the rate of its kind in a minute, all processes together', async () => {
    const { one, other, state } = await begin({ perMinute: 30, item: async () => ok(await isDone()) }, 100, {
      limitsOff: false,
    });
    await Promise.all([one.work(), other.work()]);
    await one.work();
    expect(await state()).toBe('running done 30 waiting 70');
    clock.advance(60);
    await one.work();
    expect(await state()).toBe('running done 60 waiting 40');
  });

  it('is done at its whole rate by two processes at once: neither uses up pieces that the other one does', async () => {
    const seen: string[] = [];
    const { one, other, state } = await begin(
      {
        perMinute: 90,
        item: async (_tx, _run, item) => {
          seen.push(item);
          return ok(undefined);
        },
      },
      120,
      { limitsOff: false },
    );
    await Promise.all([one.work(), other.work()]);
    await one.work();
    expect([await state(), new Set(seen).size]).toEqual(['running done 90 waiting 30', 90]);
  });

  it('has the rate of one minute though the clock of a process is behind', async () => {
    const behind = createTestClock(new Date(clock().getTime() - 61_000));
    const { one, other, state } = await begin({ perMinute: 30, item: async () => ok(await isDone()) }, 100, {
      limitsOff: false,
      otherClock: behind,
    });
    for (let round = 0; round < 3; round += 1) {
      await one.work();
      await other.work();
    }
    expect(await state()).toBe('running done 30 waiting 70');
  });

  it('shares the rate of kinds that go to the same house', async () => {
    const kind = { perMinute: 30, rate: 'refunds', item: async () => ok(await isDone()) };
    const first = await begin(kind, 20, { limitsOff: false });
    await first.one.work();
    const { rows } = await sql<{ kind: string; used: number }>`select kind, used from run_rates`.execute(database.db);
    expect(rows).toEqual([{ kind: 'refunds', used: 20 }]);
  });
});

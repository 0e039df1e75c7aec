import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, inDays, unique } from '../../factories/events.ts';
import { hold, send } from '../../factories/orders.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';
import { errorsOf, formatCalls } from './stage.ts';

const office = openOffice();
const { app, ask, db, createColleague } = office;
const { cardOf, put } = formatCalls(office);
let vera: Member;
beforeAll(async () => {
  vera = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

const soon = (): number => Math.floor(Date.now() / 1000) + 3600;
/** A format with ten of its twenty places kept back until the moment that the test makes due. */
const createKept = async (kept = 10) => {
  const format = await createFormat(db(), { quotas: { athlete: 20 } });
  await put(vera, format.publicId, { kind: 'athlete', reserve: kept, release_at: soon() }, '/quota');
  return format;
};
const makeDue = (formatId: number) =>
  sql`update quotas set release_at = now() - interval '1 second' where format_id = ${formatId}`.execute(db());
const quotaOf = async (formatId: number) =>
  (
    await sql<{ reserve: number; taken: number; release: Date | null }>`
      select reserve, taken, release_at as release from quotas where format_id = ${formatId}`.execute(db())
  ).rows[0];
const reserve = async (publicId: string, count: number): Promise<number> =>
  (await send(app(), 'POST', '/api/hold', { format_public_id: publicId, kind: 'athlete', count })).statusCode;
const promise = (executor: Parameters<typeof assertInvariants>[0], formatId: number, count: number) =>
  sql`insert into invites (list, gift, email, format_id, kind, count, created_at)
    values (${unique('list')}, 0, 'guest@example.org', ${formatId}, 'athlete', ${count}, now())`.execute(executor);
const releasesOf = async (publicId: string): Promise<unknown[]> =>
  (
    await sql<{
      changes: unknown;
    }>`select changes from audit_entries where act = 'format.release' and object_id = ${publicId}`.execute(db())
  ).rows;

describe('the moment of a reserve', () => {
  it('is set beside it, ahead and not after the start, and goes with the last kept place', async () => {
    const { publicId } = await createFormat(db(), { quotas: { athlete: 20 }, start_time: inDays(10) });
    const set = (body: object) => put(vera, publicId, { kind: 'athlete', ...body }, '/quota');
    expect(errorsOf(await set({ release_at: soon() }))).toEqual({ reserve: 'Не меньше 1' });
    expect(errorsOf(await set({ reserve: 5, release_at: soon() - 7200 }))).toEqual({
      release_at: 'Это время уже прошло',
    });
    const late = soon() + 11 * 86_400;
    expect(errorsOf(await set({ reserve: 5, release_at: late }))).toEqual({
      release_at: 'Не позже старта: после него билеты уже не продаются',
    });
    const at = soon();
    expect(cardOf(await set({ reserve: 5, release_at: at })).places).toMatchObject([{ reserve: 5, release_at: at }]);
    // Another count keeps it.
    expect(cardOf(await set({ reserve: 4 })).places).toMatchObject([{ reserve: 4, release_at: at }]);
    expect(cardOf(await set({ reserve: 0 })).places).toMatchObject([{ reserve: 0, release_at: null }]);
    const { body } = await ask('GET', `/formats/${publicId}/history`, vera);
    expect((body['values'] as { changes: unknown[] }[])[0]?.changes).toContainEqual({
      field: 'release_at.athlete',
      before: at,
      after: null,
    });
  });

  it('goes with a start that is moved', async () => {
    const { start, format } = await office.createStart({ quotas: { athlete: 20 }, start_time: inDays(10) });
    await put(vera, format.publicId, { kind: 'athlete', reserve: 5, release_at: soon() }, '/quota');
    const before = (await quotaOf(format.id))?.release ?? new Date(0);
    const { body } = await ask('GET', `/event_cities/${start}`, vera);
    const { version, fields } = body['values'] as { version: number; fields: { start_time: number } };
    const moved = {
      version,
      start_time: fields.start_time + 86_400,
      shift: { sale_end: false, registration_end: true, prices: false },
    };
    const done = await ask('POST', `/event_cities/${start}/move`, {
      ...vera,
      body: { ...moved, free_return_until: null, letter: null, reason: 'Площадка занята' },
    });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(((await quotaOf(format.id))?.release?.getTime() ?? 0) - before.getTime()).toBe(86_400_000);
  });
});

describe('a reserve whose moment has come', () => {
  // BO-026
  it('goes on sale once, whichever process comes first, and the history says so', async () => {
    const { id, publicId } = await createKept();
    await hold(app(), publicId, 10);
    expect(await app().sweeps.releaseReserves()).toBe(0);
    expect(await reserve(publicId, 1)).toBe(400);
    await makeDue(id);
    const released = await Promise.all([1, 2, 3].map(() => app().sweeps.releaseReserves()));
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await quotaOf(id)).toEqual({ reserve: 0, taken: 10, release: null });
    expect(await releasesOf(publicId)).toMatchObject([
      { changes: [{ field: 'reserve.athlete', before: { plain: 10 }, after: { plain: 0 } }, { field: 'version' }] },
    ]);
    expect([await reserve(publicId, 11), await reserve(publicId, 10)]).toEqual([400, 200]);
  });

  it('is never sold over while visitors buy and the staff changes it', async () => {
    const { id, publicId } = await createKept();
    await makeDue(id);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, () => reserve(publicId, 1))),
      app().sweeps.releaseReserves(),
      put(vera, publicId, { kind: 'athlete', reserve: 3 }, '/quota'),
      app().sweeps.releaseReserves(),
    ]);
    const quota = await quotaOf(id);
    expect(answers.filter((status) => status === 200)).toHaveLength(quota?.taken ?? 0);
    expect((quota?.taken ?? 0) + (quota?.reserve ?? 0)).toBeLessThanOrEqual(20);
  });

  it('keeps what a list is promised at this moment, because it waits for the lock of the list', async () => {
    const { id } = await createKept();
    await makeDue(id);
    const sweep = Promise.withResolvers<number>();
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select id from quotas where format_id = ${id} for no key update`.execute(tx);
        await promise(tx, id, 4);
        app().sweeps.releaseReserves().then(sweep.resolve, sweep.reject);
        const isWaiting = async (): Promise<boolean> =>
          (
            await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%from quotas%'`.execute(
              db(),
            )
          ).rows.length > 0;
        await expect.poll(isWaiting).toBe(true);
      });
    expect(await sweep.promise).toBe(1);
    expect(await quotaOf(id)).toMatchObject({ reserve: 4 });
    // Once the list has its tickets, or its time is over, the rest goes too.
    await sql`delete from invites where format_id = ${id}`.execute(db());
    expect(await app().sweeps.releaseReserves()).toBe(1);
    expect(await quotaOf(id)).toEqual({ reserve: 0, taken: 0, release: null });
  });

  it('would break that promise without the lock, as the control shows', async () => {
    const { id } = await createKept();
    const promisedOf = async (): Promise<number> =>
      (
        await sql<{
          count: number;
        }>`select coalesce(sum(count), 0)::int as count from invites where format_id = ${id}`.execute(db())
      ).rows[0]?.count ?? 0;
    let read = -1;
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select id from quotas where format_id = ${id} for no key update`.execute(tx);
        await promise(tx, id, 4);
        read = await promisedOf();
      });
    await sql`update quotas set reserve = least(reserve, ${read}) where format_id = ${id}`.execute(db());
    expect([(await quotaOf(id))?.reserve, await promisedOf()]).toEqual([0, 4]);
  });
});

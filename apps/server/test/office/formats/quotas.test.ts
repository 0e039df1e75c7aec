import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../factories/events.ts';
import { hold, send } from '../../factories/orders.ts';
import { openOffice } from '../office.ts';
import { errorsOf, formatCalls } from './stage.ts';

const office = openOffice();
const { app, ask, db, createColleague } = office;
const { cardOf, put, read } = formatCalls(office);

const quotaOf = async (formatId: number) => {
  const { rows } = await sql<{ capacity: number; reserve: number; taken: number }>`
    select capacity, reserve, taken from quotas where format_id = ${formatId}`.execute(db());
  return rows[0];
};
const reserve = (publicId: string, count: number) =>
  send(app(), 'POST', '/api/hold', { format_public_id: publicId, kind: 'athlete', count });
const leftOf = async (publicId: string): Promise<number | undefined> => {
  const answer = await app().http.inject(`/api/event_format/${publicId}`);
  return answer.json<{ values: { tickets_left: { athlete?: number } } }>().values.tickets_left.athlete;
};

describe('a change of places', () => {
  it('sums what was sold before it locks the quota, so that the sale does not wait for the sums', async () => {
    const vera = await createColleague('manager');
    const { id, publicId } = await createFormat(db(), { quotas: { athlete: 50 } });
    const [isHeld, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // Only the sums read lines of orders.
    const holding = db()
      .transaction()
      .execute(async (tx) => {
        await sql`lock table order_lines in access exclusive mode`.execute(tx);
        isHeld.resolve();
        await mayGo.promise;
      });
    await isHeld.promise;
    const changing = ask('PUT', `/formats/${publicId}/quota`, {
      ...vera,
      body: { version: 1, kind: 'athlete', capacity: 60 },
    });
    const isSumming = async (): Promise<boolean> =>
      (
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%order_lines%'
          and query not like 'lock table%'`.execute(db())
      ).rows.length > 0;
    await expect.poll(isSumming).toBe(true);
    expect(
      (await sql`select 1 from quotas where format_id = ${id} for no key update nowait`.execute(db())).rows,
    ).toHaveLength(1);
    mayGo.resolve();
    await holding;
    expect(cardOf(await changing).places).toMatchObject([{ capacity: 60 }]);
  });
});

describe('capacity', () => {
  // BO-023
  it('never goes below what is taken and kept back, and says how many that are', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { quotas: { athlete: 50 } });
    await hold(app(), publicId, 8);
    await put(vera, publicId, { kind: 'athlete', reserve: 10 }, '/quota');
    const refused = await put(vera, publicId, { kind: 'athlete', capacity: 17 }, '/quota');
    expect(errorsOf(refused)).toEqual({ capacity: 'Уже занято 18: меньше поставить нельзя' });
    const least = cardOf(await put(vera, publicId, { kind: 'athlete', capacity: 'taken' }, '/quota'));
    expect(least.places).toMatchObject([{ capacity: 18, reserve: 10, held: 8, sold: 0 }]);
    const { body } = await ask('GET', `/formats/${publicId}/history`, vera);
    expect((body['values'] as { changes: unknown[] }[])[0]?.changes).toEqual([
      { field: 'capacity.athlete', before: 50, after: 18 },
    ]);
  });

  // BO-023
  it('is changed by one of two managers at once; the other is told the value', async () => {
    const [vera, ivan] = [await createColleague('manager'), await createColleague('manager')];
    const { publicId } = await createFormat(db());
    const answers = await Promise.all(
      [vera, ivan].map((by, index) =>
        ask('PUT', `/formats/${publicId}/quota`, {
          ...by,
          body: { version: 1, kind: 'athlete', capacity: 200 + index },
        }),
      ),
    );
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    const saved = won && cardOf(won).places[0]?.capacity;
    expect(lost?.body).toMatchObject({ code: 'conflict', current: { 'capacity.athlete': saved } });
  });

  // BO-024
  it('of a sold-out format grows, and visitors buy at once', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { quotas: { athlete: 5 } });
    await hold(app(), publicId, 5);
    expect((await reserve(publicId, 1)).json()).toMatchObject({ code: 'tickets_unavailable' });
    await put(vera, publicId, { kind: 'athlete', by: 40 }, '/quota');
    expect((await reserve(publicId, 1)).statusCode).toBe(200);
    await expect.poll(() => leftOf(publicId), { timeout: 5000 }).toBe(39);
  });
});

describe('the reserve', () => {
  it('takes no more than is free', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { quotas: { athlete: 10 } });
    await hold(app(), publicId, 4);
    const refused = await put(vera, publicId, { kind: 'athlete', reserve: 7 }, '/quota');
    expect(errorsOf(refused)).toEqual({ reserve: 'Свободно 6, в резерв столько не взять' });
  });

  // BO-025: without what is kept back, the control shows, all of the places go
  it.each([
    [30, 70],
    [0, 100],
  ])('of %i leaves %i of 100 places to a hundred visitors at once', async (kept, sold) => {
    const vera = await createColleague('manager');
    const { id, publicId } = await createFormat(db(), { quotas: { athlete: 100 } });
    await put(vera, publicId, { kind: 'athlete', reserve: kept }, '/quota');
    const answers = await Promise.all(Array.from({ length: 110 }, () => reserve(publicId, 1)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(sold);
    expect(await quotaOf(id)).toEqual({ capacity: 100, reserve: kept, taken: sold });
  });

  // BO-025
  it('is raised while visitors buy, and the sum never passes the capacity', async () => {
    const vera = await createColleague('manager');
    const { id, publicId } = await createFormat(db(), { quotas: { athlete: 60 } });
    const { version } = await read(vera, publicId);
    const [raised] = await Promise.all([
      ask('PUT', `/formats/${publicId}/quota`, { ...vera, body: { version, kind: 'athlete', reserve: 40 } }),
      ...Array.from({ length: 60 }, () => reserve(publicId, 1)),
    ]);
    const quota = await quotaOf(id);
    expect((quota?.taken ?? 0) + (quota?.reserve ?? 0)).toBeLessThanOrEqual(60);
    expect(quota?.reserve).toBe(raised.status === 200 ? 40 : 0);
  });

  // BO-026
  it('is released once: exactly its places are on sale, however often it is asked', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { quotas: { athlete: 20 } });
    await put(vera, publicId, { kind: 'athlete', reserve: 12 }, '/quota');
    await hold(app(), publicId, 8);
    expect((await reserve(publicId, 1)).statusCode).toBe(400);
    const { version } = await read(vera, publicId);
    const release = { ...vera, body: { version, kind: 'athlete', reserve: 0 } };
    const answers = await Promise.all([1, 2, 3].map(() => ask('PUT', `/formats/${publicId}/quota`, release)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await reserve(publicId, 13)).statusCode).toBe(400);
    expect((await reserve(publicId, 12)).statusCode).toBe(200);
  });
});

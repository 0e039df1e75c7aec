import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../../factories/events.ts';
import { buy, hold, paymentBody, plainLine, send } from '../../factories/orders.ts';
import { openOffice } from '../office.ts';
import { errorsOf, formatCalls } from './stage.ts';

const office = openOffice();
const { app, ask, db, clock, createColleague, buyOf } = office;
const { cardOf, put, read } = formatCalls(office);

const unix = (at: Date): number => Math.floor(at.getTime() / 1000);
const sent = (steps: readonly object[]) => steps.map((step) => ({ ...step, begun_at: undefined, sold: undefined }));
const from = { starts_at: unix(inDays(-5)) };
const steps = [
  { kind: 'athlete', price: 1000, ...from },
  { kind: 'athlete', price: 1500, from_count: 10 },
];

const createCounted = async (options: object = {}) => {
  const vera = await createColleague('manager');
  const format = await createFormat(db(), { prices: { athlete: [] }, preregistration: false, ...options });
  cardOf(await put(vera, format.publicId, { steps }, '/prices'));
  return { vera, ...format };
};
const priceOf = async (publicId: string, holdId: string | null = null): Promise<number> => {
  const line = plainLine(publicId, 1, holdId === null ? {} : { hold_id: holdId });
  const answer = await send(app(), 'POST', '/api/basket/price', { tickets: [line] });
  return answer.json<{ values: { lines: { price: number }[] } }>().values.lines[0]?.price ?? 0;
};
/** As if it had begun a minute ago: the clock of the tests stands still. */
const letMinutePass = (): Promise<unknown> =>
  sql`update format_prices set begun_at = begun_at - interval '1 minute' where begun_at is not null`.execute(db());

describe('a step by places', () => {
  // BO-020
  it('begins with the order that takes the last of them, not with a basket, and stays when places come back', async () => {
    const { vera, publicId, id } = await createCounted();
    await hold(app(), publicId, 9);
    expect(await app().sweeps.beginSteps()).toBe(0);
    await buyOf([plainLine(publicId, 9)]);
    await app().sweeps.beginSteps();
    expect((await read(vera, publicId)).steps[1]?.begun_at).toBeNull();
    const shown = await app().http.inject(`/api/event_format/${publicId}`);
    expect(shown.json()).toMatchObject({ values: { prices: { athlete: { price: 1000, next_price: 1500 } } } });
    await buyOf([plainLine(publicId, 1)]);
    expect(await app().sweeps.beginSteps()).toBe(1);
    expect(await app().sweeps.beginSteps()).toBe(0);
    await letMinutePass();
    expect((await read(vera, publicId)).steps).toMatchObject([
      { price: 1000, sold: 10 },
      { price: 1500, begun_at: expect.any(Number), sold: 0 },
    ]);
    await sql`update quotas set taken = taken - 5 where format_id = ${id}`.execute(db());
    await app().sweeps.beginSteps();
    expect((await read(vera, publicId)).steps[1]?.begun_at).not.toBeNull();
    await sql`update quotas set taken = taken + 5 where format_id = ${id}`.execute(db());
  });

  it('is told to visitors with the places that are left at this price', async () => {
    const { publicId } = await createCounted();
    await hold(app(), publicId, 4);
    const shown = await app().http.inject(`/api/event_format/${publicId}`);
    expect(shown.json()).toMatchObject({
      values: { prices: { athlete: { price: 1000, next_price: 1500, next_price_count: 6 } } },
    });
  });

  // BO-021
  it('prices every hold of fifty visitors at once by one of both steps, and those after it by the new one', async () => {
    const { publicId } = await createCounted({ quotas: { athlete: 200 } });
    const buyOne = async (): Promise<void> => {
      await buyOf([plainLine(publicId, 1)]);
    };
    const held = Promise.all(Array.from({ length: 30 }, () => hold(app(), publicId, 1)));
    await Promise.all([...Array.from({ length: 10 }, buyOne), held, app().sweeps.beginSteps()]);
    await app().sweeps.beginSteps();
    const { rows } = await sql<{ id: string; isLater: boolean; isBefore: boolean }>`
      select h.id, h.price_at >= p.begun_at as "isLater", h.price_at < p.begun_at as "isBefore" from holds h
      join quotas q on q.id = h.quota_id join formats f on f.id = q.format_id join format_prices p on p.format_id = f.id and p.begun_at is not null
      where f.public_id = ${publicId} and h.state = 'live'`.execute(db());
    expect(rows).toHaveLength(30);
    expect(rows.every(({ isBefore }) => isBefore)).toBe(true);
    const later = await hold(app(), publicId, 1);
    await sql`update holds set price_at = (select max(begun_at) from format_prices) where id = ${later}`.execute(db());
    await letMinutePass();
    expect(await priceOf(publicId, later)).toBe(1500);
    const [first] = rows;
    await sql`update holds set price_at = price_at - interval '61 seconds' where id = ${first?.id}`.execute(db());
    expect(await priceOf(publicId, first?.id)).toBe(1000);
  });
});

describe('a step by its date', () => {
  // BO-019
  it('begins at that second: a hold of before keeps its price, a basket without one is told', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), { prices: { athlete: 100_000 }, preregistration: false });
    const holdId = await hold(app(), publicId, 1);
    await sql`update holds set price_at = price_at - interval '1 minute' where id = ${holdId}`.execute(db());
    const { steps: kept } = await read(vera, publicId);
    const now = { kind: 'athlete', price: 1200, starts_at: unix(clock()) };
    cardOf(await put(vera, publicId, { steps: [...sent(kept), now] }, '/prices'));
    expect(await priceOf(publicId, holdId)).toBe(1000);
    expect(await priceOf(publicId)).toBe(1200);
    const line = plainLine(publicId, 1);
    const stale = await send(
      app(),
      'POST',
      '/api/payment',
      paymentBody([line], { amount: 1000, email: 'late@example.org' }),
    );
    expect(stale.json()).toMatchObject({ code: 'price_changed' });
  });
});

describe('the list of prices', () => {
  // BO-132
  it('stands in the history: who changed a price, when, from what to what', async () => {
    const { vera, publicId } = await createCounted();
    const coming = { kind: 'athlete', price: 2000, starts_at: unix(inDays(5)), from_count: null };
    const { steps: kept } = await read(vera, publicId);
    cardOf(await put(vera, publicId, { steps: [...sent(kept), coming] }, '/prices'));
    cardOf(await put(vera, publicId, { steps: [...sent(kept), { ...coming, price: 2400 }] }, '/prices'));
    const { body } = await ask('GET', `/formats/${publicId}/history`, vera);
    const [latest] = body['values'] as { act: string; at: number; actor: object; changes: { before: object[] }[] }[];
    expect(latest).toMatchObject({ act: 'format.prices', actor: { public_id: vera.publicId } });
    expect(Math.abs((latest?.at ?? 0) - unix(clock()))).toBeLessThan(60);
    const price = (of: object[]) => of.find((step) => 'starts_at' in step && step.starts_at === coming.starts_at);
    const [change] = latest?.changes ?? [];
    expect(change).toMatchObject({ field: 'steps' });
    const { before, after } = change as unknown as { before: object[]; after: object[] };
    expect([price(before), price(after)]).toMatchObject([{ price: 2000 }, { price: 2400 }]);
  });

  // BO-022
  it('of which two have just passed are told so at the second', async () => {
    const { vera, publicId } = await createCounted();
    await buyOf([plainLine(publicId, 1)]);
    const { steps: kept } = await read(vera, publicId);
    const at = unix(clock());
    const just = [60, 30].map((ago) => ({ kind: 'athlete', price: 2000 + ago, starts_at: at - ago }));
    const refused = await put(vera, publicId, { steps: [...sent(kept), ...just] }, '/prices');
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([400, ['steps.3']]);
  });

  // BO-022
  it('keeps steps that have begun, and changes those that are still to come', async () => {
    const vera = await createColleague('manager');
    const { publicId } = await createFormat(db(), {
      preregistration: false,
      prices: {
        athlete: [
          [inDays(-9), 100_000],
          [inDays(9), 150_000],
        ],
      },
    });
    await buy(app(), paymentBody([plainLine(publicId, 1)]));
    const kept = sent((await read(vera, publicId)).steps);
    const gone = await put(vera, publicId, { steps: kept.slice(1) }, '/prices');
    expect(gone.status).toBe(400);
    expect(errorsOf(gone)['steps']).toBe('Действовавшую цену не меняют: добавьте новую с этого момента');
    const edited = await put(vera, publicId, { steps: [{ ...kept[0], price: 1 }, kept[1]] }, '/prices');
    expect(edited.status).toBe(400);
    const later = { ...kept[1], price: 1700, from_count: 40 };
    expect(cardOf(await put(vera, publicId, { steps: [kept[0], later] }, '/prices')).steps).toMatchObject([
      { price: 1000 },
      { price: 1700, from_count: 40, begun_at: null },
    ]);
  });
});

import type { EventCityCard } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventCity, createFormat, inDays } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

/**
 * `big`: 21 km for 3 000 ₽ (3 600 in five days), teams of 10 km for 2 000 ₽, children 1 km for 500 ₽, a hidden 42 km for 100 ₽.
 * `small`: 5 km for 1 500 ₽, sold out. `young`: children alone, 2 km for 800 ₽. `late`: 10 km for 1 000 ₽, its sale is over.
 */
describe('starts by what is run there', () => {
  let app: TestApp;

  const ask = async (body: object): Promise<{ values: EventCityCard[]; total: number }> =>
    (
      await app.http.inject({
        method: 'POST',
        url: '/api/event_city/filtered',
        headers: { language: 'ru' },
        payload: body,
      })
    ).json();
  const found = async (body: object): Promise<string[]> => (await ask(body)).values.map((card) => card.public_id);

  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.database;
    const made = async (id: string, days: number): Promise<number> =>
      (await createEventCity(db, { public_id: id, start_time: inDays(days) })).id;
    const [big, small, young, late] = [
      await made('big', 10),
      await made('small', 20),
      await made('young', 30),
      await made('late', 40),
    ];
    const steps: [Date, number][] = [
      [inDays(-9), 300_000],
      [inDays(5), 360_000],
    ];
    await createFormat(db, { event_city_id: big, distance_km: 21, prices: { athlete: steps } });
    await createFormat(db, { event_city_id: big, distance_km: 10, is_team: true, prices: { athlete: 200_000 } });
    await createFormat(db, { event_city_id: big, distance_km: 1, quotas: { kids: 10 }, prices: { kids: 50_000 } });
    await createFormat(db, { event_city_id: big, distance_km: 42, hidden: true, prices: { athlete: 10_000 } });
    const sold = await createFormat(db, { event_city_id: small, distance_km: 5, prices: { athlete: 150_000 } });
    await sql`update quotas set taken = capacity where format_id = ${sold.id}`.execute(db);
    await createFormat(db, { event_city_id: young, distance_km: 2, quotas: { kids: 10 }, prices: { kids: 80_000 } });
    await createFormat(db, {
      event_city_id: late,
      distance_km: 10,
      sale_start: inDays(-9),
      sale_end: inDays(-1),
      prices: { athlete: 100_000 },
    });
  });
  afterAll(() => app.close());

  it.each([
    [{}, ['big', 'small', 'young', 'late']],
    [{ distance_from: 21 }, ['big']],
    [{ distance_from: 40 }, []],
    [{ distance_from: 5, distance_to: 10 }, ['big', 'small', 'late']],
    [{ distance_to: 2 }, ['young']],
    [{ kids: true }, ['big', 'young']],
    [{ kids: true, distance_to: 1 }, ['big']],
    [{ team: true }, ['big']],
    [{ team: true, distance_from: 11 }, []],
    [{ price_to: 2000 }, ['big', 'young']],
    [{ price_to: 1999 }, ['young']],
    [{ price_to: 3000, distance_from: 21 }, ['big']],
    [{ price_to: 2999, distance_from: 21 }, []],
    [{ price_to: 500, kids: true }, ['big']],
    [
      { distance_from: null, distance_to: null, kids: null, team: null, price_to: null },
      ['big', 'small', 'young', 'late'],
    ],
    [{ kids: false, team: false }, ['big', 'small', 'young', 'late']],
  ])('%j finds %j', async (body, ids) => expect(await found(body)).toEqual(ids));

  it('counts all of them and pages', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/event_city/filtered?page=2&limit=1',
      headers: { language: 'ru' },
      payload: { kids: true },
    });
    expect(answer.json()).toMatchObject({ total: 2, values: [{ public_id: 'young' }] });
  });

  it.each([
    [{ distance_to: '5' }, 422],
    [{ kids: 'yes' }, 422],
    [{ distance_from: -1 }, 400],
    [{ price_to: -1 }, 400],
  ])('refuses %j', async (payload, status) => {
    const answer = await app.http.inject({ method: 'POST', url: '/api/event_city/filtered', payload });
    expect(answer.statusCode).toBe(status);
  });
});

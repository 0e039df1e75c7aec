import type { ResultRow } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

type Table = { values: ResultRow[]; total: number };

const read = async (city: string, format: string, query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await send(app, 'GET', `/api/event_results/${city}/${format}?${search.toString()}`);
  return { body: answer.json<Table>() };
};
const numbersOf = ({ body }: { body: Table }): (string | undefined)[] => body.values.map((row) => row.start_number);

describe('a page of a large table', () => {
  it('takes as many statements for a page as for one row', async () => {
    const client = await app.database.pool.connect();
    const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
    client.release();
    const { query } = prototype;
    let count = 0;
    prototype.query = function counted(this: unknown, ...args: unknown[]) {
      count += 1;
      return query.apply(this, args);
    };
    try {
      const taken: Record<string, number> = {};
      const other = await createPastCity(db());
      for (let n = 0; n < 8; n += 1) await createResult(db(), other.format, { gender: 'male', last_name: 'Иванов' });
      await publishResults(db(), other.city.id);
      const asked = {
        all: {},
        one: { limit: 1 },
        men: { gender: 'male' },
        found: { search: 'Иванов' },
        loose: { search: 'ива не' },
      };
      await read(other.city.publicId, 'all', { limit: 2 });
      for (const [name, ask] of Object.entries(asked)) {
        count = 0;
        await read(other.city.publicId, 'all', ask);
        taken[name] = count;
      }
      // The city and its card are shared by readers for a second; a busy machine may ask for them anew.
      expect(taken['all']).toBeLessThanOrEqual(3);
      for (const name of ['one', 'men', 'found']) expect(taken[name]).toBeLessThanOrEqual(3);
      expect(taken['loose']).toBeLessThanOrEqual(4);
    } finally {
      prototype.query = query;
    }
  });

  it('finds the right deep page of a gender', async () => {
    const { city: big, format: mass } = await createPastCity(db());
    await sql`
      insert into results (public_id, event_city_id, format_id, start_number, gender, category, time_ms)
      select 'deep-' || n, ${big.id}, ${mass.id}, n::text, case when n % 3 = 0 then 'female' else 'male' end,
        case when n % 3 = 0 then 'Ж' else 'М' end, 1000000 + n
      from generate_series(1, 4000) n`.execute(db());
    await publishResults(db(), big.id);
    const page = await read(big.publicId, mass.publicId, { gender: 'male', page: 26, limit: 100 });
    expect(page.body.total).toBe(2667);
    expect(numbersOf(page).slice(0, 3)).toEqual(['3751', '3752', '3754']);
    const women = await read(big.publicId, mass.publicId, { gender: 'female', category: 'Ж', page: 14, limit: 100 });
    expect(numbersOf(women)).toEqual(
      ['3903', '3906', '3909'].concat(Array.from({ length: 30 }, (_, n) => String(3912 + 3 * n))),
    );
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createPromocode } from '../factories/events.ts';
import { buy, paymentBody, plainLine, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const available = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select available as n from promocodes where id = ${id}`.execute(db())).rows[0]?.n ?? -1;
const check = (code: string, format: string) =>
  send(app, 'GET', `/api/promocode/check/ticket/${encodeURIComponent(code)}/${format}`);

describe('a promocode with a Latin twin', () => {
  it('is known on a Latin keyboard by its sound, its look or its keys', async () => {
    const { publicId } = await createFormat(db());
    await createPromocode(db(), { code: 'СТУЖА15', discount: 15 });
    await createPromocode(db(), { code: 'МАРТ15', discount: 15 });
    for (const typed of ['stuzha15', 'CNE;F15', 'MAPT15'])
      expect((await check(typed, publicId)).json()).toMatchObject({
        promocode: { discount: 15 },
        message: 'Промокод применён: скидка 15 %',
      });
  });

  it('gives way to the very code, and two twins mean none', async () => {
    const { publicId, id } = await createFormat(db());
    const other = await createFormat(db());
    await createPromocode(db(), { code: 'КВАРЦ', discount: 30, format_ids: [id] });
    await createPromocode(db(), { code: 'KVARTS', discount: 5, format_ids: [other.id] });
    expect((await check('KVARTS', publicId)).statusCode).toBe(400);
    expect((await check('KVARTS', other.publicId)).json()).toMatchObject({ promocode: { discount: 5 } });
    await createPromocode(db(), { code: 'РОРТ', discount: 10 });
    expect((await check('POPT', publicId)).statusCode).toBe(200);
    await createPromocode(db(), { code: 'ПОПТ', discount: 20 });
    expect((await check('POPT', publicId)).statusCode).toBe(400);
  });

  it('counts once, however it is spelt on two lines', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const { id } = await createPromocode(db(), { code: 'ИНЕЙ50', discount: 50, code_count: 1 });
    const lines = ['ИНЕЙ50', 'INEY50'].map((promocode) => plainLine(format.publicId, 1, { promocode }));
    const answer = await send(app, 'POST', '/api/basket/price', { tickets: lines });
    const quoted = answer.json<{ values: { lines: { promocode_count: number }[] } }>().values;
    expect(quoted.lines.map(({ promocode_count: used }) => used)).toEqual([1, 0]);
    await buy(app, paymentBody(lines));
    expect(await available(id)).toBe(99);
  });
});

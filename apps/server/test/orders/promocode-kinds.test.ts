import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createFormat, createPromocode, inDays, unique } from '../factories/events.ts';
import { createOffer, insuranceLine } from '../factories/insurance.ts';
import { paymentBody, place, plainLine, send } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const check = (kind: 'product' | 'insurance', code: string, publicId: string, query = '') =>
  send(app, 'GET', `/api/promocode/check/${kind}/${encodeURIComponent(code)}/${publicId}${query}`);
const said = async (kind: 'product' | 'insurance', code: string, publicId: string) => {
  const answer = await check(kind, code, publicId);
  return [answer.statusCode, answer.json().errors?.promocode];
};
type Quote = {
  amount: number;
  lines: { totalCost: number; reason: string | null; promocode_count: number; error?: string }[];
};
const quote = async (body: unknown): Promise<Quote> =>
  (await send(app, 'POST', '/api/basket/price', body)).json<{ values: Quote }>().values;
const goods = (publicId: string, fields: Record<string, unknown> = {}) => ({
  unique_id: unique('goods'),
  public_id: publicId,
  count: 1,
  ...fields,
});

describe.each([
  ['product', 'shop', 'product_ids'],
  ['insurance', 'insurance', 'offer_ids'],
] as const)('a code for %s', (kind, selector, list) => {
  const createItem = () => (kind === 'product' ? createProduct(db()) : createOffer(db()));

  it('is praised, whatever its case and blanks, with the pieces it is for', async () => {
    const item = await createItem();
    const { code } = await createPromocode(db(), { kind: selector, discount: 25, uses: 7, code_count: 2 });
    const answer = await check(kind, ` ${code.toLowerCase()} `, item.publicId);
    expect(answer.json()).toEqual({
      promocode: { code, discount: 25, code_count: 2, available_code_count: 7 },
      available_code_count: 7,
      message: 'Промокод применён: скидка 25 %',
    });
    expect((await check(kind, code, item.publicId, '?count=5')).json().message).toBe(
      'Промокод применён к 2 из 5 шт.: скидка 25 %',
    );
  });

  it('is refused at the field: unknown, of another kind or item, early, ended, used up, empty', async () => {
    const [item, other] = [await createItem(), await createItem()];
    const make = (row: Record<string, unknown>) => createPromocode(db(), { kind: selector, ...row });
    const unknown = [400, 'Промокод не найден'];
    expect(await said(kind, 'NOSUCH', item.publicId)).toEqual(unknown);
    expect(await said(kind, (await createPromocode(db())).code, item.publicId)).toEqual(unknown);
    expect(await said(kind, (await make({ [list]: [other.id] })).code, item.publicId)).toEqual(unknown);
    expect(await said(kind, (await make({})).code, 'no-such')).toEqual(unknown);
    expect(await said(kind, (await make({ starts_at: inDays(1) })).code, item.publicId)).toEqual([
      400,
      'Промокод ещё не действует',
    ]);
    expect(await said(kind, (await make({ ends_at: inDays(-1) })).code, item.publicId)).toEqual([
      400,
      'Промокод закончился',
    ]);
    expect(await said(kind, (await make({ available: 0 })).code, item.publicId)).toEqual([400, 'Промокод закончился']);
    expect(await said(kind, ' ', item.publicId)).toEqual([400, 'Введите промокод']);
    expect((await said(kind, (await make({ [list]: [item.id] })).code, item.publicId))[0]).toBe(200);
  });
});

describe('the price', () => {
  it('takes a code of its kind off, and tells one of another kind', async () => {
    const product = await createProduct(db());
    const offer = await createOffer(db(), { price_minor: 20_000 });
    const shop = await createPromocode(db(), { kind: 'shop', discount: 20, code_count: 2 });
    const policy = await createPromocode(db(), { kind: 'insurance', discount: 50, code_count: 1 });
    const { lines } = await quote({
      shop: [
        goods(product.publicId, { count: 3, promocode: shop.code }),
        goods(product.publicId, { promocode: policy.code }),
      ],
    });
    expect(lines.map((line) => [line.totalCost, line.promocode_count, line.error ?? null])).toEqual([
      [2600, 2, null],
      [1000, 0, 'Промокод не найден'],
    ]);
    const insured = await quote({ insurances: [insuranceLine(offer.publicId, { promocode: shop.code })] });
    expect(insured.lines[0]?.promocode_count).toBe(0);
  });

  it('counts a code over all lines of the order', async () => {
    const product = await createProduct(db());
    const { code } = await createPromocode(db(), { kind: 'shop', discount: 50, code_count: 2 });
    const { lines, amount } = await quote({
      shop: [1, 2, 3].map(() => goods(product.publicId, { promocode: code })),
    });
    expect([lines.map(({ promocode_count: used }) => used), amount]).toEqual([[1, 1, 0], 2000]);
  });
});

describe('guessing', () => {
  const guess = (codes: string[], payment = false) => {
    const format = 'no-such';
    const tickets = codes.map((promocode) => plainLine(format, 1, { promocode }));
    return send(
      app2,
      'POST',
      payment ? '/api/payment' : '/api/basket/price',
      payment ? paymentBody(tickets) : { tickets },
    );
  };
  let app2: TestApp;
  const clock = createTestClock();
  beforeAll(async () => {
    app2 = await createTestApp({ config: { limitsOff: false }, clock });
  });
  afterAll(() => app2.close());

  it('through prices and payments names as many codes a minute as the check; the same ones cost nothing', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `GUESS${index}`);
    expect((await guess(words)).statusCode).toBe(200);
    expect((await guess(words)).statusCode).toBe(200);
    const refused = await guess(['GUESS20']);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);
    expect((await guess(['GUESS20'])).statusCode).toBe(429);
    expect((await guess(['GUESS20'], true)).statusCode).toBe(429);
    expect((await guess([' guess3 '])).statusCode).toBe(200);
    expect((await guess([])).statusCode).toBe(200);
    clock.advance(61);
    expect((await guess(['GUESS20'])).statusCode).toBe(200);
  });

  it('of certificates is limited as their check', async () => {
    const price = (codes: string[]) =>
      send(app2, 'POST', '/api/basket/price', { tickets: [plainLine('no-such', 1)], certificate_codes: codes });
    expect((await price(['A1', 'A2', 'A3', 'A4', 'A5'])).statusCode).toBe(200);
    expect((await price(['A6'])).statusCode).toBe(429);
    expect((await price(['A5'])).statusCode).toBe(200);
  });

  it('of ten certificates in one basket is only slower', async () => {
    clock.advance(61);
    const ten = Array.from({ length: 10 }, (_, index) => `GIFT${index}`);
    const price = async () =>
      (await send(app2, 'POST', '/api/basket/price', { tickets: [plainLine('no-such', 1)], certificate_codes: ten }))
        .statusCode;
    expect([await price(), await price()]).toEqual([429, 429]);
    clock.advance(61);
    expect(await price()).toBe(200);
  });

  it('through the basket on the server is counted too', async () => {
    clock.advance(61);
    const { token } = await createUser(app2.database.db);
    const put = async (method: 'PUT' | 'POST', codes: string[]) => {
      const line = { selector: 'ticket', public_id: 'x' };
      const body = { goods: codes.map((promocode) => ({ ...plainLine('x', 1, { promocode }), ...line })) };
      return (await send(app2, method, '/api/user/basket', body, { token })).statusCode;
    };
    const words = Array.from({ length: 20 }, (_, index) => `STORED${index}`);
    expect(await put('PUT', words)).toBe(200);
    expect(await put('PUT', words)).toBe(200);
    expect([await put('PUT', ['STORED20']), await put('POST', ['STORED21'])]).toEqual([429, 429]);
    expect((await guess(['STORED22'])).statusCode).toBe(429);
    expect((await send(app2, 'PUT', '/api/user/basket', { goods: [] }, { token })).statusCode).toBe(200);
  });
});

describe('uses', () => {
  it('are counted per kind of the order, and come back to a replaced one', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const { code } = await createPromocode(db(), { uses: 1, discount: 10 });
    const line = plainLine(format.publicId, 1, { promocode: code });
    const first = await place(app, paymentBody([line], { amount: 2700 }));
    const again = await place(app, paymentBody([line], { amount: 2700, temporary_token: first.token }));
    expect(again.order.amount).toBe(2700);
  });
});

import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, certificateLine, createCertificate, createNominal } from '../factories/certificates.ts';
import { createCities, createMethod, kazan } from '../factories/delivery.ts';
import { createFormat, createPromocode, moscow, unique } from '../factories/events.ts';
import { createOffer, ticketInsurance } from '../factories/insurance.ts';
import { payLate } from '../factories/late.ts';
import { buy, paymentBody, place, plainLine, press, refusedPayment, send, ticketLine } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let courier: string;
beforeAll(async () => {
  app = await createTestApp();
  courier = await createWay();
});
afterAll(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});
beforeEach(() => app.letters.splice(0));

const db = () => app.database.db;

/** A courier who takes 350 ₽ for a parcel to Moscow, and goes nowhere else. */
const createWay = async (): Promise<string> => {
  await createCities(db());
  const tariff = { first_grams: 20_000, first_minor: 35_000, max_grams: 30_000, days_min: 1, days_max: 2 };
  return (await createMethod(db(), { tariffs: { 1: tariff } })).publicId;
};

const toMoscow = (fields: Record<string, unknown> = {}) => ({
  delivery_public_id: courier,
  delivery: {
    first_name: 'Анна',
    last_name: 'Иванова',
    phone: '+79991234567',
    location_id: moscow.id,
    address: 'Тверская, 1',
    index: '125009',
    ...fields,
  },
});
const shirtLine = (publicId: string, fields: Record<string, unknown> = {}) => ({
  unique_id: unique('shirt'),
  public_id: publicId,
  count: 1,
  size: 'M',
  ...toMoscow(),
  ...fields,
});
const available = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select available as n from promocodes where id = ${id}`.execute(db())).rows[0]?.n ?? -1;
const takenOf = async (stockId: number | undefined): Promise<number> =>
  (await sql<{ n: number }>`select taken as n from product_stock where id = ${stockId}`.execute(db())).rows[0]?.n ?? -1;
const balanceOf = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select balance_minor as n from certificates where id = ${id}`.execute(db())).rows[0]?.n ??
  -1;
const price = async (body: unknown, language: 'ru' | 'en' = 'ru') =>
  (await send(app, 'POST', '/api/basket/price', body, { language })).json<{ values: Record<string, unknown> }>().values;

/** Two tickets with a code, a policy of the first, two shirts to one door and a certificate for a friend. */
const family = async () => {
  const format = await createFormat(db());
  const code = await createPromocode(db(), { discount: 10, code_count: 1 });
  const offer = await createOffer(db(), { price_minor: 20_000 });
  const product = await createProduct(db(), { stock: { M: 5 } });
  const nominal = await createNominal(db(), { price_minor: 200_000 });
  const first = ticketLine(format.publicId, { promocode: code.code });
  const baskets = {
    tickets: [first, ticketLine(format.publicId)],
    insurances: [ticketInsurance(offer.publicId, first['unique_id'], { format_public_id: format.publicId })],
    shop: [shirtLine(product.publicId), shirtLine(product.publicId)],
    certificates: [certificateLine(nominal.publicId)],
  };
  return { code, product, baskets, policy: baskets.insurances[0] };
};

describe('a basket of all kinds', () => {
  it('calls every line by its names in the language of the request, and one that is not sold by none', async () => {
    const { baskets } = await family();
    const gone = shirtLine('no-such-product');
    const body = { ...baskets, shop: [...baskets.shop, gone] };
    const namesIn = async (language: 'ru' | 'en') =>
      ((await price(body, language))['lines'] as { unique_id: string; names?: unknown }[]).map(({ names }) => names);
    const [ru, en] = [await namesIn('ru'), await namesIn('en')];
    const shirt = [{ title: 'T-shirt' }, { title: 'T-shirt' }, undefined];
    const race = { title: 'Solo', event: 'Race' };
    expect(en).toEqual([
      race,
      race,
      ...shirt,
      { title: 'Страховка на старт', event: 'Race' },
      { title: 'Certificate' },
    ]);
    expect(ru).toHaveLength(en.length);
    expect(ru[2]).toEqual({ title: 'Футболка' });
  });
  it('costs its lines, one delivery and less what certificates pay, and is bought at that price', async () => {
    const { code, product, baskets, policy } = await family();
    const gift = await createCertificate(db(), codesOf(app), { amount: 150_000 });
    const body = { ...baskets, certificate_codes: [gift.code] };
    const quote = await price(body);
    // 3 000 − 10 % + 3 000 + 200 + 2 × 1 000 + 2 000 + 350
    expect(quote).toMatchObject({
      delivery: 350,
      discount: 300,
      total: 10_250,
      amount: 8750,
      certificates: [{ code: gift.code, amount: 1500 }],
      shipments: [
        { method: 'Курьер', cost: 350, days_min: 1, days_max: 2, lines: baskets.shop.map((line) => line.unique_id) },
      ],
    });
    const placed = await place(app, paymentBody(baskets.tickets, { ...body, amount: 8750 }));
    expect(placed.order.amount).toBe(8750);
    expect([await available(code.id), await takenOf(product.stockIds['M']), await balanceOf(gift.id)]).toEqual([
      99, 2, 0,
    ]);
    expect(await press(app, placed.order.public_id, 'paid')).toBe(`/basket/thanks?order=${placed.order.public_id}`);
    const order = (await send(app, 'GET', `/api/order/${placed.order.public_id}`)).json();
    expect(order).toMatchObject({
      status: 'paid',
      amount: 8750,
      delivery: 350,
      certificates_amount: 1500,
      insurances: [{ unique_id: policy?.['unique_id'], abid: baskets.tickets[0]?.['unique_id'], totalCost: 200 }],
      shop: [
        { title: 'Футболка', size: 'M', proportion: null, picture: 'goods/one.avif', price: 1000, totalCost: 1000 },
        { count: 1 },
      ],
      certificates: [{ totalCost: 2000 }],
    });
    await app.sweeps.sendLetters();
    const letter = app.letters.find(({ subject }) => /^Заказ № \S{8} · Забег, Москва, 20\d\d$/.test(subject));
    for (const text of [
      'Футболка, M: 1 000 ₽',
      'Доставка: Курьер: 350 ₽',
      'Оплачено сертификатом: 1 500 ₽',
      'Оплачено: 8 750 ₽',
    ])
      expect(letter?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(text);
  });

  it('gives everything back when nobody pays, and takes it all once more for late money', async () => {
    const { code, product, baskets } = await family();
    const gift = await createCertificate(db(), codesOf(app), { amount: 100_000 });
    const kept = async () => [await available(code.id), await takenOf(product.stockIds['M']), await balanceOf(gift.id)];
    const placed = await place(app, paymentBody(baskets.tickets, { ...baskets, certificate_codes: [gift.code] }));
    expect(await kept()).toEqual([99, 2, 0]);
    await sql`update orders set expires_at = now() - interval '1 second' where status = 'pending'`.execute(db());
    await app.sweeps.expireOrders();
    expect(await kept()).toEqual([100, 0, 100_000]);
    await payLate(app, placed);
    expect((await send(app, 'GET', `/api/order/${placed.order.public_id}`)).json()).toMatchObject({ status: 'paid' });
    expect(await kept()).toEqual([99, 2, 0]);
  });

  it('of certificates alone has its own thank-you page', async () => {
    const nominal = await createNominal(db());
    const placed = await place(app, paymentBody([], { certificates: [certificateLine(nominal.publicId)] }));
    expect(await press(app, placed.order.public_id, 'paid')).toBe(
      `/basket/certificateThanks?order=${placed.order.public_id}`,
    );
  });

  it('is refused with the true lines when the delivery costs more than was seen', async () => {
    const product = await createProduct(db(), { stock: { M: 5 } });
    const line = shirtLine(product.publicId, { unique_id: 'parcel' });
    expect(await refusedPayment(app, paymentBody([], { shop: [line], amount: 1300 }))).toMatchObject({
      code: 'price_changed',
      items: [{ unique_id: 'parcel', totalCost: 1000 }],
    });
    expect(await takenOf(product.stockIds['M'])).toBe(0);
  });

  it('marks the line whose way of delivery does not reach its city', async () => {
    const product = await createProduct(db(), { stock: { M: 5 } });
    const line = shirtLine(product.publicId, { unique_id: 'far', ...toMoscow({ location_id: kazan.id }) });
    expect((await price({ shop: [line] }))['lines']).toMatchObject([
      { unique_id: 'far', code: 'delivery_unavailable', error: 'Доставка сюда недоступна' },
    ]);
    expect(await refusedPayment(app, paymentBody([], { shop: [line] }))).toMatchObject({
      code: 'delivery_unavailable',
      items: [{ unique_id: 'far' }],
    });
  });

  it('asks for where to, with the place of each field in the request', async () => {
    const product = await createProduct(db(), { stock: { M: 5 } });
    const line = shirtLine(product.publicId, toMoscow({ phone: '123', address: '' }));
    const { errors } = await refusedPayment(app, paymentBody([], { shop: [line] }));
    expect(Object.keys(errors ?? {}).sort()).toEqual(['shop.0.delivery.address', 'shop.0.delivery.phone']);
  });
});

describe('the price of a hundred lines', () => {
  it('asks the database as often as that of one line of each kind', async () => {
    let statements = 0;
    const counted = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: app.database.pool }),
      log: () => void (statements += 1),
    });
    const watched = await createTestApp({ database: { ...app.database, db: counted } });
    const { baskets, code } = await family();
    const gift = await createCertificate(db(), codesOf(app), { amount: 100_000 });
    const many = <T extends Record<string, unknown>>(lines: readonly T[], count: number): T[] =>
      Array.from(
        { length: count },
        () => ({ ...lines[0], unique_id: unique('line'), promocode: code.code }) as unknown as T,
      );
    const count = async (each: number): Promise<number> => {
      statements = 0;
      const body = {
        tickets: many(baskets.tickets, each),
        shop: many(baskets.shop, each),
        insurances: many(baskets.insurances, each),
        certificates: many(baskets.certificates, each),
        certificate_codes: [gift.code],
      };
      const answer = await send(watched, 'POST', '/api/basket/price', body);
      expect(answer.json<{ values: { lines: unknown[] } }>().values.lines).toHaveLength(4 * each);
      return statements;
    };
    const one = await count(1);
    expect([await count(25), await count(5)]).toEqual([one, one]);
    expect(one).toBeLessThan(25);
    await watched.close();
  });
});

describe('coming back from the payment page', () => {
  it('takes the place of the own order that still waits: its pieces, codes and certificate are free', async () => {
    const product = await createProduct(db(), { stock: { M: 1 } });
    const code = await createPromocode(db(), { kind: 'shop', uses: 1, discount: 10 });
    const gift = await createCertificate(db(), codesOf(app), { amount: 50_000 });
    const line = shirtLine(product.publicId, { promocode: code.code });
    const body = { shop: [line], certificate_codes: [gift.code] };
    const first = await place(app, paymentBody([], { ...body, amount: 750 }));
    const token = first.token ?? '';
    const again = await place(app, paymentBody([], { ...body, amount: 750, temporary_token: token }));
    expect([await available(code.id), await takenOf(product.stockIds['M']), await balanceOf(gift.id)]).toEqual([
      0, 1, 0,
    ]);
    const statusOf = async (id: string) =>
      (await send(app, 'GET', `/api/order/${id}`)).json<{ status: string }>().status;
    expect([await statusOf(first.order.public_id), await statusOf(again.order.public_id)]).toEqual([
      'cancelled',
      'pending',
    ]);
    await press(app, again.order.public_id, 'paid');
    expect(await statusOf(again.order.public_id)).toBe('paid');
  });

  it('leaves a stranger’s waiting order alone', async () => {
    const product = await createProduct(db(), { stock: { M: 1 } });
    const line = shirtLine(product.publicId);
    await place(app, paymentBody([], { shop: [line] }));
    expect(await refusedPayment(app, paymentBody([], { shop: [line] }))).toMatchObject({ code: 'size_unavailable' });
  });
});

describe('a certificate in the order', () => {
  it('is told where it stands when it pays nothing', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const body = paymentBody([plainLine(format.publicId, 1)], { certificate_codes: ['XXXX-XXXX-XXXX-XXXX'] });
    expect(await refusedPayment(app, body)).toMatchObject({
      code: 'certificate',
      errors: { 'certificate_codes.0': 'Сертификат не найден' },
    });
    expect((await price(body))['certificates']).toEqual([
      { code: 'XXXX-XXXX-XXXX-XXXX', amount: 0, error: 'Сертификат не найден' },
    ]);
  });

  it('pays for delivery, but for certificates never', async () => {
    const product = await createProduct(db(), { stock: { M: 5 } });
    const nominal = await createNominal(db(), { price_minor: 100_000 });
    const gift = await createCertificate(db(), codesOf(app), { amount: 500_000 });
    const both = { shop: [shirtLine(product.publicId)], certificates: [certificateLine(nominal.publicId)] };
    const placed = await buy(app, paymentBody([], { ...both, certificate_codes: [gift.code] }));
    expect(placed.order.amount).toBe(1000);
    expect(await balanceOf(gift.id)).toBe(500_000 - 135_000);
    const alone = paymentBody([], {
      certificates: [certificateLine(nominal.publicId)],
      certificate_codes: [gift.code],
    });
    expect(await refusedPayment(app, alone)).toMatchObject({
      code: 'certificate',
      errors: { 'certificate_codes.0': 'Сертификатом нельзя оплатить сертификат' },
    });
  });
});

import { lineCountMax } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createPromocode, inDays, insertRow, unique } from '../factories/events.ts';
import { payLate } from '../factories/late.ts';
import { buy, paymentBody, place, plainLine, press, refusedPayment, send } from '../factories/orders.ts';
import { createProduct, createProductSale, createVariant, type MadeProduct } from '../factories/shop.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Fields = Record<string, unknown>;
type QuoteOnWire = {
  lines: { price: number; totalCost: number; discount: number; reason: string | null; error?: string; code?: string }[];
  total: number;
  amount: number;
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => assertInvariants(app.database.db));

/** Goods that nobody carries: these tests are of pieces and prices. */
const product = (fields: Parameters<typeof createProduct>[1] = {}): Promise<MadeProduct> =>
  createProduct(app.database.db, { delivery: false, ...fields });
const shopLine = (publicId: string, fields: Fields = {}): Fields => ({
  unique_id: unique('line'),
  public_id: publicId,
  count: 1,
  size: null,
  proportion_public_id: null,
  promocode: null,
  ...fields,
});
const order = (shop: Fields[], fields: Fields = {}): Fields => paymentBody([], { shop, ...fields });
const quote = async (shop: Fields[]): Promise<QuoteOnWire> =>
  (await send(app, 'POST', '/api/basket/price', { shop })).json<{ values: QuoteOnWire }>().values;
const taken = async ({ id }: MadeProduct): Promise<number[]> =>
  (
    await sql<{ taken: number }>`select taken from product_stock where product_id = ${id} order by position`.execute(
      app.database.db,
    )
  ).rows.map((row) => row.taken);

describe('a purchase of goods', () => {
  it('takes the pieces with the order and keeps them once it is paid', async () => {
    const shirt = await product({ stock: { S: 3, M: 3 } });
    expect(await taken(shirt)).toEqual([0, 0]);
    const placed = await place(app, order([shopLine(shirt.publicId, { size: 'M', count: 2 })]));
    expect(placed.order.amount).toBe(2000);
    expect(await taken(shirt)).toEqual([0, 2]);
    await press(app, placed.order.public_id, 'paid');
    expect(await taken(shirt)).toEqual([0, 2]);
    const view = (await send(app, 'GET', `/api/order/${placed.order.public_id}`)).json<{
      status: string;
      shop: Fields[];
    }>();
    expect(view).toMatchObject({
      status: 'paid',
      shop: [
        {
          public_id: shirt.publicId,
          title: 'Футболка',
          size: 'M',
          proportion: null,
          count: 2,
          price: 1000,
          picture: 'goods/one.avif',
        },
      ],
    });
  });

  it('shows the variant with its own picture', async () => {
    const shirt = await product({ stock: {} });
    const soot = await createVariant(app.database.db, shirt.id, { M: 1 }, { picture: 'goods/soot.avif' });
    const line = shopLine(shirt.publicId, { size: 'M', proportion_public_id: soot.publicId });
    const placed = await buy(app, order([line]));
    const view = (await send(app, 'GET', `/api/order/${placed.order.public_id}`, undefined, { language: 'en' })).json();
    expect(view).toMatchObject({ shop: [{ proportion: 'Soot', size: 'M', picture: 'goods/soot.avif' }] });
  });

  it('gives the pieces back when the order ends, once', async () => {
    const shirt = await product({ stock: { M: 2 } });
    await place(app, order([shopLine(shirt.publicId, { size: 'M', count: 2 })]));
    await sql`update orders set expires_at = now() - interval '1 minute' where status = 'pending'`.execute(
      app.database.db,
    );
    await app.sweeps.expireOrders();
    await app.sweeps.expireOrders();
    expect(await taken(shirt)).toEqual([0]);
  });

  it('takes them once more for money that came late', async () => {
    const shirt = await product({ stock: { M: 2 } });
    const placed = await place(app, order([shopLine(shirt.publicId, { size: 'M', count: 2 })]));
    await sql`update orders set expires_at = now() - interval '1 minute' where status = 'pending'`.execute(
      app.database.db,
    );
    await app.sweeps.expireOrders();
    await payLate(app, placed);
    expect(await taken(shirt)).toEqual([2]);
    expect((await send(app, 'GET', `/api/order/${placed.order.public_id}`)).json()).toMatchObject({ status: 'paid' });
  });

  it('sends late money back when somebody else has them', async () => {
    const shirt = await product({ stock: { M: 2 } });
    const placed = await place(app, order([shopLine(shirt.publicId, { size: 'M', count: 2 })]));
    await sql`update orders set expires_at = now() - interval '1 minute' where status = 'pending'`.execute(
      app.database.db,
    );
    await app.sweeps.expireOrders();
    await buy(app, order([shopLine(shirt.publicId, { size: 'M', count: 1 })]));
    await payLate(app, placed);
    expect(await taken(shirt)).toEqual([1]);
    expect((await send(app, 'GET', `/api/order/${placed.order.public_id}`)).json()).toMatchObject({
      status: 'expired',
    });
  });

  it('lets a buyer who came back from the payment page have his last piece', async () => {
    const shirt = await product({ stock: { M: 1 } });
    const line = shopLine(shirt.publicId, { size: 'M' });
    const first = await place(app, order([line]));
    const again = { token: first.token };
    expect((await refusedPayment(app, order([shopLine(shirt.publicId, { size: 'M' })]))).code).toBe('size_unavailable');
    const second = await place(app, order([line], { temporary_token: first.token }), again);
    expect(await taken(shirt)).toEqual([1]);
    await press(app, second.order.public_id, 'paid');
    expect(await taken(shirt)).toEqual([1]);
  });

  it('takes nothing when one of its lines is refused', async () => {
    const shirt = await product({ stock: { M: 5 } });
    const gone = await product({ stock: { '': 0 } });
    expect(
      (await refusedPayment(app, order([shopLine(shirt.publicId, { size: 'M' }), shopLine(gone.publicId)]))).status,
    ).toBe(400);
    expect(await taken(shirt)).toEqual([0]);
  });
});

describe('goods that cannot be bought', () => {
  const refused = async (line: Fields) => refusedPayment(app, order([line]));

  it('ask for a size, a known one', async () => {
    const shirt = await product({ stock: { M: 1 } });
    expect(await refused(shopLine(shirt.publicId))).toMatchObject({
      code: 'validation',
      errors: { 'shop.0.size': 'Выберите размер' },
    });
    expect(await refused(shopLine(shirt.publicId, { size: 'XXXL' }))).toMatchObject({
      code: 'size_unavailable',
      message: 'Этого размера больше нет',
    });
  });

  it('ask for a variant, one of their own', async () => {
    const shirt = await product({ stock: {} });
    await createVariant(app.database.db, shirt.id, { '': 1 });
    const other = await product({ stock: {} });
    const strange = await createVariant(app.database.db, other.id, { '': 1 });
    for (const proportion of [null, 'nothing', strange.publicId])
      expect(await refused(shopLine(shirt.publicId, { proportion_public_id: proportion }))).toMatchObject({
        errors: { 'shop.0.proportion_public_id': 'Выберите вариант товара' },
      });
  });

  it('tell how many are left', async () => {
    const shirt = await product({ stock: { M: 2 } });
    const line = shopLine(shirt.publicId, { size: 'M', count: 3 });
    expect(await refused(line)).toMatchObject({
      code: 'size_unavailable',
      message: 'Осталось 2 шт.',
      items: [{ unique_id: line['unique_id'], message: 'Осталось 2 шт.', size_left: 2 }],
    });
  });

  it('count all lines with the same size together', async () => {
    const shirt = await product({ stock: { M: 3 } });
    const lines = [2, 2].map((count) => shopLine(shirt.publicId, { size: 'M', count }));
    expect(await refusedPayment(app, order(lines))).toMatchObject({
      code: 'size_unavailable',
      items: [{ unique_id: lines[1]?.['unique_id'], size_left: 1 }],
    });
  });

  it.each([
    [0, 'Значение должно быть больше 0'],
    [-1, 'Значение должно быть больше 0'],
    [1.5, 'Значение должно быть целым числом'],
    [lineCountMax + 1, `Не больше ${lineCountMax} за одну покупку`],
  ])('are not sold %s at a time', async (count, message) => {
    const mug = await product({ stock: { '': 1000 } });
    expect(await refused(shopLine(mug.publicId, { count }))).toMatchObject({ errors: { 'shop.0.count': message } });
  });

  it.each(['draft', 'archived', 'nothing at all'])('are unknown when they are %s', async (status) => {
    const publicId = status === 'nothing at all' ? 'nothing' : (await product({ status })).publicId;
    expect(await refused(shopLine(publicId))).toMatchObject({ message: 'Этого товара больше нет в продаже' });
  });

  it('cost nothing in the basket and say why, the others keep their price', async () => {
    const shirt = await product({ stock: { M: 0 } });
    const mug = await product();
    const { lines, total } = await quote([shopLine(shirt.publicId, { size: 'M' }), shopLine(mug.publicId)]);
    expect(lines).toMatchObject([
      { price: 1000, totalCost: 0, code: 'size_unavailable', error: 'Этого размера больше нет' },
      { price: 1000, totalCost: 1000 },
    ]);
    expect(total).toBe(1000);
  });
});

describe('prices of goods', () => {
  it('are reduced by a discount, whatever the page says they cost', async () => {
    const mug = await product();
    await createProductSale(app.database.db, [mug.id]);
    const { lines, amount } = await quote([
      shopLine(mug.publicId, { count: 2, price: 1, totalCost: 1, discount: 999 }),
    ]);
    expect(lines).toMatchObject([{ price: 1000, totalCost: 1600, discount: 400, reason: 'sale' }]);
    expect(amount).toBe(1600);
  });

  it('are reduced for several pieces of what the discount lists, not for fewer', async () => {
    const [socks, gloves, mug] = [await product(), await product(), await product()];
    await createProductSale(app.database.db, [socks.id, gloves.id], { count: 3, discount: 10 });
    const few = await quote([shopLine(socks.publicId, { count: 2 }), shopLine(mug.publicId, { count: 5 })]);
    expect(few.lines.map((line) => line.discount)).toEqual([0, 0]);
    const many = await quote([
      shopLine(socks.publicId, { count: 2 }),
      shopLine(gloves.publicId),
      shopLine(mug.publicId),
    ]);
    expect(many.lines.map((line) => line.discount)).toEqual([200, 100, 0]);
  });

  it('do not know a discount before its day or after it', async () => {
    const mug = await product();
    await createProductSale(app.database.db, [mug.id], { starts_at: inDays(1) });
    await createProductSale(app.database.db, [mug.id], { ends_at: inDays(-0.5) });
    expect((await quote([shopLine(mug.publicId)])).lines).toMatchObject([{ totalCost: 1000, discount: 0 }]);
  });

  it('take the larger of a discount and a promocode for each piece', async () => {
    const { code } = await createPromocode(app.database.db, { kind: 'shop', discount: 30, code_count: 1 });
    const mug = await product();
    await createProductSale(app.database.db, [mug.id]);
    expect((await quote([shopLine(mug.publicId, { count: 2, promocode: code })])).lines).toMatchObject([
      { totalCost: 1500, discount: 500, promocode_count: 1 },
    ]);
  });
});

describe('goods offered with a ticket', () => {
  it('are handed out at its start, and carried without it', async () => {
    const { db } = app.database;
    const format = await createFormat(db, { preregistration: false });
    const other = await createFormat(db, { preregistration: false });
    const { rows } = await sql<{
      id: number;
    }>`select event_id as id from event_cities where id = ${format.eventCityId}`.execute(db);
    const shirt = await createProduct(db);
    await insertRow(db, 'event_goods', { event_id: rows[0]?.id, product_id: shirt.id });
    const line = (formatId: string) => shopLine(shirt.publicId, { format_public_id: formatId });
    const placed = await place(app, paymentBody([plainLine(format.publicId, 1)], { shop: [line(format.publicId)] }));
    expect(placed.order.amount).toBe(4000);
    const kept = await sql<{ details: Fields }>`
      select l.details from order_lines l join orders o on o.id = l.order_id
      where o.public_id = ${placed.order.public_id} and l.selector = 'shop'`.execute(db);
    expect(kept.rows[0]?.details).toMatchObject({ formatPublicId: format.publicId });
    for (const body of [
      paymentBody([], { shop: [line(format.publicId)] }),
      paymentBody([plainLine(other.publicId, 1)], { shop: [line(other.publicId)] }),
    ])
      expect(Object.keys((await refusedPayment(app, body)).errors ?? {}).join()).toMatch(/shop\.0\.delivery/);
  });

  it('stand in the format, one statement for all formats of a place', async () => {
    const { db } = app.database;
    const format = await createFormat(db);
    const { rows } = await sql<{ id: number; city: string }>`
      select event_id as id, public_id as city from event_cities where id = ${format.eventCityId}`.execute(db);
    const shirt = await createProduct(db, { stock: { M: 2 } });
    const draft = await createProduct(db, { status: 'draft' });
    for (const one of [shirt, draft]) await insertRow(db, 'event_goods', { event_id: rows[0]?.id, product_id: one.id });
    for (const url of [`/api/event_format/${format.publicId}`, `/api/event_format/event/${rows[0]?.city}`]) {
      const { values } = (await send(app, 'GET', url)).json<{
        values: { eventGoods: Fields[] } | { eventGoods: Fields[] }[];
      }>();
      const [shown] = [values].flat();
      expect(shown?.eventGoods, url).toMatchObject([
        { public_id: shirt.publicId, title: 'Футболка', size: [{ size: 'M', count: 2 }], picture: 'goods/one.avif' },
      ]);
    }
  });
});

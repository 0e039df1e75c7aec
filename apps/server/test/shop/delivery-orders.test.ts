import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createMethod, goodsLine, kazan, recipient, sendParcels } from '../factories/delivery.ts';
import { createFormat, unique } from '../factories/events.ts';
import { buy, paymentBody, place, plainLine, refusedPayment, send } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { createDeliveryStage, minsk } from '../support/delivery-stage.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Wire = Record<string, unknown>;

let app: TestApp;
let courier: string;
let post: string;
let pickup: string;
let point: string;
let farPoint: string;
let packs: string;
const db = () => app.database.db;
beforeAll(async () => {
  app = await createTestApp();
  ({ courier, post, pickup, point, farPoint, packs } = await createDeliveryStage(db()));
});
afterAll(() => app.close());

/** A carried line of one shirt of 400 g. */
const carried = async (fields: Wire = {}): Promise<Wire> => {
  const shirt = await createProduct(db(), { weight_grams: 400 });
  return goodsLine(shirt.publicId, { delivery_public_id: courier, delivery: recipient(), ...fields });
};
const shop = (lines: Wire[], rest: Wire = {}): Wire => paymentBody([], { shop: lines, ...rest });
const quote = async (lines: Wire[]) =>
  (await send(app, 'POST', '/api/basket/price', { shop: lines })).json<{
    values: { delivery: number; amount: number; lines: Wire[]; shipments: Wire[] };
  }>().values;

describe('a basket with goods to carry', () => {
  it('charges one shipment for equal ways and data, and weighs it whole', async () => {
    const one = await carried({ count: 2 });
    const two = await carried({ delivery: recipient({ first_name: 'Анна ', phone: '+79991234567' }) });
    const values = await quote([one, two]);
    expect([values.delivery, values.amount]).toEqual([350, 3350]);
    expect(values.shipments).toMatchObject([
      {
        delivery_public_id: courier,
        method: 'Курьер',
        cost: 350,
        days_min: 2,
        lines: [one['unique_id'], two['unique_id']],
      },
    ]);
  });

  it('charges two shipments for two people or two ways', async () => {
    const other = await carried({ delivery: recipient({ first_name: 'Борис' }) });
    expect((await quote([await carried(), other])).delivery).toBe(600);
    const byPost = await carried({ delivery_public_id: post });
    expect((await quote([await carried(), byPost])).delivery).toBe(540);
  });

  it('costs nothing more until a way is chosen, and is priced before the names are there', async () => {
    const undecided = await carried({ delivery_public_id: null, delivery: null });
    expect(await quote([undecided])).toMatchObject({ delivery: 0, amount: 1000 });
    const named = await carried({ delivery: { location_id: kazan.id } });
    expect(await quote([named])).toMatchObject({ delivery: 300, amount: 1300 });
  });

  it.each([
    ['does not reach the city', { delivery: recipient({ location_id: minsk.id }) }],
    ['is unknown', { delivery_public_id: 'nothing' }],
    ['leads to an unknown city', { delivery: recipient({ location_id: 1 }) }],
  ])('marks the line whose way %s', async (_, fields) => {
    const values = await quote([await carried(fields)]);
    expect(values.lines[0]).toMatchObject({ code: 'delivery_unavailable', error: 'Доставка сюда недоступна' });
    expect(values.delivery).toBe(0);
    expect(await refusedPayment(app, shop([await carried(fields)]))).toMatchObject({
      status: 400,
      code: 'delivery_unavailable',
    });
  });
});

describe('a purchase with delivery', () => {
  it.each<[string, Wire, Record<string, string>]>([
    ['no first name', { delivery: recipient({ first_name: '' }) }, { 'shop.0.delivery.first_name': 'Заполните поле' }],
    ['no last name', { delivery: recipient({ last_name: ' ' }) }, { 'shop.0.delivery.last_name': 'Заполните поле' }],
    ['no address', { delivery: recipient({ address: '' }) }, { 'shop.0.delivery.address': 'Заполните поле' }],
    ['no city', { delivery: recipient({ location_id: null }) }, { 'shop.0.delivery.location_id': 'Заполните поле' }],
    [
      'half a phone',
      { delivery: recipient({ phone: '+7 999' }) },
      { 'shop.0.delivery.phone': 'Введите валидный номер' },
    ],
    ['no way', { delivery_public_id: null }, { 'shop.0.delivery_public_id': 'Выберите способ доставки' }],
    [
      'neither way nor address',
      { delivery_public_id: null, delivery: recipient({ address: '' }) },
      { 'shop.0.delivery_public_id': 'Выберите способ доставки', 'shop.0.delivery.address': 'Заполните поле' },
    ],
  ])('is refused with %s', async (_, fields, errors) => {
    expect(await refusedPayment(app, shop([await carried(fields)]))).toMatchObject({
      status: 400,
      code: 'validation',
      errors,
    });
  });

  it('to a point in no city is asked for the city alone', async () => {
    const data = recipient({ location_id: null, address: '' });
    const line = await carried({ delivery_public_id: pickup, delivery: data });
    const { errors } = (await refusedPayment(app, shop([line]))) as { errors: object };
    expect(errors).toEqual({ 'shop.0.delivery.location_id': 'Заполните поле' });
  });

  it('to a point needs one of its city', async () => {
    for (const chosen of [null, farPoint, 'nothing']) {
      const line = await carried({ delivery_public_id: pickup, currentPickupSelect: chosen });
      expect(await refusedPayment(app, shop([line]))).toMatchObject({
        errors: { 'shop.0.currentPickupSelect': 'Выберите пункт выдачи' },
      });
    }
  });

  it('is charged with it, sent to its address and shown to its owner', async () => {
    const user = await createUser(db());
    const { order } = await buy(app, shop([await carried()], { amount: 1300 }), { token: user.token });
    expect(order.amount).toBe(1300);
    const read = (url: string, language: 'ru' | 'en') =>
      send(app, 'GET', url, undefined, { token: user.token, language });
    const { values } = (await read(`/api/user/shop/soldgood/${order.public_id}`, 'ru')).json<{ values: Wire }>();
    expect(values).toMatchObject({
      amount: 1300,
      delivery: { method: 'Курьер', cost: 300, track: null, address: '420111, Казань, ул. Баумана, 1' },
    });
    await sendParcels(db(), order.public_id, 'RB1');
    const list = (await read('/api/user/shop/orders', 'en')).json<{ values: Wire[] }>();
    expect(list.values).toMatchObject([{ amount: 1300, delivery: { method: 'Courier', track: 'RB1' } }]);
    const { rows } = await sql`
      select s.first_name, s.phone, s.grams, s.unique_ids, s.days_max from shipments s join orders o on o.id = s.order_id
      where o.public_id = ${order.public_id}`.execute(db());
    expect(rows).toMatchObject([{ first_name: 'Анна', phone: '+79991234567', grams: 400, days_max: 4 }]);
  });

  it('to a point tells the point', async () => {
    const user = await createUser(db());
    const line = await carried({ delivery_public_id: pickup, currentPickupSelect: point });
    const { order } = await buy(app, shop([line]), { token: user.token });
    const answer = await send(app, 'GET', `/api/user/shop/soldgood/${order.public_id}`, undefined, {
      token: user.token,
    });
    expect(answer.json()).toMatchObject({
      values: { delivery: { method: 'Пункт выдачи', cost: 310, address: 'Казань, ул. Баумана, 42 (Пункт)' } },
    });
  });

  it('is not charged blindly when the price has changed', async () => {
    const way = await createMethod(db());
    const line = await carried({ delivery_public_id: way.publicId });
    const { amount } = await quote([line]);
    await sql`update delivery_tariffs set first_minor = 45000 where method_id = ${way.id}`.execute(db());
    expect(await refusedPayment(app, shop([line], { amount }))).toMatchObject({ status: 400, code: 'price_changed' });
    expect((await place(app, shop([line], { amount: 1450 }))).order.amount).toBe(1450);
  });

  it('is quoted by as many statements for thirty lines as for one', async () => {
    const count = async (lines: Wire[]): Promise<number> => {
      let statements = 0;
      const add = (): void => void (statements += 1);
      app.database.pool.on('acquire', add);
      await quote(lines);
      app.database.pool.off('acquire', add);
      return statements;
    };
    const line = await carried();
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...line,
      unique_id: unique('many'),
      delivery: recipient({ address: `дом ${index}` }),
      count: 1,
    }));
    await quote([line]);
    const one = await count([line]);
    expect(one).toBeGreaterThan(1);
    expect(await count(many)).toBe(one);
  });
});

describe('a participant pack', () => {
  const pack = async (deliversPacks: boolean, fields: Wire): Promise<Wire> => {
    const format = await createFormat(db(), { preregistration: false, delivery: deliversPacks });
    return plainLine(format.publicId, 2, { delivery: recipient(), ...fields });
  };
  const priceOf = async (line: Wire) =>
    (await send(app, 'POST', '/api/basket/price', { tickets: [line] })).json<{
      values: { delivery: number; lines: Wire[] };
    }>().values;

  it('is sent home by a way for tickets where the start offers it', async () => {
    const line = await pack(true, { delivery_public_id: packs });
    expect((await priceOf(line)).delivery).toBe(300);
    const user = await createUser(db());
    const { order } = await buy(app, paymentBody([line]), { token: user.token });
    const { rows } = await sql`select s.grams, s.cost_minor from shipments s join orders o on o.id = s.order_id
      where o.public_id = ${order.public_id}`.execute(db());
    expect(rows).toEqual([{ grams: 800, cost_minor: 30_000 }]);
  });

  it('is no part of an order of goods, which tells their own delivery', async () => {
    const user = await createUser(db());
    const line = await pack(true, { delivery_public_id: packs });
    const { order } = await buy(app, paymentBody([line], { shop: [await carried()] }), { token: user.token });
    expect(order.amount).toBe(6000 + 300 + 1000 + 300);
    const answer = await send(app, 'GET', `/api/user/shop/soldgood/${order.public_id}`, undefined, {
      token: user.token,
    });
    expect(answer.json()).toMatchObject({ values: { amount: 1300, delivery: { method: 'Курьер', cost: 300 } } });
  });

  it('is handed out at the start otherwise', async () => {
    expect((await priceOf(await pack(true, { delivery_public_id: null }))).delivery).toBe(0);
    expect((await priceOf(await pack(false, { delivery_public_id: packs }))).delivery).toBe(0);
  });

  it('does not go by the ways of the shop, nor goods by its ways', async () => {
    expect((await priceOf(await pack(true, { delivery_public_id: courier }))).lines[0]).toMatchObject({
      code: 'delivery_unavailable',
    });
    expect((await quote([await carried({ delivery_public_id: packs })])).lines[0]).toMatchObject({
      code: 'delivery_unavailable',
    });
  });
});

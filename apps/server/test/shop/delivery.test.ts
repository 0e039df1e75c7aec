import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kazan } from '../factories/delivery.ts';
import { createEventCity, createFormat } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { createDeliveryStage, minsk } from '../support/delivery-stage.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Wire = Record<string, unknown>;
type Way = { public_id: string; name: string; pickup: boolean; cost: number; days_min: number; days_max: number };

let app: TestApp;
let courier: string;
let post: string;
let pickup: string;
let point: string;
const db = () => app.database.db;
beforeAll(async () => {
  app = await createTestApp();
  ({ courier, post, pickup, point } = await createDeliveryStage(db()));
});
afterAll(() => app.close());

const price = async (cityId: number, goods: Wire[], rest: Wire = {}) => {
  const answer = await send(app, 'POST', '/api/shop/delivery/price', { city: { id: cityId }, goods, ...rest });
  return {
    status: answer.statusCode,
    ...answer.json<{
      delivery: { cost: number; methods: Way[] };
      code: string;
      message: string;
      errors: Record<string, string>;
    }>(),
  };
};

describe('the price of delivery', () => {
  it('names every way to the city, the cheapest first', async () => {
    const shirt = await createProduct(db(), { weight_grams: 300 });
    const { delivery } = await price(kazan.id, [{ public_id: shirt.publicId, count: 2 }]);
    expect(delivery).toEqual({
      cost: 240,
      methods: [
        {
          public_id: post,
          name: 'Почта',
          pickup: false,
          description: 'До отделения',
          cost: 240,
          days_min: 5,
          days_max: 9,
        },
        { public_id: courier, name: 'Курьер', pickup: false, cost: 300, days_min: 2, days_max: 4 },
        { public_id: pickup, name: 'Пункт выдачи', pickup: true, cost: 310, days_min: 2, days_max: 4 },
      ],
    });
  });

  it.each([
    [1, 240],
    [3, 240],
    [4, 290],
    [6, 290],
    [7, 340],
    [30, 690],
  ])('of %i pieces of 333 g by post is %i ₽', async (count, cost) => {
    const cap = await createProduct(db(), { weight_grams: 333 });
    expect((await price(kazan.id, [{ public_id: cap.publicId, count }])).delivery.cost).toBe(cost);
  });

  it('leaves out ways that are too weak or do not reach', async () => {
    const dumbbell = await createProduct(db(), { weight_grams: 6_000 });
    const heavy = await price(kazan.id, [{ public_id: dumbbell.publicId, count: 2 }]);
    expect(heavy).toMatchObject({
      status: 400,
      code: 'delivery_unavailable',
      message: 'Доставка сюда недоступна',
      errors: { city: 'Доставка сюда недоступна' },
    });
    const abroad = await price(minsk.id, [{ public_id: dumbbell.publicId, count: 1 }]);
    expect(abroad.delivery.methods.map(({ public_id }) => public_id)).toEqual([post]);
    for (const unknown of [1, 2 ** 31, 10 ** 15])
      expect((await price(unknown, [{ public_id: dumbbell.publicId, count: 1 }])).status).toBe(400);
  });

  it('of goods that nobody carries is nothing', async () => {
    const file = await createProduct(db(), { delivery: false });
    expect((await price(kazan.id, [{ public_id: file.publicId, count: 1 }])).delivery).toEqual({
      cost: 0,
      methods: [],
    });
  });

  it('is refused for goods that are gone and an index that is none', async () => {
    const draft = await createProduct(db(), { status: 'draft' });
    const goods = [{ public_id: draft.publicId, count: 1 }];
    expect(await price(kazan.id, goods)).toMatchObject({
      status: 400,
      errors: { 'goods.0': 'Этого товара больше нет в продаже' },
    });
    expect(await price(kazan.id, goods, { index: '42' })).toMatchObject({
      status: 400,
      errors: { index: 'Введите корректный Индекс' },
    });
  });
});

describe('ways and points', () => {
  it('are listed for goods and for tickets', async () => {
    const values = async (type: string) =>
      (await send(app, 'GET', `/api/delivery/${type}`)).json<{ values: { name: string }[] }>().values;
    expect((await values('shop')).map(({ name }) => name)).toEqual(['Пункт выдачи', 'Курьер', 'Почта']);
    expect((await values('ticket')).map(({ name }) => name)).toEqual(['Пакет участника курьером']);
    expect((await send(app, 'GET', '/api/delivery/certificate')).statusCode).toBe(404);
  });

  it('for tickets are those of a start that sends packs home', async () => {
    const read = async (city: string) => {
      const answer = await send(app, 'GET', `/api/delivery/ticket?event_city=${city}`);
      return [answer.statusCode, answer.json<{ values?: Wire[] }>().values?.length];
    };
    const [sends, plain] = [await createEventCity(db()), await createEventCity(db())];
    await createFormat(db(), { event_city_id: sends.id, delivery: true });
    await createFormat(db(), { event_city_id: plain.id });
    expect([await read(sends.publicId), await read(plain.publicId), await read('none')]).toEqual([
      [200, 1],
      [200, 0],
      [404, undefined],
    ]);
  });

  it('of a city are told with address and hours, in both languages', async () => {
    const read = async (url: string, language: 'ru' | 'en' = 'ru') =>
      (await send(app, 'GET', url, undefined, { language })).json<{ values: Wire[] }>().values;
    expect(await read(`/api/delivery/points/${kazan.id}?method=${pickup}`)).toEqual([
      {
        public_id: point,
        name: 'Пункт',
        address: 'ул. Баумана, 42',
        schedule: 'Ежедневно',
        coordinates: [55.79, 49.12],
      },
    ]);
    expect(await read(`/api/delivery/points/${kazan.id}`, 'en')).toMatchObject([{ name: 'Point', schedule: 'Daily' }]);
    expect(await read(`/api/delivery/points/${kazan.id}?method=${courier}`)).toEqual([]);
    expect((await send(app, 'GET', '/api/delivery/points/1')).statusCode).toBe(404);
  });
});

describe('questions with a body', () => {
  it('count among the public reads of an address', async () => {
    const limited = await createTestApp({ config: { limitsOff: false, limits: { ...app.config.limits, reads: 3 } } });
    try {
      const ask = async (url: string, body: object) => (await send(limited, 'POST', url, body)).statusCode;
      const asked = [
        await ask('/api/shop/delivery/price', { city: { id: kazan.id }, goods: [] }),
        await ask('/api/basket/price', {}),
        await ask('/api/event_city/filtered', {}),
        await ask('/api/shop/delivery/price', { city: { id: kazan.id }, goods: [] }),
      ];
      expect(asked).toEqual([400, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

import type { OfficeWay } from '@trassa/contracts/office';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCities, goodsLine, kazan, recipient } from '../../../factories/delivery.ts';
import { moscow } from '../../../factories/events.ts';
import { buy, paymentBody, readOrder, refusedPayment } from '../../../factories/orders.ts';
import { createProduct } from '../../../factories/shop.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { newBuyer } from '../../office.ts';
import { openDelivery, tariffOf } from './stage.ts';

const stage = openDelivery();
const { app, change, createColleague, createKeeperOf, db, historyOf, list, make, offer, quote, read, remove, state } =
  stage;
const { tried, valuesOf } = stage;
let keeper: Member;
beforeAll(async () => {
  await createCities(db());
  keeper = await createColleague('manager');
});

const errorsOf = ({ body }: Answer) => (body['errors'] ?? {}) as Record<string, string>;
/** A shirt of 1.2 kg to Казань. */
const lineTo = async (way: OfficeWay): Promise<Record<string, unknown>> => {
  const shirt = await createProduct(db(), { weight_grams: 1200 });
  return goodsLine(shirt.publicId, { delivery_public_id: way.public_id, delivery: recipient() });
};

// DELIV-11
describe('a way of delivery', () => {
  it('is hidden until it has a tariff and is offered, and then a basket counts it', async () => {
    const way = await make(keeper, { name_ru: 'Экспресс до двери' });
    expect(way).toMatchObject({ public_id: 'ekspress-do-dveri', state: 'draft', zones: [], sent: 0, version: 1 });
    expect(errorsOf(await state(keeper, way, 'published'))['tariffs']).toContain('Добавьте хотя бы один тариф');
    const priced = valuesOf<OfficeWay>(await change(keeper, way, { tariffs: [tariffOf(3)] }));
    expect((await quote([await lineTo(priced)])).lines[0]).toMatchObject({ code: 'delivery_unavailable' });
    const offered = valuesOf<OfficeWay>(await state(keeper, priced, 'published'));
    expect(await quote([await lineTo(offered)])).toMatchObject({ delivery: 290 });
  });

  it('keeps the price in orders that were made, and tells a basket that saw another one', async () => {
    const way = await offer(keeper);
    const bought = await buy(app(), paymentBody([], { shop: [await lineTo(way)], email: newBuyer() }));
    const seen = await lineTo(way);
    const { amount } = await quote([seen]);
    const dearer = valuesOf<OfficeWay>(await change(keeper, way, { tariffs: [tariffOf(3, { first: 400.5 })] }));
    expect(dearer.tariffs).toMatchObject([{ zone: 3, first: 400.5 }]);
    const refused = await refusedPayment(app(), paymentBody([], { shop: [seen], amount, email: newBuyer() }));
    expect(refused).toMatchObject({ status: 400, code: 'price_changed' });
    expect((await quote([seen])).delivery).toBe(450.5);
    expect((await readOrder(app(), bought.order.public_id, { token: bought.token })).amount).toBe(bought.order.amount);
  });

  it('is changed by the version that was seen; another one is told of both', async () => {
    const way = await make(keeper);
    const boss = await createColleague('admin');
    expect((await change(boss, way, { tariffs: [tariffOf(1)] })).status).toBe(200);
    const late = await change(keeper, way, { tariffs: [tariffOf(2)] });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'conflict', version: 2, current: { tariffs: [{ zone: 1 }] }, changed_by: { public_id: boss.publicId } },
    ]);
  });

  it('of many changes at once takes one', async () => {
    const way = await make(keeper);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => change(keeper, way, { tariffs: [tariffOf(1, { first: 100 + n })] })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await read(keeper, way.public_id)).toMatchObject({ version: 2, zones: [1] });
  });

  // BO-132
  it('has a history that tells each zone from what to what', async () => {
    const way = await make(keeper, { tariffs: [tariffOf(1), tariffOf(2)] });
    await change(keeper, way, { tariffs: [tariffOf(3), tariffOf(1, { step: 60 }), tariffOf(2)] });
    const [last] = await historyOf(keeper, `/delivery_methods/${way.public_id}`);
    expect(last?.changes.filter(({ field }) => field.startsWith('tariffs'))).toMatchObject([
      { field: 'tariffs.1', before: { step: 50 }, after: { step: 60 } },
      { field: 'tariffs.3', before: null, after: { step: 50 } },
    ]);
  });
});

// DELIV-12
describe('tariffs', () => {
  it('are refused by cell, in the words of the person, and nothing changes', async () => {
    const way = await make(keeper, { tariffs: [tariffOf(1)] });
    const wrong = await change(keeper, way, {
      tariffs: [tariffOf(1, { max_grams: 500 }), tariffOf(2, { days_max: 1, step: -1 }), tariffOf(1), tariffOf(12)],
    });
    expect(wrong.status).toBe(400);
    expect(errorsOf(wrong)).toMatchObject({
      'tariffs.0.max_grams': expect.stringContaining('Меньше первого веса'),
      'tariffs.1.days_max': 'Меньше, чем «от»',
      'tariffs.2.zone': 'Для этой зоны тариф уже есть',
    });
    expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual([
      'tariffs.0.max_grams',
      'tariffs.1.days_max',
      'tariffs.1.step',
      'tariffs.2.zone',
      'tariffs.3.zone',
    ]);
    expect(await read(keeper, way.public_id)).toMatchObject({ version: 1, zones: [1] });
  });

  it('of a way on the site do not all go', async () => {
    const way = await offer(keeper);
    expect(errorsOf(await change(keeper, way, { tariffs: [] }))['tariffs']).toContain('хотя бы один тариф');
  });
});

// DELIV-13
describe('a way that is not wanted', () => {
  it('is deleted with its tariffs and points when the site never offered it', async () => {
    const way = await make(keeper, { carrier: 'pickup', tariffs: [tariffOf(3)] });
    await stage.makePoint(keeper, way);
    const standing = await read(keeper, way.public_id);
    expect((await remove(keeper, standing)).status).toBe(200);
    expect((await list(keeper)).some(({ public_id: id }) => id === way.public_id)).toBe(false);
  });

  it('is hidden when parcels were sent by it, and they stay', async () => {
    const way = await offer(keeper);
    const { order, token } = await buy(app(), paymentBody([], { shop: [await lineTo(way)], email: newBuyer() }));
    const used = await read(keeper, way.public_id);
    expect(used.sent).toBe(1);
    const kept = await remove(keeper, used);
    expect([kept.status, kept.body['code'], kept.body['message']]).toEqual([
      400,
      'has_dependants',
      'Удалить нельзя: этим способом уже отправляли, посылок 1. Его можно скрыть',
    ]);
    const hidden = valuesOf<OfficeWay>(await state(keeper, used, 'draft'));
    expect(hidden.state).toBe('draft');
    expect((await quote([await lineTo(way)])).lines[0]).toMatchObject({ code: 'delivery_unavailable' });
    expect((await readOrder(app(), order.public_id, { token })).amount).toBe(order.amount);
  });

  it('is hidden when the site has offered it once, for an order may be on its way', async () => {
    const hidden = valuesOf<OfficeWay>(await state(keeper, await offer(keeper), 'draft'));
    expect([hidden.sent, hidden.is_offered]).toEqual([0, true]);
    expect((await remove(keeper, hidden)).body).toMatchObject({ code: 'state' });
    expect((await read(keeper, hidden.public_id)).version).toBe(hidden.version);
  });
});

describe('the order of ways', () => {
  it('is that of the list, whatever is moved at once', async () => {
    const made = [await make(keeper), await make(keeper), await make(keeper)];
    const ids = made.map(({ public_id: id }) => id);
    const [, , third] = made;
    const before = await list(keeper);
    const first = before.findIndex(({ public_id: id }) => id === ids[0]) + 1;
    if (!third) throw new Error('not made');
    valuesOf(await stage.put(keeper, '/delivery_methods/{id}/place', third, { place: first }));
    const after = (await list(keeper)).map(({ public_id: id }) => id).filter((id) => ids.includes(id));
    expect(after).toEqual([ids[2], ids[0], ids[1]]);
  });
});

// DELIV-14
describe('a test price', () => {
  it('is what a basket says, and tells why a way does not take a parcel', async () => {
    const way = await make(keeper, { tariffs: [tariffOf(3, { max_grams: 2000 })] });
    const post = async (city: number, grams: number) =>
      (await tried(keeper, city, grams)).ways.find(({ public_id: id }) => id === way.public_id);
    expect(await post(kazan.id, 1001)).toMatchObject({
      cost: 290,
      days_min: 2,
      days_max: 4,
      why: null,
      state: 'draft',
    });
    expect(await post(kazan.id, 2001)).toMatchObject({ cost: null, why: 'weight' });
    expect(await post(moscow.id, 100)).toMatchObject({ cost: null, why: 'tariff' });
    const points = await make(keeper, { carrier: 'pickup', tariffs: [tariffOf(3)] });
    const outcome = (await tried(keeper, kazan.id, 100)).ways.find(({ public_id: id }) => id === points.public_id);
    expect(outcome).toMatchObject({ cost: null, why: 'points' });
    expect((await stage.ask('GET', '/delivery/try?city=1&grams=100&goods=shop', keeper)).status).toBe(404);
  });
});

// BO-101
it('who looks after the shop alone keeps its delivery, and who looks after the clubs does not see it', async () => {
  const clubs = await createKeeperOf('clubs');
  expect((await stage.ask('GET', '/delivery_zones', clubs)).status).toBe(403);
  const own = await createKeeperOf('shop', 'stock', 'shipments');
  expect((await make(own)).state).toBe('draft');
});

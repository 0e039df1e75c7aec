import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCities, goodsLine, recipient } from '../../../factories/delivery.ts';
import { expireOrder, payLate, refundsOf } from '../../../factories/late.ts';
import { paymentBody, place, press, readOrder } from '../../../factories/orders.ts';
import { createProduct } from '../../../factories/shop.ts';
import { assertInvariants } from '../../../invariants.ts';
import type { Member } from '../../../staff/door.ts';
import { newBuyer } from '../../office.ts';
import { openDelivery, tariffOf } from './stage.ts';

const { app, change, createColleague, db, makePoint, offer, put, quote, remove, setZones, state, valuesOf } =
  openDelivery();
let keeper: Member;
beforeAll(async () => {
  await createCities(db());
  keeper = await createColleague('manager');
});
afterAll(() => assertInvariants(db()));

type Fields = Record<string, unknown>;
const shirt = async (fields: Fields = {}): Promise<string> =>
  (await createProduct(db(), { price_minor: 100_000, weight_grams: 1200, ...fields })).publicId;
const body = (lines: Fields[], fields: Fields = {}): Fields =>
  paymentBody([], { shop: lines, email: newBuyer(), ...fields });
const parcelsOf = async (order: string): Promise<{ cost: number; address: string; unique_ids: string[] }[]> =>
  (
    await sql<{ cost: number; address: string; unique_ids: string[] }>`
      select s.cost_minor as cost, s.address, s.unique_ids from shipments s join orders o on o.id = s.order_id
      where o.public_id = ${order} order by s.position`.execute(db())
  ).rows;

// DELIV-11, DELIV-13
describe('money that is on its way', () => {
  it('brings its parcel for the price that was paid, though the way is hidden, dearer and out of its zone meanwhile', async () => {
    const way = await offer(keeper);
    const placed = await place(
      app(),
      body([goodsLine(await shirt(), { delivery_public_id: way.public_id, delivery: recipient() })]),
    );
    expect(placed.order.amount).toBe(1290);
    const dearer = valuesOf<typeof way>(await change(keeper, way, { tariffs: [tariffOf(1, { first: 5000 })] }));
    const hidden = valuesOf<typeof way>(await state(keeper, dearer, 'draft'));
    expect((await remove(keeper, hidden)).status).toBe(400);
    await press(app(), placed.order.public_id, 'paid');
    const order = await readOrder(app(), placed.order.public_id, { token: placed.token });
    expect(order).toMatchObject({ status: 'paid', amount: 1290 });
    expect(await parcelsOf(placed.order.public_id)).toMatchObject([{ cost: 29_000 }]);
  });

  it('after the end of its order too: goods that cost the same are sent as they were ordered', async () => {
    const way = await offer(keeper);
    const placed = await place(
      app(),
      body([goodsLine(await shirt(), { delivery_public_id: way.public_id, delivery: recipient() })]),
    );
    await expireOrder(app(), placed);
    valuesOf(
      await state(
        keeper,
        valuesOf<typeof way>(await change(keeper, way, { tariffs: [tariffOf(3, { first: 900 })] })),
        'draft',
      ),
    );
    await payLate(app(), placed);
    const order = await readOrder(app(), placed.order.public_id, { token: placed.token });
    expect([order.status, await refundsOf(app(), placed)]).toEqual(['paid', []]);
    expect(await parcelsOf(placed.order.public_id)).toMatchObject([{ cost: 29_000 }]);
  });

  it('goes to the address that was ordered, though the point has moved since', async () => {
    const way = await offer(keeper, { carrier: 'pickup' });
    const point = await makePoint(keeper, way);
    const line = goodsLine(await shirt(), {
      delivery_public_id: way.public_id,
      currentPickupSelect: point.public_id,
      delivery: { ...recipient(), pickup_public_id: point.public_id },
    });
    const placed = await place(app(), body([line]));
    valuesOf(await put(keeper, '/pickup_points/{id}', point, { address_ru: 'Новая, 9' }));
    await press(app(), placed.order.public_id, 'paid');
    expect((await parcelsOf(placed.order.public_id))[0]?.address).toContain('ул. Баумана, 42');
  });
});

it('a basket, an order and its parcels cost the same to a kopeck, whatever many lines go together', async () => {
  const way = await offer(keeper, { tariffs: [tariffOf(3, { first: 199.99, step: 33.33, step_grams: 700 })] });
  const lines = [];
  for (const count of [1, 2, 3])
    lines.push(
      goodsLine(await shirt({ price_minor: 99_999 }), {
        count,
        delivery_public_id: way.public_id,
        delivery: recipient(),
      }),
    );
  const { delivery, amount } = await quote(lines);
  // 7200 g: 6200 above the first weight are nine begun steps of 700 g.
  expect(delivery).toBe(499.96);
  expect(amount).toBe(5999.94 + 499.96);
  const placed = await place(app(), body(lines, { amount }));
  expect(placed.order.amount).toBe(amount);
  const parcels = await parcelsOf(placed.order.public_id);
  expect(parcels.reduce((sum, { cost }) => sum + cost, 0)).toBe(49_996);
});

it('an order for nothing is refused no parcel: goods and carriage may both be free', async () => {
  const way = await offer(keeper, { tariffs: [tariffOf(3, { first: 0, step: 0 })] });
  const line = goodsLine(await shirt({ price_minor: 0 }), { delivery_public_id: way.public_id, delivery: recipient() });
  const placed = await place(app(), body([line], { amount: 0 }));
  expect(placed.order.amount).toBe(0);
  expect(await parcelsOf(placed.order.public_id)).toMatchObject([{ cost: 0 }]);
});

it('a tariff whose heaviest parcel costs more than a basket could tell is refused: steps of a gram for those of a kilogram', async () => {
  const way = await offer(keeper);
  const wrong = await change(keeper, way, {
    tariffs: [tariffOf(3, { step: 100, step_grams: 1, max_grams: 1_000_000 })],
  });
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: { 'tariffs.0.step': expect.stringContaining('99900240') } },
  });
  const product = await shirt({ weight_grams: 50_000 });
  const right = await offer(keeper, { tariffs: [tariffOf(3, { first: 0, step: 100, max_grams: 1_000_000 })] });
  const line = goodsLine(product, { count: 10, delivery_public_id: right.public_id, delivery: recipient() });
  expect((await quote([line])).delivery).toBe(49_900);
});

it('orders and changes of their way at once: each order keeps a whole price, old or new', async () => {
  const way = await offer(keeper);
  const line = async () => goodsLine(await shirt(), { delivery_public_id: way.public_id, delivery: recipient() });
  const lines = await Promise.all(Array.from({ length: 6 }, line));
  let seen = way;
  const turning = (async () => {
    for (const first of [500, 600, 700]) {
      seen = valuesOf(await change(keeper, seen, { tariffs: [tariffOf(3, { first, step: first })] }));
    }
    seen = valuesOf(await state(keeper, seen, 'draft'));
    await setZones(keeper, [{ region: 484_048, zone: 3, seen: 3 }]);
  })();
  const outcomes = await Promise.all(
    lines.map(async (one) => app().http.inject({ method: 'POST', url: '/api/payment', payload: body([one]) })),
  );
  await turning;
  const [made, refused] = [true, false].map((isMade) => outcomes.filter((one) => (one.statusCode === 200) === isMade));
  expect(
    (refused ?? []).map((one) => one.json<{ code: string }>().code).filter((code) => code !== 'delivery_unavailable'),
  ).toEqual([]);
  for (const outcome of made ?? []) {
    const { order } = outcome.json<{ order: { public_id: string; amount: number } }>();
    const [parcel] = await parcelsOf(order.public_id);
    expect([29_000, 100_000, 120_000, 140_000]).toContain(parcel?.cost);
    expect(order.amount).toBe(1000 + (parcel?.cost ?? 0) / 100);
  }
});

import type { History } from '@trassa/contracts/office';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../factories/events.ts';
import { newKey } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openProducts } from './stage.ts';

const { ask, create, createColleague, createKeeperOf, read } = openProducts();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});

const change = (
  params: Readonly<Record<string, string>>,
  rows: Readonly<Record<string, unknown>>,
  by = keeper,
): Promise<Answer> =>
  ask('POST', '/products/bulk', {
    ...by,
    headers: { 'idempotency-key': newKey() },
    body: { action: 'price', params, ...rows },
  });
const made = async (price: number, fields: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  (await create(keeper, { price, ...fields })).public_id;
const priceOf = async (id: string): Promise<number> => (await read(keeper, id)).price;

// SHOP-24
describe('prices of many products', () => {
  it('change by per cent or a sum, each with an entry of its own', async () => {
    const ids = [await made(990), await made(995)];
    expect((await change({ way: 'percent_up', by: '10' }, { ids })).body).toEqual({ done: 2, failed: [] });
    expect(await Promise.all(ids.map(priceOf))).toEqual([1089, 1095]);
    expect((await change({ way: 'sum_down', by: '89,50' }, { ids })).body).toEqual({ done: 2, failed: [] });
    expect(await Promise.all(ids.map(priceOf))).toEqual([999.5, 1005.5]);
    const { body } = await ask('GET', `/products/${ids[0]}/history`, keeper);
    const [last, before] = body['values'] as History['values'];
    const priceIn = (entry: typeof last) => entry?.changes.find(({ field }) => field === 'price');
    expect([priceIn(last), priceIn(before)]).toMatchObject([
      { before: 1089, after: 999.5 },
      { before: 990, after: 1089 },
    ]);
    expect((await read(keeper, String(ids[0]))).version).toBe(3);
  });

  it('never go below nothing: such a product stays as it is and is named, the others change', async () => {
    const [cheap, dear] = [await made(100), await made(1000)];
    const { body } = await change({ way: 'sum_down', by: '500' }, { ids: [cheap, dear] });
    expect(body).toMatchObject({ done: 1, failed: [{ id: cheap, message: expect.any(String) }] });
    expect([await priceOf(cheap), await priceOf(dear)]).toEqual([100, 500]);
  });

  it('by a filter change as many as were expected, or none', async () => {
    const { category } = await create(keeper, { price: 100 });
    await create(keeper, { price: 200, category });
    const asked = { filter: { 'f.category': category } };
    const wrong = await change({ way: 'sum_up', by: '1' }, { ...asked, expected_count: 3 });
    expect(wrong.body).toMatchObject({ code: 'expected_changed', count: 2 });
    const right = await change({ way: 'sum_up', by: '1' }, { ...asked, expected_count: 2 });
    expect(right.body).toEqual({ done: 2, failed: [] });
  });

  it('stay as they are where the step is none, or the colleague may not change them', async () => {
    const id = await made(990, { title_ru: `Кружка ${unique('m')}` });
    for (const params of [
      { way: 'percent_down', by: '101' },
      { way: 'sum_up', by: 'сто' },
    ]) {
      const { status, body } = await change(params, { ids: [id] });
      expect([status, body]).toMatchObject([
        400,
        { errors: { 'params.by': expect.stringContaining('положительное число') } },
      ]);
    }
    expect((await change({ way: 'times', by: '2' }, { ids: [id] })).status).toBe(400);
    expect((await change({ way: 'sum_up', by: '5' }, { ids: [id] }, await createKeeperOf('stock'))).status).toBe(403);
    expect(await priceOf(id)).toBe(990);
  });
});

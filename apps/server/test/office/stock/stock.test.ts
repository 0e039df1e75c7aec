import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givePiecesBack } from '../../../src/modules/shop/stock.repository.ts';
import { createCategory, createProduct, createVariant } from '../../factories/shop.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Member } from '../../staff/door.ts';
import { openStock } from './stage.ts';

const stage = openStock();
const { ask, change, createColleague, createKeeperOf, db, idOf, idsOf, journal, list, place, read, sendAll } = stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

const shirt = (stock: Record<string, number> = { M: 10, L: 2 }, row: Record<string, unknown> = {}) =>
  createProduct(db(), { delivery: false, stock, ...row });

describe('the list of stock', () => {
  it('shows product, variant and size with what is taken, free and too few', async () => {
    const category = await createCategory(db());
    const { id, publicId } = await shirt({ M: 10 }, { category_id: category.id });
    await place(publicId, 'M', 4);
    await createVariant(db(), id, { S: 3 });
    const { values, total } = await list(keeper, `/stock?f.category=${category.publicId}`);
    expect(total.count).toBe(2);
    expect(values).toMatchObject([
      { size: 'S', variant: 'Сажа', stock: 3, taken: 0, free: 3, low_mark: 3 },
      { size: 'M', variant: null, stock: 10, taken: 4, free: 6, product: { public_id: publicId, title: 'Футболка' } },
    ]);
    expect((await list(keeper, `/stock?search=${publicId}`)).total.count).toBe(2);
  });

  it('is where the search leads whoever may see stock, and nobody else', async () => {
    const { publicId } = await shirt({ M: 1 }, { title_ru: 'Бафф полярный' });
    const found = async (by: Member) =>
      JSON.stringify((await ask('GET', `/search?q=${encodeURIComponent('полярный')}`, by)).body);
    expect(await found(await createKeeperOf('people', 'stock'))).toContain(publicId);
    expect(await found(await createKeeperOf('people', 'shop'))).not.toContain(publicId);
  });

  it('parts what is out, low and enough, and sorts by what is free', async () => {
    const category = await createCategory(db());
    await shirt({ none: 0, few: 3, many: 4 }, { category_id: category.id });
    const of = async (query: string) =>
      (await list(keeper, `/stock?f.category=${category.publicId}&${query}`)).values.map(({ size }) => size);
    expect(await of('f.left=out')).toEqual(['none']);
    expect(await of('f.left=low')).toEqual(['few']);
    expect(await of('f.left=enough')).toEqual(['many']);
    expect(await of('f.left=out&f.left=low&f.state=published&sort=free')).toEqual(['none', 'few']);
    expect(await of('sort=-free')).toEqual(['many', 'few', 'none']);
    expect(await of('f.state=draft')).toEqual([]);
  });

  it('is empty for whoever reaches some starts alone, and closed to other roles', async () => {
    const { publicId } = await shirt();
    const vera = await createColleague('manager', { starts: ['kazan'] });
    expect(await idsOf(vera, '/stock')).toEqual([]);
    expect((await ask('GET', `/stock/${publicId}`, vera)).status).toBe(404);
    expect((await ask('GET', '/stock', await createColleague('finance'))).status).toBe(403);
  });
});

describe('stock', () => {
  it('is received, written off, corrected and counted with a reason, one row of the journal each', async () => {
    const { publicId } = await shirt({ M: 10, L: 2 });
    const received = await change(keeper, publicId, { kind: 'receipt', sizes: { M: 5, L: 1 } });
    expect(received.body['values']).toMatchObject({ version: 2, sizes: [{ stock: 15 }, { stock: 3 }] });
    await change(keeper, publicId, { kind: 'write_off', sizes: { M: 2 }, reason: 'Брак печати' });
    await change(keeper, publicId, { kind: 'correction', sizes: { M: -1 } });
    await change(keeper, publicId, { kind: 'count', sizes: { M: 20, L: 3 } });
    expect((await read(keeper, publicId)).sizes.map(({ stock }) => stock)).toEqual([20, 3]);
    const rows = await journal(keeper, publicId);
    expect(rows.map(({ kind, size, pieces }) => `${kind} ${size} ${pieces}`)).toEqual([
      expect.stringMatching(/^count (M 8|L 0)$/),
      expect.stringMatching(/^count (M 8|L 0)$/),
      'correction M -1',
      'write_off M -2',
      expect.stringMatching(/^receipt (M 5|L 1)$/),
      expect.stringMatching(/^receipt (M 5|L 1)$/),
      'receipt L 2',
      'receipt M 10',
    ]);
    expect(rows[3]).toMatchObject({ reason: 'Брак печати', by: { public_id: keeper.publicId }, order: null });
    const older = await journal(keeper, publicId, `?before=${rows[4]?.cursor}`);
    expect(older.map(({ cursor }) => cursor)).toEqual(rows.slice(5).map(({ cursor }) => cursor));
  });

  it('is counted by what no order waits for, as it was when the count began', async () => {
    const { publicId } = await shirt({ M: 10 });
    await place(publicId, 'M', 2);
    await change(keeper, publicId, { kind: 'count', sizes: { M: 5 } });
    expect((await read(keeper, publicId)).sizes).toMatchObject([{ stock: 7, taken: 2, free: 5 }]);
    await place(publicId, 'M', 1);
    await change(keeper, publicId, { kind: 'count', sizes: { M: 5 }, taken: 2 });
    expect((await read(keeper, publicId)).sizes).toMatchObject([{ stock: 7, taken: 3, free: 4 }]);
    expect((await journal(keeper, publicId))[0]).toMatchObject({ kind: 'count', pieces: 0 });
  });

  it('may be written off where there is more of it than may be received', async () => {
    const { publicId } = await shirt({ M: 300_000 });
    expect((await change(keeper, publicId, { kind: 'write_off', sizes: { M: 1 } })).status).toBe(200);
    expect((await change(keeper, publicId, { kind: 'receipt', sizes: { M: 1 } })).status).toBe(400);
  });

  // BO-096
  it('is not counted below what orders keep, which bought more meanwhile than was found, whose numbers are told, and none of the sizes changes then', async () => {
    const { publicId } = await shirt({ M: 10, L: 2 });
    const orders = [await place(publicId, 'M', 3), await place(publicId, 'M', 1)];
    const { status, body } = await change(keeper, publicId, { kind: 'count', sizes: { M: 3, L: 9 }, taken: 0 });
    const key = `pieces.${idOf(await read(keeper, publicId), 'M')}`;
    const text = String((body['errors'] as Record<string, string>)[key]);
    expect([status, body['code'], Object.keys(body['errors'] as object)]).toEqual([400, 'validation', [key]]);
    for (const order of orders) expect(text).toContain(order.slice(0, 8));
    expect(text).toContain('Заказы держат 4');
    expect((await change(keeper, publicId, { kind: 'write_off', sizes: { M: 7 } })).status).toBe(400);
    expect((await read(keeper, publicId)).sizes).toMatchObject([{ stock: 10, taken: 4 }, { stock: 2 }]);
    expect((await change(keeper, publicId, { kind: 'count', sizes: { M: 0 } })).status).toBe(200);
    expect((await read(keeper, publicId)).sizes[0]).toMatchObject({ stock: 4, free: 0 });
  });

  it('names the latest five of many orders and tells how many more there are', async () => {
    const { publicId } = await shirt({ M: 10 });
    const orders: string[] = [];
    for (let index = 0; index < 7; index++) orders.push(await place(publicId, 'M', 1));
    const { body } = await change(keeper, publicId, { kind: 'count', sizes: { M: 0 }, taken: 0 });
    const text = String(Object.values(body['errors'] as Record<string, string>)[0]);
    expect(orders.filter((order) => text.includes(order.slice(0, 8)))).toEqual(orders.slice(2));
    expect(text).toContain('ещё 2');
  });

  it('is not changed by nothing, by too much, by another version or for no reason', async () => {
    const { publicId } = await shirt({ M: 10 });
    const statusOf = async (asked: Parameters<typeof change>[2]) => (await change(keeper, publicId, asked)).status;
    expect(await statusOf({ kind: 'receipt', sizes: { M: 0 } })).toBe(400);
    expect(await statusOf({ kind: 'receipt', sizes: { M: -3 } })).toBe(400);
    expect(await statusOf({ kind: 'correction', sizes: { M: 0 } })).toBe(400);
    expect(await statusOf({ kind: 'receipt', sizes: { M: 100_000 } })).toBe(400);
    expect(await statusOf({ kind: 'receipt', sizes: { XXL: 1 } })).toBe(400);
    expect(await statusOf({ kind: 'receipt', sizes: { M: 1 }, reason: 'ок' })).toBe(400);
    expect(await statusOf({ kind: 'receipt', sizes: { M: 1 }, version: 7 })).toBe(409);
    expect(await journal(keeper, publicId)).toHaveLength(1);
  });

  it('has marks of its own below which a size is low', async () => {
    const { publicId } = await shirt({ M: 10 });
    const card = await read(keeper, publicId);
    const sizes = [{ public_id: idOf(card, 'M'), low_mark: 12 }];
    const marked = await ask('PUT', `/stock/${publicId}/marks`, { ...keeper, body: { version: 1, sizes } });
    expect(marked.body['values']).toMatchObject({ version: 2, sizes: [{ low_mark: 12, stock: 10 }] });
    expect((await list(keeper, `/stock?search=${publicId}&f.left=low`)).total.count).toBe(1);
    expect(await journal(keeper, publicId)).toHaveLength(1);
  });

  it('is seen by a colleague who may not change it, and told in the log', async () => {
    const { publicId } = await shirt({ M: 10 });
    await change(keeper, publicId, { kind: 'receipt', sizes: { M: 5 } });
    const { rows } = await sql<{ act: string; changes: unknown }>`
      select act, changes from audit_entries where object_kind = 'product' and object_id = ${publicId}`.execute(db());
    expect(JSON.stringify(rows)).toContain('M: 15');
  });
});

describe('the journal', () => {
  it('tells the id of an order, which opens its page to anybody, to whoever may see orders alone', async () => {
    const { publicId } = await shirt({ M: 10 });
    const order = await place(publicId, 'M', 1);
    const path = `/stock/${publicId}/journal`;
    const bare = JSON.stringify((await ask('GET', path, await createKeeperOf('stock'))).body);
    expect(bare).not.toContain(order);
    expect(bare).toContain(`"number":"${order.slice(0, 8)}"`);
    expect(JSON.stringify((await ask('GET', path, keeper)).body)).toContain(order);
  });

  it('knows what orders took and gave back, and pieces that came back for money', async () => {
    const { publicId } = await shirt({ M: 10 });
    const released = await place(publicId, 'M', 2);
    const { rows } = await sql<{ id: number }>`select id from orders where public_id = ${released}`.execute(db());
    await db()
      .transaction()
      .execute((tx) => givePiecesBack(tx, [rows[0]?.id ?? 0]));
    await sql`update orders set status = 'expired' where public_id = ${released}`.execute(db());
    const line = { unique_id: 'a', public_id: publicId, count: 3, size: 'M' };
    const bought = await stage.buyOf([], { shop: [line] });
    const finance = await createColleague('finance');
    const { sum } = await stage.quote(finance, bought, { lines: [{ unique_id: 'a', pieces: 1 }] });
    await stage.make(finance, bought, { lines: [{ unique_id: 'a', pieces: 1 }], sum, restock: true });
    await sendAll();
    const told = (await journal(keeper, publicId)).map(({ kind, pieces, order }) => [kind, pieces, order?.public_id]);
    expect(told).toEqual([
      ['return', 1, bought],
      ['sale', -3, bought],
      ['release', 2, released],
      ['sale', -2, released],
      ['receipt', 10, undefined],
    ]);
  });
});

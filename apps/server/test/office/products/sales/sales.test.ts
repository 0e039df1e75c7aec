import type { History, OfficeSale, OfficeSaleRow } from '@trassa/contracts/office';
import { beforeAll, describe, expect, it } from 'vitest';
import { goodsLine } from '../../../factories/delivery.ts';
import { buy, newKey, paymentBody, readOrder, refusedPayment, send } from '../../../factories/orders.ts';
import { createProduct } from '../../../factories/shop.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { newBuyer, openOffice } from '../../office.ts';

const { app, ask, createColleague, createKeeperOf, db } = openOffice();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});

type Fields = Record<string, unknown>;
const day = 86_400;
const now = (): number => Math.floor(Date.now() / 1000);
const cardOf = ({ status, body }: Answer): OfficeSale => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as OfficeSale;
};
const errorsOf = ({ body }: Answer): string[] => Object.keys(body['errors'] ?? {});
const post = (products: readonly string[], fields: Fields = {}, by = keeper): Promise<Answer> =>
  ask('POST', '/product_sales', {
    ...by,
    headers: { 'idempotency-key': newKey() },
    body: {
      title: 'Лето',
      form: 'percent',
      discount: 20,
      count: 1,
      starts_at: now() - day,
      ends_at: now() + day,
      products,
      ...fields,
    },
  });
const put = ({ public_id: id, version }: OfficeSale, path: string, body: Fields = {}): Promise<Answer> =>
  ask('PUT', `/product_sales/${id}${path}`, { ...keeper, body: { version, ...body } });
const remove = ({ public_id: id, version }: OfficeSale): Promise<Answer> =>
  ask('DELETE', `/product_sales/${id}?version=${version}`, keeper);

/** A buff of 1000 ₽ that is handed out, and its line. */
const buff = async (): Promise<{ id: string; line: Fields }> => {
  const { publicId: id } = await createProduct(db(), { price_minor: 100_000, delivery: false });
  return { id, line: goodsLine(id) };
};
type Quote = { lines: { totalCost: number }[]; amount: number };
const quote = async (line: Fields): Promise<number> =>
  (await send(app(), 'POST', '/api/basket/price', { shop: [line] })).json<{ values: Quote }>().values.amount;

// SHOP-23
describe('a sale of goods', () => {
  it('takes its discount off from its start to its end, and nothing before and after', async () => {
    const { id, line } = await buff();
    const planned = cardOf(await post([id], { starts_at: now() + day, ends_at: now() + 2 * day }));
    expect([planned.state, await quote(line)]).toEqual(['planned', 1000]);
    const running = cardOf(await put(planned, '', { starts_at: now() - 10 }));
    expect([running.state, await quote(line)]).toEqual(['running', 800]);
    const byRoubles = cardOf(await put(running, '', { form: 'amount', discount: 150.5 }));
    expect([byRoubles.discount, await quote(line)]).toEqual([150.5, 849.5]);
    const over = cardOf(await put(byRoubles, '/stop'));
    expect([over.state, await quote(line)]).toEqual(['over', 1000]);
    expect((await put(over, '', { discount: 5 })).body).toMatchObject({ code: 'state' });
  });

  it('of several of one product counts the one that takes most off, and its card names the others', async () => {
    const { id, line } = await buff();
    const weak = cardOf(await post([id], { title: 'Слабая', discount: 10 }));
    const strong = cardOf(await post([id], { title: 'Сильная', discount: 30 }));
    await post([id], { title: 'Потом', discount: 50, starts_at: now() + 2 * day, ends_at: now() + 3 * day });
    expect(await quote(line)).toBe(700);
    const read = cardOf(await ask('GET', `/product_sales/${weak.public_id}`, keeper));
    expect(read.goods).toMatchObject([
      { public_id: id, price: 1000, beside: [{ public_id: strong.public_id, title: 'Сильная', discount: 30 }] },
    ]);
    await put(strong, '/stop');
    expect(await quote(line)).toBe(900);
  });

  it('leaves the price of orders that were made, and tells a basket that saw another one', async () => {
    const { id, line } = await buff();
    const sale = cardOf(await post([id]));
    const amount = await quote(line);
    const bought = await buy(app(), paymentBody([], { shop: [line], email: newBuyer() }));
    cardOf(await put(sale, '', { discount: 5 }));
    const refused = await refusedPayment(app(), paymentBody([], { shop: [goodsLine(id)], amount, email: newBuyer() }));
    expect(refused).toMatchObject({ status: 400, code: 'price_changed' });
    expect((await readOrder(app(), bought.order.public_id, { token: bought.token })).amount).toBe(800);
  });

  it('takes products in and out, and its history says which', async () => {
    const [one, two] = [await buff(), await buff()];
    const sale = cardOf(await post([one.id]));
    const other = cardOf(await put(sale, '', { products: [two.id] }));
    expect([other.products, await quote(one.line), await quote(two.line)]).toEqual([[two.id], 1000, 800]);
    const { body } = await ask('GET', `/product_sales/${sale.public_id}/history`, keeper);
    const [last] = body['values'] as History['values'];
    expect(last?.changes.find(({ field }) => field === 'products')).toMatchObject({
      before: [one.id],
      after: [two.id],
    });
  });

  it('is refused by field, and nothing is made', async () => {
    const { id } = await buff();
    expect(errorsOf(await post([id], { discount: 100 }))).toEqual(['discount']);
    expect(errorsOf(await post([id], { form: 'amount', discount: 0 }))).toEqual(['discount']);
    expect(errorsOf(await post([id], { ends_at: now() - 2 * day }))).toEqual(['ends_at']);
    expect(errorsOf(await post([id], { count: 0 }))).toEqual(['count']);
    expect(errorsOf(await post([id, 'nothing-at-all']))).toEqual(['products']);
    expect((await post([])).status).not.toBe(200);
    const { body } = await ask('GET', `/product_sales?f.product=${id}`, keeper);
    expect(body['values']).toEqual([]);
  });

  it('is deleted before it begins, and only ended after that', async () => {
    const { id } = await buff();
    const planned = cardOf(await post([id], { starts_at: now() + day, ends_at: now() + 2 * day }));
    expect((await put(planned, '/stop')).body).toMatchObject({ code: 'state' });
    expect((await remove(planned)).status).toBe(200);
    expect((await ask('GET', `/product_sales/${planned.public_id}`, keeper)).status).toBe(404);
    const running = cardOf(await post([id]));
    expect((await remove(running)).body).toMatchObject({ code: 'state' });
    const later = { starts_at: now() + day, ends_at: now() + 2 * day };
    expect(errorsOf(await put(running, '', later))).toEqual(['starts_at']);
    expect((await remove(running)).body).toMatchObject({ code: 'state' });
  });

  it('of many changes at once takes one', async () => {
    const { id } = await buff();
    const sale = cardOf(await post([id]));
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => put(sale, '', { discount: 30 + n })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('is found by its state, its name and its product, by who looks after the shop', async () => {
    const { id } = await buff();
    const sale = cardOf(await post([id], { title: 'Осенняя сотня' }, await createKeeperOf('shop')));
    const found = async (query: string): Promise<string[]> =>
      ((await ask('GET', `/product_sales?${query}`, keeper)).body['values'] as OfficeSaleRow[]).map(
        (row) => row.public_id,
      );
    expect(await found('search=осенняя')).toEqual([sale.public_id]);
    expect(await found(`f.product=${id}&f.state=running`)).toEqual([sale.public_id]);
    expect(await found(`f.product=${id}&f.state=over`)).toEqual([]);
    expect((await ask('GET', '/product_sales', await createKeeperOf('stock'))).status).toBe(403);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFormat, createPromocode, unique } from '../factories/events.ts';
import { expireOrder, payLate } from '../factories/late.ts';
import { buy, paymentBody, place, plainLine, refusedPayment, send } from '../factories/orders.ts';
import { createUser } from '../factories/accounts.ts';
import { createDeletion } from '../factories/person.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { parkingGoods } from './parking/parking-goods.ts';
import { createCarPark, createTables } from './parking/parking.repository.ts';

let app: TestApp;
let park: string;
beforeAll(async () => {
  app = await createTestApp({ moreGoods: (ports) => [parkingGoods(ports)] });
  await createTables(app.database.db);
});
afterAll(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});
beforeEach(async () => {
  park = unique('park');
  await createCarPark(db(), { publicId: park, price: 40_000, places: 3 });
});

const db = () => app.database.db;
const { mailedCode, remove } = createDeletion(() => app);
const parkingLine = (fields: Record<string, unknown> = {}) => ({
  unique_id: unique('parking'),
  public_id: park,
  count: 2,
  plate: 'А123ВС77',
  ...fields,
});
const takenOf = async (): Promise<number> =>
  (await sql<{ taken: number }>`select taken from car_parks where public_id = ${park}`.execute(db())).rows[0]?.taken ??
  -1;
const body = (...parkings: object[]) => paymentBody([], { parkings });
const show = async (id: string) =>
  (await send(app, 'GET', `/api/order/${id}`)).json<{ status: string; parkings: unknown[]; tickets: unknown[] }>();
const ownOrder = async (id: string, token: string) =>
  (await send(app, 'GET', `/api/user/orders/${id}`, undefined, { token })).json<{
    values: { status: string; lines: { issued: { public_id: string; state: string; number: string }[] }[] };
  }>().values;

it('is quoted beside tickets, with a code of its own kind', async () => {
  const format = await createFormat(db(), { preregistration: false });
  const [own, others] = [
    await createPromocode(db(), { kind: 'parking', discount: 10, code_count: 2 }),
    await createPromocode(db(), { discount: 10 }),
  ];
  const quoted = await send(app, 'POST', '/api/basket/price', {
    tickets: [plainLine(format.publicId, 1)],
    parkings: [parkingLine({ promocode: own.code }), parkingLine({ count: 1, promocode: others.code })],
  });
  expect(quoted.json()).toMatchObject({
    values: {
      lines: [
        { count: 1 },
        { price: 400, count: 2, totalCost: 720, reason: 'promocode', names: { title: 'Парковка' } },
        { error: expect.any(String) },
      ],
    },
  });
});

it('says at its own field what is wrong with it', async () => {
  expect(await refusedPayment(app, body(parkingLine({ plate: '' })))).toMatchObject({
    errors: { 'parkings.0.plate': expect.any(String) },
  });
});

it('is held by an order, given back when nobody pays, and never sold twice', async () => {
  const placed = await place(app, body(parkingLine()));
  expect(await takenOf()).toBe(2);
  expect(await refusedPayment(app, body(parkingLine()))).toMatchObject({ code: 'tickets_unavailable' });
  await expireOrder(app, placed);
  expect(await takenOf()).toBe(0);
  await payLate(app, placed);
  expect(await takenOf()).toBe(2);
  expect(await show(placed.order.public_id)).toMatchObject({ status: 'paid' });
});

it('is paid, issued, shown and told of in the letter', async () => {
  app.letters.splice(0);
  const { token } = await createUser(db());
  const { order } = await buy(app, body(parkingLine()), { token });
  expect(await show(order.public_id)).toMatchObject({
    status: 'paid',
    tickets: [],
    parkings: [{ title: 'Парковка', plate: 'А123ВС77', count: 2, totalCost: 800 }],
  });
  const [line] = (await ownOrder(order.public_id, token)).lines;
  expect(line).toMatchObject({
    selector: 'parking',
    proportion: 'А123ВС77',
    issued: [{ state: 'held' }, { state: 'held' }],
  });
  const list = await send(app, 'GET', '/api/user/orders', undefined, { token });
  expect(list.json()).toMatchObject({ values: [{ lines: [{ selector: 'parking', count: 2 }] }] });
  await app.sweeps.sendLetters();
  expect(app.letters.at(-1)?.text).toContain('Место на парковке ждёт вас.');
  expect(app.letters.at(-1)?.text).toContain('Парковка, А123ВС77\u00a0× 2');
});

it('comes back for money, once, with a receipt of its line', async () => {
  const { token } = await createUser(db());
  const { order } = await buy(app, body(parkingLine()), { token });
  const [first] = (await ownOrder(order.public_id, token)).lines[0]?.issued ?? [];
  const back = await send(app, 'POST', `/api/parking/${first?.public_id}/return`, {}, { token });
  expect(back.json()).toEqual({ sum: 400 });
  await app.sweeps.sendRefunds();
  const own = await ownOrder(order.public_id, token);
  expect(own).toMatchObject({
    status: 'partially_refunded',
    lines: [{ issued: [{ state: 'returned' }, { state: 'held' }] }],
    history: expect.arrayContaining([
      expect.objectContaining({ type: 'refund', title: 'Парковка', sum: 400, state: 'done' }),
    ]),
  });
  const receipts = await send(app, 'GET', `/api/user/receipts/${order.public_id}`, undefined, { token });
  const { url } = receipts.json<{ values: { url: string; type: string }[] }>().values.at(-1) ?? { url: '' };
  expect((await send(app, 'GET', url)).body).toContain('Парковка');
});

it('tells its buyer who drives, and forgets him with the account', async () => {
  const { token } = await createUser(db());
  const { order } = await buy(app, body(parkingLine({ driver: 'Пётр Рулёв' })), { token });
  const own = await send(app, 'GET', '/api/user/export', undefined, { token });
  expect(own.json()).toMatchObject({ orders: [{ lines: [{ title: 'Парковка', driver: 'Пётр Рулёв' }] }] });
  const code = await mailedCode(token);
  expect((await remove(token, { code })).statusCode).toBe(200);
  const { rows } = await sql<{ details: object }>`
    select l.details from order_lines l join orders o on o.id = l.order_id where o.public_id = ${order.public_id}`.execute(
    db(),
  );
  expect(rows.map(({ details }) => details)).toEqual([{ plate: 'А123ВС77', carParkId: expect.any(Number) }]);
});

it('stays in the basket when what was added to it is gone, and takes it along', async () => {
  const { token } = await createUser(db());
  const [pass, wash] = [parkingLine({ selector: 'parking' }), unique('wash')];
  const added = { selector: 'certificate', unique_id: wash, public_id: 'no-such', count: 1, abid: pass.unique_id };
  const goods = [{ ...pass, abid: wash }, added];
  await send(app, 'PUT', '/api/user/basket', { goods }, { token });
  const read = await send(app, 'GET', '/api/user/basket', undefined, { token });
  expect(read.json()).toMatchObject({
    values: [{ unique_id: pass.unique_id, abid: null }],
    removed: [{ unique_id: wash, reason: 'gone' }],
  });
  await send(app, 'PUT', '/api/user/basket', { goods }, { token });
  await sql`delete from car_parks where public_id = ${park}`.execute(db());
  const empty = await send(app, 'GET', '/api/user/basket', undefined, { token });
  expect(empty.json()).toMatchObject({ values: [], removed: [{ reason: 'gone' }, { reason: 'gone' }] });
});

it('lies in the basket of a person at the price of the moment, and leaves it when there is no such thing', async () => {
  const { token } = await createUser(db());
  const line = { ...parkingLine(), selector: 'parking' };
  const added = await send(app, 'POST', '/api/user/basket', { goods: [line] }, { token });
  expect(added.json()).toMatchObject({
    values: [{ selector: 'parking', plate: 'А123ВС77', price: 400, totalCost: 800 }],
  });
  await sql`delete from car_parks where public_id = ${park}`.execute(db());
  const read = await send(app, 'GET', '/api/user/basket', undefined, { token });
  expect(read.json()).toMatchObject({ values: [], removed: [{ unique_id: line.unique_id, reason: 'gone' }] });
});

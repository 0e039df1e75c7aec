import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeNotice } from '../../../src/modules/payments/index.ts';
import { findLatestOfOrder } from '../../../src/modules/payments/providers/sandbox/sandbox.repository.ts';
import { createSecrets } from '../../../src/platform/secrets/secrets.ts';
import { codesOf, createCertificate } from '../../factories/certificates.ts';
import { refundsOf } from '../../factories/late.ts';
import { buy, newKey, paymentBody, plainLine, press, send } from '../../factories/orders.ts';
import { listTickets, ticketRow } from '../../factories/tickets.ts';
import { approvalOf, stateOf } from '../../refunds/refund-stage.ts';
import { openMoves, orderOf } from './move-stage.ts';

const office = openMoves();
const { app, db, ask, admin, buyer, formats, move, make, quote, quoted, buyFive, moneyBack, open, createPriced } =
  office;

beforeEach(async () => {
  await sql`update order_returns set created_at = created_at - interval '2 days'`.execute(db());
  await sql`update events set refund_policy = '[{"days":0,"percent":100}]'`.execute(db());
});

const sendAll = async (): Promise<void> => {
  while (await app().sweeps.sendRefunds());
};
const orderOfTicket = async (id: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select o.public_id as id from tickets t join orders o on o.id = t.order_id where t.public_id = ${id}`.execute(db());
  return rows[0]?.id ?? '';
};
const statusOf = async (order: string): Promise<unknown> =>
  (await sql<{ status: string }>`select status from orders where public_id = ${order}`.execute(db())).rows[0]?.status;
const giveBack = (id: string) =>
  send(app(), 'POST', '/api/payment/cancel', { public_id: id }, { token: buyer().token, key: newKey() });
/** Shares that went back since. */
const since = async (count: number) =>
  (await moneyBack())
    .slice(count)
    .map(({ cause, certificates, money }) => [cause.replaceAll(/\d+/g, 'n'), certificates, money]);

describe('the fee of a move', () => {
  afterEach(() => sql`update event_cities set move_fee_minor = 0`.execute(db()));

  it('is what the start of the ticket takes, set within bounds with a version and an entry, unless the staff names another', async () => {
    const id = await buyFive();
    const path = `/event_cities/${office.city().publicId}`;
    const { body } = await ask('GET', path, admin());
    const { version, fields } = body['values'] as { version: number; fields: { move_fee: number } };
    expect(fields.move_fee).toBe(0);
    const set = (fee: number) => ask('PUT', path, { ...admin(), body: { version, move_fee: fee } });
    expect((await set(5001)).status).toBe(400);
    expect((await set(350)).status).toBe(200);
    // Somebody else has saved meanwhile.
    expect((await set(400)).status).toBe(409);
    const options = await ask('GET', `/tickets/${id}/move`, admin());
    expect(options.body['values']).toMatchObject({ fee: 350 });
    const sums = await Promise.all([{}, { fee: 0 }, { fee: 100 }].map((own) => quoted(id, formats().ten, own)));
    expect(sums.map(({ sum }) => sum)).toEqual([2350, 2000, 2100]);
    const history = await ask('GET', `${path}/history`, admin());
    expect((history.body['values'] as { changes: unknown[] }[]).flatMap(({ changes }) => changes)).toEqual([
      { field: 'move_fee', before: 0, after: 350 },
    ]);
  });
});

describe('a move to a cheaper format', () => {
  // BO-059
  it('is made at once and gives back exactly the difference that was quoted', async () => {
    const id = await buyFive();
    const before = (await moneyBack()).length;
    const bought = await orderOfTicket(id);
    expect(await quoted(id, formats().one)).toMatchObject({
      was: 3000,
      will_be: 1000,
      to_return: 2000,
      to_pay: 0,
      sum: -2000,
    });
    expect(await move(id, formats().one)).toMatchObject({ status: 200, body: { values: { to_return: 2000 } } });
    expect(await ticketRow(app(), id)).toMatchObject({ format_id: formats().one.id, price_minor: 100_000 });
    expect(await since(before)).toEqual([['move:n', 0, 200_000]]);
    await sendAll();
    expect(await statusOf(bought)).toBe('partially_refunded');
    const letter = (await office.lettersTo('anna@example.org')).findLast(
      ({ subject }) => subject === 'Билет перенесён',
    );
    expect(letter?.text).toMatch(/Возвращаем: 2.000/);
  });

  // BO-059
  it('gives certificates theirs first', async () => {
    const { code } = await createCertificate(db(), codesOf(app()), { amount: 150_000 });
    const line = plainLine(formats().five.publicId, 1);
    const placed = await buy(app(), paymentBody([line], { certificate_codes: [code] }), { token: buyer().token });
    const ticket = (await listTickets(app(), buyer().token, 'my')).find(
      (one) => one.order_public_id === placed.order.public_id,
    );
    const id = ticket?.public_id ?? '';
    const before = (await moneyBack()).length;
    expect(await quoted(id, formats().one)).toMatchObject({ to_return: 2000, to_certificates: 1500 });
    expect((await move(id, formats().one)).status).toBe(200);
    expect(await since(before)).toEqual([['move:n', 150_000, 50_000]]);
    await sendAll();
  });

  it('for another sum than was shown is refused, and the same key does it once', async () => {
    const id = await buyFive();
    const { one } = formats();
    const version = await office.versionOf(id);
    expect(await make(id, one, { sum: -1999 })).toMatchObject({
      status: 400,
      body: { code: 'sum_changed', was: -1999, is: -2000 },
    });
    const key = newKey();
    const before = (await moneyBack()).length;
    const answers = [
      await make(id, one, { sum: -2000, version }, admin(), key),
      await make(id, one, { sum: -2000, version }, admin(), key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await since(before)).toHaveLength(1);
    expect(await make(id, one, { sum: -2000, version })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  // BO-067
  it('above the limit of one person, or asked by a manager, waits for a second one', async () => {
    const other = await office.createColleague('finance');
    const dear = await createPriced(4_000_000);
    const dearTicket = await office.named({}, dear);
    expect((await quoted(dearTicket, formats().one)).approval_needed).toBe(true);
    const approval = approvalOf(await move(dearTicket, formats().one));
    expect(await office.formatOf(dearTicket)).toBe(dear.id);
    // Nothing else is asked of the ticket meanwhile.
    expect(await quote(dearTicket, formats().ten)).toMatchObject({ status: 400, body: { code: 'state' } });
    const agreed = await office.ask('PUT', `/approvals/${approval}/approve`, { ...other, body: { version: 1 } });
    expect([agreed.status, stateOf(agreed)]).toEqual([200, 'approved']);
    expect(await ticketRow(app(), dearTicket)).toMatchObject({ format_id: formats().one.id, price_minor: 100_000 });
    const manager = await office.createColleague('manager');
    const id = await buyFive();
    const waiting = approvalOf(await move(id, formats().one, {}, manager));
    // Changed meanwhile: nobody moves it by what was seen.
    await sql`update tickets set documents = '{}' where public_id = ${id}`.execute(db());
    const late = await office.ask('PUT', `/approvals/${waiting}/approve`, { ...other, body: { version: 1 } });
    expect([stateOf(late), await office.formatOf(id)]).toEqual(['outdated', formats().five.id]);
  });

  // BO-068
  it('goes to no start that whoever asked has lost meanwhile', async () => {
    const other = await office.createColleague('finance');
    const here = office.city().publicId;
    const there = await office.createStart({ prices: { athlete: 100_000 } });
    const manager = await office.createColleague('manager', { starts: [here, there.start] });
    const id = await buyFive();
    const waiting = approvalOf(await move(id, there.format, {}, manager));
    const scope = JSON.stringify({ starts: [here] });
    await sql`update staff_grants set scope = ${scope}::jsonb where user_id = ${manager.id}`.execute(office.db());
    const decided = await office.ask('PUT', `/approvals/${waiting}/approve`, { ...other, body: { version: 1 } });
    expect([stateOf(decided), await office.formatOf(id)]).toEqual(['outdated', formats().five.id]);
    expect((decided.body['values'] as { changes: object }).changes).toEqual([
      { field: 'asker_right', before: 'tickets.move', after: null },
    ]);
  });
});

describe('what a move costs', () => {
  it('is the price of the moment of the purchase, or nothing, as it is chosen, with a fee', async () => {
    const id = await buyFive();
    const dearer = await createPriced(0, {
      prices: {
        athlete: [
          [new Date(Date.now() - 86_400_000 * 9), 400_000],
          [new Date(Date.now() - 1000), 600_000],
        ],
      },
    });
    await sql`update tickets set created_at = now() - interval '2 days' where public_id = ${id}`.execute(db());
    const sums = async (fields: object) => (await quoted(id, dearer, { ...fields })).sum;
    expect([await sums({}), await sums({ difference: 'price_then' }), await sums({ difference: 'none' })]).toEqual([
      3000, 1000, 0,
    ]);
    expect(await sums({ difference: 'none', fee: 250 })).toBe(250);
    expect(await quote(id, dearer, { fee: 5001 })).toMatchObject({
      status: 400,
      body: { errors: { fee: expect.any(String) } },
    });
  });
});

describe('a return of a ticket that was moved', () => {
  it('takes its money from its orders, the latest first', async () => {
    const id = await buyFive();
    const first = await orderOfTicket(id);
    const second = orderOf(await move(id, formats().ten));
    await open(second);
    await press(app(), second, 'paid');
    const before = (await moneyBack()).length;
    expect((await giveBack(id)).json()).toMatchObject({ sum: 5000 });
    expect(await since(before)).toEqual([
      ['ticket:n', 0, 200_000],
      ['ticket:n:of:n', 0, 300_000],
    ]);
    await sendAll();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refunded', 'refunded']);
    expect(await ticketRow(app(), id)).toMatchObject({ status: 'returned' });
  });

  it('by the staff is of the order that it has now, and of the earlier ones as far as that has too little', async () => {
    const id = await buyFive();
    const first = await orderOfTicket(id);
    const paid = orderOf(await move(id, formats().ten));
    await open(paid);
    await press(app(), paid, 'paid');
    expect((await move(id, formats().one)).status).toBe(200);
    const now = await orderOfTicket(id);
    const lines = [{ unique_id: await uniqueIdOf(now) }];
    const asked = await ask('POST', `/orders/${now}/refund/quote`, { ...admin(), body: { lines } });
    expect(asked.body['values']).toMatchObject({ sum: 1000, to_money: 1000 });
    const before = (await moneyBack()).length;
    const body = { lines, sum: 1000, version: 1, restock: false, letter: true, reason: 'Просил вернуть' };
    const made = await ask('POST', `/orders/${now}/refund`, {
      ...admin(),
      headers: { 'idempotency-key': newKey() },
      body,
    });
    expect(made.status).toBe(200);
    expect(await since(before)).toEqual([['ticket:n', 0, 100_000]]);
    await sendAll();
    expect([await statusOf(first), await statusOf(paid), await statusOf(now)]).toEqual([
      'refunded',
      'refunded',
      'paid',
    ]);
  });
});

describe('money that comes twice', () => {
  it('is taken once, the second goes back', async () => {
    const id = await buyFive();
    const order = orderOf(await move(id, formats().ten));
    await open(order);
    const first = await findLatestOfOrder(db(), order);
    await open(order);
    await press(app(), order, 'paid');
    if (!first) throw new Error('no attempt was begun');
    const { raw, headers } = makeNotice(createSecrets(app().config).sandbox, first, 'captured');
    const notice = { method: 'POST', url: '/api/payment/webhook/sandbox', headers, payload: raw } as const;
    expect((await app().http.inject(notice)).statusCode).toBe(200);
    expect(await refundsOf(app(), { order: { public_id: order, amount: 0, expires_at: 0 } })).toEqual([
      { amount: 200_000, reason: 'duplicate' },
    ]);
    expect((await ticketRow(app(), id))['price_minor']).toBe(500_000);
    expect((await open(order)).statusCode).toBe(400);
  });
});

const uniqueIdOf = async (order: string): Promise<string> =>
  (
    await sql<{ id: string }>`
      select l.unique_id as id from order_lines l join orders o on o.id = l.order_id where o.public_id = ${order}`.execute(
      db(),
    )
  ).rows[0]?.id ?? '';

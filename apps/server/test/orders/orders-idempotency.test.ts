import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { myTickets, newKey, paymentBody, place, plainLine, press, send, ticketLine } from '../factories/orders.ts';
import { createMember } from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const orders = async (email: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from orders where email = ${email}`.execute(app.database.db))
    .rows[0]?.n ?? -1;

describe('a payment with a key', () => {
  it('is made once: the same key and body repeat the answer, with a fresh token of the same guest', async () => {
    const { publicId } = await createFormat(app.database.db);
    const body = paymentBody([ticketLine(publicId)], { email: 'once@example.org' });
    const key = newKey();
    const first = await place(app, body, { key });
    const second = await place(app, body, { key });
    expect({ ...second, token: null }).toEqual({ ...first, token: null });
    expect(second.token).not.toBe(first.token);
    expect(await orders('once@example.org')).toBe(1);
    await press(app, first.order.public_id, 'paid');
    expect(await myTickets(app, first.token)).toEqual(await myTickets(app, second.token));
  });

  it('is refused with another body', async () => {
    const { publicId } = await createFormat(app.database.db);
    const key = newKey();
    await place(app, paymentBody([ticketLine(publicId)]), { key });
    const other = await send(
      app,
      'POST',
      '/api/payment',
      paymentBody([ticketLine(publicId)], { email: 'other@example.org' }),
      { key },
    );
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency']);
  });

  it('is refused while the first call runs, and made one order of by many at once', async () => {
    const { publicId } = await createFormat(app.database.db, { preregistration: false });
    const body = paymentBody([plainLine(publicId, 1)], { email: 'many@example.org' });
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(app, 'POST', '/api/payment', body, { key })),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const busy = answers.filter((answer) => answer.statusCode === 409);
    expect(busy.every((answer) => answer.headers['retry-after'] === '1')).toBe(true);
    expect(await orders('many@example.org')).toBe(1);
  });

  it('frees the key when it is refused', async () => {
    const { publicId } = await createFormat(app.database.db);
    const key = newKey();
    const wrong = await send(app, 'POST', '/api/payment', paymentBody([ticketLine(publicId, { info: {} })]), { key });
    expect(wrong.statusCode).toBe(400);
    expect((await place(app, paymentBody([ticketLine(publicId)]), { key })).order.amount).toBe(3000);
  });

  it('is taken over when its process died: with the order that was made, or anew', async () => {
    const { publicId } = await createFormat(app.database.db);
    const body = paymentBody([ticketLine(publicId)], { email: 'died@example.org' });
    const key = newKey();
    const first = await place(app, body, { key });
    const old = sql`update idempotency_keys set state = 'running', created_at = now() - interval '21 seconds' where key = ${key}`;
    await old.execute(app.database.db);
    expect((await place(app, body, { key })).order).toEqual(first.order);
    await old.execute(app.database.db);
    await sql`update idempotency_keys set order_id = null where key = ${key}`.execute(app.database.db);
    expect((await place(app, body, { key })).order.public_id).not.toBe(first.order.public_id);
  });

  it('starts an attempt for the order whose process died before the provider was asked', async () => {
    const { publicId } = await createFormat(app.database.db);
    const body = paymentBody([ticketLine(publicId)], { email: 'half@example.org' });
    const key = newKey();
    const first = await place(app, body, { key });
    await sql`update idempotency_keys set state = 'running', created_at = now() - interval '21 seconds' where key = ${key}`.execute(
      app.database.db,
    );
    // As if the provider had not been asked: no state goes back by itself.
    await sql`alter table payments disable trigger payments_state_moves`.execute(app.database.db);
    await sql`update payments p set status = 'new', redirect_url = null, form = null, provider_payment_id = null from orders o
      where o.id = p.order_id and o.public_id = ${first.order.public_id}`.execute(app.database.db);
    await sql`alter table payments enable trigger payments_state_moves`.execute(app.database.db);
    const second = await place(app, body, { key });
    expect(second.order).toEqual(first.order);
    expect(second.form['payment']).not.toBe(first.form['payment']);
    await press(app, first.order.public_id, 'paid');
    expect(await orders('half@example.org')).toBe(1);
  });

  it('makes one further attempt of paying again', async () => {
    const { publicId } = await createFormat(app.database.db);
    const { order } = await place(app, paymentBody([ticketLine(publicId)]));
    const key = newKey();
    const first = await send(app, 'POST', `/api/order/${order.public_id}/pay`, {}, { key });
    const second = await send(app, 'POST', `/api/order/${order.public_id}/pay`, {}, { key });
    expect(second.json()).toEqual(first.json());
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from payments p join orders o on o.id = p.order_id where o.public_id = ${order.public_id}`.execute(
      app.database.db,
    );
    expect(rows[0]?.n).toBe(2);
  });

  it('is forgotten after a day', async () => {
    await sql`insert into idempotency_keys (scope, key, body_hash, created_at) values ('x', 'old', '', now() - interval '25 hours'), ('x', 'young', '', now())`.execute(
      app.database.db,
    );
    await app.sweeps.forgetKeys();
    expect(
      (await sql<{ key: string }>`select key from idempotency_keys where scope = 'x'`.execute(app.database.db)).rows,
    ).toEqual([{ key: 'young' }]);
  });
});

describe('the same basket on two devices of an account', () => {
  const statesOf = async (email: string): Promise<string[]> =>
    (
      await sql<{ status: string }>`select status from orders where email = ${email} order by status`.execute(
        app.database.db,
      )
    ).rows.map(({ status }) => status);

  it('is one waiting order, however many pay at once', async () => {
    const { publicId } = await createFormat(app.database.db, { preregistration: false });
    const { email, token } = await createMember(app);
    const body = paymentBody([plainLine(publicId, 1)], { email });
    const answers = await Promise.all([1, 2, 3].map(() => send(app, 'POST', '/api/payment', body, { token })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await statesOf(email)).toEqual(['cancelled', 'cancelled', 'pending']);
  });

  it('is not sold once more when it was paid for', async () => {
    const { publicId } = await createFormat(app.database.db, { preregistration: false });
    const { email, token } = await createMember(app);
    const line = plainLine(publicId, 1);
    const body = paymentBody([line], { email });
    await press(app, (await place(app, body, { token })).order.public_id, 'paid');
    const again = await send(app, 'POST', '/api/payment', body, { token });
    expect(again.json()).toMatchObject({ code: 'state', items: [{ unique_id: line['unique_id'] }] });
    expect(await statesOf(email)).toEqual(['paid']);
    await sql`update orders set status = 'refunded' where email = ${email}`.execute(app.database.db);
    expect((await send(app, 'POST', '/api/payment', body, { token })).statusCode).toBe(200);
  });
});

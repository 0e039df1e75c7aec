import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { inDays, insertRow, unique } from '../factories/events.ts';
import { newKey } from '../factories/orders.ts';
import { buyOne, cancel, quote, refuse, setPolicy, ticketRow } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterEach(async () => {
  clock.set(new Date());
  await assertInvariants(app.database.db);
});
afterAll(() => app.close());

const db = () => app.database.db;
const never = [{ days: 0, percent: 0 }];

describe('the same key', () => {
  it('repeats the first answer, even after the money was sent', async () => {
    const { ticketId, token } = await buyOne(app);
    const key = newKey();
    const first = await cancel(app, ticketId, { token, key });
    expect(first.json()).toEqual({ sum: 1500 });
    expect((await cancel(app, ticketId, { token, key })).json()).toEqual({ sum: 1500 });
    await app.sweeps.sendRefunds();
    const last = await cancel(app, ticketId, { token, key });
    expect([last.statusCode, last.json()]).toEqual([200, { sum: 1500 }]);
  });

  it('with another body is 409, for another person it is his own', async () => {
    const key = newKey();
    const one = await buyOne(app);
    const two = await buyOne(app);
    expect((await cancel(app, one.ticketId, { token: one.token, key })).statusCode).toBe(200);
    expect(await refuse(cancel(app, two.ticketId, { token: one.token, key }))).toEqual([409, 'idempotency']);
    expect((await cancel(app, two.ticketId, { token: two.token, key })).statusCode).toBe(200);
  });

  it('of a refused call may be used again', async () => {
    const { ticketId, token } = await buyOne(app);
    const key = newKey();
    await sql`update tickets set offline_registered_at = now() where public_id = ${ticketId}`.execute(db());
    expect((await cancel(app, ticketId, { token, key })).statusCode).toBe(400);
    await sql`update tickets set offline_registered_at = null where public_id = ${ticketId}`.execute(db());
    expect((await cancel(app, ticketId, { token, key })).statusCode).toBe(200);
  });

  it('of a call that died after its commit repeats what it did', async () => {
    const { ticketId, token } = await buyOne(app);
    const key = newKey();
    await cancel(app, ticketId, { token, key });
    await sql`update idempotency_keys set state = 'running', created_at = now() - interval '21 seconds' where key = ${key}`.execute(
      db(),
    );
    expect((await cancel(app, ticketId, { token, key })).json()).toEqual({ sum: 1500 });
  });
});

describe('refused is', () => {
  it('another sum than the buyer saw, and the ticket stays', async () => {
    const { ticketId, token } = await buyOne(app);
    expect(await refuse(cancel(app, ticketId, { token, sum: 2700 }))).toEqual([400, 'price_changed']);
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'active' });
  });

  it('a ticket that is returned or being returned already', async () => {
    const { ticketId, token } = await buyOne(app);
    await cancel(app, ticketId, { token });
    expect(await refuse(cancel(app, ticketId, { token, key: newKey() }))).toEqual([400, 'state']);
    expect(await refuse(quote(app, ticketId, token))).toEqual([400, 'state']);
    await app.sweeps.sendRefunds();
    expect(await refuse(cancel(app, ticketId, { token }))).toEqual([400, 'state']);
  });

  it('a ticket whose start pack was handed out', async () => {
    const { ticketId, token } = await buyOne(app);
    await sql`update tickets set offline_registered_at = now() where public_id = ${ticketId}`.execute(db());
    expect(await refuse(cancel(app, ticketId, { token }))).toEqual([400, 'state']);
  });

  it('a ticket from its start on', async () => {
    const { ticketId, token } = await buyOne(app, { start_time: inDays(2) });
    clock.set(inDays(2));
    expect(await refuse(cancel(app, ticketId, { token }))).toEqual([400, 'deadline']);
    expect(await refuse(quote(app, ticketId, token))).toEqual([400, 'deadline']);
  });

  it('a received ticket to its holder, and a given away one to its buyer', async () => {
    const { ticketId, token } = await buyOne(app);
    const holder = await createUser(db());
    await sql`update tickets set user_id = ${holder.id} where public_id = ${ticketId}`.execute(db());
    expect(await refuse(cancel(app, ticketId, { token: holder.token }))).toEqual([400, 'not_owner']);
    expect(await refuse(cancel(app, ticketId, { token }))).toEqual([400, 'state']);
  });

  it('a ticket on offer, to both sides', async () => {
    const { ticketId, token, ticket, userId } = await buyOne(app);
    const email = `${unique('friend')}@example.org`;
    const friend = await createUser(db(), { email });
    await sql`update tickets set status = 'transfer' where id = ${ticket}`.execute(db());
    await insertRow(db(), 'ticket_transfers', {
      ticket_id: ticket,
      from_user_id: userId,
      email,
      language: 'ru',
      expires_at: inDays(7),
    });
    expect(await refuse(cancel(app, ticketId, { token }))).toEqual([400, 'state']);
    expect(await refuse(cancel(app, ticketId, { token: friend.token }))).toEqual([400, 'not_owner']);
    await setPolicy(db(), ticket, never);
    expect(await refuse(cancel(app, ticketId, { token }))).toEqual([400, 'state']);
  });
});

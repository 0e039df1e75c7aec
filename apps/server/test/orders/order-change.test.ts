import { holdSeconds } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import {
  hold,
  myTickets,
  paymentBody,
  type Placed,
  place,
  plainLine,
  press,
  readOrder,
  send,
  ticketLine,
} from '../factories/orders.ts';
import { createMember } from '../factories/sign-in.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => assertInvariants(app.database.db));

type Held = { unique_id: string; hold_id: string; seconds_left: number };
const change = (placed: Placed, token = placed.token) =>
  send(app, 'POST', `/api/order/${placed.order.public_id}/change`, {}, { token });
const heldBy = async (placed: Placed): Promise<Held[]> => {
  const answer = await change(placed);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ values: { holds: Held[] } }>().values.holds;
};
const takenOf = async (formatId: number): Promise<number> =>
  (
    await sql<{ n: number }>`select sum(taken)::int as n from quotas where format_id = ${formatId}`.execute(
      app.database.db,
    )
  ).rows[0]?.n ?? -1;
const paymentsOf = async (orderId: string): Promise<string[]> =>
  (
    await sql<{ status: string }>`select p.status from payments p join orders o on o.id = p.order_id
      where o.public_id = ${orderId} order by p.id`.execute(app.database.db)
  ).rows.map(({ status }) => status);

/** An order of two held places, by a guest who spent twelve minutes at the bank. */
const waitAtBank = async () => {
  const format = await createFormat(app.database.db, { preregistration: false });
  const holdId = await hold(app, format.publicId, 2);
  const line = plainLine(format.publicId, 2, { hold_id: holdId });
  const placed = await place(app, paymentBody([line]));
  await sql`update holds set created_at = created_at - interval '12 minutes', expires_at = expires_at - interval '12 minutes'
    where id = ${holdId}`.execute(app.database.db);
  await sql`update orders set created_at = created_at - interval '12 minutes', expires_at = expires_at - interval '12 minutes'
    where public_id = ${placed.order.public_id}`.execute(app.database.db);
  return { format, holdId, line, placed };
};

describe('a waiting order that its buyer changes', () => {
  it('gives its places back to the basket until the time of the order, and they can be ordered anew', async () => {
    const { format, holdId, line, placed } = await waitAtBank();
    const [held] = await heldBy(placed);
    expect(held).toMatchObject({ unique_id: line['unique_id'], hold_id: holdId });
    expect(held?.seconds_left, 'twelve of twenty minutes are over').toBeGreaterThan(8 * 60 - 30);
    expect(held?.seconds_left).toBeLessThanOrEqual(8 * 60);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'cancelled', pay_again: false });
    expect(await takenOf(format.id)).toBe(2);
    await app.sweeps.releaseHolds();
    expect(await takenOf(format.id)).toBe(2);
    const again = await place(app, paymentBody([line]));
    await press(app, again.order.public_id, 'paid');
    expect(await myTickets(app, again.token)).toHaveLength(2);
    expect(await takenOf(format.id)).toBe(2);
  });

  it('names the hold of a line that came without one', async () => {
    const format = await createFormat(app.database.db);
    const placed = await place(app, paymentBody([ticketLine(format.publicId)]));
    const [held] = await heldBy(placed);
    expect(held?.seconds_left, 'as long as any hold').toBeLessThanOrEqual(holdSeconds);
    const changed = await send(app, 'PUT', `/api/hold/${held?.hold_id ?? ''}`, { count: 1 });
    expect(changed.statusCode, changed.body).toBe(200);
  });

  it('says afterwards when it was cancelled', async () => {
    const { placed } = await waitAtBank();
    await change(placed);
    const path = `/api/user/orders/${placed.order.public_id}`;
    const { history } = (await send(app, 'GET', path, undefined, { token: placed.token })).json().values;
    expect(history.at(-1)).toMatchObject({ type: 'cancelled' });
    expect(Math.abs(history.at(-1).at - Date.now() / 1000)).toBeLessThan(60);
  });

  it('cannot be paid as well: money of its attempt goes back', async () => {
    const { placed } = await waitAtBank();
    await change(placed);
    const again = await send(app, 'POST', `/api/order/${placed.order.public_id}/pay`, {});
    expect([again.statusCode, again.json().code]).toEqual([400, 'state']);
    await send(app, 'POST', `/api/payment/sandbox/${placed.order.public_id}`, { result: 'paid' });
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'cancelled' });
    expect(await myTickets(app, placed.token)).toEqual([]);
    expect((await paymentsOf(placed.order.public_id)).every((status) => status !== 'captured')).toBe(true);
  });

  it('answers the same once more, when the first answer was lost', async () => {
    const { placed } = await waitAtBank();
    const [first] = await heldBy(placed);
    expect(await heldBy(placed)).toMatchObject([{ unique_id: first?.unique_id, hold_id: first?.hold_id }]);
  });

  it('keeps its places and their price for an hour at most, however often it is changed or ordered anew', async () => {
    const format = await createFormat(app.database.db, { preregistration: false });
    const holdId = await hold(app, format.publicId, 2);
    const line = plainLine(format.publicId, 2, { hold_id: holdId });
    const pass = async (minutes: number): Promise<void> => {
      await sql`update holds set created_at = created_at - make_interval(mins => ${minutes}), price_at = price_at - make_interval(mins => ${minutes}),
        expires_at = expires_at - make_interval(mins => ${minutes})`.execute(app.database.db);
      await sql`update orders set created_at = created_at - make_interval(mins => ${minutes}), expires_at = expires_at - make_interval(mins => ${minutes})
        where status = 'pending'`.execute(app.database.db);
    };
    let placed = await place(app, paymentBody([line]));
    for (const round of [1, 2, 3]) {
      await pass(18);
      const held = round % 2 ? await heldBy(placed) : [];
      expect(held).toHaveLength(round % 2);
      const { token } = placed;
      placed = await place(app, { ...paymentBody([line]), temporary_token: token });
      const { rows } = await sql<{
        id: string;
      }>`select hold_id as id from order_lines l join orders o on o.id = l.order_id
        where o.public_id = ${placed.order.public_id}`.execute(app.database.db);
      line['hold_id'] = rows[0]?.id;
    }
    await pass(18);
    await change(placed);
    const answer = await send(app, 'POST', '/api/payment', paymentBody([line]));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'hold_expired']);
  });

  it("is its buyer's alone: a stranger finds nothing, and who has no token is asked for one", async () => {
    const { placed } = await waitAtBank();
    const stranger = await waitAtBank();
    expect((await change(placed, stranger.placed.token)).statusCode).toBe(404);
    expect((await change(placed, null)).statusCode).toBe(401);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'pending' });
  });

  it('is still his who has signed in since, by the key that he had as a guest and by no other', async () => {
    const [{ placed, holdId }, other] = [await waitAtBank(), await waitAtBank()];
    const { token } = await createMember(app);
    const changeBy = (key: string | null | undefined) =>
      send(app, 'POST', `/api/order/${placed.order.public_id}/change`, { temporary_token: key }, { token });
    for (const key of [undefined, null, '', token, other.placed.token, placed.token?.slice(1)])
      expect((await changeBy(key)).statusCode, String(key)).toBe(404);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'pending' });
    const answer = await changeBy(placed.token);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ values: { holds: [{ hold_id: holdId }] } });
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'cancelled' });
  });

  it('is refused when it is paid, and when its time is over', async () => {
    const paid = await waitAtBank();
    await press(app, paid.placed.order.public_id, 'paid');
    const over = await waitAtBank();
    await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${over.placed.order.public_id}`.execute(
      app.database.db,
    );
    for (const { placed } of [paid, over]) {
      const answer = await change(placed);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'state']);
    }
  });

  it('is either changed or paid, never both, when both come at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { placed } = await waitAtBank();
        // The bank refuses a press that comes after the change.
        const pay = send(app, 'POST', `/api/payment/sandbox/${placed.order.public_id}`, { result: 'paid' });
        const [first, second, pressed] = await Promise.all([change(placed), change(placed), pay]);
        expect([200, 400]).toContain(pressed.statusCode);
        expect(first.statusCode).toBe(second.statusCode);
        const { status } = await readOrder(app, placed.order.public_id);
        return { status, tickets: (await myTickets(app, placed.token)).length };
      }),
    );
    for (const { status, tickets } of outcomes) expect(['paid 2', 'cancelled 0']).toContain(`${status} ${tickets}`);
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../factories/events.ts';
import { expireOrder } from '../factories/late.ts';
import { myTickets, paymentBody, place, type Placed, plainLine, readOrder } from '../factories/orders.ts';
import { cancel, ticketRow } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { attemptsOf, makeDue, notify } from './banks/attempts.ts';
import { createReadBackBank } from './banks/read-back.ts';

let app: TestApp;
let bank: ReturnType<typeof createReadBackBank>;
beforeEach(async () => {
  bank = createReadBackBank();
  app = await createTestApp({ providers: [bank.provider] });
});
afterEach(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});

const order = async (count = 1): Promise<Placed> => {
  const format = await createFormat(app.database.db, { preregistration: false, start_time: inDays(40) });
  return place(app, paymentBody([plainLine(format.publicId, count)]));
};
const paymentOf = async ({ order: { public_id } }: Placed) => {
  const [attempt] = await attemptsOf(app, public_id);
  const payment = bank.payments.get(attempt?.providerPaymentId ?? '');
  if (!payment) throw new Error('the bank has no such payment');
  return payment;
};
const tell = async (event: string, id: string, fields: object = {}) =>
  (
    await notify(app, 'read-back', JSON.stringify({ event, object: { id, ...fields } }), {
      'content-type': 'application/json',
    })
  ).status;
const statusOf = async ({ order: { public_id } }: Placed): Promise<string> => (await readOrder(app, public_id)).status;
const pay = async (placed: Placed): Promise<string> => {
  const payment = await paymentOf(placed);
  payment.status = 'succeeded';
  await tell('payment.succeeded', payment.id);
  return payment.id;
};

describe('a notice that nobody has signed', () => {
  it('pays the order once when the bank, asked, says the same', async () => {
    const placed = await order(2);
    const payment = await paymentOf(placed);
    payment.status = 'succeeded';
    expect(await Promise.all([1, 2, 3].map(() => tell('payment.succeeded', payment.id)))).toEqual([200, 200, 200]);
    expect(await statusOf(placed)).toBe('paid');
    expect(await myTickets(app, placed.token)).toHaveLength(2);
    expect(await attemptsOf(app, placed.order.public_id)).toMatchObject([{ status: 'captured', refunds: [] }]);
  });

  it('is worth nothing when the bank knows better, and stands in the way of no true one', async () => {
    const placed = await order();
    const payment = await paymentOf(placed);
    expect(await tell('payment.succeeded', payment.id)).toBe(200);
    expect(await statusOf(placed)).toBe('pending');
    expect((await sql`select 1 from payment_notices`.execute(app.database.db)).rows).toEqual([]);
    expect(await tell('payment.succeeded', 'invented')).toBe(400);
    expect(await notify(app, 'read-back', 'no json', { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
    payment.status = 'succeeded';
    expect(await tell('payment.succeeded', payment.id)).toBe(200);
    expect(await statusOf(placed)).toBe('paid');
  });

  it('is asked for once more while the bank does not answer', async () => {
    const placed = await order();
    const payment = await paymentOf(placed);
    payment.status = 'succeeded';
    bank.state.isSilent = true;
    expect(await tell('payment.succeeded', payment.id)).toBe(503);
    expect(await statusOf(placed)).toBe('pending');
    bank.state.isSilent = false;
    expect(await tell('payment.succeeded', payment.id)).toBe(200);
    expect(await statusOf(placed)).toBe('paid');
  });

  it('of another sum or another order changes nothing', async () => {
    const placed = await order();
    const payment = await paymentOf(placed);
    Object.assign(payment, { status: 'succeeded', value: '1.00' });
    expect(await tell('payment.succeeded', payment.id)).toBe(400);
    Object.assign(payment, { value: '3000.00', order: (await order()).order.public_id });
    expect(await tell('payment.succeeded', payment.id)).toBe(400);
    expect(await statusOf(placed)).toBe('pending');
  });

  it('that comes late fills the order anew; for money that its order cannot use a refund is sent', async () => {
    const [late, cancelled] = [await order(), await order()];
    await expireOrder(app, late);
    await pay(late);
    expect(await statusOf(late)).toBe('paid');
    await expireOrder(app, cancelled, 25);
    await pay(cancelled);
    expect(await statusOf(cancelled)).toBe('expired');
    await app.sweeps.sendRefunds();
    expect([...bank.refunds.values()]).toMatchObject([{ value: '3000.00', status: 'pending' }]);
  });
});

describe('a payment that the bank has refunded by itself', () => {
  it('issues nothing, and is left to a person', async () => {
    const placed = await order();
    const payment = await paymentOf(placed);
    Object.assign(payment, { status: 'succeeded', refunded: 300_000 });
    await makeDue(app);
    await app.sweeps.pollPayments();
    expect(await statusOf(placed)).toBe('pending');
    expect(await myTickets(app, placed.token)).toEqual([]);
  });

  it('is none the better for a notice of its money', async () => {
    const placed = await order();
    const payment = await paymentOf(placed);
    Object.assign(payment, { status: 'succeeded', refunded: 300_000 });
    expect(await tell('payment.succeeded', payment.id)).toBe(200);
    expect(await statusOf(placed)).toBe('pending');
    expect(await myTickets(app, placed.token)).toEqual([]);
  });
});

describe('a refund', () => {
  const buyAndReturn = async (count = 1) => {
    const placed = await order(count);
    const id = await pay(placed);
    const [ticket] = await myTickets(app, placed.token);
    const ticketId = ticket?.public_id ?? '';
    expect((await cancel(app, ticketId, { token: placed.token })).json()).toEqual({ sum: 2700 });
    const status = async () => (await ticketRow(app.database.db, ticketId))['status'];
    return { placed, id, status };
  };
  const sweep = async (): Promise<void> => {
    await makeDue(app);
    await app.sweeps.sendRefunds();
  };
  const finish = (): void => bank.refunds.forEach((refund) => (refund.status = 'succeeded'));

  it('names the line that comes back', async () => {
    await buyAndReturn(2);
    await app.sweeps.sendRefunds();
    const [refund] = [...bank.refunds.values()];
    expect(refund?.receipt.lines).toEqual([
      {
        title: expect.stringMatching(/^Забег, Москва, \d{4}\u00a0· Личный$/),
        count: 1,
        total: 270_000,
        paid: 270_000,
        subject: 'service',
        method: 'full_prepayment',
        vat: 'none',
        agent: null,
      },
    ]);
  });

  it('is pending, is asked about and not sent again, and ends when the bank says so', async () => {
    const { placed, status } = await buyAndReturn();
    await app.sweeps.sendRefunds();
    await sweep();
    expect(await status()).toBe('processing');
    finish();
    await sweep();
    expect(await status()).toBe('returned');
    expect(await statusOf(placed)).toBe('partially_refunded');
    expect(bank.sent).toHaveLength(1);
  });

  it('ends at once after a notice of it', async () => {
    const { id, status } = await buyAndReturn();
    await app.sweeps.sendRefunds();
    finish();
    await app.sweeps.sendRefunds();
    expect(await status()).toBe('processing');
    expect(await tell('refund.succeeded', 'r-1', { payment_id: id })).toBe(200);
    await app.sweeps.sendRefunds();
    expect(await status()).toBe('returned');
  });

  it('is not worn out by notices that anybody may send, of which nothing is kept', async () => {
    const { id, status } = await buyAndReturn();
    bank.state.losesAnswers = true;
    await app.sweeps.sendRefunds();
    Object.assign(bank.state, { losesAnswers: false, isSilent: true });
    for (let invented = 0; invented < 40; invented += 1) {
      await tell('refund.succeeded', `invented-${invented}`, { payment_id: id });
      await app.sweeps.sendRefunds();
    }
    expect(await status()).toBe('processing');
    expect((await sql`select 1 from payment_notices where outcome = 'refund'`.execute(app.database.db)).rows).toEqual(
      [],
    );
    bank.state.isSilent = false;
    finish();
    await tell('refund.succeeded', 'r-1', { payment_id: id });
    await app.sweeps.sendRefunds();
    expect(await status()).toBe('returned');
  });

  it('whose answer was lost is found again, not sent twice', async () => {
    const { status } = await buyAndReturn();
    bank.state.losesAnswers = true;
    await app.sweeps.sendRefunds();
    bank.state.losesAnswers = false;
    finish();
    await sweep();
    expect(await status()).toBe('returned');
    expect(bank.sent).toHaveLength(1);
  });

  it('that never arrived is sent again under the same key', async () => {
    const { status } = await buyAndReturn();
    bank.state.isSilent = true;
    await app.sweeps.sendRefunds();
    bank.state.isSilent = false;
    bank.state.refunds = 'succeeded';
    await sweep();
    expect(await status()).toBe('returned');
    expect(bank.sent).toEqual([expect.stringMatching(/-0$/)]);
  });

  it('that was refused is sent anew under another key', async () => {
    const { status } = await buyAndReturn();
    bank.state.refunds = 'canceled';
    await app.sweeps.sendRefunds();
    bank.state.refunds = 'succeeded';
    await sweep();
    expect(await status()).toBe('returned');
    expect([...bank.refunds.entries()].map(([key, { status: end }]) => [key.slice(-2), end])).toEqual([
      ['-0', 'canceled'],
      ['-1', 'succeeded'],
    ]);
  });

  it('that the bank has taken is asked about for as long as the bank is away, and not given up', async () => {
    const { status } = await buyAndReturn();
    await app.sweeps.sendRefunds();
    bank.state.isSilent = true;
    for (let attempt = 0; attempt < 40; attempt += 1) await sweep();
    expect(await status()).toBe('processing');
    bank.state.isSilent = false;
    finish();
    await sweep();
    expect(await status()).toBe('returned');
    expect(bank.sent).toHaveLength(1);
  });

  it('is not sent a third time by a sweep that hears late of the first one', async () => {
    const { status } = await buyAndReturn();
    bank.state.refunds = 'canceled';
    const late = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    bank.state.slowly = () => {
      asked.resolve();
      return late.promise;
    };
    const slow = app.sweeps.sendRefunds();
    await asked.promise;
    bank.state.slowly = async () => {};
    await sweep();
    bank.state.refunds = 'pending';
    await sweep();
    late.resolve();
    await slow;
    bank.state.refunds = 'succeeded';
    finish();
    await sweep();
    expect(await status()).toBe('returned');
    expect(bank.sent.map((key) => key.slice(-2))).toEqual(['-0', '-1']);
  });

  it('is not given up by a sweep whose last answer is lost when another one has heard that it was taken', async () => {
    const { id, status } = await buyAndReturn();
    await sql`update refunds set attempts = 29`.execute(app.database.db);
    const late = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    bank.state.slowly = () => {
      asked.resolve();
      return late.promise;
    };
    const slow = app.sweeps.sendRefunds();
    await asked.promise;
    await tell('refund.succeeded', 'r-1', { payment_id: id });
    await app.sweeps.sendRefunds();
    late.reject(new Error('the answer was lost'));
    await slow;
    expect(await status()).toBe('processing');
    bank.state.slowly = async () => {};
    finish();
    await sweep();
    expect(await status()).toBe('returned');
  });
});

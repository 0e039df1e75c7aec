import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../src/modules/payments/index.ts';
import { createFormat, createPromocode, inDays } from '../factories/events.ts';
import { createOffer, createYearly, policiesOf, ticketInsurance } from '../factories/insurance.ts';
import { participant, paymentBody, place, plainLine } from '../factories/orders.ts';
import { cancel, quote, refundsOf, setPolicy, ticketRow } from '../factories/returns.ts';
import { createRunner, listTickets, register } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

type Wire = Record<string, unknown>;

/** A provider that captures at once, and sends money back when the test wants. */
const createBank = () => {
  const state = { isDown: false, sent: [] as number[] };
  const provider: PaymentProvider = {
    name: 'sandbox',
    create: ({ paymentPublicId }) =>
      Promise.resolve({
        providerPaymentId: paymentPublicId,
        presentation: { kind: 'redirect', url: '/pay', query: {} },
      }),
    state: async (id) => ({ verdict: 'captured', amount: await amountOf(id) }),
    refund({ amount }) {
      if (state.isDown) return Promise.reject(new Error('nobody answers'));
      state.sent.push(amount);
      return Promise.resolve({ outcome: 'done' });
    },
    readNotice: () => Promise.resolve(null),
  };
  return { provider, state };
};

let app: TestApp;
let bank: ReturnType<typeof createBank>;
const clock = createTestClock();
beforeEach(async () => {
  bank = createBank();
  app = await createTestApp({ clock, providers: [bank.provider] });
});
afterEach(async () => {
  clock.set(new Date());
  await assertInvariants(db());
  await app.close();
});
const db = () => app.database.db;
const amountOf = async (providerId: string): Promise<number> =>
  (await sql<{ n: number }>`select amount_minor as n from payments where public_id = ${providerId}`.execute(db()))
    .rows[0]?.n ?? 0;

/** Two tickets of 3 000 ₽ of which all comes back, the first one insured. */
const buyInsured = async (offerId: string, fields: Wire = {}) => {
  const runner = await createRunner(app);
  const format = await createFormat(db(), { preregistration: false, age_min: 0, start_time: inDays(40) });
  const lines = [plainLine(format.publicId, 1), plainLine(format.publicId, 1)];
  const insurances = [ticketInsurance(offerId, lines[0]?.['unique_id'], fields)];
  const { order } = await place(app, paymentBody(lines, { email: runner.email, insurances }), { token: runner.token });
  await sql`update payments set created_at = created_at - interval '11 seconds'`.execute(db());
  await app.sweeps.pollPayments();
  const { rows } = await sql<{ id: string }>`
    select t.public_id as id from tickets t join policies p on p.ticket_id = t.id where t.user_id = ${runner.id}`.execute(
    db(),
  );
  const ticketId = rows[0]?.id ?? '';
  await setPolicy(db(), Number((await ticketRow(db(), ticketId))['id']), [{ days: 0, percent: 100 }]);
  expect(await listTickets(app, runner.token, 'my')).toHaveLength(2);
  return { runner, ticketId, orderId: order.public_id, format };
};
/** Asks for the return, whose money cannot be sent in the end. */
const failToReturn = async (ticketId: string, token: string): Promise<void> => {
  await cancel(app, ticketId, { token });
  bank.state.isDown = true;
  await sql`update refunds set attempts = 29, next_attempt_at = now()`.execute(db());
  await app.sweeps.sendRefunds();
  bank.state.isDown = false;
  expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'active' });
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const child = new Date(Date.now() - 3 * 365 * 86_400_000).toISOString().slice(0, 10);

describe('a return that failed and is asked for again', () => {
  it('pays its insurance once, when the policy was cancelled for an age meanwhile', async () => {
    const { publicId } = await createOffer(db());
    const { runner, ticketId, orderId } = await buyInsured(publicId);
    await failToReturn(ticketId, runner.token);
    await register(app, runner.token, ticketId, { info: participant({ birth_date: child }) });
    expect((await policiesOf(app, runner.token, 'past')).map(({ status }) => status)).toEqual(['cancelled']);
    await app.sweeps.repayPolicies();
    await app.sweeps.sendRefunds();
    expect((await quote(app, ticketId, runner.token)).json()).toMatchObject({ values: { sum: 3200 } });
    expect((await cancel(app, ticketId, { token: runner.token, sum: 3200 })).statusCode).toBe(200);
    await app.sweeps.repayPolicies();
    await app.sweeps.sendRefunds();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
    expect(sum(bank.state.sent)).toBe(320_000);
    expect((await refundsOf(db(), orderId)).map(({ status }) => status)).toEqual(['done']);
    expect(await app.sweeps.repayPolicies()).toBe(0);
  });

  it('takes the policy along that was promised, though it has begun by now', async () => {
    const { publicId } = await createYearly(db(), { price_minor: 20_000 });
    const begins = Math.floor(inDays(5).getTime() / 1000);
    const { runner, ticketId } = await buyInsured(publicId, { start_date: begins });
    await failToReturn(ticketId, runner.token);
    clock.set(inDays(6));
    await sql`update ticket_returns set requested_at = requested_at - interval '6 days'`.execute(db());
    await sql`update policies set starts_at = now() - interval '1 hour'`.execute(db());
    await cancel(app, ticketId, { token: runner.token });
    await app.sweeps.sendRefunds();
    expect(sum(bank.state.sent)).toBe(320_000);
    expect(await policiesOf(app, runner.token)).toEqual([]);
  });
});

describe('a repayment that the payment system does not take', () => {
  const day = 86_400_000;
  /** Every refund under way fails for the last time. */
  const exhaust = async (): Promise<void> => {
    bank.state.isDown = true;
    await sql`update refunds set attempts = 29, next_attempt_at = now() where status = 'waiting'`.execute(db());
    await app.sweeps.sendRefunds();
    bank.state.isDown = false;
  };
  const cancelForAge = async () => {
    const { publicId } = await createOffer(db());
    const { runner, ticketId, orderId } = await buyInsured(publicId);
    await register(app, runner.token, ticketId, { info: participant({ birth_date: child }) });
    expect(await app.sweeps.repayPolicies()).toBe(1);
    await exhaust();
    return { orderId };
  };

  it('is sent again after growing pauses, as the same refund, and paid once', async () => {
    const { orderId } = await cancelForAge();
    let now = Date.now();
    for (const days of [1, 2]) {
      clock.set(new Date(now + (days - 0.1) * day));
      expect(await app.sweeps.repayPolicies()).toBe(0);
      now += (days + 0.1) * day;
      clock.set(new Date(now));
      expect(await app.sweeps.repayPolicies()).toBe(1);
      expect(await app.sweeps.repayPolicies()).toBe(0);
      if (days === 1) await exhaust();
    }
    await app.sweeps.sendRefunds();
    expect(bank.state.sent).toEqual([20_000]);
    expect((await refundsOf(db(), orderId)).map(({ status }) => status)).toEqual(['done']);
    clock.set(new Date(now + 400 * day));
    expect(await app.sweeps.repayPolicies()).toBe(0);
  });

  it('is left to a person after five pauses', async () => {
    const { orderId } = await cancelForAge();
    for (const time of [1, 2, 3, 4, 5]) {
      clock.set(inDays(17 * time));
      expect(await app.sweeps.repayPolicies(), `pause ${time}`).toBe(1);
      await exhaust();
    }
    clock.set(inDays(400));
    expect(await app.sweeps.repayPolicies()).toBe(0);
    expect((await refundsOf(db(), orderId)).map(({ status }) => status)).toEqual(['failed']);
    const { rows } = await sql`select repayment from policies where cancelled_at is not null`.execute(db());
    expect(rows).toEqual([{ repayment: 'failed' }]);
  });
});

describe('a policy that cost nothing', () => {
  it('ends with its ticket like any other', async () => {
    const { publicId } = await createOffer(db());
    const { code } = await createPromocode(db(), { kind: 'insurance', discount: 100 });
    const { runner, ticketId } = await buyInsured(publicId, { promocode: code });
    await cancel(app, ticketId, { token: runner.token });
    await app.sweeps.sendRefunds();
    expect(sum(bank.state.sent)).toBe(300_000);
    expect(await policiesOf(app, runner.token)).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockOrderRow } from '../../src/modules/orders/index.ts';
import type { PaymentProvider } from '../../src/modules/payments/index.ts';
import { sendRefunds } from '../../src/modules/payments/send-refunds.ts';
import type { Log } from '../../src/platform/log.ts';
import { inDays } from '../factories/events.ts';
import { myTickets, newKey, participant, paymentBody, place, plainLine, readOrder } from '../factories/orders.ts';
import { buyOne, cancel, placesOf, quote, refundsOf, setPolicy, ticketRow } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Answer = 'done' | 'pending' | 'error';

/** A provider that captures at once when told, and answers refunds as the test wants. */
const createProvider = () => {
  const asked: { refundId: string; amount: number }[] = [];
  const state = { answer: 'done' as Answer, verdict: 'captured' as 'captured' | 'authorized' };
  const provider: PaymentProvider = {
    name: 'sandbox',
    create: ({ paymentPublicId }) =>
      Promise.resolve({
        providerPaymentId: paymentPublicId,
        presentation: { kind: 'redirect', url: '/pay', query: {} },
      }),
    state: () => Promise.resolve({ verdict: state.verdict, amount: 300_000 }),
    refund(refund) {
      asked.push(refund);
      return state.answer === 'error'
        ? Promise.reject(new Error('nobody answers'))
        : Promise.resolve({ outcome: state.answer });
    },
    readNotice: () => Promise.resolve(null),
  };
  return { provider, asked, state };
};

let app: TestApp;
let bank: ReturnType<typeof createProvider>;
beforeEach(async () => {
  bank = createProvider();
  app = await createTestApp({ providers: [bank.provider] });
});
afterEach(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});
const db = () => app.database.db;

/** A ticket that costs 3 000 ₽, settled by a poll. */
const buyPolled = async () => {
  const bought = await buyOne(app, { prices: { athlete: 0 } }, { policy: [{ days: 0, percent: 100 }] });
  await sql`update format_prices set price_minor = 300000 where format_id = ${bought.format.id}`.execute(db());
  const placed = await place(app, paymentBody([plainLine(bought.format.publicId, 1)]));
  await pollAll();
  const [ticket] = await myTickets(app, placed.token);
  return {
    format: bought.format,
    token: placed.token ?? '',
    orderId: placed.order.public_id,
    ticketId: ticket?.public_id ?? '',
  };
};
const pollAll = async (): Promise<void> => {
  await sql`update payments set created_at = created_at - interval '11 seconds', checked_at = null`.execute(db());
  await app.sweeps.pollPayments();
};
const makeDue = () => sql`update refunds set next_attempt_at = now()`.execute(db());

describe('a provider that takes its time', () => {
  it('keeps the ticket waiting and is asked again by the same id', async () => {
    const { ticketId, token, orderId, format } = await buyPolled();
    bank.state.answer = 'pending';
    await cancel(app, ticketId, { token });
    const taken = await placesOf(db(), format);
    await app.sweeps.sendRefunds();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'processing' });
    expect(await placesOf(db(), format)).toEqual(taken);
    await app.sweeps.sendRefunds();
    expect(bank.asked).toHaveLength(1);
    bank.state.answer = 'done';
    await makeDue();
    await app.sweeps.sendRefunds();
    expect(new Set(bank.asked.map(({ refundId }) => refundId)).size).toBe(1);
    expect(bank.asked).toHaveLength(2);
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
    expect(await refundsOf(db(), orderId)).toEqual([
      { status: 'done', amount: 300_000, payment: 'refunded', refunded: 300_000 },
    ]);
  });

  it('gets back blocked money once it was captured, not before', async () => {
    bank.state.verdict = 'authorized';
    const { ticketId, token, orderId } = await buyPolled();
    expect((await readOrder(app, orderId)).status).toBe('authorized');
    await cancel(app, ticketId, { token });
    await app.sweeps.sendRefunds();
    expect(bank.asked).toEqual([]);
    await sql`update payments set status = 'captured', captured_at = now() where status = 'authorized'`.execute(db());
    await sql`update orders set status = 'paid' where public_id = ${orderId}`.execute(db());
    await app.sweeps.sendRefunds();
    expect((await readOrder(app, orderId)).status).toBe('refunded');
  });
});

describe('an order whose money is blocked already', () => {
  it('keeps no second payment', async () => {
    bank.state.verdict = 'authorized';
    const { orderId } = await buyPolled();
    await sql`
      insert into payments (public_id, order_id, provider, provider_payment_id, status, amount_minor)
      select 'second', id, 'sandbox', 'second', 'waiting', amount_minor from orders where public_id = ${orderId}`.execute(
      db(),
    );
    bank.state.verdict = 'captured';
    await pollAll();
    await app.sweeps.sendRefunds();
    expect(bank.asked.map(({ amount }) => amount)).toEqual([300_000]);
    expect((await readOrder(app, orderId)).status).toBe('authorized');
    // The blocked money is taken in the end.
    await sql`update payments set status = 'captured', captured_at = now() where status = 'authorized'`.execute(db());
    await sql`update orders set status = 'paid' where public_id = ${orderId}`.execute(db());
  });
});

describe('a refund that the provider has taken', () => {
  const sweepLast = async (): Promise<void> => {
    await sql`update refunds set attempts = 29, next_attempt_at = now()`.execute(db());
    await app.sweeps.sendRefunds();
  };

  it('is waited for as long as it takes', async () => {
    const { ticketId, token } = await buyPolled();
    await cancel(app, ticketId, { token });
    bank.state.answer = 'pending';
    await sweepLast();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'processing' });
    // Days of waiting are no failures: one that comes after them is the first of many.
    bank.state.answer = 'error';
    await makeDue();
    await app.sweeps.sendRefunds();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'processing' });
    bank.state.answer = 'done';
    await makeDue();
    await app.sweeps.sendRefunds();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
  });

  it('never leaves a valid ticket, whatever fails here after it', async () => {
    const { ticketId, token } = await buyPolled();
    await cancel(app, ticketId, { token });
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
      db(),
    );
    await sql`create trigger fail before update on ticket_returns for each row execute function fail()`.execute(db());
    await sweepLast();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'processing' });
    await sql`drop trigger fail on ticket_returns`.execute(db());
    await makeDue();
    await app.sweeps.sendRefunds();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
  });
});

describe('a refund that nobody takes', () => {
  /** As on its last attempt. */
  const exhaust = async (): Promise<void> => {
    bank.state.answer = 'error';
    await sql`update refunds set attempts = 29, next_attempt_at = now()`.execute(db());
    await app.sweeps.sendRefunds();
  };

  it('is tried with growing pauses', async () => {
    const { ticketId, token } = await buyPolled();
    await cancel(app, ticketId, { token });
    bank.state.answer = 'error';
    for (let i = 0; i < 3; i++) {
      await makeDue();
      await app.sweeps.sendRefunds();
    }
    const { rows } = await sql<{ wait: number; attempts: number }>`
      select round(extract(epoch from next_attempt_at - now()))::int as wait, attempts from refunds`.execute(db());
    expect(rows).toEqual([{ wait: 60, attempts: 3 }]);
  });

  it('gives the ticket back with everything it has, at the end', async () => {
    const { ticketId, token, orderId, format } = await buyPolled();
    const before = await placesOf(db(), format);
    await cancel(app, ticketId, { token });
    await exhaust();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'active' });
    expect(await placesOf(db(), format)).toEqual(before);
    expect(await refundsOf(db(), orderId)).toMatchObject([{ status: 'failed', payment: 'captured' }]);
    expect((await readOrder(app, orderId)).status).toBe('paid');
  });

  it('calls a person', async () => {
    const { ticketId, token } = await buyPolled();
    await cancel(app, ticketId, { token });
    bank.state.answer = 'error';
    await sql`update refunds set attempts = 29, next_attempt_at = now()`.execute(db());
    const lines: [string, unknown, string][] = [];
    const log = {
      error: (facts: unknown, text: string) => lines.push(['error', facts, text]),
      warn: (facts: unknown, text: string) => lines.push(['warn', facts, text]),
    };
    await sendRefunds({
      db: db(),
      log: log as unknown as Log,
      providers: new Map([['sandbox', bank.provider]]),
      lockOrder: lockOrderRow,
      describeRefund: () => Promise.resolve({ lines: [] }),
      applyRefund: {
        done: () => Promise.resolve(),
        failed: async (tx, { cause }) =>
          void (await sql`update tickets set status = 'active' where ${cause} = 'ticket:' || id`.execute(tx)),
        again: () => Promise.resolve(true),
      },
    });
    expect(lines).toEqual([
      ['error', expect.objectContaining({ alarm: 'refund', attempts: 30 }), 'a refund was given up: it needs a person'],
    ]);
  });

  it('is the same one when the return is asked for again, and pays what was promised first', async () => {
    const { ticketId, token } = await buyPolled();
    await cancel(app, ticketId, { token, key: newKey() });
    await exhaust();
    const { id } = (await ticketRow(db(), ticketId)) as { id: number };
    await setPolicy(db(), id, [{ days: 0, percent: 10 }]);
    expect((await quote(app, ticketId, token)).json()).toMatchObject({ values: { sum: 3000, percent: 100 } });
    bank.state.answer = 'done';
    expect((await cancel(app, ticketId, { token, key: newKey(), sum: 3000 })).json()).toEqual({ sum: 3000 });
    await app.sweeps.sendRefunds();
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
    expect(new Set(bank.asked.map(({ refundId, amount }) => `${refundId} ${amount}`)).size).toBe(1);
  });
});

describe('the database', () => {
  it('lets no more of a payment go back than came', async () => {
    const { ticketId, token, orderId } = await buyPolled();
    const row = (await ticketRow(db(), ticketId)) as { id: number };
    await sql`update tickets set price_minor = 300001 where id = ${row.id}`.execute(db());
    expect((await cancel(app, ticketId, { token })).statusCode).toBe(200);
    expect(await refundsOf(db(), orderId)).toMatchObject([{ amount: 300_000, refunded: 300_000 }]);
    await sql`update tickets set price_minor = 300000 where id = ${row.id}`.execute(db());
    const beyond = sql`update payments set refunded_minor = amount_minor + 1 where order_id = (
      select id from orders where public_id = ${orderId})`.execute(db());
    await expect(beyond).rejects.toThrow('payments_check');
  });

  it('takes one refund of a cause', async () => {
    const { ticketId, token } = await buyPolled();
    await cancel(app, ticketId, { token });
    const again = sql`insert into refunds (public_id, payment_id, order_id, amount_minor, reason, cause)
      select 'second', payment_id, order_id, 1, 'ticket', cause from refunds where cause is not null limit 1`.execute(
      db(),
    );
    await expect(again).rejects.toThrow('refunds_cause');
  });
});

describe('a ticket that waits for its money', () => {
  it('shows no QR', async () => {
    const { ticketId, token } = await buyPolled();
    await sql`update tickets set info = ${JSON.stringify(participant())}::jsonb, registered_at = now() where public_id = ${ticketId}`.execute(
      db(),
    );
    expect((await myTickets(app, token))[0]?.qr_code).toEqual(expect.any(String));
    await cancel(app, ticketId, { token });
    const [ticket] = await myTickets(app, token);
    expect(ticket).toMatchObject({ status: 'processing', qr_code: null });
  });

  it('is asked for no more after the start', async () => {
    const { ticketId, token, format } = await buyPolled();
    await sql`update formats set start_time = ${inDays(-1)}, registration_end = ${inDays(-2)} where id = ${format.id}`.execute(
      db(),
    );
    expect((await cancel(app, ticketId, { token })).json()).toMatchObject({ code: 'deadline' });
  });
});

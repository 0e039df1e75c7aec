import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../factories/events.ts';
import { expireOrder } from '../factories/late.ts';
import { myTickets, paymentBody, place, type Placed, plainLine, readOrder, send } from '../factories/orders.ts';
import { cancel, ticketRow } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { attemptsOf, makeDue, notify } from './banks/attempts.ts';
import { createTwoStageBank, hmac } from './banks/two-stage.ts';

let app: TestApp;
let bank: ReturnType<typeof createTwoStageBank>;
beforeEach(async () => {
  bank = createTwoStageBank();
  app = await createTestApp({ providers: [bank.provider] });
});
afterEach(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});

const order = async (): Promise<Placed> => {
  const format = await createFormat(app.database.db, { preregistration: false, start_time: inDays(40) });
  return place(app, paymentBody([plainLine(format.publicId, 1)]));
};
const idOf = async ({ order: { public_id } }: Placed): Promise<string> =>
  (await attemptsOf(app, public_id)).at(-1)?.providerPaymentId ?? '';
const tell = (type: string, body: string, signature = hmac(body)) =>
  notify(app, `two-stage?type=${type}`, body, {
    'content-type': 'application/x-www-form-urlencoded',
    'content-hmac': signature,
  });
const block = async (placed: Placed): Promise<string> => {
  const id = await idOf(placed);
  expect(await tell('pay', bank.authorize(id))).toEqual({ status: 200, body: '{"code":0}' });
  return id;
};
const poll = async (): Promise<void> => {
  await makeDue(app);
  await app.sweeps.pollPayments();
};
const statusOf = async ({ order: { public_id } }: Placed): Promise<string> => (await readOrder(app, public_id)).status;

describe('blocked money', () => {
  it('of an accepted order is taken once', async () => {
    const placed = await order();
    const id = await block(placed);
    expect(await statusOf(placed)).toBe('authorized');
    expect(await myTickets(app, placed.token)).toHaveLength(1);
    await makeDue(app);
    await Promise.all([1, 2, 3].map(() => app.sweeps.pollPayments()));
    await poll();
    expect(await statusOf(placed)).toBe('paid');
    expect(bank.log).toEqual([`Completed ${id}`]);
    expect(await attemptsOf(app, placed.order.public_id)).toMatchObject([{ status: 'captured' }]);
  });

  it.each([['Authorized', 'Completed'] as const, ['Completed', 'Authorized'] as const])(
    'whose notices come together is paid for once (%s before %s)',
    async (...stages) => {
      const placed = await order();
      const id = await idOf(placed);
      bank.authorize(id);
      const payment = bank.payments.get(id);
      if (!payment) throw new Error('the bank has no such payment');
      payment.status = 'Completed';
      const notices = stages.map((status) =>
        bank.noticeOf(id, { ...payment, status }).replace('TransactionId=', `TransactionId=${status}-`),
      );
      await makeDue(app);
      const [first, second] = await Promise.all([
        ...notices.map((body) => tell('pay', body)),
        app.sweeps.pollPayments(),
      ]);
      expect([first, second]).toEqual([
        { status: 200, body: '{"code":0}' },
        { status: 200, body: '{"code":0}' },
      ]);
      expect(await statusOf(placed)).toBe('paid');
      expect(await myTickets(app, placed.token)).toHaveLength(1);
      expect(await attemptsOf(app, placed.order.public_id)).toMatchObject([{ status: 'captured', refunds: [] }]);
      expect(bank.log).toEqual([]);
    },
  );

  it('that was taken though nobody heard of it is not taken again', async () => {
    const placed = await order();
    const id = await block(placed);
    bank.state.losesAnswers = true;
    await poll();
    expect(await statusOf(placed)).toBe('authorized');
    await poll();
    expect(await statusOf(placed)).toBe('paid');
    expect(bank.log).toEqual([`Completed ${id}`]);
  });

  it('that no order can use is let go, and nothing is refunded', async () => {
    const placed = await order();
    await expireOrder(app, placed, 25);
    const id = await block(placed);
    await poll();
    bank.state.losesAnswers = true;
    await app.sweeps.sendRefunds();
    await makeDue(app);
    await app.sweeps.sendRefunds();
    expect(bank.log).toEqual([`Cancelled ${id}`]);
    expect(await attemptsOf(app, placed.order.public_id)).toMatchObject([{ status: 'refunded', refunds: ['done'] }]);
  });

  it('of a second attempt is let go, the first is taken', async () => {
    const placed = await order();
    const first = await idOf(placed);
    await send(app, 'POST', `/api/order/${placed.order.public_id}/pay`, {});
    const second = await block(placed);
    await tell('pay', bank.authorize(first));
    await poll();
    await app.sweeps.sendRefunds();
    expect(bank.log.toSorted()).toEqual([`Cancelled ${first}`, `Completed ${second}`]);
  });

  it('comes back for a ticket once it was taken, not before', async () => {
    const placed = await order();
    const id = await block(placed);
    const ticketId = (await myTickets(app, placed.token))[0]?.public_id ?? '';
    await cancel(app, ticketId, { token: placed.token });
    await app.sweeps.sendRefunds();
    expect(bank.log).toEqual([]);
    await poll();
    bank.state.refunds = 'pending';
    await app.sweeps.sendRefunds();
    expect(await ticketRow(app.database.db, ticketId)).toMatchObject({ status: 'processing' });
    bank.state.refunds = 'done';
    await tell('refund', `TransactionId=r1&InvoiceId=${id}`);
    await app.sweeps.sendRefunds();
    expect(await ticketRow(app.database.db, ticketId)).toMatchObject({ status: 'returned' });
    expect(new Set(bank.log)).toEqual(
      new Set([`Completed ${id}`, expect.stringMatching(new RegExp(`^Refunded ${id} `))]),
    );
  });
});

describe('a question before money moves', () => {
  const ask = async (placed: Placed, change: Record<string, string> = {}): Promise<string> => {
    const id = await idOf(placed);
    const known = bank.payments.get(id);
    if (!known) throw new Error('the bank has no such payment');
    const body = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(bank.noticeOf(id, known))),
      ...change,
    }).toString();
    return (await tell('check', body)).body;
  };

  it('is answered by what the order is, and moves nothing', async () => {
    const placed = await order();
    expect(await ask(placed)).toBe('{"code":0}');
    expect(await ask(placed, { Amount: '1.00' })).toBe('{"code":12}');
    expect(await ask(placed, { InvoiceId: 'unknown' })).toBe('{"code":10}');
    expect(await statusOf(placed)).toBe('pending');
    await expireOrder(app, placed);
    expect(await ask(placed)).toBe('{"code":20}');
  });
});

describe('a notice', () => {
  it('with a wrong signature is refused, one that is nothing to us is answered', async () => {
    const placed = await order();
    const body = bank.authorize(await idOf(placed));
    expect(await tell('pay', body, hmac('another body'))).toMatchObject({ status: 400 });
    expect(await statusOf(placed)).toBe('pending');
    expect(await tell('receipt', body)).toEqual({ status: 200, body: '{"code":0}' });
    expect((await sql`select 1 from payment_notices`.execute(app.database.db)).rows).toEqual([]);
  });
});

describe('a link for the bank’s application', () => {
  it('stands on a page of ours, as a code and as a button', async () => {
    const placed = await order();
    const page = await send(app, 'GET', placed.redirect_url);
    expect(page.body).toContain(`href="https://qr.bank.example/${await idOf(placed)}?a=1&#38;b=2"`);
    expect(page.body).toContain('<svg class="code" role="img" aria-label="Код для оплаты"');
    expect(page.headers['content-security-policy']).toContain("form-action 'none'");
    expect(page.body).not.toContain('<script');
  });
});

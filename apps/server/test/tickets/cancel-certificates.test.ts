import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOf, createCertificate } from '../factories/certificates.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { buy, myTickets, paymentBody, plainLine, readOrder, send } from '../factories/orders.ts';
import { cancel, refundsOf, setPolicy, ticketRow } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});

const db = () => app.database.db;
const balanceOf = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select balance_minor as n from certificates where id = ${id}`.execute(db())).rows[0]?.n ??
  -1;

/** Tickets of 3 000 ₽ with all of it coming back, paid by a certificate of `worth` kopecks as far as it goes. */
const buyWith = async (worth: number, count = 1) => {
  const format = await createFormat(db(), { preregistration: false, start_time: inDays(20) });
  const gift = await createCertificate(db(), codesOf(app), { amount: worth });
  const body = paymentBody([plainLine(format.publicId, count)], { certificate_codes: [gift.code] });
  const placed = await buy(app, { ...body, email: `gift-${gift.id}@example.org` });
  const tickets = await myTickets(app, placed.token);
  for (const { public_id } of tickets) {
    const { id } = (await ticketRow(db(), public_id)) as { id: number };
    await setPolicy(db(), id, [{ days: 0, percent: 100 }]);
  }
  return { gift, orderId: placed.order.public_id, token: placed.token ?? '', tickets: tickets.map((t) => t.public_id) };
};
const lettersAbout = async (id: number): Promise<string[]> => {
  await app.sweeps.sendLetters();
  return app.letters
    .filter(({ to, subject }) => to.address === `gift-${id}@example.org` && /Вернули/.test(subject))
    .map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' '));
};

describe('a return of what a certificate paid for', () => {
  it('is done at once when nothing of it was money', async () => {
    const { gift, orderId, token, tickets } = await buyWith(400_000);
    expect(await balanceOf(gift.id)).toBe(100_000);
    expect((await cancel(app, tickets[0] ?? '', { token })).json()).toEqual({ sum: 3000 });
    expect(await ticketRow(db(), tickets[0] ?? '')).toMatchObject({ status: 'returned' });
    expect(await balanceOf(gift.id)).toBe(400_000);
    expect(await readOrder(app, orderId)).toMatchObject({ status: 'refunded', amount: 0 });
    expect(await refundsOf(db(), orderId)).toEqual([]);
    expect((await lettersAbout(gift.id)).join()).toContain('Вернули 3 000 ₽ на подарочный сертификат');
  });

  it('gives the certificate its part first and the rest by the payment, when that is sent', async () => {
    const { gift, orderId, token, tickets } = await buyWith(100_000);
    await cancel(app, tickets[0] ?? '', { token });
    expect(await refundsOf(db(), orderId)).toMatchObject([{ status: 'waiting', amount: 200_000 }]);
    expect([await balanceOf(gift.id), (await ticketRow(db(), tickets[0] ?? ''))['status']]).toEqual([0, 'processing']);
    await app.sweeps.sendRefunds();
    expect([await balanceOf(gift.id), (await ticketRow(db(), tickets[0] ?? ''))['status']]).toEqual([
      100_000,
      'returned',
    ]);
    expect((await readOrder(app, orderId)).status).toBe('refunded');
    expect((await lettersAbout(gift.id)).join()).toContain(
      'Вернули 1 000 ₽ на подарочный сертификат и 2 000 ₽ тем же способом',
    );
  });

  it('of several tickets fills the certificate once, and never gives back more than was paid', async () => {
    const { gift, orderId, token, tickets } = await buyWith(400_000, 3);
    const state = async () => [await balanceOf(gift.id), (await readOrder(app, orderId)).status];
    for (const [index, expected] of [
      [300_000, 'partially_refunded'],
      [400_000, 'partially_refunded'],
      [400_000, 'refunded'],
    ].entries()) {
      await cancel(app, tickets[index] ?? '', { token });
      await app.sweeps.sendRefunds();
      expect(await state()).toEqual(expected);
    }
    expect((await refundsOf(db(), orderId)).map(({ amount }) => amount)).toEqual([200_000, 300_000]);
  });

  it('asked for twice at once gives the certificate its money once', async () => {
    const { gift, token, tickets } = await buyWith(300_000);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(app, tickets[0] ?? '', { token })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await balanceOf(gift.id)).toBe(300_000);
  });
});

describe('receipts', () => {
  type Receipt = { type: string; sum: number; created: number; url: string };
  const receiptsOf = async (orderId: string, token: string | null) => {
    const answer = await send(app, 'GET', `/api/user/receipts/${orderId}`, undefined, { token });
    return { status: answer.statusCode, values: answer.json<{ values?: Receipt[] }>().values ?? [] };
  };

  it('are the payments and refunds of an own order, each with a page to print', async () => {
    const { orderId, token, tickets } = await buyWith(100_000);
    expect((await receiptsOf(orderId, token)).values).toMatchObject([{ type: 'payment', sum: 2000 }]);
    await cancel(app, tickets[0] ?? '', { token });
    await app.sweeps.sendRefunds();
    const { values } = await receiptsOf(orderId, token);
    expect(values.map(({ type, sum }) => [type, sum])).toEqual([
      ['payment', 2000],
      ['refund', 2000],
    ]);
    const [payment = '', refund = ''] = await Promise.all(
      values.map(async ({ url }) => (await send(app, 'GET', url)).body.replaceAll(/[\u00a0\u202f]/g, ' ')),
    );
    for (const text of ['Чек об оплате', orderId, '3 000 ₽', 'Оплачено сертификатом', '1 000 ₽', '2 000 ₽'])
      expect(payment).toContain(text);
    for (const text of ['Чек возврата', 'Возвращено', '2 000 ₽']) expect(refund).toContain(text);
    const page = await send(app, 'GET', `${values[0]?.url}?language=en`);
    expect(page.body).toContain('Payment receipt');
    expect([page.headers['content-type'], page.headers['cache-control']]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
  });

  it('of an order paid by money alone are full, of one that is not paid are none', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const placed = await buy(app, paymentBody([plainLine(format.publicId, 1)]));
    expect((await receiptsOf(placed.order.public_id, placed.token)).values).toMatchObject([
      { type: 'full', sum: 3000 },
    ]);
    const waiting = await send(app, 'POST', '/api/payment', paymentBody([plainLine(format.publicId, 1)]));
    const { order, token } = waiting.json<{ order: { public_id: string }; token: string }>();
    expect(await receiptsOf(order.public_id, token)).toEqual({ status: 200, values: [] });
  });

  it('of a stranger’s order are not told, and an unknown id opens nothing', async () => {
    const { orderId } = await buyWith(100_000);
    const { token } = await buyWith(100_000);
    expect((await receiptsOf(orderId, token)).status).toBe(404);
    expect((await receiptsOf(orderId, null)).status).toBe(401);
    expect((await send(app, 'GET', '/api/receipt/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
  });
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createFormat, createPromocode, createShirts, inDays, insertRow } from '../factories/events.ts';
import {
  buy,
  myTickets,
  participant,
  paymentBody,
  plainLine,
  readOrder,
  send,
  ticketLine,
} from '../factories/orders.ts';
import { buyOne, cancel, placesOf, quote, ticketRow } from '../factories/returns.ts';
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

describe('the quote', () => {
  it('names sum, per cent, what was paid, the rules and how long they hold', async () => {
    const { ticketId, token } = await buyOne(app, { start_time: inDays(40) });
    const { values } = (await quote(app, ticketId, token)).json<{ values: Record<string, unknown> }>();
    expect(values).toEqual({
      sum: 2700,
      percent: 90,
      paid: 3000,
      insurance: 0,
      until: expect.any(Number),
      rules: [
        { days: 30, percent: 90 },
        { days: 14, percent: 50 },
        { days: 0, percent: 0 },
      ],
    });
    const until = Number(values['until']);
    clock.set(new Date(until * 1000 - 1000));
    expect((await quote(app, ticketId, token)).json()).toMatchObject({ values: { percent: 90 } });
    clock.set(new Date(until * 1000));
    expect((await quote(app, ticketId, token)).json()).toMatchObject({ values: { percent: 50, sum: 1500 } });
  });

  it('goes by the policy of the event, the best of it first', async () => {
    const policy = [
      { days: 0, percent: 10 },
      { days: 20, percent: 100 },
    ];
    const { ticketId, token } = await buyOne(app, { start_time: inDays(40) }, { policy });
    expect((await quote(app, ticketId, token)).json()).toMatchObject({
      values: { sum: 3000, percent: 100, rules: policy.toReversed() },
    });
  });

  it('counts what was really paid for this very place', async () => {
    const format = await createFormat(db(), { preregistration: false, start_time: inDays(40) });
    const { code } = await createPromocode(db(), { discount: 33, code_count: 1 });
    const { token } = await buy(app, paymentBody([plainLine(format.publicId, 2, { promocode: code })]));
    const quotes = await Promise.all(
      (await myTickets(app, token)).map(async ({ public_id }) => (await quote(app, public_id, token)).json()),
    );
    const sums = quotes.map((answer: { values: { paid: number; sum: number } }) => [
      answer.values.paid,
      answer.values.sum,
    ]);
    expect(sums.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [2010, 1809],
      [3000, 2700],
    ]);
  });

  it('is unknown to strangers and guests, as is the return', async () => {
    const { ticketId } = await buyOne(app);
    const { token } = await createUser(db());
    expect((await quote(app, ticketId, token)).statusCode).toBe(404);
    expect((await cancel(app, ticketId, { token })).statusCode).toBe(404);
    expect((await quote(app, ticketId, null)).statusCode).toBe(401);
    expect((await cancel(app, ticketId, { token: null })).statusCode).toBe(401);
    expect((await cancel(app, 'AAAAAAAAAAAAAAAAAAAAAA', { token })).statusCode).toBe(404);
  });
});

describe('a return', () => {
  it('waits for its money, then everything of the ticket is on sale again', async () => {
    const format = await createFormat(db(), {
      start_time: inDays(40),
      shirt_unavailable: false,
      is_team: true,
      max_count: 4,
      clusters: [{ capacity: 5 }],
      quotas: { athlete: 10 },
    });
    await createShirts(db(), format.eventCityId, { M: 3 });
    await insertRow(db(), 'number_ranges', { format_id: format.id, first: 1, last: 50 });
    const { token, order } = await buy(
      app,
      paymentBody(
        ['Анна', 'Вера'].map((name) =>
          ticketLine(format.publicId, {
            team: { title: 'Медведи' },
            info: participant({ first_name: name, item_size: 'M', cluster: 'Кластер 1' }),
          }),
        ),
      ),
    );
    const [ticket, other] = await myTickets(app, token);
    const before = await placesOf(db(), format);
    expect(before).toEqual({ places: 2, shirts: 2, clusters: 2, teams: 2, numbers: 2 });

    const answer = await cancel(app, ticket?.public_id ?? '', { token, sum: 2700 });
    expect([answer.statusCode, answer.json()]).toEqual([200, { sum: 2700 }]);
    expect((await myTickets(app, token)).map(({ status }) => status).toSorted()).toEqual(['active', 'processing']);
    expect(await placesOf(db(), format)).toEqual(before);
    expect((await readOrder(app, order.public_id)).status).toBe('paid');

    await app.sweeps.sendRefunds();
    expect((await myTickets(app, token)).map(({ public_id }) => public_id)).toEqual([other?.public_id]);
    expect(await placesOf(db(), format)).toEqual({ places: 1, shirts: 1, clusters: 1, teams: 1, numbers: 1 });
    expect(await ticketRow(db(), ticket?.public_id ?? '')).toMatchObject({ status: 'returned', start_number: null });
    expect((await readOrder(app, order.public_id)).status).toBe('partially_refunded');

    await cancel(app, other?.public_id ?? '', { token });
    await app.sweeps.sendRefunds();
    expect(await placesOf(db(), format)).toEqual({ places: 0, shirts: 0, clusters: 0, teams: 0, numbers: 0 });
    expect((await readOrder(app, order.public_id)).status).toBe('partially_refunded');
  });

  it('of all the money refunds the order, and its place can be bought again', async () => {
    const { ticketId, token, orderId, format } = await buyOne(
      app,
      { start_time: inDays(40), quotas: { athlete: 1 } },
      { policy: [{ days: 0, percent: 100 }] },
    );
    await cancel(app, ticketId, { token });
    expect((await send(app, 'POST', '/api/hold', { format_public_id: format.publicId, count: 1 })).statusCode).toBe(
      400,
    );
    await app.sweeps.sendRefunds();
    expect((await readOrder(app, orderId)).status).toBe('refunded');
    const { token: next } = await buy(app, paymentBody([plainLine(format.publicId, 1)]));
    expect(await myTickets(app, next)).toHaveLength(1);
  });

  it('tells the buyer in his language once the money is sent', async () => {
    for (const language of ['ru', 'en'] as const) {
      const { ticketId, token, email } = await buyOne(app, {}, { language });
      await cancel(app, ticketId, { token });
      await app.sweeps.sendRefunds();
      await app.sweeps.sendRefunds();
      await sql`delete from letters where template <> 'ticket_returned'`.execute(db());
      await app.sweeps.sendLetters();
      const letters = app.letters.filter(({ to, subject }) => to.address === email && /Вернули|refund/.test(subject));
      expect(letters).toHaveLength(1);
      expect(letters[0]?.subject).toMatch(
        language === 'ru'
          ? /^Вернули 1.500.₽ за билет: Забег, Москва, 20\d\d$/u
          : /^Your ticket refund of 1,500.₽: Race, Moscow, 20\d\d$/u,
      );
      expect(letters[0]?.text).toContain(language === 'ru' ? 'Возврат: 1' : 'Refund: 1,500\u00a0₽');
    }
  });

  it('keeps who asked for it, when and what was promised', async () => {
    const { ticketId, token } = await buyOne(app, { start_time: inDays(40) });
    await cancel(app, ticketId, { token });
    const { rows } = await sql`
      select r.user_id = t.user_id as own, r.percent, r.paid_minor, r.sum_minor, r.requested_at is not null as asked, r.done_at
      from ticket_returns r join tickets t on t.id = r.ticket_id where t.public_id = ${ticketId}`.execute(db());
    expect(rows).toEqual([
      { own: true, percent: 90, paid_minor: 300_000, sum_minor: 270_000, asked: true, done_at: null },
    ]);
  });

  it('of a free ticket is done at once, without a provider, and a whole free order too', async () => {
    const { ticketId, token, format, orderId } = await buyOne(app, { prices: { athlete: 0 }, start_time: inDays(40) });
    const answer = await cancel(app, ticketId, { token, sum: 0 });
    expect(answer.json()).toEqual({ sum: 0 });
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
    expect((await placesOf(db(), format)).places).toBe(0);
    expect((await readOrder(app, orderId)).status).toBe('paid');
    expect(
      (
        await sql`select 1 from refunds r join orders o on o.id = r.order_id where o.public_id = ${orderId}`.execute(
          db(),
        )
      ).rows,
    ).toEqual([]);
  });

  it('at a start that gives nothing back is done at once', async () => {
    const { ticketId, token, format } = await buyOne(app, { start_time: inDays(40) }, { policy: never });
    expect((await cancel(app, ticketId, { token })).json()).toEqual({ sum: 0 });
    expect((await placesOf(db(), format)).places).toBe(0);
    expect(await ticketRow(db(), ticketId)).toMatchObject({ status: 'returned' });
  });

  it('leaves the promocode used', async () => {
    const format = await createFormat(db(), { preregistration: false, start_time: inDays(40) });
    const { code, id } = await createPromocode(db(), { discount: 50, uses: 5 });
    const { token } = await buy(app, paymentBody([plainLine(format.publicId, 1, { promocode: code })]));
    const [ticket] = await myTickets(app, token);
    expect((await cancel(app, ticket?.public_id ?? '', { token })).json()).toEqual({ sum: 1350 });
    await app.sweeps.sendRefunds();
    expect((await sql`select available from promocodes where id = ${id}`.execute(db())).rows).toEqual([
      { available: 4 },
    ]);
  });

  it('frees the buying limit of the person', async () => {
    const { token } = await createUser(db());
    const { ticketId, format } = await buyOne(app, { buy_limit: 1 }, { token });
    const again = () => send(app, 'POST', '/api/payment', paymentBody([plainLine(format.publicId, 1)]), { token });
    expect((await again()).statusCode).toBe(400);
    await cancel(app, ticketId, { token });
    expect((await again()).statusCode).toBe(400);
    await app.sweeps.sendRefunds();
    expect((await again()).statusCode).toBe(200);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buy,
  hold,
  myTickets,
  participant,
  paymentBody,
  place,
  plainLine,
  press,
  readOrder,
  send,
  ticketLine,
} from '../factories/orders.ts';
import { createEventCity, createFormat, createTeam, insertRow } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(db())).rows[0]?.n ?? -1;
const taken = (formatId: number) =>
  count(sql<{ n: number }>`select sum(taken)::int as n from quotas where format_id = ${formatId}`);

describe('a whole purchase of a guest', () => {
  it('goes from a hold to numbered tickets on the thank-you page', async () => {
    const format = await createFormat(db(), { prices: { athlete: 350_050 } });
    await insertRow(db(), 'number_ranges', { format_id: format.id, first: 100, last: 199 });
    const holdId = await hold(app, format.publicId, 2);
    const lines = [
      ticketLine(format.publicId, { hold_id: holdId }),
      ticketLine(format.publicId, {
        hold_id: holdId,
        info: participant({ first_name: 'Пётр', last_name: 'Сидоров', gender: 'male' }),
      }),
    ];

    const placed = await place(app, paymentBody(lines, { amount: 7001 }));
    expect(placed.order.amount).toBe(7001);
    expect(placed.redirect_url).toBe(`/sandbox/pay/${placed.order.public_id}`);
    expect(placed.user).toMatchObject({ temporary: true, email: 'anna@example.org' });
    expect(placed.order.expires_at * 1000 - Date.now()).toBeGreaterThan(19 * 60_000);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({
      status: 'pending',
      pay_again: true,
      email: 'a***@example.org',
    });
    expect(await myTickets(app, placed.token)).toEqual([]);

    expect(await press(app, placed.order.public_id, 'paid')).toBe(`/basket/thanks?order=${placed.order.public_id}`);
    expect(await readOrder(app, placed.order.public_id, { token: placed.token })).toMatchObject({
      status: 'paid',
      email: 'anna@example.org',
      pay_again: false,
      expires_at: null,
    });
    const tickets = await myTickets(app, placed.token);
    expect(tickets.map((ticket) => ticket.info.last_name)).toEqual(['Иванова', 'Сидоров']);
    expect(tickets.map((ticket) => ticket.info.number)).toEqual([100, 101]);
    expect(tickets[0]).toMatchObject({
      status: 'active',
      price: 3500.5,
      info: { first_name: 'Анна', registered: true, email: 'anna@example.org' },
    });
    expect(tickets[0]?.qr_code).toMatch(/^T1\.\d+\.1\.[A-Z2-7]{16}$/);
    expect(await taken(format.id)).toBe(2);
  });

  it('queues one letter for all tickets of the order, in the language of the buyer', async () => {
    const format = await createFormat(db());
    const before = app.letters.length;
    await buy(
      app,
      paymentBody([ticketLine(format.publicId), ticketLine(format.publicId)], { email: 'letters@example.org' }),
      { language: 'en' },
    );
    const { rows } = await sql<{ template: string; language: string }>`
      select template, language from letters where recipient = 'letters@example.org' order by template`.execute(db());
    expect(rows).toEqual([{ template: 'order', language: 'en' }]);
    expect(app.letters.length).toBe(before);
  });

  it('takes tickets without participants where the format asks for none beforehand', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const placed = await buy(app, paymentBody([plainLine(format.publicId, 3)]));
    const tickets = await myTickets(app, placed.token);
    expect(tickets).toHaveLength(3);
    expect(
      tickets.every((ticket) => !ticket.info.registered && ticket.info.number === null && ticket.qr_code === null),
    ).toBe(true);
  });

  it('pays a free order at once and sends the buyer to the thank-you page', async () => {
    const format = await createFormat(db(), { prices: { athlete: 0 } });
    const placed = await place(app, paymentBody([ticketLine(format.publicId)]));
    expect(placed).toMatchObject({
      redirect_url: `/basket/thanks?order=${placed.order.public_id}`,
      form: {},
      order: { amount: 0 },
    });
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'paid' });
    expect(await myTickets(app, placed.token)).toHaveLength(1);
  });

  it('founds one team for a whole team and counts its members', async () => {
    const format = await createFormat(db(), {
      is_team: true,
      team_all: true,
      fixed_count: true,
      min_count: 3,
      max_count: 3,
    });
    const lines = ['А', 'Б', 'В'].map((name) =>
      ticketLine(format.publicId, { info: participant({ last_name: `${name}лов` }), team: { title: 'Быстрые' } }),
    );
    const tickets = await myTickets(app, (await buy(app, paymentBody(lines))).token);
    expect(tickets.map((ticket) => ticket.team?.title)).toEqual(['Быстрые', 'Быстрые', 'Быстрые']);
    expect(tickets.map((ticket) => ticket.info.inside_number)).toEqual([1, 2, 3]);
    expect(await count(sql<{ n: number }>`select count(*)::int as n from teams where format_id = ${format.id}`)).toBe(
      1,
    );
  });

  it.each(['ru', 'en'] as const)(
    'names a whole team without a name by the word of its reader: bought in %s',
    async (language) => {
      const format = await createFormat(db(), {
        preregistration: false,
        is_team: true,
        team_all: true,
        fixed_count: true,
        min_count: 3,
        max_count: 3,
      });
      const { token } = await buy(app, paymentBody([plainLine(format.publicId, 3)]), { language });
      const titlesIn = async (reader: 'ru' | 'en') => {
        const answer = await send(app, 'GET', '/api/user/tickets/my', undefined, { token, language: reader });
        return answer.json<{ values: { team: { title: string } | null }[] }>().values.map(({ team }) => team?.title);
      };
      expect(await titlesIn('ru')).toEqual(['Команда', 'Команда', 'Команда']);
      expect(await titlesIn('en')).toEqual(['Team', 'Team', 'Team']);
    },
  );

  it('lets a single person join a team, and refuses one that does not exist', async () => {
    const format = await createFormat(db(), { is_team: true, max_count: 10 });
    const team = await createTeam(db(), format.id);
    const joined = await buy(app, paymentBody([ticketLine(format.publicId, { team: { public_id: team.publicId } })]));
    expect((await myTickets(app, joined.token))[0]?.team?.title).toBe('Медведи');
    const refused = await send(
      app,
      'POST',
      '/api/payment',
      paymentBody([ticketLine(format.publicId, { team: { public_id: 'nobody' } })]),
    );
    expect(refused.json()).toMatchObject({ code: 'validation', errors: { 'tickets.0.team': 'Команда не найдена' } });
  });

  it('gives the chosen start number and the chosen start group', async () => {
    const format = await createFormat(db(), {
      booked_numbers: true,
      clusters: [{ name_ru: 'Элита', name_en: 'Elite' }, { name_ru: 'Старт 2' }],
    });
    await insertRow(db(), 'number_ranges', { format_id: format.id, first: 1, last: 50 });
    const placed = await buy(
      app,
      paymentBody([ticketLine(format.publicId, { number: 7, info: participant({ cluster: 'Elite' }) })]),
      { language: 'en' },
    );
    expect((await myTickets(app, placed.token))[0]).toMatchObject({ info: { number: 7 }, cluster: 'Элита' });
    const again = await send(
      app,
      'POST',
      '/api/payment',
      paymentBody([ticketLine(format.publicId, { number: 7, info: participant({ cluster: 'Элита' }) })]),
    );
    expect(again.json()).toMatchObject({ code: 'number_taken', message: 'Номер уже занят' });
  });
});

describe('paying', () => {
  it('leaves the order waiting after a failed payment, and takes another attempt', async () => {
    const format = await createFormat(db());
    const placed = await place(app, paymentBody([ticketLine(format.publicId)]));
    const id = placed.order.public_id;
    expect(await press(app, id, 'failed')).toBe(`/basket?order=${id}&payment=failed`);
    expect(await readOrder(app, id)).toMatchObject({ status: 'pending', pay_again: true });
    const again = await send(app, 'POST', `/api/order/${id}/pay`, {});
    expect(again.json()).toMatchObject({
      redirect_url: `/sandbox/pay/${id}`,
      token: null,
      user: null,
      order: placed.order,
    });
    await press(app, id, 'paid');
    expect(await readOrder(app, id)).toMatchObject({ status: 'paid' });
    const third = await send(app, 'POST', `/api/order/${id}/pay`, {});
    expect([third.statusCode, third.json().code, third.json().message]).toEqual([
      400,
      'state',
      'Этот заказ уже оплачен или закрыт',
    ]);
  });

  it('replaces the waiting order when its buyer comes back and pays anew with the same hold', async () => {
    const format = await createFormat(db(), { quotas: { athlete: 2 } });
    const holdId = await hold(app, format.publicId, 2);
    const lines = [ticketLine(format.publicId, { hold_id: holdId }), ticketLine(format.publicId, { hold_id: holdId })];
    const first = await place(app, paymentBody(lines));
    const second = await place(app, paymentBody(lines, { email: 'other@example.org' }));
    expect((await readOrder(app, first.order.public_id)).status).toBe('cancelled');
    await press(app, second.order.public_id, 'paid');
    expect((await readOrder(app, second.order.public_id)).status).toBe('paid');
    expect(await taken(format.id)).toBe(2);
  });

  it('answers 404 for an order that nobody has, and shows a stranger no address', async () => {
    expect((await send(app, 'GET', '/api/order/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    expect((await send(app, 'POST', '/api/order/AAAAAAAAAAAAAAAAAAAAAA/pay', {})).statusCode).toBe(404);
    const format = await createFormat(db());
    const mine = await place(app, paymentBody([ticketLine(format.publicId)]));
    const other = await place(app, paymentBody([ticketLine(format.publicId)], { email: 'stranger@example.org' }));
    expect((await readOrder(app, mine.order.public_id, { token: other.token })).email).toBe('a***@example.org');
  });

  it('gives everything back when twenty minutes have passed', async () => {
    const city = await createEventCity(db());
    await insertRow(db(), 'shirts', { event_city_id: city.id, size: 'M', position: 1, stock: 5 });
    const format = await createFormat(db(), { event_city_id: city.id, shirt_unavailable: false });
    const placed = await place(
      app,
      paymentBody([ticketLine(format.publicId, { info: participant({ item_size: 'M' }) })]),
    );
    expect(await taken(format.id)).toBe(1);
    await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${placed.order.public_id}`.execute(
      db(),
    );
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'pending', pay_again: false });
    expect(await app.sweeps.expireOrders()).toBe(1);
    expect(await app.sweeps.expireOrders()).toBe(0);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({
      status: 'expired',
      pay_again: false,
      expires_at: null,
    });
    expect(await taken(format.id)).toBe(0);
    expect(await count(sql<{ n: number }>`select taken as n from shirts where event_city_id = ${city.id}`)).toBe(0);
    expect((await send(app, 'POST', `/api/order/${placed.order.public_id}/pay`, {})).json()).toMatchObject({
      code: 'state',
    });
  });
});

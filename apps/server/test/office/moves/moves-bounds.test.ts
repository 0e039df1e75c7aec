import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFormat, createPromocode, type MadeFormat } from '../../factories/events.ts';
import { buy, hold, myTickets, newKey, paymentBody, place, plainLine, press, send } from '../../factories/orders.ts';
import { createMember, newEmail } from '../../factories/sign-in.ts';
import { buyTicket, ticketRow } from '../../factories/tickets.ts';
import { openMoves, orderOf } from './move-stage.ts';

const office = openMoves();
const { app, db, ask, admin, buyer, buyFive, city, formats, move, quoted, open, createPriced, unique } = office;

/** Public ids of the tickets of an order, in the order of their places. */
const ticketsOf = async (order: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select t.public_id as id from tickets t join orders o on o.id = t.order_id where o.public_id = ${order} order by t.place`.execute(
    db(),
  );
  return rows.map(({ id }) => id);
};

/** Two places with a discount, the first for 3 000 ₽ and the second, after the price has risen, for 4 000 ₽ before it. */
const buyAcrossStep = async (format: MadeFormat, code: string): Promise<string[]> => {
  const holdId = await hold(app(), format.publicId, 1);
  await sql`update holds set price_at = price_at - interval '1 minute' where id = ${holdId}`.execute(db());
  await sql`insert into format_prices (format_id, kind, starts_at, price_minor)
    values (${format.id}, 'athlete', date_trunc('second', now()), 400000)`.execute(db());
  expect((await send(app(), 'PUT', `/api/hold/${holdId}`, { count: 2 })).statusCode).toBe(200);
  const line = plainLine(format.publicId, 2, { hold_id: holdId, promocode: code });
  const { order } = await buy(app(), paymentBody([line]), { token: buyer().token });
  expect(order.amount).toBe(5600);
  return ticketsOf(order.public_id);
};

describe('a move', () => {
  // BO-059
  it('keeps the per cent of each place that was bought across a price step', async () => {
    const { code } = await createPromocode(db(), { discount: 20, code_count: 2, uses: 2 });
    const [first = '', second = ''] = await buyAcrossStep(await createPriced(300_000), code);
    const sums = async (id: string) => {
      const { was, will_be } = await quoted(id, formats().ten);
      return [was, will_be];
    };
    expect([await sums(first), await sums(second)]).toEqual([
      [2400, 4000],
      [3200, 4000],
    ]);
  });

  // BO-071
  it('leaves goodwill of its order no money that other tickets have paid', async () => {
    const { order } = await buy(app(), paymentBody([plainLine(formats().five.publicId, 2)]), { token: buyer().token });
    const [id = ''] = await ticketsOf(order.public_id);
    const moving = orderOf(await move(id, formats().ten));
    await open(moving);
    await press(app(), moving, 'paid');
    expect(await office.formatOf(id)).toBe(formats().ten.id);
    const give = async (goodwill: number) => {
      const asked = { lines: [], goodwill };
      const { body } = await ask('POST', `/orders/${moving}/refund/quote`, { ...admin(), body: asked });
      const { sum, version } = body['values'] as { sum: number; version: number };
      return ask('POST', `/orders/${moving}/refund`, {
        ...admin(),
        headers: { 'idempotency-key': newKey() },
        body: { ...asked, sum, version, restock: false, letter: false, reason: 'Ждал перевода неделю' },
      });
    };
    expect(await give(2000.01)).toMatchObject({ status: 400, body: { code: 'state' } });
    expect((await give(900)).status).toBe(200);
    expect(await give(1100.01)).toMatchObject({ status: 400, body: { code: 'state' } });
  });

  // DEC-112
  it('of a free order that lapses later keeps the use of its code: the ticket lives on', async () => {
    const { code } = await createPromocode(db(), { discount: 100, code_count: 1, uses: 1 });
    const { id: userId, token } = await createMember(app());
    await sql`update users set email_confirmed_at = null where id = ${userId}`.execute(db());
    const line = plainLine(formats().five.publicId, 1, { promocode: code });
    const { order } = await place(app(), paymentBody([line], { email: newEmail() }), { token });
    const [own] = await myTickets(app(), token);
    const id = own?.public_id ?? '';
    expect((await move(id, formats().one, { difference: 'none' })).status).toBe(200);
    await sql`update orders set confirm_by = now() - interval '1 second' where public_id = ${order.public_id}`.execute(
      db(),
    );
    await app().sweeps.lapseFreeOrders();
    expect(await ticketRow(app(), id)).toMatchObject({ status: 'active', format_id: formats().one.id });
    const { rows } = await sql<{ left: number }>`select available as left from promocodes where code = ${code}`.execute(
      db(),
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

// BO-050
describe('the whole that was promised when a start was moved', () => {
  const percentOf = async (id: string): Promise<unknown> => {
    const answer = await send(app(), 'GET', `/api/payment/cancel/${id}`, undefined, { token: buyer().token });
    return answer.json<{ values: { percent: number } }>().values.percent;
  };

  it('stays with a ticket of another format of it, and comes to none that was bought or moved here later', async () => {
    await sql`update events set refund_policy = '[{"days":0,"percent":0}]'`.execute(db());
    const elsewhere = await createFormat(db(), {
      preregistration: false,
      quotas: { athlete: 5 },
      prices: { athlete: 300_000 },
    });
    const [early, stranger] = [await buyFive(), await buyTicket(app(), buyer().token, elsewhere.publicId)];
    await sql`insert into event_city_moves (public_id, event_city_id, start_time, timezone, city_id, address_ru, place_ru, to_start_time,
        free_return_until, moved_at)
      select ${unique('moved')}, id, start_time, timezone, city_id, '', '', start_time, now() + interval '1 hour', now()
      from event_cities where public_id = ${city().publicId}`.execute(db());
    const late = await buyFive();
    for (const id of [early, stranger])
      expect((await move(id, formats().one, { difference: 'none' })).status).toBe(200);
    expect([await percentOf(early), await percentOf(late), await percentOf(stranger)]).toEqual([100, 0, 0]);
    // To another format once more.
    expect((await move(early, formats().five, { difference: 'none' })).status).toBe(200);
    expect(await percentOf(early)).toBe(100);
  });
});

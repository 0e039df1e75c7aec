import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFormat, insertRow, unique, type MadeFormat } from '../factories/events.ts';
import { hold, newKey, participant, paymentBody, place, press, send, ticketLine } from '../factories/orders.ts';
import { cancel } from '../factories/returns.ts';
import { answerOffer, createRunner, disable, listTickets, offer, readTicket, register } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let stand: MadeFormat;
let plan: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const row = (title: string, first: number) => ({
  title,
  seats: [0, 1, 2].map((index) => ({ number: first + index, place: String(index + 1) })),
});
const sectors = [{ title: 'A', price: null, kind: 'spectator', rows: [row('1', 1), row('2', 4)] }];

beforeEach(async () => {
  stand = await createFormat(app.database.db, { quotas: { spectator: 6 }, booked_numbers: true });
  await insertRow(app.database.db, 'number_ranges', { format_id: stand.id, first: 1, last: 6 });
  plan = unique('plan');
  await insertRow(app.database.db, 'spaces', {
    public_id: plan,
    event_city_id: stand.eventCityId,
    format_id: stand.id,
    title_ru: 'Трибуна',
    sectors: JSON.stringify(sectors),
  });
});

type Answer = { status: number; body: { code?: string; numbers?: number[]; items?: { unique_id: string }[] } };
const choose = async (holdId: string, numbers: readonly number[]): Promise<Answer> => {
  const answer = await send(app, 'PUT', `/api/hold/${holdId}/numbers`, { numbers });
  return { status: answer.statusCode, body: answer.json() };
};
const booked = async (): Promise<number[]> =>
  (await send(app, 'GET', `/api/space/${plan}`)).json<{ booked_numbers: number[] }>().booked_numbers;
const holdSeats = (count: number): Promise<string> => hold(app, stand.publicId, count, 'spectator');
const lines = (holdId: string, numbers: readonly (number | null)[]) =>
  numbers.map((number) =>
    ticketLine(stand.publicId, { kind: 'spectator', hold_id: holdId, number, info: participant() }),
  );

describe('seats of a stand', () => {
  it('are held with the hold of a guest, several at once, and changed together', async () => {
    const holdId = await holdSeats(2);
    expect(await choose(holdId, [5, 6])).toMatchObject({ status: 200, body: { numbers: [5, 6] } });
    expect(await booked()).toEqual([5, 6]);
    expect((await choose(holdId, [4, 5])).status).toBe(200);
    expect(await booked()).toEqual([4, 5]);
    expect((await choose(holdId, [])).status).toBe(200);
    expect(await booked()).toEqual([]);
  });

  it('taken in the meantime are named, and the own ones stay', async () => {
    const [mine, other] = [await holdSeats(2), await holdSeats(1)];
    await choose(mine, [1]);
    await choose(other, [2]);
    expect(await choose(mine, [1, 2])).toMatchObject({
      status: 400,
      body: { code: 'number_taken', items: [{ unique_id: '2' }] },
    });
    expect(await booked()).toEqual([1, 2]);
  });

  it('are no more than the places of the hold, and only such as the stand has', async () => {
    const holdId = await holdSeats(1);
    expect((await choose(holdId, [1, 2])).body.code).toBe('state');
    expect((await choose(holdId, [7])).body).toMatchObject({ code: 'number_taken', items: [{ unique_id: '7' }] });
    expect((await choose('no-such-hold', [1])).status).toBe(404);
    expect((await choose(holdId, [1, 1])).body.numbers).toEqual([1]);
  });

  it('are given back with the hold at once', async () => {
    const holdId = await holdSeats(2);
    await choose(holdId, [1, 2]);
    expect((await send(app, 'DELETE', `/api/hold/${holdId}`)).statusCode).toBe(200);
    expect(await booked()).toEqual([]);
    expect((await choose(await holdSeats(1), [2])).status).toBe(200);
    expect((await choose(holdId, [3])).body.code).toBe('hold_expired');
  });

  it('are named by the tickets in list, page, calendar and letter; one that chose none gets the next free seat', async () => {
    const holdId = await holdSeats(3);
    await choose(holdId, [6, 2]);
    const email = `${unique('stand')}@example.org`;
    const placed = await place(app, paymentBody(lines(holdId, [6, 2, null]), { email }), { key: newKey() });
    expect(await booked()).toEqual([2, 6]);
    await press(app, placed.order.public_id, 'paid');
    const tickets = await listTickets(app, placed.token, 'my');
    const seats = tickets.map(({ info }) => [info.sector, info.row, info.place, info.number]);
    expect(seats).toEqual([
      ['A', '2', '3', 6],
      ['A', '1', '2', 2],
      ['A', '1', '1', 1],
    ]);
    const [first] = tickets;
    expect(await readTicket(app, placed.token, first?.public_id ?? '')).toMatchObject({
      info: { sector: 'A', row: '2', place: '3' },
    });
    const file = await send(app, 'GET', `/api/user/ticket/${first?.public_id}/file?type=ics`, undefined, {
      token: placed.token,
    });
    expect(file.body.replaceAll(/\r\n\s/g, '')).toContain('Сектор A\\, ряд 2\\, место 3');
    await app.sweeps.sendLetters();
    expect(
      app.letters
        .filter(({ to }) => to.address === email)
        .map(({ text }) => text)
        .join('\n'),
    ).toContain('Сектор A, ряд 2, место 3');
    await assertInvariants(app.database.db);
  });

  it('of an order that ended, and of a returned ticket, are free again', async () => {
    const holdId = await holdSeats(1);
    await choose(holdId, [3]);
    const placed = await place(app, paymentBody(lines(holdId, [3])), { key: newKey() });
    await press(app, placed.order.public_id, 'paid');
    const [ticket] = await listTickets(app, placed.token, 'my');
    expect(await booked()).toEqual([3]);
    await cancel(app, ticket?.public_id ?? '', { token: placed.token ?? '' });
    await app.sweeps.sendRefunds();
    expect(await booked()).toEqual([]);
    const again = await place(app, paymentBody(lines(await holdSeats(1), [3])), { key: newKey() });
    await sql`update orders set expires_at = now() - interval '1 hour' where public_id = ${again.order.public_id}`.execute(
      app.database.db,
    );
    await sql`update holds set expires_at = now() - interval '1 hour' where state = 'ordered'`.execute(app.database.db);
    await app.sweeps.expireOrders();
    expect(await booked()).toEqual([]);
  });

  it('stay with the ticket when its participant is cleared, and when it is given away: the seat is what was bought', async () => {
    const [owner, friend] = [await createRunner(app), await createRunner(app)];
    const holdId = await holdSeats(1);
    await choose(holdId, [5]);
    const placed = await place(app, paymentBody(lines(holdId, [5])), { key: newKey(), token: owner.token });
    await press(app, placed.order.public_id, 'paid');
    const id = (await listTickets(app, owner.token, 'my'))[0]?.public_id ?? '';
    const seat = { sector: 'A', row: '2', place: '2' };
    await disable(app, owner.token, id);
    expect((await readTicket(app, owner.token, id)).info).toMatchObject({ ...seat, registered: false });
    await offer(app, owner.token, id, friend.email);
    await answerOffer(app, friend.token, id, true);
    expect((await readTicket(app, friend.token, id)).info).toMatchObject(seat);
    expect(await booked()).toEqual([5]);
    expect((await register(app, friend.token, id, { info: participant() })).status).toBe(200);
    expect((await readTicket(app, friend.token, id)).info).toMatchObject({ ...seat, registered: true });
    await assertInvariants(app.database.db);
  });

  it('are for tickets of their sector’s kind, however they are asked for; others get a number that is no seat', async () => {
    const mixed = await createFormat(app.database.db, {
      quotas: { athlete: 6, spectator: 6 },
      booked_numbers: true,
      preregistration: false,
    });
    await insertRow(app.database.db, 'number_ranges', { format_id: mixed.id, first: 1, last: 8 });
    await insertRow(app.database.db, 'spaces', {
      public_id: unique('plan'),
      event_city_id: mixed.eventCityId,
      format_id: mixed.id,
      title_ru: 'Трибуна',
      sectors: JSON.stringify(sectors),
    });
    const runner = await createRunner(app);
    const wish = { format_public_id: mixed.publicId, number: 2 };
    const taken = { status: 400, body: { code: 'number_taken' } };
    const holdId = await hold(app, mixed.publicId, 1);
    expect(await choose(holdId, [2])).toMatchObject(taken);
    const byHold = await send(app, 'POST', '/api/booked/number', { ...wish, hold_id: holdId }, { token: runner.token });
    expect(byHold.json()).toMatchObject({ code: 'number_taken' });
    const line = ticketLine(mixed.publicId, { number: 2, info: participant() });
    const refused = await send(app, 'POST', '/api/payment', paymentBody([line]), { token: runner.token });
    expect(refused.json()).toMatchObject({ code: 'number_taken', items: [{ unique_id: line['unique_id'] }] });

    const placed = await place(app, paymentBody([{ ...line, number: null }]), { token: runner.token });
    await press(app, placed.order.public_id, 'paid');
    const [ticket] = await listTickets(app, runner.token, 'my');
    expect(ticket?.info).toMatchObject({ number: 7, sector: null });
    const id = ticket?.public_id ?? '';
    const byTicket = { ...wish, ticket_public_id: id };
    expect((await send(app, 'POST', '/api/booked/number', byTicket, { token: runner.token })).json()).toMatchObject({
      code: 'number_taken',
    });
    const form = { info: participant(), number: 2 };
    expect((await register(app, runner.token, id, form)).body.code).toBe('number_taken');
    expect((await register(app, runner.token, id, { ...form, number: 8 })).status).toBe(200);
    const spectators = await hold(app, mixed.publicId, 1, 'spectator');
    expect((await choose(spectators, [2])).status).toBe(200);
    await assertInvariants(app.database.db);
  });

  it('are not shown to a giver any more: where the new holder sits is his own affair', async () => {
    const [owner, friend] = [await createRunner(app), await createRunner(app)];
    const holdId = await holdSeats(1);
    await choose(holdId, [5]);
    const placed = await place(app, paymentBody(lines(holdId, [5])), { key: newKey(), token: owner.token });
    await press(app, placed.order.public_id, 'paid');
    const id = (await listTickets(app, owner.token, 'my'))[0]?.public_id ?? '';
    await offer(app, owner.token, id, friend.email);
    const offered = { sector: 'A', row: '2', place: '2', number: null };
    expect((await readTicket(app, friend.token, id)).info).toMatchObject(offered);
    await answerOffer(app, friend.token, id, true);
    const number = { format_public_id: stand.publicId, number: 1, ticket_public_id: id };
    expect((await send(app, 'POST', '/api/booked/number', number, { token: friend.token })).statusCode).toBe(200);
    const nowhere = { sector: null, row: null, place: null, number: null };
    expect((await readTicket(app, owner.token, id)).info).toMatchObject(nowhere);
    expect((await listTickets(app, owner.token, 'transfered'))[0]?.info).toMatchObject(nowhere);
  });

  it('are listed by the plans of their arena, with or without a picture', async () => {
    const { rows } = await sql<{ id: string }>`
      select public_id as id from event_cities where id = ${stand.eventCityId}`.execute(app.database.db);
    expect((await send(app, 'GET', `/api/space/map/list/${rows[0]?.id}`)).json()).toEqual({
      values: [{ public_id: plan, title: 'Трибуна', picture: null, space: plan }],
    });
  });
});

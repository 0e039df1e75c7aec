import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEventCity, createFormat, inDays, insertRow } from '../../factories/events.ts';
import { expireOrder, payLate, refundsOf } from '../../factories/late.ts';
import { participant, press, readOrder, send } from '../../factories/orders.ts';
import { createRunner, offer, readTicket, register, ticketRow } from '../../factories/tickets.ts';
import { openMoves, orderOf } from './move-stage.ts';

const office = openMoves();
const { app, db, ask, admin, buyer, formats, move, make, quote, quoted, buyFive, named, takenOf, formatOf, open } =
  office;

describe('a move to a dearer format', () => {
  // BO-057
  it('answers a link, changes nothing until it is paid, and then the ticket is of the new format and its place on sale once', async () => {
    const { five, ten } = formats();
    const id = await named();
    const before = await ticketRow(app(), id);
    const qr = (await readTicket(app(), buyer().token, id)).qr_code;
    const [taken, free] = await takenOf(five, ten);
    const answer = await move(id, ten);
    const order = orderOf(answer);
    expect(answer.body['payment_link']).toContain(`/basket/thanks?order=${order}`);
    expect(await ticketRow(app(), id)).toEqual({ ...before, version: Number(before['version']) + 1 });
    expect(await takenOf(five, ten)).toEqual([taken, Number(free) + 1]);
    const shown = await readOrder(app(), order);
    expect([shown.status, shown.amount, shown.pay_again]).toEqual(['pending', 2000, true]);
    expect(shown.tickets).toMatchObject([{ move: { ticket: id, was: 3000, will_be: 5000, fee: 0 } }]);
    const asked = (await office.lettersTo('anna@example.org')).at(-1);
    expect([asked?.subject, asked?.text]).toEqual([
      'Перенос билета ждёт доплаты',
      expect.stringMatching(/К доплате: 2.000/),
    ]);
    // Each opening may begin an attempt of its own.
    expect([(await open(order)).statusCode, (await open(order)).statusCode]).toEqual([200, 200]);
    await press(app(), order, 'paid');
    const after = await ticketRow(app(), id);
    expect(after).toMatchObject({ format_id: ten.id, status: 'active', price_minor: 500_000, start_number: 501 });
    expect(after['ticket_number']).toBe(before['ticket_number']);
    expect((await readTicket(app(), buyer().token, id)).qr_code).not.toBe(qr);
    expect(await takenOf(five, ten)).toEqual([Number(taken) - 1, Number(free) + 1]);
    const letters = await office.lettersTo('anna@example.org');
    const told = letters.findLast(({ subject }) => subject === 'Билет перенесён');
    expect(told?.attachments?.map(({ filename }) => filename)).toEqual([
      `ticket-${String(before['ticket_number'])}.pdf`,
    ]);
  });

  // BO-058
  it('that nobody pays ends after a day and gives the held place back; money that comes after goes back whole', async () => {
    const { five, ten } = formats();
    const id = await buyFive();
    const before = await takenOf(five, ten);
    const answer = await move(id, ten);
    const order = orderOf(answer);
    const hours = (Number(answer.body['expires_at']) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    await open(order);
    const placed = { order: { public_id: order, amount: 2000, expires_at: 0 } };
    await expireOrder(app(), placed);
    expect((await readOrder(app(), order)).status).toBe('expired');
    expect([await formatOf(id), await takenOf(five, ten)]).toEqual([five.id, before]);
    expect(await payLate(app(), placed)).toBe(200);
    expect([await formatOf(id), await takenOf(five, ten)]).toEqual([five.id, before]);
    expect(await refundsOf(app(), placed)).toEqual([{ amount: 200_000, reason: 'late' }]);
    const letters = await office.lettersTo('anna@example.org');
    expect(letters.at(-1)?.text).toContain('перенос билета уже отменился');
    // The ticket can be moved again.
    expect((await move(id, ten)).status).toBe(202);
  });

  it('waits no longer than to the start that the ticket is for', async () => {
    const soon = await createEventCity(db(), { start_time: inDays(0.5) });
    const from = await createFormat(db(), { event_city_id: soon.id, preregistration: false, start_time: inDays(0.5) });
    const id = await named({}, from);
    const { expires_at: until } = await quoted(id, formats().ten);
    expect((Number(until) - Date.now() / 1000) / 3600).toBeLessThan(12.1);
  });

  it('is one at a time, until its order is cancelled', async () => {
    const { ten, one } = formats();
    const id = await buyFive();
    const order = orderOf(await move(id, ten));
    expect(await quote(id, one)).toMatchObject({ status: 400, body: { code: 'state' } });
    const { body } = await ask('GET', `/tickets/${id}`, admin());
    expect((body['values'] as { moves: object[] }).moves).toMatchObject([
      { state: 'waits', sum: 2000, order: { public_id: order } },
    ]);
    const cancelled = await ask('POST', `/orders/${order}/cancel`, {
      ...admin(),
      body: { version: 1, reason: 'Передумал' },
    });
    expect(cancelled.status).toBe(200);
    expect((await quote(id, one)).status).toBe(200);
  });

  it('goes on when the ticket is offered meanwhile: the offer is taken back', async () => {
    const friend = await createRunner(app());
    const id = await buyFive();
    const order = orderOf(await move(id, formats().ten));
    expect((await offer(app(), buyer().token, id, friend.email)).status).toBe(200);
    await open(order);
    await press(app(), order, 'paid');
    expect(await ticketRow(app(), id)).toMatchObject({ status: 'active', format_id: formats().ten.id });
    expect((await office.lettersTo(friend.email)).at(-1)?.subject).toContain('Билет больше не передают');
  });

  it('of a ticket that is returned meanwhile takes no money: it goes back whole, and nothing is held', async () => {
    const { five, ten } = formats();
    const [taken, free] = await takenOf(five, ten);
    const id = await buyFive();
    const order = orderOf(await move(id, ten));
    await open(order);
    const back = await send(
      app(),
      'POST',
      '/api/payment/cancel',
      { public_id: id },
      { token: buyer().token, key: 'k'.repeat(20) },
    );
    expect(back.statusCode).toBe(200);
    await press(app(), order, 'paid');
    expect((await readOrder(app(), order)).status).toBe('cancelled');
    expect(await refundsOf(app(), { order: { public_id: order, amount: 2000, expires_at: 0 } })).toEqual([
      { amount: 200_000, reason: 'late' },
    ]);
    while (await app().sweeps.sendRefunds());
    expect(await takenOf(five, ten)).toEqual([taken, free]);
  });

  it('is not put back into a basket by its buyer', async () => {
    const order = orderOf(await move(await buyFive(), formats().ten));
    const answer = await send(app(), 'POST', `/api/order/${order}/change`, {}, { token: buyer().token });
    expect(answer.statusCode).toBe(400);
    expect((await readOrder(app(), order)).status).toBe('pending');
  });
});

describe('the ticket', () => {
  it('of nobody in particular is moved at the same price at once, and registered there', async () => {
    const same = await office.createPriced(300_000);
    const id = await buyFive();
    expect(await move(id, same)).toMatchObject({ status: 200, body: { values: { to_return: 0 } } });
    expect(await formatOf(id)).toBe(same.id);
    expect((await register(app(), buyer().token, id, { info: participant() })).status).toBe(200);
  });

  it('keeps its participant where he fits the new form, else is registered anew', async () => {
    const waves = await office.createPriced(300_000, { clusters: [{ name_ru: '10:00', capacity: 1 }] });
    const strict = await office.createPriced(300_000, { license: true });
    const [kept, lost] = [await named(), await named()];
    expect(await quote(kept, waves)).toMatchObject({ status: 400, body: { errors: { cluster: expect.any(String) } } });
    expect((await move(kept, waves, { cluster: '10:00' })).status).toBe(200);
    expect(await ticketRow(app(), kept)).toMatchObject({
      info: { cluster: '10:00', last_name: 'Иванова' },
      cluster_id: waves.clusterIds[0],
    });
    const third = await named();
    const { sum } = await quoted(third, waves, { cluster: '10:00' });
    expect(await make(third, waves, { cluster: '10:00', sum })).toMatchObject({
      status: 400,
      body: { code: 'validation' },
    });
    expect((await quoted(lost, strict)).keeps.registration).toBe(false);
    expect((await move(lost, strict)).status).toBe(200);
    expect(await ticketRow(app(), lost)).toMatchObject({ info: null, registered_at: null, start_number: null });
  });

  it('of somebody whose age is out of bounds is moved when it is agreed to', async () => {
    const old = await office.createPriced(300_000, { age_min: 60 });
    const id = await named();
    expect(await quote(id, old)).toMatchObject({ status: 400, body: { code: 'age' } });
    expect((await move(id, old, { override: ['age'] })).status).toBe(200);
    expect((await ticketRow(app(), id))['info']).toMatchObject({ last_name: 'Иванова' });
  });

  it('takes its shirt along at the same start, and another one’s at another start', async () => {
    const [city, other] = [await createEventCity(db()), await createEventCity(db())];
    const dressed = (eventCityId: number) =>
      createFormat(db(), { event_city_id: eventCityId, preregistration: false, shirt_unavailable: false });
    for (const { id: of } of [city, other])
      await insertRow(db(), 'shirts', { event_city_id: of, size: 'M', stock: 1, position: 1 });
    const [from, to, there] = [await dressed(city.id), await dressed(city.id), await dressed(other.id)];
    const takenShirts = async () =>
      (
        await sql<{ taken: number }>`select taken from shirts where size = 'M' order by event_city_id`.execute(db())
      ).rows.map(({ taken }) => taken);
    const id = await named({ item_size: 'M' }, from);
    expect(await takenShirts()).toEqual([1, 0]);
    expect((await move(id, to)).status).toBe(200);
    expect(await takenShirts()).toEqual([1, 0]);
    expect((await move(id, there)).status).toBe(200);
    expect(await takenShirts()).toEqual([0, 1]);
    expect((await ticketRow(app(), id))['info']).toMatchObject({ item_size: 'M' });
  });

  it('is moved neither where it is, nor to what is over, sold out or goes by whole teams', async () => {
    const id = await buyFive();
    const past = await office.createPriced(300_000, { start_time: inDays(-1) });
    const full = await office.createPriced(300_000, { quotas: { athlete: 0 } });
    const team = await office.createPriced(300_000, { is_team: true, team_all: true, min_count: 2, max_count: 4 });
    for (const to of [formats().five, past, team])
      expect(await quote(id, to)).toMatchObject({ status: 400, body: { errors: { format: expect.any(String) } } });
    expect(await quote(id, full)).toMatchObject({ status: 400, body: { code: 'tickets_unavailable' } });
  });

  it('goes to a place that is kept back, when that is chosen', async () => {
    const kept = await office.createPriced(300_000, { quotas: { athlete: 1 } });
    await sql`update quotas set reserve = 1 where format_id = ${kept.id}`.execute(db());
    const id = await buyFive();
    expect((await quote(id, kept)).body['code']).toBe('tickets_unavailable');
    expect((await move(id, kept, { from_reserve: true })).status).toBe(200);
    expect(await takenOf(kept)).toEqual([1]);
  });

  it('is moved by whoever has the right at both starts, who is offered these alone', async () => {
    const id = await buyFive();
    const there = await office.createStart({ preregistration: false });
    const narrow = await office.createColleague('manager', { starts: [office.city().publicId] });
    expect(await quote(id, there.format, {}, narrow)).toMatchObject({
      status: 400,
      body: { errors: { format: expect.any(String) } },
    });
    const wide = await office.createColleague('manager', { starts: [office.city().publicId, there.start] });
    const offered = async (who = narrow): Promise<string[]> => {
      const { body } = await ask('GET', `/tickets/${id}/move`, who);
      return (body['values'] as { starts: { public_id: string }[] }).starts.map(({ public_id: start }) => start);
    };
    expect([await offered(), (await offered(wide)).toSorted()]).toEqual([
      [office.city().publicId],
      [office.city().publicId, there.start].toSorted(),
    ]);
    expect((await ask('GET', `/tickets/${id}/move?start=${there.start}`, narrow)).status).toBe(404);
    expect((await ask('GET', `/tickets/${id}/move?start=${there.start}`, wide)).status).toBe(200);
    expect((await move(id, there.format, {}, wide)).status).toBe(200);
    expect(await formatOf(id)).toBe(there.format.id);
  });
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createEvent,
  createEventCity,
  createFormat,
  createTeam,
  inDays,
  insertRow,
  type MadeFormat,
} from '../factories/events.ts';
import { participant, send } from '../factories/orders.ts';
import {
  answerOffer,
  buyTicket,
  createRunner,
  listTickets,
  offer,
  readTicket,
  register,
  takeBack,
  ticketRow,
  upload,
} from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp, type TestClock } from '../support/index.ts';

/** How a start of the factories is called: in thirty days. */
const year = inDays(30).getUTCFullYear();

type Runner = Awaited<ReturnType<typeof createRunner>>;
let app: TestApp;
let clock: TestClock;
let giver: Runner;
let friend: Runner;
let format: MadeFormat;
let id: string;
beforeAll(async () => {
  clock = createTestClock();
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  clock.set(new Date());
  [giver, friend] = [await createRunner(app, { name: 'Анна', last_name: 'Иванова' }), await createRunner(app)];
  format = await createFormat(app.database.db, { preregistration: false, license: true });
  await insertRow(app.database.db, 'number_ranges', { format_id: format.id, first: 1, last: 50 });
  const licence = await upload(app, giver.token);
  id = await buyTicket(app, giver.token, format.publicId, { info: participant(), license_file: licence });
});
afterEach(() => assertInvariants(app.database.db));
afterAll(() => app.close());

const letters = async (to: string): Promise<{ subject: string; text: string }[]> => {
  await app.sweeps.sendLetters();
  return app.letters.filter(
    (letter) => letter.to.address === to && !/^(Билет \d|Заказ|Ticket \d)/.test(letter.subject),
  );
};
const consents = async (userId: number): Promise<Record<string, unknown>[]> =>
  (
    await sql<
      Record<string, unknown>
    >`select purpose, given, source, email from consents where user_id = ${userId} and source = 'transfer'`.execute(
      app.database.db,
    )
  ).rows;

describe('offering a ticket', () => {
  it('waits seven days for the person, tells him by letter, and lets the giver keep his registration', async () => {
    const { status, body } = await offer(app, giver.token, id, ` ${friend.email} `);
    expect(status).toBe(200);
    expect(body.values).toMatchObject({
      status: 'transfer',
      qr_code: null,
      actions: ['return'],
      info: { registered: true },
      transfer: { direction: 'out', status: 'waiting', email: friend.email },
    });
    expect(body.values.transfer?.until).toBe(Math.floor(clock().getTime() / 1000) + 7 * 86_400);
    expect(await listTickets(app, giver.token, 'my')).toEqual([]);
    expect((await listTickets(app, giver.token, 'transfered')).map((ticket) => ticket.public_id)).toEqual([id]);
    const [letter] = await letters(friend.email);
    expect(letter?.subject).toBe(`Вам передают билет: Забег, Москва, ${year}`);
    expect(letter?.text).toContain('Анна Иванова передаёт вам билет');
    expect(letter?.text).toContain('http://localhost:3000/me');
    expect(letter?.text).toContain(friend.email);
  });

  it('shows the recipient the ticket and nothing of the giver', async () => {
    await offer(app, giver.token, id, friend.email);
    const [seen] = await listTickets(app, friend.token, 'transfered');
    expect(seen).toMatchObject({
      public_id: id,
      actions: ['confirm'],
      qr_code: null,
      info: { first_name: '', last_name: '', number: null, registered: false },
      transfer: { direction: 'in', status: 'waiting' },
    });
    expect(seen?.info).not.toHaveProperty('email');
    expect(seen?.transfer).not.toHaveProperty('email');
    expect(seen).not.toHaveProperty('order_public_id');
    const detail = await readTicket(app, friend.token, id);
    expect(detail).toMatchObject({ participant: null, files: { license_file: null } });
    expect(JSON.stringify(detail)).not.toMatch(/Иванова|9991234567/);
    const file = await send(app, 'GET', `/api/user/ticket/${id}/file`, undefined, { token: friend.token });
    expect(file.statusCode).toBe(404);
  });

  it('refuses addresses that are none, and the own one', async () => {
    expect((await offer(app, giver.token, id, 'nobody')).body).toMatchObject({
      code: 'validation',
      errors: { email: 'Введите валидный email' },
    });
    expect((await offer(app, giver.token, id, giver.email.toUpperCase())).body.errors?.['email']).toMatch(
      /^Это ваш адрес/,
    );
    expect((await offer(app, giver.token, id, 'a@example.org,b@example.org')).status).toBe(400);
  });

  it('is refused twice, to others, after the deadline, and where events do not allow it', async () => {
    expect((await offer(app, friend.token, id, 'x@example.org')).status).toBe(404);
    await offer(app, giver.token, id, friend.email);
    expect((await offer(app, giver.token, id, 'x@example.org')).body.code).toBe('state');
    expect((await offer(app, friend.token, id, 'x@example.org')).body.code).toBe('not_owner');
    await takeBack(app, giver.token, id);
    clock.set(inDays(29.5));
    expect((await offer(app, giver.token, id, friend.email)).body.code).toBe('deadline');
    clock.set(new Date());
    const event = await createEvent(app.database.db, { transfers: false });
    const city = await createEventCity(app.database.db, { event_id: event.id });
    const closed = await createFormat(app.database.db, { event_city_id: city.id });
    const own = await buyTicket(app, giver.token, closed.publicId, {});
    expect((await offer(app, giver.token, own, friend.email)).body).toMatchObject({
      code: 'state',
      message: 'Билеты на это событие не передаются',
    });
    expect((await readTicket(app, giver.token, own)).actions).not.toContain('transfer');
  });

  it('ends with registration_end when that is sooner', async () => {
    clock.set(inDays(27));
    const { body } = await offer(app, giver.token, id, friend.email);
    expect(body.values.transfer?.until).toBe(body.values.event_format.registration_end);
  });

  it('reaches people without an account once they have confirmed the address', async () => {
    await offer(app, giver.token, id, 'Later@Example.org');
    expect((await letters('Later@Example.org')).length).toBe(1);
    const later = await createRunner(app, { email: 'later@example.org', email_confirmed_at: null });
    expect(await listTickets(app, later.token, 'transfered')).toEqual([]);
    expect((await answerOffer(app, later.token, id, true)).status).toBe(404);
    await sql`update users set email_confirmed_at = now() where id = ${later.id}`.execute(app.database.db);
    expect((await listTickets(app, later.token, 'transfered')).map((ticket) => ticket.public_id)).toEqual([id]);
    expect((await answerOffer(app, later.token, id, true)).status).toBe(200);
  });
});

describe('accepting a ticket', () => {
  it('takes participant, number and files off, makes another QR and asks consent anew', async () => {
    const before = await readTicket(app, giver.token, id);
    await offer(app, giver.token, id, friend.email);
    const { status, body } = await answerOffer(app, friend.token, id, true);
    expect(status).toBe(200);
    expect(body.values).toMatchObject({
      status: 'active',
      info: { registered: false, number: null, first_name: '' },
      qr_code: null,
      actions: ['register', 'transfer'],
      transfer: { direction: 'in', status: 'accepted' },
      ticketNumber: before.ticketNumber,
      original_user_public_id: giver.publicId,
    });
    expect(body.values.info).not.toHaveProperty('email');
    expect(await ticketRow(app, id)).toMatchObject({
      user_id: friend.id,
      original_user_id: giver.id,
      info: null,
      license_file_id: null,
      start_number: null,
    });
    expect((await listTickets(app, friend.token, 'my')).map((ticket) => ticket.public_id)).toEqual([id]);
    const [given] = await listTickets(app, giver.token, 'transfered');
    expect(given).toMatchObject({ public_id: id, actions: [], transfer: { direction: 'out', status: 'accepted' } });
    expect(await consents(friend.id)).toEqual([
      { purpose: 'personal_data', given: true, source: 'transfer', email: friend.email },
    ]);
    expect((await letters(giver.email)).map((letter) => letter.subject)).toEqual([
      `Билет передан: Забег, Москва, ${year}`,
    ]);
    const file = await upload(app, friend.token);
    const after = await register(app, friend.token, id, {
      info: participant({ last_name: 'Тайный' }),
      license_file: file,
    });
    expect(after.body.values.qr_code).not.toBe(before.qr_code);
    const seen = await readTicket(app, giver.token, id);
    expect(JSON.stringify(seen)).not.toContain('Тайный');
    expect(seen).toMatchObject({ qr_code: null, participant: null });
    expect((await register(app, giver.token, id, { info: participant() })).body.code).toBe('not_owner');
    expect((await takeBack(app, giver.token, id)).body.code).toBe('state');
  });

  it('checks a known birth date against the format', async () => {
    await sql`update formats set age_min = 18 where id = ${format.id}`.execute(app.database.db);
    const child = await createRunner(app, { birth_date: '2019-05-01' });
    await offer(app, giver.token, id, child.email);
    expect((await answerOffer(app, child.token, id, true)).body).toMatchObject({
      code: 'age',
      message: 'Участие старше 18',
    });
    expect((await answerOffer(app, child.token, id, false)).status).toBe(200);
  });

  it('lets the recipient give the ticket on, the first buyer seeing it as given away', async () => {
    await offer(app, giver.token, id, friend.email);
    await answerOffer(app, friend.token, id, true);
    const third = await createRunner(app);
    await offer(app, friend.token, id, third.email);
    await answerOffer(app, third.token, id, true);
    for (const person of [giver, friend])
      expect((await listTickets(app, person.token, 'transfered')).map((ticket) => ticket.public_id)).toEqual([id]);
    expect((await takeBack(app, friend.token, id)).body.code).toBe('state');
    expect(await listTickets(app, third.token, 'my')).toHaveLength(1);
  });

  it('leaves the ticket its place in a team', async () => {
    const teams = await createFormat(app.database.db, { preregistration: false, is_team: true });
    const team = await createTeam(app.database.db, teams.id, { number: 1 });
    const own = await buyTicket(app, giver.token, teams.publicId, {
      preReg: 'later',
      info: null,
      team: { public_id: team.publicId },
    });
    await offer(app, giver.token, own, friend.email);
    const { body } = await answerOffer(app, friend.token, own, true);
    expect(body.values).toMatchObject({ team: { title: 'Медведи' }, info: { inside_number: 1 } });
  });
});

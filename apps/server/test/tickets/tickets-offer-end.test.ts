import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFormat, inDays, insertRow, type MadeFormat } from '../factories/events.ts';
import { participant } from '../factories/orders.ts';
import {
  answerOffer,
  buyTicket,
  createRunner,
  listTickets,
  offer,
  readTicket,
  takeBack,
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

describe('the end of an offer', () => {
  it('comes by declining: the ticket is the giver’s as it was', async () => {
    const before = await readTicket(app, giver.token, id);
    await offer(app, giver.token, id, friend.email);
    const { body } = await answerOffer(app, friend.token, id, false);
    expect(body).toEqual({ message: 'Вы отказались от билета', values: null });
    const [after] = await listTickets(app, giver.token, 'my');
    expect(after).toMatchObject({
      qr_code: before.qr_code,
      info: { number: before.info.number, registered: true },
      transfer: { direction: 'out', status: 'declined', email: friend.email },
    });
    expect(await listTickets(app, friend.token, 'transfered')).toEqual([]);
    expect((await letters(giver.email)).map((letter) => letter.subject)).toEqual([
      `От билета отказались: Забег, Москва, ${year}`,
    ]);
    expect((await answerOffer(app, friend.token, id, true)).body.code).toBe('state');
    expect(await consents(friend.id)).toEqual([]);
  });

  it('comes by taking it back, before it is accepted', async () => {
    await offer(app, giver.token, id, friend.email);
    expect((await takeBack(app, friend.token, id)).body.code).toBe('state');
    expect((await takeBack(app, giver.token, id)).body).toMatchObject({
      message: 'Билет снова ваш',
      values: { status: 'active', transfer: null },
    });
    expect((await takeBack(app, giver.token, id)).body.code).toBe('state');
    expect((await answerOffer(app, friend.token, id, true)).body.code).toBe('state');
    expect((await letters(friend.email)).map((letter) => letter.subject)).toEqual([
      `Билет больше не передают: Забег, Москва, ${year}`,
    ]);
  });

  it('comes by itself after seven days', async () => {
    await sql`update ticket_transfers set status = 'lapsed', closed_at = now() where status = 'waiting'`.execute(
      app.database.db,
    );
    await offer(app, giver.token, id, friend.email);
    await letters(friend.email);
    clock.set(inDays(6.9));
    expect(await app.sweeps.lapseOffers()).toBe(0);
    clock.set(inDays(7.1));
    expect((await answerOffer(app, friend.token, id, true)).body.code).toBe('state');
    expect(await listTickets(app, friend.token, 'transfered')).toEqual([]);
    expect(await app.sweeps.lapseOffers()).toBe(1);
    expect(await app.sweeps.lapseOffers()).toBe(0);
    expect((await listTickets(app, giver.token, 'my'))[0]).toMatchObject({ status: 'active', transfer: null });
    expect((await letters(giver.email)).map((letter) => letter.subject)).toEqual([
      `Билет не приняли: Забег, Москва, ${year}`,
    ]);
  });

  it('comes with the end of registration', async () => {
    clock.set(inDays(28));
    await offer(app, giver.token, id, friend.email);
    clock.set(inDays(29.5));
    expect((await answerOffer(app, friend.token, id, true)).body.code).toBe('deadline');
  });
});

describe('an offer that cannot be ended', () => {
  it('keeps no other waiting', async () => {
    const db = app.database.db;
    const next = await buyTicket(app, giver.token, format.publicId);
    await offer(app, giver.token, id, friend.email);
    clock.set(new Date(Date.now() + 60_000));
    await offer(app, giver.token, next, friend.email);
    clock.set(inDays(8));
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
      db,
    );
    await sql`
      create trigger fail before update on tickets for each row when (old.public_id = ${sql.lit(id)}) execute function fail()`.execute(
      db,
    );
    await expect(app.sweeps.lapseOffers()).rejects.toThrow('no room');
    await sql`drop trigger fail on tickets`.execute(db);
    expect((await readTicket(app, giver.token, next)).status).toBe('active');
    expect(await app.sweeps.lapseOffers()).toBe(1);
    expect((await readTicket(app, giver.token, id)).status).toBe('active');
  });
});

describe('letters about an offer', () => {
  it('come in the language of who reads them', async () => {
    const english = await createRunner(app, { language: 'en' });
    await offer(app, giver.token, id, english.email);
    const [letter] = await letters(english.email);
    expect(letter?.subject).toBe(`A ticket for you: Race, Moscow, ${year}`);
    expect(letter?.text).not.toMatch(/[а-яё]{3,} (билет|старт)/i);
  });

  it('carry no advertisement in the giver’s name', async () => {
    await sql`update users set name = 'Скидки на http://spam.example' where id = ${giver.id}`.execute(app.database.db);
    await offer(app, giver.token, id, friend.email);
    const [letter] = await letters(friend.email);
    expect(letter?.text).toContain('Вам передают билет');
    expect(letter?.text).not.toContain('spam');
  });
});

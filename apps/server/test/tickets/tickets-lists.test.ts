import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ticket } from '@trassa/contracts';
import { createEventCity, createFormat, day, inDays, type MadeFormat } from '../factories/events.ts';
import { buy, participant, paymentBody, plainLine, send, ticketLine } from '../factories/orders.ts';
import {
  answerOffer,
  ask,
  buyTicket,
  createRunner,
  listTickets,
  offer,
  readTicket,
  runOnline,
  upload,
} from '../factories/tickets.ts';
import { drawnIn } from '../support/drawn-in.ts';
import { createTestApp, createTestClock, type TestApp, type TestClock } from '../support/index.ts';

type Runner = Awaited<ReturnType<typeof createRunner>>;
let app: TestApp;
let clock: TestClock;
let runner: Runner;
beforeAll(async () => {
  clock = createTestClock();
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  clock.set(new Date());
  runner = await createRunner(app);
});
afterAll(() => app.close());

const startsIn = (days: number, row = {}): Promise<MadeFormat> =>
  createFormat(app.database.db, {
    preregistration: false,
    start_time: inDays(days),
    registration_end: inDays(days - 1),
    ...row,
  });

/** Statements that a call needs, the one that knows the token included. */
const statements = async (path: string, token: string): Promise<number> => {
  const client = await app.database.pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
  client.release();
  const { query } = prototype;
  let count = 0;
  prototype.query = function counted(this: unknown, ...args: unknown[]) {
    count++;
    return query.apply(this, args);
  };
  try {
    await send(app, 'GET', `/api${path}`, undefined, { token });
  } finally {
    prototype.query = query;
  }
  return count;
};

describe('lists of tickets', () => {
  it('part what is coming, what is over and what is given away', async () => {
    const coming = await buyTicket(app, runner.token, (await startsIn(30)).publicId);
    const sooner = await buyTicket(app, runner.token, (await startsIn(10)).publicId);
    const friend = await createRunner(app);
    const given = await buyTicket(app, runner.token, (await startsIn(20)).publicId);
    await offer(app, runner.token, given, friend.email);
    await answerOffer(app, friend.token, given, true);
    const ids = async (list: 'my' | 'transfered' | 'old', token = runner.token): Promise<string[]> =>
      (await listTickets(app, token, list)).map((ticket) => ticket.public_id);
    expect(await ids('my')).toEqual([sooner, coming]);
    expect(await ids('transfered')).toEqual([given]);
    expect(await ids('my', friend.token)).toEqual([given]);
    expect(await ids('old')).toEqual([]);
    clock.set(inDays(15));
    expect(await ids('my')).toEqual([coming]);
    expect(await ids('old')).toEqual([sooner]);
    clock.set(inDays(40));
    expect(await ids('old')).toEqual([coming, sooner]);
    expect(await ids('old', friend.token)).toEqual([given]);
    expect(await ids('transfered')).toEqual([given]);
  });

  it('page what is over, the latest first', async () => {
    for (const days of [3, 1, 2]) await buyTicket(app, runner.token, (await startsIn(days)).publicId);
    clock.set(inDays(5));
    const page = (query: string) => ask<Ticket[]>(app, runner.token, 'GET', `/user/tickets/old?${query}`);
    const first = (await page('limit=2')).body;
    const second = (await page('limit=2&page=2')).body;
    expect([first.values.length, first.total, second.values.length, second.total]).toEqual([2, 3, 1, 3]);
    const starts = [...first.values, ...second.values].map((ticket) => ticket.event_format.start_time);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  });

  it('tell the e-mail of the order to its purchaser alone', async () => {
    const id = await buyTicket(app, runner.token, (await startsIn(20)).publicId);
    expect((await readTicket(app, runner.token, id)).info.email).toBe('anna@example.org');
    const friend = await createRunner(app);
    await offer(app, runner.token, id, friend.email);
    await answerOffer(app, friend.token, id, true);
    expect((await readTicket(app, friend.token, id)).info).not.toHaveProperty('email');
  });

  it('show a guest his purchase, and nothing that would need an account', async () => {
    const format = await startsIn(20);
    const placed = await buy(app, paymentBody([plainLine(format.publicId, 1)], { email: 'guest-of-one@example.org' }));
    const [ticket] = await listTickets(app, placed.token, 'my');
    expect(ticket?.actions).toEqual(['register', 'cancel']);
    expect(await listTickets(app, placed.token, 'transfered')).toEqual([]);
    const refused = await offer(app, placed.token, ticket?.public_id ?? '', 'friend@example.org');
    expect(refused.body.code).toBe('temporary_user');
    await sql`update tickets set status = 'transfer' where public_id = ${ticket?.public_id}`.execute(app.database.db);
    expect(await listTickets(app, placed.token, 'transfered')).toEqual([]);
  });

  it('need the same few statements however many tickets there are', async () => {
    const format = await startsIn(20);
    const friend = await createRunner(app);
    await buyTicket(app, runner.token, format.publicId);
    const lists = ['/user/tickets/my', '/user/tickets/transfered', '/user/tickets/old'];
    const count = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const path of lists) counts.push(await statements(path, runner.token));
      return counts;
    };
    const one = await count();
    for (let i = 0; i < 3; i++) {
      const id = await buyTicket(app, runner.token, format.publicId);
      await offer(app, runner.token, id, friend.email);
    }
    expect(await count()).toEqual(one);
    expect(one).toEqual([2, 2, 3]);
    const [ticket] = await listTickets(app, runner.token, 'my');
    expect(await statements(`/user/ticket/${ticket?.public_id}`, runner.token)).toBe(5);
  });
});

describe('files and letters of an unregistered ticket', () => {
  it('have no QR and say where to register', async () => {
    const format = await startsIn(20);
    const email = 'without-name@example.org';
    const named = 'with-name@example.org';
    await buy(app, paymentBody([plainLine(format.publicId, 1)], { email }));
    await buy(app, paymentBody([ticketLine(format.publicId, { info: participant() })], { email: named }));
    while ((await app.sweeps.sendLetters()) > 0);
    const letterTo = (address: string) =>
      app.letters.find((one) => one.to.address === address && one.attachments?.length);
    const without = letterTo(email);
    expect(without?.text).toContain('Участник ещё не указан: зарегистрируйте его до');
    expect(without?.text).toMatch(/Зарегистрировать участника: http:\/\/localhost:3000\/me\/ticket\/\S{22}/);
    expect(letterTo(named)?.text).toContain('На входе хватит его QR-кода');
    expect(letterTo(named)?.text).not.toContain('/me/ticket/');
    expect(drawnIn(letterTo(named)?.attachments?.[0]?.content)).toBeGreaterThan(
      drawnIn(without?.attachments?.[0]?.content) + 2000,
    );
  });
});

describe('a virtual race', () => {
  const race = async () => {
    const city = await createEventCity(app.database.db, { start_time: inDays(2), finish_time: inDays(3) });
    const format = await startsIn(2, { event_city_id: city.id, online: true, preregistration: true, qr: false });
    return buyTicket(app, runner.token, format.publicId, {});
  };

  it('starts, is run and handed in with a proof, from the start to a week after the end', async () => {
    const id = await race();
    const read = () => ask(app, runner.token, 'GET', `/user/ticket/online/${id}`);
    expect((await read()).body.values).toMatchObject({
      public_id: id,
      status: 'none',
      started: null,
      result_time: null,
    });
    expect((await runOnline(app, runner.token, id)).body.code).toBe('state');
    clock.set(inDays(2.5));
    expect((await readTicket(app, runner.token, id)).actions).toEqual(['online']);
    expect((await runOnline(app, runner.token, id)).body).toMatchObject({
      message: 'Старт отмечен',
      values: { status: 'started', started: Math.floor(clock().getTime() / 1000) },
    });
    expect((await runOnline(app, runner.token, id)).body.code).toBe('state');
    expect((await runOnline(app, runner.token, id, { result_time: '25:99', link: 'ftp://x' })).body).toMatchObject({
      code: 'validation',
      errors: { result_time: 'Введите корректное время', link: 'Введите ссылку, начиная с https://' },
    });
    expect((await runOnline(app, runner.token, id, { result_time: '42:10' })).body.errors).toEqual({
      file: 'Приложите файл или ссылку на трек',
    });
    const file = await upload(app, runner.token);
    expect((await runOnline(app, runner.token, id, { result_time: '42:10', file })).body.values).toMatchObject({
      status: 'checking',
      result_time: '00:42:10',
    });
    expect((await runOnline(app, runner.token, id, { result_time: '42:10', file })).body.code).toBe('state');
    await sql`update online_races set status = 'declined', comment = 'Трек не открывается'`.execute(app.database.db);
    expect((await read()).body.values).toMatchObject({ status: 'declined', comment: 'Трек не открывается' });
    clock.set(new Date(Date.now() + 10.1 * day));
    const late = { result_time: '42:10', link: 'https://example.org/track' };
    expect((await runOnline(app, runner.token, id, late)).body.code).toBe('deadline');
    clock.set(inDays(9.9));
    expect((await runOnline(app, runner.token, id, late)).body.values).toMatchObject({
      status: 'checking',
      comment: null,
    });
  });

  it('is past only when its window is over', async () => {
    const id = await race();
    const isIn = async (list: 'my' | 'old'): Promise<boolean> => {
      const { body } = await ask<Ticket[]>(app, runner.token, 'GET', `/user/tickets/${list}`);
      return (body.values ?? []).some(({ public_id: publicId }) => publicId === id);
    };
    clock.set(inDays(9.9));
    expect([await isIn('my'), await isIn('old')]).toEqual([true, false]);
    clock.set(inDays(10.1));
    expect([await isIn('my'), await isIn('old')]).toEqual([false, true]);
  });

  it('is unknown to strangers and of formats that are run on the spot', async () => {
    const stranger = await createRunner(app);
    const id = await race();
    clock.set(inDays(2.5));
    expect((await ask(app, stranger.token, 'GET', `/user/ticket/online/${id}`)).status).toBe(404);
    expect((await runOnline(app, stranger.token, id)).status).toBe(404);
    clock.set(new Date());
    const plain = await buyTicket(app, runner.token, (await startsIn(3)).publicId, {});
    expect((await ask(app, runner.token, 'GET', `/user/ticket/online/${plain}`)).status).toBe(404);
    clock.set(inDays(3.1));
    expect((await runOnline(app, runner.token, plain)).body.code).toBe('state');
  });
});

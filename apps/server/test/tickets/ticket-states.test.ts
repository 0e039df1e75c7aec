import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, day } from '../factories/events.ts';
import { buy, participant, paymentBody, plainLine, send, ticketLine } from '../factories/orders.ts';
import { buyOne, cancel } from '../factories/returns.ts';
import { ask, buyTicket, createRunner, listTickets, readTicket } from '../factories/tickets.ts';
import { drawnIn } from '../support/drawn-in.ts';
import { createTestApp, createTestClock, type TestApp, type TestClock } from '../support/index.ts';

let app: TestApp;
let clock: TestClock;
beforeAll(async () => {
  clock = createTestClock();
  app = await createTestApp({ clock });
});
afterEach(() => clock.set(new Date()));
afterAll(() => app.close());

const ids = async (token: string | null, list: 'my' | 'old'): Promise<string[]> =>
  (await listTickets(app, token, list)).map(({ public_id: id }) => id);

describe('a ticket of a wave', () => {
  const gun = new Date(Math.floor(Date.now() / day) * day + 20.25 * day);
  const wave = new Date(gun.getTime() + 40 * 60_000);
  const unix = (date: Date): number => date.getTime() / 1000;

  const buyWave = async (): Promise<{ id: string; token: string; email: string }> => {
    const format = await createFormat(app.database.db, {
      start_time: gun,
      registration_end: gun,
      clusters: [{ name_ru: 'Волна 2', start_time: wave }],
    });
    const runner = await createRunner(app);
    const info = participant({ cluster: 'Волна 2' });
    return { ...runner, id: await buyTicket(app, runner.token, format.publicId, { info }) };
  };

  it('starts when its wave does, in the list, on its page, in the calendar and in the letter', async () => {
    const { id, token } = await buyWave();
    const [listed] = await listTickets(app, token, 'my');
    expect(listed).toMatchObject({ cluster: 'Волна 2', starts_at: unix(wave) });
    expect(await readTicket(app, token, id)).toMatchObject({
      starts_at: unix(wave),
      event_format: { start_time: unix(gun) },
    });
    const file = await send(app, 'GET', `/api/user/ticket/${id}/file?type=ics`, undefined, { token });
    expect(file.body).toContain(`DTSTART:${wave.toISOString().replaceAll(/[-:]|\.000/g, '')}`);
    await app.sweeps.sendLetters();
    const letter = app.letters.find(({ text }) => text.includes(listed?.ticketNumber ?? '-'));
    expect(letter?.text).toContain('Старт: ');
    expect(letter?.text).toContain(
      wave.toLocaleTimeString('ru-RU', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' }),
    );
  });

  it('is not past, and keeps its QR, until its wave has gone', async () => {
    const { id, token } = await buyWave();
    clock.set(new Date(wave.getTime() - 60_000));
    expect([await ids(token, 'my'), await ids(token, 'old')]).toEqual([[id], []]);
    expect((await readTicket(app, token, id)).qr_code).toMatch(/^T1\./);
    clock.set(wave);
    expect([await ids(token, 'my'), await ids(token, 'old')]).toEqual([[], [id]]);
  });
});

describe('a QR is only where it opens the entrance', () => {
  it('gone when the start is over, in the PDF too', async () => {
    const format = await createFormat(app.database.db, { start_time: new Date(Date.now() + day) });
    const runner = await createRunner(app);
    const id = await buyTicket(app, runner.token, format.publicId, { info: participant() });
    const pdf = async (): Promise<Buffer> =>
      (await send(app, 'GET', `/api/user/ticket/${id}/file`, undefined, { token: runner.token })).rawPayload;
    const before = await pdf();
    expect((await readTicket(app, runner.token, id)).qr_code).toMatch(/^T1\./);
    clock.set(new Date(Date.now() + 1.01 * day));
    expect((await readTicket(app, runner.token, id)).qr_code).toBeNull();
    expect((await listTickets(app, runner.token, 'old'))[0]?.qr_code).toBeNull();
    expect(drawnIn(before) - drawnIn(await pdf())).toBeGreaterThan(2000);
  });
});

describe('a returned ticket', () => {
  it('stands among the past ones with its refund, though its start is to come', async () => {
    const bought = await buyOne(app);
    expect((await cancel(app, bought.ticketId, { token: bought.token })).statusCode).toBe(200);
    await app.sweeps.sendRefunds();
    expect(await ids(bought.token, 'my')).toEqual([]);
    const [old] = await listTickets(app, bought.token, 'old');
    expect(old).toMatchObject({
      public_id: bought.ticketId,
      status: 'returned',
      qr_code: null,
      actions: [],
      refund: { sum: 1500, requested: expect.any(Number), done: expect.any(Number) },
    });
    const { body } = await ask<unknown[]>(app, bought.token, 'GET', '/user/tickets/old');
    expect(body.total).toBe(1);
  });

  it('tells its refund to who bought it alone', async () => {
    const bought = await buyOne(app);
    const other = await createRunner(app);
    await sql`update tickets set user_id = ${other.id} where id = ${bought.ticket}`.execute(app.database.db);
    await sql`insert into ticket_returns (ticket_id, user_id, percent, paid_minor, sum_minor)
      values (${bought.ticket}, ${bought.userId}, 50, 300000, 150000)`.execute(app.database.db);
    expect(await readTicket(app, other.token, bought.ticketId)).toMatchObject({ refund: null });
  });
});

describe('a ticket of a spectator', () => {
  it('needs no registration where there is none', async () => {
    const format = await createFormat(app.database.db, {
      preregistration: false,
      quotas: { athlete: 5, spectator: 5 },
    });
    const email = 'stand@example.org';
    const placed = await buy(
      app,
      paymentBody([plainLine(format.publicId, 1, { kind: 'spectator' }), ticketLine(format.publicId)], { email }),
    );
    const tickets = await listTickets(app, placed.token, 'my');
    expect(tickets.find(({ kind }) => kind === 'spectator')).toMatchObject({
      needs_registration: false,
      info: { registered: false },
      qr_code: expect.stringMatching(/^T1\./),
    });
    expect(tickets.find(({ kind }) => kind === 'athlete')).toMatchObject({ needs_registration: true });
  });
});

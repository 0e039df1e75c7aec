import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createShirts, insertRow, type MadeFormat } from '../factories/events.ts';
import { newKey, participant, send } from '../factories/orders.ts';
import {
  answerOffer,
  buyTicket,
  createRunner,
  disable,
  offer,
  register,
  takeBack,
  ticketRow,
} from '../factories/tickets.ts';
import { lockTicketRow } from '../../src/modules/tickets/lock-ticket.repository.ts';
import { setStatus } from '../../src/modules/tickets/ticket-changes.repository.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { untilWaiting } from './support/places.ts';

type Runner = Awaited<ReturnType<typeof createRunner>>;
let app: TestApp;
let giver: Runner;
let friend: Runner;
let format: MadeFormat;
beforeAll(async () => {
  app = await createTestApp();
  [giver, friend] = [await createRunner(app), await createRunner(app)];
  format = await createFormat(app.database.db, { preregistration: false, quotas: { athlete: 500 } });
  await insertRow(app.database.db, 'number_ranges', { format_id: format.id, first: 1, last: 500 });
});
afterEach(() => assertInvariants(app.database.db));
afterAll(() => app.close());

const buyOne = (fields?: Record<string, unknown>): Promise<string> =>
  buyTicket(app, giver.token, format.publicId, fields);
const cancel = async (id: string): Promise<{ status: number }> => ({
  status: (await send(app, 'POST', '/api/payment/cancel', { public_id: id }, { token: giver.token, key: newKey() }))
    .statusCode,
});
const done = (answers: readonly { status: number }[]): number => answers.filter(({ status }) => status === 200).length;
const offersOf = async (id: string): Promise<string[]> => {
  const { rows } = await sql<{ status: string }>`
    select o.status from ticket_transfers o join tickets t on t.id = o.ticket_id where t.public_id = ${id} order by o.id`.execute(
    app.database.db,
  );
  return rows.map((row) => row.status);
};

/** Lets all go at the same moment: each waits for the ticket's row, which is held until they all do. */
const atOnce = async <T>(id: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const free = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const held = app.database.db.transaction().execute(async (tx) => {
    await lockTicketRow(tx, id);
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  const running = calls.map((call) => call());
  await untilWaiting(app.database.db, calls.length);
  free.resolve();
  await held;
  return Promise.all(running);
};

describe('on one ticket at once', () => {
  it('of an offer and a return for money one wins', async () => {
    for (let i = 0; i < 4; i++) {
      const id = await buyOne();
      const answers = await atOnce(id, [() => offer(app, giver.token, id, friend.email), () => cancel(id)]);
      expect(done(answers)).toBe(1);
      const { status } = await ticketRow(app, id);
      const isOffered = answers[0]?.status === 200;
      expect(isOffered ? status === 'transfer' : ['processing', 'returned'].includes(String(status))).toBe(true);
      expect(await offersOf(id)).toEqual(isOffered ? ['waiting'] : []);
    }
  });

  it('registration never stays on a ticket that is offered or returned first', async () => {
    for (let i = 0; i < 4; i++) {
      const id = await buyOne();
      const [given, registered, returned] = await atOnce<{ status: number }>(id, [
        () => offer(app, giver.token, id, friend.email),
        () => register(app, giver.token, id, { info: participant() }),
        () => cancel(id),
      ]);
      expect(done([given, returned].filter((one) => one !== undefined))).toBe(1);
      const row = await ticketRow(app, id);
      expect(row['info'] !== null).toBe(registered?.status === 200);
    }
  });

  it('of many offers one waits', async () => {
    const id = await buyOne();
    const answers = await atOnce(
      id,
      Array.from({ length: 5 }, (_, i) => () => offer(app, giver.token, id, `friend-${i}@example.org`)),
    );
    expect(done(answers)).toBe(1);
    expect(await offersOf(id)).toEqual(['waiting']);
  });

  it('of accepting, declining and taking back one wins', async () => {
    for (let i = 0; i < 4; i++) {
      const id = await buyOne({ info: participant() });
      await offer(app, giver.token, id, friend.email);
      const answers = await atOnce(id, [
        () => answerOffer(app, friend.token, id, true),
        () => answerOffer(app, friend.token, id, false),
        () => takeBack(app, giver.token, id),
      ]);
      expect(done(answers)).toBe(1);
      const [status] = await offersOf(id);
      expect(status).toBe(['accepted', 'declined', 'taken_back'][answers.findIndex((one) => one.status === 200)]);
      const row = await ticketRow(app, id);
      expect(row).toMatchObject({ status: 'active', user_id: status === 'accepted' ? friend.id : giver.id });
      expect(row['info'] === null).toBe(status === 'accepted');
    }
  });

  it('cancelling a registration twice frees its number once', async () => {
    const id = await buyOne({ info: participant() });
    const answers = await atOnce(
      id,
      [1, 2, 3].map(() => () => disable(app, giver.token, id)),
    );
    expect(done(answers)).toBe(1);
    expect(await ticketRow(app, id)).toMatchObject({ info: null, start_number: null });
  });

  it('of two readers without the lock both win: the control', async () => {
    const id = await buyOne();
    const both = Promise.withResolvers<void>();
    let readers = 0;
    const withoutLock = (): Promise<boolean> =>
      app.database.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: number; status: string }>`
          select id, status from tickets where public_id = ${id}`.execute(tx);
        readers++;
        if (readers === 2) both.resolve();
        await both.promise;
        const [row] = rows;
        if (row?.status !== 'active') return false;
        await setStatus(tx, row.id, 'transfer');
        return true;
      });
    expect(await Promise.all([withoutLock(), withoutLock()])).toEqual([true, true]);
    await sql`update tickets set status = 'active' where public_id = ${id}`.execute(app.database.db);
  });
});

describe('on many tickets at once', () => {
  it('the last shirt goes to one, whatever they had before', async () => {
    const dressed = await createFormat(app.database.db, { preregistration: false, shirt_unavailable: false });
    await createShirts(app.database.db, dressed.eventCityId, { S: 1, M: 10, L: 10 });
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push(await buyTicket(app, giver.token, dressed.publicId));
    const wear = (id: string, size: string) =>
      register(app, giver.token, id, { info: participant({ item_size: size }) });
    await Promise.all(ids.map((id, i) => wear(id, i % 2 ? 'M' : 'L')));
    const answers = await Promise.all(ids.map((id) => wear(id, 'S')));
    expect(done(answers)).toBe(1);
    const numbers = await Promise.all(
      ids.map((id) => register(app, giver.token, id, { info: participant({ item_size: 'M' }) })),
    );
    expect(done(numbers)).toBe(6);
  });

  it('every participant gets a number of his own', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push(await buyOne());
    const answers = await Promise.all(ids.map((id) => register(app, giver.token, id, { info: participant() })));
    expect(done(answers)).toBe(6);
    expect(new Set(answers.map(({ body }) => body.values.info.number)).size).toBe(6);
  });
});

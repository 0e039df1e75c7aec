import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinPurchases } from '../../src/modules/accounts/join-purchases.ts';
import { owners } from '../factories/person.ts';
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
import { buyOne as buyAsGuest, cancel as cancelAs } from '../factories/returns.ts';
import { lockTicketRow } from '../../src/modules/tickets/lock-ticket.repository.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { setStatus } from '../../src/modules/tickets/register/ticket-changes.repository.ts';
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

/** Holds what `lock` locks until every call waits, one after another; then lets them go. */
const inTurn = async <T>(lock: (tx: Tx) => Promise<unknown>, calls: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const free = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const held = app.database.db.transaction().execute(async (tx) => {
    await lock(tx);
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  const running: Promise<T>[] = [];
  for (const call of calls) {
    running.push(call());
    await untilWaiting(app.database.db, running.length);
  }
  free.resolve();
  await held;
  return Promise.all(running);
};

/** Lets all go at the same moment: each waits for the ticket's row, which is held until they all do. */
const atOnce = <T>(id: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> =>
  inTurn((tx) => lockTicketRow(tx, id), calls);

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

describe('without a deadlock', () => {
  /** Asks for the code now; the deletion itself comes later. */
  const deletion = async (person: Runner): Promise<() => Promise<{ status: number }>> => {
    // Papers of all tickets above would be drawn before its letter.
    await sql`update letters set state = 'sent' where state = 'waiting'`.execute(app.database.db);
    await send(app, 'POST', '/api/user/delete/code', {}, { token: person.token });
    await app.sweeps.sendLetters();
    const letter = app.letters.findLast(({ to, text }) => to.address === person.email && text.includes('#delete='));
    const code = /#delete=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    return async () => ({
      status: (await send(app, 'DELETE', '/api/user', { code, force: true }, { token: person.token })).statusCode,
    });
  };

  it('a ticket is registered and returned for money', async () => {
    const id = await buyOne();
    const answers = await atOnce<{ status: number }>(id, [
      () => register(app, giver.token, id, { info: participant() }),
      () => cancel(id),
    ]);
    expect(done(answers)).toBe(2);
    expect(['processing', 'returned']).toContain((await ticketRow(app, id))['status']);
  });

  it('a guest returns a ticket while his account takes it over', async () => {
    const { ticketId, orderId, token, email } = await buyAsGuest(app);
    const account = await createRunner(app);
    await sql`update users set email = ${email} where id = ${account.id}`.execute(app.database.db);
    const lockOrder = (tx: Tx) => sql`select 1 from orders where public_id = ${orderId} for update`.execute(tx);
    const join = () =>
      app.database.db.transaction().execute((tx) => joinPurchases(tx, owners(), { userId: account.id, email }));
    expect(
      await inTurn<number>(lockOrder, [async () => (await cancelAs(app, ticketId, { token })).statusCode, join]),
    ).toEqual([200, 1]);
    expect(await ticketRow(app, ticketId)).toMatchObject({ user_id: account.id, status: 'processing' });
  });

  it('an offer is taken back or accepted while its recipient deletes his account', async () => {
    for (const isAccepted of [false, true]) {
      const recipient = await createRunner(app);
      const id = await buyOne();
      await offer(app, giver.token, id, recipient.email);
      const remove = await deletion(recipient);
      const answers = await atOnce<{ status: number }>(id, [
        () => (isAccepted ? answerOffer(app, recipient.token, id, true) : takeBack(app, giver.token, id)),
        remove,
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await ticketRow(app, id)).toMatchObject({ status: isAccepted ? 'blocked' : 'active' });
    }
  });

  it('an account is deleted while a ticket of it is returned for money', async () => {
    const buyer = await createRunner(app);
    const id = await buyTicket(app, buyer.token, format.publicId);
    const answers = await atOnce<{ status: number }>(id, [
      await deletion(buyer),
      async () => ({ status: (await cancelAs(app, id, { token: buyer.token })).statusCode }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(await ticketRow(app, id)).toMatchObject({ status: 'blocked' });
  });
});

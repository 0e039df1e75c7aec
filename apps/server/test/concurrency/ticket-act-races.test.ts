import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lockTicketRow } from '../../src/modules/tickets/lock-ticket.repository.ts';
import { setStatus } from '../../src/modules/tickets/register/ticket-changes.repository.ts';
import { insertRow } from '../factories/events.ts';
import { newKey, participant, send } from '../factories/orders.ts';
import { buyTicket, createRunner, offer, register, ticketRow } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { openOffice, type Start } from '../office/office.ts';
import type { Member } from '../staff/door.ts';
import { untilWaiting } from './support/places.ts';

const { app, db, ask, createColleague, createStart } = openOffice();

let [one, other]: Member[] = [];
let buyer: Awaited<ReturnType<typeof createRunner>>;
let friend: Awaited<ReturnType<typeof createRunner>>;
let start: Start;
beforeAll(async () => {
  [one, other] = [await createColleague('admin'), await createColleague('manager')];
  [buyer, friend] = [await createRunner(app()), await createRunner(app())];
  start = await createStart({ quotas: { athlete: 100 } });
  await insertRow(db(), 'number_ranges', { format_id: start.format.id, first: 1, last: 100 });
});
afterEach(() => assertInvariants(db()));

const reason = 'Просил по телефону';
const named = (): Promise<string> => buyTicket(app(), buyer.token, start.format.publicId, { info: participant() });
type Answer = { readonly status: number };

/** Holds the ticket's row until every call waits for it, one after another. */
const inTurn = async (id: string, calls: readonly (() => Promise<Answer>)[]): Promise<number[]> => {
  const free = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const held = db()
    .transaction()
    .execute(async (tx) => {
      await lockTicketRow(tx, id);
      locked.resolve();
      await free.promise;
    });
  await locked.promise;
  const running: Promise<Answer>[] = [];
  for (const call of calls) {
    running.push(call());
    await untilWaiting(db(), running.length);
  }
  free.resolve();
  await held;
  return (await Promise.all(running)).map(({ status }) => status);
};

/** Acts by the card as it is before anybody begins. */
const seen = async (id: string) => {
  const version = Number((await ticketRow(app(), id))['version']);
  return (who: Member | undefined, path: string, body: object) => (): Promise<Answer> =>
    ask('PUT', `/tickets/${id}${path}`, { ...who, body: { version, ...body } });
};
const cancel = (id: string) => async (): Promise<Answer> => ({
  status: (await send(app(), 'POST', '/api/payment/cancel', { public_id: id }, { token: buyer.token, key: newKey() }))
    .statusCode,
});

describe('on one ticket at once', () => {
  it('of two of the staff the first wins and the second is told of it', async () => {
    const id = await named();
    const act = await seen(id);
    const statuses = await inTurn(id, [
      act(one, '/number', { number: 50 }),
      act(other, '/number', { number: 51 }),
      act(other, '', { info: { first_name: 'Яна' } }),
      act(one, '/block', { reason }),
    ]);
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect(await ticketRow(app(), id)).toMatchObject({ start_number: 50, status: 'active' });
  });

  it('the holder’s correction before that of the staff stays, and after it both do', async () => {
    const id = await named();
    const act = await seen(id);
    const byHolder = (): Promise<Answer> =>
      register(app(), buyer.token, id, { info: participant({ first_name: 'Яна' }) });
    const byStaff = act(one, '', { info: { last_name: 'Сидорова' } });
    expect(await inTurn(id, [byHolder, byStaff])).toEqual([200, 409]);
    expect((await ticketRow(app(), id))['info']).toMatchObject({ first_name: 'Яна', last_name: 'Иванова' });
    const anew = (await seen(id))(one, '', { info: { last_name: 'Сидорова' } });
    expect(await inTurn(id, [anew, byHolder])).toEqual([200, 200]);
  });

  it('what is returned first is neither blocked nor handed over, and a blocked one is not returned', async () => {
    const [returned, blocked] = [await named(), await named()];
    const give = { email: friend.email, accepted_by_staff: true, reason };
    const act = await seen(returned);
    expect(
      await inTurn(returned, [cancel(returned), act(one, '/block', { reason }), act(other, '/transfer', give)]),
    ).toEqual([200, 409, 409]);
    const later = await seen(blocked);
    expect(await inTurn(blocked, [later(one, '/block', { reason }), cancel(blocked)])).toEqual([200, 400]);
    expect((await ticketRow(app(), blocked))['status']).toBe('blocked');
  });

  it('of a hand-over by the staff and the holder’s own offer one is made', async () => {
    const id = await named();
    const act = await seen(id);
    const give = act(one, '/transfer', { email: friend.email, accepted_by_staff: true, reason });
    const own = (): Promise<Answer> => offer(app(), buyer.token, id, friend.email);
    expect(await inTurn(id, [own, give])).toEqual([200, 409]);
    const second = await named();
    const later = (await seen(second))(one, '/transfer', { email: friend.email, accepted_by_staff: true, reason });
    const late = (): Promise<Answer> => offer(app(), buyer.token, second, friend.email);
    expect(await inTurn(second, [later, late])).toEqual([200, 400]);
  });

  it('of two who look at the version without the lock both would win: the control', async () => {
    const id = await named();
    const seenVersion = (await ticketRow(app(), id))['version'];
    const both = Promise.withResolvers<void>();
    let readers = 0;
    const withoutLock = (): Promise<boolean> =>
      db()
        .transaction()
        .execute(async (tx) => {
          const { rows } = await sql<{ id: number; version: number }>`
            select id, version from tickets where public_id = ${id}`.execute(tx);
          readers += 1;
          if (readers === 2) both.resolve();
          await both.promise;
          const [row] = rows;
          if (!row || row.version !== seenVersion) return false;
          await setStatus(tx, row.id, 'blocked');
          return true;
        });
    expect(await Promise.all([withoutLock(), withoutLock()])).toEqual([true, true]);
  });
});

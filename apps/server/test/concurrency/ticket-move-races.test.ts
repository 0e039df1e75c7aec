import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasWaitingMove } from '../../src/modules/tickets/move/moves.repository.ts';
import { lockTicketRow } from '../../src/modules/tickets/lock-ticket.repository.ts';
import { refundsOf } from '../factories/late.ts';
import { newKey, participant, press, readOrder, send } from '../factories/orders.ts';
import { createRunner, offer, register, ticketRow } from '../factories/tickets.ts';
import type { Member } from '../staff/door.ts';
import { openMoves, orderOf } from '../office/moves/move-stage.ts';
import { untilWaiting } from './support/places.ts';

const office = openMoves();
const { app, db, ask, admin, buyer, formats, move, make, named, buyFive, takenOf, formatOf, open, createPriced } =
  office;

beforeEach(async () => {
  await sql`update order_returns set created_at = created_at - interval '2 days'`.execute(db());
});

type Call = () => Promise<number>;

/** Holds the ticket's row until every call waits for it, one after another; answers their statuses. */
const inTurn = async (id: string, calls: readonly Call[]): Promise<number[]> => {
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
  const running: Promise<number>[] = [];
  for (const call of calls) {
    running.push(call());
    await untilWaiting(db(), running.length);
  }
  free.resolve();
  await held;
  return Promise.all(running);
};

/** A move by what is seen before anybody begins. */
const seen = async (id: string) => {
  const version = await office.versionOf(id);
  return (to: 'ten' | 'one', sum: number, who: Member = admin()): Call =>
    async () =>
      (await make(id, formats()[to], { version, sum }, who)).status;
};
const giveBack =
  (id: string): Call =>
  async () =>
    (await send(app(), 'POST', '/api/payment/cancel', { public_id: id }, { token: buyer().token, key: newKey() }))
      .statusCode;
const pay =
  (order: string): Call =>
  async () => {
    await press(app(), order, 'paid');
    return 200;
  };
/** A move that waits for its money, on the provider's page. */
const waiting = async (id: string): Promise<string> => {
  const order = orderOf(await move(id, formats().ten));
  await open(order);
  return order;
};
const lateOf = (order: string) => refundsOf(app(), { order: { public_id: order, amount: 0, expires_at: 0 } });

describe('one ticket that two of the staff move at once', () => {
  // BO-060
  it('goes where the first says, the second is told of it, and places of all formats stay right', async () => {
    const { five, ten, one } = formats();
    const other = await office.createColleague('admin');
    const id = await named();
    const [taken, dear, cheap] = await takenOf(five, ten, one);
    const to = await seen(id);
    expect(await inTurn(id, [to('one', -2000), to('one', -2000, other), to('ten', 2000, other)])).toEqual([
      200, 409, 409,
    ]);
    expect(await takenOf(five, ten, one)).toEqual([Number(taken) - 1, dear, Number(cheap) + 1]);
    expect(await formatOf(id)).toBe(one.id);
  });

  // BO-060
  it('waits for one difference, never for two', async () => {
    const { ten } = formats();
    const id = await buyFive();
    const [free] = await takenOf(ten);
    const to = await seen(id);
    expect(await inTurn(id, [to('ten', 2000), to('ten', 2000)])).toEqual([202, 409]);
    expect(await takenOf(ten)).toEqual([Number(free) + 1]);
  });

  it('would be moved twice by who looks without the lock: the control', async () => {
    const id = await buyFive();
    const { id: ticketId } = (await ticketRow(app(), id)) as { id: number };
    const both = Promise.withResolvers<void>();
    let readers = 0;
    const look = (): Promise<boolean> =>
      db()
        .transaction()
        .execute(async (tx) => {
          const isFree = !(await hasWaitingMove(tx, ticketId));
          readers += 1;
          if (readers === 2) both.resolve();
          await both.promise;
          return isFree;
        });
    expect(await Promise.all([look(), look()])).toEqual([true, true]);
  });
});

describe('money of a move', () => {
  it('before the return of the ticket moves it, and the return is asked anew', async () => {
    const id = await buyFive();
    const order = await waiting(id);
    expect(await inTurn(id, [pay(order), giveBack(id)])).toEqual([200, 400]);
    expect(await ticketRow(app(), id)).toMatchObject({ status: 'active', format_id: formats().ten.id });
    expect(await lateOf(order)).toEqual([]);
  });

  it('after the return of the ticket goes back whole', async () => {
    const id = await buyFive();
    const order = await waiting(id);
    expect(await inTurn(id, [giveBack(id), pay(order)])).toEqual([200, 200]);
    expect((await ticketRow(app(), id))['format_id']).toBe(formats().five.id);
    expect(await lateOf(order)).toEqual([{ amount: 200_000, reason: 'late' }]);
    expect((await readOrder(app(), order)).status).toBe('cancelled');
    while (await app().sweeps.sendRefunds());
  });

  it('and an offer or a registration of the ticket, in either order, leave one moved ticket', async () => {
    const friend = await createRunner(app());
    for (const isPaidFirst of [true, false]) {
      const [offered, registered] = [await buyFive(), await buyFive()];
      const [one, two] = [await waiting(offered), await waiting(registered)];
      const give: Call = async () => (await offer(app(), buyer().token, offered, friend.email)).status;
      const name: Call = async () => (await register(app(), buyer().token, registered, { info: participant() })).status;
      const turns = (first: Call, second: Call): Call[] => (isPaidFirst ? [first, second] : [second, first]);
      expect(await inTurn(offered, turns(pay(one), give))).toEqual([200, 200]);
      expect(await inTurn(registered, turns(pay(two), name))).toEqual([200, 200]);
      expect((await ticketRow(app(), offered))['format_id']).toBe(formats().ten.id);
      expect(await ticketRow(app(), registered)).toMatchObject({
        format_id: formats().ten.id,
        info: expect.objectContaining({ last_name: 'Иванова' }),
      });
    }
  });

  it('and the cancelling of its order by the staff: either it is moved, or all of the money goes back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await buyFive();
      const order = await waiting(id);
      const cancel: Call = async () =>
        (await ask('POST', `/orders/${order}/cancel`, { ...admin(), body: { version: 1, reason: 'Передумал' } }))
          .status;
      const [, cancelled] = await Promise.all([pay(order)(), cancel()]);
      const isMoved = (await formatOf(id)) === formats().ten.id;
      expect([isMoved, (await lateOf(order)).length]).toEqual(cancelled === 200 ? [false, 1] : [true, 0]);
    }
  });
});

describe('places', () => {
  it('the last one is given to one of ten tickets that go there at once', async () => {
    const last = await createPriced(300_000, { quotas: { athlete: 1 } });
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) ids.push(await buyFive());
    const statuses = await Promise.all(ids.map(async (id) => (await make(id, last, { sum: 0 })).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
    expect(await takenOf(last)).toEqual([1]);
  });

  it('change hands both ways at once without waiting for each other for ever', async () => {
    const same = await createPriced(300_000, { clusters: [{ name_ru: '9:00', capacity: 20 }] });
    const here: string[] = [];
    const there: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      here.push(await named());
      there.push(await named({ cluster: '9:00' }, same));
    }
    const statuses = await Promise.all([
      ...here.map((id) => make(id, same, { sum: 0, cluster: '9:00' })),
      ...there.map((id) => make(id, formats().five, { sum: 0 })),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  });
});

import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePlaces } from '../../src/modules/inventory/index.ts';
import { untilWaiting } from '../concurrency/support/places.ts';
import { createFormat, inDays, type MadeFormat } from '../factories/events.ts';
import { paymentBody, place, plainLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { newBuyer } from '../office/office.ts';
import type { Member } from '../staff/door.ts';
import { openCancelling } from './cancel-stage.ts';
import { approvalOf } from './refund-stage.ts';

const office = openCancelling();
const { app, db, ask, buyOf, cancel, createColleague, createSold, decide, make, refund, statesOf, workAll } = office;
let asker: Member;
let decider: Member;
beforeAll(async () => {
  asker = await createColleague('admin');
  decider = await createColleague('finance');
});
afterEach(() => assertInvariants(db()));

type Change = { field: string; after: unknown };
type Entry = { act: string; actor: { public_id: string } | null; changes: Change[] };
const historyOf = async (member: Member, order: string): Promise<Entry[]> =>
  (await ask('GET', `/orders/${order}/history`, member)).body['values'] as Entry[];
/** What entries tell of money that came back, newest first. */
const toldOf = (entries: readonly Entry[]): string[][] =>
  entries
    .filter(({ act }) => act === 'order.refund')
    .map(({ changes }) => changes.map(({ field, after }) => `${field} ${(after as { money?: number }).money}`));

// BO-124
describe('the history of an order with lines of two starts', () => {
  it('tells whoever reaches one of them what came back of its lines alone, and of the order as a whole', async () => {
    const [here, there] = [await createSold(), await createSold()];
    const lines = [plainLine(here.format.publicId, 2), plainLine(there.format.publicId, 2)];
    const order = await buyOf(lines);
    const [own, other] = lines.map((line) => ({ unique_id: String(line['unique_id']), pieces: 1 }));
    const made = [
      await refund(asker, order, { lines: [other] }),
      await refund(asker, order, { lines: [own, other] }),
      await refund(asker, order, { lines: [], goodwill: 100 }),
    ];
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const goodwill = ['refund.goodwill 100'];
    const ticket = 'refund.ticket 1500';
    expect(toldOf(await historyOf(asker, order))).toEqual([goodwill, [ticket, ticket], [ticket]]);
    const manager = await createColleague('manager', { starts: [here.start] });
    const entries = await historyOf(manager, order);
    expect(toldOf(entries)).toEqual([goodwill, [ticket]]);
  });
});

/** Entries of one act in the whole audit about one order. */
const entriesOf = async (act: string, order: string) => {
  const { body } = await ask('GET', `/audit?act=${act}&object_kind=order&object_id=${order}`, asker);
  return body['values'] as (Entry & { reason: string | null; from: string })[];
};

// BO-127
describe('what a run does to an order', () => {
  it('stands in its history once when a start is called off: money that went back, and one that waited for it', async () => {
    const { start, format, buyHere } = await createSold();
    const { order } = await buyHere(1);
    const waiting = (await place(app(), paymentBody([plainLine(format.publicId, 1)]))).order.public_id;
    const run = await cancel(asker, decider, start);
    await workAll();
    const told = { actor: { public_id: asker.publicId }, reason: 'Площадку закрыли', from: 'office' };
    const named = { field: 'run', before: null, after: run };
    expect(await entriesOf('order.refund', order)).toMatchObject([
      { ...told, changes: [{ field: 'refund.ticket', after: { money: 3000 } }, named] },
    ]);
    expect(await entriesOf('order.cancel', waiting)).toMatchObject([
      { ...told, changes: [{ field: 'status', before: 'pending', after: 'cancelled' }, named] },
    ]);
  });

  it('stands there when money of a start that takes place goes back, with what each part was', async () => {
    const { start, buyHere } = await createSold();
    const { order } = await buyHere(2);
    const asked = { event_city: start, filter: {}, rule: { percent: 40 }, insurance: true, goods: false };
    const body = { ...asked, letter: false, expected_count: 1, expected_sum: 2400, reason: 'Дистанцию сократили' };
    const waits = approvalOf(await ask('POST', '/refunds/run', { ...asker, body }));
    const decided = await decide(decider, waits, 'approve');
    await workAll();
    const { run } = decided.body['values'] as { run: string };
    const part = { field: 'refund.ticket', after: { money: 1200 } };
    expect(await entriesOf('order.refund', order)).toMatchObject([
      {
        actor: { public_id: asker.publicId },
        reason: 'Дистанцию сократили',
        changes: [part, part, { field: 'run', after: run }],
      },
    ]);
  });
});

// BO-127, BO-062
describe('free tickets', () => {
  it('are told in the history of their order: who gave them, how many, by which run and why', async () => {
    const { start, format } = await createSold();
    const email = newBuyer();
    const gift = { email, format: format.publicId, kind: 'athlete', count: 3 };
    const body = { rows: gift, reason: 'Судьи старта', letter: false };
    const given = await ask('POST', `/event_cities/${start}/invite`, { ...asker, body });
    await workAll();
    const { rows } = await sql<{ id: string }>`select public_id as id from orders where email = ${email}`.execute(db());
    expect(await entriesOf('ticket.invite', rows[0]?.id ?? '')).toMatchObject([
      {
        actor: { public_id: asker.publicId },
        reason: 'Судьи старта',
        changes: [
          { field: 'tickets', before: null, after: 3 },
          { field: 'run', after: (given.body['values'] as { run: string }).run },
        ],
      },
    ]);
  });
});

describe('free tickets of several formats that come back together', () => {
  /** A purchase that has locked the first format wants the second, while somebody else is at both of them the other way round. */
  const meet = async (first: MadeFormat, second: MadeFormat, give: () => Promise<unknown>) => {
    const other = Promise.withResolvers<PromiseSettledResult<unknown>>();
    const purchase = db()
      .transaction()
      .execute(async (tx) => {
        await freePlaces.lock(tx, [first.id]);
        void Promise.allSettled([give()]).then(([one]) => other.resolve(one));
        await untilWaiting(db(), 1);
        await freePlaces.lock(tx, [second.id]);
      });
    const [bought] = await Promise.allSettled([purchase]);
    return [bought, await other.promise].map((one) =>
      one.status === 'rejected' ? String((one.reason as { code?: string }).code) : 'done',
    );
  };

  it('lock what they give back in the order of a purchase, whatever the order of the tickets', async () => {
    const { startId } = await createSold();
    const options = { event_city_id: startId, preregistration: false, start_time: inDays(20), prices: { athlete: 0 } };
    const [first, second] = [await createFormat(db(), options), await createFormat(db(), options)];
    const oneByOne = () =>
      db()
        .transaction()
        .execute(async (tx) => {
          await freePlaces.lock(tx, [second.id]);
          await freePlaces.lock(tx, [first.id]);
        });
    expect(await meet(first, second, oneByOne)).toContain('40P01');
    const lines = [plainLine(second.publicId, 1), plainLine(first.publicId, 1)];
    const order = await buyOf(lines);
    const asked = { lines: lines.map((line) => ({ unique_id: String(line['unique_id']) })), sum: 0 };
    let status = 0;
    const giveBack = async () => {
      ({ status } = await make(asker, order, asked));
    };
    expect([await meet(first, second, giveBack), status]).toEqual([['done', 'done'], 200]);
    expect(await statesOf(order)).toBe('2 returned');
  });
});

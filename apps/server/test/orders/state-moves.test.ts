import { movesOf, type StatedObject, stateTables, type Transitions } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateGuards } from '../../db/state-guards.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { toUnix } from '../../src/kernel/clock.ts';
import { createFormat, inDays, insertRow } from '../factories/events.ts';
import { createCities, createMethod, kazan } from '../factories/delivery.ts';
import { createYearly, insuranceLine } from '../factories/insurance.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
const db = () => app.database.db;

type Kept = { readonly table: string; readonly set: (state: string) => string };
const kept: Readonly<Record<StatedObject, Kept>> = {
  order: { table: 'orders', set: (state) => `status = '${state}'` },
  payment: { table: 'payments', set: (state) => `status = '${state}'` },
  refund: { table: 'refunds', set: (state) => `status = '${state}'` },
  hold: { table: 'holds', set: (state) => `state = '${state}', order_id = null` },
  ticket: { table: 'tickets', set: (state) => `status = '${state}'` },
  policy: {
    table: 'policies',
    set: (state) =>
      state === 'valid' || state === 'cancelled'
        ? `cancelled_at = ${state === 'valid' ? 'null' : 'now()'}, repayment = null`
        : `cancelled_at = now(), repayment = '${state}'`,
  },
  parcel: { table: 'shipments', set: (state) => `state = '${state}', track = 'RB1'` },
};

const pairs = (Object.keys(stateTables) as StatedObject[]).flatMap((object) => {
  const moves = movesOf(stateTables[object] as Transitions<string, string>);
  const states = [...moves.keys()];
  return states.flatMap((from) =>
    states
      .filter((to) => to !== from)
      .map((to) => ({ object, from, to, isLawful: moves.get(from)?.includes(to) ?? false })),
  );
});

const byName = (a: string, b: string): number => a.localeCompare(b);
const undone = new Error('rolled back on purpose');

/** Brings one row into a state past the guard, tries the move, and leaves no trace; answers the refusal or null. */
const tryMove = async (object: StatedObject, from: string, to: string): Promise<string | null> => {
  const { table, set } = kept[object];
  let refusal: string | null = null;
  const run = (tx: Tx, state: string) =>
    sql.raw(`update ${table} set ${set(state)} where ctid = (select min(ctid) from ${table})`).execute(tx);
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      await run(tx, from);
      await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
      await run(tx, to).catch((error: Error) => (refusal = error.message));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return refusal;
};

beforeAll(async () => {
  app = await createTestApp();
  await createCities(db());
  const method = await createMethod(db());
  const format = await createFormat(db(), { preregistration: false });
  const offer = await createYearly(db());
  const { order } = await buy(
    app,
    paymentBody([plainLine(format.publicId, 1)], {
      insurances: [insuranceLine(offer.publicId, { start_date: toUnix(inDays(10)) })],
    }),
  );
  const { rows } = await sql<{ id: number; payment: number }>`
    select o.id, p.id as payment from orders o join payments p on p.order_id = o.id where o.public_id = ${order.public_id}`.execute(
    db(),
  );
  const [made] = rows;
  if (!made) throw new Error('the order has no payment');
  await insertRow(db(), 'refunds', {
    public_id: 'refund',
    payment_id: made.payment,
    order_id: made.id,
    amount_minor: 1,
    reason: 'duplicate',
  });
  await insertRow(db(), 'shipments', {
    public_id: 'parcel',
    order_id: made.id,
    position: 0,
    method_id: method.id,
    unique_ids: ['a'],
    cost_minor: 0,
    grams: 100,
    days_min: 1,
    days_max: 2,
    city_id: kazan.id,
    first_name: 'Анна',
    last_name: 'Серова',
    phone: '+79990000000',
    address: 'Казань',
  });
});
afterAll(() => app.close());

describe('the database', () => {
  it('has exactly the guards that the tables of states make', async () => {
    const read = async (tx: Tx) =>
      (
        await sql<{ guard: string }>`select pg_get_triggerdef(oid) as guard from pg_trigger
          where tgname like '%_state_moves' order by tgname`.execute(tx)
      ).rows.map(({ guard }) => guard);
    let [stored, made]: string[][] = [];
    // Nothing stays of it: the moves below are tried on the guards of the migrations.
    await db()
      .transaction()
      .execute(async (tx) => {
        stored = await read(tx);
        await sql.raw(stateGuards()).execute(tx);
        made = await read(tx);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    expect(stored).toHaveLength(Object.keys(stateTables).length);
    expect(stored, 'put the output of `node apps/server/db/state-guards.ts` into a new migration').toEqual(made);
  });

  it.each(pairs.filter(({ isLawful }) => !isLawful))('refuses that $object goes from $from to $to', async (pair) => {
    expect(await tryMove(pair.object, pair.from, pair.to)).toBe(`a ${pair.object} cannot make this move`);
  });

  it.each(pairs.filter(({ isLawful }) => isLawful))('lets $object go from $from to $to', async (pair) => {
    expect(await tryMove(pair.object, pair.from, pair.to)).toBeNull();
  });

  it.each([
    ['orders', 'order'],
    ['payments', 'payment'],
    ['refunds', 'refund'],
    ['holds', 'hold'],
    ['tickets', 'ticket'],
  ] as const)('knows the states of %s by the same names as the rules', async (table, object) => {
    const column = object === 'hold' ? 'state' : 'status';
    const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
      where contype = 'c' and conrelid = ${table}::regclass and pg_get_constraintdef(oid) like ${`CHECK ((${column} = ANY %`}`.execute(
      db(),
    );
    const names = rows.map(({ rule }) =>
      [...rule.matchAll(/'(\w+)'::text/g)].map(([, name = '']) => name).toSorted(byName),
    );
    expect(names).toEqual([Object.keys(stateTables[object]).toSorted(byName)]);
  });
});

import { paymentsList } from '@trassa/contracts/office';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countCompared,
  selectDays,
  selectDifferences,
} from '../../../src/modules/payments/staff/settlement/compare.repository.ts';
import { spanOf } from '../../../src/modules/payments/staff/settlement/span.ts';
import { countPayments } from '../../../src/modules/payments/staff/payments/payment-rows.repository.ts';
import { toUnix } from '../../../src/kernel/clock.ts';
import { readFilters } from '../../../src/kernel/list-declaration.ts';
import type { Database, Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { createFormat } from '../../factories/events.ts';
import { createTestDatabase, type TestDatabase } from '../../support/index.ts';
import { createOrder } from '../stage.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; Plans?: Plan[] };

let database: TestDatabase;
let asked: { text: string; values: readonly unknown[] } | null = null;
let watched: Kysely<unknown>;
const payments = 100_000;
/** Payments of one day, and refunds of it. */
const aDay = 100;

beforeAll(async () => {
  database = await createTestDatabase({ timeout: 60_000 });
  const { db } = database;
  const { id } = await createOrder(db, await createUser(db), await createFormat(db));
  await sql`
    insert into payments (public_id, order_id, provider, provider_payment_id, status, amount_minor, created_at, captured_at)
    select 'plan-' || n, ${id}::bigint, 'sandbox', 'bank-' || n, 'refunded', 100, d.at, d.at
    from generate_series(0, ${payments - 1}::int) n,
      lateral (select timestamptz '2026-01-01 12:00+03' + (n / ${aDay}::int) * interval '1 day' as at) d`.execute(db);
  await sql`
    insert into refunds (public_id, payment_id, order_id, amount_minor, reason, status, done_at)
    select 'plan-' || id, id, order_id, 100, 'late', 'done', captured_at from payments`.execute(db);
  await sql`analyze payments`.execute(db);
  await sql`analyze refunds`.execute(db);
  watched = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      if (query.sql.includes('payments')) asked = { text: query.sql, values: query.parameters };
    },
  });
}, 120_000);
afterAll(() => database.close());

const readListOf = (query: Record<string, string | undefined>) => {
  const ask = readFilters(paymentsList, query as Record<string, string>, new Date());
  if (!ask.ok) throw new Error('no such list');
  return ask.value;
};

const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)];
const readBy = async (look: (db: Executor) => Promise<unknown>): Promise<Plan[]> => {
  await look(watched);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${asked?.text}`,
    [...(asked?.values ?? [])],
  );
  return rows
    .flatMap((row) => walk(row['QUERY PLAN'][0].Plan))
    .filter((node) => node['Relation Name'] === 'payments' || node['Relation Name'] === 'refunds');
};

// ADR 0041
describe('with a hundred thousand payments', () => {
  const day = spanOf('sandbox', '2026-03-01', '2026-03-01');
  const [from, to] = [toUnix(day.begins), toUnix(day.ends)].map(String);
  const silent = readListOf({
    'f.state': 'refunded',
    'f.notices': 'without',
    'f.created.from': from,
    'f.created.to': to,
  });
  it.each([
    ['the list of a day', (db: Executor) => selectDays(db, day)],
    ['figures of a day', (db: Executor) => countCompared(db, day, null)],
    ['differences of a day', (db: Executor) => selectDifferences(db, day, null, 200)],
    ['payments of a day without notices', (db: Executor) => countPayments(db as Database, silent, { isWhole: true })],
  ] as const)('%s reads that day alone', async (_, look) => {
    const read = await readBy(look);
    expect(read.length).toBeGreaterThan(0);
    for (const node of read) {
      expect(node['Node Type']).not.toBe('Seq Scan');
      expect(node['Actual Rows']).toBeLessThanOrEqual(aDay);
    }
  });
});

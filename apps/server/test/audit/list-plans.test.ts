import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntryFilter, type Position, selectEntries } from '../../src/modules/audit/entries-list.repository.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

let database: TestDatabase;
let asked: { text: string; values: readonly unknown[] } | null = null;
let watched: Kysely<unknown>;
const entries = 40_000;
const begin = new Date('2031-01-01T00:00:00Z');
const minute = (n: number): Date => new Date(begin.getTime() + n * 60_000);

beforeAll(async () => {
  database = await createTestDatabase({ timeout: 60_000 });
  await sql`
    insert into audit_entries (public_id, at, actor_id, came_from, act, object_kind, object_id, places, changes, result, code, mac)
    select 'entry-' || n, ${begin}::timestamptz + n * interval '1 minute', 1 + n % 40, 'office',
      (array['order.change', 'order.view', 'ticket.move', 'staff.grant'])[case when n % 1000 = 0 then 4 else 1 + n % 3 end], 'order',
      'order-' || n % 5000, '[]', '[]', case when n % 500 = 0 then 'refused' else 'done' end, null, ''
    from generate_series(1, ${entries}::int) n`.execute(database.db);
  await sql`analyze audit_entries`.execute(database.db);
  watched = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void (asked = { text: query.sql, values: query.parameters }),
  });
}, 120_000);
afterAll(() => database.close());

const walk = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(walk)];
const planOf = async (filter: Partial<EntryFilter>, after: Position | null): Promise<Plan[]> => {
  const all: EntryFilter = { actor: null, act: null, object: null, result: null, from: null, to: null, ...filter };
  await selectEntries(watched, all, after, 51);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${asked?.text}`,
    [...(asked?.values ?? [])],
  );
  return rows.flatMap((row) => walk(row['QUERY PLAN'][0].Plan));
};

describe('with forty thousand entries', () => {
  const filters: readonly (readonly [string, Partial<EntryFilter>])[] = [
    ['no filter', {}],
    ['an actor', { actor: 7 }],
    ['an act', { act: 'order.view' }],
    ['a rare act', { act: 'staff.grant' }],
    ['an area', { act: 'ticket.' }],
    ['a rare area', { act: 'staff.' }],
    ['a thing', { object: { kind: 'order', id: 'order-77' } }],
    ['refusals', { result: 'refused' }],
    ['what was done', { result: 'done' }],
    ['a day long ago', { from: minute(1000), to: minute(2440) }],
    ['an actor on a day long ago', { actor: 7, from: minute(1000), to: minute(2440) }],
  ];
  it.each(filters)('a page of %s reads little more than it shows', async (_what, filter) => {
    for (const after of [null, { at: minute(20_000).toISOString(), id: 20_000 }]) {
      const nodes = await planOf(filter, after);
      const read = nodes
        .filter((node) => node['Relation Name'] === 'audit_entries' || node['Index Name']?.startsWith('audit_entries'))
        .map((node) => ({
          how: node['Node Type'],
          index: node['Index Name'],
          rows: node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
        }));
      expect(read.filter(({ how, rows }) => how === 'Seq Scan' || rows > 300)).toEqual([]);
    }
  });
});

import { lineCountMax, ticketCountMax } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Upper bounds that the checks of a table put on its columns. */
const upperBounds = async (table: string, columns: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`.execute(database.db);
  return columns.map((column) =>
    Number(rows.flatMap(({ rule }) => new RegExp(`\\(${column} <= (\\d+)\\)`).exec(rule)?.[1] ?? [])[0]),
  );
};

describe('the database bounds', () => {
  it.each([
    ['formats', ['min_count', 'max_count', 'buy_limit'], ticketCountMax],
    ['holds', ['count'], ticketCountMax],
    ['teams', ['max_count'], ticketCountMax],
    ['order_takings', ['count'], ticketCountMax],
    ['order_lines', ['count'], lineCountMax],
  ] as const)('counts of %s as the rules do', async (table, columns, max) => {
    expect(await upperBounds(table, columns)).toEqual(columns.map(() => max));
  });
});

import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Those of these addresses that an event, a start or a product has: they share pages and calls (DEC-48). */
export const selectTakenSlugs = async (db: Executor, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  const asked = sql`${[...slugs]}::text[]`;
  const { rows } = await sql<{ slug: string }>`
    select public_id as slug from events where public_id = any(${asked})
    union select public_id from event_cities where public_id = any(${asked})
    union select public_id from products where public_id = any(${asked})`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
};

/** Whoever looks for a free address waits for the one before. */
export const lockSlugs = async (db: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('slugs', 0))`.execute(db);
};

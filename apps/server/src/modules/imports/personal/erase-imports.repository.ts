import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Files of starts where the person had a ticket may name him: they go with the next sweep, and what they showed at once. */
export const eraseImports = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`
    update imports set erased_at = coalesce(erased_at, now()), shown = null, hash = null, leased_until = null, version = version + 1,
      state = case when state = 'done' then 'done' else 'failed' end
    where file_removed_at is null and event_city_id in (
      select f.event_city_id from tickets t join formats f on f.id = t.format_id where t.user_id = ${userId})`.execute(
    tx,
  );
};

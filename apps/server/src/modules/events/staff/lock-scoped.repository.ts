import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/**
 * Those of these events and starts that there are, kept from getting another address or being deleted until this transaction ends:
 * for whoever writes their addresses into grants.
 */
export const lockScoped = async (
  tx: Tx,
  { events, starts }: { readonly events: readonly string[]; readonly starts: readonly string[] },
): Promise<{ readonly events: ReadonlySet<string>; readonly starts: ReadonlySet<string> }> => {
  const found = await sql<{ publicId: string }>`
    select public_id as "publicId" from events where public_id = any(${[...events]}::text[]) order by id for key share`.execute(
    tx,
  );
  const held = await sql<{ publicId: string }>`
    select public_id as "publicId" from event_cities where public_id = any(${[...starts]}::text[]) order by id for key share`.execute(
    tx,
  );
  return {
    events: new Set(found.rows.map(({ publicId }) => publicId)),
    starts: new Set(held.rows.map(({ publicId }) => publicId)),
  };
};

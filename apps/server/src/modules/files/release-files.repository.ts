import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

/**
 * Forgotten uploads go with the next sweep; those that a ticket, a race, a result or an order that may still be paid leads to
 * stay.
 */
export const releaseFiles = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (!ids.length) return;
  await sql`
    update files f set used_at = null where f.id = any(${ids}::bigint[])
      and not exists (select from tickets t where t.file_id = f.id or t.license_file_id = f.id)
      and not exists (select from online_races r where r.file_id = f.id)
      and not exists (select from club_results c where c.file_id = f.id)
      and not exists (select from orders o join order_lines l on l.order_id = o.id
        where (o.status = 'pending' or (o.paid_at is not null and o.issued_at is null))
          and f.id in ((l.details ->> 'fileId')::bigint, (l.details ->> 'licenseFileId')::bigint))`.execute(tx);
};

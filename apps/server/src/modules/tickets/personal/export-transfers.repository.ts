import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Tickets that were handed over; the address of the other side stands only where the person typed it. */
export const exportTransfers = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select t.ticket_number, x.status, case when x.from_user_id = any(${userIds}::bigint[]) then 'out' else 'in' end as direction,
      case when x.from_user_id = any(${userIds}::bigint[]) then x.email end as email, x.created_at, x.closed_at
    from ticket_transfers x join tickets t on t.id = x.ticket_id
    where x.from_user_id = any(${userIds}::bigint[]) or x.to_user_id = any(${userIds}::bigint[]) order by x.id`.execute(
    db,
  );
  return rows;
};

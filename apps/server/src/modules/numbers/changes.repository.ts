import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

export type ChangeRow = {
  readonly at: Date;
  readonly formatId: number;
  readonly ticketId: number;
  readonly before: number | null;
  readonly after: number | null;
  /** null: who holds the ticket, or the system. */
  readonly by: number | null;
  /** Of all, whatever the limit. */
  readonly count: number;
};

/** Changes of numbers since bibs were printed, the latest first; triggers write them, whoever changes a number. BO-077 */
export const selectChanges = async (
  db: Executor,
  startId: number,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select changed_at as at, format_id as "formatId", ticket_id as "ticketId", number_before as before, number_after as after,
      changed_by as by, (count(*) over ())::int as count
    from number_changes where event_city_id = ${startId} and changed_at >= ${since} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
};

import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { StoredResult } from './result-row.ts';
import { rowColumns } from './rows.repository.ts';

const one = (from: { formatId: number; startNumber: string }, where: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select ${rowColumns} from results r
  where r.format_id = ${from.formatId} and r.start_number <> ${from.startNumber} and not r.name_hidden
    and r.status in ('finished', 'dnf') and ${where} limit 1)`;

/** Who is compared first: the leader, who came before and who came after; hidden ones are passed over. One statement. */
export const findNeighbours = async (
  db: Executor,
  from: { formatId: number; startNumber: string; row: number },
): Promise<StoredResult[]> => {
  const { rows } = await sql<StoredResult>`
    select * from (
      ${one(from, sql`r.row_number < ${from.row} order by r.row_number`)}
      union ${one(from, sql`r.row_number < ${from.row} order by r.row_number desc`)}
      union ${one(from, sql`r.row_number > ${from.row} order by r.row_number`)}) near
    order by row_number`.execute(db);
  return rows;
};

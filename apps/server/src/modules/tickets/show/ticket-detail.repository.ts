import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type TicketDetailRow = {
  readonly licenseFile: string | null;
  readonly file: string | null;
  readonly clubPublicId: string | null;
  readonly clubTitle: string | null;
};

/** Files and club of a ticket by their public ids. */
export const findDetails = async (db: Executor, ticketId: number): Promise<TicketDetailRow> => {
  const { rows } = await sql<TicketDetailRow>`
    select l.public_id as "licenseFile", f.public_id as file, c.public_id as "clubPublicId", c.title as "clubTitle"
    from tickets t left join files l on l.id = t.license_file_id left join files f on f.id = t.file_id
    left join clubs c on c.public_id = t.club_public_id where t.id = ${ticketId}`.execute(db);
  return rows[0] ?? { licenseFile: null, file: null, clubPublicId: null, clubTitle: null };
};

import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { hasDocuments } from './ticket-columns.repository.ts';

export type TicketFigures = {
  readonly tickets: number;
  readonly withoutParticipant: number;
  readonly documentsMissing: number;
};

/** How many tickets a start has that were not returned, and what they lack. */
export const ticketFiguresOfStart = async (db: Executor, startId: number): Promise<TicketFigures> => {
  const { rows } = await sql<TicketFigures>`
    select count(*)::int as tickets, (count(*) filter (where t.info is null))::int as "withoutParticipant",
      (count(*) filter (where ${hasDocuments(['missing', 'refused'])}))::int as "documentsMissing"
    from tickets t where t.format_id in (select f.id from formats f where f.event_city_id = ${startId}) and t.status <> 'returned'`.execute(
    db,
  );
  return rows[0] ?? { tickets: 0, withoutParticipant: 0, documentsMissing: 0 };
};

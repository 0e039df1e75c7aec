import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Tx } from '../../../platform/database/index.ts';

/** To whom a ticket was once offered. */
export const forgetOffers = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    update ticket_transfers set email = '' where id in (
      select id from ticket_transfers where closed_at < ${daysAgo(personalTerms.offers)} and email <> '' limit ${limit} for update skip locked)
    returning id`,
  );

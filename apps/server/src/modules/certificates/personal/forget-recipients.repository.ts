import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Tx } from '../../../platform/database/index.ts';

/** The money stays, whom it was given to does not. */
export const forgetRecipients = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    update certificates set recipient_name = '', recipient_email = '', recipient_text = '' where id in (
      select id from certificates where valid_until < ${daysAgo(personalTerms.certificates)} and recipient_email <> ''
      limit ${limit} for update skip locked)
    returning id`,
  );

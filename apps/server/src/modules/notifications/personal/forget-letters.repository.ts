import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Tx } from '../../../platform/database/index.ts';

/** Whom a letter went to and about what; the next cause makes a letter of its own. */
export const forgetLetters = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from letters where id in (
      select id from letters where created_at < ${daysAgo(personalTerms.letters)} and state <> 'waiting' limit ${limit} for update skip locked)
    returning id`,
  );

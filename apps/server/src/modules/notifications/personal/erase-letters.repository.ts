import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { LettersAbout } from '../../../platform/personal-data.ts';

const isNamed = (values: readonly string[] | undefined): boolean => values === undefined || values.length > 0;

/** A description without any value is of no letter. */
const isOfSome = ({ about, recipients, templates }: LettersAbout): boolean =>
  isNamed(about?.values) && isNamed(recipients) && isNamed(templates);

const conditionOf = ({ about, recipients, templates, olderThanDays, isSent }: LettersAbout): RawBuilder<unknown> => {
  const parts: RawBuilder<unknown>[] = [];
  if (about) parts.push(sql`data ->> ${about.word} = any(${about.values}::text[])`);
  if (recipients) parts.push(sql`lower(recipient) = any(${recipients}::text[])`);
  if (templates) parts.push(sql`template = any(${templates}::text[])`);
  if (olderThanDays !== undefined) parts.push(sql`created_at < now() - make_interval(days => ${olderThanDays})`);
  if (isSent) parts.push(sql`state in ('sent', 'gone')`);
  return sql`(${sql.join(parts, sql` and `)})`;
};

/** Deletes the letters of which one of these is true, waiting ones too. */
export const eraseLetters = async (tx: Tx, letters: readonly LettersAbout[]): Promise<void> => {
  const conditions = letters.filter(isOfSome).map(conditionOf);
  if (!conditions.length) return;
  const condition = sql.join(conditions, sql` or `);
  // A letter that is being sent again is waited for, so that the statement after it sees its copy.
  await sql`select 1 from letters where ${condition} order by id for update`.execute(tx);
  await sql`delete from letters where ${condition}`.execute(tx);
};

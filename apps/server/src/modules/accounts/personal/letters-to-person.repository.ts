import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

/**
 * All letters and texts to proved addresses. To one that nobody proved only what the person himself caused: letters of
 * whoever reads it stay.
 */
export const findLettersToPerson = async (
  tx: Tx,
  { userId, emails, unproved, phones }: ErasedPerson,
): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ code: string }>`
    select public_id as code from one_time_codes where user_id = ${userId}`.execute(tx);
  const caused = { recipients: unproved, templates: ['new_email', 'confirm_email'] };
  return [
    { recipients: [...emails, ...phones] },
    { ...caused, olderThanDays: 1 },
    { ...caused, about: { word: 'code', values: rows.map(({ code }) => code) } },
  ];
};

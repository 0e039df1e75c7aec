import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

/** Letters about own requests, to the person and to the team. */
export const findLettersOfRequests = async (tx: Tx, { userId, emails }: ErasedPerson): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ id: string }>`
    select public_id as id from support_requests where user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(
    tx,
  );
  return [{ about: { word: 'support', values: rows.map(({ id }) => id) } }];
};

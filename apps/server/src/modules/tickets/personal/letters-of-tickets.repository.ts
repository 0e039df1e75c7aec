import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

export const findLettersOfTickets = async (tx: Tx, { userId }: ErasedPerson): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ id: string }>`select public_id as id from tickets where user_id = ${userId}`.execute(tx);
  return [{ about: { word: 'ticket', values: rows.map(({ id }) => id) } }];
};

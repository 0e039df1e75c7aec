import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Kept as proof, as the law demands: purpose, text, moment and IP address, but no longer whose e-mail it was (DEC-44). */
export const eraseConsents = async (tx: Tx, { userId, emails, personHash }: ErasedPerson): Promise<void> => {
  await sql`
    update consents set email = null, person_hash = ${personHash}
    where user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
};

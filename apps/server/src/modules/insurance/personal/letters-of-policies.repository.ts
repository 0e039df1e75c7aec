import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

/** Letters about bought policies: all of those still held, and what went to the buyer of those that were given away. */
export const findLettersOfPolicies = async (tx: Tx, { userId }: ErasedPerson): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ policy: string; email: string; isHeld: boolean }>`
    select p.public_id as policy, lower(o.email) as email, p.user_id = ${userId} as "isHeld"
    from policies p join orders o on o.id = p.order_id where o.user_id = ${userId}`.execute(tx);
  const held = rows.filter(({ isHeld }) => isHeld).map(({ policy }) => policy);
  const given = Map.groupBy(
    rows.filter(({ isHeld }) => !isHeld),
    ({ email }) => email,
  );
  return [
    { about: { word: 'policy', values: held } },
    ...[...given].map(([email, own]) => ({
      about: { word: 'policy', values: own.map(({ policy }) => policy) },
      recipients: [email],
    })),
  ];
};

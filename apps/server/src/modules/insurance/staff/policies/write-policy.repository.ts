import { policyTransitions, stateAfter } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/** The ticket of a policy; null: it has none, or there is no such policy. */
export const findTicketOf = async (tx: Tx, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ ticketId: number | null }>`
    select ticket_id as "ticketId" from policies where public_id = ${publicId}`.execute(tx);
  return rows[0]?.ticketId ?? null;
};

export const lockPolicyRow = async (tx: Tx, publicId: string): Promise<void> => {
  await sql`select id from policies where public_id = ${publicId} for no key update`.execute(tx);
};

/** The act of a colleague makes one version after the one that he saw, whatever else it wrote. */
export const signPolicy = async (
  tx: Tx,
  id: number,
  { version, userId, now }: { readonly version: number; readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update policies set version = greatest(version, ${version}::integer + 1), updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

/** Its money is owed again, at once; the sweep that repays policies sends it. */
export const oweAgain = async (tx: Tx, id: number): Promise<void> => {
  await sql`
    update policies set repayment = ${stateAfter(policyTransitions, 'failed', 'retry')}, repay_after = null where id = ${id}`.execute(
    tx,
  );
};

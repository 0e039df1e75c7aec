import { policyTransitions, stateAfter } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/** Its ticket first, as everything does that changes a ticket with its policies: else money would go back by both. */
export const lockPolicyRow = async (tx: Tx, publicId: string): Promise<void> => {
  await sql`
    select t.id from policies p join tickets t on t.id = p.ticket_id where p.public_id = ${publicId} for update of t`.execute(
    tx,
  );
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

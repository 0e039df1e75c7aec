import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Number, term and sum stay. */
const scrub = async (tx: Tx, condition: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update policies set last_name = '', first_name = '', second_name = '', phone = '', birth_date = null, gender = null,
      file_id = null, erased_at = coalesce(erased_at, now()) where ${condition}`.execute(tx);
};

/** Rows of the insurer's register keep numbers, days and sums; after the policies, whose locks a batch that is being made holds (ADR 0040). */
const scrubRows = async (tx: Tx, condition: RawBuilder<unknown>): Promise<void> => {
  await sql`
    update register_rows set person = null, erased_at = now() where person is not null and ${condition}`.execute(tx);
};

export const scrubPolicies = async (tx: Tx, orderIds: readonly number[]): Promise<void> => {
  const isOver = sql`order_id = any(${[...orderIds]}::bigint[])`;
  await scrub(tx, isOver);
  await scrubRows(tx, sql`policy_id in (select id from policies where ${isOver})`);
};

/** What the person holds, and what was told of policies that he held then. */
export const scrubPoliciesOf = async (tx: Tx, userId: number): Promise<void> => {
  await scrub(tx, sql`user_id = ${userId}`);
  await scrubRows(tx, sql`user_id = ${userId}`);
};

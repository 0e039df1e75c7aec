import type { SupportOutcome } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Who does it, and when. */
export type Hand = { readonly userId: number; readonly now: Date };

const signed = ({ userId, now }: Hand) => sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;

/** Whoever answers what is nobody's takes it. */
export const markAnswered = async (tx: Tx, id: number, isClosing: boolean, hand: Hand): Promise<void> => {
  await sql`
    update support_requests set state = ${isClosing ? 'closed' : 'answered'}, waits_since = null,
      first_answered_at = coalesce(first_answered_at, ${hand.now}), assigned_to = coalesce(assigned_to, ${hand.userId}),
      outcome = ${isClosing ? 'answered' : null}, closed_at = ${isClosing ? hand.now : null}, ${signed(hand)}
    where id = ${id}`.execute(tx);
};

export const assignRequest = async (tx: Tx, id: number, to: number | null, hand: Hand): Promise<void> => {
  await sql`
    update support_requests set assigned_to = ${to},
      state = case when state = 'new' and ${to !== null}::boolean then 'open' else state end, ${signed(hand)}
    where id = ${id}`.execute(tx);
};

export const closeRequest = async (tx: Tx, id: number, outcome: SupportOutcome, hand: Hand): Promise<void> => {
  await sql`
    update support_requests set state = 'closed', waits_since = null, outcome = ${outcome}, closed_at = ${hand.now}, ${signed(hand)}
    where id = ${id}`.execute(tx);
};

export const reopenRequest = async (tx: Tx, id: number, hand: Hand): Promise<void> => {
  await sql`
    update support_requests set state = 'open', waits_since = ${hand.now}, outcome = null, closed_at = null, ${signed(hand)}
    where id = ${id}`.execute(tx);
};

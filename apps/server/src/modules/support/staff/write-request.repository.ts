import type { SupportOutcome } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Who does it, and when. */
export type Hand = { readonly userId: number; readonly now: Date };
/** null: the system. */
type AnyHand = Omit<Hand, 'userId'> & { readonly userId: number | null };

const signed = ({ userId, now }: AnyHand) => sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;

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

export const reopenRequest = async (tx: Tx, id: number, hand: AnyHand): Promise<void> => {
  await sql`
    update support_requests set state = 'open', waits_since = coalesce(waits_since, ${hand.now}), outcome = null, closed_at = null, ${signed(hand)}
    where id = ${id}`.execute(tx);
};

/** The first answer is the first whose letter was not refused. */
export const countAnswers = async (tx: Tx, id: number): Promise<void> => {
  await sql`
    update support_requests r set first_answered_at = (
      select min(m.written_at) from support_messages m where m.request_id = r.id and m.kind = 'staff' and m.refused_at is null)
    where r.id = ${id}`.execute(tx);
};

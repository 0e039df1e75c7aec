import type { Language } from '@trassa/contracts';
import type { PrivacyIdentity, PrivacyKind, PrivacySource } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

export type NewRequest = {
  readonly publicId: string;
  readonly kind: PrivacyKind;
  readonly source: PrivacySource;
  readonly name: string;
  readonly nameHash: string;
  readonly email: string;
  /** Of the account that has proved the e-mail. */
  readonly ownerId: number | null;
  readonly language: Language;
  readonly wish: string | null;
  readonly received: string;
  readonly due: string;
};
/** Who does it, and when. */
export type Hand = { readonly userId: number; readonly now: Date };

/** Answers its number. */
export const insertRequest = async (tx: Tx, one: NewRequest, { userId, now }: Hand): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into privacy_requests (public_id, kind, source, name, name_hash, email, user_id, language, wish, received_on,
      due_on, created_at, updated_at, updated_by)
    values (${one.publicId}, ${one.kind}, ${one.source}, ${one.name}, ${one.nameHash}, ${one.email}, ${one.ownerId},
      ${one.language}, ${one.wish}, ${one.received}, ${one.due}, ${now}, ${now}, ${userId})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

const signed = ({ userId, now }: Hand) => sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;

/** How the person was seen; null: as it stands. */
export type Seen = { readonly identity: PrivacyIdentity | null; readonly note: string | null };
const seenAs = ({ identity, note }: Seen) =>
  sql`identity = coalesce(${identity}, identity), identity_note = coalesce(${note}, identity_note)`;

export const markExported = async (tx: Tx, id: number, seen: Seen, hand: Hand): Promise<void> => {
  await sql`
    update privacy_requests set exported_at = ${hand.now}, ${seenAs(seen)}, ${signed(hand)} where id = ${id}`.execute(
    tx,
  );
};

export type Closing = Seen & { readonly outcome: 'done' | 'refused'; readonly answer: string | null };

export const closeRequest = async (
  tx: Tx,
  id: number,
  { outcome, answer, ...seen }: Closing,
  hand: Hand,
): Promise<void> => {
  await sql`
    update privacy_requests set outcome = ${outcome}, answer = ${answer}, closed_at = ${hand.now}, ${seenAs(seen)}, ${signed(hand)}
    where id = ${id}`.execute(tx);
};

export const prolongRequest = async (
  tx: Tx,
  id: number,
  { due, why }: { due: string; why: string },
  hand: Hand,
): Promise<void> => {
  await sql`
    update privacy_requests set due_on = ${due}, prolonged_at = ${hand.now}, prolonged_why = ${why}, ${signed(hand)}
    where id = ${id}`.execute(tx);
};

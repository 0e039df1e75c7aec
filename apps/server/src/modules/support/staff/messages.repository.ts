import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type MessageRow = {
  readonly kind: 'staff' | 'note';
  readonly text: string;
  readonly by: number;
  readonly at: Date;
  /** Since when its letter is known not to have come; null: it went, or is on its way. */
  readonly refusedAt: Date | null;
};
export type NewMessage = Omit<MessageRow, 'refusedAt'> & { readonly requestId: number };

/** What is shown of a thread: the latest ones. */
const mostMessages = 200;

export type Thread = { readonly messages: readonly MessageRow[]; readonly hasEarlier: boolean };

/** Oldest first. */
export const selectThread = async (db: Executor, requestId: number): Promise<Thread> => {
  const { rows } = await sql<MessageRow>`
    select kind, text, written_by as by, written_at as at, refused_at as "refusedAt" from support_messages where request_id = ${requestId}
    order by id desc limit ${mostMessages + 1}`.execute(db);
  return { messages: rows.slice(0, mostMessages).toReversed(), hasEarlier: rows.length > mostMessages };
};

/** Answers its number. */
export const insertMessage = async (tx: Tx, { requestId, kind, text, by, at }: NewMessage): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into support_messages (request_id, kind, text, written_by, written_at)
    values (${requestId}, ${kind}, ${text}, ${by}, ${at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

export type AnswerRow = { readonly number: number; readonly text: string; readonly askedAt: Date };

/** An answer for its letter; null: erased. */
export const findAnswer = async (db: Executor, publicId: string, message: number): Promise<AnswerRow | null> => {
  const { rows } = await sql<AnswerRow>`
    select r.id as number, m.text, r.created_at as "askedAt" from support_messages m join support_requests r on r.id = m.request_id
    where r.public_id = ${publicId} and m.id = ${message} and m.kind = 'staff'`.execute(db);
  return rows[0] ?? null;
};

/** Answers whether it was not known yet; nothing where the message is gone. */
export const markRefused = async (tx: Tx, message: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update support_messages set refused_at = ${now} where id = ${message} and refused_at is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
};

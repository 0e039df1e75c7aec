import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type MessageRow = {
  readonly kind: 'staff' | 'note';
  readonly text: string;
  readonly by: number;
  readonly at: Date;
};
export type NewMessage = MessageRow & { readonly requestId: number };

/** What is shown of a thread: the latest ones. */
const mostMessages = 200;

/** Oldest first. */
export const selectMessages = async (db: Executor, requestId: number): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select kind, text, written_by as by, written_at as at from support_messages where request_id = ${requestId}
    order by id desc limit ${mostMessages}`.execute(db);
  return rows.toReversed();
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

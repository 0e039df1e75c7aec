import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type PaperState = 'seen' | 'refused';
/** What was seen of a paper of a participant. */
export type Paper = { readonly state: PaperState; readonly note: string; readonly at: string };

/** null: nothing is said of it any more. */
export const setPaper = async (tx: Tx, ticketId: number, kind: string, paper: Paper | null): Promise<void> => {
  await sql`update tickets set documents = case when ${paper === null} then documents - ${kind}::text
      else documents || jsonb_build_object(${kind}::text, ${JSON.stringify(paper)}::jsonb) end
    where id = ${ticketId}`.execute(tx);
};

/** Another number, or none; the old QR text opens nothing. */
export const setNumber = async (tx: Tx, ticketId: number, number: number | null): Promise<void> => {
  await sql`update tickets set start_number = ${number}, qr_version = qr_version + 1 where id = ${ticketId}`.execute(
    tx,
  );
};

export const renewQr = async (tx: Tx, ticketId: number): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    update tickets set qr_version = qr_version + 1 where id = ${ticketId} returning qr_version as version`.execute(tx);
  return rows[0]?.version ?? 0;
};

/** As it is after the changes of this transaction. */
export const readVersion = async (tx: Tx, ticketId: number): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select version from tickets where id = ${ticketId}`.execute(tx);
  return rows[0]?.version ?? 0;
};

/** Who has proved that this mailbox is his, and may hold a ticket. */
export const findByMailbox = async (db: Executor, email: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where lower(email) = lower(${email}) and not temporary and not blocked and email_confirmed_at is not null`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};

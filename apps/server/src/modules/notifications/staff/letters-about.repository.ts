import type { LetterStanding } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Letters that a card shows, the latest. */
const most = 50;

export type LetterState = {
  readonly channel: 'mail' | 'sms';
  readonly template: string;
  readonly recipient: string;
  readonly state: LetterStanding;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
};

const columns = sql`channel, template, recipient, state, attempts, created_at as "createdAt", sent_at as "sentAt"`;

/**
 * Letters about an order by its public id, latest first. The word stands in the statement, for the index has it; what it finds is
 * found before it is sorted, else all letters would be walked from the last one on.
 */
export const lettersOfOrder = async (db: Executor, publicId: string): Promise<LetterState[]> => {
  const { rows } = await sql<LetterState>`
    with found as materialized (select * from letters where data ->> 'order' = ${publicId})
    select ${columns} from found order by id desc limit ${most}`.execute(db);
  return rows;
};

/** The latest letter of a kind about an order, as it was queued; null: there was none, or its term is over. */
export const findOrderLetter = async (
  db: Executor,
  publicId: string,
  template: string,
): Promise<{ readonly recipientName: string; readonly data: Readonly<Record<string, string | number>> } | null> => {
  const { rows } = await sql<{ recipientName: string; data: Record<string, string | number> }>`
    with found as materialized (select * from letters where data ->> 'order' = ${publicId})
    select recipient_name as "recipientName", data from found where template = ${template} order by id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Letters with the code of a certificate: they name its line, and it among those that they bring; early ones name the line alone. */
export const lettersOfCertificate = async (
  db: Executor,
  { lineId, publicId }: { readonly lineId: number; readonly publicId: string },
): Promise<LetterState[]> => {
  const { rows } = await sql<LetterState>`
    with found as materialized (select * from letters where data ->> 'line' = ${String(lineId)} and template = 'certificate')
    select ${columns} from found
    where ${publicId} = any(string_to_array(coalesce(data ->> 'certificates', data ->> 'certificate', ${publicId}), ' '))
    order by id desc limit ${most}`.execute(db);
  return rows;
};

/** The same about a ticket. */
export const lettersOfTicket = async (db: Executor, publicId: string): Promise<LetterState[]> => {
  const { rows } = await sql<LetterState>`
    with found as materialized (select * from letters where data ->> 'ticket' = ${publicId})
    select ${columns} from found order by id desc limit ${most}`.execute(db);
  return rows;
};

/** The same about a policy. */
export const lettersOfPolicy = async (db: Executor, publicId: string): Promise<LetterState[]> => {
  const { rows } = await sql<LetterState>`
    with found as materialized (select * from letters where data ->> 'policy' = ${publicId})
    select ${columns} from found order by id desc limit ${most}`.execute(db);
  return rows;
};

/** The same about a parcel. */
export const lettersOfShipment = async (db: Executor, publicId: string): Promise<LetterState[]> => {
  const { rows } = await sql<LetterState>`
    with found as materialized (select * from letters where data ->> 'shipment' = ${publicId})
    select ${columns} from found order by id desc limit ${most}`.execute(db);
  return rows;
};

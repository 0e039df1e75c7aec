import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type NewCertificate = {
  readonly publicId: string;
  readonly codeHash: string;
  readonly lineId: number;
  /** Which of its line, from 1. */
  readonly place: number;
  /** null: made for a sum that is not on sale. */
  readonly nominalId: number | null;
  readonly amount: Minor;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly sendAt: Date;
  readonly validUntil: Date;
};

/** All of an order with their first entries, by one statement; one issued already breaks `unique (order_line_id, place)`. */
export const insertCertificates = async (
  tx: Tx,
  orderId: number,
  certificates: readonly NewCertificate[],
): Promise<void> => {
  await sql`
    with made as (
      insert into certificates (public_id, code_hash, nominal_id, order_id, order_line_id, place, amount_minor, balance_minor,
        recipient_name, recipient_email, recipient_text, send_at, valid_until)
      select c."publicId", c."codeHash", c."nominalId", ${orderId}, c."lineId", c.place, c.amount, c.amount, c.name, c.email, c.text,
        c."sendAt", c."validUntil"
      from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as c ("publicId" text, "codeHash" text, "nominalId" bigint,
        "lineId" bigint, place int, amount bigint, name text, email text, text text, "sendAt" timestamptz, "validUntil" timestamptz)
      returning id, amount_minor)
    insert into certificate_entries (certificate_id, order_id, kind, amount_minor)
    select id, ${orderId}, 'issue', amount_minor from made`.execute(tx);
};

/** What a letter tells of a certificate. */
export type CertificateView = {
  readonly publicId: string;
  readonly codeNumber: number;
  readonly lineId: number;
  readonly amount: Minor;
  readonly balance: Minor;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly sendAt: Date;
  readonly validUntil: Date;
};

const view = sql`public_id as "publicId", code_number as "codeNumber", order_line_id as "lineId", amount_minor as amount,
  balance_minor as balance, recipient_name as name,
  recipient_email as email, recipient_text as text, send_at as "sendAt", valid_until as "validUntil"`;

/** Those of a line that pay: nobody is sent a code that is blocked. */
export const findOfLine = async (db: Executor, lineId: number): Promise<CertificateView[]> => {
  const { rows } = await sql<CertificateView>`
    select ${view} from certificates where order_line_id = ${lineId} and blocked_at is null order by place`.execute(db);
  return rows;
};

/** Of these public ids those that pay. */
export const findToSend = async (db: Executor, publicIds: readonly string[]): Promise<CertificateView[]> => {
  const { rows } = await sql<CertificateView>`
    select ${view} from certificates where public_id = any(${[...publicIds]}::text[]) and blocked_at is null order by place`.execute(
    db,
  );
  return rows;
};

/** Those of an order whose first code lives: a code that was replaced since is the recipient's alone. */
export const findOfOrder = async (db: Executor, orderPublicId: string): Promise<CertificateView[]> => {
  const { rows } = await sql<CertificateView>`
    select ${view} from certificates where order_id = (select id from orders where public_id = ${orderPublicId})
      and blocked_at is null and code_number = 0
    order by order_line_id, place`.execute(db);
  return rows;
};

/** A line whose letter is due. */
export type DueLine = {
  readonly lineId: number;
  /** Public ids of those that go now: one that was blocked until then has a letter of its own. */
  readonly publicIds: readonly string[];
  /** The place of the first of them. */
  readonly first: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
};

/** Marks due certificates as sent, at most `limit` of them; answers their lines, each once. Others' rows are left to them. */
export const takeDue = async (tx: Tx, now: Date, limit: number): Promise<DueLine[]> => {
  const { rows } = await sql<DueLine>`
    with due as (
      select id from certificates where sent_at is null and send_at <= ${now} and blocked_at is null order by send_at, id limit ${limit} for update skip locked),
    sent as (
      update certificates c set sent_at = ${now} from due where c.id = due.id
      returning c.order_line_id, c.public_id, c.place, c.order_id, c.recipient_email, c.recipient_name)
    select s.order_line_id as "lineId", array_agg(s.public_id order by s.place) as "publicIds", min(s.place) as first, s.recipient_email as email, s.recipient_name as name, o.language
    from sent s join orders o on o.id = s.order_id group by s.order_line_id, s.recipient_email, s.recipient_name, o.language order by 1`.execute(
    tx,
  );
  return rows;
};

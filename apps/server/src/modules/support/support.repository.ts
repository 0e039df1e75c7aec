import type { Language, SupportType } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type NewRequest = {
  readonly publicId: string;
  readonly type: SupportType;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
  /** public_name or public_id; a club that is not there is left out. */
  readonly club: string | null;
  readonly userId: number | null;
  readonly language: Language;
  readonly mailing: boolean;
  readonly isAgreed: boolean;
};

/** With the version of the text that is published now, where it was agreed to (DEC-44). */
export const insertRequest = async (tx: Tx, one: NewRequest): Promise<void> => {
  await sql`
    insert into support_requests (public_id, type, name, email, phone, text, club_id, user_id, language, mailing,
      consent_version, consent_at)
    values (${one.publicId}, ${one.type}, ${one.name}, ${one.email}, ${one.phone}, ${one.text},
      (select id from clubs where (public_name = ${one.club} or public_id = ${one.club}) and status = 'published'
        order by public_name = ${one.club} desc limit 1),
      ${one.userId}, ${one.language}, ${one.mailing},
      case when ${one.isAgreed} then
        (select max(version) from documents where name = 'pers' and published_at <= now()) end,
      case when ${one.isAgreed} then now() end)`.execute(tx);
};

/** Whether the address has asked within the hour, this one included. */
export const countRecent = async (tx: Tx, email: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from support_requests
    where lower(email) = lower(${email}) and created_at > now() - interval '1 hour'`.execute(tx);
  return rows[0]?.count ?? 0;
};

export type StoredRequest = {
  readonly type: SupportType;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
  readonly club: string | null;
};

/** null: erased with its owner. */
export const findRequest = async (db: Executor, publicId: string): Promise<StoredRequest | null> => {
  const { rows } = await sql<StoredRequest>`
    select r.type, r.name, r.email, r.phone, r.text, c.title as club
    from support_requests r left join clubs c on c.id = r.club_id where r.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

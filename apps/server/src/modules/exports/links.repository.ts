import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type NewLink = {
  readonly tokenHash: Buffer;
  readonly exportId: number;
  readonly userId: number;
  readonly loginId: number;
  readonly cookieHash: Buffer;
  readonly expiresAt: Date;
};
export type Link = {
  readonly publicId: string;
  readonly userId: number;
  readonly loginId: number;
};

export const insertLink = async (tx: Tx, link: NewLink): Promise<void> => {
  await sql`
    insert into export_links (token_hash, export_id, user_id, login_id, cookie_hash, expires_at)
    values (${link.tokenHash}, ${link.exportId}, ${link.userId}, ${link.loginId}, ${link.cookieHash}, ${link.expiresAt})`.execute(
    tx,
  );
};

type Key = { readonly tokenHash: Buffer; readonly cookieHash: Buffer; readonly now: Date };

/** A link that was not opened yet, for the session that asked for it. */
export const findLink = async (db: Executor, { tokenHash, cookieHash, now }: Key): Promise<Link | null> => {
  const { rows } = await sql<Link>`
    select x.public_id as "publicId", k.user_id as "userId", k.login_id as "loginId"
    from export_links k join exports x on x.id = k.export_id
    where k.token_hash = ${tokenHash} and k.cookie_hash = ${cookieHash} and k.used_at is null and k.expires_at > ${now}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Once; false: somebody was quicker. */
export const spendLink = async (tx: Tx, { tokenHash, cookieHash, now }: Key): Promise<boolean> => {
  const { rows } = await sql`
    update export_links set used_at = ${now}
    where token_hash = ${tokenHash} and cookie_hash = ${cookieHash} and used_at is null and expires_at > ${now}
    returning export_id`.execute(tx);
  return rows.length > 0;
};

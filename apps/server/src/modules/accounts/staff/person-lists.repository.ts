import { sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonConsent = {
  readonly purpose: string;
  readonly given: boolean;
  readonly version: number | null;
  readonly source: string;
  readonly createdAt: Date;
};

/** What a person agreed to or took back, latest first: of each text and its version what he said last. */
export const listPersonConsents = async (db: Executor, userId: number): Promise<Block<PersonConsent>> => {
  const { rows } = await sql<PersonConsent & { total: number }>`
    select purpose, given, version, source, "createdAt", (count(*) over ())::integer as total from (
      select distinct on (purpose, document_version) id, purpose, given, document_version as version, source, created_at as "createdAt"
      from consents where user_id = ${userId} order by purpose, document_version, created_at desc, id desc
    ) last order by "createdAt" desc, id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};

export type PersonLogin = {
  readonly publicId: string;
  readonly method: string;
  readonly device: string | null;
  readonly place: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly isEnded: boolean;
};

/** Logins of a person, the one used last first. */
export const listPersonLogins = async (db: Executor, userId: number): Promise<Block<PersonLogin>> => {
  const { rows } = await sql<PersonLogin & { total: number }>`
    select public_id as "publicId", method, device, nullif(concat_ws(', ', city, country), '') as place, created_at as "createdAt",
      last_used_at as "lastUsedAt", (revoked_at is not null or expires_at <= now()) as "isEnded", (count(*) over ())::integer as total
    from logins where user_id = ${userId} order by last_used_at desc, id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};

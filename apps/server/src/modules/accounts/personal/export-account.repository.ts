import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

export const exportNetworks = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select network, attached_at from user_networks where user_id = any(${userIds}::bigint[]) order by 1`.execute(db);
  return rows;
};

export const exportConsents = async (db: Executor, { userIds, email }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select purpose, given, document_version, source, address, email, created_at from consents
    where user_id = any(${userIds}::bigint[]) or lower(email) = lower(${email}) order by id`.execute(db);
  return rows;
};

export const exportLogins = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select method, os, browser, device, city, country, created_at, last_used_at, expires_at, revoked_at from logins
    where user_id = any(${userIds}::bigint[]) order by id`.execute(db);
  return rows;
};

export const exportSubscriptions = async (db: Executor, { email }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select email, language, asked_at, confirmed_at, ended_at from subscriptions where lower(email) = lower(${email})`.execute(
    db,
  );
  return rows;
};

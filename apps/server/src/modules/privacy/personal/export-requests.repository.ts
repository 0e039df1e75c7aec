import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

export const exportRequests = async (db: Executor, { userIds, email }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select kind, source, name, email, wish, received_on, due_on, prolonged_why, identity, identity_note, exported_at, outcome, answer,
      closed_at
    from privacy_requests where user_id = any(${userIds}::bigint[]) or lower(email) = lower(${email}) order by id`.execute(
    db,
  );
  return rows;
};

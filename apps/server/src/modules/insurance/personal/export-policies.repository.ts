import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Own policies. */
export const exportPolicies = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select p.public_id, p.number, p.name_ru as offer, p.last_name, p.first_name, p.second_name, p.phone, p.birth_date,
      p.gender, p.starts_at, p.price_minor / 100.0 as price, p.cancelled_at, p.created_at
    from policies p where p.user_id = any(${userIds}::bigint[]) order by p.id`.execute(db);
  return rows;
};

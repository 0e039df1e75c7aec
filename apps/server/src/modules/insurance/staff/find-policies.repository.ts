import type { Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { Executor } from '../../../platform/database/index.ts';

type Row = { readonly publicId: string; readonly number: string; readonly name: string; readonly isCancelled: boolean };

/** A policy by its number, for who sees all of them: the register is one. */
export const findPolicies = async (db: Executor, sought: Sought, { scope, limit }: Asking): Promise<Hit[]> => {
  const { rows } = await sql<Row>`
    select public_id as "publicId", number, concat_ws(' ', last_name, first_name) as name, cancelled_at is not null as "isCancelled"
    from policies where number = ${sought.number} and ${scope === 'all'}::boolean limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, number, name, isCancelled }) => ({
    publicId,
    title: number,
    detail: detailOf(name),
    state: isCancelled ? 'cancelled' : 'valid',
    isExact: true,
  }));
};

import { codeTwins, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { Executor } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly code: string;
  readonly discount: number;
  readonly available: number;
  readonly uses: number;
  readonly isOver: boolean;
};

/** Promocodes by the whole code, or the Russian one that it spells; one that works anywhere belongs to no start. */
export const findCodes = async (db: Executor, sought: Sought, { scope, limit, now }: Asking): Promise<Hit[]> => {
  const code = sought.promocode ?? '';
  const within =
    scope === 'all'
      ? sql`true`
      : sql`(event_ids && ${[...scope.events]}::bigint[] or format_ids && ${[...scope.formats]}::bigint[])`;
  const { rows } = await sql<Row>`
    select public_id as "publicId", code, discount, available, uses, coalesce(ends_at <= ${now}, false) as "isOver" from promocodes
    where code = any(${[code, ...codeTwins(code)]}::text[]) and ${within}
    order by code <> ${code}, id desc limit ${limit + 1}`.execute(db);
  return rows.map((row) => ({
    publicId: row.publicId,
    title: row.code,
    detail: detailOf(`−${row.discount} %`, `${row.uses - row.available}/${row.uses}`),
    state: row.isOver || row.available < 1 ? 'over' : 'valid',
    isExact: row.code === code,
  }));
};

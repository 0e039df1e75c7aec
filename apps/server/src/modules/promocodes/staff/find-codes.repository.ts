import { codeTwins, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { endsAt, joinSeries } from '../series-times.repository.ts';

type Row = {
  readonly publicId: string;
  readonly shown: string;
  readonly isExact: boolean;
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
      : sql`(p.event_ids && ${[...scope.events]}::bigint[] or p.format_ids && ${[...scope.formats]}::bigint[])`;
  const { rows } = await sql<Row>`
    select p.public_id as "publicId", p.shown, p.code = ${code} as "isExact", p.discount, p.available, p.uses,
      coalesce(${endsAt} <= ${now}, false) as "isOver"
    from promocodes p ${joinSeries}
    where p.code = any(${[code, ...codeTwins(code)]}::text[]) and ${within}
    order by p.code <> ${code}, p.id desc limit ${limit + 1}`.execute(db);
  return rows.map((row) => ({
    publicId: row.publicId,
    title: row.shown,
    detail: detailOf(`−${row.discount} %`, `${row.uses - row.available}/${row.uses}`),
    state: row.isOver || row.available < 1 ? 'over' : 'valid',
    isExact: row.isExact,
  }));
};

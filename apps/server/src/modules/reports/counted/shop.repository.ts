import { sql } from 'kysely';
import { fromUnix } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { named } from './asked-starts.repository.ts';
import { type CountedAsk, cutOf } from './counted-report.ts';

export type ShopRow = {
  readonly isTotal: boolean;
  readonly category: string | null;
  readonly categoryTitle: string | null;
  readonly product: string | null;
  readonly productTitle: string | null;
  readonly size: string | null;
  readonly sizeTitle: string | null;
  readonly sold: number;
  readonly returned: number;
  readonly free: number;
};

/** As the index of the list of orders has it. */
const paid = sql`coalesce(o.paid_at, timestamptz '1970-01-01 00:00:00+00')`;

/**
 * Goods by size, product or category with what was sold of them in the period, the total first; one statement. Orders are read by
 * `orders_paid`, their lines and what came back by their keys.
 */
export const selectShop = async (db: Executor, ask: CountedAsk): Promise<ShopRow[]> => {
  const { period, group, language } = ask;
  const isEnglish = language === 'en';
  const none = sql`null::text`;
  const [hasProduct, hasSize] = [group !== 'category', group === 'size'];
  const { rows } = await sql<ShopRow>`
    with lines as (
      select l.id, (l.details ->> 'stockId')::bigint as stock_id, l.count
      from orders o join order_lines l on l.order_id = o.id
      where ${paid} >= ${fromUnix(period.from)}::timestamptz and ${paid} < ${fromUnix(period.to)}::timestamptz
        and (o.confirmation is null or o.confirmation = 'done') and l.selector = 'shop'
    ), back as (
      select r.order_line_id as id, count(*) as pieces from goods_returns r
      where r.order_line_id in (select id from lines) and r.state = 'done' group by 1
    ), gone as (
      select l.stock_id, sum(l.count) as sold, sum(coalesce(b.pieces, 0)) as returned from lines l left join back b on b.id = l.id group by 1
    ), counted as (
      select c.public_id as category, ${isEnglish ? sql`coalesce(c.title_en, c.title_ru)` : sql`c.title_ru`} as "categoryTitle",
        p.public_id as product, ${isEnglish ? sql`coalesce(p.title_en, p.title_ru)` : sql`p.title_ru`} as "productTitle",
        s.public_id as size, nullif(concat_ws(', ', ${isEnglish ? sql`coalesce(v.name_en, v.name_ru)` : sql`v.name_ru`}, s.size), '') as "sizeTitle",
        coalesce(g.sold, 0) as sold, coalesce(g.returned, 0) as returned,
        case when s.removed_at is null then s.stock - s.taken else 0 end as free
      from product_stock s join products p on p.id = s.product_id join product_categories c on c.id = p.category_id
        left join product_variants v on v.id = s.variant_id left join gone g on g.stock_id = s.id
      where ${named(sql`c.public_id`, cutOf(ask, 'category'))} and ${named(sql`p.status`, cutOf(ask, 'state'))}
        and (s.removed_at is null or g.stock_id is not null)
    )
    select grouping(category) = 1 as "isTotal", category, "categoryTitle", product, "productTitle", size, "sizeTitle",
      coalesce(sum(sold), 0)::bigint as sold,
      coalesce(sum(returned), 0)::bigint as returned, coalesce(sum(free), 0)::bigint as free
    from (select c.category, c."categoryTitle", ${hasProduct ? sql`c.product` : none} as product, ${hasProduct ? sql`c."productTitle"` : none} as "productTitle",
        ${hasSize ? sql`c.size` : none} as size, ${hasSize ? sql`c."sizeTitle"` : none} as "sizeTitle", c.sold, c.returned, c.free from counted c) q
    group by grouping sets ((category, "categoryTitle", product, "productTitle", size, "sizeTitle"), ())
    order by "isTotal" desc, sum(sold) desc, sum(free) desc, category, product, size limit ${ask.most + 2}`.execute(db);
  return rows;
};

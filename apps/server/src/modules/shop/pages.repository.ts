import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

/** Categories that have goods, and the newest published goods: what has a page of its own. */
export const selectPages = async (
  db: Executor,
  most: number,
): Promise<{ categories: string[]; products: string[] }> => {
  const { rows } = await sql<{ categories: string[]; products: string[] }>`
    select coalesce((select array_agg(c.public_id order by c.position, c.id) from product_categories c
        where exists (select 1 from product_counts n where n.category_id = c.id and n.count > 0)), '{}') as categories,
      coalesce((select array_agg(p.public_id) from (select public_id from products where status = 'published'
        order by published_at desc, id desc limit ${most}) p), '{}') as products`.execute(db);
  return rows[0] ?? { categories: [], products: [] };
};

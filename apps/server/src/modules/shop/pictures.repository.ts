import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

/** Whether a product, a variant or a banner shows this picture; withdrawn ones too: orders keep showing them. */
export const isGoodsPicture = async (db: Executor, path: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from products where pictures @> array[${path}]::text[])
      or exists (select from product_variants where picture = ${path})
      or exists (select from banners where picture_main = ${path}) as is`.execute(db);
  return rows[0]?.is ?? false;
};

/** Main pictures of the newest goods and of banners: what lists show. */
export const selectListPictures = async (db: Executor, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    (select pictures[1] as path from products where status = 'published' and pictures <> '{}'
      order by published_at desc, id desc limit ${limit})
    union
    (select picture_main from banners where status = 'published' order by id limit 100)`.execute(db);
  return rows.map((row) => row.path);
};

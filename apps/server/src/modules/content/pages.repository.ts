import { sql } from 'kysely';
import { isOut } from './news.repository.ts';
import type { Executor } from '../../platform/database/index.ts';

export type PageRow = {
  slug: string;
  titleRu: string;
  titleEn: string | null;
  descriptionRu: string;
  descriptionEn: string | null;
  textRu: string;
  textEn: string | null;
  /** As it was written; `readBlocks` takes what fits. */
  blocks: unknown;
  ground: string;
  sign: string | null;
  isArchived: boolean;
  updatedAt: Date;
};

/** A page that readers may see, archived ones included. */
export const findPage = async (db: Executor, slug: string): Promise<PageRow | null> => {
  const { rows } = await sql<PageRow>`
    select slug, title_ru as "titleRu", title_en as "titleEn", description_ru as "descriptionRu",
      description_en as "descriptionEn", text_ru as "textRu", text_en as "textEn", blocks, ground, sign,
      status = 'archived' as "isArchived", updated_at as "updatedAt"
    from pages where slug = ${slug} and status <> 'draft'`.execute(db);
  return rows[0] ?? null;
};

/** More addresses than one file of a site map may hold are not listed. */
const mostListed = 10_000;

/** What search engines may find: pages that are true of today, and the news that are out, latest first. */
export const listForSearch = async (db: Executor, now: Date): Promise<{ slugs: string[]; news: string[] }> => {
  const { rows } = await sql<{ slugs: string[]; news: string[] }>`
    select array(select slug from pages where status = 'published' order by id limit ${mostListed}) as slugs,
      array(select n.public_id from news n where ${isOut(now)}
        order by n.published_at desc, n.id desc limit ${mostListed}) as news`.execute(db);
  return rows[0] ?? { slugs: [], news: [] };
};

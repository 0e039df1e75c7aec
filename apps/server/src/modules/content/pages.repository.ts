import { type RawBuilder, sql } from 'kysely';
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

/** Of the pages with this alias: readers may see it at this moment; in the archive, if it was on the site when it went there. */
export const isRead = (alias: 'p' | 'q', now: Date): RawBuilder<unknown> => {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);
  return sql`(${column('status')} <> 'draft' and ${column('published_at')} <= ${now})`;
};

/** A page that readers may see, archived ones included; by an earlier address, or one that another page replaces, that page. */
export const findPage = async (db: Executor, slug: string, now: Date): Promise<PageRow | null> => {
  const { rows } = await sql<PageRow>`
    with asked as (
      select id, replaced_by from pages where slug = ${slug}
      union all
      select m.id, m.replaced_by from page_redirects r join pages m on m.id = r.page_id where r.slug = ${slug}
      limit 1
    )
    select p.slug, p.title_ru as "titleRu", p.title_en as "titleEn", p.description_ru as "descriptionRu",
      p.description_en as "descriptionEn", p.text_ru as "textRu", p.text_en as "textEn", p.blocks, p.ground, p.sign,
      p.status = 'archived' as "isArchived", coalesce(p.published_at, p.updated_at) as "updatedAt"
    from asked a
    join pages p on p.id = coalesce(
      (select q.id from pages q where q.id = a.replaced_by and q.status = 'published' and ${isRead('q', now)}), a.id)
    where ${isRead('p', now)}`.execute(db);
  return rows[0] ?? null;
};

/** More addresses than one file of a site map may hold are not listed. */
const mostListed = 10_000;

/** What search engines may find: pages that are true of today, and the news that are out, latest first. */
export const listForSearch = async (db: Executor, now: Date): Promise<{ slugs: string[]; news: string[] }> => {
  const { rows } = await sql<{ slugs: string[]; news: string[] }>`
    select array(select p.slug from pages p where p.status = 'published' and ${isRead('p', now)} order by p.id limit ${mostListed}) as slugs,
      array(select n.public_id from news n where ${isOut(now)}
        order by n.published_at desc, n.id desc limit ${mostListed}) as news`.execute(db);
  return rows[0] ?? { slugs: [], news: [] };
};

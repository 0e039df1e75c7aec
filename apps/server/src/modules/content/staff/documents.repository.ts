import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export type NewDocument = {
  readonly name: 'pers' | 'offers' | 'advertising';
  readonly titleRu: string;
  readonly htmlRu: string;
  readonly titleEn: string | null;
  readonly htmlEn: string | null;
  readonly now: Date;
};

/** The next version of a legal text; whoever publishes the same one at once waits. */
export const insertDocument = async (
  tx: Tx,
  { name, titleRu, htmlRu, titleEn, htmlEn, now }: NewDocument,
): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${name}`}, 0))`.execute(tx);
  const { rows } = await sql<{ version: number }>`
    insert into documents (name, version, title_ru, html_ru, title_en, html_en, published_at)
    select ${name}, coalesce(max(d.version), 0) + 1, ${titleRu}, ${htmlRu}, ${titleEn}, ${htmlEn}, ${now} from documents d where d.name = ${name}
    returning version`.execute(tx);
  return rows[0]?.version ?? 0;
};

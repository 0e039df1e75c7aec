import type { Space } from '@trassa/contracts';
import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type FoundSpace = { readonly space: Space; readonly formatId: number | null };

export const findSpace = async (
  executor: Executor,
  publicId: string,
  language: Language,
): Promise<FoundSpace | null> => {
  const { rows } = await sql<{
    public_id: string;
    title_ru: string;
    title_en: string | null;
    picture: string | null;
    sectors: Space['sectors'];
    format_id: number | null;
  }>`
    select s.public_id, s.title_ru, s.title_en, s.picture, s.sectors, s.format_id from spaces s
    join event_cities ec on ec.id = s.event_city_id where s.public_id = ${publicId} and ec.status <> 'draft'`.execute(
    executor,
  );
  const row = rows[0];
  if (!row) return null;
  const title = language === 'en' ? (row.title_en ?? row.title_ru) : row.title_ru;
  return {
    space: { public_id: row.public_id, title, picture: row.picture, sectors: row.sectors },
    formatId: row.format_id,
  };
};

export type SpaceMap = { public_id: string; title: string; picture: string | null; space: string };

/** Plans of an event city; null when there is no such city. */
export const findSpaceMaps = async (
  executor: Executor,
  eventCity: string,
  language: Language,
): Promise<SpaceMap[] | null> => {
  const { rows } = await sql<{
    public_id: string | null;
    title_ru: string;
    title_en: string | null;
    picture: string | null;
  }>`
    select s.public_id, s.title_ru, s.title_en, s.picture from event_cities ec
    left join spaces s on s.event_city_id = ec.id
    where ec.public_id = ${eventCity} and ec.status <> 'draft' order by s.id`.execute(executor);
  if (!rows.length) return null;
  return rows.flatMap((row) =>
    row.public_id === null
      ? []
      : [
          {
            public_id: row.public_id,
            title: language === 'en' ? (row.title_en ?? row.title_ru) : row.title_ru,
            picture: row.picture,
            space: row.public_id,
          },
        ],
  );
};

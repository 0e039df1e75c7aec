import type { Space } from '@trassa/contracts';
import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import { say } from '../../../kernel/say.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type FoundSpace = { readonly space: Space; readonly formatId: number | null };

export const findSpace = async (
  executor: Executor,
  publicId: string,
  language: Language,
): Promise<FoundSpace | null> => {
  const { rows } = await sql<{
    publicId: string;
    titleRu: string;
    titleEn: string | null;
    picture: string | null;
    sectors: Space['sectors'];
    formatId: number | null;
  }>`
    select s.public_id as "publicId", s.title_ru as "titleRu", s.title_en as "titleEn", s.picture, s.sectors, s.format_id as "formatId"
    from spaces s
    join event_cities ec on ec.id = s.event_city_id where s.public_id = ${publicId} and ec.status <> 'draft'`.execute(
    executor,
  );
  const row = rows[0];
  if (!row) return null;
  const { publicId: public_id, titleRu, titleEn, picture, sectors, formatId } = row;
  return { space: { public_id, title: say(language, titleRu, titleEn), picture, sectors }, formatId };
};

export type SpaceMap = { public_id: string; title: string; picture: string | null; space: string };

/** Plans of an event city; null when there is no such city. */
export const findSpaceMaps = async (
  executor: Executor,
  eventCity: string,
  language: Language,
): Promise<SpaceMap[] | null> => {
  const { rows } = await sql<{
    publicId: string | null;
    titleRu: string;
    titleEn: string | null;
    picture: string | null;
  }>`
    select s.public_id as "publicId", s.title_ru as "titleRu", s.title_en as "titleEn", s.picture from event_cities ec
    left join spaces s on s.event_city_id = ec.id
    where ec.public_id = ${eventCity} and ec.status <> 'draft' order by s.id`.execute(executor);
  if (!rows.length) return null;
  return rows.flatMap(({ publicId, titleRu, titleEn, picture }) =>
    publicId === null
      ? []
      : [{ public_id: publicId, title: say(language, titleRu, titleEn), picture, space: publicId }],
  );
};

import { sql } from 'kysely';
import type { ReplacePicture } from '../../../media/index.ts';

/** Port of the pictures: another one of events. */
export const replaceEventPictures: ReplacePicture = async (tx, { events = [] }, { from, to }, { userId, now }) => {
  if (!events.length) return;
  await sql`update events set banners = replace(banners::text, ${from}::text, ${to}::text)::jsonb,
      description_ru = replace(description_ru, ${from}::text, ${to}::text),
      description_en = replace(description_en, ${from}::text, ${to}::text),
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = any(${events}::bigint[])`.execute(tx);
};

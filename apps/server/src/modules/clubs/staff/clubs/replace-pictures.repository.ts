import { sql } from 'kysely';
import type { ReplacePicture } from '../../../media/index.ts';

/** Port of the pictures: another one of clubs. */
export const replaceClubPictures: ReplacePicture = async (tx, { clubs = [] }, { from, to }, { userId, now }) => {
  if (!clubs.length) return;
  await sql`update clubs set picture = replace(picture, ${from}::text, ${to}::text),
      description = replace(description, ${from}::text, ${to}::text),
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = any(${clubs}::bigint[])`.execute(tx);
};

import { goodsPictureIn } from '@trassa/artwork';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor } from '../../platform/database/index.ts';

/** A certificate that can be bought. */
export type Nominal = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly textRu: string;
  readonly textEn: string | null;
  readonly price: Minor;
  readonly picture: string;
};

const columns = sql`id, public_id as "publicId", title_ru as "titleRu", title_en as "titleEn", text_ru as "textRu",
  text_en as "textEn", price_minor as price, picture`;

/** A hundred are more than anybody offers. */
export const listNominals = async (db: Executor): Promise<Nominal[]> => {
  const { rows } = await sql<Nominal>`
    select ${columns} from certificate_nominals where status = 'published' order by position, price_minor, id limit 100`.execute(
    db,
  );
  return rows;
};

/** Those on sale, by public id, in one statement. */
export const findNominals = async (db: Executor, publicIds: readonly string[]): Promise<Map<string, Nominal>> => {
  const { rows } = await sql<Nominal>`
    select ${columns} from certificate_nominals where status = 'published' and public_id = any(${[...publicIds]}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.publicId, row]));
};

/** Whether a nominal shows this picture, in whatever language it was given and is asked for. */
export const isNominalPicture = async (db: Executor, path: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from certificate_nominals where picture in (${goodsPictureIn(path, 'ru')}, ${goodsPictureIn(path, 'en')}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
};

import { sql } from 'kysely';
import type { ReplacePicture } from '../../../media/index.ts';

/** Port of the pictures: another one of products and of their variants, once where both were shown. */
export const replaceShopPictures: ReplacePicture = async (tx, uses, { from, to }, { userId, now }) => {
  const { products = [], product_variants: variants = [] } = uses;
  if (products.length)
    await sql`update products set
        pictures = array(select replace(one, ${from}::text, ${to}::text) from unnest(pictures) with ordinality as p (one, place)
          group by 1 order by min(place)),
        description_ru = replace(description_ru, ${from}::text, ${to}::text),
        description_en = replace(description_en, ${from}::text, ${to}::text),
        text_ru = replace(text_ru, ${from}::text, ${to}::text), text_en = replace(text_en, ${from}::text, ${to}::text),
        version = version + 1, updated_at = ${now}, updated_by = ${userId}
      where id = any(${products}::bigint[])`.execute(tx);
  if (variants.length)
    await sql`update product_variants set picture = replace(picture, ${from}::text, ${to}::text)
      where id = any(${variants}::bigint[])`.execute(tx);
};

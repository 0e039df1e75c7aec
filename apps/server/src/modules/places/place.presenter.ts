import type { City, Language, Region } from '@trassa/contracts';
import type { CityRow, RegionRow } from './places.repository.ts';

export const presentRegion = ({ id, nameRu, nameEn }: RegionRow): Region => ({ id, name_ru: nameRu, name_en: nameEn });

export const presentCity = ({ id, regionId, nameRu, nameEn, timezone }: CityRow): City => ({
  id,
  region_id: regionId,
  name_ru: nameRu,
  name_en: nameEn,
  timezone,
});

const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') };

type Named = { readonly nameRu: string; readonly nameEn: string; readonly main?: boolean };

/** By the name of the language, the main city of a region before all others. */
export const inOrder = <T extends Named>(rows: readonly T[], language: Language): T[] => {
  const name = (row: T): string => (language === 'en' ? row.nameEn : row.nameRu);
  return rows.toSorted(
    (a, b) => Number(b.main ?? false) - Number(a.main ?? false) || collators[language].compare(name(a), name(b)),
  );
};

/** ё and е are one letter to those who type. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();

/** Cities whose name holds the text, those that begin with it first. */
export const matching = <T extends Named>(rows: readonly T[], text: string): T[] => {
  const wanted = folded(text);
  const found = rows.filter(({ nameRu, nameEn }) => [nameRu, nameEn].some((name) => folded(name).includes(wanted)));
  const begins = ({ nameRu, nameEn }: T): boolean => [nameRu, nameEn].some((name) => folded(name).startsWith(wanted));
  return [...found.filter(begins), ...found.filter((row) => !begins(row))];
};

import type { Language } from '../i18n/types.ts';

export type Place = { name_ru: string; name_en?: string | undefined };

/** A city or region in the language of the page; without an English name the Russian one. */
export const cityName = (place: Place, language: Language): string =>
  (language === 'en' && place.name_en) || place.name_ru;

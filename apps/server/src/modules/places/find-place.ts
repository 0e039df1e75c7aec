import { type Country, countryCodes, type Place, type PostalIndex } from '@trassa/contracts';
import { checkIndex, defaultCityId, parseIndex } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Executor } from '../../platform/database/index.ts';
import { presentCity, presentRegion } from './place.presenter.ts';
import { findPlaces, findPrefix, type PlaceRow } from './places.repository.ts';

const names: Readonly<Record<Country['code'], readonly [ru: string, en: string]>> = {
  RU: ['Россия', 'Russia'],
  KZ: ['Казахстан', 'Kazakhstan'],
  TJ: ['Таджикистан', 'Tajikistan'],
  BY: ['Беларусь', 'Belarus'],
};

export const countries: readonly Country[] = countryCodes.map((code) => ({
  code,
  name_ru: names[code][0],
  name_en: names[code][1],
}));

const present = ({ city, region }: PlaceRow, guessed: boolean): Place | null => {
  const country = countries.find(({ code }) => code === region.country);
  return country ? { city: presentCity(city), region: presentRegion(region), country, guessed } : null;
};

/**
 * Where a city lies; without one where the visitor is, as far as the edge told it, else Moscow (DEC-94). One statement.
 */
export const findPlace = async (
  db: Executor,
  { cityId, guess }: { cityId: number | null; guess: number | null },
): Promise<Result<{ values: Place }>> => {
  const wanted = cityId === null ? [...(guess === null ? [] : [guess]), defaultCityId] : [cityId];
  const places = await findPlaces(db, wanted);
  const row = wanted.map((id) => places.get(id)).find((place) => place !== undefined);
  const place = row ? present(row, cityId === null) : null;
  return place ? ok({ values: place }) : notFound();
};

/** Region of a postal index, and its city where the first three digits tell it (DELIV-10, DEC-94). */
export const findIndex = async (db: Executor, text: string): Promise<Result<{ values: PostalIndex }>> => {
  const index = parseIndex(text);
  const problem = checkIndex(text);
  if (index === null || problem)
    return refuse({ code: 'validation', message: { id: 'index' }, errors: { index: { id: 'index' } } });
  const found = await findPrefix(db, index.slice(0, 3));
  if (!found) return refuse({ code: 'not_found', message: { id: 'index_unknown' } });
  return ok({
    values: {
      index,
      region: found.region.nameRu,
      city: found.city?.nameRu ?? '',
      region_id: found.region.id,
      city_id: found.city?.id ?? null,
    },
  });
};

import fs from 'node:fs';
import type { Row } from '../insert.ts';

type Named = { readonly id: number; readonly ru: string; readonly en: string };
export type RegionSeed = Named & {
  readonly country: 'RU' | 'KZ' | 'TJ' | 'BY';
  /** Of delivery, from 1: near. */
  readonly zone: number;
  readonly cityIndexes: readonly string[];
  readonly indexes: readonly string[];
  /** The main one first. */
  readonly cities: readonly (Named & { readonly timezone: string })[];
};

/** One object a line. */
export const readLines = <T>(name: string): T[] =>
  fs
    .readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

let known: readonly RegionSeed[] | null = null;

/** Regions and cities of GeoNames (CC BY 4.0); the file is made by scripts/places/build-places.ts. */
export const readPlaces = (): readonly RegionSeed[] => {
  known ??= readLines<RegionSeed>('places.jsonl');
  return known;
};

/** A city of the seed by its names in Russian; throws when it is not there. */
export const placeOf = (region: string, city: string): { regionId: number; cityId: number } => {
  const found = readPlaces().find(({ ru }) => ru === region);
  const cityId = found?.cities.find(({ ru }) => ru === city)?.id;
  if (!found || cityId === undefined) throw new Error(`no ${city} in ${region}`);
  return { regionId: found.id, cityId };
};

export const postalRows = (): Row[] =>
  readPlaces().flatMap(({ id, cityIndexes, indexes, cities }) => [
    ...cityIndexes.map((prefix) => ({ prefix, region_id: id, city_id: cities[0]?.id ?? null })),
    ...indexes.map((prefix) => ({ prefix, region_id: id, city_id: null })),
  ]);

export const zoneRows = (): Row[] => readPlaces().map(({ id, zone }) => ({ region_id: id, zone }));

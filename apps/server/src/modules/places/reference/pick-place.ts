import type { Executor } from '../../../platform/database/index.ts';
import type { cellReader, ReferenceCells } from '../../imports/index.ts';
import { findNamedCities, findNamedRegions, type NamedCity } from './named-places.repository.ts';

export type NamedPlaces = {
  readonly regions: ReadonlyMap<string, readonly number[]>;
  readonly cities: ReadonlyMap<string, readonly NamedCity[]>;
};

const eachOf = (rows: readonly ReferenceCells[], field: string): string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells[field] || [])),
];

/** The regions and cities that some rows name. Two statements. */
export const findNamedPlaces = async (db: Executor, rows: readonly ReferenceCells[]): Promise<NamedPlaces> => {
  const regions = Map.groupBy(await findNamedRegions(db, eachOf(rows, 'region')), ({ asked }) => asked);
  const cities = Map.groupBy(await findNamedCities(db, eachOf(rows, 'city')), ({ asked }) => asked);
  return { regions: new Map([...regions].map(([asked, found]) => [asked, found.map(({ id }) => id)])), cities };
};

type Reader = ReturnType<typeof cellReader>;

/** The region that a row names; null: none, and that is told where it names one. */
export const pickRegion = ({ raw, wrong }: Reader, { regions }: NamedPlaces): number | null => {
  const asked = raw('region');
  const [id, ...others] = regions.get(asked) ?? [];
  if (asked === '') return null;
  return id === undefined || others.length > 0 ? wrong('unknown_region', 'region') : id;
};

/** The city that a row names, in the region that it names. */
export const pickCity = (
  { raw, wrong }: Reader,
  { regions, cities }: NamedPlaces,
): { readonly cityId: number; readonly regionId: number } | null => {
  const asked = raw('city');
  const region = raw('region');
  const within = regions.get(region) ?? [];
  if (asked === '') return wrong('empty', 'city');
  if (region !== '' && within.length === 0) return wrong('unknown_region', 'region');
  const found = cities.get(asked) ?? [];
  if (found.length === 0) return wrong('unknown_city', 'city');
  const own = region === '' ? found : found.filter(({ regionId }) => within.includes(regionId));
  const [city, ...others] = own;
  if (!city) return wrong('city_elsewhere', 'city');
  return others.length > 0 ? wrong('many_cities', 'city') : { cityId: city.id, regionId: city.regionId };
};

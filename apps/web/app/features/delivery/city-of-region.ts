import type { City, Region } from '@trassa/contracts';

/** The city that a region is or has alone: Москва is not asked for twice. null: there is something to choose. */
export const cityOfRegion = (region: Region | undefined, cities: readonly City[]): City | null => {
  const [only, ...others] = cities;
  if (only && others.length === 0) return only;
  return cities.find(({ name_ru }) => name_ru === region?.name_ru) ?? null;
};

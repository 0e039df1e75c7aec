import { referencePlacesMax } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import type { ReferenceCells, ReferenceList, ReferenceProblem } from '../../imports/index.ts';
import {
  type CityFacts,
  countCities,
  findCities,
  placesBase,
  type RegionFacts,
  saveCities,
  saveRegions,
  selectMainCities,
  selectRegions,
  selectTimezones,
} from './places-list.repository.ts';
import { isShownZone, type ReadPlace, readPlace } from './read-place.ts';

/** A region as it would be after the rows so far. */
type Region = RegionFacts & {
  readonly cities: number;
  /** The line that says so; null: it stands. */
  readonly line: number | null;
};

type Wrong = Pick<ReferenceProblem, 'id' | 'field' | 'value'>;
const wrong = (id: ReferenceProblem['id'], field: string, value: string | number = ''): Wrong => ({
  id,
  field,
  value: String(value),
});

/** What earlier rows said. */
class Places {
  readonly cities = new Map<number, number>();
  /** City and line by region. */
  readonly mains = new Map<number, { readonly cityId: number; readonly line: number }>();
  readonly regions: Map<number, Region>;
  readonly timezones: ReadonlySet<string>;
  private readonly countries = new Map<string, number>();

  constructor(stored: readonly (RegionFacts & { readonly cities: number })[], timezones: ReadonlySet<string>) {
    this.timezones = timezones;
    this.regions = new Map(stored.map((region) => [region.id, { ...region, line: null }]));
    for (const { country } of stored) this.countries.set(country, (this.countries.get(country) ?? 0) + 1);
  }

  /** The region of a row with what the row says of it; a problem where that cannot be. */
  regionOf(row: ReadPlace): { readonly region: Region; readonly isTold: boolean } | Wrong {
    const before = this.regions.get(row.regionId);
    if (!before) return this.newRegion(row);
    if (row.country !== null && row.country !== before.country)
      return wrong('country_moved', 'country', before.country);
    const nameRu = row.regionRu ?? before.nameRu;
    const nameEn = row.regionEn ?? before.nameEn;
    if (nameRu === before.nameRu && nameEn === before.nameEn) {
      // Who names it as it stands contradicts a row that names it otherwise.
      const line = before.line ?? (row.regionRu === null && row.regionEn === null ? null : row.line);
      return { region: { ...before, line }, isTold: false };
    }
    if (before.line !== null) return wrong('region_differs', 'region_ru', before.line);
    return { region: { ...before, nameRu, nameEn, line: row.line }, isTold: true };
  }

  private newRegion(row: ReadPlace): { readonly region: Region; readonly isTold: boolean } | Wrong {
    if (row.country === null) return wrong('new_region', 'country');
    if (row.regionRu === null) return wrong('new_region', 'region_ru');
    if (row.regionEn === null) return wrong('new_region', 'region_en');
    if ((this.countries.get(row.country) ?? 0) >= referencePlacesMax) return wrong('country_full', 'country');
    const { regionId: id, country, regionRu: nameRu, regionEn: nameEn, line } = row;
    return { region: { id, country, nameRu, nameEn, cities: 0, line }, isTold: true };
  }

  keep(region: Region, isNewCity: boolean): void {
    if (!this.regions.has(region.id)) this.countries.set(region.country, (this.countries.get(region.country) ?? 0) + 1);
    this.regions.set(region.id, { ...region, cities: region.cities + (isNewCity ? 1 : 0) });
  }
}

const cityOf = (row: ReadPlace, before: CityFacts | undefined): CityFacts => ({
  id: row.cityId,
  regionId: row.regionId,
  nameRu: row.cityRu,
  nameEn: row.cityEn,
  timezone: row.timezone,
  latitude: row.latitude ?? before?.latitude ?? null,
  longitude: row.longitude ?? before?.longitude ?? null,
  main: row.main ?? before?.main ?? false,
});

const isSame = (a: CityFacts, b: CityFacts): boolean =>
  (['nameRu', 'nameEn', 'timezone', 'latitude', 'longitude', 'main'] as const).every((field) => a[field] === b[field]);

type Settled = { readonly city: CityFacts; readonly region: Region; readonly isTold: boolean };

const settleRow = (places: Places, row: ReadPlace, before: CityFacts | undefined): Settled | Wrong => {
  const earlier = places.cities.get(row.cityId);
  if (earlier !== undefined) return wrong('repeated', 'city_id', earlier);
  if (before && before.regionId !== row.regionId) return wrong('city_moved', 'region_id', before.regionId);
  const found = places.regionOf(row);
  if ('value' in found) return found;
  if (!before && found.region.cities >= referencePlacesMax) return wrong('region_full', 'region_id');
  const city = cityOf(row, before);
  const main = places.mains.get(row.regionId);
  if (city.main && main) return wrong('second_main', 'main', `№ ${main.cityId}`);
  return { city, ...found };
};

/** Regions with their cities; both are known by their ids of GeoNames. */
export const placesList: ReferenceList = {
  kind: 'places',
  count: countCities,
  base: placesBase,
  async begin(db) {
    const places = new Places(await selectRegions(db), new Set((await selectTimezones(db)).filter(isShownZone)));
    return {
      async settle(tx: Executor, rows: readonly ReferenceCells[]) {
        const problems: ReferenceProblem[] = [];
        const read = rows.flatMap((row) => readPlace(row, places.timezones, problems) ?? []);
        const found = await findCities(
          tx,
          read.map(({ cityId }) => cityId),
        );
        const stored = new Map(found.map((city) => [city.id, city]));
        const regions = new Map<number, RegionFacts>();
        const cities: CityFacts[] = [];
        const counts = { added: 0, changed: 0, same: 0 };
        for (const row of read) {
          const before = stored.get(row.cityId);
          const settled = settleRow(places, row, before);
          if ('value' in settled) {
            problems.push({ line: row.line, ...settled });
            continue;
          }
          const { city, region, isTold } = settled;
          places.cities.set(city.id, row.line);
          if (city.main) places.mains.set(city.regionId, { cityId: city.id, line: row.line });
          places.keep(region, !before);
          const isCitySame = before !== undefined && isSame(before, city);
          counts[before ? (isCitySame && !isTold ? 'same' : 'changed') : 'added'] += 1;
          if (isTold) regions.set(region.id, region);
          if (!isCitySame) cities.push(city);
        }
        return {
          problems,
          ...counts,
          async write(by) {
            if (regions.size > 0) await saveRegions(by, [...regions.values()]);
            if (cities.length > 0) await saveCities(by, cities);
          },
        };
      },
      async end(tx) {
        const standing = await selectMainCities(tx, [...places.mains.keys()]);
        return standing.flatMap(({ id, regionId, nameRu }) => {
          const told = places.mains.get(regionId);
          // Those that the file names are no longer main by it, or are the very city.
          if (!told || places.cities.has(id)) return [];
          return [{ line: told.line, id: 'second_main' as const, field: 'main', value: nameRu }];
        });
      },
    };
  },
};

import type { Row } from '../insert.ts';
import { placeOf, readLines } from './places.ts';

type SchoolSeed = {
  readonly region: string;
  readonly city: string;
  readonly id: string;
  readonly type: 'school' | 'college' | 'university';
  readonly short: string;
  readonly name: string;
};

/** A modest register of well-known schools; the whole one is imported by the back office. */
export const schoolRows = (): Row[] =>
  readLines<SchoolSeed>('schools.jsonl').map(({ region, city, id, type, short, name }) => {
    const { regionId, cityId } = placeOf(region, city);
    return { public_id: `school-${id}`, type, name, short_name: short, region_id: regionId, city_id: cityId };
  });

import type { Executor } from '../../platform/database/index.ts';
import { listVolunteerCities } from './events.repository.ts';
import { listVolunteerFormats, type ShownFormatRow } from './formats.repository.ts';
import type { CardRow, EventRow } from './rows.ts';

export type Volunteering = { city: CardRow & EventRow; formats: ShownFormatRow[] };

/** Upcoming event cities by start with their formats for volunteers, over ones too (DEC-65). Two statements. */
export const listVolunteering = async (db: Executor, now: Date): Promise<Volunteering[]> => {
  const cities = await listVolunteerCities(db, now);
  const formats = await listVolunteerFormats(
    db,
    cities.map((city) => city.id),
  );
  return cities.map((city) => ({ city, formats: formats.get(city.id) ?? [] }));
};

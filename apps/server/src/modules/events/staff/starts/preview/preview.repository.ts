import { sql } from 'kysely';
import type { Executor } from '../../../../../platform/database/index.ts';
import { cardColumnsWith, detailColumns, eventColumns, eventTables } from '../../../card-columns.repository.ts';
import { shownColumns, shownTables, type ShownFormatRow } from '../../../formats.repository.ts';
import type { CityDetailRow, EventRow } from '../../../rows.ts';

export type PreviewRows = {
  readonly event: EventRow;
  readonly city: CityDetailRow;
  readonly formats: readonly ShownFormatRow[];
};

/** What visitors will see of a format, before it is published as well. */
const willBeShown = sql`f.status in ('draft', 'published') and not f.hidden`;

/** A start in any state as its page shows it; null for an unknown one. Three statements. */
export const findPreview = async (db: Executor, publicId: string): Promise<PreviewRows | null> => {
  const cities = await sql<CityDetailRow>`select ${cardColumnsWith(willBeShown)}, ${detailColumns}
    from event_cities ec join cities c on c.id = ec.city_id where ec.public_id = ${publicId}`.execute(db);
  const city = cities.rows[0];
  if (!city) return null;
  const events = await sql<EventRow>`select ${eventColumns} from ${eventTables} where e.id = ${city.eventId}`.execute(
    db,
  );
  const event = events.rows[0];
  if (!event) return null;
  const formats = await sql<ShownFormatRow>`select ${shownColumns} from ${shownTables}
    where ec.id = ${city.id} and ${willBeShown} order by f.position, f.id`.execute(db);
  return { event, city, formats: formats.rows };
};

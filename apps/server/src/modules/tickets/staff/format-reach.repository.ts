import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, idList, inReach, reaches } from '../../../platform/database/index.ts';

/** A format by its ids. */
type KnownFormat = { readonly id: number; readonly event: string; readonly start: string; readonly format: string };
/** What filters name. */
export type NamedPlaces = {
  readonly events: readonly string[];
  readonly starts: readonly string[];
  readonly formats: readonly string[];
};
/** Internal ids of formats: in reach, and what of that each filter names. */
export type FoundFormats = {
  readonly reached: 'all' | readonly number[];
  readonly ofEvents: readonly number[];
  readonly ofStarts: readonly number[];
  readonly ofFormats: readonly number[];
};

/** Formats in reach, and those that a filter names; one statement. */
const selectFormats = async (
  db: Executor,
  reach: Reach,
  { events, starts, formats }: NamedPlaces,
): Promise<KnownFormat[]> => {
  const reached = reach === 'all' ? sql`false` : inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` });
  const { rows } = await sql<KnownFormat>`
    select f.id, e.public_id as event, ec.public_id as start, f.public_id as format
    from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
    where ${reached} or e.public_id = any(${[...events]}::text[]) or ec.public_id = any(${[...starts]}::text[])
      or f.public_id = any(${[...formats]}::text[])`.execute(db);
  return rows;
};

const idsOf = (formats: readonly KnownFormat[]): number[] => formats.map(({ id }) => id);

/** What a person reaches of the formats, and what of that filters name. */
export const findFormats = async (db: Executor, reach: Reach, named: NamedPlaces): Promise<FoundFormats> => {
  const { events, starts, formats } = named;
  if (reach === 'all' && events.length + starts.length + formats.length === 0)
    return { reached: 'all', ofEvents: [], ofStarts: [], ofFormats: [] };
  const known = (await selectFormats(db, reach, named)).filter((format) => reaches(reach, format));
  return {
    reached: reach === 'all' ? 'all' : idsOf(known),
    ofEvents: idsOf(known.filter(({ event }) => events.includes(event))),
    ofStarts: idsOf(known.filter(({ start }) => starts.includes(start))),
    ofFormats: idsOf(known.filter(({ format }) => formats.includes(format))),
  };
};

/** Tickets t of these formats. */
export const isOfFormats = (ids: readonly number[]): RawBuilder<unknown> => sql`t.format_id = any(${idList(ids)})`;

export const isTicketInReach = (reached: FoundFormats['reached']): RawBuilder<unknown> =>
  reached === 'all' ? sql`true` : isOfFormats(reached);

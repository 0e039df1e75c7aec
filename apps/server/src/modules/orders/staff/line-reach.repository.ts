import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, idList, inReach, reaches } from '../../../platform/database/index.ts';

/** A start by its ids. */
export type KnownStart = { readonly id: number; readonly event: string; readonly start: string };
/** Internal ids of the starts in reach. */
export type ReachedStarts = 'all' | readonly number[];

/** Starts in reach, and those that a filter names; one statement. */
const selectStarts = async (
  db: Executor,
  reach: Reach,
  { events, starts }: { readonly events: readonly string[]; readonly starts: readonly string[] },
): Promise<KnownStart[]> => {
  const reached = reach === 'all' ? sql`false` : inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` });
  const { rows } = await sql<KnownStart>`
    select ec.id, e.public_id as event, ec.public_id as start from event_cities ec join events e on e.id = ec.event_id
    where ${reached} or e.public_id = any(${[...events]}::text[]) or ec.public_id = any(${[...starts]}::text[])`.execute(
    db,
  );
  return rows;
};

const idsOf = (starts: readonly KnownStart[]): number[] => starts.map(({ id }) => id);

/** What a person reaches of the starts, and what of that a filter names. */
export const findStarts = async (
  db: Executor,
  reach: Reach,
  named: { readonly events: readonly string[]; readonly starts: readonly string[] },
): Promise<{ reached: ReachedStarts; ofEvents: readonly number[]; ofStarts: readonly number[] }> => {
  if (reach === 'all' && named.events.length + named.starts.length === 0)
    return { reached: 'all', ofEvents: [], ofStarts: [] };
  const known = (await selectStarts(db, reach, named)).filter((start) => reaches(reach, start));
  return {
    reached: reach === 'all' ? 'all' : idsOf(known),
    ofEvents: idsOf(known.filter(({ event }) => named.events.includes(event))),
    ofStarts: idsOf(known.filter(({ start }) => named.starts.includes(start))),
  };
};

/** Whether a line l is for a start that its reader reaches. */
export const isLineInReach = (reached: ReachedStarts): RawBuilder<unknown> =>
  reached === 'all' ? sql`true` : sql`coalesce(l.event_city_id = any(${idList(reached)}), false)`;

/** Lines l of these starts. */
export const isOfStarts = (ids: readonly number[]): RawBuilder<unknown> => sql`l.event_city_id = any(${idList(ids)})`;

/** An order o is in reach when one of its lines is. */
export const isOrderInReach = (reached: ReachedStarts): RawBuilder<unknown> =>
  reached === 'all' ? sql`true` : sql`o.id in (select l.order_id from order_lines l where ${isOfStarts(reached)})`;

/** Of causes of refunds those that a reader may know: of the lines in reach, and of no line – carriage, goodwill. */
export const selectCausesInReach = async (
  db: Executor,
  causes: readonly string[],
  reached: ReachedStarts,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ cause: string }>`
    select r.cause from order_refunds r left join order_lines l on l.id = r.order_line_id
    where r.cause = any(${[...causes]}::text[]) and (l.id is null or ${isLineInReach(reached)})`.execute(db);
  return new Set(rows.map(({ cause }) => cause));
};

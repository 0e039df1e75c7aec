import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import { stepBegin } from './format-columns.repository.ts';

/** What a visitor wants to run: one listed race has to answer all of it. Null: any. */
export type RaceFilter = {
  /** Kilometres, both included. */
  readonly distanceFrom: number | null;
  readonly distanceTo: number | null;
  readonly isForKids: boolean;
  readonly isForTeams: boolean;
  /** Kopecks: a place is left and costs at most so much now. */
  readonly priceTo: Minor | null;
};

const isAny = ({ distanceFrom, distanceTo, isForKids, isForTeams, priceTo }: RaceFilter): boolean =>
  distanceFrom === null && distanceTo === null && !isForKids && !isForTeams && priceTo === null;

/** The price of the kind `q` of the format `f`: the step of this moment, else the first one announced; none is free (DEC-77). */
const priceOf = (now: Date): RawBuilder<unknown> => sql`coalesce(
  (select p.price_minor from format_prices p
    where p.format_id = f.id and p.kind = q.kind and ${stepBegin('p')} <= ${now} order by ${stepBegin('p')} desc, p.from_count desc nulls last limit 1),
  (select p.price_minor from format_prices p where p.format_id = f.id and p.kind = q.kind order by ${stepBegin('p')} nulls last limit 1), 0)`;

/**
 * A condition on the event city `ec`, empty where anything will do. Without a wish for children the race is one of
 * grown-ups; children's count only where nobody else runs, as for the price of a card.
 */
export const hasRace = (filter: RaceFilter, now: Date): RawBuilder<unknown> => {
  if (isAny(filter)) return sql``;
  const { distanceFrom, distanceTo, isForKids, isForTeams, priceTo } = filter;
  const listed = sql`f.event_city_id = ec.id and f.status = 'published' and not f.hidden`;
  const grownUps = sql`(q.kind = 'athlete' or (q.kind = 'kids' and not exists (
    select 1 from formats g join quotas a on a.format_id = g.id
    where g.event_city_id = ec.id and g.status = 'published' and not g.hidden and a.kind = 'athlete')))`;
  return sql` and exists (select 1 from formats f join quotas q on q.format_id = f.id
    where ${listed} and ${isForKids ? sql`q.kind = 'kids'` : grownUps}
      and (${distanceFrom}::float8 is null or f.distance_km >= ${distanceFrom})
      and (${distanceTo}::float8 is null or f.distance_km <= ${distanceTo})
      and (not ${isForTeams}::boolean or f.is_team)
      ${
        priceTo === null
          ? sql``
          : sql`and q.taken < q.capacity - q.reserve and coalesce(least(coalesce(f.sale_end, ec.sale_end), ec.sale_stopped_at), 'infinity') > ${now} and ${priceOf(now)} <= ${priceTo}`
      })`;
};

import { sql } from 'kysely';

/** A code p works from when both it and its series s do, until the first of both ends. */
export const joinSeries = sql`left join promocode_series s on s.id = p.series_id`;
export const startsAt = sql`greatest(p.starts_at, s.starts_at)`;
export const endsAt = sql`least(p.ends_at, s.ends_at)`;

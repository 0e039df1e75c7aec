import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** One thing of which an order keeps some: exactly one of the four is named. */
export type Taking =
  | { readonly clusterId: number; readonly count: number }
  | { readonly eventCityId: number; readonly size: string; readonly count: number }
  | { readonly teamId: number; readonly count: number }
  | { readonly formatId: number; readonly number: number };

export type OrderTaking = Taking & { readonly orderId: number };

export const insertTakings = async (tx: Executor, takings: readonly OrderTaking[]): Promise<void> => {
  if (!takings.length) return;
  await sql`insert into order_takings (order_id, cluster_id, event_city_id, size, team_id, format_id, number, count)
    select t."orderId", t."clusterId", t."eventCityId", t.size, t."teamId", t."formatId", t.number, coalesce(t.count, 1)
    from jsonb_to_recordset(${JSON.stringify(takings)}::jsonb)
      as t ("orderId" bigint, "clusterId" bigint, "eventCityId" bigint, size text, "teamId" bigint, "formatId" bigint, number int, count int)`.execute(
    tx,
  );
};

export type ClusterStock = {
  readonly id: number;
  readonly formatId: number;
  readonly names: readonly string[];
  readonly left: number | null;
};

export const lockClusters = async (tx: Executor, formatIds: readonly number[]): Promise<ClusterStock[]> => {
  const { rows } = await sql<ClusterStock>`
    select id, format_id as "formatId", array[name_ru, coalesce(name_en, name_ru)] as names, capacity - taken as left from format_clusters
    where format_id = any(${formatIds}::bigint[]) and removed_at is null order by id for no key update`.execute(tx);
  return rows;
};

export type ShirtStock = { readonly eventCityId: number; readonly size: string; readonly left: number };

export const lockShirts = async (tx: Executor, eventCityIds: readonly number[]): Promise<ShirtStock[]> => {
  const { rows } = await sql<ShirtStock>`
    select event_city_id as "eventCityId", size, stock - taken as left from shirts
    where event_city_id = any(${eventCityIds}::bigint[]) order by event_city_id, size for no key update`.execute(tx);
  return rows;
};

export type TeamStock = {
  readonly id: number;
  readonly publicId: string;
  readonly number: number | null;
  readonly isPrivate: boolean;
  readonly code: string | null;
  readonly left: number;
};

export type TeamKey = { readonly formatId: number; readonly publicId: string };

/** Each with the format it is of; locked in one order. */
export const lockTeamsByKey = async (tx: Executor, keys: readonly TeamKey[]): Promise<(TeamStock & TeamKey)[]> => {
  const { rows } = await sql<TeamStock & TeamKey>`
    select id, format_id as "formatId", public_id as "publicId", number, private as "isPrivate", code, max_count - taken as left from teams
    where (format_id, public_id) in (
      select * from unnest(${keys.map((key) => key.formatId)}::bigint[], ${keys.map((key) => key.publicId)}::text[])
    ) order by id for no key update`.execute(tx);
  return rows;
};

/** Teams whose members get places within them: one order after another. */
export const lockTeams = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length)
    await sql`select id from teams where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx);
};

export type NewTeamRow = {
  formatId: number;
  publicId: string;
  title: string;
  maxCount: number;
  count: number;
  isPrivate: boolean;
  code: string | null;
};

/** Teams with the next numbers of their formats, in the order given; teams of one format are founded one after another. */
export const insertTeams = async (
  tx: Executor,
  teams: readonly NewTeamRow[],
): Promise<{ id: number; publicId: string; number: number }[]> => {
  const formatIds = [...new Set(teams.map((team) => team.formatId))].toSorted((a, b) => a - b);
  await sql`select pg_advisory_xact_lock(hashtextextended('team', id)) from unnest(${formatIds}::bigint[]) f (id)`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; publicId: string; number: number }>`
    insert into teams (public_id, format_id, title, number, max_count, taken, private, code)
    select t."publicId", t."formatId", t.title,
      coalesce((select max(o.number) from teams o where o.format_id = t."formatId"), 0)
        + row_number() over (partition by t."formatId" order by t.position),
      t."maxCount", t.count, t."isPrivate", t.code
    from rows from (
      jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as ("publicId" text, "formatId" bigint, title text, "maxCount" int, count int,
        "isPrivate" boolean, code text)
    ) with ordinality as t ("publicId", "formatId", title, "maxCount", count, "isPrivate", code, position)
    returning id, public_id as "publicId", number`.execute(tx);
  return rows;
};

/** Sum of an order's takings by thing, of things in a state; in the order of locks. */
type Sums = {
  clusters: { id: number; count: number }[];
  shirts: { eventCityId: number; size: string; count: number }[];
  teams: { id: number; count: number }[];
  numbers: { formatId: number; number: number }[];
};

export const sumTakings = async (tx: Tx, orderId: number, state: 'kept' | 'released'): Promise<Sums> => {
  const { rows } = await sql<{
    clusterId: number | null;
    eventCityId: number | null;
    size: string | null;
    teamId: number | null;
    formatId: number | null;
    number: number | null;
    count: number;
  }>`
    select cluster_id as "clusterId", event_city_id as "eventCityId", size, team_id as "teamId", format_id as "formatId", number,
      sum(count) as count
    from order_takings
    where order_id = ${orderId} and state = ${state} group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(tx);
  const sums: Sums = { clusters: [], shirts: [], teams: [], numbers: [] };
  for (const { clusterId, eventCityId, size, teamId, formatId, number, count } of rows) {
    if (clusterId !== null) sums.clusters.push({ id: clusterId, count });
    if (eventCityId !== null && size !== null) sums.shirts.push({ eventCityId, size, count });
    if (teamId !== null) sums.teams.push({ id: teamId, count });
    if (formatId !== null && number !== null) sums.numbers.push({ formatId, number });
  }
  return sums;
};

export const setTakingsState = async (tx: Tx, orderId: number, state: 'kept' | 'released'): Promise<void> => {
  await sql`update order_takings set state = ${state} where order_id = ${orderId} and state <> ${state}`.execute(tx);
};

/**
 * Adds (or with a negative sign gives back) to one kind of stock; rows are locked in id order. Answers how many rows had
 * room: fewer than asked means that somebody was faster.
 */
export const addToClusters = async (
  tx: Executor,
  demands: readonly { id: number; count: number }[],
): Promise<number> => {
  if (!demands.length) return 0;
  const { rows } = await sql`
    with own as (select id from format_clusters where id = any(${demands.map((w) => w.id)}::bigint[]) order by id for no key update)
    update format_clusters c set taken = c.taken + w.count
    from own join unnest(${demands.map((w) => w.id)}::bigint[], ${demands.map((w) => w.count)}::int[]) w (id, count) on w.id = own.id
    where c.id = own.id and (c.capacity is null or c.taken + w.count <= c.capacity) returning c.id`.execute(tx);
  return rows.length;
};

export const addToShirts = async (
  tx: Executor,
  demands: readonly { eventCityId: number; size: string; count: number }[],
): Promise<number> => {
  if (!demands.length) return 0;
  const cities = demands.map((w) => w.eventCityId);
  const sizes = demands.map((w) => w.size);
  const { rows } = await sql`
    with wish as (select * from unnest(${cities}::bigint[], ${sizes}::text[], ${demands.map((w) => w.count)}::int[]) w (event_city_id, size, count)),
    own as (
      select event_city_id, size from shirts where (event_city_id, size) in (select event_city_id, size from wish)
      order by event_city_id, size for no key update
    )
    update shirts s set taken = s.taken + wish.count from own join wish using (event_city_id, size)
    where s.event_city_id = own.event_city_id and s.size = own.size and s.taken + wish.count <= s.stock returning s.size`.execute(
    tx,
  );
  return rows.length;
};

export const addToTeams = async (tx: Executor, demands: readonly { id: number; count: number }[]): Promise<number> => {
  if (!demands.length) return 0;
  const { rows } = await sql`
    with own as (select id from teams where id = any(${demands.map((w) => w.id)}::bigint[]) order by id for no key update)
    update teams t set taken = t.taken + w.count
    from own join unnest(${demands.map((w) => w.id)}::bigint[], ${demands.map((w) => w.count)}::int[]) w (id, count) on w.id = own.id
    where t.id = own.id and t.taken + w.count <= t.max_count returning t.id`.execute(tx);
  return rows.length;
};

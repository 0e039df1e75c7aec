import type { Places } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Where a start belongs for grants, whatever its state; null: there is none. */
export const placesOfStart = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql<{ event: string; start: string }>`
    select e.public_id as event, ec.public_id as start from event_cities ec join events e on e.id = ec.event_id
    where ec.public_id = ${publicId}`.execute(db);
  return rows[0] ? rows : null;
};

/** A format is of its start, whatever its state. */
export const placesOfFormat = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql<{ event: string; start: string }>`
    select e.public_id as event, ec.public_id as start from formats f join event_cities ec on ec.id = f.event_city_id
      join events e on e.id = ec.event_id
    where f.public_id = ${publicId}`.execute(db);
  return rows[0] ? rows : null;
};

/** An event is of itself: a grant for one of its starts does not reach it. */
export const placesOfEvent = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql`select 1 from events where public_id = ${publicId}`.execute(db);
  return rows[0] ? [{ event: publicId, start: null }] : null;
};

/** Where a thing of several starts belongs, by their internal ids. */
export const placesOfStarts = async (db: Executor, ids: readonly number[]): Promise<Places> => {
  if (!ids.length) return [];
  const { rows } = await sql<{ event: string; start: string }>`
    select e.public_id as event, ec.public_id as start from event_cities ec join events e on e.id = ec.event_id
    where ec.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
};

/** Projects and series belong to no start. */
export const placesOfProject = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql`select 1 from projects where public_id = ${publicId}`.execute(db);
  return rows[0] ? [] : null;
};

export const placesOfEventType = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql`select 1 from event_types where public_id = ${publicId}`.execute(db);
  return rows[0] ? [] : null;
};

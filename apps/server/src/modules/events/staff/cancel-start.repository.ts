import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type StartToCancel = {
  readonly id: number;
  readonly version: number;
  readonly status: 'draft' | 'published' | 'cancelled' | 'archived';
  /** Nobody is running any more. */
  readonly isOver: boolean;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly startTime: Date;
  readonly timezone: string;
};

/** Hours after the start when it counts as over, where nobody has said when it ends. */
const longestHours = 12;

/** A start by its public id; `isLocked`: nobody else calls it off until the transaction ends. */
export const findStartToCancel = async (
  db: Executor,
  publicId: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<StartToCancel | null> => {
  const { rows } = await sql<StartToCancel>`
    select ec.id, ec.version, ec.status, coalesce(ec.finish_time, ec.start_time + make_interval(hours => ${longestHours})) <= now() as "isOver",
      e.title_ru as "titleRu", e.title_en as "titleEn", c.name_ru as "cityRu", c.name_en as "cityEn", ec.start_time as "startTime", ec.timezone
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.public_id = ${publicId} ${isLocked ? sql`for no key update of ec` : sql``}`.execute(db);
  return rows[0] ?? null;
};

/** There will be no start; its sale is over at once. */
export const setCancelled = async (
  tx: Tx,
  id: number,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update event_cities set status = 'cancelled', version = version + 1, updated_at = ${now}, updated_by = ${by} where id = ${id}`.execute(
    tx,
  );
};

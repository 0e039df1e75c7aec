import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type Opened = { readonly kind: string; readonly id: string; readonly userId: number };

export const tellPresence = async (db: Executor, { kind, id, userId }: Opened, now: Date): Promise<void> => {
  await sql`
    insert into presences (kind, object_id, user_id, seen_at) values (${kind}, ${id}, ${userId}, ${now})
    on conflict (kind, object_id, user_id) do update set seen_at = excluded.seen_at`.execute(db);
};

/** Who else has it open since a moment; a line of a screen has room for five. */
export const selectOthers = async (
  db: Executor,
  { kind, id, userId }: Opened,
  since: Date,
): Promise<{ publicId: string; name: string }[]> => {
  const { rows } = await sql<{ publicId: string; name: string }>`
    select u.public_id as "publicId", u.name from presences p join users u on u.id = p.user_id
    where p.kind = ${kind} and p.object_id = ${id} and p.user_id <> ${userId} and p.seen_at > ${since}
    order by u.name, u.id limit 5`.execute(db);
  return rows;
};

export const deleteOldPresences = async (db: Executor, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from presences where seen_at < ${new Date(now.getTime() - 600_000)}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

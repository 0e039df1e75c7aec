import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { type NameWords, wordsOf } from '../domain/fold-name.ts';
import type { ResultView } from '../result-view.ts';
import { isOpen, ownResults, viewColumns, viewTables } from '../view.repository.ts';

/** Starts that a page shows at most. */
const mostStarts = 200;

export type Runner = { userId: number; lastName: string; firstName: string };

/** Whose page it is; null: closed, or never there. */
export const findRunner = async (db: Executor, publicId: string): Promise<Runner | null> => {
  const { rows } = await sql<Runner>`
    select u.id as "userId", u.last_name as "lastName", u.name as "firstName" from runner_pages p join users u on u.id = p.user_id
    where p.public_id = ${publicId} and not u.blocked and not u.temporary and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
};

/** The own page and the name that it would bear. */
export const findOwnPage = async (
  db: Executor,
  userId: number,
): Promise<(Runner & { publicId: string | null }) | null> => {
  const { rows } = await sql<Runner & { publicId: string | null }>`
    select u.id as "userId", u.last_name as "lastName", u.name as "firstName", p.public_id as "publicId"
    from users u left join runner_pages p on p.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0] ?? null;
};

/** False: it was open already, or the account is erased. */
export const insertPage = async (tx: Tx, userId: number, publicId: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into runner_pages (user_id, public_id) select id, ${publicId} from users where id = ${userId} and deleted_at is null
    on conflict (user_id) do nothing returning user_id`.execute(tx);
  return rows.length > 0;
};

/** False: it was closed already. */
export const deletePage = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`delete from runner_pages where user_id = ${userId} returning user_id`.execute(tx);
  return rows.length > 0;
};

/**
 * Published results of the tickets that the person holds, under the person's name alone: a ticket may be a friend's. Hidden
 * and erased names have no words, so they are never here. Latest first, one statement.
 */
export const listRunnerResults = async (
  db: Executor,
  { userId, lastName, firstName }: Runner,
): Promise<(ResultView & { event_type: string })[]> => {
  const words: NameWords = wordsOf({ lastName, firstName, team: null });
  const { rows } = await sql<ResultView & { event_type: string }>`
    select v.* from (${ownResults(userId)}) own cross join lateral (
      select ${viewColumns}, et.public_id as event_type from ${viewTables} join event_types et on et.id = e.event_type_id
      where r.id = own.id and ${isOpen} and not r.name_hidden
        and (starts_with(name_sounds(r.name_words), name_sounds(${words.name_words}::text))
          or name_sounds(r.name_words) = name_sounds(${words.name_words_back}::text)) limit 1) v
    order by v.start_time desc, v.id limit ${mostStarts}`.execute(db);
  return rows;
};

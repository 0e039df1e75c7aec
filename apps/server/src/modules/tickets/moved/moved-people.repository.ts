import type { Language } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { Texts } from '../../events/index.ts';

/** Tickets that one letter speaks of at most. */
const mostTold = 20;

/** Tickets t of a format f that count. */
const counted = sql`tickets t join formats f on f.id = t.format_id`;
const isCounted = sql`t.status <> 'returned'`;

/**
 * Who is told of a start: whoever bought, by the mailbox of the order, and whoever holds a ticket that others bought. `of`: the order or
 * the person, as the piece of a run names it.
 */
const mailboxes = (startId: number): RawBuilder<unknown> => sql`
  select 'order:' || o.public_id as of, lower(o.email) as email from ${counted} join orders o on o.id = t.order_id
  where f.event_city_id = ${startId} and ${isCounted}
  union all
  select 'person:' || u.public_id, lower(u.email) from ${counted} join users u on u.id = t.user_id
  where f.event_city_id = ${startId} and ${isCounted} and t.user_id <> t.original_user_id and u.email is not null`;

/** Tickets of a start, and mailboxes that would be told of it. */
export const countPeople = async (db: Executor, startId: number): Promise<{ tickets: number; letters: number }> => {
  const { rows } = await sql<{ tickets: number; letters: number }>`
    select (select count(*)::int from ${counted} where f.event_city_id = ${startId} and ${isCounted}) as tickets,
      (select count(distinct m.email)::int from (${mailboxes(startId)}) m where m.email like '%@%') as letters`.execute(
    db,
  );
  return rows[0] ?? { tickets: 0, letters: 0 };
};

/** One piece for each mailbox (BO-054). */
export const listPeople = async (db: Executor, startId: number): Promise<string[]> => {
  const { rows } = await sql<{ of: string }>`
    select distinct on (m.email) m.of from (${mailboxes(startId)}) m where m.email like '%@%' order by m.email, m.of`.execute(
    db,
  );
  return rows.map(({ of }) => of);
};

export type Told = { readonly email: string; readonly language: Language };

/** The mailbox of a piece; null: it is no more. */
export const findMailbox = async (db: Executor, of: string): Promise<Told | null> => {
  const [kind, id] = of.split(':');
  const { rows } = await (
    kind === 'order'
      ? sql<Told>`select email, language from orders where public_id = ${id} and email like '%@%'`
      : sql<Told>`select coalesce(email, '') as email, language from users where public_id = ${id} and email like '%@%'`
  ).execute(db);
  return rows[0] ?? null;
};

/** Tickets of the start of a move that its letter to this mailbox speaks of. */
export const findToldTickets = async (db: Executor, move: string, of: string): Promise<string[]> => {
  const [kind, id] = of.split(':');
  const isTheirs =
    kind === 'order'
      ? sql`lower(o.email) = (select lower(b.email) from orders b where b.public_id = ${id})`
      : sql`t.user_id = (select u.id from users u where u.public_id = ${id})`;
  const { rows } = await sql<{ id: string }>`
    select t.public_id as id from ${counted} join orders o on o.id = t.order_id
      join event_city_moves m on m.event_city_id = f.event_city_id
    where m.public_id = ${move} and ${isCounted} and ${isTheirs} order by t.id limit ${mostTold}`.execute(db);
  return rows.map(({ id: ticket }) => ticket);
};

export type ToldMove = {
  readonly startTime: Date;
  readonly timezone: string;
  readonly place: Texts;
  readonly address: Texts;
  readonly cityName: Texts;
  readonly freeReturnUntil: Date | null;
  readonly words: { readonly ru: string; readonly en: string } | null;
};

/** What a start was before it was moved. */
export const findMove = async (db: Executor, publicId: string): Promise<ToldMove | null> => {
  const { rows } = await sql<Omit<ToldMove, 'words'> & { wordsRu: string | null; wordsEn: string | null }>`
    select m.start_time as "startTime", m.timezone, jsonb_build_object('ru', m.place_ru, 'en', coalesce(m.place_en, m.place_ru)) as place,
      jsonb_build_object('ru', m.address_ru, 'en', coalesce(m.address_en, m.address_ru)) as address,
      jsonb_build_object('ru', c.name_ru, 'en', coalesce(c.name_en, c.name_ru)) as "cityName", m.free_return_until as "freeReturnUntil",
      m.letter_ru as "wordsRu", m.letter_en as "wordsEn"
    from event_city_moves m join cities c on c.id = m.city_id where m.public_id = ${publicId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { wordsRu, wordsEn, ...move } = row;
  return { ...move, words: wordsRu === null ? null : { ru: wordsRu, en: wordsEn || wordsRu } };
};

import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { type ClubOfficeRow, findClubRow } from './club-rows.repository.ts';

/** Who changes something, and when. */
export type By = { readonly userId: number; readonly now: Date };

/** What is written of a club. */
export type ClubValues = {
  readonly title: string;
  readonly slug: string;
  readonly city: number;
  readonly description: string;
  readonly link: string;
  /** '' for none. */
  readonly picture: string;
};

/** Whoever gives an address waits for the one before; taken before any club is locked. */
export const lockAddresses = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('club addresses', 0))`.execute(tx);
};

/** Which of these are addresses of clubs, or were, other than of `own`. */
export const selectTaken = async (
  tx: Tx,
  slugs: readonly string[],
  own: number | null,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ slug: string }>`
    select public_name as slug from clubs where public_name = any(${[...slugs]}::text[]) and id is distinct from ${own}
    union select public_name from club_addresses where public_name = any(${[...slugs]}::text[]) and club_id is distinct from ${own}
    union select public_id from clubs where public_id = any(${[...slugs]}::text[])`.execute(tx);
  return new Set(rows.map(({ slug }) => slug));
};

/** Nobody else changes it until the transaction ends; people go on joining. */
export const lockClub = async (tx: Tx, publicId: string): Promise<ClubOfficeRow | null> => {
  await sql`select 1 from clubs where public_id = ${publicId} for no key update`.execute(tx);
  return findClubRow(tx, publicId);
};

/** Both, in one order whoever asks: nobody joins them, leaves them or writes them until the transaction ends. */
export const lockToMerge = async (tx: Tx, publicIds: readonly string[]): Promise<void> => {
  await sql`select 1 from clubs where public_id = any(${[...publicIds]}::text[]) order by id for update`.execute(tx);
};

export const insertClub = async (
  tx: Tx,
  publicId: string,
  { title, slug, city }: Pick<ClubValues, 'title' | 'slug' | 'city'>,
  { userId, now }: By,
): Promise<void> => {
  await sql`
    insert into clubs (public_id, public_name, title, city_id, status, created_at, updated_at, updated_by)
    values (${publicId}, ${slug}, ${title}, ${city}, 'draft', ${now}, ${now}, ${userId})`.execute(tx);
};

/** Of a locked club. */
export const updateClub = async (tx: Tx, id: number, club: ClubValues): Promise<void> => {
  await sql`
    update clubs set title = ${club.title}, public_name = ${club.slug}, city_id = ${club.city}, description = ${club.description},
      link = ${club.link || null}, picture = ${club.picture || null} where id = ${id}`.execute(tx);
};

/** Competitions of a club that has moved to another city keep their days and hours by its clock, and with them their tables. */
export const keepHours = async (tx: Tx, id: number, timezone: string): Promise<void> => {
  await sql`
    update club_competitions x set starts_at = (x.starts_at at time zone ${timezone}) at time zone c.timezone,
      ends_at = (x.ends_at at time zone ${timezone}) at time zone c.timezone
    from clubs k join cities c on c.id = k.city_id where x.club_id = k.id and k.id = ${id} and c.timezone <> ${timezone}`.execute(
    tx,
  );
};

/** The address that a club had leads to it from now on; its own one is no former one. */
export const keepAddress = async (tx: Tx, id: number, before: string, now: string): Promise<void> => {
  await sql`delete from club_addresses where public_name = ${now}`.execute(tx);
  await sql`insert into club_addresses (public_name, club_id) values (${before}, ${id})`.execute(tx);
};

export const updateState = async (tx: Tx, id: number, state: 'draft' | 'published'): Promise<void> => {
  await sql`update clubs set status = ${state} where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked club ends with. */
export const stampClub = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update clubs set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

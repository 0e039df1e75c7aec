import type { Language } from '@trassa/contracts';
import { clubClaimMinutes } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { type CompetitionTypeRow, typeColumns } from './clubs.repository.ts';
import type { ResultStatus } from './results.repository.ts';

/** A result as far as a word on it needs it. */
export type LockedResult = {
  readonly id: number;
  /** Who handed it in. */
  readonly userId: number;
  readonly version: number;
  readonly status: ResultStatus;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly isFirstWord: boolean;
  readonly claimedBy: number | null;
  readonly claimedUntil: Date | null;
  readonly type: string;
  readonly value: number;
  readonly unit: CompetitionTypeRow['unit'];
};

export const lockResult = async (tx: Tx, publicId: string): Promise<LockedResult | null> => {
  const { rows } = await sql<LockedResult>`
    select r.id, r.user_id as "userId", r.is_first_word as "isFirstWord", r.version, r.status, r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.claimed_by as "claimedBy",
      r.claimed_until as "claimedUntil", t.title_ru as type, r.value, t.unit
    from club_results r join competition_types t on t.id = r.type_id
    where r.public_id = ${publicId} for no key update of r`.execute(tx);
  return rows[0] ?? null;
};

/** Whom to tell, and the version that the word made; `email` null: he has no confirmed one. */
export type ResultTold = {
  readonly status: ResultStatus;
  readonly version: number;
  readonly email: string | null;
  readonly language: Language;
};

type Word = {
  readonly status: 'accepted' | 'declined';
  readonly reason: string | null;
  readonly userId: number | null;
  /** Nothing stood before it. */
  readonly isFirst: boolean;
  readonly now: Date;
};

export const decideResult = async (
  tx: Tx,
  id: number,
  { status, reason, userId, isFirst, now }: Word,
): Promise<ResultTold> => {
  const { rows } = await sql<ResultTold>`
    update club_results r set status = ${status}, reason = ${reason}, decided_at = ${now}, decided_by = ${userId}::bigint,
      is_first_word = ${isFirst}, claimed_by = null, claimed_until = null, version = version + 1
    from users u where r.id = ${id} and u.id = r.user_id
    returning r.status, r.version, case when u.email_confirmed_at is not null then u.email end as email, u.language`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error(`no club result ${id}`);
  return row;
};

const claimEnd = (now: Date): Date => new Date(now.getTime() + clubClaimMinutes * 60_000);

/** It waits again, and is claimed by whoever took his word back. */
export const takeBack = async (
  tx: Tx,
  id: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`update club_results set status = 'new', reason = null, decided_at = null, decided_by = null, is_first_word = false, claimed_by = ${userId},
    claimed_until = ${claimEnd(now)}, version = version + 1 where id = ${id}`.execute(tx);
};

/**
 * The result that a person has to decide now, claimed anew; null: none is free. What he has already comes first, the one he was given
 * last before the others; else the oldest that nobody has and another person handed in. Moderators at the same moment pass by what another one is taking. BO-102
 */
export const claimNext = async (db: Executor, userId: number, now: Date): Promise<string | null> => {
  const { rows } = await sql<{ publicId: string }>`
    with own as (
      select id from club_results where status = 'new' and claimed_by = ${userId} and claimed_until > ${now}
      order by claimed_until desc, created_at, id limit 1 for no key update),
    free as (
      select id from club_results where status = 'new' and (claimed_until is null or claimed_until <= ${now}) and user_id <> ${userId}
        and not exists (select from own) order by created_at, id limit 1 for no key update skip locked)
    update club_results r set claimed_by = ${userId}, claimed_until = ${claimEnd(now)}
    from (select id from own union all select id from free) h where r.id = h.id returning r.public_id as "publicId"`.execute(
    db,
  );
  return rows[0]?.publicId ?? null;
};

/** How many wait for a word, claimed ones too. */
export const countWaiting = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from club_results where status = 'new'`.execute(db);
  return rows[0]?.total ?? 0;
};

export type WaitingRow = {
  readonly publicId: string;
  readonly createdAt: Date;
  readonly day: string;
  readonly value: number;
  readonly unit: CompetitionTypeRow['unit'];
  readonly type: string;
  readonly person: string;
  readonly link: string | null;
  /** Where the bytes of the picture lie in the storage. */
  readonly picture: string | null;
  readonly comment: string | null;
  readonly competitions: readonly string[];
};

/** Results that await an editor, the oldest first. */
export const listWaiting = async (db: Executor, limit: number): Promise<{ results: WaitingRow[]; total: number }> => {
  const { rows } = await sql<WaitingRow>`
    select r.public_id as "publicId", r.created_at as "createdAt", r.day::text as day, r.value, t.unit, t.title_ru as type,
      trim(u.name || ' ' || u.last_name) as person, r.link, f.storage_name as picture, r.comment,
      array(select k.title || ': ' || x.title from club_result_links l join club_competitions x on x.id = l.competition_id
        join clubs k on k.id = x.club_id where l.result_id = r.id order by l.linked_at, x.id) as competitions
    from club_results r join competition_types t on t.id = r.type_id join users u on u.id = r.user_id
      left join files f on f.id = r.file_id
    where r.status = 'new' order by r.created_at, r.id limit ${limit}`.execute(db);
  return { results: rows, total: await countWaiting(db) };
};

/** What a letter tells of a result. */
export type ResultInLetter = {
  readonly status: ResultStatus;
  readonly value: number;
  readonly day: string;
  readonly reason: string | null;
  readonly version: number;
  readonly type: CompetitionTypeRow;
  /** The club's page of its first competition. */
  readonly clubName: string | null;
  readonly competitions: readonly string[];
};

export const findResultForLetter = async (db: Executor, publicId: string): Promise<ResultInLetter | null> => {
  const { rows } = await sql<ResultInLetter>`
    select r.status, r.value, r.day::text as day, r.reason, r.version, (select to_jsonb(y) from (select ${typeColumns}) y) as type,
      (select k.public_name from club_result_links l join club_competitions x on x.id = l.competition_id
        join clubs k on k.id = x.club_id where l.result_id = r.id order by l.linked_at, x.id limit 1) as "clubName",
      array(select x.title from club_result_links l join club_competitions x on x.id = l.competition_id
        where l.result_id = r.id order by l.linked_at, x.id) as competitions
    from club_results r join competition_types t on t.id = r.type_id where r.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

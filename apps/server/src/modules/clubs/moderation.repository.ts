import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { type CompetitionTypeRow, typeColumns } from './clubs.repository.ts';
import type { ResultStatus } from './results.repository.ts';

export const lockResult = async (tx: Tx, publicId: string): Promise<{ id: number; status: ResultStatus } | null> => {
  const { rows } = await sql<{ id: number; status: ResultStatus }>`
    select id, status from club_results where public_id = ${publicId} for no key update`.execute(tx);
  return rows[0] ?? null;
};

/** Whom to tell; `email` null: he has no confirmed one. */
export type Decided = { readonly status: ResultStatus; readonly email: string | null; readonly language: Language };

export const decideResult = async (
  tx: Tx,
  id: number,
  { status, reason, now }: { status: 'accepted' | 'declined'; reason: string | null; now: Date },
): Promise<Decided> => {
  const { rows } = await sql<Decided>`
    update club_results r set status = ${status}, reason = ${reason}, decided_at = ${now}
    from users u where r.id = ${id} and u.id = r.user_id
    returning r.status, case when u.email_confirmed_at is not null then u.email end as email, u.language`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no club result ${id}`);
  return row;
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
  const counted = await sql<{ total: number }>`select count(*) as total from club_results where status = 'new'`.execute(
    db,
  );
  return { results: rows, total: counted.rows[0]?.total ?? 0 };
};

/** What a letter tells of a result. */
export type ResultInLetter = {
  readonly status: ResultStatus;
  readonly value: number;
  readonly day: string;
  readonly reason: string | null;
  readonly type: CompetitionTypeRow;
  /** The club's page of its first competition. */
  readonly clubName: string | null;
  readonly competitions: readonly string[];
};

export const findResultForLetter = async (db: Executor, publicId: string): Promise<ResultInLetter | null> => {
  const { rows } = await sql<ResultInLetter>`
    select r.status, r.value, r.day::text as day, r.reason, (select to_jsonb(y) from (select ${typeColumns}) y) as type,
      (select k.public_name from club_result_links l join club_competitions x on x.id = l.competition_id
        join clubs k on k.id = x.club_id where l.result_id = r.id order by l.linked_at, x.id limit 1) as "clubName",
      array(select x.title from club_result_links l join club_competitions x on x.id = l.competition_id
        where l.result_id = r.id order by l.linked_at, x.id) as competitions
    from club_results r join competition_types t on t.id = r.type_id where r.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { Link } from './seals.repository.ts';

/** A seal that goes out of the house. What stands there for its number stays: another seal of it would be a forged one. */
export const insertAnchor = async (db: Executor, { number, seal }: Link, now: Date): Promise<void> => {
  await sql`
    insert into audit_anchors (number, seal, at) values (${number}, ${seal}, ${now}) on conflict (number) do nothing`.execute(
    db,
  );
};

/** The first number at which the chain is not what has gone out of the house: another seal, or nothing from there on. */
export const findLost = async (db: Executor): Promise<number | null> => {
  const { rows } = await sql<{ number: number; last: number | null }>`
    select a.number, (select max(s.seal_number) from audit_entries s where s.seal_number <= a.number) as last
    from audit_anchors a left join audit_entries e on e.seal_number = a.number
    where e.seal is distinct from a.seal order by a.number limit 1`.execute(db);
  const [lost] = rows;
  if (!lost) return null;
  return lost.last === lost.number ? lost.number : (lost.last ?? 0) + 1;
};

export type Check = {
  readonly at: Date;
  /** null: the sweep of the night. */
  readonly by: number | null;
  readonly isWhole: boolean;
  readonly lastNumber: number | null;
  readonly checked: number;
  readonly brokenAt: number | null;
};

export const insertCheck = async (db: Executor, check: Check): Promise<void> => {
  const { at, by, isWhole, lastNumber, checked, brokenAt } = check;
  await sql`
    insert into audit_checks (at, checked_by, whole, last_number, checked, broken_at)
    values (${at}, ${by}, ${isWhole}, ${lastNumber}, ${checked}, ${brokenAt})`.execute(db);
};

/** When the sweep verified last, and when it last found everything right and nothing wrong since; null: never. */
export const selectSweeps = async (db: Executor): Promise<{ last: Date | null; whole: Date | null }> => {
  const { rows } = await sql<{ last: Date | null; whole: Date | null }>`
    select max(at) as last, max(at) filter (where whole and broken_at is null
      and at > coalesce((select max(b.at) from audit_checks b where b.checked_by is null and b.broken_at is not null), '-infinity')) as whole
    from audit_checks where checked_by is null`.execute(db);
  return rows[0] ?? { last: null, whole: null };
};

/** The newest check of the night, of everything, and of a person. */
export const selectChecks = async (
  db: Executor,
): Promise<{ night: Check | null; whole: Check | null; person: Check | null }> => {
  const newest = (isOf: RawBuilder<boolean>) =>
    sql<Check>`
      select at, checked_by as by, whole as "isWhole", last_number as "lastNumber", checked, broken_at as "brokenAt"
      from audit_checks where ${isOf} order by id desc limit 1`.execute(db);
  const [night, whole, person] = await Promise.all([
    newest(sql`checked_by is null`),
    newest(sql`whole`),
    newest(sql`checked_by is not null`),
  ]);
  return { night: night.rows[0] ?? null, whole: whole.rows[0] ?? null, person: person.rows[0] ?? null };
};

/** The first entry that the newest check by itself found not as it was; null: none. */
export const findBrokenEntry = async (db: Executor): Promise<number | null> => {
  const { rows } = await sql<{ at: number | null }>`
    select broken_at as at from audit_checks where checked_by is null order by id desc limit 1`.execute(db);
  return rows[0]?.at ?? null;
};

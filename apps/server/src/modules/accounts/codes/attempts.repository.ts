import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { personalTerms } from '../../../kernel/personal-terms.ts';

/** At most `count` takes within any `seconds`. */
export type AttemptRule = { readonly count: number; readonly seconds: number };

const since = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;

/** The moment of a take as text with microseconds, and how many takes there are within the longest rule, it included. */
export type Take = { readonly moment: string; readonly count: number };

/** Takes one if every rule allows it, in a single statement: takers of the same key wait for one another. Or null. */
export const takeMoment = async (
  db: Executor,
  scope: string,
  key: string,
  rules: readonly AttemptRule[],
): Promise<Take | null> => {
  const longest = Math.max(...rules.map((rule) => rule.seconds));
  const allowed = rules.map(
    ({ count, seconds }) => sql`(select count(*) from unnest(a.moments) m where m > ${since(seconds)}) < ${count}::int`,
  );
  const { rows } = await sql<Take>`
    insert into attempts as a (scope, key, moments) values (${scope}, ${key}, array[clock_timestamp()])
    on conflict (scope, key) do update set touched_at = now(),
      moments = array(select m from unnest(a.moments) m where m > ${since(longest)} order by m) || clock_timestamp()
    where ${sql.join(allowed, sql` and `)}
    returning a.moments[cardinality(a.moments)]::text as moment, cardinality(a.moments) as count`.execute(db);
  return rows[0] ?? null;
};

/** Takes of these keys within the last `seconds`, in the order of the keys. Waits for nobody. */
export const countTakes = async (
  db: Executor,
  scope: string,
  keys: readonly string[],
  seconds: number,
): Promise<number[]> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from attempts a, unnest(a.moments) m
      where a.scope = ${scope} and a.key = k.key and m > ${since(seconds)})::int as n
    from unnest(${keys}::text[]) with ordinality k(key, at) order by k.at`.execute(db);
  return rows.map(({ n }) => n);
};

/** Seconds until every rule allows one more. */
export const readWait = async (
  db: Executor,
  scope: string,
  key: string,
  rules: readonly AttemptRule[],
): Promise<number> => {
  const waits = rules.map(
    ({ count, seconds }) => sql`extract(epoch from (select m from unnest(a.moments) m order by m desc
      offset ${count - 1} limit 1) + make_interval(secs => ${seconds}) - clock_timestamp())`,
  );
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(greatest(${sql.join(waits)}))::int as wait from attempts a where scope = ${scope} and key = ${key}`.execute(
    db,
  );
  return Math.max(1, rows[0]?.wait ?? 1);
};

export const removeMoment = async (db: Executor, scope: string, key: string, moment: string): Promise<void> => {
  await sql`
    update attempts set moments = array_remove(moments, ${moment}::timestamptz)
    where scope = ${scope} and key = ${key}`.execute(db);
};

/** What no limit or code needs any more; answers how many rows went. */
export const deleteOldCodes = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with a as (delete from attempts where touched_at < now() - interval '25 hours' returning 1),
      p as (delete from phone_codes where created_at < now() - interval '2 days' returning 1),
      c as (delete from one_time_codes where least(coalesce(ended_at, expires_at), expires_at) < now() - make_interval(days => ${personalTerms.codes})
        returning 1)
    select (select count(*) from a) + (select count(*) from p) + (select count(*) from c) as n`.execute(db);
  return rows[0]?.n ?? 0;
};

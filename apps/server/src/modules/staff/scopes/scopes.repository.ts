import type { Grant } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** What a scope names. */
export type Scoped = 'events' | 'starts';

/** A scope with another address in the place of one. */
const renamed = (scope: ReturnType<typeof sql>, kind: Scoped, from: string, to: string) => sql`
  jsonb_build_object(${kind}::text, (select jsonb_agg(case when x = ${from} then ${to}::text else x end order by n)
    from jsonb_array_elements_text(${scope} -> ${kind}) with ordinality t (x, n)))`;

/** Open invitations first: one that is being accepted is waited for, and the grants that came of it are seen by what follows. */
export const renameInvited = async (tx: Tx, kind: Scoped, from: string, to: string): Promise<void> => {
  await sql`
    update staff_invitations set grants = (
      select jsonb_agg(case when g -> 'scope' -> ${kind} ? ${from}
        then jsonb_set(g, '{scope}', ${renamed(sql`g -> 'scope'`, kind, from, to)}) else g end order by n)
      from jsonb_array_elements(grants) with ordinality t (g, n))
    where ended_at is null and exists (
      select from jsonb_array_elements(grants) g where g -> 'scope' -> ${kind} ? ${from})`.execute(tx);
};

export const renameGranted = async (tx: Tx, kind: Scoped, from: string, to: string): Promise<void> => {
  await sql`update staff_grants set scope = ${renamed(sql`scope`, kind, from, to)}
    where ended_at is null and scope -> ${kind} ? ${from}`.execute(tx);
};

/** Out of open invitations; a grant of which nothing is left goes, and an invitation without grants has ended. */
export const removeInvited = async (tx: Tx, kind: Scoped, from: string, now: Date): Promise<void> => {
  await sql`
    with cut as (
      select i.id, coalesce(jsonb_agg(case when g -> 'scope' -> ${kind} ? ${from}
          then jsonb_set(g, array['scope', ${kind}], (g -> 'scope' -> ${kind}) - ${from}) else g end order by n)
        filter (where g -> 'scope' -> ${kind} is distinct from jsonb_build_array(${from}::text)), '[]') as grants
      from staff_invitations i, jsonb_array_elements(i.grants) with ordinality t (g, n)
      where i.ended_at is null group by i.id
      having bool_or(coalesce(g -> 'scope' -> ${kind} ? ${from}, false)))
    update staff_invitations i set grants = case when cut.grants = '[]' then i.grants else cut.grants end,
      ended_at = case when cut.grants = '[]' then coalesce(i.ended_at, ${now}) else i.ended_at end
    from cut where cut.id = i.id`.execute(tx);
};

/** People who have a grant for it now. */
export const selectGranted = async (tx: Tx, kind: Scoped, address: string): Promise<number[]> => {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from staff_grants where ended_at is null and scope -> ${kind} ? ${address} order by 1`.execute(
    tx,
  );
  return rows.map(({ userId }) => userId);
};

/** Out of a person's grants; one of which nothing is left has ended. */
export const removeGranted = async (
  tx: Tx,
  {
    userId,
    kind,
    from,
    now,
  }: { readonly userId: number; readonly kind: Scoped; readonly from: string; readonly now: Date },
): Promise<readonly Grant[]> => {
  const { rows } = await sql<Grant>`
    update staff_grants set
      ended_at = case when jsonb_array_length(scope -> ${kind}) = 1 then ${now}::timestamptz end,
      scope = case when jsonb_array_length(scope -> ${kind}) = 1 then scope
        else jsonb_build_object(${kind}::text, (scope -> ${kind}) - ${from}) end
    where user_id = ${userId} and ended_at is null and scope -> ${kind} ? ${from}
    returning role, scope, areas, floor(extract(epoch from until))::bigint as until`.execute(tx);
  return rows;
};

import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { daysAgo, type Tx } from '../../../platform/database/index.ts';

/** Holds that ended longer ago than their term, locked, by what became of them. */
export const takeEndedHolds = async (tx: Tx, limit: number): Promise<{ released: string[]; sold: string[] }> => {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from holds where state in ('released', 'sold') and visitor <> '' and expires_at < ${daysAgo(personalTerms.holds)}
    order by expires_at limit ${limit} for update skip locked`.execute(tx);
  const idsOf = (state: string): string[] => rows.filter((row) => row.state === state).map(({ id }) => id);
  return { released: idsOf('released'), sold: idsOf('sold') };
};

export const detachNumbers = async (tx: Tx, holdIds: readonly string[]): Promise<void> => {
  await sql`update booked_numbers set hold_id = null where hold_id = any(${holdIds}::text[])`.execute(tx);
};

export const forgetHolders = async (tx: Tx, holdIds: readonly string[]): Promise<void> => {
  await sql`update holds set visitor = '', address = '' where id = any(${holdIds}::text[])`.execute(tx);
};

/** Released holds to which nothing leads. */
export const deleteLooseHolds = async (tx: Tx, limit: number): Promise<void> => {
  await sql`
    delete from holds where id in (
      select id from holds h where state = 'released' and visitor <> '' and expires_at < ${daysAgo(personalTerms.holds)}
        and not exists (select from order_lines where hold_id = h.id) and not exists (select from booked_numbers where hold_id = h.id)
      order by expires_at limit ${limit} for update skip locked)`.execute(tx);
};

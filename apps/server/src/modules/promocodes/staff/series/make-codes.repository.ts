import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

export type PartToMake = {
  readonly id: number;
  readonly count: number;
  readonly prefix: string;
  readonly length: number;
  readonly isGiven: boolean;
};

/** The part of a run, kept from giving its file until the transaction ends; null: its series was deleted. */
export const lockPartOfRun = async (tx: Tx, run: string): Promise<PartToMake | null> => {
  const { rows } = await sql<PartToMake>`
    select t.id, t.count, s.prefix, s.length, t.given_at is not null as "isGiven"
    from promocode_parts t join promocode_series s on s.id = t.series_id where t.run = ${run} for share of t`.execute(
    tx,
  );
  return rows[0] ?? null;
};

/** Those of the codes that nobody has yet become codes of the part; answers how many. */
export const insertCodes = async (tx: Tx, partId: number, codes: readonly string[], now: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into promocodes (code, kind, discount, code_count, uses, available, event_ids, format_ids, product_ids, offer_ids, series_id, part_id,
      created_at, updated_at)
    select c.code, s.kind, s.discount, s.code_count, s.uses, s.uses, s.event_ids, s.format_ids, s.product_ids, s.offer_ids, s.id, t.id, ${now}, ${now}
    from promocode_parts t join promocode_series s on s.id = t.series_id, unnest(${[...codes]}::text[]) as c (code)
    where t.id = ${partId} on conflict (code) do nothing`.execute(tx);
  return Number(numAffectedRows);
};

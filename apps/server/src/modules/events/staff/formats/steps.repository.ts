import type { StepPlan } from '@trassa/rules';
import { sql } from 'kysely';
import { fromUnix } from '../../../../kernel/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';

/** Prices in kopecks. */
export const insertSteps = async (tx: Tx, formatId: number, steps: readonly StepPlan[]): Promise<void> => {
  if (!steps.length) return;
  await sql`insert into format_prices (format_id, kind, price_minor, starts_at, from_count)
    select ${formatId}, s.* from unnest(${steps.map(({ kind }) => kind)}::text[], ${steps.map(({ price }) => price)}::bigint[],
      ${steps.map(({ starts_at: at }) => (at === null ? null : fromUnix(at)))}::timestamptz[],
      ${steps.map(({ from_count: count }) => count)}::int[]) s (kind, price_minor, starts_at, from_count)`.execute(tx);
};

export const deleteSteps = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length) await sql`delete from format_prices where id = any(${[...ids]}::bigint[])`.execute(tx);
};

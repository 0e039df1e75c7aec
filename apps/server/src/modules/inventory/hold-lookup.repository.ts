import { sql } from 'kysely';
import type { HoldState, TicketKind } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';

export type FoundHold = {
  readonly id: string;
  readonly formatId: number;
  readonly formatPublicId: string;
  readonly kind: TicketKind;
  readonly count: number;
  readonly state: HoldState;
  /** By the database's clock, and not by its state alone: the sweep may be a second late. */
  readonly isExpired: boolean;
  readonly expiresAt: Date;
};

export const findHold = async (executor: Executor, id: string): Promise<FoundHold | null> => {
  const { rows } = await sql<FoundHold>`
    select h.id, q.format_id as "formatId", f.public_id as "formatPublicId", q.kind, h.count, h.state, h.expires_at <= now() as "isExpired",
      h.expires_at as "expiresAt"
    from holds h join quotas q on q.id = h.quota_id join formats f on f.id = q.format_id where h.id = ${id}`.execute(
    executor,
  );
  return rows[0] ?? null;
};

/**
 * Places left of a format by kind; those of holds that are over count as left, as the next reservation would end them.
 */
export const selectLeft = async (executor: Executor, formatId: number): Promise<{ [kind in TicketKind]?: number }> => {
  const { rows } = await sql<{ kind: TicketKind; left: number }>`
    select q.kind, q.capacity - q.reserve - q.taken + coalesce((
      select sum(h.count) from holds h where h.quota_id = q.id and h.state = 'live' and h.order_id is null and h.expires_at <= now()), 0) as left
    from quotas q where q.format_id = ${formatId}`.execute(executor);
  return Object.fromEntries(rows.map((row) => [row.kind, row.left]));
};

import { type HoldState, longestHoldSeconds, type TicketKind } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { LaterPlaces } from './held-prices.ts';

/** Lines of an order that share a hold, or lines without one of the same format and kind. */
export type PlaceGroup = {
  readonly holdId: string | null;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly count: number;
  readonly lines: readonly GroupedLine[];
};
export type GroupedLine = {
  readonly uniqueId: string;
  readonly holdId: string | null;
  readonly formatId: number;
  readonly formatPublicId: string;
  readonly kind: TicketKind;
  readonly count: number;
};

export type KnownHold = {
  readonly id: string;
  readonly quotaId: number;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly count: number;
  readonly state: HoldState;
  readonly orderId: number | null;
  /** By the database's clock. */
  readonly isExpired: boolean;
  readonly priceAt: Date;
  readonly later: readonly LaterPlaces[];
  /** Unix seconds by the database's clock. */
  readonly readAt: number;
};

/** Groups by hold, in the order of the basket. A line of another format or kind than its group's stands alone. */
export const groupPlaces = (lines: readonly GroupedLine[]): PlaceGroup[] => {
  const groups = new Map<
    string,
    { holdId: string | null; formatId: number; kind: TicketKind; count: number; lines: GroupedLine[] }
  >();
  for (const line of lines) {
    const key = `${line.holdId ?? ''} ${line.formatId} ${line.kind}`;
    const group = groups.get(key);
    if (group) {
      group.count += line.count;
      group.lines.push(line);
    } else
      groups.set(key, {
        holdId: line.holdId,
        formatId: line.formatId,
        kind: line.kind,
        count: line.count,
        lines: [line],
      });
  }
  return [...groups.values()];
};

/** Orders and changes in turn keep places and their old price for an hour, no longer. */
const isTooOld = ({ priceAt, readAt }: KnownHold): boolean => readAt - toUnix(priceAt) > longestHoldSeconds;

/**
 * Whether a hold may become the order's: live and not over, or already ordered by an order that this one replaces; of the
 * very format and kind, and not older than any hold may be.
 */
export const isUsable = (
  group: PlaceGroup,
  hold: KnownHold | undefined,
  replaced: readonly number[],
): hold is KnownHold =>
  hold !== undefined &&
  hold.formatId === group.formatId &&
  hold.kind === group.kind &&
  !isTooOld(hold) &&
  ((hold.state === 'live' && !hold.isExpired) ||
    (hold.state === 'ordered' && hold.orderId !== null && replaced.includes(hold.orderId)));

export type GroupNeed = { readonly group: PlaceGroup; readonly hold: KnownHold | null };
export type ShortGroup = { readonly group: PlaceGroup; readonly left: number };

/**
 * Which groups do not fit into the places left by quota (own held ones come on top), and what each quota changes by.
 * Earlier lines are served first.
 */
export const decidePlaces = (
  needs: readonly GroupNeed[],
  quotas: ReadonlyMap<string, { readonly id: number; readonly left: number }>,
): { short: ShortGroup[]; deltas: Map<number, number> } => {
  const left = new Map([...quotas.values()].map((quota) => [quota.id, quota.left]));
  const deltas = new Map<number, number>();
  const short: ShortGroup[] = [];
  for (const { group, hold } of needs) {
    const quota = quotas.get(quotaKey(group.formatId, group.kind));
    const own = hold?.count ?? 0;
    const free = quota ? (left.get(quota.id) ?? 0) : 0;
    const more = group.count - own;
    if (!quota || more > free) {
      short.push({ group, left: free + own });
      continue;
    }
    left.set(quota.id, free - more);
    if (more !== 0) deltas.set(quota.id, (deltas.get(quota.id) ?? 0) + more);
  }
  return { short, deltas };
};

export const quotaKey = (formatId: number, kind: TicketKind): string => `${formatId} ${kind}`;

import { holdSeconds, type ByKind, type TicketKind } from '@trassa/rules';
import { type LaterPlaces, resizeLater } from './held-prices.ts';

/** What a visitor asks of the places of a format. */
export type Ask =
  | {
      readonly type: 'reserve';
      readonly formatId: number;
      readonly kind: TicketKind;
      readonly count: number;
      readonly visitor: string;
      readonly address: string;
    }
  | {
      readonly type: 'change';
      readonly formatId: number;
      readonly kind: TicketKind;
      readonly count: number;
      readonly holdId: string;
    }
  | { readonly type: 'release'; readonly formatId: number; readonly holdId: string };

export type Answer =
  /** `expiresAt` in unix seconds; `left`: places left of the format by kind. */
  | { readonly type: 'held'; readonly holdId: string; readonly expiresAt: number; readonly left: ByKind<number> }
  | { readonly type: 'released' }
  /** `left`: how many this visitor could have, his own held ones included. */
  | { readonly type: 'short'; readonly left: number }
  | { readonly type: 'expired' }
  | { readonly type: 'too_many' }
  | { readonly type: 'unavailable' };

export type Quota = {
  readonly id: number;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly capacity: number;
  readonly taken: number;
};
/** A hold that is live by the database's clock. */
export type LiveHold = {
  readonly id: string;
  readonly quotaId: number;
  readonly count: number;
  readonly later: readonly LaterPlaces[];
  readonly expiresAt: number;
};

/** The locked rows on which a batch is decided. */
export type BatchState = {
  readonly quotas: readonly Quota[];
  readonly holds: ReadonlyMap<string, LiveHold>;
  /** Live holds by visitor and by address; null: not limited. */
  readonly owned: {
    readonly visitors: ReadonlyMap<string, number>;
    readonly addresses: ReadonlyMap<string, number>;
  } | null;
  readonly limits: { readonly visitor: number; readonly address: number };
  /** When a hold of this batch ends, unix seconds. */
  readonly expiresAt: number;
};

export type NewHold = {
  readonly id: string;
  readonly quotaId: number;
  readonly count: number;
  readonly visitor: string;
  readonly address: string;
};
/** `count` null: released. */
export type ChangedHold = {
  readonly id: string;
  readonly count: number | null;
  readonly later: readonly LaterPlaces[];
};

export type Decision = {
  /** One for each ask. */
  readonly answers: readonly Answer[];
  readonly added: readonly NewHold[];
  readonly changed: readonly ChangedHold[];
  /** By quota id: places taken more, or fewer. */
  readonly deltas: ReadonlyMap<number, number>;
  /** Quotas that somebody was refused for. */
  readonly short: ReadonlySet<number>;
};

type Places = { quota: Quota; left: number };

const count = (owned: Map<string, number>, key: string): number => {
  const now = (owned.get(key) ?? 0) + 1;
  owned.set(key, now);
  return now;
};

/**
 * First come, first served: what does not fit is refused, a later smaller one may still fit. Pure; `makeId` gives the ids
 * of new holds. DEC-59, API §22
 */
export const decideBatch = (state: BatchState, asks: readonly Ask[], makeId: () => string): Decision => {
  const formats = new Map<number, Places[]>();
  for (const quota of state.quotas) {
    const places = { quota, left: quota.capacity - quota.taken };
    const ofFormat = formats.get(quota.formatId);
    if (ofFormat) ofFormat.push(places);
    else formats.set(quota.formatId, [places]);
  }
  const visitors = new Map(state.owned?.visitors);
  const addresses = new Map(state.owned?.addresses);
  const counts = new Map<string, number | null>();
  const laters = new Map<string, readonly LaterPlaces[]>();
  const now = state.expiresAt - holdSeconds;
  const added: NewHold[] = [];
  const short = new Set<number>();

  const placesOf = (formatId: number, kind: TicketKind): Places | undefined =>
    formats.get(formatId)?.find((one) => one.quota.kind === kind);
  const leftOf = (formatId: number): ByKind<number> => {
    const left: { [kind in TicketKind]?: number } = {};
    for (const one of formats.get(formatId) ?? []) left[one.quota.kind] = one.left;
    return left;
  };
  const isOverLimit = (visitor: string, address: string): boolean =>
    state.owned !== null &&
    ((visitors.get(visitor) ?? 0) >= state.limits.visitor || (addresses.get(address) ?? 0) >= state.limits.address);
  const countOf = (hold: LiveHold): number | null =>
    counts.get(hold.id) === undefined ? hold.count : (counts.get(hold.id) ?? null);

  const reserve = (ask: Ask & { type: 'reserve' }): Answer => {
    if (isOverLimit(ask.visitor, ask.address)) return { type: 'too_many' };
    const places = placesOf(ask.formatId, ask.kind);
    if (!places) return { type: 'short', left: 0 };
    if (ask.count > places.left) {
      short.add(places.quota.id);
      return { type: 'short', left: places.left };
    }
    places.left -= ask.count;
    count(visitors, ask.visitor);
    count(addresses, ask.address);
    const hold = {
      id: makeId(),
      quotaId: places.quota.id,
      count: ask.count,
      visitor: ask.visitor,
      address: ask.address,
    };
    added.push(hold);
    return { type: 'held', holdId: hold.id, expiresAt: state.expiresAt, left: leftOf(ask.formatId) };
  };

  const change = (ask: Ask & { type: 'change' }): Answer => {
    const hold = state.holds.get(ask.holdId);
    const places = placesOf(ask.formatId, ask.kind);
    const current = hold && countOf(hold);
    if (!hold || !places || current === null || current === undefined || hold.quotaId !== places.quota.id)
      return { type: 'expired' };
    if (ask.count - current > places.left) {
      short.add(places.quota.id);
      return { type: 'short', left: places.left + current };
    }
    places.left -= ask.count - current;
    const later = laters.get(hold.id) ?? hold.later;
    laters.set(hold.id, resizeLater({ count: current, later }, ask.count, now));
    counts.set(hold.id, ask.count);
    return { type: 'held', holdId: hold.id, expiresAt: hold.expiresAt, left: leftOf(ask.formatId) };
  };

  const release = (ask: Ask & { type: 'release' }): Answer => {
    const hold = state.holds.get(ask.holdId);
    const places = hold && formats.get(ask.formatId)?.find((one) => one.quota.id === hold.quotaId);
    const current = hold && countOf(hold);
    if (!places || current === null || current === undefined) return { type: 'released' };
    places.left += current;
    counts.set(ask.holdId, null);
    return { type: 'released' };
  };

  const answers = asks.map((ask) =>
    ask.type === 'reserve' ? reserve(ask) : ask.type === 'change' ? change(ask) : release(ask),
  );
  const deltas = new Map<number, number>();
  for (const { quota, left } of [...formats.values()].flat()) {
    const delta = quota.capacity - quota.taken - left;
    if (delta !== 0) deltas.set(quota.id, delta);
  }
  const changed = [...counts]
    .filter(([id, kept]) => kept !== state.holds.get(id)?.count)
    .map(([id, kept]) => ({ id, count: kept, later: laters.get(id) ?? [] }));
  return { answers, added, changed, deltas, short };
};
